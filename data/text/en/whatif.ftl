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
