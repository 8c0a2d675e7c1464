"""No card does anything else than when it was recorded, unless that is meant."""

from __future__ import annotations

import pytest

from tests.engine.games.spirit_island.crossings.scene import Crossing
from tests.engine.games.spirit_island.recorded_cards import FILE, crossings, digest, name_of

CARDS = {name_of(crossing): crossing for crossing in crossings()}
BEFORE = {
    name: recorded
    for name, _, recorded in (line.rpartition(" ") for line in FILE.read_text(encoding="utf-8").splitlines())
}


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_a_card_does_what_it_did_when_it_was_recorded(card: Crossing) -> None:
    assert digest(card) == BEFORE.get(name_of(card)), (
        "tests/engine/games/spirit_island/recorded_cards.py says how to see what has changed"
    )


def test_what_is_recorded_are_the_cards_that_there_are() -> None:
    assert sorted(BEFORE) == sorted(CARDS)
