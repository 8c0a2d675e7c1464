"""Gains of uses of powers, each tried once on a copy for all tables on which everything around its land looks alike."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import Any

from engine.chance import Chance
from engine.games.spirit_island.evaluation.due import due
from engine.games.spirit_island.evaluation.land_value import of_land
from engine.games.spirit_island.evaluation.simulation import act
from engine.games.spirit_island.evaluation.value import worth, worth_beside_lands
from engine.games.spirit_island.model.actions import Use
from engine.games.spirit_island.model.table import Table
from engine.games.spirit_island.rules import presence
from engine.text import Seat


class UseMemory:
    """The gains found so far while one decision is thought about."""

    def __init__(self) -> None:
        self._found: dict[Hashable, float] = {}
        self._looks: dict[Hashable, int] = {}

    def of_uses(self, table: Table, seat: Seat, uses: Sequence[Use], chance: Chance) -> list[float]:
        """Return what each of some uses of a seat brings on a table."""
        if not uses:
            return []
        looks, trial = _Looks(table, self._looks), _TriedTable(table)
        found = []
        for use in uses:
            aim = use.aim
            key = (use.power, use.level, seat, aim, looks.around(aim)) if isinstance(aim, str) else None
            if key is not None and key in self._found:
                gain = self._found[key]
            else:
                gain = trial.gain(seat, use, chance.twin())
                if key is not None:
                    self._found[key] = gain
            found.append(gain)
        return found


class _TriedTable:
    """A table on copies of which uses are tried. Of the lands only those are looked at again in which something may have changed."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._ahead = due(table)
        self._lands: dict[str, float] = {}
        self._beside: float | None = None

    def gain(self, seat: Seat, use: Use, chance: Chance) -> float:
        """Return what a use brings."""
        before = self._table
        after = before.copy()
        act(after, chance, seat, use)
        if after.result is not None:
            return worth(after) - worth(before)
        if self._beside is None:
            self._beside = worth_beside_lands(before)
        found, ahead = worth_beside_lands(after) - self._beside, due(after)
        near = _where_presence_differs(before, after)
        if isinstance(use.aim, str):
            near |= {use.aim, *presence.adjacent(before, use.aim)}
        is_whole = ahead.look != self._ahead.look
        for name, land in after.lands.items():
            here = before.lands[name]
            if is_whole or name in near or len(land.pieces) != len(here.pieces) or land.blight != here.blight:
                found += of_land(after, name, ahead) - self._of_land(name)
        return found

    def _of_land(self, name: str) -> float:
        if name not in self._lands:
            self._lands[name] = of_land(self._table, name, self._ahead)
        return self._lands[name]


def _where_presence_differs(before: Table, after: Table) -> set[str]:
    """Return the lands in which a spirit has other presence on one of two tables than on the other."""
    return {
        name
        for one, other in zip(before.players, after.players, strict=True)
        if one.presence != other.presence
        for name in one.presence.keys() | other.presence.keys()
        if one.presence.get(name) != other.presence.get(name)
    }


class _Looks:
    """The looks of the lands of one table, each as a number that is the same for all lands that look alike."""

    def __init__(self, table: Table, numbers: dict[Hashable, int]) -> None:
        self._table, self._numbers = table, numbers
        ahead = due(table)
        self._roles = ahead.roles
        wide: Any = [
            (each.id, each.where, each.seat, each.amount) for each in table.lasting if each.land is None
        ]
        self._whole = self._number((ahead.look, *wide))
        self._lands: dict[str, int] = {}
        self._presence = [player.presence for player in table.players]

    def around(self, land: str) -> tuple[int, ...]:
        """Return the looks of a land and of those next to it, and what holds everywhere."""
        return self._whole, self._of(land), *map(self._of, presence.adjacent(self._table, land))

    def _of(self, name: str) -> int:
        if name not in self._lands:
            table, land = self._table, self._table.lands[name]
            lasting: Iterable[Hashable] = [
                (each.id, each.amount) for each in table.lasting if each.land == name
            ]
            self._lands[name] = self._number(
                (
                    self._roles[name],
                    land.blight,
                    *[(piece.kind, piece.damage) for piece in land.pieces],
                    *[here.get(name) for here in self._presence],
                    *lasting,
                )
            )
        return self._lands[name]

    def _number(self, look: Hashable) -> int:
        return self._numbers.setdefault(look, len(self._numbers))
