told-resigned = { $who } odchodzi; dalej gra komputer.
told-resigned-last = { $who } odchodzi. Nie zostaje nikt inny, więc gra się kończy.
told-forfeited = Według zasad tego turnieju { $who } przegrywa grę; dalej gra komputer.
told-undone = { $who } cofa { $count ->
    [one] jeden ruch
    [few] { $count } ruchy
   *[other] { $count } ruchów
}.

computer-name = Komputer { $number }
level-random = początkujący
level-greedy = łatwy
level-brief = średni
level-well = mocny
level-deep = ekspert

replay-setup = gra jest inaczej rozłożona
replay-refused = ruch „{ $action }” jest odrzucany: { $why }
replay-elsewhere = ruch „{ $action }” prowadzi gdzie indziej
replay-snapshot = zapisany stan nie zgadza się z dziennikiem
replay-unreadable = nie da się odczytać opcji albo zapisanego stanu
