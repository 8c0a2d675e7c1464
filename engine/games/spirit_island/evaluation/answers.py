"""Answers of a sensible player to an effect, without a search: the one after which the lands concerned are worth most."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, cast

from engine.action import verb_of
from engine.ask import Ask
from engine.games.spirit_island.evaluation.due import Due, due
from engine.games.spirit_island.evaluation.land_value import cost_of, of_land
from engine.games.spirit_island.evaluation.values import NOW
from engine.games.spirit_island.model.actions import Gather, Hit, Pick, Push, Take
from engine.games.spirit_island.model.facts import piece_facts
from engine.games.spirit_island.model.kinds import Kind
from engine.games.spirit_island.model.land import is_ocean
from engine.games.spirit_island.model.table import Piece, Table
from engine.games.spirit_island.model.texts import tell
from engine.games.spirit_island.rules import presence
from engine.games.spirit_island.rules.pieces import health

DESTROYED: Final = 1.0
"""Worth of destroying a piece beyond wearing it down."""
ABOUT_TO_ACT: Final = 0.3
"""Additional worth of destroying a piece where the land is about to ravage."""
POINT: Final = 0.2
"""Worth of a point of damage elsewhere."""
AGAIN: Final = 0.8
"""Cost of a blight in a land that may well be blighted again, from where it then goes on."""
FURTHEST: Final = 2
"""Number of lands over which it is thought ahead where a blight goes on to."""
HELD: Final = 0.4
"""Worth of a sacred site, and of a place without blight, when presence is lost."""

Judge = Callable[[Table, Any, Due], float]
"""A function from an answer to the change of value it brings, as far as that can be told without trying it."""


def are_judged(question: Ask[Any]) -> bool:
    """Return whether all answers to a question can be judged without trying them; a single one always can."""
    answers = question.legal.actions
    return (
        len(answers) == 1
        or question.prompt.key in _BY_PROMPT
        or all(verb_of(answer) in _JUDGES for answer in answers)
    )


def best(table: Table, question: Ask[Any]) -> Any:
    """Return the answer that changes most for the better; where they cannot be judged, the first."""
    answers = question.legal.actions
    if len(answers) == 1 or not are_judged(question):
        return answers[0]
    ahead = due(table)
    judge = _BY_PROMPT.get(question.prompt.key)
    if judge is not None:
        return max(answers, key=lambda answer: judge(table, answer, ahead))
    return max(answers, key=lambda answer: _JUDGES[verb_of(answer)](table, answer, ahead))


def _of_hit(table: Table, hit: Hit, ahead: Due) -> float:
    """Return the worth of a hit: a destroyed piece counts by what it costs, points on others hardly count."""
    kind, _, damage = hit.piece.partition("-")
    piece = cast(Kind, kind)
    taken = int(damage) if damage.isdigit() else 0
    if health(table, hit.land, piece) > taken + hit.points:
        return POINT * cost_of(piece)
    urgent = ABOUT_TO_ACT * (ahead.roles[hit.land].ravages)
    return (
        DESTROYED + cost_of(piece) + NOW.island.fear * piece_facts(piece).fear + urgent - POINT * hit.points
    )


def _of_take(table: Table, take: Take, ahead: Due) -> float:
    kind = cast(Kind, take.piece.partition("-")[0])
    return _without(table, take.land, take.piece, ahead) + NOW.island.fear * piece_facts(kind).fear


def _of_move(table: Table, move: Push | Gather, ahead: Due) -> float:
    piece = table.lands[move.origin].find(move.piece)
    return _without(table, move.origin, move.piece, ahead) + _with(table, move.land, piece, ahead)


def harm(ahead: Due) -> float:
    """Return the cost of a blight."""
    return NOW.island.bearable + NOW.island.scarce / (1 + ahead.left)


def _of_cascade(table: Table, pick: Pick, ahead: Due) -> float:
    """Return the value, below 0, of a blight that goes on to a land, and from there on where one lies already."""
    return -_cascaded(table, pick.land, ahead, ())


def _cascaded(table: Table, land: str, ahead: Due, gone: tuple[str, ...]) -> float:
    """Return the cost of a blight in a land by itself and, where it goes on, in the best of the next ones."""
    cost = -NOW.land.lost * sum([land in player.presence for player in table.players])
    if not table.lands[land].blight and land not in gone:
        return cost + AGAIN * (ahead.roles[land].ravages or ahead.roles[land].later)
    if len(gone) == FURTHEST:
        return cost + harm(ahead)
    near = presence.adjacent(table, land)
    return cost + harm(ahead) + min([_cascaded(table, each, ahead, (*gone, land)) for each in near])


def _of_loss(table: Table, pick: Pick, ahead: Due) -> float:
    """Return the value of losing a presence in a land, where others of the spirits are the less missed."""
    here = max([player.presence.get(pick.land, 0) for player in table.players])
    is_doomed = ahead.roles[pick.land].ravages and of_land(table, pick.land, ahead) < -harm(ahead)
    return is_doomed + HELD * (here > 2) - HELD * (here == 2) - (table.lands[pick.land].blight == 0) * HELD


def _of_town(table: Table, pick: Pick, ahead: Due) -> float:
    return _with(table, pick.land, Piece("town"), ahead)


def _of_enough(table: Table, answer: object, ahead: Due) -> float:
    return 0.0


_JUDGES: Mapping[str, Judge] = {
    "hit": _of_hit,
    "take": _of_take,
    "push": _of_move,
    "gather": _of_move,
    "enough": _of_enough,
}


_BY_PROMPT: Final[Mapping[str, Judge]] = {
    tell(prompt).key: judge
    for prompt, judge in (
        ("ask-cascade", _of_cascade),
        ("ask-lose", _of_loss),
        ("ask-england-escalates", _of_town),
        ("ask-escalates-town", _of_town),
        ("ask-sweden-mines", _of_town),
        ("ask-sweden-discards", _of_town),
    )
}
"""Judges of the lands picked for an answer to a question, by its prompt."""


def _without(table: Table, name: str, piece: str, ahead: Due) -> float:
    """Return the change of a land's value if a piece is gone."""
    gone = table.lands[name].find(piece)
    return _changed(table, name, [each for each in table.lands[name].pieces if each is not gone], ahead)


def _with(table: Table, name: str, piece: Piece, ahead: Due) -> float:
    """Return the change of a land's value if a piece comes; in an ocean it drowns."""
    if is_ocean(name):
        return (
            -cost_of(piece.kind) if piece.kind == "dahan" else NOW.island.fear * piece_facts(piece.kind).fear
        )
    return _changed(table, name, [*table.lands[name].pieces, piece], ahead)


def _changed(table: Table, name: str, pieces: list[Piece], ahead: Due) -> float:
    land = table.lands[name]
    before, kept = of_land(table, name, ahead), land.pieces
    land.pieces = pieces
    after = of_land(table, name, ahead)
    land.pieces = kept
    return after - before
