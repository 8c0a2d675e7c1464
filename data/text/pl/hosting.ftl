host-about = Całe gry planszowe na kanale Discorda. Bez komendy program gra: z tokenem na Discordzie, bez niego na kanale w przeglądarce.
host-version = Wypisz wersję i zakończ.
host-play = Graj, aż do zatrzymania.
host-replay = Rozegraj każdą grę jeszcze raz według obecnych zasad i wskaż te, które wyszłyby inaczej. Warto sprawdzić przed aktualizacją; nic się nie zmienia.
host-backup = Skopiuj bazę danych do nowego pliku, także gdy bot działa.
host-backup-file = plik, który ma powstać
host-restore = Przywróć bazę danych z kopii, gdy bot jest zatrzymany. Dotychczasowa baza zostaje obok.
host-restore-file = kopia zapasowa
host-restored = Gdy narzędzia serwera bazy danych przywróciły kopię: niech przyciski z utraconego czasu nic nie robią.
host-doctor = Sprawdź wszystko, czego bot potrzebuje, i powiedz, co jest nie tak i co z tym zrobić.
host-rehearse = Wypróbuj na kanale Discorda to, na czym bot polega, kartą, która potem znika, i zapisz raport bez tajemnic.
host-rehearse-channel = identyfikator kanału (Kopiuj ID kanału, w trybie dewelopera Discorda)
host-rehearse-alone = pomiń to, do czego potrzebne jest naciśnięcie przycisku przez człowieka
host-rehearse-report = raport, który ma powstać; bez nazwy jest to rehearsal.json
host-at = pytaj lokalny kanał pod tym adresem zamiast Discorda
host-shards = dołącz tylko do tych shardów z tylu; do pozostałych dołączają inne procesy z tą samą bazą danych
host-leash = zakończ, gdy zamknie się standardowe wejście

settings-wrong = Nie można odczytać ustawień:
setting-number = { $name } to liczba całkowita; port leży między 0 a 65535, na przykład 8765.
setting-choice = { $name } przyjmuje jedną z tych wartości: { $expected }.
setting-database = { $name } to adres bazy danych: { $file } dla pliku albo { $server } wraz z GROVEKEEPER_DATABASE_PASSWORD dla serwera. Innych baz nie da się użyć.
setting-other = Nie da się odczytać { $name }. Plik .env.example pokazuje, jak to zapisać.
start-address = --at przyjmuje adres kanału lokalnego, na przykład http://127.0.0.1:8765.
start-token = Discord nie zna tego DISCORD_TOKEN. Skopiuj go jeszcze raz z portalu dla programistów: Bot, Reset Token.
start-shard = Discord chce, żeby ten bot był podzielony na kilka połączeń, a ta wersja tego nie umie: jest na zbyt wielu serwerach jak na jedno.
start-version = Discord nie rozmawia już z tą wersją. Zainstaluj najnowszą.
start-intents = Discord nie pozwala temu botowi słuchać tego, o co on prosi. Bot nie potrzebuje żadnej uprzywilejowanej intencji; sprawdź bota w portalu dla programistów i to, czy program nie był zmieniany.

channel-file-broken = Albo podaj inny plik przez GROVEKEEPER_CHANNEL_FILE w .env; z :memory: nic nie jest przechowywane.
channel-port-taken = Portu { $port } nie można użyć ({ $why }). Wybierz inny przez GROVEKEEPER_PORT w .env.
health-taken = Nie można otworzyć GROVEKEEPER_HEALTH_PORT pod adresem { $host }, port { $port } ({ $why }). Wybierz inny port lub adres.

backup-done = { $file } to pełna i sprawdzona kopia bazy danych.
restore-done = Baza danych jest teraz taka jak w { $file }. Uruchom bota ponownie.
restore-kept = Dotychczasowa baza pozostała w { $file }.

copy-not-sqlite = Baza danych nie jest plikiem SQLite. Użyj narzędzi do kopii swojego serwera baz danych.
copy-nothing-there = Nie ma pliku { $file }. Nic nie zostało zrobione.
copy-exists = Plik { $file } już istnieje i pozostaje bez zmian. Wybierz inną nazwę.
copy-damaged = Plik jest uszkodzony: { $why } Nic się nie zmieniło; użyj innej kopii.
copy-not-ours = Ten plik nie jest bazą danych Grovekeepera. Nic się nie zmieniło.
copy-failed = Nie udało się zapisać { $file } ({ $why }). Nic się nie zmieniło; sprawdź, czy na dysku jest miejsce i czy wolno tam pisać.
restore-running = Na { $file } gra bot. Zatrzymaj go, przywróć kopię ponownie i potem go uruchom; nic się nie zmieniło.
restored-done = Każdy stół idzie dalej ponad wszystkim, co już wydano. Uruchom boty ponownie.
restored-file = Baza danych jest plikiem: kopię przywraca grovekeeper restore PLIK i robi przy tym całą resztę.
restored-running = Na tej bazie danych gra bot. Zatrzymaj go, wywołaj to jeszcze raz, a potem go uruchom; nic nie zostało zmienione.

