"""Announcements of the invaders, as far as they have not happened yet, and the strength of all pieces."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeAlias

from engine.games.spirit_island.evaluation.values import NOW
from engine.games.spirit_island.model.facts import invader_cards
from engine.games.spirit_island.model.island import Island
from engine.games.spirit_island.model.kinds import Kind
from engine.games.spirit_island.model.lasting_rule import LastingId
from engine.games.spirit_island.model.table import Table
from engine.games.spirit_island.rules.challenge import challenges
from engine.games.spirit_island.rules.invaders import matches
from engine.games.spirit_island.rules.pieces import strength, toughness

HEALTHY: Final = 4
"""Blight that the other side of a healthy card bears beyond what is left, by seat."""

Counts: TypeAlias = tuple[int, int, int, int]
"""Numbers for explorers, towns, cities and Dahan, in this order."""
MOST_DAMAGE: Final = 100
"""More damage than a ravage deals."""
LOCAL: Final[frozenset[LastingId]] = frozenset(
    (
        "defend",
        "defend-per-dahan",
        "ward",
        "no-ravage",
        "no-build",
        "dahan-health",
        "dahan-safe",
        "dahan-hidden",
        "no-blight",
    )
)
"""Lasting rules that change what the invaders do in a land."""
NONE: Final[frozenset[LastingId]] = frozenset()
"""Rules that hold anywhere where no lasting rule does."""


class Might(NamedTuple):
    """Damage that a piece of each kind deals and health that it has, by the rules of the table."""

    damage: Counts
    health: Counts


class Announced(NamedTuple):
    """Actions that the invaders have announced for a land: whether they build before they ravage, whether they ravage, whether they
    build then, and whether they ravage in the turn after that; and its number of neighbours.
    """

    early: bool
    ravages: bool
    builds: bool
    later: bool
    neighbours: int


@dataclass(frozen=True, eq=False, slots=True)
class Foe:
    """The rules of the invaders that follow from who has sent them.

    `might` is the strength of the pieces, `settles` says whether invaders may build where there are none, `crowded` the number of buildings
    in a land that loses the game (0 where any number may stand), `deep` the blight beyond one by the damage of a ravage.
    """

    might: Might
    settles: bool
    crowded: int
    deep: tuple[int, ...]


_FOES: Final[dict[tuple[str | None, int, str | None], Foe]] = {}
"""All foes that were met, each worked out once."""


def foe_of(table: Table) -> Foe:
    """Return who has sent the invaders of a table."""
    key = table.adversary, table.adversary_level, table.scenario
    if key not in _FOES:
        in_play = challenges(table)
        _FOES[key] = Foe(
            might_of(table),
            bool(in_play),
            max([each.crowded or 0 for each in in_play], default=0),
            tuple(
                [sum([each.more_blight(table, damage) for each in in_play]) for damage in range(MOST_DAMAGE)]
            ),
        )
    return _FOES[key]


@dataclass(frozen=True, eq=False, slots=True)
class Due:
    """All that is announced, a role for each land, and by whom.

    `left` is the blight the island still bears, `rules` are the lasting rules that hold anywhere, `is_early` says whether powers can
    still be used against what is announced, `counts_wounds` whether damage stays for a while. `look` is the same for all that is alike
    within a game. `known` keeps what lands were found to be worth.
    """

    look: Hashable
    roles: dict[str, Announced]
    foe: Foe
    left: int
    rules: frozenset[LastingId]
    is_early: bool
    counts_wounds: bool
    known: dict[Any, float] = field(default_factory=dict)


def due(table: Table) -> Due:
    """Return what is announced on a table; from the slow phase on that is the next turn's."""
    track, phase = table.invaders, table.phase
    is_today = table.lasting and phase != "slow"
    return _due(
        table.island,
        foe_of(table),
        (track.ravage, track.build, track.explored, track.extra),
        tuple(table.agenda) if phase == "invaders" else None,
        bearable(table),
        LOCAL.intersection([each.id for each in table.lasting]) if is_today else NONE,
        phase in ("spirit", "slow"),
        phase != "spirit",
        NOW.changes,
    )


@lru_cache(maxsize=256)
def _due(
    island: Island,
    foe: Foe,
    cards: tuple[str | None, str | None, str | None, str | None],
    agenda: tuple[str, ...] | None,
    left: int,
    lasting: frozenset[LastingId],
    is_early: bool,
    counts_wounds: bool,
    changes: int,
) -> Due:
    ravage, build, explored, extra = (
        [land for land in island.lands if _is_about(card, land)] for card in cards
    )
    later = {*build, *explored}
    if agenda is not None:
        ravage, build, extra = (
            _open(agenda, "ravage", ravage),
            _open(agenda, "build", build),
            _open(agenda, "extra", extra),
        )
    roles = {
        land: Announced(
            land in extra,
            land in ravage,
            land in build,
            land in later,
            len(island.neighbours[land]),
        )
        for land in island.lands
    }
    oceans = {ocean: Announced(False, False, False, False, 0) for ocean in island.oceans}
    look = cards, agenda, left, lasting, is_early, counts_wounds
    return Due(look, {**roles, **oceans}, foe, left, lasting, is_early, counts_wounds)


def _is_about(card: str | None, land: str) -> bool:
    return card is not None and matches(invader_cards()[card], land)


def _open(agenda: tuple[str, ...], action: str, lands: list[str]) -> list[str]:
    """Return the lands to which the Invader Phase has still to come with an action."""
    return lands if action in agenda else [land for land in lands if f"{action} {land}" in agenda]


def might_of(table: Table) -> Might:
    """Return the damage and the health of each kind of piece on a table, but for what holds in single lands."""
    return Might(
        damage=_of_kinds(lambda kind: strength(table, kind)),
        health=_of_kinds(lambda kind: toughness(table, kind)),
    )


def _of_kinds(number: Callable[[Kind], int]) -> Counts:
    return number("explorer"), number("town"), number("city"), number("dahan")


def bearable(table: Table) -> int:
    """Return the number of blight the island still bears, by and large."""
    blight = table.blight
    more = 0 if blight.is_blighted or blight.card is None else HEALTHY * len(table.players)
    return blight.left + more
