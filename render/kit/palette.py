"""The one palette of 256 inks that every picture is made of.

Pictures are composed of palette indices, so nothing is quantised when a picture is made and all sprites fit together. The palette is
computed from the inks of the house: an ink only looks right where its blends with what it lies on are in the palette too, so each hue
brings the line from its body to the glyph on it, once for tiles in the light and once for tiles in the shade.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from PIL import Image

Ink: TypeAlias = tuple[int, int, int]


def mix(one: Ink, other: Ink, share: float) -> Ink:
    """Return the ink between two: 0 is `one`, 1 is `other`."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return (red, green, blue)


def ramp(one: Ink, other: Ink, steps: int) -> list[Ink]:
    """Return `steps` inks from `one` to `other`, both included."""
    return [mix(one, other, step / (steps - 1)) for step in range(steps)]


COVERAGES = [round(cover * 3 / 255) * 85 for cover in range(256)]
"""For each coverage from 0 to 255 the one of four that stands for it. Nobody sees more, and pictures of them are larger by a fifteenth."""

NIGHT: Ink = (9, 17, 24)
SKY: Ink = (15, 26, 38)
WOOD: Ink = (22, 42, 46)
GROUND: Ink = (12, 24, 27)
PANEL: Ink = (16, 29, 35)
PANEL_EDGE: Ink = (52, 76, 78)
MIST: Ink = (30, 56, 58)
MOONLIT: Ink = (150, 178, 180)
CREAM: Ink = (250, 240, 216)
MUTED: Ink = (157, 170, 158)
GOLD: Ink = (250, 204, 96)
AMBER: Ink = (186, 128, 40)
INK: Ink = (30, 24, 18)
CORAL: Ink = (255, 134, 112)
FIELD: Ink = mix(PANEL, CREAM, 0.09)
"""Ink of cards and of every other row of a sheet."""
FAINT: Ink = mix(PANEL, CREAM, 0.36)
"""Ink of words about nothing: a zero, a thing that is not there."""
SPENT: Ink = mix(PANEL, CREAM, 6 / 11)
"""Ink of words that still tell something, about a thing that has been used up."""

HUES: dict[str, Ink] = {
    "bark": (122, 90, 68),
    "azure": (22, 124, 178),
    "rust": (196, 96, 34),
    "crimson": (178, 32, 62),
    "leaf": (40, 132, 66),
    "moss": (142, 138, 24),
    "rose": (205, 84, 150),
    "slate": (98, 108, 132),
    "violet": (112, 72, 186),
    "fern": (40, 74, 78),
    "cloud": (200, 216, 222),
}
"""Bodies of tiles and tokens, dark enough for a cream glyph but for those in `GLYPHS`."""

GLYPHS: dict[str, Ink] = {"cloud": (22, 48, 70)}
"""Ink of the glyph on a hue, where it is not cream: a pale hue is told from all others by whoever sees no colours."""

JEWELS: dict[str, Ink] = {
    "sapphire": (64, 160, 255),
    "emerald": (58, 214, 112),
    "topaz": (255, 214, 52),
    "quartz": (255, 112, 190),
}
"""Ink of a seat's possessions, by hue: bright, to be seen on any hue."""

LIGHTS: dict[str, tuple[Ink, Ink]] = {
    "sun": ((255, 198, 66), (104, 58, 8)),
    "moon": ((30, 42, 104), (218, 230, 255)),
    "ember": ((72, 16, 16), (255, 150, 58)),
}
"""Inks of badges: their body, and the glyph on it."""


LANDS: dict[str, tuple[Ink, Ink]] = {
    "jungle": ((40, 92, 56), (24, 62, 40)),
    "mountain": ((124, 108, 104), (84, 70, 70)),
    "sands": ((222, 194, 132), (188, 152, 92)),
    "wetland": ((86, 152, 162), (52, 112, 128)),
    "sea": ((18, 46, 70), (44, 100, 122)),
}
"""Inks of the kinds of ground: their body, and the texture on it. Each is as bright as no other, for whoever sees no colours."""


@dataclass(frozen=True, slots=True)
class Tones:
    """The inks of one hue, in the light or in the shade."""

    body: Ink
    halo: Ink
    rim: Ink
    edge: Ink
    glyph: Ink


