"""Favour tokens: secrets, and what '+' does."""

from __future__ import annotations

import pytest

from engine.chance import Chance
from engine.games.spirits_of_the_forest import GAME
from engine.games.spirits_of_the_forest.model.table import Favour, Table
from engine.text import Seat
from tests.engine.games.spirits_of_the_forest.forest import (
    forest,
    gem_on,
    gems,
    keys,
    legal,
    over,
    play,
    refused,
    said,
)


def all_faces(table: Table) -> list[str]:
    lying = [face for faces in table.favours.values() for face in faces]
    return [*lying, *table.box, *(favour.face for player in table.players for favour in player.favours)]


def faces(table: Table, owner: int, viewer: int | None) -> list[str | None]:
    view = GAME.view(table, None if viewer is None else Seat(viewer))
    return [favour.face for favour in view.players[owner].favours]


@pytest.mark.rule("SF-FAVOUR-01")
def test_the_collector_gets_the_favour_on_the_tile() -> None:
    table = forest("branches!fire webs2 vines2")
    play(table, "take A1")
    assert table.players[0].favours == [Favour("fire")]
    assert not table.favours


@pytest.mark.rule("SF-FAVOUR-01")
def test_two_tiles_with_favours_give_two() -> None:
    table = forest("branches!fire branches:sun!webs vines2")
    told = play(table, "take A1 A2")
    assert [favour.face for favour in table.players[0].favours] == ["fire", "webs"]
    assert keys(told) == ["take", "take", "favours"]
    assert dict(told[2].text.args)["count"] == 2


@pytest.mark.rule("SF-FAVOUR-02")
def test_the_collector_alone_learns_the_face() -> None:
    table = forest("branches!fire webs2 vines2", players=3)
    told = play(table, "take A1")
    assert [keys(told, reader) for reader in (0, 1, 2, None)] == [
        ["take", "favours", "examine"],
        ["take", "favours"],
        ["take", "favours"],
        ["take", "favours"],
    ]
    assert [faces(table, 0, viewer) for viewer in (0, 1, 2, None)] == [["fire"], [None], [None], [None]]


@pytest.mark.rule("SF-FAVOUR-02")
@pytest.mark.parametrize("removed", [[0], [3], [2, 1]])
def test_others_are_told_and_shown_the_same_whatever_the_face(removed: list[int]) -> None:
    drawings = [f"branches!{face} branches:sun webs2 vines2" for face in ("plus", "fire")]
    for reader in (None, Seat(1)):
        heard = []
        for table in [forest(drawing, removed=removed) for drawing in drawings]:
            told = play(table, "take A1 A2")
            heard.append(([event for event in told if event.read_by(reader)], GAME.view(table, reader)))
        assert heard[0] == heard[1]


@pytest.mark.rule("SF-FAVOUR-03")
def test_a_spirit_or_power_token_does_nothing_before_the_end() -> None:
    table = forest("branches!fire webs2 vines2", favours=["moon leaves"], removed=[1])
    assert refused(table, "plus") == "SF-FAVOUR-07"
    for viewer in (None, Seat(1)):
        public = GAME.view(table, viewer)
        assert all(part.on_favours == 0 for category in public.categories for part in category.parts)
        assert [favour.face for favour in public.players[0].favours] == [None, None]
    own = GAME.view(table, Seat(0))
    assert sum(part.on_favours for category in own.categories for part in category.parts) == 2


@pytest.mark.rule("SF-FAVOUR-04")
def test_nobody_sees_a_face_on_a_tile() -> None:
    table = forest("branches!fire webs2 vines2")
    other = forest("branches!plus webs2 vines2")
    for viewer in (None, Seat(0), Seat(1)):
        cell = GAME.view(table, viewer).cells[0]
        assert [favour.face for favour in cell.favours] == [None]
        assert GAME.view(table, viewer) == GAME.view(other, viewer)


