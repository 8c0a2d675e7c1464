## Games that are played in threads of their own

thread-plays = Played in { $where }.
thread-turn = Waiting for **{ $who }**.
thread-paused = The game is paused.
thread-over = The game is over.
thread-lost = The thread in which { $game } was played is gone. The game is kept: where you want to go on with it, use /resume.
thread-opened = The game begins in { $where }. Have fun!
thread-refused = On this server games are played in threads, but I cannot open one here, so this game stays in the channel. Let me create public threads, and write in them.
thread-elsewhere = There is no game in this channel itself. Yours is played in { $where }.
