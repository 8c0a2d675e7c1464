command-catchup = neues
command-catchup-about = Was seit deinem letzten Zug geschehen ist, auf einem Bild und in Worten
command-replay = film
command-replay-about = Das ganze Spiel als bewegtes Bild; wenn es vorbei ist, auch als Datei
command-import = laden
command-import-about = Ein beendetes Spiel aus einer Datei von /film laden
command-import-file = datei
command-import-file-about = Die Datei des Spiels

button-catchup = Was ist neu?
button-replay = Film
button-moment = Mit Bild
button-list = Alle Züge

catchup-title = Seit deinem letzten Zug:
catchup-round = In der letzten Runde:
catchup-nothing = Seit deinem letzten Zug ist nichts geschehen.

history-setup = Das Spiel ist aufgebaut.

progress-replay = Der Film entsteht … { $bar } { $percent } %
