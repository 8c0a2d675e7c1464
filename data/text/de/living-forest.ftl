living-forest = Living Forest
living-forest-about = Zieh Schutztiere, pflanze Bäume und lösche die Feuer Onibis. Für 2 bis 4 Personen, 40 Minuten.

## Züge

living-forest-verb-draw = Ziehen
living-forest-verb-draw-name = ziehen
living-forest-verb-draw-about = Die oberste Karte deines Stapels aufdecken
living-forest-verb-rush = Bis zum Einzelgänger ziehen
living-forest-verb-rush-name = weiterziehen
living-forest-verb-rush-about = Ziehen, bis ein Einzelgänger kommt
living-forest-verb-use = Splitter einsetzen
living-forest-verb-use-name = einsetzen
living-forest-verb-use-about = Für einen Splitter die zuletzt gezogene Karte ablegen
living-forest-verb-stop = Aufhören
living-forest-verb-stop-name = aufhören
living-forest-verb-stop-about = Deine Reihe lassen, wie sie ist, und in dieser Runde nicht mehr ziehen
living-forest-verb-attract = Tiere anlocken
living-forest-verb-attract-name = anlocken
living-forest-verb-attract-about = Für deine Sonnen Tiere aus der Auslage nehmen
living-forest-verb-extinguish = Feuer löschen
living-forest-verb-extinguish-name = löschen
living-forest-verb-extinguish-about = Für dein Wasser Feuer aus der Mitte nehmen
living-forest-verb-move = Laufen
living-forest-verb-move-name = laufen
living-forest-verb-move-about = Mit deinem Wind im Kreis der Steine weiterlaufen
living-forest-verb-plant = Baum pflanzen
living-forest-verb-plant-name = pflanzen
living-forest-verb-plant-about = In deinem Wald einen Baum pflanzen
living-forest-verb-fragment = Splitter nehmen
living-forest-verb-fragment-name = splitter
living-forest-verb-fragment-about = Einen Splitter aus dem Vorrat nehmen
living-forest-verb-call = Kodama rufen
living-forest-verb-call-name = rufen
living-forest-verb-call-about = Für deine Blumen den ersten Kodama eines Stapels nehmen
living-forest-verb-steal = Siegplättchen nehmen
living-forest-verb-steal-name = stehlen
living-forest-verb-steal-about = Ein Siegplättchen von der Person nehmen, die du übersprungen hast
living-forest-verb-spend = Elementplättchen einsetzen
living-forest-verb-spend-name = element
living-forest-verb-spend-about = Ein Elementplättchen bis zum Ende der Runde einsetzen
living-forest-verb-enough = Aktion beenden
living-forest-verb-enough-name = genug
living-forest-verb-enough-about = In dieser Aktion nichts mehr wählen
living-forest-verb-decline = Auf den Bonus verzichten
living-forest-verb-decline-name = verzichten
living-forest-verb-decline-about = Diese Bonusaktion auslassen
living-forest-verb-end = Zug beenden
living-forest-verb-end-name = beenden
living-forest-verb-end-about = Deinen Zug beenden, was auch immer noch ginge

## Felder

living-forest-field-card = Welches Tier?
living-forest-field-card-name = tier
living-forest-field-card-about = Das Tier, das du anlockst
living-forest-field-fire = Welches Feuer?
living-forest-field-fire-name = feuer
living-forest-field-fire-about = Der Wert des Feuers
living-forest-field-steps = Wie viele Steine weit?
living-forest-field-steps-name = schritte
living-forest-field-steps-about = Freie Steine, die du weiterläufst
living-forest-field-tree = Welcher Baum?
living-forest-field-tree-name = baum
living-forest-field-tree-about = Der Baum, den du pflanzt
living-forest-field-at = Wohin?
living-forest-field-at-name = feld
living-forest-field-at-about = Das Feld in deinem Wald
living-forest-field-pile = Von welchem Stapel?
living-forest-field-pile-name = stapel
living-forest-field-pile-about = Der Stapel der Kodama
living-forest-field-tile = Welches Plättchen?
living-forest-field-tile-name = plättchen
living-forest-field-tile-about = Das Siegplättchen, das du nimmst
living-forest-field-element = Welches Element?
living-forest-field-element-name = element
living-forest-field-element-about = Was das Plättchen gibt

