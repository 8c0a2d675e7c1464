"""Questions find the rules that they found when that was recorded, in the same order."""

from __future__ import annotations

from tests.engine.recorded.answers import FILE, answers


def test_questions_are_answered_as_they_were() -> None:
    assert answers() == FILE.read_text(encoding="utf-8"), "make recorded"
