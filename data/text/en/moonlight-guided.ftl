# A guided game of Moonlight: a sentence for each move that is suggested.

moonlight-guided-begin = You play with Light, the owl, against an opponent that has Shadow, the cat. You lead 26 to 17, but you have no dewdrop: whoever lacks a spirit at the end loses.
moonlight-guided-light = In a turn you pick one tile around each creature, first whichever you like. Around Light C3 is free: leaves with a moon.
moonlight-guided-shadow = Around Shadow take the fruits with the fire. Nothing is anybody’s yet: you divide the two tiles afterwards.
moonlight-guided-assign = Keep the fruits: you have the most of them, so each one counts. In leaves the opponent is far ahead, so one more leaf would bring you nothing.
moonlight-guided-move = Now one creature takes a step. The dewdrop on C2 is what you lack, and from D3 Shadow reaches it.
moonlight-guided-dewdrop = There it is: your only dewdrop.
moonlight-guided-second = Light has not moved, and around it lie the leaves with the fire.
moonlight-guided-keep = Keep the dewdrop, though the fire is tempting: now you have a tile of every spirit and cannot lose that way.
moonlight-guided-end = After this step nothing can be picked, and the game ends. You get the tile under Light, the opponent all that is left: 27 to 26 for you.
