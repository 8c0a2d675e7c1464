"""What only one player may see: cards to choose from, own favours, Moonlight tiles looked at, cards that could be claimed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.games.spirits_of_the_forest.model.texts import named, tell
from engine.games.spirits_of_the_forest.model.view import FavourView, ForestView, MoonlightView, PlayerView
from engine.games.spirits_of_the_forest.modules.decks import Kind
from engine.text import Text
from render.games.spirits_of_the_forest.art import cards
from render.games.spirits_of_the_forest.art.scene import forest
from render.games.spirits_of_the_forest.art.tokens import favour
from render.games.spirits_of_the_forest.board import display, moonlight
from render.kit.canvas import Canvas
from render.kit.fonts import cut, fit, printable
from render.kit.palette import CREAM, GOLD, GROUND, MUTED, PANEL, PANEL_EDGE, SKY, Ink
from render.kit.sprites import Sprite, plate
from render.words import Words

_CARD_W, _CARD_H = 226, 290
_GAP = 16
_SIDE = 24
_TITLE = 104
_FOOT = 62
"""Where the words of a thing stand, at the lower end of its box."""


@dataclass(frozen=True, slots=True)
class Item:
    """One thing to be seen: what it looks like, the words under it, and the box around it."""

    sprite: Sprite
    label: Text | None = None
    edge: Ink | None = None
    """Of the box; None where the sprite has one of its own."""
    ink: Ink = CREAM
    tag: str = ""
    """In the upper left corner of the box."""


@dataclass(frozen=True, slots=True)
class Section:
    """Things of one kind under a title, each in `wide` x `high` pixels, so many of them side by side."""

    title: str
    items: Sequence[Item]
    across: int = 4
    wide: int = _CARD_W
    high: int = _CARD_H

    @property
    def width(self) -> int:
        """Of its rows."""
        return min(self.across, len(self.items)) * (self.wide + _GAP) - _GAP

    @property
    def height(self) -> int:
        """With its title."""
        return _TITLE + -(-len(self.items) // self.across) * (self.high + _GAP)


def sections(view: ForestView) -> list[Section]:
    """All that this viewer alone may see; [] where that is nothing."""
    if view.seat is None:
        return []
    player = view.players[view.seat]
    known = [each for each in player.favours if each.face is not None]
    claimable = [shown.card for shown in view.display if shown.claimable]
    found = [
        Section("picture-dealt-wish", _dealt(player, "wish"), 2, cards.LARGE_W, cards.LARGE_H),
        Section("picture-dealt-curse", _dealt(player, "curse"), 2, cards.LARGE_W, cards.LARGE_H),
        Section("picture-drawn", [_token(FavourView(face=face, spent=False)) for face in view.drawn]),
        Section("picture-hand", [_token(each) for each in known]),
        Section("picture-secrets", [_secret(light) for light in moonlight.secrets(view)]),
        Section(
            "picture-claimable",
            [Item(display.card(card, True, GROUND)) for card in claimable],
            1,
            display.CARD_W,
            display.CARD_H,
        ),
    ]
    return [section for section in found if section.items]


def _dealt(player: PlayerView, kind: Kind) -> list[Item]:
    """The cards of one kind to choose from; the one kept is golden."""
    kept = player.wish if kind == "wish" else player.curse
    found = (card.removeprefix(f"{kind}:") for card in player.dealt if card.startswith(f"{kind}:"))
    key = "picture-most" if kind == "wish" else "picture-fewest"
    return [Item(cards.large(kind, card, card == kept), tell(key)) for card in found]


def _token(shown: FavourView) -> Item:
    sprite = favour(str(shown.face), 88, PANEL, shown.spent)
    if shown.spent or shown.face is None:
        return Item(sprite, tell("picture-spent"), PANEL_EDGE, MUTED)
    return Item(sprite, tell("picture-plus") if shown.face == "plus" else named(shown.face), GOLD)


def _secret(light: MoonlightView) -> Item:
    assert light.spirit is not None
    return Item(moonlight.lit(light.spirit, 74, PANEL), named(light.spirit), PANEL_EDGE, tag=light.name)


def draw(shown: Sequence[Section], words: Words) -> tuple[bytes, int, int]:
    """The sections one under the other, as PNG, with its width and height."""
    wide = max(2 * _CARD_W + _GAP, *(section.width for section in shown)) + 2 * _SIDE
    high = sum(section.height for section in shown) + _SIDE - _GAP
    canvas = Canvas(forest(wide, high, _TITLE + 30))
    top = 0
    for section in shown:
        _lay_section(canvas, section, top, words)
        top += section.height
    return canvas.png(), canvas.width, canvas.height


def _lay_section(canvas: Canvas, section: Section, top: int, words: Words) -> None:
    room = canvas.width - 2 * _SIDE
    title, size = fit(printable(words.say(tell(section.title))), "serif", (56, 48, 40, 34), room)
    canvas.text(title, canvas.width // 2, top + 52, "serif", size, CREAM, GROUND if top else SKY, "middle")
    labels = [printable(words.say(item.label)) for item in section.items if item.label is not None]
    size = min((fit(each, "heavy", (38, 34, 30, 26), section.wide - 18)[1] for each in labels), default=0)
    for number, item in enumerate(section.items):
        down, across = divmod(number, section.across)
        in_row = min(section.across, len(section.items) - down * section.across)
        left = (canvas.width - in_row * (section.wide + _GAP) + _GAP) // 2
        x, y = left + across * (section.wide + _GAP), top + _TITLE + down * (section.high + _GAP)
        _lay_item(canvas, section, item, x, y)
        if item.label is not None:
            label = cut(labels[number], "heavy", size, section.wide - 18)
            middle = y + section.high - _FOOT + 18
            canvas.text(label, x + section.wide // 2, middle, "heavy", size, item.ink, PANEL, "middle")


def _lay_item(canvas: Canvas, section: Section, item: Item, x: int, y: int) -> None:
    if item.edge is None:
        canvas.lay(item.sprite, x, y)
        return
    canvas.lay(plate(section.wide, section.high, 24, PANEL, item.edge, 3, PANEL), x, y)
    middle = y + (section.high - _FOOT) // 2 + (12 if item.tag else -2)
    canvas.centre(item.sprite, x + section.wide // 2, middle)
    canvas.text(item.tag, x + 16, y + 32, "heavy", 32, MUTED, PANEL)
