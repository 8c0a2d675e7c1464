"""Forest Events."""

from __future__ import annotations

from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.chance import Chance
from engine.errors import Sealed
from engine.games.spirits_of_the_forest import GAME
from engine.games.spirits_of_the_forest.model.layout import layout
from engine.games.spirits_of_the_forest.model.texts import tell
from engine.games.spirits_of_the_forest.modules.events import EVENTS
from engine.games.spirits_of_the_forest.pieces.forest import available
from engine.match import Match
from engine.text import Seat
from tests.engine.games.spirits_of_the_forest.forest import (
    dealt,
    forest,
    gem_on,
    gems,
    keys,
    legal,
    over,
    play,
    refused,
    stage,
)

events = partial(forest, modules=("events",))
"""A forest in which tiles turn up."""


@pytest.mark.rule("SF-EVENT-01")
@pytest.mark.parametrize("name", EVENTS)
def test_a_named_forest_is_filled_with_random_tiles_and_favours(name: str) -> None:
    table = dealt(3, events=name)
    assert table.layout_id == name
    assert sorted(tile for stack in table.stacks for tile in stack) == list(range(48))
    assert len(table.favours) == 8
    assert len(table.box) == 6
    assert dealt(3, seed=b"other", events=name).stacks != table.stacks
    for cell, shown in zip(table.layout.cells, GAME.view(table, Seat(0)).cells, strict=True):
        assert (shown.stack[0].spirit is None) == cell.down
        assert [favour.face is not None for favour in shown.favours] == [cell.favour_up] * cell.favour
    assert any(cell.down for cell in table.layout.cells)
    assert any(cell.favour_up for cell in table.layout.cells)


@pytest.mark.rule("SF-EVENT-01")
def test_the_forest_may_be_left_to_chance() -> None:
    found = {dealt(2, seed=bytes([number]), events="random").layout_id for number in range(40)}
    assert found == set(EVENTS)


@pytest.mark.rule("SF-EVENT-02")
def test_a_free_long_side_makes_a_tile_available_short_sides_do_not_matter() -> None:
    table = events("\n leaves2 webs2 vines2 . mosses2 fruits2\n . branches2 flowers2 webs2")
    names = [table.layout.names[cell] for cell in available(table)]
    assert names == ["A1", "A3", "A5", "A6", "B2", "B4"]
    assert refused(table, "take A2") == "SF-EVENT-02"


@pytest.mark.rule("SF-EVENT-03")
def test_a_face_down_tile_turns_up_when_its_neighbour_is_taken() -> None:
    table = events("\n leaves2 ~webs2 ~vines2 mosses2 fruits2\n branches2 ~flowers2 webs2")
    hidden = table.layout.index["A2"]
    assert GAME.view(table, None).cells[hidden].stack[0].spirit is None
    told = play(table, "take A1")
    assert keys(told) == ["take", "turn-up"]
    assert GAME.view(table, None).cells[hidden].stack[0].spirit == "webs"
    assert sorted(table.layout.names[cell] for cell in table.down) == ["A3", "B2"], "nothing else turns up"
    play(table, "keep")
    assert "take A2" in legal(table)
    assert "turn-up" not in keys(play(table, "take A5"))


@pytest.mark.rule("SF-EVENT-03")
def test_a_choice_says_that_its_tile_turns_another_up_unless_the_first_one_has() -> None:
    table = events("leaves:sun ~webs2 leaves:moon webs2 vines2 ~vines2 leaves")

    def hints(line: str, field: str) -> bool:
        text = GAME.telling.choice(GAME.view(table, Seat(0)), GAME.grammar.read(line), field)
        return ("hints", (tell("hint-turn-up"),)) in text.args

    assert hints("take A1 A3", "first")
    assert not hints("take A1 A3", "second"), "A2 has turned up before"
    assert hints("take A1 A7", "second"), "A6 has not"


