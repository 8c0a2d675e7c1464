sealed-rules = Zasady tej gry od tamtej pory się zmieniły, więc nie można cofnąć się aż tak daleko.

told-revoked = { $count ->
    [one] Cofnięto jeden ruch.
    [few] Cofnięto { $count } ruchy.
   *[other] Cofnięto { $count } ruchów.
}
told-stood-in = Za gracza { $who } gra komputer, aż wróci.
told-back = { $who } wraca do gry.
told-taken = { $who } zajmuje miejsce i gra dalej.
told-replaced = Za gracza { $who } gra komputer, aż wróci albo ktoś inny zajmie miejsce.
told-host = { $who } jest od teraz gospodarzem tego stołu.
told-paused = Gra jest wstrzymana.
told-lost = Kanału tej gry już nie ma. Gra czeka, aż ktoś z grających wznowi ją gdzie indziej.
letter-lost = Kanału, na którym toczyła się gra ({ $game }), już nie ma albo nie mam tam wstępu. Gra czeka bez zmian i nikomu nie biegnie czas. Tam, gdzie chcesz grać dalej, użyj /wznów.
told-resumed = { $who } wznawia grę.
told-abandoned = Gra została przerwana.
told-default = { $who } wygrywa walkowerem: nie ma już przeciwnika.
told-late = { $who }: czas minął. Pozostali decydują, czy dalej ma tam grać komputer.
told-asks-undo = { $who } prosi, by cofnąć { $count ->
    [one] jeden ruch
    [few] { $count } ruchy
   *[other] { $count } ruchów
}.
told-asks-replace = { $who } prosi, by za gracza { $whose } grał komputer.
told-asks-pause = { $who } prosi o wstrzymanie gry.
told-asks-wait = { $who } prosi komputery, żeby zaczekały.
told-asks-abandon = { $who } prosi o przerwanie gry.
told-agrees = { $who } się zgadza.
told-refuses = { $who } się nie zgadza.
told-withdraws = { $who } wycofuje prośbę.
told-offers = { $who } oferuje swoje miejsce komuś innemu.
told-keeps = { $who } zostaje na swoim miejscu.
told-keeps-after-all = { $who } zostaje na swoim miejscu: osoba, która miała je zająć, ma tu już inne.

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
command-replace-about = Głosowanie o zastąpieniu gracza, który zniknął
command-pause = pauza
command-pause-about = Wstrzymaj grę; jeśli nie jesteś gospodarzem, poproś o to innych
command-resume = wznów
command-resume-about = Wróćcie do gry wstrzymanej na tym kanale
command-abandon = przerwij
command-abandon-about = Poproś innych o przerwanie gry

button-grant = Zgoda
button-refuse = Nie
button-go-on = Grajcie dalej
button-ask = Zapytaj innych
button-take-seat = Zajmij miejsce: { $who }
button-take = Zajmij miejsce
button-offer = Oddaj miejsce
button-keep = Zostaję
button-replace = Zastąpić: { $who }?
button-keep-playing = Graj dalej
button-abandon = Przerwij grę
button-resume = Wznów
button-host = { $who }