@pytest.mark.rule("SF-FAVOUR-05")
def test_the_number_of_favours_is_public_and_the_owner_may_look_again() -> None:
    table = forest("branches ? ? ? ? ?", favours=["moon", "plus leaves"])
    for _ in range(4):
        assert [len(faces(table, owner, None)) for owner in (0, 1)] == [1, 2]
        assert faces(table, 1, 1) == ["plus", "leaves"]
        play(table, legal(table)[0])


@pytest.mark.rule("SF-FAVOUR-06")
def test_plus_brings_a_removed_gem_back_to_the_supply() -> None:
    table = forest("branches webs2 vines2", favours=["plus"], removed=[2])
    assert keys(play(table, "plus")) == ["plus"]
    assert gems(table, 0) == (2, 0, 1)
    assert table.active == 0


@pytest.mark.rule("SF-FAVOUR-07")
def test_plus_before_the_steps_and_before_the_gem() -> None:
    table = forest("branches webs2 vines2", favours=["plus plus"], removed=[2])
    play(table, "plus")
    play(table, "take A1")
    play(table, "plus")
    play(table, "place A2")
    assert gems(table, 0) == (2, 1, 0)


@pytest.mark.rule("SF-FAVOUR-07")
def test_plus_in_another_players_turn() -> None:
    table = forest("branches webs2 vines2", favours=["", "plus"], removed=[0, 1])
    play(table, "plus", seat=1)
    assert gems(table, 1) == (3, 0, 0)
    assert (table.active, table.stage) == (0, "collect")
    play(table, "take A1")
    assert table.stage == "gem"


@pytest.mark.rule("SF-FAVOUR-07")
def test_plus_in_another_players_gem_step() -> None:
    table = forest("branches webs2 vines2", favours=["", "plus"], removed=[0, 1])
    play(table, "take A1")
    assert legal(table, 1) == ["plus"]
    play(table, "plus", seat=1)
    assert (table.active, table.stage) == (0, "gem")


@pytest.mark.rule("SF-FAVOUR-07")
def test_plus_between_two_tiles_pays_for_the_second() -> None:
    table = forest("leaves@1 leaves:sun@1 webs2@0", favours=["plus"])
    table.players[0].supply = 1
    play(table, "take A1 A2 supply plus")
    assert gems(table, 0) == (0, 1, 1)
    assert gem_on(table, "A3") == 0
    assert table.players[0].favours == [Favour("plus", spent=True)]


@pytest.mark.rule("SF-FAVOUR-07")
def test_plus_between_two_tiles_is_not_offered_where_it_changes_nothing() -> None:
    table = forest("leaves@1 leaves:sun@1 webs2", favours=["plus"])
    assert legal(table)[:2] == ["take A1 - supply", "take A1 A2 supply supply"]
    assert refused(table, "take A1 A2 supply plus") == "SF-FAVOUR-07"
    table = forest("leaves@1 leaves:sun@1 webs2@0", favours=["plus"], removed=[1])
    assert legal(table)[:2] == ["take A1 - supply", "take A1 A2 supply A3"], (
        "the removed gem can come back first"
    )
    assert refused(table, "take A1 A2 supply plus") == "SF-FAVOUR-07"


@pytest.mark.rule("SF-FAVOUR-07", "SF-FAVOUR-09")
def test_who_wants_to_pay_with_plus_is_told_an_order_that_works() -> None:
    line = "take A1 A2 supply plus"
    table = forest("leaves@1 leaves:sun@1 webs2", favours=["plus"])
    assert said(table, line, 0) == ("plus-later", "SF-FAVOUR-07")
    assert "plus" not in legal(table), "there is nothing to bring back before"
    free = forest("leaves leaves:sun@1 webs2", favours=["plus"])
    assert said(free, "take A1 A2 - plus", 0) == ("none-removed", "SF-FAVOUR-09"), "no gem goes before"
    play(table, "take A1 A2 supply supply")
    assert "plus" in legal(table, 0)
    table = forest("leaves@1 leaves:sun@1 webs2@0", favours=["plus"], removed=[1])
    assert said(table, line, 0) == ("plus-apart", "SF-FAVOUR-07")
    play(table, "plus")
    play(table, "take A1 A2 supply supply")