database-empty = { $file } ma 0 bajtów, więc nic w nim nie ma. Jeśli była tu baza danych, przywróć kopię: grovekeeper restore PLIK. Jeśli nie, usuń ten plik; pierwsze uruchomienie utworzy nowy.
copy-no-folder = Nie ma katalogu { $folder }. Utwórz go albo podaj inny; nic się nie zmieniło.
copy-full = W { $folder } nie ma już miejsca. Zwolnij miejsce albo podaj katalog na innym dysku; nic się nie zmieniło.
copy-forbidden = Ten program nie może pisać w { $folder }. Nadaj mu takie prawo albo podaj inny katalog; nic się nie zmieniło.
database-damaged = Baza danych jest uszkodzona. Przywróć ostatnią kopię: grovekeeper restore PLIK. Do tego czasu nic więcej nie będzie w niej zapisywane.
database-full = Dysk jest pełny. Zwolnij miejsce; nic, na co padła odpowiedź, nie przepadło, a bot sam ruszy dalej.
database-locked = Inny program blokuje bazę danych. Zakończ go lub poczekaj, a potem spróbuj ponownie.
database-newer = Bazę danych utworzył nowszy Grovekeeper (schemat { $version }). Zaktualizuj ten program albo przywróć wcześniejszą kopię.
database-failed = Baza danych nie odpowiada ({ $why }). Sprawdź, czy GROVEKEEPER_DATABASE_URL jest poprawny i czy bot może tam czytać i pisać.
database-away = Serwer bazy danych jest nieosiągalny ({ $why }). Sprawdź, czy działa i czy GROVEKEEPER_DATABASE_URL jest poprawny; bot ruszy dalej sam, gdy tylko odpowie.

doctor-well = Wszystko jest w porządku.
doctor-ill = Coś jest nie tak: zobacz wiersze ze znakiem ✗.
doctor-version = To jest Grovekeeper { $version }.
doctor-python = Python { $version }.
doctor-python-old = Python { $version } jest za stary. Zainstaluj Pythona 3.11 lub nowszego i utwórz środowisko od nowa.
doctor-zones = Strefy czasowe są znane.
doctor-zones-missing = Nie są tu znane żadne strefy czasowe. Zainstaluj pakiet tzdata.
doctor-facts = { $count ->
    [one] Dane jedynej gry są w porządku.
    [few] Dane wszystkich { $count } gier są w porządku.
   *[many] Dane wszystkich { $count } gier są w porządku.
}
doctor-fact = { $fault } Popraw to w data/games.
doctor-art = Czcionki, ikony i obrazki są na miejscu.
doctor-art-missing = Brakuje czcionek lub ikon ({ $why }). Zainstaluj jeszcze raz pakiety z requirements.txt.
doctor-room = Na dysku z bazą danych jest { $free } MB wolnego miejsca.
doctor-no-room = Na dysku z bazą danych jest tylko { $free } MB wolnego miejsca. Zwolnij miejsce, zanim się zapełni.
doctor-folder = W { $folder } nie można utworzyć nowej bazy danych. Pozwól botowi tam pisać albo ustaw GROVEKEEPER_DATABASE_URL.
doctor-new = Nie ma jeszcze bazy danych { $file }; utworzy ją pierwsze uruchomienie.
doctor-empty = Baza danych jest pusta; przygotuje ją pierwsze uruchomienie.
doctor-older = Baza danych ma schemat { $version }; następne uruchomienie zmieni go na { $head }. Zrób najpierw kopię.
doctor-schema = Baza danych ma aktualny schemat, { $version }.
doctor-whole = Baza danych nie jest uszkodzona.
doctor-writable = W bazie danych można zapisywać.
doctor-no-token = Nie ustawiono DISCORD_TOKEN, więc otworzy się lokalny kanał w przeglądarce. Aby grać na Discordzie, wpisz token do .env.
doctor-token = Token jest przyjmowany; bot nazywa się { $name }.
doctor-token-refused = Token nie jest przyjmowany. Zresetuj go w portalu dla programistów w zakładce Bot i wpisz nowy do .env.
doctor-unreachable = Nie można połączyć się z Discordem ({ $why }). Sprawdź połączenie z siecią i spróbuj ponownie.
doctor-application = Aplikacja jest ustawiona tak, jak trzeba.
doctor-endpoint = Ustawiono Interactions Endpoint URL, więc komendy nigdy nie docierają do bota. Wyczyść to pole w portalu dla programistów w zakładce General Information.
doctor-guild-install = Aplikacji nie można dodać do serwerów. Zezwól na Guild Install w portalu dla programistów w zakładce Installation.
doctor-intents = Włączono uprzywilejowane uprawnienia (Privileged Intents), których bot nie używa. Wyłącz je w portalu dla programistów w zakładce Bot.
doctor-no-server = Bota nie ma jeszcze na żadnym serwerze. Zaproś go odnośnikiem z portalu dla programistów, z zakładki Installation.
doctor-server = { $server }: bot ma potrzebne uprawnienia.
doctor-permissions = { $server }: botowi brakuje uprawnień: { $missing }. Nadaj je jego roli w ustawieniach serwera.
doctor-commands = { $count ->
    [one] Jedna komenda z { $most } możliwych; /{ $name } zajmuje { $size } z { $room } znaków.
    [few] { $count } komendy z { $most } możliwych; najdłuższa, /{ $name }, zajmuje { $size } z { $room } znaków.
   *[many] { $count } komend z { $most } możliwych; najdłuższa, /{ $name }, zajmuje { $size } z { $room } znaków.
}
doctor-commands-refused = Discord odrzuciłby komendy: { $why }. To nasz błąd; zgłoś go, proszę.
doctor-registered = { $count ->
    [one] Discord zna jedyną komendę.
    [few] Discord zna wszystkie { $count } komendy.
   *[many] Discord zna wszystkie { $count } komend.
}
doctor-unregistered = Discord nie zna jeszcze tych komend: { $names }. Uruchom bota; sam je zgłosi Discordowi.

