"""The movement phase, the gems, the bits."""

from __future__ import annotations

import pytest

from engine.games.moonlight import GAME
from engine.games.moonlight.messages import labels
from engine.games.moonlight.model.supply import gems_to_spend, purse
from engine.games.moonlight.model.table import Player
from engine.games.moonlight.model.texts import tell
from engine.text import Who
from tests.engine.games.moonlight.stories import ALA, OLA, Story
from words.catalogue import words

FIELD = [f"{row}{column}" for row in "ABC" for column in range(3, 9)]


def field(light: str = "B4", shadow: str = "B7", seats: int = 2, **more: object) -> Story:
    """Return three rows of scenario 1, as the movement phase begins."""
    return Story(1, seats, light, shadow, keep=FIELD, **more).change(phase="move")  # type: ignore[arg-type]


@pytest.mark.rule("ML-MOVE-01", "ML-MOVE-02", "ML-MOVE-06")
def test_one_creature_goes_to_a_tile_around_it() -> None:
    story = field()
    around = {"A3", "A4", "A5", "B3", "B5", "C3", "C4", "C5"}
    assert story.legal("move light") == {f"move light {place}" for place in around}
    assert story.reason("move light B6") == "ML-MOVE-02"
    story.do("move light A5")
    assert (story.stand("light"), story.stand("shadow")) == ("A5", "B7")


@pytest.mark.rule("ML-MOVE-03")
def test_a_creature_never_enters_the_tile_of_the_other() -> None:
    story = field("B4", "B5")
    assert "move light B5" not in story.legal()
    assert story.reason("move light B5") == "ML-MOVE-03"
    assert story.reason("hurry light B5") == "ML-MOVE-03"


@pytest.mark.rule("ML-MOVE-04")
def test_where_nobody_can_move_the_phase_is_skipped() -> None:
    story = Story(1, 2, "A3", "F8", keep=["A4", "F7"])
    story.do("collect light A4", "collect shadow F7")
    assert story.legal() == {"assign 1 2", "assign 2 1"}
    story.do("assign 1 2")
    assert story.is_over, "and in the next turn nothing can be collected"
    against = Story(1, 3, "A3", "F8", keep=["A4", "F7", "C5", "C6", "C7"])
    against.do("collect light A4", "collect shadow F7", "assign 1 2")
    assert (against.is_over, against.active, against.table.phase) == (False, OLA, "collect")


@pytest.mark.rule("ML-MOVE-04")
def test_nobody_may_stay_where_there_is_a_way() -> None:
    story = field()
    assert {line.split()[0] for line in story.legal()} == {"move", "hurry", "talk"}
    assert story.reason("end") is not None


@pytest.mark.rule("ML-MOVE-05")
def test_levels_do_not_restrict_movement_and_creatures_stand_on_top() -> None:
    story = Story(4, 2, "B2", "E6").change(phase="move")
    story.do("move light C3")
    spot = story.table.creatures["light"]
    assert story.table.ground.spots[spot].level == 2
    low = Story(4, 2, "A2", "E6").change(phase="move")
    levels = [low.table.ground.spots[low.at(place)].level for place in ("A2", "B3")]
    assert levels == [0, 2]
    assert "move light B3" in low.legal()


@pytest.mark.rule("ML-MOVE-06")
def test_a_creature_may_enter_a_face_down_tile() -> None:
    story = field().down("A4")
    assert "move light A4" in story.legal()


@pytest.mark.rule("ML-MOVE-07")
def test_the_end_is_looked_for_when_the_next_turn_begins() -> None:
    story = Story(1, 2, "A3", "F8", keep=["B3", "B4", "F7"])
    story.do("collect light B3", "collect shadow F7", "assign 1 2")
    assert story.table.phase == "move", "though Shadow has nothing around it any more"
    story.do("move light B4")
    assert story.is_over


@pytest.mark.rule("ML-GEM-01", "ML-GEM-02")
def test_a_gem_is_spent_on_a_step_as_often_as_there_are_gems() -> None:
    story = field().bits("B5")
    story.do("hurry light B5", "hurry light B6", "hurry shadow A8")
    assert [player.gems for player in story.table.players] == [0, 3]
    assert story.table.sides["light"].bits == 4, "three, and the one it has stepped on"
    assert story.legal("hurry") == set()
    assert story.reason("hurry light B5") == "ML-GEM-01"


