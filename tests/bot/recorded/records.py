"""The recorded conversations."""

from __future__ import annotations

from pathlib import Path

from tests.bot.recorded.conversation import Conversation, Impossible, Step
from tests.recording import IMPOSSIBLE, Records, digest

RECORDS = Records(Path(__file__).parent)


async def digest_of(talk: Conversation, step: Step) -> str:
    """Do a step and return the digest of what followed it; `IMPOSSIBLE` where what it wants to use is not there."""
    try:
        return digest(await talk.do(step))
    except Impossible:
        return IMPOSSIBLE
