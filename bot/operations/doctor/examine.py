"""Examination of everything the bot needs: the faults, and what to do about them. It changes nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator

from bot.operations.doctor import database, discord, machine
from bot.operations.doctor.finding import Finding
from bot.settings import Settings


async def examine(settings: Settings, url: str | None) -> AsyncIterator[Finding]:
    """Yield every finding, as it is made. With `url` the local channel at that address is asked instead of Discord."""
    for finding in machine.findings():
        yield finding
    async for finding in database.findings(settings.database):
        yield finding
    async for finding in discord.findings(settings.discord_token, url):
        yield finding
