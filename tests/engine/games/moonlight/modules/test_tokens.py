"""Tokens beside columns, on face-down tiles, and under gems."""

from __future__ import annotations

import pytest

from engine.chance import Chance
from engine.games.moonlight.forest.availability import turning
from engine.games.moonlight.model.facts import box
from engine.games.moonlight.model.options import MoonlightOptions
from engine.games.moonlight.model.scenarios import scenario
from engine.games.moonlight.model.table import FavourToken
from engine.games.moonlight.modules.token_columns import is_empty
from engine.games.moonlight.rules.setup import deal
from tests.engine.games.moonlight.stories import Story
from words.catalogue import words

HIDDEN, UNSEEN, MEMORIES = 8, 10, 11
GATHERING, HOME = 9, 18
TRAIL = 13
PAIR = (FavourToken("webs"), FavourToken("vines"))


def hidden(*keep: str, light: str = "A1", shadow: str = "F8", seats: int = 2) -> Story:
    """Return the last tiles of a thicket, with the tokens of the second column."""
    return Story(HIDDEN, seats, light, shadow, keep=keep).change(piles={"column-1": PAIR})


@pytest.mark.rule("ML-S08-01", "ML-S10-01", "ML-S11-01")
@pytest.mark.parametrize("number", [HIDDEN, UNSEEN, MEMORIES])
def test_pairs_of_face_down_tokens_lie_beside_four_columns(number: int) -> None:
    table = deal(MoonlightOptions(scenario=number), 2, Chance(b"columns"))
    assert "token_columns" in table.scenario.modules
    assert [len(pile) for pile in table.piles.values()] == [2] * 4
    assert not any(token.up for pile in table.piles.values() for token in pile)
    assert not any(is_empty(table, int(name.removeprefix("column-"))) for name in table.piles)


@pytest.mark.rule("ML-S08-02", "ML-S08-03")
def test_whoever_picks_the_last_tile_of_a_column_sees_both_and_chooses() -> None:
    story = hidden("A2", "F7", "B1")
    story.do("collect light A2", "collect shadow F7", "assign 1 2")
    assert [token.up for token in story.table.piles["open"]] == [True, True]
    assert story.legal() == {"choose webs", "choose vines"}
    story.do("choose webs")
    assert [side.tokens for side in story.view().sides] == [("webs",), ("vines",)]
    assert story.table.piles == {}


@pytest.mark.rule("ML-S08-02")
def test_a_column_with_a_tile_left_gives_nothing() -> None:
    story = hidden("A2", "F7", "F2", "B1")
    story.do("collect light A2", "collect shadow F7", "assign 1 2")
    assert [*story.table.piles] == ["column-1"]


@pytest.mark.rule("ML-S08-02", "ML-S08-03")
def test_two_columns_that_are_emptied_in_one_turn_are_claimed_one_after_the_other() -> None:
    story = Story(HIDDEN, 2, "B3", "F4", keep=["B2", "F5", "A7", "A8"])
    story.pile("column-1", "webs", "vines").pile("column-4", "mosses", "leaves")
    story.do("collect light B2", "collect shadow F5", "assign 1 2")
    for pair, chosen in (({"webs", "vines"}, "webs"), ({"mosses", "leaves"}, "leaves")):
        assert story.legal() == {f"choose {face}" for face in pair}
        story.do(f"choose {chosen}")
    assert story.table.sides["light"].tokens == ["webs", "leaves"]


@pytest.mark.rule("ML-S08-04")
def test_tiles_of_the_underwood_belong_to_the_column() -> None:
    table = Story(MEMORIES, 2, "A2", "A9", keep=[]).table.copy()
    lower = table.ground.cells["C5"][1]
    assert is_empty(table, 4)
    table.tiles[lower] = 47
    assert not is_empty(table, 4)


@pytest.mark.rule("ML-S08-05")
def test_a_tile_under_a_creature_keeps_its_column_open() -> None:
    story = hidden("A2", "F7", "C1", light="B2")
    story.do("collect light A2", "collect shadow F7", "assign 1 2")
    assert [*story.table.piles] == ["column-1"]


@pytest.mark.rule("ML-S08-06", "ML-S08-07")
def test_what_is_not_claimed_goes_to_the_opponent_also_if_the_last_tile_goes_at_the_end() -> None:
    story = hidden("A2", "F7", light="B2")
    story.do("collect light A2", "collect shadow F7", "assign 1 2")
    assert story.is_over
    assert story.table.sides["shadow"].tokens == ["webs", "vines"]


@pytest.mark.rule("ML-S08-08", "ML-S10-02", "ML-S11-03")
@pytest.mark.parametrize("number", [HIDDEN, UNSEEN, MEMORIES])
def test_against_each_other_the_same_but_unclaimed_pairs_are_nobodys(number: int) -> None:
    assert {"token_columns", "versus_taker_decides"} == {*scenario(number).versus_modules}
    story = hidden("A2", "F7", "B1", seats=3)
    story.do("collect light A2", "collect shadow F7", "assign 1 2")
    assert story.legal() == {"choose webs", "choose vines"}
    story = hidden("A2", "F7", light="B2", seats=3)
    story.do("collect light A2", "collect shadow F7", "assign 1 2")
    assert story.is_over
    assert [side.tokens for side in story.view().sides] == [(), ()]


