"""Many states of each game, drawn and compared with what they looked like: cell by cell, by brightness.

A cell is a square of the picture; a line that is left out, a number off by one or another ink changes its brightness. Versions 12 and 13
of Pillow draw all alike. Which of the changes are meant, a person says who looks at them: `make pictures` draws all of them anew.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache, partial
from io import BytesIO
from pathlib import Path
from typing import cast

import pytest
from PIL import Image, ImageChops

from engine.chance import Chance
from engine.games.living_forest.model.facts import cards
from engine.games.moonlight.model.view import MoonlightView
from engine.games.spirits_of_the_forest.model.kinds import POWERS, Module
from engine.games.spirits_of_the_forest.model.kinds import SPIRITS as FOREST_SPIRITS
from engine.games.spirits_of_the_forest.model.view import ForestView
from engine.games.spirits_of_the_forest.modules.solo import SOLO
from engine.lesson import lesson as read_lesson
from engine.match import Match
from engine.registry import find, games
from engine.text import Seat, Text, Who
from engine.view import View
from render.games.living_forest.art.animals import draw_animal
from render.games.living_forest.art.birds import BIRDS
from render.games.living_forest.art.bodies import BODIES
from render.games.living_forest.art.heads import HEADS
from render.games.living_forest.art.sketch import Drawing
from render.games.spirits_of_the_forest.art.signs import of_tile
from render.kit.canvas import Canvas
from render.kit.marks import Gains, Numbered, lay_marks, with_gains
from render.kit.palette import CREAM, NIGHT, PANEL, index, mix, palette_bytes
from render.kit.sprites import Brush, silhouette, stamp
from render.painter import Picture
from render.pictures import painter
from render.sheets.analysis import AnalysedTurn, Curve, analysis
from render.sheets.banner import under_banner
from render.sheets.challenge import Shared, card
from render.sheets.film import Scene, _Frames
from render.sheets.journal import JournalChapter, journal
from render.sheets.leaderboard import LeaderboardLine, leaderboard
from render.sheets.lesson import lesson
from render.sheets.standings import StandingsGroup, StandingsRow, standings
from tests.engine.contract.random_games import some_action
from tests.render import forest, island, living_forest, moonlight
from words.catalogue import Words

FOLDER = Path(__file__).parent / "looks"
CELL = 8
"""Width and height of a cell in pixels."""
STEP = 2
"""Difference between two degrees of brightness that are kept apart, of 255."""
WEIGHTS = (0.46, 0.35, 0.19)
"""Shares of red, green and blue in the brightness: such that inks as bright as each other differ too."""
MOST = 1
"""Maximum difference of a cell, of 255."""
SIGN = 72
"""Width and height of the room of a sign."""
LARGE, ACROSS = 400, 5
"""Width and height of the room of a large drawing, and the number of them side by side."""
GREY = mix(NIGHT, CREAM, 0.5)
"""Ink of the holes in large drawings."""


_DOES = "-does-"
_LONG = 4
"""Number of times that a key stands for an effect, so that it takes several lines."""


class KeyWords(Words):
    """Words that are no sentences but their keys with what they are about: pictures of them do not change with a sentence.

    Each is said several `times` over, where somebody wants to see what becomes of long ones.
    """

    times = 1

    def _made(self, text: Text, people: tuple[str, ...]) -> str:
        name = text.key.rpartition(_DOES)[2] if _DOES in text.key else text.key.partition("-picture-")[2]
        said = " ".join([name or text.key.rpartition("-")[2], *(self._about(arg) for _, arg in text.args)])
        return " ".join([said] * (self.times * (_LONG if _DOES in text.key else 1)))

    def _about(self, arg: object) -> str:
        if isinstance(arg, tuple):
            return ", ".join(map(self._about, arg))
        return (
            self.say(arg)
            if isinstance(arg, Text)
            else f"who {arg.seat}"
            if isinstance(arg, Who)
            else str(arg)
        )


WORDS = KeyWords("en")


def _canvas(kind: str, game: str, view: View) -> Canvas:
    drawer = painter(game)
    names = drawer.names(view, forest.PEOPLE[: view.seats], WORDS)
    drawn: Canvas | None = (
        drawer.draw_hand(view, WORDS)
        if kind == "hand"
        else getattr(drawer, f"draw_{kind}")(view, names, WORDS)
    )
    assert drawn is not None
    return drawn


def _long(times: int, draw: Callable[[], Canvas | Picture]) -> Canvas | Picture:
    """Return what is drawn with long names of people, and with words said several times over."""
    words = KeyWords("en")
    words.times = times
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(globals(), "WORDS", words)
        patch.setattr(forest, "PEOPLE", LONG[times - 2 :])
        return draw()


LONG = tuple(
    "Małgorzata Brzęczyszczykiewicz-Konstantynopolitańczykowianeczka"[:end]
    for end in (12, 15, 18, 22, 28, 60)
)
"""Names of many lengths."""


def _forest(mix: tuple[Module, ...], seats: int, left: int, kind: str = "table") -> Canvas:
    return _canvas(kind, forest.GAME, forest.find_view(mix, seats, 0, partial(_has_left, left)))


def _has_left(left: int, view: ForestView) -> bool:
    return view.tiles_left <= left


def _island(seats: int, share: float, kind: str = "table", seat: int | None = None) -> Canvas:
    every = island.played(seats)
    return _canvas(kind, island.GAME, island.seen(every[round(share * (len(every) - 1))], seat))


def _setup() -> Canvas:
    """Return an island before anybody has chosen a spirit."""
    return _canvas(
        "table",
        island.GAME,
        Match.new(find(island.GAME), find(island.GAME).Options(), 2, b"setup").view(None),
    )


def _crowd(seats: int) -> Canvas:
    return _canvas("table", island.GAME, island.crowded(seats, 3))


def _lands(seats: int, count: int) -> Canvas:
    view = island.seen(island.played(seats)[-1], 0)
    lands = [land.id for land in view.lands if land.number][:count]
    return painter(island.GAME).draw_choice(view, "land", lands, WORDS)


def _powers() -> Canvas:
    view = island.seen(island.played(2)[0], 0)
    cards = [power.id for power in (*view.spirits[0].hand, *view.spirits[0].innates)]
    return painter(island.GAME).draw_choice(view, "card", cards, WORDS)


def _grove(seats: int, kodama: bool, share: float, kind: str = "table") -> Canvas:
    every = living_forest.played(seats, kodama)
    return _canvas(kind, living_forest.GAME, living_forest.seen(every[round(share * (len(every) - 1))], 0))


def _thicket(seats: int, cards: int) -> Canvas:
    return _canvas("table", living_forest.GAME, living_forest.crowded(seats, cards))


def _moon(scenario: int, moves: int, seats: int = 2, kind: str = "table", seat: int | None = None) -> Canvas:
    match = moonlight.match_of(scenario, seats, moves)
    return _canvas(
        kind, moonlight.GAME, cast(MoonlightView, match.view(None if seat is None else Seat(seat)))
    )


def _moonlit(scenario: int, seats: int, tiles: int) -> Canvas:
    return _canvas("table", moonlight.GAME, moonlight.crowded(scenario, seats, tiles))


def _events(game: str, seats: int, options: Mapping[str, object], moves: int) -> Canvas:
    """Return a table with marks of all that has happened of late, numbered by whose doing it was, and with gains below."""
    match = Match.new(find(game), find(game).Options.model_validate(options), seats, b"events")
    chance, happened = Chance(b"events"), list[tuple[int, Text]]()
    for _ in range(moves):
        if not match.over:
            entry = some_action(match, chance)
            told = match.play(entry.seat, entry.action)
            happened += [(entry.seat + 1, event.text) for event in told]
    view, drawer = match.view(Seat(0)), painter(game)
    canvas = _canvas("table", game, view)
    found = [(number, mark) for number, text in happened for mark in drawer.event_marks(text, view)][-_LATE:]
    marks = [Numbered(number, mark, 2 * place >= len(found)) for place, (number, mark) in enumerate(found)]
    assert marks
    lay_marks(canvas, marks, drawer.sign, drawer.kept_clear(view))
    rows = [Gains("someone", number, counts) for number, (_, counts) in enumerate(drawer.tally(view))]
    return with_gains(canvas, rows, drawer.sign)


_LATE = 12
"""Greatest number of marks."""


def _lately(game: str, moves: int) -> Picture:
    """Return a table with outlines around what the last turns have changed."""
    match, chance = Match.new(find(game), find(game).Options(), 2, b"lately"), Chance(b"lately")
    turns = list[list[Text]]()
    for _ in range(moves):
        entry = some_action(match, chance)
        turns.append([event.text for event in match.play(entry.seat, entry.action)])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("render.painter.words", lambda language: WORDS)
        return painter(game).table(match.view(None), forest.PEOPLE[:2], "en", turns[-4:])


def _sheet(draw: Callable[[], Picture], module: str) -> Picture:
    """Return a sheet as it is drawn with keys for words."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(f"render.sheets.{module}.words", lambda language: WORDS)
        return draw()


