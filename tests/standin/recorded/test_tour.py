"""Nothing that the stand-in says on a walk past everything it does has changed unseen: after a change `make recorded` tells it anew."""

from __future__ import annotations

from tests.standin.conformance import Conformance
from tests.standin.recorded.facts import FILE, walked


async def test_what_the_stand_in_says_is_what_it_said(conformance: Conformance) -> None:
    assert (await walked(conformance)).splitlines() == FILE.read_text(encoding="utf-8").splitlines()
