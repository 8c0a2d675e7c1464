"""The energy that a use takes or gives, as its label says it, beside what is then paid."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

import pytest

from engine.games.spirit_island import GAME
from engine.games.spirit_island.course import power_phase, turn
from engine.games.spirit_island.model.actions import Use
from engine.games.spirit_island.model.lasting_rule import Lasting
from engine.games.spirit_island.views.table_view import show
from engine.text import Seat, Text
from tests.engine.games.spirit_island.island import BRINGER, LIGHTNING, RIVER, SHADOWS, Island
from words.catalogue import words

ONE = Seat(0)
ENERGY = {
    "en": re.compile(r"\((?P<gives>gives )?(?P<energy>\d+) energy\)"),
    "pl": re.compile(r"\((?P<gives>daje )?energi[aę]: (?P<energy>\d+)\)"),
}


class Scene(NamedTuple):
    """A use on an island, the label that it has, and the energy that it takes."""

    island: Callable[[], Island]
    line: str
    label: str
    takes: int = 0


def talons() -> Island:
    """Return Shadows with a power that reaches three lands by a threshold, beside Dahan out of reach without it."""
    island = Island(SHADOWS, A1="1 dahan").presence(A8=1).give("3 fire, 3 air").phase("fast")
    island.player.played, island.player.energy = ["talons-of-lightning"], 2
    return island


def shadows() -> Island:
    island = Island(SHADOWS, A1="1 dahan, 1 town", A8="1 town").presence(A8=1).phase("fast")
    island.player.played, island.player.energy = ["concealing-shadows"], 2
    return island


def repeating(*, pays: bool) -> Island:
    island = Island(LIGHTNING, A5="9 city").presence(A5=2).phase("slow")
    island.player.played, island.player.energy = ["raging-storm"], 9
    island.use("raging-storm", "A5", again=True)
    island.table.lasting.append(Lasting("repeat", seat=ONE, amount=99, pays=pays))
    return island


def in_haste(spirit: str, card: str = "", elements: str = "") -> Island:
    """Return a spirit in the scenario in which all powers are fast."""
    island = Island(spirit, A5="2 explorer, 2 dahan").presence(A5=2).give(elements).phase("fast")
    island.table.scenario = "blitz"
    island.player.played = [card] if card else []
    return island


SCENES = {
    "near": Scene(shadows, "use concealing-shadows A8", "Concealing Shadows on A8"),
    "far": Scene(shadows, "use concealing-shadows A1", "Concealing Shadows on A1 (1 energy)", 1),
    "by a threshold": Scene(talons, "use talons-of-lightning A1 1", "Talons of Lightning on A1, threshold 1"),
    "by a threshold left out": Scene(
        talons, "use talons-of-lightning A1 0", "Talons of Lightning on A1, without thresholds (1 energy)", 1
    ),
    "a repeat to pay": Scene(
        lambda: repeating(pays=True), "use raging-storm A5", "Raging Storm again on A5 (3 energy)", 3
    ),
    "a free repeat": Scene(lambda: repeating(pays=False), "use raging-storm A5", "Raging Storm again on A5"),
    "a slow card made fast": Scene(
        lambda: in_haste(LIGHTNING, "raging-storm", "1 air"),
        "use raging-storm A5",
        "Raging Storm on A5 (gives 1 energy)",
        -1,
    ),
    "a fast innate power": Scene(
        lambda: in_haste(SHADOWS, elements="2 moon, 1 fire"),
        "use darkness-swallows-the-unwary A5",
        "Darkness Swallows the Unwary on A5 (gives 1 energy)",
        -1,
    ),
    "a slow card in haste": Scene(
        lambda: in_haste(RIVER, "raging-storm"), "use raging-storm A5", "Raging Storm on A5"
    ),
}


def energy_said(text: Text, language: str) -> int:
    """Return the energy that a text says is taken; below 0 it is given."""
    found = ENERGY[language].search(words(language).say(text, ["Ada", "Ola"]))
    return 0 if found is None else int(found["energy"]) * (-1 if found["gives"] else 1)


@pytest.mark.rule("SI-SPIRIT-04", "SI-POWER-22", "SI-SCENARIO-03")
@pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES)
def test_the_label_of_a_use_says_the_energy_that_it_takes_or_gives(scene: Scene) -> None:
    island = scene.island()
    use = GAME.grammar.read(scene.line)
    assert isinstance(use, Use)
    view = show(island.table, ONE, dict(turn.menu(island.table)))
    label = GAME.telling.label(view, use)
    assert words("en").say(label, ["Ada", "Ola"]) == scene.label
    field = GAME.telling.choice(view, use, "target" if use.level is None else "level")
    for language in ENERGY:
        assert [energy_said(text, language) for text in (label, field)] == [scene.takes] * 2
    before = island.player.energy
    island.use(use.power, use.target, level=use.level, again=True)
    assert before - island.player.energy == scene.takes


@pytest.mark.rule("SI-SPIRIT-04")
def test_a_use_that_takes_energy_and_changes_nothing_does_nothing() -> None:
    use = Use("stem-the-flow-of-fresh-water", "A1")
    for stands, idle in (("1 dahan", True), ("1 dahan, 1 town", False)):
        island = Island(SHADOWS, A1=stands, A5="1 city").presence(A8=2).phase("slow")
        island.player.played, island.player.energy = [use.power], 1
        assert power_phase.does_nothing(island.play, ONE, use) == idle, stands
        assert island.player.energy == 0, "A1 is out of reach"


@pytest.mark.rule("SI-SPIRIT-13")
def test_damage_that_is_undone_and_kills_nobody_even_in_a_dream_does_nothing() -> None:
    use = Use("raging-storm", "A5")
    for stands, idle in (("1 town, 1 dahan", True), ("1 town-1", False), ("1 explorer", False)):
        island = Island(BRINGER, A5=stands, A2="1 city").presence(A5=1).phase("slow")
        island.player.played = [use.power]
        assert power_phase.does_nothing(island.play, ONE, use) == idle, stands
        awake = Island(LIGHTNING, A5=stands, A2="1 city").presence(A5=1).phase("slow")
        awake.player.played = [use.power]
        assert not power_phase.does_nothing(awake.play, ONE, use), stands
