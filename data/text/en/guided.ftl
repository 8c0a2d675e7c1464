# Guided games (/learn): short deals in private, with a sentence for every move.

command-learn = learn
command-learn-about = Learn a game by playing a short deal, with a hint for every move
command-learn-game = game
command-learn-game-about = Which game you want to learn

button-learn = Learn by playing
guided-which = Which game do you want to learn? You play a short deal against the computer, and only you see it.
guided-title = Learn by playing: { $game }
guided-title-step = Learn by playing: { $game }, move { $number } of { $count }
guided-about = Only you see this, and nothing counts. Make the move that is suggested, or try one of your own: you can always take it back.
guided-why = – { $why }
guided-do = Do that
guided-over = That was it! This is how the score comes about:
guided-left = That was a turn! The game goes on like this until one side wins. So far:
guided-then = Ready for a real game? Use /play. For questions about the rules there is /rules.
guided-anew = From the beginning
guided-close = Close
guided-closed = Closed. Whenever you like, /learn begins again.
guided-unfit = This deal has changed in the meantime. You can begin a new one:
guided-long = This deal ends here: it has become too long to go on. You can take moves back or start over.
