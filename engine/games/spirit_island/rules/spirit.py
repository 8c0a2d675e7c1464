"""Special rules of a spirit: the moments at which they are asked.

Each spirit is a room of its own, `spirits/<spirit>.py`, whose `SPIRIT` answers these; no other file names a spirit.
Its powers stand beside that as `POWERS`: these rules know none of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Protocol, Self

from engine.games.spirit_island.model.kinds import Element, InvaderAction
from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.model.table import Land, Piece, Player, Table
from engine.script import Script
from engine.text import Seat, Text


class PowerUse(Protocol):
    """One use of a power, as the rules of a spirit see it when it destroys something."""

    play: IslandPlay
    chooser: Seat
    land: str

    @property
    def table(self) -> Table:
        """The table as it is now."""

    @property
    def here(self) -> Land:
        """The target land as it is now."""

    @property
    def name(self) -> Text:
        """The name of the power."""

    def at(self, land: str) -> Self:
        """Return the same power, in another land."""

    def fear(self, fear: int) -> None:
        """Generate fear."""

    def destinations(self) -> list[str]:
        """Return the lands to which pieces can be pushed."""

    def destroy_piece(self, land: str, piece: Piece) -> None:
        """Destroy one piece, unless something keeps it safe."""


class SpiritRules:
    """The rules of a spirit without special ones: the questions that are put to every spirit."""

    far_cost: int | None = None
    """Energy for aiming a power at a land with Dahan at any distance; None where the spirit cannot."""
    dreams: bool = False
    """Whether the spirit's powers destroy nothing but frighten and push (SI-SPIRIT-13)."""
    lives_in_oceans: bool = False
    """Whether the spirit's presence brings oceans into play (SI-SPIRIT-10)."""
    regrowth_cost: tuple[int, int] | None = None
    """Energy for growing destroyed presence, on a healthy and on a blighted island; None where the spirit cannot."""

    def is_sacred(self, presence: int, land: str) -> bool:
        """Return whether a number of presence makes a land a sacred site of the spirit (SI-PRESENCE-02)."""
        return presence >= 2

    def defend(self, player: Player, land: str) -> int:
        """Return the points by which the spirit defends a land by itself, by being there."""
        return 0

    def swift_uses(self, elements: Mapping[Element, int]) -> int:
        """Return the number of slow powers the spirit may use as fast ones this turn."""
        return 0

    def may_stand_in(self, land: str) -> bool:
        """Return whether the spirit's presence may be in a land at all."""
        return True

    def dahan_moved(self, play: IslandPlay, seat: Seat, origin: str, land: str) -> Script[None]:
        """Act when a Dahan has moved between two lands."""
        yield from ()

    def after_ravage(self, play: IslandPlay, seat: Seat, land: str, dahan: int) -> Script[None]:
        """Act after a ravage in a land; `dahan` is the number of Dahan it has destroyed."""
        yield from ()

    def stops(self, play: IslandPlay, seat: Seat, land: str, action: InvaderAction) -> Script[bool]:
        """Act when invaders are about to act in a land. Return whether the spirit keeps them from it."""
        yield from ()
        return False

    def after_unit(self, play: IslandPlay, seat: Seat) -> Script[None]:
        """Act when a unit is done."""
        yield from ()

    def kill(self, use: PowerUse, doomed: Sequence[tuple[str, Piece]]) -> Script[None]:
        """Destroy pieces by a power of the spirit, each given with its land."""
        yield from ()
        for land, piece in doomed:
            use.destroy_piece(land, piece)

    def finish(self, table: Table) -> None:
        """Act when a power of the spirit has been resolved."""


NOBODY = SpiritRules()
"""The rules for effects that are no spirit's doing."""


def spirit_room(spirit: str) -> ModuleType:
    """Return the room of a spirit by its id."""
    return import_module(f"engine.games.spirit_island.spirits.{spirit.replace('-', '_')}")


@cache
def spirit_rules(spirit: str) -> SpiritRules:
    """Return the rules of a spirit by its id."""
    rules: SpiritRules = spirit_room(spirit).SPIRIT
    return rules


def rules_of(player: Player) -> SpiritRules:
    """Return the rules of a player's spirit."""
    assert player.spirit is not None
    return spirit_rules(player.spirit)


def spirits_at(table: Table) -> Iterator[tuple[Seat, Player, SpiritRules]]:
    """Yield every seat with its player and the rules of its spirit, where one has been chosen."""
    for seat, player in enumerate(table.players):
        if player.spirit is not None:
            yield Seat(seat), player, spirit_rules(player.spirit)
