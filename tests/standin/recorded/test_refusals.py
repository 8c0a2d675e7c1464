"""No refusal of what is beyond a limit has changed unseen: after a change `make recorded` tells them anew."""

from __future__ import annotations

from tests.standin.recorded.refusals import FILE, refusals


def test_what_is_said_of_what_is_beyond_a_limit_is_what_was_said() -> None:
    assert refusals().splitlines() == FILE.read_text(encoding="utf-8").splitlines()
