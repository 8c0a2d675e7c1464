"""Files of facts are read, and what is wrong in them is said, each in a sentence."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import __main__ as command
from engine.fact_checks import faults_in, faults_of
from engine.facts import GAMES, Facts
from tests.engine.toys.pebbles import Pebbles


class Unplayable(Facts):
    heaps: int

    def unplayable(self) -> Iterator[str]:
        yield f"{self.heaps} heaps cannot be played"
        yield "nor any other number"


class OddPebbles(Pebbles):
    id = "moonlight"
    facts = {"box": Unplayable}  # noqa: RUF012


def test_all_facts_are_in_order(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    told: dict[Path, list[str]] = {}
    monkeypatch.setattr(command, "faults_in", lambda folder: iter(told.get(folder, ())))
    assert (command.main(), capsys.readouterr().out) == (0, "All facts are in order.\n")
    told[GAMES] = ["one", "two"]
    assert (command.main(), capsys.readouterr().out) == (1, "one\ntwo\n")


def test_a_file_that_is_missing_and_one_that_is_wrong_are_named(tmp_path: Path) -> None:
    for game in GAMES.iterdir():
        shutil.copytree(game, tmp_path / game.name)
    assert [*faults_in(tmp_path, closely=False)] == []
    (tmp_path / "moonlight" / "box.toml").unlink()
    (tmp_path / "living-forest" / "trees.toml").write_text("x = 1\n")
    faults = [*faults_in(tmp_path, closely=False)]
    assert len(faults) == 2
    assert "trees.toml" in faults[0]
    assert faults[1] == "moonlight/box.toml: there is no such file."


def test_what_takes_time_to_find_out_is_left_out_at_a_start(tmp_path: Path) -> None:
    folder = tmp_path / "moonlight"
    folder.mkdir()
    (folder / "box.toml").write_text("heaps = 3\n")
    (fault,) = faults_of(OddPebbles(), tmp_path)
    assert "3 heaps cannot be played" in fault
    assert "nor any other number" in fault
    assert [*faults_of(OddPebbles(), tmp_path, closely=False)] == []
