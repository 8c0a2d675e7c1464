magpies = Magpies
magpies-about = Collect what glitters.
magpies-command = magpies

magpies-verb-keep = Keep
magpies-verb-keep-name = keep
magpies-verb-keep-about = Keep one of your two cards
magpies-verb-take = Take
magpies-verb-take-name = take
magpies-verb-take-about = Take one or two cards from the display
magpies-verb-show = Show
magpies-verb-show-name = show
magpies-verb-show-about = Turn a hand card up
magpies-verb-peek = Peek
magpies-verb-peek-name = peek
magpies-verb-peek-about = Look at a charm
magpies-verb-end = End the turn
magpies-verb-end-name = end
magpies-verb-end-about = End your turn
magpies-verb-wink = Wink
magpies-verb-wink-name = wink
magpies-verb-wink-about = Turn your winking charm up

magpies-field-card = Which card?
magpies-field-card-name = card
magpies-field-card-about = A card of your hand
magpies-field-first = Which card first?
magpies-field-first-name = first
magpies-field-first-about = A card of the display
magpies-field-second = Another one?
magpies-field-second-name = second
magpies-field-second-about = A second card, six in all at most
magpies-field-who = Whose charm?
magpies-field-who-name = who
magpies-field-who-about = Another player

magpies-option-rounds = Rounds
magpies-option-rounds-name = rounds
magpies-option-rounds-about = How many rounds are played
magpies-option-peeking = Peeking
magpies-option-peeking-name = peeking
magpies-option-peeking-about = Whether charms can be peeked at
magpies-option-pace = Pace
magpies-option-pace-name = pace
magpies-option-pace-about = How hasty the magpies are
magpies-option-bonus = Bonus
magpies-option-bonus-name = bonus
magpies-option-bonus-about = Points for a charm turned up

magpies-must-keep = Keep a card.
magpies-must-take = Take from the display.
magpies-must-act = Show, peek, or end your turn.
magpies-may-wink = You may wink.

magpies-kept = { $who } has chosen a card.
magpies-kept-card = You keep the { $card }.
magpies-took = { $who } takes { $cards }.
magpies-showed = { $who } shows a { $card }.
magpies-peeked = { $who } peeks at the charm of { $other }.
magpies-saw = The charm of { $who } is { $charm }.
magpies-winked = { $who } winks.
magpies-display = The display now: { $cards }.
magpies-over = The magpies fly home.

magpies-keep-card = keep the { $card }
magpies-show-card = show the { $card }
magpies-take-one = take { $first }
magpies-take-two = take { $first } and { $second }
magpies-peek-at = peek at { $who }
magpies-no-second = nothing more
magpies-display-card = { $name }: { $card }
magpies-card = the { $card }
magpies-seat = { $who }

magpies-not-now = That does not go now: { $stage }.
magpies-stage-keep = everybody chooses a card first
magpies-stage-take = something else can be taken
magpies-stage-act = something has been taken already
magpies-stage-over = it is over

magpies-now-keep = Everybody chooses a card.
magpies-now-take = { $who } takes cards.
magpies-now-act = { $who } goes on.
magpies-now-over = The game is over.

magpies-charm-owl = an owl
magpies-charm-fox = a fox
magpies-charm-wink = a wink
magpies-line-row = Row
magpies-line-hand = Hand
magpies-line-charm = Charm: { $charm }
