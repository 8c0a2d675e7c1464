"""A PostgreSQL server of our own, where the machine has the programs for one: it keeps nothing, and everybody may enter."""

from __future__ import annotations

import asyncio
import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path

from bot.store import Store
from bot.store.schema import metadata

MISSING = "PostgreSQL, for no server is installed here"
"""Reason for which tests of PostgreSQL are skipped."""
_HASTY = (
    "fsync=off",
    "synchronous_commit=off",
    "full_page_writes=off",
    "autovacuum=off",
    "max_connections=200",
)
"""Settings of a server whose data nobody needs after a crash of the machine."""
_SERVANT = "nobody"
"""User who runs the server where the tests are run by root, whom PostgreSQL refuses."""
_TEMPLATE = "template"
_PLACES = "/usr/lib/postgresql/*/bin"


def programs() -> Path | None:
    """Return the folder of the server's programs: on the path, or where Debian puts the newest."""
    found = [Path(which).resolve().parent] if (which := shutil.which("initdb")) else []
    found += sorted(Path("/").glob(_PLACES.lstrip("/")), reverse=True)
    return next((folder for folder in found if (folder / "postgres").exists()), None)


class Server:
    """A server that listens at a socket in its folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @classmethod
    def create(cls, *settings: str) -> Server:
        """Return a new server that runs. Raises CalledProcessError."""
        server = cls(Path(tempfile.mkdtemp(prefix="grove-pg-", dir=_room())))
        server._own()
        server._run(
            "initdb",
            "-D",
            server._data,
            "--no-sync",
            "-A",
            "trust",
            "-U",
            "grove",
            "--no-locale",
            "-E",
            "UTF8",
        )
        server.start(*settings)
        return server

    def start(self, *settings: str) -> None:
        """Run it with these settings instead of the hasty ones, where any are given."""
        options = " ".join(f"-c {each}" for each in settings or _HASTY)
        listening = f"-c listen_addresses= -c dynamic_shared_memory_type=mmap -k {self.folder} {options}"
        self._run("pg_ctl", "-D", self._data, "-w", "-l", str(self.folder / "log"), "-o", listening, "start")

    def stop(self, how: str = "immediate") -> None:
        """End it: at once, as a crash would, or `fast`, as who maintains it does."""
        self._run("pg_ctl", "-D", self._data, "-w", "-m", how, "stop")

    def remove(self) -> None:
        """End it and leave nothing of it."""
        with suppress(subprocess.CalledProcessError):
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, database: str) -> str:
        """Return the URL of a database for SQLAlchemy."""
        return f"postgresql+asyncpg://grove@/{database}?host={self.folder}"

    def copy(self, name: str) -> None:
        """Make a database like the one that is prepared."""
        self.execute(f"CREATE DATABASE {name} TEMPLATE {_TEMPLATE} STRATEGY FILE_COPY")

    def prepare(self) -> None:
        """Make a database of today's schema with nothing in it, of which there will be copies."""
        self.execute(f"CREATE DATABASE {_TEMPLATE}")
        # In a thread of its own: whoever needs it first may be within an event loop.
        with ThreadPoolExecutor(1) as aside:
            aside.submit(asyncio.run, _migrate(self.url(_TEMPLATE))).result()

    def execute(self, sql: str, database: str = "postgres") -> None:
        """Run a statement, or several in one transaction."""
        self._run(
            "psql",
            "-h",
            str(self.folder),
            "-U",
            "grove",
            "-d",
            database,
            "-q",
            "-v",
            "ON_ERROR_STOP=1",
            "-c",
            sql,
        )

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def _own(self) -> None:
        if os.geteuid() == 0:
            shutil.chown(self.folder, _SERVANT)

    def _run(self, program: str, *arguments: str) -> None:
        folder = programs()
        assert folder is not None
        subprocess.run(
            [str(folder / program), *arguments],
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=self.folder,
            user=_SERVANT if os.geteuid() == 0 else None,
        )


class Databases:
    """Migrated databases with nothing in them, used again and again."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self._free: list[str] = []
        self._count = 0

    @contextmanager
    def lent(self) -> Iterator[str]:
        """Yield the URL of one database, which is emptied afterwards and lent again."""
        name = self._free.pop() if self._free else self._new()
        yield self.server.url(name)
        self.server.execute(_wipe(), name)
        self._free.append(name)

    def empty(self) -> str:
        """Return the URL of a database in which there is not even a table."""
        name = self._name()
        self.server.execute(f"CREATE DATABASE {name} STRATEGY FILE_COPY")
        return self.server.url(name)

    def _new(self) -> str:
        name = self._name()
        self.server.copy(name)
        return name

    def _name(self) -> str:
        self._count += 1
        return f"of_{os.getpid()}_{self._count}"


@contextmanager
def shared_server(folder: Path) -> Iterator[Server]:
    """Yield the server shared by all processes of a run that know this folder: the first of them starts it, and the last ends it."""
    known = folder / "postgresql"
    with (folder / "postgresql-users").open("w") as users:
        with _locked(folder):
            if not known.exists():
                server = Server.create()
                server.prepare()
                known.write_text(str(server.folder))
            server = Server(Path(known.read_text()))
            fcntl.flock(users, fcntl.LOCK_SH)
        try:
            yield server
        finally:
            with _locked(folder), suppress(BlockingIOError):
                fcntl.flock(users, fcntl.LOCK_EX | fcntl.LOCK_NB)
                known.unlink()
                server.remove()


@contextmanager
def _locked(folder: Path) -> Iterator[None]:
    with (folder / "postgresql-lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


async def _migrate(url: str) -> None:
    await (await Store.open(url)).close()


@cache
def _wipe() -> str:
    emptied = [f'DELETE FROM "{table.name}"' for table in reversed(metadata.sorted_tables)]
    counted = [f"ALTER SEQUENCE {name}_id_seq RESTART" for name in ("games", "orders", "tournaments")]
    return ";".join(emptied + counted)


def _room() -> str | None:
    """Return the folder of the server's files: in memory where tests keep theirs; None for the system's usual place."""
    return os.environ.get("PYTEST_DEBUG_TEMPROOT")
