"""Messages from a working process to the bot: for each its length, then a pickle of its kind and what belongs to it."""

from __future__ import annotations

SIZE = 8
"""Number of bytes of the length, most significant first."""
PROGRESS, DONE, FAILED = "progress", "done", "failed"

AWAITED = "--awaited"
"""Option of a working process for whose jobs somebody waits, as for a picture."""
