"""The audience of an event: the sessions of the bot that hear it, and the fields they may read."""

from __future__ import annotations

from standin.gateway.frames import (
    DIRECT_MESSAGE_REACTIONS,
    DIRECT_MESSAGES,
    GUILD_MESSAGE_REACTIONS,
    GUILD_MESSAGES,
    GUILDS,
    MESSAGE_CONTENT,
)
from standin.gateway.session import Session
from standin.protocol.errors import Json
from standin.world.state import World, WorldEvent

UNSENT = ("BOT", "COMMANDS", "PEOPLE", "TYPING")
"""Events of the stand-in's own, of which Discord tells a bot nothing."""
HIDDEN_WITHOUT_CONTENT: Json = {"content": "", "embeds": [], "attachments": [], "components": []}


def reaches_bot(world: World, event: WorldEvent) -> bool:
    """Return whether the bot is where the event happens, and sees the place."""
    if event.name in UNSENT or event.reader is not None:
        return False
    if event.name == "GUILD_DELETE":
        return True
    if event.guild_id is None:
        is_there = event.name != "CHANNEL_CREATE"  # since v8 a bot is not told of new direct messages
    else:
        is_there = world.has_bot(event.guild_id) and world.guilds[event.guild_id].available
    channel = world.channels.get(event.channel_id or "")
    is_shown = channel is None or event.name.startswith("CHANNEL_") or world.may_see(world.bot["id"], channel)
    return is_there and is_shown


def is_wanted(session: Session, event: WorldEvent) -> bool:
    """Return whether the session serves the guild and has the intent for the event."""
    if not session.serves(event.guild_id):
        return False
    if event.name.startswith("MESSAGE_REACTION_"):
        needed = GUILD_MESSAGE_REACTIONS if event.guild_id else DIRECT_MESSAGE_REACTIONS
    elif event.name.startswith("MESSAGE_"):
        needed = GUILD_MESSAGES if event.guild_id else DIRECT_MESSAGES
    else:
        needed = GUILDS if event.guild_id else 0
    return needed == 0 or bool(session.intents & needed)


def as_heard(world: World, session: Session, event: WorldEvent) -> Json:
    """Return what this bot may read: without the content intent, other people's words are blank."""
    data, me = event.data, world.bot["id"]
    author = data.get("author")
    if event.guild_id is None or author is None or session.intents & MESSAGE_CONTENT:
        return data
    if author["id"] == me or any(user["id"] == me for user in data.get("mentions", ())):
        return data
    return data | HIDDEN_WITHOUT_CONTENT
