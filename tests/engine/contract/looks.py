"""Looks at a moment of a game: what may be done, why other things may not, what is said, shown and thought of it, a line each."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, Literal, TypeAlias

from engine.action import field_names, to_text, verb_of
from engine.ask import Ask
from engine.chance import Chance
from engine.laws.random_games import Start
from engine.laws.vocabulary import vocabulary
from engine.match import Match
from engine.text import Arg, Rule, Seat, Text, Who
from engine.undo import Entry

Aspect: TypeAlias = Literal["does", "tells", "asks", "labels", "refuses", "shows", "thinks"]
Line: TypeAlias = tuple[Aspect, str]
LABELS, TRIES, MOST_LABELS = 8, 6, 40
"""Maximum number of actions of one moment and seat that are put in words, that are tried whether they are legal or not, and of one verb
that are put in words when it is met first.
"""
TRIED = 24
"""Number of actions that could be made shortly before, of which it is asked why they cannot be made any more."""
WAYS = 8
"""Number of looks of which one, on average, asks for the ways in which a seat could go on: to find them takes long in some games."""
ROUNDED = 6
"""Decimals of what is thought of a table: the last ones are not alike on all machines."""


def look(match: Match[Any], chance: Chance) -> Iterator[Line]:
    """Yield what may be done and what may not, and what is said, shown and thought; of some of it a sample."""
    yield "does", f"{match.digest} after {match.seq}"
    for seat, ask in match.asks.items():
        yield "asks", f"{seat}{'!' * ask.must} {spelled(ask.prompt)}: {'; '.join(map(to_text, ask.legal))}"
    reader = Seat(chance.below(match.seats))
    for who in (None, reader):
        yield "shows", match.view(who).model_dump_json()
    for seat in match.asks:
        yield from _labels(match, seat, chance)
        yield "labels", " ".join(map(spelled, match.game.telling.situation(match.view(seat))))
    yield from _refusals(match, reader, chance)
    table = match.imagine(reader, chance)
    thinking, actions = match.game.thinking, match.legal(reader).actions
    yield "thinks", f"{match.seq}: {_numbers(thinking.value(table))}"
    if actions:
        yield "thinks", f"{reader}: {_numbers(thinking.priors(table, reader, actions))}"
        yield "thinks", f"{thinking.answer(table, reader)}"
    if actions and chance.below(WAYS) == 0:
        for way in thinking.ways(table, reader, chance):
            yield "thinks", f"{'; '.join(map(to_text, way.actions))}: {_numbers((way.value, way.doubt))}"


def _labels(match: Match[Any], seat: Seat, chance: Chance) -> Iterator[Line]:
    actions = match.legal(seat).actions
    for action in chance.sample(actions, min(LABELS, len(actions))):
        yield _label(match, seat, action)


def labels_of_new_verbs(match: Match[Any], verbs: set[str]) -> Iterator[Line]:
    """Yield the words of all actions of a verb, when there are any for the first time."""
    for seat, ask in match.asks.items():
        for verb in [each for each in ask.legal.verbs if each not in verbs]:
            verbs.add(verb)
            for action in ask.legal.under(verb)[:MOST_LABELS]:
                yield _label(match, seat, action)


def _label(match: Match[Any], seat: Seat, action: Any) -> Line:
    telling, view, fields = match.game.telling, match.view(seat), field_names(action)
    whole = [
        telling.label(view, action),
        *(telling.choice(view, action, field) for field in fields),
        telling.doubt(view, action),
        *filter(None, [telling.leaves(view, action, seat)]),
        *telling.together(view, [action]),
        telling.adds(view, [action]),
        *telling.details(view, action),
        telling.label(match.view(None), action),
        *(told(view, action, field) for field in fields for told in (telling.explain, telling.unpictured)),
        *(telling.question(verb_of(action), field) for field in fields),
    ]
    return (
        "labels",
        f"{to_text(action)}{'!' * telling.warned(view, action)}: {', '.join('-' if each is None else spelled(each) for each in whole)}",
    )


def _refusals(match: Match[Any], seat: Seat, chance: Chance) -> Iterator[Line]:
    table = match.imagine(seat, chance)
    for sayable in vocabulary(match.game, table).values():
        tried = [sayable[chance.below(len(sayable))] for _ in range(TRIES)] if len(sayable) else []
        if offered := match.legal(seat).under(sayable.verb):
            tried += islice(sayable.beside(chance.choice(offered)), 0, None, 7)
        for action in tried[: 2 * TRIES]:
            if (objection := match.game.objection(table, seat, action)) is not None:
                yield "refuses", f"{seat} {to_text(action)}: {objection.rule} {spelled(objection.text)}"


class News:
    """The news of a game: what is said, shown and thought as a seat is asked what nobody was asked before, and new reasons of refusals."""

    def __init__(self, start: Start) -> None:
        self._met = set[tuple[Any, str]]()
        self._tried = deque[Any](maxlen=TRIED)
        self._chance = Chance(start.seed, name="news")

    def of(self, match: Match[Any], seat: Seat, ask: Ask[Any]) -> Iterator[Line]:
        """Yield what is new as a seat is asked."""
        yield "asks", spelled(ask.prompt)
        verbs = [verb for verb in ask.legal.verbs if self._is_new(verb, ask.prompt.key)]
        for verb in verbs:
            offered = ask.legal.under(verb)
            for action in self._chance.sample(offered, min(LABELS, len(offered))):
                yield _label(match, seat, action)
        if verbs:
            view, thinking = match.view(seat), match.game.thinking
            yield "shows", view.model_dump_json()
            yield "labels", " ".join(map(spelled, match.game.telling.situation(view)))
            table = match.imagine(seat, self._chance)
            yield "thinks", _numbers(thinking.value(table))
            yield "thinks", _numbers(thinking.priors(table, seat, ask.legal.actions))
            yield "thinks", f"{thinking.answer(table, seat)}"
        yield from self._refusals(match, seat, ask)

    def _refusals(self, match: Match[Any], seat: Seat, ask: Ask[Any]) -> Iterator[Line]:
        """Yield why this seat may not do now what somebody could do shortly before, once for each reason."""
        for action in [action for action in self._tried if action not in ask.legal]:
            objection = match.game.objection(match.now.table, seat, action)
            if objection is not None and self._is_new(objection.rule, objection.text.key):
                yield "refuses", f"{seat} {to_text(action)}: {objection.rule} {spelled(objection.text)}"
        self._tried.extend(self._chance.sample(ask.legal.actions, min(2, len(ask.legal))))

    def _is_new(self, what: str | None, about: str) -> bool:
        before = len(self._met)
        self._met.add((what, about))
        return len(self._met) > before


def gains(match: Match[Any], after: Match[Any], entry: Entry[Any]) -> Iterator[Line]:
    """Yield what an action has brought its seat, and what it has that another one would not have."""
    telling, seat, legal = match.game.telling, entry.seat, match.legal(entry.seat)
    before, other = match.view(seat), match.copy()
    yield "thinks", ", ".join(map(spelled, telling.merits(before, after.view(seat), seat) or ()))
    other.play(seat, Chance(bytes.fromhex(match.seed), name=f"gains {match.seq}").choice(legal.actions))
    rather = telling.rather(other.view(seat), after.view(seat), seat)
    slight = telling.slight(before, after.view(seat))
    yield "thinks", f"{' '.join(map(spelled, rather))} {slight and spelled(slight)} {telling.turn(before)}"


def _numbers(values: Iterable[float]) -> str:
    return " ".join(f"{round(value, ROUNDED):g}" for value in values)


def spelled(arg: Arg) -> str:
    """Return a Text as its key and its arguments, whatever its words are."""
    match arg:
        case Text():
            args = (f"{name}={spelled(each)}" for name, each in arg.args)
            return f"{arg.key}({', '.join(args)})"
        case Who():
            return f"seat {arg.seat}"
        case Rule():
            return arg.id
        case tuple():
            return f"[{', '.join(map(spelled, arg))}]"
        case _:
            return str(arg)
