# Jak grać w Spirit Island, w minutę. Zdanie lub dwa na każdą część.

spirit-island-lesson-invaders-title = Ruch najeźdźców
spirit-island-lesson-goal = Wszyscy razem gracie duchami wyspy i przepędzacie najeźdźców, zanim ją zniszczą.
spirit-island-lesson-turn = Rozwój daje obecność, energię albo karty. Potem zagrywasz karty mocy i płacisz za nie energią. Szybkie moce działają przed najeźdźcami, wolne po nich.
spirit-island-lesson-invaders = Najeźdźcy pustoszą jeden rodzaj krain, budują w drugim, eksplorują trzeci. Gdzie teraz eksplorują, tam w następnej turze budują, a w kolejnej pustoszą, więc zawsze wiadomo, co nadchodzi.
spirit-island-lesson-end = Strach ułatwia wygraną: najpierw nie może być żadnych najeźdźców, potem miasteczek i miast, na koniec tylko miast. Przegrywacie, gdy skończy się skaza na karcie, któryś duch straci całą obecność albo najeźdźcom skończą się karty.
spirit-island-lesson-example = Miasteczko (2) i dwóch odkrywców (po 1) przy obronie 2 zadają 2 obrażenia: od 2 obrażeń kraina dostaje skazę. Dahan przeżywa tam 1 obrażenie, ale nie 2.

## Co znaczą znaki

spirit-island-sign-explorer = odkrywca: zadaje 1
spirit-island-sign-town = miasteczko: zadaje 2
spirit-island-sign-city = miasto: zadaje 3
spirit-island-sign-dahan = Dahan: oddaje cios
spirit-island-sign-blight = skaza
spirit-island-sign-defend = obrona krainy
spirit-island-sign-presence = obecność ducha
spirit-island-sign-energy = energia
spirit-island-sign-cards = karty
spirit-island-sign-fear = strach
spirit-island-sign-fast = szybka moc
spirit-island-sign-slow = wolna moc
spirit-island-sign-ravage = kraina pustoszona
spirit-island-sign-build = kraina, w której budują
spirit-island-sign-explore = kraina eksplorowana
spirit-island-sign-coming-ravage = tu spustoszą: obrażenia
spirit-island-sign-ring-ravage = ramka: tu spustoszą
spirit-island-sign-coming-build = tu zbudują
spirit-island-sign-ring-build = ramka w paski: tu zbudują
spirit-island-sign-ring-lit = kraina do wyboru
spirit-island-sign-wounded = pasek: zdrowie i obrażenia
spirit-island-sign-sacred = święte miejsce ducha
spirit-island-sign-destroyed = zniszczona obecność
spirit-island-sign-play = zagrane / dozwolone karty
spirit-island-sign-discarded = odrzucone karty
spirit-island-sign-reclaim-one = odzyskanie jednej karty
spirit-island-sign-ready = gotowe w tej fazie
spirit-island-sign-level-met = osiągnięty próg
spirit-island-sign-level-next = następny próg
spirit-island-sign-pool = zdrowie utopionych
spirit-island-sign-sun = { spirit-island-name-sun }
spirit-island-sign-moon = { spirit-island-name-moon }
spirit-island-sign-fire = { spirit-island-name-fire }
spirit-island-sign-air = { spirit-island-name-air }
spirit-island-sign-water = { spirit-island-name-water }
spirit-island-sign-earth = { spirit-island-name-earth }
spirit-island-sign-plant = { spirit-island-name-plant }
spirit-island-sign-animal = { spirit-island-name-animal }
spirit-island-sign-any = dowolny żywioł
spirit-island-sign-mark-no-ravage = bez pustoszenia
spirit-island-sign-mark-no-build = bez budowy
spirit-island-sign-mark-no-city = bez budowy miast
spirit-island-sign-mark-no-explore = bez eksploracji
spirit-island-sign-mark-no-blight = skaza nie przybywa
spirit-island-sign-mark-dahan-health = Dahanie mają więcej zdrowia
spirit-island-sign-mark-dahan-safe = Dahanie nietykalni
spirit-island-sign-mark-dahan-hidden = Dahanie poza pustoszeniem
spirit-island-sign-mark-dahan-at-once = Dahanie biją równocześnie
spirit-island-sign-mark-fear-defends = strach z mocy też broni
spirit-island-sign-mark-vengeance = odwet za zniszczonych
spirit-island-sign-mark-heart = serce: bez miasteczek
spirit-island-sign-turn = może działać
spirit-island-sign-won = wygrana

## Mówione raz, gdy ktoś jest o to pytany pierwszy raz

spirit-island-tip-setup = Wariant „Pierwsza gra” daje cztery najłatwiejsze duchy. Każdy duch jest mocny w czym innym: najpierw przeczytaj jego moce.
spirit-island-tip-growth = Obecność daje energię i zagrania: rozłóż ją po wyspie wcześnie.
spirit-island-tip-cards = Zobacz, która kraina będzie pustoszona, i zagraj to, co tam pomoże. Niewydana energia zostaje.
spirit-island-tip-fast = Szybkie moce działają przed najeźdźcami: broń teraz albo wyprowadź ich z pustoszonej krainy.
spirit-island-tip-slow = Najeźdźcy już zadziałali. Wolne moce przygotowują następną turę: gdzie teraz budują, tam potem pustoszą.
