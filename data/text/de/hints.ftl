command-hint = tipp
command-hint-about = Was jemand Gutes jetzt tun würde, und warum; nur du siehst es
hint-title = Ein Tipp
hint-about = Aus dem, was du wissen kannst, und sonst nichts. Ein Tipp je Zug.
hint-gains = { $points ->
    [one] 1 Punkt mehr
   *[other] { $points } Punkte mehr
} ({ $line })
hint-then = Danach: { $moves }
hint-goes-on = Der Tipp geht weiter: { $moves }
hint-nothing = Du bist nicht am Zug. Frage noch einmal, wenn du es bist.
hint-spent = Deinen Tipp für diesen Zug hattest du schon. Den nächsten gibt es bei deinem nächsten Zug.
me-hints = Andere dürfen in Spielen gegen mich um Tipps bitten
