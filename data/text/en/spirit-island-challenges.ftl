## What an adversary and a scenario bring to a table: in menus (at most 85 characters), on cards and in How to play

spirit-island-about-challenge = Difficulty { $difficulty }: { $rule }
spirit-island-special-adversary = { $adversary }, level { $level } (difficulty { $difficulty }), plays with rules of its own.
spirit-island-special-escalation = Escalation: with each stage II card the invaders explore with, except Coastal Lands.
spirit-island-special-scenario = { $scenario } (difficulty { $difficulty }): { $rule }

spirit-island-level-england-0 = You lose once one land holds 7 towns and cities. Escalation: the fullest lands build.
spirit-island-level-england-1 = Lands without invaders build too if next to 2 or more towns and cities.
spirit-island-level-england-2 = Setup of each board: 1 more city in land 1, 1 more town in land 2.
spirit-island-level-england-3 = Cards that have ravaged build once more, before Ravage, until stage II ravages.
spirit-island-level-england-4 = Cards that have ravaged build once more, before Ravage, all game long.
spirit-island-level-england-5 = Towns have 3 health, cities 4.
spirit-island-level-england-6 = A fear card takes 5 fear a player. A turn without one has the extra Build twice.
spirit-island-level-sweden-0 = Escalation: explorers turn 1 Dahan into a town where Dahan do not outnumber invaders.
spirit-island-level-sweden-1 = A ravage of 6 or more damage adds 1 extra blight.
spirit-island-level-sweden-2 = Setup of each board: a city in land 4, whose blight moves to land 5.
spirit-island-level-sweden-3 = Towns deal 3 damage, cities 5.
spirit-island-level-sweden-4 = Setup: the first invader card is lost; each board gets a town in a land it names.
spirit-island-level-sweden-5 = A ravage that adds blight also adds a town in an adjacent land without buildings.
spirit-island-level-sweden-6 = Setup: a city in land 4 (its blight moves to 5), a town and 1 blight in land 8.
spirit-island-level-brandenburg-prussia-0 = Escalation: on each board with a building, a town comes to a land without one.
spirit-island-level-brandenburg-prussia-1 = Setup of each board: 1 more town in land 3.
spirit-island-level-brandenburg-prussia-2 = The invader deck is { $deck } by stages.
spirit-island-level-brandenburg-prussia-3 = { spirit-island-level-brandenburg-prussia-2 }
spirit-island-level-brandenburg-prussia-4 = { spirit-island-level-brandenburg-prussia-2 }
spirit-island-level-brandenburg-prussia-5 = { spirit-island-level-brandenburg-prussia-2 }
spirit-island-level-brandenburg-prussia-6 = { spirit-island-level-brandenburg-prussia-2 }
spirit-island-scenario-blitz = All powers are fast, and fast ones cost 1 less. The invaders are one turn ahead.
spirit-island-scenario-guard-the-isles-heart = From turn 2 on, a town or city in a heart land loses. 2 more cards for each spirit.
spirit-island-scenario-rituals-of-terror = Terror rises only by rituals of all spirits, in a land full of Dahan; the third wins.
spirit-island-scenario-dahan-insurrection = Win once Dahan match the buildings in each land. Lose with under 2 Dahan a spirit.

## The ways to win and to lose at this table, and how far they have come

spirit-island-way-crowded = You lose once one land holds { $limit } towns and cities; the fullest, { $land }, has { $count }.
spirit-island-way-heart = Heart land: from turn 2 on a town or city in { $lands } loses the game.
spirit-island-way-ritual =
    { $count ->
        [1] 1 more ritual wins.
       *[other] { $count } more rituals win.
    } A ritual needs presence of every spirit and { $dahan } Dahan in one land, and costs { $energy } energy and { $presence } presence there. Fear cards alone do not win.
spirit-island-way-few-dahan = Fewer than { $fewest } Dahan on the island lose the game; there are { $count }.
spirit-island-way-rise = The last fear card does not win: all Dahan strike, and unless that frees the island, the game is lost.
spirit-island-way-overbuilt = Terror level { $level ->
        [2] II
       *[other] III
    }: you win once { $most ->
        [0] no land has
        [one] at most { $most } land has
       *[other] at most { $most } lands have
    } more buildings than Dahan (now { $count }).
spirit-island-why-crowded = { $land } holds { $count } towns and cities, and England wins
spirit-island-why-heart = a { $piece } stands in the heart land { $land }
spirit-island-why-few-dahan =
    { $count ->
        [one] only { $count } Dahan is left, fewer than { $fewest }
       *[other] only { $count } Dahan are left, fewer than { $fewest }
    }
spirit-island-why-no-presence = { $spirit } has no presence left
spirit-island-told-near = **{ $way }**
spirit-island-told-escalation-threat = **As things stand, an escalation with the next card the invaders explore with loses the game: { $why }.**
spirit-island-told-threat = **As things stand, the Invader Phase loses the game: { $why }.**
