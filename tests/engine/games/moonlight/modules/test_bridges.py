"""Bridges over the brook (ML-S23)."""

from __future__ import annotations

import pytest

from engine.games.moonlight import GAME
from engine.games.moonlight.forest.availability import turning
from engine.games.moonlight.forest.module import laws
from engine.games.moonlight.model.kinds import SIDES
from engine.games.moonlight.model.scenarios import scenario
from engine.games.moonlight.model.table import Player
from engine.games.moonlight.modules.token_columns import is_empty
from engine.games.moonlight.rules.relocation import is_exhausted
from engine.games.spirits_of_the_forest.model.facts import tiles
from engine.games.spirits_of_the_forest.model.texts import tile_text
from engine.script import Choose
from tests.engine.games.moonlight.stories import ALA, Story
from words.catalogue import words


def bank(light: str = "D1", shadow: str = "G6", *keep: str, **more: object) -> Story:
    """Return a story with tiles on both banks and two bridges between them, in the movement phase."""
    return Story(23, 2, light, shadow, keep=["E1", "E2", *keep], **more).down("E1", "E2").change(phase="move")  # type: ignore[arg-type]


@pytest.mark.rule("ML-S23-01")
def test_columns_as_in_the_eighth_scenario() -> None:
    assert scenario(23).modules[0] == scenario(8).modules[0] == "token_columns"


@pytest.mark.rule("ML-S23-02")
def test_four_bridges_lie_across_face_down() -> None:
    table = Story(23, 2).table
    lying = [number for number, spot in enumerate(table.ground.spots) if spot.kind == "bridge"]
    assert [table.ground.names[spot] for spot in lying] == ["E1", "E2", "E5", "E6"]
    assert set(lying) <= table.down


@pytest.mark.rule("ML-S23-03", "ML-BIT-02")
@pytest.mark.parametrize("creature", ["light", "shadow"])
def test_who_moves_onto_a_bridge_crosses_it_and_the_bridge_is_won(creature: str) -> None:
    story = bank(*(("D1", "G6") if creature == "light" else ("G6", "D1")), "F1", "G5")
    bridge = story.table.tiles[story.at("E1")]
    told = story.bits("F1").do(f"move {creature} E1")
    assert any(event.text.key == "moonlight-event-turned-up" for event in told)
    assert story.stand("light" if creature == "light" else "shadow") == "F1"
    assert story.own("light" if creature == "light" else "shadow")[0] == bridge
    assert story.at("E1") == -1
    assert [side.bits for side in story.view().sides][creature == "shadow"] == 1, "that of the exit is taken"


@pytest.mark.rule("ML-GEM-05", "ML-S23-03")
def test_who_has_seen_a_bridge_may_move_on_with_gems_before_the_turn_ends() -> None:
    """Whoever has none is not asked, nor is anybody after a movement that has brought no more than was known."""
    story = bank("D1", "G6", "F1", "G5", "G1").change(players=[Player(2), Player(3)])
    story.do("move light E1")
    assert story.legal() == {"choose light-G1", "choose shadow-G5", "choose enough"}
    story.do("choose light-G1", "choose light-F1")
    assert (story.table.turn, story.table.players[ALA].gems, story.stand("light")) == (2, 0, "F1")
    poor = bank("D1", "G6", "F1", "G5", "G1").change(players=[Player(0), Player(3)])
    poor.do("move light E1")
    plain = bank("F1", "G6", "G1", "G5")
    plain.do("move light G1")
    assert (poor.table.turn, plain.table.turn) == (2, 2)


@pytest.mark.rule("ML-GEM-05", "ML-S23-03")
def test_between_the_picks_no_gem_leads_over_a_bridge_behind_which_there_may_be_nothing_to_pick() -> None:
    """Behind E1 lie D1 and F1: next to D1 there is a tile, next to F1 there is none."""
    story = bank("D2", "G6", "D1", "F1", "C1", "G5", "D3").change(phase="collect")
    story.do("collect shadow G5")
    assert "hurry light D1" in story.legal()
    assert "hurry light E1" not in story.legal()
    assert story.reason("hurry light E1") == "ML-GEM-05"


