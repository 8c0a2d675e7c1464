## What is special in a scenario: its forest, each of its modules, and the goal

moonlight-intro-1 = A round forest under the full moon: the first steps of Light and Shadow.
moonlight-intro-2 = Two forests of the same shape lie one above the other: a forest and its mirage.
moonlight-intro-3 = A cone of light falls into the forest; around it the tiles lie in the dark.
moonlight-intro-4 = Beneath the forest grows the underwood: in its middle a second tile lies under the first.
moonlight-intro-5 = Sixteen stacks of three tiles: what lies deep is hidden.
moonlight-intro-6 = Fireflies dance over a wide forest that the Spirit of Air has entered.
moonlight-intro-7 = A pyramid of three levels: each tile rests on halves of two others.
moonlight-intro-8 = The heart of the forest lies face down and waits to be laid bare.
moonlight-intro-9 = The forest is a waxing crescent with favours along its spine.
moonlight-intro-10 = An eye looks out of the forest: its iris lies face down.
moonlight-intro-11 = The forest has the shape of a heart.
moonlight-intro-12 = Day and night in one circle: half of the forest lies face up, half face down.
moonlight-intro-13 = A narrow trail winds over rocks, which are tiles on tiles.
moonlight-intro-14 = A wall of face-down tiles encloses the forest.
moonlight-intro-15 = The forest fills an alchemist's jar, and more tiles lie ready beside it.
moonlight-intro-16 = Two eyes and a loop without end: the forest leads back into itself.
moonlight-intro-17 = Rain falls on the forest, and whoever gets wet must choose.
moonlight-intro-18 = The forest is a house with a roof, windows and a door.
moonlight-intro-19 = Six islands of eight tiles float apart; the game ends when only one is left.
moonlight-intro-20 = Three groves touch, and face-down tiles in each of them hide bits.
moonlight-intro-21 = Four leaves of a clover, and in the heart of each something unknown.
moonlight-intro-22 = Moonlight falls through a forest of many gaps.
moonlight-intro-23 = A brook parts two groves; four bridges lie across it.
moonlight-intro-24 = Moonlight drifts through the fog in swathes, and every second tile is hidden.
moonlight-intro-25 = The forest looks at itself in the water: left is like right, above like below.
moonlight-intro-26 = The clearing of the old rituals is the same from both sides.
moonlight-intro-27 = A ring full of strong spirits, and four arms that whirl around it.
moonlight-intro-28 = A long, low forest over which the shadow of the moon passes.