host-accident = Wypisz to, co o wypadku można wysłać programiście; nie ma w tym nic tajnego.
host-accident-number = numer podany przy błędzie albo w dzienniku
accident-unknown = Nie ma opisu wypadku { $number }. Opisy leżą w { $folder }; sprawdź, czy pytasz tam, gdzie bot ma bazę danych.

start-second = Na { $file } gra już inny bot. Jedna baza jest dla jednego bota: zatrzymaj najpierw tamtego albo ustaw inny GROVEKEEPER_DATABASE_URL.
start-shards = Kilka procesów może dzielić bazę danych na serwerze, a pliku nie może. Ustaw GROVEKEEPER_DATABASE_URL na postgresql+asyncpg://... albo pomiń --shards.

database-foreign = Baza danych należy do innego programu (jej tabele: { $why }). Ustaw GROVEKEEPER_DATABASE_URL na osobny plik dla Grovekeepera.
database-folder = { $file } to katalog. Ustaw GROVEKEEPER_DATABASE_URL na plik w nim, na przykład grovekeeper.db.
database-no-driver = Do tej bazy danych potrzebny jest pakiet Pythona { $package }, a nie ma go tutaj. Zainstaluj go (pakiet dla PostgreSQL przynosi pip install -r requirements-postgresql.txt) albo ustaw GROVEKEEPER_DATABASE_URL na plik SQLite.
database-gone = { $file } albo dziennik obok niego usunięto lub przeniesiono, gdy był otwarty. Odłóż go na miejsce albo zatrzymaj bota i przywróć kopię: grovekeeper restore PLIK. Do tego czasu nic nie jest zapisywane.
database-replaced = W miejsce { $file } wstawiono inny plik, gdy bot działał, więc bot zakończył pracę i niczego więcej nie zapisał. Aby grać dalej na kopii, nie uruchamiaj bota, przywróć ją przez grovekeeper restore PLIK i dopiero wtedy uruchom bota.
database-log-gone = Dziennik obok { $file } ({ $file }-wal lub { $file }-shm) usunięto lub podmieniono, gdy bot działał, więc bot zakończył pracę i niczego więcej nie zapisał. Zamknij wszystkie inne programy, które mają otwartą tę bazę, i uruchom bota ponownie.
database-kept = Wszystko, co zapisano do tej chwili, jest w { $file }. Aby grać na tym dalej, nie uruchamiaj bota i wpisz: grovekeeper restore { $file }
database-fault = Baza danych jest uszkodzona: { $why } Przywróć ostatnią kopię: grovekeeper restore PLIK.

