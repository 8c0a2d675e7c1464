spirits-of-the-forest = Spirits of the Forest
spirits-of-the-forest-about = Collect spirits from the edge of an enchanted forest. 2 to 4 players, 20 minutes.
spirits-of-the-forest-command = forest

## Moves

spirits-of-the-forest-verb-take = Collect tiles
spirits-of-the-forest-verb-take-name = take
spirits-of-the-forest-verb-take-about = Collect one tile, or two singles of the same spirit
spirits-of-the-forest-verb-place = Place a gem
spirits-of-the-forest-verb-place-name = place
spirits-of-the-forest-verb-place-about = Reserve a tile with a gem from your supply
spirits-of-the-forest-verb-move = Move a gem
spirits-of-the-forest-verb-move-name = move
spirits-of-the-forest-verb-move-about = Move one of your gems to another tile
spirits-of-the-forest-verb-keep = No gem this turn
spirits-of-the-forest-verb-keep-name = keep
spirits-of-the-forest-verb-keep-about = Leave your gems where they are
spirits-of-the-forest-verb-plus = Use “+”
spirits-of-the-forest-verb-plus-name = plus
spirits-of-the-forest-verb-plus-about = Use your “+” favour: one removed gem comes back to you
spirits-of-the-forest-verb-pass = Pass
spirits-of-the-forest-verb-pass-name = pass
spirits-of-the-forest-verb-pass-about = Pass the turn when you cannot collect anything
spirits-of-the-forest-verb-reveal = Reveal my favours
spirits-of-the-forest-verb-reveal-name = reveal
spirits-of-the-forest-verb-reveal-about = After the last tile: you are ready to reveal your favours

spirits-of-the-forest-field-first = Which tile first?
spirits-of-the-forest-field-first-name = first
spirits-of-the-forest-field-first-about = The first tile
spirits-of-the-forest-field-second = And which second?
spirits-of-the-forest-field-second-name = second
spirits-of-the-forest-field-second-about = The second tile, if you want one
spirits-of-the-forest-field-pay = Which gem pays for the first tile?
spirits-of-the-forest-field-pay-name = pay
spirits-of-the-forest-field-pay-about = Your gem that pays for the first tile
spirits-of-the-forest-field-pay-second = Which gem pays for the second tile?
spirits-of-the-forest-field-pay-second-name = pay-second
spirits-of-the-forest-field-pay-second-about = Your gem that pays for the second tile
spirits-of-the-forest-field-gem = Which gem?
spirits-of-the-forest-field-gem-name = gem
spirits-of-the-forest-field-gem-about = The tile your gem lies on now
spirits-of-the-forest-field-to = On which tile?
spirits-of-the-forest-field-to-name = to
spirits-of-the-forest-field-to-about = The tile your gem goes to

spirits-of-the-forest-option-first-player = First player
spirits-of-the-forest-option-first-player-name = first-player
spirits-of-the-forest-option-first-player-about = The seat that begins; drawn at random if you leave it open
spirits-of-the-forest-option-first-player-none = drawn at random

## Presets

spirits-of-the-forest-preset-base = Base game
spirits-of-the-forest-preset-base-about = The forest alone
spirits-of-the-forest-preset-polish-deluxe = Polish deluxe
spirits-of-the-forest-preset-polish-deluxe-about = Wish cards, curse cards and the gem bonus
spirits-of-the-forest-preset-seasons = Four Seasons
spirits-of-the-forest-preset-seasons-about = Some tiles must stay in each row
spirits-of-the-forest-preset-seasons-deluxe = Four Seasons deluxe
spirits-of-the-forest-preset-seasons-deluxe-about = Seasons with wishes, curses and the gem bonus
spirits-of-the-forest-preset-forgotten-grove = Forgotten Grove
spirits-of-the-forest-preset-forgotten-grove-about = Forest Events: the heart of the forest lies face down
spirits-of-the-forest-preset-fairytale-copse = Fairy-tale Copse
spirits-of-the-forest-preset-fairytale-copse-about = Forest Events: a round wood with a hidden middle
spirits-of-the-forest-preset-forgotten-forest = Forgotten Forest
spirits-of-the-forest-preset-forgotten-forest-about = Forest Events: two woods and a narrow path
spirits-of-the-forest-preset-moonlight = Moonlight tiles
spirits-of-the-forest-preset-moonlight-about = Lit spirits count twice
spirits-of-the-forest-preset-moonlight-air = Moonlight with the Air Spirit
spirits-of-the-forest-preset-moonlight-air-about = Lit spirits count twice, and there are ten of them
spirits-of-the-forest-preset-enchanted = Enchanted
spirits-of-the-forest-preset-enchanted-about = Claim cards with your tiles, or score nothing
spirits-of-the-forest-preset-enchanted-moonlight = Enchanted by moonlight
spirits-of-the-forest-preset-enchanted-moonlight-about = Enchanted mode with Moonlight tiles

