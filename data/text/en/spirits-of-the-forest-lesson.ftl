# How to play Spirits of the Forest, in a minute. A sentence or two for each part.

spirits-of-the-forest-lesson-goal = Have the most of as many spirits and powers as you can. Whoever has the most of one scores that number; the others get nothing for it.
spirits-of-the-forest-lesson-turn = Take from the ends of the rows: one double, or one or two singles of the same spirit. A favour on a tile is yours, and only you see it. Then you may put a gem on a tile: to take that tile the others must give up a gem.
spirits-of-the-forest-lesson-end = When no tile can be taken any more, favours are turned up and points are counted. Most points win; if tied, fewer tiles.
spirits-of-the-forest-lesson-example = The most mushrooms score, fewer score nothing, and having no mushrooms costs 3 points.
spirits-of-the-forest-lesson-solo = Take one tile from an end of a row; your opponent gets the one at the other end. You win if the opponent is ahead in no spirit when only one row is left. Your favour you may keep, discard (+5) or give away (+10).
spirits-of-the-forest-lesson-wish = Keep one of two secret wishes. If it comes true at the end, you gain what it shows.
spirits-of-the-forest-lesson-curse = Keep one of two secret curses. If you have the fewest of what it shows, you lose 6 points.
spirits-of-the-forest-lesson-seasons = A card beside each row: so many tiles must stay there. The last tile of a row with a star wins it.
spirits-of-the-forest-lesson-events = Some tiles lie face down. A tile can be taken when one of its long sides is free; then it is turned up.
spirits-of-the-forest-lesson-gem-bonus = Each of your gems that is still in the game at the end is worth a point.
spirits-of-the-forest-lesson-moonlight = Take the last tile around a Moonlight tile and you look at it: turn it up or not. With both of a spirit turned up, that spirit counts twice.
spirits-of-the-forest-lesson-enchanted = At the end of your turn you may pay three tiles for a card. You need a card and a majority to score at all, and nobody loses points for what is missing.

## What the signs mean that have no other name

spirits-of-the-forest-sign-favour = favour
spirits-of-the-forest-sign-plus = brings a gem back
spirits-of-the-forest-sign-gem = gem
spirits-of-the-forest-sign-star = star
spirits-of-the-forest-sign-branches = { spirits-of-the-forest-branches }
spirits-of-the-forest-sign-dewdrops = { spirits-of-the-forest-dewdrops }
spirits-of-the-forest-sign-mushrooms = { spirits-of-the-forest-mushrooms }
spirits-of-the-forest-sign-fruits = { spirits-of-the-forest-fruits }
spirits-of-the-forest-sign-leaves = { spirits-of-the-forest-leaves }
spirits-of-the-forest-sign-mosses = { spirits-of-the-forest-mosses }
spirits-of-the-forest-sign-flowers = { spirits-of-the-forest-flowers }
spirits-of-the-forest-sign-webs = { spirits-of-the-forest-webs }
spirits-of-the-forest-sign-vines = { spirits-of-the-forest-vines }
spirits-of-the-forest-sign-sun = { spirits-of-the-forest-sun }
spirits-of-the-forest-sign-moon = { spirits-of-the-forest-moon }
spirits-of-the-forest-sign-fire = { spirits-of-the-forest-fire }
spirits-of-the-forest-sign-nature = { spirits-of-the-forest-nature }
spirits-of-the-forest-sign-tiles = number of tiles
spirits-of-the-forest-sign-left = still in the forest
spirits-of-the-forest-sign-turn = whose turn it is
spirits-of-the-forest-sign-gem-out = gem in the forest
spirits-of-the-forest-sign-gem-lost = lost gem
spirits-of-the-forest-sign-won = has won
spirits-of-the-forest-sign-air = { spirits-of-the-forest-air }
spirits-of-the-forest-sign-spring = spring
spirits-of-the-forest-sign-summer = summer
spirits-of-the-forest-sign-autumn = autumn
spirits-of-the-forest-sign-winter = winter
spirits-of-the-forest-sign-locked = closed row
spirits-of-the-forest-sign-wish = wish
spirits-of-the-forest-sign-choice = favour of your choice
spirits-of-the-forest-sign-curse = curse
spirits-of-the-forest-sign-any-gem = gems
spirits-of-the-forest-sign-moonlight-tile = Moonlight tile
spirits-of-the-forest-sign-looking = is looked at now
spirits-of-the-forest-sign-whatever = any spirit
spirits-of-the-forest-sign-swap = move gems
spirits-of-the-forest-sign-again = one more turn
spirits-of-the-forest-sign-deck = enchanted cards

## Said once to whoever is asked this for the first time

spirits-of-the-forest-tip-collect = Only the ends of a row can be taken; two singles of one spirit go together. Look for spirits of which you can have the most.
spirits-of-the-forest-tip-gem = A gem makes its tile cost the others one of their gems, for good. Put it on a tile you want that will soon be at an end.
spirits-of-the-forest-tip-choose = Nobody sees your choice. Pick the card that fits what you can take a lot of.
spirits-of-the-forest-tip-claim = A card costs three tiles of yours for good, so pay with spirits in which you are behind.
spirits-of-the-forest-tip-moonlight = Turn it up if you have the most of that spirit: with both of them up it counts twice.
spirits-of-the-forest-tip-offer = Discard or give away your favour only if you stay level in its spirit without it.
