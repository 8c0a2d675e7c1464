table-paused = Ta gra jest wstrzymana. Wznowić ją można przez /wznów.
table-not-paused = Nie ma tu wstrzymanej gry. Nową otworzy /graj.
table-stood-in = Twoje ruchy wykonuje teraz komputer. Najpierw wróć do gry przez /wracam.
table-not-stood-in = Nikt Cię nie zastępuje: Twoje ruchy należą tylko do Ciebie.
table-last-mover = Poza Tobą nikt tu już sam nie gra, więc komputery grałyby dalej same ze sobą. Możesz za to wstrzymać grę przez /pauza.
table-not-offered = To miejsce nie jest dla Ciebie wolne albo już ktoś je zajął.
table-knows-hands = Inne miejsce przy tym stole było już Twoje i wiesz, co jest tam zakryte, więc tego zająć nie możesz.
table-not-at-table = To musi być inna osoba, która gra przy tym stole.
table-motion-open = Gracze rozważają właśnie inną prośbę. Gdy się rozstrzygnie, możesz zapytać znowu.
table-no-motion = To już rozstrzygnięte albo przy stole coś się zmieniło.
table-not-asked = Nie masz w tej sprawie głosu albo Twoja odmowa jest już zapisana.
table-already-agreed = Twoja zgoda jest już zapisana. Teraz decydują inni.
table-not-late = Na tę osobę czekamy jeszcze za krótko: { $who }. Musi minąć { $hours ->
    [one] jedna godzina
    [few] { $hours } godziny
   *[other] { $hours } godzin
} albo termin ruchu.

sealed-rules = Zasady tej gry od tamtej pory się zmieniły, więc nie można cofnąć się aż tak daleko.

told-revoked = { $count ->
    [one] Cofnięto jeden ruch.
    [few] Cofnięto { $count } ruchy.
   *[other] Cofnięto { $count } ruchów.
}
told-stood-in = { $who } ma przerwę; do powrotu ruchy za tę osobę wykonuje komputer.
told-back = { $who } wraca do gry.
told-taken = { $who } zajmuje miejsce poprzedniego gracza i gra dalej.
told-replaced = { $who }: ruchy za tę osobę wykonuje komputer, aż wróci albo ktoś inny zajmie jej miejsce.
told-host = { $who } jest od teraz gospodarzem tego stołu.
told-paused = Gra jest wstrzymana.
told-resumed = { $who } wznawia grę.
told-abandoned = Gra zostaje przerwana.
told-late = { $who }: czas na ruch minął. Pozostali decydują, czy dalej ma grać za tę osobę komputer.
told-asks-undo = { $who } prosi o cofnięcie { $count ->
    [one] jednego ruchu
   *[other] { $count } ruchów
}.
told-asks-replace = { $who } pyta, czy komputer ma grać za tę osobę: { $whose }.
told-asks-pause = { $who } prosi o wstrzymanie gry.
told-asks-abandon = { $who } prosi o przerwanie gry.
told-agrees = { $who } się zgadza.
told-refuses = { $who } się nie zgadza.
told-withdraws = { $who } wycofuje prośbę.
told-offers = { $who } oferuje swoje miejsce komuś innemu.
told-keeps = { $who } zostaje na swoim miejscu.
