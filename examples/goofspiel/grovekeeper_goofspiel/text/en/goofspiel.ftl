goofspiel = Goofspiel
goofspiel-about = Bid at once and in secret for nine treasures. 2 to 4 players, 10 minutes.
goofspiel-command = goofspiel
goofspiel-verb-bid = Bid
goofspiel-verb-bid-name = bid
goofspiel-verb-bid-about = Lay one of your cards face down
goofspiel-field-card = Which card?
goofspiel-field-card-name = card
goofspiel-field-card-about = The card you bid
goofspiel-ask = Bid for a treasure of { $treasure }.
goofspiel-turn = A treasure of { $treasure }; { $left } to come
goofspiel-won = { $count ->
    [one] { $who } wins
   *[other] { $who } win together
}
goofspiel-choice-card = { $value }
goofspiel-label-bid = Bid { $card }
goofspiel-line = Treasures
goofspiel-event-bid = { $who } has bid.
goofspiel-event-own = You bid a { $card }.
goofspiel-shown = { $who } { $card }
goofspiel-event-win = { $bids }: { $who } wins the treasure of { $treasure }.
goofspiel-event-tie = { $bids }: nobody wins; the treasure of { $treasure } waits.
goofspiel-refused-not-held = You hold no such card.
goofspiel-refused-has-bid = You have bid already; wait for the others.
goofspiel-picture-player = last bid { $last } · cards { $cards }
goofspiel-picture-hand = Your cards
goofspiel-alt-player = { $who }: points { $points }, last bid { $last }, cards { $cards }.
goofspiel-alt-hand = Your cards: { $cards }.
GOOF-SETUP-01 = Each player is dealt nine cards of a pack with four of each number from 1 to 13, and shows them to nobody. Nine treasures worth 1 to 9 are shuffled.
GOOF-BID-01 = One treasure is turned up at a time. All players lay one card of their hand face down; when all have, the cards are shown.
GOOF-BID-02 = The highest card wins the treasure. Equal cards cancel each other; then the highest of the others wins.
GOOF-BID-03 = Where all cards cancel each other, the treasure waits and goes to whoever wins the next one.
GOOF-END-01 = After nine treasures, whoever has most points wins; players with equally many share the place.
