## Looking for players: /tables, /mygames and invitations

command-tables = tables
command-tables-about = Lobbies on this server that are looking for players
command-mygames = mygames
command-mygames-about = All your games on all servers, your turns first
command-play-call = call
command-play-call-about = Call everybody with the role of this server that wants to play
command-play-invite = invite
command-play-invite-about = Somebody you want to invite

button-invite = Invite
button-call = Call { $role }

tables-title = Players wanted
tables-none = No lobby here is looking for players right now. Open one with /play.
tables-seats = { $taken } of { $seats } seats taken
tables-join = Join { $number }
tables-joined = You have joined **{ $game }**: [to the lobby]({ $link })

mygames-title = { $count ->
    [0] Nothing waits for you
    [one] One game waits for you
   *[other] { $count } games wait for you
}
mygames-others = Your other games
mygames-none = You have no games right now. Open one with /play, or find one with /tables.
mygames-yours = your turn
mygames-due = your turn, due { $when }
mygames-waiting = waiting for { $who }
mygames-paused = paused

invite-link = Send this link to whoever should join:
    { $link }
invite-people = Who should be invited?
invite-done = { $count ->
    [one] Invited.
   *[other] All { $count } are invited.
}
invite-called = Called.
invite-called-already = They have already been called to this lobby; once is enough.
invite-unheard = Called, but Discord notified nobody: allow everybody to mention that role, or allow me to mention all roles.
invite-no-role = This server has not chosen a role to call. Its managers can do so in /settings.
invite-message = { $asked }: { $who } looks for players for **{ $game }**. [To the lobby]({ $link })