fault-page = jej strona lub indeks nie mogą być poprawne ({ $why }).
fault-owner = wiersz tabeli { $rows } nie ma swojego wiersza w tabeli { $of }.
fault-table = brakuje tabeli { $table }.
fault-length = plik ma { $found } bajtów, a powinien mieć { $wanted }.
fault-log-lost = brakuje dziennika obok niej ({ $file }), a z nim tego, co zapisano ostatnio.
fault-log-gone = brakuje dziennika obok niej ({ $file }), a z nim tego, co zapisano ostatnio. Jeśli bazę otwierał po zakończeniu bota inny program, niczego nie brakuje: wtedy uruchom raz bota i niczego nie przywracaj.
fault-log-torn = dziennik obok niej ({ $file }) urywa się, a z nim to, co zapisano ostatnio.
fault-rows = dziennik gry { $game } nie prowadzi bez przerwy do miejsca, w którym stoi gra.
fault-snapshot = zapisany stan gry { $game } nie jest tym, do czego prowadzi jej dziennik.

restore-forgotten = { $count ->
    [one] Jedna osoba, którą zapomniano po zrobieniu tej kopii, jest zapomniana także w niej.
    [few] { $count } osoby, które zapomniano po zrobieniu tej kopii, są zapomniane także w niej.
   *[many] { $count } osób, które zapomniano po zrobieniu tej kopii, jest zapomnianych także w niej.
}
restore-no-list = Nie ma pliku { $file } z listą osób, które kazały się zapomnieć. Jeśli masz go gdzie indziej, odłóż go tam i przywróć kopię jeszcze raz; inaczej te osoby wracają.

log-check-progress = Rozegrano ponownie { $done } z { $count } gier.

doctor-others = { $file } mogą czytać inni na tym komputerze. Wykonaj na nim chmod 600; zrobi to też następne uruchomienie bota.

