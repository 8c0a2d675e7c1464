"""What a seat cannot know, and dealing it anew."""

from __future__ import annotations

from engine.chance import Chance
from engine.games.spirits_of_the_forest.kinds import Face
from engine.games.spirits_of_the_forest.table import Favour, Table
from engine.text import Seat


def redeal(table: Table, viewer: Seat | None, chance: Chance) -> Table:
    """A table that looks the same to the viewer, with every face it does not know dealt anew.

    These are the tokens on tiles, the unspent ones of the other seats until the reveal, and those in the box (SF-SETUP-09).
    Nothing public depends on these faces, so every way of dealing them is possible.
    """
    other = table.copy()
    unknown = [seat for seat in range(len(table.players)) if seat != viewer and table.stage != "over"]
    pool = chance.shuffled(sorted(_faces(other, unknown)))
    other.favours = {cell: tuple(pool.pop() for _ in faces) for cell, faces in other.favours.items()}
    for seat in unknown:
        player = other.players[seat]
        player.favours = [favour if favour.spent else Favour(pool.pop()) for favour in player.favours]
    other.box = pool
    return other


def _faces(table: Table, seats: list[int]) -> list[Face]:
    lying = [face for faces in table.favours.values() for face in faces]
    held = [favour.face for seat in seats for favour in table.players[seat].favours if not favour.spent]
    return [*lying, *held, *table.box]
