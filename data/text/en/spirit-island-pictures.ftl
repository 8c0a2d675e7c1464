# Words in and beside the pictures of Spirit Island.

spirit-island-picture-ravage = Ravage
spirit-island-picture-build = Build
spirit-island-picture-explore = Explore
spirit-island-picture-terror = Terror { $level }
spirit-island-picture-healthy = Healthy
spirit-island-picture-blighted = Blighted
spirit-island-picture-none = no card yet
spirit-island-picture-deck-empty = no cards left
spirit-island-picture-stage = Stage { $stage ->
    [1] I
    [2] II
   *[3] III
}
spirit-island-picture-next-level = { $count ->
    [one] { $count } card to go
   *[other] { $count } cards to go
}
spirit-island-picture-by-ritual = rises by rituals
spirit-island-picture-blight-left = { $count } left
spirit-island-picture-no-spirit = no spirit chosen yet
spirit-island-picture-score = Score
spirit-island-picture-won = won
spirit-island-picture-lost = lost
spirit-island-picture-sacrifice = won by a sacrifice
spirit-island-picture-hand = Cards in hand
spirit-island-picture-played = Cards in play
spirit-island-picture-discarded = Discarded: { $cards }
spirit-island-picture-drawn = Keep one of these
spirit-island-picture-innates = Innate powers
spirit-island-picture-special = Special rules
spirit-island-picture-track-energy = Energy a turn
spirit-island-picture-track-plays = Card plays
spirit-island-picture-target-land = range { $range }
spirit-island-picture-target-land-in = range { $range }, { $lands }
spirit-island-picture-target-sacred = range { $range } from a sacred site
spirit-island-picture-target-sacred-in = range { $range } from a sacred site, { $lands }
spirit-island-picture-target-origin = range { $range }, from presence in a { $origin }
spirit-island-picture-target-origin-in = range { $range }, from presence in a { $origin }, { $lands }
spirit-island-picture-target-any = on a spirit
spirit-island-picture-target-another = on another spirit

spirit-island-told-headline = { $headline }.
spirit-island-told-step = Now: { $step }.
spirit-island-told-track = Ravage: { $ravage }. Build: { $build }.
spirit-island-told-extra = Before the ravage the invaders build: { $card }.
spirit-island-told-explored = Revealed: { $card }; the invaders are about to explore there.
spirit-island-told-adversary = Against: { $adversary }, level { $level }.
spirit-island-told-scenario = Scenario: { $scenario }.
spirit-island-picture-adversary = { $adversary } { $level }
spirit-island-picture-extra = first they build: { $card }
spirit-island-told-no-card = no card yet
spirit-island-told-stages = Stages still to come: { $stages }.
spirit-island-told-stage = { $count } × { $stage ->
    [1] I
    [2] II
   *[3] III
}
spirit-island-told-invaders-discarded = Invader cards discarded: { $cards }.
spirit-island-told-two-lands = { $first }/{ $second }
spirit-island-told-deck = { $count ->
    [0] No invader card is left to explore with.
    [one] 1 invader card is left to explore with (stage { $stage ->
        [1] I
        [2] II
       *[3] III
    }).
   *[other] { $count } invader cards are left to explore with, the next of stage { $stage ->
        [1] I
        [2] II
       *[3] III
    }.
}
spirit-island-told-fear = Terror level { $level }, fear { $generated } of { $markers }.
spirit-island-told-fear-cards = { $earned ->
    [0] No fear card is earned
    [one] One fear card is earned
   *[other] { $earned } fear cards are earned
}; { $to ->
    [win] { $count ->
        [one] one to a victory by fear alone.
       *[other] { $count } to a victory by fear alone.
    }
    [insurrection] { $count ->
        [one] one to the insurrection of the Dahan.
       *[other] { $count } to the insurrection of the Dahan.
    }
    [none] none is left.
   *[level] { $count ->
        [one] one to the next level.
       *[other] { $count } to the next level.
    }
}
spirit-island-told-fear-ritual = { $earned ->
    [0] No fear card is earned
    [one] One fear card is earned
   *[other] { $earned } fear cards are earned
}; the terror level rises by rituals alone.
spirit-island-told-healthy = The island is healthy, with { $count } blight left.
spirit-island-told-blighted = The island is blighted ({ $card }), with { $count } blight left.
spirit-island-told-ravage = Invaders will ravage { $land } for { $damage } damage: { $parts }.
spirit-island-told-ravage-defended = Invaders will ravage { $land } for { $damage } damage ({ $attack } − Defend { $defend }): { $parts }.
spirit-island-told-ravage-brief = { $land } ({ $damage })
spirit-island-told-ravages = Invaders will ravage these lands (damage after Defend): { $lands }.
spirit-island-told-blight-added = { $count ->
    [one] 1 blight added
   *[other] { $count } blight added
}
spirit-island-told-cascade = 1 blight added that cascades into an adjacent land
spirit-island-told-no-blight = no blight
spirit-island-told-no-harm = no harm
spirit-island-told-presence-lost = { $count } presence of { $who } destroyed
spirit-island-told-dahan-lost = { $lost } of { $dahan } Dahan destroyed
spirit-island-told-strike-back = Dahan fight back for { $damage } damage
spirit-island-told-build-town = Invaders will build a town in { $lands }.
spirit-island-told-build-city = Invaders will build a city in { $lands }: more towns than cities are there by then.
spirit-island-told-times = { $land } ({ $count ->
    [one] once
    [2] twice
   *[other] { $count } times
})
spirit-island-told-builds-alone = Invaders will build in { $lands } too, though none are there: 2 or more towns and cities are adjacent.
spirit-island-told-blight-card = { $card }: { $does }
spirit-island-told-blight-turns = No blight is left on the blight card after that, so it is turned over: the game goes on, but the island is blighted. Blight left now: { $count }.
spirit-island-told-fear-first =
    { $count ->
        [one] First 1 fear card is turned up, which may change this.
       *[other] First { $count } fear cards are turned up, which may change this.
    }
