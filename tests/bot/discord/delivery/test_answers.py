"""Answers to an interaction as Discord is sent them, whatever was pressed or answered before, and whichever request fails.

`answers.txt` has a line for each way to answer; `python -m tests.bot.discord.delivery.test_answers` writes it anew after a change that is
meant. `(card 50)`, `(answered)` and `(shown …)` are what the request tells to whoever made it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.discord.delivery.request import LIFETIME, Request
from bot.discord.ui.components import Download, Page, text
from bot.discord.ui.transport import ALREADY_ANSWERED, INVALID_FORM
from tests.bot.discord.delivery.test_reach import refusal

RECORDED = Path(__file__).with_name("answers.txt")
CARD, OTHER = 50, 60
PRESSED = {
    "a command": None,
    "a card": SimpleNamespace(id=CARD, flags=SimpleNamespace(ephemeral=False)),
    "a private page": SimpleNamespace(id=CARD, flags=SimpleNamespace(ephemeral=True)),
}
"""Message whose part was pressed, by what it is."""
FILE = Download("a.txt", b"a")
ERRORS: Mapping[str, Sequence[Exception]] = {
    "is answered already": [refusal(ALREADY_ANSWERED, 400)],
    "takes no picture": [refusal(INVALID_FORM, 400)],
    "breaks off": [ConnectionResetError("broken off")],
    "is forbidden": [refusal(50001, 403)],
    "breaks off twice, and has arrived": [
        ConnectionResetError(),
        TimeoutError(),
        refusal(ALREADY_ANSWERED, 400),
    ],
}
ACTS: Mapping[str, Callable[[Request], Awaitable[object]]] = {
    "hold": Request.hold,
    "defer": Request.defer,
    "answer": lambda request: request.answer(page()),
    "answer with a file": lambda request: request.answer(page(), [FILE]),
    "remark": lambda request: request.remark(page()),
    "publicly": lambda request: request.answer_publicly(page()),
    "change": lambda request: request.change(page()),
    "replace": lambda request: request.replace_answer(page()),
    "edit the card": lambda request: request.edit_card(CARD, page(), None),
    "edit another": lambda request: request.edit_card(OTHER, page(), [cast(Any, FILE)]),
    "post": lambda request: request.post(page(), [cast(Any, FILE)], [7, 8], [9]),
    "in parts": lambda request: request.answer_all(["one", "two", "three"]),
    "tell": lambda request: request.tell("undo-done"),
    "write": lambda request: request.write(page()),
}
FIRST = ("hold", "defer", "answer", "remark", "publicly", "change")
SECOND = (
    "defer",
    "answer with a file",
    "remark",
    "publicly",
    "change",
    "replace",
    "edit the card",
    "in parts",
)


def page() -> Page:
    return Page(text("hello"))


class Noting:
    """An interaction that notes what Discord is sent; with each of the errors it fails once."""

    def __init__(self, message: object, *errors: Exception) -> None:
        self.sent: list[str] = []
        self.message, self.errors = message, [*errors]
        self.id, self.locale = 1, "en-GB"
        self.is_done = False
        self.user = SimpleNamespace(id=7, name="ada", display_name="Ada", send=self._does("write"))
        self.response = SimpleNamespace(
            is_done=lambda: self.is_done,
            defer=self._does("defer", is_first=True),
            send_message=self._does("send", is_first=True),
            edit_message=self._does("edit", is_first=True),
        )
        self.followup = SimpleNamespace(
            send=self._does("follow up"), edit_message=self._does("edit follow-up")
        )
        self.edit_original_response = self._does("edit original")
        self.original_response = self._does("fetch original")

    def _does(self, what: str, *, is_first: bool = False) -> Callable[..., Awaitable[object]]:
        async def do(*args: object, **given: Any) -> object:
            self.sent.append(
                " ".join([what, *map(str, args), *(_said(*each) for each in sorted(given.items()))])
            )
            if self.errors:
                raise self.errors.pop(0)
            self.is_done = self.is_done or is_first
            return SimpleNamespace(id=80, message_id=90, edit=self._does("edit remark"))

        return do


def _said(name: str, value: Any) -> str:
    match value:
        case discord.ui.LayoutView():
            first = next(iter(value.walk_children()))
            return str(getattr(first, "content", "..."))
        case discord.AllowedMentions(users=list(users), roles=list(roles)):
            return f"pings={[each.id for each in (*users, *roles)]}"
        case list():
            return f"{name}={[each.filename for each in value]}"
    return f"{name}={value}"


async def sent(pressed: str, is_only_way: bool, acts: Sequence[str], error: str = "") -> str:
    """Return what is sent when these are done one after the other; an error that is raised ends it."""
    noting = Noting(PRESSED[pressed], *ERRORS.get(error, ()))
    request = Request(
        cast(Any, noting),
        on_card=lambda card, _: noting.sent.append(f"(card {card})"),
        on_answer=lambda: noting.sent.append("(answered)"),
    )
    request.is_only_way = is_only_way
    request.on_shown = lambda shown, files: noting.sent.append(f"(shown {_said('', shown)} {len(files)})")
    for act in acts:
        try:
            given = await ACTS[act](request)
        except Exception as failed:
            noting.sent.append(f"raises {type(failed).__name__}")
            break
        if isinstance(given, int):
            noting.sent.append(f"= {given}")
    noting.sent.append(f"measured {request.answered_after is not None}")
    return "; ".join(noting.sent)


async def lines() -> list[str]:
    """Return a line for each way to answer."""
    found = []
    for pressed, is_only_way, (acts, error) in product(PRESSED, (False, True), _ways()):
        if is_only_way and pressed != "a card":
            continue  # There the bot answers as anywhere else.
        how = (
            f"{pressed}{', the only way' * is_only_way}: {' + '.join(acts)}{f', which {error}' * bool(error)}"
        )
        found.append(f"{how} -> {await sent(pressed, is_only_way, acts, error)}")
    return found


def _ways() -> Iterator[tuple[Sequence[str], str]]:
    yield from (((first,), "") for first in ACTS)
    yield from (((first, second), "") for first, second in product(FIRST, SECOND))
    yield from ((("publicly", "answer", "replace"), ""), (("remark", "answer", "answer"), ""))
    for error in ERRORS:
        if len(ERRORS[error]) == 1:
            yield from (((first,), error) for first in (*FIRST, "answer with a file"))
        yield from (((first, "answer with a file"), error) for first in ("hold", "defer"))


async def test_each_answer_is_sent_where_it_is_to_be_seen() -> None:
    assert await lines() == RECORDED.read_text(encoding="utf-8").splitlines()


async def test_an_interaction_is_gone_on_with_for_less_than_a_quarter_of_an_hour() -> None:
    request = Request(cast(Any, Noting(None)))
    heard = 4000.0
    for seconds, is_alive in ((0, True), (LIFETIME - 1, True), (LIFETIME, False), (LIFETIME + 1, False)):
        request._clock = lambda now=heard + seconds: now  # type: ignore[misc]
        request._heard = heard
        assert request.is_alive is is_alive
    assert 14 * 60 < LIFETIME < 15 * 60


def test_an_interaction_without_a_channel_has_no_place() -> None:
    nowhere = SimpleNamespace(interaction=SimpleNamespace(channel_id=None))
    with pytest.raises(LookupError):
        cast(Any, Request.place).fget(nowhere)


if __name__ == "__main__":
    RECORDED.write_text("\n".join([*asyncio.run(lines()), ""]), encoding="utf-8")
