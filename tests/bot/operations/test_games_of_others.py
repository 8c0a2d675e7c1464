"""Games in packages of others: found beside ours, left out where they are broken, written anew and held to the laws."""

from __future__ import annotations

import asyncio
import importlib
import os
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.operations import laws_of_play, own_tests
from bot.operations.check_game import examine
from bot.operations.commands import check_game, doctor, new_game
from bot.operations.new_game import write_game
from bot.operations.own_tests import run_own_tests
from bot.run import local_channel
from bot.run.discord import tell_what_is_left_out
from bot.settings import Settings
from engine import home, registry
from engine.errors import Malformed
from tests.bot.discord.grove import asked, card_of, grove, pressed
from words.catalogue import words

NUMBERS = count()


def look_anew() -> None:
    registry.forget()
    words.cache_clear()


@pytest.fixture(autouse=True)
def found_anew(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Find games anew, whatever was found before, and leave no game and no path of a package behind."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setenv(home.VARIABLE, "")
    look_anew()
    yield
    monkeypatch.undo()
    look_anew()


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Return the project of a game that nobody has imported yet."""
    return write_game(f"pile-{next(NUMBERS)}", tmp_path)


def package(project: Path) -> Path:
    return project / f"grovekeeper_{project.name.replace('-', '_')}"


def find_in(project: Path) -> None:
    home.look_in(project)
    look_anew()


def change(file: Path, before: str, after: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert before in text
    file.write_text(text.replace(before, after), encoding="utf-8")


async def test_a_game_of_others_is_played_saved_and_explained_as_ours_are(
    project: Path, tmp_path: Path
) -> None:
    find_in(project)
    game = project.name
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        lobby = (await ada.command(f"/play game:{game} seats:2")).message
        await pressed(bruno, await bruno.sees("(host)"), "Join")
        await pressed(ada, lobby, "Start")
        card = await card_of(ada, "🔒")
        assert "There is no cairn yet" in card.alt_texts[0]
        match = (await running.table(ada)).match
        assert match is not None
        stone = match.legal(match.awaiting[0]).under("lay")[0].stone
        assert "You draw a" in (await asked(ada, f"/{game} lay stone:{stone}")).text
        card = await card_of(bruno, f"Ada lays a {stone} and scores 1")
        assert "Lay a stone or swap one." in (await pressed(bruno, card, "Lay a stone")).text
        rule = f"{game.upper()}-SWAP-02"
        assert "Each player may swap" in (await asked(ada, f"/rules question:{rule}")).text
        assert "A few stones are left" in (await asked(bruno, f"/learn game:{game}")).text


async def test_saved_games_of_a_package_that_breaks_wait_for_it_and_leave_the_others_alone(
    project: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    find_in(project)
    game = project.name
    rules = package(project) / "game.py"
    whole = rules.read_text(encoding="utf-8")
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        lobby = (await ada.command(f"/play game:{game} seats:2")).message
        await pressed(bruno, await bruno.sees("(host)"), "Join")
        await pressed(ada, lobby, "Start")
        await card_of(ada, "🔒")
        await running.stop()
        await ada.bot_gone()
        rewritten(rules, "raise RuntimeError('no such luck')\n")
        await running.start()
        await ada.bot_ready()
        assert f"no game called “{game}”" in (await asked(ada, "/board")).text
        await bruno.go("meadow")
        assert "open seat" in (await bruno.command("/play game:living-forest seats:2")).message.text
        assert await doctor(Settings(database_url=running.url), running.local.url) == 1
        told = capsys.readouterr().out
        assert f"✗ The game {game} is left out: RuntimeError: no such luck. Its saved games wait" in told
        await running.stop()
        await ada.bot_gone()
        rewritten(rules, whole)
        await running.start()
        await ada.bot_ready()
        assert "There is no cairn yet" in (await asked(ada, "/board private:True")).alt_texts[0]


def rewritten(rules: Path, text: str) -> None:
    """Write a module of a package anew, as if no process had ever imported it."""
    rules.write_text(text, encoding="utf-8")
    for name in [name for name in sys.modules if name.startswith(rules.parent.name)]:
        del sys.modules[name]
    importlib.invalidate_caches()
    look_anew()


@pytest.mark.parametrize(
    ("file", "text", "why"),
    [
        ("__init__.py", "import nowhere", "ModuleNotFoundError: No module named 'nowhere'"),
        ("__init__.py", "GAME = 3", "TypeError"),
        ("painter.py", "", "AttributeError"),
        ("__init__.py", "import sys; sys.exit(3)", "SystemExit: 3"),
    ],
)
def test_a_package_that_lacks_something_is_left_out_with_the_reason(
    project: Path, file: str, text: str, why: str
) -> None:
    (package(project) / file).write_text(text, encoding="utf-8")
    find_in(project)
    assert project.name not in registry.games()
    assert why in registry.failures()[project.name]
    assert "living-forest" in registry.games()
    with pytest.raises(Malformed):
        registry.find(project.name)


def test_whoever_writes_a_game_is_told_where_it_is_broken(
    project: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    rules = package(project) / "game.py"
    rules.write_text(rules.read_text(encoding="utf-8") + "def broken(:\n", encoding="utf-8")
    find_in(project)
    tell_what_is_left_out()
    told = capsys.readouterr().err
    line = len(rules.read_text(encoding="utf-8").splitlines())
    assert f"The game {project.name} is left out: SyntaxError: invalid syntax (game.py, line {line})." in told


def test_a_game_cannot_take_the_place_of_one_of_ours(project: Path) -> None:
    change(project / "pyproject.toml", f"{project.name} = ", "living-forest = ")
    find_in(project)
    assert registry.find("living-forest").__class__.__module__.startswith("engine.games.")
    assert "living-forest" in registry.failures()


def test_of_two_packages_of_one_game_the_first_is_played(project: Path, tmp_path: Path) -> None:
    other = write_game(f"pile-{next(NUMBERS)}", tmp_path)
    change(other / "pyproject.toml", f"{other.name} = ", f"{project.name} = ")
    find_in(other)
    find_in(project)
    assert registry.find(project.name).__class__.__module__.startswith(package(project).name)
    why = registry.failures()[project.name]
    assert (
        why
        == f"{package(other).name} calls its game {project.name}, as that of {package(project).name} is called"
    )


async def test_a_game_whose_command_is_taken_or_wrong_has_buttons_and_all_others_their_commands(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    made = (write_game(f"pile-{next(NUMBERS)}", tmp_path) for _ in range(4))
    first, second, polish, wrong = sorted(made)
    for project, language, name in (
        (second, "en", first.name),
        (polish, "pl", words("pl").key("command-play")),
        (wrong, "en", "Not So"),
    ):
        key = f"{project.name}-command = "
        change(
            package(project) / "text" / language / f"{project.name}.ftl", f"{key}{project.name}", key + name
        )
    for project in (wrong, polish, second, first):
        find_in(project)
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        assert await doctor(Settings(database_url=running.url), running.local.url) == 1
        told = capsys.readouterr().out.splitlines()
        for project, why in (
            (second, f"/{first.name} is the command of the game {first.name} already"),
            (polish, "/graj is a command of the bot already"),
            (wrong, f"Discord would not take it ({wrong.name}-command is no name of a command: Not So)"),
        ):
            assert any(
                f"✗ The game {project.name} has no command: {why}. It is played" in each for each in told
            )
            broken = next(each for each in examine(project.name) if each.is_wrong)
            assert broken.text.key == "check-commands-broken"
        commands = {each["name"] for each in await running.bot.tree.described()}
        assert {first.name, "play", "living"} <= commands
        assert not commands & {second.name, polish.name, wrong.name}
        lobby = (await ada.command(f"/play game:{second.name} seats:2")).message
        await pressed(bruno, await bruno.sees("(host)"), "Join")
        await pressed(ada, lobby, "Start")
        card = await card_of(ada, "🔒")
        assert "Lay a stone or swap one." in (await pressed(ada, card, "Lay a stone")).text


def test_what_is_named_and_not_there_is_said(tmp_path: Path) -> None:
    find_in(tmp_path)
    (why,) = registry.failures().values()
    assert "pyproject.toml names no game" in why


def test_an_installed_package_is_found_by_its_entry_point(
    project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed = tmp_path / "installed"
    told = installed / f"{project.name}-1.dist-info"
    told.mkdir(parents=True)
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project.name}\nVersion: 1\n")
    name = package(project).name
    (told / "entry_points.txt").write_text(
        f"[{home.GROUP}]\n{project.name} = {name}\ngone = nowhere_at_all\n"
    )
    package(project).rename(installed / name)
    monkeypatch.syspath_prepend(str(installed))
    look_anew()
    assert project.name in registry.games()
    assert registry.failures() == {"gone": "there is no package nowhere_at_all"}
    assert words("pl").key(f"{project.name}-verb-lay") == "Połóż kamień"
    assert words("pl").key("table-none") != "table-none"


def test_a_new_game_of_any_name_passes_every_check(project: Path) -> None:
    find_in(project)
    findings = list(examine(project.name))
    assert [finding.text.key for finding in findings if finding.is_wrong] == []
    assert "check-games" in {finding.text.key for finding in findings}


WHIM = """
    class Whim(__import__("engine.thinking").thinking.Thinking):
        asked = []

        def value(self, table):
            self.asked.append(table)
            return [len(self.asked) * 0.37 % 1] * len(table.players)

    @property
    def thinking(self):
        return self.Whim(self)
"""
"""Part of a game whose computer thinks otherwise of a table each time it is asked."""
DEFECTS = [
    (
        "game.py",
        "if not any(guard(table, seat, action) for guard in GUARDS)",
        "if action",
        "check-guards-broken",
    ),
    ("guards.py", 'refuse("CAIRN-SWAP-02"', 'refuse("CAIRN-NONE-01"', "check-guards-broken"),
    ("text/en/cairn.ftl", "cairn-verb-lay = ", "cairn-verb-stay = ", "check-words-broken"),
    (
        "text/pl/cairn.ftl",
        "cairn-verb-lay-name = połóż",
        "cairn-verb-lay-name = Połóż",
        "check-commands-broken",
    ),
    ("text/en/cairn.ftl", "cairn-label-swap = Swap", "cairn-label-swap = Lay", "check-said-broken"),
    ("text/en/cairn.ftl", "cairn-event-draw = ", "cairn-event-drawn = ", "check-said-broken"),
    ("text/en/cairn-rulebook.ftl", "CAIRN-END-01 = ", "CAIRN-END-02 = ", "check-rules-broken"),
    ("game.py", "bag=len(table.bag)", "bag=sum(table.bag[:1])", "check-pictures-broken"),
    (
        "game.py",
        'ScoreLine(words.tell("line-laid"), score)',
        'ScoreLine(words.tell("line-laid"), 7)',
        "check-games-broken",
    ),
    (
        "painter.py",
        "return [[view.headline, cairn_text(view), *players(view)]]",
        "return []",
        "check-pictures-broken",
    ),
    ("text/en/cairn.ftl", "cairn-refused-no-swap = ", "cairn-refused-none = ", "check-refusals-broken"),
    (
        "game.py",
        "    guards = GUARDS\n",
        f"    guards = GUARDS\n{WHIM}",
        "check-computers-broken",
    ),
    (
        "game.py",
        "    guards = GUARDS\n",
        "    guards = GUARDS\n    challenges = ({'swaps': 1},)\n",
        "check-challenges-broken",
    ),
    ("data/guided.toml", 'move = "lay 5"', 'move = "lay 6"', "check-teaching-broken"),
    ("data/lesson.toml", 'rows = [["stone", "→", "cairn"]]', 'rows = [["tree"]]', "check-teaching-broken"),
]


@pytest.mark.wordless
@pytest.mark.parametrize(("file", "before", "after", "key"), DEFECTS)
def test_a_defect_is_named_by_the_law_that_it_breaks(
    project: Path, file: str, before: str, after: str, key: str
) -> None:
    name = project.name
    place = package(project) / file.replace("cairn", name)
    before, after = (
        text.replace("CAIRN", name.upper()).replace("cairn-", f"{name}-") for text in (before, after)
    )
    change(place, before, after)
    find_in(project)
    first = next((finding for finding in examine(name) if finding.is_wrong), None)
    assert first is not None
    assert first.text.key == key


def test_two_options_of_one_name_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws_of_play, "words", lambda _: SimpleNamespace(key=lambda _: "first"))
    with pytest.raises(AssertionError, match="two options of a command have one name: first, first"):
        laws_of_play.menus(registry.find("spirits-of-the-forest"))


@pytest.mark.real("process")
def test_the_tests_of_a_project_are_run_and_the_first_that_fails_is_named(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tests = next((project / "tests").iterdir())
    change(tests, "(2, 18), (3, 15)", "(2, 18), (3, 16)")
    found = run_own_tests(project)
    assert found.text.key == "check-tests-broken"
    assert f"{tests.name}::test_each_player_draws_three_of_24_stones[3-16]" in str(found.text)
    monkeypatch.setattr(own_tests, "find_spec", lambda _: None)
    assert run_own_tests(project).text.key == "check-no-pytest"
    tests.unlink()
    assert run_own_tests(project).text.key == "check-no-tests"


async def test_a_host_is_told_what_a_command_did(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.chdir(tmp_path)
    assert await new_game("Not So") == 1
    assert "cannot be called" in capsys.readouterr().err
    name = f"pile-{next(NUMBERS)}"
    assert await new_game(name) == 0
    assert f"grovekeeper play-game {name}" in capsys.readouterr().out
    assert await new_game(name) == 1
    (package(tmp_path / name) / "__init__.py").write_text("GAME = None\n")
    assert await check_game(name) == 1
    assert "✗ The game cannot be loaded: TypeError" in capsys.readouterr().out
    assert await check_game("nothing") == 1
    assert "There is no game nothing here" in capsys.readouterr().out


async def test_a_game_that_is_being_written_is_loaded_anew_when_a_file_of_it_changes(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop, looked, look = asyncio.get_running_loop(), asyncio.Event(), local_channel._files

    def look_and_tell(project: Path) -> frozenset[tuple[Path, int]]:
        found = look(project)
        loop.call_soon_threadsafe(looked.set)
        return found

    monkeypatch.setattr(local_channel, "LOOK", 0)
    monkeypatch.setattr(local_channel, "_files", look_and_tell)
    waiting = asyncio.create_task(local_channel._change_in(project))
    await looked.wait()
    before = look(project)
    (project / "notes.txt").write_text("not a part of it")
    for _ in range(2):
        looked.clear()
        await looked.wait()
    assert not waiting.done()
    text = package(project) / "text" / "en" / f"{project.name}.ftl"
    os.utime(text, ns=(1, 1))
    await waiting
    assert look(project) != before
