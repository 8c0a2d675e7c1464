moonlight = Moonlight
moonlight-about = Two creatures of the night in 28 forests: together, alone or as rivals. 1 to 4 players, 30 minutes.
moonlight-command = moonlight

moonlight-verb-place = Place a creature
moonlight-verb-place-name = place
moonlight-verb-place-about = Put the creature on one of its start spots
moonlight-verb-collect = Pick a tile
moonlight-verb-collect-name = collect
moonlight-verb-collect-about = Pick an available tile around a creature
moonlight-verb-assign = Assign the tiles
moonlight-verb-assign-name = assign
moonlight-verb-assign-about = Give one picked tile to each side
moonlight-verb-move = Move a creature
moonlight-verb-move-name = move
moonlight-verb-move-about = Move one creature a step; this ends your turn
moonlight-verb-hurry = Spend a gem to move
moonlight-verb-hurry-name = hurry
moonlight-verb-hurry-about = Spend a gem and move a creature a step at once
moonlight-verb-talk = Spend a gem to talk
moonlight-verb-talk-name = talk
moonlight-verb-talk-about = Spend a gem: you two may talk until the end of this turn
moonlight-verb-plus = Use a “+”
moonlight-verb-plus-name = plus
moonlight-verb-plus-about = A spent gem comes back to one of you
moonlight-verb-relocate = Put a creature elsewhere
moonlight-verb-relocate-name = relocate
moonlight-verb-relocate-about = Put a creature that can pick no tile on another spot, free of charge
moonlight-verb-end = End the game
moonlight-verb-end-name = end
moonlight-verb-end-about = End the game: without a gem or a “+” nothing can be picked
moonlight-verb-swap = Spend a gem to swap
moonlight-verb-swap-name = swap
moonlight-verb-swap-about = Spend a gem: the creatures change places
moonlight-verb-choose = Choose
moonlight-verb-choose-name = choose
moonlight-verb-choose-about = Choose one of what is offered

moonlight-field-creature = Which creature?
moonlight-field-creature-name = creature
moonlight-field-creature-about = Light or Shadow
moonlight-field-tile = Which tile?
moonlight-field-tile-name = tile
moonlight-field-tile-about = The place of the tile
moonlight-field-creature-picks = Which tile?
moonlight-field-to = Where to?
moonlight-field-to-name = to
moonlight-field-to-about = The place to go to
moonlight-field-light = Which tile for the team (Light)?
moonlight-field-light-name = light
moonlight-field-light-about = The number of the tile that the team, or Light, gets
moonlight-field-shadow = Which tile for the opponent (Shadow)?
moonlight-field-shadow-name = shadow
moonlight-field-shadow-about = The number of the tile that the opponent, or Shadow, gets
moonlight-field-seat = Who gets the gem?
moonlight-field-seat-name = seat
moonlight-field-seat-about = The seat that a spent gem comes back to
moonlight-field-option = Which one?
moonlight-field-option-name = option
moonlight-field-option-about = What you choose

moonlight-option-scenario = Scenario
moonlight-option-scenario-name = scenario
moonlight-option-scenario-about = The forest that is played; each has a line below
moonlight-option-scenario-1 = 1 · First Steps Under the Moonlight
moonlight-option-scenario-2 = 2 · Forest Mirage
moonlight-option-scenario-3 = 3 · Firefly Beam
moonlight-option-scenario-4 = 4 · The Underwood
moonlight-option-scenario-5 = 5 · Hide and Seek
moonlight-option-scenario-6 = 6 · Fireflies' Dance
moonlight-option-scenario-7 = 7 · The Pyramid
moonlight-option-scenario-8 = 8 · Hidden Inside the Forest
moonlight-option-scenario-9 = 9 · Moonlight Gathering
moonlight-option-scenario-10 = 10 · The Unseen
moonlight-option-scenario-11 = 11 · Fond Memories
moonlight-option-scenario-12 = 12 · The Tao
moonlight-option-scenario-13 = 13 · The Rocky Trail
moonlight-option-scenario-14 = 14 · Enclosed Forest
moonlight-option-scenario-15 = 15 · Spirit Alchemy
moonlight-option-scenario-16 = 16 · The Paradox
moonlight-option-scenario-17 = 17 · Unexpected Rain
moonlight-option-scenario-18 = 18 · Time to Go Home
moonlight-option-scenario-19 = 19 · Floating Islands
moonlight-option-scenario-20 = 20 · The Enchanted Three
moonlight-option-scenario-21 = 21 · Unknown Fortune
moonlight-option-scenario-22 = 22 · Underwood Surprise
moonlight-option-scenario-23 = 23 · Whimsical Bridges
moonlight-option-scenario-24 = 24 · The Fog
moonlight-option-scenario-25 = 25 · Natural Reflection
moonlight-option-scenario-26 = 26 · Ancient Rituals
moonlight-option-scenario-27 = 27 · The Whirl
moonlight-option-scenario-28 = 28 · Moon Eclipse
moonlight-option-difficulty = Difficulty
moonlight-option-difficulty-name = difficulty
moonlight-option-difficulty-about = For those who play together: the harder, the fewer gems
moonlight-difficulty-gems = { $each ->
        [one] { $each } gem each
       *[other] { $each } gems each
    } at the start; alone or with open talk { $alone } in all
