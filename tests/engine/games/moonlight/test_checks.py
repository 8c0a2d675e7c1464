"""A host may put a map right, and is told in a sentence what cannot be."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from engine.fact_checks import faults_in
from engine.facts import GAMES, FactsError, read
from engine.games.moonlight.forest.module import EVERY
from engine.games.moonlight.model.kinds import SCENARIOS
from engine.games.moonlight.model.scenarios import file_of, ground_of, scenario
from engine.games.moonlight.rules.checks import PlayableScenario


def edited(folder: Path, number: int, *edits: tuple[str, str]) -> tuple[str, ...]:
    """Return what is wrong with a scenario once these words of its file are replaced, the first time they occur."""
    text = (GAMES / "moonlight" / f"{file_of(number)}.toml").read_text(encoding="utf-8")
    for old, new in edits:
        assert old in text, old
        text = text.replace(old, new, 1)
    path = folder / "edited.toml"
    path.write_text(text, encoding="utf-8")
    try:
        return tuple(read(path, PlayableScenario).unplayable())
    except FactsError as error:
        return error.faults


LAID_TWICE = ("level = 1\nrow = 1\nx = 0.5", "level = 0\nrow = 1\nx = 0")
"""The second layer of the pyramid, laid into the first."""


@pytest.mark.parametrize("number", SCENARIOS)
def test_every_scenario_can_be_begun(tmp_path: Path, number: int) -> None:
    assert edited(tmp_path, number) == ()


@pytest.mark.parametrize(
    ("number", "edit", "fault"),
    [
        (
            1,
            ("U..L", "U..?"),
            "scenario 1 cannot be read: row 2 of the map holds a sign that means nothing: 'U..?'",
        ),
        (1, ("U..b", "...b"), "scenario 1 cannot be read: something lies on the empty space '...b'"),
        (1, ("U..L", "...."), "scenario 1 has 47 tiles on its map and 0 beside it, not 48"),
        (1, ("bits_team = 3", "bits_team = 4"), "scenario 1 has 9 bits, but there are 8"),
        (
            1,
            ('modes = ["coop", "solo", "versus"]', 'modes = ["coop"]'),
            "scenario 1 must be playable by two together and by one alone",
        ),
        (
            1,
            ('versus = "printed"\n', ""),
            "scenario 1 must say where its competitive rules come from, exactly if it has any",
        ),
        (
            1,
            ('["regular", "difficult", "extreme"]', '["extreme"]'),
            "scenario 1 must have either all difficulties or the regular one alone",
        ),
        (
            1,
            ("tokens_dealt = [2, 3]", "tokens_dealt = [2, 2]"),
            "scenario 1 deals 4 tokens, but 5 lie beside the forest",
        ),
        (
            1,
            ('"start_bits_team"', '"start_bits_taem"'),
            "scenario 1 names modules that there are not: start_bits_taem",
        ),
        (2, ("U..A", "U..."), "scenario 2 must have each lettered start spot twice: not so A"),
        (2, ("U..B U... U... U..b", "U..B U... .... U..b"), "scenario 2 has 47 tiles"),
        (
            8,
            ('col = 1, tokens = "s" }, { col = 2,', 'col = 9, tokens = "s" }, { col = 10,'),
            "scenario 8 has tokens beside columns without tiles: 9, 10",
        ),
        (
            8,
            ("U..b U... U... U...\n", "U..b U... U... D...\n"),
            "scenario 8 has tiles face down that would be turned up at once",
        ),
        (
            9,
            ("D.t.", "U.t."),
            "scenario 9 must have at least 6 face-down tiles with a favour token, and no other with one",
        ),
        (19, ("DDDD", "...."), "scenario 19"),
        (6, ("fireflies = 1", "fireflies = 2"), "scenario 6 has more than 5 fireflies"),
        (1, ("tokens = 5", "tokens = 12"), "scenario 1 uses 12 favour tokens, but there are 11"),
        (19, ('id = "A"', 'id = "Z"'), "scenario 19 has tokens on islands that its map does not have: Z"),
        (27, ("RRRRROO", "RRRRRO"), "scenario 27 must have a map of regions of"),
        (7, LAID_TWICE, "scenario 7 has two tiles in one place: B1"),
        (7, LAID_TWICE, "scenario 7 has tiles that lie within each other"),
    ],
)
def test_what_cannot_be_is_said(tmp_path: Path, number: int, edit: tuple[str, str], fault: str) -> None:
    faults = edited(tmp_path, number, edit)
    assert any(each.startswith(fault) for each in faults), faults


LAST_ROWS = """D..b D... U... U..L U...
U... U... U... U..b D... D... D... D... U..b U... U... U..."""
"""The end of the map of scenario 28, of which the last row is laid beside the one before."""
NEEDS = (
    (
        2,
        ("\n.... .... .... .... .... .... .... ....\n", "\n"),
        "two forests with an empty row between them",
    ),
    (
        2,
        ("U..B U... U.t. U... U..b U... U... U..E", "U..E U... U.t. U... U..b U... U... U..B"),
        "two forests of the same shape, with the same letters",
    ),
    (5, ("bits = 7", "bits = 0"), "bits beside the forest"),
    (
        6,
        ("fireflies = 1", "fireflies = 0"),
        "four fireflies in the forest and one beside it, not 4 and 0",
    ),
    (7, ("level = 2", "level = 1"), "tiles on three levels that overlap by halves"),
    (7, ("x = 0.5", "x = 0.0"), "tiles on three levels that overlap by halves"),
    (8, ('{ col = 1, tokens = "s" }, { col = 2, tokens = "s" }, ', ""), "beside three to five columns"),
    (8, ('col = 1, tokens = "s"', 'col = 1, tokens = "t"'), "pairs of face-down tokens beside"),
    (9, ("D.t.", "U.t."), "at least 6 face-down tiles with a favour token, and no other with one"),
    (9, ("U... U... D.t.", "U... D.t. D.t."), "not have two tiles with tokens side by side"),
    (11, ("moonlight_card = 6", ""), "name its Moonlight card"),
    (13, ("U1.y", "U1.g"), "three yellow and three green gems"),
    (13, ("token_columns = 6", "token_columns = 5"), "a column of two tokens for each gem"),
    (16, ("D.E.", "U.E."), "two Eclipse tokens, each on a face-down tile"),
    (16, ("U.s.", "U.t."), "tiles with two favour tokens, and none with another number"),
    (17, ("U.Tb", "U..b"), "8 tiles with a bit and a face-up token each"),
    (17, ("U.Tb", "U.tb"), "8 tiles with a bit and a face-up token each"),
    (19, (".AA.", ".A.."), "all its tiles on two islands or more"),
    (
        19,
        ('id = "A", tokens = "S"', 'id = "A", tokens = "s"'),
        "a face-up token on a face-down one for each",
    ),
    (20, ("draw_pile = 11", "draw_pile = 0"), "a pile of tokens to draw from"),
    (21, ("..E.", "...."), "four Eclipse tokens in gaps of the forest"),
    (22, ("M...", "...."), "14 Moonlight tiles, not 13"),
    (23, ("h...", "H..."), "bridges, and all of them face down"),
    (27, ("RRRRROO", "RRRRRRO"), "24 tiles in its ring, not 25"),
    (27, ("D.T. U...", "D... U..."), "its tokens on 4 pairs of face-down tiles side by side"),
    (28, (LAST_ROWS, LAST_ROWS.replace("\n", " ")), "rows, one for each Eclipse token"),
)
"""Edits by which a scenario just lacks what one of its modules needs, and what is said of it."""


@pytest.mark.parametrize(("number", "edit", "fault"), NEEDS)
def test_what_a_module_needs_is_said(tmp_path: Path, number: int, edit: tuple[str, str], fault: str) -> None:
    faults = edited(tmp_path, number, edit)
    assert any(each.startswith(f"scenario {number} must ") and fault in each for each in faults), faults


def test_whatever_a_module_misses_elsewhere_is_said_where_a_scenario_of_its_own_just_lacks_it() -> None:
    """A module that has needs and no edit above is noticed here: its bounds would be held by scenarios far from them alone."""
    missed = {
        (name, sentence)
        for name, each in EVERY.items()
        for number in SCENARIOS
        for sentence in each.needs(scenario(number), ground_of(number))
        if sentence.startswith("must ")
    }
    said = [(number, re.sub(r"\d+", "", fault)) for number, _, fault in NEEDS]
    unsaid = {
        name
        for name, sentence in missed
        if not any(
            name in scenario(number).modules and fault in re.sub(r"\d+", "", sentence)
            for number, fault in said
        )
    }
    assert not unsaid


ALSO_ELSEWHERE = {
    "row_quota": {5},
    "token_touch": {27},
    "tokens_dealt": {*SCENARIOS} - {6, 13},
}
"""Scenarios that have what a module needs although it is not played there."""


@pytest.mark.parametrize("name", sorted(name for name, each in EVERY.items() if "needs" in vars(type(each))))
def test_what_a_module_needs_the_scenarios_of_others_lack(name: str) -> None:
    """A scenario that is written with a module by mistake is refused, not played with rules about nothing."""
    with_it = {number for number in SCENARIOS if name in scenario(number).modules}
    enough = {number for number in SCENARIOS if not [*EVERY[name].needs(scenario(number), ground_of(number))]}
    assert enough == with_it | ALSO_ELSEWHERE.get(name, set())


def test_a_scenario_is_tried_by_the_modules_that_its_file_names(tmp_path: Path) -> None:
    """Face-down tiles with a free side are turned up at once, but where nothing is revealed."""
    tile = ("U... U... U... U... U... U... .... ....", "U... U... U... U... U... D... .... ....")
    assert "scenario 1 has tiles face down that would be turned up at once: A8" in edited(tmp_path, 1, tile)
    hidden = ('"tokens_dealt"]', '"tokens_dealt", "no_reveal"]')
    assert edited(tmp_path, 1, hidden, tile) == ()


def test_bits_at_the_same_position_of_twin_forests_are_named(tmp_path: Path) -> None:
    faults = edited(tmp_path, 2, ("U... U... U..b U... U.t. U... U..D", "U... U... U... U..b U.t. U... U..D"))
    assert "scenario 2 must not have bits at the same position of both forests" in faults


def test_a_start_without_a_tile_to_pick_is_named(tmp_path: Path) -> None:
    faults = edited(tmp_path, 8, ("U..L U... D..b", "U... U... D..L"))
    assert "scenario 8 cannot be begun with Light on B3 and Shadow on B8" in faults


def test_what_takes_time_to_find_out_is_not_looked_for_at_each_start(tmp_path: Path) -> None:
    home = tmp_path / "games"
    shutil.copytree(GAMES, home)
    path = home / "moonlight" / f"{file_of(8)}.toml"
    path.write_text(
        path.read_text(encoding="utf-8").replace("U..L U... D..b", "U... U... D..L", 1), encoding="utf-8"
    )
    assert any("scenario 8 cannot be begun with" in fault for fault in faults_in(home))
    assert list(faults_in(home, closely=False)) == []


def test_a_forest_that_is_torn_apart_is_named(tmp_path: Path) -> None:
    line = "U... U... U1.y U..b U... .... ...."
    faults = edited(
        tmp_path,
        13,
        (line, "U... .... .... .... U... .... ...."),
        ("tiles = 48", "tiles = 44"),
        ("1.g", "1.y"),
    )
    assert any("cannot be reached" in fault or "gems" in fault for fault in faults)


def test_a_map_without_a_start_for_light_is_refused(tmp_path: Path) -> None:
    text = (GAMES / "moonlight" / f"{file_of(1)}.toml").read_text(encoding="utf-8")
    faults = edited(tmp_path, 1, *[("U..L", "U...")] * text.count("U..L"))
    assert any("must have start spots for both creatures" in fault for fault in faults)
