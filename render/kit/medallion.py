"""A silhouette on a round ground, the sign of a thing wherever it is counted."""

from __future__ import annotations

from render.kit.palette import Ink
from render.kit.sprites import Brush


def draw_medallion(
    brush: Brush,
    icon: str,
    at: tuple[float, float],
    size: float,
    inks: tuple[Ink, Ink],
    share: float,
    bold: int = 0,
    ring: Ink | None = None,
) -> None:
    """Draw a disc of `size` pixels, in a ring or without one, with the icon on it, `share` of the disc in size.

    `inks` are those of the ground and of the icon.
    """
    x, y = at
    if ring is not None:
        brush.disc(x, y, size / 2, ring)
    brush.disc(x, y, size / 2 - (0 if ring is None else 1.5), inks[0])
    brush.icon(icon, x, y, size * share, inks[1], bold)