moonlight-special-gems = { $mode ->
        [solo] You start with { $count ->
            [one] { $count } gem
           *[other] { $count } gems
        }: it is a harder game.
        [all] You share { $count ->
            [one] { $count } gem
           *[other] { $count } gems
        } at the start: it is a harder game.
       *[other] { $count ->
            [one] { $count } gem
           *[other] { $count } gems
        } each at the start: it is a harder game.
    }
moonlight-option-difficulty-regular = regular
moonlight-option-difficulty-difficult = difficult
moonlight-option-difficulty-extreme = extreme
moonlight-option-against = Against each other
moonlight-option-against-name = against
moonlight-option-against-about = Two play against each other; three or four always do
moonlight-option-first = First player
moonlight-option-first-name = first
moonlight-option-first-about = The seat that begins, counted round the table
moonlight-option-first-none = random
moonlight-option-open-talk = Open talk
moonlight-option-open-talk-name = open_talk
moonlight-option-open-talk-about = You two may always talk, but share few gems and spend one a turn at most

moonlight-options-unfinished = Scenario { $scenario } cannot be played yet: it needs { $modules }.
moonlight-options-alone = One player alone has nobody to play against.
moonlight-options-not-against = Scenario { $scenario } is played together or alone, not against each other.
moonlight-options-regular-only = Scenario { $scenario } has only one difficulty: regular.
moonlight-options-no-talk = Open talk is for two who play together.

moonlight-creature-light = Light
moonlight-creature-shadow = Shadow
moonlight-side-light = the team
moonlight-side-shadow = the opponent
moonlight-first-light = The team
moonlight-first-shadow = The opponent
moonlight-versus-light = Light
moonlight-versus-shadow = Shadow
moonlight-place = { $place }
moonlight-place-tile = { $place } ({ $tile })
moonlight-with = { $what } + { $thing }
moonlight-favour-down = favour
moonlight-favour-up = favour { $face }
moonlight-light = Moonlight tile { $spirit }
moonlight-turn-over = End the turn
moonlight-enough = Enough

moonlight-ask-place-light = { $who }, put Light on a start spot.
moonlight-ask-place-shadow = { $who }, put Shadow on a start spot.
moonlight-ask-collect = { $who }, pick a tile around Light and one around Shadow.
moonlight-ask-collect-second = { $who }, pick the second tile.
moonlight-ask-assign = { $who }, which picked tile is for { $light }? The other is for { $shadow }.
moonlight-ask-move = { $who }, move a creature.
moonlight-ask-rescue =
    { $by ->
        [gem] { $who }, nothing can be picked: spend a gem to move a creature, or end the game.
        [plus] { $who }, nothing can be picked: use a “+” to get a gem back, or end the game.
       *[both] { $who }, nothing can be picked: spend a gem to move a creature, use a “+”, or end the game.
    }
