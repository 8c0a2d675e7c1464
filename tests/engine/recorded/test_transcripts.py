"""The kernel tells of a game what it told when its transcript was recorded."""

from __future__ import annotations

import pytest

from tests.engine.recorded.transcript import BEGINNINGS, FOLDER, transcript


@pytest.mark.parametrize("name", BEGINNINGS)
def test_a_game_is_told_as_it_was(name: str) -> None:
    assert transcript(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8"), "make recorded"


def test_every_transcript_is_of_a_game() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(BEGINNINGS)
