"""Digits and capitals that decide are at least 9 CSS pixels high where the picture is as wide as the phone.

What stands in a picture is asked of the painter, who notes each text it lays, with its size.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import chain

import pytest

from engine.action import field_names, values
from engine.games.living_forest.model.facts import cards
from engine.games.living_forest.model.texts import card_name
from engine.games.spirit_island.model.texts import name_of
from engine.games.spirits_of_the_forest.model.kinds import Module
from engine.match import Match
from engine.registry import find
from engine.text import Seat
from engine.view import View
from render.kit.canvas import Canvas
from render.kit.fonts import ELLIPSIS, Style, font, printable
from render.pictures import is_shown, painter
from tests.bot.discord.commands.test_clicks_of_a_round import ENGLAND, TWO, moves_of
from tests.bot.discord.grove import SEED
from tests.render import forest, island, living_forest, moonlight
from words.catalogue import words

PHONE = 390
"""Width of a phone, in CSS pixels."""
LEAST = 9.0
"""Least height of digits on it, in CSS pixels."""

LEAST_ON_SHEETS = 7.0
"""Least height of the capitals of words on the sheet of scores, which says nothing that has still to be decided, in CSS pixels."""

LEAST_PERSON = 6.0
"""Least height of the capitals of somebody's name, which is smaller where points stand beside it, in CSS pixels."""

TITLES: Style = "serif"
"""Style of headlines and titles: the message says in letters what they say."""

NAMES = {
    *forest.PEOPLE,
    *(text for card in cards() if any(map(str.isdigit, text := words("pl").say(card_name(card))))),
}
"""Names with digits in them: of people, and of cards."""

MIXES: tuple[tuple[Module, ...], ...] = (
    (),
    ("wish", "curse", "seasons", "gem-bonus"),
    ("events",),
    ("moonlight", "air", "enchanted"),
)


@cache
def height_of_digits(style: Style, size: int) -> int:
    """Return the height of a digit in pixels."""
    _, top, _, bottom = font(style, size).getbbox("0123456789", anchor="ls")
    return round(bottom - top)


@cache
def height_of_capitals(style: Style, size: int) -> int:
    """Return the height of a capital in pixels."""
    _, top, _, bottom = font(style, size).getbbox("H", anchor="ls")
    return round(bottom - top)


def is_person(text: str) -> bool:
    """Return whether this is somebody's name, or as much of it as there is room for."""
    return any(name.startswith(text.rstrip(ELLIPSIS)) for name in forest.PEOPLE)


def small(canvas: Canvas, least_word: float = LEAST) -> dict[str, float]:
    """Return the texts that are too small on a phone, with the height of their digits there, or of capitals where they have none."""
    found: dict[str, float] = {}
    for each in canvas.inscriptions:
        numbers = any(map(str.isdigit, each.text)) and each.text not in NAMES
        high = (height_of_digits if numbers else height_of_capitals)(each.style, each.size)
        css = round(high * PHONE / canvas.width, 1)
        is_read = numbers or each.text.isupper() or len(each.text) > 1
        least = LEAST if numbers else LEAST_PERSON if is_person(each.text) else least_word
        if each.style != TITLES and is_read and css < least:
            found[each.text] = css
    return found


def unreadable(game: str, view: View) -> Iterator[dict[str, float]]:
    """Yield what is too small on the table, on the score sheet, and on the hand where there is one."""
    drawer, spoken = painter(game), words("pl")
    names = forest.PEOPLE[: view.seats]
    yield small(drawer.draw_table(view, names, spoken))
    yield small(drawer.draw_scores(view, names, spoken), LEAST_ON_SHEETS)
    if view.seat is not None and (hand := drawer.draw_hand(view, spoken)):
        yield small(hand)