moonlight-ask-relocate = { $who }, put a creature elsewhere.
moonlight-ask-share = { $who }, choose favour { $number } of { $of } for { $light }; { $shadow } gets what is left.
moonlight-ask-side-tile = { $who }, choose which gem is spent.
moonlight-ask-door = { $who }, choose where { $creature } comes out.
moonlight-ask-eclipse = { $who }, choose where the Eclipse token of { $place } goes.
moonlight-ask-rain = { $who }, choose: the favour { $token } or the bit.
moonlight-ask-cover = { $who }, choose which symbol { $token } covers.
moonlight-ask-jump = { $who }, choose where { $creature } jumps.
moonlight-ask-island-tokens = { $who }, share out the favours of island { $island }.
moonlight-ask-bit = { $who }, choose who gets the bit of { $place }.
moonlight-ask-move-on =
    { $by ->
        [gem] { $who }, move on with a gem, or end your turn.
        [plus] { $who }, use a “+” to get a gem back, or end your turn.
       *[other] { $who }, spend a gem, or end your turn.
    }
moonlight-ask-exit = { $who }, choose where { $creature } leaves the bridge.
moonlight-ask-reflection-order = { $who }, choose which tile is reflected next.
moonlight-ask-reflection = { $who }, choose what you pay for { $place } being turned up.
moonlight-ask-gem-back = { $who }, choose who gets a gem back.
moonlight-ask-keep = { $who }, choose what stays in row { $row }.

moonlight-headline-prepare = { $who }’s turn: share out the favours
moonlight-headline-light = { $who }’s turn: put Light on a start spot
moonlight-headline-shadow = { $who }’s turn: put Shadow on a start spot
moonlight-headline-collect = Turn { $turn } – { $who }: pick tiles
moonlight-headline-assign = Turn { $turn } – { $who }: assign the tiles
moonlight-headline-reveal = Turn { $turn } – { $who }: decide about what was revealed
moonlight-headline-move = Turn { $turn } – { $who }: move a creature
moonlight-headline-settle = The game ends: what is left is handed out
moonlight-headline-won = The team has won
moonlight-headline-lost = { $by ->
        [spirits] The forest is lost: { $count ->
            [one] { $count } spirit is
           *[other] { $count } spirits are
        } missing
       *[points] The forest is lost: too few points
    }

moonlight-label-place = Put it on { $place }
moonlight-label-collect = { $creature } picks { $place }
moonlight-label-assign = { $one } to { $light }, { $two } to { $shadow }
moonlight-label-move = { $creature } goes to { $place }
moonlight-label-hurry = Gem: { $creature } to { $place }
moonlight-label-talk = Gem: talk until the end of the turn
moonlight-label-plus = “+”: a gem back to { $who }
moonlight-label-plus-common = “+”: a gem back to the common supply
moonlight-label-relocate = Put { $creature } on { $place }
moonlight-label-end = End the game
moonlight-choice-picked = { $number }: { $tile }
moonlight-choice-seat = { $who }
moonlight-choice-common = the common supply
moonlight-choice-gone = no longer offered
moonlight-picked-none = tile { $number }

moonlight-event-places = { $who } puts { $creature } on { $place }.
moonlight-event-picks = { $creature } picks { $place }.
moonlight-event-picked = The tile is { $tile }.
moonlight-event-picks-tile = { $creature } picks { $place }: { $tile }.
moonlight-event-gets-tile = { $side } gets { $tile }.
moonlight-event-discards = { $tile } leaves the game.
moonlight-event-gets-token = { $side } gets the favour { $token }.
moonlight-event-gets-tokens = { $side } gets the favours { $tokens }.
moonlight-event-tokens-turned = Favours turned up: { $tokens }.
moonlight-event-gets-bit = { $side } gets a Moonlight bit.
moonlight-event-pays-bit = The team gives the opponent a Moonlight bit.
moonlight-event-takes-bit = { $who } takes a Moonlight bit with { $creature }.
moonlight-event-bit-leaves = A Moonlight bit leaves the game.
moonlight-event-bit-drops = The bit drops onto the tile beneath: { $place }.
moonlight-event-turned-up = { $place } is turned up: { $tile }.
moonlight-event-moves = { $who } moves { $creature } to { $place }.
moonlight-event-relocates = { $who } puts { $creature } on { $place } instead.
moonlight-event-spends =
    { $supply ->
        [common] { $who } spends a gem of the common supply.
       *[own] { $who } spends a gem.
    }
