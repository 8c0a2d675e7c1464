"""Secrets of a seat, and dealing them anew."""

from __future__ import annotations

from dataclasses import replace

from engine.chance import Chance
from engine.games.living_forest.model.facts import cards
from engine.games.living_forest.model.table import Acting, Open, Player, Table
from engine.text import Seat


def deal_anew(table: Table, seat: Seat | None, chance: Chance) -> None:
    """Deal anew what the seat cannot know: the order of stacks and decks, and what another is picking."""
    table.decks = [chance.shuffled(sorted(deck)) for deck in table.decks]
    for other, player in enumerate(table.players):
        _shuffle(player, chance, knows_top=other == seat)
    if table.acting is not None and table.acting.seat != seat:
        _hide_picks(table.acting)


def _shuffle(player: Player, chance: Chance, *, knows_top: bool) -> None:
    """Shuffle the unknown part at the bottom (LF-SETUP-17); for others also each batch that was put on top (LF-ATTRACT-03)."""
    known = sum(player.tops)
    below = len(player.stack) - known
    stack = chance.shuffled(sorted(player.stack[:below]))
    for size in player.tops:
        batch = player.stack[len(stack) : len(stack) + size]
        stack += batch if knows_top else chance.shuffled(sorted(batch))
    player.stack = stack


def _hide_picks(acting: Acting) -> None:
    """Take back the cards being attracted, which are told only when all have been picked: as far as others know none has been yet."""
    now = acting.now
    if isinstance(now, Open) and now.deed == "attract":
        acting.now = replace(now, left=now.left + sum(cards()[card].cost for card in now.picked), picked=())
