"""The files of facts: each constraint is broken in a copy, and what is wrong is said in a sentence."""

from __future__ import annotations

import runpy
import shutil
from pathlib import Path

import pytest

from engine.fact_checks import faults_of
from engine.facts import GAMES
from engine.games.spirits_of_the_forest import GAME
from engine.games.spirits_of_the_forest.model.kinds import SPIRITS
from engine.registry import games


def run() -> object:
    """Run `python -m engine` and return its exit code."""
    with pytest.raises(SystemExit) as left:
        runpy.run_module("engine", run_name="__main__")
    return left.value.code


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Return a copy of the facts of this game."""
    shutil.copytree(GAMES / GAME.id, tmp_path / "games" / GAME.id)
    return tmp_path / "games"


def edited(home: Path, name: str, *edits: tuple[str, str]) -> list[str]:
    """Return what is wrong once these words of a file are replaced, the first time they occur."""
    path = home / GAME.id / f"{name}.toml"
    text = path.read_text(encoding="utf-8")
    for old, new in edits:
        assert old in text, old
        text = text.replace(old, new, 1)
    path.write_text(text, encoding="utf-8")
    return [
        line.removeprefix(f"{GAME.id}/{name}.toml: ")
        for line in "\n".join(faults_of(GAME, home)).splitlines()
    ]


def test_all_facts_are_in_order(capsys: pytest.CaptureFixture[str]) -> None:
    assert run() == 0
    assert capsys.readouterr().out == "All facts are in order.\n"


def test_the_program_fails_where_anything_is_wrong(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("engine.facts.GAMES", home)
    assert run() == 1
    assert "moonlight/box.toml: there is no such file." in capsys.readouterr().out


def test_no_file_is_left_unread() -> None:
    for game_id, game in games().items():
        home = GAMES / game_id
        files = {path.relative_to(home).with_suffix("").as_posix() for path in home.rglob("*.toml")}
        assert files - {"rulings", "questions"} == {*game.facts, "rules", "lesson", "guided"}


def test_a_file_that_is_missing_is_named(home: Path) -> None:
    (home / GAME.id / "wishes.toml").unlink()
    assert list(faults_of(GAME, home)) == ["spirits-of-the-forest/wishes.toml: there is no such file."]


def test_every_file_with_faults_is_named(home: Path) -> None:
    edited(home, "moonlight", ('"mosses"', '"flowers"'))
    faults = edited(home, "wishes", ('goal = "gems"', 'goal = "gems"\nreward = ["vines"]'))
    assert faults == [
        "the wish card gems must pay a token, and so no symbols.",
        "spirits-of-the-forest/moonlight.toml: the Moonlight tiles must show six different spirits.",
    ]


MANY = [
    (
        "moonlight",
        ('"mosses"', '"air"'),
        "the Air Spirit is not to be named: its Moonlight tiles come with its spirit tiles",
    ),
    (
        "wishes",
        ('goal = "leaves"', 'goal = "mosses"'),
        "there must be one wish card with the goal leaves, not 0",
    ),
    (
        "wishes",
        ('goal = "leaves"', 'goal = "mosses"'),
        "there must be one wish card with the goal mosses, not 2",
    ),
    (
        "wishes",
        ('["flowers", "branches"]', '["flowers", "flowers"]'),
        "the wish card leaves must pay one symbol of each of two spirits",
    ),
    (
        "wishes",
        ('["flowers", "branches"]', '["flowers"]'),
        "the wish card leaves must pay one symbol of each of two spirits",
    ),
    (
        "wishes",
        ('["mosses", "mosses"]', '["mosses", "webs"]'),
        "the wish card favours must pay two symbols of one spirit",
    ),
    ("wishes", ('["flowers", "flowers"]', "[]"), "the wish card doubles must pay two symbols of one spirit"),
    (
        "wishes",
        ('["flowers", "branches"]', '["flowers", "air"]'),
        "the wish card leaves names the Air Spirit, which is not in the same box",
    ),
    (
        "curses",
        ('id = "powers"', 'id = "favours"'),
        "there must be eight curse cards, each with an id of its own",
    ),
    (
        "curses",
        ('["fruits", "branches"]', '["fruits", "fruits"]'),
        "the curse card fruits-branches must name two different spirits, or powers, or nothing",
    ),
    (
        "curses",
        ('["fruits", "branches"]', '["fruits", "sun"]'),
        "the curse card fruits-branches must name two different spirits, or powers, or nothing",
    ),
    ("curses", ('["fruits", "branches"]', '["fruits", "flowers"]'), "no two curse cards may name the same"),
    (
        "curses",
        ('["mosses", "vines"]', '["mosses", "leaves"]'),
        "one curse card must name mosses and vines, as in the rulebook's example",
    ),
    (
        "curses",
        ('["sun", "moon", "fire"]', '["sun", "moon"]'),
        "one curse card must name all three powers: the sums of the rulebook's example add up to 27",
    ),
    (
        "curses",
        ('id = "favours"', 'id = "favours"\nicons = ["sun"]'),
        "one curse card must count favour tokens, and so name nothing",
    ),
    (
        "seasons",
        ('["1", "2", "3", "star"]', '["1", "2", "3"]'),
        "autumn must have four cards, one of them the star",
    ),
    (
        "seasons",
        ('["1", "2", "3", "star"]', '["1", "2", "12", "star"]'),
        "a card of autumn shows 0 to 4 or the star, not 12",
    ),
    ("moonlight", ('"vines"', '"mosses"'), "the Moonlight tiles must show six different spirits"),
    (
        "moonlight",
        ('"vines"', '"air"'),
        "the Air Spirit is not to be named: its Moonlight tiles come with its spirit tiles",
    ),
    (
        "enchantments",
        ('id = "1"', 'id = "2"'),
        "there must be fifteen enchantment cards, each with an id of its own",
    ),
    ("enchantments", ("points = 4", "points = 0"), "the enchantment card 1 must be worth a point or more"),
    (
        "enchantments",
        ('"mosses", "sun"', '"mosses+sun", "sun"'),
        "the enchantment card 1 asks for 'mosses+sun', which is no request",
    ),
    (
        "enchantments",
        ('"mosses", "sun"', '"moss", "sun"'),
        "the enchantment card 1 asks for 'moss', which is no request",
    ),
    (
        "components",
        ("printed = 8", "printed = 9"),
        "the number 9 is printed on the tiles of branches, but they show 8 symbols",
    ),
    (
        "components",
        ('id = "branches"', 'id = "webs"'),
        f"the spirits must be {', '.join(SPIRITS)}, in this order",
    ),
    (
        "components",
        ("plain = 1", "plain = 3\n"),
        "the number 8 is printed on the tiles of branches, but they show 10 symbols",
    ),
    (
        "components",
        ("sun = 1\nmoon", "sun = 2\nmoon"),
        "the favour tokens must be one of each spirit, one of each power and two plus",
    ),
    ("components", ("4 = 2", "5 = 2"), "the gems must be given for 2, 3 and 4 players"),
    ("layouts", ('id = "forgotten-grove"', 'id = "grove"'), "nobody plays on a layout grove"),
    ("layouts", ('id = "forgotten-grove"', 'id = "solo"'), "the layout solo has 8 favour tokens, not 0"),
    (
        "layouts",
        ("1.1.1f1.1.1", "1.1.1f1.1.x."),
        "the layout base cannot be read: row 2 of the map holds something that is no tile: "
        "'1.1.1f1.1.x..1.1.1.1f1.1.'",
    ),
    ("layouts", ("1.1f1.1.1", "  1f1.1.1"), "the layout base has 47 tiles, not 48"),
    (
        "layouts",
        ("1.1f1.1.1", "  1f1.1.1"),
        "the layout base must have four rows of 12 tiles side by side: not so row A",
    ),
    (
        "layouts",
        ("1.1f1.1.1", "1f1.1.1.1"),
        "the layout base must have its favour tokens mirrored: not so row A",
    ),
    ("layouts", ("1.1f1.1.1", "1.1.1.1.1"), "the layout base has 7 favour tokens, not 8"),
    (
        "layouts",
        ("1.1f1.1.1", "1.1.1.1.1"),
        "the layout base must have 2 favour tokens in each row: not so row A",
    ),
    (
        "layouts",
        ("1.1f1.1.1", "1.1F1.1.1"),
        "the layout base must lie face up, with its favour tokens face down: not so A2",
    ),
    ("layouts", ("D.D.", "1.D."), "the layout solo must lie face down: not so A1"),
    (
        "layouts",
        ("1.1f1.1.D", "D.1f1.1.D"),
        "the layout forgotten-grove has A1 face down at an end, where it would be turned up at once",
    ),
    ("layouts", ("1.1f1.1.D", "2.1f1.1.D"), "the layout forgotten-grove has tiles upon each other on A1"),
    (
        "layouts",
        ("1.1f1.1.D", "1.1f1.  D"),
        "the layout forgotten-grove has A5 face down at an end, where it would be turned up at once",
    ),
]


@pytest.mark.parametrize(
    ("name", "edit", "fault"), MANY, ids=[f"{name}: {fault[:60]}" for name, _, fault in MANY]
)
def test_what_cannot_be_true_is_said(home: Path, name: str, edit: tuple[str, str], fault: str) -> None:
    assert f"{fault}." in edited(home, name, edit)


def test_each_bonus_occurs(home: Path) -> None:
    edits = [('bonus = "again"', 'bonus = "gem"')] * 5
    assert edited(home, "enchantments", *edits) == [
        "at least one enchantment card must bring the bonus again."
    ]


def test_a_forest_of_events_has_tiles_both_ways(home: Path) -> None:
    path = home / GAME.id / "layouts.toml"
    head, tail = path.read_text(encoding="utf-8").split('id = "forgotten-forest"')
    path.write_text(f'{head}id = "forgotten-forest"{tail.replace("D", "1")}', encoding="utf-8")
    assert list(faults_of(GAME, home)) == [
        "spirits-of-the-forest/layouts.toml: the layout forgotten-forest must have tiles that lie face up and tiles that lie face down."
    ]


def test_every_layout_must_be_there(home: Path) -> None:
    path = home / GAME.id / "layouts.toml"
    first, *drawn = path.read_text(encoding="utf-8").split("[[layouts]]")
    path.write_text("[[layouts]]".join([first, *drawn[1:]]), encoding="utf-8")
    assert list(faults_of(GAME, home)) == [
        "spirits-of-the-forest/layouts.toml: there must be one layout base, not 0."
    ]


def test_the_box_must_be_whole(home: Path) -> None:
    faults = edited(home, "components", ("printed = 8\ndouble = 2", "printed = 10\ndouble = 3"))
    assert faults == ["the nine spirits must have 48 tiles, not 49."]
    faults = edited(home, "components", ("printed = 13\ndouble = 5", "printed = 15\ndouble = 6"))
    assert faults[1:] == ["the Air Spirit must have 8 tiles, not 9."]
    faults = edited(home, "components", ('id = "air"', 'id = "webs"'))
    assert "the tenth spirit must be air." in faults


@pytest.mark.parametrize(
    ("name", "edit"),
    [
        ("wishes", ('["flowers", "branches"]', '["flowers", "webs"]')),
        ("curses", ('["fruits", "branches"]', '["fruits", "leaves"]')),
        ("curses", ('["fruits", "branches"]', '["sun", "moon"]')),
        ("moonlight", ('"vines"', '"webs"')),
        ("enchantments", ('["mosses", "sun", "any"]', '["any+moon", "double", "webs+power"]')),
        ("enchantments", ('bonus = "gem"', 'bonus = "again"')),
        ("seasons", ("star_points = 1", "star_points = 2")),
        ("layouts", ("1.1f1.1.D.D.D.D.1.1.1f1.", "1.1.1f1.D.D.D.D.1.1f1.1.")),
    ],
)
def test_what_may_be_put_right_is_read(home: Path, name: str, edit: tuple[str, str]) -> None:
    assert edited(home, name, edit) == []
