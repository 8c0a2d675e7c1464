spirit-island = Spirit Island
spirit-island-about = Together you play the spirits of an island and drive its invaders away. 1 to 4 players, two hours.
spirit-island-command = island

## Moves

spirit-island-verb-embody = Choose a spirit
spirit-island-verb-embody-name = embody
spirit-island-verb-embody-about = Choose the spirit you play
spirit-island-verb-grow = Grow
spirit-island-verb-grow-name = grow
spirit-island-verb-grow-about = Choose this turn's growth
spirit-island-verb-place = Place presence
spirit-island-verb-place-name = place
spirit-island-verb-place-about = Add presence to a land, or move it there
spirit-island-verb-drift = Move presence
spirit-island-verb-drift-name = drift
spirit-island-verb-drift-about = Move one of your presence to another land
spirit-island-verb-gain = Gain a power card
spirit-island-verb-gain-name = gain
spirit-island-verb-gain-about = Draw four power cards to keep one
spirit-island-verb-keep = Keep a card
spirit-island-verb-keep-name = keep
spirit-island-verb-keep-about = Keep one of the cards you drew
spirit-island-verb-forget = Forget a card
spirit-island-verb-forget-name = forget
spirit-island-verb-forget-about = Give up one of your power cards for good
spirit-island-verb-reclaim = Reclaim a card
spirit-island-verb-reclaim-name = reclaim
spirit-island-verb-reclaim-about = Take a card from your discard pile back to your hand
spirit-island-verb-play = Play a card
spirit-island-verb-play-name = play
spirit-island-verb-play-about = Play a power card and pay for it
spirit-island-verb-unplay = Take a card back
spirit-island-verb-unplay-name = unplay
spirit-island-verb-unplay-about = Take a card you played this turn back, with its energy
spirit-island-verb-ready = Ready
spirit-island-verb-ready-name = ready
spirit-island-verb-ready-about = You have grown and played your cards
spirit-island-verb-wait = Not done yet
spirit-island-verb-wait-name = wait
spirit-island-verb-wait-about = Take back that you are ready, or done
spirit-island-verb-restart = Start over
spirit-island-verb-restart-name = restart
spirit-island-verb-restart-about = Start your spirit phase over; cards you drew stay with you
spirit-island-verb-use = Use a power
spirit-island-verb-use-name = use
spirit-island-verb-use-about = Use one of your powers on a land or a spirit
spirit-island-verb-done = Done
spirit-island-verb-done-name = done
spirit-island-verb-done-about = Use no more powers in this phase
spirit-island-verb-attune = Choose an element
spirit-island-verb-attune-name = attune
spirit-island-verb-attune-about = Choose the element you get
spirit-island-verb-exchange = Energy from the drowned
spirit-island-verb-exchange-name = exchange
spirit-island-verb-exchange-about = Turn the health of drowned invaders into one energy
spirit-island-verb-first = Ravage first
spirit-island-verb-first-name = first
spirit-island-verb-first-about = Let a land ravage before the others this turn
spirit-island-verb-choose = Choose
spirit-island-verb-choose-name = choose
spirit-island-verb-choose-about = Choose one of the options offered
spirit-island-verb-pick = Choose a land
spirit-island-verb-pick-name = pick
spirit-island-verb-pick-about = Choose a land
spirit-island-verb-take = Choose a piece
spirit-island-verb-take-name = take
spirit-island-verb-take-about = Choose the piece it happens to
spirit-island-verb-hit = Deal damage
spirit-island-verb-hit-name = hit
spirit-island-verb-hit-about = Deal a piece some of the damage
spirit-island-verb-push = Push
spirit-island-verb-push-name = push
spirit-island-verb-push-about = Push a piece into an adjacent land
spirit-island-verb-gather = Gather
spirit-island-verb-gather-name = gather
spirit-island-verb-gather-about = Gather a piece from an adjacent land
spirit-island-verb-enough = No more
spirit-island-verb-enough-name = enough
spirit-island-verb-enough-about = Take no more of what is offered

## Fields

spirit-island-field-spirit = Which spirit?
spirit-island-field-spirit-name = spirit
spirit-island-field-spirit-about = The spirit you play
spirit-island-field-growth = Which growth?
spirit-island-field-growth-name = growth
spirit-island-field-growth-about = A growth option of your panel, counted from 1
spirit-island-field-step = For which part of your growth?
spirit-island-field-step-name = step
spirit-island-field-step-about = The growth action it is for; 0 for a power
spirit-island-field-step-which = For which of these?
spirit-island-field-source = From where?
spirit-island-field-source-name = source
spirit-island-field-source-about = A track, your destroyed presence, or the land it moves from
spirit-island-field-land = Which land?
spirit-island-field-land-name = land
spirit-island-field-land-about = A land, such as A5
spirit-island-field-land-to = To which land?
spirit-island-field-origin = From which land?
spirit-island-field-origin-name = origin
spirit-island-field-origin-about = The land it comes from
spirit-island-field-deck = From which deck?
spirit-island-field-deck-name = deck
spirit-island-field-deck-about = Minor or major powers, or your progression
spirit-island-field-card = Which card?
spirit-island-field-card-name = card
spirit-island-field-card-about = A power card
spirit-island-field-power = Which power?
spirit-island-field-power-name = power
spirit-island-field-power-about = A card in play or an innate power
spirit-island-field-target = Which target?
spirit-island-field-target-name = target
spirit-island-field-target-about = A land, or a spirit by its seat
spirit-island-field-level = Which thresholds do you use?
spirit-island-field-level-name = level
spirit-island-field-level-about = The thresholds you use, such as 12; 0 for none
spirit-island-field-element = Which element?
spirit-island-field-element-name = element
spirit-island-field-element-about = One of the eight elements
spirit-island-field-option = Which of these?
spirit-island-field-option-name = option
spirit-island-field-option-about = One of the options offered
spirit-island-field-piece = Which piece?
spirit-island-field-piece-name = piece
spirit-island-field-piece-about = An explorer, town, city or Dahan
spirit-island-field-points = How much?
spirit-island-field-points-name = points
spirit-island-field-points-about = Points of damage

