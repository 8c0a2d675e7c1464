"""The course of a rehearsal on a Discord that does as it is told: every request with its body, and every note."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.operations.rehearsal import stage as stages
from bot.operations.rehearsal.dialogue import TYPED
from bot.operations.rehearsal.stage import (
    ANSWERED,
    CARD,
    RATE_HEADERS,
    REFUSED,
    WITH_CARD,
    RehearsalStage,
    _answered,
    _media,
    _picture,
    _seen,
)
from bot.operations.rehearsal.wire import Heard, RestAnswer

URL = "https://cdn.example/rehearsal.png?ex=15180&is=0&hm=abc"
MEDIA = {"url": URL, "width": 64, "height": 64, "content_type": "image/png"}
COMMANDS = [{"name": "grow", "description": "Grows"}]


class Wire:
    """Discord's API and its files: it takes everything, or answers as it is told, and notes what it is asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, str, Any, bool, int]] = []
        self.instead: dict[str, RestAnswer] = {}
        self.fetched: list[str] = []
        self.content = _picture()
        self.session = self
        self.media: dict[str, Any] = dict(MEDIA)

    @asynccontextmanager
    async def get(self, url: Any) -> AsyncIterator[object]:
        self.fetched.append(str(url))

        async def read() -> bytes:
            return self.content

        yield SimpleNamespace(status=200 if url.query else 404, read=read)

    async def ask(
        self, method: str, path: str, body: Any = None, *, picture: bytes = b"", is_signed: bool = True
    ) -> RestAnswer:
        self.asked.append((method, path, body, is_signed, len(picture)))
        asked = f"{method} {path}"
        if (
            told := next((each for key, each in self.instead.items() if asked.startswith(key)), None)
        ) is not None:
            return told
        headers = {name.title(): "1" for name in RATE_HEADERS} | {"Date": "now"}
        if path.endswith("/messages") or (path.endswith("/messages/7") and method in ("GET", "PATCH")):
            deleted = ("DELETE", path, None, True, 0) in self.asked
            card = self._card(body) if method != "GET" else self._card(self.asked[2][2])
            return RestAnswer(404, headers, {"code": 10008}) if deleted else RestAnswer(200, headers, card)
        if path.startswith("/applications"):
            return RestAnswer(200, headers, COMMANDS)
        if path.startswith(("/interactions", "/webhooks")):
            message = {"flags": 64}
            return RestAnswer(200, headers, {**message, "resource": {"message": message}})
        if path.endswith("/threads"):
            return RestAnswer(201, headers, {"id": "9", "type": 11})
        if method == "DELETE" and path == "/channels/9":
            return RestAnswer(403, headers, {"code": 50013})
        return RestAnswer(200 if method == "PATCH" else 204, headers, None)

    def _card(self, body: dict[str, Any]) -> dict[str, Any]:
        (box,) = body["components"]
        text, gallery, *buttons = box["components"]
        (item,) = gallery["items"]
        shown = {**gallery, "items": [{**item, "media": self.media}]}
        return {"id": "7", "components": [{**box, "components": [text, shown, *buttons]}], "attachments": []}


class Events:
    """The gateway: it is open, and the person presses at once."""

    def __init__(self) -> None:
        self.application_id = 5
        self.is_open, self.is_back = asyncio.Event(), asyncio.Event()
        self.has_resumed = False
        self.presses: asyncio.Queue[Heard] = asyncio.Queue()
        self.is_open.set()

    async def cut(self) -> None:
        self.is_back.set()
        self.has_resumed = True


class Course:
    """A stage, and the wire and the events it is on."""

    def __init__(self, *, may_delete: bool = False) -> None:
        self.wire, self.events = Wire(), Events()
        self.invited: list[str] = []
        self.stage = RehearsalStage(
            cast(Any, self.wire), cast(Any, self.events), 6, str, self.invited.append, 5.0
        )

        async def permissions() -> bool:
            return may_delete

        self.stage._permissions = permissions  # type: ignore[method-assign]

    async def run(self) -> dict[str, tuple[Any, Any]]:
        """Go through it; return what was expected and what was found, by the name of the check."""
        await self.stage.run(COMMANDS)
        return {check.name: (check.expected, check.found) for check in self.stage.report.checks}


def card(text: str, url: str, *, has_buttons: bool) -> dict[str, Any]:
    """Return the card of a rehearsal as it is sent."""
    item = {"media": {"url": url}, "description": "rehearse-alt"}
    press = {"type": 2, "style": 3, "label": "rehearse-button", "custom_id": "rehearsal:press"}
    idle = {"type": 2, "style": 2, "label": "…", "custom_id": "rehearsal:idle", "disabled": True}
    buttons = [{"type": 1, "components": [press, idle]}] if has_buttons else []
    parts = [{"type": 10, "content": text}, {"type": 12, "items": [item]}, *buttons]
    return {"type": 17, "accent_color": 0x4E6B3A, "components": parts}


