"""Search for what was sent and not noted: by the key in the custom_id of a button, among the latest of our own messages."""

from __future__ import annotations

from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord.components import ActionRow

from bot.discord.delivery import letters as letters_of
from bot.discord.delivery.letters import Letters, _page, _reader
from bot.discord.delivery.notices.order_notices import OrderNotices
from bot.discord.delivery.notices.organizer import Organizer
from bot.discord.delivery.notices.reminders import Reminders
from bot.discord.delivery.own_messages import own_messages
from bot.discord.delivery.request import Request
from bot.discord.ui.transport import NO_ACCESS
from bot.store.errors import Failed
from bot.store.games.letters import Letter
from bot.tables import Chair, Table, Tables
from bot.tables.tournaments.model import Tournament
from engine.registry import find
from tests.bot.discord.cards.test_every_card import parts
from tests.bot.discord.delivery.test_reach import refusal
from words.catalogue import words

ME, SOMEBODY = 1, 2


class Channel:
    """A channel with messages, the newest first, each of somebody and with one button."""

    def __init__(self, *messages: tuple[int, str], error: Exception | None = None) -> None:
        self.asked: list[int] = []
        self.error = error
        self.messages = [
            SimpleNamespace(id=100 - number, author=SimpleNamespace(id=author), components=[_row(custom_id)])
            for number, (author, custom_id) in enumerate(messages)
        ]

    async def history(self, limit: int) -> AsyncIterator[Any]:
        self.asked.append(limit)
        if self.error is not None:
            raise self.error
        for each in self.messages[:limit]:
            yield each


def _row(custom_id: str) -> ActionRow:
    button = {"type": 2, "style": 2, "label": "a button", "custom_id": custom_id}
    return ActionRow(cast(Any, {"type": 1, "components": [button]}))


def client_with(channel: Channel | None = None, user: int | None = ME) -> discord.Client:
    return cast(
        discord.Client,
        SimpleNamespace(
            user=None if user is None else SimpleNamespace(id=user),
            get_partial_messageable=lambda _: channel,
        ),
    )


KEY = "gk:3:0:moves:5.7"
SENT = ((SOMEBODY, KEY), (ME, "gk:3:0:moves:5.77"), (ME, KEY), (ME, KEY))


async def test_only_our_own_messages_are_looked_at_the_newest_first() -> None:
    channel = cast(discord.abc.Messageable, Channel(*SENT))
    found = [each.id async for each in own_messages(client_with(), channel, 4)]
    assert found == [99, 98, 97]
    assert [each.id async for each in own_messages(client_with(), channel, 2)] == [99]
    assert [each async for each in own_messages(client_with(user=None), channel, 4)] == []
    hidden = cast(discord.abc.Messageable, Channel(error=refusal(NO_ACCESS)))
    assert [each async for each in own_messages(client_with(), hidden, 4)] == []
    failing = cast(discord.abc.Messageable, Channel(error=refusal(0, 503)))
    with pytest.raises(discord.HTTPException):
        [each async for each in own_messages(client_with(), failing, 4)]


@pytest.mark.parametrize(
    ("sent", "found"), [(SENT, 98), (SENT[:2], None), ((), None), (((ME, "gk:3:0:moves:x5.7"),), None)]
)
async def test_a_notice_is_found_by_its_key(sent: tuple[tuple[int, str], ...], found: int | None) -> None:
    reminders = Reminders(client_with(Channel(*sent)), cast(Any, None), cast(Tables, None), cast(Any, None))
    assert await reminders.find(5, "5.7") == found


@pytest.mark.parametrize(
    ("sent", "is_told"), [((ME, "gk:0:4:tourtable:2"), True), ((ME, "gk:0:4:tourtable:12"), False)]
)
async def test_a_round_that_was_told_is_found_by_its_number(sent: tuple[int, str], is_told: bool) -> None:
    organizer = Organizer(client_with(), cast(Any, None), cast(Any, None))
    tournament = cast(Tournament, SimpleNamespace(id=4))
    for found in ([sent], [(ME, "gk:0:5:tourtable:2"), sent]):
        channel = cast(discord.PartialMessageable, Channel(*found))
        assert await organizer._is_told(channel, tournament, "2") is is_told
    assert not await organizer._is_told(cast(discord.PartialMessageable, Channel()), tournament, "2")


@pytest.mark.parametrize(
    ("custom_id", "is_sent"),
    [("gk:3:0:back:k1", True), ("gk:3:0:back:k11", False), ("gk:3:0:back:xk1", False)],
)
async def test_a_letter_that_was_sent_is_found_by_its_key(custom_id: str, is_sent: bool) -> None:
    channel = cast(discord.DMChannel, Channel((ME, "gk:0:0:me:"), (ME, custom_id)))
    letter = cast(Letter, SimpleNamespace(key="k1"))
    assert await Letters(client_with(), cast(Tables, None))._is_sent(channel, letter) is is_sent
    assert not await Letters(client_with(), cast(Tables, None))._is_sent(
        cast(discord.DMChannel, Channel()), letter
    )


def test_a_letter_goes_to_the_person_of_the_seat_unless_they_are_back() -> None:
    absent, back = (cast(Chair, SimpleNamespace(computer=level, person=7)) for level in ("brief", None))
    for kind in ("claimed", "ended", "lost"):
        assert _reader(absent, cast(Any, kind)) == _reader(back, cast(Any, kind)) == 7
    assert _reader(absent, "replaced") == 7
    assert _reader(back, "replaced") is None


