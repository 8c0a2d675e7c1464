spirits-of-the-forest = Spirits of the Forest
spirits-of-the-forest-about = Win the spirits at the edge of an enchanted forest. 1 to 4 players, 20 minutes.
spirits-of-the-forest-command = forest

## Moves

spirits-of-the-forest-verb-take = Take tiles
spirits-of-the-forest-verb-take-name = take
spirits-of-the-forest-verb-take-about = Take one tile, or two singles of the same spirit
spirits-of-the-forest-verb-place = Place a gem
spirits-of-the-forest-verb-place-name = place
spirits-of-the-forest-verb-place-about = Reserve a tile with a gem from your supply
spirits-of-the-forest-verb-move = Move a gem
spirits-of-the-forest-verb-move-name = move
spirits-of-the-forest-verb-move-about = Move one of your gems to another tile
spirits-of-the-forest-verb-keep = Keep my gems
spirits-of-the-forest-verb-keep-name = keep
spirits-of-the-forest-verb-keep-about = Leave your gems where they are
spirits-of-the-forest-verb-plus = Use “+”
spirits-of-the-forest-verb-plus-name = plus
spirits-of-the-forest-verb-plus-about = Use your “+” favour: one removed gem comes back to you
spirits-of-the-forest-verb-pass = Pass
spirits-of-the-forest-verb-pass-name = pass
spirits-of-the-forest-verb-pass-about = Pass the turn when you cannot take anything
spirits-of-the-forest-verb-reveal = Reveal my favours
spirits-of-the-forest-verb-reveal-name = reveal
spirits-of-the-forest-verb-reveal-about = After the last tile: you are ready to reveal your favours
spirits-of-the-forest-verb-second = Take a second tile
spirits-of-the-forest-verb-second-name = second
spirits-of-the-forest-verb-second-about = Take a second tile of the same spirit, now that another has turned up
spirits-of-the-forest-verb-stop = Finish
spirits-of-the-forest-verb-stop-name = stop
spirits-of-the-forest-verb-stop-about = Take nothing more of what you are offered now
spirits-of-the-forest-verb-wish = Keep a wish
spirits-of-the-forest-verb-wish-name = wish
spirits-of-the-forest-verb-wish-about = Keep one of your two wish cards
spirits-of-the-forest-verb-curse = Keep a curse
spirits-of-the-forest-verb-curse-name = curse
spirits-of-the-forest-verb-curse-about = Keep one of your two curse cards
spirits-of-the-forest-verb-moonlight = Moonlight tile
spirits-of-the-forest-verb-moonlight-name = moonlight
spirits-of-the-forest-verb-moonlight-about = Turn the Moonlight tile you look at face up, or leave it face down
spirits-of-the-forest-verb-claim = Claim a card
spirits-of-the-forest-verb-claim-name = claim
spirits-of-the-forest-verb-claim-about = Claim an enchanted card with three of your tiles
spirits-of-the-forest-verb-swap = Swap gems
spirits-of-the-forest-verb-swap-name = swap
spirits-of-the-forest-verb-swap-about = Let one of your gems and another player’s change places
spirits-of-the-forest-verb-token = Choose a favour
spirits-of-the-forest-verb-token-name = token
spirits-of-the-forest-verb-token-about = Take one of the favours you may choose from
spirits-of-the-forest-verb-offer = My favour
spirits-of-the-forest-verb-offer-name = offer
spirits-of-the-forest-verb-offer-about = Solo game: keep your favour, discard it, or give it to the opponent