## Things

spirits-of-the-forest-branches = branches
spirits-of-the-forest-dewdrops = dewdrops
spirits-of-the-forest-mushrooms = mushrooms
spirits-of-the-forest-fruits = fruits
spirits-of-the-forest-leaves = leaves
spirits-of-the-forest-mosses = mosses
spirits-of-the-forest-flowers = flowers
spirits-of-the-forest-webs = webs
spirits-of-the-forest-vines = vines
spirits-of-the-forest-sun = sun
spirits-of-the-forest-moon = moon
spirits-of-the-forest-fire = fire
spirits-of-the-forest-plus = +

spirits-of-the-forest-tile-double = { $spirit } ×2
spirits-of-the-forest-tile-power = { $spirit } · { $power }
spirits-of-the-forest-tile-face-down = face down
spirits-of-the-forest-tile-none = no tile

spirits-of-the-forest-gem-supply = a gem from the supply
spirits-of-the-forest-gem-on = the gem on { $cell }

spirits-of-the-forest-module-wish = Wish cards
spirits-of-the-forest-module-curse = Curse cards
spirits-of-the-forest-module-season = Four Seasons
spirits-of-the-forest-module-event = Forest Events
spirits-of-the-forest-module-gembonus = Gem bonus

## Labels and choices (80 characters at most)

spirits-of-the-forest-label-take = Take { $first }: { $tile }
spirits-of-the-forest-label-take-two = Take { $first } and { $second }: { $spirit } ×2
spirits-of-the-forest-label-place = Gem on { $cell }: { $tile }
spirits-of-the-forest-label-move = Gem from { $gem } to { $cell }: { $tile }
spirits-of-the-forest-label-keep = No gem this turn
spirits-of-the-forest-label-plus = Use “+”: a gem comes back
spirits-of-the-forest-label-pass = Pass
spirits-of-the-forest-label-reveal = Reveal my favours

spirits-of-the-forest-priced-supply = { $cell } (pay: supply)
spirits-of-the-forest-priced-gem = { $cell } (pay: gem on { $gem })
spirits-of-the-forest-priced-plus = { $cell } (pay: “+”)

spirits-of-the-forest-choice-cell = { $cell } · { $tile }
spirits-of-the-forest-choice-cell-hints = { $cell } · { $tile } ({ $hints })
spirits-of-the-forest-choice-nothing-more = nothing more
spirits-of-the-forest-choice-free = nothing to pay
spirits-of-the-forest-choice-supply = from your supply
spirits-of-the-forest-choice-gem-on = the gem on { $cell }
spirits-of-the-forest-choice-plus = your “+”, used now
spirits-of-the-forest-choice-gem = the gem on { $gem } · { $tile }

spirits-of-the-forest-hint-favour = favour
spirits-of-the-forest-hint-own-gem = your gem
spirits-of-the-forest-hint-costs = costs a gem

## What is asked, and where the game stands

spirits-of-the-forest-ask-collect = { $who }, collect tiles.
spirits-of-the-forest-ask-blocked = { $who }, there is nothing you can collect: pass the turn.
spirits-of-the-forest-ask-gem = { $who }, place or move a gem, or leave your gems as they are.
spirits-of-the-forest-ask-plus = You may use your “+”.
spirits-of-the-forest-ask-last-chance = { $who }, last chance for a “+”; otherwise reveal your favours.

spirits-of-the-forest-headline-collect = { $who } collects tiles.
spirits-of-the-forest-headline-gem = { $who } decides on a gem.
spirits-of-the-forest-headline-last-chance = The forest is empty. Last chance for a “+”: { $who }.

