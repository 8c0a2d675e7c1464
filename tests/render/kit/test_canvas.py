"""The sheet on which sprites are laid, and the PNG that is made of it."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from render.kit.canvas import Canvas, night
from render.kit.palette import CORAL, CREAM, SKY
from render.kit.sprites import Sprite, lettering, plate, silhouette

WIDE, HIGH = 300, 200
PLACES = ((20, 30), (-40, 60), (270, 150), (100, -30), (-5, -5), (301, 10), (120, 199))
"""Within the picture, over each of its edges and a corner, and beside it."""


def sprites() -> tuple[Sprite, ...]:
    return plate(290, 170, 14, CREAM, CORAL, 3, SKY), silhouette("mdi:crown", 61, CORAL, SKY)


@pytest.mark.parametrize("dense", [False, True])
@pytest.mark.parametrize("upright", [False, True])
def test_a_picture_shows_each_sprite_where_it_was_laid_and_as_far_as_it_lies_within(
    upright: bool, dense: bool
) -> None:
    canvas, plain = Canvas(night(WIDE, HIGH)), night(WIDE, HIGH)
    for number, place in enumerate(PLACES):
        sprite = sprites()[number % 2]
        canvas.lay(sprite, *place)
        plain.paste(sprite.image, place, sprite.mask)
    with Image.open(BytesIO(canvas.png(upright, dense))) as shown:
        assert (shown.mode, shown.size) == ("P", (WIDE, HIGH))
        assert shown.tobytes() == plain.tobytes()


def test_of_a_box_the_rows_between_its_corners_need_no_mask_and_of_letters_the_clear_margin_is_not_laid() -> (
    None
):
    box, letter = plate(290, 170, 14, CREAM, CORAL, 3, SKY), lettering("o", "sans", 40, CREAM, SKY)
    *corners, middle = [(top, bottom, mask) for _, top, _, bottom, _, mask in box.parts]
    first, last, _ = middle
    assert first < 14
    assert (last, middle[-1]) == (170 - first, None)
    assert [(top, bottom) for top, bottom, _ in corners] == [(0, first), (last, 170)]
    assert all(mask is not None for *_, mask in corners)
    ((left, top, right, bottom, _, mask),) = letter.parts
    assert 2 * (right - left) * (bottom - top) < letter.size[0] * letter.size[1]
    assert mask is not None
    assert not silhouette("mdi:crown", 61, CORAL, SKY).parts[1:]