## Options and presets

spirit-island-option-spirits = Spirits
spirit-island-option-spirits-name = spirits
spirit-island-option-spirits-about = How the spirits are handed out
spirit-island-option-spirits-choose = everybody chooses
spirit-island-option-spirits-random = dealt at random
spirit-island-option-spirits-easy = one of the four easy spirits, at random
spirit-island-option-progressions = Power progressions
spirit-island-option-progressions-name = progressions
spirit-island-option-progressions-about = The easy spirits get listed cards instead of drawing
spirit-island-option-blight-card = Blight card
spirit-island-option-blight-card-name = blight-card
spirit-island-option-blight-card-about = Play with one of the blight cards
spirit-island-option-extra-blight = 1 extra blight
spirit-island-option-extra-blight-name = extra-blight
spirit-island-option-extra-blight-about = 1 more blight on the healthy side of the blight card
spirit-island-option-corners = Lands touching at a corner are adjacent
spirit-island-option-corners-name = corners
spirit-island-option-corners-about = Lands that meet only at a corner point count as adjacent
spirit-island-option-own-presence = Own presence on fear cards
spirit-island-option-own-presence-name = own-presence
spirit-island-option-own-presence-about = On fear cards, presence means that of the player who acts
spirit-island-option-adversary = Adversary
spirit-island-option-adversary-name = adversary
spirit-island-option-adversary-about = The kingdom that invades, with rules of its own
spirit-island-option-adversary-none = none
spirit-island-option-adversary-brandenburg-prussia = Brandenburg-Prussia
spirit-island-option-adversary-england = England
spirit-island-option-adversary-sweden = Sweden
spirit-island-option-adversary-level = Level of the adversary
spirit-island-option-adversary-level-name = level
spirit-island-option-adversary-level-about = From 0 to 6; a level has the rules of all below it
spirit-island-option-scenario = Scenario
spirit-island-option-scenario-name = scenario
spirit-island-option-scenario-about = A story with rules of its own
spirit-island-option-scenario-none = none
spirit-island-option-scenario-blitz = Blitz
spirit-island-option-scenario-dahan-insurrection = Dahan Insurrection
spirit-island-option-scenario-guard-the-isles-heart = Guard the Isle's Heart
spirit-island-option-scenario-rituals-of-terror = Rituals of Terror
spirit-island-preset-base = Base game
spirit-island-preset-base-about = Everybody chooses a spirit
spirit-island-preset-first-game = First game
spirit-island-preset-first-game-about = Easy spirits and power progressions
spirit-island-preset-random = Random spirits
spirit-island-preset-random-about = Everybody is dealt a spirit at random

## Things

