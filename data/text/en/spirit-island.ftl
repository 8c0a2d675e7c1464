spirit-island = Spirit Island
spirit-island-about = Spirits of an island drive its invaders away, all together. 1 to 4 players, two hours.
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
spirit-island-verb-first = Act there first
spirit-island-verb-first-name = first
spirit-island-verb-first-about = Let a land ravage before the others this turn
spirit-island-verb-choose = Choose
spirit-island-verb-choose-name = choose
spirit-island-verb-choose-about = Choose one of the ways you are offered
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
spirit-island-verb-enough = Finish
spirit-island-verb-enough-name = enough
spirit-island-verb-enough-about = Do no more of what is offered

## Fields

spirit-island-field-spirit = Which spirit?
spirit-island-field-spirit-name = spirit
spirit-island-field-spirit-about = The spirit you play
spirit-island-field-growth = Which growth?
spirit-island-field-growth-name = growth
spirit-island-field-growth-about = The growth option of your panel, from 1
spirit-island-field-step = For what?
spirit-island-field-step-name = step
spirit-island-field-step-about = The growth action it is for; 0 for a power
spirit-island-field-source = From where?
spirit-island-field-source-name = source
spirit-island-field-source-about = A track, the destroyed, or a land it moves from
spirit-island-field-land = Which land?
spirit-island-field-land-name = land
spirit-island-field-land-about = A land, such as A5
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
spirit-island-field-target = On what?
spirit-island-field-target-name = target
spirit-island-field-target-about = A land, or a spirit by its seat
spirit-island-field-level = With which thresholds?
spirit-island-field-level-name = level
spirit-island-field-level-about = The thresholds you use, such as 12; 0 for none
spirit-island-field-element = Which element?
spirit-island-field-element-name = element
spirit-island-field-element-about = One of the eight elements
spirit-island-field-option = What?
spirit-island-field-option-name = option
spirit-island-field-option-about = One of the ways you are offered
spirit-island-field-piece = Which piece?
spirit-island-field-piece-name = piece
spirit-island-field-piece-about = An explorer, town, city or Dahan
spirit-island-field-points = How much?
spirit-island-field-points-name = points
spirit-island-field-points-about = Points of damage

## Options and presets

spirit-island-option-spirits = Spirits
spirit-island-option-spirits-name = spirits
spirit-island-option-spirits-about = How everybody comes to a spirit
spirit-island-option-spirits-choose = everybody chooses
spirit-island-option-spirits-random = dealt at random
spirit-island-option-spirits-easy = one of the four easy ones, at random
spirit-island-option-progressions = Power progressions
spirit-island-option-progressions-name = progressions
spirit-island-option-progressions-about = The easy spirits get listed cards instead of drawing
spirit-island-option-blight-card = Blight card
spirit-island-option-blight-card-name = blight-card
spirit-island-option-blight-card-about = Play with one of the blight cards
spirit-island-option-extra-blight = One blight more
spirit-island-option-extra-blight-name = extra-blight
spirit-island-option-extra-blight-about = One blight more on the healthy side
spirit-island-option-corners = Corners touch
spirit-island-option-corners-name = corners
spirit-island-option-corners-about = Lands that meet in a point alone are adjacent
spirit-island-option-own-presence = Own presence on fear cards
spirit-island-option-own-presence-name = own-presence
spirit-island-option-own-presence-about = Fear cards mean the presence of whoever acts
spirit-island-option-adversary = Adversary
spirit-island-option-adversary-name = adversary
spirit-island-option-adversary-about = Who invades, with rules of its own
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
spirit-island-name-coastal = coast
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
spirit-island-land = { $land }
spirit-island-ocean-of = ocean { $board }
spirit-island-seat = spirit { $number }
spirit-island-piece-damaged = { $piece } ({ $damage } damage)
spirit-island-piece-dreamt = { $piece } in a nightmare ({ $damage })
spirit-island-level-none = without thresholds
spirit-island-level =
    { $count ->
        [one] threshold { $numbers }
       *[other] thresholds { $numbers }
    }
spirit-island-step = { $number }: { $text }
spirit-island-step-of-power = for this power
spirit-island-source-energy = energy track
spirit-island-source-energy-number = energy track: uncovers { $number } energy
spirit-island-source-energy-space = energy track: uncovers { $space }
spirit-island-source-plays = card play track
spirit-island-source-plays-number =
    { $number ->
        [one] card play track: uncovers { $number } play
       *[other] card play track: uncovers { $number } plays
    }