spirits-of-the-forest-field-first = Which tile?
spirits-of-the-forest-field-first-name = first
spirits-of-the-forest-field-first-signs = ×2 two symbols · −◆ costs one of your gems · ? with a favour: no undo without the others · ↻ turns a tile up: no undo without the others · ☾ shows you a Moonlight tile: no undo without the others
spirits-of-the-forest-field-first-about = The first tile
spirits-of-the-forest-field-second = Take a second one too?
spirits-of-the-forest-field-second-name = second
spirits-of-the-forest-field-second-about = The second tile
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
spirits-of-the-forest-field-to-signs = ×2 two symbols · ? with a favour
spirits-of-the-forest-field-to-about = The tile your gem goes to
spirits-of-the-forest-field-third = And the third?
spirits-of-the-forest-field-third-name = third
spirits-of-the-forest-field-third-about = The third tile
spirits-of-the-forest-field-tile = Which tile?
spirits-of-the-forest-field-tile-name = tile
spirits-of-the-forest-field-tile-about = The second tile, of the same spirit as the first
spirits-of-the-forest-field-card = Which card?
spirits-of-the-forest-field-card-name = card
spirits-of-the-forest-field-card-about = The card you want
spirits-of-the-forest-field-face = Which one?
spirits-of-the-forest-field-face-name = face
spirits-of-the-forest-field-face-about = Face up or face down; of a favour, what it shows
spirits-of-the-forest-field-own = Which of your gems?
spirits-of-the-forest-field-own-name = own
spirits-of-the-forest-field-own-about = The tile your gem lies on
spirits-of-the-forest-field-other = For which other gem?
spirits-of-the-forest-field-other-name = other
spirits-of-the-forest-field-other-about = The tile the other player’s gem lies on
spirits-of-the-forest-field-fate = What becomes of your favour?
spirits-of-the-forest-field-fate-name = fate
spirits-of-the-forest-field-fate-about = Keep it, discard it, or give it to the opponent

spirits-of-the-forest-option-first-player = First player
spirits-of-the-forest-option-first-player-name = first-player
spirits-of-the-forest-option-first-player-about = The seat that begins, counted round the table
spirits-of-the-forest-option-first-player-none = drawn at random
spirits-of-the-forest-option-wish = Wish cards
spirits-of-the-forest-option-wish-name = wish-cards
spirits-of-the-forest-option-wish-about = Everybody keeps one of two cards: a goal that pays extra symbols at the end
spirits-of-the-forest-option-curse = Curse cards
spirits-of-the-forest-option-curse-name = curse-cards
spirits-of-the-forest-option-curse-about = Everybody keeps one of two cards: something not to have the fewest of, or lose 6 points
spirits-of-the-forest-option-seasons = Four Seasons
spirits-of-the-forest-option-seasons-name = four-seasons
spirits-of-the-forest-option-seasons-about = A card beside each row: some tiles must stay there, or its last tile wins a star
spirits-of-the-forest-option-events = Forest Events
spirits-of-the-forest-option-events-name = forest-events
spirits-of-the-forest-option-events-about = Another forest, with some tiles face down until they can be reached
spirits-of-the-forest-option-events-none-about = The forest of the base game: every tile is face up
spirits-of-the-forest-option-events-random-about = Which of the three is drawn at the start; some tiles lie face down until they can be reached
spirits-of-the-forest-option-events-forgotten-grove-about = The heart of the forest lies face down; a tile is turned up once it can be reached
spirits-of-the-forest-option-events-fairytale-copse-about = A round wood; the tiles in its middle are turned up once they can be reached
spirits-of-the-forest-option-events-forgotten-forest-about = Two woods and a narrow path; hidden tiles are turned up once they can be reached
spirits-of-the-forest-option-events-none = no
spirits-of-the-forest-option-events-random = one of the three at random
spirits-of-the-forest-option-events-forgotten-grove = Forgotten Grove
spirits-of-the-forest-option-events-fairytale-copse = Fairy-tale Copse
spirits-of-the-forest-option-events-forgotten-forest = Forgotten Forest
spirits-of-the-forest-option-gem-bonus = Gem bonus
spirits-of-the-forest-option-gem-bonus-name = gem-bonus
spirits-of-the-forest-option-gem-bonus-about = At the end, a point for each of your gems that is still in the game
spirits-of-the-forest-option-moonlight = Moonlight tiles
spirits-of-the-forest-option-moonlight-name = moonlight-tiles
spirits-of-the-forest-option-moonlight-about = Hidden tiles among the others: a spirit with both of its tiles turned up counts twice
spirits-of-the-forest-option-moonlight-none-about = No hidden tiles among the others
spirits-of-the-forest-option-moonlight-base-about = Hidden tiles among the others: a spirit with both of its tiles turned up counts twice
spirits-of-the-forest-option-moonlight-air-about = Hidden tiles: a spirit with both of them turned up counts twice; and a tenth spirit: Air
spirits-of-the-forest-option-moonlight-none = no
spirits-of-the-forest-option-moonlight-base = yes
spirits-of-the-forest-option-moonlight-air = with the Air Spirit
spirits-of-the-forest-option-enchanted = Enchanted mode
spirits-of-the-forest-option-enchanted-name = enchanted-mode
spirits-of-the-forest-option-enchanted-about = Trade tiles for cards; without a card and a majority you score nothing
spirits-of-the-forest-option-solo-rule = Missing spirit in a solo game
spirits-of-the-forest-option-solo-rule-name = solo-rule
spirits-of-the-forest-option-solo-rule-about = Solo game only: what it means to have no tile of some spirit
spirits-of-the-forest-option-solo-rule-english = costs 3 points (English edition)
spirits-of-the-forest-option-solo-rule-polish = loses the game (Polish edition)

