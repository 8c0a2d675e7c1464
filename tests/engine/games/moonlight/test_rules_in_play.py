"""Answers of /rules at a table: nothing beside what contradicts it, scenario by scenario."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from engine.chance import Chance
from engine.games.moonlight import GAME
from engine.games.moonlight.forest.module import EVERY
from engine.games.moonlight.model.kinds import SCENARIOS
from engine.games.moonlight.model.options import MoonlightOptions
from engine.games.moonlight.model.scenarios import modules_of, scenario
from engine.games.moonlight.model.texts import tell
from engine.rulebook import ledger
from tests.engine.games.moonlight.stories import Story
from words.catalogue import words

RULES = [entry.id for entry in ledger(GAME.id)]


DIFFERS = {
    1: ("ML-S01-03", "ML-SETUP-04 ML-END-06 ML-SETUP-14 ML-SCORE-14 ML-S03-01 ML-BIT-03 ML-SETUP-11"),
    2: (
        "ML-S02-05 ML-S02-09 ML-SETUP-11",
        "ML-COLLECT-02 ML-ASSIGN-01 ML-MOVE-01 ML-GEM-02 ML-GEM-03 ML-ASSIGN-05 ML-REVEAL-01",
    ),
    3: ("ML-S01-03 ML-ASSIGN-03 ML-END-06 ML-REVEAL-07", "ML-REVEAL-01 ML-COLLECT-07 ML-S12-01"),
    4: ("ML-S04-02 ML-BIT-03", "ML-ASSIGN-05 ML-S04-06 ML-S07-02"),
    5: ("ML-S05-04 ML-ASSIGN-05", "ML-COLLECT-04 ML-REVEAL-01"),
    6: ("ML-S06-07 ML-END-06", "ML-SETUP-12 ML-ASSIGN-07"),
    7: ("ML-S04-02 ML-S07-05", "ML-MOVE-02 ML-MOVE-05 ML-BIT-03"),
    8: ("ML-S08-06 ML-SETUP-09 ML-SCORE-13", "ML-S08-08 ML-S10-01"),
    9: ("ML-S09-03", "ML-ASSIGN-05 ML-S09-10"),
    10: ("ML-S08-02 ML-S10-01", "ML-S09-02"),
    11: ("ML-S11-02 ML-S08-02 ML-SCORE-12", "ML-SETUP-09"),
    12: ("ML-S12-04 ML-S03-08", "ML-ASSIGN-05 ML-REVEAL-01 ML-COLLECT-07 ML-S03-02"),
    13: ("ML-SETUP-14 ML-SCORE-15", "ML-SETUP-12"),
    14: ("ML-S14-02 ML-ASSIGN-03", "ML-REVEAL-01 ML-COLLECT-07 ML-ASSIGN-05 ML-SETUP-12"),
    15: ("ML-S15-05 ML-SETUP-11", "ML-ASSIGN-05"),
    16: ("ML-S16-03 ML-S04-02", "ML-MOVE-06 ML-ASSIGN-05"),
    17: ("ML-S17-05 ML-S17-02 ML-SCORE-12", "ML-SETUP-10 ML-BIT-01 ML-ASSIGN-05"),
    18: ("ML-S09-03 ML-S18-01", "ML-ASSIGN-05"),
    19: (
        "ML-S19-15 ML-SCORE-14 ML-SETUP-14",
        "ML-SETUP-08 ML-SETUP-09 ML-BIT-01 ML-BIT-06 ML-SCORE-06 ML-SCORE-08 ML-SCORE-09 ML-SCORE-12 ML-SCORE-13 ML-REVEAL-01",
    ),
    20: ("ML-S20-07 ML-S20-10 ML-BIT-04", "ML-BIT-01 ML-BIT-02"),
    21: ("ML-S21-04 ML-END-06", "ML-REVEAL-01 ML-ASSIGN-05 ML-SETUP-12"),
    22: ("ML-S22-06 ML-S22-02 ML-S03-07", "ML-COLLECT-03 ML-REVEAL-01 ML-ASSIGN-05 ML-COLLECT-07"),
    23: ("ML-S23-03 ML-S08-02", "ML-S23-09"),
    24: ("ML-S22-06 ML-S24-01", "ML-S22-01 ML-S22-05 ML-S22-13 ML-END-06"),
    25: ("ML-S25-02 ML-BIT-01", "ML-BIT-05 ML-SETUP-12"),
    26: ("ML-S26-04 ML-S09-03 ML-BIT-04", "ML-BIT-01 ML-BIT-02"),
    27: (
        "ML-S27-06 ML-SCORE-14",
        "ML-SETUP-09 ML-BIT-01 ML-SCORE-06 ML-SCORE-12 ML-SCORE-13 ML-MOVE-06 ML-ASSIGN-07",
    ),
    28: ("ML-S28-06 ML-S08-02", "ML-END-04"),
}
"""Rules that are told, and rules that are not, by scenario played by two together."""


def told(number: int, seats: int = 2, **options: object) -> frozenset[str]:
    """Return all rules that are told at a table of scenario `number` with `seats` seats."""
    chosen = MoonlightOptions.model_validate({"scenario": number, **options})
    return frozenset(rule for rule in RULES if GAME.telling.in_play(chosen, seats, rule))


@pytest.mark.parametrize("number", SCENARIOS)
def test_each_scenario_tells_what_is_in_play_and_nothing_that_contradicts_it(number: int) -> None:
    present, absent = (set(each.split()) for each in DIFFERS[number])
    assert present | absent <= set(RULES)
    found = told(number)
    assert present <= found
    assert found.isdisjoint(absent)
    own = {rule for rule in RULES if rule.startswith(f"ML-S{number:02}-")}
    assert own - found <= (told(number, 3) if "versus" in scenario(number).modes else set())
    assert "ML-COLLECT-01" in found


@pytest.mark.parametrize("number", SCENARIOS)
def test_what_a_module_replaces_is_told_nowhere_with_it(number: int) -> None:
    for seats in (1, 2, 3):
        mode = MoonlightOptions(scenario=number).mode(seats)
        if mode not in scenario(number).modes:
            continue
        replaced = {rule for name in modules_of(number, mode) for rule in EVERY[name].replaces}
        assert replaced <= set(RULES)
        assert told(number, seats).isdisjoint(replaced)


def _in(rules: Iterable[str], found: frozenset[str]) -> list[bool]:
    return [rule in found for rule in rules]


def test_gems_and_talk_are_told_as_they_are_played() -> None:
    rules = ("ML-GEM-03", "ML-GEM-07", "ML-GEM-08", "ML-GEM-09", "ML-VERSUS-10")
    assert _in(rules, told(1)) == [True, True, False, False, False]
    assert _in(rules, told(1, open_talk=True)) == [False, True, False, True, False]
    assert _in(rules, told(1, 1)) == [False, False, True, False, False]
    assert _in(rules, told(1, 3)) == [False, False, False, False, True]


def test_against_each_other_only_what_is_used_is_told() -> None:
    rules = (
        "ML-VERSUS-11",
        "ML-VERSUS-20",
        "ML-BIT-01",
        "ML-S01-01",
        "ML-S01-06",
        "ML-SETUP-16",
        "ML-END-03",
    )
    assert _in(rules, told(1, 3)) == [False, False, False, False, True, False, False]
    assert _in(rules, told(4, 3)) == [True, True, False, False, False, False, False]


BOTH_WAYS = [number for number in SCENARIOS if "versus" in scenario(number).modes]
"""Scenarios that can be played together and against each other."""
ALL_TOGETHER = ("ML-END-", "ML-SCORE-")
"""Parts of the rules that say when a team's game ends, and what a team and its opponent score."""
TOGETHER = """
    ML-SETUP-09 ML-SETUP-10 ML-SETUP-11 ML-SETUP-16 ML-SETUP-17 ML-SETUP-20 ML-ASSIGN-01 ML-ASSIGN-07
    ML-BIT-01 ML-BIT-04 ML-BIT-05 ML-GEM-03 ML-GEM-04 ML-GEM-07
    ML-S01-01 ML-S01-02 ML-S01-03 ML-S01-04 ML-S01-05 ML-S03-02 ML-S04-02 ML-S04-03 ML-S04-05 ML-S08-03 ML-S08-06
    ML-S09-03 ML-S09-04 ML-S09-05 ML-S09-06 ML-S09-07 ML-S11-02
"""
"""The other rules of a team and its opponent: who owns and gets what, and what comes before a team's first turn."""
NOT_USED = {
    1: (
        "ML-SETUP-08",
        "ML-SETUP-12",
        "ML-SETUP-13",
        "ML-ASSIGN-05",
        "ML-ASSIGN-06",
        "ML-BIT-02",
        "ML-BIT-06",
    ),
    13: ("ML-GEM-01", "ML-GEM-02", "ML-GEM-05", "ML-GEM-06", "ML-GEM-10"),
}
"""Rules of what rivals do not use: of favours and bits in scenarios 1 and 3, and of the players' gems in 13."""


