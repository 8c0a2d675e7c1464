"""Seats that change hands: what is asked before, for whom, and what the newcomer is told."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.discord.cards.table_card import escaped_names, sentences
from bot.discord.commands.table.seats import LATELY
from bot.tables import Person as Somebody
from bot.tables import Tables, Told
from bot.tables.model.errors import CannotBeOffered, KnowsHands, LastMover, NotAtTable
from bot.tables.model.table import ANYBODY
from engine.event import Event
from engine.text import Seat, say
from tests.bot.discord.grove import (
    FOREST,
    asked,
    card_of,
    custom_ids,
    grove,
    house_of,
    labels,
    player,
    pressed,
    venue,
)
from words.catalogue import words

EN = words("en")
BRUNO, CELINA = Somebody(8, "Bru_no"), Somebody(9, "Celina")


async def test_whoever_resigns_is_asked_first_and_told_what_becomes_of_the_game(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        home, me = house_of(running), player(ada)
        for where, people, said in (
            ("grove", [me, BRUNO, CELINA], "resign-preview"),
            ("meadow", [me, BRUNO], "resign-preview-paused"),
            ("riverbank", [me], "resign-preview-abandoned"),
        ):
            table = await home.playing(
                *people, game="living-forest" if people[1:] else FOREST, place=venue(running, where)
            )
            if said.endswith("paused"):
                await running.tables.seats.stand_in(table.id, BRUNO, "brief", home.next)
                table = await running.tables.table(table.id)
            await ada.go(where)
            page = await asked(ada, "/resign")
            assert page.text == EN.key(said)
            assert custom_ids(page) == [f"gk:{table.id}:{table.moment}:resigned:", f"gk:{table.id}:0:close:"]


async def test_the_last_who_moves_may_pause_and_all_others_choose_a_level(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        home, me = house_of(running), player(ada)
        table = await home.playing(me, BRUNO, game=FOREST, place=venue(running, "grove"), first_player=1)
        page = await asked(ada, "/standin")
        assert page.text == EN.key("standin-preview")
        levels = await running.tables.seats.levels(table.id)
        assert custom_ids(page) == [
            f"gk:{table.id}:0:{each}" for each in (*(f"standin:{level}" for level in levels), "close:")
        ]
        assert labels(page)[0] == EN.key("level-random")
        await running.tables.seats.stand_in(table.id, BRUNO, "random", home.next)
        page = await asked(ada, "/standin")
        assert page.text == EN.say(LastMover().text)
        assert custom_ids(page) == [f"gk:{table.id}:0:pause:", f"gk:{table.id}:0:close:"]
        assert (await pressed(ada, page, EN.key("button-pause"))).text == EN.key("pause-done")


async def test_a_seat_is_offered_to_somebody_or_anybody_or_kept(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        home, me = house_of(running), player(ada)
        table = await home.playing(me, CELINA, game=FOREST, place=venue(running, "grove"))

        def does(op: str) -> list[str]:
            return [f"gk:{table.id}:0:{op}", f"gk:{table.id}:0:close:"]

        page = await asked(ada, "/substitute")
        assert page.text == EN.key("substitute-preview", whom=EN.key("substitute-anybody"))
        assert custom_ids(page) == does(f"offerseat:{ANYBODY}")
        page = await asked(ada, "/substitute person:@Bruno")
        assert page.text == EN.key("substitute-preview", whom=bruno.mention)
        assert custom_ids(page) == does(f"offerseat:{bruno.id}")
        for to in (ANYBODY, int(bruno.id)):
            await running.tables.seats.offer(table.id, me, to, home.next)
            page = await asked(ada, "/substitute")
            assert (page.text, custom_ids(page)) == (EN.key("substitute-offered"), does("keepseat:")[:1])
            assert (await pressed(ada, page, EN.key("button-keep"))).text.startswith(
                EN.key("substitute-kept")
            )


async def test_a_seat_is_not_offered_to_who_sits_there_or_knows_other_hands(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        home = house_of(running)
        await home.playing(player(ada), player(bruno), CELINA, game=FOREST, place=venue(running, "grove"))
        assert (await asked(ada, "/substitute person:@Bruno")).text == EN.key("substitute-seated")
        await pressed(bruno, await asked(bruno, "/resign"), EN.key("button-resign"))
        assert (await asked(ada, "/substitute person:@Bruno")).text == EN.say(CannotBeOffered().text)
        await pressed(ada, await asked(ada, "/substitute"), EN.key("button-offer"))
        card = await card_of(bruno, "seat is free")
        assert (await pressed(bruno, card, "Take Ada’s seat")).text == EN.say(KnowsHands().text)


async def test_a_host_chooses_among_the_other_people(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        home, me = house_of(running), player(ada)
        table = await home.playing(
            me, BRUNO, CELINA, game=FOREST, place=venue(running, "grove"), level="random"
        )
        page = await asked(ada, "/host")
        assert page.text == EN.key("host-preview")
        assert custom_ids(page) == [f"gk:{table.id}:0:{each}" for each in ("hosted:1", "hosted:2", "close:")]
        assert labels(page)[:2] == ["Bru_no", "Celina"]
        await home.playing(me, game=FOREST, place=venue(running, "meadow"), level="random")
        await ada.go("meadow")
        assert EN.say(NotAtTable().text) in (await asked(ada, "/host")).text


async def test_a_newcomer_is_told_nothing_that_another_alone_was_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = [
        Told(Seat(seat), "keep", (Event(say(key), frozenset({Seat(seat)})),))
        for seat, key in enumerate(("vote-yes", "vote-no"))
    ]

    async def history(_: Tables, table: int) -> Sequence[Told]:
        return told

    async with grove(tmp_path, "Ada", "Dorota") as (running, (ada, dorota)):
        await dorota.speak("en-US")
        await house_of(running).playing(player(ada), BRUNO, game=FOREST, place=venue(running, "grove"))
        await pressed(ada, await asked(ada, "/substitute"), EN.key("button-offer"))
        sure = await pressed(dorota, await card_of(dorota, "seat is free"), "Take Ada’s seat")
        monkeypatch.setattr(Tables, "history", history)
        page = await pressed(dorota, sure, EN.key("button-take"))
        assert page.text.split("\n") == [EN.key("take-done"), f"- {EN.key('vote-yes')}"]


async def test_a_newcomer_is_told_what_happened_of_late_and_shown_the_hand(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Dorota") as (running, (ada, dorota)):
        await dorota.speak("en-US")
        home, me = house_of(running), player(ada)
        for where, game, has_hand, waits in (
            ("grove", FOREST, False, False),
            ("meadow", "living-forest", True, True),
        ):
            options: dict[str, Any] = {"first_player": 1} if game == FOREST else {}
            table = await home.playing(me, BRUNO, game=game, place=venue(running, where), **options)
            while table.moment < 20 or (Seat(0) in [each.seat for each in table.awaiting]) is not waits:
                who = {each.id: each for each in (me, BRUNO)}[table.awaiting[0].person or 0]
                table = (await home.act(table, who, table.legal(who.id).actions[0])).table
            await ada.go(where)
            await dorota.go(where)
            await pressed(ada, await asked(ada, "/substitute"), EN.key("button-offer"))
            sure = await pressed(dorota, await card_of(dorota, "seat is free"), "Take Ada’s seat")
            assert sure.text == EN.key("take-preview", game=EN.key(game))
            assert custom_ids(sure) == [f"gk:{table.id}:0:{each}" for each in ("taken:0", "close:")]
            page = await pressed(dorota, sure, EN.key("button-take"))
            table = await running.tables.table(table.id)
            history = (await running.tables.history(table.id))[-LATELY:]
            said = [line for told in history for line in sentences(told, EN, escaped_names(table), Seat(0))]
            assert page.text.split("\n") == [EN.key("take-done"), *(f"- {line}" for line in said)]
            assert len(page.pictures) == has_hand
            assert any("items" in part for part in page.components) is has_hand
            assert LATELY == 12
            moves = [f"gk:{table.id}:{table.moment}:moves:"] if waits else []
            assert custom_ids(page) == [*moves, f"gk:{table.id}:0:catchup:"]
