"""Islands that sink (ML-S19)."""

from __future__ import annotations

import pytest

from engine.action import to_text
from engine.chance import Chance
from engine.games.moonlight import GAME
from engine.games.moonlight.forest.module import EVERY, laws
from engine.games.moonlight.model.texts import tell
from engine.games.moonlight.modules.islands import islands
from engine.games.moonlight.rules.score import categories, terms
from engine.script import Choose
from engine.text import Text, Who
from tests.engine.games.moonlight.stories import ALA, Story, tile


def sea(light: str, shadow: str, *keep: str, phase: str = "move", **show: str) -> Story:
    """Return some tiles of the islands, in the movement phase."""
    return Story(19, 2, light, shadow, keep=keep, show=show).change(phase=phase)


@pytest.mark.rule("ML-S19-01")
def test_no_card_no_bits_and_no_limit() -> None:
    table = Story(19, 2).table
    assert (table.card, len(table.bits), table.beside_bits) == ((), 0, 0)
    assert terms(table).limit is None


@pytest.mark.rule("ML-S19-02")
def test_six_islands_of_eight_tiles_and_two_tokens() -> None:
    table = Story(19, 2).table
    regions = [table.ground.regions[spot] for spot in range(len(table.tiles))]
    assert {region: regions.count(region) for region in set(regions)} == dict.fromkeys("ABCDEF", 8)
    assert all([token.up for token in table.piles[f"island-{each}"]] == [False, True] for each in "ABCDEF")
    faces = [token.face for pile in table.piles.values() for token in pile] + table.box
    assert sorted(faces).count("nature") == 1


@pytest.mark.rule("ML-S19-03")
def test_creatures_collect_on_their_own_island_alone() -> None:
    story = sea("B4", "F13", "B3", "B6", "F12", phase="collect")
    assert story.legal("collect light") == {"collect light B3"}
    assert story.reason("collect light B6") == "ML-COLLECT-03"


@pytest.mark.rule("ML-S19-04")
def test_a_jump_goes_straight_over_empty_places_to_the_first_tile() -> None:
    story = sea("B4", "F13", "B3", "B7", "B8", "G3", "F12", "E7")
    assert story.legal("move light") == {"move light B3", "move light B7"}
    story.do("hurry light B7")
    assert story.stand("light") == "B7"


@pytest.mark.rule("ML-S19-04", "ML-S19-05")
def test_no_jump_over_the_own_island() -> None:
    story = sea("B2", "F13", "B4", "B6", "F12", "G2")
    assert "move light B6" not in story.legal()
    assert "move light B4" not in story.legal(), "that lies on the own island, and is no neighbour"
    assert "move light G2" in story.legal()


@pytest.mark.rule("ML-S19-06", "ML-S19-07", "ML-S19-08", "ML-S19-10", "ML-S19-11")
def test_from_the_last_tile_a_creature_must_jump_and_the_island_sinks() -> None:
    story = Story(19, 2, "B4", "F13", keep=["B3", "B6", "A7", "F12", "E12", "A12"], show={"B4": "webs*2"})
    story.pile("island-A", "mosses", "vines", up=1)
    last = story.table.tiles[story.at("B4")]
    shown, hidden = story.table.piles["island-A"][1].face, story.table.piles["island-A"][0].face
    told = story.do("collect light B3", "collect shadow F12", "assign 1 2")
    assert tell("event-sinks", who=Who(ALA), island="A") in [event.text for event in told]
    assert story.legal() == {"choose up", "choose down"}
    assert story.stand("light") == "B6"
    assert last in story.own("light")
    assert "A" not in islands(story.table)
    assert all(token.face is None for pile in story.view().piles for token in pile.tokens[:1])
    story.do("choose down")
    assert (story.table.sides["light"].tokens, story.table.sides["shadow"].tokens) == ([hidden], [shown])
    assert {*story.legal("choose light"), "choose enough"} < story.legal(), "a gem may move a creature on"
    story.do("choose enough")
    assert (story.table.turn, story.table.phase) == (2, "collect"), "the jump took the place of the movement"


