command-learn = lernen
command-learn-about = Ein Spiel in einer kurzen Partie lernen, mit einem Tipp zu jedem Zug
command-learn-game = spiel
command-learn-game-about = Welches Spiel du lernen willst

button-learn = Beim Spielen lernen