spirit-island-told-lit = You may choose: { $lands }.
spirit-island-told-explore = Then the invaders explore: next card unknown (stage { $stage ->
    [1] I
    [2] II
   *[3] III
}).
spirit-island-told-explore-escalates = Then the invaders explore: next card unknown (stage II, with an escalation unless it is Coastal Lands).
spirit-island-told-explore-last = Then the invaders explore, and no card is left: the game is lost.
spirit-island-told-next-turn = Next turn, as things stand:
spirit-island-told-asked = { $who } decides. { $prompt }
spirit-island-stand-terror-1 = Terror level I: you win when no invaders are left on the island ({ $count } now).
spirit-island-stand-terror-2 = Terror level II: you win when no towns or cities are left ({ $count } now).
spirit-island-stand-terror-3 = Terror level III: you win when no cities are left ({ $count } now).
spirit-island-stand-fear = Fear: { $generated } of { $markers } for the next fear card. Fear cards to the next terror level: { $count }; to a victory by fear alone: { $cards }.
spirit-island-stand-fear-last = Fear: { $generated } of { $markers } for the next fear card. Fear cards to a victory by fear alone: { $cards }.
spirit-island-stand-fear-nothing = Fear: { $generated } of { $markers } for the next fear card. Fear alone wins nothing here: { $count } cards wait for a ritual, { $cards } are left.
spirit-island-stand-fear-insurrection = Fear: { $generated } of { $markers } for the next fear card. Fear cards to the next terror level: { $count }; to the insurrection of the Dahan, which wins or loses: { $cards }.
spirit-island-stand-fear-last-insurrection = Fear: { $generated } of { $markers } for the next fear card. Fear cards to the insurrection of the Dahan, which wins or loses: { $cards }.
spirit-island-stand-healthy = Blight: { $count } left on the card; when it runs out, the island is blighted and the card turns over.
spirit-island-stand-blighted = Blight: { $count } left on the card; the last one loses the game.
spirit-island-stand-deck = Invader cards left to explore with: { $count }. When the invaders explore without one, the game is lost.
spirit-island-stand-presence = Least presence on the island: { $who } with { $count }. A spirit with none left loses the game for all.
spirit-island-stand-score = A victory now would score { $score }.
spirit-island-told-still-grows = { $who } is still growing.
spirit-island-told-still-plays = { $who } has played { $played } of { $plays } cards and is not ready yet.
spirit-island-told-can-use = { $who } can still use { $powers }.
spirit-island-told-can-choose = { $who } can still choose an element for a power.
spirit-island-told-land = { $land } ({ $terrain }): { $things }.
spirit-island-told-empty = Empty: { $lands }.
spirit-island-told-empty-land = { $land } ({ $place })
spirit-island-told-place = { $terrain }, { $across }/{ $down }, next to { $near }
spirit-island-told-coastal = { $terrain } on the coast
spirit-island-told-places = Two numbers such as 30/70 say where a land lies on the map: 30% from the left and 70% from the top.
spirit-island-told-explorer = { $count ->
    [one] { $count } explorer
   *[other] { $count } explorers
}
spirit-island-told-town = { $count ->
    [one] { $count } town
   *[other] { $count } towns
}
spirit-island-told-city = { $count ->
    [one] { $count } city
   *[other] { $count } cities
}
spirit-island-told-dahan = { $count } Dahan
spirit-island-told-health = { $pieces } of health { $health }
spirit-island-told-damaged = { $pieces } with { $damage } damage
spirit-island-told-blight = { $count } blight
spirit-island-told-presence = { $count } presence of { $who }
spirit-island-told-sacred = { $count } presence of { $who } (sacred site)
spirit-island-told-defend = Defend { $count }
spirit-island-told-mark-no-ravage = no ravage
spirit-island-told-mark-no-build = no build
spirit-island-told-mark-no-city = no city can be built
spirit-island-told-mark-no-explore = no exploring
spirit-island-told-mark-no-blight = no blight is added
spirit-island-told-mark-dahan-health = Dahan with more health
spirit-island-told-mark-dahan-safe = Dahan cannot be damaged or destroyed
spirit-island-told-mark-dahan-hidden = Dahan take no damage from ravaging invaders
spirit-island-told-mark-dahan-at-once = Dahan deal their damage at the same time as the invaders
spirit-island-told-mark-fear-defends = each fear from powers also gives Defend 1
spirit-island-told-mark-vengeance = 1 damage for each town, city and Dahan destroyed
spirit-island-told-mark-heart = heart land (a town or city here loses the game)
spirit-island-told-nobody = { $who } (board { $board }) has no spirit yet.
spirit-island-told-spirit = { $who } is { $spirit } (board { $board }), { $energy } energy, +{ $income } a turn; { $state }.
spirit-island-told-state-ready = ready
spirit-island-told-state-preparing = not ready yet
spirit-island-told-state-active = can still use powers
spirit-island-told-state-done = done
spirit-island-told-state-asked = must decide
spirit-island-told-state-resting = nothing to do
spirit-island-told-presence-left = { $count } presence on the island.
spirit-island-told-destroyed = Destroyed presence: { $count }.
spirit-island-told-element = { $count } { $element }
spirit-island-told-elements = Elements: { $elements }.
spirit-island-told-any-left = Elements still to choose: { $count }.
spirit-island-told-played = In play: { $cards }.
spirit-island-told-card-used = { $card } (used)
spirit-island-told-card-fast = { $card } (fast)
spirit-island-told-card-slow = { $card } (slow)
spirit-island-told-in-hand = In hand: { $cards }.
spirit-island-told-drawn = Drawn, one to keep: { $cards }.
spirit-island-told-innates-used = Innate powers used: { $powers }.
spirit-island-told-discarded = Discarded: { $cards }.
spirit-island-told-permissions = This turn: { $texts }.
spirit-island-told-own = { $spirit }: { $energy } energy, +{ $income } a turn.
spirit-island-told-plays = Card plays left: { $count } of { $plays }.
spirit-island-told-power = { $card } ({ $facts })
spirit-island-told-facts = { $fact }; { $next }
spirit-island-told-card = { $card }: { $does }
spirit-island-told-brief = { $card }.
spirit-island-told-cost = { $count } energy
spirit-island-told-bears = elements { $elements }
spirit-island-told-threshold = With { $needs }: { $does }
spirit-island-told-threshold-met = With { $needs } (reached): { $does }
spirit-island-told-threshold-reached = Reached: { $needs }.
spirit-island-told-fast = fast
spirit-island-told-slow = slow
spirit-island-told-used = used
spirit-island-told-usable = can be used now
spirit-island-told-number = { $number }
spirit-island-told-next-energy = Next on the energy track: { $space }.
spirit-island-told-next-plays = Next on the card play track: { $space }.
spirit-island-told-special = Special rules: { $does }
spirit-island-told-scores-now = Standing now.
spirit-island-told-scores-final = Final scores.
spirit-island-told-score = Score { $score }: { $lines }.
spirit-island-told-score-line = { $name } { $points }
spirit-island-picture-island = The island
spirit-island-map-board = Board { $board }
