"""When a person may hear of what the bot has just done.

A bot that gets an HTTP answer still has to read it and to remember the view that belongs to the new message; a
press that reaches it earlier is lost. On Discord the way to a person's screen is longer than that. Here it is
not, so whatever a request of the bot causes is held back behind a gate, which opens after the answer is written
and the bot has had its turns.
"""

from __future__ import annotations

import asyncio
from contextvars import ContextVar

gate: ContextVar[asyncio.Event | None] = ContextVar("gate", default=None)
