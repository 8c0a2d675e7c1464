"""What a spirit may do otherwise than others: the moments at which its special rules are asked.

Each spirit is a room of its own, `spirits/<spirit>.py`, whose `SPIRIT` answers these; no other file names a spirit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeAlias

from engine.games.spirit_island.kinds import Element, InvaderAction
from engine.games.spirit_island.model.island import is_ocean
from engine.games.spirit_island.model.table import Piece, Player, Table
from engine.script import Play, Script
from engine.text import Seat

if TYPE_CHECKING:
    from engine.games.spirit_island.powers.effect import Effect

PowerEffect: TypeAlias = Callable[["Effect"], "Script[Any] | None"]


class IslandPlay(Play[Table]):
    """What the scripts of this game hold."""


class SpiritRules:
    """A spirit without special rules: what the rules ask of every spirit."""

    far_cost: int | None = None
    """The energy for aiming a power at a land with Dahan at any distance; None where it cannot."""
    dreams: bool = False
    """Whether its powers destroy nothing but frighten and push (SI-SPIRIT-13)."""
    lives_in_oceans: bool = False
    """Whether its presence brings oceans into play (SI-SPIRIT-10)."""
    regrowth_cost: tuple[int, int] | None = None
    """Energy for growing destroyed presence, on a healthy and on a blighted island; None where it cannot."""

    def __init__(self, powers: Mapping[str, PowerEffect]) -> None:
        self.powers = powers

    def is_sacred(self, player: Player, land: str) -> bool:
        """Whether a land is a sacred site of the spirit (SI-PRESENCE-02)."""
        return player.presence.get(land, 0) >= 2

    def defend(self, player: Player, land: str) -> int:
        """By how much it defends a land by itself."""
        return 0

    def swift_uses(self, elements: Mapping[Element, int]) -> int:
        """How many slow powers it may use as fast ones this turn."""
        return 0

    def may_stand_in(self, land: str) -> bool:
        """Whether its presence may be in a land at all."""
        return not is_ocean(land)

    def dahan_moved(self, play: IslandPlay, seat: Seat, origin: str, land: str) -> Script[None]:
        """A Dahan has moved between two lands."""
        yield from ()

    def after_ravage(self, play: IslandPlay, seat: Seat, land: str, dahan: int) -> Script[None]:
        """A ravage in a land has destroyed so many Dahan."""
        yield from ()

    def stops(self, play: IslandPlay, seat: Seat, land: str, action: InvaderAction) -> Script[bool]:
        """Invaders are about to act in a land: whether the spirit keeps them from it."""
        yield from ()
        return False

    def kill(self, effect: Effect, doomed: Sequence[tuple[str, Piece]]) -> Script[None]:
        """A power of the spirit destroys pieces, each given with its land."""
        yield from ()
        for land, piece in doomed:
            effect.destroy_piece(land, piece)

    def finish(self, table: Table) -> None:
        """A power of the spirit has been resolved."""


NOBODY = SpiritRules({})
"""The rules of what is no spirit's doing."""


@cache
def spirit_rules(spirit: str) -> SpiritRules:
    """The rules of a spirit by its id."""
    module = import_module(f"engine.games.spirit_island.spirits.{spirit.replace('-', '_')}")
    rules: SpiritRules = module.SPIRIT
    return rules


def rules_of(player: Player) -> SpiritRules:
    """The rules of a player's spirit."""
    assert player.spirit is not None
    return spirit_rules(player.spirit)


def spirits_at(table: Table) -> Iterator[tuple[Seat, Player, SpiritRules]]:
    """Every seat with its player and the rules of its spirit, where one has been chosen."""
    for seat, player in enumerate(table.players):
        if player.spirit is not None:
            yield Seat(seat), player, spirit_rules(player.spirit)
