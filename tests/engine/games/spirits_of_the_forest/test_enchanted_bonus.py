"""The bonuses of the cards of the Enchanted mode."""

from __future__ import annotations

import pytest

from engine.chance import Chance
from engine.games.spirits_of_the_forest import GAME
from engine.games.spirits_of_the_forest.modules.enchanted import ENCHANTED
from engine.games.spirits_of_the_forest.modules.enchanted.deck import enchantments
from engine.text import Seat
from tests.engine.games.spirits_of_the_forest.forest import (
    face_of,
    gem_on,
    gems,
    keys,
    legal,
    line,
    part_of,
    play,
    refused,
    stage,
)
from tests.engine.games.spirits_of_the_forest.test_enchanted import at_claim, cards, claims


@pytest.mark.rule("ML-ENCHANT-10")
def test_the_bonus_takes_effect_at_once_and_the_points_at_the_end() -> None:
    table = at_claim("mosses:moon leaves:sun flowers:moon", "2", "4")
    play(table, "claim 2 flowers-moon mosses-moon leaves-sun")
    assert (table.active, stage(table)) == (0, "collect"), "once more"
    assert line(table, 0, "claimed") == enchantments()["2"].points
    play(table, "take A2")
    play(table, "keep")
    assert table.active == 1, "but only once"


@pytest.mark.rule("ML-ENCHANT-11")
def test_an_own_gem_and_another_one_change_places() -> None:
    drawing = "\n branches2 vines2@0 vines2@1 webs2\n branches2 leaves2 mosses2@1"
    table = at_claim("mosses:sun leaves:sun", drawing=drawing)
    play(table, "claim 1 mosses-sun leaves-sun branches-double")
    assert stage(table) == "bonus-gem"
    assert {action for action in legal(table) if action.startswith("swap")} == {"swap A2 A3", "swap A2 B3"}
    assert refused(table, "swap A2 A2") == "ML-ENCHANT-11", "not with an own one"
    before = [gems(table, 0), gems(table, 1)]
    assert keys(play(table, "swap A2 A3"))[0] == "swap"
    assert (gem_on(table, "A2"), gem_on(table, "A3"), gem_on(table, "B3")) == (1, 0, 1)
    assert [gems(table, 0), gems(table, 1)] == before
    assert table.active == 1, "one swap, and nothing more"


@pytest.mark.rule("ML-ENCHANT-12")
def test_any_number_of_own_gems_may_be_moved() -> None:
    drawing = "\n branches2 vines2@0 vines2@0 webs2\n branches2 leaves2 mosses2@1"
    table = at_claim("mosses:sun leaves:sun", drawing=drawing)
    play(table, "claim 1 mosses-sun leaves-sun branches-double")
    assert not any(action.endswith((" A3", " B3", " A1")) for action in legal(table) if "move A2" in action)
    play(table, "move A2 B1")
    assert not any(action.startswith(("swap", "move B1")) for action in legal(table)), (
        "each gem once, no swap now"
    )
    assert "stop" in legal(table)
    play(table, "move A3 A2")
    assert [gem_on(table, cell) for cell in ("A2", "A3", "B1", "B3")] == [0, None, 0, 1]
    assert table.active == 1


@pytest.mark.rule("ML-ENCHANT-12", "ML-ENCHANT-10")
def test_the_gem_bonus_may_be_declined_and_lapses_without_a_gem_in_the_forest() -> None:
    drawing = "\n branches2 vines2@0 vines2@1 webs2\n branches2 leaves2"
    table = at_claim("mosses:sun leaves:sun", drawing=drawing)
    play(table, "claim 1 mosses-sun leaves-sun branches-double")
    play(table, "stop")
    assert (gem_on(table, "A2"), gem_on(table, "A3"), table.active) == (0, 1, 1)
    table = at_claim("mosses:sun leaves:sun")
    told = play(table, "claim 1 mosses-sun leaves-sun branches-double")
    assert keys(told) == ["claim", "bonus-lapses"]
    assert table.active == 1
    play(table, "take A2")
    play(table, "place A3")
    assert (table.active, stage(table)) == (0, "collect"), "what has lapsed does not come back"


