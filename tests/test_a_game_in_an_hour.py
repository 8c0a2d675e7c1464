"""docs/A_GAME_IN_AN_HOUR.md works: its listings are files that are run here as if somebody had followed it to its end."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "A_GAME_IN_AN_HOUR.md"
FILES = ROOT / "docs" / "a_game_in_an_hour"
"""The files of the game, laid out as in the project."""
PARTS = ("bot", "data", "engine", "render", "standin", "tests", "words")
RUN = (
    "tests/engine/games/cairn",
    "tests/bot/test_cairn.py",
    "tests/engine/contract",
    "tests/bot/discord/cards/test_every_card.py",
    "tests/test_catalogues.py",
    "tests/test_rules_covered.py",
)
CHOSEN = "cairn or same_catalogues or same_arguments or cited"
FEWEST = 55
"""Tests that are about the game, or about all catalogues: fewer would mean that it was not found."""


def written() -> dict[str, str]:
    """What the files hold, by their path in the project; empty ones apart."""
    found = {path.relative_to(FILES).as_posix(): path for path in FILES.rglob("*") if path.is_file()}
    return {
        name: text
        for name, path in found.items()
        if "__pycache__" not in name and (text := path.read_text(encoding="utf-8"))
    }


def test_the_listings_of_the_page_are_these_files() -> None:
    page = PAGE.read_text(encoding="utf-8")
    listings = re.findall(r"^```\w+ (\S+)\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    assert dict(listings) == written()
    assert len(listings) == len(written()), "a file is listed twice"


def lay(folder: Path, over: Path) -> None:
    """Put every file of a folder into another, compiled ones as well. Links, for a copy takes longer."""
    for path in folder.rglob("*"):
        if path.is_file():
            place = over / path.relative_to(folder)
            place.parent.mkdir(parents=True, exist_ok=True)
            if not place.exists():
                place.symlink_to(path)
            assert place.samefile(path) or place.read_bytes() == path.read_bytes(), f"{place} is another's"


def test_the_game_keeps_the_contract_and_is_played_on_the_bot(tmp_path: Path) -> None:
    for part in PARTS:
        lay(ROOT / part, tmp_path / part)
    lay(FILES, tmp_path)
    (tmp_path / "pyproject.toml").symlink_to(ROOT / "pyproject.toml")
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:xdist", *RUN, "-k", CHOSEN],
        cwd=tmp_path,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout
    passed = re.search(r"(\d+) passed", ran.stdout)
    assert passed, ran.stdout
    assert int(passed[1]) >= FEWEST, ran.stdout
