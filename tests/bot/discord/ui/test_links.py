"""Addresses of channels and messages."""

from __future__ import annotations

import pytest

from bot.discord.ui.links import link_to, mention_of
from bot.tables import Venue
from bot.tables.model.table import NOWHERE
from words.catalogue import words


@pytest.mark.parametrize(
    ("place", "message", "address"),
    [
        (Venue(5, 10), None, "10/5"),
        (Venue(5, 10), 77, "10/5/77"),
        (Venue(5, None), None, "@me/5"),
        (Venue(5, None), 77, "@me/5/77"),
    ],
)
def test_a_channel_or_a_message_is_opened_by_its_address(
    place: Venue, message: int | None, address: str
) -> None:
    assert link_to(place, message) == f"https://discord.com/channels/{address}"


def test_a_channel_is_named_as_long_as_there_is_one() -> None:
    english = words("en")
    assert mention_of(Venue(5, 10), english) == "<#5>"
    assert mention_of(Venue(NOWHERE, 10), english) == english.key("mygames-lost")
