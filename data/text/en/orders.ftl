## The words that standing orders are written with: ways to say the same stand between bars, the first is the one we write

order-word-else = else | otherwise | or else
order-word-unless = unless
order-word-leading = while leading | while I lead
order-word-top = while in the top | while rank at most | while rank <=
order-word-before = before move
order-word-anyway = anyway | no matter what
order-word-anybody = anybody | anyone | somebody
order-word-player = player | seat
order-word-stop = stop and tell me | stop and tell | tell me | stop
order-word-skip = skip this step | next step | skip
order-word-random = move at random | at random | random
order-word-greedy = let the computer move | computer | greedy

## Reading an order

order-unreadable = Step { $step }: { $why }
order-empty = it is empty. Moves: { $verbs }.
order-too-long = it is too long. An order has { $most } characters at most.
order-too-many = that is one step too many. An order has { $most } steps at most.
order-no-verb = I do not know “{ $word }”. Moves: { $verbs }.
order-incomplete = “{ $move }” is not a whole move. Write more, or put … behind it if it does not matter how it goes on.
order-whom = “{ $word }” does not play here. Players: { $names }; “anybody” works too.
order-number = a number should stand where you wrote “{ $word }”.
order-odd-word = “{ $word }” does not fit there. A step ends with ; and another way begins with else.
order-doubt = I looked ahead a little, and “{ $move }” never became possible. Perhaps it is misspelled; the order stands anyway.
order-none = There is no such order of yours any more.
order-full = That would be too long: an order has { $most } steps at most.

## What an order did

order-played = Played: { $move }
order-done = Your order is done.
order-stopped = Your order has stopped. { $why }
order-skipped = { $why } So that step was skipped.
order-helped = { $why } So a computer moved for you.
order-cannot = In step { $step }, { $why }.
order-not-legal = “{ $move }” is not possible
order-which = “{ $move }” could be more than one move
order-changed = what was “{ $then }” is now “{ $now }”
order-ends = “{ $move }” would end the game without a sure win
order-behind = you are in place { $rank }
order-late = move { $move } has come
order-somebody = { $who } has played “{ $move }”
order-over = The game is over.
order-seat-gone = Somebody else has your seat now.
order-by-hand = A move was made for your seat without it.
order-undone = A move of yours was taken back.

## The command, and its private answers

command-order = order
command-order-about = Say now what to play on your next turn; only you see it
command-order-give = give
command-order-give-about = Say what to play on your next turn
command-order-give-plan = plan
command-order-give-plan-about = Such as: take A1, else take C1; keep. Leave it out to choose from menus
command-order-list = list
command-order-list-about = Your orders and what they have done
command-order-cancel = cancel
command-order-cancel-about = Cancel your order in this game

order-pick = What should I play on your next turn? These moves are possible as far as I can look ahead.
order-preview = On your next turn: **{ $move }**
    And if that is not possible then, or not what it is now?
order-otherwise-stop = stop and tell me
order-otherwise-skip = skip it and go on with the next step
order-otherwise-random = play any move at random
order-otherwise-greedy = let a computer move
order-otherwise-question = And if that is not possible?
order-given = Your order stands, and nobody else can see it.
order-takes-place = Your earlier order here is gone: this one takes its place.
order-before = What the order before it did:
order-withdrawn = Your order is cancelled.
order-nothing = You have no orders. /order give makes one, with or without words.
order-about = About your order in { $game }, { $place }:
order-example = -# Write: { $plan }; …
order-language = -# More: unless somebody: a move · while leading · while in the top 2 · before move 30 · anyway.
button-order-give = Give this order
button-order-add = Add it to my order
button-order-cancel = Cancel the order
button-order-more = Add a step
