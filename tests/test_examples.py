"""The games in examples/: packages as others write them, small, whole, and played beside ours."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.operations.check_game import examine
from engine import home, registry
from engine.rulebook import ledger
from tests.bot.discord.grove import asked, card_of, grove, pressed
from tests.standin.people import Person
from words.catalogue import words

ROOT = Path(__file__).parent.parent
EXAMPLES = {path.name: path for path in sorted((ROOT / "examples").iterdir()) if path.is_dir()}
MOST = 400
"""Maximum number of lines of an example, its words and tests included."""

each_example = pytest.mark.parametrize("name", EXAMPLES)


@pytest.fixture(autouse=True)
def found(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Find the examples as if they were installed, and leave nothing of them behind."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setenv(home.VARIABLE, os.pathsep.join(map(str, EXAMPLES.values())))
    registry.forget()
    words.cache_clear()
    yield
    monkeypatch.undo()
    registry.forget()
    words.cache_clear()


def files(name: str) -> list[Path]:
    kinds = (".py", ".toml", ".ftl")
    return [path for path in EXAMPLES[name].rglob("*") if path.suffix in kinds]


@each_example
def test_an_example_is_small(name: str) -> None:
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files(name)) <= MOST


@each_example
def test_the_bot_can_play_it(name: str) -> None:
    findings = list(examine(name))
    assert [finding.text for finding in findings if finding.is_wrong] == []


@each_example
def test_every_rule_of_it_is_shown_by_a_test(name: str) -> None:
    marks = {
        argument.value
        for path in (EXAMPLES[name] / "tests").glob("*.py")
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rule"
        for argument in call.args
        if isinstance(argument, ast.Constant)
    }
    assert {rule.id for rule in ledger(name)} == marks


@pytest.mark.real("process")
@each_example
def test_its_own_tests_pass(name: str) -> None:
    ran = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-p",
            "no:cacheprovider",
            "-p",
            "no:xdist",
            "-p",
            "no:simcord",
        ],
        cwd=EXAMPLES[name],
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout


async def begin(game: str, ada: Person, bruno: Person) -> None:
    lobby = (await ada.command(f"/play game:{game} seats:2")).message
    await pressed(bruno, await bruno.sees("(host)"), "Join")
    await pressed(ada, lobby, "Start")
    await card_of(ada, "🔒")


async def test_hex_is_played_in_the_channel_and_the_first_stone_taken_over(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (_, (ada, bruno)):
        await begin("hex", ada, bruno)
        await asked(ada, "/hex place column:f row:5")
        card = await card_of(bruno, "Ada places a stone on f5.")
        assert "stones on f5" in card.alt_texts[0]
        await asked(bruno, "/hex swap")
        card = await card_of(ada, "Bruno takes over the stone, on e6.")
        assert "Bruno: left to right, stones on e6" in card.alt_texts[0]
        assert "lies there already" in (await asked(ada, "/hex place column:e row:6")).text


async def test_goofspiel_is_bid_for_at_once_and_in_secret(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        await begin("goofspiel", ada, bruno)
        match = (await running.table(ada)).match
        assert match is not None
        assert set(match.awaiting) == {0, 1}
        low, high = (
            match.legal(match.awaiting[1]).actions[0].card,
            match.legal(match.awaiting[0]).actions[-1].card,
        )
        await asked(bruno, f"/goofspiel bid card:{low}")
        card = await card_of(ada, "Bruno has bid.")
        assert f"bid a {low}" not in card.text
        await asked(ada, f"/goofspiel bid card:{high}")
        await card_of(bruno, f"Ada {high} and Bruno {low}")
