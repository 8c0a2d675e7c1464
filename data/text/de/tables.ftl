told-resigned = { $who } verlässt das Spiel; ein Computer übernimmt.
told-undone = { $who } nimmt { $count ->
    [one] einen Zug
   *[other] { $count } Züge
} zurück.

computer-name = Computer { $number }
level-random = Anfänger
level-greedy = leicht
level-brief = mittel
level-well = stark
level-deep = Profi