@pytest.mark.rule("ML-ENCHANT-13")
def test_another_whole_turn_follows_with_another_claim() -> None:
    table = at_claim("flowers:moon leaves:moon webs:fire mosses:sun vines:moon", "2 11", "3")
    turn = table.turn
    play(table, "claim 2 flowers-moon leaves-moon webs-fire")
    assert (table.active, stage(table), table.turn) == (0, "collect", turn + 1)
    play(table, "take A2")
    play(table, "place A3")
    assert stage(table) == "claim"
    assert any(action.startswith("claim 11") for action in claims(table))
    play(table, "stop")
    assert table.active == 1


@pytest.mark.rule("ML-ENCHANT-13", "ML-ENCHANT-18")
def test_in_an_empty_forest_playing_again_lapses() -> None:
    table = at_claim("flowers:moon leaves:moon webs:fire", "2", drawing="branches2")
    assert stage(table) == "claim", "on the last turn a card can still be claimed"
    assert not GAME.outcome(table).final
    told = play(table, "claim 2 flowers-moon leaves-moon webs-fire")
    assert keys(told)[:3] == ["claim", "bonus-lapses", "last-tile"]
    assert stage(table) == "over"
    assert cards(table).claimed[0] == ["2"]


@pytest.mark.rule("ML-ENCHANT-14")
def test_two_tokens_are_drawn_and_one_is_kept_secretly() -> None:
    table = at_claim("fruits:fire leaves:fire", "3")
    box = sorted(table.box)
    told = play(table, "claim 3 fruits-fire leaves-fire branches-double")
    assert keys(told, reader=0) == ["claim", "draw", "draw-sees"]
    assert keys(told, reader=1) == ["claim", "draw"]
    assert stage(table) == "bonus-token"
    drawn = cards(table).drawn
    assert len(drawn) == 2
    assert sorted([*table.box, *drawn]) == box
    assert part_of(ENCHANTED, table, 0).drawn == drawn
    assert part_of(ENCHANTED, table, 1).drawn == ()
    assert legal(table) == [f"token {face}" for face in drawn]
    told = play(table, f"token {drawn[0]}")
    assert keys(told, reader=1) == ["token-kept"]
    assert [favour.face for favour in table.players[0].favours] == [drawn[0]]
    assert cards(table).out == [(0, drawn[1])]
    assert len(table.box) == 2, "the other one has left the game"
    assert GAME.view(table, Seat(1)).players[0].favours[0].face is None
    assert GAME.view(table, Seat(0)).players[0].favours[0].face == drawn[0]


@pytest.mark.rule("ML-ENCHANT-14")
def test_which_tokens_were_drawn_and_which_was_kept_only_their_drawer_knows() -> None:
    table = at_claim("fruits:fire leaves:fire", "3")
    play(table, "claim 3 fruits-fire leaves-fire branches-double")
    drawn = cards(table).drawn
    dealt = [GAME.redeal(table, Seat(1), Chance(b"drawn", name=str(number))) for number in range(30)]
    assert len({cards(each).drawn for each in dealt}) > 1
    play(table, f"token {drawn[0]}")
    for seat, knows in ((0, True), (1, False)):
        dealt = [GAME.redeal(table, Seat(seat), Chance(b"kept", name=str(number))) for number in range(30)]
        assert ({each.players[0].favours[0].face for each in dealt} == {drawn[0]}) == knows
        assert (all(cards(each).out == [(0, drawn[1])] for each in dealt)) == knows


@pytest.mark.rule("ML-ENCHANT-14")
@pytest.mark.parametrize("box", [["plus"], []])
def test_with_one_token_left_it_is_taken_and_with_none_nothing_happens(box: list[str]) -> None:
    table = at_claim("fruits:fire leaves:fire", "3")
    table.box = [face_of(word) for word in box]
    told = play(table, "claim 3 fruits-fire leaves-fire branches-double")
    assert ("bonus-lapses" in keys(told)) == (not box)
    assert table.active == 1
    assert [favour.face for favour in table.players[0].favours] == box
    assert table.box == []