def _forests(seats: int, mix: int) -> Iterator[View]:
    every = list(forest.matches(MIXES[mix], seats, 3))
    yield from (forest.shown(match, 0) for match in (every[0], every[len(every) // 2], every[-1]))


def _islands(seats: int) -> Iterator[View]:
    every = island.played(seats)
    yield from (island.seen(match, 0) for match in (every[0], *every[2::9], every[-1]))


def _groves(seats: int, kodama: bool) -> Iterator[View]:
    every = living_forest.played(seats, kodama)
    yield from (living_forest.seen(match, 0) for match in (every[0], every[len(every) // 2], every[-1]))


def _moons(scenario: int, seats: int) -> Iterator[View]:
    yield from (moonlight.match_of(scenario, seats, moves).view(None) for moves in (0, 14))


EVERY: dict[str, tuple[str, Callable[[], Iterator[View]]]] = {
    **{f"island-{seats}": (island.GAME, partial(_islands, seats)) for seats in (1, 2, 3, 4)},
    **{
        f"forest-{seats}-{mix}": (forest.GAME, partial(_forests, seats, mix))
        for seats in (2, 3, 4)
        for mix in range(len(MIXES) if seats == 2 else len(MIXES) - 1)
    },
    **{
        f"grove-{seats}-{kodama}": (living_forest.GAME, partial(_groves, seats, kodama))
        for seats in (2, 3, 4)
        for kodama in (False, True)
    },
    **{
        f"moon-{scenario}-{seats}": (moonlight.GAME, partial(_moons, scenario, seats))
        for scenario, seats in ((1, 2), (1, 3), (5, 1), (13, 2), (16, 2), (19, 2), (24, 1), (28, 2))
    },
}


@pytest.mark.parametrize("case", EVERY)
def test_every_number_and_every_word_can_be_read_on_a_phone(case: str) -> None:
    game, views = EVERY[case]
    found = chain.from_iterable(unreadable(game, view) for view in views())
    assert [each for each in found if each] == []


def test_every_picture_of_the_island_on_which_something_is_chosen_can_be_read_on_a_phone() -> None:
    """Lands, cards and their texts, as three turns of two against England ask for them."""
    wanted = {("place", "land"), ("use", "target"), ("play", "card"), ("push", "land")}
    game, shown = find(island.GAME), set[tuple[str, str]]()
    match = Match.new(game, game.Options.model_validate(ENGLAND), 2, SEED)
    for number, line in moves_of(TWO):
        seat = Seat(number)
        view, legal = match.view(seat), match.legal(seat)
        for verb in legal.verbs:
            actions = legal.under(verb)
            for place, field in enumerate(field_names(actions[0])):
                asked = tuple(dict.fromkeys(values(action)[place] for action in actions))
                if (verb, field) not in shown and is_shown(island.GAME, view, field, asked):
                    shown.add((verb, field))
                    drawn = painter(island.GAME).draw_choice(view, field, asked, words("pl"))
                    assert small(drawn) == {}, (verb, field)
        match.play(seat, game.grammar.read(line))
        if wanted <= shown:
            break
    assert wanted <= shown


def test_the_forest_in_which_a_place_is_chosen_can_be_read_on_a_phone() -> None:
    for mix in ((), ("enchanted",), ("moonlight",)):
        view = forest.find_view(mix, 3, 0, lambda each: each.tiles_left < 40)
        names = [cell.name for cell in view.cells if cell.stack]
        assert small(painter(forest.GAME).draw_choice(view, "to", names, words("pl"))) == {}, mix


def css_heights(canvas: Canvas) -> dict[str, float]:
    """Return each text with the height of its capitals on a phone, in CSS pixels."""
    return {
        each.text: height_of_capitals(each.style, each.size) * PHONE / canvas.width
        for each in canvas.inscriptions
    }


@pytest.mark.parametrize("seats", [2, 4])
def test_the_names_of_innate_powers_stand_whole_in_the_panels_and_can_be_read_on_a_phone(seats: int) -> None:
    spoken = words("pl")
    for match in (island.played(seats)[0], island.played(seats)[-1]):
        view = island.seen(match, 0)
        drawn = css_heights(painter(island.GAME).draw_table(view, forest.PEOPLE[:seats], spoken))
        innates = {
            printable(spoken.say(name_of(power.id))) for spirit in view.spirits for power in spirit.innates
        }
        assert {name: round(drawn.get(name, 0)) for name in innates if drawn.get(name, 0) < LEAST} == {}


@pytest.mark.parametrize("case", ["island-2", "forest-2-1", "grove-2-True", "moon-1-2"])
def test_every_word_of_the_final_sheet_can_be_read_on_a_phone(case: str) -> None:
    game, views = EVERY[case]
    last = list(views())[-1]
    drawn = css_heights(painter(game).draw_scores(last, forest.PEOPLE[: last.seats], words("pl")))
    assert {text: round(high, 1) for text, high in drawn.items() if high < LEAST_ON_SHEETS} == {}