## Presets

spirits-of-the-forest-preset-base = Base game
spirits-of-the-forest-preset-base-about = The base game, no extras
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
spirits-of-the-forest-preset-moonlight-about = Hidden tiles: a spirit with both of them turned up counts twice
spirits-of-the-forest-preset-moonlight-air = Moonlight with the Air Spirit
spirits-of-the-forest-preset-moonlight-air-about = Spirits can count twice, and there is a tenth one: Air
spirits-of-the-forest-preset-enchanted = Enchanted
spirits-of-the-forest-preset-enchanted-about = Trade tiles for cards; without a card and a majority you score nothing
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
spirits-of-the-forest-air = air
spirits-of-the-forest-sun = sun
spirits-of-the-forest-moon = moon
spirits-of-the-forest-fire = fire
spirits-of-the-forest-plus = +
spirits-of-the-forest-nature = point of nature

spirits-of-the-forest-tile-double = { $spirit } ×2
spirits-of-the-forest-tile-power = { $spirit } · { $power }
spirits-of-the-forest-tile-with-favours = { $tile } + { $count ->
    [one] favour
   *[other] { $count } favours
}
spirits-of-the-forest-tile-face-down = face down
spirits-of-the-forest-tile-none = no tile
spirits-of-the-forest-token-none = no such favour
spirits-of-the-forest-card-none = no such card

spirits-of-the-forest-gem-supply = a gem from the supply
spirits-of-the-forest-gem-on = the gem on { $cell }

spirits-of-the-forest-season-spring = spring
spirits-of-the-forest-season-summer = summer
spirits-of-the-forest-season-autumn = autumn
spirits-of-the-forest-season-winter = winter

spirits-of-the-forest-module-solo = Solo game
spirits-of-the-forest-module-wish = Wish cards
spirits-of-the-forest-module-curse = Curse cards
spirits-of-the-forest-module-seasons = Four Seasons
spirits-of-the-forest-module-events = Forest Events
spirits-of-the-forest-module-gem-bonus = Gem bonus
spirits-of-the-forest-module-moonlight = Moonlight tiles
spirits-of-the-forest-module-air = Air Spirit
spirits-of-the-forest-module-enchanted = Enchanted mode

## Cards

spirits-of-the-forest-many-branches = branches
spirits-of-the-forest-many-dewdrops = dewdrops
spirits-of-the-forest-many-mushrooms = mushrooms
spirits-of-the-forest-many-fruits = fruits
spirits-of-the-forest-many-leaves = leaves
spirits-of-the-forest-many-mosses = mosses
spirits-of-the-forest-many-flowers = flowers
spirits-of-the-forest-many-webs = webs
spirits-of-the-forest-many-vines = vines
spirits-of-the-forest-many-sun = suns
spirits-of-the-forest-many-moon = moons
spirits-of-the-forest-many-fire = fires
spirits-of-the-forest-many-favours = favours
spirits-of-the-forest-many-doubles = doubles
spirits-of-the-forest-many-gems = gems
spirits-of-the-forest-wish-goal = most { $what }
spirits-of-the-forest-wish-spirits = { $goal }: gain { $spirits }
spirits-of-the-forest-wish-double = { $goal }: gain { $spirit } ×2
spirits-of-the-forest-wish-token = { $goal }: gain a favour of your choice
spirits-of-the-forest-curse-icons = { $points } if you have the fewest { $what } together
spirits-of-the-forest-curse-favours = { $points } if you have the fewest { $what }
spirits-of-the-forest-enchantment = { $requests } → { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $bonus }
spirits-of-the-forest-request-any = any tile
spirits-of-the-forest-request-double = any double
spirits-of-the-forest-request-power = any power
spirits-of-the-forest-request-both = { $one } · { $other }
spirits-of-the-forest-bonus-gem = move gems
spirits-of-the-forest-bonus-again = play again
spirits-of-the-forest-bonus-tokens = a favour

