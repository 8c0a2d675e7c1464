"""The silhouette of every card: a glyph of the icon fonts where they have the animal, else a drawing of ours."""

from __future__ import annotations

from typing import Final

from engine.games.living_forest.model.facts import cards
from render.games.living_forest.art.birds import BIRDS
from render.games.living_forest.art.bodies import BODIES
from render.games.living_forest.art.heads import HEADS
from render.games.living_forest.art.sketch import Drawing, draw
from render.kit.palette import Ink
from render.kit.sprites import Brush

GLYPHS: Final = {
    "bat": "mdi:bat",
    "beetle": "fa:bug",
    "bull": "mdi:cow",
    "butterfly": "mdi:butterfly",
    "caterpillar": "fa:worm",
    "cobra": "mdi:snake",
    "crayfish": "fa:shrimp",
    "cricket": "fa:locust",
    "dog": "fa:dog",
    "dolphin": "mdi:dolphin",
    "elephant": "mdi:elephant",
    "frog": "fa:frog",
    "goldfish": "fa:fish_fins",
    "hare": "mdi:rabbit",
    "hippopotamus": "fa:hippo",
    "horned-owl": "mdi:owl",
    "horse": "fa:horse",
    "koala": "mdi:koala",
    "koi": "mdi:fish",
    "panda": "mdi:panda",
    "panther": "fa:cat",
    "raven": "fa:crow",
    "spider": "fa:spider",
    "tortoise": "mdi:tortoise",
}
"""Glyphs of the icon fonts by cards."""
DRAWINGS: Final[dict[str, Drawing]] = {**HEADS, **BIRDS, **BODIES}


def draw_animal(brush: Brush, card: str, x: float, y: float, size: float, ink: Ink, over: Ink) -> None:
    """Draw the animal about (x, y); all Kodama share one figure."""
    if card in GLYPHS:
        brush.icon(GLYPHS[card], x, y, size, ink)
    else:
        draw(brush, DRAWINGS["kodama" if cards()[card].symbols else card], x, y, size, ink, over)
