# Jak grać w Leśne Duchy, w minutę. Zdanie lub dwa na każdą część.

spirits-of-the-forest-lesson-goal = Zdobądź przewagę w jak największej liczbie duchów i żywiołów. Kto ma czegoś najwięcej, dostaje tyle punktów, ile tego ma; pozostali nic.
spirits-of-the-forest-lesson-turn = Zbieraj z końców rzędów: jeden kafel podwójny albo jeden lub dwa pojedyncze tego samego ducha. Dar z kafla jest Twój i widzisz go tylko Ty. Potem możesz położyć klejnot: za taki kafel inni płacą swoim.
spirits-of-the-forest-lesson-end = Gdy nie ma już kafli do wzięcia, odkrywa się dary i liczy punkty. Wygrywa, kto ma ich najwięcej; przy remisie ten, kto ma mniej kafli.
spirits-of-the-forest-lesson-example = Najwięcej grzybów daje punkty, mniej nie daje nic, a brak kafla z grzybem kosztuje 3 punkty.
spirits-of-the-forest-lesson-solo = Zbierz kafel z końca rzędu; przeciwnik dostaje ten z drugiego końca. Wygrywasz, jeśli na końcu, gdy zostaje jeden rząd, w żadnym duchu nie ma od Ciebie więcej. Swój dar możesz zatrzymać, odrzucić (+5) albo oddać (+10).
spirits-of-the-forest-lesson-wish = Zatrzymaj w tajemnicy jedno z dwóch życzeń. Jeśli się spełni, dostajesz to, co przedstawia.
spirits-of-the-forest-lesson-curse = Zatrzymaj w tajemnicy jedną z dwóch klątw. Jeśli masz najmniej tego, co przedstawia, tracisz 6 punktów.
spirits-of-the-forest-lesson-seasons = Przy każdym rzędzie leży karta: tyle kafli musi w nim zostać. Ostatni kafel rzędu z gwiazdką daje gwiazdkę.
spirits-of-the-forest-lesson-events = Część kafli leży zakryta. Kafel można zebrać, gdy jeden z jego dłuższych boków jest wolny; wtedy też się go odkrywa.
spirits-of-the-forest-lesson-gem-bonus = Każdy Twój klejnot, który na końcu jest jeszcze w grze, to punkt.
spirits-of-the-forest-lesson-moonlight = Kto zbierze ostatni kafel wokół kafla Blasku Księżyca, ogląda go i odkrywa albo nie. Duch z oboma odkrytymi liczy się podwójnie.
spirits-of-the-forest-lesson-enchanted = Na koniec swojej tury możesz oddać trzy kafle za kartę. Bez karty i bez przewagi w jakimś duchu nie ma punktów, ale za to, czego brakuje, nikt nic nie traci.

## Co znaczą znaki, które nie mają innej nazwy

spirits-of-the-forest-sign-favour = dar
spirits-of-the-forest-sign-plus = zwraca klejnot
spirits-of-the-forest-sign-gem = klejnot
spirits-of-the-forest-sign-star = gwiazdka
spirits-of-the-forest-sign-branches = { spirits-of-the-forest-branches }
spirits-of-the-forest-sign-dewdrops = { spirits-of-the-forest-dewdrops }
spirits-of-the-forest-sign-mushrooms = { spirits-of-the-forest-mushrooms }
spirits-of-the-forest-sign-fruits = { spirits-of-the-forest-fruits }
spirits-of-the-forest-sign-leaves = { spirits-of-the-forest-leaves }
spirits-of-the-forest-sign-mosses = { spirits-of-the-forest-mosses }
spirits-of-the-forest-sign-flowers = { spirits-of-the-forest-flowers }
spirits-of-the-forest-sign-webs = { spirits-of-the-forest-webs }
spirits-of-the-forest-sign-vines = { spirits-of-the-forest-vines }
spirits-of-the-forest-sign-sun = { spirits-of-the-forest-sun }
spirits-of-the-forest-sign-moon = { spirits-of-the-forest-moon }
spirits-of-the-forest-sign-fire = { spirits-of-the-forest-fire }
spirits-of-the-forest-sign-nature = { spirits-of-the-forest-nature }
spirits-of-the-forest-sign-tiles = liczba kafli
spirits-of-the-forest-sign-left = jeszcze w lesie
spirits-of-the-forest-sign-turn = czyja tura
spirits-of-the-forest-sign-gem-out = klejnot w lesie
spirits-of-the-forest-sign-gem-lost = utracony klejnot
spirits-of-the-forest-sign-won = wygrana
spirits-of-the-forest-sign-air = { spirits-of-the-forest-air }
spirits-of-the-forest-sign-spring = wiosna
spirits-of-the-forest-sign-summer = lato
spirits-of-the-forest-sign-autumn = jesień
spirits-of-the-forest-sign-winter = zima
spirits-of-the-forest-sign-locked = zamknięty rząd
spirits-of-the-forest-sign-wish = życzenie
spirits-of-the-forest-sign-choice = dowolny dar
spirits-of-the-forest-sign-curse = klątwa
spirits-of-the-forest-sign-any-gem = klejnoty
spirits-of-the-forest-sign-moonlight-tile = kafel księżyca
spirits-of-the-forest-sign-looking = właśnie oglądany
spirits-of-the-forest-sign-whatever = dowolny duch
spirits-of-the-forest-sign-swap = przesuń klejnoty
spirits-of-the-forest-sign-again = jeszcze jedna tura
spirits-of-the-forest-sign-deck = zaczarowane karty

## Mówione raz, gdy ktoś jest o to pytany pierwszy raz

spirits-of-the-forest-tip-collect = Zbierać można tylko z końców rzędów; dwa pojedyncze kafle jednego ducha idą razem. Szukaj duchów, których możesz mieć najwięcej.
spirits-of-the-forest-tip-gem = Za kafel z Twoim klejnotem inni płacą swoim, na zawsze. Połóż go na kaflu, który chcesz mieć i który zaraz będzie na końcu rzędu.
spirits-of-the-forest-tip-choose = Twojego wyboru nikt nie widzi. Weź kartę pasującą do tego, czego możesz zebrać dużo.
spirits-of-the-forest-tip-claim = Karta kosztuje trzy Twoje kafle na zawsze, więc płać duchami, w których nie prowadzisz.
spirits-of-the-forest-tip-moonlight = Odkryj go, jeśli tego ducha masz najwięcej: z oboma odkrytymi liczy się podwójnie.
spirits-of-the-forest-tip-offer = Odrzuć albo oddaj dar tylko wtedy, gdy bez niego nie zostajesz w tyle w jego duchu.
