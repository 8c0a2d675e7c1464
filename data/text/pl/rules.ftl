## /zasady: pytania tak, jak pytają ludzie

## Słowa, które znaczą to samo, między średnikami; i słowa, które pytają, a nic nie znaczą
rules-stemmer = polish
rules-synonyms = wygrywa wygrać wygrana zwycięstwo zwycięzca cel; wygrać wygrywa win score; koniec kończy ostatni end; punkt punkty wynik liczy; tura runda krok; bierze brać weź zbiera zbierać dobiera dobrać; remis remisują równy; traci stracić przegrywa przegrana utrata lose; początek zaczyna pierwszy przygotowanie setup; klejnot gem; dar dary żeton favour; kafel kafle; karta karty; idzie ruch przesuwa; płaci płacić koszt kosztuje zapłata; gracz gracze osoba osoby; ogień ognie; niszczy zniszczyć usuwa; buduje budowa; obrażenia trafia; kładzie położyć stawia umieścić; skończyć pas; ukryty zakryty tajny; ile ilu liczba dwa dwie dwóch jeden jedna jedną
rules-empty = jak nie się czy co kiedy gdzie który która które kto dlaczego do w na z i a albo lub jest są być mogę można muszę trzeba mam mój moja to ten ta gdy dzieje masz możesz robi działa
rules-none-written = Zasady tej gry nie są tu jeszcze spisane.
rules-none-match = Nie ma tu zasady o „{ $words }”. Zapytaj innymi słowami albo jednym słowem.
rules-section = -# Ta część zasad zaczyna się tak: { $rule }
rules-which = O którą grę chodzi? Przycisk pokazuje, jak się w nią gra, w minutę; na pytanie wpisane po /zasady odpowiadają zasady.
rules-ask = Zapytaj przez /{ $command }: jak wygrać? Kiedy gra się kończy?
rules-special = Szczególne przy tym stole
rules-nothing-special = Przy tym stole nie ma nic szczególnego: obowiązują zwykłe zasady.
