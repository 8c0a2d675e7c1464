"""A pool whose drawings are pickled as for a process, and looked through for what may not leave the rules."""

from __future__ import annotations

import asyncio
import pickle
import pickletools
from collections import deque
from typing import Any, TypeVar

from bot.discord.ui.render_pool import RenderPool
from bot.jobs.draw import DrawJob

R = TypeVar("R")

SECRET = ("bot.tables", "engine.chance", "engine.match", "engine.point", "engine.undo")
"""Modules, with all below them, of which nothing is given to a painter."""
TABLE = ".model.table"
"""End of the name of the module in which a game keeps its table."""


def secrets_in(pickled: bytes) -> list[str]:
    """Return the names of secret modules of which a class or a function stands in a pickle."""
    texts = {str(text) for opcode, text, _ in pickletools.genops(pickled) if "UNICODE" in opcode.name}
    return sorted(filter(is_secret, texts))


def is_secret(module: str) -> bool:
    """Return whether a module is one of tables, seeds and the like."""
    return module.endswith(TABLE) or any(module == each or module.startswith(f"{each}.") for each in SECRET)


class PicklingPool(RenderPool):
    """The pool: draws in a thread, but what a process would be given. AssertionError where that holds more than what is to be seen."""

    async def _draw(self, queue: deque[asyncio.Future[Any]], job: DrawJob[R]) -> R:
        pickled = pickle.dumps(job)
        assert not secrets_in(pickled), job
        return await super()._draw(queue, pickle.loads(pickled))
