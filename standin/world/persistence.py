"""The world in an SQLite file, so that a restart changes nothing but what Discord forgets, too: ephemeral messages.

Everything is a row of JSON; a save writes the rows that changed, in one transaction, a moment after the change.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from functools import cache
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter, ValidationError

from standin.world.state import Account, Channel, File, Guild, Stored, World, WorldEvent

log = logging.getLogger(__name__)

FORMAT = 1
TABLES = """
create table if not exists thing (kind text, id text, json text not null, primary key (kind, id)) without rowid;
create table if not exists file (path text primary key, name text not null, type text not null, content blob not null);
"""
Key = tuple[str, str]


class BrokenFileError(Exception):
    """The file cannot be used; the message is a sentence that says why."""


class WorldFile:
    """One world and its file. `pause` is how long a change may wait for others to be written with it, in seconds."""

    def __init__(self, world: World, path: Path, *, pause: float = 0.5) -> None:
        self._world = world
        self._path = path
        self._pause = pause
        self._written: dict[Key, str] = {}
        self._files: set[str] = set()
        self._touched: set[str] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._file: sqlite3.Connection | None = None

    def open(self) -> None:
        """Bring the world to what the file holds, or begin a new file with it. `BrokenFileError` if neither can be."""
        try:
            self._file = sqlite3.connect(self._path, timeout=0, isolation_level=None)
            self._file.execute("pragma locking_mode = exclusive")
            self._file.execute("begin exclusive")
            (version,) = self._file.execute("pragma user_version").fetchone()
            if version not in (0, FORMAT):
                raise BrokenFileError(
                    f"{self._path} is from another version of this program (format {version}). Move it away to begin anew."
                )
            for statement in TABLES.split(";"):
                self._file.execute(statement)
            self._file.execute(f"pragma user_version = {FORMAT}")
            self._file.execute("commit")
            self._load(self._file)
        except sqlite3.OperationalError as error:
            self._give_up()
            raise BrokenFileError(f"{self._path} cannot be used: {error}. Is it open elsewhere?") from error
        except (sqlite3.DatabaseError, ValidationError, ValueError, KeyError, TypeError) as error:
            self._give_up()
            raise BrokenFileError(
                f"{self._path} holds no local channel that can be read. Move it away to begin anew."
            ) from error
        except BrokenFileError:
            self._give_up()
            raise
        self._world.subscribe(self._hear)
        self._touched = {i for channel in self._world.channels.values() for i in channel.messages}
        self.save()

    def _give_up(self) -> None:
        if self._file:
            self._file.close()
            self._file = None

    def close(self) -> None:
        """Write what is not written yet."""
        if self._file is None:
            return
        if self._timer:
            self._timer.cancel()
        self.save()
        self._file.close()
        self._file = None

    def touch(self) -> None:
        """Note that something may have changed: it is written soon."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._pause, self.save)

    def _hear(self, event: WorldEvent) -> None:
        if event.name.startswith("MESSAGE_"):
            self._touched.add(str(event.data.get("message_id") or event.data.get("id")))
        self.touch()

    def save(self) -> None:
        """Write the rows that differ from those in the file, all or none."""
        self._timer = None
        assert self._file is not None
        rows, files = self._rows(), self._kept_files()
        changed = [(*key, text) for key, text in rows.items() if self._written.get(key) != text]
        gone = [key for key in self._written if key not in rows]
        added = [(path, *_columns(self._world.files[path])) for path in files - self._files]
        try:
            self._file.execute("begin")
            self._file.executemany("insert or replace into thing values (?, ?, ?)", changed)
            self._file.executemany("delete from thing where kind = ? and id = ?", gone)
            self._file.executemany("insert or replace into file values (?, ?, ?, ?)", added)
            self._file.executemany(
                "delete from file where path = ?", [(path,) for path in self._files - files]
            )
            self._file.execute("commit")
        except sqlite3.Error as error:
            log.error("%s is not written (%s); the next change tries again", self._path, error)
            if self._file.in_transaction:
                self._file.execute("rollback")
            return
        self._written, self._files, self._touched = rows, files, set()

    def _rows(self) -> dict[Key, str]:
        """Return every row as it should be; messages to which nothing has happened are taken as they were."""
        world = self._world
        once = {"bot": world.bot, "last_id": world.last_id, "origin": world.origin}
        rows = {("world", name): json.dumps(value) for name, value in once.items()}
        rows |= {("guild", i): _form(Guild).dump_json(guild).decode() for i, guild in world.guilds.items()}
        rows |= {
            ("person", i): _form(Account).dump_json(person).decode() for i, person in world.people.items()
        }
        rows |= {("emoji", i): json.dumps(emoji) for i, emoji in world.emojis.items()}
        rows |= {("commands", guild or ""): json.dumps(given) for guild, given in world.commands.items()}
        for channel in world.channels.values():
            rows["channel", channel.id] = _form(Channel).dump_json(channel, exclude={"messages"}).decode()
            for stored in _lasting(channel):
                key = ("message", stored.id)
                known = None if stored.id in self._touched else self._written.get(key)
                rows[key] = known or _form(Stored).dump_json(stored).decode()
        return rows

    def _kept_files(self) -> set[str]:
        """Return the addresses of emojis, and of what lasting messages have attached."""
        shown = {
            entry["url"].removeprefix(self._world.origin)
            for channel in self._world.channels.values()
            for stored in _lasting(channel)
            for entry in stored.files.values()
        }
        return {path for path in self._world.files if path in shown or path.startswith("/emojis/")}

    def _load(self, file: sqlite3.Connection) -> None:
        found: dict[str, dict[str, str]] = {}
        for kind, identity, text in file.execute("select kind, id, json from thing"):
            found.setdefault(kind, {})[identity] = text
        if not found:
            return
        world = self._world
        once = {name: json.loads(text) for name, text in found["world"].items()}
        world.bot, world.last_id = once["bot"], int(once["last_id"])
        world.guilds = {i: _form(Guild).validate_json(text) for i, text in _in_order(found["guild"])}
        world.people = {i: _form(Account).validate_json(text) for i, text in _in_order(found["person"])}
        world.emojis = {i: json.loads(text) for i, text in _in_order(found.get("emoji", {}))}
        world.commands = {guild or None: json.loads(text) for guild, text in found["commands"].items()}
        world.channels = {i: _form(Channel).validate_json(text) for i, text in _in_order(found["channel"])}
        there, here = (f'"{origin}/attachments/' for origin in (once["origin"], world.origin))
        for identity, text in _in_order(found.get("message", {})):
            stored: Stored = _form(Stored).validate_json(text.replace(there, here))
            world.channels[stored.channel_id].messages[identity] = stored
        world.files = {
            path: File(name, kind, content)
            for path, name, kind, content in file.execute("select * from file")
        }
        self._files = set(world.files)
        self._written = {(kind, i): text for kind, rows in found.items() for i, text in rows.items()}


@cache
def _form(kind: type) -> TypeAdapter[Any]:
    return TypeAdapter(kind)


def _in_order(rows: dict[str, str]) -> list[tuple[str, str]]:
    """Return the rows by id, and so by age."""
    return sorted(rows.items(), key=lambda row: int(row[0]))


def _lasting(channel: Channel) -> list[Stored]:
    return [stored for stored in channel.messages.values() if stored.reader is None]


def _columns(file: File) -> tuple[str, str, bytes]:
    return file.filename, file.content_type, file.content
