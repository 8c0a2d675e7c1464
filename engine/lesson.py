"""The lesson: how to play a game, in a minute, in a few parts, each a sentence with the signs that show it, and a legend of all signs.

`data/games/<game>/lesson.toml` holds the parts in their order. A part explains one rule of the ledger and is told where that rule is
in play, so a module brings its own part. The sentences are words: `<game>-lesson-<part>`, under a heading that is `lesson-<part>`
unless the part names another key. `<game>-sign-<sign>` is what a sign of the legend means.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from functools import cache, partial
from typing import Any

from pydantic import BaseModel, ConfigDict

from engine.game import Game, TableOptions
from engine.home import home
from engine.text import Text

_SIGN = re.compile(r"[a-z][a-z-]*")


class Taught(BaseModel):
    """Something that is told where its rule is in play."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: str
    rule: str
    unless: tuple[str, ...] = ()
    """The rules each of which, where it is in play, makes this untrue."""

    def is_told(self, game: Game[Any, Any], options: TableOptions, seats: int) -> bool:
        """Return whether it is true at a table with these options and this number of seats."""
        plays = partial(game.telling.in_play, options, seats)
        return plays(self.rule) and not any(map(plays, self.unless))


class LessonPart(Taught):
    """One part of a lesson. A row is made of signs, which are lower case, and of what is written between them: `Ada`, `+4`, `→`."""

    heading: str = ""
    rows: tuple[tuple[str, ...], ...] = ()


class Lesson(BaseModel):
    """All that is told of a game, on any table."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    part: tuple[LessonPart, ...]
    sign: tuple[Taught, ...]

    @property
    def signs(self) -> frozenset[str]:
        """The names of all signs that its painter must know."""
        rows = (item for part in self.part for row in part.rows for item in row if is_sign(item))
        return frozenset(rows) | {sign.name for sign in self.sign}


def is_sign(item: str) -> bool:
    """Return whether an item of a row is a sign to be drawn. Anything else is written as it stands."""
    return _SIGN.fullmatch(item) is not None


@cache
def lesson(game_id: str) -> Lesson:
    """Return the lesson of a game. Raises FileNotFoundError where the game has none."""
    with (home(game_id).facts / "lesson.toml").open("rb") as file:
        return Lesson.model_validate(tomllib.load(file))


def taught(game: Game[Any, Any], options: TableOptions, seats: int) -> Lesson:
    """Return what of the lesson is in play at a table. Raises FileNotFoundError where the game has none."""
    whole = lesson(game.id)
    return Lesson(
        part=tuple(part for part in whole.part if part.is_told(game, options, seats)),
        sign=tuple(sign for sign in whole.sign if sign.is_told(game, options, seats)),
    )


def groups_of_modules(game: Game[Any, Any], rule_ids: Sequence[str]) -> frozenset[str]:
    """Return the groups of rules (`SF-WISH`) of which the plain game has none, but a preset or another number of players has."""
    plain, most = game.Options(), max(game.seats)
    tables = [(plain, seats) for seats in game.seats]
    tables += [(game.Options(**values), most) for values in game.presets.values()]

    def groups(options: TableOptions, seats: int) -> set[str]:
        return {_group(rule_id) for rule_id in rule_ids if game.telling.in_play(options, seats, rule_id)}

    return frozenset().union(*(groups(*table) for table in tables)) - groups(plain, most)


def _group(rule_id: str) -> str:
    return rule_id.rpartition("-")[0]


def tip_key(prompt: Text) -> str | None:
    """Return the key of the sentence for whoever is asked this for the first time: `some-game-tip-draw` for `some-game-ask-draw`."""
    before, asked, what = prompt.key.partition("-ask-")
    return f"{before}-tip-{what}" if asked else None


def lesson_keys(game_id: str) -> Iterator[str]:
    """Yield every catalogue key that the lesson of a game is said with. Raises FileNotFoundError where it has none."""
    whole = lesson(game_id)
    for part in whole.part:
        yield part.heading or f"lesson-{part.name}"
        yield f"{game_id}-lesson-{part.name}"
    yield from (f"{game_id}-sign-{sign.name}" for sign in whole.sign)
