# Words on and beside the pictures of the forest.

spirits-of-the-forest-picture-hand = Your favours
spirits-of-the-forest-picture-plus = a gem returns
spirits-of-the-forest-picture-spent = used
spirits-of-the-forest-picture-hidden = without hidden favours
spirits-of-the-forest-picture-key-most = has the most: that many points
spirits-of-the-forest-picture-key-missing = not one tile of it
spirits-of-the-forest-picture-key-sum = tiles + favours
spirits-of-the-forest-picture-opponent = Opponent
spirits-of-the-forest-picture-dealt-wish = Keep one wish
spirits-of-the-forest-picture-dealt-curse = Keep one curse
spirits-of-the-forest-picture-most = have the most
spirits-of-the-forest-picture-fewest = not the fewest
spirits-of-the-forest-picture-drawn = Keep one of two
spirits-of-the-forest-picture-secrets = Seen by you alone
spirits-of-the-forest-picture-claimable = You could claim
spirits-of-the-forest-picture-key-sum-wish = tiles + favours, wishes
spirits-of-the-forest-picture-key-ahead = the opponent has more: the game is lost
spirits-of-the-forest-picture-key-ahead-polish = the opponent has more, or no own tile: lost
spirits-of-the-forest-picture-row-curse = curse
spirits-of-the-forest-picture-row-stars = stars
spirits-of-the-forest-picture-row-nature = nature
spirits-of-the-forest-picture-row-gems = gems kept
spirits-of-the-forest-picture-row-claimed = cards
spirits-of-the-forest-picture-row-offer = own favour
spirits-of-the-forest-picture-row-gate = nothing counts
spirits-of-the-forest-picture-row-lost = lost

spirits-of-the-forest-told-supply = Still in the forest: { $counts }.
spirits-of-the-forest-told-share = { $name } { $count } of { $whole }
spirits-of-the-forest-told-turn = Turn { $turn }, { $tiles ->
    [0] no tiles left
    [one] one tile left
   *[other] { $tiles } tiles left
}.
spirits-of-the-forest-told-free = Free to take: { $cells }.
spirits-of-the-forest-told-lit = You may choose: { $cells }.
spirits-of-the-forest-told-row = Row { $row }: { $cells }.
spirits-of-the-forest-told-row-empty = Row { $row }: empty.
spirits-of-the-forest-told-cell = { $cell } { $tile }
spirits-of-the-forest-told-cell-more = { $cell } { $tile } ({ $more })
spirits-of-the-forest-told-more = { $first }, { $second }
spirits-of-the-forest-told-favour = { $count ->
    [one] favour
   *[other] { $count } favours
}
spirits-of-the-forest-told-gem = gem: { $who }
spirits-of-the-forest-told-stack = { $count } tiles in the stack
spirits-of-the-forest-told-free-mark = free
spirits-of-the-forest-told-last-took = Last turn: { $who } takes { $cells }.
spirits-of-the-forest-told-last-passed = Last turn: { $who } passes.
spirits-of-the-forest-told-last-placed = A gem goes to { $cell }.
spirits-of-the-forest-told-last-moved = A gem goes from { $from } to { $cell }.
spirits-of-the-forest-told-player = { $who }: { $tiles ->
    [0] no tiles yet
    [one] one tile
   *[other] { $tiles } tiles
}.
spirits-of-the-forest-told-leads = Most: { $counts }.
spirits-of-the-forest-told-has = Also has: { $counts }.
spirits-of-the-forest-told-lacks = No tile of: { $names }.
spirits-of-the-forest-told-count = { $name } { $count }
spirits-of-the-forest-told-favours-down = Face-down favours: { $count }.
spirits-of-the-forest-told-favours-up = Favours: { $names }.
spirits-of-the-forest-told-gems = Gems: { $supply } in supply, { $forest } in the forest, { $removed } removed.
spirits-of-the-forest-told-hand = Your favours: { $names }.
spirits-of-the-forest-told-hand-spent = { $name } (used)
spirits-of-the-forest-told-scores-hidden = Standing now, without hidden favours.
spirits-of-the-forest-told-scores-now = Standing now.
spirits-of-the-forest-told-scores-final = Final scores.
spirits-of-the-forest-told-score = { $rank }. { $who }: { $score ->
    [1] one point
   *[other] { $score } points
}, { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}.
spirits-of-the-forest-told-majorities = Most: { $counts }.
spirits-of-the-forest-told-favour-up = favour face up: { $name }
spirits-of-the-forest-told-choosing = The cards chosen are still hidden.
spirits-of-the-forest-told-wish = Wish: { $card }.
spirits-of-the-forest-told-curse = Curse: { $card }.
spirits-of-the-forest-told-rewards = Wish come true: { $names }.
spirits-of-the-forest-told-stars = { $count ->
    [one] One star.
   *[other] { $count } stars.
}
spirits-of-the-forest-told-claimed = { $count ->
    [one] One card
   *[other] { $count } cards
} claimed: { $points ->
    [one] one point
   *[other] { $points } points
}.
spirits-of-the-forest-told-dealt-wish = Wishes dealt to you: { $cards }.
spirits-of-the-forest-told-dealt-curse = Curses dealt to you: { $cards }.
spirits-of-the-forest-told-kept = You keep: { $card }.
spirits-of-the-forest-told-drawn = Keep one of these favours: { $names }.
spirits-of-the-forest-told-secrets = Only you have seen: { $tiles }.
spirits-of-the-forest-told-claimable = You could claim: { $cards }.
spirits-of-the-forest-told-card = ({ $card })
spirits-of-the-forest-told-block = { $block } { $spirit }
spirits-of-the-forest-told-block-down = { $block } ({ $who } knows it)
spirits-of-the-forest-told-moonlight-up = Moonlight tiles face up: { $tiles }.
spirits-of-the-forest-told-moonlight-down = Face down: { $tiles }.
spirits-of-the-forest-told-moonlight-looking = { $who } looks at { $block }.
spirits-of-the-forest-told-moonlight-lying = Moonlight tiles still in the forest: { $count }.
spirits-of-the-forest-told-doubled = Counting twice: { $names }.
spirits-of-the-forest-told-display = Cards to claim: { $cards }; in the deck: { $deck }.
spirits-of-the-forest-told-box = Favours to choose from: { $names }.
spirits-of-the-forest-told-seasons = Season cards: { $cards }.
spirits-of-the-forest-told-season-remain = { $row } ({ $season }): { $count ->
    [0] no tile must stay
    [one] one tile must stay
   *[other] { $count } tiles must stay
}
spirits-of-the-forest-told-season-closed = { $row } ({ $season }): closed, { $count ->
    [one] one tile stays
   *[other] { $count } tiles stay
}
spirits-of-the-forest-told-season-star = { $row } ({ $season }): a star
spirits-of-the-forest-told-season-won = { $row } ({ $season }): star for { $who }
spirits-of-the-forest-told-opponent = Opponent: { $tiles ->
    [0] no tiles yet
    [one] one tile
   *[other] { $tiles } tiles
}.
spirits-of-the-forest-told-opponent-has = Has: { $counts }.
spirits-of-the-forest-told-behind = { $why }.
spirits-of-the-forest-told-behind-now = As it stands the game is lost. { $why }.
spirits-of-the-forest-told-extra = { $name } { $points }
spirits-of-the-forest-told-extras = Beside that: { $lines }.
spirits-of-the-forest-told-solo-score = { $who }: { $score ->
    [1] one point
   *[other] { $score } points
}, { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}.
spirits-of-the-forest-map-row = Row { $row }
