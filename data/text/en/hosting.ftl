host-about = Whole board games in a Discord channel. Without a command it plays: with a token on Discord, without one in a channel in your browser.
host-version = Print the version and end.
host-play = Play, until you stop it.
host-replay = Play every log again under these rules and name the tables that would differ. Ask this before an update; nothing is changed.
host-backup = Copy the database into a new file, also while the bot is running.
host-backup-file = the file to make
host-restore = Put a backup in the place of the database while the bot is stopped. What was there is kept beside it.
host-restore-file = the backup
host-restored = After the tools of a database server have put a backup back: let no button of the time that is lost do anything.
host-doctor = Look at everything the bot needs, and say what is wrong and what to do about it.
host-rehearse = Try in a channel on Discord what the bot relies on, with a card that is removed again, and write a report without secrets.
host-rehearse-channel = the id of the channel (Copy Channel ID, with Discord's developer mode on)
host-rehearse-alone = leave out what needs a person's press
host-rehearse-report = the report to make, rehearsal.json if none is named
host-at = ask the local channel at this address instead of Discord
host-shards = join only these shards of so many; other processes with the same database join the others
host-leash = end when standard input closes

settings-wrong = The settings cannot be read:
setting-number = { $name } is a whole number; for a port it is between 0 and 65535, such as 8765.
setting-choice = { $name } is one of these: { $expected }.
setting-database = { $name } is the address of a database: { $file } for a file, or { $server } with GROVEKEEPER_DATABASE_PASSWORD for a server. No other kind can be used.
setting-other = { $name } cannot be read. .env.example shows how it is written.
start-address = --at takes the address of a local channel, such as http://127.0.0.1:8765.
start-token = Discord does not know this DISCORD_TOKEN. Copy it again from the developer portal, from Bot, Reset Token.
start-shard = Discord wants this bot split over several connections, which this version cannot do: it is on too many servers for one.
start-version = Discord no longer speaks to this version. Install the newest one.
start-intents = Discord does not let this bot hear what it asks to hear. It needs no privileged intent; look at the bot in the developer portal, and whether this program is unchanged.

channel-file-broken = Or name another file with GROVEKEEPER_CHANNEL_FILE in .env; with :memory: nothing is kept.
channel-port-taken = Port { $port } cannot be used ({ $why }). Choose another with GROVEKEEPER_PORT in .env.
health-taken = GROVEKEEPER_HEALTH_PORT cannot be opened at { $host }, port { $port } ({ $why }). Choose another port or address.

backup-done = { $file } is a whole and checked copy of the database.
restore-done = The database is now that of { $file }. Start the bot again.
restore-kept = What was there before is kept in { $file }.

copy-not-sqlite = The database is not an SQLite file. Use the backup tools of your database server.
copy-nothing-there = There is no file { $file }. Nothing was done.
copy-exists = { $file } is there already and is left as it is. Choose another name.
copy-damaged = The file is damaged: { $why } Nothing was changed; use another backup.
copy-not-ours = The file is not a Grovekeeper database. Nothing was changed.
copy-failed = { $file } could not be written ({ $why }). Nothing was changed; see that there is room on the disk and that you may write there.
restore-running = A bot is playing on { $file }. Stop it, restore again, and then start it; nothing was changed.
restored-done = Every table goes on above all that was given out. Start the bots again.
restored-file = The database is a file: grovekeeper restore FILE puts a backup back, and does all the rest.
restored-running = A bot is playing on this database. Stop it, call this again, and then start it; nothing was changed.

database-empty = { $file } has 0 bytes, so nothing is in it. If there was a database, put a backup in its place: grovekeeper restore FILE. Else delete the file; the first start makes a new one.
copy-no-folder = There is no folder { $folder }. Make it, or name another one; nothing was changed.
copy-full = There is no room left in { $folder }. Make room, or name a folder on another disk; nothing was changed.
copy-forbidden = This program may not write in { $folder }. Let it write there, or name another folder; nothing was changed.
database-damaged = The database is damaged. Put the last backup in its place: grovekeeper restore FILE. Nothing more is written to it until then.
database-full = The disk is full. Make room; nothing that was answered is lost, and the bot goes on by itself.
database-locked = Another program keeps the database locked. End it or wait, then try again.
database-newer = The database was made by a newer Grovekeeper (schema { $version }). Update this one, or restore a backup from before.
database-failed = The database does not answer ({ $why }). See that GROVEKEEPER_DATABASE_URL is right and that the bot may read and write there.
database-away = The server of the database is out of reach ({ $why }). See that it runs and that GROVEKEEPER_DATABASE_URL is right; the bot goes on by itself as soon as it answers.

doctor-well = All is in order.
doctor-ill = Something is wrong: see the lines marked ✗.
doctor-version = This is Grovekeeper { $version }.
doctor-python = Python { $version }.
doctor-python-old = Python { $version } is too old. Install Python 3.11 or newer and make the environment again.
doctor-zones = Time zones are known.
doctor-zones-missing = No time zones are known here. Install the package tzdata.
doctor-facts = { $count ->
    [one] The facts of the one game are in order.
   *[other] The facts of all { $count } games are in order.
}
doctor-fact = { $fault } Put it right under data/games.
doctor-art = Fonts, icons and pictures are there.
doctor-art-missing = Fonts or icons are missing ({ $why }). Install the packages of requirements.txt again.
doctor-room = { $free } MB are free on the database's disk.
doctor-no-room = Only { $free } MB are free on the database's disk. Make room before it is full.
doctor-folder = A new database cannot be made in { $folder }. Let the bot write there, or set GROVEKEEPER_DATABASE_URL.
doctor-new = There is no database { $file } yet; the first start makes it.
doctor-empty = The database is empty; the first start sets it up.
doctor-older = The database has schema { $version }; the next start brings it to { $head }. Make a backup first.
doctor-schema = The database has the present schema, { $version }.
doctor-whole = The database is whole.
doctor-writable = The database can be written to.
doctor-no-token = No DISCORD_TOKEN is set, so a local channel opens in the browser. To play on Discord write the token into .env.
doctor-token = The token is accepted; the bot is called { $name }.
doctor-token-refused = The token is not accepted. Reset it in the developer portal under Bot and write the new one into .env.
doctor-unreachable = Discord cannot be reached ({ $why }). See to the network connection and try again.
doctor-application = The application is set up as it should be.
doctor-endpoint = An Interactions Endpoint URL is set, so commands never reach the bot. Empty that field in the developer portal under General Information.
doctor-guild-install = The application cannot be added to servers. Allow Guild Install in the developer portal under Installation.
doctor-intents = Privileged intents are switched on that the bot does not use. Switch them off in the developer portal under Bot.
doctor-no-server = The bot is in no server yet. Invite it with the link in the developer portal under Installation.
doctor-server = { $server }: the bot has the permissions it needs.
doctor-permissions = { $server }: the bot lacks { $missing }. Give its role these permissions in the server's settings.
doctor-commands = { $count ->
    [one] One command of { $most } that are possible; /{ $name } takes { $size } of { $room } characters.
   *[other] { $count } commands of { $most } that are possible; the longest, /{ $name }, takes { $size } of { $room } characters.
}
doctor-commands-refused = Discord would refuse the commands: { $why }. This is a mistake of ours; please report it.
doctor-registered = { $count ->
    [one] Discord knows the one command.
   *[other] Discord knows all { $count } commands.
}
doctor-unregistered = Discord does not know these commands yet: { $names }. Start the bot; it tells them to Discord by itself.

host-accident = Print what may be sent to a developer about an accident; nothing secret is in it.
host-accident-number = the number that was given with the error, or in the log
accident-unknown = There is no report of an accident { $number }. Reports lie in { $folder }; see that you ask where the bot keeps its database.

start-second = Another bot is playing on { $file }. One database is for one bot: stop the other one first, or set another GROVEKEEPER_DATABASE_URL.
start-shards = Several processes can share the database of a server, and none in a file. Set GROVEKEEPER_DATABASE_URL to postgresql+asyncpg://..., or leave --shards out.

database-foreign = The database belongs to another program (its tables: { $why }). Set GROVEKEEPER_DATABASE_URL to a file of Grovekeeper’s own.
database-folder = { $file } is a folder. Set GROVEKEEPER_DATABASE_URL to a file in it, such as grovekeeper.db.
database-no-driver = The Python package { $package } is needed for this database and is not installed. Install it (pip install -r requirements-postgresql.txt brings the one for PostgreSQL), or set GROVEKEEPER_DATABASE_URL to an SQLite file.
database-gone = { $file }, or the log beside it, was deleted or moved while it was open. Put it back, or stop the bot and restore a backup: grovekeeper restore FILE. Nothing is saved until then.
database-replaced = Another file was put in the place of { $file } while the bot was running, so the bot has ended and has saved nothing more. To play on with a backup, leave the bot stopped, put it there with grovekeeper restore FILE, and start the bot again.
database-log-gone = The log beside { $file } ({ $file }-wal or { $file }-shm) was deleted or exchanged while the bot was running, so the bot has ended and has saved nothing more. End every other program that has the database open, then start the bot again.
database-kept = All that was saved until then is kept in { $file }. To play on with it, leave the bot stopped and run: grovekeeper restore { $file }
database-fault = The database is damaged: { $why } Put the last backup in its place: grovekeeper restore FILE.

fault-page = a page or an index of it cannot be right ({ $why }).
fault-owner = a row of { $rows } belongs to nothing in { $of }.
fault-table = the table { $table } is missing.
fault-length = its file has { $found } bytes where it should have { $wanted }.
fault-log-lost = the log beside it ({ $file }) is missing, and with it what was saved last.
fault-log-gone = the log beside it ({ $file }) is missing, and with it what was saved last. If another program has opened the database since the bot ended, nothing is missing: then start the bot once, and do not restore.
fault-log-torn = the log beside it ({ $file }) breaks off, and with it what was saved last.
fault-rows = the log of game { $game } does not go on without a gap to where the game stands.
fault-snapshot = the saved state of game { $game } is not what its log came to.

restore-forgotten = { $count ->
    [one] One person who was forgotten since that backup was made is forgotten in it too.
   *[other] { $count } people who were forgotten since that backup was made are forgotten in it too.
}
restore-no-list = { $file } is not there, the list of those who asked to be forgotten. If you have it elsewhere, put it there and restore again; else they are back.

log-check-progress = { $done } of { $count } games played again.

doctor-others = { $file } can be read by others on this machine. Run chmod 600 on it; the next start of the bot does so too.

host-new-game = Write a new game into a folder of its name: a small one that is whole and plays at once.
host-new-game-name = its name: small letters and digits, with hyphens between words
host-check-game = Hold a game to everything that the bot expects of one, and say what is wrong.
host-check-game-game = the id of a game, or the folder of its project
host-play-game = Open a channel in the browser that plays the game in a folder too, and takes up its changes as they are saved.
host-play-game-folder = the folder of the project of the game
new-game-done = The game is in the folder { $folder }. Next: grovekeeper play-game { $folder }
new-game-name = A game cannot be called “{ $name }”. Take small letters and digits, with hyphens between words, { $most } characters at most.
new-game-exists = There is something in { $folder } already; nothing was written.
check-no-project = { $why }. Nothing was checked.
check-unknown = There is no game { $game } here. Install its package, or name the folder of its project.
check-lost = The game cannot be loaded: { $why }.
check-loaded = { $game } can be loaded; its version is { $version }.
check-words = Every word that is looked up for a game is there.
check-words-broken = Words are missing in English: { $why }
check-commands = Its command is as Discord wants it.
check-commands-broken = Discord would refuse its command: { $why }
check-rules = Every rule of the ledger has its sentence.
check-rules-broken = The ledger of rules is not in order: { $why }
check-guards = Just that is legal to which no guard objects, and every objection names a rule.
check-guards-broken = Guards and legal moves do not agree: { $why }
check-said = Everything that is asked, offered and told can be said, fits, and can be told apart.
check-said-broken = Not everything can be said: { $why }
check-pictures = Pictures are drawn and described, and show no secret.
check-pictures-broken = A picture is not as it should be: { $why }
check-menus = Every move is reached by its menus and comes back from its buttons.
check-menus-broken = A move is lost between menus and buttons: { $why }
check-refusals = What is not legal is refused with a sentence, and with moves that are.
check-refusals-broken = A move is not refused as it should be: { $why }
check-computers = Computers play what is legal, and know no more than their seats.
check-computers-broken = Computers cannot play it as they should: { $why }
check-challenges = Its daily challenges, if any, can be played alone.
check-challenges-broken = A daily challenge cannot be played: { $why }
check-teaching = What teaches it, if anything, is true, drawn and played to its end.
check-teaching-broken = What teaches it is not in order: { $why }
check-tests = { $count ->
    [one] The one test of its own passes.
   *[other] All { $count } tests of its own pass.
}
check-tests-broken = Its own tests do not pass: { $why }
check-no-tests = There are no tests of its own (tests/).
check-no-pytest = Its own tests were not run: pytest is not installed here.
check-games = { $count ->
    [one] One game at random came to its end, after { $shortest } moves.
   *[other] { $count } games at random came to their ends, after { $shortest } to { $longest } moves.
}
check-games-broken = Game { $number } at random broke a law: { $why } ({ $start })
check-no-lesson = There is no lesson (data/lesson.toml), so nobody learns it in a minute.
check-no-guided = There is no guided game (data/guided.toml), so /learn cannot teach it.
check-gaps = { $language }: { $count } of { $all } sentences are missing and are said in English.
check-well = The bot can play this game.
command-taken = /{ $name } is the command of the game { $game } already
command-taken-by-bot = /{ $name } is a command of the bot already
command-not-right = Discord would not take it ({ $why })
doctor-game-command = The game { $game } has no command: { $why }. It is played with its buttons, and the other games as before. Its command is named in its words, { $game }-command.
doctor-game-lost = The game { $game } is left out: { $why }. Its saved games wait; put the package right, or remove it.

rehearse-no-token = A rehearsal needs DISCORD_TOKEN in .env, or the address of a local channel behind --at.
rehearse-press = Press the green button on the card in the channel, within { $minutes } minutes.
rehearse-type = Now type /rehearsal in the channel, choose its option and what is suggested there, send it, write anything into the form that opens, and send that: within { $minutes } minutes for each.
rehearse-done = { $count ->
    [0] All answers are those of the local channel. The report is { $file }.
    [one] One answer is not that of the local channel. The report is { $file }; it holds no secrets, and is worth an issue.
   *[other] { $count } answers are not those of the local channel. The report is { $file }; it holds no secrets, and is worth an issue.
}
rehearse-thread-left = A thread stays in the channel, archived: the bot may not delete threads. Delete it yourself.
rehearse-card = Rehearsal: this card goes again by itself.
rehearse-edited = Rehearsal: this was changed.
rehearse-answer = Rehearsal: this is for you alone.
rehearse-button = Press me
rehearse-alt = A green square
rehearse-suggested = A suggestion
rehearse-command = Try suggestions and a form
rehearse-option = Type a letter and pick what is suggested
rehearse-form = Rehearsal
rehearse-field = Anything
rehearse-thread = Rehearsal
