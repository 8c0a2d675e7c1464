"""The commands of the terminal. Each returns its exit code: 0 where all went well, 1 where a sentence says what did not.

A copy is soon made; rules and Discord, which take long to import, are left to the commands that need them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Coroutine, Sequence
from datetime import UTC, datetime
from functools import wraps
from itertools import chain
from pathlib import Path
from typing import Any, ParamSpec

from bot.exit_codes import FAILED
from bot.operations import accidents
from bot.operations.backup import back_up, database_file
from bot.operations.errors import Trouble, host_words, why
from bot.settings import Settings
from bot.store.errors import Failed
from engine import home

P = ParamSpec("P")
Command = Callable[P, Coroutine[Any, Any, int]]


def _tells_trouble(work: Command[P]) -> Command[P]:
    """Return the command, made to print a trouble as its sentence instead of showing where it came up."""

    @wraps(work)
    async def run(*args: P.args, **kwargs: P.kwargs) -> int:
        try:
            return await work(*args, **kwargs)
        except Trouble as trouble:
            text = trouble.text
        except Failed as failed:
            text = why(failed)
        print(host_words().say(text), file=sys.stderr)
        return FAILED

    return run


@_tells_trouble
async def replay(settings: Settings) -> int:
    """Play every log again under the present rules and name the tables that differ."""
    from bot.operations.replay import differences

    words = host_words()

    def tell(done: int, count: int) -> None:
        print(words.key("log-check-progress", done=done, count=count), file=sys.stderr, flush=True)

    found = await differences(settings.database, tell)
    for text in found:
        print(words.say(text))
    print(words.key("replay-found", count=len(found)))
    return FAILED if found else 0


@_tells_trouble
async def backup(settings: Settings, file: Path) -> int:
    """Copy the database, whether or not a bot is playing on it."""
    back_up(database_file(settings.database), file)
    print(host_words().key("backup-done", file=str(file)))
    return 0


@_tells_trouble
async def restore(settings: Settings, file: Path) -> int:
    """Put a backup in the place of the database, while no bot is playing on it."""
    from bot.operations import restore as restoring

    done = await restoring.restore(file, database_file(settings.database), datetime.now(UTC))
    print(host_words().key("restore-done", file=str(file)))
    if done.kept is not None:
        print(host_words().key("restore-kept", file=str(done.kept)))
    if done.forgotten:
        print(host_words().key("restore-forgotten", count=done.forgotten))
    if done.list_missing is not None:
        print(host_words().key("restore-no-list", file=str(done.list_missing)))
    return 0


@_tells_trouble
async def restored(settings: Settings) -> int:
    """Let nothing of the future that is lost act, after the tools of a database server have put a backup back."""
    from bot.operations.restored import begin_anew

    await begin_anew(settings.database, datetime.now(UTC))
    print(host_words().key("restored-done"))
    return 0


async def accident(settings: Settings, number: int) -> int:
    """Print the report of an accident, which a developer may see."""
    report = accidents.read(settings.database, number)
    if report is None:
        folder = accidents.folder_of(settings.database)
        print(host_words().key("accident-unknown", number=str(number), folder=str(folder)), file=sys.stderr)
        return FAILED
    print(report, end="")
    return 0


async def doctor(settings: Settings, url: str | None) -> int:
    """Look at everything the bot needs, a line each."""
    from bot.operations.doctor.examine import examine

    speech = host_words()
    is_well = True
    async for finding in examine(settings, url):
        print(f"{finding.verdict.value} {speech.say(finding.text)}")
        is_well = is_well and not finding.is_wrong
    print(speech.key("doctor-well" if is_well else "doctor-ill"))
    return 0 if is_well else 1


@_tells_trouble
async def rehearse(settings: Settings, url: str | None, channel: int, file: Path, *, alone: bool) -> int:
    """Try on Discord what the bot relies on, a line each, and write a report without secrets."""
    from bot.operations.rehearsal.rehearse import rehearse as go_through
    from bot.operations.rehearsal.report import check_name
    from bot.operations.rehearsal.stage import PRESS_SECONDS

    check_name(file)
    speech = host_words()

    def invite(key: str) -> None:
        print(speech.key(key, minutes=int(PRESS_SECONDS // 60)), flush=True)

    stage = await go_through(settings.discord_token, url, channel, None if alone else invite)
    report = stage.report
    for check in report.checks:
        print(f"{'✓' if check.is_as_expected else '✗'} {check.name}")
    for name in report.left_out:
        print(f"· {name}")
    if stage.is_thread_left:
        print(speech.key("rehearse-thread-left"))
    report.write(file)
    print(speech.key("rehearse-done", count=len(report.differing), file=str(file)))
    return FAILED if report.differing else 0


@_tells_trouble
async def new_game(name: str) -> int:
    """Write a new game into a folder of its name, here."""
    from bot.operations.new_game import write_game

    folder = write_game(name, Path.cwd())
    print(host_words().key("new-game-done", folder=folder.name))
    return 0


@_tells_trouble
async def check_game(named: str) -> int:
    """Hold a game to all laws and say a line about each; `named` is its id, or the folder of its project."""
    game_ids = _games_of(named)
    from bot.operations.check_game import examine
    from bot.operations.own_tests import run_own_tests

    speech, project = host_words(), Path(named)
    is_well = True
    own = (run_own_tests(each) for each in (project,) if each.is_dir())
    for finding in chain(*map(examine, game_ids), own):
        print(f"{finding.verdict.value} {speech.say(finding.text)}", flush=True)
        is_well = is_well and not finding.is_wrong
    print(speech.key("check-well" if is_well else "doctor-ill"))
    return 0 if is_well else FAILED


def _games_of(named: str) -> Sequence[str]:
    """Return an id, or those of the games in the folder of a project, which are then found as if it were installed. Raises Trouble."""
    project = Path(named)
    if not project.is_dir():
        return [named]
    try:
        found = list(home.project_games(project))
    except home.Homeless as error:
        raise Trouble("check-no-project", why=str(error)) from None
    home.look_in(project)
    return found
