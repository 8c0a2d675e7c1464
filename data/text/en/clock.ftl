## The clock of a table

pace-question = How much time is there for a move?
pace-none = No clock
pace-relaxed = Relaxed: 3 days a move, 7 saved up at most
pace-daily = Daily: 24 hours a move, 48 saved up at most
pace-quick = Quick: 2 hours a move, 6 saved up at most
deadline-question = And when the time is over?
deadline-nothing = nothing happens when it is over
deadline-computer = when it is over, a computer player moves for you
deadline-vote = when it is over, the others vote on a computer player for you
card-due = { $what } (deadline { $when })
told-overdue = The time of { $who } is over, and a computer player moves for them this once.
