"""/stop, through the whole bot. Ada owns the server."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

from tests.bot.discord.delivery.notices.test_reminders import timed
from tests.bot.discord.grove import asked, card_of, grove, labels, playing, pressed


async def test_a_game_of_others_is_ended_by_who_may_and_by_nobody_else(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno", "Celina") as (running, (ada, bruno, celina)):
        await playing(bruno, celina)
        assert "Only moderators" in (await asked(bruno, "/stop")).text
        preview = await asked(ada, "/stop")
        assert (await running.table(ada)).live
        assert "The game was ended" in (await pressed(ada, preview, "End it")).text
        await bruno.sees("✅ Fair shuffle")
        assert not (await running.table(ada)).live


async def test_who_manages_the_server_gives_time_or_a_computer_and_the_channel_is_told(
    tmp_path: Path,
) -> None:
    async with grove(tmp_path, "Ada", "Bruno", "Celina") as (running, (ada, bruno, celina)):
        await timed(bruno, celina, pace="daily")
        before = (await running.table(ada)).chairs[0].clock.deadline
        running.later += timedelta(hours=30)
        preview = await asked(ada, "/stop")
        assert labels(preview)[1:3] == ["More time for Bruno", "A computer for Bruno"]
        await pressed(ada, preview, "More time for Bruno")
        card = await card_of(celina, "Bruno gets more time")
        assert "A manager of this server has decided:" in card.text
        after = (await running.table(ada)).chairs[0].clock.deadline
        assert before is not None
        assert after is not None
        assert after > running.now() > before
        await pressed(ada, await asked(ada, "/stop"), "A computer for Bruno")
        card = await card_of(celina, "A computer plays for Bruno")
        assert "A manager of this server has decided:" in card.text
        assert (await running.table(ada)).chairs[0].computer is not None


async def test_a_lobby_that_is_stopped_shows_so_on_its_card(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (_, (ada, bruno)):
        lobby = await asked(bruno, "/play game:living-forest seats:3")
        await pressed(ada, await asked(ada, "/stop"), "End it")
        await bruno.until(lambda: "Join" not in labels(lobby), "the card without buttons")
