"""`grovekeeper rehearse`: on the stand-in it finds nothing, and each difference that is put in it finds by name."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeAlias, cast

import aiohttp
import discord
import pytest
from aiohttp import web
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route
from pydantic import SecretStr

from bot.operations.commands import rehearse as command
from bot.operations.errors import Trouble
from bot.operations.rehearsal.dialogue import TYPED
from bot.operations.rehearsal.rehearse import own_commands, rehearse
from bot.operations.rehearsal.report import RehearsalReport, changed, check_name, differences
from bot.operations.rehearsal.stage import WITH_CARD, RehearsalStage
from bot.operations.rehearsal.wire import EventWire, Heard, RestWire
from bot.settings import Settings
from bot.version import version
from engine.text import Text, say
from standin.content import attachments, components, messages
from standin.faults.model import Failing
from standin.gateway.identify import Sessions
from standin.gateway.session import Connection
from standin.interactions import from_page
from standin.interactions.lifecycle import Interactions
from standin.protocol.errors import unknown_interaction
from standin.protocol.permissions import ATTACH_FILES, EVERY_PERMISSION
from standin.rest.http import answer
from standin.rest.rate_limits import RateLimiter
from standin.rest.routes.commands import CommandRoutes
from standin.rest.routes.files import FileRoutes
from standin.server import LocalDiscord
from tests.standin.people import at
from tests.standin.sight import Answer

RECORDINGS = Path(__file__).parents[3] / "standin" / "recordings"
COMMANDS = [{"name": "grow", "description": "Grows", "name_localizations": {"pl": "rośnij"}}]
PRESS = ["press-answered", "answer-edited"]
ALONE = [*PRESS, *TYPED]
MADE, GONE = "guild-command-made", "guild-command-deleted"
Patch: TypeAlias = Callable[[pytest.MonkeyPatch, LocalDiscord], object]


@pytest.fixture(autouse=True)
def untouched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    monkeypatch.setattr(Asset, "BASE", Asset.BASE)


async def rehearsed(local: LocalDiscord, **options: Any) -> RehearsalStage:
    channel = int(local.world.channel_named("grove").id)
    given: dict[str, Any] = {"invite": None, "commands": COMMANDS}
    return await rehearse(None, local.url, channel, **given | options)


@asynccontextmanager
async def helping(
    local: LocalDiscord, *, word: str = ""
) -> AsyncIterator[tuple[Callable[[str], None], list[asyncio.Task[Answer]]]]:
    """Yield what invites Ada to press and to type, and what she does; with `word` she types that and not what is suggested."""
    doing: list[asyncio.Task[Answer]] = []
    async with at(local.url, "Ada") as ada:

        async def press() -> Answer:
            card = await ada.sees("Rehearsal: this card goes again by itself.")
            return await ada.press(card, "Press me")

        async def type_a_command() -> Answer:
            await ada.until(lambda: any(each["name"] == "rehearsal" for each in ada.commands), "the command")
            (choice,) = await ada.choices("/rehearsal word:s")
            opened = await ada.command("/rehearsal", word=word or choice)
            assert opened.modal is not None, opened
            return await ada.submit(opened.modal, {"Anything": "moss"})

        ways = {"rehearse-press": press, "rehearse-type": type_a_command}
        yield lambda key: doing.append(asyncio.create_task(ways[key]())), doing


async def test_on_the_stand_in_nothing_differs_and_nothing_stays() -> None:
    async with LocalDiscord() as local, helping(local) as (invite, doing):
        stage = await rehearsed(local, invite=invite, commands=await own_commands())
        pressed, sent = [await each for each in doing]
        place = local.world.channel_named("grove")
        threads = [each for each in local.world.channels.values() if each.parent_id == place.id]
        assert not place.messages
        assert [each.archived for each in threads] == [True]
    assert not [check for check in stage.report.checks if not check.is_as_expected]
    assert not stage.report.left_out
    assert [check.name for check in stage.report.checks] == [
        *("permissions", "commands-sent", "commands-kept", "gateway-ready", "card-posted"),
        *("rate-limit-headers", "card-fetched", "attachment-link", *PRESS, "card-edited"),
        *("thread-made", "thread-deleted", MADE, *TYPED, GONE),
        *("thread-archived", "card-deleted", "gateway-resumed"),
    ]
    assert pressed.message.is_ephemeral
    assert sent.message.is_ephemeral
    assert not any(local.world.commands.get(place.guild_id, ()))
    assert stage.is_thread_left


async def test_a_bot_that_may_delete_threads_leaves_none() -> None:
    async with LocalDiscord() as local:
        local.permit("grove", EVERY_PERMISSION)
        stage = await rehearsed(local)
        place = local.world.channel_named("grove")
        assert all(each.parent_id != place.id for each in local.world.channels.values())
    assert not stage.is_thread_left
    assert (stage.report.differing, stage.report.left_out) == ([], ALONE)


async def test_without_a_press_in_time_it_goes_on() -> None:
    async with LocalDiscord() as local:
        stage = await rehearsed(local, invite=lambda _: None, press_seconds=0)
    assert (stage.report.differing, stage.report.left_out) == ([], ALONE)
    assert {MADE, GONE}.isdisjoint(check.name for check in stage.report.checks)


def fewer_headers(patch: pytest.MonkeyPatch, _local: LocalDiscord) -> None:
    whole = RateLimiter._headers

    def fewer(self: RateLimiter, *args: Any) -> dict[str, str]:
        return {name: each for name, each in whole(self, *args).items() if name != "X-RateLimit-Bucket"}

    patch.setattr(RateLimiter, "_headers", fewer)


def other_components(patch: pytest.MonkeyPatch, _local: LocalDiscord) -> None:
    whole = components.complete

    def other(*args: Any) -> list[Any]:
        made = whole(*args)
        made[0]["accent_color"] = 1
        return made

    patch.setattr(messages, "complete", other)


def unsized(patch: pytest.MonkeyPatch, _local: LocalDiscord) -> None:
    patch.setattr(attachments, "_size", lambda _file: {"width": 1, "height": 1})


def used_attachments(patch: pytest.MonkeyPatch, _local: LocalDiscord) -> None:
    patch.setattr(messages, "unused", lambda files, *_: list(files.values()))


def short_links(patch: pytest.MonkeyPatch, _local: LocalDiscord) -> None:
    patch.setattr(attachments, "LINK_SECONDS", 3600)


def dead_links(patch: pytest.MonkeyPatch, _local: LocalDiscord) -> None:
    patch.setattr(FileRoutes, "_serve", lambda *_: web.Response(status=404))


def lost_languages(patch: pytest.MonkeyPatch, _local: LocalDiscord) -> None:
    async def bare(self: CommandRoutes, request: web.Request) -> web.Response:
        return answer(
            [each | {"name_localizations": None} for each in self._registered(self._scope(request))]
        )

    patch.setattr(CommandRoutes, "_list", bare)


def no_resume(patch: pytest.MonkeyPatch, _local: LocalDiscord) -> None:
    def begin_anew(self: Sessions, connection: Connection, data: Any) -> bool:
        properties = {"os": "linux", "browser": "none", "device": "none"}
        return self.identify(connection, {"token": data["token"], "intents": 1, "properties": properties})

    patch.setattr(Sessions, "resume", begin_anew)


def less(_patch: pytest.MonkeyPatch, local: LocalDiscord) -> None:
    local.permit("grove", EVERY_PERMISSION & ~ATTACH_FILES)


def failing(route: str, status: int = 400) -> Patch:
    return lambda _patch, local: local.faults.add(Failing(route=route, status=status))


DIFFERENCES: dict[str, tuple[Patch, set[str]]] = {
    "headers are missing": (fewer_headers, {"rate-limit-headers"}),
    "components change": (other_components, {"card-posted", "card-fetched", "card-edited"}),
    "a picture has another size": (unsized, {"card-posted", "card-fetched", "card-edited"}),
    "a shown file is an attachment too": (used_attachments, {"card-posted", "card-fetched", "card-edited"}),
    "links expire sooner": (short_links, {"attachment-link"}),
    "links are dead": (dead_links, {"attachment-link"}),
    "commands lose a language": (lost_languages, {"commands-kept"}),
    "commands are refused": (failing("commands"), {"commands-sent", "commands-kept"}),
    "sessions are not resumed": (no_resume, {"gateway-resumed"}),
    "files are forbidden": (less, {"permissions", "card-posted"}),
    "changes are refused": (failing(r"PATCH .*/channels/\d+/messages/\d+$"), {"card-edited"}),
    "threads are refused": (failing(r"POST .*/threads$"), {"thread-made"}),
    "deletions are refused": (failing(r"DELETE .*/messages/\d+$"), {"card-deleted"}),
}


@pytest.mark.parametrize("name", DIFFERENCES)
async def test_each_difference_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    put_in, expected = DIFFERENCES[name]
    local = LocalDiscord()
    put_in(monkeypatch, local)
    async with local:
        stage = await rehearsed(local)
    assert set(stage.report.differing) == expected
    assert stage.report.left_out == ([*WITH_CARD, *TYPED] if put_in is less else ALONE)


def seen_by_all(patch: pytest.MonkeyPatch, _local: LocalDiscord) -> None:
    origin = Interactions._origin

    def open_origin(self: Interactions, interaction: Any, _payload: Any, **options: Any) -> Any:
        return origin(self, interaction, {}, **options)

    patch.setattr(Interactions, "_origin", open_origin)


def unfocused(patch: pytest.MonkeyPatch, _local: LocalDiscord) -> None:
    whole = Interactions.send

    def send(self: Interactions, *args: Any, **options: Any) -> None:
        for option in next(each for each in args if isinstance(each, dict)).get("options") or ():
            option.pop("focused", None)
        whole(self, *args, **options)

    patch.setattr(Interactions, "send", send)


def other_fields(patch: pytest.MonkeyPatch, _local: LocalDiscord) -> None:
    patch.setattr(
        from_page,
        "fill",
        lambda asked, sent: [{"type": 1, "components": [dict(c) for c in sent["components"]]}],
    )


def refused_forms(patch: pytest.MonkeyPatch, _local: LocalDiscord) -> None:
    def refuse(*_: Any) -> None:
        raise unknown_interaction()

    patch.setattr(Interactions, "_ask", refuse)


WITH_SOMEBODY: dict[str, tuple[Patch, set[str]]] = {
    "answers are seen by everybody": (seen_by_all, {*PRESS, "form-sent"}),
    "nothing says what is being typed": (unfocused, {"suggestions-shown"}),
    "fields of a form come otherwise": (other_fields, {"form-sent"}),
    "forms are refused": (refused_forms, {"form-opened"}),
}


@pytest.mark.parametrize("name", WITH_SOMEBODY)
async def test_each_difference_that_takes_a_person_is_found(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_in, expected = WITH_SOMEBODY[name]
    async with LocalDiscord() as local, helping(local) as (invite, doing):
        put_in(monkeypatch, local)
        stage = await rehearsed(local, invite=invite)
        for each in doing:
            each.cancel()  # Whoever gets no answer would wait for it.
        await asyncio.gather(*doing, return_exceptions=True)
    assert set(stage.report.differing) == expected
    assert stage.report.left_out == (["form-sent"] if put_in is refused_forms else [])


async def test_what_is_sent_is_not_what_was_suggested() -> None:
    async with LocalDiscord() as local, helping(local, word="moss") as (invite, doing):
        stage = await rehearsed(local, invite=invite)
        await asyncio.gather(*doing)
    assert stage.report.differing == ["suggestion-chosen"]


async def test_the_command_writes_a_report_without_secrets(
    settings: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    secret = settings.model_copy(update={"discord_token": SecretStr("not to be seen")})
    file = tmp_path / "rehearsal.json"
    async with LocalDiscord() as local:
        place = local.world.channel_named("grove")
        assert await command(secret, local.url, int(place.id), file, alone=True) == 0
        hidden = [place.id, str(local.world.bot["id"]), "not to be seen", "grove", "Rehearsal"]
    told = capsys.readouterr().out
    assert "✗" not in told
    assert "All answers are those of the local channel." in told
    written = file.read_text(encoding="utf-8")
    assert not [each for each in hidden if each in written]
    assert json.loads(written)["left_out"] == ALONE
    assert await command(secret, None, 1, file, alone=True) == 1
    assert "is there already" in capsys.readouterr().err


async def test_without_a_token_and_an_address_it_says_what_it_needs() -> None:
    with pytest.raises(Trouble) as trouble:
        await rehearse(None, None, 1, None)
    assert trouble.value.text.key == "rehearse-no-token"


async def test_what_was_recorded_on_discord_is_as_on_the_stand_in(tmp_path: Path) -> None:
    async with LocalDiscord() as local, helping(local) as (invite, doing):
        report = (await rehearsed(local, invite=invite)).report
        await doing[0]
    for file in sorted(RECORDINGS.glob("*.json")):
        assert differences(json.loads(file.read_text(encoding="utf-8")), report) == {}, file.name
    file = tmp_path / "recording.json"
    report.write(file)
    recording = json.loads(file.read_text(encoding="utf-8"))
    assert differences(recording, report) == {}
    recording["checks"][0]["found"] = {"missing": ["attach_files"]}
    assert list(differences(recording, report)) == ["permissions"]


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (discord.LoginFailure("401"), say("start-token")),
        (aiohttp.ClientConnectionError("no way"), say("doctor-unreachable", why="no way")),
        (TimeoutError(), say("doctor-unreachable", why="TimeoutError")),
        (
            aiohttp.ClientConnectionError("POST webhooks/12/abc"),
            say("doctor-unreachable", why="POST webhooks/12/…"),
        ),
    ],
    ids=repr,
)
async def test_a_rehearsal_that_cannot_begin_says_why(
    error: Exception, text: Text, monkeypatch: pytest.MonkeyPatch
) -> None:
    tokens = []

    async def login(_: object, token: str) -> None:
        tokens.append(token)
        raise error

    monkeypatch.setattr(EventWire, "login", login)
    with pytest.raises(Trouble) as trouble:
        await rehearse(SecretStr("secret"), None, 1, None)
    assert trouble.value.text == text
    assert tokens == ["secret"]


def test_a_report_takes_no_name_that_is_taken_and_no_folder_that_is_not_there(tmp_path: Path) -> None:
    report, file = RehearsalReport(), tmp_path / "report.json"
    check_name(file)
    report.write(file)
    assert json.loads(file.read_text()) == {"version": version(), "checks": [], "left_out": []}
    for refuse in (report.write, check_name):
        with pytest.raises(Trouble) as trouble:
            refuse(file)
        assert trouble.value.text == say("copy-exists", file=str(file))
    with pytest.raises(Trouble) as trouble:
        report.write(tmp_path / "none" / "report.json")
    assert trouble.value.text.key == "copy-failed"
    args = dict(trouble.value.text.args)
    assert args["file"] == str(tmp_path / "none" / "report.json")
    assert "No such file" in str(args["why"])


@pytest.mark.parametrize(
    ("sent", "given", "at"),
    [
        ({"a": 1}, {"a": 1, "b": 2}, []),
        ({"a": {"b": 1}}, {"a": {"b": 2}}, [".a.b"]),
        ({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}, [".a.1.b"]),
        ({"a": [1, 2]}, {"a": [1]}, [".a"]),
        ({"a": [1]}, {"a": 1}, [".a"]),
        ({"a": {"b": 1, "c": 2}}, {"a": 3}, [".a.b", ".a.c"]),
        ({"a": 8}, {"a": "8"}, []),
        ({"a": "8"}, {"a": 8}, [".a"]),
        ({"a": 1.5}, {"a": "1.5"}, [".a"]),
        ({"a": [], "b": "", "c": False, "d": None}, {}, []),
        ({"a": []}, {"a": [1]}, [".a"]),
        ({"a": "xy"}, {"a": "xz"}, [".a"]),
        ({"a": 1}, None, [".a"]),
    ],
    ids=repr,
)
def test_what_was_sent_and_is_not_given_back_is_named_by_its_place(
    sent: object, given: object, at: list[str]
) -> None:
    assert changed(sent, given) == at


class Line:
    """A session of HTTP: it gives its answers one after the other, and notes what it is asked."""

    def __init__(self, *answers: tuple[int, str, bytes]) -> None:
        self.answers = [*answers]
        self.asked: list[tuple[str, str, dict[str, Any]]] = []

    @asynccontextmanager
    async def request(self, method: str, url: str, **sent: Any) -> AsyncIterator[object]:
        self.asked.append((method, url, sent))
        status, kind, raw = self.answers.pop(0)

        async def read() -> bytes:
            return raw

        yield SimpleNamespace(status=status, content_type=kind, headers={"x": "y"}, read=read)


JSON = "application/json"


async def test_a_request_is_sent_again_as_often_as_discord_says_to_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr("asyncio.sleep", sleep)
    line = Line(
        (429, JSON, b'{"retry_after": 0.5}'), (429, JSON, b"{}"), (200, JSON, b'{"code": 7, "id": 8}')
    )
    answer = await RestWire(cast(Any, line), "secret").ask("POST", "/here", {"a": 1})
    assert (answer.status, answer.headers, answer.data) == (200, {"x": "y"}, {"code": 7, "id": 8})
    assert (answer.is_good, answer.code) == (True, None)
    signed = {"json": {"a": 1}, "headers": {"Authorization": "Bot secret"}}
    assert line.asked == [("POST", Route.BASE + "/here", signed)] * 3
    assert waited == [0.5, 1]
    line = Line(*[(429, JSON, b'{"code": 9}')] * 5)
    answer = await RestWire(cast(Any, line), "secret").ask("GET", "/here", is_signed=False)
    assert (answer.status, answer.is_good, answer.code) == (429, False, 9)
    assert line.asked == [("GET", Route.BASE + "/here", {"headers": {}})] * 5
    line = Line((429, "text/html", b"{}"), (204, "text/html", b""), (300, JSON, b'["x"]'))
    wire = RestWire(cast(Any, line), "secret")
    assert [
        (a.status, a.data, a.is_good, a.code) for a in [await wire.ask("GET", "/") for _ in range(3)]
    ] == [
        (429, None, False, None),
        (204, None, True, None),
        (300, ["x"], False, None),
    ]


async def test_a_picture_goes_along_with_what_is_sent() -> None:
    line = Line((200, JSON, b"{}"))
    await RestWire(cast(Any, line), "secret").ask("POST", "/here", {"a": "ż"}, picture=b"drawn")
    ((_, _, sent),) = line.asked
    assert sent.keys() == {"data", "headers"}
    parts = [(part.name, part.filename, part.content_type, value) for part, value in fields(sent["data"])]
    assert parts == [
        ("payload_json", None, "application/json", json.dumps({"a": "ż"})),
        ("files[0]", "rehearsal.png", "image/png", b"drawn"),
    ]


def fields(form: aiohttp.FormData) -> list[tuple[Any, object]]:
    """Return what a form holds: of each field its name, its file and its type, and what is in it."""
    return [
        (
            SimpleNamespace(
                name=options["name"], filename=options.get("filename"), content_type=headers["Content-Type"]
            ),
            value,
        )
        for options, headers, value in form._fields
    ]


async def test_an_interaction_is_heard_by_what_it_is_about() -> None:
    events = EventWire()

    async def hear(kind: discord.InteractionType, **data: str) -> None:
        await events.on_interaction(cast(Any, SimpleNamespace(id=7, token="t", type=kind, data=data)))

    kinds = discord.InteractionType
    await hear(kinds.component, custom_id="rehearsal:press")
    await hear(kinds.modal_submit, custom_id="rehearsal:form")
    await hear(kinds.autocomplete, name="rehearsal")
    await hear(kinds.application_command, name="rehearsal")
    await hear(kinds.application_command, name="play")
    await hear(kinds.component, custom_id="gk:1")
    queues = (events.presses, events.forms, events.typing, events.commands)
    assert [queue.qsize() for queue in queues] == [1, 1, 1, 1]
    assert events.presses.get_nowait() == Heard(7, "t", {"custom_id": "rehearsal:press"})
    await events.on_connect()
    assert (events.is_open.is_set(), events.is_back.is_set(), events.has_resumed) == (True, False, False)
    await events.on_connect()
    assert (events.is_back.is_set(), events.has_resumed) == (True, False)
    events.is_back.clear()
    await events.on_resumed()
    assert (events.is_back.is_set(), events.has_resumed) == (True, True)


class Place:
    """A channel as a rehearsal asks for it: in a server or not, with the bot's permissions there."""

    def __init__(self, permissions: discord.Permissions, error: Exception | None = None) -> None:
        self.application_id = 5
        self.guild, self.id = self, 6
        self._permissions, self._error = permissions, error

    async def fetch_channel(self, _: int) -> Place:
        if self._error is not None:
            raise self._error
        return self

    async def fetch_guild(self, guild: int) -> Place:
        assert guild == 6
        return self

    async def fetch_member(self, member: int) -> int:
        assert member == 5
        return member

    def permissions_for(self, _: int) -> discord.Permissions:
        return self._permissions