## Labels and choices (80 characters at most)

spirits-of-the-forest-label-take = Take { $first }: { $tile }
spirits-of-the-forest-label-take-two = Take { $first } and { $second }: { $tiles }
spirits-of-the-forest-label-place = Gem on { $cell }: { $tile }
spirits-of-the-forest-label-move = Gem from { $gem } to { $cell }: { $tile }
spirits-of-the-forest-label-keep = Keep my gems
spirits-of-the-forest-label-plus = Use “+”: a gem comes back
spirits-of-the-forest-label-pass = Pass
spirits-of-the-forest-label-reveal = Reveal my favours
spirits-of-the-forest-label-second = Second tile { $cell }: { $tile }
spirits-of-the-forest-label-stop-second = No second tile
spirits-of-the-forest-label-stop-claim = No card this turn
spirits-of-the-forest-label-stop-bonus-gem = Leave the gems there
spirits-of-the-forest-label-wish = Wish: { $card }
spirits-of-the-forest-label-curse = Curse: { $card }
spirits-of-the-forest-label-moonlight-up = Turn { $block } face up: { $spirit }
spirits-of-the-forest-label-moonlight-down = Leave { $block } face down: { $spirit }
spirits-of-the-forest-label-claim = Card { $card }: { $tiles }
spirits-of-the-forest-label-swap = Swap the gems on { $own } and { $other }
spirits-of-the-forest-label-token = Favour: { $face }
spirits-of-the-forest-label-offer-keep = Keep: { $face } (+{ $points })
spirits-of-the-forest-label-offer-discard = Discard: { $face } (+{ $points })
spirits-of-the-forest-label-offer-give = Give to the opponent: { $face } (+{ $points })

spirits-of-the-forest-priced-supply = { $cell } (pay: supply)
spirits-of-the-forest-priced-gem = { $cell } (pay: { $gem })
spirits-of-the-forest-priced-plus = { $cell } (pay: “+”)

spirits-of-the-forest-choice-cell = { $cell } · { $tile }
spirits-of-the-forest-choice-cell-hints = { $cell } · { $tile } ({ $hints })
spirits-of-the-forest-choice-nothing-more = just this one
spirits-of-the-forest-choice-free = nothing to pay
spirits-of-the-forest-choice-supply = from your supply
spirits-of-the-forest-choice-gem-on = the gem on { $cell }
spirits-of-the-forest-choice-plus = your “+”, used now
spirits-of-the-forest-choice-gem = the gem on { $gem } · { $tile }
spirits-of-the-forest-choice-gem-of = the gem on { $gem } · { $tile } ({ $owner })
spirits-of-the-forest-choice-moonlight-up = face up
spirits-of-the-forest-choice-moonlight-down = leave face down
spirits-of-the-forest-choice-enchantment = { $card }: { $text }

spirits-of-the-forest-hint-favour = favour
spirits-of-the-forest-hint-turn-up = turns a tile up
spirits-of-the-forest-hint-moonlight = shows you a Moonlight tile
spirits-of-the-forest-hint-own-gem = your gem
spirits-of-the-forest-hint-costs = costs a gem

## What is asked, and where the game stands

spirits-of-the-forest-ask-collect = { $who }, take tiles.
spirits-of-the-forest-ask-blocked = { $who }, there is nothing you can take: pass the turn.
spirits-of-the-forest-ask-gem = { $who }, place a gem, or keep your gems.
spirits-of-the-forest-ask-gem-move = { $who }, move one of your gems, or leave them where they are.
spirits-of-the-forest-ask-plus = You may use your “+”.
spirits-of-the-forest-ask-last-chance = { $who }, last chance for a “+”; otherwise reveal your favours.
spirits-of-the-forest-ask-choose = { $who }, choose what you keep: one card of each kind.
spirits-of-the-forest-ask-second = { $who }, take a second tile, or finish.
spirits-of-the-forest-ask-moonlight = { $who }, turn the Moonlight tile { $block } face up, or leave it face down.
spirits-of-the-forest-ask-claim = { $who }, claim a card with three of your tiles, or none.
spirits-of-the-forest-ask-bonus-gem = { $who }, swap one of your gems with another player’s, or move your own where you like.
spirits-of-the-forest-ask-bonus-gem-more = { $who }, move another of your gems, or stop here.
spirits-of-the-forest-ask-bonus-token = { $who }, keep one of the two favours.
spirits-of-the-forest-ask-offer = { $who }, keep, discard or give away your favour?
spirits-of-the-forest-ask-reward = { $who }, choose one of the favours that were set aside.

