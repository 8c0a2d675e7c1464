## The clock of a table

pace-question = Time per move
pace-none = No time limit
pace-relaxed = Relaxed: 3 waking days per move (bank up to 7)
pace-daily = Daily: 1 waking day per move (bank up to 2)
pace-quick = Quick: 2 waking hours per move (bank up to 6)
deadline-question = When time runs out
deadline-nothing = if time runs out: the game waits
deadline-computer = if time runs out: a computer plays that move
deadline-vote = if time runs out: the others vote on a computer
deadline-forfeit = if time runs out: the game is lost
card-due = { $what } (deadline { $when })
told-overdue = { $who }’s time is up; the computer plays this move.
pace-about = A waking day is a day as each player has it in /me: nights, days off and absences do not count.
bound-question = Longest time for a move by the calendar
bound-days = { $count ->
    [0] no bound by the calendar
    [one] at most one day by the calendar
   *[other] at most { $count } days by the calendar
}
