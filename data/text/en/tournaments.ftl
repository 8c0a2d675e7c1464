## Tournaments: /tournament, its rounds and its standings

command-tournament = tournament
command-tournament-about = Open a tournament in this channel, or see how it stands
command-tournament-game = game
command-tournament-game-about = Which game; if left out, the one on the table here with its options

button-tourjoin = Join
button-tourleave = Leave
button-tourpanel = Settings
button-tourstart = Start
button-tourcancel = Cancel the tournament
button-tourcancelled = Cancel the tournament
button-tourtable = Standings
button-tourwithdraw = Withdraw

tournament-title = Tournament: { $game }
tournament-form-question = How is it played?
tournament-form-swiss = Swiss: each round against players with the same record
tournament-form-robin = Everybody meets everybody
tournament-form-groups = Groups, then a final
tournament-form-league = League: everybody meets everybody of their group, the best rise, the last fall
tournament-seats-question = How many at a table?
tournament-seats = { $count } at a table
tournament-rounds-question = How many rounds?
tournament-rounds = { $count ->
    [0] as many rounds as it takes
    [one] one round
   *[other] { $count } rounds
}
tournament-pace-question = Time to move
tournament-late-question = If somebody is late
tournament-late-computer = if somebody is late: a computer plays that move
tournament-late-forfeit = if somebody is late: the game is lost
tournament-late-nothing = if somebody is late: the others wait
tournament-status-open = Join if you want to play; the host starts. Tables open in threads by themselves.
tournament-status-running = The tournament is under way. A new round begins when all games of the last one are over.
tournament-status-over = The tournament is over.
tournament-status-cancelled = The tournament was cancelled.
tournament-entered = { $count ->
    [0] Nobody has joined yet.
    [one] One player
   *[other] { $count } players
}
tournament-thread = { $number }.{ $round }.{ $table } { $names }
tournament-table = Table { $number }
tournament-resting = no game in this round: { $who }
tournament-has-bye = { $who } { $count ->
    [one] has
   *[other] have
} a bye (1 point).
tournament-round = { $game }: round { $round }
tournament-over = { $game }: the tournament is over
tournament-winner = 🏆 **{ $who }** wins.
tournament-note = { $form } · round { $round }
tournament-withdrawn = You are out of the coming rounds. Please finish the game you are in, or /resign from it.
tournament-cancel = Cancel the tournament of **{ $game }** for everybody? Running games go on, but there will be no further round.
tournament-cancelled = The tournament was cancelled.

tournament-none = There is no such tournament any more.
tournament-here = There is a tournament in this channel already. /tournament shows it.
tournament-which = Which game? Name one with /tournament, or open a lobby with the options you want and use /tournament there.
tournament-has-begun = The tournament has begun, so that cannot be changed any more.
tournament-not-begun = The tournament is over or was cancelled.
tournament-not-entered = You are not playing in this tournament.
tournament-already-entered = You have joined already.
tournament-full = The tournament is full: it takes { $most } players.
tournament-too-few = At least { $least } players are needed.
tournament-too-many = There are too many players for everybody to meet everybody: at such tables { $most } can. Choose Swiss, or groups.
tournament-only-host = Only the host of the tournament can do that.
tournament-no-contest = With these options all players are on one side, so nobody could win a tournament.
tournament-no-threads-here = A tournament needs threads for its tables: open it in a text channel of a server.
tournament-no-threads = A tournament needs threads for its tables. Let me create public threads here, and write in them.

tournament-group = Group { $name }
tournament-final = Final
standings-points = Points
standings-buchholz = Opponents’ points
standings-berger = Points of those beaten
standings-line = { $place }. { $name }: { $points } ({ $decides }).

button-tournext = Next season
tournament-lenience-question = Moves by a computer before the game is lost
tournament-lenience = { $count ->
    [0] the computer plays on as long as it takes
    [one] after one such move the game is lost by default
   *[other] after { $count } such moves the game is lost by default
}
tournament-standin-question = May a computer stand in?
tournament-standin-yes = /standin: an easy computer, the same for everybody
tournament-standin-no = /standin: not in this tournament
tournament-pause = /pause: only if everybody at the table agrees
tournament-no-stand-in = In this tournament nobody stands in for anybody. You can /resign from the game, or /away stops your clock.
tournament-host-out = { $who } hosts and does not play; the host joins like everybody else.
tournament-no-substitute = In a tournament no seat is passed on: whoever leaves one has lost the game. You can /resign from it, or /away stops your clock.
tournament-bye = Round { $round }: a bye (1 point) for { $who }
tournament-default = Round { $round }, lost by default: { $who }
tournament-decides = Equal points: the two columns on the right decide, from left to right. Whoever is equal there too shares a place.
tournament-winners = 🏆 { $who } share the first place.
tournament-group-winner = 🏆 { $group }: **{ $who }**