spirit-island-name-sun = sun
spirit-island-name-moon = moon
spirit-island-name-fire = fire
spirit-island-name-air = air
spirit-island-name-water = water
spirit-island-name-earth = earth
spirit-island-name-plant = plant
spirit-island-name-animal = animal
spirit-island-name-any = any element
spirit-island-name-reclaim-one = reclaim one
spirit-island-name-jungle = jungle
spirit-island-name-mountain = mountain
spirit-island-name-sands = sands
spirit-island-name-wetland = wetland
spirit-island-name-coastal = coastal lands
spirit-island-name-ocean = ocean
spirit-island-name-dahan = Dahan
spirit-island-name-explorer = explorer
spirit-island-name-town = town
spirit-island-name-city = city
spirit-island-name-invaders = invaders
spirit-island-name-blight = blight
spirit-island-name-no-blight = no blight
spirit-island-name-no-invaders = no invaders
spirit-island-name-minor = minor powers
spirit-island-name-major = major powers
spirit-island-name-progression = power progression
spirit-island-name-brandenburg-prussia = Kingdom of Brandenburg-Prussia
spirit-island-name-england = Kingdom of England
spirit-island-name-sweden = Kingdom of Sweden
spirit-island-name-blitz = Blitz
spirit-island-name-dahan-insurrection = Dahan Insurrection
spirit-island-name-guard-the-isles-heart = Guard the Isle's Heart
spirit-island-name-rituals-of-terror = Rituals of Terror
spirit-island-name-ally-of-the-dahan = Ally of the Dahan
spirit-island-name-sworn-to-victory = Sworn to Victory
spirit-island-challenger-brandenburg-prussia = Brandenburg-Prussia
spirit-island-challenger-england = England
spirit-island-challenger-sweden = Sweden
spirit-island-challenger-blitz = Blitz
spirit-island-challenger-dahan-insurrection = Dahan Insurrection
spirit-island-challenger-guard-the-isles-heart = Guard the Isle’s Heart
spirit-island-challenger-rituals-of-terror = Rituals of Terror
spirit-island-where-jungle = jungle
spirit-island-where-mountain = mountain
spirit-island-where-sands = sands
spirit-island-where-wetland = wetland
spirit-island-where-coastal = coastal land
spirit-island-where-ocean = ocean
spirit-island-where-dahan = land with Dahan
spirit-island-where-invaders = land with invaders
spirit-island-where-no-invaders = land without invaders
spirit-island-where-blight = land with blight
spirit-island-where-no-blight = land without blight
spirit-island-there-jungle = jungle
spirit-island-there-mountain = mountain
spirit-island-there-sands = sands
spirit-island-there-wetland = wetland
spirit-island-there-coastal = coast
spirit-island-there-ocean = ocean
spirit-island-there-dahan = Dahan
spirit-island-there-invaders = invaders
spirit-island-there-no-blight = no blight
spirit-island-either = { $one } or { $other }
spirit-island-kinds-explorer = { $count ->
    [one] explorer
   *[other] explorers
}
spirit-island-kinds-town = { $count ->
    [one] town
   *[other] towns
}
spirit-island-kinds-city = { $count ->
    [one] city
   *[other] cities
}
spirit-island-kinds-explorer-town = { $count ->
    [one] explorer or town
   *[other] explorers or towns
}
spirit-island-kinds-dahan = { $count ->
    [one] Dahan
   *[other] Dahan
}
spirit-island-land = { $land }
spirit-island-ocean-of = ocean { $board }
spirit-island-seat = spirit { $number }
spirit-island-piece-damaged = { $piece } ({ $damage } damage)
spirit-island-piece-dreamt = { $piece } dreaming of death
spirit-island-piece-dreamt-damaged = { $piece } dreaming of death ({ $damage } damage)
spirit-island-piece-moved = { $piece } that has moved
spirit-island-piece-moved-damaged = { $piece } that has moved ({ $damage } damage)
spirit-island-level-none = without thresholds
spirit-island-level =
    { $count ->
        [one] threshold { $numbers }
       *[other] thresholds { $numbers }
    }
spirit-island-step = { $number }: { $text }
spirit-island-step-of-power = for this power
spirit-island-source-energy = energy track
spirit-island-source-energy-number =
    { $more ->
        [0] energy track: { $number } energy a turn, as now
       *[other] energy track: { $number } energy a turn
    }
spirit-island-source-energy-space = energy track: uncovers { $space }
spirit-island-source-plays = card play track
spirit-island-source-plays-number =
    card play track: { $number ->
        [one] { $number } card play
       *[other] { $number } card plays
    } a turn{ $more ->
        [0] , as now
       *[other] {""}
    }
spirit-island-source-plays-space = card play track: uncovers { $space }
spirit-island-source-destroyed = destroyed presence
spirit-island-source-destroyed-paid = destroyed presence, for { $energy } energy
spirit-island-source-land = moved from { $land }
spirit-island-step-presence = add { $count } presence (range { $range })
spirit-island-step-presence-here = add { $count } presence (range 0: where you are)
spirit-island-step-presence-in = add { $count } presence (range { $range }, { $lands })
spirit-island-step-presence-anywhere = add { $count } presence (any { $lands })
spirit-island-step-reclaim = reclaim all cards
spirit-island-step-reclaim-one = reclaim 1 card
spirit-island-step-gain = { $count ->
    [one] gain a power card
   *[other] gain { $count } power cards
}
spirit-island-step-gain-minor = { $count ->
    [one] gain a minor power
   *[other] gain { $count } power cards (first a minor power)
}
spirit-island-step-gain-major = { $count ->
    [one] gain a major power
   *[other] gain { $count } power cards (first a major power)
}
spirit-island-step-energy = gain { $amount } energy
spirit-island-step-plays =
    { $amount ->
        [one] +{ $amount } card play
       *[other] +{ $amount } card plays
    }
spirit-island-step-gather-presence = gather 1 presence into ocean { $ocean }
spirit-island-step-gather-presence-each = gather 1 presence into each ocean
spirit-island-step-push-presence = push 1 presence from ocean { $ocean }
spirit-island-step-push-presence-each = push 1 presence from each ocean
spirit-island-brief-reclaim = reclaim all
spirit-island-brief-gain = { $count ->
    [one] a power card
   *[other] { $count } power cards
}
spirit-island-brief-gain-minor = { $count ->
    [one] a minor power
   *[other] { $count } power cards (first a minor power)
}
spirit-island-brief-gain-major = { $count ->
    [one] a major power
   *[other] { $count } power cards (first a major power)
}
spirit-island-brief-energy = { $amount } energy
spirit-island-brief-presence = { $count ->
    [one] presence (range { $range })
   *[other] { $count } presence (range { $range })
}
spirit-island-brief-presence-here = { $count ->
    [one] presence (range 0: where you are)
   *[other] { $count } presence (range 0: where you are)
}
spirit-island-brief-presence-anywhere = { $count ->
    [one] presence (any { $lands })
   *[other] { $count } presence (any { $lands })
}
spirit-island-brief-presence-in = { $count ->
    [one] presence (range { $range }, { $lands })
   *[other] { $count } presence (range { $range }, { $lands })
}
spirit-island-brief-gather-presence-each = gather presence into oceans
spirit-island-brief-push-presence-each = push presence off oceans
spirit-island-permission-swift =
    { $amount ->
        [one] may use { $amount } slow power as if it were fast
       *[other] may use { $amount } slow powers as if they were fast
    }
