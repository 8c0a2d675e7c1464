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


@dataclass(frozen=True)
class Theme:
    """The requests that a story makes more often than others, and the share of its steps that they are."""

    often: Sequence[str]
    share: float = 0.75
    games: Sequence[int] = (0, 1, 2, 3)
    """Numbers of the games that are played."""
    settings: Sequence[int] = range(1000)
    """Numbers of the settings of which some are chosen in the lobby."""
    people: Sequence[int] = (2, 3, 4)
    """Numbers of people who may sit down."""
    cup: bool = False
    """Whether the games are those of a tournament."""


ANYTHING = Theme(("act", "act", "act", "wait", "grant", "look"), 0.4)
"""The theme of a story with all kinds of requests, where nothing goes on without these."""
_ASKING = (
    "ask undo",
    "ask replace",
    "ask replace",
    "abandon",
    "pause",
    "ask to wait",
    "stand in",
    "left server",
    "resume",
)
_ANSWERING = (*("grant", "refuse") * 2, "grant", "grant", "come back", "take", "offer", "look")
THEMES: Mapping[str, Theme] = {
    "votes": Theme(
        (*("act", "wait") * 3, *_ASKING, *_ANSWERING), games=(0, 2, 3), settings=(0, 3, 3, 6), people=(3, 4)
    ),
    "duel": Theme(
        ("act", "act", "wait", "wait", "claim", "end late", *_ASKING, *_ANSWERING),
        games=(1, 0, 3),
        settings=(0, 1, 3, 4, 6),
        people=(2,),
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
        settings=(1, 2, 3, 4, 5, 6, 14, 15),
    ),
    "orders": Theme(
        (
            *("act", "order") * 4,
            "add order",
            "hear",
            "hear",
            "hint",
            "hint",
            "cancel order",
            "undo",
            "look",
            "wait",
            "restart",
        ),
        games=(0, 1),
        settings=(0, 1, 11, 12),
    ),
    "trials": Theme(
        (
            *("act",) * 3,
            "try",
            *("try a move",) * 4,
            "try others",
            "try back",
            "try to show",
            "try on",
            "look",
            "undo",
        ),
        games=(0, 1, 3),
    ),
    "cup": Theme(
        (*("act",) * 12, *("wait",) * 4, "look", "again", "resign", "leave cup", "stand in"), 0.9, cup=True
    ),
}
LAST = ("cancel", "forget", "lose", "stop")
"""Requests after which little is left: they are made late."""
LATE, MOST = 0.75, 1000
"""Part of a story after which the last requests may come, and number below which numbers are."""


HOST, ANYBODY = 1, 3
"""Numbers of the person who sits first, and of the first of all people, whether they sit or not."""


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
            self._next = [*(self._cup() if self._theme.cup else self._opening())]
        if self._next:
            return self._next.pop(0)
        often = [*self._theme.often, *(_fitting(tables[-1]) if tables else ())]
        name = self._dice.choice(often) if self._dice.random() < self._theme.share else self._least(made)
        return name, [self._dice.randrange(MOST) for _ in range(needed(name))]

    def _opening(self) -> Iterator[Step]:
        """Yield the steps to a game: a lobby for several, some settings, perhaps a computer player, and the start."""
        self._opened += 1
        yield "open", [self._dice.randrange(2), 0, self._dice.choice(self._theme.games), 4 * self._opened]
        for person in range(1, self._dice.choice(self._theme.people)):
            yield "join", [0, ANYBODY + 4 * person]
        for _ in range(3):
            yield "configure", [0, HOST, self._dice.choice(self._theme.settings)]
        if self._dice.random() < 0.5:
            yield "add computer", [0, HOST, self._dice.randrange(3)]
        yield "start", [0, HOST]

    def _cup(self) -> Iterator[Step]:
        """Yield the steps to the first round of a tournament: it is opened, settled, entered by all and begun."""
        self._opened += 1
        yield "open cup", [self._opened, 0, 1 + self._opened % 3]
        for person in range(4):
            yield "join cup", [0, person]
        for _ in range(3):
            yield "configure cup", [0, 0, self._dice.randrange(MOST)]
        yield "begin cup", [0, 0]
        yield "wait", [0, 0]

    def _least(self, made: int) -> str:
        names = [name for name in REQUESTS if made > LATE * self._steps or name not in LAST]
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
