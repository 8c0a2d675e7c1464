"""The box, and the forest before the first turn."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.errors import Malformed
from engine.games.spirits_of_the_forest import GAME
from engine.games.spirits_of_the_forest.model.facts import base_tiles, components, tiles
from engine.games.spirits_of_the_forest.model.kinds import AIR, POWERS, SPIRITS
from engine.games.spirits_of_the_forest.model.layout import layout
from engine.text import Seat
from tests.engine.games.spirits_of_the_forest.forest import dealt, forest, gem_on, gems, play


@pytest.mark.rule("SF-SETUP-01")
def test_two_three_or_four_may_play() -> None:
    assert [len(dealt(players).players) for players in (2, 3, 4)] == [2, 3, 4]
    assert list(GAME.seats) == [1, 2, 3, 4], "one player plays the solo variant"
    assert "solo" in dealt(1).parts


@pytest.mark.rule("SF-SETUP-01")
@pytest.mark.parametrize("players", [0, 5, 12])
def test_other_numbers_of_players_are_refused_with_a_reason(players: int) -> None:
    with pytest.raises(Malformed) as caught:
        dealt(players)
    assert caught.value.text.key == "spirits-of-the-forest-refused-players"


@pytest.mark.rule("SF-SETUP-02")
def test_there_are_48_tiles_of_nine_spirits() -> None:
    count = Counter(tile.spirit for tile in tiles()[: base_tiles()])
    assert base_tiles() == 48
    assert set(count) == set(SPIRITS)
    assert {tile.spirit for tile in tiles()[base_tiles() :]} == {AIR}, "beside those that Moonlight brings"
    assert [count[spirit] for spirit in SPIRITS] == [6, 5, 5, 5, 6, 4, 4, 7, 6]


@pytest.mark.rule("SF-SETUP-03")
def test_a_tile_shows_one_of_three_patterns() -> None:
    box = tiles()[: base_tiles()]
    assert Counter((tile.symbols, tile.power is not None) for tile in box) == {
        (2, False): 17,
        (1, False): 4,
        (1, True): 27,
    }
    powers = [tile.power for tile in box]
    assert [powers.count(power) for power in POWERS] == [9, 9, 9]


@pytest.mark.rule("SF-SETUP-04")
def test_the_printed_number_is_the_sum_of_a_spirits_symbols() -> None:
    printed = {spirit.id: spirit.printed for spirit in components().spirits}
    assert printed == {
        spirit: sum(tile.symbols for tile in tiles() if tile.spirit == spirit) for spirit in SPIRITS
    }
    assert printed["webs"] == 10
    assert sum(printed.values()) == 65


@pytest.mark.rule("SF-SETUP-05", "SF-SETUP-06")
def test_fourteen_favours_are_nine_spirits_three_powers_and_two_plus() -> None:
    count = Counter(components().faces())
    assert sum(count.values()) == 14
    assert set(count) == {*SPIRITS, *POWERS, "plus"}
    assert [number for face, number in count.items() if face != "plus"] == [1] * 12
    assert count["plus"] == 2


@pytest.mark.rule("SF-SETUP-07")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_tiles_lie_in_four_rows_of_twelve(players: int) -> None:
    table = dealt(players)
    rows = Counter(cell.y for cell in table.layout.cells)
    assert rows == {0: 12, 1: 12, 2: 12, 3: 12}
    assert sorted(tile for stack in table.stacks for tile in stack) == list(range(48))
    assert all(len(stack) == 1 for stack in table.stacks)
    view = GAME.view(table, None)
    assert all(cell.stack[0].spirit is not None for cell in view.cells)


@pytest.mark.rule("SF-SETUP-07", "SF-SETUP-08")
def test_tiles_and_favours_are_shuffled() -> None:
    one, other = dealt(seed=b"one"), dealt(seed=b"other")
    assert one.stacks != other.stacks
    assert one.favours != other.favours
    assert one.stacks == dealt(seed=b"one").stacks


@pytest.mark.rule("SF-SETUP-08", "SF-SETUP-10")
def test_eight_favours_lie_on_the_two_diagonals() -> None:
    table = dealt()
    places = [table.layout.names[cell] for cell in sorted(table.favours)]
    assert places == ["A2", "A11", "B3", "B10", "C4", "C9", "D5", "D8"]
    assert all(len(faces) == 1 for faces in table.favours.values())


@pytest.mark.rule("SF-SETUP-08", "SF-SETUP-09", "SF-SETUP-05")
def test_the_other_six_stay_in_the_box_and_out_of_every_view() -> None:
    table = dealt()
    lying = [face for faces in table.favours.values() for face in faces]
    assert len(table.box) == 6
    assert Counter(lying + table.box) == Counter(components().faces())
    swapped = table.copy()
    swapped.box = ["plus"] * 6
    assert all(GAME.view(swapped, seat) == GAME.view(table, seat) for seat in (None, Seat(0), Seat(1)))


@pytest.mark.rule("SF-SETUP-11")
@pytest.mark.parametrize(("players", "number"), [(2, 3), (3, 2), (4, 2)])
def test_everybody_begins_with_gems_in_the_supply(players: int, number: int) -> None:
    table = dealt(players)
    assert [gems(table, seat) for seat in range(players)] == [(number, 0, 0)] * players


@pytest.mark.rule("SF-SETUP-12")
def test_a_gem_in_the_forest_is_known_by_its_owner() -> None:
    table = forest("webs webs mosses mosses leaves leaves")
    play(table, "take A1")
    play(table, "place A3")
    play(table, "take A2")
    play(table, "place A4")
    assert (gem_on(table, "A3"), gem_on(table, "A4")) == (0, 1)


@pytest.mark.rule("SF-SETUP-13")
def test_the_host_may_name_the_first_player() -> None:
    table = dealt(3, first=2)
    assert (table.first, table.active) == (1, 1)


@pytest.mark.rule("SF-SETUP-13")
def test_without_a_name_the_first_player_is_random() -> None:
    assert {dealt(3, seed=bytes([number])).first for number in range(40)} == {0, 1, 2}


@pytest.mark.rule("SF-SETUP-13")
def test_a_first_player_who_has_no_seat_is_refused() -> None:
    with pytest.raises(Malformed) as caught:
        dealt(2, first=3)
    assert caught.value.text.key == "spirits-of-the-forest-refused-first"


def test_the_base_layout_is_symmetric() -> None:
    cells = {(cell.x, cell.y): cell.favour for cell in layout("base").cells}
    assert all(cells[22 - x, y] == favour for (x, y), favour in cells.items())
