"""The part of a rehearsal in which a person types, with a person and a Discord that do as they are told at once."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.operations.rehearsal.dialogue import DONE, EPHEMERAL, FIELD, OPTION, SUGGESTED, TYPED, Dialogue
from bot.operations.rehearsal.report import Facts
from bot.operations.rehearsal.wire import COMMAND, EventWire, Heard, RestAnswer, RestWire
from tests.standin.screen import PATIENCE

MADE, GONE = "guild-command-made", "guild-command-deleted"
LABEL, INPUT = 18, 4


class Rest:
    """Discord's API: it takes everything, or refuses what it is told to, and notes what it is asked."""

    def __init__(self, *refused: str) -> None:
        self.refused = refused
        self.asked: list[tuple[str, str, Any]] = []
        self.signed: list[bool] = []

    async def ask(self, method: str, path: str, body: Any = None, *, is_signed: bool = True) -> RestAnswer:
        self.asked.append((method, path, body))
        self.signed.append(is_signed)
        if any(each in f"{method} {path}" for each in self.refused):
            return RestAnswer(400, {}, {"code": 50035})
        if method == "GET":
            return RestAnswer(404, {}, {"code": 10063})
        status = {"POST": 201 if path.endswith("/commands") else 200}.get(method, 204)
        flags = ((body or {}).get("data") or {}).get("flags", 0)
        return RestAnswer(status, {}, {**(body or {}), "id": "7", "resource": {"message": {"flags": flags}}})


class Rehearsal:
    """A dialogue, and all that was noted in it."""

    def __init__(self, *refused: str) -> None:
        self.rest = Rest(*refused)
        self.notes: dict[str, tuple[Facts, Facts]] = {}
        self.is_suggested = asyncio.Event()
        self.events = SimpleNamespace(typing=asyncio.Queue(), commands=asyncio.Queue(), forms=asyncio.Queue())
        self.dialogue = Dialogue(
            cast(RestWire, self.rest), cast(EventWire, self.events), str, self._note, 0.01
        )

    def _note(self, name: str, expected: Facts, found: Facts) -> None:
        self.notes[name] = expected, found
        if name == TYPED[0]:
            self.is_suggested.set()

    async def type(self, focused: str = OPTION) -> None:
        options = [{"name": "other"}, {"name": focused, "focused": True}]
        await self.events.typing.put(Heard(1, "typing", {"options": options} if focused else {}))

    def use(self, value: str = SUGGESTED) -> None:
        options = [{"name": OPTION, "value": value}]
        given = {"options": options} if value else {}
        self.events.commands.put_nowait(Heard(2, "command", {"name": COMMAND, **given}))

    def send(self, words: str = "moss") -> None:
        field = {"type": INPUT, "custom_id": FIELD, "value": words}
        labelled = {
            "components": [{"type": LABEL, "component": field}, {"type": LABEL}][: 1 + (words == "two")]
        }
        self.events.forms.put_nowait(Heard(3, "form", {} if words == "none" else labelled))

    async def run(self) -> list[str]:
        async with asyncio.timeout(PATIENCE):
            left_out = await self.dialogue.run(5, 6, lambda: None)
            await self.dialogue.clean()
        return left_out

    @property
    def differing(self) -> list[str]:
        return [name for name, (expected, found) in self.notes.items() if expected != found]


@pytest.fixture
def rehearsal() -> Rehearsal:
    return Rehearsal()


async def whole(rehearsal: Rehearsal, focused: str = OPTION, **given: str) -> list[str]:
    """Let a person type a letter, and what is suggested once that has come, and then send the form."""

    async def person() -> None:
        await rehearsal.type(focused)
        await rehearsal.is_suggested.wait()
        rehearsal.use(given.get("value", SUGGESTED))
        rehearsal.send(given.get("words", "moss"))

    rehearsal.dialogue._seconds = 5.0
    typing = asyncio.create_task(person())
    left_out = await rehearsal.run()
    await typing
    return left_out


