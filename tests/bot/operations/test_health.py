"""/healthz, /metrics and the log, as whoever watches over a bot sees them."""

from __future__ import annotations

import asyncio
import io
import json
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import pytest
import yarl
from prometheus_client.parser import text_string_to_metric_families

from bot.operations.errors import Trouble
from bot.operations.health import open_health
from bot.settings import Settings
from bot.store import Store
from bot.store.database.engine import connect
from bot.store.errors import Damaged
from tests.bot.discord.delivery.test_faults_database import limited
from tests.bot.discord.grove import FOREST, SEED, grove, playing
from tests.bot.operations.conftest import logged

Figures = dict[tuple[str, frozenset[tuple[str, str]]], float]


async def figures(url: str) -> Figures:
    """Return every sample by its name and labels."""
    async with aiohttp.ClientSession() as session, session.get(f"{url}/metrics") as response:
        assert response.status == 200
        families = text_string_to_metric_families(await response.text())
        return {
            (sample.name, frozenset(sample.labels.items())): sample.value
            for family in families
            for sample in family.samples
        }


async def health(url: str) -> tuple[int, dict[str, bool]]:
    """Return the status of the answer, and of each part whether it works."""
    async with aiohttp.ClientSession() as session, session.get(f"{url}/healthz") as response:
        parts = await response.json()
        return response.status, {part: works for part, works in parts.items() if part != "version"}


def named(name: str, **labels: str) -> tuple[str, frozenset[tuple[str, str]]]:
    return name, frozenset(labels.items())


@pytest.fixture
def json_log(monkeypatch: pytest.MonkeyPatch) -> io.StringIO:
    """Return the log of a bot whose settings ask for JSON."""
    return logged(monkeypatch, Settings(log_format="json"))


async def test_what_happens_is_counted_and_logged_without_saying_who_did_what(
    tmp_path: Path, json_log: io.StringIO
) -> None:
    async with (
        grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)),
        open_health(Settings(health_port=0), running.bot, running.store) as url,
    ):
        assert url is not None
        before = await figures(url)
        await playing(ada, bruno)
        await ada.choices("/forest take first:")
        await ada.command("/forest take first:A1")
        await ada.command("/forest take first:A1")
        after = await figures(url)
    grown = {key: value - before.get(key, 0) for key, value in after.items()}
    answered = {
        (kind, outcome): grown[named("grovekeeper_interactions_total", kind=kind, outcome=outcome)]
        for kind, outcome in [("autocomplete", "done"), ("application_command", "refused")]
    }
    assert answered == {("autocomplete", "done"): 1, ("application_command", "refused"): 1}
    assert grown[named("grovekeeper_moves_total", game=FOREST, by="person")] == 1
    assert after[named("grovekeeper_tables", game=FOREST)] == 1
    assert after[named("grovekeeper_cards_owed")] == 0
    assert grown[named("grovekeeper_render_seconds_count")] > 0
    assert grown[named("grovekeeper_answer_seconds_count", kind="component")] > 0
    assert {named("process_resident_memory_bytes"), named("grovekeeper_frozen_objects")} < set(after)
    assert {named("grovekeeper_loop_lag_seconds_count"), named("grovekeeper_thinking_seconds_count")} < set(
        after
    )

    lines = [json.loads(line) for line in json_log.getvalue().splitlines()]
    moves = sorted(
        (line for line in lines if line.get("command") == "forest take"),
        key=lambda line: int(line["interaction"]),
    )
    assert [line["outcome"] for line in moves] == ["done", "refused"]
    assert {line["table"] for line in moves} == {1}
    assert all(line["duration"] > 0 and line["interaction"] > 0 and line["time"] for line in moves)
    shown = json_log.getvalue() + repr(after)
    for secret in ("Ada", "Bruno", "A1", SEED.hex(), ada.id, ada.channel):
        assert secret not in shown


