"""Record the walk anew: `make recorded`."""

from __future__ import annotations

import asyncio

from tests.standin.conformance import Conformance
from tests.standin.recorded.facts import FILE, walked

if __name__ == "__main__":
    FILE.write_text(asyncio.run(walked(Conformance(None))), encoding="utf-8")
