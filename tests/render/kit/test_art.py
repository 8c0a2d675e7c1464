"""The parts pictures are made of: inks, silhouettes, and the way to PNG."""

from __future__ import annotations

from hashlib import blake2b
from io import BytesIO
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageChops

from render.games.spirits_of_the_forest.art.icons import CUTS, POWERS, SPIRITS, bold
from render.games.spirits_of_the_forest.art.tiles import CellLook, cell
from render.kit.encode import png
from render.kit.icons import icon
from render.kit.palette import CREAM, HUES, JEWELS, WOOD, index, inks, palette_bytes
from render.kit.sprites import Brush, lettering, stamp


def test_one_palette_holds_every_ink_to_a_hair() -> None:
    assert len(inks()) <= 256
    for ink in inks():
        start = 3 * index(ink)
        shown = palette_bytes()[start : start + 3]
        assert max(abs(a - b) for a, b in zip(shown, ink, strict=True)) <= 5


def test_the_inks_are_those_that_somebody_has_looked_at() -> None:
    """Whoever changes one looks at pictures in all of them, then writes down their digest here."""
    inks.cache_clear()
    palette_bytes.cache_clear()
    assert blake2b(palette_bytes(), digest_size=8).hexdigest() == "25a3f174cff85f34"


def test_edges_have_no_more_steps_than_are_seen() -> None:
    drawing = Brush(40, 40)
    drawing.disc(20, 20, 18, CREAM)
    written, disc = lettering("Żaneta", "sans", 40, CREAM, WOOD), stamp(drawing.done(), WOOD)
    for sprite in (written, disc):
        assert 2 < len(set(sprite.image.tobytes())) <= 4


@given(st.binary(min_size=12, max_size=12), st.booleans())
def test_a_sheet_comes_back_from_its_png(pixels: bytes, upright: bool) -> None:
    most = len(inks()) - 1
    sheet = Image.frombytes("L", (4, 3), bytes(min(pixel, most) for pixel in pixels))
    shown = Image.open(BytesIO(png(sheet, upright)))
    assert shown.size == (3, 3)
    assert shown.tobytes() == sheet.crop((1, 0, 4, 3)).tobytes()


def test_no_two_spirits_share_a_hue_or_a_silhouette() -> None:
    signs = list(SPIRITS.values()) + list(POWERS.values())
    assert len({hue for hue, _ in signs}) == len({name for _, name in signs}) == len(signs)
    for (_, one), (_, other) in combinations(signs, 2):
        masks = (icon(one, 40, bold(one, 40)), icon(other, 40, bold(other, 40)))
        apart = sum(ImageChops.difference(*masks).histogram()[128:])
        assert apart > 200, (one, other)


@pytest.mark.rule("SF-SETUP-12")
def test_no_two_seats_share_a_colour_or_a_cut() -> None:
    assert len({cut.jewel for cut in CUTS} & JEWELS.keys()) == len({cut.corners for cut in CUTS}) == 4
    assert not HUES.keys() & JEWELS.keys()


def test_what_lies_on_a_tile_and_what_can_be_taken_is_seen() -> None:
    plain = CellLook(spirit="leaves", symbols=1, depth=1)
    seen = [
        plain,
        CellLook(spirit="leaves", symbols=1, depth=1, lit=True),
        CellLook(spirit="leaves", symbols=2, depth=1),
        CellLook(spirit="leaves", symbols=1, depth=1, power="moon"),
        CellLook(spirit="leaves", symbols=1, depth=1, favours=(None,)),
        CellLook(spirit="leaves", symbols=1, depth=1, favours=("plus",)),
        CellLook(spirit="leaves", symbols=1, depth=1, favours=(None, None)),
        CellLook(spirit="leaves", symbols=1, depth=1, favours=("plus", None)),
        CellLook(spirit="leaves", symbols=1, depth=1, favours=(None, "plus")),
        CellLook(spirit="leaves", symbols=1, depth=1, gem=0),
        CellLook(spirit="leaves", symbols=1, depth=1, gem=1),
        CellLook(spirit="leaves", symbols=1, depth=1, gem=1, placed=True),
        CellLook(spirit="leaves", symbols=1, depth=1, moved=1),
        CellLook(spirit="leaves", symbols=1, depth=3),
        CellLook(spirit=None, depth=1),
        CellLook(),
        CellLook(spirit="leaves", taken_by=2),
    ]
    assert len({cell(place).image.tobytes() for place in seen}) == len(seen)
