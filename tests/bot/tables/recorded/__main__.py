"""Records what comes of requests at tables.

python -m tests.bot.tables.recorded                   # what follows the same steps today: after a change that is meant
python -m tests.bot.tables.recorded one             # prints all that follows them, to compare with before
python -m tests.bot.tables.recorded one --anew 100  # makes up so many other steps, and records what follows them

A story that has the name of a theme, such as `votes` or `votes-2`, has steps of that theme most of the time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from pprint import pprint
from random import Random
from tempfile import TemporaryDirectory

from bot.tables import Status, Table
from tests.bot.tables.recorded.story import REQUESTS, Step, Story, needed, story
from tests.recording import Records, digest

RECORDS = Records(Path(__file__).parent)


PACE, AT_DEADLINE, HEAP = range(4), range(4, 7), 13
"""Numbers of settings: the paces from none to quick, what is done at a deadline (nothing, a computer moves, a vote), and a small heap."""
HINTS = 16
"""Number of the setting of a person who lets others ask for hints."""


@dataclass(frozen=True)
class Theme:
    """The requests that a story makes more often than others, and the share of its steps that they are."""

    often: Sequence[str]
    share: float = 0.85
    games: Sequence[int] = (0, 1, 2, 3)
    """Numbers of the games that are played."""
    people: Sequence[int] = (2, 3, 4)
    """Numbers of people who may sit down."""
    paces: Sequence[int] = PACE
    at_deadline: Sequence[int] = AT_DEADLINE
    small: bool = False
    """Whether games are short."""
    cups: Sequence[Sequence[int]] = ()
    """Settings of the tournaments that are played, if any are."""


ANYTHING = Theme(("act", "act", "act", "wait", "grant", "look"), 0.4)
"""The theme of a story with all kinds of requests, where nothing goes on without these."""
LAST = ("cancel", "forget", "lose", "stop")
"""Requests after which little is left: they are made late."""
ELSEWHERE = ("open", "rematch", "daily", "bring in", "open cup")
"""Requests that lead away from the table that a theme is about."""
_ASKING = (
    "ask undo",
    "ask replace",
    "ask replace",
    "abandon",
    "pause",
    "ask to wait",
    "stand in",
    "left server",
)
_ANSWERING = (*("grant", "refuse") * 2, "grant", "grant", "resume", "come back", "take", "offer", "look")
THEMES: Mapping[str, Theme] = {
    "votes": Theme(
        (*("act", "wait") * 3, *_ASKING, *_ANSWERING), games=(0, 3), people=(3, 4), at_deadline=(4, 6, 6)
    ),
    "duel": Theme(
        (*("act", "wait", "claim", "end late") * 2, *_ASKING, *_ANSWERING),
        games=(1, 0, 3),
        people=(2,),
        paces=(0, 3),
        at_deadline=(4, 6),
    ),
    "late": Theme(
        (
            *("act", "wait", "wait") * 3,
            "prefer",
            "prefer",
            "away",
            "mute",
            "card",
            "extend",
            "take out",
            "look",
            "restart",
        ),
        paces=(1, 2, 3),
    ),
    "orders": Theme(
        (*("act", "act", "order") * 3, "add order", "hear", "cancel order", "undo", "look", "restart"),
        games=(0, 1),
        people=(2,),
    ),
    "hints": Theme((*("act", "hint") * 3, "undo", "look", "again"), games=(0, 1), people=(1, 2)),
    "trials": Theme(
        (
            *("act",) * 2,
            "try",
            *("try a move",) * 4,
            "try others",
            "try back",
            "try to show",
            "try on",
            "look",
        ),
        games=(0, 1, 3),
    ),
    "ends": Theme(
        (*("act",) * 9, "look", "rematch", "bring in", "bring in", "again", "resign"),
        games=(1, 3),
        small=True,
    ),
    "cup": Theme((*("act",) * 14, "wait", "look", "again"), 0.95, cups=((0, 7), (3, 5))),
    "groups": Theme((*("act",) * 14, "wait", "look", "resign"), 0.95, cups=((2, 7), (1, 6, 8, 10))),
}


LATE, MOST = 0.75, 1000
"""Part of a story after which the last requests may come, and number below which numbers are."""


HOST, SITTING, ANYBODY = 1, 2, 3
"""Numbers of the person who sits first where all wait or nobody does, of the first who sits, and of the first of all people."""
OF_SITTING = ("ask replace", "claim", "end late", "grant", "refuse", "ask undo", "ask to wait")
"""Requests of those who are not waited for as often as of those who are: in a theme, which leads to them, they are made of no others."""


class Explorer:
    """The maker of new steps: what was asked least is asked first, at tables that are opened as long as none is under way."""

    def __init__(self, name: str, steps: int) -> None:
        self._dice = Random(name)
        self._asked: Counter[str] = Counter()
        self._steps = steps
        self._theme = THEMES.get(name.partition("-")[0], ANYTHING)
        self._opened = 0
        self._next: list[Step] = []

    async def next(self, told: Story, made: int) -> Step:
        """Return a step."""
        tables = [await told.house.tables.table(game) for game in told.games[-2:]]
        if not any(table.live for table in tables) and not self._next:
            self._next = [*(self._cup(self._theme.cups) if self._theme.cups else self._opening())]
        if self._next:
            return self._next.pop(0)
        often = [*self._theme.often, *(_fitting(tables[-1]) if tables else ())]
        name = self._dice.choice(often) if self._dice.random() < self._theme.share else self._least(made)
        numbers = [self._dice.randrange(MOST) for _ in range(needed(name))]
        if name in OF_SITTING and self._theme is not ANYTHING:
            numbers = [0, SITTING + 4 * self._dice.randrange(4), 1 + self._dice.randrange(3)][: len(numbers)]
        return name, numbers

    def _opening(self) -> Iterator[Step]:
        """Yield the steps to a game: a lobby for several, some settings, perhaps a computer player, and the start."""
        theme = self._theme
        self._opened += 1
        if theme is ANYTHING:
            settings = [self._dice.randrange(MOST) for _ in range(3)]
        else:
            settings = [
                self._dice.choice(theme.paces),
                self._dice.choice(theme.at_deadline),
                *[HEAP] * theme.small,
            ]
            yield from (("prefer", [0, person, HINTS]) for person in range(4))
        yield "open", [self._dice.randrange(2), 0, self._dice.choice(theme.games), 4 * self._opened]
        for person in range(1, self._dice.choice(theme.people)):
            yield "join", [0, ANYBODY + 4 * person]
        for setting in settings:
            yield "configure", [0, HOST, setting]
        if self._dice.random() < 0.4:
            yield "add computer", [0, HOST, self._dice.randrange(3)]
        yield "start", [0, HOST]

    def _cup(self, cups: Sequence[Sequence[int]]) -> Iterator[Step]:
        """Yield the steps to the first round of a tournament: it is opened, settled, entered by many and begun."""
        chosen = cups[self._opened % len(cups)]
        self._opened += 1
        yield "open cup", [self._opened, 0, 1 - self._opened % 2]
        for person in range(5 + self._opened % 3):
            yield "join cup", [0, person]
        for setting in chosen:
            yield "configure cup", [0, 0, setting]
        yield "begin cup", [0, 0]
        yield "wait", [0, 0]

    def _least(self, made: int) -> str:
        left_out = [
            *(() if made > LATE * self._steps else LAST),
            *(() if self._theme is ANYTHING else ELSEWHERE),
        ]
        names = [name for name in REQUESTS if name not in left_out]
        least = min(self._asked[name] for name in names)
        name = self._dice.choice([each for each in names if self._asked[each] <= least])
        self._asked[name] += 1
        return name


def _fitting(table: Table) -> Iterator[str]:
    """Yield what is often asked for as a table stands."""
    if table.vote is not None:
        yield from ("grant", "grant", "grant", "refuse", "refuse", "wait")
    if table.status is Status.PAUSED:
        yield from ("resume", "resume")
    if any(chair.computer and chair.person for chair in table.chairs):
        yield from ("come back", "think")
    if any(chair.offered is not None for chair in table.chairs):
        yield from ("take", "take", "keep")
    if any(chair.clock.since for chair in table.chairs):
        yield from ("ask replace", "claim", "end late", "wait")


async def record(name: str, anew: int) -> None:
    """Record a story: the steps that it has, or so many new ones."""
    explorer, found = Explorer(name, anew), list[tuple[str, Step]]()
    steps = [] if anew else [step for _, step in RECORDS.read(name)]
    with TemporaryDirectory() as folder:
        async with story(Path(folder)) as told:
            for step in steps:
                found.append((digest(await told.do(step)), step))
            refused = set[tuple[str, str]]()
            while len(found) < anew:
                step = await explorer.next(told, len(found))
                shown = digest(await told.do(step))
                if not told.refused or (step[0], told.refused) not in refused:
                    found.append((shown, step))
                refused.add((step[0], told.refused))
    RECORDS.write(name, found)
    if anew:
        await record(name, 0)


async def tell(name: str) -> None:
    """Print a story."""
    with TemporaryDirectory() as folder:
        async with story(Path(folder)) as told:
            for _, step in RECORDS.read(name):
                print("\n#", *step)
                pprint(await told.do(step), width=200, compact=True)


if __name__ == "__main__":
    RECORDS.main("python -m tests.bot.tables.recorded", record, tell)
