"""Nothing of a game changes unless it is meant: not how saved games go on, and not what people read, are asked and shown."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from engine.game import Game
from engine.registry import games
from tests.engine.contract.looks import Aspect
from tests.engine.contract.recorded import file_of, names_in, recorded


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_a_game_is_as_it_was_recorded(game: Game[Any, Any]) -> None:
    before = file_of(game).read_text(encoding="utf-8").splitlines()
    now = recorded(game, names_in(file_of(game))).splitlines()
    assert now[0] == before[0], "another version: record the games anew"
    changed = [
        f"{name} {number}: {aspect}"
        for was, told in zip(before[1:], now[1:], strict=True)
        for (name, number, *old), (_, _, *new) in [(was.split(), told.split())]
        for aspect, one, other in zip(get_args(Aspect), old, new, strict=False)
        if one != other
    ]
    assert not changed, (
        "tests/engine/contract/recorded.py says how to see what has changed, and what to do if it is meant"
    )