## Optionen und Varianten

living-forest-option-kodama = Kodama
living-forest-option-kodama-name = kodama
living-forest-option-kodama-about = Kodama mit Blumen rufen; sechs Bäume mehr; das Ziel ist 13
living-forest-preset-base = Grundspiel
living-forest-preset-base-about = Das Spiel für sich
living-forest-preset-kodama = Mit Kodama
living-forest-preset-kodama-about = Mit der Erweiterung Kodama

## Dinge

living-forest-sun = Sonne
living-forest-water = Wasser
living-forest-plant = Blatt
living-forest-wind = Wind
living-forest-flower = Blume
living-forest-winter = Winter
living-forest-spring = Frühling
living-forest-summer = Sommer
living-forest-autumn = Herbst
living-forest-solitary = Einzelgänger
living-forest-gregarious = Herdentier
living-forest-goal-tree = Baum
living-forest-goal-fire = Feuer
living-forest-goal-flower = Blume
living-forest-pile-flower = Kodama der Blumen
living-forest-pile-tree = Kodama der Bäume
living-forest-pile-water = Kodama der Gewässer
living-forest-deed-fragment = Splitter
living-forest-deed-attract = Tiere anlocken
living-forest-deed-extinguish = Feuer löschen
living-forest-deed-move = laufen
living-forest-deed-plant = Baum pflanzen
living-forest-deed-call = Kodama rufen
living-forest-tile = { $goal } ({ $spirit })
living-forest-gives = { $element } { $amount }
living-forest-rock = Stein { $number }: { $gives }
living-forest-rock-jumping = Stein { $number }: { $gives } (überspringt { $count })
living-forest-rock-some = ein Stein voraus

## Beschriftungen und Auswahl (höchstens 80 Zeichen)

living-forest-label-attract = { $card } anlocken ({ $cost })
living-forest-label-extinguish = Ein Feuer löschen ({ $fire })
living-forest-label-move = { $steps } weiter zu { $rock }
living-forest-label-plant = { $tree } auf { $at } pflanzen
living-forest-label-call = { $card } rufen
living-forest-label-steal = { $tile } nehmen
living-forest-label-spend = Elementplättchen: { $gain }
living-forest-label-draw = Eine Karte ziehen
living-forest-label-rush = Ziehen bis zum Einzelgänger
living-forest-label-use = Splitter: die letzte Karte ablegen
living-forest-label-use-card = Splitter: { $card } ablegen
living-forest-label-use-varan = Splitter: den Waran zerstören
living-forest-label-stop = Aufhören zu ziehen
living-forest-label-fragment = Einen Splitter nehmen
living-forest-label-enough = Diese Aktion beenden
living-forest-label-decline = Auf den Bonus verzichten
living-forest-label-end = Meinen Zug beenden
living-forest-choice-card = { $card } – kostet { $cost }, gibt { $gives }
living-forest-choice-fire = Feuer mit { $fire }
living-forest-choice-steps = { $steps }: { $rock }
living-forest-choice-tree = { $tree } – kostet { $cost }, gibt { $gives }
living-forest-choice-space = { $at }
living-forest-choice-space-bonus = { $at } (Eckbonus)

## Wonach gefragt wird, und wie es steht

