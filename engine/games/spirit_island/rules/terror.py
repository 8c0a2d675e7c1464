"""Fear and the terror level (SI-FEAR, SI-TERROR)."""

from __future__ import annotations

from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.model.texts import tell
from engine.games.spirit_island.rules.challenge import challenges
from engine.games.spirit_island.rules.end_of_game import win


def generate(play: IslandPlay, fear: int) -> None:
    """Generate fear from the common pool; each time that is empty a card is earned and it is full again (SI-FEAR-01 to -03)."""
    if fear <= 0 or not play.table.fear.deck:
        return
    play.tell(tell("event-fear", fear=fear))
    for _ in range(fear):
        if play.table.fear.deck:
            _mark(play)


def _mark(play: IslandPlay) -> None:
    """Turn one marker of the pool into generated fear; the last one earns a fear card."""
    fear = play.table.fear
    fear.generated += 1
    if fear.generated == fear.markers:
        fear.generated = 0
        _earn(play)


def _earn(play: IslandPlay) -> None:
    """Earn the top fear card; a divider that comes to the top raises the terror level at once (SI-TERROR-01)."""
    fear = play.table.fear
    fear.earned.append(fear.deck.pop(0))
    fear.parts[0] -= 1
    play.tell(tell("event-earned", cards=len(fear.earned)))
    if fear.parts[0]:
        return
    fear.parts.pop(0)
    if not fear.parts:
        if not any(each.fear_runs_out(play) for each in challenges(play.table)):
            win(play, "fear")
        return
    fear.level += 1
    play.tell(tell("event-terror", level=fear.level))
