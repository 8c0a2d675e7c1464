"""The pictures of README.md, drawn anew by `make pictures`: look at each before it is committed.

Games are dealt from seeds and played by computer players; the painters draw them, and Chromium the page. `python -m tests.readme_pictures
hand.png` draws one of them. The picture of the architecture alone is drawn by hand, and tests/test_architecture.py holds it to the layers.
"""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.async_api import async_playwright, expect

from bot.jobs.film import FilmJob
from bot.tables.stats.ratings import Ladder, Side
from engine.action import field_names, to_text, values, verb_of
from engine.chance import Chance
from engine.event import Event
from engine.match import Match
from engine.players import LEVELS
from engine.registry import find
from engine.text import Seat
from engine.view import View
from render import pictures
from render.sheets.changes import LastLook, SeenTurn, changes
from render.sheets.leaderboard import LeaderboardLine, leaderboard
from tests.bot.discord.grove import asked, grove
from tests.standin.page.browser import CHROMIUM, QUIET

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs"
BY_HAND = frozenset({"architecture.svg"})
FOREST, MOONLIGHT, LIVING, ISLAND = "spirits-of-the-forest", "moonlight", "living-forest", "spirit-island"
PEOPLE = ("Ada", "Bruno", "Celina", "Dorota")
EN = "en"
SEED = b"grove in pictures"
MOVES_ON_THE_PAGE = 14
FILM_BYTES = 1_000_000
GAMES_OF_A_MONTH = 48
LEAST_LANDS = 5
TURN_OF_THE_CATCH_UP = 16
DAY = 86_400_000
FIRST_DAY = 20_371
"""Day after the first one of 1970 with which the month of the leaderboard begins."""
STRENGTHS = (9, 8, 6, 6, 5, 4)
"""Weights by which people win the games of the leaderboard."""
SCREENS: Mapping[str, Mapping[str, Any]] = {
    "table.png": {"viewport": {"width": 1280, "height": 1000}},
    "phone.png": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2,
        "is_mobile": True,
        "has_touch": True,
    },
}
"""Windows in which the page is looked at, by the pictures of it."""


def drawn_by_a_command() -> frozenset[str]:
    """Return the names of all pictures that this module draws."""
    return frozenset({*DRAWN, *SCREENS})


def named_on_pages() -> frozenset[str]:
    """Return the pictures in docs/ that some page of the project shows."""
    pages = [*ROOT.glob("*.md"), *FOLDER.glob("*.md")]
    found = (re.findall(r"!\[[^]]*]\(([^)]+)\)", page.read_text(encoding="utf-8")) for page in pages)
    return frozenset(Path(path).name for paths in found for path in paths)


@dataclass(frozen=True, slots=True)
class Made:
    """A match just after a move: whose, which, and what is told of it; after the deal there is none."""

    match: Match[Any]
    seat: Seat | None = None
    action: object = None
    events: tuple[Event, ...] = ()


def playing(game_id: str, seats: int, **options: object) -> Iterator[Made]:
    """Yield a game of computer players after its deal and after each move."""
    game = find(game_id)
    match: Match[Any] = Match.new(game, game.Options.model_validate(options), seats, SEED)
    chance = Chance(SEED)
    yield Made(match)
    while not match.over:
        seat = match.awaiting[0]
        action = LEVELS["greedy"].pick(match, seat, chance)
        yield Made(match, seat, action, match.play(seat, action))


def first(
    game_id: str, seats: int, wanted: Callable[[Any], bool], seat: int | None = None, **options: object
) -> View:
    """Return the first view that is wanted: of this seat, or of an onlooker."""
    shown = None if seat is None else Seat(seat)
    views = (made.match.view(shown) for made in playing(game_id, seats, **options))
    return next(view for view in views if wanted(view))


def has_left(tiles: int, view: Any) -> bool:
    return bool(view.tiles_left <= tiles)


def knows_favours(view: Any) -> bool:
    """Return whether the reader knows three favours of their own."""
    return sum(each.face is not None for each in view.players[view.seat].favours) > 2


def is_turn(turn: int, phase: str, view: Any) -> bool:
    return bool(view.turn >= turn and view.phase == phase)


def is_far(turn: int, view: Any) -> bool:
    """Return whether somebody of Living Forest plays at this turn or later, with a help line that is worth a look."""
    return bool(view.turn >= turn and len(view.players[0].line) > 4)


def is_over(view: Any) -> bool:
    return bool(view.outcome.final)


def table(game_id: str, view: View) -> bytes:
    return pictures.table(game_id, view, PEOPLE[: view.seats], EN).data


def hand(game_id: str, view: View) -> bytes:
    found = pictures.hand(game_id, view, PEOPLE[: view.seats], EN)
    assert found is not None
    return found.data


def scores(game_id: str, view: View) -> bytes:
    return pictures.scores(game_id, view, PEOPLE[: view.seats], EN).data


def lands() -> bytes:
    """Draw the lands that the first power to have the choice of a few may be used in."""
    for made in playing(ISLAND, 4):
        match, view = made.match, made.match.view(None)
        for seat in match.awaiting if is_turn(3, "fast", view) else ():
            uses = [use for use in match.legal(seat) if to_text(use).startswith("use ")]
            for power in dict.fromkeys(use.power for use in uses):
                targets = list(dict.fromkeys(use.target for use in uses if use.power == power))
                if len(targets) > LEAST_LANDS:
                    found = pictures.choice(ISLAND, match.view(seat), "target", targets, PEOPLE, EN)
                    assert found is not None
                    return found.data
    raise LookupError("no power has the choice of lands")