living-forest-ask-draw = { $who }: Zieh Karten oder höre auf.
living-forest-ask-act = { $who }: { $count ->
    [0] noch etwas?
    [one] noch eine Aktion.
   *[other] noch { $count } Aktionen.
}
living-forest-ask-steal = { $who }: Nimm { $victim } ein Siegplättchen weg.
living-forest-ask-bonus-attract = { $who }, ein Bonus: Locke Tiere an.
living-forest-ask-bonus-extinguish = { $who }, ein Bonus: Lösche Feuer.
living-forest-ask-bonus-move = { $who }, ein Bonus: Laufe weiter.
living-forest-ask-bonus-plant = { $who }, ein Bonus: Pflanze einen Baum.
living-forest-ask-bonus-call = { $who }, ein Bonus: Rufe einen Kodama.
living-forest-ask-more-attract = { $who }: Noch ein Tier anlocken oder beenden?
living-forest-ask-more-extinguish = { $who }: Noch ein Feuer löschen oder beenden?
living-forest-headline-draw = Runde { $turn } – { $count ->
    [one] { $who } zieht
   *[other] { $who } ziehen
}
living-forest-headline-act = Runde { $turn } – Aktionen: { $who }
living-forest-won = { $who } gewinnt mit { $goals }.
living-forest-won-most = { $who } gewinnt mit { $goals } und mit dem meisten insgesamt: { $score }.
living-forest-won-together = { $who } teilen sich den Sieg, beide mit { $score } insgesamt.
living-forest-count-tree = { $count } verschiedene Bäume
living-forest-count-fire = { $count } Feuer
living-forest-count-flower = { $count } Blumen
living-forest-standing = **{ $rank }.** { $who }: { $counts }
living-forest-line-enough = { $what } (genug)
living-forest-line-tree = { $count } von { $needed } Bäumen
living-forest-line-fire = { $count } von { $needed } Feuern
living-forest-line-flower = { $count } von { $needed } Blumen

## Was geschehen ist

living-forest-event-draw = { $who } zieht { $cards }.
living-forest-event-draw-coin = { $who } zieht { $cards }; Einzelgänger: { $excess } von 3.
living-forest-event-reshuffle = { $who } mischt den Ablagestapel.
living-forest-event-use = { $who } legt mit einem Splitter { $card } ab.
living-forest-event-stop = { $who } hört mit { $count ->
    [one] einer Karte
   *[other] { $count } Karten
} auf.
living-forest-event-limit = { $who } hat 3 Einzelgänger und muss aufhören.
living-forest-event-fragment = { $who } nimmt { $count ->
    [one] einen Splitter
   *[other] { $count } Splitter
}.
living-forest-event-attract = { $who } lockt { $cards } an.
living-forest-event-extinguish = { $who } löscht ein Feuer ({ $fire }).
living-forest-event-move = { $who } läuft { $steps } weiter zu Stein { $rock }.
living-forest-event-plant = { $who } pflanzt { $tree } auf { $at }.
living-forest-event-call = { $who } ruft { $card }.
living-forest-event-end = { $who } beendet den Zug.
living-forest-event-no-attack = Kein Feuer ist mehr da: Onibi greift nicht an.
living-forest-event-attack = Onibi greift mit { $strength } an. { $count ->
    [0] Niemand ist sicher.
   *[other] Sicher: { $safe }.
}
living-forest-event-fires = Neue Feuer: { $fires }.
living-forest-event-refill = Neu in der Auslage: { $cards }.
living-forest-event-sacred-tree = Runde { $turn }: Der Heilige Baum geht an { $who }.

## Warum nicht

living-forest-refused-over = Das Spiel ist vorbei.
living-forest-refused-drawing-first = Zuerst ziehen alle. Aktionen kommen, wenn alle aufgehört haben.
living-forest-refused-drawing-over = In dieser Runde wird nicht mehr gezogen; jetzt kommen die Aktionen.
living-forest-refused-not-your-turn = Jetzt ist { $who } am Zug.
living-forest-refused-stopped = Du hast in dieser Runde schon aufgehört.
living-forest-refused-empty-line = Deine Reihe ist leer: Ziehe zuerst eine Karte.
living-forest-refused-no-fragment = Du hast keinen Splitter.
living-forest-refused-limit = Du hast 3 Einzelgänger: Setze einen Splitter ein oder höre auf.
living-forest-refused-no-action-left = Du hast in dieser Runde keine Aktion mehr.
living-forest-refused-no-such-space = Felder heißen A1 bis E3.
living-forest-refused-space-taken = Auf { $at } steht schon ein Baum.
living-forest-refused-not-adjacent = { $at } berührt keinen deiner Bäume an einer Kante.
living-forest-refused-too-dear = Das ist mehr, als du hast: { $element } { $total }.

## Karten

