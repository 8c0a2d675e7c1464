# Of a table, with what can be done instead.

table-none = Nie ma tu stołu. Nowy otworzy /graj.
table-running = Na tym kanale jest już stół. Pokaże go /plansza; wątek może mieć własny stół.
table-not-seated = Nie grasz w tej grze. Możesz oglądać, a na innym kanale lub w wątku otworzyć własną przez /graj.
table-already-seated = Siedzisz już przy tym stole.
table-full = Wszystkie miejsca są zajęte. Gospodarz może dodać miejsca, jeśli gra na to pozwala.
table-only-host = Może to zrobić tylko gospodarz tego stołu: { $host }.
table-not-enough = To gra dla { $seats } graczy, a przy stole { $given ->
    [one] siedzi jedna osoba
    [few] siedzą { $given } osoby
   *[other] siedzi { $given } osób
}. Ktoś może jeszcze dołączyć albo można dodać komputer.
table-too-few-chairs = { $taken ->
    [one] Przy stole jest już jedna osoba
    [few] Przy stole są już { $taken } osoby
   *[other] Przy stole jest już { $taken } osób
}. Najpierw ktoś musi wyjść.
table-started = Ta gra już trwa – możesz oglądać. Gracz odchodzi przez /zrezygnuj.
table-not-started = Gra jeszcze się nie zaczęła. Gospodarz może ją rozpocząć przez /start.
table-over = Ta gra już się skończyła. Wynik pokaże /punkty, a nową grę otworzy /graj.
table-no-computer = Nie ma tu takiego komputera. Wybierz go z listy.
table-moved-on = Przy stole coś się już zmieniło, więc nic nie zostało wykonane. Oto, jak jest teraz.
table-not-saved = Nie udało się tego zapisać, więc nic się nie zmieniło. Spróbuj za chwilę jeszcze raz.
table-away = Przez chwilę nie mam dostępu do swoich zapisów. Zajrzyj za moment do stołu i jeśli to się jeszcze nie stało, zrób to ponownie.
table-closing = Uruchamiam się ponownie i zaraz wracam. Nic się nie zmieniło; spróbuj za chwilę.
table-paused = Ta gra jest wstrzymana. Wznowić ją można przez /wznów.
table-not-paused = Nie ma tu wstrzymanej gry. Nową otworzy /graj.
table-stood-in = Za Ciebie gra teraz komputer. Najpierw wróć przez /wracam.
table-not-stood-in = Nikt Cię teraz nie zastępuje.
table-last-mover = Poza Tobą nikt tu już sam nie gra, więc komputery grałyby dalej same ze sobą. Możesz za to wstrzymać grę przez /pauza.
table-not-offered = To miejsce nie jest dla Ciebie wolne albo już ktoś je zajął.
table-knows-hands = Masz już za sobą inne miejsce w tej grze, więc tego nie możesz zająć.
table-cannot-be-offered = Ta osoba ma już za sobą inne miejsce w tej grze i nie mogłaby zająć Twojego.
table-not-at-table = To musi być inna osoba, która gra przy tym stole.
table-vote-open = Gracze głosują już nad czymś innym. Gdy się rozstrzygnie, możesz zapytać znowu.
table-no-vote = To już rozstrzygnięte albo gra poszła dalej.
table-not-asked = Nie możesz (już) w tej sprawie głosować.
table-no-computers = Nie gra tu żaden komputer, który mógłby zaczekać.
table-already-agreed = Twoja zgoda jest już zapisana. Teraz decydują inni.
table-not-late = { $who } ma jeszcze czas: w grze z limitem do terminu, w innej przez { $hours ->
    [one] jedną godzinę
    [few] { $hours } godziny
   *[other] { $hours } godzin
} czuwania; a w czasie nieobecności zawsze.
table-damaged = Moje dane są uszkodzone, więc nie da się grać, dopóki właściciel bota nie przywróci kopii. Daj mu znać; nic się nie zmieniło.
table-gone = Moich danych nie ma tam, gdzie były, więc nic się nie zapisze, dopóki właściciel bota nie odłoży ich na miejsce. Daj mu znać; nic się nie zmieniło.

# Of whatever else was asked for, and what is said around a refusal.

refusal-stale = Od tamtej chwili przy stole coś się już zmieniło.
refusal-saved = To już zrobione i zapisane; widać to na karcie.
refusal-now = Oto, co możesz zrobić teraz:
refusal-nearest = Możesz zamiast tego zagrać tak:
refusal-rule = Zasada { $id }: { $rule }
refusal-not-among = To już niemożliwe. Oto, co możesz zrobić:
refusal-other-game = Na tym kanale trwa gra { $game }; jej ruchy mają osobną komendę.
refusal-accident = Coś poszło nie tak po mojej stronie; grze nic się nie stało. Spróbuj jeszcze raz. Jeśli to się powtórzy, podaj właścicielowi bota numer { $number }.
refusal-command = Discord pokazuje jeszcze starą wersję tej komendy. Spróbuj za minutę.
refusal-too-many = To dużo naraz: jeszcze pracuję nad tym, o co już prosisz. Poproś jeszcze raz, gdy się pojawi.
refusal-hidden = Nie mogę pisać na tym kanale. Może to zmienić ktoś, kto zarządza serwerem; do tego czasu stół pokaże Ci /plansza.
refusal-locked = Ten wątek jest zarchiwizowany i zamknięty, więc nie mogę w nim pisać, a inni nie widzą, co się dzieje. Może go otworzyć ktoś, kto zarządza wątkami; gra jest zapisana, a stół pokaże Ci /plansza.
refusal-permission = Brakuje mi tu uprawnień: { $missing }. Może je nadać ktoś, kto zarządza tym kanałem: Edytuj kanał → Uprawnienia. Gra toczy się dalej, a stół pokazuje /plansza.

# The permissions that `refusal-permission` names.

permission-view-channel = Wyświetlanie kanału
permission-send-messages = Wysyłanie wiadomości
permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach
permission-attach-files = Załączanie plików
permission-read-message-history = Czytanie historii wiadomości
