# Jak grać w Żywy Las, w minutę. Zdanie lub dwa na każdą część.

living-forest-lesson-draw-title = Dobieranie
living-forest-lesson-goal = Zdobądź przed innymi 12 różnych drzew, 12 ugaszonych ogni albo 12 kwiatów. Wystarczy jedno z trzech.
living-forest-lesson-draw = Wszyscy dobierają zwierzęta naraz i kończą, kiedy chcą. Każde stadne zwierzę znosi jedno samotne; przy 3 samotnych trzeba skończyć i ma się jedną akcję zamiast dwóch.
living-forest-lesson-turn = Potem wykonujesz dwie różne akcje: słońca przywołują zwierzęta, woda gasi ognie, wiatr przesuwa ducha, liście sadzą drzewo, albo bierzesz odłamek. Żywiołów się nie zużywa: w każdej akcji masz je wszystkie.
living-forest-lesson-end = Na końcu rundy ognie atakują. Mając mniej wody, niż warte są razem wszystkie ognie, dostajesz za każdy z nich warana.
living-forest-lesson-example = Wygrywa Ada: ma 12 drzew, choć Bruno ma razem więcej (33 do 22).
living-forest-lesson-kodama-goal = Zdobądź przed innymi 13 różnych drzew, 13 ugaszonych ogni albo 13 kwiatów. Wystarczy jedno z trzech.
living-forest-lesson-kodama = Kwiaty wzywają kodamy; dwa symbole kodamy w rzędzie lub więcej dają odłamek, żeton żywiołu albo jeszcze jedną akcję.

## Co znaczą znaki

living-forest-sign-sun = słońce: nowe zwierzęta
living-forest-sign-water = woda: gasi ognie
living-forest-sign-wind = wiatr: rusza ducha
living-forest-sign-plant = liść: sadzi drzewa
living-forest-sign-flower = kwiat
living-forest-sign-solitary = samotne zwierzę
living-forest-sign-gregarious = stadne zwierzę
living-forest-sign-fragment = odłamek: usuwa kartę
living-forest-sign-varan = waran
living-forest-sign-goal-tree = drzewa do wygranej
living-forest-sign-goal-fire = ognie do wygranej
living-forest-sign-goal-flower = kwiaty do wygranej
living-forest-sign-repeat = akcja dwa razy
living-forest-sign-symbol = symbol kodamy
living-forest-sign-element-tile = żeton żywiołu
living-forest-sign-deed-attract = { living-forest-deed-attract }
living-forest-sign-deed-extinguish = { living-forest-deed-extinguish }
living-forest-sign-deed-move = { living-forest-deed-move }
living-forest-sign-deed-plant = { living-forest-deed-plant }
living-forest-sign-deed-fragment = { living-forest-deed-fragment }
living-forest-sign-deed-call = { living-forest-deed-call }
living-forest-sign-turn = pozostałe akcje
living-forest-sign-stopped = już nie dobiera
living-forest-sign-first = 1. gracz; stare drzewo
living-forest-sign-stack = stos dobierania
living-forest-sign-discard = karty odrzucone
living-forest-sign-room = miejsce na drzewo
living-forest-sign-full = pełny rząd lub kolumna
living-forest-sign-onibi = Onibi w kręgu
living-forest-sign-won = wygrana

## Mówione raz, gdy ktoś jest o to pytany pierwszy raz

living-forest-tip-draw = Więcej kart to więcej żywiołów, ale przy 3 samotnych zwierzętach tracisz akcję. Bez odłamka kończ przy 2.
living-forest-tip-act = Nowe zwierzęta przyjdą już w następnej rundzie, a drzewa dają na stałe. Spójrz też na ognie: ile masz przeciw nim wody?
living-forest-tip-steal = Żeton liczy się Tobie i przestaje się liczyć drugiej osobie. Weź ten, którego rodzaju zbierasz 12.