spirit-island-source-plays-space = card play track: uncovers { $space }
spirit-island-source-destroyed = destroyed presence
spirit-island-source-land = moved from { $land }
spirit-island-step-presence = presence within { $range }
spirit-island-step-presence-in = presence within { $range } ({ $lands })
spirit-island-step-presence-anywhere = presence in any { $lands }
spirit-island-step-reclaim = reclaim all
spirit-island-step-reclaim-one = reclaim one card
spirit-island-step-gain = a power card
spirit-island-step-energy = { $amount } energy
spirit-island-step-plays =
    { $amount ->
        [one] { $amount } more card play
       *[other] { $amount } more card plays
    }
spirit-island-step-gather-presence = gather presence into ocean { $ocean }
spirit-island-step-push-presence = push presence off ocean { $ocean }
spirit-island-permission-swift =
    { $amount ->
        [one] may use { $amount } slow power as fast
       *[other] may use { $amount } slow powers as fast
    }
spirit-island-permission-repeat = may repeat a card that costs at most { $amount }
spirit-island-permission-repeat-paying = may repeat a card for its cost
spirit-island-permission-range = range +{ $amount }
spirit-island-permission-return = may take back a card it played
spirit-island-permission-shared = may aim from the presence of { $who }
spirit-island-permission-ward = defends its lands by { $amount }

## What goes on

spirit-island-headline-setup = { $who } – choose a spirit
spirit-island-headline-spirit = Turn { $turn }, spirit phase: { $who } – grow and play cards
spirit-island-headline-cards = Turn { $turn }, spirit phase: { $who } – play cards, then get ready
spirit-island-headline-fast = Turn { $turn }: { $who } – use fast powers
spirit-island-headline-invaders = Turn { $turn }, invader phase: { $who }
spirit-island-headline-slow = Turn { $turn }: { $who } – use slow powers
spirit-island-headline-won = The island is free: { $why }
spirit-island-headline-lost = The island is lost: { $why }
spirit-island-headline-sacrifice = Won by a sacrifice: { $why }
spirit-island-why-won-fear = the invaders flee in terror
spirit-island-why-won-level-1 = no invader is left
spirit-island-why-won-level-2 = no town and no city is left
spirit-island-why-won-level-3 = no city is left
spirit-island-why-won-goal = the goal of the scenario is reached
spirit-island-why-won-ritual = the third ritual has driven the invaders away
spirit-island-why-lost-presence = a spirit has no presence left
spirit-island-why-lost-blight = there is no blight left on the card
spirit-island-why-lost-deck = the invaders have no card left to explore with
spirit-island-why-lost-challenge = the invaders have reached a goal of their own
spirit-island-why-lost-insurrection = the insurrection of the Dahan has failed
spirit-island-step-blighted = the blighted island
spirit-island-step-fear = fear cards
spirit-island-step-fear-card = fear card { $card }
spirit-island-step-ravage = ravage
spirit-island-step-build = build
spirit-island-step-explore = explore
spirit-island-step-slow = slow powers
spirit-island-step-land = the invaders of { $land } act
spirit-island-score-difficulty = Difficulty
spirit-island-score-win = Victory
spirit-island-score-deck = Invader cards
spirit-island-score-dahan = Dahan
spirit-island-score-blight = Blight

## What is asked

spirit-island-ask-setup = { $who }, choose a spirit and where it begins.
spirit-island-ask-growth = { $who }, choose your growth.
spirit-island-ask-growth-left = { $who }, finish your growth.
spirit-island-ask-cards = { $who }, play cards, then get ready.
spirit-island-ask-spirit-keep = { $who }, keep one of the cards you drew.
spirit-island-ask-spirit-forget = { $who }, forget a card.
spirit-island-ask-wait = { $who }, you are ready.
spirit-island-ask-fast = { $who }, use your fast powers.
spirit-island-ask-slow = { $who }, use your slow powers.
spirit-island-ask-choose = { $about }: choose.
spirit-island-ask-give-energy = { $about }: how much energy do you give? { $missing } is still needed
spirit-island-ask-give-presence = { $about }: how many of your presence do you destroy? { $missing } still needed
spirit-island-ask-how-many = { $about }: how many are destroyed?
spirit-island-ask-give = { $about }: give a card away?
spirit-island-ask-cascade = The blight of { $land } spreads: where to?
spirit-island-ask-choke-ravage = Choke the ravage in { $land }?
spirit-island-ask-choke-build = Choke the build in { $land }?
spirit-island-ask-damage = { $about }: divide { $points } damage.
spirit-island-ask-damage-one = { $about }: which piece is damaged?
spirit-island-ask-destroy = { $about }: which piece is destroyed?
spirit-island-ask-drown = { $about }: which piece drowns?
spirit-island-ask-share = { $about }: how much of { $damage } damage goes to the first { $piece }?
spirit-island-ask-ashore = { $about }: where does the { $piece } come ashore that does not drown?
spirit-island-ask-remove = { $about }: which piece is removed?
spirit-island-ask-remove-health = { $about }: remove invaders worth { $health } health.
spirit-island-ask-replace = { $about }: which piece is replaced?
spirit-island-ask-push = { $about }: push ({ $left } left).
spirit-island-ask-gather = { $about }: gather ({ $left } left).
spirit-island-ask-land = { $about }: which land?
spirit-island-ask-lose = { $about }: where is your presence destroyed?
spirit-island-ask-follow = { $about }: go along from { $origin } to { $land }?
spirit-island-ask-place = { $about }: place presence.
spirit-island-ask-element = { $about }: which element?
spirit-island-ask-gain = { $about }: from which deck?
spirit-island-ask-keep = { $about }: which card do you keep?
spirit-island-ask-forget = { $about }: which card do you forget?
spirit-island-ask-return = { $about }: take a card back?
spirit-island-ask-fear = Fear card { $about }: whoever is first decides first.
spirit-island-about-counterattack = The Dahan of { $land } strike back

