"""What a seat cannot know, and dealing it anew."""

from __future__ import annotations

from engine.chance import Chance
from engine.games.spirits_of_the_forest.model.kinds import Face
from engine.games.spirits_of_the_forest.model.table import Favour, Player, Table
from engine.games.spirits_of_the_forest.modules.registry import in_play
from engine.text import Seat


def redeal(table: Table, viewer: Seat | None, chance: Chance) -> Table:
    """A table that looks the same to the viewer, with every face it does not know dealt anew.

    Nothing public depends on these faces, so every way of dealing them is possible.
    """
    other = table.copy()
    if other.down:
        _deal_tiles(other, chance)
    _deal_favours(other, viewer, chance)
    for module in in_play(other.modules):
        module.redeal(other, viewer, chance)
    return other


def _deal_tiles(table: Table, chance: Chance) -> None:
    """SF-EVENT-05: the tiles that lie face down."""
    cells = sorted(table.down)
    pool = chance.shuffled(sorted(tile for cell in cells for tile in table.stacks[cell]))
    for cell in cells:
        table.stacks[cell] = tuple(pool.pop() for _ in table.stacks[cell])


def _deal_favours(table: Table, viewer: Seat | None, chance: Chance) -> None:
    """Tokens on tiles, the unspent ones of the other seats until the reveal, those in the box (SF-SETUP-09), and any on their way."""
    unknown = [p for seat, p in enumerate(table.players) if seat != viewer and not table.revealed]
    pool = chance.shuffled(sorted(_unknown_faces(table, unknown, viewer)))
    for cell in _face_down(table):
        table.favours[cell] = tuple(pool.pop() for _ in table.favours[cell])
    for player in unknown:
        player.favours = [favour if _is_open(favour) else Favour(pool.pop()) for favour in player.favours]
    table.won = tuple(favour if favour.known else Favour(pool.pop()) for favour in table.won)
    if table.solo is not None:
        table.solo.unseen = [pool.pop() for _ in table.solo.unseen]
    if (display := table.enchanted) is not None:
        if viewer != table.active:
            display.drawn = tuple(pool.pop() for _ in display.drawn)
        display.out = [(seat, face if seat == viewer else pool.pop()) for seat, face in display.out]
    if not _box_is_open(table):
        table.box = pool


def _unknown_faces(table: Table, unknown: list[Player], viewer: Seat | None) -> list[Face]:
    found = [face for cell in _face_down(table) for face in table.favours[cell]]
    found += [favour.face for player in unknown for favour in player.favours if not _is_open(favour)]
    found += [favour.face for favour in table.won if not favour.known]
    if table.solo is not None:
        found += table.solo.unseen
    if (display := table.enchanted) is not None:
        found += display.drawn if viewer != table.active else ()
        found += [face for seat, face in display.out if seat != viewer]
    return found if _box_is_open(table) else [*found, *table.box]


def _face_down(table: Table) -> list[int]:
    return [cell for cell in table.favours if not table.layout.cells[cell].favour_up]


def _is_open(favour: Favour) -> bool:
    return favour.spent or favour.known


def _box_is_open(table: Table) -> bool:
    """SF-WISH-09: while a token is chosen, everybody sees those set aside."""
    return table.stage == "reward"
