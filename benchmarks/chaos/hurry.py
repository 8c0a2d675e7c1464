"""The bot as `python -m bot`, whose lives begin in a moment, and with a quick pace of seconds: deadlines come within a run of minutes.

Whatever is read once in a life has been read before; each life is a fork of that, from its first line on a process of its own.
"""

from __future__ import annotations

import gc
import os
import sys
from datetime import timedelta
from typing import cast

from bot.tables.steps.clock import PACES, Pace

HURRIED = Pace(timedelta(seconds=8), timedelta(seconds=16))


def hurry() -> None:
    """Makes the pace so in this process."""
    cast("dict[str, Pace | None]", PACES)["quick"] = HURRIED


def beget() -> None:
    """For each line on standard input a life: its process id, and when it is over its exit code, on standard output."""
    from bot.__main__ import main
    from bot.run import discord  # noqa: F401 - what takes time to import
    from engine.game import games
    from render import pictures
    from render.words import LANGUAGES, words

    for game in games():
        pictures.painter(game)
    for language in LANGUAGES:
        words(language)
    hurry()
    gc.freeze()
    for _ in iter(sys.stdin.readline, ""):
        life = os.fork()
        if life == 0:
            os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
            os._exit(main())
        print(life, flush=True)
        print(os.waitstatus_to_exitcode(os.waitpid(life, 0)[1]), flush=True)


if __name__ == "__main__":
    beget()
