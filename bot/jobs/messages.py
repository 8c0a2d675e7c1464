"""What a working process tells the bot: for each message its length, then a pickle of its kind and what belongs to it."""

from __future__ import annotations

SIZE = 8
"""Bytes of the length, most significant first."""
PROGRESS, DONE, FAILED = "progress", "done", "failed"
