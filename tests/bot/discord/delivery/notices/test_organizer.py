"""Tournaments on Discord: whose thread a table gets, and what is told of it to whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import time
from pathlib import Path
from typing import Any

import pytest

from bot.discord.cards.table_card import News
from bot.discord.cards.tournament_card import thread_name
from bot.discord.delivery.notices.organizer import Organizer, news_of_table
from bot.discord.ui.transport import NO_PERMISSION
from bot.store.competitions.tournaments import OVER, RUNNING, EntrantRecord, PairingRecord
from bot.tables import Change, Told
from bot.tables.pairing.model import WIN
from bot.tables.tournaments.model import Tournament
from engine.text import Seat
from standin.faults.model import Failing
from standin.protocol.permissions import EVERY_PERMISSION, SEND_MESSAGES, SEND_MESSAGES_IN_THREADS
from standin.world.state import Channel, World, WorldEvent
from standin.world.wire import channel_json
from tests.bot.discord.cards.test_tournament_card import tournament
from tests.bot.discord.cards.test_votes_shown import table
from tests.bot.discord.grove import Grove, asked, grove
from tests.standin.people import Person
from tests.standin.sight import Message

SENDING = SEND_MESSAGES | SEND_MESSAGES_IN_THREADS
FIRST, SECOND = PairingRecord(1, 1, [1, 2], places=[1, 2]), PairingRecord(1, 2, [3, 4], places=[1, 2])
THIRD, BYE = PairingRecord(2, 1, [1, 3], places=[1, 2]), PairingRecord(2, 2, [2], points=WIN)


def cup(people: Sequence[Person], *pairings: PairingRecord, **chosen: Any) -> Tournament:
    """Return a tournament in the channel of these people, whose third entrant is forgotten."""
    ids = {person.name: int(person.id) for person in people}
    found = tournament(
        *pairings, **{"status": RUNNING, "round": 1, "channel": int(people[0].channel), **chosen}
    )
    entrants = [EntrantRecord(each.number, ids.get(each.name), each.name, False) for each in found.entrants]
    return replace(found, entrants=tuple(entrants))


def organizer(running: Grove) -> Organizer:
    return Organizer(running.bot, running.bot.desk.poster, running.bot.reach)


def started_by(person: Person, world: World, name: str) -> Channel:
    """Start a thread of this person's in the first channel."""
    parent, now = world.channel_named("grove"), world.timestamp()
    thread = Channel(
        world.snowflake(),
        11,
        name,
        parent.guild_id,
        parent.id,
        owner_id=person.id,
        created_at=now,
        archived_at=now,
    )
    world.add_channel(thread)
    world.publish(
        WorldEvent("THREAD_CREATE", channel_json(world, thread) | {"newly_created": True}, thread.guild_id)
    )
    return thread


async def test_the_thread_of_a_table_is_the_one_there_is_or_a_new_one(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, people):
        world, sends = running.local.world, organizer(running)
        held = cup(people, FIRST, SECOND)
        somebodys = started_by(people[0], world, thread_name(held, FIRST))
        await running.local.gateway.settle()
        made = await sends.thread(held, FIRST)
        assert made not in (None, int(somebodys.id))
        assert world.channels[str(made)].name == thread_name(held, FIRST)
        assert world.channels[str(made)].archives_after == 10080
        assert await sends.thread(held, SECOND) not in (None, made)
        assert await sends.thread(held, FIRST) == made

        running.local.faults.add(Failing(route="POST .*/threads$", status=403, code=NO_PERMISSION))
        assert await sends.thread(cup(people, THIRD), THIRD) is None
        voice = next(channel for channel in world.channels.values() if channel.type == 2)
        assert await sends.thread(cup(people, FIRST, channel=int(voice.id)), FIRST) is None


async def test_a_channel_that_is_not_there_has_no_threads_and_is_known_to_be_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with grove(tmp_path, "Ada") as (running, people):
        # The library waits two seconds for more servers to hear of.
        monkeypatch.setattr(running.bot, "wait_until_ready", running.bot._is_heard.wait)
        assert await organizer(running).thread(cup(people, FIRST, channel=404), FIRST) is None
        assert running.bot.reach.is_gone(404)


@pytest.mark.parametrize(("moment", "has_begun"), [(2, True), (3, False), (1, False)])
def test_a_table_that_has_begun_notifies_nobody_again(moment: int, has_begun: bool) -> None:
    """Whoever asked for a vote that has ended is told of that in any case."""
    now = replace(table(), moment=moment)
    told = (Told(Seat(0), "@lapse pause 1"),)
    assert now.match is not None
    waited = frozenset({seat + 1 for seat in now.match.awaiting})
    pings = frozenset[int]() if has_begun else waited
    assert news_of_table(Change(now, told)) == News(told, pings, frozenset({2}), started=has_begun)


async def test_a_round_is_told_once_with_how_it_stands_to_those_who_play_or_have_won(tmp_path: Path) -> None:
    """Not those who are asleep, and nothing where nothing may be sent."""
    async with grove(tmp_path, "Ada", "Bruno", "Dorota") as (running, people):
        ada, _, dorota = people
        now = running.now()
        hours: Mapping[str, Any] = {"wakes": time((now.hour + 2) % 24), "sleeps": time((now.hour - 2) % 24)}
        await running.tables.preferences.set(int(dorota.id), **hours)

        async def told(held: Tournament, words: str) -> Message:
            """Announce it twice, and return what is seen of that."""
            for _ in range(2):
                await organizer(running).announce(held)
            found = await ada.sees(words)
            assert [message.text for message in ada.messages()].count(found.text) == 1
            return found

        first = await told(cup(people, FIRST, SECOND), "round 1")
        assert sorted(first.mentions) == ["Ada", "Bruno"]
        assert first.alt_texts == []
        second = await told(cup(people, FIRST, SECOND, THIRD, BYE, round=2), "round 2")
        assert second.mentions == ["Ada"]
        assert len(second.alt_texts) == 1
        over = await told(
            cup(people, FIRST, SECOND, THIRD, BYE, round=2, status=OVER), "the tournament is over"
        )
        assert over.mentions == ["Ada"]
        assert len(over.alt_texts) == 1
        only = await told(cup(people, FIRST, id=8, status=OVER), "the tournament is over")
        assert only.mentions == ["Ada"]
        assert len(only.alt_texts) == 1, "how a tournament of one round has ended"

        refused = running.local.faults.add(Failing(route="post", status=403, code=NO_PERMISSION))
        await organizer(running).announce(cup(people, FIRST, id=9))
        assert refused.over.is_set()
        running.local.permit("grove", EVERY_PERMISSION & ~SENDING)
        await asked(ada, "/help")
        unasked = running.local.faults.add(Failing(route="post", status=403, code=NO_PERMISSION))
        await organizer(running).announce(cup(people, FIRST, id=9))
        assert not unasked.over.is_set()
