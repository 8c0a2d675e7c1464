"""Nothing that the stand-in answers in these conversations has changed unseen: after a change `make recorded` tells it anew."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from standin.content import attachments
from tests.standin.conformance import Conformance
from tests.standin.recorded.conversation import FOLDER, MARK, replayed, scripts


@pytest.mark.parametrize("name", [script.name for script in scripts()])
async def test_what_is_answered_in_a_conversation_is_what_was_answered(
    name: str, conformance: Conformance
) -> None:
    before = (FOLDER / name).read_text(encoding="utf-8")
    assert (await replayed(before)).splitlines() == before.splitlines()
    conformance.frames[:] = [frame for frame in conformance.frames if MARK not in frame]


async def test_the_sign_of_a_link_is_not_taken_for_an_id(
    monkeypatch: pytest.MonkeyPatch, conformance: Conformance
) -> None:
    """Sixteen bytes in hex may have as many digits in a row as an id."""
    monkeypatch.setattr(attachments, "secrets", SimpleNamespace(token_hex=lambda size: "7" * 2 * size))
    before = (FOLDER / "page.txt").read_text(encoding="utf-8")
    assert (await replayed(before)).splitlines() == before.splitlines()
    conformance.frames[:] = [frame for frame in conformance.frames if MARK not in frame]
