"""Choices a person can make are sent with all that is known of them, whatever the page sends; others are refused."""

from __future__ import annotations

import pytest

from standin.content.attachments import store
from standin.interactions.resolver import CHOSEN_BY_MENU, CHOSEN_BY_OPTION, Resolver, UnknownIdError
from standin.protocol.command_options import OptionType
from standin.protocol.permissions import VIEW_CHANNEL, Overwrite
from standin.server import LocalDiscord
from standin.world.state import TEXT, VOICE, File


def chosen(local: LocalDiscord, kind: OptionType, identity: str, **asked: object) -> dict[str, list[str]]:
    """Return the ids, by family, of what is sent with one option that Bruno fills in."""
    world = local.world
    resolver = Resolver(world, world.person_named("Bruno"), world.channel_named("grove"))
    found = resolver.options([{"type": kind, "name": "it", "value": identity, **asked}])
    return {family: list(things) for family, things in found.items()}


@pytest.mark.parametrize("kind", CHOSEN_BY_OPTION)
def test_what_is_nowhere_cannot_be_chosen(local: LocalDiscord, kind: OptionType) -> None:
    with pytest.raises(UnknownIdError):
        chosen(local, kind, "404")


def test_people_and_roles_are_sent_and_of_a_member_the_seat_in_the_server_too(local: LocalDiscord) -> None:
    world = local.world
    ada, role = world.person_named("Ada").id, world.channel_named("grove").guild_id or ""
    for kind in (OptionType.USER, OptionType.MENTIONABLE):
        assert chosen(local, kind, ada) == {"members": [ada], "users": [ada]}
    for kind in (OptionType.ROLE, OptionType.MENTIONABLE):
        assert chosen(local, kind, role) == {"roles": [role]}
    for kind, other in ((OptionType.USER, role), (OptionType.ROLE, ada)):
        with pytest.raises(UnknownIdError):
            chosen(local, kind, other)


def test_a_channel_is_chosen_that_is_here_is_seen_and_is_of_a_kind_that_is_asked_for(
    local: LocalDiscord,
) -> None:
    meadow = local.world.channel_named("meadow")
    for kinds in ([], [TEXT], [VOICE, TEXT]):
        assert chosen(local, OptionType.CHANNEL, meadow.id, channel_types=kinds) == {"channels": [meadow.id]}
    with pytest.raises(UnknownIdError):
        chosen(local, OptionType.CHANNEL, meadow.id, channel_types=[VOICE])
    with pytest.raises(UnknownIdError):
        chosen(local, OptionType.CHANNEL, local.world.channel_named("summit").id)
    meadow.overwrites[local.world.person_named("Bruno").id] = Overwrite(0, VIEW_CHANNEL)
    with pytest.raises(UnknownIdError):
        chosen(local, OptionType.CHANNEL, meadow.id)


def test_a_menu_offers_what_an_option_of_its_kind_does(local: LocalDiscord) -> None:
    world = local.world
    bruno, grove = world.person_named("Bruno"), world.channel_named("grove")
    leaf = store(world, bruno.id, File("leaf.txt", "text/plain", b"green"), {})
    world.uploads[bruno.id, leaf["id"]] = leaf
    role = grove.guild_id or ""
    offered = {
        5: ({"members", "users"}, [bruno.id]),
        6: ({"roles"}, [role]),
        7: ({"members", "users", "roles"}, [bruno.id, role]),
        8: ({"channels"}, [grove.id]),
        19: ({"attachments"}, [leaf["id"]]),
    }
    assert offered.keys() == CHOSEN_BY_MENU.keys()
    everything = {bruno.id, role, grove.id, leaf["id"]}
    for kind, (families, values) in offered.items():
        assert Resolver(world, bruno, grove).values({"type": kind}, values).keys() == families
        for other in everything - {*values}:
            with pytest.raises(UnknownIdError):
                Resolver(world, bruno, grove).values({"type": kind}, [other])
    assert Resolver(world, bruno, grove).values({"type": 3}, ["any"]) == {}
