"""The interaction machine, step by step, with a bot that also does what it should not."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from standin.server import LocalDiscord
from tests.standin.people import Person, at
from tests.standin.sight import Answer
from tests.standin.wire import Json, Line, Wire, wire

PING: Json = {"name": "ping", "description": "Pings", "type": 1}
BUTTON: Json = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}


class Stage:
    """Ada before the page and a raw bot behind it."""

    def __init__(self, raw: Wire, line: Line, ada: Person) -> None:
        self.raw, self.line, self.ada = raw, line, ada

    async def ping(self) -> tuple[Json, asyncio.Task[Answer]]:
        task = asyncio.create_task(self.ada.command("/ping"))
        return await self.line.event("INTERACTION_CREATE"), task

    async def pressed(self, **flags: int) -> tuple[Json, asyncio.Task[Answer]]:
        interaction, task = await self.ping()
        data = {"content": "press", "components": [BUTTON], **flags}
        await self.raw.answer(interaction, {"type": 4, "data": data})
        press = asyncio.create_task(self.ada.press((await task).message, "Go"))
        return await self.line.event("INTERACTION_CREATE"), press


@asynccontextmanager
async def staged(local: LocalDiscord) -> AsyncIterator[Stage]:
    async with wire(local) as raw, raw.gateway() as line, at(local.url, "Ada") as ada:
        await line.identify()
        await raw.register(PING)
        await ada.bot_ready()
        yield Stage(raw, line, ada)


@pytest.fixture
async def stage(local: LocalDiscord) -> AsyncIterator[Stage]:
    async with staged(local) as ready:
        yield ready


async def test_the_first_answer_counts_and_a_second_is_40060(stage: Stage) -> None:
    interaction, task = await stage.ping()
    status, body = await stage.raw.answer(interaction, {"type": 4, "data": {"content": "pong"}})
    assert (status, body["resource"]["message"]["content"]) == (200, "pong")
    assert body["interaction"]["response_message_ephemeral"] is False
    status, body = await stage.raw.answer(interaction, {"type": 4, "data": {"content": "again"}})
    assert (status, body["code"]) == (400, 40060)
    assert (await task).text == "pong"
    assert len(stage.ada.messages()) == 1


async def test_an_unknown_token_is_10062(stage: Stage) -> None:
    interaction, task = await stage.ping()
    status, body = await stage.raw.answer(interaction | {"token": "guess"}, {"type": 5})
    assert (status, body["code"]) == (404, 10062)
    await stage.raw.answer(interaction, {"type": 4, "data": {"content": "pong"}})
    await task


async def test_after_the_deadline_everything_is_10062() -> None:
    async with LocalDiscord(deadline=0.02) as local, staged(local) as stage:
        interaction, task = await stage.ping()
        assert (await task).kind == "failed"
        status, body = await stage.raw.answer(interaction, {"type": 4, "data": {"content": "late"}})
        assert (status, body["code"]) == (404, 10062)
        assert (await stage.raw.hook("POST", interaction, body={"content": "late"}))[0] == 404


async def test_the_clock_decides_the_deadline_and_the_lifetime() -> None:
    now = [0.0]
    async with LocalDiscord(clock=lambda: now[0]) as local, staged(local) as stage:
        interaction, task = await stage.ping()
        now[0] = 2.9
        assert (await stage.raw.answer(interaction, {"type": 4, "data": {"content": "pong"}}))[0] == 200
        await task
        now[0] = 899
        assert (await stage.raw.hook("PATCH", interaction, "/messages/@original", {"content": "x"}))[0] == 200
        now[0] = 901
        status, body = await stage.raw.hook("PATCH", interaction, "/messages/@original", {"content": "y"})
        assert (status, body["code"]) == (401, 50027)


async def test_before_an_answer_there_is_nothing_to_follow(stage: Stage) -> None:
    interaction, task = await stage.ping()
    status, body = await stage.raw.hook("POST", interaction, body={"content": "early"})
    assert (status, body["code"]) == (404, 10015)
    await stage.raw.answer(interaction, {"type": 5})
    await stage.raw.hook("DELETE", interaction, "/messages/@original")
    assert (await task).kind == "done"
    status, body = await stage.raw.hook("GET", interaction, "/messages/@original")
    assert (status, body["code"]) == (404, 10008)


async def test_the_first_follow_up_fills_in_and_cannot_change_who_sees_it(stage: Stage) -> None:
    interaction, task = await stage.ping()
    await stage.raw.answer(interaction, {"type": 5, "data": {"flags": 64}})
    _, filled = await stage.raw.hook("POST", interaction, body={"content": "private"})
    _, second = await stage.raw.hook("POST", interaction, body={"content": "public"})
    assert (filled["flags"], second["flags"]) == (64, 0)
    assert (await task).message.id == filled["id"]
    _, third = await stage.raw.hook("POST", interaction, body={"content": "hidden", "flags": 64})
    assert third["flags"] == 64
    assert (await stage.ada.sees("hidden")).is_ephemeral
    channel = filled["channel_id"]
    assert (await stage.raw.ask("GET", f"/channels/{channel}/messages/{filled['id']}"))[1]["code"] == 10008
    _, history = await stage.raw.ask("GET", f"/channels/{channel}/messages")
    assert [message["content"] for message in history] == ["public"]


async def test_a_message_of_another_interaction_is_out_of_reach(stage: Stage) -> None:
    first, task = await stage.ping()
    _, body = await stage.raw.answer(first, {"type": 4, "data": {"content": "one"}})
    await task
    second, task = await stage.ping()
    await stage.raw.answer(second, {"type": 4, "data": {"content": "two"}})
    await task
    identity = body["resource"]["message"]["id"]
    status, body = await stage.raw.hook("PATCH", second, f"/messages/{identity}", {"content": "mine"})
    assert (status, body["code"]) == (404, 10008)


async def test_each_kind_of_interaction_allows_its_own_answers(stage: Stage) -> None:
    interaction, task = await stage.ping()
    for kind in (6, 7, 8, 12, None):
        status, body = await stage.raw.answer(interaction, {"type": kind, "data": {}})
        assert (status, body["code"]) == (400, 50035), kind
    await stage.raw.answer(interaction, {"type": 4, "data": {"content": "x"}})
    await task


async def test_a_wrong_body_can_be_put_right(stage: Stage) -> None:
    interaction, task = await stage.ping()
    status, body = await stage.raw.answer(interaction, {"type": 4, "data": {"content": "x" * 2001}})
    assert (status, body["code"]) == (400, 50035)
    assert body["errors"]["data"]["content"]["_errors"][0]["code"] == "BASE_TYPE_MAX_LENGTH"
    assert (await stage.raw.answer(interaction, {"type": 4, "data": {}}))[1]["code"] == 50006
    assert (await stage.raw.answer(interaction, {"type": 4, "data": {"content": "x"}}))[0] == 200
    assert (await task).text == "x"


async def test_an_update_changes_the_pressed_message(stage: Stage) -> None:
    interaction, press = await stage.pressed()
    assert (interaction["type"], interaction["data"]["component_type"]) == (3, 2)
    assert interaction["message"]["content"] == "press"
    status, body = await stage.raw.answer(
        interaction, {"type": 7, "data": {"content": "done", "components": []}}
    )
    assert (status, body["interaction"]["response_message_id"]) == (200, interaction["message"]["id"])
    answer = await press
    assert (answer.text, answer.message.buttons) == ("done", [])


async def test_an_update_of_an_ephemeral_message_stays_ephemeral(stage: Stage) -> None:
    interaction, press = await stage.pressed(flags=64)
    await stage.raw.answer(interaction, {"type": 7, "data": {"content": "done", "flags": 0}})
    assert (await press).message.is_ephemeral


async def test_a_deferred_update_leaves_the_message_and_edits_it_later(stage: Stage) -> None:
    interaction, press = await stage.pressed()
    await stage.raw.answer(interaction, {"type": 6})
    answer = await press
    assert (answer.kind, answer.message.text) == ("deferred", "press")
    await stage.raw.hook("POST", interaction, body={"content": "a sentence", "flags": 64})
    assert (await stage.ada.final(answer)).text == "a sentence"
    await stage.raw.hook("PATCH", interaction, "/messages/@original", {"content": "changed"})
    await stage.ada.edited(answer.message)
    assert answer.message.text == "changed"


async def test_a_form_cannot_answer_a_form(stage: Stage) -> None:
    field = {"type": 4, "style": 1, "custom_id": "name", "label": "Name"}
    form = {"title": "T", "custom_id": "f", "components": [{"type": 1, "components": [field]}]}
    interaction, press = await stage.pressed()
    await stage.raw.answer(interaction, {"type": 9, "data": form})
    opened = (await press).modal
    assert (await stage.ada.submit(opened, {"Name": ""})).kind == "refused"
    submit = asyncio.create_task(stage.ada.submit(opened, {"Name": "Friday"}))
    filled = await stage.line.event("INTERACTION_CREATE")
    assert filled["data"]["components"][0]["components"][0]["value"] == "Friday"
    assert (await stage.raw.answer(filled, {"type": 9, "data": form}))[0] == 400
    await stage.raw.answer(filled, {"type": 7, "data": {"content": "named"}})
    assert (await submit).text == "named"
    assert (await stage.ada.submit(opened, {"Name": "again"})).sentence == "That form is no longer open."


async def test_nobody_presses_what_is_not_theirs(stage: Stage) -> None:
    interaction, press = await stage.pressed(flags=64)
    await stage.raw.answer(interaction, {"type": 6})
    secret = (await press).message
    async with at(stage.raw.local.url, "Bruno") as bruno:
        assert (await bruno.press(secret, "Go")).sentence == "That message is gone."


async def test_an_answer_to_a_command_says_that_it_is_one_and_an_answer_to_a_press_does_not(
    stage: Stage,
) -> None:
    interaction, task = await stage.ping()
    await stage.raw.answer(interaction, {"type": 4, "data": {"content": "pong", "components": [BUTTON]}})
    answered = (await task).message
    press = asyncio.create_task(stage.ada.press(answered, "Go"))
    await stage.raw.answer(
        await stage.line.event("INTERACTION_CREATE"), {"type": 4, "data": {"content": "pressed"}}
    )
    assert [answered.json["type"], (await press).message.json["type"]] == [20, 0]
