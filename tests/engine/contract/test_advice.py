"""Hints in every game: what is advised is legal, looks at nothing hidden, and gives a reason that can be said in any language."""

from __future__ import annotations

from itertools import islice
from typing import Any

from engine.advice import advise
from engine.chance import Chance
from engine.game import Game
from engine.players import SearchPlayer
from engine.text import Seat
from render.words import LANGUAGES, words
from tests.engine.contract.random_games import every_game, glimpses, is_found, starts

PLAYER = SearchPlayer(positions=40)


@every_game
def test_advice_is_the_same_wherever_a_seat_knows_the_same(game: Game[Any, Any]) -> None:
    chance = Chance(b"who asks")
    for start in starts(game, len(game.seats), "advice"):
        for match, _ in islice(glimpses(start, 1), 0, None, 3):
            if match.over:
                continue
            seat: Seat = chance.choice(match.awaiting)
            before = match.digest
            twin = match.fork(seat, b"as it could be")
            advice = advise(match, seat, PLAYER)
            assert advice == advise(twin, seat, PLAYER)
            assert advice.action in match.legal(seat)
            assert match.digest == before
            assert 1 <= len(advice.reasons) <= 3
            for language in LANGUAGES if is_found(game) else ():
                assert all(
                    words(language).say(reason, ["Ada", "Bruno", "Celina", "Darek"])
                    for reason in advice.reasons
                )
