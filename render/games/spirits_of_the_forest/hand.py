"""The picture for one player alone: the own favours, and the things that the modules deal and show to one alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.games.spirits_of_the_forest.model.texts import tell
from engine.games.spirits_of_the_forest.model.view import ForestView, PlayerView
from render.games.spirits_of_the_forest.alt_text.players import faces
from render.games.spirits_of_the_forest.art.scene import forest
from render.games.spirits_of_the_forest.modules.registry import in_play
from render.games.spirits_of_the_forest.sections import CARD_W, GAP, TITLE, Item, Section, token
from render.kit.canvas import Canvas
from render.kit.fonts import CAPITAL, fit, legible, lines, printable
from render.kit.palette import CREAM, GROUND, MUTED, PANEL, SKY
from render.kit.sprites import plate
from words.catalogue import Words

_SIDE = 24
_FOOT = 62
"""Height of the words of a thing, at the lower end of its box, in pixels."""


def sections(view: ForestView) -> list[Section]:
    """Return all that this viewer alone may see, what is to be chosen from first; [] where that is nothing."""
    if view.seat is None:
        return []
    player = view.players[view.seat]
    added = [section for module in in_play(view) for section in module.sections(view, player)]
    asked = [section for section in added if section.asked]
    return [*asked, *_favours(player), *(section for section in added if not section.asked)]


def _favours(player: PlayerView) -> Iterator[Section]:
    """Yield the own favours."""
    if known := [each for each in player.favours if each.face is not None]:
        words = tell("told-hand", names=tuple(faces(player)))
        yield Section("picture-hand", [token(each) for each in known], [words])


def draw(shown: Sequence[Section], words: Words) -> Canvas:
    """Return the sections one under the other."""
    wide = max(2 * CARD_W + GAP, *(section.grid.width(len(section.items)) for section in shown)) + 2 * _SIDE
    high = sum(section.height for section in shown) + _SIDE - GAP
    canvas = Canvas(forest(wide, high, TITLE + 30))
    top = 0
    for section in shown:
        _lay_section(canvas, section, top, words)
        top += section.height
    return canvas


def _lay_section(canvas: Canvas, section: Section, top: int, words: Words) -> None:
    room = canvas.width - 2 * _SIDE
    title, size = fit(printable(words.say(tell(section.title))), "serif", (56, 48, 40, 34), room)
    canvas.text(title, canvas.width // 2, top + 52, "serif", size, CREAM, GROUND if top else SKY, "middle")
    size = max(36, legible(canvas.width, CAPITAL))
    places = section.grid.places(len(section.items), 0, top + TITLE, canvas.width)
    for item, (x, y) in zip(section.items, places, strict=True):
        _lay_item(canvas, section, item, x, y)
        if item.label is not None:
            label = printable(words.say(item.label))
            middle = y + section.high - _FOOT + 18
            shown = lines(label, "heavy", size, section.wide - 14, 2)
            for place, line in enumerate(shown):
                down = middle + (2 * place - len(shown) + 1) * size * 3 // 5
                canvas.text(line, x + section.wide // 2, down, "heavy", size, item.ink, PANEL, "middle")


def _lay_item(canvas: Canvas, section: Section, item: Item, x: int, y: int) -> None:
    if item.edge is None:
        canvas.lay(item.sprite, x, y)
        return
    canvas.lay(plate(section.wide, section.high, 24, PANEL, item.edge, 3, PANEL), x, y)
    middle = y + (section.high - _FOOT) // 2 + (12 if item.tag else -2)
    canvas.centre(item.sprite, x + section.wide // 2, middle)
    canvas.text(item.tag, x + 16, y + 32, "heavy", 32, MUTED, PANEL)
