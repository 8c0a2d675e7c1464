"""A local channel: why it cannot open, and what becomes of the bot beside it. The bot is played by a shell that does as it is told."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.exit_codes import CANNOT, FAILED
from bot.operations.errors import host_words
from bot.run import local_channel
from bot.run.local_channel import FORGETS, open_channel
from bot.settings import Settings
from bot.signals import LEASH
from engine import home
from standin.server import LocalDiscord
from tests.standin.screen import PATIENCE

CODES = (1, 7, 9, 1, 8)
"""Exit codes of bots that die one after the other."""
WAITS = "read nothing"
"""Line of the shell: it goes on until somebody ends it."""


class Bots:
    """The bots that are started, one after the other: each does as its line says, and then says that it is there."""

    def __init__(self, *lines: str) -> None:
        self.lines = [*lines]
        self.started: list[Process] = []
        self.environments: list[dict[str, str]] = []
        self.urls: list[str] = []
        self.on_start: Callable[[int], object] = lambda _: None

    async def start(self, url: str, environment: dict[str, str]) -> Process:
        line = self.lines[len(self.started)]
        bot = await asyncio.create_subprocess_exec("sh", "-c", f"echo; {line}", stdin=PIPE, stdout=PIPE)
        assert bot.stdout is not None
        await bot.stdout.readline()
        self.started.append(bot)
        self.environments.append(environment)
        self.urls.append(url)
        self.on_start(len(self.started))
        return bot


@pytest.fixture
def bots(monkeypatch: pytest.MonkeyPatch) -> Bots:
    found = Bots()
    monkeypatch.setattr(local_channel, "_start_bot", found.start)
    return found


def files_in(folder: Path) -> set[str]:
    return {file.name for file in folder.iterdir()}


async def kept_playing(stop: asyncio.Event, project: Path | None = None) -> int:
    async with asyncio.timeout(PATIENCE):
        return await local_channel._keep_playing("http://here", stop, {"any": "thing"}, project)


async def test_a_port_that_is_taken_is_a_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    async with LocalDiscord() as other:
        assert await open_channel(Settings(port=other.port)) == FAILED
    assert f"Portu {other.port} nie można użyć" in capsys.readouterr().err


async def test_a_file_that_holds_no_channel_is_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    torn = tmp_path / "torn.db"
    torn.write_text("no database " * 100)
    assert await open_channel(Settings(port=0, channel_file=torn)) == FAILED
    said = capsys.readouterr().err
    assert f"{torn} holds no local channel" in said
    assert host_words().key("channel-file-broken") in said


async def test_a_bot_that_dies_is_started_again_after_longer_and_longer_pauses_until_it_cannot_play(
    bots: Bots, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pauses: list[float] = []
    wait = asyncio.wait

    async def noted(tasks: set[asyncio.Task[object]], **options: Any) -> object:
        if "timeout" not in options:
            return await wait(tasks, **options)
        pauses.append(options["timeout"])
        return set(), tasks

    monkeypatch.setattr(asyncio, "wait", noted)
    bots.lines = [*(f"exit {code}" for code in CODES), f"exit {CANNOT}"]
    assert await kept_playing(asyncio.Event()) == FAILED
    assert pauses == [0.2, 1.0, 3.0, 10.0, 10.0]
    await asyncio.sleep(0)
    assert asyncio.all_tasks() == {asyncio.current_task()}, "nothing is left behind"
    said = capsys.readouterr().err.splitlines()
    assert said == [f"The bot has died (exit code {code}) and is started again." for code in CODES]
    assert (set(bots.urls), bots.environments[0]) == ({"http://here"}, {"any": "thing"})


@pytest.mark.parametrize("line", [WAITS, "exit 1"], ids=["playing", "dead"])
async def test_a_stop_ends_the_bot_and_is_no_failure(
    bots: Bots, line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    stop = asyncio.Event()
    bots.lines = [line]
    monkeypatch.setattr(local_channel, "PAUSES", (3600.0,))
    playing = asyncio.create_task(kept_playing(stop))
    bots.on_start = lambda _: stop.set()
    assert await playing == 0
    assert bots.started[0].returncode is not None


async def test_a_stop_in_a_pause_is_no_failure_and_starts_nothing(
    bots: Bots, monkeypatch: pytest.MonkeyPatch
) -> None:
    stop, wait = asyncio.Event(), asyncio.wait

    async def stopped_in_a_pause(tasks: set[asyncio.Task[object]], **options: Any) -> object:
        if "timeout" in options:
            stop.set()
        return await wait(tasks, **options)

    monkeypatch.setattr(asyncio, "wait", stopped_in_a_pause)
    monkeypatch.setattr(local_channel, "PAUSES", (3600.0,))
    bots.lines = ["exit 1"]
    assert await kept_playing(stop) == 0
    assert len(bots.started) == 1


async def test_a_channel_is_kept_in_its_file(bots: Bots, tmp_path: Path) -> None:
    bots.lines = [f"exit {CANNOT}"]
    assert await open_channel(Settings(port=0, channel_file=tmp_path / "channel.db")) == FAILED
    assert (tmp_path / "channel.db").exists()
    assert bots.environments == [dict(os.environ)]


async def test_without_a_project_nothing_changes() -> None:
    changing = asyncio.create_task(local_channel._change_in(None))
    for _ in range(3):
        await asyncio.to_thread(int)
    assert not changing.done()
    changing.cancel()


async def test_it_looks_at_the_files_of_a_game_twice_a_second(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        if len(slept) == 3:
            (tmp_path / "game.py").touch()

    monkeypatch.setattr(asyncio, "sleep", sleep)
    await local_channel._change_in(tmp_path)
    assert slept == [0.5] * 3


async def test_a_game_that_has_changed_is_loaded_anew(
    bots: Bots, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(local_channel, "LOOK", 0.001)
    words, picture = tmp_path / "cairn" / "words.ftl", tmp_path / "picture.png"
    words.parent.mkdir()
    looked, files = asyncio.Event(), local_channel._files
    loop = asyncio.get_running_loop()

    def looking(project: Path) -> frozenset[tuple[Path, int]]:
        found = files(project)
        loop.call_soon_threadsafe(looked.set)
        return found

    monkeypatch.setattr(local_channel, "_files", looking)
    bots.lines = [WAITS, f"exit {CANNOT}"]
    playing = asyncio.create_task(kept_playing(asyncio.Event(), tmp_path))
    await looked.wait()
    words.write_text("cairn = Cairn\n")
    assert await playing == FAILED
    assert capsys.readouterr().out == f"{tmp_path} has changed, and is loaded anew.\n"
    before = files(tmp_path)
    picture.write_bytes(b"")
    assert files(tmp_path) == before == {(words, words.stat().st_mtime_ns)}
    for name in ("game.py", "facts.toml"):
        (tmp_path / name).touch()
    assert len(files(tmp_path)) == 3
    os.utime(words, ns=(1, 1))
    assert (words, 1) in files(tmp_path)


async def test_a_bot_that_does_not_end_by_itself_is_killed(
    bots: Bots, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(local_channel, "GRACE", 0.01)
    bots.lines = ["trap '' TERM; echo; read nothing"]
    bot = await bots.start("", {})
    assert bot.stdout is not None
    await bot.stdout.readline()
    await local_channel._end(bot)
    assert bot.returncode == -9
    await local_channel._end(bot)


async def test_the_bot_is_told_where_the_channel_is_and_is_held_on_a_leash(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    started: list[tuple[object, ...]] = []

    async def start(*command: str, **options: object) -> None:
        started.append((*command, options))

    monkeypatch.setattr(asyncio, "create_subprocess_exec", start)
    await local_channel._start_bot("http://here", {"any": "thing"})
    options = {"stdin": PIPE, "env": {"any": "thing"}, "start_new_session": True}
    assert started == [(sys.executable, "-m", "bot", "--at", "http://here", LEASH, options)]


@pytest.mark.parametrize("with_project", [False, True], ids=["", "project"])
async def test_a_channel_that_forgets_says_where_it_is_and_is_gone_with_its_tables(
    bots: Bots,
    tmp_path: Path,
    with_project: bool,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.delenv("GROVEKEEPER_DATABASE_URL", raising=False)
    monkeypatch.setattr(home, "look_in", lambda project: monkeypatch.setenv(home.VARIABLE, str(project)))
    monkeypatch.setenv(home.VARIABLE, "")
    bots.lines = [f"exit {CANNOT}"]
    settings = Settings(port=0) if with_project else Settings(port=0, channel_file=FORGETS)
    assert await open_channel(settings, tmp_path if with_project else None) == FAILED
    address = re.fullmatch(
        r"Grovekeeper is at (http://\S+)/ - open it in a browser; Ctrl\+C ends it\.\n",
        capsys.readouterr().out,
    )
    assert address
    assert bots.urls == [address[1]]
    [environment] = bots.environments
    scheme, _, file = environment["GROVEKEEPER_DATABASE_URL"].partition(":///")
    assert (scheme, Path(file).name) == ("sqlite+aiosqlite", "channel.db")
    folder = Path(file).parent
    assert folder.name.startswith("grovekeeper-")
    assert not folder.exists()
    assert environment[home.VARIABLE] == (str(tmp_path) if with_project else "")


async def test_a_channel_and_its_tables_are_there_again_where_it_was_opened(
    bots: Bots, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Apart from the tables of a bot on Discord; an example of settings that was copied as it is changes nothing."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("GROVEKEEPER_DATABASE_URL", raising=False)
    bots.lines = [f"exit {CANNOT}"] * 2
    copied = Settings(port=0, database_url="sqlite+aiosqlite:///grovekeeper.db")
    for settings in (Settings(port=0), copied):
        assert await open_channel(settings) == FAILED
        assert files_in(tmp_path) == {"grovekeeper-channel.db"}
        url = bots.environments.pop()["GROVEKEEPER_DATABASE_URL"]
        assert url == "sqlite+aiosqlite:///grovekeeper-channel-tables.db"


@pytest.mark.parametrize(
    "named", [{"channel_file": Path("here.db")}, {"database_url": "sqlite+aiosqlite:///x.db"}]
)
def test_tables_that_have_a_place_stay_where_they_are(named: dict[str, object], tmp_path: Path) -> None:
    settings = Settings(port=0, **named)  # type: ignore[arg-type]
    assert local_channel._environment(settings, settings.channel_file, tmp_path) == dict(os.environ)


def test_a_port_that_cannot_be_used_for_any_reason_is_a_sentence_and_all_ends_within_five_seconds() -> None:
    said = host_words().key("channel-port-taken", port="80", why="odd")
    assert local_channel._taken(80, OSError("odd")) == local_channel._taken(80, OSError(1, "odd")) == said
    assert local_channel.GRACE < 5
