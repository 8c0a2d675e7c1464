"""Every finding of the doctor about the machine and about the application on Discord, each part being as it is told to be."""

from __future__ import annotations

import platform
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast
from zoneinfo import ZoneInfoNotFoundError

import aiohttp
import discord
import pytest
from pydantic import SecretStr

from bot.discord import endpoint
from bot.operations.doctor import discord as application
from bot.operations.doctor import machine
from bot.operations.doctor.finding import Finding, fine, note, wrong
from bot.version import version
from engine.registry import games
from engine.text import say
from standin.protocol.errors import InvalidError

SOUND = [
    fine("doctor-version", version=version()),
    fine("doctor-python", version=platform.python_version()),
    fine("doctor-zones"),
    fine("doctor-facts", count=len(games())),
    fine("doctor-art"),
]


def raises(error: Exception) -> Callable[..., Any]:
    def fail(*_: object, **__: object) -> Any:
        raise error

    return fail


PAINTERLESS = SimpleNamespace(painter=raises(ImportError("no painter")))


def test_on_this_machine_nothing_is_wrong() -> None:
    assert list(machine.findings()) == SOUND


@pytest.mark.parametrize(
    ("name", "value", "place", "told"),
    [
        ("LEAST", (4, 0), 1, wrong("doctor-python-old", version=platform.python_version())),
        ("ZoneInfo", raises(ZoneInfoNotFoundError("none")), 2, wrong("doctor-zones-missing")),
        ("faults_in", lambda _: ["no rain"], 3, wrong("doctor-fact", fault="no rain")),
        ("icon", raises(OSError("no icons")), 4, wrong("doctor-art-missing", why="no icons")),
        ("pictures", PAINTERLESS, 4, wrong("doctor-art-missing", why="no painter")),
        ("covers", raises(ImportError("no fonts")), 4, wrong("doctor-art-missing", why="no fonts")),
        ("covers", lambda style, letter: (style, letter) != ("sans", "ż"), 4, "sans"),
        ("covers", lambda style, letter: (style, letter) != ("heavy", "A"), 4, "heavy"),
        (
            "icon",
            lambda name, size: SimpleNamespace(getbbox=lambda: (name, size) != ("fa:leaf", 16) or None),
            4,
            "fa:leaf",
        ),
    ],
)
def test_what_is_wrong_with_this_machine_is_told_in_its_place(
    name: str, value: object, place: int, told: Finding | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine, name, value)
    found = told if isinstance(told, Finding) else wrong("doctor-art-missing", why=told)
    expected = [*SOUND]
    expected[place] = found
    assert list(machine.findings()) == expected


def test_games_that_are_lost_are_told_each(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "failures", lambda: {"cairn": "no words", "hex": "no rules"})
    lost = [wrong("doctor-game-lost", game=game, why=f"no {why}") for game, why in LOST]
    assert list(machine.findings()) == [*SOUND[:-1], *lost, SOUND[-1]]


LOST = [("cairn", "words"), ("hex", "rules")]


@pytest.mark.parametrize("bit", range(24))
def test_each_privileged_intent_is_noted(bit: int) -> None:
    is_privileged = bit in (12, 13, 14, 15, 18, 19)
    told = note("doctor-intents") if is_privileged else fine("doctor-application")
    assert list(application._set_up({"flags": 1 << bit})) == [told]


def test_every_fault_of_the_portal_is_told_at_once() -> None:
    ill = {"interactions_endpoint_url": "x", "integration_types_config": {}, "flags": 1 << 19}
    assert list(application._set_up(ill)) == [
        wrong("doctor-endpoint"),
        wrong("doctor-guild-install"),
        note("doctor-intents"),
    ]


def test_a_server_is_told_with_the_permissions_that_lack() -> None:
    def told(**permissions: bool) -> Finding:
        value = discord.Permissions(**permissions).value
        return application._server({"name": "Grove", "permissions": str(value)})

    every = dict.fromkeys(application.NEEDED, True)
    assert told(**every) == told(administrator=True) == fine("doctor-server", server="Grove")
    for name in every:
        lacks = (say(f"permission-{name.replace('_', '-')}"),)
        assert told(**every | {name: False}) == wrong("doctor-permissions", server="Grove", missing=lacks)
    keys = tuple(say(f"permission-{name}") for name in PERMISSIONS)
    assert told() == wrong("doctor-permissions", server="Grove", missing=keys)


