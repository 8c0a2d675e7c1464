## /settings and /stop: what is settled for a server

command-settings = settings
command-settings-about = For server managers: language, channels, who may start and end games
command-settings-zone = zone
command-settings-zone-about = Time zone of this server, in which the day of the challenge begins
command-stop = stop
command-stop-about = For moderators: end any game or lobby in this channel

button-stop = End it

server-title = Games on this server
server-language = New games use **{ $language }**
server-language-own = the language of their host
server-language-question = Language of new games
server-language-choice = New games: { $language }
server-channels = Games may be opened: { $where }
server-everywhere = **in every channel**
server-channels-question = Channels for games; none chosen is everywhere
server-threads = Each game is played in **a thread of its own**; the channel shows where, whose turn it is, and how it ended.
server-threads-none = Games are played **in the channel itself**, one at a time, or in a thread that somebody makes.
server-threads-question = Where is a game played?
server-played-channel = In the channel itself
server-played-thread = In a thread of its own
server-start-everyone = **Everybody** may start games. Server managers can end any game.
server-start-role = **{ $who }** and server managers may start games and end any game.
server-start-managers = Only **server managers** may start games and end any game.
server-no-role = a role still to be chosen
server-starters-question = Who may start and end games?
server-starters-everyone = Everybody starts, managers end
server-starters-role = A role of your choice
server-starters-managers = Only server managers
server-role-question = Which role?
server-zone = A day of the /daily challenge begins at midnight in **{ $zone }**. /settings with a zone changes that.
server-call = Hosts who look for players may call { $role }, once for each lobby.
server-call-none = Hosts who look for players have no role to call.
server-call-question = Role that hosts may call when players are wanted
server-managers = server managers
server-none = This is for servers; in a direct conversation there is nothing to set.
server-only-managers = Only server managers can change that. Ask one of them.
server-not-here = On this server games are played in { $channels }. Use /play there, or in a thread there.
server-may-not-start = On this server games are started by { $who }. Ask them to open a lobby; then you can /join.
server-may-not-stop = Only moderators of this server can do that. Players can /leave a lobby or /resign from a game, and the host can close the lobby.
server-stop-preview = End **{ $game }** in this channel for everybody? A game that has begun ends without a winner and does not count.
server-stopped = The game was ended.
