"""Games of others: where they are at home, why one is not to be found, and that they are looked for anew."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import home, registry
from engine.errors import Malformed
from tests.engine.toys.pebbles import GAME as PEBBLES

WHOLE = "from tests.engine.toys.pebbles import GAME as GAME\n"


@pytest.fixture(autouse=True)
def found_anew(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Find games anew, whatever was found before, and leave no game and no path of a package behind."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setenv(home.VARIABLE, "")
    registry.forget()
    yield
    monkeypatch.undo()
    registry.forget()


def project(folder: Path, name: str, package: str, code: str | None = "") -> Path:
    """Return the project of a game; a package without any code is not written."""
    root = folder / package
    root.mkdir()
    (root / "pyproject.toml").write_text(
        f'[project.entry-points."{home.GROUP}"]\n{name} = "{package}"\n', encoding="utf-8"
    )
    if code is not None:
        (root / package).mkdir()
        (root / package / "__init__.py").write_text(code, encoding="utf-8")
        (root / package / "painter.py").write_text("PAINTER = None\n", encoding="utf-8")
    importlib.invalidate_caches()
    return root


def test_a_game_of_others_has_its_rules_pictures_facts_and_words_in_its_package(tmp_path: Path) -> None:
    root = project(tmp_path, "hex-of-others", "hex_found")
    home.look_in(root)
    found = home.homes()["hex-of-others"]
    assert (found.package, found.painter, found.is_ours) == ("hex_found", "hex_found.painter", False)
    assert (found.facts, found.text) == (root / "hex_found" / "data", root / "hex_found" / "text")
    assert found.text in home.texts()
    assert home.lost() == {}


def test_a_game_that_nobody_knows_would_be_ours() -> None:
    nowhere, ours = home.home("a-game-of-tomorrow"), home.home("spirit-island")
    assert nowhere.package == ours.package.replace("spirit_island", "a_game_of_tomorrow")
    assert nowhere.facts.parent == ours.facts.parent
    assert nowhere.is_ours
    with pytest.raises(Malformed) as refused:
        registry.find("a-game-of-tomorrow")
    assert dict(refused.value.text.args) == {
        "game": "a-game-of-tomorrow",
        "games": "living-forest, moonlight, spirit-island, spirits-of-the-forest",
    }
    assert all(registry.find(each).id == each for each in registry.games())


def test_of_two_games_with_one_id_the_first_stays_and_the_other_is_told_whose_id_that_is(
    tmp_path: Path,
) -> None:
    for name, package in (("hex-of-others", "hex_second"), ("hex-of-others", "hex_first")):
        home.look_in(project(tmp_path, name, package))
    assert home.homes()["hex-of-others"].package == "hex_first"
    assert home.lost() == {
        "hex-of-others": "hex_second calls its game hex-of-others, as that of hex_first is called"
    }
    home.look_in(project(tmp_path, "living-forest", "hex_third"))
    assert home.homes()["living-forest"].is_ours
    assert home.lost()["living-forest"] == "hex_third calls its game living-forest, as one of ours is called"


def test_what_is_no_package_is_not_to_be_found(tmp_path: Path) -> None:
    """Neither what is missing, nor a single file: that has no folders of facts and words."""
    missing, single = project(tmp_path, "gone", "hex_gone", None), project(tmp_path, "file", "hex_file", None)
    (single / "hex_file.py").write_text(WHOLE, encoding="utf-8")
    for root in (missing, single):
        home.look_in(root)
    assert home.lost() == {"gone": "there is no package hex_gone", "file": "there is no package hex_file"}
    assert not {"gone", "file"} & home.homes().keys()


def test_a_project_that_names_no_game_is_told_by_its_folder(tmp_path: Path) -> None:
    home.look_in(tmp_path)
    (why,) = home.lost().values()
    assert why.startswith(f"{tmp_path}/pyproject.toml names no game under {home.GROUP}")


def test_a_game_that_is_mended_is_played_once_it_is_looked_for_anew(tmp_path: Path) -> None:
    root = project(tmp_path, PEBBLES.id, "hex_broken", "raise RuntimeError('no such luck.')\n")
    home.look_in(root)
    registry.forget()
    with pytest.raises(Malformed):
        registry.find(PEBBLES.id)
    assert registry.failures() == {PEBBLES.id: "RuntimeError: no such luck"}
    (root / "hex_broken" / "__init__.py").write_text(WHOLE, encoding="utf-8")
    importlib.invalidate_caches()
    registry.forget()
    assert registry.find(PEBBLES.id) is PEBBLES
    assert registry.failures() == {}
    assert PEBBLES.id in registry.games()


UNREAD = """
from dataclasses import dataclass
from typing import Literal
from tests.engine.toys.pebbles import Pebbles

class Hand: ...

@dataclass(frozen=True, slots=True)
class Throw:
    hand: Hand
    verb: Literal["throw"] = "throw"

GAME = type("Unread", (Pebbles,), {"id": "unread", "actions": (Throw,)})()
"""


def test_a_game_of_others_that_lacks_something_is_left_out_and_told(tmp_path: Path) -> None:
    lacking = "GAME = type('Lacking', (Pebbles,), {'facts': {'box': Facts}})()\n"
    for package, name, code in (
        ("hex_named", "hex-of-others", WHOLE),
        ("hex_odd", "odd", "GAME = 5\n"),
        ("hex_unread", "unread", UNREAD),
        (
            "hex_lacking",
            PEBBLES.id,
            f"from engine.facts import Facts\nfrom tests.engine.toys.pebbles import Pebbles\n{lacking}",
        ),
    ):
        home.look_in(project(tmp_path, name, package, code))
    registry.forget()
    told = registry.failures()
    assert told["hex-of-others"] == (
        f"ValueError: hex_named calls its game {PEBBLES.id}, and its entry point hex-of-others"
    )
    assert told["odd"] == "TypeError: hex_odd.GAME is no engine.game.Game"
    assert told[PEBBLES.id].startswith("FileNotFoundError")
    assert told["unread"].startswith("PydanticSchemaGenerationError")
    assert not {"hex-of-others", "odd", "unread", PEBBLES.id} & registry.games().keys()