@pytest.mark.rule("ML-S11-02", "ML-S11-03")
def test_the_card_of_the_memories_is_fixed_and_not_used_against_each_other() -> None:
    cards = {deal(MoonlightOptions(scenario=MEMORIES), 2, Chance(bytes([seed]))).card for seed in range(5)}
    assert cards == {("branches", "fruits", "mosses", "vines")}
    assert cards <= {*box().cards}
    assert deal(MoonlightOptions(scenario=MEMORIES), 3, Chance(b"m")).card == ()


def gathering(*keep: str, light: str = "D1", shadow: str = "D6", seats: int = 2) -> Story:
    """Return a story with tokens on the crescent: E2 hides webs, E4 vines."""
    story = Story(GATHERING, seats, light, shadow, keep=[*keep, "E2", "E4"]).down("E2", "E4")
    return story.tokens("E2", "webs").tokens("E4", "vines")


@pytest.mark.rule("ML-S09-01", "ML-S18-01", "ML-S18-02")
@pytest.mark.parametrize("number", [GATHERING, HOME])
def test_some_face_down_tiles_carry_a_face_down_token(number: int) -> None:
    table = deal(MoonlightOptions(scenario=number), 2, Chance(b"touch"))
    assert table.tokens.keys() <= table.down
    assert {len(tokens) for tokens in table.tokens.values()} == {1}
    assert not any(token.up for (token,) in table.tokens.values())
    assert scenario(number).modules == ("token_touch",)
    assert scenario(number).versus_modules == ("token_touch", "versus_taker_decides")


@pytest.mark.rule("ML-S09-02", "ML-S09-03", "ML-S09-08")
def test_what_one_pick_alone_touches_at_a_long_side_goes_to_the_opponent() -> None:
    story = gathering("E1", "C6")
    story.do("collect light E1", "collect shadow C6", "assign 1 2")
    assert [side.tokens for side in story.view().sides] == [(), ("webs",)]
    assert {story.table.ground.names[spot] for spot in story.table.down} == {"E4"}, (
        "E2 is an ordinary tile now"
    )
    assert story.table.tokens.keys() == {story.at("E4")}


@pytest.mark.rule("ML-S09-02")
def test_a_tile_above_or_below_touches_nothing() -> None:
    story = gathering("F2", "C6", light="F1")
    story.do("collect light F2", "collect shadow C6", "assign 1 2")
    assert len(story.table.tokens) == 2


@pytest.mark.rule("ML-S09-04", "ML-S09-05")
def test_what_both_picks_touch_is_shared_and_the_player_chooses() -> None:
    story = gathering("E1", "E5")
    told = story.do("collect light E1", "collect shadow E5", "assign 1 2")
    keys = [event.text.key for event in told]
    assert keys.count("moonlight-event-turned-up") == 2
    assert [token.up for token in story.table.piles["open"]] == [True, True]
    assert story.legal() == {"choose webs", "choose vines"}
    story.do("choose vines")
    assert [side.tokens for side in story.view().sides] == [("vines",), ("webs",)]


@pytest.mark.rule("ML-S09-06")
def test_one_token_that_both_touch_is_the_teams() -> None:
    story = Story(GATHERING, 2, "D1", "D4", keep=["E1", "E2", "E3"]).down("E2").tokens("E2", "webs")
    story.do("collect light E1", "collect shadow E3", "assign 1 2")
    assert [side.tokens for side in story.view().sides] == [("webs",), ()]


@pytest.mark.rule("ML-S09-07")
def test_of_three_tokens_the_team_gets_one() -> None:
    story = gathering("E1", "E5").tokens("E2", "webs", "plus")
    story.do("collect light E1", "collect shadow E5", "assign 1 2", "choose webs")
    assert [side.tokens for side in story.view().sides] == [("webs",), ("plus", "vines")]


@pytest.mark.rule("ML-S09-04", "ML-S09-06", "ML-S09-07")
@pytest.mark.parametrize(("faces", "for_team"), [(1, 1), (2, 1), (3, 1), (4, 2)])
def test_the_team_gets_half_of_what_both_picks_touch_rounded_down_but_one_at_least(
    faces: int, for_team: int
) -> None:
    story = Story(GATHERING, 2, "D1", "D4", keep=["E1", "E2", "E3"]).down("E2")
    story.tokens("E2", *("webs", "vines", "leaves", "mosses")[:faces])  # type: ignore[arg-type]
    story.do("collect light E1", "collect shadow E3", "assign 1 2")
    while chosen := sorted(story.legal("choose")):
        story.do(chosen[0])
    assert [len(side.tokens) for side in story.view().sides] == [for_team, faces - for_team]


@pytest.mark.rule("ML-S09-09")
def test_a_token_tile_is_not_turned_up_in_any_other_way() -> None:
    story = gathering("E1")
    assert turning(story.table) == [], "though E4 has nothing beside it"


