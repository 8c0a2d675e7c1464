## Spóźnieni, nieobecni i ci, którzy odeszli – i co mogą zrobić pozostali

table-no-takeover = We dwoje nikt nikogo nie zastępuje: /zastąp pokaże, co możesz zrobić.
table-late-too = Twój czas też minął: najpierw wykonaj ruch, a potem możesz wziąć zwycięstwo.
table-no-claim = Tu nie ma czego przejmować. /zastąp pokaże, co możesz zrobić.

told-claimed = { $who } bierze zwycięstwo: czas drugiej strony minął.
told-lapsed-undo = Głosowanie o cofnięciu ruchów przepadło.
told-lapsed-replace = Głosowanie o grze komputera przepadło.
told-lapsed-pause = Głosowanie o wstrzymaniu gry przepadło.
told-lapsed-abandon = Głosowanie o przerwaniu gry przepadło.
told-extended = { $who } dostaje więcej czasu na ten ruch.
told-managed = Decyzja kogoś, kto zarządza serwerem:
told-overdue-two = { $who }: czas minął. Druga osoba może teraz zdecydować, co dalej: /zastąp pokaże jak.
told-gone = Gracza { $who } nie ma już na tym serwerze.

absent-away = { $who }, poza grą do { $when }
absent-asleep = { $who }, śpi, wraca około { $when }

button-late = Czas minął: co dalej?
button-claim = Biorę zwycięstwo
button-end-late = Koniec, bez rankingu
button-stand-in-for = Komputer za: { $who }
button-pause = Wstrzymaj grę
button-i-am-back = Już jestem
button-extend = Więcej czasu: { $who }

late-duel = Czas minął: { $who }. Możesz wziąć zwycięstwo, zakończyć grę bez wpływu na ranking albo po prostu poczekać: wtedy nic się nie zmieni.
late-both = Czas minął: { $who }, ale Twój też. Najpierw wykonaj ruch, a weźmiesz zwycięstwo; możesz też zakończyć grę bez wpływu na ranking albo po prostu poczekać.
late-two = Czas minął: { $who }. Na razie może zagrać komputer – miejsce pozostaje zajęte. Możesz też zakończyć grę bez wpływu na ranking albo po prostu poczekać.
late-two-costs = Czas minął: { $who }. Dalej może zagrać komputer. Możesz też zakończyć grę bez wpływu na ranking albo po prostu poczekać.
replace-waiting = Czekamy na: { $who }.
claim-done = Zwycięstwo jest Twoje.
vote-answered = To wiadomość dla: { $who }.
server-extended = Jest więcej czasu.
letter-replaced = W grze { $game } ({ $where }) minął Twój czas i pozostali pozwolili grać za Ciebie komputerowi. Aby wrócić, naciśnij **Już jestem** albo użyj tam /wracam – dopóki nikt inny nie zajął Twojego miejsca.
letter-claimed = W grze { $game } ({ $where }) minął Twój czas i druga osoba wzięła zwycięstwo.
letter-ended = W grze { $game } ({ $where }) minął Twój czas i druga osoba zakończyła grę. Nie liczy się ona do rankingu.
letter-forfeited = W grze { $game } ({ $where }) zabrakło Cię na czas. Według zasad tego turnieju to przegrana.

card-unrated-stand-in = Z zastępcą: ponad jedną dziesiątą ruchów którejś strony wykonał komputer, więc gra nie liczy się do rankingu.
card-unrated-substitute = Ze zmianą gracza: ponad jedną dziesiątą ruchów którejś strony wykonał ktoś inny, więc gra nie liczy się do rankingu.

button-mute = Bez powiadomień stąd
button-unmute = Powiadomienia stąd
mute-done = Nie dostaniesz już powiadomień o swoich turach przy tym stole. Przypomnienia o terminie nadal przyjdą.
unmute-done = Znów dostajesz powiadomienia o swoich turach przy tym stole.
mygames-open = Stół
mygames-with = grają też: { $who }
mygames-round = runda { $round } turnieju
mygames-lost = tego kanału już nie ma; /wznów otwiera grę gdzie indziej
mygames-full = komplet: gospodarz naciska **Start**
mygames-since = { $what }, od { $when }
me-zone-question = Która jest u Ciebie godzina?
replace-kept = Gra tam teraz komputer, a miejsce pozostaje zajęte.
replace-lost = Dalej gra tam komputer, a według zasad tego turnieju gra jest tam przegrana.