async def test_all_is_as_it_should_be_and_nothing_stays(rehearsal: Rehearsal) -> None:
    assert await whole(rehearsal) == []
    assert [*rehearsal.notes] == [MADE, *TYPED, GONE]
    assert rehearsal.differing == []
    commands = "/applications/5/guilds/6/commands"
    expected = [
        ("POST", commands),
        ("POST", "/interactions/1/typing/callback?with_response=true"),
        ("POST", "/interactions/2/command/callback?with_response=true"),
        ("POST", "/interactions/3/form/callback?with_response=true"),
        ("DELETE", "/webhooks/5/form/messages/@original"),
        ("DELETE", f"{commands}/7"),
        ("GET", f"{commands}/7"),
    ]
    assert [(method, path) for method, path, _ in rehearsal.rest.asked] == expected
    assert rehearsal.rest.signed == [True, False, False, False, False, True, True]
    option = {
        "type": 3,
        "name": OPTION,
        "description": "rehearse-option",
        "required": True,
        "autocomplete": True,
    }
    field = {"type": 4, "custom_id": FIELD, "style": 1, "required": True, "max_length": 20}
    assert [body for _, _, body in rehearsal.rest.asked if body] == [
        {"type": 1, "name": COMMAND, "description": "rehearse-command", "options": [option]},
        {"type": 8, "data": {"choices": [{"name": "rehearse-suggested", "value": SUGGESTED}]}},
        {
            "type": 9,
            "data": {
                "custom_id": "rehearsal:form",
                "title": "rehearse-form",
                "components": [{"type": LABEL, "label": "rehearse-field", "component": field}],
            },
        },
        {
            "type": 4,
            "data": {"content": "rehearse-answer", "flags": EPHEMERAL, "allowed_mentions": {"parse": []}},
        },
    ]


@pytest.mark.parametrize(
    ("given", "differing"),
    [
        ({"focused": "other word"}, TYPED[0]),
        ({"value": "moss"}, TYPED[1]),
        ({"words": ""}, TYPED[3]),
        ({"words": "none"}, TYPED[3]),
        ({"words": "two"}, TYPED[3]),
        ({"focused": ""}, TYPED[0]),
        ({"value": ""}, TYPED[1]),
    ],
    ids=lambda value: str(value)[:20],
)
async def test_what_comes_otherwise_is_noted(
    rehearsal: Rehearsal, given: dict[str, str], differing: str
) -> None:
    assert await whole(rehearsal, **given) == []
    assert rehearsal.differing == [differing]


@pytest.mark.parametrize(
    ("refused", "differing", "left_out"),
    [
        ("POST /applications", [MADE], [*TYPED]),
        ("/interactions/2/command", [TYPED[2]], [TYPED[3]]),
        ("/interactions/1/", [TYPED[0]], []),
        ("/interactions/2/", [TYPED[2]], [TYPED[3]]),
        ("/interactions/3/", [TYPED[3]], []),
        ("DELETE /applications", [GONE], []),
    ],
)
async def test_what_is_refused_is_noted_and_the_rest_left_out(
    refused: str, differing: list[str], left_out: list[str]
) -> None:
    rehearsal = Rehearsal(refused)
    if left_out == [*TYPED]:
        assert await rehearsal.run() == left_out
        assert [*rehearsal.notes] == [MADE]
    else:
        assert await whole(rehearsal) == left_out
    assert rehearsal.differing == differing


async def test_who_types_all_of_it_was_asked_nothing(rehearsal: Rehearsal) -> None:
    rehearsal.use("moss")
    rehearsal.send()
    assert await rehearsal.run() == []
    assert rehearsal.notes[TYPED[0]] == ({**DONE, "is_focused": True}, {"asked": False})
    assert rehearsal.differing == [TYPED[0], TYPED[1]]


async def test_what_nobody_does_in_time_is_left_out(rehearsal: Rehearsal) -> None:
    assert await rehearsal.run() == [*TYPED]
    assert [*rehearsal.notes] == [MADE, GONE]
    rehearsal = Rehearsal()
    await rehearsal.type()
    assert await rehearsal.run() == [*TYPED[1:]]
    rehearsal = Rehearsal()
    rehearsal.use()
    assert await rehearsal.run() == [TYPED[3]]
