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

catchup-since-own-turn = Seit deinem letzten Zug:
catchup-since-earlier-turn = Seit einem früheren Zug an deinem Platz:
catchup-since-beginning = Seit Spielbeginn:
catchup-since-lately = Die letzten Züge:
catchup-nothing = Seit deinem letzten Zug hat niemand sonst gezogen.
catchup-nothing-yet = Noch hat niemand gezogen.

history-setup = Das Spiel ist aufgebaut.

progress-replay = Der Film entsteht … { $bar } { $percent } %
