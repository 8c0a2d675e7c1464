"""docs/A_GAME_IN_AN_HOUR.md works: it is followed here to its end, each listing put in place and each command run where it stands."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.operations.new_game import TEMPLATE, write_game

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "A_GAME_IN_AN_HOUR.md"
PROGRAMS = {"grovekeeper": (sys.executable, "-m", "bot"), "python": (sys.executable,)}
"""Programs that are run here, by their names on the page."""
BY_HAND = {"grovekeeper new-game cairn", "grovekeeper play-game cairn", "grovekeeper play-game ."}
"""Commands that are left to a person, or to other tests."""


@dataclass(frozen=True)
class Listing:
    """A file of the page."""

    path: str
    text: str


@dataclass(frozen=True)
class Command:
    """A command of the page, and what the page says it will end with."""

    words: tuple[str, ...]
    said: str


def steps() -> Iterator[Listing | Command]:
    """Read what the page tells a reader to do, in its order."""
    page = PAGE.read_text(encoding="utf-8")
    for _, kind, path, text in re.findall(r"^(````?)(\w+) ?(\S*)\n(.*?)^\1$", page, re.MULTILINE | re.DOTALL):
        if kind == "sh":
            lines = (line.split("  #") for line in text.splitlines())
            yield from (
                Command(tuple(shlex.split(line[0])), line[-1].strip() if line[1:] else "")
                for line in lines
                if line[0].strip() not in BY_HAND
            )
        elif path:
            yield Listing(path, text)


def test_the_listings_of_the_page_are_what_a_new_game_of_that_name_is(tmp_path: Path) -> None:
    listings = [(step.path, step.text) for step in steps() if isinstance(step, Listing)]
    made = write_game("cairn", tmp_path)
    assert dict(listings) == {
        path.relative_to(made).as_posix(): path.read_text(encoding="utf-8")
        for path in made.rglob("*")
        if path.is_file()
    }
    assert len(listings) == len(dict(listings)), "a file is listed twice"
    assert (made / "pyproject.toml").read_bytes() == (TEMPLATE / "pyproject.toml").read_bytes()


def test_every_listing_has_its_path_above_it() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for step in steps():
        if isinstance(step, Listing):
            assert re.search(
                rf"^`{re.escape(step.path)}`\n\n````?\w+ {re.escape(step.path)}$", page, re.MULTILINE
            )


@pytest.mark.real("process")
def test_whoever_follows_the_page_sees_what_it_says(tmp_path: Path) -> None:
    ran = 0
    for step in steps():
        if isinstance(step, Command):
            run(step, tmp_path)
            ran += 1
        else:
            place = tmp_path / step.path
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(step.text, encoding="utf-8")
    assert ran >= 3


def run(step: Command, place: Path) -> None:
    """Run a command of the page, and assert that it ends well, with what the page says."""
    program, *arguments = step.words
    ran = subprocess.run(
        [*PROGRAMS[program], *arguments],
        cwd=place,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1", "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, f"{step}\n{ran.stdout}{ran.stderr}"
    assert step.said, f"{step} says nothing of what comes"
    assert step.said in ran.stdout.splitlines()[-1], f"{step}\n{ran.stdout}"