@pytest.mark.rule("SF-EVENT-04")
def test_a_tile_that_turned_up_may_be_the_second_one() -> None:
    table = events("\n leaves:sun ~leaves:moon ~leaves:fire mosses2 leaves")
    assert not any("A2" in action for action in legal(table)), "nobody knows yet that it fits"
    assert "take A1 A5" in legal(table)
    play(table, "take A1")
    assert stage(table) == "second"
    assert legal(table) == ["second A2", "second A5", "stop"]
    assert keys(play(table, "second A2")) == ["take", "turn-up"]
    assert stage(table) == "gem"
    assert len(table.players[0].tiles) == 2
    last = GAME.view(table, None).last
    assert last is not None
    assert [pick.cell for pick in last.collected] == ["A1", "A2"]
    both = events("leaves:sun ~leaves:moon ~leaves:fire mosses2 leaves")
    assert "turn-up" in keys(play(both, "take A1 A5"))
    assert stage(both) == "gem", "no third tile, whatever turns up"


@pytest.mark.rule("SF-EVENT-04")
@pytest.mark.parametrize(
    ("drawing", "turn"),
    [
        ("leaves:sun ~webs:moon leaves2", 10),
        ("leaves:sun ~leaves2 webs2", 10),
        ("leaves2 ~leaves:moon webs2", 10),
        ("leaves:sun ~leaves:moon webs2", 1),
    ],
    ids=["another spirit", "a double", "after a double", "the first turn"],
)
def test_a_tile_that_does_not_fit_is_not_offered(drawing: str, turn: int) -> None:
    table = events(drawing, turn=turn)
    play(table, "take A1")
    assert stage(table) == "gem"


@pytest.mark.rule("SF-EVENT-04", "SF-TAKE-09")
def test_the_second_tile_may_be_left() -> None:
    table = events("leaves:sun ~leaves:moon webs2")
    play(table, "take A1")
    assert keys(play(table, "stop")) == ["stop"]
    assert stage(table) == "gem"
    play(table, "keep")
    assert "take A2" in legal(table)


@pytest.mark.rule("SF-EVENT-04", "SF-GEM-08", "SF-FAVOUR-10")
def test_the_second_tile_is_paid_for_and_favours_are_examined_after_it() -> None:
    table = events("leaves:sun!moon ~leaves:moon@1!webs ~webs2 vines2")
    assert keys(play(table, "take A1"), reader=0) == ["take", "turn-up"]
    assert table.players[0].favours == []
    assert refused(table, "second A2") is not None
    assert "second A2 supply" in legal(table)
    told = keys(play(table, "second A2 supply"), reader=0)
    assert told == ["take", "pay", "turn-up", "favours", "examine"]
    assert [favour.face for favour in table.players[0].favours] == ["moon", "webs"]
    assert gems(table, 0) == (2, 0, 1)


@pytest.mark.rule("SF-EVENT-04", "SF-FAVOUR-07")
def test_a_plus_may_be_used_between_a_tile_and_the_one_it_turns_up() -> None:
    drawing = "leaves:sun@1 ~leaves:moon@1 webs2"
    table = events(drawing, favours=["plus", ""], removed=[2])
    play(table, "take A1 - supply")
    assert stage(table) == "second"
    assert legal(table) == ["stop", "plus"]
    play(table, "plus")
    assert "second A2 supply" in legal(table)
    poor = events(drawing, favours=["moon", ""], removed=[2])
    play(poor, "take A1 - supply")
    assert stage(poor) == "second", "who is asked gives away nothing"
    assert legal(poor) == ["stop"]
    none = events(drawing, removed=[2])
    play(none, "take A1 - supply")
    assert stage(none) != "second"


