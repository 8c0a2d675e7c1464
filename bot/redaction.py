"""Reduction of an error to what may be written down: its place and its kind, never the values that were handed about there.

The words of an exception often hold values: a move, a seed, somebody's name. They are kept only where they are known to hold none.
"""

from __future__ import annotations

import re
import traceback
from collections.abc import Iterator
from hashlib import blake2b
from itertools import chain
from pathlib import Path

import aiohttp
import discord
from pydantic import ValidationError
from sqlalchemy.exc import DBAPIError

from bot.store.errors import Failed, Gone, InUse, IsFolder, Replaced
from engine.errors import Refused

ROOT = Path(__file__).parent.parent
_TOKENS = re.compile(
    r"((?:webhooks|interactions)/\d+/)[\w.-]+|((?:Bot|Bearer) )[\w.-]+|(gk:\d+:\d+:[a-z.\d]+:)[^\s'\"]+|(exception=).*"
)
"""Pattern of interaction tokens in addresses, the bot's own token, a button's custom_id, and the exception that asyncio shows of a task."""
_DIGITS = 1_000_000


def redacted(text: str) -> str:
    """Return the text without tokens and moves."""
    return _TOKENS.sub(lambda found: "".join(part or "" for part in found.groups()) + "…", text)


def trace_of(error: BaseException) -> str:
    """Return the traceback of an exception and of what led to it, without values."""
    parts = (chain([f"{each}\n"] if each else [], _one(found)) for each, found in _led_to(error))
    return "".join(chain.from_iterable(parts)).rstrip("\n")


def number_of(error: BaseException) -> int:
    """Return six digits for a cause: the same kind of exception at the same place has the same."""
    places = [
        f"{type(found).__name__} {_path(frame.filename)} {frame.name}"
        for _, found in _led_to(error)
        for frame in traceback.extract_tb(found.__traceback__)
    ]
    found = blake2b("\n".join([type(error).__name__, *places]).encode(), digest_size=8).digest()
    return _DIGITS // 10 + int.from_bytes(found, "big") % (_DIGITS - _DIGITS // 10)


def _led_to(error: BaseException) -> Iterator[tuple[str, BaseException]]:
    """Yield the exceptions behind this one, the first of them first, each with how it came after the one before."""
    chained: list[tuple[str, BaseException]] = []
    now: BaseException | None = error
    while now is not None and all(now is not known for _, known in chained):
        if now.__cause__ is not None:
            chained.append(("Which led to:", now))
            now = now.__cause__
        else:
            chained.append(("While that was seen to:", now))
            now = None if now.__suppress_context__ else now.__context__
    chained[-1] = "", chained[-1][1]
    yield from reversed(chained)


def _one(error: BaseException) -> Iterator[str]:
    yield "Traceback (most recent call last):\n"
    for frame in traceback.extract_tb(error.__traceback__):
        yield f'  File "{_path(frame.filename)}", line {frame.lineno}, in {frame.name}\n'
        if frame.line:
            yield f"    {frame.line}\n"
    said = _words(error)
    yield f"{type(error).__qualname__}{': ' if said else ''}{said}\n"
    if isinstance(error, BaseExceptionGroup):
        for each in error.exceptions:
            yield from _one(each)


def _path(name: str) -> str:
    """Return a file's place in the project or among the packages: where they lie on this machine is nobody's business."""
    path = Path(name)
    if path.is_relative_to(ROOT):
        path = path.relative_to(ROOT)
    _, found, rest = str(path).rpartition("site-packages/")
    return rest if found else str(path)


def _words(error: BaseException) -> str:
    """Return the words of an exception; "" where they might say something of somebody."""
    match error:
        case ValidationError():
            return f"{error.title}: " + ", ".join(sorted({str(each["type"]) for each in error.errors()}))
        case DBAPIError():
            return type(error.orig).__name__
        case OSError() if error.strerror:
            return error.strerror
        case discord.HTTPException():
            return f"{error.status} (error code: {error.code})"
        case Gone() | InUse() | IsFolder() | Replaced():
            return ""  # They say which file of the host's it is about.
        case Failed() | aiohttp.ClientError() | NotImplementedError() | ModuleNotFoundError():
            return redacted(str(error))
        case Refused():
            return error.text.key
        case _:
            return ""
