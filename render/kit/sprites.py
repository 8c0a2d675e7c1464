"""Sprites: small indexed pictures, drawn once and kept.

A `Brush` draws at several times the size and reduces; `stamp` turns what it drew into palette indices. As indices cannot be blended, a
sprite's soft edges are blended once with the ink it will mostly lie on; its mask then is all or nothing.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache, wraps
from threading import RLock
from typing import Any, TypeAlias, TypeVar

from PIL import Image, ImageDraw, ImageFilter

from render.kit.fonts import Style, font
from render.kit.icons import icon
from render.kit.palette import COVERAGES, Ink, blends, indexed

FINE = 4
"""Factor by which a brush draws larger; a power of 2."""
_COUNTED = [255 * (cover > 0) for cover in COVERAGES]
"""For each coverage whether a pixel of it belongs to a sprite, as a mask says so."""

ROOM = 40_000_000
"""Bytes of all grounds, outlines of lands and other large things together that are kept."""
LINES = 512
"""Number of lines of text that are kept."""

F = TypeVar("F", bound=Callable[..., Hashable])
_drawing = RLock()


def cached(most: int) -> Callable[[F], F]:
    """Remember what a drawing function returns, by its arguments. One thread draws at a time: FreeType faces are not shared safely."""

    def decorate(draw: F) -> F:
        @wraps(draw)
        def alone(*args: Hashable) -> Hashable:
            with _drawing:
                return draw(*args)

        return lru_cache(most)(alone)  # type: ignore[return-value]

    return decorate


def cached_large(draw: F) -> F:
    """Remember what a drawing function returns that is as large as a picture: of all of them together the `ROOM` bytes used last.

    It returns an image, a sprite, or a tuple in which such a thing stands.
    """

    @wraps(draw)
    def find(*args: Hashable) -> Hashable:
        with _drawing:
            return _LARGE.find((draw, *args), lambda: draw(*args))

    return find  # type: ignore[return-value]


@dataclass(frozen=True, slots=True)
class Inscription:
    """A text that stands in a picture: its letters, their style and size, and its middle, in pixels."""

    text: str
    style: Style
    size: int
    x: int
    y: int

    def moved(self, x: int, y: int) -> Inscription:
        """Return the same text this far to the right and down."""
        return Inscription(self.text, self.style, self.size, self.x + x, self.y + y)


_INSCRIPTIONS = "inscriptions"
"""Name under which a drawing keeps the texts that stand in it: letters are pixels, and can be asked for no more."""
_ICONS = "icons"
"""Name under which it keeps the silhouettes that stand in it, for the same reason."""


_LARGE_PART = 6_000
"""Pixels from which on rows are worth being laid by themselves."""

Part: TypeAlias = tuple[int, int, int, int, Any, Any]
"""A piece of a sprite: its box, in the sprite's pixels, and the inner parts of its indices and of its mask, None where all of it counts."""


@dataclass(frozen=True, eq=False)
class Sprite:
    """A sprite: palette indices (mode `L`), where they count (mode `1`), and the texts and silhouettes that stand in it."""

    image: Image.Image
    mask: Image.Image
    inscriptions: tuple[Inscription, ...] = ()
    icons: frozenset[str] = frozenset()

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """The pieces that are laid: nothing around what counts, and rows that count everywhere without a mask, in a tenth of the time."""
        box = self.mask.getbbox()
        if box is None:
            return ()
        left, top, right, bottom = box
        first, last = _plain_rows(self.mask.crop(box))
        if (last - first) * (right - left) < _LARGE_PART:
            return (self._part(box),)
        first, last = top + first, top + last
        around = [(left, top, right, first), (left, last, right, bottom)]
        whole = self.image.crop((left, first, right, last)).im
        return (
            *(self._part(each) for each in around if each[1] < each[3]),
            (left, first, right, last, whole, None),
        )

    def _part(self, box: tuple[int, int, int, int]) -> Part:
        if box == (0, 0, *self.image.size):
            return *box, self.image.im, self.mask.im
        return *box, self.image.crop(box).im, self.mask.crop(box).im

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self.image.size