spirits-of-the-forest-headline-collect = { $who }’s turn: take tiles
spirits-of-the-forest-headline-blocked = { $who } must pass: no tile is free to take
spirits-of-the-forest-headline-gem = { $who }’s turn: place a gem?
spirits-of-the-forest-headline-last-chance = No more tiles can be taken. Last chance for a “+”: { $who }
spirits-of-the-forest-headline-choose = Before the first turn: { $who } – choose your cards
spirits-of-the-forest-headline-second = { $who }’s turn: take a second tile?
spirits-of-the-forest-headline-moonlight = { $who }’s turn: turn the Moonlight tile up?
spirits-of-the-forest-headline-claim = { $who }’s turn: claim a card?
spirits-of-the-forest-headline-bonus-gem = { $who }’s turn: move gems?
spirits-of-the-forest-headline-bonus-token = { $who }’s turn: keep one of two favours
spirits-of-the-forest-headline-offer = { $who }’s last choice: keep, discard or give away the favour
spirits-of-the-forest-headline-reward = { $who }’s wish came true: choose a favour

spirits-of-the-forest-won = { $who } wins with { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
spirits-of-the-forest-won-by-tiles = { $who } wins with { $score ->
    [one] { $score } point
   *[other] { $score } points
} and the fewest tiles.
spirits-of-the-forest-won-by-enchanted = { $who } wins with { $score ->
    [one] { $score } point
   *[other] { $score } points
} and the most cards.
spirits-of-the-forest-won-by-enchanted-and-tiles = { $who } wins with { $score ->
    [one] { $score } point
   *[other] { $score } points
}, the most cards and then the fewest tiles.
spirits-of-the-forest-won-together = { $winners } share the victory with { $score ->
    [one] { $score } point
   *[other] { $score } points
} each.
spirits-of-the-forest-lost = The forest wins. { $why }.

spirits-of-the-forest-line-most = { $name } { $total }, the most
spirits-of-the-forest-line-fewer = { $name } { $total }, not the most
spirits-of-the-forest-line-missing = { $name }, no tile
spirits-of-the-forest-line-most-missing = { $name } { $total }, the most, but no tile
spirits-of-the-forest-line-doubled = { $name } { $total }, the most, counts twice
spirits-of-the-forest-line-doubled-missing = { $name } { $total }, the most, counts twice, but no tile
spirits-of-the-forest-line-cursed = Curse: { $card }
spirits-of-the-forest-line-spared = Curse escaped: { $card }
spirits-of-the-forest-line-claimed = { $count ->
    [one] { $count } enchanted card
   *[other] { $count } enchanted cards
}
spirits-of-the-forest-line-no-card = No enchanted card: nothing counts
spirits-of-the-forest-line-no-majority = Not the most of any spirit: nothing counts
spirits-of-the-forest-line-gems = { $count ->
    [one] { $count } gem left in the game
   *[other] { $count } gems left in the game
}
spirits-of-the-forest-line-stars = { $count ->
    [one] { $count } star
   *[other] { $count } stars
}
spirits-of-the-forest-line-nature = A point of nature
spirits-of-the-forest-line-solo-lost = The opponent has more { $ahead }
spirits-of-the-forest-line-solo-lost-missing = There is no own tile of { $missing }
spirits-of-the-forest-line-solo-lost-both = The opponent has more { $ahead }, and there is no own tile of { $missing }
spirits-of-the-forest-line-offer-keep = Favour kept
spirits-of-the-forest-line-offer-discard = Favour discarded
spirits-of-the-forest-line-offer-give = Favour given to the opponent

## What happened

spirits-of-the-forest-event-take = { $who } takes { $cell }: { $tile }.
spirits-of-the-forest-event-pay = { $who } pays { $gem } for it; { $owner } gets a gem back.
spirits-of-the-forest-event-gem-back = { $who } gets the gem on it back.
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
spirits-of-the-forest-event-keep = { $who } keeps all gems where they are.
spirits-of-the-forest-event-plus = { $who } uses a “+” and gets a removed gem back.
spirits-of-the-forest-event-pass = { $who } cannot take anything and passes.
spirits-of-the-forest-event-last-tile = No more tiles can be taken.
spirits-of-the-forest-event-ready = { $who } is ready.
spirits-of-the-forest-event-reveal = { $who } reveals: { $faces }.
spirits-of-the-forest-event-stop = { $who } takes no second tile.
spirits-of-the-forest-event-turn-up = { $cell } is turned face up: { $tile }.
spirits-of-the-forest-event-chosen-wish = { $who } has chosen a wish.
spirits-of-the-forest-event-chosen-curse = { $who } has chosen a curse.
spirits-of-the-forest-event-wish = { $who } keeps the wish: { $card }.
spirits-of-the-forest-event-curse = { $who } keeps the curse: { $card }.
spirits-of-the-forest-event-wish-met = { $who }’s wish comes true: { $card }.
spirits-of-the-forest-event-curse-met = The curse strikes { $who }: { $card }.
spirits-of-the-forest-event-reward = { $who } takes a favour that was set aside: { $face }.
spirits-of-the-forest-event-star = { $who } wins the star of { $season }.
spirits-of-the-forest-event-look = { $who } looks at the Moonlight tile { $block }.
spirits-of-the-forest-event-look-sees = Only you can see it: { $block } shows { $spirit }.
spirits-of-the-forest-event-moonlight-up = { $who } turns { $block } face up: { $spirit }.
spirits-of-the-forest-event-moonlight-down = { $who } leaves { $block } face down.
spirits-of-the-forest-event-no-claim = { $who } claims no card.
spirits-of-the-forest-event-bonus-lapses = The bonus ({ $bonus }) brings { $who } nothing.
spirits-of-the-forest-event-draw = { $who } draws two favours, to keep one of them.
spirits-of-the-forest-event-draw-sees = Only you can see it: the favours show { $faces }.
spirits-of-the-forest-event-token-kept = { $who } has chosen one of them.
spirits-of-the-forest-event-token-kept-sees = Only you can see it: you keep { $face }.
spirits-of-the-forest-event-swap = { $who } swaps the gem on { $own } with the one on { $other } ({ $owner }).
spirits-of-the-forest-event-stop-gems = { $who } moves no more gems.
spirits-of-the-forest-event-opponent = The opponent takes { $cell }: { $tile }.
spirits-of-the-forest-event-opponent-token = The opponent’s favour is turned up: { $face }.
spirits-of-the-forest-event-offer-keep = { $who } keeps the favour.
spirits-of-the-forest-event-offer-discard = { $who } discards the favour.
spirits-of-the-forest-event-offer-give = { $who } gives the favour to the opponent.
spirits-of-the-forest-event-claim = { $who } gives { $tiles } for a card worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}; with it: { $bonus }.