spirits-of-the-forest-won = { $who } wins with { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
spirits-of-the-forest-won-by-tiles = { $who } wins with { $score ->
    [one] { $score } point
   *[other] { $score } points
} and the fewest tiles.
spirits-of-the-forest-won-together = { $winners } share the victory with { $score ->
    [one] { $score } point
   *[other] { $score } points
} each.

spirits-of-the-forest-line-most = { $name } { $total }, the most
spirits-of-the-forest-line-fewer = { $name } { $total }, not the most
spirits-of-the-forest-line-missing = { $name }, no tile
spirits-of-the-forest-line-most-missing = { $name } { $total }, the most, but no tile

## What happened

spirits-of-the-forest-event-take = { $who } takes { $cell }: { $tile }.
spirits-of-the-forest-event-pay = { $who } pays for it with { $gem }; { $owner } gets a gem back.
spirits-of-the-forest-event-gem-back = The gem on it returns to { $who }.
spirits-of-the-forest-event-favours = { $who } receives { $count ->
    [one] a favour
   *[other] { $count } favours
}.
spirits-of-the-forest-event-examine = Only you can see it: your { $count ->
    [one] favour shows
   *[other] favours show
} { $faces }.
spirits-of-the-forest-event-place = { $who } places a gem on { $cell }.
spirits-of-the-forest-event-move = { $who } moves a gem from { $gem } to { $cell }.
spirits-of-the-forest-event-keep = { $who } leaves the gems as they are.
spirits-of-the-forest-event-plus = { $who } uses a “+” and gets a removed gem back.
spirits-of-the-forest-event-pass = { $who } cannot collect anything and passes.
spirits-of-the-forest-event-last-tile = That was the last tile of the forest.
spirits-of-the-forest-event-ready = { $who } is ready to reveal.
spirits-of-the-forest-event-reveal = { $who } reveals: { $faces }.

## Why not

spirits-of-the-forest-refused-solo = The solo game cannot be played here yet. Find one to three friends or add a computer player.
spirits-of-the-forest-refused-players = The forest is for 2 to 4 players, not for { $given }.
spirits-of-the-forest-refused-mix = Four Seasons and Forest Events cannot be played together.
spirits-of-the-forest-refused-modules = Not playable here yet: { $modules }.
spirits-of-the-forest-refused-first = There is no seat { $given } at a table for { $seats }.

spirits-of-the-forest-refused-other = That is not possible now.
spirits-of-the-forest-refused-not-active = Only the player whose turn it is may do that.
spirits-of-the-forest-refused-all-collected = All tiles have been collected.
spirits-of-the-forest-refused-ready = You have nothing left to decide: favours are revealed once the others are ready too.
spirits-of-the-forest-refused-blocked = You cannot collect anything, and without collecting there is no gem step: pass the turn.
spirits-of-the-forest-refused-reveal-early = Favours are revealed after the last tile.
spirits-of-the-forest-refused-gem-step = You have collected this turn. Now place or move a gem, or leave your gems as they are.
spirits-of-the-forest-refused-collect-first = First collect tiles; gems come after that.
spirits-of-the-forest-refused-no-cell = There is no place { $cell } in this forest.
spirits-of-the-forest-refused-gone = The tile on { $cell } is gone.
spirits-of-the-forest-refused-inside = { $cell } lies inside: there is a tile on its left and on its right.
spirits-of-the-forest-refused-twice = { $cell } can be taken only once.
spirits-of-the-forest-refused-first-turn = On the very first turn of the game, only one tile is taken.
spirits-of-the-forest-refused-double = { $cell } shows two symbols, so it is taken alone.
spirits-of-the-forest-refused-colours = Two tiles must be of the same spirit: here { $first } and { $second }.
spirits-of-the-forest-refused-able = There is a tile you can collect, so you must.
spirits-of-the-forest-refused-able-to-pay = You can still pay for a tile with a gem, so you must collect.
spirits-of-the-forest-refused-free = { $cell } costs no gem.
spirits-of-the-forest-refused-no-second = Without a second tile there is no second payment.
spirits-of-the-forest-refused-unpaid = { $cell } has another player’s gem: say which of your gems pays for it.
spirits-of-the-forest-refused-empty-supply = There is no gem in your supply to pay with. Pay with one in the forest.
spirits-of-the-forest-refused-no-own-gem = There is no gem of yours on { $cell } to pay with.
spirits-of-the-forest-refused-all-removed = { $cell } has another player’s gem, and all of yours are out of the game.
spirits-of-the-forest-refused-last-gem-paid = { $cell } has another player’s gem too, and your last one goes for the first tile.
spirits-of-the-forest-refused-no-gem = You have no gem to place.
spirits-of-the-forest-refused-move-instead = Your supply is empty. You may move one of your gems instead.
spirits-of-the-forest-refused-place-instead = You have a gem in your supply: place that one; gems are moved only when the supply is empty.
spirits-of-the-forest-refused-no-gem-there = There is no gem on { $cell }.
spirits-of-the-forest-refused-not-your-gem = The gem on { $cell } is not yours.
spirits-of-the-forest-refused-has-gem = { $cell } already has a gem.
spirits-of-the-forest-refused-none-removed = None of your gems is out of the game, so “+” has nothing to bring back.
spirits-of-the-forest-refused-no-plus = You have no “+”.
spirits-of-the-forest-refused-plus-spent = Your “+” is spent.
spirits-of-the-forest-refused-plus-apart = Use your “+” as a move of its own, then pay from your supply.
spirits-of-the-forest-refused-plus-later = There is still a gem in your supply: pay with that one. Your “+” can be used afterwards.
