"""Time zones: of the languages of clients, and those to choose from by the clock."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import cast
from zoneinfo import ZoneInfo

import discord

from bot.discord.commands.desk import Desk
from bot.discord.commands.settings.zones import OF_LOCALE, USUAL, suggest_zones
from bot.discord.delivery.request import Request
from bot.discord.ui.limits import OPTIONS
from bot.tables.model.calendar import zones

WINTER = datetime(2026, 1, 15, tzinfo=UTC)


async def test_the_zone_of_a_language_is_one_and_the_language_one_of_discord_s() -> None:
    assert {*OF_LOCALE} <= {each.value for each in discord.Locale}
    assert {*OF_LOCALE.values()} <= {*zones()}
    assert OF_LOCALE["pl"] == "Europe/Warsaw"
    for zone in OF_LOCALE.values():
        suggested = await suggest_zones(cast(Desk, None), cast(Request, None), zone)
        assert [value for value, _ in suggested] == [zone]


def test_the_usual_zones_go_from_west_to_east_and_fit_into_a_menu() -> None:
    offsets = [WINTER.astimezone(ZoneInfo(zone)).utcoffset() or timedelta() for zone in USUAL]
    assert offsets == sorted(offsets)
    assert len(set(USUAL)) == len(USUAL) <= OPTIONS
    assert {*USUAL} <= {*zones()}
    assert "Europe/Warsaw" in USUAL
