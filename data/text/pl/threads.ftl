## Gry we własnych wątkach

thread-plays = Gra toczy się tutaj: { $where }.
thread-turn = Czekamy na: **{ $who }**.
thread-paused = Gra jest wstrzymana.
thread-over = Koniec gry.
thread-lost = Wątku, w którym toczyła się gra ({ $game }), już nie ma. Gra czeka bez zmian: tam, gdzie chcecie grać dalej, użyjcie /wznów.
thread-opened = Zaczynamy: { $where }. Miłej gry!
thread-refused = Na tym serwerze gra się w wątkach, ale nie mogę tu otworzyć wątku, więc gra zostaje na kanale. Pozwól mi tworzyć publiczne wątki i w nich pisać.
thread-elsewhere = Na samym kanale nie ma stołu. Grasz tutaj: { $where }.