moonlight-special-1 = { $mode ->
    [versus] Only the tiles count: there are no bits and no favours.
   *[other] You start with { $bits } Moonlight bits and pick { $kept } of the { $shown } favours shown; the opponent gets the rest.
}
moonlight-special-2 = Shadow repeats each pick and step of Light in the other forest, each side keeps what its creature picks, and a gem only makes the two change places.
moonlight-special-3 = { $mode ->
    [versus] Face-down tiles can be picked, and the side with more fireflies on its double Air tiles loses those tiles at the end.
   *[other] You start with { $bits } Moonlight bits and { $kept } of the { $shown } favours shown, face-down tiles can be picked, and the side with more fireflies on its double Air tiles loses those tiles at the end.
}
moonlight-special-4 = { $mode ->
    [versus] Some tiles carry two favours: whoever picks one gives one of them to Light and one to Shadow.
   *[other] Of the two favours on a tile each side gets one if both creatures are around it when it is picked; if only one is, both are the opponent's.
}
moonlight-special-5 = One free side of the four is enough to pick a tile, a favour goes with its tile, and each tile of the underwood that is turned up gets a bit.
moonlight-special-6 = A tile with a firefly wins a favour for the team if Light picks it; if Shadow does, the firefly is lost.
moonlight-special-7 = { $mode ->
    [versus] Levels are climbed only sideways, the bit of a picked tile slides down and outwards, and whoever picks a tile with two favours says which side gets which.
   *[other] Levels are climbed only sideways, the bit of a picked tile slides down and outwards, and of two favours on a tile the team gets one only if both creatures are around it.
}
moonlight-special-8 = Pairs of favours lie beside some columns: whoever picks the last tile of one turns its pair up and gives one to each side.
moonlight-special-9 = { $mode ->
    [versus] A pick at the long side of a hidden tile turns it up with its favour, and whoever picked says which side gets it.
   *[other] A pick at the long side of a hidden tile turns it up with its favour: for the opponent if only one of the two picks did, shared if both did.
}
moonlight-special-10 = Pairs of favours lie beside some columns: whoever picks the last tile of one turns its pair up and gives one to each side.
moonlight-special-11 = { $mode ->
    [versus] The last tile picked of a column turns up the pair of favours beside it, one for each side.
   *[other] The last tile picked of a column turns up the pair of favours beside it, one for each side, and the Moonlight card is always the same.
}
moonlight-special-12 = Face-down tiles can be picked, a favour goes to the side of the creature that picks its tile, and the side with more fireflies on its double Air tiles loses those tiles at the end.
moonlight-special-13 = { $mode ->
    [versus] You hold no gems, but a creature that enters a tile with one marks a column of favours with it: yellow for Light, green for Shadow.
   *[other] A creature that enters a tile with a gem marks a column of favours with it: yellow for the team, green for the opponent.
}
moonlight-special-14 = Face-down tiles can be picked, and when a creature takes a bit, another bit must be pushed a step away from it.
moonlight-special-15 = Gems lie on tiles: a gem adds its tile to the two picked ones, and of the three one goes to the team, one to the opponent, and one leaves the game.
moonlight-special-16 = { $mode ->
    [versus] A creature that enters a face-down tile comes out at an Eclipse token, and whoever picks a tile with two favours says which side gets which.
   *[other] A creature that enters a face-down tile comes out at an Eclipse token, and of two favours on a tile the team gets one only if both creatures are around it.
}
moonlight-special-17 = Where a favour and a bit lie, one of them is taken: a bit that is left is the opponent's, a favour that is left changes what the Moonlight card demands and brings a gem.
moonlight-special-18 = { $mode ->
    [versus] The windows hide favours: a pick at the long side of one turns it up, and whoever picked says which side gets its favour.
   *[other] The windows hide favours: a pick at the long side of one turns it up, for the opponent if only one of the two picks did, shared if both did.
}
moonlight-special-19 = Creatures jump in a straight line from island to island, an island that sinks gives its two favours, and of the spirits only those on the last island count for the team.
moonlight-special-20 = The third tile of a spirit brings its side a favour, and a hidden tile that is turned up gives its bit to the creature beside it.
moonlight-special-21 = A pick straight beside an Eclipse token turns it up, and as many Air tiles as it shows go to the team if Light picked, to the opponent if Shadow did.
moonlight-special-22 = The side that gets the last tile beside a Moonlight tile gets that too, face-down tiles can be picked, and the side with more fireflies on its double Air tiles loses those tiles at the end.
moonlight-special-23 = A creature crosses a bridge in one go and brings it to its side, and the last tile picked of a column turns up two favours, one for each side.
moonlight-special-24 = The side that gets the last tile beside a Moonlight tile gets that too, creatures reach and walk past it, and face-down tiles can be picked.
moonlight-special-25 = All bits are the team's from the start: for each tile that is turned up it pays one, or the farthest tile of that row goes to the opponent.
moonlight-special-26 = Bits come from picks beside them, at a long side to the opponent, at a short one to the side of the creature that picks; favours come from picks at the long sides of hidden tiles.
moonlight-special-27 = There are no bits, so every majority of the team scores, and once it has more than half of a spirit whose favour lies in an arm, that pair is turned up and shared.
moonlight-special-28 = The number beside a row says how many of its tiles stay with nobody, and the last tile picked of a marked column turns up two favours, one for each side.

