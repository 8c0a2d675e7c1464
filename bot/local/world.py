"""What the stand-in knows: guilds, channels, people, messages, commands. All in memory, all on one event loop.

The world is plain state. Whoever wants to hear of a change subscribes; nothing here touches a socket.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime

from bot.local.errors import Json

DISCORD_EPOCH_MS = 1_420_070_400_000
ADMINISTRATOR = 1 << 3
EVERY_PERMISSION = ((1 << 53) - 1) & ~ADMINISTRATOR  # an administrator would not feel any overwrite
VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
MANAGE_MESSAGES = 1 << 13
EMBED_LINKS = 1 << 14
ATTACH_FILES = 1 << 15
READ_MESSAGE_HISTORY = 1 << 16
MANAGE_THREADS = 1 << 34
CREATE_PUBLIC_THREADS = 1 << 35
CREATE_PRIVATE_THREADS = 1 << 36
SEND_MESSAGES_IN_THREADS = 1 << 38

EPHEMERAL = 1 << 6
LOADING = 1 << 7
COMPONENTS_V2 = 1 << 15

TEXT, DM, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12
THREADS = (PUBLIC_THREAD, PRIVATE_THREAD)
KEPT_BYTES = 256 * 1024 * 1024
JOINED_AT = "2024-01-01T00:00:00.000000+00:00"


@dataclass(slots=True)
class Channel:
    """A text channel, a thread (`parent_id`) or a direct message (`recipient`, no guild)."""

    id: str
    type: int
    name: str
    guild_id: str | None = None
    parent_id: str | None = None
    recipient: str | None = None
    app_permissions: int = EVERY_PERMISSION
    archived: bool = False
    locked: bool = False
    position: int = 0
    messages: dict[str, Stored] = field(default_factory=dict)


@dataclass(slots=True)
class Guild:
    id: str
    name: str
    owner_id: str
    preferred_locale: str = "en-US"


@dataclass(slots=True)
class Person:
    """Somebody who may sit before the page. `locale` is the language of that person's client."""

    user: Json
    locale: str

    @property
    def id(self) -> str:
        return str(self.user["id"])


@dataclass(slots=True)
class Stored:
    """One message as Discord would send it, and what Discord keeps beside it.

    `reader` is set for an ephemeral message: only that person sees it. `files` holds every attachment by file
    name, those used by an embed or a component included (they are not in `json["attachments"]`).
    """

    json: Json
    reader: str | None = None
    files: dict[str, Json] = field(default_factory=dict)

    @property
    def id(self) -> str:
        return str(self.json["id"])

    @property
    def channel_id(self) -> str:
        return str(self.json["channel_id"])

    @property
    def flags(self) -> int:
        return int(self.json["flags"])


@dataclass(frozen=True, slots=True)
class File:
    """Bytes somebody uploaded, served again under /attachments."""

    filename: str
    content_type: str
    content: bytes


@dataclass(frozen=True, slots=True)
class Event:
    """A change, under its Gateway name. `reader` narrows it to one person (ephemeral messages)."""

    name: str
    data: Json
    guild_id: str | None = None
    reader: str | None = None


class World:
    """The state. `now` gives seconds since 1970; `origin` is the server's own address, set once it listens."""

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self.now = now
        self.origin = "http://127.0.0.1"
        self._last_id = 0
        self.bot: Json = {}
        self.guilds: dict[str, Guild] = {}
        self.channels: dict[str, Channel] = {}
        self.people: dict[str, Person] = {}
        self.commands: dict[str | None, list[Json]] = {None: []}
        self.emojis: dict[str, Json] = {}
        self.files: dict[str, File] = {}
        self._listeners: list[Callable[[Event], None]] = []

    def snowflake(self) -> str:
        """A new id: increasing, and its upper bits tell the moment, as Discord's do."""
        fresh = (int(self.now() * 1000) - DISCORD_EPOCH_MS) << 22
        self._last_id = max(fresh, self._last_id + 1)
        return str(self._last_id)

    def timestamp(self) -> str:
        return datetime.fromtimestamp(self.now(), UTC).isoformat(timespec="microseconds")

    def keep(self, path: str, file: File) -> None:
        """Stores a file under its address; the oldest go when there are more than `KEPT_BYTES` in all."""
        self.files[path] = file
        total = sum(len(kept.content) for kept in self.files.values())
        while total > KEPT_BYTES and len(self.files) > 1:
            total -= len(self.files.pop(next(iter(self.files))).content)

    def subscribe(self, listener: Callable[[Event], None]) -> None:
        self._listeners.append(listener)

    def publish(self, event: Event) -> None:
        for listener in self._listeners:
            listener(event)

    def user(self, user_id: str) -> Json | None:
        if user_id == self.bot["id"]:
            return self.bot
        person = self.people.get(user_id)
        return person.user if person else None

    def add_guild(self, name: str, owner: Person, channels: Iterable[str]) -> Guild:
        guild = Guild(self.snowflake(), name, owner.id)
        self.guilds[guild.id] = guild
        for position, channel in enumerate(channels):
            self.add_channel(Channel(self.snowflake(), TEXT, channel, guild.id, position=position))
        return guild

    def add_channel(self, channel: Channel) -> Channel:
        self.channels[channel.id] = channel
        return channel

    def channel_named(self, name: str) -> Channel:
        """The channel or thread of this name (with or without #); KeyError if there is none."""
        wanted = name.removeprefix("#")
        for channel in self.channels.values():
            if channel.name == wanted:
                return channel
        raise KeyError(name)

    def person_named(self, name: str) -> Person:
        """The person shown under this name; KeyError if there is none."""
        for person in self.people.values():
            if person.user["global_name"] == name:
                return person
        raise KeyError(name)

    def direct_message(self, person_id: str) -> Channel:
        """The direct-message channel between the bot and a person, opened on first use."""
        for channel in self.channels.values():
            if channel.type == DM and channel.recipient == person_id:
                return channel
        name = self.people[person_id].user["global_name"]
        return self.add_channel(Channel(self.snowflake(), DM, name, recipient=person_id))

    def may_see(self, person_id: str, channel: Channel) -> bool:
        return channel.recipient in (None, person_id)

    def all_commands(self, guild_id: str | None) -> list[Json]:
        """The global commands and those of one guild, as its members see them."""
        own = self.commands.get(guild_id, []) if guild_id else []
        return [*self.commands[None], *own]