EVERY = dict.fromkeys(
    (
        *("view_channel", "send_messages", "send_messages_in_threads", "attach_files"),
        *("read_message_history", "create_public_threads"),
    ),
    True,
)


@pytest.mark.parametrize(
    ("permissions", "error", "found", "may_delete"),
    [
        (EVERY, None, {"missing": []}, False),
        (EVERY | {"manage_threads": True}, None, {"missing": []}, True),
        ({"administrator": True}, None, {"missing": []}, True),
        (EVERY | {"attach_files": False}, None, {"missing": ["attach_files"]}, False),
        (EVERY | {"create_public_threads": False}, None, {"missing": ["create_public_threads"]}, False),
        ({}, None, {"missing": [*EVERY]}, False),
        ({}, AttributeError("guild"), {"failed": "AttributeError"}, False),
        (
            {},
            discord.NotFound(cast(Any, SimpleNamespace(status=404, reason="")), {"code": 10003}),
            {"failed": 10003},
            False,
        ),
    ],
    ids=str,
)
async def test_what_a_bot_may_not_do_in_a_channel_is_noted(
    permissions: dict[str, bool], error: Exception | None, found: dict[str, object], may_delete: bool
) -> None:
    place = Place(discord.Permissions(**permissions), error)
    stage = RehearsalStage(cast(Any, None), cast(Any, place), 6, str, None)
    assert await stage._permissions() is may_delete
    (check,) = stage.report.checks
    assert (check.name, check.expected, check.found) == ("permissions", {"missing": []}, found)
