"""Requests that come a second time, by way of another process: what was done is answered again, and told to nobody else again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import date
from types import SimpleNamespace
from typing import Any

import pytest

from bot.discord.commands.competitions import challenge
from bot.discord.commands.results import history
from bot.discord.commands.table import lobby, seats, stop
from bot.discord.delivery.notices import welcome_back
from bot.discord.ui.custom_id import CustomId
from bot.tables import Status
from bot.tables.model.table import Venue
from bot.tables.requests.guild_settings import GuildSettings
from words.catalogue import words

PLACE = Venue(5)
BEGUN: Any = SimpleNamespace(
    id=3, place=PLACE, status=Status.PLAYING, match="a game", chairs=(), awaiting=(), live=True
)

WAYS: dict[str, Callable[[Any, Any], Awaitable[None]]] = {
    "start": lambda desk, request: lobby.start_alone(desk, request, CustomId(3, 0, "alone")),
    "back": lambda desk, request: seats.come_back(desk, request, CustomId(3, 0, "back")),
    "take": lambda desk, request: seats.take_seat(desk, request, CustomId(3, 0, "taken", "1")),
    "stop": lambda desk, request: stop.stop(desk, request, CustomId(3, 0, "stopped")),
    "import": lambda desk, request: history.import_game(desk, request, request.file),
    "daily": lambda desk, request: challenge._play_here(desk, request, date(2026, 6, 1)),
}


def giving(value: object) -> Callable[..., Awaitable[Any]]:
    async def give(*_: object, **__: object) -> object:
        return value

    return give


@pytest.mark.parametrize("is_repeated", [False, True], ids=["first", "again"])
@pytest.mark.parametrize("way", WAYS)
async def test_what_comes_again_is_answered_and_told_to_nobody_else(
    monkeypatch: pytest.MonkeyPatch, way: str, *, is_repeated: bool
) -> None:
    answers, news = list[object](), list[object]()

    async def answer_of_saved(*given: object) -> None:
        answers.append(given)

    async def answer_and_post(
        _: object, __: object, ___: object, page: object, told: object, *____: object
    ) -> None:
        answers.append(page)
        news.extend([] if told is None else [told])

    async def post(*given: object) -> None:
        news.append(given)

    for module in (stop, challenge, history):
        monkeypatch.setattr(module, "answer_of_saved", answer_of_saved)
    for module, name in (
        (lobby, "answer_with_moves"),
        (seats, "answer_with_moves"),
        (seats, "answer_and_post"),
    ):
        monkeypatch.setattr(module, name, answer_and_post)
    monkeypatch.setattr(stop, "may_stop", giving(True))
    monkeypatch.setattr(challenge, "_begun", lambda *_: "begun")
    monkeypatch.setattr(seats, "_welcome", giving(("welcome", ())))
    monkeypatch.setattr(welcome_back, "lines", giving([]))
    change = giving(SimpleNamespace(table=BEGUN, told=(), repeated=is_repeated))
    tables = SimpleNamespace(
        table=giving(BEGUN),
        start=change,
        bring_in=change,
        seats=SimpleNamespace(come_back=change, take=change),
        guilds=SimpleNamespace(get=giving(GuildSettings()), stop=change),
        challenges=SimpleNamespace(begin=change),
        preferences=SimpleNamespace(get=giving(SimpleNamespace(hours=SimpleNamespace(zone="UTC")))),
    )
    request = SimpleNamespace(
        id=11,
        place=PLACE,
        person=SimpleNamespace(id=1),
        words=words("en"),
        language="en",
        defer=giving(None),
        interaction=SimpleNamespace(channel=None),
        file=SimpleNamespace(size=1, read=giving(b"")),
    )
    desk = SimpleNamespace(tables=tables, poster=SimpleNamespace(tell=post, show=post))
    await WAYS[way](desk, request)
    assert (len(answers), len(news)) == (1, 0 if is_repeated else 1)
