"""New databases for tests: migrated once, then copied; to migrate takes longer than most tests of tables do.

With GROVEKEEPER_TESTS_ON=server every file is a database of a server instead: so tests that were written for files say whether tables
do the same there.
"""

from __future__ import annotations

import atexit
import os
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import create_engine, make_url

from bot.store.database.migrate import upgrade
from tests.bot.postgresql import Server

IS_ON_SERVER = os.environ.get("GROVEKEEPER_TESTS_ON") == "server"
_KEPT = 4
"""Databases of a server that are kept at a time: a test uses two at most."""
_on_server: dict[str, str] = {}
_numbers = count()


def prepared(url: str) -> str:
    """Return the URL of a file, which is now there as if a store had made it; databases of a server are there already."""
    if make_url(url).get_backend_name() != "sqlite":
        return url
    if IS_ON_SERVER:
        return _server().url(_name(url))
    file = Path(make_url(url).database or "")
    if not file.exists():
        file.write_bytes(_new())
    return url


@cache
def _new() -> bytes:
    """Return a database of today's schema with nothing in it."""
    with TemporaryDirectory() as folder:
        engine = create_engine(f"sqlite:///{folder}/new.db")
        with engine.begin() as connection:
            upgrade(connection)
        engine.dispose()
        return Path(folder, "new.db").read_bytes()


def _name(url: str) -> str:
    """Return the name of the database that stands for a file, made anew where there is none yet."""
    if url not in _on_server:
        while len(_on_server) >= _KEPT:
            _server().execute(f"DROP DATABASE {_on_server.pop(next(iter(_on_server)))} WITH (FORCE)")
        _on_server[url] = f"file_{next(_numbers)}"
        _server().copy(_on_server[url])
    return _on_server[url]


@cache
def _server() -> Server:
    server = Server.create()
    atexit.register(server.remove)
    server.prepare()
    return server
