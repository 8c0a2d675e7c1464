"""Frames that a bot sends: read and checked. Each mistake has the close code that Discord has for it."""

from __future__ import annotations

import json
from enum import IntEnum
from typing import Any, TypeGuard

LARGEST_FRAME = 4096
"""Maximum size of a frame in bytes. Discord closes the connection if one is larger."""
GUILDS, GUILD_MEMBERS, GUILD_PRESENCES = 1 << 0, 1 << 1, 1 << 8
GUILD_MESSAGES, GUILD_MESSAGE_REACTIONS = 1 << 9, 1 << 10
DIRECT_MESSAGES, DIRECT_MESSAGE_REACTIONS, MESSAGE_CONTENT = 1 << 12, 1 << 13, 1 << 15
PRIVILEGED = GUILD_MEMBERS | GUILD_PRESENCES | MESSAGE_CONTENT
KNOWN_INTENTS = (1 << 18) - 1 | 1 << 20 | 1 << 21 | 1 << 24 | 1 << 25
"""Intents with which a bot may identify: those that are documented, and 1 << 17, which some libraries send with all of them."""


class Opcode(IntEnum):
    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE_UPDATE = 3
    VOICE_STATE_UPDATE = 4
    RESUME = 6
    RECONNECT = 7
    REQUEST_GUILD_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


FROM_BOTS = frozenset(
    {
        Opcode.HEARTBEAT,
        Opcode.IDENTIFY,
        Opcode.PRESENCE_UPDATE,
        Opcode.VOICE_STATE_UPDATE,
        Opcode.RESUME,
        Opcode.REQUEST_GUILD_MEMBERS,
    }
)


class CloseCode(IntEnum):
    UNKNOWN_OPCODE = 4001
    DECODE_ERROR = 4002
    NOT_AUTHENTICATED = 4003
    AUTHENTICATION_FAILED = 4004
    ALREADY_AUTHENTICATED = 4005
    INVALID_SEQ = 4007
    RATE_LIMITED = 4008
    SESSION_TIMED_OUT = 4009
    INVALID_SHARD = 4010
    INVALID_API_VERSION = 4012
    INVALID_INTENTS = 4013
    DISALLOWED_INTENTS = 4014


class RefusedFrameError(Exception):
    """A frame after which Discord closes the connection with `code`."""

    def __init__(self, code: CloseCode) -> None:
        super().__init__(code.name)
        self.code = code


def read_frame(message: str | bytes) -> tuple[Opcode, Any]:
    """Return opcode and data of a frame. Raises `RefusedFrameError` for what no bot may send."""
    if len(message) > LARGEST_FRAME:
        raise RefusedFrameError(CloseCode.DECODE_ERROR)
    try:
        frame = json.loads(message)
        opcode, data = frame["op"], frame.get("d")
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise RefusedFrameError(CloseCode.DECODE_ERROR) from None
    if not is_number(opcode) or opcode not in FROM_BOTS:
        raise RefusedFrameError(CloseCode.UNKNOWN_OPCODE)
    if opcode != Opcode.HEARTBEAT and not isinstance(data, dict):
        raise RefusedFrameError(CloseCode.DECODE_ERROR)
    return Opcode(opcode), data


def is_number(value: object) -> TypeGuard[int]:
    """Return whether a value is a whole number that is not negative."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0
