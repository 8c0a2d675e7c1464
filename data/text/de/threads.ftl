thread-plays = Gespielt wird in { $where }.
thread-turn = Am Zug: **{ $who }**.
thread-paused = Das Spiel macht Pause.
thread-over = Das Spiel ist vorbei.
thread-lost = Der Thread, in dem { $game } gespielt wurde, ist weg. Das Spiel ist noch da: Nimm /fortsetzen, wo du damit weitermachen willst.
thread-opened = Das Spiel beginnt in { $where }. Viel Spaß!
thread-refused = Auf diesem Server wird in Threads gespielt, aber ich darf hier keinen eröffnen; deshalb bleibt dieses Spiel im Kanal. Erlaube mir, öffentliche Threads zu erstellen und in ihnen zu schreiben.
thread-elsewhere = In diesem Kanal selbst wird nicht gespielt. Dein Spiel läuft in { $where }.
