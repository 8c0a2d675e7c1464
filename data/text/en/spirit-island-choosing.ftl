## At the moment of choice: what one has, what it does, and what is seldom meant

spirit-island-have-always = always: { $steps }
spirit-island-have-energy = energy { $count }
spirit-island-have-plays = { $count ->
    [one] 1 card play left
   *[other] { $count } card plays left
}
spirit-island-have-elements = { $elements }
spirit-island-explain-power = { $does }
spirit-island-one-after-other = { $first } { $other }
spirit-island-explain-card = { $does } ({ $elements })
spirit-island-card-completes = It completes { $completes }
spirit-island-adds-together = completes { $completes }
spirit-island-completes = { $power }: { $adds }
spirit-island-level-plain = Without thresholds: { $does }
spirit-island-level-adds = { $numbers }: { $adds }
spirit-island-choice-move = move it from { $land }
spirit-island-doubt-restart = This takes back your growth and the cards you have played this turn. Start over?
spirit-island-doubt-ready =
    { $count ->
        [one] You can still play 1 card.
       *[other] You can still play { $count } cards.
    } Get ready all the same?
spirit-island-doubt-move = You still have presence to add from your tracks. Move the one in { $origin } to { $land } instead?
spirit-island-style-lightnings-swift-strike = Strikes first and destroys; defends nothing.
spirit-island-style-river-surges-in-sunlight = Moves invaders and Dahan about and grows steadily.
spirit-island-style-vital-strength-of-the-earth = Slow and hard to move: defends its lands and strikes late.
spirit-island-style-shadows-flicker-like-flame = Spreads fear and picks off the few, best where Dahan are.
spirit-island-style-thunderspeaker = Leads the Dahan into battle and goes with them.
spirit-island-style-a-spread-of-rampant-green = Is everywhere, and stops ravages and builds by being there.
spirit-island-style-oceans-hungry-grasp = Drags invaders from the coasts into the sea and drowns them.
spirit-island-style-bringer-of-dreams-and-nightmares = Kills nothing: wins by fear, and drives invaders about.
spirit-island-detail-complexity = Complexity: { $complexity }.
spirit-island-detail-always = Each turn, whichever growth you choose: { $steps }.
spirit-island-detail-growth = Each turn it grows in one of these ways: { $growth }.
spirit-island-growth-or = { $first }; { $other }
spirit-island-detail-special = Special rule: { $does }
spirit-island-detail-terms = A sacred site is a land with 2 or more of your presence. Range counts the steps from your presence to the target.
spirit-island-explain-gain-minor = 4 cards to choose from; minor powers cost little.
spirit-island-explain-gain-major = 4 cards to choose from; major powers are strong and expensive, and you forget another card for the one you keep.
