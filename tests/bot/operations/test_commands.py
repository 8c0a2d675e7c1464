"""Each command of the terminal, as far as it says itself what others have done: every sentence, and the exit code."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.exit_codes import FAILED
from bot.operations import accidents, commands
from bot.operations.doctor.finding import Finding, fine, note, wrong
from bot.operations.errors import Trouble, host_words, why
from bot.operations.rehearsal.report import RehearsalReport, Rehearsed
from bot.operations.restore import Restored
from bot.settings import Settings
from bot.store.errors import (
    Away,
    Damaged,
    Failed,
    Foreign,
    Full,
    GaveWay,
    Gone,
    IsFolder,
    Locked,
    LogGone,
    Newer,
    NoDriver,
    Replaced,
)
from engine import home
from engine.text import Text, say

FINE, NOTE, WRONG = fine("doctor-whole"), note("doctor-empty"), wrong("doctor-zones-missing")
SIGNS = {FINE.verdict: "✓", NOTE.verdict: "·", WRONG.verdict: "✗"}


class Terminal:
    """A terminal in English: what has stood on it since it was looked at last, out and errors apart."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def shows(self, out: list[str], errors: tuple[str, ...] = ()) -> bool:
        shown = self._capsys.readouterr()
        assert shown.out == "".join(f"{line}\n" for line in out)
        assert shown.err == "".join(f"{line}\n" for line in errors)
        return True


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    return Terminal(capsys)


def said(key: str, **args: str | int) -> str:
    return host_words().key(key, **args)


def line(finding: Finding) -> str:
    return f"{SIGNS[finding.verdict]} {host_words().say(finding.text)}"


