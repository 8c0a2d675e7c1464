# Gra z przewodnikiem w Leśne Duchy: zdanie do każdego proponowanego ruchu.

spirits-of-the-forest-guided-begin = Większość lasu jest już zebrana, zostało dziewięć kafli. Liczba na złotym polu oznacza najwięcej: punkty daje tylko największa liczba danego ducha lub żywiołu.
spirits-of-the-forest-guided-two = Dwa pojedyncze kafle tego samego ducha można wziąć razem. Masz wtedy cztery pajęczyny, a komputer tylko dwie: Ty masz najwięcej i dostajesz cztery punkty.
spirits-of-the-forest-guided-gem = Twój klejnot wrócił razem z kaflem. Połóż go na kropli rosy z ogniem: kto teraz zechce ten kafel, na zawsze traci swój klejnot.
spirits-of-the-forest-guided-powers = Dwa owoce, a znaki w rogach też się liczą: księżyc i ogień. Ognia masz najwięcej, więc to jeden punkt więcej.
spirits-of-the-forest-guided-guard = Komputer oddał właśnie swój ostatni klejnot, więc to, co teraz zaznaczysz, na pewno będzie Twoje. Zaznacz dwie pajęczyny z darem.
spirits-of-the-forest-guided-first = To jedyny kafel, który komputer mógłby jeszcze wziąć, więc weź go pierwszy. Kafel podwójny bierze się zawsze osobno.
spirits-of-the-forest-guided-favour = Komputer dogonił Cię w pajęczynach. Z tymi dwiema znów prowadzisz, sześć do czterech, a leżący na nich dar to jeszcze jeden symbol, który znasz tylko Ty.
spirits-of-the-forest-guided-last = Ostatni kafel czekał na Ciebie pod Twoim klejnotem: kolejna kropla rosy i kolejny ogień, a jednego i drugiego masz najwięcej.
spirits-of-the-forest-guided-reveal = Każdy dar liczy się jako jeszcze jeden symbol. „+” zwróciłby klejnot, ale nie ma już kafla, na którym można by go położyć: odkryj swoje dary.
