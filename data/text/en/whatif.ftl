## A private copy of the table to try moves on

command-whatif = whatif
command-whatif-about = Try moves on a practice board that only you see

trial-banner = Practice board – not the real game.
trial-behind = -# The real game has changed since this practice board was made.
trial-earlier = … and more before that
trial-discarded = The practice board is closed. The game itself was never touched.
trial-none = That practice board is closed. You can open a new one.
trial-unfit = The rules have changed since that practice board was made, so it can no longer be used. You can open a new one.
trial-full = A practice board takes { $most } moves, and this one is full. Take some back, or start over.
trial-moved-on = This practice board has changed since then. Here is how it stands now:

button-try-others = Let others move: { $who }
button-try-back = Take back
button-try-anew = Start over, with hidden parts reshuffled
button-try-from-now = Start over from the game as it is now
button-try-end = Close practice board

command-plan = plan
command-plan-about = What everybody means to do, where all play together
plan-board = What everybody means to do
plan-of = **{ $who }**: { $moves }
plan-of-earlier = **{ $who }**: { $moves } (the game has changed since)
plan-over = **{ $who }** can make none of the moves of the plan shown any more.
plan-none = **{ $who }** shows no plan.
plan-of-computer = **{ $who }** will do this next, unless something changes: { $moves }
plan-counted-on = -# The computers count on the plans that people show here.
plan-how = -# Try your moves with /whatif and press “Show as my plan”. It commits nobody.
plan-shown = The others can see this now with /plan. It commits nobody to anything.
plan-withdrawn = -# The plan that you showed at another table is withdrawn: there is one practice board for each person.
plan-dropped = Nobody is shown a plan of yours any more.
plan-waits = The computers move only once everybody else has. Anyone can let them go on: press **Go ahead** on the card.
plan-not-together = Plans are for games that all players win or lose together.
button-try-show = Show as my plan
button-planpost = Show everybody
button-plandrop = Withdraw my plan
button-planwait = Computers, please wait