@pytest.mark.rule("ML-GEM-09")
def test_a_gem_that_was_spent_is_told_apart_from_a_supply_without_gems() -> None:
    keys = []
    for gems in (2, 0):
        story = field(open_talk=True).change(spent_now=1)
        story.table.players[0].gems = gems
        objection = GAME.objection(story.stage, story.active, GAME.grammar.read("hurry light B5"))
        assert objection is not None
        assert objection.rule == "ML-GEM-09"
        keys.append(objection.text.key.removeprefix("moonlight-refused-"))
    assert keys == ["gem-spent", "no-gem"]


@pytest.mark.rule("ML-GEM-02")
@pytest.mark.parametrize("phase", ["collect", "move"])
def test_a_gem_moves_either_creature_to_a_tile_around_it_and_no_farther(phase: str) -> None:
    story = field().change(phase=phase)
    light = {"A3", "A4", "A5", "B3", "B5", "C3", "C4", "C5"}
    shadow = {"A6", "A7", "A8", "B6", "B8", "C6", "C7", "C8"}
    assert story.legal("hurry light") == {f"hurry light {place}" for place in light}
    assert story.legal("hurry shadow") == {f"hurry shadow {place}" for place in shadow}


@pytest.mark.rule("ML-GEM-01", "ML-GEM-05")
def test_a_gem_is_spent_before_between_and_after_the_picks() -> None:
    story = Story(1, 2, "A3", "A7", keep=["A4", "A6", "A8", "B4", "B6", "B8"])
    for line in ("collect light A4", "collect shadow A8", "assign 1 2"):
        assert (story.legal("hurry") != set()) is (story.table.phase == "collect")
        assert (story.legal("talk") != set()) is (story.table.phase == "collect")
        story.do(line)
    assert story.table.phase == "move"
    assert story.legal("hurry") != set()


@pytest.mark.rule("ML-GEM-03", "ML-GEM-04")
def test_a_gem_lets_both_talk_until_the_movement_phase_ends() -> None:
    story = field()
    assert not story.view().talking
    story.do("talk")
    assert story.view().talking
    assert story.reason("talk") == "ML-GEM-03"
    story.do("move light A4")
    assert not story.view().talking
    assert Story(1, 2, open_talk=True).view().talking


@pytest.mark.rule("ML-GEM-03")
def test_talk_that_is_bought_before_the_picks_lasts_through_the_whole_turn() -> None:
    story = field().change(phase="collect")
    story.do("talk", "collect light A3", "collect shadow A8")
    assert story.view().talking
    story.do("assign 1 2")
    assert (story.view().talking, story.table.players[ALA].gems) == (True, 2)


@pytest.mark.rule("ML-GEM-05")
def test_a_gem_move_between_the_picks_changes_what_the_second_may_be() -> None:
    story = Story(1, 2, "A3", "A7", keep=["A4", "B6", "B8", "B9"])
    story.do("collect light A4")
    assert story.legal("collect") == {"collect shadow B6", "collect shadow B8"}
    story.do("hurry shadow B8")
    assert story.legal("collect") == {"collect shadow A7", "collect shadow B9"}
    assert story.legal("assign") == set()


@pytest.mark.rule("ML-GEM-05")
def test_a_gem_move_between_the_picks_must_leave_a_second_tile() -> None:
    story = Story(1, 2, "A3", "B7", keep=["A4", "B8", "C6", "D6"])
    story.do("collect light A4")
    assert "hurry shadow C6" in story.legal()
    story = Story(1, 2, "A3", "B7", keep=["A4", "B8", "B6"])
    story.do("collect light A4")
    assert story.refusal("hurry shadow B6") == (
        "ML-GEM-05",
        "With a creature on B6 there would be no second tile to pick.",
    ), "B8 is out of reach from there"


