"""No card does anything else than when it was recorded, unless that is meant."""

from __future__ import annotations

from tests.engine.games.spirit_island.recorded_cards import FILE, recorded


def test_every_card_does_what_it_did_when_it_was_recorded() -> None:
    lines = (line.rpartition(" ") for line in FILE.read_text(encoding="utf-8").splitlines())
    before, now = {name: digest for name, _, digest in lines}, recorded()
    changed = [name for name in before | now if before.get(name) != now.get(name)]
    assert not changed, "tests/engine/games/spirit_island/recorded_cards.py says how to see what has changed"
