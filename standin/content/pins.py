"""Messages pinned to their channel."""

from __future__ import annotations

from standin.content.messages import PIN_NOTICE, Origin, post, publish
from standin.content.uploads import Body
from standin.protocol.errors import Json, too_many_pins
from standin.world.state import Channel, Stored, World, WorldEvent

PINS = 250


def pin(world: World, stored: Stored, user: Json) -> None:
    """Pin a message, unless it is pinned already, and post a notice that this user has done so.

    Raises 30003 if the channel has no room for another.
    """
    channel = world.channels[stored.channel_id]
    if stored.pinned_at:
        return
    if len(pinned(channel)) >= PINS:
        raise too_many_pins()
    _change(world, channel, stored, world.timestamp())
    post(world, channel, Body({"message_reference": {"message_id": stored.id}}), Origin(user, PIN_NOTICE))


def unpin(world: World, stored: Stored) -> None:
    if stored.pinned_at:
        _change(world, world.channels[stored.channel_id], stored, None)


def pinned(channel: Channel) -> list[Stored]:
    """Return the pinned messages, the one that was pinned last first."""
    found = [stored for stored in channel.messages.values() if stored.pinned_at]
    return sorted(found, key=lambda stored: stored.pinned_at or "", reverse=True)


def _change(world: World, channel: Channel, stored: Stored, pinned_at: str | None) -> None:
    stored.pinned_at = pinned_at
    stored.json["pinned"] = pinned_at is not None
    publish(world, channel, "MESSAGE_UPDATE", stored)
    last = next((each.pinned_at for each in pinned(channel)), None)
    data = {"channel_id": channel.id, "last_pin_timestamp": last}
    if channel.guild_id:
        data["guild_id"] = channel.guild_id
    world.publish(WorldEvent("CHANNEL_PINS_UPDATE", data, channel.guild_id))