@pytest.mark.parametrize("number", BOTH_WAYS)
def test_what_is_of_a_team_is_told_to_a_team_and_what_is_of_rivals_to_rivals(number: int) -> None:
    team, rivals = told(number), told(number, 3)
    of_a_team = {rule for rule in RULES if rule.startswith(ALL_TOGETHER) or rule in TOGETHER.split()}
    assert rivals.isdisjoint(of_a_team)
    assert team - rivals - of_a_team == {*NOT_USED.get(1 if number == 3 else number, ())}
    of_rivals = {rule for rule in RULES if rule.startswith("ML-VERSUS-")}
    assert team.isdisjoint(of_rivals)
    said = {rule for rule in rivals - team - of_rivals if rule.startswith("ML-S")}
    assert rivals - team <= said | of_rivals
    assert all(words("en").rule(rule).startswith("Against each other") for rule in said)
    assert not any(words("en").rule(rule).startswith("Against each other") for rule in team)


def test_a_difficulty_says_the_gems_that_it_begins_with() -> None:
    harder = MoonlightOptions(difficulty="extreme")
    said = [words("en").say(each) for each in GAME.telling.special(harder, 1)]
    assert said[0] == "You start with 2 gems: it is a harder game."
    about = GAME.telling.option_about(harder, "difficulty", "regular")
    assert about is not None
    assert words("en").say(about) == "3 gems each at the start; alone or with open talk 4 in all"
    assert GAME.telling.option_matters(MoonlightOptions(scenario=1), "difficulty")
    assert not GAME.telling.option_matters(MoonlightOptions(scenario=2), "difficulty")


