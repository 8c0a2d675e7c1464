"""Gains below a picture: as many as there is room for."""

from __future__ import annotations

import pytest
from PIL import Image

from render.kit.canvas import Canvas
from render.kit.marks import ROW, Gains, with_gains
from render.kit.palette import CORAL, CREAM, NIGHT, PANEL, Ink, index
from render.kit.sprites import Sprite, plate
from tests.render.pixels import has_ink

BEGIN = 66 + 250 + 20
"""Left edge of the first gain, in pixels."""
ITEM = 104


def sign(name: str, size: int, over: Ink) -> Sprite:
    return plate(size, size, 0, NIGHT, NIGHT, 0, over)


def drawn(width: int, *changes: int) -> Image.Image:
    canvas = Canvas(Image.new("L", (width, 20), index(PANEL)))
    gains = {("" if number == 0 else f"sign {number}"): change for number, change in enumerate(changes)}
    return with_gains(canvas, [Gains("Ada", 0, gains)], sign).indices


@pytest.mark.parametrize(("width", "is_told"), [(BEGIN + ITEM - 1, False), (BEGIN + ITEM, True)])
def test_a_gain_is_told_where_there_is_room_for_the_whole_of_it(width: int, is_told: bool) -> None:
    picture = drawn(width, 5)
    assert picture.height == 20 + ROW + 12
    assert has_ink(picture, CREAM, (BEGIN, 20, width, picture.height)) is is_told
    assert has_ink(picture, CREAM, (66, 20, BEGIN, picture.height)), "the name"


def test_losses_are_red_and_who_has_neither_has_no_row() -> None:
    beyond = (BEGIN, 20, 800, 20 + ROW)
    assert has_ink(drawn(800, -5), CORAL, beyond)
    assert not has_ink(drawn(800, -5), CREAM, beyond)
    assert not has_ink(drawn(800, 5), CORAL, beyond)
    assert has_ink(drawn(800, 5, 1), NIGHT, beyond), "a sign before the second gain"
    assert not has_ink(drawn(800, 5), NIGHT, beyond)
    assert drawn(800).height == 20
