"""Presses and commands that no page of today makes: of pages from long ago, of other versions, and of whoever may not."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.discord.commands.competitions import challenge
from bot.discord.commands.help import learn, rules
from bot.discord.commands.registry import answer_of
from bot.discord.commands.results import stats
from bot.discord.commands.settings import guild_settings
from bot.discord.commands.table import seats
from bot.discord.commands.turn import look, moves, orders, whatif
from bot.discord.delivery.request import Request
from bot.discord.ui.custom_id import CustomId
from bot.tables import Table
from bot.tables.challenge.service import NotYet
from bot.tables.requests.guided_games import code_of
from engine.errors import Illegal, Refused, Stale
from engine.text import say
from tests.bot.discord.cards.test_every_card import parts
from tests.bot.discord.commands.results.test_stats import finished
from tests.bot.discord.delivery.test_answers import Noting
from tests.bot.discord.grove import FOREST, Grove, grove, playing
from tests.standin.people import Person
from words.catalogue import words

EN = words("en")


class Pressed(Noting):
    """An interaction of somebody in a channel; it notes the words and the custom_ids of each answer."""

    def __init__(self, channel: int, guild: int | None, person: int, *, manages: bool = False) -> None:
        super().__init__(None)
        self.channel_id, self.guild_id = channel, guild
        self.channel = self.guild = None
        self.user.id = person
        self.app_permissions = discord.Permissions.all()
        self.permissions = discord.Permissions(manage_guild=manages)
        self.pages: list[list[str]] = []

    def request(self) -> Request:
        request = Request(cast(Any, self))
        request.on_shown = lambda page, _: self.pages.append(
            [
                found
                for part in parts(cast(Any, page))
                if (found := part.get("content") or part.get("custom_id"))
            ]
        )
        return request


def by(running: Grove, person: Person) -> Pressed:
    """Return an interaction of a person where they are."""
    channel = running.local.world.channels[person.channel]
    return Pressed(int(channel.id), int(channel.guild_id or 0), int(person.id))


def pressed_at(table: Table, op: str, path: str = "nonsense", moment: int | None = None) -> CustomId:
    return CustomId(table.id, table.moment if moment is None else moment, op, path)


async def test_a_page_whose_moves_are_none_any_more_is_answered_with_those_there_are(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        await playing(ada, bruno)
        desk, table = running.bot.desk, await running.table(ada)
        not_among, stale = EN.key("refusal-not-among"), EN.key("refusal-stale")
        for answer, op, said in (
            (moves.step, "step", not_among),
            (moves.play_previewed, "do", not_among),
            (moves.play_together, "several", not_among),
            (orders.step, "orderstep", stale),
            (orders.give_previewed, "ordergive", stale),
        ):
            asks = by(running, ada)
            await cast(Any, answer)(desk, asks.request(), pressed_at(table, op))
            [[first, *others]] = asks.pages
            assert first.startswith(said), op
            assert len(others) > 1, op
        for answer, op in ((orders.step, "orderstep"), (orders.give_previewed, "ordergive")):
            asks = by(running, ada)
            await cast(Any, answer)(desk, asks.request(), pressed_at(table, op, moment=table.moment - 1))
            assert asks.pages[0][0].startswith(stale)
        with pytest.raises(Illegal):
            moves._marked_action(int(ada.id), "nonsense", table)
        legal = table.legal(int(ada.id))
        assert (await running.table(ada)).moment == table.moment, "nothing was played"
        assert legal.actions


async def test_a_trial_that_is_gone_or_has_changed_is_shown_as_it_is_now(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        await playing(ada, bruno)
        desk, table = running.bot.desk, await running.table(ada)
        asks = by(running, ada)
        await whatif.step(desk, asks.request(), pressed_at(table, "trystep"))
        [[gone, anew]] = asks.pages
        assert gone == EN.key("trial-none")
        assert anew == f"gk:{table.id}:0:tryanew:"
        trial = await desk.tables.whatif.begin(table.id, int(ada.id))
        for moment, said in ((trial.stamp, "refusal-not-among"), (trial.stamp + 1, "trial-moved-on")):
            asks = by(running, ada)
            await whatif.step(desk, asks.request(), pressed_at(table, "trystep", moment=moment))
            title, above, *_ = asks.pages[0][0].split("\n")
            assert title == f"### {EN.key('trial-banner')}"
            assert above == EN.key(said)


async def test_a_lesson_that_is_taught_no_more_asks_which_one(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        desk = running.bot.desk
        unfit = CustomId(0, 999_999_999, "learnanew", "nonsense")
        for answer in (learn.look, learn.step):
            asks = by(running, ada)
            await cast(Any, answer)(desk, asks.request(), unfit)
            [[_, *lessons]] = asks.pages
            assert len(lessons) == len(desk.games)
        asks = by(running, ada)
        begun = code_of(desk.games[FOREST])
        await learn.step(desk, asks.request(), CustomId(0, begun, "learnstep", "nonsense"))
        title, above, *_ = asks.pages[0][0].split("\n")
        assert title.startswith("### ")
        assert above == EN.key("refusal-not-among")
        asks = by(running, ada)
        await rules.show_lesson_of(desk, asks.request(), CustomId(0, 0, "lessonof", "no-game"))
        assert asks.pages == [[EN.key("rules-none-written")]]


async def test_a_card_is_posted_again_by_a_press_and_nobody_takes_the_seat_for_a_bot(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        card = await playing(ada, bruno)
        desk, table = running.bot.desk, await running.table(ada)
        asks = by(running, ada)
        await look.show_newest(desk, asks.request(), pressed_at(table, "board"))
        assert asks.pages == [[EN.key("board-posted")]]
        assert any(each.startswith("follow up pings=[]") for each in asks.sent)
        assert card.id
        somebody = cast(discord.User, SimpleNamespace(bot=True, id=5))
        with pytest.raises(Refused) as refused:
            await seats.ask_to_offer(desk, by(running, ada).request(), somebody)
        assert refused.value.text == say("substitute-bot")


async def test_who_may_not_or_has_nothing_to_show_is_told_so(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        desk, here = running.bot.desk, by(running, ada)
        for asks, why in (
            (Pressed(5, None, int(ada.id), manages=True), "server-none"),
            (here, "server-only-managers"),
        ):
            with pytest.raises(Refused) as refused:
                await guild_settings.show_settings(desk, asks.request())
            assert refused.value.text == say(why)
        manages = Pressed(here.channel_id, here.guild_id, int(ada.id), manages=True)
        await guild_settings.show_settings(desk, manages.request())
        assert manages.pages[0][0].startswith(f"### {EN.key('server-title')}")
        ranking = CustomId(0, 0, "share", FOREST)
        with pytest.raises(Refused) as refused:
            await stats.share_leaderboard(desk, by(running, ada).request(), ranking)
        assert refused.value.text == say("leaderboard-none")
        await finished(running, ada, (ada, bruno))
        asks = by(running, ada)
        asks.app_permissions = discord.Permissions.none()
        await stats.show_leaderboard(desk, asks.request(), ranking)
        told = asks.pages[0][0]
        assert "1. Ada: " in told, "where no picture can be posted its words stand"
        assert told.endswith(EN.key("leaderboard-about"))
        day = desk.tables.challenges.today("UTC")
        with pytest.raises(NotYet):
            await challenge.share(
                desk, by(running, ada).request(), CustomId(0, day.toordinal(), "dailyshare")
            )


async def test_a_button_of_another_version_is_stale() -> None:
    answer, given = answer_of(CustomId(1, 2, "unheard"), ["picked"])
    assert given == (CustomId(1, 2, "unheard"),)
    with pytest.raises(Stale):
        await answer(None, None, *given)