PERMISSIONS = (
    *("view-channel", "send-messages", "send-messages-in-threads", "attach-files", "read-message-history"),
)


def test_commands_are_counted_with_the_longest_or_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    commands = [{"name": "a", "description": "long"}, {"name": "b", "description": "longer"}]
    assert application._commands([*commands]) == fine(
        "doctor-commands", count=2, most=100, name="b", size=7, room=8000
    )
    monkeypatch.setattr(application, "check_commands", raises(InvalidError({"name": "too long"})))
    assert application._commands([*commands]) == wrong("doctor-commands-refused", why="{'name': 'too long'}")


class Application:
    """The application on Discord as the doctor asks for it: its servers, and the commands that are known there."""

    def __init__(self, servers: list[Any], known: list[str], refused: Exception | None = None) -> None:
        self.servers, self.known, self.refused = servers, known, refused
        self.asked: list[object] = []
        self.http = self

    async def static_login(self, token: str) -> dict[str, str]:
        self.asked.append(token)
        if self.refused is not None:
            raise self.refused
        return {"username": "Keeper"}

    async def request(self, route: Any) -> Any:
        self.asked.append((route.method, route.path))
        return {"id": "7"} if route.path == "/applications/@me" else self.servers

    async def get_global_commands(self, application: int) -> list[dict[str, str]]:
        self.asked.append(application)
        return [{"name": name} for name in self.known]

    async def close(self) -> None:
        self.asked.append("closed")

    @property
    def tree(self) -> object:
        async def described() -> list[dict[str, str]]:
            return [{"name": name, "description": name} for name in ("play", "learn", "end")]

        return SimpleNamespace(described=described)


async def found(client: Application, token: str | None, url: str | None = None) -> list[Finding]:
    secret = None if token is None else SecretStr(token)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(application, "Grovekeeper", lambda _: cast(Any, client))
        patch.setattr(endpoint, "use", client.asked.append)
        patch.setattr(application, "without_command", lambda _: {"hex": "taken"})
        _, lost, *others = [each async for each in application.findings(secret, url)]
    assert lost == wrong("doctor-game-command", game="hex", why="taken")
    return others


KEEPER = fine("doctor-token", name="Keeper")


async def test_everything_about_an_application_is_told_in_its_order() -> None:
    grove = {"name": "Grove", "permissions": "8"}
    client = Application([grove, grove], ["play", "other", "learn", "end"])
    server = fine("doctor-server", server="Grove")
    whole = [KEEPER, fine("doctor-application"), server, server, fine("doctor-registered", count=3)]
    assert await found(client, "secret") == whole
    requests = [("GET", "/applications/@me"), ("GET", "/users/@me/guilds"), 7, "closed"]
    assert client.asked == ["secret", *requests]
    client.asked.clear()
    assert await found(client, "secret", "http://here") == whole
    assert client.asked == ["http://here", "local", *requests]
    client = Application([], ["other"])
    assert await found(client, None, "http://here") == [
        KEEPER,
        fine("doctor-application"),
        note("doctor-no-server"),
        note("doctor-unregistered", names="end, learn, play"),
    ]


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (discord.LoginFailure("401"), wrong("doctor-token-refused")),
        (aiohttp.ClientConnectionError("no way"), wrong("doctor-unreachable", why="no way")),
        (TimeoutError(), wrong("doctor-unreachable", why="TimeoutError")),
    ],
    ids=repr,
)
async def test_who_cannot_log_in_is_told_why(error: Exception, told: Finding) -> None:
    client = Application([], [], error)
    assert await found(client, "secret") == [told]
    assert client.asked == ["secret", "closed"]


async def test_without_a_token_nothing_is_asked() -> None:
    client = Application([], [])
    assert await found(client, None) == [note("doctor-no-token")]
    assert client.asked == []
