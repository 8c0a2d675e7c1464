"""/stop, through the whole bot. Ada owns the server."""

from __future__ import annotations

from pathlib import Path

from tests.bot.discord.grove import asked, grove, playing, pressed


async def test_a_game_of_others_is_ended_by_who_may_and_by_nobody_else(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno", "Celina") as (running, (ada, bruno, celina)):
        await playing(bruno, celina)
        assert "Only moderators" in (await asked(bruno, "/stop")).text
        preview = await asked(ada, "/stop")
        assert (await running.table(ada)).live
        assert "The game was ended" in (await pressed(ada, preview, "End it")).text
        await bruno.sees("✅ Fair shuffle")
        assert not (await running.table(ada)).live
