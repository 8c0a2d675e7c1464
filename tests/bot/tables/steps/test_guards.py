"""Guards of steps: who plays together."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest

from bot.tables import Table
from bot.tables.steps.guards import plays_together
from engine.registry import find


@pytest.mark.parametrize(
    ("game", "seats", "is_so"),
    [
        ("spirit-island", 1, False),
        ("spirit-island", 2, True),
        ("spirit-island", 3, True),
        ("living-forest", 2, False),
        ("living-forest", 4, False),
    ],
)
def test_several_on_one_side_play_together_and_nobody_alone_or_against_others_does(
    game: str, seats: int, is_so: bool
) -> None:
    played = find(game)
    table = cast(Table, SimpleNamespace(game=played, seats=seats, options=played.Options()))
    assert plays_together(table) is is_so
