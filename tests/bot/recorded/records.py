"""The recorded conversations: a file of steps each, with the digest of what people were shown after every one."""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path

from tests.bot.recorded.conversation import Conversation, Impossible, Step

FOLDER = Path(__file__).parent


def names() -> list[str]:
    """Return the names of the recorded conversations."""
    return sorted(file.stem for file in FOLDER.glob("*.txt"))


def recorded(name: str) -> list[tuple[str, Step]]:
    """Return the steps of a conversation, each with the digest of what followed it."""
    lines = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    found = (line.partition(" ") for line in lines)
    return [(digest, tuple(json.loads(step))) for digest, _, step in found]


def write(name: str, steps: Sequence[tuple[str, Step]]) -> None:
    """Write the steps of a conversation, with what followed them."""
    lines = [f"{digest} {json.dumps(step, ensure_ascii=False)}\n" for digest, step in steps]
    (FOLDER / f"{name}.txt").write_text("".join(lines), encoding="utf-8")


async def digest_of(talk: Conversation, step: Step) -> str:
    """Do a step and return the digest of what followed it; "impossible" where what it wants to use is not there."""
    try:
        shown = await talk.do(step)
    except Impossible:
        return "impossible"
    return blake2b("\n".join(shown).encode(), digest_size=5).hexdigest()
