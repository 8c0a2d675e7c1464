"""The things that decide what a side gets are drawn and told: favours on picked tiles, and fireflies."""

from __future__ import annotations

from re import findall

import pytest

from engine.games.moonlight.model.view import MoonlightView, PickedView, TokenView
from engine.games.spirits_of_the_forest.model.view import TileView
from render.games.moonlight.art import icons
from render.kit.palette import PANEL
from tests.render.alt_texts import alt_texts
from tests.render.moonlight import GAME, PEOPLE, drawn, seen, told
from tests.render.pixels import count


def picked(*tokens: tuple[TokenView, ...]) -> MoonlightView:
    """Return a table with a tile picked for each group of tokens, on which these lie."""
    tile = TileView(spirit="leaves", symbols=2, power=None)
    tiles = tuple(PickedView(place="A3", tile=tile, creature="light", tokens=each) for each in tokens)
    return seen(5, 9).model_copy(update={"picked": tiles})


@pytest.mark.rule("ML-ASSIGN-05")
def test_the_favour_that_goes_with_a_picked_tile_is_drawn_and_told() -> None:
    down, up = TokenView(face=None), TokenView(face="moon")
    one, both, other = picked((down,), ()), picked((down,), (up,)), picked((), (down,))
    pictures = [drawn(view).tobytes() for view in (picked((), ()), one, both, other)]
    assert len(set(pictures)) == 4, "each favour is to be seen, on its own tile"
    assert "- Picked 1: leaves ×2 from A3 (favours 1: –)." in told(one)
    assert "- Picked 2: leaves ×2 from A3.\n" in told(one)
    assert "- Picked 2: leaves ×2 from A3 (favours 1: moon)." in told(both)


def test_picked_tiles_are_told_below_the_picture_that_shows_them() -> None:
    alt = next(iter(alt_texts(GAME, picked((), ()), PEOPLE[:2], "en")))
    assert "Picked 1: leaves ×2 from A3. Picked 2: leaves ×2 from A3." in alt


@pytest.mark.rule("ML-S03-07")
@pytest.mark.parametrize("scenario", [1, 3, 13])
def test_the_fireflies_of_both_sides_are_counted_once_there_are_some(scenario: int) -> None:
    view, sign = seen(scenario, 9), icons.mark("firefly", 34, PANEL)
    for own in ((0, 0), (2, 0), (0, 1), (3, 4)):
        sides = tuple(
            side.model_copy(update={"fireflies": number})
            for side, number in zip(view.sides, own, strict=True)
        )
        shown = view.model_copy(update={"sides": sides})
        assert count(drawn(shown), sign) == (2 if any(own) else 0)
        alt = next(iter(alt_texts(GAME, shown, PEOPLE[:2], "en")))
        for said in (told(shown), alt):
            assert findall(r"Fireflies: (\d+)", said) == [str(number) for number in own if any(own)]
