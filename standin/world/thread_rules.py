"""The rules of threads: who may make, join and leave them, when they are archived, and what opens them again."""

from __future__ import annotations

from datetime import datetime

from standin.protocol import schemas
from standin.protocol.errors import Findings, Json, thread_exists, thread_locked
from standin.protocol.permissions import MANAGE_THREADS, SEND_MESSAGES, SEND_MESSAGES_IN_THREADS
from standin.world.state import (
    ANNOUNCEMENT,
    ANNOUNCEMENT_THREAD,
    FORUMS,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    THREADS,
    Channel,
    Stored,
    World,
    WorldEvent,
)
from standin.world.wire import channel_json, thread_member_json

DURATIONS = (60, 1440, 4320, 10080)
"""Minutes without a word after which a thread may be archived."""


def check(body: Json, *, is_new: bool) -> None:
    """Raise `InvalidError` if the body of a request that makes or changes a thread or channel is out of bounds."""
    schemas.check(schemas.ChannelBody, body)
    findings = Findings()
    if is_new or "name" in body:
        findings.length(("name",), body.get("name"), 1, 100)
    if is_new and body.get("type") not in (None, *THREADS):
        findings.add(("type",), "BASE_TYPE_CHOICES", "Value must be one of {10, 11, 12}.")
    if body.get("auto_archive_duration") not in (None, *DURATIONS):
        values = ", ".join(map(str, DURATIONS))
        findings.add(("auto_archive_duration",), "BASE_TYPE_CHOICES", f"Value must be one of ({values}).")
    findings.raise_if_any()


def start(world: World, parent: Channel, body: Json, starter: Stored | None) -> Channel:
    """Start a thread of the bot's, on a message (whose id it shares) or by itself; in a forum it is a post.

    Raises 160004 if the message has a thread already.
    """
    if starter and starter.id in world.channels:
        raise thread_exists()
    kind = _kind(parent, body, starter)
    me, now = world.bot["id"], world.timestamp()
    thread = Channel(
        starter.id if starter else world.snowflake(),
        kind,
        body["name"],
        parent.guild_id,
        parent.id,
        owner_id=me,
        created_at=now,
        archived_at=now,
        archives_after=body.get("auto_archive_duration") or 1440,
        members={me: now},
    )
    world.add_channel(thread)
    shown = channel_json(world, thread)
    world.publish(WorldEvent("THREAD_CREATE", shown | {"newly_created": True}, thread.guild_id))
    return thread


def _kind(parent: Channel, body: Json, starter: Stored | None) -> int:
    if parent.type == ANNOUNCEMENT:
        return ANNOUNCEMENT_THREAD
    private = starter is None and parent.type not in FORUMS and body.get("type") in (None, PRIVATE_THREAD)
    return PRIVATE_THREAD if private else PUBLIC_THREAD


def needed_to_write(channel: Channel) -> int:
    """Return the permission that is needed to write here."""
    return SEND_MESSAGES_IN_THREADS if channel.is_thread else SEND_MESSAGES


def wake(world: World, channel: Channel, author: str) -> None:
    """Open an archived thread again for a new message, whose author joins it. Raises 160005 if it is locked."""
    if channel.locked and channel.archived and not world.permissions(author, channel) & MANAGE_THREADS:
        raise thread_locked()
    if channel.archived:
        archive(world, channel, archived=False)
    join(world, channel, author)


def archive(world: World, thread: Channel, *, archived: bool) -> None:
    thread.archived = archived
    thread.archived_at = world.timestamp()
    publish_update(world, thread)


def publish_update(world: World, thread: Channel) -> None:
    world.publish(WorldEvent("THREAD_UPDATE", channel_json(world, thread), thread.guild_id))


def join(world: World, thread: Channel, user_id: str) -> None:
    if user_id not in thread.members:
        thread.members[user_id] = world.timestamp()
        _members_changed(world, thread, {"added_members": [thread_member_json(thread, user_id)]})


def leave(world: World, thread: Channel, user_id: str) -> None:
    if thread.members.pop(user_id, None):
        _members_changed(world, thread, {"removed_member_ids": [user_id]})


def _members_changed(world: World, thread: Channel, change: Json) -> None:
    shown = {"id": thread.id, "guild_id": thread.guild_id, "member_count": len(thread.members), **change}
    world.publish(WorldEvent("THREAD_MEMBERS_UPDATE", shown, thread.guild_id))


def archive_stale(world: World) -> None:
    """Archive every thread in which nothing has happened for as long as it says."""
    for thread in [each for each in world.channels.values() if each.is_thread and not each.archived]:
        spoken = world.moment(next(reversed(thread.messages), thread.id))
        woken = datetime.fromisoformat(thread.archived_at).timestamp()
        if world.now() - max(spoken, woken) > thread.archives_after * 60:
            archive(world, thread, archived=True)
