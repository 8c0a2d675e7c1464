"""The channels in which games are played, one after the other in each, of every kind that can be mixed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import count, cycle, islice
from random import Random

from bot.tables import Person, Tables, Venue
from engine.registry import games
from standin.server import LocalDiscord
from standin.world.state import TEXT, Account, Channel

PARTIES: tuple[tuple[str, ...], ...] = (
    ("Ada", "Bruno"),
    ("Celina", "Dorota", "Ada"),
    ("Bruno", "random"),
    ("Dorota", "Celina", "greedy"),
    ("Ada", "Bruno", "Celina", "Dorota"),
)
"""Parties that sit down together: people by name, computer players by level."""
PACES = (("none", "nothing"), ("quick", "nothing"), ("quick", "computer"), ("quick", "vote"))
"""A pace, and what happens at a deadline."""


@dataclass
class Spot:
    """A channel, and how it is played there."""

    channel: Channel
    game: str
    party: tuple[str, ...]
    pace: str
    at_deadline: str
    dice: Random
    tables: list[int] = field(default_factory=list)

    @property
    def is_paced(self) -> bool:
        return self.pace != "none"


def channels(local: LocalDiscord, number: int, seed: int, servers: Sequence[str] = ()) -> list[Spot]:
    """Make this number of new channels, one after the other in each of these servers, or all in the first there is."""
    world, guilds = local.world, cycle(servers or [next(iter(local.world.guilds))])
    parties, paces, kinds = cycle(PARTIES), cycle(PACES), cycle(sorted(games()))
    return [
        Spot(
            world.add_channel(Channel(world.snowflake(), TEXT, f"chaos-{place}", guild)),
            game,
            party,
            *pace,
            Random(f"{seed} {place}"),
        )
        for place, game, party, pace, guild in islice(
            zip(count(), kinds, parties, paces, guilds, strict=False), number
        )
    ]


async def lay(local: LocalDiscord, tables: Tables, spots: list[Spot]) -> int:
    """Begin a game wherever none is going on; how many it has begun. The bot must not be running."""
    begun = 0
    for spot in spots:
        here = await tables.at(int(spot.channel.id))
        if here is None or not here.live:
            spot.tables.append(await _begin(local, tables, spot))
            begun += 1
    return begun


async def _begin(local: LocalDiscord, tables: Tables, spot: Spot) -> int:
    world = local.world
    place = Venue(int(spot.channel.id), int(spot.channel.guild_id or 0))
    people = [_guest(world.person_named(name)) for name in spot.party if name[0].isupper()]
    levels = [name for name in spot.party if name[0].islower()]
    host, seats = people[0], len(spot.party)
    table = (await tables.open(place, host, spot.game, {}, seats, "en", int(world.snowflake()))).table.id
    await tables.configure(table, host, int(world.snowflake()), pace=spot.pace, at_deadline=spot.at_deadline)
    for person in people[1:]:
        await tables.join(table, person, int(world.snowflake()))
    for level in levels:
        await tables.add_computer(table, host, level, int(world.snowflake()))
    await tables.start(table, host, int(world.snowflake()))
    return table


def _guest(person: Account) -> Person:
    return Person(int(person.id), str(person.user["global_name"]), person.locale)
