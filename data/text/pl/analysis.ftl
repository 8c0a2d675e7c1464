# /analiza: jak przebiegła skończona gra.

command-analysis = analiza
command-analysis-about = Jak przebiegła skończona gra: szanse wszystkich i przełomowe ruchy
button-analysis = Analiza
analysis-title = Przebieg gry
progress-analysis = Oglądam każdy ruch jeszcze raz… { $bar } { $percent }%
analysis-move = Ruch { $number }, { $who }
analysis-played = Zagrano: { $move } ({ $percent }%)
analysis-better = Lepiej: { $move } ({ $percent }%)
analysis-point = { $number }. { $title }. { $played }. { $better }.
analysis-smooth = Nie widzę jednego ruchu, który przesądził o tej grze.
analysis-about = Procenty to szanse na wygraną według najsilniejszego komputera, na podstawie tego, co można było wtedy wiedzieć.
analysis-together = wszyscy razem
analysis-curve = { $who }: na początku { $first }%, przed końcem najwyżej { $most }%, na koniec { $last }%.
analysis-not-over = Ta gra jeszcze trwa. Poproś o analizę po jej zakończeniu, a teraz o podpowiedź: /podpowiedz.
analysis-none = Tę grę rozegrano według dawnych zasad, więc nie da się jej już przeanalizować. Wciąż pokazuje ją /historia.
