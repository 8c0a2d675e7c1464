"""Facts of Living Forest for computer players: the distance of each seat to a goal, and the actions worth a thought."""

from __future__ import annotations

import pytest

from engine.games.living_forest import GAME
from engine.games.living_forest.evaluation import strength, value
from engine.games.living_forest.model.facts import cards
from engine.games.living_forest.model.kinds import ELEMENTS, Element
from engine.games.living_forest.model.table import Table, VictoryTile
from engine.text import Seat
from tests.engine.games.living_forest.stories import Story, acting_on, begun, dealt, legal, plant, play


def promised(table: Story, seat: int = 0) -> float:
    found = GAME.thinking.value(table)
    assert sum(found) == pytest.approx(1)
    return found[seat]


def worth_a_thought(table: Story, seat: int = 0) -> list[str]:
    lines = legal(table, seat)
    actions = GAME.awaits(table)[Seat(seat)].legal.actions
    return [
        line
        for line, prior in zip(lines, GAME.thinking.priors(table, Seat(seat), actions), strict=True)
        if prior
    ]


@pytest.mark.rule("LF-WIN-01")
def test_trees_of_more_kinds_promise_more_and_the_same_kind_again_hardly_anything() -> None:
    tables = [dealt() for _ in range(3)]
    plant(tables[1].players[0], t4a="B2", t5b="D2")
    plant(tables[2].players[0], t4a="B2 D2")
    none, two, same = map(promised, tables)
    assert none < same < two


@pytest.mark.rule("LF-WIN-02")
def test_fires_promise_by_their_number_not_by_their_values() -> None:
    tables = [dealt() for _ in range(3)]
    tables[0].players[0].fires = [4]
    tables[1].players[0].fires = [2, 2]
    tables[2].players[0].fires = [4, 4]
    one, two, hot = map(promised, tables)
    assert one < two == hot


@pytest.mark.rule("LF-WIN-03")
def test_cards_with_flowers_promise_more_than_varans() -> None:
    tables = [dealt(), dealt()]
    tables[0].players[0].discard = ["panda", "elephant"]
    tables[1].players[0].discard = ["varan", "varan"]
    assert promised(tables[0]) > promised(tables[1])


@pytest.mark.rule("LF-WIN-05")
def test_a_goal_that_is_reached_in_this_turn_promises_almost_everything() -> None:
    table = acting_on("fawn", "fawn")
    table.players[0].fires = [2] * 11
    assert promised(table) > 0.9


@pytest.mark.rule("LF-DRAW-09")
def test_an_action_less_promises_less() -> None:
    free, limited = (acting_on(line, "bee") for line in ("bear owl weasel", "bear owl lynx"))
    assert promised(limited) < promised(free)


@pytest.mark.rule("LF-ATTRACT-02")
def test_cards_are_thought_of_in_one_order_only() -> None:
    table = acting_on("beetle tanuki weasel weasel weasel")
    table.play.table.reserve = [["hedgehog", "beaver", "raven"], [], []]
    assert [line for line in worth_a_thought(table) if line.startswith("attract")] == [
        "attract hedgehog",
        "attract beaver",
        "attract raven",
    ]
    play(table, "attract hedgehog")
    assert worth_a_thought(table) == ["attract raven", "enough"]


@pytest.mark.rule("LF-PLANT-01")
def test_a_tree_is_thought_of_once_and_where_its_space_brings_something() -> None:
    table = acting_on("rhinoceros rhinoceros")
    plant(table.players[0], t3a="B2")
    lines = [line for line in worth_a_thought(table) if line.startswith("plant")]
    assert lines
    assert not any(line.startswith("plant t3a") for line in lines)
    assert len({line.split()[2] for line in lines}) == 3


def test_with_kodama_every_seat_is_promised_something_as_well() -> None:
    table = begun("fawn kodama-winter", "hare")
    assert 0 < promised(table) < 1
    play(table, "end")
    assert 0 < promised(table) < 1


def near(**elements: float) -> dict[Element, object]:
    """Return an approximate match of these elements, and of nothing of the others."""
    return {element: pytest.approx(elements.get(element, 0)) for element in ELEMENTS}


def waiting(table: Story) -> Table:
    found: Table = table.play.table
    return found


def test_without_solitary_animals_every_card_is_expected() -> None:
    player = dealt().players[0]
    player.stack, player.discard, player.line = ["hedgehog"], ["wolf", "bee"], ["weasel"]
    assert strength.expected(player) == near(sun=5, wind=2, plant=1)


def test_solitary_animals_end_the_line_early() -> None:
    """Three of ten cards are solitary, so 2.6 of them come with 2.6 * 11 / 4 = 7.15 cards."""
    player = dealt().players[0]
    player.stack, player.discard, player.line = [*["hedgehog"] * 7, "lynx"], ["owl"], ["bear"]
    assert [cards()[card].coin for card in ("lynx", "owl", "bear")] == ["solitary"] * 3
    assert strength.expected(player) == near(
        sun=7.15 * 2.3, water=7.15 * 0.2, plant=7.15 * 0.5, wind=7.15 * 0.1
    )


def test_gregarious_animals_make_up_for_solitary_ones() -> None:
    player = dealt().players[0]
    gregarious = next(card for card, face in cards().items() if face.coin == "gregarious")
    player.stack, player.discard, player.line = ["hedgehog"] * 8, ["bear"], [gregarious]
    assert strength.expected(player)["sun"] == 24 + cards()[gregarious].elements.get("sun", 0)


