"""Every game has the floor plan of ARCHITECTURE.md: the same things at the same paths, so whoever knows one game knows them all."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "ARCHITECTURE.md"
HEADING = "## One floor plan for every game"
FEWEST = 20
"""Minimum number of rows of the plan: fewer would mean that the tables were not found."""


class PlannedFile(NamedTuple):
    """A row of the plan: a path within each game's package, and the whole paths of games that have the same thing elsewhere."""

    package: str
    path: str
    elsewhere: tuple[str, ...]


def plan() -> Iterator[PlannedFile]:
    """Read the rows of both tables; the head of a table says in which package its paths lie."""
    _, _, section = PAGE.read_text(encoding="utf-8").partition(HEADING)
    package = ""
    for line in section.partition("\n## ")[0].splitlines():
        if found := re.match(r"\| what \| in (\w+/games)/", line):
            package = found[1]
        elif line.startswith("| ") and package:
            _, path, but = (cell.strip() for cell in line.strip("|").split("|"))
            yield PlannedFile(package, path.strip("`"), tuple(re.findall(r"`(\w+/games/[^`]+)`", but)))


def games(package: str) -> list[Path]:
    """Find the games that have rooms. A game of a few files, as one begins, has none yet."""
    return sorted({path.parent.parent for path in (ROOT / package).glob("*/*/__init__.py")})


PLAN = tuple(plan())


@pytest.mark.parametrize("planned", PLAN, ids=lambda each: f"{each.package}/{each.path}")
def test_every_game_has_this_file_at_this_path(planned: PlannedFile) -> None:
    for game in games(planned.package):
        own = game.relative_to(ROOT).as_posix()
        elsewhere = [path for path in planned.elsewhere if path.startswith(f"{own}/")]
        assert all((ROOT / path).is_file() for path in elsewhere)
        assert (game / planned.path).is_file() != bool(elsewhere), (
            f"{own} lacks {planned.path}, or has it twice"
        )


def test_the_plan_is_found_and_games_are_held_to_it() -> None:
    assert len(PLAN) >= FEWEST
    for package in {each.package for each in PLAN}:
        assert len(games(package)) >= 4


@pytest.mark.parametrize("name", sorted({Path(each.path).name for each in PLAN}))
def test_a_name_of_the_plan_stands_nowhere_else_in_a_game(name: str) -> None:
    """`guards.py` in a second room of a game would be the guess that misses."""
    for package in {each.package for each in PLAN if Path(each.path).name == name}:
        known = {each.path for each in PLAN if each.package == package and Path(each.path).name == name}
        known |= {path for each in PLAN for path in each.elsewhere}
        for game in games(package):
            for path in game.rglob(name):
                inside, whole = path.relative_to(game).as_posix(), path.relative_to(ROOT).as_posix()
                assert inside in known or whole in known, f"{whole}: the plan has another place for {name}"
