"""Resolving the fear cards that were earned (SI-FEAR-05)."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

from engine.games.spirit_island.fear import cards
from engine.games.spirit_island.fear.effect import FearEffect
from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.model.texts import fear_does, name_of, tell
from engine.script import Script


def effect_of(card: str) -> Callable[[FearEffect], Any]:
    """Return the function of a fear card. Raises AttributeError where it has none."""
    found: Callable[[FearEffect], Any] = getattr(cards, card.replace("-", "_"))
    return found


def resolve(play: IslandPlay) -> Script[None]:
    """Resolve the card earned first, at the terror level of this moment, and discard it."""
    fear = play.table.fear
    card = fear.resolving = fear.earned.pop(0)
    play.tell(tell("event-fear-card", card=name_of(card), effect=fear_does(card, fear.level)))
    script = effect_of(card)(FearEffect(play, card, fear.level))
    if isinstance(script, Generator):
        yield from script
    play.table.fear.resolving = None
    play.table.fear.resolved += 1
    play.table.fear.discard.append(card)
