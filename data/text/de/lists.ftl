command-tables = tische
command-tables-about = Tische auf diesem Server, an denen noch jemand fehlt
command-mygames = meinespiele
command-mygames-about = Alle deine Spiele auf allen Servern, deine Züge zuerst

button-invite = Einladen
button-call = { $role } rufen

tables-title = Mitspieler gesucht
tables-none = Hier sucht gerade niemand Mitspieler. Eröffne mit /spielen einen Tisch.
tables-seats = { $taken } von { $seats } Plätzen besetzt
tables-join = Mitspielen: { $number }
tables-joined = Du spielst mit bei **{ $game }**: [zum Tisch]({ $link })

mygames-title = { $count ->
    [0] Nichts wartet auf dich
    [one] Ein Spiel wartet auf dich
   *[other] { $count } Spiele warten auf dich
}
mygames-others = Deine anderen Spiele
mygames-none = Du hast gerade keine Spiele. Eröffne mit /spielen eines, oder suche mit /tische.
mygames-yours = du bist am Zug
mygames-due = du bist am Zug, bis { $when }
mygames-waiting = am Zug: { $who }
mygames-paused = Pause
