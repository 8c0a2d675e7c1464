"""Rate limits of a bot's requests, on a clock of the test's own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from standin.interactions.model import InteractionKind
from standin.protocol.permissions import EVERY_PERMISSION
from standin.rest.rate_limits import DISCORDS, Limits, Rate
from standin.server import LocalDiscord
from tests.standin.conftest import running
from tests.standin.wire import Json, Wire, wire

START = 1_800_000_000.0


@dataclass
class Strict:
    """A stand-in that holds the bot to Discord's limits, and the time there."""

    local: LocalDiscord
    raw: Wire
    time: list[float]

    def pass_by(self, seconds: float) -> None:
        self.time[0] += seconds

    def left(self) -> tuple[str, str]:
        return self.raw.headers["X-RateLimit-Limit"], self.raw.headers["X-RateLimit-Remaining"]


@asynccontextmanager
async def strict() -> AsyncIterator[Strict]:
    time = [START]
    here = LocalDiscord(limits=DISCORDS, clock=lambda: time[0], now=lambda: time[0])
    async with here as local, wire(local) as raw:
        local.permit("grove", EVERY_PERMISSION)
        yield Strict(local, raw, time)


async def test_a_route_without_a_limit_tells_of_a_wide_one_that_never_fills() -> None:
    async with strict() as at:
        for _ in range(3):
            await at.raw.ask("GET", "/users/@me")
            assert at.left() == ("1000", "999")
            assert at.raw.headers["X-RateLimit-Reset-After"] == "1.000"
            assert float(at.raw.headers["X-RateLimit-Reset"]) == START + 1


async def test_a_channel_takes_five_messages_in_five_seconds() -> None:
    async with strict() as at:
        for left in "43210":
            assert (await at.raw.post("grove", content="x"))[0] == 200
            assert at.left() == ("5", left)
        at.pass_by(2)
        status, body = await at.raw.post("grove", content="x")
        assert (status, body["retry_after"], body["global"]) == (429, 3.0, False)
        assert at.left() == ("5", "0")
        headers = at.raw.headers
        assert (headers["Retry-After"], headers["X-RateLimit-Scope"]) == ("3", "user")
        assert (headers["X-RateLimit-Reset-After"], headers["Via"]) == ("3.000", "1.1 local")
        assert float(headers["X-RateLimit-Reset"]) == START + 5
        assert (await at.raw.post("meadow", content="x"))[0] == 200
        at.pass_by(3)
        assert (await at.raw.post("grove", content="x"))[0] == 200
        assert at.left() == ("5", "4")


async def test_routes_have_buckets_of_their_own() -> None:
    async with strict() as at:
        _, message = await at.raw.post("grove", content="x")
        posting = at.raw.headers["X-RateLimit-Bucket"]
        path = f"/channels/{message['channel_id']}/messages/{message['id']}"
        await at.raw.ask("PATCH", path, {"content": "y"})
        assert at.raw.headers["X-RateLimit-Bucket"] != posting
        await at.raw.post("meadow", content="x")
        assert at.raw.headers["X-RateLimit-Bucket"] == posting


async def test_fifty_requests_a_second_and_answers_beside_them() -> None:
    async with strict() as at:
        for _ in range(50):
            assert (await at.raw.ask("GET", "/users/@me"))[0] == 200
        status, body = await at.raw.ask("GET", "/users/@me")
        assert (status, body["global"]) == (429, True)
        assert at.raw.headers["X-RateLimit-Global"] == "true"
        world = at.local.world
        data: Json = {"id": "1", "name": "x"}
        at.local.interactions.send(
            InteractionKind.COMMAND,
            world.person_named("Ada"),
            world.channel_named("grove"),
            data,
            lambda *_: None,
            "",
        )
        token, interaction = next(iter(at.local.interactions._by_token.items()))
        sent = {"id": interaction.id, "token": token, "application_id": world.bot["id"]}
        assert (await at.raw.answer(sent, {"type": 5}))[0] == 200
        assert not [name for name in at.raw.headers if name.startswith("X-RateLimit")]
        assert (await at.raw.hook("POST", sent, body={"content": "x"}))[0] == 200
        at.pass_by(1)
        assert (await at.raw.ask("GET", "/users/@me"))[0] == 200


async def test_messages_older_than_an_hour_take_three_edits_in_six_seconds() -> None:
    async with strict() as at:
        _, message = await at.raw.post("grove", content="x")
        path = f"/channels/{message['channel_id']}/messages/{message['id']}"

        async def edited() -> tuple[int, int | None]:
            status, body = await at.raw.ask("PATCH", path, {"content": "y"})
            return status, body.get("code")

        assert [await edited() for _ in range(5)] == [(200, None)] * 5
        at.pass_by(3601)
        assert [await edited() for _ in range(4)] == [(200, None)] * 3 + [(429, 30046)]
        assert at.raw.headers["Retry-After"] == "6"
        at.pass_by(6)
        assert await edited() == (200, None)


async def test_a_channel_is_renamed_twice_in_ten_minutes() -> None:
    async with strict() as at:
        channel = at.local.world.channel_named("grove").id

        async def named(name: str) -> int:
            return (await at.raw.ask("PATCH", f"/channels/{channel}", {"name": name}))[0]

        assert [await named(name) for name in ("a", "b", "c", "b")] == [200, 200, 429, 200]
        await named("c")
        assert at.raw.headers["Retry-After"] == "600"
        assert int(at.raw.headers["X-RateLimit-Remaining"]) > 0
        at.pass_by(600)
        assert await named("c") == 200


async def test_discords_library_waits_as_long_as_it_is_told() -> None:
    limits = Limits(routes={("POST", "/channels/{channel}/messages"): Rate(2, 0.05)})
    async with LocalDiscord(limits=limits) as local, running(local.url) as bot:
        grove = local.world.channel_named("grove")
        channel = bot.get_partial_messageable(int(grove.id))
        for number in range(5):
            await channel.send(str(number))
        assert [m.json["content"] for m in grove.messages.values()] == list("01234")
