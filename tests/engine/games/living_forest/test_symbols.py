"""Kodama symbols: what they count, and what they bring, before the own actions or while drawing."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.games.living_forest import GAME
from engine.games.living_forest.model.options import LivingForestOptions as Options
from engine.games.living_forest.model.table import Supply
from engine.games.living_forest.rules.totals import symbols, total
from engine.rulebook import ledger
from engine.text import Seat
from tests.engine.games.living_forest.stories import SYMBOL, begun, drawing, keys, kodama, plant, play
from words.catalogue import words

AT_ONCE = Options(kodama=True, symbols_at_once=True)
FOUR = " ".join([SYMBOL] * 4)


@pytest.mark.rule("LF-KODAMA-08", "LF-KODAMA-16")
def test_symbols_and_the_trees_that_live_by_them() -> None:
    table = kodama(f"{SYMBOL} {SYMBOL}", "bee")
    player = table.players[0]
    player.stack.append(SYMBOL)
    player.discard += [SYMBOL, SYMBOL]
    plant(player, k7="B2")
    assert (symbols(player), total(player, "water")) == (2, 2)
    plant(player, k8="D2 C1")
    assert (symbols(player), total(player, "water")) == (4, 4)
    player.line.pop()
    assert total(player, "water") == 3
    plant(player, k7="D1")
    assert total(player, "water") == 6, "either tree gives all of them"


@pytest.mark.rule("LF-KODAMA-09", "LF-KODAMA-10")
@pytest.mark.parametrize(("number", "fragments", "tiles"), [(0, 0, 0), (1, 0, 0), (2, 1, 0), (3, 0, 1)])
def test_what_symbols_give_at_the_start_of_ones_actions(number: int, fragments: int, tiles: int) -> None:
    table = begun(" ".join([SYMBOL] * number), "bee")
    player = table.players[0]
    assert (player.fragments, player.element_tiles) == (fragments, tiles)
    assert (table.fragments, table.element_tiles) == (20 - fragments, 12 - tiles), "out of the supply"
    assert table.players[1].fragments == 0


@pytest.mark.rule("LF-KODAMA-09")
def test_later_symbols_give_nothing_more() -> None:
    table = begun(f"{SYMBOL} {SYMBOL} rhinoceros rhinoceros caterpillar", "bee")
    play(table, "plant k8 B2")
    assert symbols(table.players[0]) == 3
    assert (table.players[0].fragments, table.players[0].element_tiles) == (1, 0)


@pytest.mark.rule("LF-KODAMA-11", "LF-KODAMA-12")
@pytest.mark.parametrize(("line", "actions"), [("", 3), ("bear lynx fox", 2)])
@pytest.mark.parametrize("number", [4, 6])
def test_four_symbols_are_one_action_more_and_nothing_else(line: str, actions: int, number: int) -> None:
    table = begun(f"{line} {' '.join([SYMBOL] * number)}", "bee")
    assert table.acting is not None
    assert table.acting.basic == actions
    assert (table.players[0].fragments, table.players[0].element_tiles) == (0, 0)


@pytest.mark.rule("LF-KODAMA-12")
def test_with_the_other_reading_every_row_pays() -> None:
    table = begun(" ".join([SYMBOL] * 4), "bee", options=Options(kodama=True, symbols_add_up=True))
    assert table.acting is not None
    assert (table.acting.basic, table.players[0].fragments, table.players[0].element_tiles) == (3, 1, 1)


@pytest.mark.rule("LF-KODAMA-09", "LF-KODAMA-10", "LF-KODAMA-11", "LF-KODAMA-12")
def test_with_the_other_reading_symbols_pay_as_they_are_drawn() -> None:
    table = drawing(FOUR, "owl bee", options=AT_ONCE)
    player = table.players[0]
    play(table, "draw")
    assert (player.fragments, player.element_tiles) == (0, 0)
    assert keys(play(table, "draw")) == ["draw", "fragment"]
    assert (player.fragments, player.element_tiles) == (1, 0)
    assert "symbols-tile" in keys(play(table, "draw"))
    assert "symbols-action" in keys(play(table, "draw"))
    play(table, "stop", seat=0)
    play(table, "draw", "stop", seat=1)
    assert table.acting is not None
    assert (table.acting.basic, player.fragments, player.element_tiles) == (3, 1, 1)
    play(table, "end", "end")
    assert player.paid == 0


@pytest.mark.rule("LF-KODAMA-09")
def test_a_fragment_that_symbols_have_just_brought_can_be_used_and_comes_once() -> None:
    table = drawing(FOUR, "owl", options=AT_ONCE)
    play(table, "draw", "draw", "use", "draw")
    assert (table.players[0].fragments, table.fragments) == (0, 20)


@pytest.mark.rule("LF-KODAMA-12")
@pytest.mark.parametrize(("add_up", "gained"), [(False, (0, 1)), (True, (1, 1))])
def test_of_rows_reached_by_one_draw_the_highest_pays_or_each(add_up: bool, gained: tuple[int, int]) -> None:
    table = drawing(FOUR, "owl", options=AT_ONCE.model_copy(update={"symbols_add_up": add_up}))
    player = table.players[0]
    plant(player, k8="B2 D2")
    play(table, "draw")
    assert (player.fragments, player.element_tiles) == gained


@pytest.mark.rule("LF-DRAW-03", "LF-KODAMA-09")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_who_draws_first_never_gets_what_is_set_aside_for_another(order: tuple[int, int]) -> None:
    table = drawing(FOUR, FOUR, options=AT_ONCE)
    table.at_draw, table.fragments = Supply(1, 0), 1
    for seat in order:
        play(table, "draw", "draw", "draw", seat=seat)
    assert [(player.fragments, player.element_tiles) for player in table.players] == [(1, 0), (0, 0)]


@pytest.mark.rule("LF-DRAW-03", "LF-KODAMA-10")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_of_a_short_supply_the_first_in_turn_order_are_paid_whoever_draws_first(order: Sequence[int]) -> None:
    table = drawing(FOUR, FOUR, FOUR, options=AT_ONCE)
    table.first, table.at_draw = Seat(1), Supply(2, 1)
    table.fragments, table.element_tiles = 2, 1
    for seat in order:
        play(table, "draw", "draw", "draw", seat=seat)
    paid = [(player.fragments, player.element_tiles) for player in table.players]
    assert paid == [(0, 0), (1, 1), (1, 0)]
    assert (table.fragments, table.element_tiles) == (0, 0)


@pytest.mark.rule("LF-KODAMA-08")
def test_whoever_decides_to_draw_on_is_told_their_symbols_beside_their_elements() -> None:
    table = kodama(f"{SYMBOL} {SYMBOL} bee", "bee")
    told, *_ = GAME.telling.situation(GAME.view(table, Seat(0)))
    assert words("en").say(told).endswith("2 Kodama symbols.")
    assert GAME.telling.situation(GAME.view(table, None)) == (), "who looks on has nothing of one's own"
    assert not any(
        "symbol" in words("en").say(each) for each in GAME.telling.situation(GAME.view(table, Seat(1)))
    )


@pytest.mark.rule("LF-KODAMA-12", "LF-KODAMA-28")
def test_what_kodama_changes_is_told_and_the_rest_of_its_rules_can_be_read() -> None:
    def told(options: Options) -> str:
        return "\n".join(words("en").say(each) for each in GAME.telling.special(options, 2))

    assert told(Options()) == ""
    assert GAME.telling.special_rules(Options(), 2) == ()
    assert "3 an element tile instead" in told(Options(kodama=True))
    assert "3 an element tile as well" in told(Options(kodama=True, symbols_add_up=True))
    assert "13 of something" in told(Options(kodama=True))
    assert {*GAME.telling.special_rules(Options(kodama=True), 2)} <= {rule.id for rule in ledger(GAME.id)}