@pytest.mark.parametrize(
    ("findings", "code"),
    [([FINE, NOTE], 0), ([WRONG, FINE], FAILED), ([FINE, WRONG], FAILED)],
    ids=["well", "wrong first", "wrong last"],
)
async def test_findings_are_a_line_each_and_one_that_is_wrong_is_a_failure(
    findings: list[Finding],
    code: int,
    terminal: Terminal,
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[object] = []

    async def examine(*given: object) -> AsyncIterator[Finding]:
        asked.append(given)
        for each in findings:
            yield each

    monkeypatch.setattr("bot.operations.doctor.examine.examine", examine)
    assert await commands.doctor(settings, "http://here") == code
    assert asked == [(settings, "http://here")]
    assert terminal.shows([*map(line, findings), said("doctor-ill" if code else "doctor-well")])
    monkeypatch.setattr("bot.operations.check_game.examine", lambda _: iter(findings))
    assert await commands.check_game("cairn") == code
    assert terminal.shows([*map(line, findings), said("doctor-ill" if code else "check-well")])


async def test_of_a_project_each_game_is_checked_and_then_its_own_tests(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked_in: list[Path] = []

    def examine(game: str) -> Iterator[Finding]:
        yield fine("doctor-new", file=game)

    def run_own_tests(project: Path) -> Finding:
        return wrong("doctor-new", file=f"own tests of {project}")

    monkeypatch.setattr("bot.operations.check_game.examine", examine)
    monkeypatch.setattr("bot.operations.own_tests.run_own_tests", run_own_tests)
    monkeypatch.setattr(home, "project_games", lambda _: iter(["one", "other"]))
    monkeypatch.setattr(home, "look_in", looked_in.append)
    assert await commands.check_game(str(tmp_path)) == FAILED
    findings = [fine("doctor-new", file=each) for each in ("one", "other")]
    assert terminal.shows([*map(line, [*findings, run_own_tests(tmp_path)]), said("doctor-ill")])
    assert looked_in == [tmp_path]


@pytest.mark.parametrize("found", [[], [say("doctor-whole"), say("doctor-empty")]], ids=["same", "differing"])
async def test_a_replay_tells_how_far_it_is_and_what_differs(
    found: list[Text], terminal: Terminal, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def differences(database: str, tell: Any) -> list[Text]:
        assert database == settings.database
        tell(3, 7)
        return found

    monkeypatch.setattr("bot.operations.replay.differences", differences)
    assert await commands.replay(settings) == (FAILED if found else 0)
    progress = said("log-check-progress", done=3, count=7)
    assert terminal.shows(
        [*map(host_words().say, found), said("replay-found", count=len(found))], (progress,)
    )


@pytest.mark.parametrize("is_all", [False, True], ids=["nothing more", "everything"])
async def test_a_restore_tells_what_has_become_of_everything(
    is_all: bool, terminal: Terminal, settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, missing = tmp_path / "kept.db", tmp_path / "forgotten"

    async def restore(*_: object) -> Restored:
        return Restored(kept, 4, missing) if is_all else Restored(None, 0, None)

    monkeypatch.setattr("bot.operations.restore.restore", restore)
    assert await commands.restore(settings, tmp_path / "copy") == 0
    more = [
        said("restore-kept", file=str(kept)),
        said("restore-forgotten", count=4),
        said("restore-no-list", file=str(missing)),
    ]
    assert terminal.shows([said("restore-done", file=str(tmp_path / "copy")), *(more if is_all else [])])


async def test_short_commands_say_that_they_are_done(
    terminal: Terminal, settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[object] = []

    async def begin_anew(database: str, _: object) -> None:
        done.append(database)

    def write_game(name: str, where: Path) -> Path:
        done.append(where)
        return where / name

    monkeypatch.setattr("bot.operations.restored.begin_anew", begin_anew)
    monkeypatch.setattr("bot.operations.new_game.write_game", write_game)
    monkeypatch.setattr(commands, "back_up", lambda *given: done.append(given))
    monkeypatch.setattr(commands, "database_file", Path)
    copy = tmp_path / "copy"
    assert await commands.restored(settings) == await commands.backup(settings, copy) == 0
    assert await commands.new_game("cairn") == 0
    assert terminal.shows(
        [said("restored-done"), said("backup-done", file=str(copy)), said("new-game-done", folder="cairn")]
    )
    assert done == [settings.database, (Path(settings.database), copy), Path.cwd()]


@pytest.mark.parametrize("error", [Trouble("copy-not-ours"), Locked("by another")], ids=["trouble", "failed"])
async def test_a_trouble_is_a_sentence_and_a_failure(
    error: Trouble | Locked, terminal: Terminal, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    def back_up(*_: object) -> None:
        raise error

    monkeypatch.setattr(commands, "back_up", back_up)
    assert await commands.backup(settings, Path("copy")) == FAILED
    text = error.text if isinstance(error, Trouble) else why(error)
    assert terminal.shows([], (host_words().say(text),))


async def test_a_report_of_an_accident_is_printed_as_it_is(
    terminal: Terminal, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = accidents.folder_of(settings.database)
    assert await commands.accident(settings, 7) == FAILED
    assert terminal.shows([], (said("accident-unknown", number="7", folder=str(folder)),))
    folder.mkdir(parents=True)
    (folder / "7.txt").write_text("what happened\n", encoding="utf-8")
    assert await commands.accident(settings, 7) == 0
    assert terminal.shows(["what happened"])


@pytest.mark.parametrize("is_well", [True, False], ids=["well", "differing"])
async def test_a_rehearsal_tells_each_check_and_what_stays(
    is_well: bool, terminal: Terminal, settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    checks = [Rehearsed("one", {}, {}), Rehearsed("other", {}, {} if is_well else {"is": "wrong"})]
    report = RehearsalReport(checks, ["left out"])
    monkeypatch.setattr("bot.operations.rehearsal.stage.PRESS_SECONDS", 239.0)

    async def rehearse(token: object, url: str, channel: int, invite: Any) -> object:
        assert (token, url, channel) == (settings.discord_token, "http://here", 7)
        if invite is not None:
            invite("rehearse-press")
        return SimpleNamespace(report=report, is_thread_left=not is_well)

    monkeypatch.setattr("bot.operations.rehearsal.rehearse.rehearse", rehearse)
    file, alone = tmp_path / "report.json", is_well
    code = await commands.rehearse(settings, "http://here", 7, file, alone=alone)
    assert code == (0 if is_well else FAILED)
    assert file.exists()
    assert terminal.shows(
        [
            *([] if alone else [said("rehearse-press", minutes=3)]),
            "✓ one",
            "✓ other" if is_well else "✗ other",
            "· left out",
            *([] if is_well else [said("rehearse-thread-left")]),
            said("rehearse-done", count=0 if is_well else 1, file=str(file)),
        ]
    )


@pytest.mark.parametrize(
    ("error", "key", "args"),
    [
        (Away, "database-away", {"why": "it"}),
        (GaveWay, "database-failed", {"why": "it"}),
        (Damaged, "database-damaged", {}),
        (Full, "database-full", {}),
        (Locked, "database-locked", {}),
        (Foreign, "database-foreign", {"why": "it"}),
        (IsFolder, "database-folder", {"file": "it"}),
        (NoDriver, "database-no-driver", {"package": "it"}),
        (LogGone, "database-log-gone", {"file": "it"}),
        (Gone, "database-gone", {"file": "it"}),
        (Replaced, "database-replaced", {"file": "it"}),
        (Newer, "database-newer", {"version": "it"}),
        (Failed, "database-failed", {"why": "it"}),
    ],
)
def test_each_failure_of_the_database_is_a_sentence_of_its_own(
    error: type[Failed], key: str, args: dict[str, str]
) -> None:
    text = why(error("it"))
    assert text == say(key, **args)
    assert host_words().say(text) != host_words().say(say("database-failed", why="")), "it has words"


async def test_a_folder_that_is_no_project_is_said_to_be_none(terminal: Terminal, tmp_path: Path) -> None:
    assert await commands.check_game(str(tmp_path)) == FAILED
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    assert await commands.check_game(str(tmp_path)) == FAILED
    reasons = []
    for _ in range(2):
        with pytest.raises(home.Homeless) as homeless:
            home.project_games(tmp_path)
        reasons.append(str(homeless.value))
        (tmp_path / "pyproject.toml").unlink(missing_ok=True)
    assert terminal.shows([], tuple(said("check-no-project", why=each) for each in reversed(reasons)))


@pytest.mark.parametrize(
    ("named", "language"),
    [
        ({"LC_ALL": "pl_PL.UTF-8", "LC_MESSAGES": "en_GB", "LANG": "en_GB"}, "pl"),
        ({"LC_MESSAGES": "pl_PL", "LANG": "en_GB"}, "pl"),
        ({"LANG": "pl_PL"}, "pl"),
        ({"LC_ALL": "", "LANG": "en_GB"}, "en"),
        ({}, "en"),
    ],
    ids=str,
)
def test_a_host_reads_the_language_of_the_terminal(
    named: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in named.items():
        monkeypatch.setenv(name, value)
    assert host_words().language == language