moonlight-module-air-spirits = The Spirit of Air plays along: eight more tiles, a tenth spirit.
moonlight-module-air-beside = Eight tiles of the Spirit of Air, a tenth spirit, lie face down beside the forest.
moonlight-module-start-bits-team = The team starts with { $bits } Moonlight bits.
moonlight-module-tokens-dealt = The team picks { $kept } of { $shown } favours that are drawn and shown at the start; the opponent gets the rest.
moonlight-module-no-bits = There are no Moonlight bits: every majority scores.
moonlight-module-no-moonlight-card = There is no Moonlight card.
moonlight-module-fixed-moonlight-card = The Moonlight card is always the same one.
moonlight-module-fifteenth-token = The favour worth a point of nature is among the others.
moonlight-module-spirit-tokens-only = Only the nine favours of spirits are used.
moonlight-module-bits-beside = Seven of the eight bits begin beside the forest.
moonlight-module-token-on-visible-singles = Tiles that show a single symbol carry a face-down favour.
moonlight-module-doubles-in-ring = All tiles with two symbols lie in the ring.
moonlight-module-one-gem-each = Everybody starts with 1 gem.
moonlight-module-gem-tiles = Each of your gems lies on a tile of its own, which leaves with it.
moonlight-module-twin-forests = Light walks in one forest and Shadow repeats each pick and step in the other; what a creature picks is its side's.
moonlight-module-gem-swap = A gem does one thing only: the creatures change places.
moonlight-module-no-reveal = What lies face down is not turned up by becoming free.
moonlight-module-take-face-down = Available face-down tiles can be picked; you see them before you assign.
moonlight-module-any-side-available = One free side of the four is enough for a tile to be available.
moonlight-module-row-quota = The number beside a row says how many of its tiles must stay; at the end they are nobody's.
moonlight-module-moonlight-tiles-in-forest = Whoever gets the last tile beside a Moonlight tile gets that too; creatures reach and walk past it.
moonlight-module-alchemy-third-tile = A gem adds its tile to the two picked ones: one for the team, one for the opponent, one leaves the game.
moonlight-module-follow-creature-tokens = Favours go with the creature that picks the tile: Light's to the team, Shadow's to the opponent.
moonlight-module-token-with-tile = A favour goes to the side that gets its tile.
moonlight-module-tokens-between-creatures = { $mode ->
    [versus] Some tiles carry two favours, one for each side.
   *[other] Some tiles carry two favours: with both creatures around, each side gets one; with only one around, both are the opponent's.
}
moonlight-module-versus-taker-decides = Whoever makes favours come to light decides which goes to Light and which to Shadow.
moonlight-module-token-columns = The last tile of a column turns up the two favours beside it, one for each side.
moonlight-module-token-touch = { $mode ->
    [versus] A pick at the long side of a hidden tile with a favour turns both up.
   *[other] A pick at the long side of a hidden tile with a favour turns both up: for the opponent if only one of the two picks did, shared if both did.
}
moonlight-module-firefly-tokens = A tile with a firefly that Light picks wins a favour for the team; picked by Shadow, the firefly is lost.
moonlight-module-gem-columns = A creature that enters a tile with a gem marks a column of favours: a yellow gem for Light, a green one for Shadow.
moonlight-module-rain-choice = On a tile with a favour and a bit you choose: the favour for the team and the bit for the opponent, or the bit for the team and no favour.
moonlight-module-card-takes-tokens = Favours you leave cover symbols of the Moonlight card, change what it demands, and bring back a gem.
moonlight-module-island-jumps = Creatures jump in a straight line from island to island, and must do so from the last tile of one; an island that sinks gives its two favours.
moonlight-module-score-remaining-types = Only spirits that still have a tile on the last island count for the team.
moonlight-module-three-kind-token = The third tile of a spirit brings its side a favour.
moonlight-module-majority-tokens = Once the team has more than half of a spirit whose favour lies in an arm, that pair opens and is shared, and a gem comes back.
moonlight-module-air-fireflies = A double Air tile catches a firefly; at the end the side with more of them loses those tiles.
moonlight-module-air-from-eclipse = A pick straight beside an Eclipse token turns it up: so many Air tiles come, to Light's side or Shadow's as it was picked.
moonlight-module-bit-on-reveal-outside = A tile of the underwood that is turned up gets a bit.
moonlight-module-bit-slide-outermost = The bit of a picked tile slides down to the outermost tile that becomes free.
moonlight-module-bit-push = A creature that takes a bit pushes another one a step away.
moonlight-module-bit-on-reveal-adjacent = A hidden tile that is turned up gives its bit to the creature beside it; entering it gives none.
moonlight-module-bit-by-adjacency = Bits come from picks beside them: at a long side to the opponent, at a short one to the side of the creature that picks.
moonlight-module-reflection-choice = For each tile that is turned up, the farthest tile of its row goes to the opponent, or the team pays a bit.
moonlight-module-step-levels = Creatures climb levels only sideways, within a row.
moonlight-module-bridges = A creature crosses a bridge in one go, and the bridge goes to its side; a bridge that nobody crosses is nobody's.
moonlight-module-eclipse-portals = A creature that enters a face-down tile comes out at an Eclipse token, which then wanders on.
moonlight-module-no-enter-face-down = Creatures cannot enter face-down tiles.

moonlight-reconstructed = Reconstructed, as the pictures of the printed journal are lost: all maps, the Moonlight and Objective cards and some numbers.
moonlight-reconstructed-here = Map and cards are reconstructed.
moonlight-goal-coop = To win together, pick a tile of every spirit and score more than the opponent.
moonlight-goal-solo = To win, pick a tile of every spirit and score more than the opponent.
moonlight-goal-versus = You play against each other: your secret Objective says whose score counts for you.

## The legend of the picture

moonlight-legend-start-light = Light may begin
moonlight-legend-start-shadow = Shadow may begin
moonlight-legend-letter = start: the same letter in both
moonlight-legend-bit = Moonlight bit
moonlight-legend-hidden = face-down favour
moonlight-legend-face-down = face-down tile
moonlight-legend-level = level
moonlight-legend-bridge = bridge
moonlight-legend-light = Moonlight tile
moonlight-legend-quota = tiles that stay
moonlight-legend-card = on the Moonlight card
moonlight-legend-mark = { $mark }
