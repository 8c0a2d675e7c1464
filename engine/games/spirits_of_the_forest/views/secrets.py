"""The secrets of the table from a seat, and their redeal."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from engine.chance import Chance
from engine.games.spirits_of_the_forest.model.kinds import Face
from engine.games.spirits_of_the_forest.model.table import Favour, Player, Table
from engine.games.spirits_of_the_forest.modules.module import FAVOURS, in_play
from engine.games.spirits_of_the_forest.rules.step_order import is_revealed
from engine.kit import Redeal
from engine.text import Seat


def redeal(table: Table, seat: Seat | None, chance: Chance) -> Table:
    """Return a table that looks the same to the seat, with every face it does not know dealt anew.

    Nothing public depends on these faces, so every way of dealing them is possible.
    """
    other, hidden = table.copy(), Redeal(seat)
    _hide_tiles(other, hidden)
    _hide_favours(other, hidden)
    for module in in_play(other.modules):
        module.hide(other, hidden)
    hidden.deal(chance)
    return other


def _hide_tiles(table: Table, hidden: Redeal) -> None:
    """Hide the tiles that lie face down (SF-EVENT-05)."""
    for cell in sorted(table.down):
        hidden.pile("tiles", table.stacks[cell], partial(_lay_tiles, table, cell))


def _lay_tiles(table: Table, cell: int, dealt: list[int]) -> None:
    table.stacks[cell] = tuple(dealt)


def _hide_favours(table: Table, hidden: Redeal) -> None:
    """Hide tokens on tiles, the unspent ones of the other seats until the reveal, those in the box (SF-SETUP-09), and any on their way.

    Cells are come to in their order: that of a dict tells in which order its tokens were put there, or how it was loaded.
    """
    for cell in sorted(table.favours):
        if not table.layout.cells[cell].favour_up:
            hidden.pile(FAVOURS, table.favours[cell], partial(_lay_favours, table, cell))
    for seat, player in enumerate(table.players):
        if seat != hidden.viewer and not is_revealed(table):
            hidden.pile(FAVOURS, _unknown(player.favours), partial(_give_favours, player))
    hidden.pile(FAVOURS, _unknown(table.won), partial(_give_won, table))
    if not any(module.has_open_box(table) for module in in_play(table.modules)):
        hidden.pile(FAVOURS, table.box, partial(setattr, table, "box"))


def _lay_favours(table: Table, cell: int, dealt: list[Face]) -> None:
    table.favours[cell] = tuple(dealt)


def _give_favours(player: Player, dealt: list[Face]) -> None:
    player.favours = _dealt(player.favours, dealt)


def _give_won(table: Table, dealt: list[Face]) -> None:
    table.won = tuple(_dealt(table.won, dealt))


def _unknown(favours: Iterable[Favour]) -> list[Face]:
    return [favour.face for favour in favours if not _is_open(favour)]


def _dealt(favours: Iterable[Favour], dealt: list[Face]) -> list[Favour]:
    """Return the favours with other faces where nobody but their owner knows them."""
    anew = iter(dealt)
    return [favour if _is_open(favour) else Favour(next(anew)) for favour in favours]


def _is_open(favour: Favour) -> bool:
    return favour.spent or favour.known
