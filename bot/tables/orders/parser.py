"""Standing orders as people write and read them.

    take A1 unless Bruno: take A1, else take C1 while leading, else skip this step; place A1 …; keep anyway

Steps are parted by `;` or a new line, what else to do by `else`. A move is a verb and its fields, `…` after it means that it may go on as
it likes. Commas are for the eye. Both directions know every language; names of players may be typed as they are, or as `player 2`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from bot.tables.orders import keywords
from bot.tables.orders.keywords import folded, said
from bot.tables.orders.plan import (
    MOST_STEPS,
    Before,
    Condition,
    OrderPlan,
    OrderStep,
    Otherwise,
    Unless,
    WantedMove,
    While,
)
from engine.action import NONE, field_names, to_text
from engine.errors import Malformed
from engine.game import Game
from engine.text import Arg, Seat, Text, say

MOST_LETTERS = 1500


class Unreadable(Malformed):
    """The refusal of an order that cannot be read: names the step, and the reason."""

    def __init__(self, step: int, why: Text) -> None:
        super().__init__(say("order-unreadable", step=step, why=why))


def read(text: str, game: Game[Any, Any], people: Sequence[str], language: str) -> OrderPlan:
    """Return the plan of a text. `people` are the names by seat. Raises Unreadable, saying what is wrong where."""
    if len(text) > MOST_LETTERS:
        raise Unreadable(1, say("order-too-long", most=MOST_LETTERS))
    apart = re.sub(r"…|\.\.\.", " … ", text)
    lines = [line for line in re.split(r"[;\n]", apart) if line.strip(" ,")]
    if not lines:
        raise Unreadable(1, say("order-empty", verbs=_verbs(game, language)))
    if len(lines) > MOST_STEPS:
        raise Unreadable(MOST_STEPS + 1, say("order-too-many", most=MOST_STEPS))
    return OrderPlan(
        steps=tuple(
            _Reader(number, line, game, people, language).step() for number, line in enumerate(lines, 1)
        )
    )


def write(plan: OrderPlan, game: Game[Any, Any], people: Sequence[str], language: str) -> str:
    """Return the text of a plan, which `read` reads back."""
    return "; ".join(_step(step, game, people, language) for step in plan.steps)


class _Reader:
    """A reader of one step, word by word."""

    def __init__(
        self, number: int, line: str, game: Game[Any, Any], people: Sequence[str], language: str
    ) -> None:
        self._number = number
        self._game = game
        self._people = people
        self._language = language
        self._words = [word for each in line.split() if (word := each.rstrip(","))]
        self._heard = [folded(word) for word in self._words]
        self._at = 0

    def step(self) -> OrderStep:
        wanted = [self._wanted()]
        while self._take("else"):
            otherwise = self._otherwise()
            if otherwise is not None:
                self._nothing_left()
                return OrderStep(wanted=tuple(wanted), otherwise=otherwise)
            wanted.append(self._wanted())
        self._nothing_left()
        return OrderStep(wanted=tuple(wanted))

    def _wanted(self) -> WantedMove:
        path, is_open = self._move()
        is_anyway, conditions = False, []
        while True:
            if self._take("anyway"):
                is_anyway = True
            elif (condition := self._condition()) is not None:
                conditions.append(condition)
            else:
                break
        return WantedMove(path=path, is_open=is_open, same=not is_anyway, conditions=tuple(conditions))

    def _condition(self) -> Condition | None:
        if self._take("unless"):
            seat = self._who()
            return Unless(seat=seat, path=self._pattern())
        if self._take("leading"):
            return While(rank=1)
        if self._take("top"):
            return While(rank=self._count())
        if self._take("before"):
            return Before(move=self._count())
        return None

    def _move(self) -> tuple[str, bool]:
        """Return a wanted move in its text form, and whether it may go on."""
        verb, fields = self._verb_and_fields()
        if self._at < len(self._words) and self._words[self._at] == keywords.MORE:
            self._at += 1
            return self._first_fields(verb, fields), True
        line = " ".join([verb, *fields])
        try:
            return to_text(self._game.grammar.read(line)), False
        except Malformed as error:
            if len(fields) < len(self._names(verb)):
                raise self._wrong("order-incomplete", move=line) from error
            raise Unreadable(self._number, error.text) from error

    def _pattern(self) -> str:
        """Return the beginning of somebody's move, in text form."""
        verb, fields = self._verb_and_fields()
        if self._at < len(self._words) and self._words[self._at] == keywords.MORE:
            self._at += 1
        return self._first_fields(verb, fields)

    def _verb_and_fields(self) -> tuple[str, list[str]]:
        word = self._next()
        verb = None if word is None else keywords.verb_meant(self._game, word, self._language)
        if verb is None:
            raise self._wrong("order-no-verb", word=word or NONE, verbs=_verbs(self._game, self._language))
        fields = []
        while self._at < len(self._words) and not self._is_joint():
            fields.append(self._words[self._at])
            self._at += 1
        return verb, fields

    def _first_fields(self, verb: str, fields: Sequence[str]) -> str:
        names = self._names(verb)
        if len(fields) > len(names):
            raise self._wrong("malformed-too-many", verb=verb, fields=", ".join(names) or NONE)
        return " ".join([verb, *fields])

    def _who(self) -> Seat | None:
        if self._take("anybody", before_colon=True):
            return None
        found = [(length, seat) for seat in range(len(self._people)) if (length := self._named(seat))]
        if found:
            length, seat = max(found)
            self._at += length
            return Seat(seat)
        if self._take("player"):
            seat = self._count() - 1
            if 0 <= seat < len(self._people):
                return Seat(seat)
        raise self._wrong("order-whom", word=self._next() or NONE, names=tuple(self._people))

    def _named(self, seat: int) -> int:
        """Return the number of the next words that name this seat; 0 where they do not."""
        name = [folded(word) for word in self._people[seat].split()]
        heard = self._heard[self._at : self._at + len(name)]
        if heard and heard != name:
            heard = [*heard[:-1], heard[-1].removesuffix(":")]
        return len(name) if heard == name else 0

    def _count(self) -> int:
        word = self._next() or NONE
        number = word.removesuffix(":")
        if not (number.isascii() and number.isdecimal() and 0 < int(number) < 10**6):
            raise self._wrong("order-number", word=word)
        return int(number)

    def _otherwise(self) -> Otherwise | None:
        """Return the fallback of a step; None where a move comes next: a verb of the same name is one."""
        heard = self._heard[self._at :]
        found = max((said(each, heard), each) for each in Otherwise)
        length, otherwise = found
        is_verb = length == 1 and keywords.verb_meant(self._game, heard[0], self._language) is not None
        if not length or is_verb:
            return None
        self._at += length
        return otherwise

    def _take(self, keyword: str, *, before_colon: bool = False) -> bool:
        heard = self._heard[self._at :]
        length = said(keyword, [word.removesuffix(":") for word in heard] if before_colon else heard)
        self._at += length
        return bool(length)

    def _is_joint(self) -> bool:
        heard = self._heard[self._at :]
        return heard[0] == folded(keywords.MORE) or any(said(joint, heard) for joint in keywords.JOINTS)

    def _next(self) -> str | None:
        if self._at >= len(self._words):
            return None
        self._at += 1
        return self._words[self._at - 1]

    def _nothing_left(self) -> None:
        if (word := self._next()) is not None:
            raise self._wrong("order-odd-word", word=word)

    def _names(self, verb: str) -> tuple[str, ...]:
        return field_names(self._game.grammar.verbs[verb])

    def _wrong(self, key: str, **args: Arg) -> Unreadable:
        return Unreadable(self._number, say(key, **args))


