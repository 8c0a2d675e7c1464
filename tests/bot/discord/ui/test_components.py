"""Views of ours leave nothing behind in the library."""

from __future__ import annotations

from pathlib import Path

from tests.bot.discord.grove import FOREST, grove


async def test_the_library_keeps_no_view_of_ours(tmp_path: Path) -> None:
    """It would keep each private answer for a quarter of an hour, and a busy bot would grow by as much."""
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        for line in ("/help", f"/play game:{FOREST}", "/scores"):
            await ada.command(line)
        store = running.bot._connection._view_store
        assert store._views == {}
        assert store._synced_message_views == {}