@pytest.mark.parametrize("number", SCENARIOS)
def test_the_gems_that_are_told_are_those_that_are_dealt(number: int) -> None:
    played = [
        (MoonlightOptions(scenario=number, difficulty=difficulty, open_talk=open_talk), seats)
        for difficulty in scenario(number).difficulties
        for seats, open_talk in ((1, False), (2, False), (2, True))
    ]
    for options, seats in played:
        dealt = [player.gems for player in GAME.setup(options, seats, Chance(b"gems")).play.table.players]
        told = [text for text in GAME.telling.special(options, seats) if text.key == "moonlight-special-gems"]
        assert len(told) == (options.difficulty != "regular")
        for text in told:
            args = dict(text.args)
            assert (args["mode"] == "all") == options.open_talk
            assert dealt == [args["count"]] + [0 if options.open_talk else args["count"]] * (seats - 1)


@pytest.mark.parametrize("number", SCENARIOS)
def test_what_is_reconstructed_is_said_in_the_lobby_with_the_rules_and_on_the_first_card(number: int) -> None:
    options = MoonlightOptions(scenario=number)
    said = GAME.telling.remark()
    assert said == tell("reconstructed")
    assert GAME.telling.special(options, 2)[-1] == said
    view = Story(number).view()
    assert view.intro[-1] == tell("reconstructed-here")
