## Looking for players: /tables, /mygames and invitations

command-tables = tables
command-tables-about = Lobbies on this server that want players
command-mygames = mygames
command-mygames-about = All your games on all servers, your turns first
command-play-call = call
command-play-call-about = Call the role of this server that wants to play
command-play-invite = invite
command-play-invite-about = Somebody to ask to join

button-invite = Invite
button-call = Call { $role }

tables-title = Players wanted
tables-none = No lobby here wants players now. /play opens one.
tables-seats = { $taken } of { $seats } seats taken
tables-join = Join { $number }
tables-joined = You have joined **{ $game }**: [to the lobby]({ $link })

mygames-title = { $count ->
    [0] Nothing waits for you
    [one] One game waits for you
   *[other] { $count } games wait for you
}
mygames-others = Your other games
mygames-none = You play nothing now. /play opens a lobby, /tables shows those of others.
mygames-yours = your turn
mygames-due = your turn, time left { $when }
mygames-waiting = waiting for { $who }
mygames-paused = paused

invite-link = Send this link to whoever should join:
    { $link }
invite-people = Whom do you ask to join?
invite-done = { $count ->
    [one] Asked.
   *[other] All { $count } are asked.
}
invite-called = Called.
invite-called-already = They have been called to this lobby already; once is enough.
invite-unheard = Called, but Discord notifies nobody: let everybody mention that role, or let me mention all roles.
invite-no-role = No role to call is set on this server. Its managers can set one in /settings.
invite-message = { $asked }: { $who } looks for players for **{ $game }**. [To the lobby]({ $link })