@cache
def tones(hue: str, lit: bool = True) -> Tones:
    """Return the tones of a hue; in the shade the body sinks towards the night and the glyph is less bright."""
    body = HUES[hue] if lit else mix(HUES[hue], NIGHT, 0.4)
    bright = GLYPHS.get(hue, CREAM)
    glyph = bright if lit else mix(bright, body, 0.26)
    halo, rim = (mix(body, glyph, share) for share in ((0.14, 0.42) if lit else (0.08, 0.3)))
    return Tones(body, halo, rim, mix(body, NIGHT, 0.5), glyph)


@cache
def jewel(name: str) -> tuple[Ink, Ink, Ink]:
    """Return the deep, plain and light facets of a jewel."""
    plain = JEWELS[name]
    return mix(plain, NIGHT, 0.5), plain, mix(plain, (255, 255, 255), 0.6)


def _hue_inks(hue: str) -> list[Ink]:
    inks: list[Ink] = []
    for lit in (True, False):
        tone = tones(hue, lit)
        inks += [tone.edge, tone.body, tone.halo, tone.rim, mix(tone.body, tone.glyph, 0.7), tone.glyph]
    return inks


def _all_inks() -> list[Ink]:
    inks = [NIGHT, GROUND, PANEL, INK, (255, 255, 255)]
    inks += ramp(SKY, WOOD, 9) + ramp(WOOD, MIST, 4) + [mix(GROUND, WOOD, 0.5)]
    inks += ramp(PANEL, CREAM, 12) + ramp(PANEL, GOLD, 8) + ramp(INK, GOLD, 5) + ramp(PANEL, CORAL, 5)
    inks += [AMBER, mix(GOLD, CREAM, 0.5), PANEL_EDGE, MUTED]
    for hue in HUES:
        inks += _hue_inks(hue)
    inks += ramp(WOOD, MOONLIT, 5)[1:]
    for name in JEWELS:
        deep, plain, light = jewel(name)
        inks += [mix(NIGHT, plain, 0.14), *ramp(NIGHT, plain, 5)[1:], mix(deep, plain, 0.5), light]
    for body, glyph in LIGHTS.values():
        inks += ramp(body, glyph, 5)
    for body, texture in LANDS.values():
        inks += [body, texture, mix(body, NIGHT, 0.5)]
    return list(dict.fromkeys(inks))


@cache
def inks() -> tuple[Ink, ...]:
    """Return all inks, in index order."""
    found = _all_inks()
    assert len(found) <= 256, f"{len(found)} inks are more than a palette holds"
    return tuple(found)


@cache
def palette_bytes() -> bytes:
    """Return red, green and blue of every ink, as PNG wants them."""
    return bytes(part for ink in inks() for part in ink)


@cache
def _palette_image() -> Image.Image:
    image = Image.new("P", (1, 1))
    spare = palette_bytes()[-3:] * (256 - len(inks()))
    image.putpalette(palette_bytes() + spare)
    return image


def indexed(picture: Image.Image) -> Image.Image:
    """Return an RGB picture as palette indices (mode `L`, so that Pillow never looks at a palette while composing)."""
    found = picture.quantize(palette=_palette_image(), dither=Image.Dither.NONE)
    return Image.frombytes("L", found.size, found.tobytes())


@cache
def index(ink: Ink) -> int:
    """Return the index of the ink that is nearest to this one, as near as Pillow's search tells dark inks apart."""
    return indexed(Image.new("RGB", (1, 1), ink)).tobytes()[0]


def shaded(sheet: Image.Image, share: float) -> Image.Image:
    """Return a sheet of indices with every ink nearer to the night by `share`."""
    line = Image.new("RGB", (len(inks()), 1))
    line.putdata([mix(ink, NIGHT, share) for ink in inks()])
    dark = indexed(line).tobytes()
    return sheet.point([*dark, *bytes(256 - len(dark))])


@cache
def blends(ink: Ink, over: Ink) -> bytes:
    """Give for each coverage from 0 to 255 the index of `ink` laid over another ink: turns a mask into a sprite."""
    line = Image.new("RGB", (256, 1))
    line.putdata([mix(over, ink, cover / 255) for cover in COVERAGES])
    return indexed(line).tobytes()


def coloured_image(indices: Image.Image) -> Image.Image:
    """Return a picture of palette indices (mode `L`) in their colours (mode `RGB`)."""
    picture = Image.frombytes("P", indices.size, indices.tobytes())
    picture.putpalette(palette_bytes())
    return picture.convert("RGB")
