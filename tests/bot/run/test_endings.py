"""The ends of a bot: what it says, with which exit code, and what it gives back."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import pytest

from bot import garbage
from bot.discord import endpoint
from bot.discord.client import Grovekeeper
from bot.discord.sharded_client import ShardedGrovekeeper
from bot.exit_codes import CANNOT, FAILED
from bot.operations import logs
from bot.operations.errors import Trouble, host_words, why
from bot.run import discord as run
from bot.settings import Settings
from bot.store import Store
from bot.store.database.sqlite_file import only_user
from bot.store.errors import Away, Failed, Full, Locked, LogGone, Newer, Replaced
from bot.store.shards import ALL, Shards
from bot.tables import Tables
from engine.registry import games
from standin.faults.model import Drop, Failing
from standin.server import LocalDiscord
from tests.bot.databases import prepared
from tests.bot.tables.house import file_at

ROUNDS = 20
"""Rounds of the event loop in which whoever waits for nothing has ended."""
SECRET = "a seed, and whoever was told it"


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


class Client:
    """A client that does nothing but what its `start` is to do; it notes that it was closed."""

    def __init__(self, start: Callable[[], Awaitable[None]]) -> None:
        self._start = start
        self.tokens: list[str] = []
        self.is_closed = False

    async def start(self, token: str) -> None:
        self.tokens.append(token)
        await self._start()

    async def close(self) -> None:
        self.is_closed = True


class Database:
    """A store that waits until a file is put in its place, for ever unless one is."""

    def __init__(self, error: Replaced | LogGone | Newer | None = None, kept: Path | None = None) -> None:
        self.error = error
        self.kept = kept

    async def wait_for_exchange(self) -> Replaced | LogGone | Newer:
        if self.error is None:
            await asyncio.Event().wait()
        assert self.error is not None
        return self.error


async def ended(client: Client, store: Database | None = None, stop: asyncio.Event | None = None) -> int:
    """Run a client, and return with which exit code it ended."""
    ending = asyncio.create_task(
        run._run_client(
            cast(Grovekeeper, client), "token", cast(Store, store or Database()), stop or asyncio.Event()
        )
    )
    for _ in range(ROUNDS):
        await asyncio.sleep(0)
    ending.cancel()
    code = await ending
    assert client.is_closed
    assert asyncio.all_tasks() == {asyncio.current_task()}, "nothing is left behind"
    return code


def raising(error: BaseException) -> Client:
    async def start() -> None:
        raise error

    return Client(start)


FATAL: list[tuple[Drop | Failing, str]] = [
    (Failing(route="read", status=401), "does not know this DISCORD_TOKEN"),
    (Drop(code=4004), "does not know this DISCORD_TOKEN"),
    (Drop(code=4010), "too many servers for one"),
    (Drop(code=4011), "too many servers for one"),
    (Drop(code=4012), "Install the newest one"),
    (Drop(code=4013), "It needs no privileged intent"),
    (Drop(code=4014), "It needs no privileged intent"),
]


@pytest.mark.parametrize("shards", [None, Shards.read("0/1")], ids=["one", "sharded"])
async def test_where_no_new_start_helps_it_says_what_does_and_who_is_stopped_ends_well(
    shards: Shards | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with LocalDiscord() as local:
        endpoint.use(local.url)
        store = await Store.open(prepared(file_at(tmp_path)), alone=True)
        for fault, said in [*FATAL, (None, "")]:
            tables, stop = Tables(store), asyncio.Event()
            client = Grovekeeper(tables) if shards is None else ShardedGrovekeeper(tables, shards)
            if isinstance(fault, Failing):
                local.faults.add(fault)
            ending = asyncio.create_task(run._run_client(client, "token", store, stop))
            heard = asyncio.create_task(client._is_heard.wait())
            await asyncio.wait({ending, heard}, return_when=asyncio.FIRST_COMPLETED)
            heard.cancel()
            if isinstance(fault, Drop):
                local.faults.add(fault)
            elif fault is None:
                stop.set()
            assert await ending == (CANNOT if fault else 0), fault
            assert said in capsys.readouterr().err
            assert client.is_closed()
            await tables.close()
        await store.close()


async def test_the_last_words_of_a_bot_that_ends_by_a_fault_of_its_own_hold_no_secret(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    logging.getLogger().handlers.clear()
    logs.set_up(Settings(database_url=file_at(tmp_path)))
    assert await ended(raising(KeyError(SECRET))) == FAILED
    said = capsys.readouterr().err
    assert "the connection ended" in said
    assert "KeyError" in said
    assert SECRET not in said


async def test_it_ends_when_the_connection_has_let_go_of_everything() -> None:
    gone: list[int] = []

    async def start() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            for number in range(5):
                await asyncio.sleep(0)
                gone.append(number)

    stop = asyncio.Event()
    stop.set()
    client = cast(Grovekeeper, Client(start))
    assert await run._run_client(client, "token", cast(Store, Database()), stop) == 0
    assert len(gone) == 5


@pytest.mark.parametrize(
    ("error", "is_kept", "code", "said"),
    [
        (Replaced("grove.db"), False, CANNOT, "another file"),
        (Replaced("grove.db"), True, CANNOT, "another file"),
        (Newer("9999"), False, CANNOT, "newer Grovekeeper"),
        (LogGone("grove.db"), False, FAILED, "log"),
        (LogGone("grove.db"), True, CANNOT, "log"),
    ],
)
async def test_who_loses_the_database_says_so_and_where_it_is_kept(
    error: Replaced, is_kept: bool, code: int, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept.db" if is_kept else None
    client = Client(asyncio.Event().wait)  # type: ignore[arg-type]
    assert await ended(client, Database(error, kept)) == code
    told = capsys.readouterr().err
    assert said in told.casefold() or said in told
    assert (f"grovekeeper restore {tmp_path / 'kept.db'}" in told) is is_kept


async def test_a_second_bot_on_a_file_ends_with_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = Settings(database_url=file_at(tmp_path))
    with only_user(tmp_path / "grovekeeper.db"):
        assert await run._play(settings, "token", asyncio.Event(), None) == FAILED
    assert f"Another bot is playing on {tmp_path / 'grovekeeper.db'}" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("content", "code"), [(b"not a database" * 99, CANNOT), (None, CANNOT)], ids=["damaged", "a folder"]
)
async def test_a_database_that_cannot_be_opened_ends_it(
    content: bytes | None, code: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "grovekeeper.db"
    if content is None:
        file.mkdir()
    else:
        file.write_bytes(content)
    assert (
        await run._play_alone(Settings(database_url=file_at(tmp_path)), "token", asyncio.Event(), None)
        == code
    )
    assert str(file) in capsys.readouterr().err or content is not None


async def test_some_shards_of_a_file_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def play(*_: object) -> int:
        return 0

    monkeypatch.setattr("bot.garbage.keep_heap", lambda: None)
    monkeypatch.setattr(run, "_play", play)
    settings = Settings(database_url=file_at(tmp_path), discord_token="any")  # type: ignore[arg-type]
    code = await run.join(settings, None, shards=Shards.read("0/2"))
    assert code == CANNOT
    assert "none in a file" in capsys.readouterr().err


async def test_faults_in_the_facts_end_it_before_it_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def play(*_: object) -> int:
        return 0

    monkeypatch.setattr("bot.garbage.keep_heap", lambda: None)
    monkeypatch.setattr(run, "_play", play)
    monkeypatch.setattr(run, "faults_in", lambda *_, **__: ["a card without a name"])
    settings = Settings(database_url=file_at(tmp_path), discord_token="any")  # type: ignore[arg-type]
    code = await run.join(settings, None)
    assert code == CANNOT
    assert "a card without a name" in caplog.messages


def test_games_that_cannot_be_played_are_told_on_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "failures", lambda: {"cairn": "no words"})
    monkeypatch.setattr(run, "without_command", lambda _: {next(iter(games())): "a name that is taken"})
    run.tell_what_is_left_out()
    said = capsys.readouterr().err
    assert "cairn" in said
    assert "no words" in said
    assert "a name that is taken" in said


@pytest.mark.parametrize("shards", [None, Shards.read("0-1/2")], ids=["one", "sharded"])
async def test_a_bot_gives_its_database_back(
    shards: Shards | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[Any] = []

    async def play(client: Grovekeeper, token: str, store: Store, stop: asyncio.Event) -> int:
        seen.extend((token, client.desk.tables, store, client))
        return 7

    monkeypatch.setattr(run, "_run_client", play)
    settings = Settings(database_url=file_at(tmp_path))
    assert await run._play(settings, "token", asyncio.Event(), shards) == 7
    token, tables, store, client = seen
    assert token == "token"
    assert (client._has_emojis, client._on_loaded) == (True, garbage.freeze_loaded)
    assert isinstance(tables, Tables)
    assert isinstance(client, ShardedGrovekeeper) is (shards is not None)
    assert tables.duty._home == (shards or ALL)
    assert store._open_file is None, "closed"
    with only_user(tmp_path / "grovekeeper.db"):
        pass


@pytest.mark.parametrize(
    "error", [Away("no answer"), Locked("grove.db"), Full("no room"), LogGone("grove.db")]
)
async def test_a_new_start_may_help_where_the_database_cannot_be_reached_now(
    error: Failed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def open_database(*_: object) -> Store:
        raise error

    monkeypatch.setattr(run, "_open", open_database)
    settings = Settings(database_url=file_at(tmp_path))
    code = FAILED if not isinstance(error, LogGone) else CANNOT
    assert await run._play_alone(settings, "token", asyncio.Event(), None) == code
    assert capsys.readouterr().err == f"{host_words().say(why(error))}\n"


@pytest.mark.parametrize(
    ("url", "leash", "token", "shards"),
    [(None, False, "of the bot", ALL), ("http://here", True, "local", None)],
    ids=str,
)
async def test_a_bot_plays_where_it_is_told_and_is_let_go_of_as_it_is_told(
    url: str | None,
    leash: bool,
    token: str,
    shards: Shards | None,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[object] = []
    stop = asyncio.Event()

    def stop_event(*, leash: bool) -> asyncio.Event:
        told.append(leash)
        return stop

    def faults_in(_: object, *, closely: bool) -> list[str]:
        return ["what only a close look finds, which takes too long here"] if closely else []

    async def play(*given: object) -> int:
        told.extend(given[1:])
        return 7

    monkeypatch.setattr("bot.garbage.keep_heap", lambda: told.append("keeps its heap"))
    monkeypatch.setattr(run, "faults_in", faults_in)
    monkeypatch.setattr(run, "stop_event", stop_event)
    monkeypatch.setattr(endpoint, "use", told.append)
    monkeypatch.setattr(run, "_play", play)
    settings = Settings(database_url=file_at(tmp_path), discord_token="of the bot")  # type: ignore[arg-type]
    assert await run.join(settings, url, leash=leash, shards=shards) == 7
    assert told == ["keeps its heap", leash, *([url] if url else []), token, stop, shards]


async def test_a_trouble_with_health_is_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    trouble = Trouble("health-taken", host="here", port="9", why="taken")

    def open_health(*_: object) -> object:
        raise trouble

    monkeypatch.setattr(run, "open_health", open_health)
    settings = Settings(database_url=file_at(tmp_path))
    assert await run._play_alone(settings, "token", asyncio.Event(), None) == CANNOT
    assert capsys.readouterr() == ("", f"{host_words().say(trouble.text)}\n")


async def test_for_a_server_it_waits_longer_and_longer_and_says_so_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pauses: list[float] = []
    opened: list[object] = []

    async def open_store(url: str, *, alone: bool) -> Any:
        opened.append((url, alone))
        if len(opened) < 7:
            raise Away("no answer")
        return "the store"

    async def wait_for(waited: Any, seconds: float) -> None:
        waited.close()
        pauses.append(seconds)
        raise TimeoutError

    monkeypatch.setattr(Store, "open", open_store)
    monkeypatch.setattr(asyncio, "wait_for", wait_for)
    settings = Settings(database_url="postgresql+asyncpg://me@here/games")
    found: object = await run._open(settings, asyncio.Event())
    assert found == "the store"
    assert pauses == [1.0, 2.0, 5.0, 15.0, 15.0, 15.0]
    assert opened == [(settings.database, False)] * 7
    assert capsys.readouterr().err == f"{host_words().say(why(Away('no answer')))}\n"


async def test_who_is_stopped_while_it_waits_for_a_server_ends_well(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def open_store(*_: object, **__: object) -> Store:
        raise Away("no answer")

    stop = asyncio.Event()
    stop.set()
    monkeypatch.setattr(Store, "open", open_store)
    settings = Settings(database_url="postgresql+asyncpg://me@here/games")
    assert await run._play(settings, "token", stop, None) == 0


async def test_for_a_file_that_is_away_nobody_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def open_store(*_: object, **__: object) -> Store:
        raise Away("gone")

    stop = asyncio.Event()
    stop.set()
    monkeypatch.setattr(Store, "open", open_store)
    with pytest.raises(Away):
        await run._open(Settings(database_url=file_at(tmp_path)), stop)