@pytest.mark.rule("ML-S19-11")
def test_while_it_is_chosen_the_face_down_token_lies_on_the_table_and_could_be_any() -> None:
    story = Story(19, 2, "B4", "F13", keep=["B3", "B6", "A7", "F12", "E12", "A12"])
    story.pile("island-A", "mosses", "vines", up=1).pile("island-B", "webs", "leaves", up=1)
    story.do("collect light B3", "collect shadow F12", "assign 1 2")
    (pile,) = (pile for pile in story.view().piles if pile.name == "island-A")
    assert [token.face for token in pile.tokens] == [None, "vines"]
    told: set[Text] = set()
    for seed in range(20):
        other = GAME.redeal(story.stage, ALA, Chance(str(seed).encode()))
        told |= {event.text for event in GAME.play(other, ALA, Choose("up"), story.chance)}
    assert len({text for text in told if text.key.endswith("tokens-turned")}) == 2


@pytest.mark.rule("ML-S19-06")
def test_no_gem_between_the_picks_takes_a_creature_off_the_last_tile_of_an_island() -> None:
    story = Story(19, 2, "B4", "F13", keep=["B3", "B6", "A7", "F12", "E12", "A12"])
    assert "hurry light B6" in story.legal("hurry light")
    story.do("collect light B3")
    assert story.legal("hurry light") == set()
    assert story.reason("hurry light B6") == "ML-MOVE-02"
    assert "hurry shadow E12" in story.legal("hurry shadow"), "its island has more tiles"


@pytest.mark.rule("ML-S19-06")
def test_before_the_first_pick_a_gem_takes_a_creature_off_the_last_tile_of_an_island() -> None:
    story = sea("B6", "F13", "B3", "B4", "F12", "E12", phase="collect")
    assert "hurry light B4" in story.legal()


@pytest.mark.rule("ML-S19-06", "ML-S19-08")
def test_both_jump_if_both_must() -> None:
    story = Story(19, 2, "B4", "B14", keep=["B3", "B6", "B13", "B9", "A7", "A8", "F12", "F6"])
    story.pile("island-A", "mosses", "vines", up=1).pile("island-C", "webs", "leaves", up=1)
    story.do("collect light B3", "collect shadow B13", "assign 1 2", "choose up", "choose up")
    assert (story.stand("light"), story.stand("shadow")) == ("B6", "B9")
    assert set("AC").isdisjoint(islands(story.table))
    assert len(story.own("light")) == len(story.own("shadow")) == 2


@pytest.mark.rule("ML-BIT-02")
def test_a_jump_takes_the_bit_of_the_tile_it_ends_on() -> None:
    """The scenario itself has no bits."""
    story = sea("B4", "F13", "B3", "B7", "F12").bits("B7")
    story.do("move light B7")
    assert story.table.sides["light"].bits == 1
    forced = Story(19, 2, "B4", "F13", keep=["B3", "B6", "A7", "F12", "E12", "A12"]).bits("B6")
    forced.pile("island-A", "mosses", "vines", up=1).do(
        "collect light B3", "collect shadow F12", "assign 1 2"
    )
    assert forced.table.sides["light"].bits == 1


@pytest.mark.rule("ML-S19-07")
def test_without_a_straight_way_it_jumps_to_any_other_island() -> None:
    story = Story(19, 2, "A2", "F13", keep=["B1", "C7", "F12", "E7", "F14"])
    story.do("collect light B1", "collect shadow F12", "assign 1 2")
    assert story.legal() == {"choose C7", "choose E7", "choose F14"}


@pytest.mark.rule("ML-S19-09")
def test_a_last_tile_without_a_creature_stays_until_somebody_jumps_onto_it_and_must_off_again() -> None:
    story = Story(19, 2, "B4", "F13", keep=["B3", "C3", "B6", "B12", "F12", "E12", "G12"])
    story.do("collect light B3", "collect shadow F12", "assign 1 2", "move light B6")
    assert story.table.has_tile(story.at("B6"))
    assert islands(story.table) == ["A", "B", "C", "F"]
    alone = Story(19, 2, "B6", "F13", keep=["B12", "F12", "E12", "G12", "B3"]).change(phase="reveal")
    assert islands(alone.table) == ["A", "B", "C", "F"]
    asked = laws(alone.stage.play.table).at("before_move")[0].before_move(alone.stage.play)
    offered = next(asked)
    assert {to_text(action) for ask in offered.values() for action in ask.legal} == {
        "choose B3",
        "choose B12",
    }