@pytest.mark.rule("SF-FAVOUR-07")
def test_plus_after_the_last_tile() -> None:
    table = forest("branches", favours=["plus", "moon"], removed=[1, 1])
    play(table, "take A1")
    assert table.stage == "last-chance"
    assert legal(table, 0) == ["reveal", "plus"]
    assert legal(table, 1) == ["reveal"], "asked as well, so that asking gives nothing away"
    play(table, "plus", seat=0)
    assert gems(table, 0) == (3, 0, 0)
    play(table, "reveal", seat=1)
    assert over(table)


@pytest.mark.rule("SF-FAVOUR-12", "SF-EVENT-06")
def test_a_plus_that_everybody_has_seen_is_spent_before_a_hidden_one() -> None:
    table = forest("branches webs2 vines2", favours=["plus plus"], removed=[2])
    hidden, seen = Favour("plus"), Favour("plus", known=True)
    table.players[0].favours = [hidden, seen]
    play(table, "plus")
    assert table.players[0].favours == [hidden, Favour("plus", spent=True)]
    play(table, "plus")
    assert [favour.spent for favour in table.players[0].favours] == [True, True]


@pytest.mark.rule("SF-TURN-05", "SF-EVENT-06")
@pytest.mark.parametrize(
    ("open_pluses", "own", "is_asked"),
    [(0, "moon", True), (1, "moon", True), (2, "moon", False), (1, "plus", True)],
)
def test_nobody_is_asked_for_a_plus_where_every_one_lies_open_elsewhere(
    open_pluses: int, own: str, *, is_asked: bool
) -> None:
    """A seat without gems has a gem step only where one of its face-down tokens may be a '+' for all that everybody knows."""
    table = forest("branches webs2 vines2", favours=[own, "plus plus"], removed=[3])
    table.players[1].favours = [Favour("plus", known=number < open_pluses) for number in range(2)]
    play(table, "take A1")
    assert (table.active, table.stage) == ((0, "gem") if is_asked else (1, "collect"))


@pytest.mark.rule("SF-TURN-05", "SF-EVENT-06")
@pytest.mark.parametrize(("cell", "is_asked"), [("B3", False), ("B4", True)], ids=["face up", "face down"])
def test_a_plus_that_lies_face_up_on_a_tile_is_in_nobodys_hand(cell: str, *, is_asked: bool) -> None:
    faces = {"B3": "moon", "B4": "moon"} | {cell: "plus"}
    drawing = f"\n webs2 vines2\n . . leaves2!{faces['B3']} webs2!{faces['B4']}"
    table = forest(drawing, on="forgotten-grove", modules=("events",), favours=["moon", "sun"], removed=[3])
    table.players[1].favours.append(Favour("plus", spent=True))
    play(table, "take A1")
    assert (table.stage == "gem") == is_asked


@pytest.mark.rule("SF-TURN-05", "SF-EVENT-06")
def test_whoever_holds_a_plus_that_everybody_has_seen_is_asked_whatever_else_lies_open() -> None:
    table = forest("branches webs2 vines2", favours=["plus", "plus"], removed=[3])
    for player in table.players:
        player.favours = [Favour("plus", known=True)]
    play(table, "take A1")
    assert (table.active, table.stage) == (0, "gem")
    assert legal(table) == ["keep", "plus"]


@pytest.mark.rule("SF-FAVOUR-08")
def test_a_plus_works_once_and_for_one_gem() -> None:
    table = forest("branches webs2 vines2", favours=["plus"], removed=[2])
    play(table, "plus")
    assert gems(table, 0) == (2, 0, 1)
    assert "plus" not in legal(table)
    assert refused(table, "plus") == "SF-FAVOUR-08"


@pytest.mark.rule("SF-FAVOUR-09")
def test_plus_is_refused_without_a_removed_gem() -> None:
    table = forest("branches@0 webs2 vines2", favours=["plus"], removed=[0, 2])
    assert refused(table, "plus") == "SF-FAVOUR-09"
    assert legal(table, 1) == []


