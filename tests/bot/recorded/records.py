"""The recorded conversations."""

from __future__ import annotations

from pathlib import Path

from tests.bot.recorded.conversation import Conversation, Impossible, Step
from tests.recording import IMPOSSIBLE, Records, digest

RECORDS = Records(Path(__file__).parent)


async def followed(talk: Conversation, step: Step) -> tuple[str, list[str]]:
    """Do a step; return the digest of what followed it, and that itself: `IMPOSSIBLE` and why where what it wants is not there."""
    try:
        shown = await talk.do(step)
    except Impossible as error:
        return IMPOSSIBLE, [str(error)]
    return digest(shown), shown
