## Kto jak gra: /statystyki i /ranking

command-stats = statystyki
command-stats-about = Gry, wygrane, rankingi i czas na ruch kogoś z tego serwera
command-stats-person = osoba
command-stats-person-about = Czyje; bez wyboru Twoje
command-stats-game = gra
command-stats-game-about = Z której gry; bez wyboru ze wszystkich
command-leaderboard = ranking
command-leaderboard-about = Rankingi i jak się zmieniały
command-leaderboard-game = gra
command-leaderboard-game-about = Której gry

button-share = Pokaż wszystkim

chart-title = Ranking
chart-rating = Ranking
chart-spread = ±
chart-games = Gry
chart-won = Wygr.
chart-provisional = ~ wstępnie: dotąd tylko kilka gier
chart-line-up = { $place }. { $name }: { $rating } ± { $spread }{ $known ->
    [no] {" "}(wstępnie)
   *[yes] {""}
}, w górę od { $first }, gry: { $games }, wygrane: { $won }.
chart-line-down = { $place }. { $name }: { $rating } ± { $spread }{ $known ->
    [no] {" "}(wstępnie)
   *[yes] {""}
}, w dół od { $first }, gry: { $games }, wygrane: { $won }.
chart-line-level = { $place }. { $name }: { $rating } ± { $spread }{ $known ->
    [no] {" "}(wstępnie)
   *[yes] {""}
}, gry: { $games }, wygrane: { $won }.

stats-title = { $who } – statystyki serwera
stats-none = Nie ma tu jeszcze żadnej gry skończonej przez gracza { $who }.
stats-none-yours = Nie masz tu jeszcze żadnej skończonej gry. /graj otwiera stół.
stats-somebody = ktoś
stats-games = gry: { $games }, wygrane: { $won }
stats-games-shared = gry: { $games }, wygrane: { $won }, wygrane wspólnie z innymi: { $shared }
stats-rating = ranking **{ $rating }** ± { $spread }{ $known ->
    [no] {" "}(wstępny)
   *[yes] {""}
}, miejsce { $place } z { $of }
stats-best = najlepszy wynik: { $score }
stats-streak = wygrane z rzędu: teraz { $now }, najwięcej { $longest }
stats-pace = typowy czas na ruch: { $pace }
stats-rival = z graczem { $who }: wygrane { $ahead }, przegrane { $behind }, remisy { $level }
stats-about = -# Ranking zaczyna się od 1000; ± to niepewność. Liczą się gry skończone tutaj, a do czasu na ruch także nieskończone. Kto z gry odszedł, jest w niej ostatni.

leaderboard-none = Nikt tu jeszcze nie skończył żadnej gry, więc nie ma czego porównywać. /graj otwiera stół.
leaderboard-about = -# Ranking zaczyna się od 1000; ± to niepewność, która maleje z każdą grą.
leaderboard-unrated = -# Gier w pojedynkę oraz wspólnych przeciw grze się nie ocenia: kto wybiera trudniejszą, traciłby na tym.
leaderboard-record = { $what }: wygrane { $won } z { $played }
leaderboard-records = Według tego, w co grano: { $records }
leaderboard-characters = Według postaci: { $records }
leaderboard-computers = -# Komputery: { $levels }.
leaderboard-shared = Proszę, teraz widzą wszyscy.

## /dziennik

command-journal = dziennik
command-journal-about = Jak daleko ktoś zaszedł w grach z rozdziałami
command-journal-person = osoba
command-journal-person-about = Czyj dziennik; bez wyboru Twój
journal-title = Dziennik: { $who }
journal-won = wygrane rozdziały: { $won } z { $of }
journal-next = Następny: { $chapter }
journal-chapter-won = **{ $chapter }** – wygrana: { $levels }
journal-chapter-lost = { $chapter } – jeszcze bez wygranej, rozegrano { $played }×
journal-level = { $level }, najlepsza przewaga: { $margin }
journal-sign-next = Następny
journal-about = -# Liczą się gry rozegrane razem albo samemu, na tym serwerze.

command-leaderboard-since = od
command-leaderboard-since-about = Pierwszy dzień sezonu: liczą się tylko gry zakończone od tego dnia
