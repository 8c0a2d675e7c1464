"""Addresses of channels and messages."""

from __future__ import annotations

import pytest

from bot.discord.ui.links import link_to
from bot.tables import Venue


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
