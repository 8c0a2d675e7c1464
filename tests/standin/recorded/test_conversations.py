"""Nothing that the stand-in answers in these conversations has changed unseen: after a change `make recorded` tells it anew."""

from __future__ import annotations

import pytest

from tests.standin.conformance import Conformance
from tests.standin.recorded.conversation import FOLDER, MARK, replayed, scripts


@pytest.mark.parametrize("name", [script.name for script in scripts()])
async def test_what_is_answered_in_a_conversation_is_what_was_answered(
    name: str, conformance: Conformance
) -> None:
    before = (FOLDER / name).read_text(encoding="utf-8")
    assert (await replayed(before)).splitlines() == before.splitlines()
    conformance.frames[:] = [frame for frame in conformance.frames if MARK not in frame]
