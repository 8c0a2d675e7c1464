"""Search for what was sent and not noted: by the key in the custom_id of a button, among the latest of our own messages."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest

from bot.discord.delivery.notices.reminders import Reminders
from bot.discord.delivery.own_messages import own_messages
from bot.discord.ui.components import Page, button_to, rows, text
from bot.discord.ui.custom_id import CustomId
from bot.discord.ui.transport import NO_ACCESS
from standin.faults.model import Failing
from tests.bot.discord.grove import grove
from tests.clock import Clock


def page(key: str) -> Page:
    return Page(text("a notice"), *rows([button_to(CustomId(3, 0, "moves", key), "My moves")]))


async def test_only_our_own_messages_are_looked_at_the_newest_first_and_a_notice_is_found_by_its_key(
    tmp_path: Path, clock: Clock
) -> None:
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        bot, channel = running.bot, running.bot.get_partial_messageable(int(ada.channel))
        reminders = Reminders(bot, bot.desk.poster, running.tables, bot.reach)

        async def own(most: int) -> list[int]:
            return [each.id async for each in own_messages(bot, channel, most)]

        assert await reminders.find(channel.id, "5.7") is None
        sent = [(await channel.send(view=page(key))).id for key in ("5.7", "5.7", "5.77")]
        await ada.say("gk:3:0:moves:5.8")
        assert await own(4) == sent[::-1]
        assert await own(2) == [sent[2]]
        found = [await reminders.find(channel.id, key) for key in ("5.7", "5.77", "7", "5.8")]
        assert found == [sent[1], sent[2], None, None]

        running.local.faults.add(Failing(route="read", status=403, code=NO_ACCESS))
        assert await own(4) == []
        running.local.faults.add(Failing(route="read", status=503, times=5))
        with pytest.raises(discord.HTTPException):
            await clock.hasten(own(4))