## Actions in words

spirit-island-label-embody = Play { $spirit }
spirit-island-label-grow = Growth { $option }: { $steps }
spirit-island-label-place = Presence to { $land } ({ $source })
spirit-island-label-place-step = { $step }: presence to { $land } ({ $source })
spirit-island-label-drift = Presence from { $origin } to { $land }
spirit-island-label-gain-minor = Draw minor powers
spirit-island-label-gain-major = Draw major powers
spirit-island-label-gain-progression = Next card of your progression
spirit-island-label-keep = Keep { $card }
spirit-island-label-forget = Forget { $card }
spirit-island-label-reclaim = Reclaim { $card }
spirit-island-label-play = Play { $card } ({ $cost })
spirit-island-label-unplay = Take { $card } back
spirit-island-label-ready = Ready
spirit-island-label-wait = Not done yet
spirit-island-label-restart = Start over
spirit-island-label-use = { $card } on { $target }
spirit-island-label-use-level = { $card } on { $target }, { $level }
spirit-island-label-done = Done
spirit-island-label-attune = Element: { $element }
spirit-island-label-exchange = Drowned health into 1 energy
spirit-island-label-first = { $land } acts first
spirit-island-label-pick = { $land }
spirit-island-label-take = { $piece } in { $land }
spirit-island-label-hit = { $piece } in { $land }: { $points } damage
spirit-island-label-push = Push { $piece } from { $origin } to { $land }
spirit-island-label-gather = Gather { $piece } from { $origin } into { $land }
spirit-island-label-enough = Finish
spirit-island-choice-growth = { $option }: { $steps }
spirit-island-choice-spirit = { $spirit } – { $complexity }
spirit-island-complexity-low = easy
spirit-island-complexity-moderate = needs some practice
spirit-island-complexity-high = demanding
spirit-island-choice-card = { $card } ({ $cost })
spirit-island-choice-points = { $points } damage
spirit-island-option-no = No
spirit-island-option-number-of = { $number }
spirit-island-option-ritual = Perform the ritual in { $land }
spirit-island-option-choke-ravage = Choke it, for one presence
spirit-island-option-choke-build = Choke it, for one presence
spirit-island-option-memory-fades-to-dust-forget = Forget a card
spirit-island-option-memory-fades-to-dust-presence = Destroy a presence

## Why a move is good

spirit-island-merit-blight = Keeps blight out of { $lands }
spirit-island-merit-healed = Removes { $count } blight from the island
spirit-island-merit-gone =
    { $count ->
        [one] One { $piece } fewer on the island
       *[other] { $count } fewer of { $piece } on the island
    }
spirit-island-merit-unbuilt = Nothing will be built in { $lands }
spirit-island-merit-cleared = No invaders are left in { $lands }
spirit-island-merit-fear = { $count } fear
spirit-island-merit-dahan = Saves { $count } Dahan from the ravage
spirit-island-merit-thresholds = Brings the elements for { $powers }
spirit-island-merit-plays = Raises your card plays to { $count } a turn
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
spirit-island-event-grows = { $who } takes growth { $option }.
spirit-island-event-income = { $who } gains { $energy } energy and has { $total }.
spirit-island-event-presence = { $who } adds a presence in { $land }.
spirit-island-event-drifts = { $who } moves presence from { $origin } to { $land }.
spirit-island-event-presence-lost = { $spirit } loses a presence in { $land }.
spirit-island-event-drawn = { $who } draws { $cards } from the { $deck }.
spirit-island-event-gains = { $who } gains { $card }.
spirit-island-event-forgets = { $who } forgets { $card }.
spirit-island-event-reclaims = { $who } reclaims { $card }.
spirit-island-event-plays = { $who } plays { $card }.
spirit-island-event-unplays = { $who } takes { $card } back.
spirit-island-event-gives = { $who } gives { $card } to { $to }.
spirit-island-event-returns = { $who } takes { $card } back to hand.
spirit-island-event-ready = { $who } is ready.
spirit-island-event-wait = { $who } is not ready yet.
spirit-island-event-restart = { $who } starts the spirit phase over.
spirit-island-event-done = { $who } is done with powers in this phase.
spirit-island-event-unused =
    { $count ->
        [one] You leave a power unused: { $cards }.
       *[other] You leave powers unused: { $cards }.
    }
