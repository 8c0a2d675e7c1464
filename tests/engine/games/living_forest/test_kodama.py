"""The Kodama expansion."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.living_forest import GAME
from engine.games.living_forest.messages import labels
from engine.games.living_forest.model.actions import End
from engine.games.living_forest.model.facts import cards, deck, rocks, trees
from engine.games.living_forest.model.kinds import GOALS, PILES
from engine.games.living_forest.model.table import Acting, VictoryTile
from engine.games.living_forest.model.texts import card_name, tell
from engine.games.living_forest.rules.end_of_turn import end_turn
from engine.games.living_forest.rules.totals import excess, needed, symbols, total
from engine.text import Seat
from tests.engine.games.living_forest.stories import (
    KODAMA,
    SYMBOL,
    Story,
    acting_on,
    begin,
    begun,
    dealt,
    deeds,
    drawing,
    finish,
    goals,
    keys,
    kodama,
    legal,
    plant,
    play,
    refusal,
    refused,
)


@pytest.mark.rule("LF-KODAMA-01")
def test_it_is_off_by_default_and_then_nothing_of_it_is_there() -> None:
    assert GAME.Options().kodama is False
    table = dealt(4)
    assert (table.piles, table.onibi, table.element_tiles) == ({}, None, 0)
    assert not any(tree.startswith("k") for tree in table.trees)
    every = [card for cards_of in (*table.reserve, *table.decks) for card in cards_of]
    every += [card for player in table.players for card in player.stack]
    assert not any(cards()[card].kodama for card in every)
    assert refused(acting_on("panda"), "call flower") is None
    assert [needed(table.play.table, goal) for goal in GOALS] == [12, 12, 12]
    hare = acting_on("hare hare hare")
    hare.players[0].rock, hare.players[1].rock = 2, 8
    play(hare, "move 1")
    assert (hare.players[0].rock, hare.players[0].fragments) == (3, 1), "no rock calls a Kodama"
    assert not GAME.telling.in_play(table.options, 4, "LF-KODAMA-01")
    assert GAME.telling.in_play(table.options, 4, "LF-DRAW-01")


@pytest.mark.rule("LF-KODAMA-02")
def test_ten_more_animals() -> None:
    table = dealt(2, options=KODAMA)
    assert [len(shown) + len(left) for shown, left in zip(table.reserve, table.decks, strict=True)] == [
        23,
        21,
        17,
    ]
    assert [len(shown) for shown in table.reserve] == [4, 4, 4]
    base = dealt(2)
    assert [len(shown) + len(left) for shown, left in zip(base.reserve, base.decks, strict=True)] == [
        23,
        16,
        12,
    ]
    sums = [sum(cards()[card].cost for card in deck(level, kodama=True)) for level in "123"]
    assert sums == [81, 149, 199]
    new = [card for level in "23" for card in deck(level, kodama=True) if cards()[card].kodama]
    assert [cards()[card].coin for card in new] == [None] * 10
    taking = kodama("bison bison bison")
    taking.reserve[2] = ["ara"]
    begin(taking)
    play(taking, "attract ara")
    close(taking)
    finish(taking)
    assert 4 in taking.fires


def close(table: Story) -> None:
    """Finish the action and do without what it brings."""
    while table.acting is not None and table.acting.now:
        play(table, next(line for line in legal(table) if line in ("enough", "decline")))


@pytest.mark.rule("LF-KODAMA-03")
def test_everybody_begins_with_the_kodama_of_the_own_season() -> None:
    for player in dealt(4, options=KODAMA).players:
        assert Counter(player.stack) == Counter((*deck("start"), f"kodama-{player.spirit}"))
    table = drawing("bee kodama-winter", "owl", options=KODAMA)
    play(table, "draw")
    assert excess(table.players[0]) == 0
    assert symbols(table.players[0]) == 1
    assert cards()["kodama-winter"].elements == {}


@pytest.mark.rule("LF-KODAMA-04", "LF-KODAMA-05")
@pytest.mark.parametrize(("seats", "size"), [(2, 3), (3, 4), (4, 5)])
def test_three_public_piles_the_cheapest_on_top(seats: int, size: int) -> None:
    seen = set()
    for number in range(12):
        table = dealt(seats, options=KODAMA, seed=f"piles {number}".encode())
        view = GAME.view(table, None)
        assert [pile.pile for pile in view.piles] == list(PILES)
        for pile in view.piles:
            costs = [cards()[card].cost for card in pile.cards]
            assert (len(costs), costs) == (size, sorted(costs))
            assert {cards()[card].deck for card in pile.cards} == {pile.pile}
        seen.add(view.piles)
    assert len(seen) > 6
    table = kodama("panda panda")
    table.piles["flower"] = ["kodama-flower-1", "kodama-flower-2"]
    begin(table)
    action = GAME.grammar.read("call flower")
    label = labels.choice(GAME.view(table, Seat(0)), action, "pile")
    card = cards()["kodama-flower-1"]
    assert label == tell(
        "choice-card", card=card_name(card.id), cost=card.cost, gives=labels.card_gives(card.id)
    )
    play(table, "call flower")
    assert table.piles["flower"] == ["kodama-flower-2"]
    table.piles["flower"] = []
    assert labels.choice(GAME.view(table, Seat(0)), action, "pile") == tell("pile-flower")


@pytest.mark.rule("LF-KODAMA-06")
@pytest.mark.parametrize(("seats", "total_of_trees"), [(2, 36), (3, 45), (4, 51)])
def test_six_more_trees(seats: int, total_of_trees: int) -> None:
    table = dealt(seats, options=KODAMA)
    assert sum(table.trees.values()) == total_of_trees
    new = [tree for tree in trees().values() if tree.kodama]
    assert [table.trees[tree.id] for tree in new] == [2] * 6
    assert [(tree.cost, tree.per_symbol, tree.symbols) for tree in new] == [
        (6, "sun", 0),
        (7, "water", 0),
        (8, None, 1),
        (9, "plant", 0),
        (10, "wind", 0),
        (11, "flower", 0),
    ]
    player = kodama("").players[0]
    plant(player, k6="B2", k7="D2")
    assert goals(player)[0] == 4


@pytest.mark.rule("LF-KODAMA-05")
def test_cards_of_a_pile_that_cost_the_same_lie_in_any_order() -> None:
    ways: dict[tuple[str, ...], set[tuple[str, ...]]] = {}
    for number in range(40):
        table = dealt(4, options=KODAMA, seed=f"alike {number}".encode())
        for left in table.piles.values():
            ways.setdefault(tuple(sorted(left)), set()).add(tuple(left))
    assert max(map(len, ways.values())) > 1


@pytest.mark.rule("LF-KODAMA-07")
@pytest.mark.parametrize("rock", [3, 9])
def test_a_rock_that_calls_gives_nothing_to_whoever_starts_there(rock: int) -> None:
    table = kodama("panda")
    table.players[0].rock = rock
    begin(table)
    assert table.acting == Acting(Seat(0), 2)
    assert table.players[0].fragments == 0


@pytest.mark.rule("LF-KODAMA-07")
def test_two_rocks_call_a_kodama() -> None:
    assert [rock for rock, deed in enumerate(rocks(kodama=True)) if deed == "call"] == [3, 9]
    table = kodama("hare hare panda")
    table.players[0].rock = 1
    begin(table)
    play(table, "move 2")
    assert deeds(table) == {"call", "decline"}


@pytest.mark.rule("LF-KODAMA-13")
def test_three_actions_differ_but_for_the_repeats_allowed() -> None:
    four = " ".join([SYMBOL] * 4)
    table = begun(f"{four} hare", "bee")
    play(table, "fragment")
    assert refused(table, "fragment") == "LF-ACTION-04"
    table = kodama(f"{four} hare", "bee")
    plant(table.players[0], t11="B2")
    begin(table)
    play(table, "fragment", "fragment")
    assert refused(table, "fragment") == "LF-KODAMA-13"
    assert "move" in deeds(table)
    sloth = begun(f"{four} sloth", "bee")
    play(sloth, "fragment")
    assert refused(sloth, "fragment") == "LF-ACTION-04", "it repeats planting alone"


@pytest.mark.rule("LF-KODAMA-14")
@pytest.mark.parametrize(
    ("animal", "deed"),
    [
        ("armadillo", "call"),
        ("capybara", "move"),
        ("crayfish", "extinguish"),
        ("peafowl", "attract"),
        ("sloth", "plant"),
    ],
)
def test_repeat_animals(animal: str, deed: str) -> None:
    everything = f"{animal} marmot marmot flamingo flamingo hare hare hare rhinoceros rhinoceros panda"
    table = kodama(everything, fires=(2, 2, 2, 2))
    table.players[0].rock, table.players[1].rock = 0, 11
    table.onibi = 10
    table.reserve = [["raven", "beaver", "meerkat"], [], []]
    begin(table)
    first = next(line for line in legal(table) if line.startswith(deed))
    play(table, first)
    close(table)
    assert deed in deeds(table)
    other = {
        "attract": "plant",
        "plant": "attract",
        "move": "attract",
        "extinguish": "attract",
        "call": "attract",
    }[deed]
    again = kodama(everything, fires=(2, 2, 2, 2))
    again.reserve = [["raven", "beaver", "meerkat"], [], []]
    begin(again)
    play(again, next(line for line in legal(again) if line.startswith(other)))
    close(again)
    assert other not in deeds(again)
    limited = begun(f"{everything} bear lynx fox", fires=(2, 2))
    assert limited.acting is not None
    assert limited.acting.basic == 1


@pytest.mark.rule("LF-KODAMA-15")
@pytest.mark.parametrize(
    ("animal", "deed"),
    [
        ("anteater", "plant"),
        ("ara", "attract"),
        ("flying-squirrel", "move"),
        ("koi", "extinguish"),
        ("tiger", "call"),
    ],
)
def test_bonus_animals_give_an_action_at_any_excess(animal: str, deed: str) -> None:
    table = kodama(f"{animal} marmot flamingo hare rhinoceros panda bear lynx fox", fires=(2, 2, 2))
    table.players[0].rock, table.players[1].rock, table.onibi = 0, 11, 10
    table.reserve = [["wolf", "lemur"], [], []]
    begin(table)
    assert table.acting is not None
    assert table.acting.basic == 1
    for _ in range(2):
        assert table.acting.seat == 0
        play(table, next(line for line in legal(table) if line.startswith(deed)))
        close(table)
    assert table.acting.seat == 1
    lost = begun(f"{animal} flamingo", "bee")
    finish(lost)
    assert lost.phase == "draw"


@pytest.mark.rule("LF-KODAMA-15", "LF-KODAMA-17")
def test_after_the_last_basic_action_an_animal_and_a_tile_still_count() -> None:
    table = kodama("koi flamingo bear lynx fox", "bee", fires=(2, 2))
    table.players[0].element_tiles = 1
    begin(table)
    play(table, "fragment")
    assert table.acting is not None
    assert table.acting.basic == 0
    assert deeds(table) == {"extinguish", "spend", "end"}
    play(table, "extinguish 2", "extinguish 2")
    assert deeds(table) == {"spend", "end"}
    play(table, "spend flower")
    assert goals(table.players[0]) == (2, 3, 3)


@pytest.mark.rule("LF-KODAMA-15")
def test_the_actions_of_animals_are_counted_among_those_left() -> None:
    table = kodama("koi flamingo bear lynx fox", "bee", fires=(2, 2))
    table.players[0].element_tiles = 1
    begin(table)

    def counts() -> list[object]:
        view = GAME.view(table, None)
        texts = (GAME.awaits(table)[Seat(0)].prompt, view.headline)
        doubt = GAME.telling.doubt(view, End())
        assert doubt == (tell("doubt-end", count=table.acting.left) if table.acting.left else None)
        return [dict(text.args)["count"] for text in texts]

    assert counts() == [2, 2]
    play(table, "fragment")
    assert counts() == [1, 1]
    objection = refusal(table, "fragment")
    assert objection.rule == "LF-KODAMA-15"
    assert objection.text == tell("refused-only-of-animals", left=(tell("deed-extinguish"),))
    play(table, "extinguish 2", "extinguish 2")
    assert counts() == [0, 0]
    assert refusal(table, "fragment").text == tell("refused-no-action-left")


@pytest.mark.rule("LF-KODAMA-13")
def test_a_third_time_is_refused_as_such() -> None:
    table = kodama("sloth marmot hare hare rhinoceros rhinoceros panda panda", "bee")
    begin(table)
    assert table.acting is not None
    table.acting.basic, table.acting.used = 1, ("plant", "plant")
    objection = refusal(table, "plant t3a B1")
    assert (objection.rule, objection.text.key) == ("LF-KODAMA-13", "living-forest-refused-twice-already")
    table.acting.used = ("attract",)
    assert refusal(table, "attract raven").text.key == "living-forest-refused-same-type"


@pytest.mark.rule("LF-KODAMA-18")
def test_element_tiles_are_kept_for_later_turns() -> None:
    table = kodama("bee", "bee", fires=())
    player = table.players[0]
    player.element_tiles = 2
    begin(table)
    play(table, "spend sun")
    list(end_turn(table.play.table))
    assert (player.element_tiles, player.extra) == (1, ())


@pytest.mark.rule("LF-KODAMA-17", "LF-KODAMA-18", "LF-KODAMA-19")
def test_element_tiles_are_spent_before_an_action_and_last_for_the_turn() -> None:
    table = kodama("weasel", "bee", fires=(2,))
    player = table.players[0]
    player.element_tiles = 3
    table.reserve = [["lemur", "hedgehog"], [], []]
    begin(table)
    assert [line for line in legal(table) if line.startswith("spend")] == [
        "spend sun",
        "spend water",
        "spend plant",
        "spend wind",
        "spend flower",
    ]
    play(table, "spend sun", "attract hedgehog")
    assert total(player, "sun") == 4
    play(table, "spend water", "spend flower")
    assert goals(player)[2] == 2
    play(table, "end")
    assert refused(table, "spend sun") == "LF-KODAMA-17"
    finish(table)
    assert "varan" not in player.discard
    assert (player.extra, player.element_tiles, total(player, "water")) == ((), 0, 0)


@pytest.mark.rule("LF-KODAMA-17")
@pytest.mark.parametrize(
    ("element", "gain"), [("sun", 2), ("water", 2), ("plant", 2), ("wind", 1), ("flower", 1)]
)
def test_what_a_tile_gives(element: str, gain: int) -> None:
    table = kodama("bee fawn", "bee")
    player = table.players[0]
    player.element_tiles = 2
    begin(table)
    before = GAME.view(table, None).players[0].elements
    play(table, f"spend {element}")
    after = GAME.view(table, None).players[0].elements
    assert {name: after[name] - before[name] for name in after if after[name] != before[name]} == {
        element: gain
    }


@pytest.mark.rule("LF-KODAMA-17", "LF-FOREST-12")
def test_a_tile_and_the_corner_together_pay_for_its_bonus_action() -> None:
    """Sun 0, the corner's 3 and the tile's 2 attract a card for 5; with one sun less the bonus is lost."""
    for line, possible in (("rhinoceros rhinoceros", True), ("rhinoceros rhinoceros toucan baboon", False)):
        table = kodama(line, "bee")
        player = table.players[0]
        player.element_tiles = 1
        plant(player, t3b="B2 B1")
        table.reserve = [[], ["rooster"], []]
        begin(table)
        told = play(table, "plant t3b A1")
        assert ("lost" in keys(told)) != possible
        if possible:
            assert total(player, "sun") == 0
            assert deeds(table) == {"spend", "decline"}
            play(table, "spend sun")
            assert legal(table) == ["attract rooster", "decline"]
            play(table, "attract rooster")
            assert player.stack[-1] == "rooster"


@pytest.mark.rule("LF-KODAMA-17", "LF-FOREST-12")
@pytest.mark.parametrize(("tiles", "possible"), [(0, False), (1, False), (2, True), (3, True)])
def test_several_tiles_may_be_spent_on_one_bonus_action(tiles: int, possible: bool) -> None:
    """Sun -1, the corner's 3 and 2 of each tile: a card for 5 needs two of them."""
    table = kodama("rhinoceros rhinoceros toucan baboon", "bee")
    player = table.players[0]
    player.element_tiles = tiles
    plant(player, t3b="B2 B1")
    table.reserve = [[], ["rooster"], []]
    begin(table)
    assert ("lost" in keys(play(table, "plant t3b A1"))) != possible
    if possible:
        play(table, "spend sun", "spend sun", "attract rooster")
        assert (player.stack[-1], player.element_tiles) == ("rooster", tiles - 2)


