"""/order as people use it, through the unmodified bot."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from pathlib import Path

import pytest

from bot.discord.commands.turn import orders
from bot.tables import Person as Player
from bot.tables.model.table import Venue
from bot.tables.orders import parser
from engine.registry import find, games
from standin.faults.model import Failing
from tests.bot.discord.delivery.notices.test_reminders import timed
from tests.bot.discord.grove import (
    FOREST,
    Grove,
    asked,
    card_of,
    custom_ids,
    grove,
    labels,
    picked,
    playing,
    pressed,
)
from tests.standin.people import Person
from words.catalogue import words

EN = words("en")

DIRECT = 1
TURN = "take A1, else take D1 anyway; keep"


async def go_to_direct_messages(person: Person) -> None:
    """Let somebody who is written to privately look there."""

    def direct() -> list[str]:
        return [key for key, channel in person.channels.items() if channel["type"] == DIRECT]

    await person.until(lambda: bool(direct()), "a direct message")
    await person.go(direct()[0])


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
        assert "earlier order" not in given.text
        again = await asked(bruno, f"/order give plan:{TURN}")
        assert "earlier order here is gone" in again.text
        listed = await asked(bruno, "/order list")
        assert "take A1" in listed.text
        assert "no orders" in (await asked(ada, "/order list")).text

        await asked(ada, "/forest take first:A1")
        await asked(ada, "/forest keep")
        await card_of(ada, "Bruno takes D1")
        assert [chair.name for chair in (await place.table(ada)).awaiting] == ["Ada"]
        told = [message for message in ada.messages() if "order" in message.text.lower()]
        assert all(message.is_ephemeral for message in told)
        await go_to_direct_messages(bruno)
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


async def carried_out_untold(place: Grove, ada: Person, bruno: Person) -> None:
    """Begin a game in which an order of Bruno's has been carried out, and he could not be written to."""
    await playing(ada, bruno)
    await asked(bruno, f"/order give plan:{TURN}")
    closed = place.local.faults.add(Failing(route="POST .*/users/@me/channels", status=403))
    await asked(ada, "/forest take first:A1")
    await asked(ada, "/forest keep")
    await card_of(ada, "Bruno takes D1")
    await closed.over.wait()