moonlight-event-stays = Nobody gets the tile of { $place }.
moonlight-event-talk = { $who } spends a gem: you may talk until the end of the turn.
moonlight-event-plus = { $who } uses a “+”.
moonlight-event-gem-back = { $who } gets a gem back.
moonlight-event-gem-back-common = A gem comes back to the common supply.
moonlight-event-last-tile = Light stands on { $tile }: the team gets it.
moonlight-event-adds = { $who } spends a gem and adds { $tile }.
moonlight-event-through-eclipse = { $creature } comes out on { $place }.
moonlight-event-eclipse-wanders = The Eclipse token moves to { $place }.
moonlight-event-eclipse-leaves = The Eclipse token leaves the game.
moonlight-event-eclipse-shows = The Eclipse token of { $place } shows { $number }.
moonlight-event-token-discarded = { $who } discards the favour { $token }.
moonlight-event-covers = On the Moonlight card { $token } covers { $spirit }.
moonlight-event-gem-gained = { $who } gets the gem that lay there.
moonlight-event-sinks = Island { $island } sinks.
moonlight-event-light-comes = The Moonlight tile of { $place } ({ $spirit }) goes to { $side } as well.
moonlight-event-crosses = { $creature } crosses the bridge to { $place }.
moonlight-event-reflects = The reflection takes { $place }: { $tile }.
moonlight-event-picks-end = No two tiles can be picked any more: the game ends.
moonlight-event-two-left = Two tiles are left: the game ends, and nobody gets them.
moonlight-event-none-to-pick = { $count ->
    [one] Two tiles can no longer be picked anywhere: the game ends, and nobody gets the tile that is left.
   *[other] Two tiles can no longer be picked anywhere: the game ends, and nobody gets the { $count } tiles that are left.
}
moonlight-event-rest-given = { $stays ->
    [0] All that is left goes to the opponent.
    [one] Nobody gets the one tile that stays. All else that is left goes to the opponent.
   *[other] Nobody gets the { $stays } tiles that stay. All else that is left goes to the opponent.
}
moonlight-lost-lacking = no tile of { $spirits } is left for the team.
moonlight-event-lacking = The team has no tile of { $spirits }: it loses.
moonlight-event-team-wins = The team wins, { $own } to { $rival }.
moonlight-event-team-loses = The team loses, { $own } to { $rival }.
moonlight-event-won = { $count ->
    [one] { $who } wins.
   *[other] { $who } win together.
}

moonlight-line-spirits = Spirits
moonlight-line-powers = Powers
moonlight-line-missing = Missing
moonlight-line-card = Moonlight card
moonlight-line-nature = Points of nature
moonlight-line-light = Light
moonlight-line-shadow = Shadow
moonlight-line-missions = Missions
moonlight-line-bits = Moonlight bits

moonlight-refused-nothing-offered = There is nothing to choose from now.
moonlight-refused-answer-first = First answer the question you are asked.
moonlight-refused-phase-light = The creatures are being put on the forest: Light first.
moonlight-refused-phase-shadow = The creatures are being put on the forest: now Shadow.
moonlight-refused-phase-collect = First finish picking tiles.
moonlight-refused-phase-assign = First assign the picked tiles.
moonlight-refused-phase-move = The tiles are assigned; now move a creature.
moonlight-refused-phase-over = The game is over.
moonlight-refused-no-start = { $creature } has no start spot on { $place }.
moonlight-refused-relocate-first = First relocate the creature that has no tile to pick.
moonlight-refused-stuck = Without a gem nothing can be picked.
moonlight-refused-not-idle = A creature is put elsewhere only when nothing can be picked.
moonlight-refused-must-collect = Tiles can still be picked.
moonlight-refused-served = { $creature } has picked its tile already.
moonlight-refused-not-around = { $place } is not around { $creature }.
moonlight-refused-stood-on = A creature stands on { $place }.
moonlight-refused-face-down = The tile of { $place } lies face down.
moonlight-refused-not-available = The tile of { $place } is not available: both its long sides are taken.
moonlight-refused-closed-in = The tile of { $place } is not available: there is a tile on each of its four sides.
moonlight-refused-covered = Another tile lies on that of { $place }, at least in part.
moonlight-refused-is-bridge = { $place } is a bridge: it is crossed, and never picked.
moonlight-refused-is-closed = The tile of { $place } is closed by a favour, until the team has more than half of what a favour of its pair shows.
moonlight-refused-row-keeps = The row of { $place } has only as many tiles left as must stay there.
moonlight-refused-not-led = { $creature } is not led by you here: it does what the other creature does.
moonlight-refused-leaves-none = If { $place } is picked, no tile is left for { $creature }.
moonlight-refused-taken = The other creature stands on { $place }.
moonlight-refused-no-way = { $creature } cannot go to { $place }.
moonlight-refused-no-gem = You have no gem to spend.
moonlight-refused-gem-spent = With open talk one gem is spent in a turn at most, and you have spent it.
moonlight-refused-no-talk = No gem can be spent on talking.
moonlight-refused-gem-blocks = With a creature on { $place } there would be no second tile to pick.
moonlight-refused-gem-swaps = In this scenario a gem lets the creatures change places, and does nothing else.
moonlight-refused-no-plus = There is no “+” that could bring this seat a gem back.
moonlight-refused-divide = The picked tiles cannot be divided like this.
moonlight-refused-relocate = { $creature } cannot be put on { $place }.

