## /privacy: what is kept, to show, to take away, to forget

command-privacy = privacy
command-privacy-about = What I keep about you: look at it, take it with you, or have it forgotten

button-export = Export my data
button-forget = Forget me…
button-forget-confirm = Yes, forget me for good

privacy-title = What I keep about you
privacy-games = - { $count ->
    [0] No game has your name on a seat.
    [one] One game stores your Discord id, your name then and your score.
   *[other] { $count } games store your Discord id, your name then and your score.
}
privacy-moves = - { $count ->
    [0] The logs hold no move of yours.
    [one] The logs hold one move of yours, with its time and how long the others had waited.
   *[other] The logs hold { $count } moves of yours, with their times and how long the others had waited.
}
privacy-settings = - Your personal settings.
privacy-no-settings = - No personal settings.
privacy-orders = - { $count ->
    [one] One order for your next turn.
   *[other] { $count } orders for your next turns.
}
privacy-trial = - A practice board on which you try moves.
privacy-challenges = - { $count ->
    [one] One attempt at a challenge of the day.
   *[other] { $count } attempts at challenges of the day.
}
privacy-tournaments = - { $count ->
    [one] One tournament that you play in or organize.
   *[other] { $count } tournaments that you play in or organize.
}
privacy-nothing-else = Ratings and statistics are computed from these games and kept nowhere else. I read no messages and keep no list of members. The bot’s owner may have older backups with the same in them, until they are deleted.

privacy-exported = Here is all of it. Only you can see this message; save the file before you dismiss it.
privacy-readme = This archive holds what Grovekeeper keeps about you.

    settings.json  your personal settings
    games.json     games in which you have or had a seat, and the score of every seat
    moves.json     what you did in them, in the order of their logs
    orders.json    your orders for next turns
    trials.json    your practice board, if you have one
    challenges.json  your attempts at challenges of the day: the number of the day, counted from the first of January of year 1, and the game
    boards.json    the servers on whose boards these results stand
    tournaments.json  tournaments you play or have played in, or organize

    Seats are counted from 0. Other people are in it by their seats only. Times are in UTC. Secret numbers of games are not in it, for they would show hidden cards.

privacy-forget-preview = **Forget you for good?** This cannot be taken back.
    - Your name is removed from every game: your seat will be called “Player” with its number, and your id is deleted.
    - The games themselves stay, for they are the others’ too, and can still be checked with /audit.
    - Your settings, orders, practice boards and challenges are deleted, and your ratings are gone.
    - What I have posted in channels stays until somebody deletes it there. Older backups of the bot’s owner hold it until they are deleted; if one of them is restored, you are forgotten again.
privacy-forget-live = { $count ->
    [one] One game is still going on. You leave it for good, and a computer takes over:
   *[other] { $count } games are still going on. You leave them for good, and computers take over:
}
privacy-forgotten = Done: I no longer know you. If you join a game again, that will be a new beginning.
privacy-unfinished = I have begun to forget you and could not go on: my records do not answer. Please press again in a moment.
privacy-nameless = Player { $number }
