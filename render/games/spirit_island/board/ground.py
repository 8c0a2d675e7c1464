"""The ground: the sea, the lands by colour and texture, the coast and the names, all that is the same in every picture of a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import pi, sin
from typing import Final, TypeAlias

from PIL import Image, ImageChops, ImageDraw

from engine.games.spirit_island.model.island import terrain
from engine.games.spirit_island.model.land import is_ocean
from engine.games.spirit_island.model.shapes import Point
from render.games.spirit_island.art.picture_size import WIDTH
from render.games.spirit_island.art.shapes import LENGTH, anchors, coasts, outlines
from render.kit.palette import CREAM, LANDS, NIGHT, PANEL, Ink, index, indexed, mix
from render.kit.sprites import Brush, Sprite, cached, cached_large, stamp

Dot: TypeAlias = tuple[float, float]

_AXES: Final[dict[int, tuple[Dot, Dot]]] = {
    1: ((1040, 0), (170, -640)),
    2: ((990, 0), (100, -640)),
    3: ((650, 0), (300, -760)),
    4: ((556, 0), (44, -800)),
}
"""The two axes of a board in pixels, by number of seats: slanting less than in the shapes, so that lands are large."""
_MARGIN: Final = {1: 26, 2: 26, 3: 30, 4: 112}
"""Pixels of sea above and below the island, by number of seats: room for boxes beside small lands."""
_OFFSHORE: Final = 210
"""Distance of an ocean's name from its coast, in the units of the shapes."""
_OCEAN: Final = (124, 210)
"""Width and height of the room of an ocean, in pixels."""
_FINE: Final = 2
_REACH: Final = 20
"""Pixels from the middle of a mark to the border of its sheet."""
_TEXTURE: Final = (70, 50)
"""Pixels from one mark of a texture to the next, and from row to row."""


def _wave(wide: float, y: float = 0, x: float = 0) -> tuple[Dot, ...]:
    return tuple((x + wide * (step / 4 - 1), y + wide * 0.24 * sin(step * pi / 2)) for step in range(9))


_STROKES: Final[dict[str, tuple[tuple[tuple[Dot, ...], float], ...]]] = {
    "jungle": (),
    "mountain": ((((-13, 8), (-3, -8), (4, 2)), 4), (((1, 1), (6, -5), (14, 8)), 4)),
    "sands": tuple((((x - 0.1, y), (x + 0.1, y)), 4.6) for x, y in ((-8, 3), (0, -4), (8, 3))),
    "wetland": ((_wave(13, -4), 2.6), (_wave(9, 4, 5), 2.6)),
}
_FILLS: Final[dict[str, tuple[tuple[Dot, ...], ...]]] = {
    "jungle": (((0, -11), (-8, 3), (8, 3)), ((0, -4), (-10, 9), (10, 9))),
}
"""Marks of the terrains: lines with their thickness, and fields."""
_NAMES: Final[dict[int, tuple[int, int, int]]] = {
    1: (84, 54, 48),
    2: (82, 52, 46),
    3: (80, 50, 46),
    4: (80, 50, 46),
}
"""Plate of a land's name, by seats: its width, its height, its letters, in pixels."""
_EDGE: Final = 13
"""Distance of everything in a land from its border, in pixels."""
_RING: Final = 10
"""Width of the outline of a land in which something will happen, in pixels."""


