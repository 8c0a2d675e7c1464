"""One card shows the table: it is posted, changed, posted again, and never lost."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot import metrics
from bot.tables import Person as Player
from standin.faults.model import Aborted, Failing, Late
from standin.protocol.permissions import ATTACH_FILES, EVERY_PERMISSION
from tests.bot.discord.grove import (
    asked,
    card_of,
    grove,
    labels,
    playing,
    pressed,
)
from tests.clock import Clock


async def test_a_restart_posts_what_had_been_committed_but_not_told(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        await playing(ada, celina)
        table = await running.table(ada)
        await running.tables.act(table.id, Player(int(ada.id), "Ada"), "take A1", 1)
        await running.stop()
        await ada.bot_gone()
        await running.start()
        card = await card_of(ada, "Ada takes A1")
        assert labels(card)
        await ada.bot_ready()
        assert await pressed(ada, card, "Keep my gems")
        assert await card_of(celina, "Celina’s turn: take")


async def test_the_first_card_tells_what_happened_before_anybody_could_act(tmp_path: Path) -> None:
    """On an island whose spirits are dealt, also where the bot ends before it has posted the card."""
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        await asked(ada, "/play game:spirit-island seats:1")
        table, host = await running.table(ada), Player(int(ada.id), "Ada")
        await running.tables.configure(table.id, host, 1, options={"spirits": "random"})
        await running.tables.start(table.id, host, 2)
        await running.stop()
        await ada.bot_gone()
        await running.start()
        assert "\n- Invaders explore" in (await card_of(ada, "🔒 Fair shuffle")).text


async def test_a_channel_without_attachments_gets_words_and_a_hint(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        await playing(ada, celina)
        running.local.permit("grove", EVERY_PERMISSION & ~ATTACH_FILES)
        done = await asked(ada, "/forest take first:A1")
        assert "Attach files" in done.text
        card = await card_of(celina, "Ada takes")
        assert card.alt_texts == []
        assert labels(card)


def boards_drawn() -> float:
    return metrics.REGISTRY.get_sample_value("grovekeeper_render_seconds_count") or 0.0


async def test_the_board_is_drawn_once_and_while_discord_takes_the_answer_in(
    tmp_path: Path, clock: Clock
) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        await playing(ada, celina)
        await running.loaded.wait()
        table = await running.table(ada)
        running.local.faults.add(Late(route="answer", seconds=60))
        assert "Ada takes A1" in (await asked(ada, "/forest take first:A1")).text
        await running.bot.desk.poster._ahead[table.id].board
        drawn = boards_drawn()
        assert not any("Ada takes A1" in message.text for message in celina.messages())
        await clock.hasten(card_of(celina, "Ada takes A1"))
        assert boards_drawn() == drawn


ANSWER, FOLLOW_UP = r"PATCH .*/messages/@original$", r"POST .*/webhooks/\d+/[^/]+$"


@pytest.mark.parametrize("lost", [ANSWER, FOLLOW_UP])
async def test_the_answer_and_the_card_come_also_where_the_connection_breaks(
    tmp_path: Path, lost: str
) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        await playing(ada, celina)
        running.local.faults.add(Aborted(route=lost))
        assert "Ada takes A1" in (await asked(ada, "/forest take first:A1")).text
        assert "Keep my gems" in labels(await card_of(celina, "Ada takes A1"))


async def test_the_card_comes_also_where_somebody_has_waved_the_answer_away(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        await playing(ada, celina)
        running.local.faults.add(Failing(route=ANSWER, status=404))
        waiting = asyncio.create_task(ada.command("/forest take first:A1"))
        card = await card_of(celina, "Ada takes A1")
        assert "Keep my gems" in labels(card)
        waiting.cancel()


async def test_games_of_one_evening_in_several_channels_do_not_mix(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        await playing(ada, celina)
        await ada.go("#meadow")
        assert "no game" in (await asked(ada, "/board")).text
        assert await ada.choices("/forest take first:") == []
        assert "no game" in (await asked(ada, "/forest take first:A1")).text


async def test_a_turn_of_several_moves_is_told_on_one_card(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        card = await playing(ada, celina)
        answer = await asked(ada, "/forest take first:A1")
        assert "Keep my gems" in labels(answer)
        await card_of(celina, "Ada takes")
        await pressed(ada, answer, "Keep my gems")
        anew = await card_of(ada, "Celina’s turn: take")
        public = [m for m in ada.messages() if m.pictures and not m.is_ephemeral]
        assert [m.id for m in public] == [card.id, anew.id]
        assert "Ada takes" in anew.text
        assert "Ada keeps" in anew.text


async def test_a_card_that_can_no_longer_be_changed_is_posted_anew(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        card = await playing(ada, celina)
        running.local.faults.add(Failing(route=r"PATCH .*/messages/\d+$", status=403, times=9))
        await asked(ada, "/forest take first:A1")
        anew = await card_of(ada, "Ada takes")
        assert anew.id != card.id
        assert anew.mentions == []
