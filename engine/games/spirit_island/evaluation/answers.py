"""Answers of a sensible player to an effect, without a search: the one after which the lands concerned are worth most."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, cast

from engine.action import verb_of
from engine.games.spirit_island.evaluation.land_value import FEAR, PIECES, Due, due, of_land
from engine.games.spirit_island.model.actions import Gather, Hit, Push, Take
from engine.games.spirit_island.model.facts import piece_facts
from engine.games.spirit_island.model.kinds import Kind
from engine.games.spirit_island.model.land import is_ocean
from engine.games.spirit_island.model.table import Piece, Table
from engine.games.spirit_island.rules.pieces import health

DESTROYED: Final = 1.0
"""Worth of destroying a piece beyond wearing it down."""
ABOUT_TO_ACT: Final = 0.3
"""Additional worth of destroying a piece where the land is about to ravage."""
POINT: Final = 0.2
"""Worth of a point of damage elsewhere."""

Judge = Callable[[Table, Any, Due], float]
"""A function from an answer to the change of value it brings, as far as that can be told without trying it."""


def are_judged(answers: Sequence[Any]) -> bool:
    """Return whether all answers given can be judged without trying them; a single one always can."""
    return len(answers) == 1 or all(verb_of(answer) in _JUDGES for answer in answers)


def best(table: Table, answers: Sequence[Any]) -> Any:
    """Return the answer that changes most for the better; where they cannot be judged, the first."""
    if not are_judged(answers):
        return answers[0]
    coming = due(table)
    return max(answers, key=lambda answer: _judged(table, answer, coming))


def _judged(table: Table, answer: Any, coming: Due) -> float:
    return _JUDGES[verb_of(answer)](table, answer, coming) if verb_of(answer) in _JUDGES else 0.0


def _of_hit(table: Table, hit: Hit, coming: Due) -> float:
    """Return the worth of a hit: a destroyed piece counts by what it costs, points on others hardly count."""
    kind, _, damage = hit.piece.partition("-")
    piece = cast(Kind, kind)
    taken = int(damage) if damage.isdigit() else 0
    if health(table, hit.land, piece) > taken + hit.points:
        return POINT * PIECES[piece]
    urgent = ABOUT_TO_ACT * (hit.land in coming.ravage)
    return DESTROYED + PIECES[piece] + FEAR * piece_facts(piece).fear + urgent - POINT * hit.points


def _of_take(table: Table, take: Take, coming: Due) -> float:
    kind = cast(Kind, take.piece.partition("-")[0])
    return _without(table, take.land, take.piece, coming) + FEAR * piece_facts(kind).fear


def _of_move(table: Table, move: Push | Gather, coming: Due) -> float:
    piece = table.lands[move.origin].find(move.piece)
    return _without(table, move.origin, move.piece, coming) + _with(table, move.land, piece, coming)


def _of_enough(table: Table, answer: object, coming: Due) -> float:
    return 0.0


_JUDGES: Mapping[str, Judge] = {
    "hit": _of_hit,
    "take": _of_take,
    "push": _of_move,
    "gather": _of_move,
    "enough": _of_enough,
}


def _without(table: Table, name: str, piece: str, coming: Due) -> float:
    """Return the change of a land's value if a piece is gone."""
    gone = table.lands[name].find(piece)
    return _changed(table, name, [each for each in table.lands[name].pieces if each is not gone], coming)


def _with(table: Table, name: str, piece: Piece, coming: Due) -> float:
    """Return the change of a land's value if a piece comes; in an ocean it drowns."""
    if is_ocean(name):
        return -PIECES[piece.kind] if piece.kind == "dahan" else FEAR * piece_facts(piece.kind).fear
    return _changed(table, name, [*table.lands[name].pieces, piece], coming)


def _changed(table: Table, name: str, pieces: list[Piece], coming: Due) -> float:
    land = table.lands[name]
    before, kept = of_land(table, name, coming), land.pieces
    land.pieces = pieces
    after = of_land(table, name, coming)
    land.pieces = kept
    return after - before
