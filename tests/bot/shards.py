"""Servers of a stand-in that Discord would tell to different connections."""

from __future__ import annotations

import time

from standin.server import LocalDiscord
from standin.world.membership import add_bot
from standin.world.state import TEXT, Channel

SHIFT = 22
"""By Discord's documentation: (guild_id >> 22) % num_shards is the shard."""


def servers(local: LocalDiscord, shards: int) -> list[str]:
    """Make a server with a channel for each shard, and return the channels in the shards' order."""
    world, owner = local.world, local.world.person_named("Ada")
    found: dict[int, str] = {}
    while len(found) < shards:
        guild = world.add_guild("Shard", owner, (), world.people.values())
        shard = (int(guild.id) >> SHIFT) % shards
        if shard in found:
            del world.guilds[guild.id]
            time.sleep(0.001)  # ids tell the millisecond in which they were given
            continue
        found[shard] = guild.id
        add_bot(world, guild)
        world.add_channel(Channel(world.snowflake(), TEXT, f"shard-{shard}", guild.id))
    return [found[number] for number in range(shards)]