spirit-island-permission-repeat = may repeat a card that costs at most { $amount }
spirit-island-permission-repeat-paying = may repeat a card for its cost
spirit-island-permission-range = +{ $amount } range for its powers
spirit-island-permission-return = may take a card it played back to hand at the end of the turn
spirit-island-permission-shared = may aim its powers from the presence of { $who }
spirit-island-permission-ward = Defend { $amount } in each of its lands

## What goes on

spirit-island-headline-setup = { $who } – choose a spirit
spirit-island-headline-start = { $who } – choose where to begin
spirit-island-headline-spirit = Turn { $turn }, spirit phase: { $who } – grow and play cards
spirit-island-headline-cards = Turn { $turn }, spirit phase: { $who } – play cards, then get ready
spirit-island-headline-fast = Turn { $turn }: { $who } – use fast powers
spirit-island-headline-invaders = Turn { $turn }, invader phase: { $who }
spirit-island-headline-slow = Turn { $turn }: { $who } – use slow powers
spirit-island-headline-won = The island is free: { $why }
spirit-island-headline-lost = The island is lost: { $why }
spirit-island-headline-sacrifice = Won by a sacrifice: { $why }
spirit-island-why-won-fear = the invaders flee in terror
spirit-island-why-won-level-1 = no invaders are left
spirit-island-why-won-level-2 = no towns or cities are left
spirit-island-why-won-level-3 = no cities are left
spirit-island-why-won-goal = the scenario’s goal is reached
spirit-island-why-won-ritual = the third ritual has driven the invaders away
spirit-island-why-lost-presence = a spirit has no presence left
spirit-island-why-lost-blight = no blight is left on the card
spirit-island-why-lost-deck = the invaders must explore, and no invader card is left
spirit-island-why-lost-challenge = the invaders have reached a goal of their own
spirit-island-why-lost-insurrection = the Dahan have risen in vain: too many lands have more towns and cities than Dahan
spirit-island-step-blighted = the blighted island
spirit-island-step-fear = fear cards
spirit-island-step-fear-card = fear card { $card }
spirit-island-step-ravage = ravage
spirit-island-step-build = build
spirit-island-step-explore = explore
spirit-island-step-slow = slow powers
spirit-island-step-land = the invaders of { $land } act
spirit-island-played-difficulty = difficulty { $difficulty }
spirit-island-played-adversary = { $adversary } { $level }
spirit-island-score-difficulty = Points for difficulty
spirit-island-score-win = Victory
spirit-island-score-deck = Invader cards
spirit-island-score-dahan = Dahan
spirit-island-score-blight = Blight

## What is asked

spirit-island-ask-setup = { $who }, choose a spirit.
spirit-island-ask-start = { $who }, choose the land where your spirit begins.
spirit-island-ask-growth = { $who }, choose your growth.
spirit-island-ask-growth-left = { $who }, finish your growth.
spirit-island-ask-cards = { $who }, play cards, then get ready.
spirit-island-ask-spirit-keep = { $who }, keep one of the cards you drew.
spirit-island-ask-spirit-forget = { $who }, forget a card.
spirit-island-ask-wait = { $who }, you are ready.
spirit-island-ask-fast = { $who }, use your fast powers.
spirit-island-ask-slow = { $who }, use your slow powers.
spirit-island-ask-choose = { $about }: which of these?
spirit-island-ask-give-energy = { $about }: how much energy do you pay? { $missing } still needed
spirit-island-ask-give-presence = { $about }: how much of your presence do you destroy? { $missing } still needed
spirit-island-ask-how-many = { $about }: how many do you destroy?
spirit-island-ask-give = { $about }: give away a card?
spirit-island-ask-cascade = Blight cascades from { $land }: to which land?
spirit-island-ask-choke-ravage = Stop the ravage in { $land } for 1 presence?
spirit-island-ask-choke-build = Stop the build in { $land } for 1 presence?
spirit-island-ask-damage = { $about }: assign { $points } damage.
spirit-island-ask-damage-one = { $about }: which piece takes the damage?
spirit-island-ask-destroy = { $about }: which piece do you destroy?
spirit-island-ask-drown = { $about }: which piece drowns?
spirit-island-ask-share = { $about }: how much of { $damage } damage goes to the first { $piece }?
spirit-island-ask-ashore = { $about }: the { $piece } does not drown. Where does it come ashore?
spirit-island-ask-remove = { $about }: which piece do you remove?
spirit-island-ask-remove-health = { $about }: remove invaders with up to { $health } health in all.
spirit-island-ask-replace = { $about }: which piece do you replace?
spirit-island-ask-push = { $about }: push { $left } { $done ->
    [0] { $what }
   *[other] more { $what }
}.
spirit-island-ask-push-up-to = { $about }: push up to { $left } { $done ->
    [0] { $what }
   *[other] more { $what }
}.
spirit-island-ask-push-any = { $about }: push any number of { $what }.
spirit-island-ask-push-dreamer = { $about }: push the { $piece } that dreams of its death.
spirit-island-ask-gather = { $about }: gather { $left } { $done ->
    [0] { $what }
   *[other] more { $what }
}.
spirit-island-ask-gather-up-to = { $about }: gather up to { $left } { $done ->
    [0] { $what }
   *[other] more { $what }
}.
spirit-island-ask-shift = { $about }: move up to { $left } { $done ->
    [0] { $what }
   *[other] more { $what }
} to { $land }.
spirit-island-ask-land-heals = { $about }: from which land do you remove 1 blight?
spirit-island-ask-land-repeats = { $about }: in which land do you repeat it?
spirit-island-ask-land-moves = { $about }: to which land do you move the Dahan?
spirit-island-ask-land-pushes = { $about }: from which of your lands do you push?
spirit-island-ask-land-saves = { $about }: where do you put the Dahan?
spirit-island-ask-land-returns = { $about }: to which land does your destroyed presence return?
spirit-island-ask-play-now = { $about }: you may pay for the new card and play it now.
spirit-island-ask-blitz = Blitz: in which explored land of board { $board } is 1 more explorer added?
spirit-island-ask-escalates-town = { $by } escalates: in which land of board { $board } is 1 town added?
spirit-island-ask-england-escalates = England escalates: which land of board { $board } builds?
spirit-island-ask-sweden-discards = Sweden: in which land of board { $board } is 1 town added?
spirit-island-ask-sweden-mines = Sweden: blight was added in { $land }. In which adjacent land is 1 town added?
spirit-island-ask-flees = Dahan Insurrection: a { $piece } was destroyed in { $land }. To which land with Dahan do its people flee?
spirit-island-ask-lose = { $about }: where do you destroy 1 of your presence?
spirit-island-ask-follow = { $about }: does your presence go along with the Dahan, from { $origin } to { $land }?
spirit-island-ask-place = { $about }: add 1 presence.
spirit-island-ask-element = { $about }: which element?
spirit-island-ask-gain = { $about }: from which deck do you draw?
spirit-island-ask-keep = { $about }: which card do you keep?
spirit-island-ask-forget = { $about }: which card do you forget?
spirit-island-ask-return = { $about }: which card do you take back?
spirit-island-ask-fear = Fear card { $about }: { $effect }
spirit-island-ask-fear-together = Fear card { $about }: { $effect } Decide in any order.
spirit-island-about-counterattack = The Dahan in { $land } fight back

