"""Time zones, suggested while somebody types the name of one."""

from __future__ import annotations

from bot.discord.commands.command_builder import Suggestions
from bot.discord.commands.desk import Desk
from bot.discord.delivery.request import Request
from bot.discord.ui.trail import matching
from bot.tables.model.calendar import zones


async def suggest_zones(_: Desk, __: Request, typed: str) -> Suggestions:
    """Return the zones whose names contain what was typed."""
    found = matching(typed, [(zone, zone.replace("_", " ")) for zone in sorted(zones())])
    return [(str(zone), name) for zone, name in found]
