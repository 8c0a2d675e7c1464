"""Many states of each game, told by its painter, and compared with how they were told: Text by Text, by their keys and arguments.

So a sentence may be worded otherwise and nothing here changes. `make pictures` writes all of them anew: a person reads what has changed.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from engine.action import field_names, to_text
from engine.games.spirit_island.model.view import SpiritIslandView
from engine.games.spirits_of_the_forest.model.view import ForestView
from engine.match import Match
from engine.registry import find, games
from engine.text import Seat, Text
from engine.view import View
from render.painter import Painter
from render.pictures import painter
from tests.engine.recorded.spelling import spelt
from tests.render import forest, island, living_forest, moonlight
from words.catalogue import words

FOLDER = Path(__file__).parent / "told"


def told(game: str, view: View) -> str:
    """Return all that is told of a view, a line for each Text or for all of a row, without the name of the game in each key."""
    return "".join(f"{line}\n" for line in _told(painter(game), view)).replace(f"{game}-", "")


def _told(drawer: Painter[Any], view: View) -> Iterator[str]:
    for version in drawer.table_texts(view):
        yield from _part("table", version)
    for paragraph in drawer.paragraphs(view):
        yield "# list" if paragraph.bullets else "# paragraph"
        yield from (" ".join(map(spelt, line)) for line in paragraph.lines)
    if view.seat is not None and drawer.draw_hand(view, words("en")) is not None:
        yield from _part("hand", drawer.hand_texts(view))
        for version in drawer.brief_hand_texts(view):
            yield from _part("brief hand", version)
    for field, values in _choices(view):
        if drawer.is_shown(view, field, values):
            yield from _part(f"choice of {field}", drawer.choice_texts(view, field, values))
            yield from _part("brief choice", drawer.brief_choice_texts(view, field, values))
        for part in drawer.map_parts(view, field, values):
            yield f"{spelt(part.name)}: {part.values} {part.is_alone}"
    yield from _part("scores", drawer.scores_texts(view))
    yield from _part("standing", drawer.standing_texts(view))
    yield from _part("remarks", drawer.remark_texts(view))
    yield "# tally"
    for holder, counts in drawer.tally(view):
        yield f"{spelt(holder) if isinstance(holder, Text) else holder}: {dict(counts)}"


def _choices(view: View) -> Iterator[tuple[str, list[str]]]:
    """Yield fields that are chosen on a picture, with values."""
    if isinstance(view, ForestView):
        yield "to", [cell.name for cell in view.cells if cell.stack][::4]
        yield "other", [cell.name for cell in view.cells if cell.stack][::9]
        yield "own", [cell.name for cell in view.cells if cell.gem == view.seat and cell.stack]
        yield "gem", [cell.name for cell in view.cells if cell.gem is not None and cell.stack]
    elif isinstance(view, SpiritIslandView):
        yield "land", [land.id for land in view.lands if land.number][::3]
        own = view.spirits[view.seat or 0]
        yield "card", [power.id for power in (*own.hand, *own.innates)]


def _part(name: str, texts: Iterable[Text]) -> Iterator[str]:
    yield f"# {name}"
    yield from map(spelt, texts)


def _forest(mix: tuple[Any, ...], seats: int, left: int, seat: int | None = 0) -> View:
    return forest.find_view(mix, seats, seat, lambda view: view.tiles_left <= left)


def _island(seats: int, share: float, seat: int | None = 0) -> View:
    every = island.played(seats)
    return island.seen(every[round(share * (len(every) - 1))], seat)


def _crowd(seats: int, seat: int | None) -> View:
    return island.crowded(seats, 3).model_copy(update={"seat": seat})


def _setup() -> View:
    game = find(island.GAME)
    return Match.new(game, game.Options(), 2, b"setup").view(Seat(0))


def _grove(seats: int, kodama: bool, share: float, seat: int | None = 0) -> View:
    every = living_forest.played(seats, kodama)
    return living_forest.seen(every[round(share * (len(every) - 1))], seat)


def _moon(scenario: int, moves: int, seats: int = 2, seat: int | None = None) -> View:
    match = moonlight.match_of(scenario, seats, moves)
    return match.view(None if seat is None else Seat(seat))


EVERY: dict[str, Callable[[], View]] = {
    **{
        f"{forest.GAME}-{'-'.join((*mix, 'of'))}-{seats}-{left}": partial(_forest, mix, seats, left, seat)
        for mix, seats, left, seat in (
            ((), 2, 48, 0),
            ((), 3, 24, None),
            ((), 4, 0, 1),
            (("wish", "curse"), 3, 48, 0),
            (("wish", "curse"), 3, 20, 1),
            (("seasons", "gem-bonus"), 2, 20, 0),
            (("events",), 3, 26, 2),
            (("moonlight", "air", "enchanted"), 2, 18, 0),
            (("moonlight", "enchanted"), 2, 30, 1),
            (("solo",), 1, 12, 0),
        )
    },
    **{
        f"{island.GAME}-{seats}-{share}": partial(_island, seats, share, seat)
        for seats, share, seat in (
            (1, 0, 0),
            (1, 0.4, 0),
            (1, 0.9, None),
            (2, 0.3, 1),
            (2, 0.6, 0),
            (2, 1, 0),
            (3, 0.5, 2),
        )
    },
    **{
        f"{island.GAME}-crowd-{seats}": partial(_crowd, seats, seat)
        for seats, seat in ((1, 0), (2, None), (3, 1))
    },
    f"{island.GAME}-seldom": island.seldom,
    f"{island.GAME}-setup": _setup,
    **{
        f"{living_forest.GAME}-{seats}-{kodama}-{share}": partial(_grove, seats, kodama, share, seat)
        for seats, kodama, share, seat in (
            (2, False, 0, 0),
            (2, False, 0.5, None),
            (2, False, 1, 1),
            (3, True, 0.3, 0),
            (3, True, 0.7, 2),
            (3, True, 1, 0),
        )
    },
    **{
        f"{moonlight.GAME}-{scenario}-{moves}": partial(_moon, scenario, moves, seats, seat)
        for scenario, moves, seats, seat in (
            (1, 0, 2, None),
            (1, 9, 3, 0),
            (1, 60, 3, None),
            (5, 9, 1, 0),
            (7, 12, 2, 1),
            (8, 0, 2, None),
            (13, 14, 2, 0),
            (19, 9, 2, None),
            (24, 20, 2, None),
            (28, 6, 2, 0),
        )
    },
}


def game_of(name: str) -> str:
    """Return the game that a state is of."""
    return next(game for game in games() if name.startswith(game))


MOMENTS: dict[str, Callable[[], Iterable[Match[Any]]]] = {
    forest.GAME: lambda: islice(forest.matches(("moonlight", "air", "enchanted"), 2, 3), 4, None, 9),
    island.GAME: lambda: island.played(2)[::9],
    living_forest.GAME: lambda: living_forest.played(3, True)[::30],
    moonlight.GAME: lambda: (moonlight.match_of(scenario, 2, 6) for scenario in (1, 13, 24)),
}
"""Moments of each game, at which many actions are legal."""
A_FEW = 12
"""Number of actions of a verb that are looked at."""


def badges(game: str) -> Iterator[str]:
    """Yield actions with their badges, of the whole action and of each of its fields."""
    drawer = painter(game)
    for match in MOMENTS[game]():
        for seat in match.awaiting[:1]:
            view, legal = match.view(seat), match.legal(seat)
            for action in (each for verb in legal.verbs for each in legal.under(verb)[:A_FEW]):
                names = [*field_names(action)]
                found = [
                    drawer.badge(view, action, fields) for fields in (names, *([each] for each in names))
                ]
                told = " | ".join(f"{each.sign} {each.text}".strip() if each else "-" for each in found)
                yield f"{to_text(action)}: {told}\n"


@pytest.mark.parametrize("game", MOMENTS)
def test_actions_have_the_badges_that_they_had(game: str) -> None:
    path, now = FOLDER / f"badges-{game}.txt", "".join(badges(game))
    if os.environ.get("DRAW_REFERENCES"):
        FOLDER.mkdir(exist_ok=True)
        path.write_text(now, encoding="utf-8")
    assert now == path.read_text(encoding="utf-8"), "read what has changed, then: make pictures"


@pytest.mark.parametrize("name", EVERY)
def test_every_state_is_told_as_it_was(name: str) -> None:
    path, now = FOLDER / f"{name}.txt", told(game_of(name), EVERY[name]())
    if os.environ.get("DRAW_REFERENCES"):
        FOLDER.mkdir(exist_ok=True)
        path.write_text(now, encoding="utf-8")
    assert now == path.read_text(encoding="utf-8"), "read what has changed, then: make pictures"


def test_nothing_is_told_of_a_state_that_is_no_more() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {*EVERY, *(f"badges-{game}" for game in MOMENTS)}