@dataclass(frozen=True)
class IslandGround:
    """The ground of these boards: their island in pixels, with its upper left corner at (0, 0)."""

    boards: tuple[str, ...]

    @cached_property
    def _origin(self) -> tuple[float, float, int]:
        corners = [self._raw(point) for outline in outlines(self.boards).values() for point in outline]
        left, right = (pick(x for x, _ in corners) for pick in (min, max))
        top, bottom = (pick(y for _, y in corners) for pick in (min, max))
        margin = _MARGIN[len(self.boards)]
        return (WIDTH - left - right) / 2, margin - top, round(bottom - top + 2 * margin)

    @property
    def height(self) -> int:
        """Height of the island, in pixels."""
        return self._origin[2]

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the island, in pixels."""
        return WIDTH, self.height

    def _raw(self, point: Point) -> Dot:
        (ax, ay), (bx, by) = _AXES[len(self.boards)]
        x, y = point[0] / LENGTH, point[1] / LENGTH
        return ax * x + bx * y, ay * x + by * y

    def pixels(self, points: Sequence[Point]) -> list[Dot]:
        """Return points of the shapes in pixels."""
        left, top, _ = self._origin
        return [(x + left, y + top) for x, y in map(self._raw, points)]

    @cached_property
    def lands(self) -> dict[str, list[Dot]]:
        """Outline of each land, in pixels."""
        return {land: self.pixels(outline) for land, outline in outlines(self.boards).items()}

    @cached_property
    def oceans(self) -> dict[str, tuple[Image.Image, int, int]]:
        """Room for things in each ocean, as a mask, and its upper left corner: where along the coast there is most sea in the picture."""
        sea = Image.new("L", (WIDTH, self.height))
        pen = ImageDraw.Draw(sea)
        pen.rectangle((6, 6, WIDTH - 7, self.height - 7), fill=255)
        for outline in self.lands.values():
            _fill(pen, outline, _EDGE, 0, 0)
        found = {}
        for ocean in coasts(self.boards):
            box = max(self._offshore(ocean), key=lambda each: sum(sea.crop(each).histogram()[1:]))
            found[ocean] = (sea.crop(box), box[0], box[1])
            pen = ImageDraw.Draw(sea)
            pen.rectangle(box, fill=0)
        return found

    def _offshore(self, ocean: str) -> Iterator[tuple[int, int, int, int]]:
        """Yield boxes along the coast of an ocean."""
        wide, high = _OCEAN
        for share in range(11):
            x, y = self.pixels([anchors(self.boards, _OFFSHORE, share * LENGTH // 10)[ocean]])[0]
            left = min(max(round(x) - wide // 2, 0), WIDTH - wide)
            top = min(max(round(y) - high // 2, 0), self.height - high)
            yield left, top, left + wide, top + high

    @property
    def name(self) -> tuple[int, int]:
        """Width and height of the plate of a land's name, in pixels."""
        return _NAMES[len(self.boards)][:2]

    def mask(self, land: str, inside: float = 0) -> tuple[Image.Image, int, int]:
        """Return the mask of a land without its outermost `inside` pixels, cut out, and its upper left corner."""
        outline = self.lands[land]
        left, top = (int(min(dot[axis] for dot in outline)) - 1 for axis in (0, 1))
        right, bottom = (int(max(dot[axis] for dot in outline)) + 2 for axis in (0, 1))
        mask = Image.new("L", (right - left, bottom - top))
        _fill(ImageDraw.Draw(mask), [(x - left, y - top) for x, y in outline], inside, 255, 0)
        return mask, left, top

    def room(self, land: str) -> tuple[Image.Image, int, int]:
        """Return the mask of the room for things in a land, some way from its border, and its upper left corner."""
        return self.oceans[land] if is_ocean(land) else self.mask(land, _EDGE)


def _fill(pen: ImageDraw.ImageDraw, outline: Sequence[Dot], border: float, ink: int, edge: int) -> None:
    """Fill a polygon with `ink`, and then draw its border with `edge`, `border` pixels to either side."""
    pen.polygon(outline, fill=ink)
    if border:
        _draw_line(pen, [*outline, outline[0]], 2 * border / _FINE, edge)


@cached(64)
def ground(boards: tuple[str, ...]) -> IslandGround:
    """Return the ground of these boards, so that what is worked out of it is kept."""
    return IslandGround(boards)


@cached(1)
def island(boards: tuple[str, ...]) -> Image.Image:
    """Return the whole of it without names, in indices."""
    found = ground(boards)
    sea, surf = LANDS["sea"]
    sheet = Image.new("RGB", (WIDTH * _FINE, found.height * _FINE), sea)
    pen = ImageDraw.Draw(sheet)
    for outline in found.lands.values():
        pen.polygon([(x, y + 9 * _FINE) for x, y in _fine(outline)], fill=NIGHT)
    shores = [_fine(found.pixels(coast)) for coast in coasts(boards).values()]
    for ink, thick in ((mix(sea, surf, 0.5), 76), (surf, 44), (mix(CREAM, surf, 0.25), 16)):
        for shore in shores:
            _draw_line(pen, shore, thick, ink)
    for land, outline in found.lands.items():
        pen.polygon(_fine(outline), fill=LANDS[terrain(land)][0])
    for outline in found.lands.values():
        _draw_line(pen, [*_fine(outline), *_fine(outline[:1])], 4, mix(LANDS["jungle"][1], NIGHT, 0.75))
    for shore in shores:
        _draw_line(pen, shore, 9, LANDS["sands"][0])
        _draw_line(pen, shore, 3, LANDS["sands"][1])
    ready = indexed(sheet.reduce(_FINE))
    _draw_sea(ready, found)
    for land in found.lands:
        _draw_texture(ready, found, land)
    return ready


def _fine(dots: Sequence[Dot]) -> list[Dot]:
    return [(x * _FINE, y * _FINE) for x, y in dots]