@pytest.mark.rule("ML-S09-10", "ML-S18-02")
def test_against_each_other_each_token_goes_to_whom_the_active_player_names() -> None:
    story = gathering("E1", "C6", seats=3)
    story.do("collect light E1", "collect shadow C6", "assign 1 2")
    assert story.legal() == {"choose light", "choose shadow"}
    other = gathering("E1", "C6", seats=3)
    other.do("collect light E1", "collect shadow C6", "assign 1 2", "choose shadow")
    assert [side.tokens for side in other.view().sides] == [(), ("webs",)]
    story.do("choose light")
    assert [side.tokens for side in story.view().sides] == [("webs",), ()]


def trail(light: str = "B2", shadow: str = "F6", seats: int = 2) -> Story:
    """Return the rocky trail with its columns; the movement phase begins."""
    piles = {f"pair-{number}": (FavourToken("webs"), FavourToken("vines", up=True)) for number in range(1, 7)}
    story = Story(TRAIL, seats, light, shadow, keep=["A1", "A2", "A3", "B3", "B4", "C3", "C5", "E5", "F5"])
    return story.change(piles=piles, phase="move")


@pytest.mark.rule("ML-SETUP-14", "ML-S13-01", "ML-S13-02")
def test_twelve_tokens_lie_in_six_columns_and_six_gems_in_the_forest() -> None:
    table = deal(MoonlightOptions(scenario=TRAIL), 2, Chance(b"trail"))
    assert [[token.up for token in pile] for pile in table.piles.values()] == [[False, True]] * 6
    assert "nature" in {token.face for pile in table.piles.values() for token in pile}
    assert table.box == []
    assert sorted(table.marks.values()) == ["green"] * 3 + ["yellow"] * 3
    assert "fifteenth_token" in scenario(19).modules


@pytest.mark.rule("ML-S13-03", "ML-S13-04", "ML-S13-05")
def test_whichever_creature_moves_onto_a_gem_its_colour_marks_a_column() -> None:
    story = trail()
    story.change(marks={story.at("A3"): "green", story.at("F5"): "green"}, pile_marks={"pair-1": "yellow"})
    story.do("move light A3")
    assert story.legal() == {f"choose pair-{number}" for number in range(2, 7)}, (
        "the first one has a gem already"
    )
    story.do("choose pair-4")
    assert story.table.pile_marks == {"pair-1": "yellow", "pair-4": "green"}
    assert story.table.marks == {story.at("F5"): "green"}


@pytest.mark.rule("ML-S13-06", "ML-GEM-06")
def test_a_gem_on_a_picked_tile_drops_or_leaves_the_game() -> None:
    story = trail().change(phase="collect")
    lower = story.table.ground.under[story.at("A3")][0]
    story.change(marks={story.at("A3"): "yellow", story.at("F5"): "green"})
    told = [words("en").say(event.text) for event in story.do("collect light A3")]
    assert story.table.marks == {lower: "yellow", story.at("F5"): "green"}
    assert "The yellow gem drops onto the tile beneath: A3." in told
    told = [words("en").say(event.text) for event in story.do("collect shadow F5")]
    assert story.table.marks == {lower: "yellow"}
    assert "The green gem of F5 leaves the game with its tile." in told


@pytest.mark.rule("ML-S13-07")
def test_a_creature_that_starts_on_a_gem_does_not_take_it() -> None:
    story = Story(TRAIL)
    story.change(marks={**story.table.marks, story.at("B2"): "yellow"})
    story.do("place B2")
    assert story.table.pile_marks == {}
    assert story.table.marks[story.at("B2")] == "yellow", "it stays there"


@pytest.mark.rule("ML-S13-02", "ML-S13-08", "ML-S13-09")
@pytest.mark.parametrize(("seats", "rest"), [(2, 6), (3, 0)])
def test_at_the_end_columns_go_where_their_gems_say(seats: int, rest: int) -> None:
    story = Story(TRAIL, seats, "A1", "H2", keep=["A2", "H1"])
    piles = {f"pair-{number}": (FavourToken("webs"), FavourToken("vines", up=True)) for number in range(1, 7)}
    story.change(piles=piles, pile_marks={"pair-2": "yellow", "pair-3": "yellow", "pair-5": "green"})
    story.do("collect light A2", "collect shadow H1", "assign 1 2")
    assert story.is_over
    assert [len(side.tokens) for side in story.view().sides] == [4, 2 + rest]


@pytest.mark.rule("ML-S13-10")
def test_the_players_own_gems_work_as_usual() -> None:
    story = trail()
    assert [(player.gem, player.gems) for player in story.view().players] == [("pink", 3), ("blue", 3)]
    assert story.legal("hurry") != set()


@pytest.mark.rule("ML-S13-11")
def test_against_each_other_nobody_has_gems_but_those_of_the_forest_are_there() -> None:
    table = deal(MoonlightOptions(scenario=TRAIL), 4, Chance(b"trail"))
    assert [player.gems for player in table.players] == [0, 0, 0, 0]
    assert len(table.marks) == 6
