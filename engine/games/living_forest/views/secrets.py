"""What a seat cannot know, and dealing it anew."""

from __future__ import annotations

from dataclasses import replace

from engine.chance import Chance
from engine.games.living_forest.model.components import cards
from engine.games.living_forest.model.table import Open, Player, Table
from engine.text import Seat


def redeal(table: Table, viewer: Seat | None, chance: Chance) -> Table:
    """A table that looks the same to the viewer: the order of stacks and decks, and what another is picking, dealt anew."""
    other = table.copy()
    other.decks = [chance.shuffled(sorted(deck)) for deck in other.decks]
    for seat, player in enumerate(other.players):
        _shuffle(player, chance, knows_top=seat == viewer)
    if other.acting is not None and other.acting.seat != viewer:
        _hide_picks(other)
    return other


def _shuffle(player: Player, chance: Chance, *, knows_top: bool) -> None:
    """LF-SETUP-17: the unknown part at the bottom; for others also each batch that was put on top (LF-ATTRACT-03)."""
    known = sum(player.tops)
    below = len(player.stack) - known
    stack = chance.shuffled(sorted(player.stack[:below]))
    for size in player.tops:
        batch = player.stack[len(stack) : len(stack) + size]
        stack += batch if knows_top else chance.shuffled(sorted(batch))
    player.stack = stack


def _hide_picks(table: Table) -> None:
    """Cards being attracted are told only when all have been picked: as far as others know none has been yet."""
    acting = table.acting
    assert acting is not None
    frame = acting.frames[-1] if acting.frames else None
    if isinstance(frame, Open) and frame.deed == "attract":
        left = frame.left + sum(cards()[card].cost for card in frame.picked)
        acting.frames = (*acting.frames[:-1], replace(frame, left=left, picked=()))