host-new-game = Zapisz nową grę w katalogu o jej nazwie: małą, ale całą, w którą od razu można grać.
host-new-game-name = nazwa gry: małe litery i cyfry, z łącznikami między słowami
host-check-game = Sprawdź, czy gra spełnia wszystko, czego bot od niej oczekuje, i powiedz, co jest nie tak.
host-check-game-game = identyfikator gry albo katalog jej projektu
host-play-game = Otwórz w przeglądarce kanał, w którym można grać też w grę z katalogu; zapisane zmiany działają od razu.
host-play-game-folder = katalog projektu gry
new-game-done = Gra jest w katalogu { $folder }. Teraz: grovekeeper play-game { $folder }
new-game-name = Gra nie może się nazywać „{ $name }”. Użyj małych liter i cyfr, z łącznikami między słowami, najwyżej { $most } znaków.
new-game-exists = W { $folder } już coś jest; nic nie zapisano.
check-no-project = { $why }. Niczego nie sprawdzono.
check-unknown = Nie ma tu gry { $game }. Zainstaluj jej pakiet albo podaj katalog projektu.
check-lost = Gry nie można wczytać: { $why }.
check-loaded = Grę { $game } można wczytać; jej wersja to { $version }.
check-words = Są wszystkie słowa, których szuka się dla gry.
check-words-broken = Po angielsku brakuje słów: { $why }
check-commands = Jej komenda jest taka, jakiej chce Discord.
check-commands-broken = Discord odrzuciłby jej komendę: { $why }
check-rules = Każda zasada z wykazu ma swoje zdanie.
check-rules-broken = Wykaz zasad nie jest w porządku: { $why }
check-guards = Dozwolone jest dokładnie to, przeciw czemu nic nie przemawia, a każdy sprzeciw podaje zasadę.
check-guards-broken = Sprzeciwy i dozwolone ruchy się nie zgadzają: { $why }
check-said = Wszystko, o co się pyta, co się proponuje i o czym się mówi, da się powiedzieć, mieści się i różni od siebie.
check-said-broken = Nie wszystko da się powiedzieć: { $why }
check-pictures = Obrazy są narysowane i opisane i nie zdradzają niczego tajnego.
check-pictures-broken = Obraz nie jest taki, jak trzeba: { $why }
check-menus = Do każdego ruchu prowadzą menu i każdy wraca ze swojego przycisku.
check-menus-broken = Ruch gubi się między menu a przyciskami: { $why }
check-refusals = Ruch niedozwolony jest odrzucany zdaniem, a zamiast niego padają dozwolone.
check-refusals-broken = Ruch nie jest odrzucany tak, jak trzeba: { $why }
check-computers = Komputery grają tak, jak wolno, i wiedzą tyle, ile ich miejsca przy stole.
check-computers-broken = Komputery nie mogą w nią grać tak, jak trzeba: { $why }
check-challenges = W jej wyzwania dnia, jeśli jakieś są, można grać w pojedynkę.
check-challenges-broken = W wyzwanie dnia nie da się zagrać: { $why }
check-teaching = To, co jej uczy, jeśli coś jest, jest prawdziwe, narysowane i rozegrane do końca.
check-teaching-broken = To, co jej uczy, nie jest w porządku: { $why }
check-tests = { $count ->
    [one] Jej jedyny własny test przechodzi.
    [few] Przechodzą wszystkie { $count } jej własne testy.
   *[many] Przechodzi wszystkich { $count } jej własnych testów.
}
check-tests-broken = Jej własne testy nie przechodzą: { $why }
check-no-tests = Nie ma własnych testów (tests/).
check-no-pytest = Jej własnych testów nie uruchomiono: nie ma tu programu pytest.
check-games = { $count ->
    [one] Jedna losowa gra dobiegła końca po { $shortest } ruchach.
    [few] { $count } losowe gry dobiegły końca po { $shortest }–{ $longest } ruchach.
   *[many] { $count } losowych gier dobiegło końca po { $shortest }–{ $longest } ruchach.
}
check-games-broken = Losowa gra { $number } złamała prawo: { $why } ({ $start })
check-no-lesson = Nie ma lekcji (data/lesson.toml), więc nikt nie nauczy się jej w minutę.
check-no-guided = Nie ma gry z przewodnikiem (data/guided.toml), więc /nauka jej nie nauczy.
check-gaps = { $language }: brakuje { $count } z { $all } zdań; są mówione po angielsku.
check-well = Bot może grać w tę grę.
command-taken = /{ $name } jest już komendą gry { $game }
command-taken-by-bot = /{ $name } jest już komendą bota
command-not-right = Discord by jej nie przyjął ({ $why })
doctor-game-command = Gra { $game } nie ma komendy: { $why }. Gra się w nią przyciskami, a w pozostałe gry jak dotąd. Komendę nazywają słowa gry, { $game }-command.
doctor-game-lost = Gra { $game } jest pominięta: { $why }. Jej zapisane gry czekają; napraw pakiet albo go usuń.

rehearse-no-token = Próba wymaga DISCORD_TOKEN w .env albo adresu lokalnego kanału po --at.
rehearse-press = Naciśnij zielony przycisk na karcie na kanale, w ciągu { $minutes } minut.
rehearse-type = Teraz wpisz na kanale /rehearsal, wybierz jej opcję i to, co zostanie podpowiedziane, wyślij, wpisz cokolwiek w formularz, który się otworzy, i wyślij go: na każde z tych masz { $minutes } min.
rehearse-done = { $count ->
    [0] Wszystkie odpowiedzi są takie jak na kanale lokalnym. Raport: { $file }.
    [one] Jedna odpowiedź jest inna niż na kanale lokalnym. Raport: { $file }; nie ma w nim tajemnic, warto go zgłosić.
    [few] { $count } odpowiedzi są inne niż na kanale lokalnym. Raport: { $file }; nie ma w nim tajemnic, warto go zgłosić.
    [many] { $count } odpowiedzi jest innych niż na kanale lokalnym. Raport: { $file }; nie ma w nim tajemnic, warto go zgłosić.
   *[other] { $count } odpowiedzi jest innych niż na kanale lokalnym. Raport: { $file }; nie ma w nim tajemnic, warto go zgłosić.
}
rehearse-thread-left = Na kanale zostaje zarchiwizowany wątek: bot nie może usuwać wątków. Trzeba go usunąć ręcznie.
rehearse-card = Próba: ta karta sama zniknie.
rehearse-edited = Próba: to zostało zmienione.
rehearse-answer = Próba: to widać tylko u Ciebie.
rehearse-button = Naciśnij
rehearse-alt = Zielony kwadrat
rehearse-suggested = Podpowiedź
rehearse-command = Wypróbuj podpowiedzi i formularz
rehearse-option = Wpisz literę i wybierz podpowiedź
rehearse-form = Próba
rehearse-field = Cokolwiek
rehearse-thread = Próba
