## Who is how good: /stats and /leaderboard

command-stats = stats
command-stats-about = What somebody has achieved here: games, wins, ratings, time to move
command-stats-person = person
command-stats-person-about = Whose; yours by itself
command-stats-game = game
command-stats-game-about = Of which game; of all by itself
command-leaderboard = leaderboard
command-leaderboard-about = Who stands where in a game, and how that came about
command-leaderboard-game = game
command-leaderboard-game-about = Of which game

button-share = Show everybody

chart-title = Leaderboard
chart-rating = Rating
chart-spread = ±
chart-games = Games
chart-won = Won
chart-provisional = ~ fewer than 5 games: not much is known yet
chart-line-up = { $place }. { $name }: { $rating } ± { $spread }{ $known ->
    [no] { " " }(provisional)
   *[yes] { "" }
}, up from { $first }, games { $games }, won { $won }.
chart-line-down = { $place }. { $name }: { $rating } ± { $spread }{ $known ->
    [no] { " " }(provisional)
   *[yes] { "" }
}, down from { $first }, games { $games }, won { $won }.
chart-line-level = { $place }. { $name }: { $rating } ± { $spread }{ $known ->
    [no] { " " }(provisional)
   *[yes] { "" }
}, games { $games }, won { $won }.
