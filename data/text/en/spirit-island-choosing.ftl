## At the moment of choice: what one has, what it does, and what is seldom meant

spirit-island-have-energy = energy { $count }
spirit-island-have-plays = { $count ->
    [one] 1 card play left
   *[other] { $count } card plays left
}
spirit-island-have-elements = { $elements }
spirit-island-explain-spirit = { $does } Innate: { $powers }.
spirit-island-explain-power = { $does }
spirit-island-explain-card = { $does } ({ $elements }){ $count ->
    [0] { "" }
   *[other] { " " }It completes { $completes }
}
spirit-island-completes = { $power }: { $adds }
spirit-island-level-plain = Without thresholds: { $does }
spirit-island-level-adds = { $numbers }: { $adds }
spirit-island-doubt-restart = This takes back your growth and the cards you have played this turn. Start over?
spirit-island-doubt-move = You still have presence to add from your tracks. Move the one in { $origin } to { $land } instead?