@pytest.mark.rule("ML-S23-04", "ML-S23-05")
def test_the_player_chooses_the_exit() -> None:
    story = bank("D2", "F2", "F1", "D1")
    assert "move light E2" not in story.legal(), "Shadow stands where the bridge leads"
    assert story.reason("move light E2") == "ML-MOVE-02"
    open_bridge = bank("D2", "G6", "F1", "D1")
    assert "move light E2" not in open_bridge.legal(), "E1 is a bridge, and nothing lies on F2"
    assert "move light E1" in open_bridge.legal()
    open_bridge.do("move light E1")
    assert open_bridge.legal() == {"choose D1", "choose F1"}
    open_bridge.do("choose F1")
    assert open_bridge.stand("light") == "F1"


@pytest.mark.rule("ML-S23-06")
def test_bridges_are_neither_picked_nor_turned_up_and_block_nothing() -> None:
    story = bank("D1", "G6", "D2", "F1", "G5").change(phase="collect")
    assert "collect light E1" not in story.legal()
    assert turning(story.table) == []
    table = story.table.copy()
    table.down = frozenset()
    story.rest(table)
    assert "collect light E1" not in story.legal()
    assert story.reason("collect light E1") == "ML-S23-06"
    bridge = next(module for module in laws(story.stage.play.table).modules if module.id == "bridges")
    assert not bridge.blocks(story.table, story.at("E1"))
    assert bridge.blocks(story.table, story.at("F1"))


@pytest.mark.rule("ML-S23-07")
def test_bridges_belong_to_no_column() -> None:
    story = bank("D1", "G6")
    assert story.table.has_tile(story.at("E2"))
    assert is_empty(story.table, 1)


@pytest.mark.rule("ML-S23-08")
def test_bridges_that_nobody_crossed_go_to_nobody() -> None:
    story = Story(23, 2, "D1", "G6", keep=["D2", "G5", "E5"])
    bridge = story.table.tiles[story.at("E5")]
    told = story.down("E5").do("collect light D2", "collect shadow G5", "assign 1 2")
    while not story.is_over:
        told += story.do("end" if "end" in story.legal() else sorted(story.legal())[0])
    assert [dict(each.text.args)["stays"] for each in told if each.text.key.endswith("rest-given")] == [1]
    assert bridge not in {*story.own("light"), *story.own("shadow")}
    assert bridge in story.table.tiles


@pytest.mark.rule("ML-S23-09")
def test_against_each_other_bridges_do_not_count_for_the_end() -> None:
    story = bank("D1", "G6", against=True)
    assert story.table.is_versus
    assert is_exhausted(story.table)
    assert not is_exhausted(bank("D1", "G6", "F1", against=True).table)


@pytest.mark.rule("ML-S23-09")
@pytest.mark.parametrize(("creature", "owned"), [("light", (1, 0)), ("shadow", (0, 1))])
def test_against_each_other_a_bridge_goes_to_the_creature_that_crossed_it(
    creature: str, owned: tuple[int, int]
) -> None:
    assert {"token_columns", "versus_taker_decides"} < {*scenario(23).versus_modules}
    story = bank(*(("D1", "G6") if creature == "light" else ("G6", "D1")), "F1", "G5", against=True)
    story.do(f"move {creature} E1")
    assert tuple(len(story.own(side)) for side in SIDES) == owned


@pytest.mark.rule("ML-GEM-05", "ML-BIT-02")
def test_what_is_asked_in_mid_effect_names_the_tile_of_a_place_and_what_lies_there() -> None:
    story = bank("D1", "G6", "F1", "G5", "G1").change(players=[Player(2), Player(3)]).bits("G1")
    story.do("move light E1")
    view = story.view(ALA)
    said = [words("en").say(GAME.telling.label(view, Choose(offer.word))) for offer in view.options]
    g1, g5 = (tiles()[story.table.tiles[story.at(place)]] for place in ("G1", "G5"))
    shown = [words("en").say(tile_text(tile)) for tile in (g1, g5)]
    assert said == [f"Gem: Light to G1 ({shown[0]} + bit)", f"Gem: Shadow to G5 ({shown[1]})", "End the turn"]
