"""Whatever a bot sends, it is answered: done, or refused with a sentence. Never a crash, and never a page that cannot be drawn."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Iterator
from typing import Any

import aiohttp
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from standin.interactions.model import InteractionKind
from standin.page.present import present
from standin.protocol.permissions import EVERY_PERMISSION
from standin.server import LocalDiscord
from tests.standin.tour import PNG
from tests.standin.wire import Json, Wire

WORDS = st.text(st.characters(exclude_categories=["Cs"]), max_size=8) | st.sampled_from(
    ["", "attachment://x", "1", "en-US", "\ud800", "x" * 5000]
)
NUMBERS = st.integers(-3, 30) | st.sampled_from([64, 1 << 15, 1 << 70, -(1 << 70)]) | st.floats(-2, 2)
SCALARS = st.none() | st.booleans() | NUMBERS | WORDS
ANYTHING = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=3),
    max_leaves=6,
)

BUTTON: Json = {"type": 2, "style": 1, "label": "Go", "custom_id": "go", "emoji": {"name": "🌲", "id": None}}
MENU: Json = {"type": 3, "custom_id": "m", "options": [{"label": "A", "value": "a"}], "max_values": 1}
PICKER: Json = {"type": 5, "custom_id": "p", "default_values": [{"id": "1", "type": "user"}]}
MESSAGE: Json = {
    "content": "words",
    "nonce": "n",
    "tts": False,
    "flags": 0,
    "embeds": [{"title": "t", "fields": [{"name": "n", "value": "v"}], "image": {"url": "https://x"}}],
    "components": [{"type": 1, "components": [BUTTON]}, {"type": 1, "components": [MENU]}],
    "attachments": [{"id": "0", "description": "d"}],
    "allowed_mentions": {"parse": [], "users": ["1"], "replied_user": True},
    "message_reference": {"message_id": "1", "fail_if_not_exists": False},
}
SECTION: Json = {"type": 9, "components": [{"type": 10, "content": "b"}], "accessory": BUTTON}
GALLERY: Json = {"type": 12, "items": [{"media": {"url": "https://x"}, "description": "d"}]}
TREE: Json = {"type": 17, "accent_color": 1, "components": [SECTION, GALLERY, {"type": 14, "spacing": 1}]}
LAYOUT: Json = {"flags": 1 << 15, "components": [TREE, {"type": 1, "components": [PICKER]}]}
FIELD: Json = {
    "type": 18,
    "label": "L",
    "component": {"type": 4, "custom_id": "f", "style": 1, "min_length": 1},
}
FORM: Json = {"title": "T", "custom_id": "c", "components": [FIELD]}
SUB: Json = {"type": 3, "name": "o", "description": "d", "choices": [{"name": "n", "value": "v"}]}
COMMAND: Json = {
    "name": "grove",
    "description": "d",
    "name_localizations": {"pl": "gaj"},
    "integration_types": [0, 1],
    "contexts": [0, 1, 2],
    "default_member_permissions": 8,
    "options": [{"type": 1, "name": "s", "description": "d", "options": [SUB]}],
}
THREAD: Json = {"name": "t", "type": 11, "auto_archive_duration": 60}
CHANGE: Json = {"name": "t", "archived": False, "locked": False}
EMOJI: Json = {"name": "leaf", "image": f"data:image/png;base64,{PNG}"}

CALLBACK = "/interactions/{interaction}/callback?with_response=1"
HOOK = "/webhooks/{application}/{token}"
ROUTES: list[tuple[str, str, Any]] = [
    ("POST", "/channels/{channel}/messages", MESSAGE),
    ("POST", "/channels/{channel}/messages", LAYOUT),
    ("PATCH", "/channels/{channel}/messages/{message}", MESSAGE),
    ("POST", CALLBACK, {"type": 4, "data": MESSAGE}),
    ("POST", CALLBACK, {"type": 4, "data": LAYOUT}),
    ("POST", CALLBACK, {"type": 5, "data": {"flags": 64}}),
    ("POST", CALLBACK, {"type": 9, "data": FORM}),
    ("POST", HOOK, MESSAGE),
    ("PATCH", HOOK + "/messages/@original", LAYOUT),
    ("PUT", "/applications/{application}/commands", [COMMAND]),
    ("POST", "/channels/{channel}/threads", THREAD),
    ("POST", "/channels/{channel}/messages/{message}/threads", THREAD),
    ("PATCH", "/channels/{thread}", CHANGE),
    ("PATCH", "/channels/{channel}", CHANGE),
    ("PUT", "/channels/{thread}/thread-members/{person}", {}),
    ("POST", "/applications/{application}/emojis", EMOJI),
    ("POST", "/users/@me/channels", {"recipient_id": "1"}),
]
READS = [
    "/channels/{channel}/messages?limit={query}",
    "/channels/{channel}/messages?around={query}",
    "/channels/{query}/messages/{query}",
    "/channels/{channel}/threads/archived/public?before={query}",
    "/channels/{channel}/users/@me/threads/archived/private?before={query}",
    "/guilds/{query}/members/{query}",
    "/users/{query}",
]


@st.composite
def mutated(draw: st.DrawFn) -> tuple[str, str, Any]:
    """Return a request that is right but for a few places in its body."""
    method, path, body = draw(st.sampled_from(ROUTES))
    body = copy.deepcopy(body)
    for _ in range(draw(st.integers(1, 3))):
        body = _spoil(draw, body)
    return method, path, body


def _spoil(draw: st.DrawFn, node: Any) -> Any:
    """Return the node with one place in it replaced or taken away."""
    inside = (
        list(node) if isinstance(node, dict) else list(range(len(node))) if isinstance(node, list) else []
    )
    if not inside or draw(st.integers(0, 5)) == 0:
        return draw(ANYTHING)
    key = draw(st.sampled_from(inside))
    if draw(st.integers(0, 5)) == 0:
        del node[key]
    else:
        node[key] = _spoil(draw, node[key])
    return node


class Fuzzed:
    """A stand-in with something of everything in it."""

    def __init__(self, local: LocalDiscord, raw: Wire) -> None:
        self.local, self.raw, self.world = local, raw, local.world
        self.channel = self.world.channel_named("grove")
        self.message = ""

    async def prepare(self) -> None:
        self.local.permit("grove", EVERY_PERMISSION)
        path = f"/channels/{self.channel.id}/threads"
        self.thread = (await self.raw.ask("POST", path, THREAD))[1]["id"]

    async def send(self, method: str, path: str, body: Any, query: str = "") -> int:
        if "{message}" in path:
            path_here = f"/channels/{self.channel.id}/messages"
            self.message = (await self.raw.ask("POST", path_here, {"content": "words"}))[1]["id"]
        ada = self.world.person_named("Ada")
        self.local.interactions.send(
            InteractionKind.COMMAND, ada, self.channel, {"id": "1", "name": "x"}, lambda *_: None, ""
        )
        token, interaction = next(reversed(self.local.interactions._by_token.items()))
        places = {
            "channel": self.channel.id,
            "message": self.message,
            "thread": self.thread,
            "person": ada.id,
            "application": self.world.bot["id"],
            "interaction": f"{interaction.id}/{token}",
            "token": token,
            "query": query,
        }
        if path.startswith(HOOK):
            await self.raw.ask("POST", CALLBACK.format(**places), {"type": 5})
        status, answered = await self.raw.ask(method, path.format(**places), body)
        if status >= 400:
            assert answered["message"]
            assert answered["code"] or status == 501
        self._draw_page()
        return status

    def _draw_page(self) -> None:
        for stored in self.channel.messages.values():
            present(self.world, stored.json)
        for identity in list(self.channel.messages)[20:]:
            del self.channel.messages[identity]


@pytest.fixture(scope="module")
def fuzzed() -> Iterator[tuple[asyncio.Runner, Fuzzed]]:
    with asyncio.Runner() as runner:
        local = LocalDiscord(deadline=1e9)
        runner.run(local.start())
        session = runner.run(_session())
        ready = Fuzzed(local, Wire(local, session))
        runner.run(ready.prepare())
        yield runner, ready
        runner.run(session.close())
        runner.run(local.stop())


async def _session() -> aiohttp.ClientSession:
    return aiohttp.ClientSession()


quickly = settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


@quickly
@given(request=mutated())
def test_a_spoilt_body_is_done_or_refused(
    fuzzed: tuple[asyncio.Runner, Fuzzed], request: tuple[str, str, Any]
) -> None:
    runner, ready = fuzzed
    assert runner.run(ready.send(*request)) < 500


@quickly
@given(path=st.sampled_from(READS), query=st.text("0129.-e²x%", min_size=1, max_size=30))
def test_any_query_is_answered_or_refused(
    fuzzed: tuple[asyncio.Runner, Fuzzed], path: str, query: str
) -> None:
    runner, ready = fuzzed
    assert runner.run(ready.send("GET", path, None, query)) != 500


@pytest.mark.parametrize(("method", "path", "body"), ROUTES, ids=lambda value: str(value)[:50])
def test_the_bodies_that_are_spoilt_are_right(
    fuzzed: tuple[asyncio.Runner, Fuzzed], method: str, path: str, body: Any
) -> None:
    """Else nothing behind the first check would be tried."""
    runner, ready = fuzzed
    status = runner.run(ready.send(method, path, body))
    assert status == 404 if path == "/users/@me/channels" else status < 300