def catch_up() -> bytes:
    """Draw what two others have done since Ada's turn in the middle of a game."""
    turns: list[SeenTurn] = []
    before: View | None = None
    for made in playing(FOREST, 3):
        view: Any = made.match.view(Seat(0))
        turn, mover = view.turn, view.active
        if before is None:
            before = view if turn >= TURN_OF_THE_CATCH_UP and mover == 0 else None
            continue
        turns.append(SeenTurn(len(turns) + 1, None, tuple(event.text for event in made.events)))
        if mover == 0 and len(turns) > 2:
            return changes(FOREST, LastLook(before, view, tuple(turns)), PEOPLE[:3], EN, "").data
    raise LookupError("nobody has another turn")


def whole_game() -> bytes:
    moves = tuple(
        (number, made.seat, to_text(made.action), made.match.digest)
        for number, made in enumerate(playing(FOREST, 2))
        if made.seat is not None
    )
    job = FilmJob(FOREST, {}, SEED, moves, None, PEOPLE[:2], EN, FILM_BYTES)
    made = job.run(lambda done, of: None)
    assert made is not None
    return made.data


def month() -> bytes:
    """Draw the leaderboard of a month in which six people played, two or three at a table, each as strong as the weights say."""
    chance, ladder = Chance(SEED), Ladder()
    played, won = dict.fromkeys(range(len(STRENGTHS)), 0), dict.fromkeys(range(len(STRENGTHS)), 0)
    for number in range(GAMES_OF_A_MONTH):
        there = chance.shuffled(range(len(STRENGTHS)))[: 2 + number % 2]
        tickets = [person for person in there for _ in range(STRENGTHS[person] ** 2)]
        winner = chance.choice(tickets)
        ended = FIRST_DAY * DAY + number * 30 * DAY // GAMES_OF_A_MONTH
        ladder.add([Side((person,), int(person != winner)) for person in there], ended)
        won[winner] += 1
        for person in there:
            played[person] += 1
    names = (*PEOPLE, "Świętosława", "HuaZi")
    lines = [
        LeaderboardLine(
            names[person],
            (rating := ladder.rating(person)).points,
            rating.spread,
            played[person],
            won[person],
            rating.provisional,
            tuple(ladder.history[person]),
        )
        for person in ladder.people()
    ]
    return leaderboard("Spirits of the Forest", lines, EN).data


DECK: Mapping[str, Any] = {"seasons": True, "wish": True, "curse": True, "gem_bonus": True}
DRAWN: Mapping[str, Callable[[], bytes]] = {
    "seasons.png": lambda: table(FOREST, first(FOREST, 4, partial(has_left, 30), **DECK)),
    "grove.png": lambda: table(FOREST, first(FOREST, 2, partial(has_left, 34), events="forgotten-grove")),
    "living-forest.png": lambda: table(LIVING, first(LIVING, 3, partial(is_far, 5), kodama=True)),
    "own-forest.png": lambda: hand(LIVING, first(LIVING, 3, partial(is_far, 5), 0, kodama=True)),
    "spirit-island.png": lambda: table(ISLAND, first(ISLAND, 4, partial(is_turn, 3, "fast"))),
    "choose-land.png": lands,
    "moonlight.png": lambda: table(
        MOONLIGHT, first(MOONLIGHT, 2, partial(is_turn, 5, "collect"), scenario=19)
    ),
    "moonlight-levels.png": lambda: table(
        MOONLIGHT, first(MOONLIGHT, 2, partial(is_turn, 4, "collect"), scenario=7)
    ),
    "scores.png": lambda: scores(FOREST, first(FOREST, 3, is_over, **DECK)),
    "hand.png": lambda: hand(FOREST, first(FOREST, 3, knows_favours, 2)),
    "catchup.png": catch_up,
    "replay.webp": whole_game,
    "leaderboard.png": month,
}
"""Pictures that a painter draws, by their names in docs/."""


async def draw_page(names: Iterable[str]) -> None:
    """Play the beginning of a game of three on the local channel, and look at it through each window."""
    with TemporaryDirectory() as folder:
        async with grove(Path(folder), *PEOPLE[:3]) as (running, people), async_playwright() as driver:
            ada, bruno, celina = people
            await asked(ada, "/play game:spirits-of-the-forest seats:3")
            for guest in (bruno, celina):
                await asked(guest, "/join")
            await asked(ada, "/start")
            chance = Chance(SEED)
            for _ in range(MOVES_ON_THE_PAGE):
                match = (await running.table(ada)).match
                assert match is not None
                seat = match.awaiting[0]
                await asked(people[seat], spoken(LEVELS["greedy"].pick(match, seat, chance)))
            chromium = await driver.chromium.launch(executable_path=CHROMIUM, args=QUIET)
            for name in names:
                window = await chromium.new_context(reduced_motion="reduce", **SCREENS[name])
                page = await window.new_page()
                await page.goto(f"{running.local.url}/?person={ada.id}")
                await expect(page.locator(".message img").last).to_be_visible()
                await page.wait_for_function("[...document.images].every(image => image.complete)")
                await page.screenshot(path=FOLDER / name)
            await chromium.close()


def spoken(move: Any) -> str:
    """Return a move of the forest as it is typed."""
    said = zip(field_names(move), values(move), strict=True)
    return f"/forest {verb_of(move)} " + " ".join(
        f"{name}:{value}" for name, value in said if value is not None
    )


def draw(names: Iterable[str]) -> None:
    """Draw these pictures into docs/."""
    wanted = list(names)
    for name in wanted:
        if name in DRAWN:
            (FOLDER / name).write_bytes(DRAWN[name]())
    pages = [name for name in wanted if name in SCREENS]
    if pages and not CHROMIUM:
        print("no Chromium is installed, so these stay as they are:", *pages)
    elif pages:
        asyncio.run(draw_page(pages))


if __name__ == "__main__":
    draw(sys.argv[1:] or [*DRAWN, *SCREENS])