moonlight-refused-not-now = This cannot be done now.
moonlight-label-swap = Gem: the creatures change places
moonlight-event-swap = { $who } spends a gem: the creatures change places.
moonlight-event-firefly-lands = A firefly settles on the double Air tile of { $side }.
moonlight-event-firefly-lights = A firefly settles on a favour: { $token }.
moonlight-event-firefly-leaves = The firefly flies away.
moonlight-event-bit-found = A Moonlight bit comes to { $place }.
moonlight-event-bit-pushed = The bit of { $origin } is pushed to { $place }.
moonlight-event-gem-marks = Column { $number } is marked: { $gem }.
moonlight-event-gem-drops =
    { $colour ->
        [yellow] The yellow gem drops onto the tile beneath: { $place }.
       *[green] The green gem drops onto the tile beneath: { $place }.
    }
moonlight-event-gem-leaves =
    { $colour ->
        [yellow] The yellow gem of { $place } leaves the game with its tile.
       *[green] The green gem of { $place } leaves the game with its tile.
    }
moonlight-ask-firefly = { $who }, choose a favour for a firefly.
moonlight-ask-slide = { $who }, choose where the bit slides.
moonlight-ask-token-side = { $who }, choose who gets the favour: { $token }.
moonlight-ask-column = { $who }, choose a column for the gem.
moonlight-ask-push = { $who }, push another bit away.
moonlight-pair = column { $number }
moonlight-push = the bit of { $origin } to { $place }
moonlight-mark-firefly = firefly
moonlight-mark-yellow = yellow gem, for Light
moonlight-mark-green = green gem, for Shadow
moonlight-mark-eclipse = Eclipse token

## What modules offer

moonlight-gem-without-tile = the gem without a tile
moonlight-label-add = Add { $tile }
moonlight-label-add-number = Add side tile { $number }
moonlight-verb-add = Add a side tile
moonlight-verb-add-name = add
moonlight-verb-add-about = Spend a gem and add its side tile
moonlight-field-number = Which side tile?
moonlight-field-number-name = number
moonlight-field-number-about = The number of the side tile, from 1
moonlight-rain-token = { $token } for the team, the bit for the opponent
moonlight-rain-bit = the bit for the team; { $token } is discarded
moonlight-cover = { $spirit } (the gem goes to { $who })
moonlight-notice-card-gem = On { $spirit } of the Moonlight card lies a gem of { $who }.
moonlight-island-up = { $token } for the team, the hidden one for the opponent
moonlight-island-down = the hidden one for the team, { $token } for the opponent
moonlight-reflection-tile = { $place } goes to the opponent
moonlight-reflection-nothing = { $place }: a creature stands there, nothing is given
moonlight-reflection-bit = a bit for the opponent

## What was seen, where a move can no longer be taken back

moonlight-seen-tile = a tile turned face up
moonlight-seen-favour = a favour
