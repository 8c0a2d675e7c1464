"""How a bot identifies (IDENTIFY) and resumes (RESUME), and the sessions that come of it."""

from __future__ import annotations

import logging
import secrets
from dataclasses import dataclass
from typing import Any

from standin.gateway.frames import (
    GUILDS,
    KNOWN_INTENTS,
    CloseCode,
    Opcode,
    RefusedFrameError,
    is_number,
)
from standin.gateway.identify_limits import SessionStarts
from standin.gateway.ready import guilds_of, ready_json
from standin.gateway.session import Connection, Session
from standin.protocol.errors import Json
from standin.world.state import World
from standin.world.wire import guild_create_json

log = logging.getLogger(__name__)

KEPT_SESSIONS = 8
"""Maximum number of sessions remembered; of more, those without a connection are forgotten."""


@dataclass(frozen=True, slots=True)
class Identify:
    intents: int
    shard: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Resume:
    """A request to resume; `sequence` is the number of the last event that came, None where what was sent is no number."""

    session_id: str
    sequence: int | None


class Sessions:
    """The sessions of the bot, connected or to be resumed; `refused_intents` are the privileged ones that it was not granted."""

    def __init__(self, world: World, starts: SessionStarts, refused_intents: int) -> None:
        self._world = world
        self._starts = starts
        self._refused_intents = refused_intents
        self._by_id: dict[str, Session] = {}

    def serving(self, guild_id: str | None) -> list[Session]:
        """Return the sessions that serve a guild; those of shard 0 for direct messages (None)."""
        return [session for session in self._by_id.values() if session.serves(guild_id)]

    def every(self) -> list[Session]:
        """Return all sessions."""
        return list(self._by_id.values())

    def connected(self) -> list[Session]:
        """Return the sessions that have a connection."""
        return [session for session in self._by_id.values() if session.connection]

    def identify(self, connection: Connection, data: Json) -> bool:
        """Begin a session, and tell it of its guilds. Return False where none may begin now, which the bot is told.

        Raises `RefusedFrameError` for a second one on a connection, and for data that Discord would not take.
        """
        if connection.session:
            raise RefusedFrameError(CloseCode.ALREADY_AUTHENTICATED)
        asked = _read_identify(data, self._refused_intents)
        if not self._starts.take(asked.shard[0]):
            connection.send({"op": Opcode.INVALID_SESSION, "d": False})
            return False
        session = Session(secrets.token_hex(16), asked.intents, asked.shard)
        self._keep(session)
        _attach(connection, session)
        session.push("READY", ready_json(self._world, session))
        if asked.intents & GUILDS:
            for guild in guilds_of(self._world, session):
                if guild.available:
                    session.push("GUILD_CREATE", guild_create_json(self._world, guild))
        log.info("the bot is connected")
        return True

    def resume(self, connection: Connection, data: Json) -> bool:
        """Send what a session has missed. Return False where it has to begin anew, which the bot is told.

        Raises `RefusedFrameError` on a connection that has a session, and for an event that was never sent.
        """
        if connection.session:
            raise RefusedFrameError(CloseCode.ALREADY_AUTHENTICATED)
        asked = _read_resume(data)
        session = self._by_id.get(asked.session_id)
        if session is None:
            connection.send({"op": Opcode.INVALID_SESSION, "d": False})
            return False
        if asked.sequence is None or asked.sequence > session.sequence:
            del self._by_id[session.id]
            raise RefusedFrameError(CloseCode.INVALID_SEQ)
        missed = [frame for frame in session.sent if frame["s"] > asked.sequence]
        if len(missed) != session.sequence - asked.sequence:
            connection.send({"op": Opcode.INVALID_SESSION, "d": False})
            return False
        _attach(connection, session)
        for frame in missed:
            connection.send(frame)
        session.push("RESUMED", {})
        log.info("the bot has resumed; %d events replayed", len(missed))
        return True

    def forget(self, connection: Connection) -> None:
        """Forget the session of a connection, so that nobody can resume it."""
        if connection.session:
            self._by_id.pop(connection.session.id, None)

    def leave(self, connection: Connection) -> None:
        """Take a connection that has ended off its session, which is over where the bot has closed it in good order."""
        session = connection.session
        if session and session.connection is connection:
            session.connection = None
            if connection.socket.close_code in (1000, 1001) and not connection.is_dropped:
                self._by_id.pop(session.id, None)

    def _keep(self, session: Session) -> None:
        self._by_id[session.id] = session
        idle = [each.id for each in self._by_id.values() if each.connection is None and each is not session]
        for old in idle[: max(0, len(self._by_id) - KEPT_SESSIONS)]:
            del self._by_id[old]


def _attach(connection: Connection, session: Session) -> None:
    """Let a connection carry a session, in place of the one that did."""
    if session.connection and session.connection is not connection:
        session.connection.close(4000)
    connection.session = session
    session.connection = connection


def _read_identify(data: Json, disallowed: int) -> Identify:
    """Read the data of an IDENTIFY; `disallowed` are the privileged intents that the bot was not granted. Raises `RefusedFrameError`."""
    _check_token(data)
    intents = data.get("intents")
    if not is_number(intents) or intents & ~KNOWN_INTENTS:
        raise RefusedFrameError(CloseCode.INVALID_INTENTS)
    if intents & disallowed:
        raise RefusedFrameError(CloseCode.DISALLOWED_INTENTS)
    return Identify(intents, _read_shard(data.get("shard") or (0, 1)))


def _read_resume(data: Json) -> Resume:
    _check_token(data)
    sequence = data.get("seq")
    return Resume(str(data.get("session_id")), sequence if is_number(sequence) else None)


def _check_token(data: Json) -> None:
    """Raise `RefusedFrameError` if there is no token; any token is accepted here."""
    if not isinstance(data.get("token"), str) or not data["token"]:
        raise RefusedFrameError(CloseCode.AUTHENTICATION_FAILED)


def _read_shard(given: Any) -> tuple[int, int]:
    if not isinstance(given, list | tuple) or len(given) != 2 or not all(map(is_number, given)):
        raise RefusedFrameError(CloseCode.INVALID_SHARD)
    number, count = given
    if number >= count:
        raise RefusedFrameError(CloseCode.INVALID_SHARD)
    return number, count
