"""Announcements of the invaders, as far as they have not happened yet, and the strength of all pieces."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeAlias

from engine.games.spirit_island.evaluation.values import NOW
from engine.games.spirit_island.model.facts import invader_cards
from engine.games.spirit_island.model.island import Island
from engine.games.spirit_island.model.kinds import Kind
from engine.games.spirit_island.model.lasting_rule import LastingId
from engine.games.spirit_island.model.table import Table
from engine.games.spirit_island.rules.challenge import challenges, holds_terror
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
        "no-city",
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
    """Actions that the invaders have announced for a land: how often they build before they ravage, whether they ravage, whether they
    build then, and whether they ravage in the turn after that; and its number of neighbours.
    """

    early: int
    ravages: bool
    builds: bool
    later: bool
    neighbours: int


class Influence(NamedTuple):
    """Changes to a land by what happens in others: towns that come before it ravages and before it builds, and in which of its extra
    builds and in whether its build it builds though nobody is there.
    """

    before_ravage: int = 0
    before_build: int = 0
    settles_early: tuple[bool, ...] = ()
    settles: bool = False


UNREACHED: Final = Influence()
"""Influence of others to a land before anything is found: none."""


@dataclass(frozen=True, eq=False, slots=True)
class Foe:
    """The rules of the invaders that follow from who has sent them.

    `might` is the strength of the pieces, `settles` says whether invaders may build where there are none, `mines`
    whether blight brings towns next door, `flees` whether smaller
    pieces come for buildings that fall, `crowded` the number of buildings in a land that loses the game (0 where any number may stand),
    `deep` the blight beyond one by the damage of a ravage.
    """

    might: Might
    settles: bool
    mines: bool
    flees: bool
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
            any(each.settles(table) for each in in_play),
            any(each.mines(table) for each in in_play),
            any(each.refugees for each in in_play),
            max([each.crowded or 0 for each in in_play], default=0),
            tuple(
                [sum([each.more_blight(table, damage) for each in in_play]) for damage in range(MOST_DAMAGE)]
            ),
        )
    return _FOES[key]


@dataclass(frozen=True, eq=False, slots=True)
class Due:
    """All that is announced, a role for each land, and by whom.

    `extras` are the lands of each extra build, `order` those that ravage in their order, `begun` those of a step that has begun. `left` is
    the blight the island still bears, `rules` are the lasting rules that hold anywhere, `is_early` says whether powers can still be used
    against what is announced, `counts_wounds` whether damage stays for a while. `look` is the same for all that is alike within a game.
    `known` keeps what lands were found to be worth, `reach` what comes to each from others on this table; None where nothing can.
    """

    look: Hashable
    roles: dict[str, Announced]
    extras: tuple[Sequence[str], ...]
    order: Sequence[str]
    begun: Sequence[str]
    foe: Foe
    left: int
    rules: frozenset[LastingId]
    is_early: bool
    counts_wounds: bool
    known: dict[Any, float] = field(default_factory=dict)
    reach: dict[str, Influence] | None = None


def due(table: Table) -> Due:
    """Return what is announced on a table; from the slow phase on that is the next turn's."""
    track, phase, foe = table.invaders, table.phase, foe_of(table)
    is_today = table.lasting and phase != "slow"
    found = _due(
        table.island,
        foe,
        (track.ravage, track.build, track.explored, track.extra),
        tuple(table.agenda) if phase == "invaders" else None,
        _extra_builds(table) if track.extra else 0,
        tuple(table.first),
        bearable(table),
        LOCAL.intersection([each.id for each in table.lasting]) if is_today else NONE,
        phase in ("spirit", "slow"),
        phase != "spirit",
        NOW.changes,
    )
    return replace(found, reach={}) if foe.settles or foe.mines else found


def _extra_builds(table: Table) -> int:
    """Return how many extra builds have still to begin."""
    is_invaders = table.phase == "invaders"
    steps = (
        table.agenda
        if is_invaders
        else [step for each in challenges(table) for step in each.before_ravage(table)]
    )
    is_quiet = not (is_invaders and table.fear.resolved)
    if table.fear.earned and (not is_invaders or "fear" in table.agenda) and not holds_terror(table):
        is_quiet = False
    return steps.count("extra") + (is_quiet and "extra-if-quiet" in steps)


@lru_cache(maxsize=256)
def _due(
    island: Island,
    foe: Foe,
    cards: tuple[str | None, str | None, str | None, str | None],
    agenda: tuple[str, ...] | None,
    extra_builds: int,
    first: tuple[str, ...],
    left: int,
    lasting: frozenset[LastingId],
    is_early: bool,
    counts_wounds: bool,
    changes: int,
) -> Due:
    ravage, build, explored, extra = (
        [land for land in island.lands if _is_about(card, land)] for card in cards
    )
    later, begun = {*build, *explored}, list[str]()
    extras = [extra] * extra_builds
    ravage = sorted(ravage, key=lambda land: first.index(land) if land in first else len(first))
    if agenda is not None:
        begun = [step.partition(" ")[2] for step in agenda if " " in step]
        extras = [*([begun] if agenda[0].startswith("extra ") else ()), *extras]
        ravage, build = _open(agenda, "ravage", ravage), _open(agenda, "build", build)
    roles = {
        land: Announced(
            sum([land in lands for lands in extras]),
            land in ravage,
            land in build,
            land in later,
            len(island.neighbours[land]),
        )
        for land in island.lands
    }
    oceans = {ocean: Announced(0, False, False, False, 0) for ocean in island.oceans}
    look = cards, agenda, extra_builds, left, lasting, is_early, counts_wounds
    return Due(
        look,
        {**roles, **oceans},
        tuple(extras),
        ravage,
        begun,
        foe,
        left,
        lasting,
        is_early,
        counts_wounds,
    )


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
