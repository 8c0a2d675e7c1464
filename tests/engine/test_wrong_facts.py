"""Files of facts that contradict themselves, or what is known of the box: each is refused in a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.facts import GAMES, FactsError, read
from engine.registry import find

WRONG = [
    (
        "moonlight",
        "box",
        ("fireflies = 5", "fireflies = 4"),
        "there must be four Eclipse tokens and five fireflies",
    ),
    (
        "moonlight",
        "box",
        ("eclipses = [1, ", "eclipses = ["),
        "there must be four Eclipse tokens and five fireflies",
    ),
    (
        "moonlight",
        "box",
        ('lights = ["mosses", "flowers"', 'lights = ["mosses", "mosses"'),
        "the Moonlight tiles must show six of the nine spirits",
    ),
    (
        "moonlight",
        "box",
        ('lights = ["mosses", ', 'lights = ["mosses", "mosses", '),
        "the Moonlight tiles must show six of the nine spirits",
    ),
    (
        "moonlight",
        "box",
        ('["mushrooms", "fruits", "webs", "vines"]', '["mushrooms", "fruits", "webs", "webs"]'),
        "each Moonlight card must show four of the nine spirits",
    ),
    (
        "moonlight",
        "box",
        ('["mushrooms", "fruits", "webs", "vines"]', '["mushrooms", "fruits", "webs", "vines", "vines"]'),
        "each Moonlight card must show four of the nine spirits",
    ),
    (
        "moonlight",
        "box",
        ('  ["mushrooms", "fruits", "webs", "vines"],\n', ""),
        "there must be 8 Moonlight cards, not 7",
    ),
    (
        "moonlight",
        "box",
        ('  { side = "light", kind = "majority", spirit = "branches" },\n', ""),
        "each Objective card must have four missions",
    ),
    (
        "moonlight",
        "box",
        ('kind = "majority", spirit = "branches"', 'kind = "majority", spirit = "branches", least = 2'),
        "the mission of branches must name a number exactly if it is a minimum",
    ),
    (
        "moonlight",
        "box",
        ('spirit = "mosses", least = 2', 'spirit = "mosses"'),
        "the mission of mosses must name a number exactly if it is a minimum",
    ),
    (
        "moonlight",
        "box",
        ('[[objectives]]\nside = "light"', '[[objectives]]\nside = "shadow"'),
        "as many Objective cards must be of Light as of Shadow",
    ),
    (
        "moonlight",
        "box",
        ("[0, 1, 2, 4,", "[0, 1, 4, 2,"),
        "the points must be given for 0 to 8 bits, and never fall",
    ),
    (
        "moonlight",
        "box",
        ("[0, 1, 2, 4,", "[0, 1, 2, 4, 4,"),
        "the points must be given for 0 to 8 bits, and never fall",
    ),
    (
        "moonlight",
        "box",
        ("{ regular = 3, difficult = 2,", "{ difficult = 2, regular = 3,"),
        "the gems must be given for regular, difficult, extreme, in this order",
    ),
    (
        "moonlight",
        "box",
        ("{ regular = 4, difficult = 3,", "{ difficult = 3, regular = 4,"),
        "the gems must be given for regular, difficult, extreme, in this order",
    ),
    (
        "living-forest",
        "board",
        ('base = ["plant", ', "base = ["),
        "the circle base has 11 rocks instead of 12",
    ),
    ("living-forest", "cards", ('id = "beetle"', 'id = "bear"'), "bear is there 2 times"),
    ("living-forest", "trees", ('id = "t3b"', 'id = "t3a"'), "t3a is there 2 times"),
    (
        "spirit-island",
        "lands",
        ("adjacent = [2, 4, 5, 6]", "adjacent = [2, 4, 5]"),
        "land 6 touches 1, but not the other way round",
    ),
    (
        "spirit-island",
        "lands",
        ("adjacent = [2, 4, 5, 6]", "adjacent = [1, 2, 4, 5, 6]"),
        "land 1 touches 1, but not the other way round",
    ),
    ("spirit-island", "lands", ("[[7, 0, 1], [5, 1, 3]", "[[7, 0, 1], [5, 2, 3]"), "side 0 has a gap"),
    ("spirit-island", "lands", ("[[8, 0, 5], [7, 5, 13]]", "[[8, 0, 5], [7, 5, 12]]"), "side 1 has a gap"),
    (
        "spirit-island",
        "adversaries/england",
        ("\n[[levels]]\n", "\n[[levels]]\nrules = []\ndifficulty = 1\nfear = [3, 3, 3]\n\n[[levels]]\n"),
        "england must have the levels 0 to 6, not 8 of them",
    ),
    (
        "spirit-island",
        "adversaries/england",
        ("difficulty = 1\n", 'difficulty = 1\ndeck = "1114"\n'),
        "level 0 of england has a deck of stages that there are not: 1114",
    ),
]
"""Game, file, words of it that are replaced the first time they occur, and what is said of that."""


@pytest.mark.parametrize(("game_id", "name", "edit", "fault"), WRONG)
def test_what_contradicts_itself_is_said(
    tmp_path: Path, game_id: str, name: str, edit: tuple[str, str], fault: str
) -> None:
    text = (GAMES / game_id / f"{name}.toml").read_text(encoding="utf-8")
    assert edit[0] in text
    path = tmp_path / "edited.toml"
    path.write_text(text.replace(*edit, 1), encoding="utf-8")
    with pytest.raises(FactsError) as caught:
        read(path, find(game_id).facts[name])
    assert fault in caught.value.faults