class Brush:
    """A brush that draws shapes on a clear sheet; all lengths are in pixels of the finished sprite."""

    def __init__(self, width: int, height: int, fine: int = FINE) -> None:
        self.fine = fine
        self.sheet = Image.new("RGBA", (width * fine, height * fine))
        self._draw = ImageDraw.Draw(self.sheet)
        self._inscriptions: list[Inscription] = []
        self._icons: set[str] = set()

    def box(self, corners: tuple[float, float, float, float], radius: float, ink: Ink) -> None:
        """Draw a filled box with round corners."""
        left, top, right, bottom = (length * self.fine for length in corners)
        self._draw.rounded_rectangle((left, top, right - 1, bottom - 1), radius * self.fine, fill=ink)

    def frame(
        self, corners: tuple[float, float, float, float], radius: float, thick: float, ink: Ink
    ) -> None:
        """Draw only the border of a box, inside it."""
        left, top, right, bottom = (length * self.fine for length in corners)
        bounds = (left, top, right - 1, bottom - 1)
        self._draw.rounded_rectangle(bounds, radius * self.fine, outline=ink, width=round(thick * self.fine))

    def disc(self, x: float, y: float, radius: float, ink: Ink) -> None:
        """Draw a filled circle."""
        x, y, radius = x * self.fine, y * self.fine, radius * self.fine
        self._draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=ink)

    def clear(self, corners: tuple[int, int, int, int]) -> None:
        """Take away all that has been drawn in a box."""
        left, top, right, bottom = (length * self.fine for length in corners)
        self._draw.rectangle((left, top, right - 1, bottom - 1), (0, 0, 0, 0))

    def shape(self, points: Sequence[tuple[float, float]], ink: Ink) -> None:
        """Draw a filled polygon."""
        self._draw.polygon([(x * self.fine, y * self.fine) for x, y in points], fill=ink)

    def line(self, points: Sequence[tuple[float, float]], thick: float, ink: Ink) -> None:
        """Draw a line with round ends."""
        self._draw.line(
            [(x * self.fine, y * self.fine) for x, y in points], ink, round(thick * self.fine), "curve"
        )
        for x, y in (points[0], points[-1]):
            self.disc(x, y, thick / 2, ink)

    def icon(self, name: str, x: float, y: float, size: float, ink: Ink, bold: int = 0) -> None:
        """Draw a silhouette centred at (x, y); `bold` thickens it."""
        side = round(size * self.fine)
        left, top = round(x * self.fine - side / 2), round(y * self.fine - side / 2)
        self._lay(icon(name, side, bold), left, top, ink)
        self.note(name)

    def note(self, name: str) -> None:
        """Note a silhouette that stands in the drawing, which was drawn in another way than by the icon of that name."""
        self._icons.add(name)

    def text(self, text: str, x: float, y: float, style: Style, size: float, ink: Ink) -> None:
        """Draw a text centred at (x, y), by the height of its capitals."""
        face = font(style, round(size * self.fine))
        left, top, right, bottom = face.getbbox(text, anchor="ms")
        mask = Image.new("L", (round(right - left), round(bottom - top)))
        ImageDraw.Draw(mask).text((-left, -top), text, 255, face, "ms")
        self._lay(mask, round(x * self.fine + left), round((y + size * 0.36) * self.fine + top), ink)
        self._inscriptions.append(Inscription(text, style, round(size), round(x), round(y)))

    def soften(self, radius: float) -> None:
        """Blur all that has been drawn so far."""
        self.sheet = self.sheet.filter(ImageFilter.GaussianBlur(radius * self.fine))
        self._draw = ImageDraw.Draw(self.sheet)

    def fade(self, share: float) -> None:
        """Make all that has been drawn so far more transparent."""
        self.sheet.putalpha(self.sheet.getchannel("A").point(lambda cover: round(cover * share)))

    def _lay(self, mask: Image.Image, x: int, y: int, ink: Ink) -> None:
        layer = Image.new("RGBA", mask.size, ink)
        layer.putalpha(mask)
        self.sheet.alpha_composite(layer, (max(x, 0), max(y, 0)), (max(-x, 0), max(-y, 0)))

    def done(self) -> Image.Image:
        """Return the drawing, at its finished size, with the texts and silhouettes that stand in it."""
        return inscribed(self.sheet.reduce(self.fine), self._inscriptions, self._icons)


