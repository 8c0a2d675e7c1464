"""Tournaments on Discord: whose thread a table gets, and what is told of it to whom."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.discord.cards import tournament_card
from bot.discord.cards.table_card import News
from bot.discord.delivery.channel.game_threads import STAYS
from bot.discord.delivery.notices import organizer as organizing
from bot.discord.delivery.notices.organizer import Organizer, _people, _players
from bot.store.competitions.tournaments import OVER, RUNNING, PairingRecord
from bot.tables import Change
from bot.tables.tournaments.model import Tournament
from render.painter import Picture
from tests.bot.discord.delivery.test_reach import refusal

ME, HERE = 1, 6


class Text(discord.TextChannel):
    """A channel in which threads can be made, or are refused."""

    def __init__(self, *threads: tuple[int, str, int], error: Exception | None = None) -> None:
        self.found = [
            SimpleNamespace(id=number, name=name, owner_id=owner) for number, name, owner in threads
        ]
        self.error = error
        self.made: list[dict[str, object]] = []

    @property
    def threads(self) -> list[Any]:
        return self.found

    async def create_thread(self, **given: Any) -> Any:
        self.made.append(given)
        if self.error is not None:
            raise self.error
        return SimpleNamespace(id=50)


class Stage:
    """Discord and the poster as far as an organizer knows them."""

    def __init__(
        self, channel: object = None, *, user: int | None = ME, is_told: bool = False, speaks: bool = True
    ) -> None:
        self.channels = [channel]
        self.user = None if user is None else SimpleNamespace(id=user)
        self.is_told, self.speaks = is_told, speaks
        self.done: list[object] = []
        self.error: Exception | None = None
        self.pool = self.tables = self.preferences = self

    def get_channel(self, number: int) -> object:
        assert number == HERE
        return self.channels[0] if len(self.channels) == 1 else self.channels.pop(0)

    async def wait_until_ready(self) -> None:
        self.done.append("waits")

    async def fetch_channel(self, number: int) -> object:
        assert number == HERE
        raise refusal(10003)

    def note(self, channel: int, error: discord.HTTPException) -> None:
        self.done.append((channel, error.code))

    def get_partial_messageable(self, channel: int) -> Any:
        return SimpleNamespace(id=channel, send=self.send)

    async def send(self, *, view: object, files: list[Any], allowed_mentions: Any, nonce: str) -> None:
        pings = [each.id for each in allowed_mentions.users]
        self.done.append((view, [each.filename for each in files], pings, nonce))
        if self.error is not None:
            raise self.error

    async def draw(self, *given: object) -> Picture:
        self.done.append(f"draws {given[1:]}")
        return Picture(b"", "drawn", 1, 1)

    async def reachable(self, people: list[int]) -> list[int]:
        return [each for each in people if each != 9]

    async def tell(self, table: int, news: News) -> None:
        self.done.append((table, news))

    def organizer(self) -> Organizer:
        reach = SimpleNamespace(may_speak=lambda _: self.speaks, note=self.note)
        return Organizer(cast(Any, self), cast(Any, self), cast(Any, reach))


def cup(number: int = 1, status: str = RUNNING) -> Tournament:
    """Return a tournament in this round, won by the second of its entrants."""
    people = {1: 7, 2: 8, 3: None, 4: 9}
    return cast(
        Tournament,
        SimpleNamespace(
            id=4,
            place=SimpleNamespace(channel=HERE),
            record=SimpleNamespace(status=status, round=number, language="pl"),
            current=[SimpleNamespace(players=(1, 3)), SimpleNamespace(players=(4, 2))],
            winners=[2],
            entrant=lambda each: SimpleNamespace(person=people[each]),
        ),
    )


@pytest.fixture(autouse=True)
def pages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let pages and pictures be made of what they are about."""
    monkeypatch.setattr(tournament_card, "thread_name", lambda *_: "a table")
    monkeypatch.setattr(tournament_card, "sheet", lambda _, language: (f"sheet {language}",))
    monkeypatch.setattr(tournament_card, "news", lambda _, picture, key: f"news {key} {picture is not None}")


