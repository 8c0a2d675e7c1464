## A private copy of the table to try moves on

command-whatif = whatif
command-whatif-about = Try moves on a copy of the table that only you see

trial-banner = Only a trial: this is not the game.
trial-behind = -# The real game has gone on since this copy was made.
trial-earlier = … and more before that
trial-discarded = The copy is gone. The game itself was never touched.
trial-none = That copy of the table is gone. You can make a new one.
trial-unfit = The rules have changed since that copy was made, so it can no longer be used. You can make a new one.
trial-full = A copy takes { $most } moves, and this one is full. Take some back, or deal anew.
trial-moved-on = This copy has gone on since that was shown. Here is how it stands now:

button-try-others = Let others move: { $who }
button-try-back = Take back
button-try-anew = Deal anew
button-try-from-now = Start over from the game as it is now
button-try-end = Throw the copy away

command-plan = plan
command-plan-about = What everybody means to do, where all play together
plan-board = What everybody means to do
plan-of = **{ $who }**: { $moves }{ $since ->
    [0] { "" }
   *[other] { " " }(the game has moved on since)
}
plan-none = **{ $who }** shows no plan.
plan-how = -# Try your moves with /whatif and press “Show as my plan”. A plan binds nobody.
plan-shown = The others can see this now with /plan. It binds nobody, you neither.
plan-dropped = Nobody is shown a plan of yours any more.
plan-not-together = Plans are for games that all players win or lose together.
button-try-show = Show as my plan
button-planpost = Show everybody
button-plandrop = Withdraw my plan
