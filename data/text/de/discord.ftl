language = Deutsch

## Befehle: ihre Namen, und was Discord daneben zeigt (höchstens 100 Zeichen)

command-play = spielen
command-play-about = Einen Spieltisch in diesem Kanal eröffnen
command-play-game = spiel
command-play-game-about = Welches Spiel
command-play-seats = plätze
command-play-seats-about = Für wie viele Personen
command-join = mitspielen
command-join-about = Beim Spiel dieses Kanals mitspielen
command-leave = verlassen
command-leave-about = Den Tisch verlassen, bevor das Spiel beginnt
command-start = starten
command-start-about = Das Spiel mit allen beginnen, die dabei sind
command-board = brett
command-board-about = Den Tisch noch einmal zeigen
command-board-private = privat
command-board-private-about = Nur für mich
command-board-text = text
command-board-text-about = Der ganze Tisch in Worten, nur für mich
command-hand = hand
command-hand-about = Deine geheimen Karten und Plättchen
command-scores = punkte
command-scores-about = Der Punktestand mit jedem Rechenschritt
command-history = verlauf
command-history-about = Was bisher geschehen ist
command-history-turn = zug
command-history-turn-about = Das Bild nach dem Zug mit dieser Nummer
command-undo = rückgängig
command-undo-about = Deinen letzten Zug zurücknehmen, solange nichts Neues bekannt geworden ist
command-resign = aufgeben
command-resign-about = Das Spiel verlassen; ein Computer übernimmt
command-rules = regeln
command-rules-about = Eine Frage zu den Regeln stellen
command-rules-words = frage
command-rules-words-about = Wie an einen Freund: Wie gewinne ich? Oder die Kennung einer Regel
command-rules-game = spiel
command-rules-game-about = Zu welchem Spiel
command-help = hilfe
command-help-about = Wie man hier spielt

## Schaltflächen (höchstens 80 Zeichen)

button-moves = Meine Züge
button-hand = Meine Hand
button-undo = Rückgängig
button-board = Das Neueste zeigen
button-lesson = Spielanleitung
button-rematch = Revanche
button-words = In Worten
button-help = Hilfe
button-more = Mehr
button-history = Verlauf
button-scores = Punkte
button-yes = Ja: { $move }
button-confirm = So spielen
button-back = Zurück
button-close = Abbrechen
button-resign = Spiel verlassen
button-join = Mitspielen
button-leave = Verlassen
button-start = Starten
button-options = Optionen
button-done = Fertig
button-cancel = Tisch schließen
button-unrobot = Computer entfernen
button-earlier = ◀ Früher
button-later = Später ▶

## Die Tischkarte

card-waiting = { $count ->
    [one] Du bist am Zug, { $who }.
   *[other] Am Zug: { $who }.
}
card-thinking = { $count ->
    [one] { $who } denkt nach …
   *[other] { $who } denken nach …
}
card-earlier = … mehr unter /verlauf
card-more = Was möchtest du sehen?
card-begun = Das Spiel hat begonnen
card-newest = weiter
card-abandoned = Das Spiel wurde abgebrochen.
card-fair = -# 🔒 Faire Mischung `{ $checksum }` · /audit
card-fair-over = -# ✅ Faire Mischung `{ $checksum }`: /audit prüft sie
score-alone = { $who }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
score-nothing = { $who }: verloren, keine Punkte
score-lost = { $who }: verloren, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
score-together = { $who }: { $points }. Der Gegner: { $rival }.
score-line = **{ $rank }.** { $who }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Vor dem Spiel

lobby-free = freier Platz
lobby-host = (gibt das Spiel)
lobby-computer = ({ $level })
lobby-seats-question = Wie viele Personen?
lobby-seats = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
lobby-preset-question = Variante
lobby-custom = Eigene
lobby-options = Optionen dieses Spiels
lobby-switches-question = Zusätze (beliebig viele)
lobby-chosen = Fertig. Die Karte im Kanal zeigt, was gespielt wird.
lobby-changed = Geändert; alle sehen es auf der Karte.
lobby-language-question = Sprache dieses Spiels
lobby-robot-question = Einen Computer hinzufügen
lobby-add = Computer: { $level }
lobby-closed = Dieser Tisch ist geschlossen. Eröffne mit /spielen einen neuen.
button-alone = Allein spielen
button-company = Computer hinzufügen
button-wait = Auf andere warten
lobby-how = -# Freie Plätze dürfen frei bleiben: Starten beginnt mit allen, die dabei sind, { $fewest ->
    [1] auch mit einer Person
   *[other] sobald es { $fewest } Personen sind
}.
alone-question = Noch ist niemand sonst dabei. Du kannst auch allein spielen; das zählt für keine Wertung.
alone-too-few = Noch ist niemand sonst dabei, und dieses Spiel geht nicht allein.
alone-waits = Gut. Das Spiel beginnt, wenn jemand **Starten** drückt; wer mitspielen will, drückt **Mitspielen**.
alone-company = Ein Computer spielt mit. Drücke **Starten**, wenn alle da sind.
option-yes = ja
option-no = nein
option-range = { $option } { $first }–{ $last }
option-none = offen
start-done = Das Spiel beginnt. Viel Spaß!
play-which = Welches Spiel?

## Auswählen

chooser-moves = Was möchtest du tun?
chooser-play = Diesen Zug spielen?
chooser-page = Teil { $page } von { $pages }
chooser-closed = Gut, nichts hat sich geändert.
move-done = Erledigt.
progress-cut-off = Ich wurde angehalten, bevor das fertig war. Mit der Schaltfläche fragst du noch einmal danach.
answer-below = Hier unten ist es.
board-posted = Hier ist er.
undo-preview = { $count ->
    [one] Das würde zurückgenommen:
   *[other] Diese { $count } Züge würden zurückgenommen:
}
undo-done = Zurückgenommen.
resign-preview = Dieses Spiel für immer verlassen? Ein Computer übernimmt deinen Platz, und die anderen spielen weiter.
resign-done = Du hast das Spiel verlassen. Danke fürs Mitspielen!

## Ansehen

hand-onlooker = Du siehst diesem Spiel zu und hast keine geheimen Karten oder Plättchen.
hand-empty = Du hast noch keine geheimen Karten oder Plättchen.
scores-so-far = -# Was dir verborgen ist, ist nicht mitgezählt.
history-silent = …
history-none = Noch ist nichts geschehen.

## Hilfe

help-start = Eröffne mit /spielen einen Tisch. Andere drücken **Mitspielen**, und du drückst **Starten**. Auch Computer können mitspielen. Die Schaltflächen unten zeigen in einer Minute, wie man jedes Spiel spielt; /lernen spielt mit dir eine kurze Partie.
help-moves = Drücke eine Schaltfläche unter dem Bild und wähle aus; nur du siehst, was zur Wahl steht. Was du wählst, wird sofort gespielt, und **Rückgängig** nimmt es zurück. Was sich nicht zurücknehmen lässt, wird vorher noch einmal gezeigt; unter /ich kannst du das für jeden Zug verlangen. Du kannst auch /{ $command } tippen.