@pytest.mark.rule("LF-KODAMA-14", "LF-KODAMA-15")
def test_an_action_that_an_animal_gives_is_used_before_a_basic_one_of_its_type() -> None:
    """So none of the two basic actions is gone, and each type is still there for them."""
    table = begun("ara marmot flamingo hare rhinoceros panda", fires=(2, 2))
    table.reserve[0] = ["wolf", "lemur"]
    play(table, "attract wolf")
    acting = table.acting
    assert acting is not None
    assert (acting.basic, acting.animals, acting.used) == (2, (), ())
    play(table, "attract lemur")
    assert (acting.basic, acting.used) == (1, ("attract",))


@pytest.mark.rule("LF-KODAMA-17")
def test_not_in_the_middle_of_an_action() -> None:
    table = kodama("marmot", "bee")
    table.players[0].element_tiles = 1
    table.reserve = [["raven", "beaver"], [], []]
    begin(table)
    play(table, "attract raven")
    assert refused(table, "spend sun") == "LF-KODAMA-17"


@pytest.mark.rule("LF-KODAMA-20")
def test_twelve_tiles_which_return_after_the_turn() -> None:
    table = kodama("bee", "bee")
    table.players[0].element_tiles = 2
    table.element_tiles = 10
    begin(table)
    play(table, "spend sun")
    finish(table)
    assert table.element_tiles == 11
    assert GAME.view(table, None).players[0].element_tiles == 1
    assert dealt(2, options=KODAMA).element_tiles == 12
    empty = kodama(" ".join([SYMBOL] * 3), "bee")
    empty.element_tiles = 0
    begin(empty)
    assert (empty.players[0].element_tiles, empty.players[0].fragments) == (0, 0)


