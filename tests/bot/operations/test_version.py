"""The version that a host is told: the number that is written once, and the commit, wherever the program has come from."""

from __future__ import annotations

import io
import logging
import re
import subprocess
import sys
import tarfile
import zlib
from pathlib import Path

import aiohttp
import pytest

from bot import version as versions
from bot.operations.accidents import Accidents, read
from bot.operations.commands import doctor
from bot.operations.health import open_health
from bot.redaction import number_of
from bot.run.discord import join
from bot.settings import Settings
from bot.version import FILE, NUMBER, full, revision, version
from tests.bot.discord.grove import grove
from tests.bot.operations.conftest import logged
from tests.bot.tables.house import file_at

ROOT = Path(__file__).parents[3]
COMMIT = "687b60ef" * 5
OTHER = "0a" * 20


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Return a checkout of a branch, as git lays it out; no program git has seen it."""
    (tmp_path / "bot").mkdir()
    heads = tmp_path / ".git" / "refs" / "heads"
    heads.mkdir(parents=True)
    (tmp_path / ".git" / "HEAD").write_text("ref: refs/heads/main\n")
    (heads / "main").write_text(f"{COMMIT}\n")
    return tmp_path


def tagged(checkout: Path, tag: str, commit: str) -> None:
    tags = checkout / ".git" / "refs" / "tags"
    tags.mkdir(exist_ok=True)
    (tags / tag).write_text(f"{commit}\n")


@pytest.mark.parametrize(
    ("found", "said"),
    [
        ("", "2.1.0"),
        ("v2.1.0", "2.1.0"),
        (COMMIT, "2.1.0+g687b60ef"),
        ("v2.1.0-3-g687b60ef", "2.1.0+2.1.0.3.g687b60ef"),
        ("v2.0.0", "2.1.0+2.0.0"),
    ],
)
def test_a_tag_of_the_number_adds_nothing_and_a_commit_its_beginning(found: str, said: str) -> None:
    assert full("2.1.0", found) == said


def test_a_checkout_is_read_without_git(checkout: Path) -> None:
    assert revision(checkout / "bot") == COMMIT
    (checkout / ".git" / "HEAD").write_text(f"{OTHER}\n")
    assert revision(checkout / "bot") == OTHER


def test_a_tag_of_a_release_goes_before_the_commit_it_stands_on(checkout: Path) -> None:
    tagged(checkout, "v1.9.0", OTHER)
    tagged(checkout, "very-good", COMMIT)
    assert revision(checkout / "bot") == COMMIT
    tagged(checkout, "v2.0.0", COMMIT)
    assert revision(checkout / "bot") == "v2.0.0"


def test_an_annotated_tag_stands_on_the_commit_that_it_names(checkout: Path) -> None:
    told = f"object {COMMIT}\ntype commit\ntag v2.0.0\n".encode()
    annotated = checkout / ".git" / "objects" / OTHER[:2]
    annotated.mkdir(parents=True)
    (annotated / OTHER[2:]).write_bytes(zlib.compress(b"tag %d\0%b" % (len(told), told)))
    tagged(checkout, "v2.0.0", OTHER)
    assert revision(checkout / "bot") == "v2.0.0"


def test_packed_references_are_read_and_a_signed_tag_stands_on_its_commit(checkout: Path) -> None:
    (checkout / ".git" / "refs" / "heads" / "main").unlink()
    packed = ["# pack-refs with: peeled", f"{COMMIT} refs/heads/main", f"{OTHER} refs/tags/v2.0.0"]
    (checkout / ".git" / "packed-refs").write_text("\n".join(packed))
    assert revision(checkout / "bot") == COMMIT
    (checkout / ".git" / "packed-refs").write_text("\n".join([*packed, f"^{COMMIT}"]))
    assert revision(checkout / "bot") == "v2.0.0"


def test_a_second_work_tree_knows_its_own_commit(checkout: Path) -> None:
    own = checkout / ".git" / "worktrees" / "other"
    own.mkdir(parents=True)
    (own / "HEAD").write_text(f"{OTHER}\n")
    (own / "commondir").write_text("../..\n")
    tagged(checkout, "v2.0.0", OTHER)
    work = checkout / "beside"
    (work / "bot").mkdir(parents=True)
    (work / ".git").write_text(f"gitdir: {own}\n")
    assert revision(work / "bot") == "v2.0.0"


def test_an_image_and_a_build_are_told_their_commit(checkout: Path) -> None:
    (checkout / "bot" / FILE).write_text("$Format:%H$\n")
    assert revision(checkout / "bot") == COMMIT, "what is no commit is passed over"
    (checkout / "bot" / FILE).write_text(f" {OTHER}\n")
    assert revision(checkout / "bot") == OTHER
    assert revision(checkout / "bot", "v2.0.0") == "v2.0.0"
    assert revision(checkout / "elsewhere" / "bot") == ""


@pytest.mark.real("process")
def test_an_exported_archive_knows_its_commit(tmp_path: Path) -> None:
    git = ["git", "-C", str(ROOT)]
    try:
        made = subprocess.run([*git, "archive", "HEAD", "bot/revision.txt"], capture_output=True, check=False)
    except FileNotFoundError:
        pytest.skip("no git here")
    if made.returncode:
        pytest.skip("no checkout here")
    with tarfile.open(fileobj=io.BytesIO(made.stdout)) as archive:
        archive.extractall(tmp_path, filter="data")
    asked = subprocess.run([*git, "rev-parse", "HEAD"], capture_output=True, text=True, check=True)
    tags = subprocess.run([*git, "tag", "--points-at"], capture_output=True, text=True, check=True)
    found = revision(tmp_path / "bot")
    assert found in tags.stdout.split() or asked.stdout[:7] in found


def test_the_number_stands_at_the_top_of_the_changelog() -> None:
    heading = re.search(r"^## \[(.*?)\]", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert heading is not None
    assert heading[1] == ("Unreleased" if ".dev" in NUMBER else NUMBER)


@pytest.mark.real("process")
def test_the_terminal_is_told_without_reading_any_settings(tmp_path: Path) -> None:
    asked = subprocess.run(
        [sys.executable, "-m", "bot", "play", "--version"],
        env={"PYTHONPATH": str(ROOT), "GROVEKEEPER_PORT": "none", versions.VARIABLE: "v0.9.0"},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert asked.stdout == f"Grovekeeper {NUMBER}+0.9.0\n"


async def test_health_doctor_and_reports_of_accidents_say_it(
    tmp_path: Path, settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    async with (
        grove(tmp_path, "Ada") as (running, _),
        open_health(Settings(health_port=0), running.bot, running.store) as url,
        aiohttp.ClientSession() as session,
        session.get(f"{url}/healthz") as response,
    ):
        assert (await response.json())["version"] == version()
        await doctor(Settings(database_url=running.url), running.local.url)
    assert capsys.readouterr().out.startswith(f"✓ This is Grovekeeper {version()}.\n")
    error = KeyError()
    Accidents(file_at(tmp_path)).emit(logged_with(error))
    assert f"Grovekeeper {version()}, accident" in (read(file_at(tmp_path), number_of(error)) or "")


def logged_with(error: KeyError) -> logging.LogRecord:
    return logging.LogRecord("bot", logging.ERROR, "", 0, "failed", None, (KeyError, error, None))


async def test_the_log_begins_with_it(monkeypatch: pytest.MonkeyPatch, settings: Settings) -> None:
    told = logged(monkeypatch, settings)
    monkeypatch.setattr("bot.operations.logs.set_up", lambda _settings: None)
    other = settings.model_copy(update={"database_url": "sqlite+aiosqlite:////nowhere/grovekeeper.db"})
    await join(other, "http://127.0.0.1:1")
    assert f"Grovekeeper {version()}" in told.getvalue().splitlines()[0]