## Actions in words

spirit-island-label-embody = Play as { $spirit }
spirit-island-label-grow = Growth { $option }: { $steps }
spirit-island-label-place = Add presence to { $land } ({ $source })
spirit-island-label-drift = Move presence from { $origin } to { $land }
spirit-island-label-gain-minor = Draw minor powers
spirit-island-label-gain-major = Draw major powers
spirit-island-label-gain-progression = Next card of your progression
spirit-island-label-keep = Keep { $card }
spirit-island-label-forget = Forget { $card }
spirit-island-label-reclaim = Reclaim { $card }
spirit-island-label-play = Play { $card } ({ $cost })
spirit-island-cost-gives = gives { $energy } energy
spirit-island-label-unplay = Take { $card } back
spirit-island-label-ready = Ready
spirit-island-label-wait = Not done yet
spirit-island-label-restart = Start over
spirit-island-label-use = { $card } on { $target }
spirit-island-label-use-level = { $card } on { $target }, { $level }
spirit-island-label-takes = { $what } ({ $energy } energy)
spirit-island-label-gives = { $what } (gives { $energy } energy)
spirit-island-card-again = { $card } again
spirit-island-label-done = Done
spirit-island-label-attune = Element: { $element }
spirit-island-label-exchange = Turn drowned health into 1 energy
spirit-island-label-first = Ravage first: { $land }
spirit-island-label-pick = { $land }
spirit-island-label-pick-builds = { $land } ({ $piece }, then { $count } of { $limit })
spirit-island-label-take = { $piece } in { $land }
spirit-island-label-remove = Remove { $piece } in { $land }
spirit-island-label-destroy = Destroy { $piece } in { $land }
spirit-island-label-drown = Drown { $piece } in { $land }
spirit-island-label-frighten = Let { $piece } in { $land } dream of death
spirit-island-label-replace = Replace { $piece } in { $land }
spirit-island-label-damage = Damage { $piece } in { $land }
spirit-island-label-hit-destroys = Destroy { $piece } in { $land } ({ $points } damage)
spirit-island-label-hit-damages = Damage { $piece } in { $land } by { $points } ({ $damage } of { $health })
spirit-island-label-hit-dreams = { $points } damage to { $piece } in { $land } ({ $damage } of { $health })
spirit-island-label-hit-frightens = Let { $piece } in { $land } dream of death ({ $points } damage)
spirit-island-label-push = Push { $piece } from { $origin } to { $land }
spirit-island-label-gather = Gather { $piece } from { $origin } into { $land }
spirit-island-label-shift = Move { $piece } from { $land }
spirit-island-label-enough = No more
spirit-island-label-enough-none = None
spirit-island-label-enough-follow = Do not go along
spirit-island-label-enough-saves = Let it drown
spirit-island-label-enough-fear = Do nothing
spirit-island-choice-growth = { $option }: { $steps }
spirit-island-choice-spirit = { $spirit } – { $complexity }
spirit-island-complexity-low = easy
spirit-island-complexity-moderate = needs some practice
spirit-island-complexity-high = demanding
spirit-island-choice-card = { $card } ({ $cost })
spirit-island-choice-points-destroys = { $points } damage (destroyed)
spirit-island-choice-points-damages = { $points } damage
spirit-island-choice-points-dreams = { $points } damage
spirit-island-choice-points-frightens = { $points } damage (dreams of death)
spirit-island-option-no = No
spirit-island-option-idle = { $way } (does nothing here)
spirit-island-option-play-now = Play { $card } now ({ $cost })
spirit-island-option-number-of = { $number }
spirit-island-option-ritual = Perform the ritual in { $land }
spirit-island-option-no-ritual = No ritual
spirit-island-option-choke-ravage = Stop it (1 presence)
spirit-island-option-choke-build = Stop it (1 presence)
spirit-island-option-memory-fades-to-dust-forget = Forget a power card
spirit-island-option-memory-fades-to-dust-presence = Destroy 1 presence

