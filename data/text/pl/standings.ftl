## Kto jak gra: /statystyki i /ranking

command-stats = statystyki
command-stats-about = Czyjeś osiągnięcia w tym miejscu: gry, wygrane, rankingi, czas na ruch
command-stats-person = osoba
command-stats-person-about = Czyje; bez wyboru Twoje
command-stats-game = gra
command-stats-game-about = Z której gry; bez wyboru ze wszystkich
command-leaderboard = ranking
command-leaderboard-about = Kto jak stoi w danej grze i jak do tego doszło
command-leaderboard-game = gra
command-leaderboard-game-about = Której gry

button-share = Pokaż wszystkim

chart-title = Tabela
chart-rating = Ranking
chart-spread = ±
chart-games = Gry
chart-won = Wygr.
chart-provisional = ~ mniej niż 5 gier: niewiele jeszcze wiadomo
chart-line-up = { $place }. { $name }: { $rating } ± { $spread }{ $known ->
    [no] { " " }(wstępnie)
   *[yes] { "" }
}, w górę od { $first }, gry: { $games }, wygrane: { $won }.
chart-line-down = { $place }. { $name }: { $rating } ± { $spread }{ $known ->
    [no] { " " }(wstępnie)
   *[yes] { "" }
}, w dół od { $first }, gry: { $games }, wygrane: { $won }.
chart-line-level = { $place }. { $name }: { $rating } ± { $spread }{ $known ->
    [no] { " " }(wstępnie)
   *[yes] { "" }
}, gry: { $games }, wygrane: { $won }.
