"""/order as people use it, through the unmodified bot."""

from __future__ import annotations

import asyncio
from pathlib import Path

from standin.faults.model import Failing
from tests.bot.discord.grove import asked, card_of, grove, picked, playing, pressed

DIRECT = 1
TURN = "take A1, else take D1 anyway; keep"


async def test_an_order_in_words_waits_for_its_turn_and_tells_its_owner_alone(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (place, (ada, bruno)):
        await playing(ada, bruno)
        offered = await bruno.choices("/order give plan:take A1, else take d")
        assert str(offered[0].value).startswith("take A1, else take D")
        assert "Take D" in offered[0].name
        wrong = await asked(bruno, "/order give plan:take A1; tkae B1")
        assert "Step 2" in wrong.text
        assert "tkae" in wrong.text

        given = await asked(bruno, f"/order give plan:{TURN}")
        assert given.is_ephemeral
        assert "take A1, else take D1 anyway; keep" in given.text
        listed = await asked(bruno, "/order list")
        assert "take A1" in listed.text
        assert "no orders" in (await asked(ada, "/order list")).text

        await asked(ada, "/forest take first:A1")
        await asked(ada, "/forest keep")
        await card_of(ada, "Bruno takes D1")
        assert [chair.name for chair in (await place.table(ada)).awaiting] == ["Ada"]
        told = [message for message in ada.messages() if "order" in message.text.lower()]
        assert all(message.is_ephemeral for message in told)

        def direct() -> list[str]:
            return [key for key, channel in bruno.channels.items() if channel["type"] == DIRECT]

        await bruno.until(lambda: bool(direct()), "a direct message")
        await bruno.go(direct()[0])
        message = await bruno.sees("Your order is done.")
        assert "Played:" in message.text
        assert "About your order in Spirits of the Forest" in message.text


async def test_more_steps_are_for_a_game_that_goes_on(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (_, (ada, bruno)):
        await playing(ada, bruno)
        given = await asked(bruno, f"/order give plan:{TURN}")
        await asked(ada, "/pause")
        assert "paused" in (await pressed(bruno, given, "Add a step")).text
        again = await asked(bruno, "/order list")
        sure = await asked(bruno, "/resign")
        await pressed(bruno, sure, "Leave the game")
        await pressed(ada, await asked(ada, "/cancel"), "Cancel the game")
        assert "over" in (await pressed(bruno, again, "Add a step")).text


async def test_an_order_is_picked_from_menus_and_withdrawn(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (place, (ada, celina)):
        await playing(ada, celina)
        await celina.speak("pl")
        page = await asked(celina, "/order give")
        assert "Co zagrać" in page.text
        closed = await pressed(celina, page, "Anuluj")
        assert "nic się nie zmieniło" in closed.text
        page = await asked(celina, "/order give")
        page = await picked(celina, page, "Który kafel?", "A12 - - -")
        given = await picked(celina, page, "A jeśli to niemożliwe?", "pomiń to i przejdź do następnego kroku")
        assert "zbierz A12, inaczej pomiń ten krok" in given.text
        assert await place.tables.orders.tables() == [(await place.table(ada)).id]
        gone = await pressed(celina, given, "Anuluj")
        assert "anulowany" in gone.text
        assert await place.tables.orders.tables() == []


async def test_where_direct_messages_are_closed_it_is_told_with_the_next_answer(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (place, (ada, bruno)):
        await playing(ada, bruno)
        await asked(bruno, f"/order give plan:{TURN}")
        closed = place.local.faults.add(Failing(route="POST .*/users/@me/channels", status=403))
        await asked(ada, "/forest take first:A1")
        await asked(ada, "/forest keep")
        await card_of(ada, "Bruno takes D1")
        await closed.over.wait()
        await asked(bruno, "/hand")
        told = await bruno.sees("Your order is done.")
        assert told.is_ephemeral


async def test_what_an_order_has_moved_at_once_is_shown_also_where_its_owner_cannot_be_answered(
    tmp_path: Path,
) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (place, (ada, bruno)):
        await playing(ada, bruno)
        lost = place.local.faults.add(Failing(route="PATCH .*/webhooks/.*/messages/@original", status=404))
        unanswered = asyncio.create_task(ada.command("/order give plan:take A1; keep"))
        await lost.over.wait()
        await card_of(bruno, "Bruno’s turn")
        unanswered.cancel()