def _draw_line(pen: ImageDraw.ImageDraw, line: Sequence[Dot], thick: float, ink: Ink | int) -> None:
    pen.line(line, ink, round(thick * _FINE), "curve")
    radius = thick * _FINE / 2
    for x, y in (line[0], line[-1]):
        pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=ink)


def _draw_sea(sheet: Image.Image, found: IslandGround) -> None:
    """Draw waves here and there, where there is neither land nor surf. Like all texture they have hard edges, which take few bytes."""
    free = Image.new("L", (WIDTH, found.height), 255)
    for outline in found.lands.values():
        _fill(ImageDraw.Draw(free), outline, 62, 0, 0)
    for row in range(found.height // 58 + 1):
        for column in range(WIDTH // 120 + 2):
            x, y = column * 120 + row % 2 * 60 + round(14 * sin(row * 5 + column * 3)), row * 58 + 20
            if x < WIDTH and y < found.height and free.getpixel((x, y)):
                _put(sheet, _mark("sea"), x, y)


def _draw_texture(sheet: Image.Image, found: IslandGround, land: str) -> None:
    """Draw marks of the terrain all over the land, none cut off by its border."""
    kind = terrain(land)
    free, left, top = found.mask(land, 15)
    across, down = _TEXTURE
    for row in range(free.height // down + 1):
        y = row * down + 12 + _jitter(row + left, 4)
        for column in range(free.width // across + 1):
            x = column * across + row % 2 * across // 2 + _jitter(column * 7 + row * 3 + top, 6)
            if 0 <= x < free.width and 0 <= y < free.height and free.getpixel((x, y)):
                _put(sheet, _mark(kind), left + x, top + y)


def _jitter(number: int, most: int) -> int:
    """Return a small step to this or that side, at most `most`, without order but the same each time."""
    return round(most * sin(number * 12.9898))


def draw_texture_mark(brush: Brush, kind: str, x: float, y: float) -> None:
    """Draw a tree, a peak, three grains or a wave, alone."""
    for line, thick in _STROKES[kind]:
        brush.line([(x + across, y + down) for across, down in line], thick, LANDS[kind][1])
    for outline in _FILLS.get(kind, ()):
        brush.shape([(x + across, y + down) for across, down in outline], LANDS[kind][1])


def _put(sheet: Image.Image, mark: Sprite, x: int, y: int) -> None:
    """Put a mark with its middle at (x, y)."""
    sheet.paste(mark.image, (x - _REACH, y - _REACH), mark.mask)


@cached(8)
def _mark(kind: str) -> Sprite:
    """Return a mark of a terrain, or a wave of the sea, drawn once for all its places."""
    mask = Image.new("1", (2 * _REACH, 2 * _REACH))
    pen = ImageDraw.Draw(mask)
    if kind == "sea":
        ink = mix(*LANDS["sea"], 0.5)
        pen.line(_moved(_wave(13)), 1, 3, "curve")
    else:
        ink = LANDS[kind][1]
        for line, thick in _STROKES[kind]:
            _draw_line(pen, _moved(line), thick / _FINE, 1)
        for outline in _FILLS.get(kind, ()):
            pen.polygon(_moved(outline), fill=1)
    return Sprite(Image.new("L", mask.size, index(ink)), mask)


def _moved(dots: Sequence[Dot]) -> list[Dot]:
    """Return dots around the middle of a mark as dots on its sheet."""
    return [(x + _REACH, y + _REACH) for x, y in dots]


@cached(128)
def name_plate(name: str, seats: int, over: Ink, plain: Ink = PANEL, ink: Ink = CREAM) -> Sprite:
    """Return the name of a land."""
    wide, high, letters = _NAMES[seats]
    brush = Brush(wide, high)
    brush.box((0, 0, wide, high), 11, plain)
    brush.text(name, wide / 2, high / 2, "heavy", letters, ink)
    return stamp(brush.done(), over)


@cached_large
def ring(boards: tuple[str, ...], land: str, ink: Ink, dashed: bool) -> tuple[Sprite, int, int]:
    """Return the outline of a land, inside it, plain or striped; and where its upper left corner lies.

    A dark inner edge sets it off from the land for whoever sees no colours.
    """
    mask, left, top = ground(boards).mask(land, 3)
    line = ImageChops.subtract(mask, ground(boards).mask(land, 3 + _RING)[0])
    inks = Image.new("L", mask.size, index(ink))
    inks.paste(index(NIGHT), mask=ground(boards).mask(land, _RING)[0])
    if dashed:
        pen = ImageDraw.Draw(inks)
        for x in range(-mask.height, mask.width, 46):
            pen.line((x, mask.height, x + mask.height, 0), index(NIGHT), 15)
    return Sprite(inks, line.convert("1", dither=Image.Dither.NONE)), left, top
