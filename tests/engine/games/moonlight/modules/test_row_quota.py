"""Rows that keep tiles (ML-S28)."""

from __future__ import annotations

import pytest

from engine.games.moonlight.forest.availability import turning
from engine.games.moonlight.model.scenarios import scenario
from engine.games.moonlight.model.texts import tell
from engine.games.moonlight.modules.row_quota import in_row, quota
from engine.text import Who
from tests.engine.games.moonlight.stories import Story


def rows(*numbers: int, keep: tuple[str, ...] = ()) -> Story:
    story = Story(28, 2, "B2", "C11", keep=["B1", "C12", *keep])
    table = story.table.copy()
    table.stacks["eclipse"].items = list(numbers)
    story.rest(table)
    return story


@pytest.mark.rule("ML-S28-01")
def test_columns_as_in_the_eighth_scenario() -> None:
    assert "token_columns" in scenario(28).modules
    assert sorted(Story(28, 2).table.piles) == ["column-2", "column-4", "column-7", "column-9"]
    story = (
        Story(28, 2, "B2", "C11", keep=["B3", "C12", "C10"])
        .change(piles={})
        .pile("column-2", "webs", "vines")
    )
    table = story.table.copy()
    table.stacks["eclipse"].items = [1, 0, 0, 1]
    story.rest(table)
    story.do("collect light B3", "collect shadow C12", "assign 1 2", "choose webs")
    assert [side.tokens for side in story.view().sides] == [("webs",), ("vines",)]


@pytest.mark.rule("ML-S28-02", "ML-S28-09")
def test_an_eclipse_token_beside_each_row_face_up() -> None:
    found = {tuple(Story(28, 2, seed=bytes([seed])).table.stacks["eclipse"].items) for seed in range(9)}
    assert len(found) > 2
    assert all(sorted(each) == [1, 2, 2, 3] for each in found)
    view = next(stack for stack in Story(28, 2).view(None).stacks if stack.name == "eclipse")
    assert sorted(view.numbers) == [1, 2, 2, 3]


@pytest.mark.rule("ML-S28-03")
def test_a_row_keeps_as_many_tiles_as_its_token_says() -> None:
    for number, is_open in ((1, True), (2, False)):
        story = rows(1, number, 1, 1, keep=("A1", "A8"))
        assert ("collect light B1" in story.legal()) == is_open
        assert story.reason("collect light B1") == (None if is_open else "ML-S28-03")
        assert "collect light A1" in story.legal()


@pytest.mark.rule("ML-S28-04")
def test_the_quota_is_looked_at_before_each_pick() -> None:
    story = Story(28, 2, "B2", "B4", keep=["B1", "B5", "C5"])
    table = story.table.copy()
    table.stacks["eclipse"].items = [1, 3, 1, 1]
    story.rest(table)
    assert story.legal("collect") == set()
    table.stacks["eclipse"].items = [1, 2, 1, 1]
    story.rest(table)
    assert story.legal("collect") == {"collect light B1", "collect shadow B5"}
    table.stacks["eclipse"].items = [1, 3, 0, 1]
    story.rest(table)
    story.do("collect light B1")
    assert story.legal("collect") == {"collect shadow C5"}, "the first pick has closed the row"


@pytest.mark.rule("ML-S28-05")
def test_a_closed_row_can_be_entered_and_still_blocks() -> None:
    story = rows(1, 2, 1, 1).change(phase="move")
    assert "move light B1" in story.legal()
    between = rows(1, 3, 1, 1, keep=("B3",)).down("B2")
    assert turning(between.table) == [], "B1 and B3 lie beside it"


@pytest.mark.rule("ML-S28-06", "ML-S28-07")
def test_at_the_end_the_team_chooses_what_stays_in_each_row() -> None:
    story = Story(28, 2, "B2", "C11", keep=["B1", "C12", "D5", "D6", "D7"]).bits("D5", "D7").change(piles={})
    table = story.table.copy()
    table.stacks["eclipse"].items = [1, 1, 1, 2]
    for player in table.players:
        player.gems = 0
    story.rest(table)
    story.do("collect light B1", "collect shadow C12", "assign 1 2")
    assert story.legal() == {"choose D5", "choose D6", "choose D7"}
    (told,) = story.do("choose D5")
    assert told.text == tell("event-stays", who=Who(story.active), place="D5")
    assert told.readers is None
    assert story.legal() == {"choose D6", "choose D7"}
    story.do("choose D6")
    assert story.is_over
    left = {story.name(spot) for spot, each in enumerate(story.table.tiles) if each >= 0}
    assert left == {"C11", "D5", "D6"}
    assert story.table.sides["shadow"].bits == 1


@pytest.mark.rule("ML-S28-06")
def test_nobody_is_asked_what_stays_in_a_row_of_which_all_does() -> None:
    story = Story(28, 2, "B2", "C11", keep=["B1", "C12", "D5", "D6", "D7"]).change(piles={})
    table = story.table.copy()
    table.stacks["eclipse"].items = [1, 1, 1, 3]
    for player in table.players:
        player.gems = 0
    story.rest(table)
    story.do("collect light B1", "collect shadow C12", "assign 1 2")
    assert story.is_over
    left = {story.name(spot) for spot, each in enumerate(story.table.tiles) if each >= 0}
    assert left == {"C11", "D5", "D6", "D7"}


@pytest.mark.rule("ML-S28-06")
def test_lights_tile_goes_to_the_team_before_any_is_chosen_to_stay() -> None:
    story = Story(28, 2, "B2", "C11", keep=["B1", "B3", "C12", "D5", "D6"]).change(piles={})
    table = story.table.copy()
    table.stacks["eclipse"].items = [1, 1, 1, 1]
    for player in table.players:
        player.gems = 0
    story.rest(table)
    story.do("collect light B1", "collect shadow C12", "assign 1 2", "move light B3")
    assert story.legal() == {"choose D5", "choose D6"}, "of row B one tile is left, which stays"
    story.do("choose D5")
    assert {story.name(spot) for spot, each in enumerate(story.table.tiles) if each >= 0} == {
        "B2",
        "C11",
        "D5",
    }
    assert len(story.table.sides["light"].tiles) == 2


@pytest.mark.rule("ML-S28-01", "ML-S28-08")
def test_a_column_whose_last_tile_stays_is_not_claimed() -> None:
    story = rows(1, 1, 1, 1, keep=("A5",))
    story.pile("column-4", "webs", "vines")
    tokens = {"webs", "vines"}
    table = story.table.copy()
    for player in table.players:
        player.gems = 0
    story.rest(table)
    story.do("collect light B1", "collect shadow C12", "assign 1 2")
    while not story.is_over:
        story.do(sorted(story.legal())[0])
    assert story.table.has_tile(story.at("A5"))
    assert tokens <= set(story.table.sides["shadow"].tokens)
    assert quota(story.table, 0) == len(in_row(story.table, 0)) == 1
