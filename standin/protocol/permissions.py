"""Permission bits, and how Discord computes them: the roles of a server first, the overwrites of a channel over them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

ADMINISTRATOR = 1 << 3
MANAGE_CHANNELS = 1 << 4
ADD_REACTIONS = 1 << 6
VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
MANAGE_MESSAGES = 1 << 13
EMBED_LINKS = 1 << 14
ATTACH_FILES = 1 << 15
READ_MESSAGE_HISTORY = 1 << 16
MENTION_EVERYONE = 1 << 17
USE_EXTERNAL_EMOJIS = 1 << 18
USE_APPLICATION_COMMANDS = 1 << 31
MANAGE_THREADS = 1 << 34
CREATE_PUBLIC_THREADS = 1 << 35
CREATE_PRIVATE_THREADS = 1 << 36
SEND_MESSAGES_IN_THREADS = 1 << 38
USE_EXTERNAL_APPS = 1 << 50
PIN_MESSAGES = 1 << 51

ALL_PERMISSIONS = (1 << 53) - 1
EVERY_PERMISSION = ALL_PERMISSIONS & ~ADMINISTRATOR  # an administrator would not feel any overwrite
EVERYONES = (
    VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | MENTION_EVERYONE
    | USE_EXTERNAL_EMOJIS
    | USE_APPLICATION_COMMANDS
    | CREATE_PUBLIC_THREADS
    | CREATE_PRIVATE_THREADS
    | SEND_MESSAGES_IN_THREADS
    | USE_EXTERNAL_APPS
    | 0x2_64A1_0630_0241  # what has no part here: reactions, voice, stickers, polls, invitations, one's nickname
)
"""Permissions of everybody in a new server on Discord."""
INVITED = VIEW_CHANNEL | SEND_MESSAGES | SEND_MESSAGES_IN_THREADS | ATTACH_FILES | READ_MESSAGE_HISTORY
"""Permissions that the README asks for when the bot is invited."""
ANSWERING = ATTACH_FILES | EMBED_LINKS | MENTION_EVERYONE | USE_EXTERNAL_EMOJIS
"""Permissions that matter in the answer to an interaction where the application has no bot."""
IN_PRIVATE = ATTACH_FILES | EMBED_LINKS | MENTION_EVERYONE
"""The application's permissions in conversations of other people."""


@dataclass(slots=True)
class Role:
    """A role of a server. The one with the server's own id is @everyone; `bot_id` is set on a bot's managed role."""

    id: str
    name: str
    permissions: int
    position: int = 1
    colour: int = 0
    bot_id: str | None = None


@dataclass(slots=True)
class Overwrite:
    """Permissions that a channel grants to one role or member, and takes from it."""

    allow: int = 0
    deny: int = 0
    is_member: bool = False

    def over(self, permissions: int) -> int:
        return permissions & ~self.deny | self.allow


def of_roles(roles: Iterable[Role]) -> int:
    """Return what all roles together grant; an administrator has everything."""
    permissions = 0
    for role in roles:
        permissions |= role.permissions
    return ALL_PERMISSIONS if permissions & ADMINISTRATOR else permissions


def in_channel(
    base: int, overwrites: Mapping[str, Overwrite], everyone: str, roles: Iterable[str], member: str
) -> int:
    """Return what is left of `base` in a channel after the overwrites of @everyone, of all roles together, of the member, in this order.

    An administrator is above them all; who cannot view the channel can do nothing in it.
    """
    if base & ADMINISTRATOR:
        return ALL_PERMISSIONS
    together = Overwrite()
    for overwrite in (overwrites[role] for role in roles if role in overwrites):
        together.allow |= overwrite.allow
        together.deny |= overwrite.deny
    for turn in (overwrites.get(everyone), together, overwrites.get(member)):
        base = turn.over(base) if turn else base
    return base if base & VIEW_CHANNEL else 0