@pytest.mark.rule("SF-FAVOUR-09")
def test_plus_returns_only_an_own_gem() -> None:
    table = forest("branches webs2 vines2", favours=["plus"], removed=[1, 2])
    play(table, "plus")
    assert gems(table, 1) == (1, 0, 2)


@pytest.mark.rule("SF-FAVOUR-10")
def test_a_plus_won_in_this_turn_cannot_pay_for_the_second_tile() -> None:
    table = forest("leaves@1!plus leaves:sun@1 webs2 vines2", removed=[2])
    assert [line for line in legal(table) if line.startswith("take A1")] == ["take A1 - supply"]
    assert refused(table, "take A1 A2 supply plus") == "SF-FAVOUR-07"


@pytest.mark.rule("SF-FAVOUR-10")
def test_a_plus_won_with_the_first_tile_does_not_pay_as_one_held_before_would() -> None:
    drawing = "leaves@1!{} leaves:sun@1 webs2@0 vines2@0"
    line = "take A1 A2 supply plus"
    assert line in legal(forest(drawing.format("moon"), favours=["plus"]))
    table = forest(drawing.format("plus"))
    assert [each for each in legal(table) if each.startswith("take A1 A2 supply")] == [
        "take A1 A2 supply A3",
        "take A1 A2 supply A4",
    ]
    assert refused(table, line) == "SF-FAVOUR-07"


@pytest.mark.rule("SF-FAVOUR-10")
def test_a_plus_won_in_this_turn_serves_its_gem_step() -> None:
    table = forest("leaves@1!plus webs2 vines2", removed=[2])
    play(table, "take A1 - supply")
    assert legal(table) == ["keep", "plus"]
    play(table, "plus")
    assert legal(table) == ["place A2", "place A3", "keep"]


@pytest.mark.rule("SF-FAVOUR-10")
def test_the_gem_step_is_asked_alike_whatever_the_new_favour_shows() -> None:
    table = forest("leaves@1!moon webs2 vines2", removed=[2])
    play(table, "take A1 - supply")
    assert (table.stage, legal(table)) == ("gem", ["keep"])


@pytest.mark.rule("SF-FAVOUR-11")
def test_a_gem_regained_can_pay_at_once() -> None:
    table = forest("leaves@1 webs2 vines2@1", removed=[3], favours=["plus"])
    assert "take A1 - supply" not in legal(table)
    play(table, "plus")
    play(table, "take A1 - supply")
    assert gems(table, 0) == (0, 0, 3)
    placing = forest("leaves webs2 vines2", removed=[3], favours=["plus"])
    play(placing, "plus")
    play(placing, "take A1")
    play(placing, "place A2")
    assert gems(placing, 0) == (0, 1, 2)


@pytest.mark.rule("SF-FAVOUR-12")
def test_a_spent_plus_stays_face_up_and_an_unspent_one_hidden() -> None:
    table = forest("branches webs2 vines2", favours=["plus plus"], removed=[1])
    play(table, "plus")
    for viewer in (None, Seat(1)):
        shown = GAME.view(table, viewer).players[0].favours
        assert [(favour.face, favour.spent) for favour in shown] == [("plus", True), (None, False)]


@pytest.mark.rule("SF-FAVOUR-12")
def test_plus_scores_nothing_spent_or_not() -> None:
    plain = GAME.outcome(forest("branches webs2 vines2", removed=[1]))
    held = forest("branches webs2 vines2", favours=["plus plus"], removed=[1])
    assert GAME.outcome(held).standings == plain.standings
    play(held, "plus")
    assert GAME.outcome(held).standings == plain.standings


@pytest.mark.rule("SF-TURN-05")
def test_when_the_last_plus_is_spent_nobody_is_asked_for_nothing() -> None:
    table = forest("leaves webs2 vines2", removed=[3], favours=["moon plus", "plus"])
    table.players[1].favours = [Favour("plus", spent=True)]
    play(table, "take A1")
    assert table.stage == "gem"
    play(table, "plus")
    play(table, "keep")
    play(table, "take A2")
    play(table, "keep")
    play(table, "take A3")
    assert over(table), "both lie spent on the table, so there is no last chance to ask about"