def _verbs(game: Game[Any, Any], language: str) -> str:
    return ", ".join(keywords.verb_name(game, verb, language) for verb in game.grammar.verbs)


def _step(step: OrderStep, game: Game[Any, Any], people: Sequence[str], language: str) -> str:
    parts = [_wanted(wanted, game, people, language) for wanted in step.wanted]
    if step.otherwise is not Otherwise.STOP:
        parts.append(keywords.written(step.otherwise, language))
    return f", {keywords.written('else', language)} ".join(parts)


def _wanted(wanted: WantedMove, game: Game[Any, Any], people: Sequence[str], language: str) -> str:
    parts = [move(wanted.path, game, language)]
    if wanted.is_open:
        parts.append(keywords.MORE)
    if not wanted.same:
        parts.append(keywords.written("anyway", language))
    parts += [_condition(each, game, people, language) for each in wanted.conditions]
    return " ".join(parts)


def move(path: str, game: Game[Any, Any], language: str) -> str:
    """Return a move, or its beginning, with its verb in a language."""
    verb, *fields = path.split()
    return " ".join([keywords.verb_name(game, verb, language), *fields])


def _condition(condition: Condition, game: Game[Any, Any], people: Sequence[str], language: str) -> str:
    match condition:
        case Unless(seat=seat, path=path):
            who = (
                keywords.written("anybody", language) if seat is None else _name(seat, game, people, language)
            )
            return f"{keywords.written('unless', language)} {who}: {move(path, game, language)}"
        case While(rank=1):
            return keywords.written("leading", language)
        case While(rank=rank):
            return f"{keywords.written('top', language)} {rank}"
        case Before(move=number):
            return f"{keywords.written('before', language)} {number}"


def _name(seat: Seat, game: Game[Any, Any], people: Sequence[str], language: str) -> str:
    """Return the name of a seat where it would be understood, else its number."""
    name = people[seat] if seat < len(people) else ""
    with suppress(Unreadable):
        if ";" not in name and name == " ".join(name.split()):
            reader = _Reader(1, f"{name}: ;", game, people, language)
            if reader._who() == seat and reader._next() == ";":
                return name
    return f"{keywords.written('player', language)} {seat + 1}"
