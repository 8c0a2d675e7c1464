table-none = Hier wird nicht gespielt. /spielen eröffnet einen Tisch.
table-running = In diesem Kanal wird schon gespielt. /brett zeigt das Spiel; ein Thread kann ein eigenes haben.
table-not-seated = Du spielst hier nicht mit. Du kannst zusehen, und /spielen eröffnet in einem anderen Kanal oder Thread ein eigenes Spiel.
table-already-seated = Du bist schon dabei.
table-full = Alle Plätze sind besetzt. Wer das Spiel gibt, kann Plätze hinzufügen, wenn das Spiel es zulässt.
table-only-host = Das kann nur { $host }: Wer das Spiel gibt, entscheidet darüber.
table-not-enough = Dieses Spiel ist für { $seats } Personen; bisher { $given ->
    [one] ist es eine
   *[other] sind es { $given }
}. Jemand kann mitspielen, oder ein Computer kommt dazu.
table-started = Dieses Spiel läuft schon: Du kannst zusehen. Wer mitspielt, kann mit /aufgeben aufgeben.
table-not-started = Das Spiel hat noch nicht begonnen. Wer es gibt, beginnt es mit /starten.
table-over = Dieses Spiel ist vorbei. /punkte zeigt, wie es ausging, und /spielen eröffnet ein neues.
table-no-computer = So einen Computer gibt es hier nicht. Wähle einen aus der Liste.
table-moved-on = Das Spiel ist inzwischen weitergegangen, und nichts wurde getan. So steht es jetzt.
table-not-saved = Das konnte nicht gespeichert werden, deshalb hat sich nichts geändert. Versuche es gleich noch einmal.
table-away = Meine Aufzeichnungen sind gerade nicht erreichbar. Sieh bald nach dem Tisch und mache es, wenn es noch nicht geschehen ist, noch einmal.
table-closing = Ich starte neu und bin gleich wieder da. Nichts hat sich geändert; versuche es dann noch einmal.
table-paused = Dieses Spiel macht Pause. /fortsetzen setzt es fort.
table-not-paused = Hier macht kein Spiel Pause. /spielen eröffnet ein neues.
table-stood-in = Für dich spielt ein Computer. Komm zuerst mit /zurück zurück.
table-not-stood-in = Niemand spielt für dich: Du hast deinen Platz für dich.

refusal-stale = Das Spiel ist weitergegangen, seit das hier stand.
refusal-saved = Das ist getan und gespeichert; die Karte zeigt es.
refusal-now = Das kannst du jetzt tun:
refusal-nearest = Stattdessen könntest du:
refusal-rule = Regel { $id }: { $rule }
refusal-not-among = Das geht nicht mehr. Das kannst du tun:
refusal-other-game = In diesem Kanal wird { $game } gespielt; dessen Züge haben ihren eigenen Befehl.
refusal-accident = Bei mir ist etwas schiefgegangen; dein Spiel ist sicher. Bitte versuche es noch einmal. Wenn es wieder geschieht, nenne dem Betreiber des Bots die Nummer { $number }.
refusal-command = Discord zeigt noch eine alte Fassung dieses Befehls. Versuche es in einer Minute noch einmal.
refusal-hidden = In diesem Kanal darf ich nichts posten. Wer den Server verwaltet, kann das ändern; bis dahin zeigt dir /brett das Spiel.
refusal-permission = Hier brauche ich diese Berechtigungen: { $missing }. Wer diesen Kanal verwaltet, kann sie unter Kanal bearbeiten → Berechtigungen erteilen. Das Spiel geht weiter, und /brett zeigt es.

permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-attach-files = Dateien anhängen
permission-read-message-history = Nachrichtenverlauf lesen
