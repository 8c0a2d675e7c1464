moonlight-picture-pile = { $pile }: favours { $count }, face up { $faces }
moonlight-told-side = { $side }: points { $score }, bits { $bits }, tiles { $tiles }; leads in nothing.
moonlight-told-side-leads = { $side }: points { $score }, bits { $bits }, tiles { $tiles }; leads in { $led }.
moonlight-told-fireflies = { $side } Fireflies: { $count }.
moonlight-told-player = { $who }: gems { $gems }.
moonlight-told-player-bits = { $who }: gems { $gems }, bits { $bits }.
moonlight-picture-objective = Objective: { $creature }
moonlight-mission-minimum = { $creature } has at least { $least } × { $spirit }
moonlight-mission-majority = { $creature } has the most { $spirit }
moonlight-told-done = { $mission } (met)
moonlight-told-picks = { $creature } can pick { $tiles }.
moonlight-told-creature = { $creature } stands on { $place }.
moonlight-told-card = The Moonlight card demands { $spirits }.
moonlight-told-lacking = The team still lacks { $spirits }.
moonlight-told-side-score = { $side }: { $score }.
moonlight-told-side-sum = { $side }: { $score } ({ $lines }).
moonlight-told-line = { $line } { $points }
moonlight-told-score = { $rank }. { $who }: { $score }.
moonlight-told-score-so-far = { $who }: { $score } so far ({ $lines }).
moonlight-told-score-secret = { $who }: { $lines }, and what a secret Objective brings.
moonlight-picture-hidden = without hidden Objectives
moonlight-told-scores-hidden = Standing now, without hidden Objectives.
moonlight-told-scores-final = Final scores.
moonlight-picture-picked = Picked this turn
moonlight-picture-side-tiles = Side tiles of { $who }
moonlight-pile-row = beside
moonlight-pile-draw = to draw
moonlight-pile-out = out of the game
moonlight-pile-lit = with fireflies
moonlight-pile-pair = column { $number }
moonlight-pile-column = column { $number }
moonlight-pile-island = island { $number }
moonlight-told-row = { $row }: { $tiles }.
moonlight-told-available = available
moonlight-told-tile = { $place } { $tile }
moonlight-told-with = { $what } ({ $things })
moonlight-told-down = face down { $places }
moonlight-told-light = { $place } Moonlight tile { $spirit }
moonlight-told-level = level { $number }
moonlight-told-covered = covered
moonlight-told-bridge = bridge
moonlight-told-bit = bit
moonlight-told-tokens = favours { $count }: { $faces }
moonlight-told-start = start { $letter }
moonlight-told-left = Tiles in the forest: { $count }.
moonlight-told-picked = Picked { $number }: { $tile } from { $place }
moonlight-told-quota = Row { $row } has the Eclipse number { $number }
moonlight-told-side-tiles = Side tiles of { $who }: { $tiles }
moonlight-told-stack-air = Air tiles beside the forest: { $count }
moonlight-told-stack-box = Tiles out of the game: { $count }
moonlight-told-stack-eclipses = Eclipse tokens face down: { $count }
moonlight-told-supply = Not taken yet: { $counts }.
moonlight-told-share = { $name } { $count } of { $whole }
moonlight-told-counts = Symbols ({ $light } : { $shadow }): { $counts }.
moonlight-told-count = { $name } { $light }:{ $shadow }
moonlight-pile-open = just turned up
moonlight-told-plus = “+” that the team can still use: { $count }.
moonlight-told-talking = You may talk about the game.
moonlight-told-bits-beside = Moonlight bits beside the forest: { $count }.
moonlight-scored-limit = { $count ->
    [0] Bits { $own } to { $rival }: the team scores no spirit.
    [one] Bits { $own } to { $rival }: the team scores one spirit at most.
   *[other] Bits { $own } to { $rival }: the team scores { $count } spirits at most.
}
moonlight-scored-beyond = Led beyond that, without points: { $spirits }.
moonlight-scored-gone = Led, but without points, as no tile of them is left in the forest: { $spirits }.
moonlight-scored-lacking = Without a tile of { $spirits } the team has lost, whatever the points.
moonlight-pile-card = on the Moonlight card
moonlight-picture-most = { $count ->
    [0] 0 spirits score
    [one] at most 1 spirit
   *[other] at most { $count } spirits
}