async def test_every_request_is_as_the_bot_makes_it_and_nothing_differs() -> None:
    course = Course()
    course.events.presses.put_nowait(Heard(11, "press", {}))
    notes = await course.run()
    assert [name for name, (expected, found) in notes.items() if expected != found] == []
    assert course.stage.report.left_out == [*TYPED], "a private channel has no commands of its own"
    assert course.stage.is_thread_left
    commands, messages = "/applications/5/commands", "/channels/6/messages"
    posted = {
        "flags": 1 << 15,
        "components": [card("rehearse-card", "attachment://rehearsal.png", has_buttons=True)],
        "attachments": [{"id": 0, "filename": "rehearsal.png", "description": "rehearse-alt"}],
        "allowed_mentions": {"parse": []},
    }
    said = {"content": "rehearse-answer", "flags": 64, "allowed_mentions": {"parse": []}}
    press, original = (
        "/interactions/11/press/callback?with_response=true",
        "/webhooks/5/press/messages/@original",
    )
    assert course.wire.asked == [
        ("PUT", commands, COMMANDS, True, 0),
        ("GET", f"{commands}?with_localizations=true", None, True, 0),
        ("POST", messages, posted, True, len(_picture())),
        ("GET", f"{messages}/7", None, True, 0),
        ("POST", press, {"type": 4, "data": said}, False, 0),
        ("PATCH", original, {"content": "rehearse-edited"}, False, 0),
        ("DELETE", original, None, False, 0),
        (
            "PATCH",
            f"{messages}/7",
            {"components": [card("rehearse-edited", URL, has_buttons=False)]},
            True,
            0,
        ),
        ("POST", f"{messages}/7/threads", {"name": "rehearse-thread", "auto_archive_duration": 60}, True, 0),
        ("DELETE", "/channels/9", None, True, 0),
        ("PATCH", "/channels/9", {"archived": True}, True, 0),
        ("DELETE", f"{messages}/7", None, True, 0),
        ("GET", f"{messages}/7", None, True, 0),
    ]
    assert course.wire.fetched == [URL, URL.partition("?")[0]]
    assert course.invited == ["rehearse-press"]
    assert notes["thread-deleted"] == (REFUSED, {"status": 403, "code": 50013})
    assert notes["thread-made"][0] == {"status": 201, "type": 11}
    assert notes["rate-limit-headers"][0] == {"headers": list(RATE_HEADERS)}
    assert notes["card-deleted"][0] == {"status": 204, "then": 404, "code": 10008}
    shown = {"width": 64, "height": 64, "content_type": "image/png"}
    assert (
        notes["card-posted"][1] == CARD == {"status": 200, "changed": [], "picture": shown, "attachments": 0}
    )
    link = {"status": 200, "is_same": True, "parameters": ["ex", "hm", "is"], "hours": 24, "bare": 404}
    assert notes["attachment-link"][1] == link
    assert notes["press-answered"][1] == ANSWERED == {"status": 200, "is_ephemeral": True, "code": None}
    assert notes["gateway-ready"][1] == {"came": True}


BAD = RestAnswer(400, {}, {"code": 50035})
LOST = {"status": 400, "changed": [".0"]}


@pytest.mark.parametrize(
    ("route", "answer", "differing"),
    [
        (
            "PUT /applications",
            BAD,
            {"commands-sent": {"status": 400, "changed": ["grow.name", "grow.description"]}},
        ),
        (
            "POST /interactions",
            BAD,
            {"press-answered": {"status": 400, "is_ephemeral": False, "code": 50035}},
        ),
        (
            "PATCH /webhooks",
            RestAnswer(200, {}, None),
            {"answer-edited": {**ANSWERED, "is_ephemeral": False}},
        ),
        ("PATCH /channels/6", BAD, {"card-edited": {"status": 400, "code": 50035}}),
        ("PATCH /channels/9", BAD, {"thread-archived": {"status": 400}}),
        ("DELETE /channels/9", BAD, {"thread-deleted": {"status": 400, "code": 50035}}),
        ("DELETE /channels/6", BAD, {"card-deleted": {"status": 400, "then": 404, "code": 10008}}),
        ("POST /channels/6/messages/7/threads", BAD, {"thread-made": {"status": 400, "type": None}}),
    ],
)
async def test_each_answer_that_is_another_one_is_noted_as_it_is(
    route: str, answer: RestAnswer, differing: dict[str, Any]
) -> None:
    course = Course()
    course.events.presses.put_nowait(Heard(11, "press", {}))
    course.wire.instead[route] = answer
    notes = await course.run()
    assert {name: found for name, (expected, found) in notes.items() if expected != found} == differing
    assert ("thread-deleted" in notes) is not route.endswith("threads")
    assert course.stage.is_thread_left is not route.endswith("threads")