@pytest.mark.rule("SF-GEM-16")
def test_a_gem_step_kept_open_for_a_plus_closes_when_the_last_plus_is_spent() -> None:
    table = forest("leaves webs2 vines2", players=3, removed=[2, 2], favours=["moon", "plus plus"])
    play(table, "plus", seat=1)
    play(table, "take A1")
    assert (table.active, table.stage, legal(table)) == (0, "gem", ["keep"])
    play(table, "plus", seat=1)
    assert (table.active, table.stage) == (1, "collect")


@pytest.mark.rule("SF-FAVOUR-02", "SF-FAVOUR-04", "SF-SETUP-09", "SF-FAVOUR-03")
def test_a_redeal_keeps_what_the_seat_knows_and_deals_the_rest_anew() -> None:
    drawing = "branches!fire webs2!sun vines2"
    table = forest(drawing, favours=["plus moon", "leaves plus"], removed=[2, 2])
    table.box = ["mosses", "fruits", "vines", "flowers", "webs", "mushrooms"]
    play(table, "plus", seat=1)
    seen: list[set[str]] = [set(), set()]
    for number in range(40):
        other = GAME.redeal(table, Seat(0), Chance(bytes([number])))
        assert GAME.view(other, Seat(0)) == GAME.view(table, Seat(0))
        assert [favour.face for favour in other.players[0].favours] == ["plus", "moon"]
        assert other.players[1].favours[1] == Favour("plus", spent=True)
        assert sorted(all_faces(other)) == sorted(all_faces(table))
        seen[0].add(other.players[1].favours[0].face)
        seen[1] |= {face for lying in other.favours.values() for face in lying}
    assert all({"fire", "sun", "leaves", "mosses"} <= some for some in seen)
    assert not any({"plus", "moon"} & some for some in seen), "seat 0 holds one, seat 1 has spent the other"
    assert table.box[0] == "mosses", "the table itself is left as it is"


@pytest.mark.rule("SF-FAVOUR-02", "SF-FAVOUR-12")
def test_a_redeal_deals_an_unspent_plus_anew_as_well() -> None:
    table = forest("branches!fire webs2 vines2", favours=["moon", "plus leaves"], removed=[2, 2])
    table.box = ["mosses", "fruits", "vines", "flowers", "webs", "mushrooms"]
    held = set()
    for number in range(40):
        other = GAME.redeal(table, Seat(0), Chance(bytes([number])))
        assert sorted(all_faces(other)) == sorted(all_faces(table))
        held.add(other.players[1].favours[0].face)
    assert {"plus", "leaves", "fire", "mosses"} <= held


@pytest.mark.rule("SF-TURN-05", "SF-FAVOUR-07", "SF-EVENT-06")
@pytest.mark.parametrize(
    ("faces", "asked"), [("plus", True), ("moon", False), ("moon plus", True), ("moon sun", False)]
)
def test_whoever_is_known_to_hold_a_plus_is_asked_and_whoever_is_known_to_hold_none_is_not(
    faces: str, asked: bool
) -> None:
    table = forest("branches", favours=[faces], removed=[1])
    table.players[0].favours = [Favour(favour.face, known=True) for favour in table.players[0].favours]
    play(table, "take A1")
    assert (table.stage == "last-chance") == asked
    assert over(table) != asked


@pytest.mark.rule("SF-FAVOUR-07", "SF-GEM-08")
def test_a_payment_by_plus_between_the_tiles_is_said() -> None:
    table = forest("leaves@1 leaves:sun@1 webs2@0", players=2, favours=["plus"])
    table.gems.pop(table.layout.index["A3"])
    table.players[0].supply = 1
    action = GAME.grammar.read("take A1 A2 supply plus")
    assert action in GAME.awaits(table)[Seat(0)].legal.actions
    view = GAME.view(table, Seat(0))
    assert GAME.telling.choice(view, action, "pay_second").key == "spirits-of-the-forest-choice-plus"
    label = GAME.telling.label(view, action)
    assert "spirits-of-the-forest-priced-plus" in str(label)
