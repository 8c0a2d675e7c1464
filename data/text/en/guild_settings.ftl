## /settings and /stop: what is settled for a server

command-settings = settings
command-settings-about = For those who manage the server: language, channels, who may start and stop games
command-stop = stop
command-stop-about = For those who keep order: end a game or a lobby of others in this channel

button-stop = Yes, end it

server-title = Games on this server
server-language = Language of new tables: **{ $language }**
server-language-own = that of whoever opens one
server-language-question = Language of new tables
server-language-choice = New tables: { $language }
server-channels = Tables may be opened: { $where }
server-everywhere = **in every channel**
server-channels-question = Channels for games; none chosen is everywhere
server-start-everyone = **Everybody** may start games. Games of others can be ended by people who may manage the server.
server-start-role = **{ $who }** and people who may manage the server may start games, and end those of others.
server-start-managers = Only **people who may manage the server** may start games, and end those of others.
server-no-role = A role you have yet to choose
server-starters-question = Who may start and stop games?
server-starters-everyone = Games: everybody starts, managers stop
server-starters-role = Games: a role of your choice
server-starters-managers = Games: only people who may manage the server
server-role-question = Which role?
server-managers = people who may manage the server
server-none = This is for servers; in a direct conversation there is nothing to settle.
server-only-managers = Only people who may manage this server can change that. Ask one of them.
server-not-here = On this server games are played in { $channels }. Use /play there, or in a thread there.
server-may-not-start = On this server games are started by { $who }. Ask them to open a table; once it is there you can /join.
server-may-not-stop = Only people who keep order on this server can do that. Players can /leave a lobby or /resign from a game, and a lobby can be called off by its host.
server-stop-preview = End **{ $game }** in this channel for everybody? A game that has begun ends without a winner and does not count.
server-stopped = It has ended.
