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
told-lost = Kanału tej gry już nie ma. Gra czeka, aż ktoś z grających wznowi ją gdzie indziej.
lost-place = Kanału, na którym toczyła się gra ({ $game }), już nie ma albo nie mam tam wstępu. Gra czeka bez zmian i nikomu nie biegnie czas. Tam, gdzie chcesz grać dalej, użyj /wznów.
told-resumed = { $who } wznawia grę.
told-abandoned = Gra zostaje przerwana.
told-late = { $who }: czas na ruch minął. Pozostali decydują, czy dalej ma grać za tę osobę komputer.
told-asks-undo = { $who } prosi, by cofnąć { $count ->
    [one] jeden ruch
    [few] { $count } ruchy
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

command-substitute = przekaż
command-substitute-about = Zaoferuj swoje miejsce komuś albo każdemu
command-substitute-person = osoba
command-substitute-person-about = Komu; bez wyboru każdemu
command-standin = zastępca
command-standin-about = Niech komputer gra za Ciebie, aż wrócisz
command-back = wracam
command-back-about = Graj znów samodzielnie
command-host = gospodarz
command-host-about = Przekaż rolę gospodarza
command-replace = zastąp
command-replace-about = Zagłosujcie nad kimś, kto od dawna się nie rusza
command-pause = pauza
command-pause-about = Wstrzymaj grę; jeśli nie jesteś gospodarzem, poproś o to innych
command-resume = wznów
command-resume-about = Wróćcie do gry wstrzymanej na tym kanale
command-abandon = przerwij
command-abandon-about = Dla gospodarza: poproś innych o przerwanie gry

button-grant = Zgoda
button-refuse = Nie
button-ask = Zapytaj innych
button-take-seat = Zajmij miejsce: { $who }
button-take = Tak, siadam
button-offer = Oddaj miejsce
button-keep = Zostaję
button-replace = Głosujmy: { $who }
button-abandon = Przerwij grę
button-resume = Wznów
button-host = { $who }

card-paused = Gra jest wstrzymana i na nikogo nie czekamy. Kto tu gra, może nacisnąć **Wznów** albo użyć /wznów.
request-undo = **Głosowanie:** cofnąć { $count ->
    [one] jeden ruch
    [few] { $count } ruchy
   *[other] { $count } ruchów
}? Prosi o to { $who }.
request-replace = **Głosowanie:** czy komputer ma grać za tę osobę: { $whose }? Pyta { $who }.
request-late = **Głosowanie:** minął czas na ruch: { $whose }. Czy dalej ma tam grać komputer?
request-pause = **Głosowanie:** wstrzymać grę? Prosi o to { $who }.
request-abandon = **Głosowanie:** przerwać grę? Prosi o to { $who }.
request-agreed = Za: { $who }
request-against = Przeciw: { $who }
request-open = Jeszcze bez odpowiedzi: { $who }
request-offer = To miejsce jest do wzięcia: { $who }. Może je zająć { $whom }.
request-free = Każdy może zająć miejsce, na którym siedzi { $who }.

revoke-preview = Ale jeśli wszyscy się zgodzą, { $count ->
    [one] ten jeden ruch zostanie cofnięty
    [few] te { $count } ruchy zostaną cofnięte
   *[other] te { $count } ruchów zostanie cofniętych
}:
revoke-preview-alone = Ale zgodzić się muszą tylko komputery, a one się zgadzają. { $count ->
    [one] Ten jeden ruch zostanie cofnięty
    [few] Te { $count } ruchy zostaną cofnięte
   *[other] Te { $count } ruchów zostanie cofniętych
}:
ask-done = Prośba jest na karcie stołu i tam pojawią się odpowiedzi. Naciśnij tam **Nie**, jeśli chcesz ją wycofać.
vote-yes = Twoja zgoda jest zapisana. Inni jeszcze decydują.
vote-carried = Twoja zgoda przesądziła sprawę.
vote-no = Twój sprzeciw jest zapisany. Inni jeszcze decydują.
vote-ended = Sprawa jest już nieaktualna.
replace-nobody = Nad nikim nie można teraz głosować. Trzeba na kogoś czekać { $hours ->
    [one] jedną godzinę
    [few] { $hours } godziny
   *[other] { $hours } godzin
} albo ktoś musi przekroczyć termin.
replace-preview = Kto zniknął? Jeśli zgodzi się więcej niż połowa pozostałych, za tę osobę będzie grać komputer, aż wróci; jej miejsce będzie też mógł zająć każdy.
replace-done = Gra tam teraz komputer, a miejsce może zająć każdy.
pause-done = Gra jest wstrzymana. Każdy z graczy może ją wznowić przez /wznów.
resume-which = Którą grę?
resume-done = Gramy dalej.
abandon-alone = Przerwać tę grę? Skończy się od razu, bez zwycięzcy.
abandon-preview = Przerwać tę grę? Jeśli wszyscy pozostali się zgodzą, skończy się bez zwycięzcy.
abandon-done = Gra została przerwana.
standin-preview = Kto ma grać za Ciebie, aż wrócisz? Zacznie od razu, a jego ruchy się liczą. Wracasz, kiedy chcesz, przez /wracam albo po prostu wykonując ruch.
standin-done = Możesz iść: komputer gra za Ciebie. /wracam oddaje Ci miejsce.
back-welcome = Miło znów Cię widzieć! { $count ->
    [0] Nikt nie wykonał za Ciebie żadnego ruchu.
    [one] Za Ciebie wykonano jeden ruch:
    [few] Za Ciebie wykonano { $count } ruchy:
   *[other] Za Ciebie wykonano { $count } ruchów:
}
substitute-preview = Oddać swoje miejsce? Może je wtedy zająć { $whom }. Do tego czasu grasz dalej; potem nie jest już Twoje ani miejsce, ani to, co tylko z niego widać.
substitute-anybody = każdy
substitute-offered = Twoje miejsce jest do wzięcia: przycisk jest na karcie stołu.
substitute-bot = Bot nie może zająć miejsca. Komputer wyręczy Cię przez /zastępca.
substitute-seated = Ta osoba gra już przy tym stole.
substitute-done = Twoje miejsce jest do wzięcia. Do tego czasu grasz dalej; zmienić zdanie możesz przez /przekaż.
substitute-kept = Zostajesz na swoim miejscu.
take-preview = Zająć to miejsce i grać dalej? Gra: { $game }.
take-done = Witaj! To miejsce jest teraz Twoje. Poniżej jest to, co możesz widzieć tylko Ty; /zaległości pokażą, co się zmieniło. Ostatnio:
host-preview = Kto ma być gospodarzem tego stołu?
host-done = Rola gospodarza jest przekazana.
