"""Ways to go on with a move: which are offered whole, and which field of them the picture shows."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from bot.discord.cards.move_picker import MovePicker
from bot.discord.ui.trail import Trail
from engine.action import Value
from engine.legal import Legal
from engine.match import Match
from engine.registry import find
from engine.text import say
from render import pictures
from tests.bot.discord.cards.test_every_card import table_of
from tests.engine.variation import varied
from words.catalogue import words

TAKE = Trail("take")
ONE_OF_THREE = ("take A1 - supply", "take A1 - supply plus", "take A2 - C1", "take A3 - C2")
"""Takes of three tiles, of which one can be paid for in two ways."""

Shown = Callable[..., MovePicker]
"""A function that makes the picker of moves: see `on_map`."""


@pytest.fixture
def on_map(monkeypatch: pytest.MonkeyPatch) -> Shown:
    def mapped(*lines: str, field: str = "", shown: str = "first", **telling: object) -> MovePicker:
        """Return the picker of somebody who may make these moves, where a map shows one `field`, and pictures those `shown`.

        The game is told as it is, but for these facts.
        """
        game = find("spirits-of-the-forest")
        match = varied(Match.new(game, game.Options(), 2, b"choices"), telling)
        picker = MovePicker(table_of(match, "en"), match.awaiting[0] + 1, words("en"))
        moves = [game.grammar.read(line) for line in lines]
        picker.said.legal = Legal(lambda: moves)
        monkeypatch.setattr(pictures, "is_on_map", lambda _game, _view, name, _values: name in field.split())
        monkeypatch.setattr(pictures, "is_shown", lambda _game, _view, name, _values: name in shown.split())
        return picker

    return mapped


def offered(picker: MovePicker, trail: Trail = TAKE) -> list[str]:
    """Return the trails of the choices of a page, as they are typed."""
    choices = picker.choices.of(trail, picker.legal.next_values(trail.verb, trail.chosen))
    return [" ".join(map(str, each.trail.chosen)) for each in choices]


def asked(picker: MovePicker, trail: Trail = TAKE) -> tuple[str, Sequence[Value]] | None:
    return picker.choices.question(trail, 0)


def test_of_moves_that_are_offered_whole_the_picture_shows_the_field_that_has_a_place_on_it(
    on_map: Shown,
) -> None:
    """A field of one value has nothing to choose; without a map the picture is of what is asked."""
    picker = on_map(*ONE_OF_THREE, field="second pay")
    assert offered(picker)[:2] == ["A1 None supply None", "A1 None supply plus"]
    assert asked(picker) == ("pay", ("supply", "C1", "C2"))
    assert asked(on_map(*ONE_OF_THREE, field="second")) == ("first", ("A1", "A2", "A3"))
    assert asked(on_map(*ONE_OF_THREE, field="pay", shown="")) is None, "it asks in words"
    assert asked(on_map("keep", "pass"), Trail("keep")) is None, "nothing is left to decide"


def test_what_is_asked_on_the_map_is_shown_with_all_its_values_though_some_moves_read_alike(
    on_map: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    picker = on_map(*ONE_OF_THREE, field="first")
    monkeypatch.setattr(picker.said, "rest", lambda _, end: end.chosen[0].replace("A2", "A1"))
    assert offered(picker) == ["A1 None supply None", "A3 None C2 None"]
    assert asked(picker) == ("first", ("A1", "A2", "A3"))


@pytest.mark.parametrize(("more", "is_whole"), [(1, True), (2, False)])
def test_on_a_map_moves_are_offered_whole_where_they_are_a_row_of_buttons(
    more: int, is_whole: bool, on_map: Shown
) -> None:
    others = [f"take A{number + 4} - C{number + 3}" for number in range(more)]
    picker = on_map(*ONE_OF_THREE, *others, field="first")
    lengths = {len(each.split()) for each in offered(picker)}
    assert ("A1" in offered(picker)) is not is_whole
    assert len(offered(picker)) == 5
    assert lengths == ({4} if is_whole else {1, 4}), "what can be ended in one way is said whole"


def test_choices_with_one_end_each_are_all_offered_though_two_read_alike(on_map: Shown) -> None:
    picker = on_map("place A1", "place A2", choice=lambda *_: say("undo-done"))
    assert offered(picker, Trail("place")) == ["A1", "A2"]


def test_up_to_as_many_ends_as_are_buttons_are_one_click_in_however_many_fields(on_map: Shown) -> None:
    """Behind a button for each of two tiles are twenty ways to pay for it, so that nothing is won by offering forty."""
    pay = [
        f"{first} {second}" for first in ("B1", "B2", "B3", "B4") for second in ("C1", "C2", "C3", "C4", "C5")
    ]
    picker = on_map(*(f"take {tile} - {each}" for tile in ("A1", "A2") for each in pay), shown="")
    assert offered(picker) == ["A1", "A2"]
    assert len(offered(picker, TAKE.then("A1"))) == len(pay)
