"""The events with which a session begins."""

from __future__ import annotations

from standin.gateway.session import Session
from standin.protocol.errors import Json
from standin.world.state import Guild, World
from standin.world.wire import own_user_json


def guilds_of(world: World, session: Session) -> list[Guild]:
    """Return the guilds that the bot is in and this session serves."""
    every = world.guilds.values()
    return [guild for guild in every if world.has_bot(guild.id) and session.serves(guild.id)]


def ready_json(world: World, session: Session) -> Json:
    return {
        "v": 10,
        "user": own_user_json(world),
        "guilds": [{"id": guild.id, "unavailable": True} for guild in guilds_of(world, session)],
        "session_id": session.id,
        "session_type": "normal",
        "resume_gateway_url": world.origin.replace("http", "ws", 1) + "/gateway",
        "shard": list(session.shard),
        "application": {"id": world.bot["id"], "flags": 0},
        "private_channels": [],
    }
