"""Setting up, the boards, and which lands touch (SI-SETUP, SI-BOARD)."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.chance import Chance
from engine.errors import Malformed
from engine.games.spirit_island import GAME
from engine.games.spirit_island.course import setup_phase
from engine.games.spirit_island.model.actions import Embody, Pick
from engine.games.spirit_island.model.facts import SeatPlace, blight, deck, invader_cards, lands, spirits
from engine.games.spirit_island.model.island import Island as Land_
from engine.games.spirit_island.model.island import is_coastal, terrain
from engine.games.spirit_island.model.kinds import KINDS, TERRAINS
from engine.games.spirit_island.model.land import BOARDS
from engine.games.spirit_island.model.options import SpiritIslandOptions as Options
from engine.games.spirit_island.rules import cards, end_of_game, guards, invaders, presence, setup, targets
from engine.match import Match
from engine.text import Seat
from tests.engine.games.spirit_island.island import (
    EARTH,
    GREEN,
    LIGHTNING,
    OCEAN,
    RIVER,
    SHADOWS,
    THUNDER,
    Island,
    dealt,
    everyone,
)

SIDES_OF_FOUR = 18


@pytest.mark.rule("SI-SETUP-01")
def test_one_to_four_may_play_and_everything_counts_them() -> None:
    for seats in (0, 5):
        with pytest.raises(Malformed):
            Match.new(GAME, Options(), seats, b"seed")
    for seats in (1, 2, 3, 4):
        assert (len(dealt(seats).boards), dealt(seats).fear.markers) == (seats, 4 * seats)
        assert len(Match.new(GAME, Options(), seats, b"seed").awaiting) == seats


@pytest.mark.rule("SI-SETUP-02")
def test_every_spirit_and_every_board_is_there_once() -> None:
    table = dealt(4, spirits="random")
    assert len({player.spirit for player in table.players}) == 4
    assert sorted(table.boards) == [player.board for player in sorted(table.players, key=lambda p: p.board)]
    assert len(set(table.boards)) == 4
    choosing = dealt(2)
    setup.embody(choosing, Seat(0), RIVER)
    objection = guards.object_in_setup(choosing, Seat(1), Embody(RIVER))
    assert objection is not None
    assert objection.rule == "SI-SETUP-02"


@pytest.mark.rule("SI-SETUP-03")
@pytest.mark.parametrize("board", BOARDS)
def test_the_printed_pieces_of_a_board(board: str) -> None:
    table = dealt(4)
    own = [table.lands[land] for land in table.island.lands if land[0] == board]
    assert [sum(land.count(kind) for land in own) for kind in KINDS] == [0, 1, 1, 6]
    assert sum(land.blight for land in own) == 1


def test_the_pieces_of_board_a() -> None:
    table = dealt(4)
    assert table.lands["A2"].count("city") == table.lands["A8"].count("town") == table.lands["A4"].blight == 1
    assert [table.lands[f"A{n}"].count("dahan") for n in range(1, 9)] == [0, 1, 2, 0, 0, 1, 2, 0]


@pytest.mark.rule("SI-SETUP-09")
def test_either_blight_card_may_be_the_one_that_is_played_with() -> None:
    found = {dealt(seed=bytes([number])).blight.card for number in range(12)}
    assert found == {card.id for card in blight().cards}


@pytest.mark.rule("SI-SETUP-04", "SI-SETUP-09", "SI-FAQ-012")
@pytest.mark.parametrize(("seats", "left"), [(1, 3), (2, 5), (3, 7), (4, 9)])
def test_the_blight_card_begins_with_two_for_each_spirit_and_one_more(seats: int, left: int) -> None:
    table = dealt(seats)
    assert table.blight.left == left
    assert dealt(seats, extra_blight=False).blight.left == left - 1
    assert sum(land.blight for land in table.lands.values()) == seats
    assert not table.blight.is_blighted
    view = GAME.view(GAME.setup(Options(), seats, Chance(b"x")), None)
    assert view.blight.card is None  # type: ignore[attr-defined]


@pytest.mark.rule("SI-SETUP-05", "SI-SETUP-06")
def test_the_fear_pool_and_the_fear_deck() -> None:
    fear = dealt(3).fear
    assert (fear.markers, fear.generated, fear.earned, fear.parts) == (12, 0, [], [3, 3, 3])
    assert (len(fear.deck), len(fear.box), len({*fear.deck, *fear.box})) == (9, 6, 15)
    assert dealt(3, seed=b"other").fear.deck != fear.deck


@pytest.mark.rule("SI-SETUP-07")
def test_the_invader_deck_has_three_four_and_five_cards_of_the_stages() -> None:
    track = dealt(1).invaders
    stages = [invader_cards()[card].stage for card in track.deck]
    assert stages == [1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3]
    assert sorted(invader_cards()[card].stage for card in track.box) == [1, 2, 3]
    assert len({tuple(dealt(1, seed=bytes([n])).invaders.deck) for n in range(9)}) > 1


@pytest.mark.rule("SI-SETUP-08")
def test_the_cards_of_each_stage() -> None:
    cards = invader_cards().values()
    assert [card.lands for card in cards if card.stage == 1] == [(each,) for each in TERRAINS]
    second = [(card.lands, card.escalation) for card in cards if card.stage == 2]
    assert second == [*(((each,), True) for each in TERRAINS), (("coastal",), False)]
    pairs = {frozenset(card.lands) for card in cards if card.stage == 3}
    assert pairs == {frozenset((a, b)) for a in TERRAINS for b in TERRAINS if a != b}


@pytest.mark.rule("SI-SETUP-10")
def test_the_decks_of_powers_are_whole_and_shuffled() -> None:
    table = dealt(1)
    assert [len(table.decks["minor"]), len(table.decks["major"])] == [36, 22]
    assert set(table.decks["minor"]) == set(deck("minor"))
    assert table.decks["minor"] != list(deck("minor"))
    assert set(table.decks["major"]) == set(deck("major"))
    assert table.decks["major"] != list(deck("major"))
    assert table.discards == {"minor": [], "major": []}
    for card in (deck("minor")[0], deck("major")[0]):
        cards.discard(table, card)
    assert table.discards == {"minor": [deck("minor")[0]], "major": [deck("major")[0]]}


@pytest.mark.rule("SI-SETUP-11", "SI-FAQ-087", "SI-FAQ-088")
@pytest.mark.parametrize("spirit", spirits())
def test_a_spirit_starts_with_its_four_cards_and_nothing_else(spirit: str) -> None:
    table = dealt(1)
    setup.embody(table, Seat(0), spirit)
    (player,) = table.players
    assert player.hand == [card.id for card in spirits()[spirit].cards]
    assert (len(player.hand), player.energy, player.discard, player.destroyed) == (4, 0, [], 0)


@pytest.mark.rule("SI-SETUP-12")
@pytest.mark.parametrize(
    ("spirit", "where"),
    [
        (LIGHTNING, {"A7": 2}),
        (RIVER, {"A5": 1}),
        (EARTH, {"A6": 2, "A8": 1}),
        (SHADOWS, {"A8": 2, "A5": 1}),
        (THUNDER, {"A3": 1, "A7": 1}),
        (GREEN, {"A5": 1, "A8": 1}),
        (OCEAN, {"A0": 1}),
    ],
)
def test_presence_starts_where_the_panel_says(spirit: str, where: dict[str, int]) -> None:
    island = Island(spirit)
    assert island.player.presence == where
    if spirit != OCEAN:
        assert list(everyone(island.table))


@pytest.mark.rule("SI-SETUP-12")
def test_green_starts_in_the_jungle_without_dahan_of_every_board() -> None:
    table = dealt(4)
    for seat, board in enumerate(table.boards):
        jungles = [
            land for land in table.island.lands if land.startswith(board) and terrain(land) == "jungle"
        ]
        (quiet,) = (land for land in jungles if not table.lands[land].count("dahan"))
        setup.embody(table, Seat(seat), GREEN)
        assert table.players[seat].presence.keys() & {*jungles} == {quiet}
        table.players[seat].spirit = None


def test_ocean_chooses_a_coast_of_its_own_board() -> None:
    table = dealt(2)
    setup.embody(table, Seat(0), OCEAN)
    board = table.boards[0]
    choices = setup_phase.actions(table, Seat(0))
    assert choices == [Pick(f"{board}{number}") for number in (1, 2, 3)]
    for land in (f"{board}5", f"{board}0", f"{table.boards[1]}1"):
        objection = guards.object_in_setup(table, Seat(0), Pick(land))
        assert objection is not None
        assert objection.rule == "SI-SETUP-12"


@pytest.mark.rule("SI-SETUP-13")
def test_progressions_are_taken_out_of_the_decks_for_easy_spirits_alone() -> None:
    table = dealt(2, progressions=True)
    setup.embody(table, Seat(0), LIGHTNING)
    setup.embody(table, Seat(1), THUNDER)
    first, second = table.players
    assert first.progression[:3] == ["delusions-of-danger", "call-to-bloodshed", "powerstorm"]
    assert second.progression == []
    assert len(table.decks["minor"]) + len(table.decks["major"]) == 36 + 22 - 7
    assert not {*first.progression} & {*table.decks["minor"], *table.decks["major"]}


@pytest.mark.rule("SI-SETUP-14", "SI-FAQ-088", "SI-PHASE-06")
def test_the_last_step_explores_with_the_first_card_which_slides_to_build() -> None:
    island = Island(RIVER, A8="1 town", A2="1 city")
    island.table.phase, island.table.turn = "setup", 0
    island.table.invaders.deck[0] = "1-jungle"
    island.run(setup_phase.finish(island.play))
    assert (island["A3"], island["A8"]) == ("1 explorer", "1 explorer, 1 town")
    assert (island.table.invaders.ravage, island.table.invaders.build) == (None, "1-jungle")
    assert (island.table.phase, island.table.turn) == ("spirit", 1)


@pytest.mark.rule("SI-SETUP-15")
def test_nobody_wins_or_loses_during_setup() -> None:
    island = Island(RIVER).presence()
    island.table.phase = "setup"
    end_of_game.check(island.play)
    assert (island.table.won, island.table.lost) == (None, None)
    island.table.phase = "spirit"
    end_of_game.check(island.play)
    assert (island.table.won, island.table.lost) == ("level-1", "presence")


@pytest.mark.rule("SI-BOARD-01")
@pytest.mark.parametrize("board", BOARDS)
def test_each_terrain_is_twice_on_each_board(board: str) -> None:
    found = [land.terrain for land in lands().boards[board].lands]
    assert sorted(found) == sorted([*TERRAINS, *TERRAINS])
    assert [land.number for land in lands().boards[board].lands] == list(range(1, 9))


@pytest.mark.rule("SI-BOARD-02")
def test_the_neighbours_of_a1_and_that_touching_is_mutual() -> None:
    assert Land_(("A",)).neighbours["A1"] == ("A2", "A4", "A5", "A6")
    whole = Land_(BOARDS)
    for land in whole.lands:
        assert land not in whole.neighbours[land]
        assert all(land in whole.neighbours[near] for near in whole.neighbours[land])


@pytest.mark.rule("SI-BOARD-03", "SI-BOARD-05")
@pytest.mark.parametrize(
    ("boards", "joins"),
    [
        ("A", ""),
        ("AB", "A3-B3 A3-B4 A3-B7 A4-B3 A5-B3 A7-B3"),
        ("ABC", "A7-B3 A7-B4 A7-B7 A8-B3 A3-C8 A4-C7 A4-C8 A5-C4 A5-C7 A7-C4 B7-C3 B7-C4 B8-C3"),
        (
            "ABCD",
            "A1-B3 A6-B3 A8-B3 A8-B4 A8-B7 A7-D7 A7-D8 A8-D6 A8-D7 B7-C7 B7-C8 B8-C4 B8-C7 C1-D3 C6-D3 C6-D4 C8-D4 C8-D6",
        ),
    ],
)
def test_boards_touch_along_their_joined_sides(boards: str, joins: str) -> None:
    found = {frozenset(pair) for pair in Land_(tuple(boards), corners=False).joins}
    assert found == {frozenset(pair.split("-")) for pair in joins.split()}


@pytest.mark.rule("SI-BOARD-04")
def test_lands_that_meet_in_a_corner_are_adjacent_unless_the_table_plays_it_otherwise() -> None:
    with_corners, without = Land_(BOARDS), Land_(BOARDS, corners=False)
    more = {frozenset(pair) for pair in with_corners.joins} - {frozenset(pair) for pair in without.joins}
    assert more == {frozenset(("A8", "C8")), frozenset(("B7", "D6"))}
    assert len(without.joins) == SIDES_OF_FOUR
    assert dealt(4).corners
    assert not dealt(4, corners=False).corners


@pytest.mark.rule("SI-BOARD-05")
def test_the_layouts_turn_the_boards_as_printed() -> None:
    turned = [[seat.turned for seat in layout.seats] for layout in lands().layouts]
    assert turned == [[0], [0, 3], [0, 4, 2], [0, 0, 3, 3]]
    joins = [{frozenset(join.sides) for join in layout.joins} for layout in lands().layouts]
    assert joins[1] == {frozenset({(0, 0), (1, 0)})}
    assert joins[2] == {frozenset({(0, 1), (1, 0)}), frozenset({(0, 0), (2, 1)}), frozenset({(1, 1), (2, 0)})}


@pytest.mark.rule("SI-BOARD-05")
def test_the_boards_lie_side_by_side_with_the_oceans_outside() -> None:
    """Each pair of joined sides is one line; three boards meet in obtuse corners, four have their oceans at two opposite sides."""
    for layout in lands().layouts:
        for (one, side), (other, facing) in (join.sides for join in layout.joins):
            assert sides_of(layout.seats[one])[side] == sides_of(layout.seats[other])[facing][::-1]
    three, four = ([sides_of(seat) for seat in layout.seats] for layout in lands().layouts[2:])
    assert len({sides[0][0] for sides in three}) == 1
    assert [{x for x, _ in (sides[2][0], sides[0][1])} for sides in four] == [{0}, {0}, {2}, {2}]
    assert {corner for sides in four for side in sides for corner in side} == set(product(range(3), repeat=2))


def sides_of(seat: SeatPlace) -> list[tuple[tuple[int, int], ...]]:
    """Return the lower, the inland and the upper side of a board that is laid out, from corner to corner in steps of a sixth of a turn."""
    corners = {}
    for corner in product((0, 1), repeat=2):
        x, y = corner
        for _ in range(seat.turned):
            x, y = -y, x + y
        corners[corner] = seat.at[0] + x, seat.at[1] + y
    return [
        (corners[begin], corners[end])
        for begin, end in (((1, 0), (0, 0)), ((1, 1), (1, 0)), ((0, 1), (1, 1)))
    ]


@pytest.mark.rule("SI-BOARD-06")
def test_lands_one_to_three_are_the_coast() -> None:
    for board in BOARDS:
        assert [is_coastal(f"{board}{number}") for number in range(1, 9)] == [True] * 3 + [False] * 5


@pytest.mark.rule("SI-BOARD-07")
def test_nothing_goes_into_an_ocean_that_is_not_in_play() -> None:
    island = Island(RIVER, A3="1 explorer").presence(A3=2)
    assert not presence.is_land(island.table, "A0")
    assert "A0" not in presence.adjacent(island.table, "A3")
    assert island.refuses("wash-away", "A0") == "SI-POWER-03"
    assert presence.distance(island.table, "A3", "A0") is None
    assert "A0" not in presence.within(island.table, ["A3"], 9)


@pytest.mark.rule("SI-BOARD-08")
def test_distance_counts_steps_over_all_boards() -> None:
    alone, two = Land_(("A",)), Land_(("A", "B"))
    assert alone.distances("A3", frozenset())["A7"] == 3
    assert two.distances("A3", frozenset())["A7"] == 2
    assert alone.distances("A3", frozenset())["A3"] == 0
    crowded = Island(RIVER, A4="3 city, 9 dahan, 2 blight")
    assert presence.distance(crowded.table, "A3", "A7") == 3


@given(st.permutations(BOARDS), st.integers(1, 4))
def test_distance_is_mutual_and_never_longer_round_a_corner(order: list[str], seats: int) -> None:
    on = Land_(tuple(order[:seats]))
    far = {land: on.distances(land, frozenset()) for land in on.lands}
    for one in on.lands:
        for other in on.lands:
            assert far[one][other] == far[other][one]
            assert all(far[one][other] <= far[one][near] + 1 for near in on.neighbours[other])


@pytest.mark.rule("SI-BOARD-09")
def test_oceans_touch_only_their_own_coast() -> None:
    whole = Land_(("A", "B"))
    both = frozenset(("A0", "B0"))
    assert whole.touching("A0", both) == ("A1", "A2", "A3")
    assert whole.touching("A1", both)[-1] == "A0"
    assert "A0" not in whole.touching("A4", both)


@pytest.mark.rule("SI-BOARD-10")
def test_what_happens_in_a_land_touches_no_other() -> None:
    island = Island(SHADOWS, A5="1 city", A8="1 town").presence(A5=2)
    island.use("voracious-growth", "A5", "choose voracious-growth-damage")
    assert (island["A5"], island["A8"]) == ("1 city-2", "1 town")


def test_the_terrain_of_an_ocean_in_play_is_wetland() -> None:
    assert terrain("A0") == "wetland"
    island = Island(OCEAN).presence(A0=1)
    assert targets.fits(island.table, "A0", ("wetland",))
    assert "A0" not in invaders.matching(island.table, "1-wetland")