## Why a move is good

spirit-island-merit-blight = Keeps blight out of { $lands }
spirit-island-merit-threat = Without it the invaders win the game this turn: { $why }
spirit-island-merit-kept = Keeps your presence in { $lands } from being destroyed
spirit-island-merit-no-cascade = The blight of { $lands } will not cascade
spirit-island-merit-smaller = Only a town will be built in { $lands }, no city
spirit-island-merit-less-built = Less will be built in { $lands }
spirit-island-merit-counterattack = The Dahan in { $land } will fight back with { $count } more damage
spirit-island-merit-weaker = The ravage in { $land } does { $damage } damage instead of { $was }
spirit-island-merit-slight = It changes nothing of what the invaders are about to do
spirit-island-merit-healed = Removes { $count } blight from the island
spirit-island-merit-gone =
    { $count ->
        [one] One fewer { $piece } on the island
       *[other] { $count } fewer { $piece } on the island
    }
spirit-island-merit-not-lost = The game is not lost: { $why }
spirit-island-merit-less-blight = { $count } less blight on the island
spirit-island-merit-more-fear = { $count } more fear
spirit-island-merit-sacred = Keeps your sacred site in { $lands }
spirit-island-merit-free = No invaders in { $lands }
spirit-island-merit-unbuilt = Nothing will be built in { $lands }
spirit-island-outlook-blight = Does not keep blight out of { $lands }
spirit-island-outlook-built = Does not stop the build in { $lands }
spirit-island-merit-cleared = No invaders are left in { $lands }
spirit-island-merit-fear = { $count } fear
spirit-island-merit-dahan = Saves { $count } Dahan from the ravage
spirit-island-merit-thresholds = Brings the elements for { $powers }
spirit-island-merit-plays = Raises your card plays to { $count } a turn
spirit-island-merit-plays-now =
    { $count ->
        [one] Lets you play 1 card this turn
       *[other] Lets you play { $count } cards this turn
    }
spirit-island-merit-income = Raises your energy to { $count } a turn
spirit-island-merit-presence = { $count } more of your presence on the island
spirit-island-merit-born =
    { $count ->
        [one] One more Dahan on the island
       *[other] { $count } more Dahan on the island
    }
spirit-island-merit-easy = One of the spirits that are easy to play
spirit-island-merit-hand =
    { $count ->
        [one] One more card in your hand
       *[other] { $count } more cards in your hand
    }
spirit-island-merit-energy = { $count } more energy to spend

## What happened

spirit-island-event-embodies = { $who } plays { $spirit }.
spirit-island-event-grows = { $who } grows: { $steps }.
spirit-island-event-income = { $who } gains { $energy } energy and has { $total }.
spirit-island-event-presence = { $who } adds 1 presence in { $land }.
spirit-island-event-presence-returns = { $who } returns 1 destroyed presence to { $land }.
spirit-island-event-drifts = { $who } moves 1 presence from { $origin } to { $land }.
spirit-island-event-presence-lost = { $who } loses { $count } presence in { $land }.
spirit-island-event-presence-lost-for = { $who } loses { $count } presence in { $land } ({ $cause }).
spirit-island-event-drawn = { $who } draws { $cards } ({ $deck }).
spirit-island-event-gains = { $who } gains { $card }.
spirit-island-event-forgets = { $who } forgets { $card }.
spirit-island-event-reclaims = { $who } reclaims { $card }.
spirit-island-event-plays = { $who } plays { $card } for { $cost } energy.
spirit-island-event-unplays = { $who } takes { $card } back, with { $cost } energy.
spirit-island-event-gives = { $who } gives { $card } to { $to }.
spirit-island-event-returns = { $who } takes { $card } back to hand.
spirit-island-event-ready = { $who } is ready.
spirit-island-event-wait = { $who } is not ready yet.
spirit-island-event-restart = { $who } starts the spirit phase over.
spirit-island-leaves = { $count } powers unused
spirit-island-leaves-plays = { $count ->
    [one] 1 card play unused
   *[other] { $count } card plays unused
}
spirit-island-leaves-one = { $card } unused
spirit-island-leaves-as-fast-one = { $card } still usable as fast
spirit-island-leaves-as-fast = slow powers still usable as fast
spirit-island-leaves-repeat = a repeat unused
spirit-island-event-done = { $who } uses no more powers in this phase.
spirit-island-event-unused =
    { $count ->
        [one] You leave a power unused: { $cards }.
       *[other] You leave powers unused: { $cards }.
    }
