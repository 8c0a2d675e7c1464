"""Records what people are shown in conversations with the whole bot.

    python -m tests.bot.recorded                            # what follows the same steps today: after a change that is meant
    python -m tests.bot.recorded living-forest              # prints all that people are shown, to compare with before
    python -m tests.bot.recorded living-forest --anew 120   # makes up so many other steps, and records what follows them

A step that has become impossible is left out.
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.bot.recorded.conversation import Step, conversation
from tests.bot.recorded.explorer import Explorer, opening
from tests.bot.recorded.records import RECORDS, followed


async def record(name: str, anew: int) -> None:
    """Record a conversation: the steps that it has, or so many new ones."""
    found: list[tuple[str, Step]] = []
    with TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        async with conversation(Path(folder), patch) as talk:
            steps = [*opening(name)] if anew else [step for _, step in RECORDS.read(name)]
            explorer = Explorer(talk, name, anew)
            while steps or len(found) < anew:
                step = steps.pop(0) if steps else await explorer.next()
                digest, _ = await followed(talk, step)
                found.append((digest, step))
    RECORDS.write(name, found)


async def tell(name: str) -> None:
    """Print a conversation."""
    with TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        async with conversation(Path(folder), patch) as talk:
            for _, step in RECORDS.read(name):
                print("\n#", *step)
                print("\n".join(await talk.do(step)))


if __name__ == "__main__":
    RECORDS.main("python -m tests.bot.recorded", record, tell)