living-forest-card-bear = Bär
living-forest-card-beetle = Käfer
living-forest-card-lynx = Luchs
living-forest-card-fox = Fuchs
living-forest-card-goldfish = Goldfisch
living-forest-card-tanuki = Marderhund
living-forest-card-boar = Wildschwein
living-forest-card-weasel = Wiesel
living-forest-card-hare = Hase
living-forest-card-fawn = Rehkitz
living-forest-card-hummingbird = Kolibri
living-forest-card-bee = Biene
living-forest-card-baboon = Pavian
living-forest-card-owl = Eule
living-forest-card-hedgehog = Igel
living-forest-card-caterpillar = Raupe
living-forest-card-flamingo = Flamingo
living-forest-card-ram = Widder
living-forest-card-wolf = Wolf
living-forest-card-lemur = Lemur
living-forest-card-squirrel = Eichhörnchen
living-forest-card-tortoise = Schildkröte
living-forest-card-coati = Nasenbär
living-forest-card-racoon = Waschbär
living-forest-card-beaver = Biber
living-forest-card-raven = Rabe
living-forest-card-bat = Fledermaus
living-forest-card-cockatoo = Kakadu
living-forest-card-meerkat = Erdmännchen
living-forest-card-horse = Pferd
living-forest-card-chimpanzee = Schimpanse
living-forest-card-toucan = Tukan
living-forest-card-butterfly = Schmetterling
living-forest-card-spider = Spinne
living-forest-card-hippopotamus = Nilpferd
living-forest-card-horned-owl = Uhu
living-forest-card-woodpecker = Specht
living-forest-card-badger = Dachs
living-forest-card-rooster = Hahn
living-forest-card-rhinoceros = Nashorn
living-forest-card-goat = Ziege
living-forest-card-bull = Stier
living-forest-card-frog = Frosch
living-forest-card-marmot = Murmeltier
living-forest-card-platypus = Schnabeltier
living-forest-card-crane = Kranich
living-forest-card-leopard = Leopard
living-forest-card-eagle = Adler
living-forest-card-cricket = Gottesanbeterin
living-forest-card-gorilla = Gorilla
living-forest-card-chameleon = Chamäleon
living-forest-card-crocodile = Krokodil
living-forest-card-elephant = Elefant
living-forest-card-dolphin = Delfin
living-forest-card-dog = Hund
living-forest-card-stag = Hirsch
living-forest-card-varan = Waran
living-forest-card-armadillo = Gürteltier
living-forest-card-capybara = Wasserschwein
living-forest-card-crayfish = Flusskrebs
living-forest-card-peafowl = Pfau
living-forest-card-sloth = Faultier
living-forest-card-anteater = Ameisenbär
living-forest-card-flying-squirrel = Flughörnchen

## Bäume; ihre Namen sind von uns

living-forest-tree-t3a = Hasel
living-forest-tree-t3b = Weide
living-forest-tree-t4a = Espe
living-forest-tree-t4b = Kirsche
living-forest-tree-t5a = Linde
living-forest-tree-t5b = Eiche
living-forest-tree-t6 = Erle
living-forest-tree-t7 = Birke
living-forest-tree-t8 = Zypresse
living-forest-tree-t9 = Magnolie
living-forest-tree-t10 = Mammutbaum
living-forest-tree-t11 = Ginkgo
living-forest-tree-k6 = Eberesche
living-forest-tree-k7 = Weißdorn
living-forest-tree-k8 = Eibe
living-forest-tree-k9 = Holunder
living-forest-tree-k10 = Wacholder
living-forest-tree-k11 = Kamelie
living-forest-tree-start = Alter Baum

## Was gesehen wurde, wenn ein Zug nicht mehr zurückgeht

living-forest-seen-card = die nächste Karte eines Stapels
living-forest-seen-animals = welche Tiere genommen wurden
living-forest-seen-reserve = neue Tiere in der Auslage

## Warum ein Zug gut ist

living-forest-merit-goal = Näher am Sieg: { $goal }
living-forest-merit-bonus = Bringt eine Bonusaktion: { $deed }
living-forest-merit-card = { $card } gehört ab jetzt dir: { $gives }
living-forest-merit-elements = Mehr für deine Aktionen: { $gives }
