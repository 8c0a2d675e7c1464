"""Secrets that nobody can know, and dealing them anew (SI-ASYNC-04)."""

from __future__ import annotations

from engine.chance import Chance
from engine.games.spirit_island.model import facts
from engine.games.spirit_island.model.facts import invader_cards
from engine.games.spirit_island.model.table import Table


def deal_anew(table: Table, chance: Chance) -> None:
    """Deal anew the order of decks, face-down fear cards, and the blight card until it is turned: they are hidden from all seats alike."""
    for name in sorted(table.decks):
        table.decks[name] = chance.shuffled(sorted(table.decks[name]))
    _fear(table, chance)
    _invaders(table, chance)
    if table.blight.card is not None and not table.blight.is_blighted:
        table.blight.card = chance.choice(facts.blight().cards).id


def _fear(table: Table, chance: Chance) -> None:
    fear = table.fear
    piles = (fear.deck, fear.earned, fear.box)
    hidden = sorted(card for pile in piles for card in pile if card not in fear.face_up)
    pool = chance.shuffled(hidden)
    for pile in piles:
        pile[:] = [card if card in fear.face_up else pool.pop() for card in pile]


def _invaders(table: Table, chance: Chance) -> None:
    """Deal invader cards anew, each of the stage that its back shows; those in the box may be any of their stage."""
    track = table.invaders
    pools = {
        stage: chance.shuffled(
            sorted(card for card in (*track.deck, *track.box) if invader_cards()[card].stage == stage)
        )
        for stage in sorted(facts.invaders().use)
    }
    for pile in (track.deck, track.box):
        pile[:] = [pools[invader_cards()[card].stage].pop() for card in pile]
