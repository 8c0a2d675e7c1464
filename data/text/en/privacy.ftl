## /privacy: what is kept, to show, to take away, to forget

command-privacy = privacy
command-privacy-about = What I keep about you: look at it, take it with you, or have it forgotten

button-export = Export my data
button-forget = Forget me…
button-forget-confirm = Yes, forget me for good

privacy-title = What I keep about you
privacy-games = - { $count ->
    [0] No game has your name on a seat.
    [one] In one game your Discord id and the name you had then stand at a seat, with what you came to.
   *[other] In { $count } games your Discord id and the name you had then stand at a seat, with what you came to.
}
privacy-moves = - { $count ->
    [0] The logs hold no move of yours.
    [one] The logs hold one move of yours, with its time and how long the others had waited.
   *[other] The logs hold { $count } moves of yours, with their times and how long the others had waited.
}
privacy-settings = - Your settings, as you made them.
privacy-no-settings = - You have set nothing for yourself, so there are no settings of yours.
privacy-orders = - { $count ->
    [one] One standing order of yours.
   *[other] { $count } standing orders of yours.
}
privacy-trial = - A private copy of a table on which you try moves.
privacy-nothing-else = Ratings and statistics are worked out from these games and kept nowhere else. I read no messages and keep no list of members. Whoever runs this bot may have older backups with the same in them, until they are thrown away.

privacy-exported = Here is all of it. Only you can see this message; save the file before you dismiss it.
privacy-readme = This archive holds what Grovekeeper keeps about you.

    settings.json  what you have set for yourself
    games.json     games in which you have or had a seat, and what every seat came to
    moves.json     what you did in them, in the order of their logs
    orders.json    your standing orders
    trials.json    your private copy of a table, if you have one

    Seats are counted from 0. Other people are in it by their seats only. Times are in UTC. Secret numbers of games are not in it, for they would show hidden cards.

privacy-forget-preview = **Forget you for good?** This cannot be taken back.
    - Your name goes from every game: your seat will be called “Player” with its number, and your id is deleted.
    - The games themselves stay, for they are the others’ too, and can still be checked with /audit.
    - Your settings, standing orders and private copies are deleted, and your ratings are gone.
    - What I have posted in channels stays until somebody deletes it there. Older backups of whoever runs this bot hold it until they are thrown away; where one of them is put back, you are forgotten again.
privacy-forget-live = { $count ->
    [one] One game is still going on. You leave it for good, and a computer player takes your seat:
   *[other] { $count } games are still going on. You leave them for good, and computer players take your seats:
}
privacy-forgotten = Done: I no longer know you. Should you sit down at a table again, that will be a new beginning.
privacy-unfinished = I have begun to forget you and could not go on: my records do not answer. Please press again in a moment.
privacy-nameless = Player { $number }