@pytest.mark.rule("LF-KODAMA-21", "LF-KODAMA-22")
def test_calling_takes_one_card_within_the_flowers() -> None:
    table = kodama("ram", "bee")
    table.piles = {
        "flower": ["kodama-flower-1", "kodama-flower-2"],
        "tree": ["kodama-tree-4"],
        "water": ["kodama-water-6"],
    }
    begin(table)
    assert [line for line in legal(table) if line.startswith("call")] == ["call flower", "call tree"]
    assert refused(table, "call water") == "LF-KODAMA-21"
    before = goals(table.players[0])[2]
    play(table, "call flower")
    assert (table.piles["flower"], table.players[0].stack[-1]) == (["kodama-flower-2"], "kodama-flower-1")
    assert refused(table, "call flower") == "LF-ACTION-04"
    assert goals(table.players[0])[2] == before
    poor = kodama("bee", "bee")
    poor.players[0].tiles = []
    begin(poor)
    assert "call" not in deeds(poor)
    poor = kodama("panda", "bee")
    poor.piles = {pile: [] for pile in poor.piles}
    begin(poor)
    assert refused(poor, "call tree") == "LF-KODAMA-21"


@pytest.mark.rule("LF-KODAMA-23")
def test_a_called_card_lies_on_top_and_brings_no_fire() -> None:
    table = kodama("panda", "bee", fires=(3,))
    table.onibi = 1
    begin(table)
    top = table.piles["tree"][0]
    play(table, "call tree")
    assert table.players[0].stack[-1] == top
    finish(table)
    assert table.fires == [3]