def _lesson(game: str) -> Picture:
    return _sheet(lambda: lesson(game, read_lesson(game), "en"), "lesson")


def _signs() -> Canvas:
    """Return the signs of tiles with each power and with none, as they are on buttons."""
    canvas = Canvas(Image.new("L", (4 * SIGN, len(FOREST_SPIRITS) * SIGN), index(PANEL)))
    for row, spirit in enumerate(FOREST_SPIRITS):
        for column, power in enumerate((None, *POWERS)):
            sprite = painter(forest.GAME).sign(of_tile(spirit, power), SIGN - 8, PANEL)
            canvas.centre(sprite, column * SIGN + SIGN // 2, row * SIGN + SIGN // 2)
    return canvas


def _analysis() -> Picture:
    view = forest.find_view((), 2, 0, partial(_has_left, 24))
    one, other = people = forest.PEOPLE[:2]
    curves = (Curve(one, (0.5, 0.4, 0.2, 0.0)), Curve(other, (0.5, 0.6, 0.8, 1.0)))
    said = (" ".join([word] * WORDS.times**3) for word in ("Move", "Played", "Better"))
    turns = [AnalysedTurn(1, 0, view, *said)]
    return _sheet(lambda: analysis(forest.GAME, curves, turns, people, "en", ""), "analysis")


def _challenge(is_won: bool) -> Picture:
    shared = Shared(
        "22 November",
        "Moonlight" * WORDS.times,
        "8 · Hidden" * WORDS.times,
        "花子" * WORDS.times,
        "31 points" * WORDS.times,
        is_won,
        5,
        (False, True) * 3,
    )
    return _sheet(lambda: card(shared, "en"), "challenge")


def _journal() -> Picture:
    chapters = [
        JournalChapter("1 · Moss " * WORDS.times**2, {0: 7, 1: None, 2: 12}),
        JournalChapter("2 · Fern " * WORDS.times**2, {0: None}, is_next=True),
        JournalChapter("3 · Reed", {0: None, 1: 3, 2: None}),
    ]
    return _sheet(
        lambda: journal(
            "Ada" * WORDS.times**2, "1 of 3 " * WORDS.times**2, ("easy", "hard", "cruel"), chapters, "en"
        ),
        "journal",
    )


def _standings() -> Picture:
    rows = [
        StandingsRow(
            "Ada" * WORDS.times**2, ("1", "½", "+"), "2½", "4", "3", place="1.–12." * (WORDS.times > 1)
        ),
        StandingsRow("花子", ("0", "0.7", ""), "0.67", "5", "0", is_gone=True),
    ]
    groups = [StandingsGroup("Group A", rows), StandingsGroup("Group B", rows[:1])]
    return _sheet(
        lambda: standings(
            "A game " * WORDS.times**2,
            "round 3 " * WORDS.times**2,
            ("Wins met", "Beaten" * WORDS.times),
            groups,
            "en",
        ),
        "standings",
    )


def _places(field: str) -> Canvas:
    view = forest.view(2, 30, 0)
    lit = [cell.name for cell in view.cells if cell.stack][::5]
    return painter(forest.GAME).draw_choice(view, field, lit, WORDS)


def _apart() -> Canvas:
    """Return a forest whose rows stand half a column apart, where others lie below the tiles that were taken last."""
    view = forest.view(2, 30)
    assert view.last is not None
    below = next(cell.stack for cell in view.cells if cell.stack)
    taken = {each.cell for each in view.last.collected}
    cells = tuple(
        cell.model_copy(
            update={"x": cell.x + cell.y % 2, "stack": below if cell.name in taken else cell.stack}
        )
        for cell in view.cells
    )
    return _canvas("table", forest.GAME, view.model_copy(update={"cells": cells}))


def _doubled(seats: int) -> Canvas:
    """Return scores in which some spirits count twice and one three times."""
    view = forest.view(seats, 4)
    categories = tuple(
        each.model_copy(update={"factor": 1 + number % 3}) for number, each in enumerate(view.categories)
    )
    return _canvas("scores", forest.GAME, view.model_copy(update={"categories": categories}))


def _lost() -> Canvas:
    """Return a forest of a seat alone, in the rules of another edition, with tokens that it knows and tokens that it does not."""
    view = forest.find_view(("solo",), 1, 0, partial(_has_left, 8))
    return _canvas("scores", forest.GAME, forest.with_part(view, SOLO, rule="polish"))


def _tied(game: str, view: View, kind: str = "scores") -> Canvas:
    """Return scores that are as good as each other's, and negative."""
    standings = tuple(replace(each, rank=1, score=-4) for each in view.outcome.standings)
    outcome = replace(view.outcome, standings=standings, final=True)
    return _canvas(kind, game, view.model_copy(update={"outcome": outcome}))


def _leaderboard(*courses: Sequence[int], days: float = 1, provisional: bool = False) -> Picture:
    """Return the leaderboard of people whose ratings went like this."""
    day = round(days * 86_400_000)
    lines = [
        LeaderboardLine(
            (*forest.PEOPLE[:4], "Wanda")[place % 5] * (1 + place // 5),
            course[-1],
            60 + place,
            len(course) + place,
            place,
            provisional and place % 2 == 0,
            tuple((day * number, rating) for number, rating in enumerate(course, 1 + place % 2)),
        )
        for place, course in enumerate(courses)
    ]
    return _sheet(lambda: leaderboard("The house", lines, "en"), "leaderboard")


def _banner() -> Picture:
    return under_banner(_challenge(True), "Only a test of what could be" * WORDS.times)


def _film(width: int, *, after: int = 1) -> Image.Image:
    """Return a frame of a film of the forest, made from those before it."""
    moments = [forest.view(2, left) for left in (48, 40, 12)]
    scenes = [Scene(view, f"Turn {number}: {'leaves and webs, ' * 9}") for number, view in enumerate(moments)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("render.painter.words", lambda language: WORDS)
        frames = _Frames(forest.GAME, scenes, forest.PEOPLE, "en", width, lambda _: None)
        for number in range(after):
            frames.seek(number)
    return frames._frame


def _drawings(drawings: Mapping[str, Drawing]) -> Canvas:
    """Return drawings so large that a hundredth of their side is some pixels."""
    count, side = len(drawings), LARGE
    sheet = Image.new("L", (ACROSS * side, -(-count // ACROSS) * side), index(NIGHT))
    kodama = next(each.id for each in cards().values() if each.symbols)
    for place, name in enumerate(drawings):
        brush = Brush(side, side, 1)
        draw_animal(brush, kodama if name == "kodama" else name, side / 2, side / 2, side - 60, CREAM, GREY)
        sheet.paste(stamp(brush.done(), NIGHT).image, (place % ACROSS * side, place // ACROSS * side))
    return Canvas(sheet)


def _large_signs(game: str) -> Canvas:
    """Return all signs that a game has, large."""
    drawer, side = painter(game), 240
    names = sorted({*drawer.badge_signs, *drawer.shown_signs, *read_lesson(game).signs})
    sheet = Canvas(Image.new("L", (8 * side, -(-len(names) // 8) * side), index(PANEL)))
    for place, name in enumerate(names):
        sheet.centre(
            drawer.sign(name, side - 40, PANEL), place % 8 * side + side // 2, place // 8 * side + side // 2
        )
    return sheet


def _icons() -> Canvas:
    """Return the silhouettes that no font has, large."""
    sheet = Canvas(Image.new("L", (960, 480), index(PANEL)))
    for place, name in enumerate(("branch", "tendril")):
        sheet.centre(silhouette(name, 440, CREAM, PANEL), 240 + 480 * place, 240)
    return sheet


SHEETS: dict[str, Callable[[], Picture]] = {
    "analysis": _analysis,
    "challenge": partial(_challenge, True),
    "journal": _journal,
    "standings": _standings,
    "banner": _banner,
    "leaderboard": partial(
        _leaderboard, (1000, 1180, 1240, 1420), (1000, 1100, 1090, 1410), provisional=True
    ),
}
"""Sheets that are drawn with long words and names too."""


EVERY: dict[str, Callable[[], Canvas | Picture | Image.Image]] = {
    **{
        f"{forest.GAME}-{seats}-{left}": partial(_forest, (), seats, left)
        for seats in (2, 3, 4)
        for left in (48, 24, 0)
    },
    **{
        f"{forest.GAME}-{'-'.join(mix)}": partial(_forest, mix, seats, left)
        for mix, seats, left in (
            (("wish", "curse"), 3, 30),
            (("seasons", "gem-bonus"), 2, 20),
            (("events",), 3, 26),
            (("moonlight", "air", "enchanted"), 2, 18),
            (("solo",), 1, 12),
        )
    },
    f"{forest.GAME}-hand": partial(_forest, ("wish", "curse"), 3, 12, "hand"),
    f"{forest.GAME}-favours": partial(_forest, (), 2, 8, "hand"),
    f"{forest.GAME}-scores": partial(_forest, (), 3, 8, "scores"),
    f"{forest.GAME}-sums": partial(_forest, ("wish", "curse", "seasons"), 4, 0, "scores"),
    **{
        f"{island.GAME}-{seats}-{share}": partial(_island, seats, share)
        for seats, shares in ((1, (0, 0.4, 0.8, 1)), (2, (0.3, 0.6, 1)), (3, (0.5,)))
        for share in shares
    },
    **{f"{island.GAME}-crowd-{seats}": partial(_crowd, seats) for seats in (1, 3)},
    f"{island.GAME}-own": partial(_island, 3, 0.8, "table", 1),
    f"{island.GAME}-hand": partial(_island, 2, 0.5, "hand", 0),
    f"{island.GAME}-late-hand": partial(_island, 1, 0.9, "hand", 0),
    f"{island.GAME}-drawing-hand": partial(_island, 1, 5 / 11, "hand", 0),
    f"{island.GAME}-elements-hand": partial(_island, 1, 2 / 11, "hand", 0),
    f"{island.GAME}-setup": _setup,
    f"{island.GAME}-seldom": lambda: _canvas("table", island.GAME, island.seldom()),
    f"{island.GAME}-seldom-hand": lambda: _canvas("hand", island.GAME, island.seldom()),
    f"{island.GAME}-standing": partial(_island, 2, 0.5, "scores"),
    f"{island.GAME}-scores": partial(_island, 2, 1, "scores"),
    f"{island.GAME}-lands": partial(_lands, 2, 5),
    f"{island.GAME}-one-board": partial(_lands, 3, 3),
    f"{island.GAME}-powers": _powers,
    **{
        f"{living_forest.GAME}-{seats}-{kodama}-{share}": partial(_grove, seats, kodama, share)
        for seats, kodama in ((2, False), (3, True))
        for share in (0, 0.3, 0.7, 1)
    },
    f"{living_forest.GAME}-hand": partial(_grove, 2, False, 0.6, "hand"),
    f"{living_forest.GAME}-kodama-hand": partial(_grove, 3, True, 0.8, "hand"),
    f"{living_forest.GAME}-scores": partial(_grove, 2, False, 0.5, "scores"),
    f"{living_forest.GAME}-sums": partial(_grove, 3, True, 1, "scores"),
    **{
        f"{moonlight.GAME}-{scenario}-{moves}": partial(_moon, scenario, moves, seats)
        for scenario, moves, seats in (
            (1, 0, 2),
            (1, 9, 2),
            (1, 40, 3),
            (5, 9, 1),
            (7, 12, 2),
            (8, 0, 2),
            (13, 14, 2),
            (19, 9, 2),
            (24, 20, 2),
            (28, 6, 2),
        )
    },
    **{
        f"{game}-events-{seats}-{moves}": partial(_events, game, seats, options, moves)
        for game, seats, options, moves in (
            (forest.GAME, 2, {}, 14),
            (forest.GAME, 4, {}, 50),
            (forest.GAME, 2, {"moonlight": "air", "enchanted": True}, 40),
            (island.GAME, 2, {}, 60),
            (living_forest.GAME, 2, {}, 60),
            (living_forest.GAME, 3, {"kodama": True}, 150),
            (moonlight.GAME, 2, {"scenario": 1}, 8),
            (moonlight.GAME, 2, {"scenario": 13}, 18),
        )
    },
    f"{forest.GAME}-lately": partial(_lately, forest.GAME, 14),
    f"{living_forest.GAME}-lately": partial(_lately, living_forest.GAME, 30),
    f"{moonlight.GAME}-scores": partial(_moon, 1, 20, 2, "scores"),
    f"{moonlight.GAME}-hand": partial(_moon, 1, 9, 3, "hand", 0),
    **{f"{game}-lesson": partial(_lesson, game) for game in games()},
    **{
        f"{game}-long-{times}-{kind}": partial(_long, times, partial(draw, kind=kind))
        for game, draw in (
            (forest.GAME, partial(_forest, (), 2, 24)),
            (island.GAME, partial(_island, 2, 0.4)),
            (living_forest.GAME, partial(_grove, 2, True, 0.6)),
            (moonlight.GAME, partial(_moon, 13, 14)),
        )
        for times, kind in ((2, "table"), (3, "table"), (2, "scores"), (3, "scores"))
    },
    **{
        f"{forest.GAME}-long-{'-'.join(mix)}-{seats}": partial(_long, 2, partial(_forest, mix, seats, left))
        for mix, seats, left in (
            (("wish", "curse", "seasons", "gem-bonus"), 4, 6),
            (("moonlight", "air", "enchanted"), 2, 4),
            (("events",), 4, 30),
            (("solo",), 1, 4),
        )
    },
    f"{forest.GAME}-long-hand": partial(_long, 3, partial(_forest, ("wish", "curse"), 2, 48, "hand")),
    f"{forest.GAME}-solo-lost": _lost,
    f"{forest.GAME}-apart": _apart,
    **{f"{forest.GAME}-doubled-{seats}": partial(_doubled, seats) for seats in (2, 4)},
    **{f"{forest.GAME}-places-{field}": partial(_places, field) for field in ("to", "own")},
    f"{island.GAME}-long-hand": partial(_long, 2, partial(_island, 2, 0.5, "hand", 0)),
    f"{island.GAME}-longest-hand": partial(_long, 6, partial(_island, 2, 0.5, "hand", 0)),
    f"{island.GAME}-four": partial(_island, 4, 0.4, "table", 2),
    f"{island.GAME}-lands-of-three": partial(_lands, 3, 30),
    **{
        f"{living_forest.GAME}-crowd-{seats}-{cards}": partial(_thicket, seats, cards)
        for seats, cards in ((2, 8), (3, 12), (2, 22))
    },
    **{
        f"{moonlight.GAME}-{scenario}-{moves}-of-{seats}": partial(
            _long, 2, partial(_moon, scenario, moves, seats)
        )
        for scenario, moves, seats in (
            (3, 24, 4),
            (5, 60, 1),
            (10, 30, 3),
            (16, 20, 2),
            (20, 44, 2),
            (22, 12, 2),
        )
    },
    **{
        f"{moonlight.GAME}-crowd-{scenario}-{seats}-{tiles}": partial(_moonlit, scenario, seats, tiles)
        for scenario, seats, tiles in ((1, 2, 3), (8, 4, 5), (3, 3, 8))
    },
    **{
        f"{forest.GAME}-tied-{seats}": partial(lambda seats: _tied(forest.GAME, forest.view(seats, 0)), seats)
        for seats in (2, 4)
    },
    f"{living_forest.GAME}-tied": lambda: _tied(
        living_forest.GAME, living_forest.seen(living_forest.played(4, True)[-1])
    ),
    **{f"{game}-long-lesson": partial(_long, 2, partial(_lesson, game)) for game in games()},
    **{f"sheet-{name}-long": partial(_long, 3, draw) for name, draw in SHEETS.items()},
    f"{forest.GAME}-signs": _signs,
    "sheet-analysis": _analysis,
    "sheet-challenge-won": partial(_challenge, True),
    "sheet-challenge-lost": partial(_challenge, False),
    "sheet-journal": _journal,
    "sheet-standings": _standings,
    "sheet-leaderboard": partial(
        _leaderboard, (1000, 1180, 1240, 1420), (1000, 1100, 1090, 1380), (1000, 960, 900), provisional=True
    ),
    "sheet-leaderboard-many": partial(
        _leaderboard,
        *([1000 + (90 - 19 * place) * step for step in range(1, 9 - place // 3)] for place in range(12)),
    ),
    "sheet-leaderboard-one-day": partial(_leaderboard, (-40, -20, 90), (1000, 3990), days=0.2),
    "sheet-leaderboard-bare": partial(_leaderboard, (1200,)),
    "sheet-banner": _banner,
    "sheet-film": partial(_film, 720),
    "sheet-film-narrow": partial(_film, 400, after=2),
    **{f"{game}-large-signs": partial(_large_signs, game) for game in games()},
    f"{living_forest.GAME}-heads": partial(_drawings, HEADS),
    f"{living_forest.GAME}-birds": partial(_drawings, BIRDS),
    f"{living_forest.GAME}-bodies": partial(_drawings, BODIES),
    "icons": _icons,
}


@cache
def _brightness() -> list[int]:
    """Return the brightness of each ink of the palette."""
    inks = palette_bytes().ljust(768, b"\0")
    return [
        round(sum(share * inks[3 * ink + part] for part, share in enumerate(WEIGHTS))) for ink in range(256)
    ]


def cells(drawn: Canvas | Picture | Image.Image) -> Image.Image:
    """Return the mean brightness of each cell of a picture."""
    if isinstance(drawn, Image.Image):
        return drawn.convert("L", (*WEIGHTS, 0)).reduce(CELL)
    data = drawn.data if isinstance(drawn, Picture) else drawn.png(upright=False)
    with Image.open(BytesIO(data)) as image:
        inks = Image.frombytes("L", image.size, image.tobytes())
    return inks.point(_brightness()).reduce(CELL)


def kept(means: Image.Image) -> Image.Image:
    """Return means in as many degrees as are kept."""
    return means.point(lambda value: round(value / STEP))


def differing(one: Image.Image, other: Image.Image) -> int:
    """Return the number of cells in which two pictures differ, the other being as it is kept; all of them where the sizes differ."""
    if one.size != other.size:
        return one.width * one.height
    apart = ImageChops.difference(one, other.point(lambda value: min(value * STEP, 255)))
    return sum(apart.histogram()[MOST + 1 :])


@pytest.mark.parametrize("name", EVERY)
def test_every_state_looks_as_it_did(name: str) -> None:
    path, means = FOLDER / f"{name}.png", cells(EVERY[name]())
    if os.environ.get("DRAW_REFERENCES"):
        FOLDER.mkdir(exist_ok=True)
        kept(means).save(path, optimize=True)
    with Image.open(path) as look:
        assert differing(means, look) == 0, "look at what has changed, then: make pictures"


def test_no_look_is_of_a_picture_that_is_no_more() -> None:
    assert {path.stem for path in FOLDER.glob("*.png")} == set(EVERY)
