"""Notices of orders: to whom each goes, where direct messages are closed and where nothing is new."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from standin.faults.model import Failing
from tests.bot.discord.commands.turn.test_orders import TURN, carried_out_untold
from tests.bot.discord.delivery.test_letters import letters
from tests.bot.discord.grove import asked, card_of, grove, playing, turn
from tests.bot.discord.trouble import away, errors

DONE = "Your order is done."


@pytest.mark.file
async def test_whose_direct_messages_are_closed_hears_it_once_after_an_answer_that_it_can_follow(
    tmp_path: Path,
) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        await carried_out_untold(running, ada, bruno)
        await asked(ada, "/hand")
        lost = running.local.faults.add(Failing(route="follow-up", status=403))
        await asked(bruno, "/hand")
        await lost.over.wait()
        await running.tidied()
        with away(tmp_path / "grove.db", "orders"):
            await asked(bruno, "/help")
            await running.tidied()
        assert not any(DONE in message.text for person in (ada, bruno) for message in person.messages())
        await asked(bruno, "/hand")
        told = await bruno.sees(DONE)
        assert told.is_ephemeral
        assert told.text.startswith("About your order in Spirits of the Forest")
        await asked(bruno, "/hand")
        await running.tidied()
        assert sum(DONE in message.text for message in bruno.messages()) == 1
        assert letters(bruno, DONE) == []


@pytest.mark.file
async def test_what_was_left_untold_is_told_by_the_next_start_though_another_order_cannot_be(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        for channel in ("meadow", "grove"):
            for person in (ada, bruno):
                await person.go(channel)
            await playing(ada, bruno)
            await asked(bruno, f"/order give plan:{TURN}")
        running.local.faults.add(Failing(route="POST .*/users/@me/channels", status=403))
        for channel in ("grove", "meadow"):
            await ada.go(channel)
            await turn(ada, "A1")
            await card_of(ada, "Bruno takes D1")
        await running.stop()
        with closing(sqlite3.connect(tmp_path / "grove.db")) as file, file:
            file.execute("UPDATE orders SET game = -1 WHERE id = (SELECT MIN(id) FROM orders)")
        await running.start()
        await bruno.until(lambda: bool(letters(bruno, DONE)), "a letter")
        assert ["is not told" in error for error in errors(caplog)] == [True]
        while len(await running.tables.orders.waiting()) > 1:
            await running.local.gateway.settle()
        await running.stop()
        await running.start()
        await running.ready(bruno)
        await asked(bruno, "/hand")
        await running.tidied()
        [letter] = letters(bruno, DONE)
        assert f"<#{bruno.channel}>" in letter.text
        assert letters(ada, DONE) == []
