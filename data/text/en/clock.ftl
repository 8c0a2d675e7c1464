## The clock of a table

pace-question = Time per move
pace-none = No time limit
pace-relaxed = Relaxed: 3 days per move (bank up to 7)
pace-daily = Daily: 24 hours per move (bank up to 48)
pace-quick = Quick: 2 hours per move (bank up to 6)
deadline-question = When time runs out
deadline-nothing = if time runs out: nothing
deadline-computer = if time runs out: a computer plays that move
deadline-vote = if time runs out: the others vote on a computer
card-due = { $what } (deadline { $when })
told-overdue = { $who }’s time is up; the computer plays this move.
