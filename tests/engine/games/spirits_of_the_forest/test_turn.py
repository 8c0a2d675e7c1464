"""The course of turns."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.action import to_text
from engine.errors import Sealed
from engine.games.spirits_of_the_forest import GAME
from engine.match import Match
from engine.text import Seat
from tests.engine.games.spirits_of_the_forest.forest import (
    dealt,
    forest,
    gems,
    keys,
    legal,
    play,
    refused,
    said,
    with_seasons,
)

BLOCKED = "leaves@1 webs vines@1"
"""Forest in which seat 0, with all its gems removed, can take nothing; only the middle has no gem."""


@pytest.mark.rule("SF-TURN-01")
def test_a_turn_is_collect_then_examine_then_gem() -> None:
    table = forest("leaves!moon webs vines")
    assert refused(table, "place A2") == "SF-TURN-01"
    assert refused(table, "keep") == "SF-TURN-01"
    told = play(table, "take A1")
    assert keys(told, reader=0) == ["take", "favours", "examine"]
    assert table.stage == "gem"
    assert refused(table, "take A2") == "SF-TURN-01"
    play(table, "place A2")
    assert (table.stage, table.active) == ("collect", 1)


@pytest.mark.rule("SF-TURN-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_round_from_the_first_player(players: int) -> None:
    table = dealt(players, first=2)
    order = []
    for _ in range(2 * players):
        order.append(table.active)
        play(table, legal(table)[0])
        play(table, "keep")
    assert order == [(1 + step) % players for step in range(2 * players)]


@pytest.mark.rule("SF-TURN-03")
def test_a_blocked_player_passes_the_whole_turn_and_comes_back() -> None:
    table = forest(BLOCKED, removed=[3])
    assert legal(table) == ["pass"]
    assert keys(play(table, "pass")) == ["pass"]
    assert (table.active, table.stage, table.turn) == (1, "collect", 11)
    assert not table.players[0].tiles
    play(table, "take A1")
    play(table, "keep")
    assert legal(table) == ["take A2"]
    holding = forest(BLOCKED, removed=[3], favours=["moon"])
    play(holding, "pass")
    assert (holding.active, holding.stage) == (1, "collect"), "no gem step, whatever the favour may be"


@pytest.mark.rule("SF-TURN-03")
@pytest.mark.parametrize("held", ["plus", "moon"])
def test_a_blocked_player_is_not_told_to_collect_before_the_gem(held: str) -> None:
    table = forest(BLOCKED, removed=[3], favours=[held])
    for line in ("keep", "place A2"):
        assert refused(table, line) == "SF-TURN-03"
    assert refused(forest(BLOCKED, removed=[2]), "keep") == "SF-TURN-01"


@pytest.mark.rule("SF-TURN-03")
def test_a_passed_turn_is_shown_as_passed() -> None:
    table = forest(BLOCKED, removed=[3])
    play(table, "pass")
    last = GAME.view(table, None).last
    assert last is not None
    assert (last.seat, last.passed, last.collected) == (0, True, ())


@pytest.mark.rule("SF-TURN-04", "SF-SEASON-06")
@pytest.mark.parametrize(("remain", "legal_then"), [("1", ["pass"]), ("0", ["take B1"])])
def test_a_tile_that_must_remain_makes_nobody_able(remain: str, legal_then: Sequence[str]) -> None:
    table = with_seasons(forest(f"\n{BLOCKED}\nmosses\n", removed=[3]), "0", remain, "0", "0")
    assert legal(table) == legal_then


@pytest.mark.rule("SF-TURN-04")
@pytest.mark.parametrize(
    ("drawing", "removed"),
    [
        ("leaves@1 webs vines@1", 2),
        ("leaves@1 webs@0 vines@1", 2),
        ("leaves@1 webs vines", 3),
        ("leaves@0 vines@1", 2),
    ],
)
def test_a_gem_anywhere_or_a_tile_without_one_makes_a_player_able(drawing: str, removed: int) -> None:
    table = forest(drawing, removed=[removed])
    assert legal(table)
    assert "pass" not in legal(table)


@pytest.mark.rule("SF-TURN-05")
@pytest.mark.parametrize("held", ["plus", "moon"])
def test_every_blocked_player_is_asked_alike(held: str) -> None:
    table = forest(BLOCKED, removed=[3], favours=[held])
    ask = GAME.awaits(table)[Seat(0)]
    assert ask.must
    assert ask.prompt.key == "spirits-of-the-forest-ask-blocked"
    assert GAME.view(table, None).headline.key == "spirits-of-the-forest-headline-blocked"
    assert ("plus" in legal(table)) == (held == "plus")
    assert "pass" in legal(table), "holding a plus does not oblige to use it"


@pytest.mark.rule("SF-TURN-05")
def test_holding_a_plus_changes_nothing_that_is_asked_or_shown_in_public() -> None:
    def public(held: str, drawing: str, line: str | None = None) -> object:
        table = forest(drawing, removed=[3, 1], favours=[held, held])
        if line is not None:
            play(table, line)
        asks = GAME.awaits(table)
        asked = {
            seat: (ask.prompt, set(ask.legal.verbs) - GAME.secret_verbs)
            for seat, ask in asks.items()
            if ask.must
        }
        return asked, GAME.view(table, None)

    for drawing, line in (
        (BLOCKED, None),
        (BLOCKED, "pass"),
        ("leaves webs vines", None),
        ("leaves webs vines", "take A1"),
        ("leaves", "take A1"),
    ):
        assert public("plus", drawing, line) == public("moon", drawing, line)


@pytest.mark.rule("SF-TURN-05")
def test_a_blocked_player_who_uses_plus_must_collect_and_pay() -> None:
    table = forest(BLOCKED, removed=[3], favours=["plus"])
    play(table, "plus")
    assert legal(table) == ["take A1 - supply", "take A3 - supply"]
    assert refused(table, "pass") == "SF-TAKE-13"


@pytest.mark.rule("SF-TURN-06")
def test_other_players_can_only_use_plus() -> None:
    table = forest("leaves webs vines", removed=[0, 1], favours=["", "plus"])
    assert legal(table, 1) == ["plus"]
    assert not GAME.awaits(table)[Seat(1)].must
    for line in ("take A1", "place A1", "keep", "pass"):
        assert refused(table, line, 1) == "SF-TURN-06"


@pytest.mark.rule("SF-TURN-06")
def test_of_three_players_only_the_active_one_is_awaited() -> None:
    table = dealt(3, first=3)
    assert list(GAME.awaits(table)) == [2]


@pytest.mark.rule("SF-TURN-07")
def test_collecting_cannot_be_taken_back_after_examining_a_favour() -> None:
    match = Match.new(GAME, GAME.Options.model_validate({"first_player": 1}), 2, b"undo")
    match.play(Seat(0), GAME.grammar.read("take A1"))
    match.undo(Seat(0))
    for line in ("take A1", "keep", "take A12", "keep", "take A2"):
        seat = match.awaiting[0]
        match.play(seat, GAME.grammar.read(line))
    assert match.awaiting == (0,)
    with pytest.raises(Sealed):
        match.undo(Seat(0))
    assert "take" not in {to_text(action).split()[0] for action in match.legal(Seat(0))}


@pytest.mark.rule("SF-TURN-01")
def test_the_turn_that_goes_on_is_shown() -> None:
    table = forest("leaves@1!moon leaves:sun webs vines")
    play(table, "take A1 A2 supply")
    play(table, "place A4")
    last = GAME.view(table, None).last
    assert last is not None
    assert [(pick.cell, pick.paid, pick.favours) for pick in last.collected] == [
        ("A1", "supply", 1),
        ("A2", None, 0),
    ]
    assert (last.seat, last.gem_to, last.gem_from) == (0, "A4", None)
    assert gems(table, 0) == (1, 1, 1)


@pytest.mark.rule("SF-TAKE-12", "SF-TAKE-13")
@pytest.mark.parametrize(
    ("drawing", "why"),
    [
        ("leaves@0 webs@1", ("able", "SF-TAKE-12")),
        ("leaves webs@1", ("able", "SF-TAKE-12")),
        ("leaves@1 webs@1", ("able-to-pay", "SF-TAKE-13")),
    ],
)
def test_nobody_passes_who_can_take_a_tile_or_pay_for_one(drawing: str, why: tuple[str, str]) -> None:
    assert said(forest(drawing), "pass", 0) == why
