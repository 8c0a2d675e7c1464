## /daily: one deal a day, the same for everybody

command-daily = daily
command-daily-about = The challenge of the day: one deal for everybody, one attempt each

button-daily = Play it too
button-dailyplay = Play in private
button-dailyplay-here = Play here
button-dailyshare = Show everybody
button-daily-before = The day before
button-daily-today = Today

challenge-title = Daily challenge · { $day }
challenge-card = Daily challenge · { $day }
challenge-alone = played alone
challenge-about = Everybody, on every server, plays the same deal today. One attempt counts, without hints, and it never touches a rating. If you play in the channel, others see what is dealt.
challenge-open = You have not played it yet.
challenge-going = Your attempt has begun: [go on there]({ $where })
challenge-begun = Your attempt: [go there]({ $where })
challenge-adrift = Your attempt has begun, but its channel is gone: /resume goes on elsewhere.
challenge-yours = Your result: **{ $result }**.
challenge-lost-attempt = You began it, but did not finish in time.
challenge-given-up = You began it and gave it up.
challenge-gives-up = This is your one attempt at the challenge of the day; there is no other.
challenge-missed = You did not play that day.
challenge-streak = { $count ->
    [one] Streak: 1 day – play { $day ->
        [today] today
       *[tomorrow] tomorrow
    } to keep it.
   *[other] Streak: { $count } days – play { $day ->
        [today] today
       *[tomorrow] tomorrow
    } to keep it.
}
challenge-ends = The next challenge comes { $when }.
challenge-board = Results on this server
challenge-board-empty = Nobody here has finished it yet.
challenge-board-none = Nobody here finished it.
challenge-later = Once the day is over, you can look at everybody’s games here.
challenge-look = Look at a game
challenge-won = won, { $score ->
    [one] { $score } point
   *[other] { $score } points
}
challenge-lost = defeat (score { $score })
challenge-lost-nothing = defeat
challenge-shared = Here it is for everybody.
challenge-greeting = Your challenge of the day. Good luck!
challenge-no-direct = I may not write to you: your privacy settings for this server do not let me. Allow direct messages from its members, or play here.
challenge-direct-busy = We are in the middle of another game in your [direct messages]({ $where }). Finish or cancel it first, or play here.
challenge-not-yet = Not yet. /daily shows today’s challenge.
challenge-one-attempt = This is the challenge of the day: everybody has one attempt, without help, and nothing that has come to light is taken back.
