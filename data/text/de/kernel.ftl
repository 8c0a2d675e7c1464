seat = Person { $number }

malformed-verb = Es gibt keinen Zug namens „{ $verb }“. Züge dieses Spiels: { $verbs }.
malformed-field = „{ $field }“ von „{ $verb }“ fehlt oder ist nicht zu lesen. Wähle aus der Liste, die sich beim Tippen öffnet.
malformed-too-many = Das ist mehr, als „{ $verb }“ braucht, nämlich: { $fields }.
malformed-data = Dieser Zug ist nicht zu lesen. Wähle ihn noch einmal aus der Liste.
malformed-game = Ein Spiel namens „{ $game }“ gibt es hier nicht. Spiele: { $games }.
malformed-seats = Dieses Spiel ist für { $seats } Personen; mit { $given } geht es nicht.
malformed-options = Diese Optionen gehen nicht zusammen: { $why }

illegal-not-your-turn = Du bist nicht am Zug. Am Zug: { $waiting }.
illegal-over = Dieses Spiel ist vorbei. Das Ergebnis steht unter /punkte.

sealed-nothing = Von dir gibt es nichts zurückzunehmen: Seit du an der Reihe bist, hast du nicht gezogen.
sealed-other = Seitdem hat { $who } gezogen, deshalb geht es nicht mehr zurück.
sealed-draw = Das geht nicht mehr zurück: Es wurde etwas zufällig gezogen.
sealed-all = Das geht nicht mehr zurück: Alle haben etwas Neues gesehen.
sealed-some = Das geht nicht mehr zurück: Etwas Neues gesehen hat { $who }.
sealed-final = Das geht nicht mehr zurück: So wollen es die Regeln.

enough = Das genügt

more-verbs-name = mehr
more-verbs-about = Weitere Züge dieses Spiels
