"""The world of the stand-in: guilds, channels, people, messages, commands. All in memory, all on one event loop.

It is plain state. Whoever wants to hear of a change subscribes; nothing here touches a socket or a file.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime

from standin.protocol.errors import Json
from standin.protocol.permissions import (
    ALL_PERMISSIONS,
    EVERYONES,
    MANAGE_THREADS,
    VIEW_CHANNEL,
    Overwrite,
    Role,
    in_channel,
    of_roles,
)

DISCORD_EPOCH_MS = 1_420_070_400_000
EPHEMERAL = 1 << 6
LOADING = 1 << 7
COMPONENTS_V2 = 1 << 15

TEXT, DM, VOICE, GROUP_DM, ANNOUNCEMENT, STAGE, FORUM, MEDIA = 0, 1, 2, 3, 5, 13, 15, 16
FORUMS = (FORUM, MEDIA)
ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 10, 11, 12
THREADS = (ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD)
KEPT_BYTES = 256 * 1024 * 1024
JOINED_AT = "2024-01-01T00:00:00.000000+00:00"


@dataclass(slots=True)
class Channel:
    """A channel of a guild, a thread (with a parent and an owner), or a conversation without a guild (with its people).

    `recipients` of a direct message is the person who talks with the bot; a group has several, the bot not among
    them. `members` of a thread: user id -> since when.
    """

    id: str
    type: int
    name: str
    guild_id: str | None = None
    parent_id: str | None = None
    recipients: tuple[str, ...] = ()
    owner_id: str | None = None
    created_at: str = JOINED_AT
    overwrites: dict[str, Overwrite] = field(default_factory=dict)
    position: int = 0
    archived: bool = False
    archived_at: str = JOINED_AT
    archives_after: int = 1440
    locked: bool = False
    members: dict[str, str] = field(default_factory=dict)
    messages: dict[str, Stored] = field(default_factory=dict)

    @property
    def is_thread(self) -> bool:
        return self.type in THREADS

    @property
    def holds_messages(self) -> bool:
        """Whether messages stand in it. In a forum only threads do: its posts."""
        return self.type not in FORUMS


@dataclass(slots=True)
class Guild:
    """A server. `members`: user id -> ids of the roles beside @everyone, whose id is the guild's own.

    While it is not `available` (an outage of Discord's) nobody reaches it.
    """

    id: str
    name: str
    owner_id: str
    preferred_locale: str = "en-US"
    roles: dict[str, Role] = field(default_factory=dict)
    members: dict[str, list[str]] = field(default_factory=dict)
    available: bool = True

    def roles_of(self, user_id: str) -> list[Role]:
        """Return @everyone and the other roles of a member; somebody else has none."""
        if user_id not in self.members:
            return []
        return [self.roles[role] for role in (self.id, *self.members[user_id])]

    def permissions(self, user_id: str) -> int:
        """Return what a user may do in the server as a whole; its owner may do everything."""
        return ALL_PERMISSIONS if user_id == self.owner_id else of_roles(self.roles_of(user_id))


@dataclass(slots=True)
class Account:
    """Somebody who may sit before the page. `locale` is the language of that person's client.

    `has_app`: the application is installed to the account, so its commands come along wherever the person goes.
    """

    user: Json
    locale: str
    has_app: bool = False

    @property
    def id(self) -> str:
        return str(self.user["id"])


@dataclass(slots=True)
class Stored:
    """One message as Discord would send it, and what Discord keeps beside it.

    `reader` is set for an ephemeral message: only that person sees it. `files` holds every attachment by file
    name, those used by an embed or a component included (they are not in `json["attachments"]`). `reactions`: emoji ->
    who has put it there.
    """

    json: Json
    reader: str | None = None
    files: dict[str, Json] = field(default_factory=dict)
    reactions: dict[str, list[str]] = field(default_factory=dict)
    pinned_at: str | None = None

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
class WorldEvent:
    """A change, under its Gateway name. `reader` narrows it to one person (ephemeral messages)."""

    name: str
    data: Json
    guild_id: str | None = None
    reader: str | None = None

    @property
    def channel_id(self) -> str | None:
        """Id of the channel that the event is about; None where it is about none."""
        is_channel = self.name.startswith(("CHANNEL_", "THREAD_"))
        place = self.data.get("channel_id", self.data.get("id") if is_channel else None)
        return None if place is None else str(place)


class World:
    """The state. `now` gives seconds since 1970; `origin` is the server's own address, set once it listens.

    `commands`: those of a guild under its id, the global ones under None. `uploads`: attachments that a person has
    put into a command or form, by person and id.
    """

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self.now = now
        self.origin = "http://127.0.0.1"
        self.last_id = 0
        self.bot: Json = {}
        self.guilds: dict[str, Guild] = {}
        self.channels: dict[str, Channel] = {}
        self.people: dict[str, Account] = {}
        self.commands: dict[str | None, list[Json]] = {None: []}
        self.emojis: dict[str, Json] = {}
        self.files: dict[str, File] = {}
        self.uploads: dict[tuple[str, str], Json] = {}
        self._listeners: list[Callable[[WorldEvent], None]] = []

    def snowflake(self) -> str:
        """Return a new id: increasing, and its upper bits tell the moment, as Discord's do."""
        fresh = (int(self.now() * 1000) - DISCORD_EPOCH_MS) << 22
        self.last_id = max(fresh, self.last_id + 1)
        return str(self.last_id)

    @staticmethod
    def moment(identity: str) -> float:
        """Return the moment at which this id was given out, in seconds since 1970."""
        return ((int(identity) >> 22) + DISCORD_EPOCH_MS) / 1000

    def timestamp(self) -> str:
        return datetime.fromtimestamp(self.now(), UTC).isoformat(timespec="microseconds")

    def keep(self, path: str, file: File) -> None:
        """Store a file under its address; the oldest go when there are more than `KEPT_BYTES` in all, but for emojis, which stay in use."""
        self.files[path] = file
        total = sum(len(kept.content) for kept in self.files.values())
        for old in [each for each in self.files if each != path and not each.startswith("/emojis/")]:
            if total <= KEPT_BYTES:
                break
            total -= len(self.files.pop(old).content)

    def subscribe(self, listener: Callable[[WorldEvent], None]) -> None:
        self._listeners.append(listener)

    def publish(self, event: WorldEvent) -> None:
        for listener in self._listeners:
            listener(event)

    def user(self, user_id: str) -> Json | None:
        if user_id == self.bot["id"]:
            return self.bot
        person = self.people.get(user_id)
        return person.user if person else None

    def add_guild(
        self,
        name: str,
        owner: Account,
        channels: Iterable[str],
        members: Iterable[Account],
    ) -> Guild:
        """Add a server with text channels of these names, and without the bot."""
        guild = Guild(self.snowflake(), name, owner.id)
        guild.roles[guild.id] = Role(guild.id, "@everyone", EVERYONES, 0)
        guild.members = {person.id: [] for person in members}
        self.guilds[guild.id] = guild
        for position, channel in enumerate(channels):
            self.add_channel(Channel(self.snowflake(), TEXT, channel, guild.id, position=position))
        return guild

    def add_channel(self, channel: Channel) -> Channel:
        self.channels[channel.id] = channel
        return channel

    def remove_channel(self, channel: Channel, shown: Json) -> None:
        """Remove a channel with all its threads and files; `shown` is how it looked."""
        for thread in [each for each in self.channels.values() if each.parent_id == channel.id]:
            del self.channels[thread.id]
        del self.channels[channel.id]
        name = "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE"
        self.publish(WorldEvent(name, shown, channel.guild_id))
        for stored in channel.messages.values():
            for entry in stored.files.values():
                self.files.pop(entry["url"].removeprefix(self.origin), None)

    def guild_named(self, name: str) -> Guild:
        """Return the server of this name; KeyError if there is none."""
        for guild in self.guilds.values():
            if guild.name == name:
                return guild
        raise KeyError(name)

    def channel_named(self, name: str) -> Channel:
        """Return the channel or thread of this name (with or without #); KeyError if there is none."""
        wanted = name.removeprefix("#")
        for channel in self.channels.values():
            if channel.name == wanted:
                return channel
        raise KeyError(name)

    def person_named(self, name: str) -> Account:
        """Return the person shown under this name; KeyError if there is none."""
        for person in self.people.values():
            if person.user["global_name"] == name:
                return person
        raise KeyError(name)

    def direct_message(self, person_id: str) -> Channel:
        """Return the direct-message channel between the bot and a person, opened on first use."""
        for channel in self.channels.values():
            if channel.type == DM and person_id in channel.recipients:
                return channel
        name = self.people[person_id].user["global_name"]
        return self.add_channel(Channel(self.snowflake(), DM, name, recipients=(person_id,)))

    def has_bot(self, guild_id: str | None) -> bool:
        return guild_id is not None and self.bot["id"] in self.guilds[guild_id].members

    def permissions(self, user_id: str, channel: Channel) -> int:
        """Return the permissions of a user (or the bot) in a channel; 0 for who is not there. A thread has its parent's overwrites."""
        if channel.guild_id is None:
            inside = user_id in channel.recipients or (channel.type == DM and user_id == self.bot["id"])
            return ALL_PERMISSIONS if inside else 0
        guild = self.guilds[channel.guild_id]
        if not guild.available:
            return 0
        place = self.channels[channel.parent_id] if channel.parent_id else channel
        roles = guild.members.get(user_id, [])
        return in_channel(guild.permissions(user_id), place.overwrites, guild.id, roles, user_id)

    def may_see(self, user_id: str, channel: Channel) -> bool:
        """Return whether a user sees the channel; a private thread is seen by its members and by who manages threads."""
        granted = self.permissions(user_id, channel)
        if channel.type == PRIVATE_THREAD and user_id not in channel.members:
            return bool(granted & VIEW_CHANNEL and granted & MANAGE_THREADS)
        return bool(granted & VIEW_CHANNEL)

    def all_commands(self, guild_id: str | None) -> list[Json]:
        """Return the global commands and those of one guild."""
        own = self.commands.get(guild_id, []) if guild_id else []
        return [*self.commands[None], *own]