card-lost = **Tej gry nie da się już wygrać: { $why }** Możecie ją przerwać albo grać dalej dla punktów.
card-paused = Gra jest wstrzymana i nikomu nie biegnie czas. Każdy gracz może nacisnąć **Wznów** albo użyć /wznów.
request-undo = **Głosowanie:** { $who } prosi, by cofnąć { $count ->
    [one] ten ruch
    [few] te { $count } ruchy
   *[other] te { $count } ruchów
}. Zgoda?
request-replace = **Głosowanie:** { $who } prosi, by za gracza { $whose } grał komputer. Zgoda?
request-late = **Głosowanie:** minął czas gracza { $whose }. Czy dalej ma tam grać komputer?
request-gone = **Głosowanie:** gracza { $whose } nie ma już na tym serwerze. Czy dalej ma tam grać komputer?
request-pause = **Głosowanie:** { $who } prosi o wstrzymanie gry. Zgoda?
request-abandon = **Głosowanie:** { $who } prosi o przerwanie gry. Zgoda?
request-wait = { $who } prosi komputery, żeby zaczekały: ruszą się, gdy wszyscy inni zagrają. /zamiary pokazuje, co zamierzają.
request-agreed = Za: { $who }
request-against = Przeciw: { $who }
request-open = Czekamy na: { $who }
request-offer = Miejsce gracza { $who } może zająć { $whom }.
request-free = Miejsce gracza { $who } jest wolne: może je zająć każdy.

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
ask-done = Prośba wysłana. Odpowiedzi pojawią się na karcie; **Nie** wycofuje prośbę.
vote-yes = Twoja zgoda jest zapisana. Inni jeszcze decydują.
vote-carried = Zgoda – sprawa rozstrzygnięta.
vote-no = Twój sprzeciw jest zapisany. Inni jeszcze decydują.
vote-ended = Zamknięte: nic się nie zmienia.
replace-nobody = Nikogo nie można teraz zastąpić. W grze z limitem ktoś musi przekroczyć termin, w innej kazać na siebie czekać przez { $hours ->
    [one] jedną godzinę
    [few] { $hours } godziny
   *[other] { $hours } godzin
} czuwania; a kto jest poza grą, nie zostaje zastąpiony.
replace-preview = Kto zniknął? Jeśli zgodzi się więcej niż połowa pozostałych, za tę osobę będzie grać komputer, aż wróci; jej miejsce będzie też mógł zająć każdy.
replace-preview-kept = Kto zniknął? Jeśli zgodzi się więcej niż połowa pozostałych, za tę osobę będzie grać komputer; miejsce pozostaje zajęte.
replace-preview-costs = Kto zniknął? Jeśli zgodzi się więcej niż połowa pozostałych, za tę osobę będzie grać komputer.
replace-costs = W tym turnieju nikt nikogo nie zastępuje: za kogo gra komputer, ten przegrywa grę.
replace-done = Gra tam teraz komputer, a miejsce może zająć każdy.
pause-done = Gra jest wstrzymana. Każdy z graczy może ją wznowić przez /wznów.
resume-which = Którą grę?
resume-done = Gramy dalej.
abandon-alone = Przerwać tę grę? Skończy się od razu, bez zwycięzcy.
abandon-preview = Przerwać tę grę? Jeśli wszyscy pozostali się zgodzą, skończy się bez zwycięzcy.
abandon-done = Gra została przerwana.
standin-preview = Kto ma grać za Ciebie, aż wrócisz? Zacznie od razu, a jego ruchy się liczą. Wracasz, kiedy chcesz: przez /wracam albo po prostu wykonując ruch.
standin-done = Możesz iść: komputer gra za Ciebie. /wracam oddaje Ci miejsce.
back-welcome = Miło znów Cię widzieć! { $count ->
    [0] Nikt nie wykonał za Ciebie żadnego ruchu.
    [one] Za Ciebie wykonano jeden ruch:
    [few] Za Ciebie wykonano { $count } ruchy:
   *[other] Za Ciebie wykonano { $count } ruchów:
}
substitute-preview = Oddać swoje miejsce? Może je wtedy zająć { $whom }. Do tego czasu grasz dalej; potem miejsce i jego ukryte karty należą do tej osoby.
substitute-anybody = każdy
substitute-offered = Twoje miejsce jest do wzięcia: przycisk jest na karcie stołu.
substitute-bot = Bot nie może zająć miejsca. Komputer wyręczy Cię przez /zastępca.
substitute-seated = Ta osoba gra już przy tym stole.
substitute-done = Twoje miejsce jest do wzięcia. Do tego czasu grasz dalej; zmienić zdanie możesz przez /przekaż.
substitute-kept = Zostajesz na swoim miejscu.
take-preview = Zająć to miejsce i grać dalej? Gra: { $game }.
take-done = Witaj! To miejsce jest teraz Twoje. Poniżej jest to, co możesz widzieć tylko Ty; /co-nowego pokaże, co się działo. Ostatnie ruchy:
host-preview = Kto ma być gospodarzem tego stołu?
host-done = Rola gospodarza została przekazana.