@pytest.mark.rule("LF-KODAMA-24")
@pytest.mark.parametrize(("seats", "rock"), [(2, 11), (3, 1), (4, 11)])
def test_where_onibi_begins(seats: int, rock: int) -> None:
    assert dealt(seats, options=KODAMA).onibi == rock


@pytest.mark.rule("LF-KODAMA-25", "LF-KODAMA-26")
@pytest.mark.parametrize(("seats", "end"), [(2, 3), (3, 4), (4, 1)])
def test_onibi_moves_after_each_call(seats: int, end: int) -> None:
    table = kodama("panda", seats=seats, fires=(3,))
    begin(table)
    told = play(table, "call tree")
    assert "onibi" in keys(told)
    assert table.onibi == end
    assert table.fires == [2, 3]
    assert all(len(player.tiles) == 3 for player in table.players)


@pytest.mark.rule("LF-KODAMA-25")
def test_onibi_moves_again_with_the_second_call_of_a_turn() -> None:
    table = kodama("panda panda panda panda")
    plant(table.players[0], t11="B2")
    table.players[0].rock, table.players[1].rock, table.onibi = 0, 1, 2
    begin(table)
    play(table, "call tree")
    assert table.onibi == 5
    play(table, "call tree")
    assert table.onibi == 8


@pytest.mark.rule("LF-KODAMA-26")
@pytest.mark.parametrize(("fires", "after"), [(5, 7), (6, 7), (7, 7)])
def test_never_more_than_seven_fires(fires: int, after: int) -> None:
    table = kodama("panda flamingo", fires=(3,) * fires)
    table.players[0].rock, table.players[1].rock, table.onibi = 0, 1, 11
    begin(table)
    play(table, "call tree")
    assert len(table.fires) == after
    if fires < 7:
        assert "extinguish 2" in legal(table)


