"""The look of each spirit: a hue and a silhouette that no other has. No other file of the pictures names a spirit."""

from __future__ import annotations

from typing import Final

from render.kit.medallion import draw_medallion
from render.kit.palette import GOLD, MUTED, PANEL_EDGE, Ink, tones
from render.kit.sprites import Brush, Sprite, cached, stamp

SPIRITS: Final[dict[str, tuple[str, str]]] = {
    "lightnings-swift-strike": ("moss", "fa:bolt"),
    "river-surges-in-sunlight": ("azure", "mdi:waves"),
    "vital-strength-of-the-earth": ("bark", "fa:mountain"),
    "shadows-flicker-like-flame": ("slate", "fa:fire_flame_curved"),
    "thunderspeaker": ("rust", "fa:drum"),
    "a-spread-of-rampant-green": ("leaf", "mdi:sprout"),
    "oceans-hungry-grasp": ("cloud", "mdi:tsunami"),
    "bringer-of-dreams-and-nightmares": ("violet", "fa:cloud_moon"),
}
_SHARE: Final = 0.66
"""Size of a silhouette, as a share of its disc."""


def draw_spirit(brush: Brush, spirit: str | None, x: float, y: float, size: float, ring: Ink | None) -> None:
    """Draw the disc of a spirit; where none is chosen yet, an empty one."""
    if spirit is None:
        brush.disc(x, y, size / 2, MUTED)
        brush.disc(x, y, size / 2 - 3, PANEL_EDGE)
        return
    hue, icon = SPIRITS[spirit]
    tone = tones(hue)
    draw_medallion(brush, icon, (x, y), size, (tone.body, tone.glyph), _SHARE, ring=ring or tone.rim)


def draw_sacred(brush: Brush, spirit: str | None, x: float, y: float, size: float) -> None:
    """Draw the disc of a spirit in a golden ring with four points, as nothing else has."""
    half = size / 2
    for across, down in ((0, -1), (1, 0), (0, 1), (-1, 0)):
        brush.shape(
            [
                (x + half * across, y + half * down),
                (x + half * (across * 0.5 - down * 0.4), y + half * (down * 0.5 + across * 0.4)),
                (x + half * (across * 0.5 + down * 0.4), y + half * (down * 0.5 - across * 0.4)),
            ],
            GOLD,
        )
    brush.disc(x, y, half * 0.84, GOLD)
    draw_spirit(brush, spirit, x, y, size * 0.72, GOLD)


@cached(64)
def emblem(spirit: str | None, size: int, over: Ink) -> Sprite:
    """Return the disc alone."""
    brush = Brush(size, size)
    draw_spirit(brush, spirit, size / 2, size / 2, size, None)
    return stamp(brush.done(), over)
