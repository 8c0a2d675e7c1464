"""What a request brings along: its JSON, and the files beside it."""

from __future__ import annotations

import mimetypes
import re
from dataclasses import dataclass, field

from bot.local.protocol.errors import Json, too_large
from bot.local.world.state import File

FILE_LIMIT = 10 * 1024 * 1024


@dataclass(slots=True)
class Body:
    """The JSON of a request, and the files that came beside it by their number n of files[n]."""

    json: Json = field(default_factory=dict)
    files: dict[str, File] = field(default_factory=dict)


def as_file(filename: str, content: bytes) -> File:
    """A file as Discord files it: one plain name, and a type guessed from it. 40005 above 10 MiB."""
    if len(content) > FILE_LIMIT:
        raise too_large()
    plain = re.sub(r"[^\w.\-]", "_", filename.replace("\\", "/").rsplit("/", 1)[-1]) or "unknown"
    kind = mimetypes.guess_type(plain)[0] or "application/octet-stream"
    return File(plain, kind, content)