spirit-island-event-resume = { $who } goes on using powers.
spirit-island-event-uses = { $who } uses { $card } on { $land }.
spirit-island-event-uses-on-spirit = { $who } uses { $card } on { $spirit }.
spirit-island-event-repeats = { $who } repeats { $card } on { $land }.
spirit-island-event-repeats-on-spirit = { $who } repeats { $card } on { $spirit }.
spirit-island-event-pays = { $who } pays { $energy } energy ({ $what }).
spirit-island-event-allowed = This turn { $who }: { $text }.
spirit-island-event-lasting = This turn in { $land }: { $rule }.
spirit-island-event-defend-moves = Defend { $amount } moves from { $origin } to { $land } with its Dahan.
spirit-island-event-energy = { $who } gains { $energy } energy.
spirit-island-event-element = { $who } has 1 more { $element } this turn.
spirit-island-event-exchange = { $who } turns drowned health into 1 energy.
spirit-island-event-first = { $land } will ravage before the others.
spirit-island-event-fear = { $fear } fear generated.
spirit-island-event-earned = A fear card is earned ({ $cards } waiting).
spirit-island-event-terror = Terror level { $level }!
spirit-island-event-fear-card = Fear card { $card }: { $effect }
spirit-island-event-fear-card-shown = A fear card lies face up: { $card }.
spirit-island-event-defends = { $land } gets Defend { $amount }.
spirit-island-event-skips = The invaders in { $land } do nothing this turn.
spirit-island-event-stopped-ravage = No ravage in { $land }: choked with green.
spirit-island-event-stopped-build = Nothing is built in { $land }: choked with green.
spirit-island-event-begins-ravage = Invaders ravage: { $card }.
spirit-island-event-begins-build = Invaders build: { $card }.
spirit-island-event-begins-extra = England builds before the ravage: { $card }.
spirit-island-event-begins-blitz = Blitz: invaders build before the first turn: { $card }.
spirit-island-event-builds-alone = { $by } builds in { $lands } too, with no invaders there: at least 2 towns or cities are adjacent.
spirit-island-event-england-escalates = England escalates on board { $board }: { $land }, with the most towns and cities, builds.
spirit-island-event-sweden-escalates = Sweden escalates in { $land }: no more Dahan than invaders, so 1 Dahan turns into a town.
spirit-island-event-empty-ravage = No ravage in { $lands }: no invaders there.
spirit-island-event-empty-build = Nothing is built in { $lands }: no invaders there.
spirit-island-event-no-ravage = No ravage in { $lands }: { $causes }.
spirit-island-event-no-build = Nothing is built in { $lands }: { $causes }.
spirit-island-event-no-city = No city is built in { $lands }: { $causes }.
spirit-island-event-no-explore = No explorer comes to { $lands }: { $causes }.
spirit-island-event-ravage = Invaders ravage { $land } for { $damage } damage.
spirit-island-event-ravage-defended = Invaders ravage { $land } for { $damage } damage ({ $attack } − Defend { $defend }).
spirit-island-event-strike-back = { $count ->
    [one] { $count } Dahan in { $land } fights back: { $damage } damage.
   *[other] { $count } Dahan in { $land } fight back: { $damage } damage.
}
spirit-island-event-built = A { $piece } is built in { $land }.
spirit-island-event-builds = { $town-count ->
    [0] { $city-count ->
        [one] A city is built in { $cities }.
       *[other] Cities are built in { $cities }.
    }
    [one] { $city-count ->
        [0] A town is built in { $towns }.
        [one] A town is built in { $towns }, a city in { $cities }.
       *[other] A town is built in { $towns }, cities in { $cities }.
    }
   *[other] { $city-count ->
        [0] Towns are built in { $towns }.
        [one] Towns are built in { $towns }, a city in { $cities }.
       *[other] Towns are built in { $towns }, cities in { $cities }.
    }
}
spirit-island-event-explore = { $count ->
    [0] Invaders explore { $card }, but no land is within their reach.
   *[other] Invaders explore { $card }: { $lands }.
}
spirit-island-event-discarded = Sweden discards the top invader card: { $card }.
spirit-island-event-dealt = { $who } gets { $cards }.
spirit-island-event-heart = Guard the Isle’s Heart: all towns leave the island; { $lands } must stay free of towns and cities.
spirit-island-event-ritual = The spirits perform the ritual in { $land }.
spirit-island-event-ritual-refused = The ritual in { $land } fails: not enough was paid.
spirit-island-event-insurrection = The Dahan rise in every land.
spirit-island-event-insurrection-strike = Dahan Insurrection: the Dahan in { $land } deal { $damage } damage.
spirit-island-event-damaged = { $count ->
    [one] { $piece } in { $land } takes { $points } damage ({ $damage } of { $health }).
   *[other] { $piece } in { $land } take { $points } damage each ({ $damage } of { $health }).
}
spirit-island-event-dream-damage = { $count ->
    [one] { $piece } in { $land } dreams of { $points } damage ({ $damage } of { $health }).
   *[other] { $piece } in { $land } dream of { $points } damage each ({ $damage } of { $health }).
}
spirit-island-event-dreams = { $count ->
    [one] { $piece } in { $land } dreams of its death.
   *[other] { $piece } in { $land } dream of their death.
}
spirit-island-event-added = { $count ->
    [one] { $piece } is added in { $land }.
   *[other] { $piece } are added in { $land }.
}
spirit-island-event-added-for = { $cause }: { $count ->
    [one] { $piece } is added in { $land }.
   *[other] { $piece } are added in { $land }.
}
spirit-island-cause-escalates = { $by } escalates
spirit-island-cause-blitz = Blitz, one more on board { $board }
spirit-island-cause-sweden-discards = Sweden, in the land with the fewest invaders on board { $board }
spirit-island-cause-sweden-mines = Sweden, beside { $land }, where blight was added
spirit-island-cause-flees = Dahan Insurrection, fleeing from the { $piece } destroyed in { $land }
spirit-island-event-removed = { $count ->
    [one] { $piece } is removed from { $land }.
   *[other] { $piece } are removed from { $land }.
}
spirit-island-event-destroyed = { $count ->
    [one] { $piece } is destroyed in { $land }.
   *[other] { $piece } are destroyed in { $land }.
}
spirit-island-event-replaced = In { $land } { $piece } is replaced with { $by }.
spirit-island-event-moved = { $count ->
    [one] { $piece } moves from { $origin } to { $land }.
   *[other] { $piece } move from { $origin } to { $land }.
}
spirit-island-event-revealed = Revealed: { $card }.
spirit-island-event-ashore = { $piece } comes ashore from { $origin } in { $land }.
spirit-island-event-blight = 1 blight is added in { $land }.
spirit-island-event-blight-for = { $by } adds 1 more blight in { $land }: the damage was 6 or more.
spirit-island-event-cascade = Blight cascades from { $origin } to { $land }.
spirit-island-event-no-blight = No blight is added in { $land }: it stays on the card.
spirit-island-event-unblight = 1 blight is removed from { $land }.
spirit-island-event-blighted = The island is blighted, and { $blight } blight comes onto the card; once it is gone the game is lost. { $card }: { $does }
spirit-island-event-blighted-text = The island is blighted ({ $card }): each spirit pays for it.
spirit-island-event-time-passes = Turn { $turn } ends.
spirit-island-event-won = The spirits win: { $why }.
spirit-island-event-lost = The spirits lose: { $why }.
spirit-island-event-sacrifice = The spirits win and lose at once, a sacrifice: { $why }.