def test_known_cards_on_top_count_for_more() -> None:
    """Of the four cards, all of which come, the top one is known: six tenths of what it has more than the mean."""
    player = dealt().players[0]
    player.stack, player.discard, player.line = ["bee", "bee", "hedgehog"], ["bee"], []
    player.tops = [1]
    assert strength.expected(player) == near(sun=3 + 0.6 * (3 - 0.75), plant=3 + 0.6 * (0 - 0.75))


def test_nothing_is_expected_of_no_cards() -> None:
    player = dealt().players[0]
    player.stack, player.discard, player.line = [], [], []
    assert strength.expected(player) == near()


@pytest.mark.parametrize(
    ("plant", "water", "sun", "kinds", "paces"),
    [
        (0, 0, 0, 0, (0.3, 0.3, 0.25)),
        (-1, -1, -1, 0, (0.3, 0.3, 0.25)),
        (2, 3, 4, 1, (0.57, 0.96, 0.57)),
        (7, 9, 14, 3, (1.22, 2.28, 1.37)),
        (8, 10, 15, 4, (1.22, 2.28, 1.37)),
    ],
)
def test_a_round_brings_a_goal_nearer_by_what_is_expected_up_to_a_limit(
    plant: float, water: float, sun: float, kinds: int, paces: tuple[float, ...]
) -> None:
    power: dict[Element, float] = {"plant": plant, "water": water, "sun": sun, "wind": 0, "flower": 0}
    assert value._paces(power, kinds) == pytest.approx(paces)


def test_each_action_is_worth_what_lies_in_the_line() -> None:
    table = acting_on("hedgehog weasel", "hare")
    assert [*value._deeds(waiting(table), table.players[0])] == pytest.approx([0.12, 5 * 0.045, 0, 0])
    table = acting_on("wolf flamingo flamingo caterpillar bee", "hare", fires=(2, 2, 3))
    assert [*value._deeds(waiting(table), table.players[0])] == pytest.approx(
        [0.12, 0, 0.12 + 2 * 0.06, 0.3 + 3 * 0.03, 0.3 * 2]
    )
    assert value._this_turn(waiting(table), Seat(0)) == pytest.approx(0.6 + 0.39 - 0.06 * 3)
    table = acting_on("wolf wolf hare", "hare", fires=())
    assert [*value._deeds(waiting(table), table.players[0])] == pytest.approx([0.12, 0, 0.12 + 4 * 0.06, 0])


def test_varans_come_to_who_has_less_water_than_the_fires_have() -> None:
    tables = [acting_on(line, "hare", fires=(2, 1)) for line in ("flamingo hummingbird", "flamingo")]
    enough, less = (value._this_turn(waiting(table), Seat(0)) for table in tables)
    assert enough == pytest.approx(0.12 + 0.6)
    assert less == pytest.approx(0.12 + 0.3 - 2 * 0.06)


def test_who_has_acted_or_has_no_line_has_nothing_more_to_do_in_this_turn() -> None:
    table = acting_on("hedgehog", "hare")
    assert [value._actions_left(waiting(table), Seat(seat)) for seat in (0, 1)] == [2, 2]
    play(table, "end")
    assert [value._actions_left(waiting(table), Seat(seat)) for seat in (0, 1)] == [0, 2]
    table.players[1].line = []
    assert value._this_turn(waiting(table), Seat(1)) == 0
    limited = acting_on("hare", "bear owl lynx")
    assert [value._actions_left(waiting(limited), Seat(seat)) for seat in (0, 1)] == [2, 1]


def test_the_smallest_fires_are_put_out_together() -> None:
    assert [value._fires_within((4, 2, 3), water) for water in (1, 2, 4, 5, 8, 9)] == [0, 1, 1, 2, 2, 3]
    assert value._fires_within((), 9) == 0


def test_kinds_of_trees_are_those_not_planted_that_can_be_paid() -> None:
    assert [value._kinds_within((), plant, kodama=False) for plant in (2, 3, 4, 11)] == [0, 2, 4, 12]
    assert [value._kinds_within((), plant, kodama=True) for plant in (2, 6, 11)] == [0, 8, 18]
    assert value._kinds_within(("t3a", None), 3, kodama=False) == 1


def test_fragments_and_tiles_are_worth_a_part_of_a_round() -> None:
    tables = [dealt() for _ in range(3)]
    tables[1].players[0].fragments += 1
    tables[2].players[0].element_tiles += 1
    none, fragment, tile = [value.rounds_left(waiting(table), Seat(0)) for table in tables]
    assert none - fragment == pytest.approx(0.1)
    assert none - tile == pytest.approx(0.12)


@pytest.mark.rule("LF-WIN-05")
def test_a_goal_counts_as_reached_with_exactly_what_is_needed() -> None:
    """Three victory tiles of its own count for one each: eleven fires more are twelve."""
    rounds = []
    for fires in (10, 11, 12):
        table = dealt()
        table.players[0].fires = [2] * fires
        rounds.append(value.rounds_left(waiting(table), Seat(0)))
    assert rounds[0] - rounds[1] > 1 > rounds[1] - rounds[2] >= 0


def test_flowers_of_a_turn_to_come_count_beside_the_tiles_that_are_held() -> None:
    player = dealt().players[0]
    player.tiles = [VictoryTile("flower", "winter"), VictoryTile("fire", "winter")]
    player.fires = [2, 3]
    power = strength.expected(player) | {"flower": 4.0}
    assert value._reached(player, "flower", power) == 5
    assert value._reached(player, "fire", power) == 3
    assert value._reached(player, "tree", power) == 1, "the tree it begins with"
