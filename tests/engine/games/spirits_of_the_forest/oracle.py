"""A slow second opinion on collecting, written from the rules without looking at the engine: it tries everything."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.games.spirits_of_the_forest.model.facts import tiles
from engine.games.spirits_of_the_forest.model.table import Table


@dataclass
class Scene:
    """A base forest as rows of columns, with gems by place and the gems of the collector."""

    rows: dict[str, dict[int, int]]
    gems: dict[str, int]
    me: int
    supply: int
    removed: int

    @classmethod
    def of(cls, table: Table) -> Scene:
        rows: dict[str, dict[int, int]] = {row: {} for row in "ABCD"}
        for name, stack in zip(table.layout.names, table.stacks, strict=True):
            if stack:
                rows[name[0]][int(name[1:])] = stack[-1]
        player = table.players[table.active]
        gems = {table.layout.names[cell]: int(owner) for cell, owner in table.gems.items()}
        return cls(rows, gems, int(table.active), player.supply, player.removed)

    def take(self, name: str, pay: str | None, plus: bool) -> int | None:
        """Take a tile as the rules say, or return None where they forbid it."""
        row, column = self.rows[name[0]], int(name[1:])
        if column not in row or column not in (min(row), max(row)):
            return None
        owner = self.gems.get(name)
        if owner is None or owner == self.me:
            if pay is not None:
                return None
            if owner == self.me:
                del self.gems[name]
                self.supply += 1
            return row.pop(column)
        if not self._pay(pay, plus):
            return None
        del self.gems[name]
        return row.pop(column)

    def _pay(self, pay: str | None, plus: bool) -> bool:
        if pay == "plus":
            return plus and self.removed > 0 and self.supply == 0
        self.removed += 1
        if pay == "supply":
            self.supply -= 1
            return self.supply >= 0
        return pay is not None and self.gems.pop(pay, None) == self.me


def all_takes(table: Table) -> set[str]:
    """Return every collection that is legal on a base table, as text."""
    places = [name for name, stack in zip(table.layout.names, table.stacks, strict=True) if stack]
    own = [table.layout.names[cell] for cell, owner in table.gems.items() if owner == table.active]
    pays = [None, "supply", *own]
    plus = any(favour.face == "plus" and not favour.spent for favour in table.players[table.active].favours)
    return {
        line
        for first in places
        for pay in pays
        if Scene.of(table).take(first, pay, plus=False) is not None
        for second in (None, *places)
        for pay_second in ([None] if second is None else [*pays, "plus"])
        if (line := _line(table, first, second, pay, pay_second, plus)) is not None
    }


def _line(
    table: Table, first: str, second: str | None, pay: str | None, pay_second: str | None, plus: bool
) -> str | None:
    scene = Scene.of(table)
    removed_before = scene.removed
    if (one := scene.take(first, pay, plus=False)) is None:
        return None
    if second is not None:
        if pay_second == "plus" and removed_before:
            return None
        other = scene.take(second, pay_second, plus)
        if other is None or table.turn == 1:
            return None
        pair = [tiles()[one], tiles()[other]]
        if pair[0].spirit != pair[1].spirit or {tile.symbols for tile in pair} != {1}:
            return None
    return " ".join(_words(first, second, pay, pay_second))


def _words(*values: str | None) -> Iterator[str]:
    words = ["-" if value is None else value for value in values]
    while words[-1] == "-":
        words.pop()
    yield from ("take", *words)