## Why not

spirit-island-no-such-thing = There is no “{ $name }” in this game.
spirit-island-no-answer = That is not one of the answers offered now.
spirit-island-no-not-now = That cannot be done now.
spirit-island-no-has-spirit = You have a spirit already.
spirit-island-no-taken = { $spirit } is taken by another player.
spirit-island-no-own-coast = { $land } is not a coastal land on your board.
spirit-island-no-setup = First everybody chooses a spirit.
spirit-island-no-is-ready = You are ready; take that back first.
spirit-island-no-not-ready = You are not ready yet.
spirit-island-no-owes-keep = First keep one of the cards you drew.
spirit-island-no-owes-forget = First forget a card.
spirit-island-no-has-grown = You have chosen growth { $option } this turn.
spirit-island-no-no-such-growth = Your spirit has no such growth.
spirit-island-no-not-grown = First finish your growth.
spirit-island-no-not-in-growth = That is not part of your growth, or it is done already.
spirit-island-no-out-of-growth = This growth cannot add presence in { $land }.
spirit-island-no-same-step = Parts { $first } and { $number } of your growth are the same: choose { $first }.
spirit-island-no-no-such-presence = There is no presence to take from there.
spirit-island-no-no-reclaim = You cannot reclaim a card now.
spirit-island-no-not-discarded = { $card } is not in your discard pile.
spirit-island-no-not-in-hand = { $card } is not in your hand.
spirit-island-no-not-played = { $card } is not in play.
spirit-island-no-no-plays = You can play no more cards; your limit is { $plays }.
spirit-island-no-no-energy = { $card } costs { $cost }, and you have { $energy } energy.
spirit-island-no-nothing-to-restart = There is nothing to start over yet.
spirit-island-no-has-passed = You said you were done; take that back first.
spirit-island-no-not-passed = You are not done yet.
spirit-island-no-not-in-play = { $card } is not in play.
spirit-island-no-elements = You do not have the elements for { $card }.
spirit-island-no-used = { $card } has been used this turn.
spirit-island-no-repeat = Nothing lets you repeat { $card } now.
spirit-island-no-repeat-phase = { $card } can be repeated only in the phase it was used in.
spirit-island-no-too-slow = { $card } is slow; it waits for the slow phase.
spirit-island-no-too-late = { $card } is fast, and the fast phase is over.
spirit-island-no-spirit-target = { $card } cannot be used on that spirit.
spirit-island-no-range = { $land } is out of range of { $card }.
spirit-island-no-target = { $card } cannot be used on { $land }.
spirit-island-no-level = Thresholds with which you can use { $card } now: { $ways }.
spirit-island-no-no-level = { $card } has no threshold to choose now.
spirit-island-no-any-space = You have no element left to choose.
spirit-island-no-spent = The energy that { $card } has brought is spent already.
spirit-island-no-pool = 1 energy takes { $rate } drowned health; there is { $pool }.
spirit-island-no-host = Only the host chooses which land ravages first.
spirit-island-no-order = Which land ravages first is chosen before the invaders act, once for each land.
spirit-island-no-only-land = { $land } is the only land that will still ravage: there is no order to choose.
spirit-island-no-acting-land = { $land } will not ravage this turn.

## What was seen, where a move can no longer be taken back

spirit-island-seen-powers = new power cards
spirit-island-seen-invaders = the next invader card
spirit-island-seen-fear = a fear card
spirit-island-seen-blight = the blighted island card