async def test_where_direct_messages_are_closed_it_is_told_with_the_next_answer(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (place, (ada, bruno)):
        await carried_out_untold(place, ada, bruno)
        await asked(bruno, "/hand")
        told = await bruno.sees("Your order is done.")
        assert told.is_ephemeral


async def test_what_an_order_did_is_told_once_also_where_the_next_answer_is_to_another_order(
    tmp_path: Path,
) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (place, (ada, bruno)):
        await carried_out_untold(place, ada, bruno)
        given = await asked(bruno, "/order give plan:take B1; keep")
        above, below = given.text.split("> take B1")
        assert "What the order before it did:" in above
        assert "Your order is done." in above
        assert "Played:" not in below
        await place.tidied()
        assert sum("Your order is done." in message.text for message in bruno.messages()) == 1


async def test_what_an_order_has_moved_at_once_is_shown_also_where_its_owner_cannot_be_answered(
    tmp_path: Path,
) -> None:
    """The owner is told by a direct message in place of the answer."""
    async with grove(tmp_path, "Ada", "Bruno") as (place, (ada, bruno)):
        await playing(ada, bruno)
        await place.tidied()
        lost = place.local.faults.add(Failing(route="PATCH .*/webhooks/.*/messages/@original", status=403))
        unanswered = asyncio.create_task(ada.command("/order give plan:take A1; keep"))
        await lost.over.wait()
        await card_of(bruno, "Bruno’s turn")
        await go_to_direct_messages(ada)
        await ada.sees("Your order is done.")
        unanswered.cancel()


@pytest.mark.parametrize("game", games())
async def test_an_order_is_shown_by_moves_of_the_game_that_is_played(game: str, tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        await asked(ada, f"/play game:{game} seats:1") if 1 in find(game).seats else await alone(ada, game)
        if 1 in find(game).seats:
            await asked(ada, "/start")
        page = await asked(ada, "/order give")
        table = await running.table(ada)
        [line] = [each for each in page.text.split("\n") if each.startswith("-# Write: ")]
        shown = line.removeprefix("-# Write: ").removesuffix("; …").replace("\\", "")
        assert parser.read(shown, table.game, table.people, "en").steps[0].wanted


async def alone(person: Person, game: str) -> None:
    """Begin a game with a computer player."""
    lobby = await asked(person, f"/play game:{game} seats:2")
    await picked(person, lobby, "Add a computer", "random")
    await asked(person, "/start")


@pytest.mark.parametrize(
    ("typed", "before"),
    [
        ("", ""),
        ("take A1", ""),
        ("take A1;", "take A1;"),
        ("take A1; ke", "take A1; "),
        ("take A1;keep;  ta", "take A1;keep;  "),
        ("take A1, else ", "take A1, else "),
        ("take A1 else take", "take A1 else "),
        ("take A1, Else take B", "take A1, Else "),
        ("take else, take B", "take else, "),
        ("take elsewhere take B", ""),
        ("take A1; keep else ta", "take A1; keep else "),
        ("take A1 else ta; keep", "take A1 else ta; "),
        ("take A1, w przeciwnym razie ta", "take A1, w przeciwnym razie "),
    ],
)
def test_a_plan_is_suggested_on_from_its_last_move(typed: str, before: str) -> None:
    assert orders._split_last_move(typed) == (before, typed.removeprefix(before))


async def test_moves_for_an_order_are_shown_only_to_whom_it_could_be_given(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno", "Dorota") as (running, (ada, bruno, dorota)):
        await timed(bruno, dorota, pace="daily")
        assert "not playing in this game" in (await asked(ada, "/order give")).text
        running.later += timedelta(hours=30)
        await pressed(ada, await asked(ada, "/stop"), "A computer for Bruno")
        await card_of(dorota, "A computer plays for Bruno")
        refused = await asked(bruno, "/order give")
        assert refused.text == "A computer plays for you. Come /back first."


async def test_an_order_is_picked_from_what_may_be_possible_then_and_goes_on_with_another(
    tmp_path: Path,
) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        await playing(ada, bruno)
        old = await asked(bruno, "/order give")
        assert EN.key("order-pick") in old.text
        assert old.text.endswith(EN.key("order-language"))
        await running.play(ada, "take A1")
        stale = await picked(bruno, old, "Which tile?", "A12 - - -")
        assert stale.text.startswith(f"{EN.key('refusal-stale')}\n{EN.key('order-pick')}\n")
        asks = await picked(bruno, stale, "Which tile?", "A12 - - -")
        assert asks.text.startswith("On your next turn: **Take A12: branches · fire**\n")
        assert asks.text.endswith("\n- stop and tell me")
        question = "And if that is not possible?"
        assert labels(asks) == [question, "Give this order", "Back", "Cancel"]
        given = await pressed(bruno, asks, "Give this order")
        assert given.text == f"{EN.key('order-given')}\n> take A12"
        page = await pressed(bruno, given, "Add a step")
        asks = await picked(bruno, page, "Which tile?", "D12 - - -")
        assert labels(asks) == [question, "Give this order", "Add it to my order", "Back", "Cancel"]
        added = await pressed(bruno, asks, "Add it to my order")
        assert added.text == f"{EN.key('order-given')}\n> take A12; take D12"
        for said in ("order-withdrawn", "order-none"):
            assert (await asked(bruno, "/order cancel")).text == EN.key(said)

        await ada.go("#meadow")
        await asked(ada, "/play game:spirit-island seats:1")
        await asked(ada, "/start")
        await running.play(ada, "embody lightnings-swift-strike", "grow 3")
        page = await asked(ada, "/order give")
        assert "-# Write: place 1 A5 energy, else place 1 A5 plays; …" in page.text
        assert "You may choose: A5, A7, and A8." in page.alt_texts[0]
        other = await pressed(ada, page, "Another way …")
        assert other.text.startswith("Place presence → add 1 presence (range 1) → **To which land?**\n")
        assert labels(other) == ["A5", "A7", "A8", "Back", "Cancel"]
        assert "You may choose: A5, A7, and A8." in other.alt_texts[0]
        assert labels(await pressed(ada, other, "Back")) == labels(page)


async def test_orders_are_listed_each_with_its_news_and_its_buttons_while_it_runs(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        await ada.speak("en-US")
        host, other = (Player(int(each.id), each.name) for each in (ada, bruno))
        tables = []
        for channel in range(1, 8):
            place, options = Venue(channel, 10), {"first_player": 2}
            change = await running.tables.open(place, host, FOREST, options, 2, "en", running.next)
            change = await running.tables.join(change.table.id, other, running.next)
            change = await running.tables.start(change.table.id, host, running.next)
            await running.tables.orders.order(change.table.id, host, "take A1")
            tables.append(change.table)
        done = tables[1]
        for line in ("take D1", "keep"):
            await running.tables.act(done.id, other, line, running.next)
        listed = await asked(ada, "/order list")
        about = [f"About your order in Spirits of the Forest, <#{each}>:" for each in range(1, 8)]
        steps, news = "> take A1", ["- Played: Take A1: vines ×2", "- Your order is done."]

        def shown(*numbers: int) -> tuple[list[str], list[str]]:
            lines = [[about[n - 1], *(news if n == 2 else [steps])] for n in numbers]
            ids = [[f"gk:{n}:0:ordermoves:", f"gk:{n}:{n}:orderdrop:"] for n in numbers if n != 2]
            return [each for some in lines for each in some], [each for some in ids for each in some]

        assert (listed.text.split("\n"), custom_ids(listed)) == shown(1, 2, 3, 4, 5)
        await running.tidied()
        listed = await asked(ada, "/order list")
        assert (listed.text.split("\n"), custom_ids(listed)) == shown(1, 3, 4, 5, 6)
        gone = await pressed(ada, listed, "gk:1:1:orderdrop:")
        assert gone.text == EN.key("order-withdrawn")
        assert (await asked(bruno, "/order list")).text == EN.key("order-nothing")