@pytest.mark.rule("ML-S19-12", "ML-S19-13", "ML-S19-15")
def test_with_one_island_left_the_game_ends_and_what_lies_there_says_what_is_scored() -> None:
    show = {"B3": "leaves*2", "A7": "vines*2", "B7": "mosses*2", "B8": "webs*2", "B6": "fruits*2"}
    story = Story(19, 2, "B4", "B6", keep=(), show=show).give("light", "webs", "leaves")
    story.pile("island-A", "mosses", "vines", up=1).pile("island-B", "dewdrops", "flowers", up=1)
    tokens = [token.face for token in story.table.piles["island-B"]]
    told = story.do("collect light B3", "collect shadow A7", "assign 1 2", "choose B8", "choose up")
    assert story.is_over
    assert [dict(each.text.args)["stays"] for each in told if each.text.key.endswith("rest-given")] == [1]
    assert tile("fruits*2") in story.own("shadow")
    assert tile("webs*2") in story.own("light")
    assert [each for each in story.table.tiles if each >= 0] == [tile("mosses*2")]
    assert "island-B" not in story.table.piles
    assert set(tokens) <= set(story.table.sides["shadow"].tokens)
    scored = {each.name: each.parts["light"] for each in categories(story.table)}
    assert scored["webs"].points == 3 + story.table.sides["light"].tokens.count("webs")
    assert (scored["leaves"].leads, scored["leaves"].points) == (True, 0)


@pytest.mark.rule("ML-S19-12")
def test_with_two_islands_left_the_game_goes_on() -> None:
    is_over = EVERY["island_jumps"].is_over
    assert not is_over(sea("B4", "B6", "B3", "A7").table)
    assert is_over(sea("B6", "A7", "B7").table)


@pytest.mark.rule("ML-S19-14")
def test_where_collecting_ends_early_all_that_lies_there_counts_and_goes_to_the_opponent() -> None:
    show = {"B6": "webs*2", "F9": "mosses*2", "A8": "vines*2"}
    story = Story(19, 2, "B4", "F13", keep=["B3", "F12"], show=show)
    story.pile("island-A", "mosses", "vines", up=1).pile("island-F", "webs", "leaves", up=1)
    story.do("collect light B3", "collect shadow F12", "assign 1 2", "choose up", "choose up")
    assert story.is_over
    assert sorted(terms(story.table).scorable or ()) == ["mosses", "vines", "webs"]
    assert tile("vines*2") in story.own("shadow"), "nothing stays with nobody"
    assert (tile("webs*2") in story.own("light"), tile("mosses*2") in story.own("shadow")) == (True, True)


@pytest.mark.rule("ML-S19-16")
def test_the_opponent_and_the_powers_are_scored_as_usual() -> None:
    story = Story(
        19,
        2,
        "B4",
        "F13",
        keep=(),
        show={"B3": "webs", "B4": "vines*2", "F12": "webs*2", "F13": "fruits*2"},
    )
    story.give("shadow", "leaves", "leaves*2").give("light", "mosses+sun")
    found = {each.name: each.parts for each in categories(story.table)}
    assert found["leaves"]["shadow"].points == 3
    assert found["sun"]["light"].points == 1
    assert found["mosses"]["light"].points == 0


@pytest.mark.rule("ML-S19-06", "ML-S19-07", "ML-END-03")
def test_where_the_only_other_tile_is_stood_on_nobody_jumps_and_the_game_ends() -> None:
    story = Story(19, 2, "B4", "B12", keep=["B3", "B13"])
    light, shadow = (story.table.tiles[story.at(place)] for place in ("B4", "B12"))
    told = story.do("collect light B3", "collect shadow B13", "assign 1 2")
    assert not any(event.text.key == "moonlight-event-sinks" for event in told)
    assert story.is_over
    assert light in story.own("light")
    assert shadow in story.own("shadow")
