# How to play Spirit Island, in a minute. A sentence or two for each part.

spirit-island-lesson-invaders-title = The invaders’ turn
spirit-island-lesson-goal = Together you play the spirits of an island and drive its invaders away before they ruin it.
spirit-island-lesson-turn = Grow: that brings presence, energy or cards. Then play power cards and pay for them with energy. Fast powers act before the invaders, slow ones after them.
spirit-island-lesson-invaders = The invaders ravage one kind of land, build in a second and explore a third. Where they explore now they build next turn and ravage the turn after, so you always see what is coming.
spirit-island-lesson-end = Fear makes winning easier: first no invader may be left, later no town and no city, at last no city. You lose if blight runs out, a spirit has no presence left, or the invaders’ cards run out.
spirit-island-lesson-example = A town (2) and two explorers (1 each), defended by 2, deal 2 damage: from 2 damage on the land gets blight. A Dahan there survives 1 damage, but not 2.

## What the signs mean

spirit-island-sign-explorer = explorer: 1 damage
spirit-island-sign-town = town: 2 damage
spirit-island-sign-city = city: 3 damage
spirit-island-sign-dahan = Dahan: fight back
spirit-island-sign-blight = blight
spirit-island-sign-defend = defence of a land
spirit-island-sign-presence = presence of a spirit
spirit-island-sign-energy = energy
spirit-island-sign-cards = cards
spirit-island-sign-fear = fear
spirit-island-sign-fast = fast power
spirit-island-sign-slow = slow power
spirit-island-sign-ravage = land that is ravaged
spirit-island-sign-build = land that is built on
spirit-island-sign-explore = land that is explored
spirit-island-sign-coming-ravage = ravaged next: the damage
spirit-island-sign-ring-ravage = frame: ravaged next
spirit-island-sign-coming-build = built here next
spirit-island-sign-ring-build = striped frame: built on next
spirit-island-sign-ring-lit = land that may be chosen
spirit-island-sign-wounded = bar: health, red is damage
spirit-island-sign-sacred = sacred site of a spirit
spirit-island-sign-destroyed = destroyed presence
spirit-island-sign-play = cards played / card plays
spirit-island-sign-discarded = discarded cards
spirit-island-sign-reclaim-one = take one card back
spirit-island-sign-ready = done with this phase
spirit-island-sign-level-met = threshold that is reached
spirit-island-sign-level-next = next threshold
spirit-island-sign-pool = health of the drowned
spirit-island-sign-sun = { spirit-island-name-sun }
spirit-island-sign-moon = { spirit-island-name-moon }
spirit-island-sign-fire = { spirit-island-name-fire }
spirit-island-sign-air = { spirit-island-name-air }
spirit-island-sign-water = { spirit-island-name-water }
spirit-island-sign-earth = { spirit-island-name-earth }
spirit-island-sign-plant = { spirit-island-name-plant }
spirit-island-sign-animal = { spirit-island-name-animal }
spirit-island-sign-any = element of your choice
spirit-island-sign-mark-no-ravage = no ravage
spirit-island-sign-mark-no-build = no building
spirit-island-sign-mark-no-city = no city is built
spirit-island-sign-mark-no-explore = no exploring
spirit-island-sign-mark-no-blight = no blight is added
spirit-island-sign-mark-dahan-health = Dahan with more health
spirit-island-sign-mark-dahan-safe = Dahan cannot be harmed
spirit-island-sign-mark-dahan-hidden = Dahan unharmed by ravages
spirit-island-sign-mark-dahan-at-once = Dahan strike at once
spirit-island-sign-mark-fear-defends = fear by powers defends, too
spirit-island-sign-mark-vengeance = vengeance for losses
spirit-island-sign-mark-heart = heart land: keep towns out
spirit-island-sign-turn = may act
spirit-island-sign-won = has won

## Said once to whoever is asked this for the first time

spirit-island-tip-setup = The preset “First game” deals the four easiest spirits. Each spirit is strong in another way: read its powers first.
spirit-island-tip-growth = Presence is what you earn and play cards with: cover the island with it early.
spirit-island-tip-cards = Look at which land is ravaged next and play what helps there. Unspent energy is kept.
spirit-island-tip-fast = Fast powers work before the invaders act: defend now, or move them out of the land that is ravaged.
spirit-island-tip-slow = The invaders have acted. Slow powers prepare the next turn: the land built on now is ravaged then.
