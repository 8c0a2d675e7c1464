"""A walk through a game of Moonlight, step by step, with every law looked at after each."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from engine.action import to_text, verb_of
from engine.chance import Chance
from engine.games.moonlight import GAME
from tests.engine.contract.random_games import MOST_ACTIONS, Start
from tests.engine.games.moonlight.crossings import laws
from tests.engine.games.moonlight.crossings.laws import Step

TOLD: Final = 8
"""Number of steps that are told where a law is broken."""
LOOKS: Final = 5
"""Number of steps of which one is looked at from outside: copied, dealt anew, and asked for what is illegal."""
MANNERS: Final = ((), ("hurry", "swap", "add", "talk", "plus"), ("plus", "choose"), ("move", "hurry"))
"""Verbs that are preferred in each manner to play, as often as not."""


class Broken(AssertionError):
    """A law that is broken on a walk, with what led there and the game."""

    def __init__(self, error: Exception, trail: list[str], start: Start) -> None:
        told = "\n".join(trail[-TOLD:])
        super().__init__(f"{type(error).__name__}: {error}\nafter\n{told}\nin {start}")


def walk_through(start: Start) -> int:
    """Walk a game to its end, with every law held, and return the number of steps. Raises Broken."""
    trail: list[str] = []
    try:
        return _walk(start, trail)
    except Exception as error:
        raise Broken(error, trail, start) from error


def _walk(start: Start, trail: list[str]) -> int:
    chance, dice = Chance(start.seed), Random(start.seed)
    stage, liked = GAME.setup(start.options, start.seats, chance), dice.choice(MANNERS)  # type: ignore[arg-type]
    origin, past = stage.play.table.copy(), list[Any]()
    for number in range(MOST_ACTIONS):
        asks = GAME.awaits(stage)
        if not asks:
            laws.the_end_is_counted(GAME.outcome(stage), stage.play.table)
            return number
        seat = dice.choice([*asks])
        legal = asks[seat].legal.actions
        if not stage.running:
            laws.all_picks_are_offered(stage.play.table, legal)
        preferred = [action for action in legal if verb_of(action) in liked]
        action = dice.choice(preferred if preferred and dice.random() < 0.5 else legal)
        if dice.randrange(LOOKS) == 0:
            laws.nothing_else_is_legal(stage, seat, [*legal, *past])
            laws.everybody_sees_what_is_dealt_anew(stage, start.seats)
            past = [*legal][:LOOKS]
        before, text = (
            stage.play.table.copy(),
            GAME.keeping.dump(stage) if GAME.keeping.at_rest(stage) else None,
        )
        earlier = GAME.keeping.copy(stage)
        trail.append(f"{before.phase}: {seat} {to_text(action)}")
        is_middle = bool(stage.running)
        told = [event.text for event in GAME.play(stage, seat, action, chance)]
        assert text is None or GAME.keeping.dump(earlier) == text, "an action changes a copy made before it"
        step = Step(origin, before, stage.play.table, seat, action, told, is_middle or bool(stage.running))
        laws.hold(step)
    raise AssertionError("the game does not end")
