"""Signs on buttons in place of words."""

from __future__ import annotations

import pytest

from engine.games.spirits_of_the_forest.model.actions import Keep, Move, Place, Take
from engine.games.spirits_of_the_forest.model.view import ForestView
from engine.match import Match
from engine.registry import find
from render import pictures
from render.games.spirits_of_the_forest.art.signs import of_tile
from render.games.spirits_of_the_forest.badges import badge

FIELDS = ("first", "second", "pay", "pay_second", "to", "gem")


def view() -> ForestView:
    game = find("spirits-of-the-forest")
    found = Match.new(game, game.Options(), 2, b"badges").view(None)
    assert isinstance(found, ForestView)
    return found


def test_a_badge_names_the_places_and_two_of_them_in_one_order() -> None:
    shown = view()
    cells = {cell.name: cell for cell in shown.cells}
    one, two = badge(shown, Take("B1", "A12"), FIELDS), badge(shown, Take("A12", "B1"), FIELDS)
    assert one is not None
    assert two is not None
    assert one.text == two.text
    tile = cells["A12"].stack[-1]
    assert two.sign == of_tile(tile.spirit, tile.power)
    assert one.text.startswith("A12")


def test_what_is_paid_and_what_lies_on_a_tile_stand_on_its_badge() -> None:
    shown = view()
    favour = next(cell.name for cell in shown.cells if cell.favours)
    place = badge(shown, Place(favour), FIELDS)
    assert place is not None
    assert place.text.endswith("?")
    moved = [badge(shown, Move(gem, favour), fields) for gem in ("A1", "B2") for fields in (("to",), FIELDS)]
    assert [each and each.text.partition(place.text)[0] for each in moved] == ["", "A1 → ", "", "B2 → "]
    paid = [badge(shown, Take("A1", None, pay), FIELDS) for pay in ("supply", "C4")]
    assert [each.text.partition(" −")[2] for each in paid if each] == ["◆", "◆C4"]


def test_what_names_no_tile_has_no_badge_and_every_badge_has_its_emblem() -> None:
    shown = view()
    assert badge(shown, Keep(), FIELDS) is None
    assert badge(shown, Take("A1"), ("second",)) is None
    emblems = pictures.emblems("spirits-of-the-forest")
    for cell in shown.cells:
        assert cell.stack[-1].spirit is not None
        found = badge(shown, Place(cell.name), FIELDS)
        assert found is not None
        assert emblems[found.sign].startswith(b"\x89PNG")


def test_the_sign_of_a_tile_with_a_power_shows_both() -> None:
    emblems = pictures.emblems("spirits-of-the-forest")
    assert (of_tile("mosses", None), of_tile("mosses", "fire")) == ("mosses", "mosses-with-fire")
    looks = {emblems[of_tile("mosses", power)] for power in (None, "sun", "moon", "fire")}
    assert len(looks) == 4


def test_a_tile_that_lies_face_down_is_known_by_its_back() -> None:
    game = find("spirits-of-the-forest")
    options = game.Options.model_validate({"events": "forgotten-grove"})
    shown = Match.new(game, options, 2, b"badges").view(None)
    assert isinstance(shown, ForestView)
    hidden = next(cell for cell in shown.cells if cell.stack and cell.stack[-1].spirit is None)
    found = badge(shown, Place(hidden.name), FIELDS)
    assert found is not None
    assert found.text.startswith(hidden.name)
    assert "×" not in found.text
    assert found.sign in pictures.emblems("spirits-of-the-forest")
    assert found.sign not in {cell.stack[-1].spirit for cell in shown.cells if cell.stack}


@pytest.mark.parametrize("name", ["M1", "Z9"])
def test_a_gem_on_what_is_no_tile_has_no_badge(name: str) -> None:
    game = find("spirits-of-the-forest")
    options = game.Options.model_validate({"moonlight": "base"})
    shown = Match.new(game, options, 2, b"badges").view(None)
    assert isinstance(shown, ForestView)
    assert badge(shown, Place(name), FIELDS) is None
