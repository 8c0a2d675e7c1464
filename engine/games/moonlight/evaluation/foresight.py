"""Ways through a phase for those who play together, judged by whole phases played on: a beam keeps the best positions after each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from engine.chance import Chance
from engine.games.moonlight.evaluation.lead import chance_of, lead
from engine.games.moonlight.evaluation.phases import ENDED, Stretch, phase, position, settled
from engine.games.moonlight.forest.pairs import can_collect
from engine.games.moonlight.model.actions import Collect, MoonlightAction
from engine.games.moonlight.model.ground import NOWHERE
from engine.games.moonlight.model.play import MoonlightPlay
from engine.games.moonlight.model.supply import COMMON
from engine.games.moonlight.model.table import Table
from engine.script import Choose, Stage
from engine.text import Seat
from engine.thinking import Rules, Way

WAYS: Final = 6
"""Number of ways through a phase that are compared, the best at a glance."""
ALIKE: Final = 2
"""Maximum number of them that differ only in who gets which tile."""
WIDTH: Final = 4
"""Number of positions kept after each phase that is foreseen."""
PHASES: Final = 10
"""Number of phases that are foreseen."""
GRACE: Final = 2
"""Number of phases for which each way keeps its best position, whatever the others are worth."""

OPEN_YET: Final = 8.0
"""Lead in points that may yet be gained by what is asked as the game is settled."""
NEVER: Final = -1000.0
"""Lead in points that is less than any."""

Forest = Stage[MoonlightPlay]
Sketch = Rules[Forest, MoonlightAction]
Followed = tuple[float, int, Table]
"""A position in a beam: the lead there, the number of the way it was come by, and the table."""


def beam(starts: Iterable[Stretch], width: int) -> Stretch | None:
    """Return a stretch of play to a table that is won, found by keeping so many positions after each phase; None where none is found.

    Its actions begin with those of its start.
    """
    kept = unlike(((lead(each.table), each) for each in starts), width)
    while kept:
        found: dict[Any, tuple[float, Stretch]] = {}
        for _, before in kept:
            for after in phase(Stretch(before.table)):
                points = lead(after.table)
                if after.table.phase not in ENDED:
                    if (key := position(after.table)) not in found:
                        found[key] = points, Stretch(after.table, (*before.actions, *after.actions))
                elif points > -OPEN_YET:
                    end = settled(before.table, after.actions)
                    if lead(end.table) > 0:
                        return Stretch(end.table, (*before.actions, *end.actions))
        kept = unlike(found.values(), width)
    return None


def unlike(found: Iterable[tuple[float, Stretch]], width: int) -> list[tuple[float, Stretch]]:
    """Return the best positions, the best first, and of those that differ only in who has which tile the best one alone."""
    met, kept = set(), []
    for points, stretch in sorted(found, key=lambda each: -each[0]):
        shape = shape_of(stretch.table)
        if shape not in met:
            met.add(shape)
            kept.append((points, stretch))
            if len(kept) == width:
                break
    return kept


def shape_of(table: Table) -> Any:
    """Return where tiles lie and creatures stand."""
    return tuple([tile == NOWHERE for tile in table.tiles]), tuple(table.creatures.values())


def answered(rules: Sketch, stage: Forest) -> Iterator[Stretch]:
    """Yield the stretches by all answers to what a stage asks in mid-effect, each position once; where it is at rest, an empty one.

    As the game is settled they are the best answers alone.
    """
    open_: list[tuple[Forest, tuple[tuple[Seat, MoonlightAction], ...]]] = [(stage, ())]
    met = set()
    while open_:
        here, actions = open_.pop()
        if here.rest is None:
            key = position(here.play.table)
            if key not in met:
                met.add(key)
                yield Stretch(here.play.table, actions)
            continue
        ((seat, ask),) = rules.awaits(here).items()
        found = [(_after(rules, here, seat, each), (*actions, (seat, each))) for each in ask.legal.actions]
        is_settled = here.play.table.phase == "settle"
        open_ += [max(found, key=lambda each: lead(each[0].play.table))] if is_settled else found


def _after(rules: Sketch, stage: Forest, seat: Seat, action: MoonlightAction) -> Forest:
    """Return a stage after an action, as the kernel plays it."""
    after = rules.keeping.copy(stage)
    tuple(rules.play(after, seat, action, Chance(b"foresight")))
    return after


def ways(rules: Sketch, stage: Forest, seat: Seat) -> list[Way[MoonlightAction]]:
    """Return the best ways of a seat through the phase that lies on the table, as far as nothing comes to light."""
    if stage.play.table.phase == "settle":
        return _answers(rules, stage, seat)
    table = stage.play.table
    stretches = phase(Stretch(table)) if stage.rest is None else answered(rules, stage)
    ranked = sorted(((lead(each.table), each) for each in stretches), key=lambda each: -each[0])
    if not (table.options.open_talk and _goes_on(table)):
        return _best(table, seat, ranked)
    sparing = [each for each in ranked if not _spends(table, each[1])]
    spending = [each for each in ranked if _spends(table, each[1])]
    return [
        *_best(table, seat, sparing),
        *(replace(way, spends_common=True) for way in _best(table, seat, spending)),
    ]


def _goes_on(table: Table) -> bool:
    """Return whether the game goes on without any gem."""
    return table.phase != "collect" or can_collect(table)


def _spends(before: Table, stretch: Stretch) -> bool:
    """Return whether a gem of those that all share is spent on a stretch (ML-GEM-09)."""
    return stretch.table.players[COMMON].spent > before.players[COMMON].spent


def _best(table: Table, seat: Seat, ranked: Iterable[tuple[float, Stretch]]) -> list[Way[MoonlightAction]]:
    """Return the ways of a seat on the first of these stretches, few of which differ only in who gets which tile."""
    met: dict[Any, int] = {}
    found: dict[tuple[MoonlightAction, ...], float] = {}
    for points, stretch in ranked:
        shape = shape_of(stretch.table)
        met[shape] = met.get(shape, 0) + 1
        if met[shape] <= ALIKE:
            found.setdefault(_known(table, stretch, seat), chance_of(points))
            if len(found) == WAYS:
                break
    return [Way(actions, value) for actions, value in found.items()]


def _answers(rules: Sketch, stage: Forest, seat: Seat) -> list[Way[MoonlightAction]]:
    """Return the best answers to what is asked as the game is settled, where each stands for itself."""
    legal = rules.awaits(stage)[seat].legal
    found = [Way((each,), chance_of(lead(_after(rules, stage, seat, each).play.table))) for each in legal]
    return sorted(found, key=lambda way: -way.value)[:WAYS]


def _known(table: Table, stretch: Stretch, seat: Seat) -> tuple[MoonlightAction, ...]:
    """Return the actions of a stretch that the seat can plan: its own, up to where something comes to light."""
    found: list[MoonlightAction] = []
    hides = False
    for actor, action in stretch.actions:
        if actor != seat or (found and (isinstance(action, Choose) or (hides and action.verb == "assign"))):
            break
        found.append(action)
        if isinstance(action, Collect):
            names = table.ground.names
            hides = hides or any(names[spot] == action.tile for spot in table.down)
    return tuple(found)


def foreseen(
    rules: Sketch, stage: Forest, seat: Seat, ways: Sequence[Sequence[MoonlightAction]]
) -> list[float]:
    """Return for each way the chance to win, as whole phases played on after it tell.

    One beam follows all of them. A way that falls out of it is worth no more than the worst of those that stay in.
    """
    begun = [
        (lead(table), number, table)
        for number, way in enumerate(ways)
        for table in _begun(rules, stage, seat, way)
    ]
    glance = _best_of(begun)
    ended, goes_on = _parted(begun)
    kept = _narrowed(goes_on, with_each=True)
    for step in range(PHASES):
        found: dict[Any, Followed] = {}
        for _, number, table in kept:
            for after in phase(Stretch(table)):
                key = position(after.table)
                if key not in found:
                    found[key] = lead(after.table), number, after.table
        over, goes_on = _parted(found.values())
        ended += over
        kept = _narrowed(goes_on, step < GRACE)
    ends = _best_of((*ended, *kept))
    least = min(ends.values())
    return [chance_of(ends.get(number, min(glance[number], least))) for number in range(len(ways))]


def _parted(found: Iterable[Followed]) -> tuple[list[Followed], list[Followed]]:
    """Return the positions in which the game is over, and the others."""
    parts: tuple[list[Followed], list[Followed]] = [], []
    for each in found:
        parts[each[2].phase not in ENDED].append(each)
    return parts


def _best_of(found: Iterable[Followed]) -> dict[int, float]:
    """Return the best lead of each way."""
    best: dict[int, float] = {}
    for points, number, _ in found:
        best[number] = max(best.get(number, NEVER), points)
    return best


def _begun(rules: Sketch, stage: Forest, seat: Seat, way: Sequence[MoonlightAction]) -> Iterator[Table]:
    """Yield the tables at rest that a way leads to, as far as it is legal there."""
    after = rules.keeping.copy(stage)
    for action in way:
        asks = rules.awaits(after)
        if seat not in asks or action not in asks[seat].legal:
            break
        tuple(rules.play(after, seat, action, Chance(b"foresight")))
    for stretch in answered(rules, after):
        yield stretch.table


def _narrowed(found: Iterable[Followed], with_each: bool) -> list[Followed]:
    """Return the best positions that differ in more than who has which tile; if asked for, the best one of each way as well."""
    met, kept, ways = set(), list[Followed](), set[int]()
    for each in sorted(found, key=lambda each: -each[0]):
        _, number, table = each
        shape = shape_of(table)
        if (len(kept) < WIDTH and shape not in met) or (with_each and number not in ways):
            met.add(shape)
            ways.add(number)
            kept.append(each)
    return kept
