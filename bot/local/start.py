"""The world a stand-in starts with: one guild, three channels, four people of two languages, and the bot."""

from __future__ import annotations

from bot.local.errors import Json
from bot.local.world import Person, World

PEOPLE = (
    ("Ada", "en-US", 0xC2185B),
    ("Bruno", "en-US", 0x1565C0),
    ("Celina", "pl", 0x2E7D32),
    ("Dorota", "pl", 0xB26A00),
)
CHANNELS = ("grove", "meadow", "riverbank")


def user(world: World, name: str, colour: int, *, bot: bool = False) -> Json:
    """A User object. `accent_color` is the colour the page paints the avatar in."""
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
        person = Person(user(world, name, colour), locale)
        world.people[person.id] = person
    world.add_guild("Grovekeeper", world.person_named("Ada"), CHANNELS)
    return world
