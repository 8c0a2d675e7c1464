# How to play Moonlight, in a minute. A sentence or two for each part.

moonlight-lesson-gems-title = Gems
moonlight-lesson-goal = You play together, with Light, against an opponent that has Shadow. Whoever has the most of a spirit or power scores that number; ties score nothing. Score more than the opponent.
moonlight-lesson-versus-goal = Light and Shadow score like two players: whoever has the most of a spirit or power scores that number, and both do in a tie. Your secret Objective card says whose score is yours and names four missions worth 6 each.
moonlight-lesson-turn = Pick a tile around Light and one around Shadow; a long side of it must be free. Give each side one of the two, as you like. Tiles that lie face down are turned up once they are free. Then move one creature a step.
moonlight-lesson-twin-turn = Pick a tile around Light: it is yours, and the opponent gets the one at the same place of Shadow’s forest. Then Light takes a step, and Shadow the same one. A gem lets them change places.
moonlight-lesson-gems = In your turn a gem moves either creature one more step. Two who play together may also spend one to talk until the turn ends.
moonlight-lesson-bits = Each bit you have more than the opponent lets you score one spirit, the best ones first. Each spirit on the Moonlight card of which you do not have the most costs you 6.
moonlight-lesson-end = When no two tiles can be picked, you get the one under Light, and the opponent all that is left. If you then have no tile of some spirit, you lose.
moonlight-lesson-versus-end = With two tiles left the game is over, and nobody gets them. The highest total wins; if tied, more missions, then more bits.
moonlight-lesson-example = Two bits more: your two best majorities score. The third brings nothing, but stops the opponent and fulfils the card. Mosses are on the card: a tie is no majority and costs 6.
moonlight-lesson-versus-example = Light has 31 points and is on your card; two of your missions are done. Where bits are used, you have taken three.
moonlight-lesson-scenario = Each scenario has its own forest and rules, and some change what is said here: read them first.

## What the signs mean

moonlight-sign-light = { moonlight-creature-light }
moonlight-sign-shadow = { moonlight-creature-shadow }
moonlight-sign-bit = Moonlight bit
moonlight-sign-gem = gem to spend
moonlight-sign-token = favour, face down
moonlight-sign-plus = brings a gem back
moonlight-sign-firefly = firefly
moonlight-sign-yellow = column for Light
moonlight-sign-green = column for Shadow
moonlight-sign-eclipse = Eclipse token
moonlight-sign-branches = { spirits-of-the-forest-branches }
moonlight-sign-dewdrops = { spirits-of-the-forest-dewdrops }
moonlight-sign-mushrooms = { spirits-of-the-forest-mushrooms }
moonlight-sign-fruits = { spirits-of-the-forest-fruits }
moonlight-sign-leaves = { spirits-of-the-forest-leaves }
moonlight-sign-mosses = { spirits-of-the-forest-mosses }
moonlight-sign-flowers = { spirits-of-the-forest-flowers }
moonlight-sign-webs = { spirits-of-the-forest-webs }
moonlight-sign-vines = { spirits-of-the-forest-vines }
moonlight-sign-sun = { spirits-of-the-forest-sun }
moonlight-sign-moon = { spirits-of-the-forest-moon }
moonlight-sign-fire = { spirits-of-the-forest-fire }
moonlight-sign-air = { spirits-of-the-forest-air }
moonlight-sign-nature = { spirits-of-the-forest-nature }
moonlight-sign-gem-spent = spent gem
moonlight-sign-pick-light = Light can pick it
moonlight-sign-pick-shadow = Shadow can pick it
moonlight-sign-tile-back = face-down tile
moonlight-sign-bridge = bridge, laid across
moonlight-sign-demanded = on the Moonlight card
moonlight-sign-lack = the team has none yet
moonlight-sign-talk = you may talk
moonlight-sign-won = has won

## Said once to whoever is asked this for the first time

moonlight-tip-place-light = Begin where many tiles around Light can be picked, and near bits if there are any.
moonlight-tip-place-shadow = Put Shadow where tiles can be picked, but far from bits if there are any: those it walks onto are mostly the opponent's.
moonlight-tip-collect = Tiles that can be picked are lit. Think of which side gets which tile, and of what will be left around the creatures.
moonlight-tip-assign = You need at least one tile of every spirit, and majorities where they count. Give away what you cannot lead in anyway.
moonlight-tip-move = Go where both creatures find tiles next turn. A bit that Light walks onto is mostly yours, one that Shadow walks onto is not.
moonlight-tip-rescue = If nothing can be picked, the game ends unless a gem moves a creature to where it can.
moonlight-tip-relocate = Put the creature where it finds a tile; it takes nothing on the way. Think of what you pick next.
moonlight-tip-share = Keep the favours of spirits in which you are nearly tied: each counts as a symbol.
moonlight-tip-firefly = Favours with a firefly are yours at the end: choose a spirit in which one more symbol decides.
moonlight-tip-column = Choose the column whose favour you see and want.