async def test_a_bot_that_cannot_play_says_which_part_is_missing(tmp_path: Path) -> None:
    nowhere = Store(connect(f"sqlite+aiosqlite:///{tmp_path / 'no' / 'such.db'}"))
    async with grove(tmp_path) as (running, _):
        await running.local.gateway.wait_online()
        async with open_health(Settings(health_port=0), running.bot, nowhere) as url:
            assert url is not None
            assert await health(url) == (503, {"gateway": True, "database": False})
            assert (await figures(url))[named("grovekeeper_database_errors_total", reason="failed")] > 0
            with pytest.raises(Trouble, match="health-taken"):
                async with open_health(Settings(health_port=yarl.URL(url).port), running.bot, nowhere):
                    pass
        async with open_health(Settings(health_port=0), running.bot, running.store) as url:
            assert url is not None
            assert await health(url) == (200, {"gateway": True, "database": True})
            await running.bot.close()
            assert await health(url) == (503, {"gateway": False, "database": True})


async def test_nothing_listens_where_no_port_is_set(tmp_path: Path) -> None:
    async with grove(tmp_path) as (running, _), open_health(Settings(), running.bot, running.store) as url:
        assert url is None


async def test_healthy_means_that_moves_can_be_saved(tmp_path: Path) -> None:
    async with (
        grove(tmp_path) as (running, _),
        open_health(Settings(health_port=0), running.bot, running.store) as url,
    ):
        assert url is not None
        await running.local.gateway.wait_online()
        file = Path(str(running.store.file))

        async def is_healthy() -> bool:
            status, parts = await health(url)
            assert (status == 200) == parts["database"]
            return parts["database"]

        assert await is_healthy()
        # It can be read as ever: only writing fails.
        with limited(tmp_path):
            assert not await is_healthy()
        assert await is_healthy()
        move(file, tmp_path / "elsewhere")
        assert not await is_healthy()
        move(tmp_path / "elsewhere", file)
        assert await is_healthy()
        with pytest.raises(Damaged):
            async with running.store.reading():
                raise Damaged("a page that cannot be read")
        assert not await is_healthy()


def move(file: Path, to: Path) -> None:
    file.rename(to)


@dataclass
class Parts:
    """A bot and its store as far as health asks them: each part is there, or it is not."""

    is_connected: bool = True
    is_kept: bool = True

    async def prove(self) -> None:
        if not self.is_kept:
            raise Damaged("torn")

    async def playing(self) -> list[tuple[int, str]]:
        if not self.is_kept:
            raise Damaged("torn")
        return [(1, "cairn"), (2, "cairn"), (3, "hex")]

    @property
    def desk(self) -> object:
        return SimpleNamespace(poster=SimpleNamespace(unposted=4))


async def test_each_part_is_said_to_be_there_or_not_and_nothing_listens_afterwards() -> None:
    bot = Parts()
    async with open_health(Settings(health_port=0), cast(Any, bot), cast(Any, bot)) as url:
        assert url is not None
        for gateway, database in product((True, False), repeat=2):
            bot.is_connected, bot.is_kept = gateway, database
            status = 200 if gateway and database else 503
            assert await health(url) == (status, {"gateway": gateway, "database": database})
            told = await figures(url)
            played = {game: told.get(named("grovekeeper_tables", game=game)) for game in ("cairn", "hex")}
            assert played == ({"cairn": 2, "hex": 1} if database else {"cairn": None, "hex": None})
            assert told[named("grovekeeper_cards_owed")] == 4
        port = int(url.rpartition(":")[2])
        with pytest.raises(Trouble) as taken:
            async with open_health(Settings(health_port=port), cast(Any, bot), cast(Any, bot)):
                pass
        assert taken.value.text.key == "health-taken"
    with pytest.raises(aiohttp.ClientConnectorError):
        await health(url)
    await asyncio.sleep(0)
    assert asyncio.all_tasks() == {asyncio.current_task()}, "nobody looks at the loop any more"
