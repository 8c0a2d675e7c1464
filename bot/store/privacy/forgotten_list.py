"""List, beside the database, of the people who asked to be forgotten, so that no backup from before brings anybody back.

A line for each request: its token, and a keyed hash of the person's id. A database knows by their tokens, in `forgettings`, which requests
it has carried out; in a backup that is older than a request its token is missing. Whoever has the list alone learns nobody's id from it
without trying all of Discord's, and it lies where the database does, for its owner alone.
"""

from __future__ import annotations

import hmac
import os
import secrets
from collections.abc import Collection, Iterable, Mapping
from hashlib import sha256
from pathlib import Path

from bot.store.database.sqlite_file import OWNER_ONLY
from bot.store.errors import Failed

ENDING = "-forgotten"
_KEY = 32
_TOKEN = 8


class Forgotten:
    """The list of the forgotten beside a database."""

    def __init__(self, database: Path) -> None:
        self.file = database.with_name(database.name + ENDING)

    def add(self, person: int) -> str:
        """Note a request and return its token, once it is on the disk. Raises Failed."""
        try:
            key, _ = self._read()
            lines = [] if key else [secrets.token_hex(_KEY)]
            token = secrets.token_hex(_TOKEN)
            lines.append(f"{token} {_hashed(key or bytes.fromhex(lines[0]), person)}")
            self._write(lines)
        except (OSError, ValueError) as error:
            raise Failed(f"the list of the forgotten cannot be written: {error}") from error
        return token

    def among(self, people: Iterable[int], carried_out: Collection[str]) -> Mapping[int, list[str]]:
        """Return the people of these who are on the list, with the tokens of their requests that were not carried out. Raises Failed."""
        try:
            key, requests = self._read()
        except (OSError, ValueError) as error:
            raise Failed(f"the list of the forgotten cannot be read: {error}") from error
        open_requests: dict[str, list[str]] = {}
        for token, person in requests:
            if token not in carried_out:
                open_requests.setdefault(person, []).append(token)
        hashed = ((person, _hashed(key, person)) for person in people)
        return {person: open_requests[digest] for person, digest in hashed if digest in open_requests}

    def _read(self) -> tuple[bytes, list[tuple[str, str]]]:
        """Return the key and the requests; an empty key where there is no list yet."""
        if not self.file.exists():
            return b"", []
        first, *lines = self.file.read_text(encoding="ascii").splitlines()
        pairs = (line.split() for line in lines)
        return bytes.fromhex(first), [(token, person) for token, person in pairs]

    def _write(self, lines: Iterable[str]) -> None:
        handle = os.open(self.file, os.O_WRONLY | os.O_CREAT | os.O_APPEND, OWNER_ONLY)
        try:
            os.write(handle, "".join(f"{line}\n" for line in lines).encode("ascii"))
            os.fsync(handle)
        finally:
            os.close(handle)


def _hashed(key: bytes, person: int) -> str:
    return hmac.new(key, str(person).encode("ascii"), sha256).hexdigest()
