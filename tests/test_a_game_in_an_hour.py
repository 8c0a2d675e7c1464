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

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "A_GAME_IN_AN_HOUR.md"
FILES = ROOT / "docs" / "a_game_in_an_hour"
"""Files of the game, laid out as in the project."""
PARTS = ("bot", "data", "engine", "render", "standin", "tests", "words")
PYTEST = ".venv/bin/python -m pytest "
"""Beginning of the commands that are run here."""
BY_HAND = {
    "cp -r docs/a_game_in_an_hour/* .",
    "make play      # then /play game:cairn",
    'make fuzz ARGS="--game cairn"    # random games, until you stop it',
    "make check",
    "make test",
}
"""Commands that are left to a person."""
HOUSE = (
    "tests/test_catalogues.py tests/test_one_word.py tests/test_rules_covered.py "
    "-k 'same_catalogues or same_arguments or nobody_says or dropped or cited'"
)
"""Tests of `make check` and `make test` that look at what every game says, run once the page is done."""


@dataclass(frozen=True)
class Listing:
    """A file of the page."""

    path: str
    text: str


@dataclass(frozen=True)
class Command:
    """A call of pytest on the page, and how many tests the page says will pass; None where it does not say."""

    arguments: str
    passed: int | None


def steps() -> Iterator[Listing | Command]:
    """Read what the page tells a reader to do, in its order."""
    page = PAGE.read_text(encoding="utf-8")
    for kind, path, text in re.findall(r"^```(\w+) ?(\S*)\n(.*?)^```$", page, re.MULTILINE | re.DOTALL):
        if kind == "sh":
            yield from (command(line) for line in text.splitlines() if line not in BY_HAND)
        else:
            yield Listing(path, text)


def command(line: str) -> Command:
    """Read a line of a shell block. Raises AssertionError for one that is neither run here nor known to be left to a person."""
    call, _, said = line.partition("  # ")
    assert call.startswith(PYTEST), line
    return Command(call.removeprefix(PYTEST), int(said.removesuffix(" passed")) if said else None)


def test_the_listings_of_the_page_are_these_files() -> None:
    listings = [(step.path, step.text) for step in steps() if isinstance(step, Listing)]
    found = (path for path in FILES.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    assert dict(listings) == {
        path.relative_to(FILES).as_posix(): path.read_text(encoding="utf-8") for path in found
    }
    assert len(listings) == len(dict(listings)), "a file is listed twice"


def test_every_listing_has_its_path_above_it() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for step in steps():
        if isinstance(step, Listing):
            assert re.search(
                rf"^`{re.escape(step.path)}`\n\n```\w+ {re.escape(step.path)}$", page, re.MULTILINE
            )


def lay(folder: Path, over: Path) -> None:
    """Put every file of a folder into another, compiled ones as well. Links, for a copy takes longer."""
    for path in folder.rglob("*"):
        if path.is_file():
            place = over / path.relative_to(folder)
            place.parent.mkdir(parents=True, exist_ok=True)
            place.symlink_to(path)


def test_whoever_follows_the_page_sees_every_test_pass_that_it_tells_to_run(tmp_path: Path) -> None:
    for part in PARTS:
        lay(ROOT / part, tmp_path / part)
    for file in ("pyproject.toml", "ARCHITECTURE.md"):
        (tmp_path / file).symlink_to(ROOT / file)
    for step in (*steps(), Command(HOUSE, None)):
        if isinstance(step, Command):
            run(step, tmp_path)
        else:
            place = tmp_path / step.path
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(step.text, encoding="utf-8")


def run(step: Command, place: Path) -> None:
    """Call pytest as the page says; at least one test passes, none fails, and as many pass as the page promises."""
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:xdist", *shlex.split(step.arguments)],
        cwd=place,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, f"{step.arguments}\n{ran.stdout}{ran.stderr}"
    passed = re.search(r"(\d+) passed", ran.stdout)
    assert passed, f"{step.arguments}\n{ran.stdout}"
    assert step.passed in (None, int(passed[1])), f"{step.arguments}\n{ran.stdout}"