@pytest.mark.rule("SF-EVENT-05")
def test_a_face_down_tile_is_neither_collected_nor_known() -> None:
    table = events("leaves:sun ~leaves:moon ~webs2 vines2")
    assert refused(table, "take A2") is not None
    assert refused(table, "take A1 A2") is not None
    shown = [[tile.spirit for tile in cell.stack] for cell in GAME.view(table, Seat(0)).cells][:4]
    assert shown == [["leaves"], [None], [None], ["vines"]]
    dealt_anew = {
        GAME.redeal(table, viewer, Chance(bytes([number]))).stacks[1]
        for viewer in (None, Seat(0))
        for number in range(20)
    }
    assert len(dealt_anew) == 2


@pytest.mark.rule("SF-EVENT-06")
def test_a_favour_that_lies_face_up_is_known_to_all_also_once_collected() -> None:
    table = forest("\n webs2\n . . leaves2!moon webs2!sun", on="forgotten-grove", modules=("events",))
    assert table.layout.cells[table.layout.index["B3"]].favour_up

    def shown(viewer: int | None) -> list[str | None]:
        view = GAME.view(table, None if viewer is None else Seat(viewer))
        return [favour.face for cell in view.cells for favour in cell.favours]

    assert shown(None) == shown(0) == ["moon", None]
    play(table, "take B3")
    play(table, "keep")
    play(table, "take B4")
    for viewer in (None, Seat(0), Seat(1)):
        faces = [[favour.face for favour in player.favours] for player in GAME.view(table, viewer).players]
        assert faces == [["moon"], ["sun" if viewer == 1 else None]]
    (moon,) = [each for each in GAME.view(table, Seat(1)).categories if each.name == "moon"]
    assert moon.parts[0].total == 1


@pytest.mark.rule("SF-EVENT-07")
def test_a_gem_may_be_put_on_a_face_down_tile_which_stays_unknown() -> None:
    table = events("webs2 leaves2 ~leaves:moon vines2")
    play(table, "take A1")
    play(table, "place A3")
    assert gem_on(table, "A3") == 0
    assert GAME.view(table, Seat(0)).cells[2].stack[0].spirit is None


@pytest.mark.rule("SF-EVENT-08")
@pytest.mark.parametrize("name", EVENTS)
@settings(max_examples=10, deadline=None, database=None, derandomize=True)
@given(seed=st.integers(0, 2**32), players=st.integers(2, 4))
def test_each_of_these_forests_can_be_emptied(name: str, seed: int, players: int) -> None:
    assert layout(name).tiles == 48
    table = dealt(players, seed=str(seed).encode(), events=name)
    assert all(action.count(" ") == 1 for action in legal(table)), "one tile on the first turn"
    while GAME.awaits(table):
        reached = set(available(table))
        assert not reached & table.down
        seat = next(iter(GAME.awaits(table)))
        choices = legal(table, seat)
        play(table, choices[seed % len(choices)], seat)
    assert over(table)
    assert not any(table.stacks)
    assert sum(len(player.tiles) for player in table.players) == 48


@pytest.mark.rule("SF-TURN-07", "SF-EVENT-03")
def test_nothing_that_turned_a_tile_up_can_be_taken_back() -> None:
    match = Match.new(GAME, GAME.Options.model_validate({"events": "forgotten-forest"}), 2, b"turn up")
    told, seat = [""], Seat(0)
    while "turn-up" not in told:
        seat = match.awaiting[0]
        action = next(each for each in match.legal(seat) if each.verb in ("take", "keep", "stop"))
        told = keys(match.play(seat, action))
    with pytest.raises(Sealed):
        match.undo(seat)


@pytest.mark.rule("SF-FAVOUR-10")
def test_a_favour_won_with_the_first_tile_is_examined_by_nobody_before_the_second() -> None:
    table = events("leaves:sun!moon ~leaves:moon webs2!leaves vines2!vines")
    play(table, "take A1")
    assert stage(table) == "second"
    dealt_anew = [GAME.redeal(table, Seat(0), Chance(bytes([number]))) for number in range(20)]
    assert len({other.won[0].face for other in dealt_anew}) > 1
