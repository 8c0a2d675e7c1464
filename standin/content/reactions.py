"""Reactions under messages: who has put which emoji there, and how the bot hears of it."""

from __future__ import annotations

from standin.content.emojis import OWN, is_unicode_emoji
from standin.protocol.errors import Json, too_many_reactions, unknown_emoji
from standin.world.state import Channel, Stored, World, WorldEvent
from standin.world.wire import member_json

KINDS = 20
"""Maximum number of different emojis under one message."""


def read_emoji(world: World, text: str) -> Json:
    """Read the emoji of a route: one of Unicode's, or `name:id` for one of the application's. Raises 10014 if there is none."""
    if own := OWN.fullmatch(text):
        known = world.emojis.get(own["id"])
        if known is None:
            raise unknown_emoji()
        return {"id": known["id"], "name": known["name"], "animated": known["animated"]}
    if not is_unicode_emoji(text):
        raise unknown_emoji()
    return {"id": None, "name": text}


def add(world: World, stored: Stored, user_id: str, emoji: Json) -> None:
    """Add a reaction, unless this person has added the same one. Raises 30010 for one kind too many."""
    key = _key(emoji)
    if user_id in stored.reactions.get(key, []):
        return
    if key not in stored.reactions and len(stored.reactions) >= KINDS:
        raise too_many_reactions()
    stored.reactions.setdefault(key, []).append(user_id)
    channel = world.channels[stored.channel_id]
    data = _event(channel, stored, emoji) | {
        "user_id": user_id,
        "message_author_id": stored.json["author"]["id"],
    }
    if channel.guild_id:
        user = world.user(user_id)
        assert user is not None
        data["member"] = member_json(world.guilds[channel.guild_id], user)
    _change(world, channel, stored, "MESSAGE_REACTION_ADD", data)


def remove(world: World, stored: Stored, user_id: str, emoji: Json) -> None:
    """Take a reaction away. Raises 10014 if this person has not added it."""
    key = _key(emoji)
    users = stored.reactions.get(key, [])
    if user_id not in users:
        raise unknown_emoji()
    users.remove(user_id)
    if not users:
        del stored.reactions[key]
    channel = world.channels[stored.channel_id]
    _change(
        world,
        channel,
        stored,
        "MESSAGE_REACTION_REMOVE",
        _event(channel, stored, emoji) | {"user_id": user_id},
    )


def remove_kind(world: World, stored: Stored, emoji: Json) -> None:
    stored.reactions.pop(_key(emoji), None)
    channel = world.channels[stored.channel_id]
    data = _event(channel, stored, emoji)
    for none_of_it in ("type", "burst"):
        del data[none_of_it]
    _change(world, channel, stored, "MESSAGE_REACTION_REMOVE_EMOJI", data)


def remove_all(world: World, stored: Stored) -> None:
    stored.reactions.clear()
    channel = world.channels[stored.channel_id]
    _change(world, channel, stored, "MESSAGE_REACTION_REMOVE_ALL", _place(channel, stored))


def users_of(stored: Stored, emoji: Json) -> list[str]:
    """Return the ids of the people who have added this emoji, in the order in which they did."""
    return stored.reactions.get(_key(emoji), [])


def _key(emoji: Json) -> str:
    return f"{emoji['name']}:{emoji['id']}" if emoji["id"] else str(emoji["name"])


def _place(channel: Channel, stored: Stored) -> Json:
    place: Json = {"message_id": stored.id, "channel_id": channel.id}
    return place | ({"guild_id": channel.guild_id} if channel.guild_id else {})


def _event(channel: Channel, stored: Stored, emoji: Json) -> Json:
    return _place(channel, stored) | {"emoji": emoji, "type": 0, "burst": False}


def _change(world: World, channel: Channel, stored: Stored, name: str, data: Json) -> None:
    """Write the counts into the message, as the bot sees them, and publish the change."""
    me = world.bot["id"]
    stored.json["reactions"] = [
        {
            "emoji": read_emoji(world, key),
            "count": len(users),
            "count_details": {"normal": len(users), "burst": 0},
            "me": me in users,
            "me_burst": False,
            "burst_me": False,
            "burst_colors": [],
            "burst_count": 0,
        }
        for key, users in stored.reactions.items()
    ]
    world.publish(WorldEvent(name, data, channel.guild_id))
