## Who is how good: /stats and /leaderboard

command-stats = stats
command-stats-about = Games, wins, ratings and time to move of somebody on this server
command-stats-person = person
command-stats-person-about = Whose; yours if left out
command-stats-game = game
command-stats-game-about = Of which game; of all if left out
command-leaderboard = leaderboard
command-leaderboard-about = Ratings and how they changed
command-leaderboard-game = game
command-leaderboard-game-about = Of which game

button-share = Show everybody

chart-title = Leaderboard
chart-rating = Rating
chart-spread = ±
chart-games = Games
chart-won = Won
chart-provisional = ~ provisional: only a few games so far
chart-line-up = { $place }. { $name }: { $rating } ± { $spread }{ $known ->
    [no] {" "}(provisional)
   *[yes] {""}
}, up from { $first }, games { $games }, won { $won }.
chart-line-down = { $place }. { $name }: { $rating } ± { $spread }{ $known ->
    [no] {" "}(provisional)
   *[yes] {""}
}, down from { $first }, games { $games }, won { $won }.
chart-line-level = { $place }. { $name }: { $rating } ± { $spread }{ $known ->
    [no] {" "}(provisional)
   *[yes] {""}
}, games { $games }, won { $won }.

stats-title = { $who } on this server
stats-none = { $who } has not finished a game here yet.
stats-none-yours = You have not finished a game here yet. /play opens a lobby.
stats-somebody = somebody
stats-games = games: { $games }, won: { $won }
stats-games-shared = games: { $games }, won: { $won }, won together with others: { $shared }
stats-rating = rating **{ $rating }** ± { $spread }{ $known ->
    [no] {" "}(provisional)
   *[yes] {""}
}, place { $place } of { $of }
stats-best = best score: { $score }
stats-streak = wins in a row: { $now } now, { $longest } at most
stats-pace = usual time to move: { $pace }
stats-rival = against { $who }: won { $ahead }, lost { $behind }, drawn { $level }
stats-about = -# Ratings start at 1000; ± shows how sure we are. Only games finished here count; for the time to move also the others. Whoever leaves a game comes last in it.

leaderboard-none = No game has been finished here yet, so there is nothing to compare. /play opens a lobby.
leaderboard-about = -# Ratings start at 1000; ± shows how sure we are, and shrinks with every game.
leaderboard-unrated = -# Games alone or all together against the game are not rated: choosing a harder one would cost rating.
leaderboard-record = { $what }: won { $won } of { $played }
leaderboard-records = By what was played: { $records }
leaderboard-characters = By character: { $records }
leaderboard-computers = -# Computers: { $levels }.
leaderboard-shared = Here it is for everybody.

## /journal

command-journal = journal
command-journal-about = How far somebody has come in games with chapters
command-journal-person = person
command-journal-person-about = Whose journal; yours if left out
journal-title = The journal of { $who }
journal-won = { $won } of { $of } chapters won
journal-next = Next: { $chapter }
journal-chapter-won = **{ $chapter }** – won: { $levels }
journal-chapter-lost = { $chapter } – not won yet, played { $played }×
journal-level = { $level }, by { $margin } at best
journal-sign-next = Next
journal-about = -# Games that are played together or alone count, on this server.

command-leaderboard-since = since
command-leaderboard-since-about = First day of a season: only games that ended from then on count
