"""The world a stand-in starts with: three servers, one of them without the bot, a group, and four people of two languages."""

from __future__ import annotations

from standin.protocol.errors import Json
from standin.protocol.permissions import (
    MANAGE_CHANNELS,
    MANAGE_MESSAGES,
    MANAGE_THREADS,
    VIEW_CHANNEL,
    Overwrite,
    Role,
)
from standin.world.membership import add_bot
from standin.world.state import (
    ANNOUNCEMENT,
    FORUM,
    GROUP_DM,
    PUBLIC_THREAD,
    VOICE,
    Account,
    Channel,
    Guild,
    World,
)

PEOPLE = (
    ("Ada", "en-US", 0xC2185B),
    ("Bruno", "en-US", 0x1565C0),
    ("Celina", "pl", 0x2E7D32),
    ("Dorota", "pl", 0xB26A00),
)
APP_OWNERS = ("Bruno", "Celina")
"""Names of the people who have the application installed to their account."""
CHANNELS = ("grove", "meadow", "riverbank")
OTHER_KINDS = ((ANNOUNCEMENT, "herald"), (VOICE, "fireside"), (FORUM, "tables"))
WARDENS = MANAGE_CHANNELS | MANAGE_MESSAGES | MANAGE_THREADS


def user(world: World, name: str, colour: int, *, bot: bool = False) -> Json:
    """Return a User object. `accent_color` is the colour the page paints the avatar in."""
    return {
        "id": world.snowflake(),
        "username": name.lower(),
        "global_name": None if bot else name,
        "discriminator": "0000" if bot else "0",
        "avatar": None,
        "banner": None,
        "accent_color": colour,
        "avatar_decoration_data": None,
        "collectibles": None,
        "primary_guild": None,
        "clan": None,
        "bot": bot,
        "system": False,
        "public_flags": 0,
        "flags": 0,
    }


def populate(world: World) -> World:
    world.bot = user(world, "Grovekeeper", 0x4E6B3A, bot=True) | {"username": "Grovekeeper"}
    for name, locale, colour in PEOPLE:
        person = Account(user(world, name, colour), locale, name in APP_OWNERS)
        world.people[person.id] = person
    ada, bruno, celina, dorota = world.people.values()
    grove = world.add_guild("Grovekeeper", ada, CHANNELS, world.people.values())
    add_bot(world, grove)
    _appoint(world, grove, celina)
    river = world.add_guild("Riverside", celina, ("ford", "mill", "cellar"), (ada, celina, dorota))
    add_bot(world, river)
    wardens = _appoint(world, river, dorota)
    cellar = world.channel_named("cellar")
    cellar.overwrites = {river.id: Overwrite(deny=VIEW_CHANNEL), wardens.id: Overwrite(allow=VIEW_CHANNEL)}
    _open_other_kinds(world, river)
    world.add_guild("Far hills", dorota, ("summit", "pass"), (bruno, celina, dorota))
    group = (ada, bruno, celina)
    names = ", ".join(person.user["global_name"] for person in group)
    world.add_channel(
        Channel(world.snowflake(), GROUP_DM, names, recipients=tuple(person.id for person in group))
    )
    return world


def _open_other_kinds(world: World, guild: Guild) -> None:
    """Open one channel of each other kind that can be played in, and a post of its owner's in the forum."""
    for position, (kind, name) in enumerate(OTHER_KINDS, start=3):
        world.add_channel(Channel(world.snowflake(), kind, name, guild.id, position=position))
    forum, now = world.channel_named("tables"), world.timestamp()
    world.add_channel(
        Channel(
            world.snowflake(),
            PUBLIC_THREAD,
            "Saturday table",
            guild.id,
            forum.id,
            owner_id=guild.owner_id,
            created_at=now,
            archived_at=now,
            archives_after=10080,
            members={guild.owner_id: now},
        )
    )


def _appoint(world: World, guild: Guild, person: Account) -> Role:
    """Make a role of people who keep order, give it to one person, and return it."""
    role = Role(world.snowflake(), "Wardens", WARDENS, position=2, colour=0x2E7D32)
    guild.roles[role.id] = role
    guild.members[person.id].append(role.id)
    return role
