"""The log at its most talkative, and the reports of accidents: nothing secret is in either."""

from __future__ import annotations

import io
import logging
import os
import platform
import subprocess
import sys
from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest

from bot.operations import accidents
from bot.operations.accidents import FOLDER, MOST, Accidents, read
from bot.operations.commands import accident
from bot.operations.logs import OURS, QUIET
from bot.redaction import number_of, trace_of
from bot.settings import Settings
from bot.version import version
from tests.bot.discord.grove import SEED, grove, playing
from tests.bot.operations.conftest import logged
from tests.bot.tables.house import file_at

HELD = "Ada holds the fox"


@pytest.fixture(params=["text", "json"])
def log(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, settings: Settings) -> io.StringIO:
    """Return the log of a bot whose settings ask for everything."""
    asked = settings.model_copy(update={"log_level": "DEBUG", "log_format": request.param})
    return logged(monkeypatch, asked)


async def test_nothing_secret_is_logged_however_much_is_asked_for(tmp_path: Path, log: io.StringIO) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        await playing(ada, bruno)
        await ada.command("/forest take first:A1")
        tokens = {each.token for each in running.local.interactions._by_token.values()}
    assert tokens
    told = log.getvalue()
    assert "interaction" in told
    for secret in ("Ada", "Bruno", "counters", SEED.hex(), ada.id, *tokens):
        assert secret not in told
    for library in ("aiosqlite", "sqlalchemy", "discord.http", "discord.gateway", "asyncio"):
        assert not logging.getLogger(library).isEnabledFor(logging.DEBUG)
    assert logging.getLogger("bot.tables").isEnabledFor(logging.DEBUG)


async def test_an_accident_has_a_number_in_the_apology_in_the_log_and_in_its_report(
    tmp_path: Path,
    log: io.StringIO,
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fail(*_: object) -> None:
        raise KeyError(HELD)

    async with grove(tmp_path, "Ada") as (_, (ada,)):
        monkeypatch.setattr("bot.discord.commands.help.help.text", fail)
        apology = (await ada.command("/help")).message.text
    number = next(word.strip(".") for word in apology.split() if word.strip(".").isdigit())
    assert f"accident {number}: help failed" in log.getvalue()
    assert await accident(settings, int(number)) == 0
    report = capsys.readouterr().out
    assert "KeyError" in report
    assert HELD not in report + log.getvalue()
    assert str(tmp_path) not in report
    assert (tmp_path / FOLDER / f"{number}.txt").stat().st_mode & 0o777 == 0o600
    assert await accident(settings, 1) == 1


def test_old_reports_make_room(tmp_path: Path) -> None:
    folder = tmp_path / FOLDER
    folder.mkdir()
    for number in range(MOST):
        (folder / f"{number}.txt").touch()
        os.utime(folder / f"{number}.txt", (MOST - number, MOST - number))
    error = KeyError()
    record = logging.LogRecord("bot", logging.ERROR, "", 0, "failed", None, (KeyError, error, None))
    Accidents(file_at(tmp_path)).emit(record)
    assert len(list(folder.iterdir())) == MOST
    assert not (folder / f"{MOST - 1}.txt").exists(), "the oldest"
    assert "KeyError" in (read(file_at(tmp_path), number_of(error)) or "")


@pytest.mark.parametrize(
    ("asked", "ours", "others"), [("DEBUG", 10, 20), ("INFO", 20, 20), ("WARNING", 30, 30), ("ERROR", 40, 40)]
)
def test_ours_say_as_much_as_is_asked_and_libraries_no_more_than_news(
    asked: str, ours: int, others: int, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    logged(monkeypatch, settings.model_copy(update={"log_level": asked}))
    levels = {name: logging.getLogger(name).level for name in (*OURS, *QUIET)}
    assert levels == dict.fromkeys(OURS, ours) | dict.fromkeys(QUIET, logging.WARNING)
    assert logging.getLogger().level == others
    assert OURS == ("bot", "engine", "render", "words")
    assert QUIET == ("alembic", "aiohttp.access")


def test_a_report_says_what_a_developer_asks_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def version_of(package: str) -> str:
        if package == "aiohttp":
            raise PackageNotFoundError
        return f"1.{len(package)}"

    monkeypatch.setattr(accidents, "version_of", version_of)
    error = KeyError(HELD)
    record = logging.LogRecord("bot.x", logging.ERROR, "", 0, "POST Bot %s failed", ("abc",), None)
    handler = Accidents(file_at(tmp_path))
    assert handler.level == logging.WARNING
    handler.emit(record)
    record.exc_info = (None, None, None)
    handler.emit(record)
    assert not (tmp_path / FOLDER).exists(), "nothing has been raised"
    record.exc_info = (KeyError, error, None)
    handler.emit(record)
    number = number_of(error)
    lines = (tmp_path / FOLDER / f"{number}.txt").read_text().split("\n")
    assert (tmp_path / FOLDER).stat().st_mode & 0o777 == 0o700
    libraries = "discord.py 1.10, SQLAlchemy 1.10, aiosqlite 1.9, aiohttp missing, pillow 1.6, pydantic 1.8"
    assert lines == [
        f"Grovekeeper {version()}, accident {number}",
        f"Python {platform.python_version()} on {platform.system()} {platform.machine()}; {libraries}",
        "bot.x: POST Bot … failed",
        *trace_of(error).split("\n"),
        "",
    ]
    assert accidents.folder_of("postgresql+asyncpg://me@here/x") == Path.cwd() / FOLDER


@pytest.mark.parametrize("place", ["webhooks/1234/", "interactions/1234/", "Bot "])
def test_a_token_in_the_middle_of_a_message_is_left_out(log: io.StringIO, place: str) -> None:
    logging.getLogger("bot.tables").warning("POST %saW50ZXJhY3Rpb24.x-Y_z: 404", place)
    told = log.getvalue()
    assert f"POST {place}" in told
    assert "aW50ZXJhY3Rpb24" not in told


def test_the_last_words_of_a_dying_bot_hold_no_secret(log: io.StringIO) -> None:
    try:
        raise KeyError(HELD)
    except KeyError as error:
        sys.excepthook(KeyError, error, error.__traceback__)
    told = log.getvalue()
    assert "the bot ends by an accident" in told
    assert "CRITICAL" in told
    assert "KeyError" in told
    assert HELD not in told


def test_the_longer_traceback_that_another_listener_has_kept_on_a_record_is_not_told(
    log: io.StringIO,
) -> None:
    error = KeyError(HELD)
    record = logging.LogRecord("bot", logging.ERROR, "", 0, "failed", None, (KeyError, error, None))
    record.exc_text = f"KeyError: {HELD}"
    logging.getLogger("bot").handle(record)
    assert "KeyError" in log.getvalue()
    assert HELD not in log.getvalue()


def test_the_last_words_of_a_process_that_dies_hold_no_secret(tmp_path: Path) -> None:
    dying = (
        "from bot.operations.logs import set_up\n"
        "from bot.settings import Settings\n"
        f"set_up(Settings(database_url={file_at(tmp_path)!r}))\n"
        f"raise KeyError({HELD!r})\n"
    )
    ended = subprocess.run([sys.executable, "-c", dying], capture_output=True, text=True, check=False)
    assert ended.returncode == 1
    assert "KeyError" in ended.stderr
    assert HELD not in ended.stderr