@pytest.mark.rule("LF-KODAMA-26")
@pytest.mark.parametrize("onibi", range(2, 11))
def test_no_rock_gives_anything_when_onibi_comes_to_it(onibi: int) -> None:
    table = kodama("panda")
    table.players[0].rock, table.players[1].rock, table.onibi = 0, 1, onibi
    begin(table)
    before = table.fragments
    play(table, "call tree")
    assert (table.fragments, table.players[0].fragments, table.players[1].fragments) == (before, 0, 0)
    assert table.acting is not None
    assert table.acting.now is None


@pytest.mark.rule("LF-KODAMA-27")
def test_onibis_rock_is_occupied() -> None:
    table = kodama("hare hare", "bee")
    table.onibi = 1
    begin(table)
    play(table, "move 1")
    assert table.players[0].rock == 2
    assert table.acting is not None
    assert (len(table.players[0].tiles), table.acting.now) == (3, None), "nothing is taken from Onibi"
    assert (table.players[0].fragments, table.fires) == (0, [2]), "nothing for Onibi"


@pytest.mark.rule("LF-KODAMA-28")
@pytest.mark.parametrize("fires", [11, 12])
def test_the_goal_is_thirteen(fires: int) -> None:
    table = kodama("bee", "bee", fires=())
    table.players[0].fires = [2] * fires
    begin(table)
    finish(table)
    assert (table.phase == "over") == (fires == 12)


@pytest.mark.rule("LF-KODAMA-29")
@pytest.mark.parametrize(("pile", "goal"), [("flower", "flower"), ("tree", "tree"), ("water", "fire")])
def test_an_empty_pile_raises_its_goal_to_fifteen(pile: str, goal: str) -> None:
    table = kodama("", "")
    for seat, tiles in ((0, 15), (1, 13)):
        table.players[seat].forest = [None] * 15
        table.players[seat].tiles = [
            VictoryTile(kind, "winter") for kind in ("tree", "fire", "flower") if kind == goal
        ] * tiles
    table.piles = {name: ([] if name == pile else left) for name, left in table.piles.items()}
    needed = {each.goal: each.needed for each in GAME.view(table, None).players[0].goals}
    assert needed == {kind: 15 if kind == goal else 13 for kind in ("tree", "fire", "flower")}
    assert GAME.outcome(table).winners == (0,)
    table.players[0].tiles.pop()
    begin(table)
    finish(table)
    assert table.phase == "draw"


def test_tiles_of_elements_come_back() -> None:
    table = kodama("bee", "bee")
    table.players[0].extra = ("sun", "sun")
    table.element_tiles = 10
    list(end_turn(table.play.table))
    assert table.element_tiles == 12
