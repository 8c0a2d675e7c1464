"""One card shows the table: it is posted, changed, posted again, and never lost."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot import metrics
from bot.discord.cards.table_card import TOLD_HERE, News, awaited
from bot.discord.client import Grovekeeper
from bot.discord.delivery.request import LIFETIME
from bot.discord.ui.transport import UNKNOWN_INTERACTION
from bot.tables import Person as Player
from bot.tables import Status
from standin.faults.model import Aborted, Failing, Late
from standin.protocol.permissions import (
    ATTACH_FILES,
    EVERY_PERMISSION,
    SEND_MESSAGES,
    SEND_MESSAGES_IN_THREADS,
)
from tests.bot.discord.asking import Asking
from tests.bot.discord.corner import corner
from tests.bot.discord.grove import (
    FOREST,
    Grove,
    asked,
    card_of,
    grove,
    labels,
    player,
    playing,
    pressed,
    venue,
)
from tests.bot.tables.house import ADA, BRUNO, EVERYBODY, House
from tests.clock import Clock
from tests.standin.conformance import Conformance
from tests.standin.people import Person
from tests.standin.screen import PATIENCE
from tests.standin.sight import TEXT_DISPLAY, Answer, walk


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


async def test_a_lobby_that_cannot_be_the_answer_is_posted_and_one_that_cannot_change_so_changes_by_itself(
    tmp_path: Path, conformance: Conformance
) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        asking = Asking(conformance)

        async def unanswered(doing: Coroutine[Any, Any, Answer], words: str) -> list[str]:
            """Do it while no answer arrives; return what was asked of Discord until the card had these words."""
            asking.exchanges()
            running.local.faults.add(Aborted(route="answer", times=2))
            waiting = asyncio.create_task(doing)
            await card_of(bruno, words)
            await running.tidied()
            await running.local.gateway.settle()
            waiting.cancel()
            return asking.words()

        opening = ada.command(f"/play game:{FOREST} seats:2")
        assert await unanswered(opening, "2. open seat") == ["search", "post"]
        joining = bruno.press(bruno.messages()[-1], "Join")
        assert await unanswered(joining, "2. Bruno") == ["search", "change"]


def silence(running: Grove) -> None:
    """Let the bot post nothing in the grove by itself."""
    running.local.permit("grove", EVERY_PERMISSION & ~SEND_MESSAGES & ~SEND_MESSAGES_IN_THREADS)


async def test_news_wait_for_a_place_and_are_told_when_there_is_one(
    tmp_path: Path, conformance: Conformance, clock: Clock
) -> None:
    async with corner(tmp_path, conformance, clock) as here:
        poster = here.poster
        silence(here.running)
        await here.request()
        clock.forward(LIFETIME)
        for line in ("take A1", "keep"):
            await poster.tell(here.table.id, News((await here.moves(here.ada, line)).told))
        await poster.show(here.table, None)
        here.running.bot.reach.reopen([here.channel])
        await poster.make_good([here.channel + 1])
        assert await here.settled() == []
        assert poster.unposted == 0, "it is not tried again and again"
        here.running.local.permit("grove", EVERY_PERMISSION)
        await poster.make_good([here.channel])
        assert await here.settled() == ["post"]
        assert "Ada keeps" in (await card_of(here.ada, "Ada takes A1")).text
        await poster.make_good([here.channel])
        assert await here.settled() == []


async def test_where_a_place_opens_while_there_is_none_the_news_are_tried_again_at_once(
    tmp_path: Path, conformance: Conformance, clock: Clock
) -> None:
    async with corner(tmp_path, conformance, clock) as here:
        silence(here.running)
        await here.request()
        too_late = here.running.local.faults.add(
            Failing(route="follow-up", status=404, code=UNKNOWN_INTERACTION)
        )
        told = News((await here.moves(here.ada, "take A1")).told)
        telling = asyncio.create_task(here.poster.tell(here.table.id, told))
        await too_late.over.wait()
        here.running.bot.reach.reopen([here.channel])
        here.running.local.permit("grove", EVERY_PERMISSION)
        await telling
        assert here.poster.unposted == 1
        await clock.hasten(card_of(here.ada, "Ada takes A1"))
        await here.poster._tasks.drain()
        assert here.poster.unposted == 0


async def test_news_that_were_not_posted_are_told_next_time_before_all_that_came_meanwhile(
    tmp_path: Path, conformance: Conformance, clock: Clock
) -> None:
    async with corner(tmp_path, conformance, clock) as here:
        poster, faults, number = here.poster, here.running.local.faults, here.table.id
        fails = Failing(route="post", status=503)
        for person, tile in ((here.ada, "A1"), (here.bruno, "A2")):
            takes = News((await here.moves(person, f"take {tile}")).told)
            keeps = News((await here.moves(person, "keep")).told)
            failing = faults.add(fails)
            if person is here.bruno:
                await poster.tell(number, takes)
                failing = faults.add(fails)
                trying = asyncio.create_task(poster.show(here.table, None))
            else:
                trying = asyncio.create_task(poster.tell(number, takes))
            await failing.over.wait()
            await poster.tell(number, keeps)
            await trying
            card = await card_of(here.ada, f"{person.name} keeps")
            assert f"{person.name} takes {tile}" in card.text.partition(f"{person.name} keeps")[0]
            await poster._tasks.cancel()


async def test_after_a_start_only_what_is_still_in_doubt_is_posted_and_what_was_posted_lately_is_looked_at_again(
    tmp_path: Path, conformance: Conformance, clock: Clock
) -> None:
    async with corner(tmp_path, conformance, clock) as here:
        running, ada = here.running, here.ada
        there = venue(running, "meadow")
        moved = await here.house.playing(player(ada), player(here.bruno), game=FOREST, place=there)
        for table in (here.table, moved):
            await here.poster.tell(table.id, News())
        await here.moves(ada, "take A1")
        await here.poster.begin()
        await here.poster._recheck.cancel()
        await here.settled()
        await running.tables.act(moved.id, player(ada), "take A1", running.next, moved.moment)
        await here.poster.catch_up()
        await card_of(ada, "Ada takes A1")
        await running.local.gateway.settle()
        posts = [each for each in here.asking.exchanges() if each.method == "POST"]
        assert [each.path for each in posts] == [f"/channels/{here.channel}/messages"]
        looked_at: set[str] = set()
        async with asyncio.timeout(PATIENCE):
            while len(looked_at) < 2:
                clock.forward(1)
                await running.local.gateway.settle()
                looked_at |= {each.path for each in here.asking.exchanges() if each.method == "GET"}


async def test_what_was_missed_is_the_last_move_or_how_it_began_and_a_game_that_is_gone_has_no_card(
    client: Grovekeeper,
) -> None:
    poster, tables = client.desk.poster, client.tables
    house = House(tables, tables._store, lambda: tables)
    table = await house.lobby(ADA, game=FOREST, seats=2)
    assert await poster._missed(table) == News(started=True)
    table = (await house.tables.join(table.id, BRUNO, house.next)).table
    table = (await house.tables.start(table.id, ADA, house.next)).table
    (begins,) = awaited(table)
    assert await poster._missed(table) == News((), frozenset({begins}), started=True)
    for line in ("take A1", "keep"):
        table = (await house.act(table, EVERYBODY[begins], line)).table
    missed = await poster._missed(table)
    assert [each.action for each in missed.told] == ["keep"]
    assert missed == News(missed.told, awaited(table))
    await poster._look_again(table.id + 1)


async def test_a_card_tells_the_news_of_its_turn_and_is_changed_while_that_goes_on(
    tmp_path: Path, conformance: Conformance, clock: Clock
) -> None:
    async with corner(tmp_path, conformance, clock) as here:
        poster, number = here.poster, here.table.id

        async def told(person: Person, line: Any, **news: Any) -> tuple[list[str], list[str]]:
            """Make a move, and tell of it; return what was asked of Discord, and which moves the newest card tells."""
            change = await here.moves(person, line)
            await poster.tell(number, News(change.told, **news))
            return await here.settled(), newest()

        def newest() -> list[str]:
            """Return the moves that the newest card tells; in brackets those that the next one tells again."""
            shown = [
                part for part in walk(here.pressable()[-1].json["components"]) if part["type"] == TEXT_DISPLAY
            ]
            told = [
                (line[2:], part.get("id"))
                for part in shown
                for line in part["content"].split("\n")
                if line.startswith("- ")
            ]
            return [line if identity == TOLD_HERE else f"({line})" for line, identity in told]

        ada, bruno = here.ada, here.bruno
        takes = "Ada takes A1: vines ×2."
        keeps = "(Ada keeps all gems where they are.)"
        other = ["(Bruno takes A2: mushrooms ×2.)", "(Bruno receives a favour.)"]
        assert await told(ada, "take A1") == (["post"], [takes])
        assert await told(ada, "keep", in_turn=True) == (["change"], [takes, keeps])
        ends = await told(bruno, "take A2", in_turn=True, ends_turn=True)
        assert ends == (["change"], [takes, keeps, *other])
        here.running.local.faults.add(Failing(route="change", status=400))
        anew = await told(bruno, "keep", in_turn=True)
        assert anew == (["change 400", "post", "change"], ["Bruno keeps all gems where they are."])
        await poster.show(here.table, await here.request())
        assert await here.settled() == ["follow-up", "change"]
        assert newest() == []
        legal = here.table.legal(int(ada.id)).actions[0]
        goes_on, (told_before, *_) = await told(ada, legal, in_turn=True)
        assert (goes_on, told_before) == (["change by answer"], anew[1][0])
        assert poster._on_card.keys() == {number}
        await pressed(ada, await asked(ada, "/stop"), "End it")
        await here.settled()
        assert poster._on_card == {}


async def test_a_board_is_drawn_ahead_for_the_card_that_will_tell_these_news(
    tmp_path: Path, conformance: Conformance, clock: Clock
) -> None:
    async with corner(tmp_path, conformance, clock) as here:
        poster = here.poster
        request = await here.request()
        before = boards_drawn()
        here.running.local.permit("grove", EVERY_PERMISSION & ~ATTACH_FILES)
        ended = replace(here.table, status=Status.OVER)
        poster.draw_ahead(ended, News(), request)
        poster.draw_ahead(here.table, News(), await here.request())
        await poster._tasks.drain()
        assert boards_drawn() == before
        poster.draw_ahead(here.table, News(), request)
        await asyncio.sleep(0)
        assert here.running.pool.asked == [], "an answer is written first"
        await poster._tasks.drain()
        assert boards_drawn() == before + 1