@pytest.mark.parametrize("is_gone", [False, True])
@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("kind", ["replaced", "claimed", "ended", "lost"])
def test_a_letter_says_what_has_happened_and_leads_back(kind: str, language: str, is_gone: bool) -> None:
    place = SimpleNamespace(is_gone=is_gone, guild=5, channel=6)
    table = cast(Table, SimpleNamespace(id=3, game=find("living-forest"), place=place))
    speech, letter = words(language), cast(Letter, SimpleNamespace(kind=kind, key="k1"))
    said, _, button = parts(_page(table, letter, language))
    where = "" if is_gone else "https://discord.com/channels/5/6"
    assert said["content"] == speech.key(f"letter-{kind}", game=speech.key("living-forest"), where=where)
    op, label, style = ("back", "i-am-back", 3) if kind == "replaced" else ("catchup", "catchup", 2)
    assert (button["custom_id"], button["label"], button["style"]) == (
        f"gk:3:0:{op}:k1",
        speech.key(f"button-{label}"),
        style,
    )


class Owed:
    """The letters that are owed, with a database that answers only in the end."""

    def __init__(self, *trouble: str) -> None:
        self.trouble = [*trouble]
        self.done: list[str] = []
        self.letters = self

    def _try(self, what: str) -> None:
        self.done.append(what)
        if self.trouble and self.trouble[0] == what:
            self.trouble.pop(0)
            raise Failed("away")

    async def owed(self) -> list[Letter]:
        self._try("owed")
        return [cast(Letter, SimpleNamespace(key="k1", game=3))]

    async def claim(self, _: Letter) -> bool:
        self._try("claim")
        return True

    async def end(self, _: Letter) -> None:
        self._try("end")


@pytest.mark.parametrize(
    ("trouble", "done"),
    [
        ([], ["owed", "claim", "send", "end"]),
        (["owed", "owed"], ["owed", "owed", "owed", "claim", "send", "end"]),
        (["claim"], ["owed", "claim", "owed", "claim", "send", "end"]),
        (["end"], ["owed", "claim", "send", "end", "owed", "claim", "send", "end"]),
    ],
)
async def test_a_letter_waits_for_the_database_and_is_sent_then(
    monkeypatch: pytest.MonkeyPatch, trouble: list[str], done: list[str]
) -> None:
    monkeypatch.setattr(letters_of, "PAUSES", (0.0, 0.0))
    owed = Owed(*trouble)
    sender = Letters(client_with(), cast(Tables, owed))

    async def send(_: Letter) -> None:
        owed.done.append("send")

    monkeypatch.setattr(sender, "_send", send)
    sender.look_again()
    await sender._tasks.drain()
    assert owed.done == done
    assert sender._under_way == set()


async def test_what_an_order_did_waits_for_the_next_answer_where_this_one_fails() -> None:
    async def fail(_: int) -> list[Any]:
        raise Failed("away")

    tables = SimpleNamespace(orders=SimpleNamespace(of=fail))
    notices = OrderNotices(client_with(), cast(Tables, tables))
    request = cast(Request, SimpleNamespace(person=SimpleNamespace(id=7)))
    await notices.tell_unsent(request)
    assert notices._closed == set(), "whoever can be written to is told nothing here"
    notices._closed.add(7)
    await notices.tell_unsent(request)
    assert notices._closed == {7}


async def test_the_pauses_before_letters_are_asked_for_again_grow_up_to_the_last(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    monkeypatch.setattr(letters_of, "PAUSES", (1.0, 2.0, 5.0))
    monkeypatch.setattr(letters_of, "asyncio", SimpleNamespace(sleep=sleep))
    sender = Letters(client_with(), cast(Tables, Owed(*["owed"] * 5)))
    monkeypatch.setattr(sender, "_begin", lambda letter: pauses.append(0))
    await sender._look_again()
    assert pauses == [1.0, 2.0, 5.0, 5.0, 5.0, 0]


@pytest.mark.parametrize("person", [7, None])
@pytest.mark.parametrize("language", ["pl", None])
@pytest.mark.parametrize(
    ("is_claimed", "was_sent", "is_sent"),
    [(False, False, True), (True, False, True), (True, True, False), (False, True, True)],
)
async def test_a_letter_is_sent_once_in_the_language_of_its_reader(
    monkeypatch: pytest.MonkeyPatch,
    person: int | None,
    language: str | None,
    is_claimed: bool,
    was_sent: bool,
    is_sent: bool,
) -> None:
    sent: list[object] = []

    async def send(*, view: Any, nonce: str) -> None:
        sent.append((next(iter(parts(view)))["content"], nonce))

    async def create_dm(whom: discord.Object) -> Any:
        assert whom.id == 7
        return SimpleNamespace(send=send)

    async def table(number: int) -> Any:
        assert number == 3
        return game

    async def get(whom: int) -> Any:
        assert whom == 7
        return SimpleNamespace(language=language)

    async def known(*_: object) -> bool:
        return was_sent

    chairs = (SimpleNamespace(computer=None, person=None), SimpleNamespace(computer=None, person=person))
    place = SimpleNamespace(is_gone=True)
    game = SimpleNamespace(id=3, game=find("living-forest"), place=place, chairs=chairs, language="de")
    tables = SimpleNamespace(table=table, preferences=SimpleNamespace(get=get))
    sender = Letters(cast(Any, SimpleNamespace(create_dm=create_dm)), cast(Tables, tables))
    monkeypatch.setattr(sender, "_is_sent", known)
    letter = SimpleNamespace(game=3, seat=1, kind="lost", key="k1", claimed=is_claimed)
    await sender._send(cast(Letter, letter))
    speech = words(language or "de")
    said = speech.key("letter-lost", game=speech.key("living-forest"), where="")
    assert sent == ([(said, "k1")] if is_sent and person else [])
