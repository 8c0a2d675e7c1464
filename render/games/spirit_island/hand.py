"""The second picture, for one seat: tracks, cards, innate powers and what is special, in one column for a phone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from engine.action import Value
from engine.games.spirit_island.model.facts import Space, powers
from engine.games.spirit_island.model.kinds import Element
from engine.games.spirit_island.model.texts import does, name_of, names_of, tell, threshold_does
from engine.games.spirit_island.model.view import (
    PowerView,
    SpaceView,
    SpiritIslandView,
    SpiritView,
    ThresholdView,
)
from engine.text import Text
from render.games.spirit_island.alt_text.players import elsewhere, target_text
from render.games.spirit_island.art.icons import ICONS, counted, draw_element, draw_sign
from render.games.spirit_island.art.picture_size import GAP, SIDE
from render.games.spirit_island.art.spirits import emblem
from render.games.spirit_island.board.scene import night
from render.kit.canvas import Canvas
from render.kit.fonts import CAPITAL, fit, legible, lines, printable
from render.kit.palette import (
    CREAM,
    FAINT,
    FIELD,
    GOLD,
    GROUND,
    INK,
    MUTED,
    PANEL,
    PANEL_EDGE,
    SKY,
    SPENT,
    Ink,
)
from render.kit.sprites import Brush, Sprite, cached, plate, silhouette, stamp
from render.sheets.picture_size import WIDTH
from words.catalogue import Words

_HEAD: Final = (98, 168)
"""Heights of the head, without elements and with them, in pixels."""
_TITLE: Final = 58
_LINE: Final = 41
_TEXT: Final = 33
_NAME: Final = 62
_ROOM: Final = WIDTH - 2 * SIDE - 40
_TRACK: Final = 108
_SPACE: Final = 72
_NEED: Final = 84
"""Width of an element of a threshold, in pixels."""

Draw: TypeAlias = Callable[[Canvas, int], None]


@dataclass(frozen=True, slots=True)
class Block:
    """A block of the picture: its height, and how it is laid from its top down."""

    height: int
    lay: Draw


def draw(spirit: SpiritView, words: Words) -> Canvas:
    """Return the whole picture."""
    blocks = list(_blocks(spirit, words))
    top = _HEAD[bool(spirit.elements) or spirit.any_left > 0]
    canvas = Canvas(night(WIDTH, top + sum(block.height for block in blocks) + GAP, top - 8))
    _lay_head(canvas, spirit, words)
    for block in blocks:
        block.lay(canvas, top)
        top += block.height
    return canvas


def powers_among(view: SpiritIslandView, field: str, values: Sequence[Value]) -> list[PowerView]:
    """Return the powers among the values of a field, as they are for the viewer; [] where it names something else."""
    if view.seat is None or field not in ("card", "power"):
        return []
    spirit = view.spirits[view.seat]
    own = {each.id: each for each in (*spirit.hand, *spirit.played, *spirit.innates)}
    known = [str(value) for value in values if value in own or value in powers()]
    return [own.get(each) or elsewhere(spirit, powers()[each]) for each in known]


def draw_powers(found: Sequence[PowerView], words: Words) -> Canvas:
    """Draw these powers, one below the other, where one of them is chosen."""
    blocks = [_power(each, words) for each in found]
    canvas = Canvas(night(WIDTH, sum(block.height for block in blocks) + 2 * GAP, 1))
    top = GAP
    for block in blocks:
        block.lay(canvas, top)
        top += block.height
    return canvas


def _blocks(spirit: SpiritView, words: Words) -> Iterator[Block]:
    if spirit.drawn:
        yield _title(tell("picture-drawn"), words, GOLD)
        for card in spirit.drawn:
            yield _power(elsewhere(spirit, powers()[card]), words, True)
    for track, spaces in (("energy", spirit.energy_track), ("plays", spirit.plays_track)):
        yield _track(track, spaces, words)
    for title, cards in (("hand", spirit.hand), ("played", spirit.played), ("innates", spirit.innates)):
        if cards:
            yield _title(tell(f"picture-{title}"), words, CREAM)
            yield from (_power(card, words) for card in cards)
    if spirit.spirit is not None:
        yield _title(tell("picture-special"), words, CREAM)
        yield _special(spirit.spirit, words)
    if spirit.discard:
        yield _paragraph(tell("picture-discarded", cards=names_of(spirit.discard)), words)


def _lay_head(canvas: Canvas, spirit: SpiritView, words: Words) -> None:
    """Lay the spirit, its energy and card plays, and its elements."""
    assert spirit.spirit is not None
    canvas.centre(emblem(spirit.spirit, 60, SKY), SIDE + 34, 44)
    text, size = fit(
        printable(words.say(name_of(spirit.spirit))), "serif", (46, 40, 34), WIDTH - 2 * SIDE - 390
    )
    canvas.text(text, SIDE + 78, 44, "serif", size, CREAM, SKY)
    canvas.lay(
        counted("energy", f"{spirit.energy}+{spirit.income}", 44, 40, CREAM, SKY), WIDTH - SIDE - 290, 22
    )
    plays = f"{spirit.plays - spirit.plays_left}/{spirit.plays}"
    canvas.lay(counted("play", plays, 44, 40, CREAM, SKY), WIDTH - SIDE - 118, 22)
    left = SIDE + 10
    for element, count in spirit.elements.items():
        canvas.lay(counted(element, str(count), 48, 40, CREAM, SKY), left, 94)
        left += 108
    if spirit.any_left:
        canvas.lay(counted("any", str(spirit.any_left), 48, 40, CREAM, SKY), left, 94)


def _title(title: Text, words: Words, ink: Ink) -> Block:
    def lay(canvas: Canvas, y: int) -> None:
        canvas.text(printable(words.say(title)), SIDE + 6, y + 32, "serif", 40, ink, GROUND)

    return Block(_TITLE, lay)


def _paragraph(text: Text, words: Words) -> Block:
    shown = lines(printable(words.say(text)), "sans", _TEXT, WIDTH - 2 * SIDE - 12, 4)

    def lay(canvas: Canvas, y: int) -> None:
        for number, line in enumerate(shown):
            canvas.text(line, SIDE + 6, y + 26 + number * _LINE, "sans", _TEXT, MUTED, GROUND)

    return Block(len(shown) * _LINE + 20, lay)


def _special(spirit: str, words: Words) -> Block:
    """Return the block of the rules that hold for this spirit alone."""
    told = lines(printable(words.say(does(spirit))), "sans", _TEXT, _ROOM, 8)
    high = len(told) * _LINE + 28

    def lay(canvas: Canvas, y: int) -> None:
        canvas.lay(plate(WIDTH - 2 * SIDE, high, 16, PANEL, PANEL_EDGE, 3, GROUND), SIDE, y)
        for number, line in enumerate(told):
            canvas.text(line, SIDE + 20, y + 34 + number * _LINE, "sans", _TEXT, CREAM, PANEL)

    return Block(high + GAP, lay)


def _track(track: str, spaces: Sequence[SpaceView], words: Words) -> Block:
    """Return the spaces of a track in their order; the one that the next presence uncovers has a golden ring."""
    following = next((number for number, each in enumerate(spaces) if not each.shown), -1)

    def lay(canvas: Canvas, y: int) -> None:
        canvas.lay(plate(WIDTH - 2 * SIDE, _TRACK - GAP, 16, PANEL, PANEL_EDGE, 2, GROUND), SIDE, y)
        size, text = legible(WIDTH, CAPITAL), printable(words.say(tell(f"picture-track-{track}")))
        shown = lines(text, "sans", size, 240, 2)
        for place, line in enumerate(shown):
            canvas.text(
                line, SIDE + 18, y + 48 + (2 * place - len(shown) + 1) * 20, "sans", size, CREAM, PANEL
            )
        for number, each in enumerate(spaces):
            sprite = space_sprite(each.space, each.shown, number == following)
            canvas.centre(sprite, SIDE + 300 + number * (_SPACE + 8), y + 48)

    return Block(_TRACK, lay)


@cached(128)
def space_sprite(space: Space, shown: bool, following: bool) -> Sprite:
    """Return a space of a track: uncovered, the next one, or still covered."""
    brush, middle = Brush(_SPACE + 8, _SPACE + 8), (_SPACE + 8) / 2
    if following:
        brush.disc(middle, middle, middle, GOLD)
    ground = CREAM if shown else FIELD if following else PANEL
    brush.disc(middle, middle, _SPACE / 2 - 1, CREAM if shown else PANEL_EDGE)
    brush.disc(middle, middle, _SPACE / 2 - 4, ground)
    ink = INK if shown else GOLD if following else FAINT
    if isinstance(space, int):
        brush.text(str(space), middle, middle, "heavy", 40, ink)
    elif space == "reclaim-one" or space == "any":
        draw_sign(brush, space, middle, middle, 40, ink)
    else:
        draw_element(brush, space, middle, middle, 54, shown or following)
    return stamp(brush.done(), PANEL)


def _power(power: PowerView, words: Words, marked: bool = False) -> Block:
    """Return a card or an innate power: cost, name, elements; speed and target; its effects, with each threshold."""
    told = lines(printable(words.say(does(power.id))), "sans", _TEXT, _ROOM, 6)
    steps = [
        (each, lines(printable(words.say(threshold_does(power.id, number))), "sans", _TEXT, _left(each), 3))
        for number, each in enumerate(power.thresholds, 1)
    ]
    high = _NAME + _LINE + len(told) * _LINE + sum(_step_height(step) for _, step in steps) + 22
    edge = GOLD if marked or power.usable else PANEL_EDGE

    def lay(canvas: Canvas, y: int) -> None:
        canvas.lay(plate(WIDTH - 2 * SIDE, high, 16, PANEL, edge, 3, GROUND), SIDE, y)
        _lay_name(canvas, power, y + 38, words)
        _lay_bar(canvas, power, y + _NAME + 16, words)
        at = y + _NAME + _LINE + 20
        for line in told:
            canvas.text(line, SIDE + 20, at, "sans", _TEXT, SPENT if power.used else CREAM, PANEL)
            at += _LINE
        for step, texts in steps:
            _lay_step(canvas, step, texts, at)
            at += _step_height(texts)

    return Block(high + GAP, lay)


def _left(step: ThresholdView) -> int:
    return _ROOM - len(step.elements) * _NEED - 16


def _step_height(texts: Sequence[str]) -> int:
    return max(50, len(texts) * _LINE + 8)


def _lay_name(canvas: Canvas, power: PowerView, y: int, words: Words) -> None:
    left = SIDE + 20
    if power.elements or power.cost:
        cost = str(power.cost) if power.cost >= 0 else f"+{-power.cost}"
        canvas.lay(counted("energy", cost, 36, 38), left, y - 19)
        left += 68 + 16 * len(cost)
    room = WIDTH - SIDE - 20 - left - len(power.elements) * 48 - 10
    text, size = fit(printable(words.say(name_of(power.id))), "heavy", (38, 34, 30), room)
    canvas.text(text, left, y, "heavy", size, SPENT if power.used else CREAM, PANEL)
    right = WIDTH - SIDE - 20
    for element in reversed(power.elements):
        canvas.centre(element_sprite(element, 42, True), right - 22, y)
        right -= 48


@cached(64)
def element_sprite(element: Element, size: int, lit: bool) -> Sprite:
    """Return the disc of an element."""
    brush = Brush(size, size)
    draw_element(brush, element, size / 2, size / 2, size, lit)
    return stamp(brush.done(), PANEL)


def _lay_bar(canvas: Canvas, power: PowerView, y: int, words: Words) -> None:
    """Lay speed, range and target."""
    speed = "fast" if power.speed == "fast" or power.as_fast else "slow"
    canvas.centre(silhouette(ICONS[speed][0], 32, GOLD, PANEL), SIDE + 38, y)
    said = [tell(f"told-{speed}"), target_text(powers()[power.id])]
    text, size = fit(printable(", ".join(map(words.say, said))), "sans", (33,), _ROOM - 50)
    canvas.text(text, SIDE + 64, y, "sans", size, GOLD, PANEL)


def _lay_step(canvas: Canvas, step: ThresholdView, texts: Sequence[str], y: int) -> None:
    """Lay the elements a threshold needs and its effect, bright where it is reached."""
    left = SIDE + 20
    for element, count in step.elements.items():
        canvas.text(str(count), left, y, "heavy", 36, GOLD if step.met else MUTED, PANEL)
        canvas.centre(element_sprite(element, 40, step.met), left + 50, y)
        left += _NEED
    for number, line in enumerate(texts):
        ink = GOLD if step.met else MUTED
        canvas.text(line, left + 10, y + number * _LINE, "sans", _TEXT, ink, PANEL)
