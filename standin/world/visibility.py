"""The moment at which a person may hear of what the bot has just done.

A bot that gets an HTTP answer still has to read it and to remember the view that belongs to the new message; a
press that reaches it earlier is lost. On Discord the way to a person's screen is longer than that. Here it is
not, so whatever a request of the bot causes waits for an event, which is set after the answer is written and the bot
has had its turns.
"""

from __future__ import annotations

import asyncio
from contextvars import ContextVar

visible_after: ContextVar[asyncio.Event | None] = ContextVar("visible_after", default=None)
"""Event that people wait for before they see what is published in this context; None: they see it at once."""
