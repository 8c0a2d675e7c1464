"""The JSON and the files of a request."""

from __future__ import annotations

import asyncio
import mimetypes
import re
from dataclasses import dataclass, field

from aiohttp import web

from standin.content.pictures import read_picture
from standin.protocol.errors import Json, too_large, too_slow
from standin.world.state import File

FILE_LIMIT = 10 * 1024 * 1024
BODY_SECONDS = 30.0
"""Maximum seconds for a body to arrive: a client that sends half of one must not hold a connection for ever."""


@dataclass(slots=True)
class Body:
    """The JSON of a request, and its files by their number n of files[n]."""

    json: Json = field(default_factory=dict)
    files: dict[str, File] = field(default_factory=dict)


def as_file(filename: str, content: bytes) -> File:
    """Make a file as Discord keeps it: with one plain name, and a type guessed from the name.

    Raises 40005 above 10 MiB, 50046 for a picture that is too large to unpack.
    """
    if len(content) > FILE_LIMIT:
        raise too_large()
    read_picture(content)
    plain = re.sub(r"[^\w.\-]", "_", filename.replace("\\", "/").rsplit("/", 1)[-1]) or "unknown"
    kind = mimetypes.guess_type(plain)[0] or "application/octet-stream"
    return File(plain, kind, content)


async def read_bytes(request: web.Request) -> bytes:
    """Read the whole body of a request. Raises 408 if it does not come in time."""
    try:
        async with asyncio.timeout(BODY_SECONDS):
            return await request.read()
    except TimeoutError:
        raise too_slow() from None
