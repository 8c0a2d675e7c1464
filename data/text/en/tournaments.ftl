## Tournaments: /tournament, its rounds and its standings

command-tournament = tournament
command-tournament-about = Open a tournament in this channel, or see how it stands
command-tournament-game = game
command-tournament-game-about = Which game; by itself what is on the table here, with its options

button-tourjoin = Join
button-tourleave = Leave
button-tourpanel = Settings
button-tourstart = Start
button-tourcancel = Cancel it
button-tourcancelled = Cancel the tournament
button-tourtable = Standings
button-tourwithdraw = Withdraw

tournament-title = Tournament: { $game }
tournament-form-question = How is it played?
tournament-form-swiss = Swiss: each round against equals
tournament-form-robin = Everybody meets everybody
tournament-form-groups = Groups, then a final
tournament-seats-question = How many at a table?
tournament-seats = { $count } at a table
tournament-rounds-question = How many rounds?
tournament-rounds = { $count ->
    [0] as many rounds as it takes
    [one] one round
   *[other] { $count } rounds
}
tournament-pace-question = Time to move
tournament-late-question = What happens to who is late?
tournament-late-computer = who is late: a computer makes that move
tournament-late-forfeit = who is late loses the game
tournament-late-nothing = who is late is waited for
tournament-status-open = Whoever wants to play joins; the host starts. Tables open in threads by themselves.
tournament-status-running = It is under way. A round begins when all games of the one before have ended.
tournament-status-over = It is over.
tournament-status-cancelled = It was cancelled.
tournament-entered = { $count ->
    [0] Nobody has joined yet.
    [one] One player
   *[other] { $count } players
}
tournament-thread = { $number }.{ $round }.{ $table } { $names }
tournament-table = Table { $number }
tournament-resting = does not play in this round: { $who }
tournament-round = { $game }: round { $round }
tournament-over = { $game }: the tournament is over
tournament-winner = 🏆 **{ $who }** wins.
tournament-note = { $form } · round { $round }
tournament-withdrawn = You play no further round. Please finish the game that goes on, or /resign from it.
tournament-cancel = Cancel the tournament of **{ $game }** for everybody? Games that go on stay, and no further round comes.
tournament-cancelled = The tournament is cancelled.

tournament-none = There is no such tournament any more.
tournament-here = A tournament goes on in this channel already. /tournament shows it.
tournament-which = Say which game: /tournament with a game, or open a lobby with the options you want and then use /tournament.
tournament-has-begun = It has begun already; that cannot be changed any more.
tournament-not-begun = It is over, or was cancelled.
tournament-not-entered = You do not play in it.
tournament-already-entered = You have joined already.
tournament-full = It is full: { $most } players are the most.
tournament-too-few = At least { $least } players are needed.
tournament-too-many = For everybody to meet everybody at such tables there are too many players: { $most } are the most. Choose Swiss, or groups.
tournament-only-host = Only the host of the tournament can do that.
tournament-no-contest = In this game, played so, all players are on one side: nobody could win a tournament.
tournament-no-threads-here = A tournament needs threads for its tables: open it in a text channel of a server.
tournament-no-threads = A tournament needs threads for its tables. Let me create public threads here, and write in them.

tournament-group = Group { $name }
tournament-final = Final
standings-points = Points
standings-buchholz = Met
standings-berger = Beaten
standings-line = { $place }. { $name }: { $points } ({ $decides }).