@pytest.mark.parametrize(
    ("channel", "user", "thread", "made"),
    [
        (None, ME, None, 0),
        ("a voice", ME, None, 0),
        (Text(), None, None, 0),
        (Text((40, "a table", 2), (41, "another", ME), (42, "a table", ME)), ME, 42, 0),
        (Text((40, "a table", 2)), ME, 50, 1),
        (Text(error=refusal(50013)), ME, None, 1),
    ],
    ids=["none", "no text", "not ready", "there", "somebody's", "refused"],
)
async def test_the_thread_of_a_table_is_the_one_there_is_or_a_new_one(
    channel: object, user: int | None, thread: int | None, made: int
) -> None:
    stage = Stage(channel, user=user)
    assert await stage.organizer().thread(cup(), cast(PairingRecord, None)) == thread
    assert stage.done == ([] if channel else ["waits", (HERE, 10003)])
    if isinstance(channel, Text):
        given = {"name": "a table", "type": discord.ChannelType.public_thread, "auto_archive_duration": STAYS}
        assert channel.made == [given] * made


async def test_a_channel_is_waited_for_until_discord_has_told_of_it() -> None:
    stage = Stage()
    stage.channels = [None, Text((42, "a table", ME))]
    assert await stage.organizer().thread(cup(), cast(PairingRecord, None)) == 42
    assert stage.done == ["waits"]


@pytest.mark.parametrize(("moment", "has_begun"), [(2, True), (3, False), (1, False)])
async def test_a_table_that_has_begun_notifies_nobody_again(
    monkeypatch: pytest.MonkeyPatch, moment: int, has_begun: bool
) -> None:
    monkeypatch.setattr(organizing, "awaited", lambda _: frozenset({7}))
    monkeypatch.setattr(organizing, "people_passed_by", lambda change: frozenset({change.table.id}))
    stage = Stage()
    change = cast(Change, SimpleNamespace(table=SimpleNamespace(id=3, moment=moment), told=("told",)))
    await stage.organizer().show(change)
    pings = frozenset[int]() if has_begun else frozenset({7})
    asked_for_a_vote = frozenset({3})
    assert stage.done == [(3, News(cast(Any, ("told",)), pings, asked_for_a_vote, started=has_begun))]


SHEET = "draws ('sheet pl', 'pl')"


@pytest.mark.parametrize(
    ("tournament", "done"),
    [
        (cup(), [("news 1 False", [], [7, 8], "tournament 4.1")]),
        (cup(2), [SHEET, ("news 2 True", ["standings.png"], [7, 8], "tournament 4.2")]),
        (cup(1, OVER), [SHEET, ("news 1over True", ["standings.png"], [8], "tournament 4.1over")]),
    ],
    ids=["first round", "second round", "over"],
)
async def test_a_round_is_told_with_how_it_stands_to_those_who_play_or_have_won(
    monkeypatch: pytest.MonkeyPatch, tournament: Tournament, done: list[object]
) -> None:
    async def is_told(stage: Stage) -> bool:
        return stage.is_told

    for stage in (Stage(), Stage(is_told=True), Stage(speaks=False)):
        organizer = stage.organizer()
        monkeypatch.setattr(organizer, "_is_told", lambda *_, now=stage: is_told(now))
        await organizer.announce(tournament)
        assert stage.done == (done if stage.speaks and not stage.is_told else [])
    refused = Stage()
    refused.error = refusal(50013)
    organizer = refused.organizer()
    monkeypatch.setattr(organizer, "_is_told", lambda *_: is_told(refused))
    await organizer.announce(tournament)
    assert refused.done == done


def test_people_are_those_who_are_known() -> None:
    assert _players(cup()) == [7, 9, 8]
    assert _people(cup(), [3, 2]) == [8]