spirit-island-event-resume = { $who } goes on using powers.
spirit-island-event-uses = { $who } uses { $card } on { $land }.
spirit-island-event-uses-on-spirit = { $who } uses { $card } on { $spirit }.
spirit-island-event-energy = { $who } gains { $energy } energy.
spirit-island-event-element = { $who } has { $element } this turn.
spirit-island-event-exchange = { $who } turns the drowned into 1 energy.
spirit-island-event-first = { $land } will act before the others.
spirit-island-event-fear = { $fear } fear.
spirit-island-event-earned = A fear card is earned. Waiting: { $cards }.
spirit-island-event-terror = Terror level { $level }!
spirit-island-event-fear-card = Fear card { $card }: { $effect }
spirit-island-event-fear-card-shown = A fear card lies face up: { $card }.
spirit-island-event-defends = { $land } is defended by { $amount }.
spirit-island-event-skips = The invaders of { $land } do nothing this turn.
spirit-island-event-stopped-ravage = { $land } does not ravage: it is choked.
spirit-island-event-stopped-build = { $land } does not build: it is choked.
spirit-island-event-ravage = { $land } ravages with { $damage } damage.
spirit-island-event-built = A { $piece } is built in { $land }.
spirit-island-event-explore = The invaders explore { $card }.
spirit-island-event-discarded = The card { $card } is discarded.
spirit-island-event-dealt = { $who } gets cards: { $cards }.
spirit-island-event-ritual = The spirits perform the ritual in { $land }.
spirit-island-event-ritual-refused = The ritual in { $land } does not come about: too little was given.
spirit-island-event-added = One { $piece } is added in { $land }.
spirit-island-event-removed = One { $piece } is removed from { $land }.
spirit-island-event-destroyed = One { $piece } is destroyed in { $land }.
spirit-island-event-replaced = In { $land } { $by } takes the place of { $piece }.
spirit-island-event-moved = One { $piece } moves from { $origin } to { $land }.
spirit-island-event-revealed = Revealed: { $card }.
spirit-island-event-ashore = One { $piece } comes ashore in { $land }.
spirit-island-event-blight = Blight spreads in { $land }.
spirit-island-event-unblight = A blight leaves { $land }.
spirit-island-event-blighted = The island is blighted: { $card }, with { $blight } blight on it.
spirit-island-event-blighted-text = The blighted island: { $card }.
spirit-island-event-time-passes = Turn { $turn } ends.
spirit-island-event-won = The spirits win: { $why }.
spirit-island-event-lost = The spirits lose: { $why }.
spirit-island-event-sacrifice = The spirits win and lose at once, a sacrifice: { $why }.

## Why not

spirit-island-no-such-thing = There is no “{ $name }” in this game.
spirit-island-no-answer = That is not among what is asked now.
spirit-island-no-not-now = That cannot be done now.
spirit-island-no-has-spirit = You have a spirit already.
spirit-island-no-taken = { $spirit } is taken by another player.
spirit-island-no-own-coast = { $land } is no coastal land of your own board.
spirit-island-no-setup = First everybody chooses a spirit.
spirit-island-no-is-ready = You are ready; take that back first.
spirit-island-no-not-ready = You are not ready anyway.
spirit-island-no-owes-keep = First keep one of the cards you drew.
spirit-island-no-owes-forget = First forget a card.
spirit-island-no-has-grown = You have chosen growth { $option } this turn.
spirit-island-no-no-such-growth = Your spirit has no such growth.
spirit-island-no-not-grown = First finish your growth.
spirit-island-no-not-in-growth = Your growth does not bring that, or you have done it.
spirit-island-no-out-of-growth = Your presence cannot come to { $land } by this growth.
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
spirit-island-no-level = You do not have the elements for those thresholds of { $card }.
spirit-island-no-any-space = You have no element left to choose.
spirit-island-no-spent = The energy that { $card } has brought is spent already.
spirit-island-no-pool = { $pool } health has drowned; 1 energy takes { $rate }.
spirit-island-no-host = Only the host orders the lands.
spirit-island-no-order = The order of the lands is chosen before the invaders act, once for each.
spirit-island-no-only-land = { $land } is the only land left to be ordered.
spirit-island-no-acting-land = { $land } will not ravage this turn.

## What was seen, where a move can no longer be taken back

spirit-island-seen-powers = new power cards
spirit-island-seen-invaders = the next invader card
spirit-island-seen-fear = a fear card
spirit-island-seen-blight = the blighted island card
