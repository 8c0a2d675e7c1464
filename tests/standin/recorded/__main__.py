"""Record the walk, the refusals and the conversations anew: `make recorded`."""

from __future__ import annotations

import asyncio

from tests.standin.conformance import Conformance
from tests.standin.recorded import refusals
from tests.standin.recorded.conversation import replayed, scripts
from tests.standin.recorded.facts import FILE, walked

if __name__ == "__main__":
    FILE.write_text(asyncio.run(walked(Conformance(None))), encoding="utf-8")
    refusals.FILE.write_text(refusals.refusals(), encoding="utf-8")
    for script in scripts():
        script.write_text(asyncio.run(replayed(script.read_text(encoding="utf-8"))), encoding="utf-8")