def inscribed(drawn: Image.Image, texts: Iterable[Inscription], icons: Iterable[str] = ()) -> Image.Image:
    """Return a drawing after noting which texts and silhouettes stand in it."""
    drawn.info[_INSCRIPTIONS] = (*inscriptions_of(drawn), *texts)
    drawn.info[_ICONS] = icons_of(drawn).union(icons)
    return drawn


def inscriptions_of(drawn: Image.Image) -> tuple[Inscription, ...]:
    """Return the texts that stand in a drawing, as far as they were noted."""
    found: tuple[Inscription, ...] = drawn.info.get(_INSCRIPTIONS, ())
    return found


def icons_of(drawn: Image.Image) -> frozenset[str]:
    """Return the silhouettes that stand in a drawing, as far as they were noted."""
    found: frozenset[str] = drawn.info.get(_ICONS, frozenset())
    return found


def fix(ground: Image.Image, sprite: Sprite, at: tuple[int, int]) -> None:
    """Lay a sprite on a ground for good, with its upper left corner at a point."""
    ground.paste(sprite.image, at, sprite.mask)
    inscribed(ground, (text.moved(*at) for text in sprite.inscriptions), sprite.icons)


class SpriteShelf:
    """The things drawn last, as many as there is room for; what was not used for longest goes first."""

    def __init__(self, room: int) -> None:
        """Make an empty shelf, on which things of `room` bytes in all are kept."""
        self._room = room
        self.taken = 0
        """Number of bytes of all that is kept."""
        self._kept: OrderedDict[Hashable, tuple[Hashable, int]] = OrderedDict()

    def find(self, key: Hashable, draw: Callable[[], Hashable]) -> Hashable:
        """Return what is kept under a key, else what `draw` returns, which is kept from now on."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key][0]
        drawn = draw()
        size = _bytes_of(drawn)
        self._kept[key] = drawn, size
        self.taken += size
        while self.taken > self._room and len(self._kept) > 1:
            self.taken -= self._kept.popitem(last=False)[1][1]
        return drawn


def _plain_rows(mask: Image.Image) -> tuple[int, int]:
    """Return the first of the rows around the middle that count from end to end, and the one after the last; twice the same for none."""
    wide, high = mask.size
    counted = mask.convert("L").tobytes()

    def is_plain(row: int) -> bool:
        return counted.count(255, row * wide, (row + 1) * wide) == wide

    middle = high // 2
    first = next((row for row in range(middle, -1, -1) if not is_plain(row)), -1) + 1
    last = next((row for row in range(middle, high) if not is_plain(row)), high)
    return min(first, last), last


_LARGE = SpriteShelf(ROOM)


def _bytes_of(drawn: object) -> int:
    """Return the bytes that the pixels of something drawn take."""
    match drawn:
        case Image.Image():
            return drawn.width * drawn.height * len(drawn.getbands())
        case Sprite():
            return _bytes_of(drawn.image) + _bytes_of(drawn.mask)
        case tuple():
            return sum(map(_bytes_of, drawn))
        case _:
            return 0


def stamp(drawn: Image.Image, over: Ink) -> Sprite:
    """Return the drawing of a brush as a sprite to lie on `over`."""
    ground = Image.new("RGB", drawn.size, over)
    cover = drawn.getchannel("A")
    ground.paste(drawn, mask=cover.point(COVERAGES))
    return Sprite(indexed(ground), _seen(cover), inscriptions_of(drawn), icons_of(drawn))


def whole(ground: Image.Image) -> Sprite:
    """Return a ground as a sprite that counts everywhere."""
    return Sprite(ground, Image.new("1", ground.size, 1), inscriptions_of(ground), icons_of(ground))


def _seen(cover: Image.Image) -> Image.Image:
    """Return the mask of where a sprite counts. Sprites of one outline share one mask, as it takes as much memory as the sprite."""
    mask = cover.point(_COUNTED).convert("1", dither=Image.Dither.NONE)
    return _shared(mask.size, mask.tobytes())


@lru_cache(1024)
def _shared(size: tuple[int, int], bits: bytes) -> Image.Image:
    return Image.frombytes("1", size, bits)


@cached(LINES)
def lettering(text: str, style: Style, size: int, ink: Ink, over: Ink) -> Sprite:
    """Return a run of text; its baseline is `ascent(style, size)` below its top."""
    face = font(style, size)
    ascent, descent = face.getmetrics()
    mask = Image.new("L", (max(1, round(face.getlength(text)) + 2), ascent + descent))
    ImageDraw.Draw(mask).text((1, ascent), text, 255, face, "ls")
    written = Inscription(text, style, size, mask.width // 2, ascent - round(size * 0.36))
    return Sprite(mask.point(blends(ink, over)), _seen(mask), (written,))


@cached_large
def plate(width: int, height: int, radius: int, ink: Ink, edge: Ink, thick: int, over: Ink) -> Sprite:
    """Return a plain box with round corners and a border."""
    corner = max(radius, thick) + 2
    side = 2 * corner + 1
    small = _small_plate(
        min(width, side), min(height, side), radius, ink, edge, thick, over, FINE if height < 400 else 2
    )
    mask = _stretched(small.mask, width, height, corner)
    return Sprite(_stretched(small.image, width, height, corner), _shared(mask.size, mask.tobytes()))


@cached(512)
def _small_plate(
    width: int, height: int, radius: int, ink: Ink, edge: Ink, thick: int, over: Ink, fine: int
) -> Sprite:
    """Return a plate of hardly more than its corners: the middle of each side is everywhere the same."""
    brush = Brush(width, height, fine)
    brush.box((0, 0, width, height), radius, edge)
    brush.box((thick, thick, width - thick, height - thick), max(1, radius - thick), ink)
    return stamp(brush.done(), over)


def _stretched(small: Image.Image, width: int, height: int, corner: int) -> Image.Image:
    """Return an image whose corners are as they were, and whose column and row behind the first corner are repeated in between."""
    if width > small.width:
        wide = Image.new(small.mode, (width, small.height))
        wide.paste(small)
        middle = small.crop((corner, 0, corner + 1, small.height))
        wide.paste(middle.resize((width - 2 * corner, small.height), Image.Resampling.NEAREST), (corner, 0))
        wide.paste(small.crop((small.width - corner, 0, small.width, small.height)), (width - corner, 0))
        small = wide
    if height > small.height:
        high = Image.new(small.mode, (width, height))
        high.paste(small)
        middle = small.crop((0, corner, width, corner + 1))
        high.paste(middle.resize((width, height - 2 * corner), Image.Resampling.NEAREST), (0, corner))
        high.paste(small.crop((0, small.height - corner, width, small.height)), (0, height - corner))
        small = high
    return small


@cached(512)
def silhouette(name: str, size: int, ink: Ink, over: Ink, bold: int = 0) -> Sprite:
    """Return an icon alone."""
    mask = icon(name, size, bold)
    return Sprite(mask.point(blends(ink, over)), _seen(mask), icons=frozenset({name}))
