"""Files of facts are read, and what is wrong in them is said, each in a sentence."""

from __future__ import annotations

import runpy
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

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


def test_the_program_tells_what_is_wrong_and_fails(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told: dict[Path, tuple[str, ...]] = {}
    monkeypatch.setattr("engine.fact_checks.faults_in", lambda folder: iter(told.get(folder, ())))
    for faults, code, said in (((), 0, "All facts are in order.\n"), (("one", "two"), 1, "one\ntwo\n")):
        told[GAMES] = faults
        with pytest.raises(SystemExit) as left:
            runpy.run_module("engine", run_name="__main__")
        assert (left.value.code, capsys.readouterr().out) == (code, said)


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
