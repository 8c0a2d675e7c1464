"""The Enchanted mode: cards that can be claimed, beside the forest, and those claimed, before players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from engine.games.spirits_of_the_forest.model.texts import named, tell
from engine.games.spirits_of_the_forest.model.view import FavourView, ForestView, PlayerView
from engine.games.spirits_of_the_forest.modules.enchanted import ENCHANTED
from engine.games.spirits_of_the_forest.modules.enchanted.deck import (
    CardFacts,
    enchantment_text,
    enchantments,
)
from engine.text import Text
from render.games.spirits_of_the_forest.art.cards import draw_any_gem
from render.games.spirits_of_the_forest.art.icons import POWERS, bold, hue_and_icon
from render.games.spirits_of_the_forest.art.tiles import draw_favour
from render.games.spirits_of_the_forest.modules.module import ModulePictures, RowKind
from render.games.spirits_of_the_forest.sections import Item, Section, token
from render.kit.canvas import Canvas
from render.kit.palette import (
    AMBER,
    CORAL,
    CREAM,
    FIELD,
    GOLD,
    GROUND,
    INK,
    LIGHTS,
    MUTED,
    NIGHT,
    PANEL,
    PANEL_EDGE,
    Ink,
    tones,
)
from render.kit.sprites import Brush, Sprite, cached, stamp

CARD_W, CARD_H = 394, 140
_SIDE = 18
_TILE_W, _TILE_H = 80, 108
_POINTS = 53
"""Size of points, in pixels: they stand in the widest pictures of the forest."""


class EnchantedPictures(ModulePictures):
    """The pictures of the Enchanted mode: cards beside the forest, tokens to choose from, and the cards claimed before players."""

    legend: ClassVar[Mapping[str, tuple[str, Ink]]] = {
        "swap": ("mdi:swap_horizontal", CREAM),
        "again": ("fa:rotate_right", CREAM),
        "deck": ("fa:hat_wizard", CREAM),
    }
    penalises_missing = False
    rows: ClassVar[Mapping[str, RowKind]] = {
        "line-claimed": RowKind("claimed", "fa:hat_wizard", tones("violet").rim),
        "line-no-card": RowKind("gate", "fa:ban", CORAL),
        "line-no-majority": RowKind("gate", "fa:ban", CORAL),
    }

    def strip_height(self, view: ForestView) -> int:
        """Return the height of the cards, also when none is left, in pixels."""
        return CARD_H + 16

    def lay_strip(self, canvas: Canvas, view: ForestView, top: int) -> None:
        """Lay the cards side by side, and the deck with its number."""
        room = (canvas.width - 2 * _SIDE - 150) // 3
        for number, shown in enumerate(ENCHANTED.seen(view).display):
            left = _SIDE + number * room + (room - CARD_W) // 2
            canvas.lay(enchantment_card(shown.card, shown.claimable, GROUND), left, top)
        canvas.centre(deck_sprite(ENCHANTED.seen(view).deck), canvas.width - _SIDE - 75, top + CARD_H // 2)

    def trophies(self, view: ForestView, player: PlayerView) -> Iterator[Sprite]:
        """Yield the cards claimed."""
        return (
            claimed_card(enchantments()[card].points) for card in ENCHANTED.seen(view).claimed[player.seat]
        )

    def sections(self, view: ForestView, player: PlayerView) -> Iterator[Section]:
        """Yield two tokens of which one is kept, and the cards that could be claimed."""
        if ENCHANTED.seen(view).drawn:
            tokens = [token(FavourView(face=face, spent=False)) for face in ENCHANTED.seen(view).drawn]
            words = tell("told-drawn", names=tuple(map(named, ENCHANTED.seen(view).drawn)))
            yield Section("picture-drawn", tokens, [words], asked=True)
        if claimable := [shown.card for shown in ENCHANTED.seen(view).display if shown.claimable]:
            items = [Item(enchantment_card(card, True, GROUND)) for card in claimable]
            words = tell("told-claimable", cards=tuple(map(_in_words, claimable)))
            yield Section("picture-claimable", items, [words], 1, CARD_W, CARD_H)

    def in_words(self, view: ForestView, cards: bool) -> Iterator[Text]:
        """Yield the cards that can be claimed."""
        if ENCHANTED.seen(view).display and cards:
            shown = tuple(_in_words(each.card) for each in ENCHANTED.seen(view).display)
            yield tell("told-display", cards=shown, deck=ENCHANTED.seen(view).deck)

    def player_in_words(self, view: ForestView, player: PlayerView, cards: bool) -> Iterator[Text]:
        """Yield the cards claimed."""
        if ENCHANTED.seen(view).claimed[player.seat]:
            points = sum(enchantments()[card].points for card in ENCHANTED.seen(view).claimed[player.seat])
            yield tell("told-claimed", count=len(ENCHANTED.seen(view).claimed[player.seat]), points=points)


def _in_words(card: str) -> Text:
    return tell("told-card", card=enchantment_text(card))


@cached(32)
def enchantment_card(card_id: str, claimable: bool, over: Ink) -> Sprite:
    """Return an enchanted card: the three tiles it asks for, its bonus and its points; golden where the viewer could claim it."""
    facts: CardFacts = enchantments()[card_id]
    brush = Brush(CARD_W, CARD_H)
    edge = 5 if claimable else 2
    brush.box((0, 0, CARD_W, CARD_H), 18, GOLD if claimable else PANEL_EDGE)
    brush.box((edge, edge, CARD_W - edge, CARD_H - edge), 15, FIELD)
    for number, request in enumerate(facts.requests):
        _draw_request(brush, request, 16 + number * (_TILE_W + 8), 16)
    _draw_bonus(brush, facts.bonus, CARD_W - 58, 40)
    _draw_points(brush, facts.points, CARD_W - 58, 98, 30)
    return stamp(brush.done(), over)


def _draw_request(brush: Brush, request: str, x: float, y: float) -> None:
    """Draw a tile as it is asked for: of a spirit or of any, with a power or any of them."""
    words = request.split("+")
    spirit = next((word for word in words if word not in (*POWERS, "any", "power", "double")), None)
    power = next((word for word in words if word in (*POWERS, "power")), None)
    tone = tones(hue_and_icon(spirit)[0] if spirit else "fern")
    glyph = hue_and_icon(spirit)[1] if spirit else "mdi:asterisk"
    brush.box((x, y, x + _TILE_W, y + _TILE_H), 12, tone.edge)
    brush.box((x, y, x + _TILE_W, y + _TILE_H - 3), 12, tone.rim)
    brush.box((x + 3, y + 3, x + _TILE_W - 3, y + _TILE_H - 6), 9, tone.body)
    spots = ((28, 32), (52, 72)) if "double" in words else ((40, 44 if power else 52),)
    size = 38 if len(spots) > 1 else 56
    for across, down in spots:
        brush.icon(glyph, x + across, y + down, size, tone.glyph, bold(glyph, size * brush.fine))
    if power == "power":
        _draw_any_power(brush, x + _TILE_W - 3, y + _TILE_H - 6)
    elif power:
        name, sign = POWERS[power]
        right, bottom = x + _TILE_W - 3, y + _TILE_H - 6
        brush.box((right - 40, bottom - 40, right, bottom), 9, LIGHTS[name][0])
        brush.icon(sign, right - 20, bottom - 20, 30, LIGHTS[name][1])


def _draw_any_power(brush: Brush, right: float, bottom: float) -> None:
    """Draw all three powers side by side: any of them will do."""
    brush.box((right - 74, bottom - 34, right, bottom), 9, NIGHT)
    for number, power in enumerate(POWERS):
        name, sign = POWERS[power]
        x = right - 61 + 24.5 * number
        brush.disc(x, bottom - 17, 12, LIGHTS[name][0])
        brush.icon(sign, x, bottom - 17, 19, LIGHTS[name][1])


def _draw_bonus(brush: Brush, bonus: str, x: float, y: float) -> None:
    """Draw gems that move, another turn, or two tokens of which one is kept."""
    if bonus == "gem":
        brush.icon("mdi:swap_horizontal", x + 26, y, 44, CREAM)
        draw_any_gem(brush, x - 20, y, 44)
    elif bonus == "again":
        brush.icon("fa:rotate_right", x, y, 46, CREAM)
        brush.icon("fa:play", x + 1, y, 17, GOLD)
    else:
        draw_favour(brush, None, x + 20, y, 22)
        draw_favour(brush, None, x - 16, y, 22)


def _draw_points(brush: Brush, points: int, x: float, y: float, radius: float) -> None:
    brush.disc(x, y, radius, AMBER)
    brush.disc(x, y, radius - 2.5, GOLD)
    brush.text(str(points), x, y, "heavy", _POINTS, INK)


@cached(16)
def deck_sprite(count: int) -> Sprite:
    """Return the cards still to come, from behind, with their number."""
    brush = Brush(130, CARD_H)
    for step in range(min(3, count)):
        left, top = 22 - 6 * step, 14 - 6 * step
        brush.box((left, top, left + 104, top + 124), 14, NIGHT)
        brush.box((left + 2, top + 2, left + 102, top + 122), 13, PANEL_EDGE)
        brush.box((left + 4, top + 4, left + 100, top + 120), 11, tones("violet", lit=False).body)
    if count:
        brush.icon("fa:hat_wizard", 62, 40, 54, CREAM)
    brush.text(f"×{count}", 62, 98, "heavy", _POINTS, CREAM if count else MUTED)
    return stamp(brush.done(), GROUND)


@cached(16)
def claimed_card(points: int) -> Sprite:
    """Return a card that a player has claimed: only its points count."""
    brush = Brush(60, 60)
    brush.box((0, 0, 60, 60), 9, GOLD)
    brush.box((2.5, 2.5, 57.5, 57.5), 7, tones("violet", lit=False).body)
    _draw_points(brush, points, 30, 30, 26)
    return stamp(brush.done(), PANEL)
