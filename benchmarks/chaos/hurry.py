"""The bot as `python -m bot`, whose lives begin in a moment, and with a quick pace of seconds: deadlines come within a run of minutes.

Whatever is read once in a life has been read before; each life is a fork of that, from its first line on a process of its own. Where the
environment asks for a pair, a life is two bots that hear the same and write into one file, which only a host's mistake can bring about.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import timedelta
from pathlib import Path
from typing import Any, Self, cast

from bot.tables.model.paces import PACES, Pace

HURRIED = Pace(timedelta(seconds=8), timedelta(seconds=16))


def hurry() -> None:
    """Make the pace so in this process."""
    cast("dict[str, Pace | None]", PACES)["quick"] = HURRIED


PAIR = "CHAOS_PAIR"
"""Is in the environment where a life is a pair."""


def let_share() -> None:
    """Let this process play on a database on which another one plays."""
    from bot.run import discord as run
    from bot.store import Store

    class Shared(Store):
        @classmethod
        async def open(cls, url: str, **_: Any) -> Self:
            return await super().open(url)

    @contextmanager
    def anybody(_: Path | None) -> Iterator[None]:
        yield

    run.only_user = anybody  # type: ignore[assignment,attr-defined]
    run.Store = Shared  # type: ignore[attr-defined]


def beget() -> None:
    """For each line on standard input a life: its process id, and when it is over its exit code, on standard output."""
    from bot.__main__ import main
    from bot.run import discord  # noqa: F401 - what takes time to import
    from engine.registry import games
    from render import pictures
    from words.catalogue import LANGUAGES, words

    for game in games():
        pictures.painter(game)
    for language in LANGUAGES:
        words(language)
    hurry()
    gc.freeze()
    for _ in iter(sys.stdin.readline, ""):
        life = os.fork()
        if life == 0:
            os.setpgid(0, 0)
            if PAIR in os.environ:
                let_share()
                os.fork()
            os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
            os._exit(main())
        with suppress(ProcessLookupError, PermissionError):
            os.setpgid(life, life)
        print(life, flush=True)
        print(os.waitstatus_to_exitcode(os.waitpid(life, 0)[1]), flush=True)


if __name__ == "__main__":
    beget()