@pytest.mark.rule("ML-GEM-01", "ML-GEM-09")
@pytest.mark.parametrize(
    ("open_talk", "said"), [(False, "Ala spends a gem."), (True, "Ala spends a gem of the common supply.")]
)
def test_whoever_moves_by_a_gem_says_so(open_talk: bool, said: str) -> None:
    told = field(open_talk=open_talk).do("hurry light B5")
    lines = [words("en").say(event.text, ["Ala", "Ola"]) for event in told]
    assert lines[:2] == [said, "Ala moves Light to B5."]
    assert all(event.readers is None for event in told)


@pytest.mark.rule("ML-GEM-07")
def test_nobody_spends_the_partners_gems() -> None:
    story = field()
    story.do("hurry light B5", "hurry light B4", "hurry light B5")
    assert story.table.players[OLA].gems == 3
    assert not gems_to_spend(story.table)


@pytest.mark.rule("ML-GEM-08")
def test_whoever_plays_alone_does_not_buy_talk() -> None:
    story = field(seats=1)
    assert story.legal("talk") == set()
    assert story.reason("talk") == "ML-GEM-03"
    assert story.legal("hurry") != set()


@pytest.mark.rule("ML-GEM-09")
def test_open_talk_has_one_supply_and_one_gem_a_turn() -> None:
    story = field(open_talk=True, difficulty="difficult")
    assert [player.gems for player in story.table.players] == [3, 0]
    assert story.legal("talk") == set()
    story.do("hurry light B5")
    assert story.reason("hurry light B4") == "ML-GEM-09"
    story.do("move light B4")
    assert story.active == OLA
    assert gems_to_spend(story.table) == 1
    assert purse(story.table, OLA).gems == 2


@pytest.mark.rule("ML-ASSIGN-07")
def test_a_plus_gives_a_spent_gem_back_once() -> None:
    story = field().change(plus=1)
    assert story.legal("plus") == set(), "nobody has spent one"
    assert story.reason("plus 1") == "ML-ASSIGN-07"
    story.do("hurry light B5")
    assert story.legal("plus") == {"plus 1"}
    story.do("plus 1")
    assert (story.table.players[ALA].gems, story.table.players[ALA].spent, story.table.plus) == (3, 0, 0)


@pytest.mark.rule("ML-ASSIGN-07")
def test_the_gem_that_a_plus_brings_back_may_be_the_partners() -> None:
    story = field().change(plus=1, players=[Player(2, spent=1), Player(1, spent=2)])
    assert story.legal("plus") == {"plus 1", "plus 2"}
    story.do("plus 2")
    assert [(player.gems, player.spent) for player in story.table.players] == [(2, 1), (2, 1)]


@pytest.mark.rule("ML-ASSIGN-07", "ML-END-02")
def test_a_plus_can_bring_back_the_gem_that_makes_picking_possible() -> None:
    story = Story(1, 2, "B4", "B7", keep=["C4", "D5", "D6", "B8"]).change(plus=1)
    story.change(players=[Player(0, spent=1), Player(3)]).down("C4")
    assert story.legal() == {"plus 1", "end"}
    assert story.reason("plus 1") is None
    assert _asked(story) == (
        "plus",
        "Ala, nothing can be picked: use a “+” to get a gem back, or end the game.",
    )
    story.do("plus 1")
    assert _asked(story) == (
        "gem",
        "Ala, nothing can be picked: spend a gem to move a creature, or end the game.",
    )
    story.do("hurry light C4")
    assert GAME.awaits(story.stage)[story.active].prompt == tell("ask-collect", who=Who(story.active))
    assert "collect light D5" in story.legal("collect")


@pytest.mark.rule("ML-ASSIGN-07", "ML-END-02")
def test_a_plus_also_brings_back_a_gem_that_was_spent_on_the_way() -> None:
    story = Story(1, 2, "B2", "B7", keep=["C3", "D4", "E5", "B8"]).change(plus=1)
    story.change(players=[Player(1), Player(3)]).down("C3", "D4")
    assert story.legal("hurry light") == {"hurry light C3"}
    assert _asked(story)[0] == "gem", "there is no spent one to bring back yet"
    story.do("hurry light C3", "plus 1", "hurry light D4")
    assert story.legal("collect light") == {"collect light E5"}


def _asked(story: Story) -> tuple[str, str]:
    """Return by what picking could be made possible, and how that is asked."""
    prompt = GAME.awaits(story.stage)[story.active].prompt
    return str(dict(prompt.args)["by"]), words("en").say(prompt, ["Ala", "Ola"])


