"""The standing of a game that is not over: the terms of its victory, and its distance from defeat."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.spirit_island.model.kinds import BUILDINGS, CITY, INVADERS
from engine.games.spirit_island.model.texts import tell
from engine.games.spirit_island.model.view import SpiritIslandView
from engine.text import Text, Who

_ENEMIES = {1: INVADERS, 2: BUILDINGS, 3: CITY}


def standing(view: SpiritIslandView) -> Iterator[tuple[str, Text]]:
    """Yield each line with the name of its sign; none before the game and after it."""
    if view.phase in ("setup", "over"):
        return
    yield "terror", view.goal or _terror(view)
    yield from (("way", way) for way in view.ways)
    yield "fear", _fear(view)
    yield "blight", _blight(view)
    yield "cards", tell("stand-deck", count=len(view.invaders.deck))
    least = min(view.spirits, key=lambda spirit: spirit.on_island)
    yield "presence", tell("stand-presence", who=Who(least.seat), count=least.on_island)
    yield "crown", tell("stand-score", score=view.victory_score)


def _terror(view: SpiritIslandView) -> Text:
    level = view.fear.level
    wanted = _ENEMIES[level]
    left = sum(piece.count for land in view.lands for piece in land.pieces if piece.kind in wanted)
    return tell(f"stand-terror-{level}", count=left)


def _fear(view: SpiritIslandView) -> Text:
    fear = view.fear
    if fear.end == "nothing":
        left, waiting = sum(fear.parts), len(fear.earned)
        counts = {"generated": fear.generated, "markers": fear.markers}
        return tell("stand-fear-nothing", **counts, cards=left, count=waiting)
    is_last = len(fear.parts) == 1
    if fear.end == "insurrection":
        key = "stand-fear-last-insurrection" if is_last else "stand-fear-insurrection"
    else:
        key = "stand-fear-last" if is_last else "stand-fear"
    return tell(
        key, generated=fear.generated, markers=fear.markers, count=fear.parts[0], cards=sum(fear.parts)
    )


def _blight(view: SpiritIslandView) -> Text:
    is_last = view.blight.is_blighted or not view.blight.has_card
    return tell("stand-blighted" if is_last else "stand-healthy", count=view.blight.left)
