"""Texts as they are made: each has words, and all that its words ask for, also where a test never says it.

A refusal that somebody raises and a line that is told are read by people, and tests mostly look at what kind they are.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from operator import itemgetter
from pathlib import Path
from typing import Any, TypeAlias

import bot
from engine import text
from engine.text import Text
from tests.engine.toys import CATALOGUES as TOYS
from words import catalogue

Sign: TypeAlias = tuple[str, tuple[str, ...]]
"""Key of a Text, and the names of its arguments."""
BOT = str(Path(bot.__file__).parent)
_ASKED = re.compile(r"\$([a-z][a-z0-9-]*)")
_MENTIONED = re.compile(r"\{ *([a-z][a-z0-9-]*) *\}")
_NAME = itemgetter(0)
_SOUND: set[Sign] = set()
_FAULTS: dict[str, None] = {}
_make = Text.__init__


def _note(self: Text, key: str, args: Any = ()) -> None:
    _make(self, key, args)
    sign = key, tuple(map(_NAME, args))
    if sign not in _SOUND:
        _judge(sign)


def _judge(sign: Sign) -> None:
    """Note what is wrong with a Text if the bot has made it; one of which nothing is wrong may be made by anybody."""
    if (why := _fault(*sign)) is None:
        _SOUND.add(sign)
    elif _is_ours():
        _FAULTS[why] = None


def _is_ours() -> bool:
    """Return whether it is the bot that makes a Text, and not a game, or a test to see what becomes of it."""
    frame = sys._getframe(3)
    while frame.f_code.co_filename == text.__file__ and frame.f_back is not None:
        frame = frame.f_back
    return frame.f_code.co_filename.startswith(BOT)


def listen() -> None:
    """Note every Text that is made from now on."""
    Text.__init__ = _note  # type: ignore[method-assign]


def lacking() -> list[str]:
    """Return, and forget, what is wrong with the Texts that were made since it was asked last."""
    found = sorted(_FAULTS)
    _FAULTS.clear()
    return found


def _fault(key: str, names: tuple[str, ...]) -> str | None:
    source = _sources().get(key)
    if source is None:
        # Of a game of others, perhaps, which is gone by now.
        return None if key else "a Text without a key"
    missing = sorted(set(_asked(source)) - {*names})
    return f"{key} is not told {', '.join(missing)}" if missing else None


def _asked(source: str) -> Iterator[str]:
    yield from _ASKED.findall(source)
    for name in _MENTIONED.findall(source):
        yield from _asked(_sources().get(name, ""))


@cache
def _sources() -> Mapping[str, str]:
    """Return the English messages of this program and of the toys, as they are written."""
    files = [*catalogue.CATALOGUES.glob("en/*.ftl"), *TOYS.glob("en/*.ftl")]
    return {key: source for file in files for key, source in catalogue.read(file).items()}