async def test_without_a_card_all_that_needs_one_is_left_out() -> None:
    course = Course()
    course.wire.instead["POST /channels"] = BAD
    notes = await course.run()
    assert course.stage.report.left_out == [*WITH_CARD, *TYPED]
    assert notes["card-posted"][1] == {"status": 400, "code": 50035}
    assert notes["rate-limit-headers"][1] == {"headers": []}
    assert (
        *("card-fetched", "attachment-link", "press-answered", "answer-edited", "card-edited"),
        *("thread-made", "thread-deleted", "card-deleted"),
    ) == WITH_CARD
    assert set(notes).isdisjoint(WITH_CARD)


async def test_a_thread_that_may_be_deleted_is_and_then_nothing_is_left() -> None:
    course = Course(may_delete=True)
    course.stage._press_seconds = 0
    course.wire.instead["DELETE /channels/9"] = RestAnswer(200, {}, {"id": "9"})
    notes = await course.run()
    assert notes["thread-deleted"] == ({"status": 200, "code": None}, {"status": 200, "code": None})
    assert "thread-archived" not in notes
    assert not course.stage.is_thread_left
    assert course.stage.report.left_out == ["press-answered", "answer-edited", *TYPED]
    assert course.invited == ["rehearse-press"], "nobody is there, and nobody is asked to type"


async def test_in_a_server_a_person_is_asked_to_type(monkeypatch: pytest.MonkeyPatch) -> None:
    course = Course()
    course.stage._guild = 8
    course.events.presses.put_nowait(Heard(11, "press", {}))
    asked: list[object] = []

    async def run(application: int, guild: int, invite: Any) -> list[str]:
        asked.append((application, guild))
        invite()
        return ["form-sent"]

    monkeypatch.setattr(course.stage._dialogue, "run", run)
    await course.run()
    assert asked == [(5, 8)]
    assert course.invited == ["rehearse-press", "rehearse-type"]
    assert course.stage.report.left_out == ["form-sent"]
    alone = Course()
    alone.stage._invite = None
    alone.stage._guild = 8
    await alone.run()
    assert alone.stage.report.left_out == ["press-answered", "answer-edited", *TYPED]


async def test_a_gateway_that_does_not_open_is_noted_and_not_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stages, "GATEWAY_SECONDS", 0.0)
    course = Course()
    course.events.is_open.clear()
    course.stage._press_seconds = 0
    notes = await course.run()
    assert notes["gateway-ready"] == ({"came": True}, {"came": False})
    assert "gateway-resumed" not in notes
    course = Course()
    course.stage._press_seconds = 0
    monkeypatch.setattr(Events, "cut", lambda _: asyncio.sleep(0))
    assert (await course.run())["gateway-resumed"] == ({"resumed": True}, {"resumed": False})


@pytest.mark.parametrize(
    ("url", "found"),
    [
        ("https://cdn.example/x?ex=zz&is=0", {"parameters": ["ex", "is"], "hours": 0}),
        ("https://cdn.example/x?is=0", {"parameters": ["is"], "hours": 0}),
        ("https://cdn.example/x?ex=e11&is=0", {"parameters": ["ex", "is"], "hours": 1}),
        ("https://cdn.example/x?ex=e0f&is=0", {"parameters": ["ex", "is"], "hours": 0}),
    ],
)
async def test_the_hours_of_a_link_are_read_from_it(url: str, found: dict[str, Any]) -> None:
    course = Course()
    course.wire.content = b"another picture"
    course.stage._card = {"components": [{"components": [{"items": [{"media": {"url": url}}]}]}]}
    await course.stage._link()
    (check,) = course.stage.report.checks
    assert check.found == found | {"status": 200, "is_same": False, "bare": 404}
    course.stage._card = {}
    await course.stage._link()
    assert course.stage.report.checks[-1].found == {"parameters": [], "hours": 0}


def test_what_is_seen_of_a_card_leaves_out_only_the_address_of_its_picture() -> None:
    sent = [card("x", "attachment://rehearsal.png", has_buttons=True)]
    other = card("y", "https://elsewhere", has_buttons=False)
    other["components"][1]["items"][0]["media"] = {**MEDIA, "width": 65}
    found = _seen(RestAnswer(200, {}, {"components": [other], "attachments": [{}, {}]}), sent)
    assert found == {
        "status": 200,
        "changed": [".0.components"],
        "picture": {"width": 65, "height": 64, "content_type": "image/png"},
        "attachments": 2,
    }
    assert _seen(RestAnswer(200, {}, {"components": sent}), sent)["changed"] == []
    assert _seen(RestAnswer(200, {}, {"components": sent}), sent)["attachments"] == 0
    assert _seen(BAD, sent) == {"status": 400, "code": 50035}
    assert _media({}) == _media({"components": [{"components": [{"items": [{}]}]}]}) == {}
    assert _answered(BAD, {}) == {"status": 400, "is_ephemeral": False, "code": 50035}
    assert _answered(RestAnswer(200, {}, None), {"flags": 64 | 1})["is_ephemeral"]
    assert not _answered(RestAnswer(200, {}, None), {"flags": 1 | 128})["is_ephemeral"]