## Why not

spirits-of-the-forest-refused-solo = The solo game is played without extras; here: { $modules }.
spirits-of-the-forest-refused-players = The forest is for 1 to 4 players, not for { $given }.
spirits-of-the-forest-refused-mix = These do not go together: { $one } and { $other } ({ $rule }).
spirits-of-the-forest-refused-air = The Air Spirit comes only with the Moonlight tiles.
spirits-of-the-forest-refused-first = There is no seat { $given } at a table for { $seats }.

spirits-of-the-forest-refused-all-collected = No more tiles can be taken.
spirits-of-the-forest-refused-ready = You have nothing left to decide: favours are revealed once the others are ready too.
spirits-of-the-forest-refused-blocked = There is no tile you can take, and without one there is no gem either: pass the turn.
spirits-of-the-forest-refused-reveal-early = Favours are revealed after the last tile.
spirits-of-the-forest-refused-gem-step = You have taken your tiles. Now place or move a gem, or keep your gems.
spirits-of-the-forest-refused-collect-first = First take tiles; gems come after that.
spirits-of-the-forest-refused-no-cell = There is no place { $cell } in this forest.
spirits-of-the-forest-refused-gone = The tile on { $cell } has been taken.
spirits-of-the-forest-refused-inside = { $cell } lies inside: there is a tile on its left and on its right.
spirits-of-the-forest-refused-twice = { $cell } can be taken only once.
spirits-of-the-forest-refused-first-turn = On the very first turn of the game, only one tile is taken.
spirits-of-the-forest-refused-double = { $cell } shows two symbols, so it is taken alone.
spirits-of-the-forest-refused-colours = Two tiles must be of the same spirit: here { $first } and { $second }.
spirits-of-the-forest-refused-able = There is a tile you can take, so you must.
spirits-of-the-forest-refused-able-to-pay = You can still pay for a tile with a gem, so you must take one.
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
spirits-of-the-forest-refused-closed = { $number ->
    [one] { $number } tile
   *[other] { $number } tiles
} must stay in the row of { $cell }, so it is closed.
spirits-of-the-forest-refused-not-played = This is not played here: { $module }.
spirits-of-the-forest-refused-plus-revealed = The favours are revealed: it is too late for a “+”.
spirits-of-the-forest-refused-choose-first = First everybody chooses cards.
spirits-of-the-forest-refused-cards-kept = Cards are chosen before the first turn, and kept for the whole game.
spirits-of-the-forest-refused-card-kept = You have already kept a card of this kind.
spirits-of-the-forest-refused-not-dealt = That card is not one of your two.
spirits-of-the-forest-refused-face-down = { $cell } lies face down: it cannot be taken before it is turned up.
spirits-of-the-forest-refused-second-later = { $cell } still lies face down. Take { $first } alone; if { $cell } then fits, you may take it as well.
spirits-of-the-forest-refused-second-early = A second tile is taken by itself only after the first has turned another one up.
spirits-of-the-forest-refused-second-step = Your first tile is taken. Now take a second one, or finish.
spirits-of-the-forest-refused-closes = After { $first } the row is closed, so { $cell } must stay.
spirits-of-the-forest-refused-one-tile = Exactly one tile is taken in each turn of this game.
spirits-of-the-forest-refused-look-step = First decide on the Moonlight tile: face up, or left face down.
spirits-of-the-forest-refused-no-look = There is no Moonlight tile for you to decide on: whoever takes the last tile around one looks at it.
spirits-of-the-forest-refused-gem-on-moonlight = { $cell } is a Moonlight tile: no gem can lie on it.
spirits-of-the-forest-refused-claim-early = Cards are claimed at the end of your turn, after the gem.
spirits-of-the-forest-refused-blocked-claim = You cannot take any tile, and without a tile there is no card: pass the turn.
spirits-of-the-forest-refused-claim-step = Only a card is left to decide on: claim one, or none.
spirits-of-the-forest-refused-not-shown = That card is not on display.
spirits-of-the-forest-refused-no-such-tile = There is no tile “{ $tile }”.
spirits-of-the-forest-refused-not-enough = You do not have enough of these tiles: { $tile }.
spirits-of-the-forest-refused-unmet = This tile is not what the card asks for: { $tile } for { $request }.
spirits-of-the-forest-refused-bonus-gem-step = First finish with the gems: your card lets you move them.
spirits-of-the-forest-refused-swap-early = Gems change places only when a card you have claimed allows it.
spirits-of-the-forest-refused-swap-own = The gem on { $cell } is your own: swap with another player’s.
spirits-of-the-forest-refused-swap-or-move = You have moved a gem already, so there is no swapping any more.
spirits-of-the-forest-refused-moved-already = The gem on { $cell } has been moved already, and each moves once.
spirits-of-the-forest-refused-bonus-token-step = First choose one of the two favours you have drawn.
spirits-of-the-forest-refused-no-tokens = There are no favours to choose from now.
spirits-of-the-forest-refused-token-not-drawn = That is not one of the favours you have drawn.
spirits-of-the-forest-refused-token-not-set-aside = That favour is not set aside, or it is not yours to choose.
spirits-of-the-forest-refused-offer-early = You decide about your favour after the last turn.
spirits-of-the-forest-refused-offer-step = Only your favour is left to decide on: keep it, discard it or give it away.
spirits-of-the-forest-refused-reward-step = Only the rewards for wishes come true are left to choose.

## What was seen, where a move can no longer be taken back

spirits-of-the-forest-seen-favour = a favour
spirits-of-the-forest-seen-tile = a tile turned face up
spirits-of-the-forest-seen-moonlight = a Moonlight tile
spirits-of-the-forest-seen-card = which card was kept