@pytest.mark.rule("ML-ASSIGN-07", "ML-END-02")
def test_where_there_are_a_gem_and_a_plus_both_are_named() -> None:
    story = Story(1, 2, "B4", "B7", keep=["C4", "D5", "D6", "B8"]).change(plus=1)
    story.change(players=[Player(1), Player(2, spent=1)]).down("C4")
    assert _asked(story)[0] == "gem", "what comes back to Ola helps her alone"
    story.change(players=[Player(1, spent=1), Player(3)])
    by, asked = _asked(story)
    assert (by, asked) == (
        "both",
        "Ala, nothing can be picked: spend a gem to move a creature, use a “+”, or end the game.",
    )


@pytest.mark.rule("ML-ASSIGN-07", "ML-GEM-09")
def test_a_plus_brings_a_gem_back_to_whoever_paid_or_to_the_common_supply() -> None:
    """With open talk all gems lie before Ala, but they are no more hers than Ola's."""
    said = {}
    for is_open in (False, True):
        story = field(open_talk=is_open).change(plus=1)
        story.do("hurry light B5")
        action, view = GAME.grammar.read("plus 1"), story.view()
        texts = [labels.label(view, action), labels.choice(view, action, "seat")]
        texts.append(story.do("plus 1")[-1].text)
        said[is_open] = [words("en").say(text, ["Ala", "Ola"]) for text in texts]
    assert said[False] == ["“+”: a gem back to Ala", "Ala", "Ala gets a gem back."]
    assert not [line for line in said[True] if "Ala" in line]
    assert said[True][1] == "the common supply"


@pytest.mark.rule("ML-ASSIGN-07", "ML-END-02")
@pytest.mark.parametrize(("spent", "plus"), [(1, 0), (0, 1)])
def test_without_a_plus_or_a_spent_gem_there_is_no_rescue(spent: int, plus: int) -> None:
    story = Story(1, 2, "B4", "B7", keep=["C4", "D5", "D6", "B8"])
    story.change(plus=plus, players=[Player(0, spent=spent), Player(3)]).down("C4")
    assert story.legal() == set()


@pytest.mark.rule("ML-GEM-05", "ML-VERSUS-06")
def test_against_each_other_a_gem_may_help_before_a_creature_is_set_elsewhere() -> None:
    story = Story(1, 3, "A3", "C7", keep=["A4", "C6", "C8", "D5"]).change(phase="collect").down("A4")
    assert story.legal("collect") == set()
    assert story.legal("hurry light") == {"hurry light A4"}
    assert story.legal("relocate light")
    (ask,) = GAME.awaits(story.stage).values()
    assert ask.prompt == tell("ask-relocate", who=Who(ALA)), (
        "a gem may help, and the other way is open to all"
    )
    story.do("hurry light A4")
    assert story.table.players[ALA].spent == 1


@pytest.mark.rule("ML-ASSIGN-07")
def test_a_plus_of_the_opponent_does_nothing() -> None:
    story = Story(1, 2, "B4", "B7", keep=FIELD).tokens("B3", "plus").tokens("B8", "plus")
    story.do("collect light B3", "collect shadow B8", "assign 1 2")
    assert story.table.plus == 1
    assert [side.tokens for side in story.view().sides] == [("plus",), ("plus",)]


@pytest.mark.rule("ML-VERSUS-06")
def test_against_each_other_an_idle_creature_is_set_elsewhere() -> None:
    story = Story(1, 3, "A3", "C7", keep=["C5", "C6", "C8", "D5"], seed=b"idle")
    assert story.reason("collect shadow C8") == "ML-VERSUS-06"
    assert story.legal("collect") == story.legal("move") == story.legal("end") == set()
    assert all(line.startswith("relocate light") for line in story.legal("relocate"))
    before = [(player.gems, player.spent) for player in story.table.players]
    story.do("relocate light D5")
    assert [(player.gems, player.spent) for player in story.table.players] == before, "free of charge"
    assert story.table.phase == "collect"
    assert story.reason("relocate light C5") == "ML-VERSUS-06"
    assert "collect shadow C8" in story.legal()
