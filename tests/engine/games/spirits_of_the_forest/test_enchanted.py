"""The Enchanted mode."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from engine.chance import Chance
from engine.games.spirits_of_the_forest import GAME
from engine.games.spirits_of_the_forest.model.facts import Tile, base_tiles, tiles
from engine.games.spirits_of_the_forest.model.table import Table
from engine.games.spirits_of_the_forest.model.texts import tile_text
from engine.games.spirits_of_the_forest.modules.enchanted import ENCHANTED
from engine.games.spirits_of_the_forest.modules.enchanted.deck import enchantments, matches
from engine.games.spirits_of_the_forest.modules.enchanted.state import Display
from engine.games.spirits_of_the_forest.rules.winner import winners_text
from engine.text import Seat
from tests.engine.games.spirits_of_the_forest.forest import (
    dealt,
    end,
    face_of,
    forest,
    legal,
    line,
    part_of,
    play,
    refused,
    score,
    stage,
    with_cards,
    with_curses,
)

# Of the cards: 1 asks for mosses, sun and any tile and moves gems; 2 for flowers, moon and any and plays again; 3 for fruits, fire
# and any and draws tokens; 10 for a double, any tile with the sun, and any; 5 for mushrooms with a power, leaves, and any power.
REST = "\n branches2 vines2 vines2 webs2\n branches2 leaves2"


def cards(table: Table) -> Display:
    return ENCHANTED.of(table)


def claims(table: Table) -> list[str]:
    return [action for action in legal(table) if action.startswith("claim")]


def at_claim(hand: str, display: str = "1", deck: str = "4", drawing: str = REST) -> Table:
    """Return a table on which seat 0 has taken A1, a double of the branches, and placed no gem: now it may claim."""
    table = with_cards(forest(drawing, tiles=[hand]), display, deck)
    table.box = [face_of(word) for word in ("sun", "moon", "webs", "plus")]
    play(table, "take A1")
    if stage(table) == "gem":
        play(table, "keep")
    return table


@pytest.mark.rule("ML-ENCHANT-01")
def test_three_of_fifteen_cards_lie_open() -> None:
    table = dealt(3, enchanted=True)
    assert len(enchantments()) == 15
    assert sorted(cards(table).deck + cards(table).display) == sorted(enchantments())
    assert len(cards(table).display) == 3
    part = part_of(ENCHANTED, table)
    assert [each.card for each in part.display] == cards(table).display
    assert part.deck == 12
    assert cards(dealt(3, seed=b"other", enchanted=True)).display != cards(table).display
    top = {cards(GAME.redeal(table, Seat(0), Chance(bytes([n])))).deck[-1] for n in range(60)}
    assert len(top) > 8, "nobody knows the deck"


@pytest.mark.rule("ML-ENCHANT-02")
def test_each_card_has_three_requests_a_bonus_and_points() -> None:
    assert {len(card.requests) for card in enchantments().values()} == {3}
    assert all(card.points > 0 for card in enchantments().values())
    assert Counter(card.bonus for card in enchantments().values()) == {"gem": 5, "again": 5, "tokens": 5}


@pytest.mark.rule("ML-ENCHANT-03", "ML-ENCHANT-05")
@pytest.mark.parametrize(
    ("request_", "number"),
    [
        ("double", 17),
        ("any+sun", 9),
        ("leaves+power", 3),
        ("any", 48),
        ("power", 27),
        ("leaves", 6),
        ("moon", 9),
    ],
)
def test_which_tiles_meet_a_request(request_: str, number: int) -> None:
    assert sum(matches(request_, tile) for tile in tiles()[: base_tiles()]) == number


@pytest.mark.rule("ML-ENCHANT-05")
def test_any_tile_of_a_spirit_meets_its_request() -> None:
    for tile in (Tile("leaves", 1), Tile("leaves", 2), Tile("leaves", 1, "sun")):
        assert matches("leaves", tile)
    assert not matches("leaves+power", Tile("leaves", 2))
    assert not matches("leaves+power", Tile("webs", 1, "sun"))
    assert not matches("double", Tile("leaves", 1, "sun"))
    assert not matches("any+sun", Tile("leaves", 1, "moon"))
    assert not matches("sun", Tile("leaves", 1, "moon"))


@pytest.mark.rule("ML-ENCHANT-04")
def test_three_different_tiles_pay_one_request_each() -> None:
    table = at_claim("mosses:sun leaves:sun")
    assert set(claims(table)) == {
        "claim 1 mosses-sun leaves-sun branches-double",
    }, "the mosses' sun cannot be counted twice"
    assert refused(table, "claim 1 mosses-sun mosses-sun branches-double") is not None
    table = at_claim("mosses:sun mosses:moon webs:sun")
    found = set(claims(table))
    assert "claim 1 mosses-moon mosses-sun webs-sun" in found
    assert "claim 1 mosses-sun webs-sun mosses-moon" in found
    assert "claim 1 mosses-moon webs-sun mosses-sun" in found, "a tile may meet a looser request"
    assert all(claim.split()[2].startswith("mosses") and claim.split()[3].endswith("sun") for claim in found)


@pytest.mark.rule("ML-ENCHANT-04")
@pytest.mark.parametrize("order", list(permutations(["mosses:sun", "flowers:sun", "leaves:moon"])))
def test_any_assignment_of_tiles_to_requests_will_do(order: tuple[str, ...]) -> None:
    table = at_claim(" ".join(order))
    assert "claim 1 mosses-sun flowers-sun leaves-moon" in claims(table)


@pytest.mark.rule("ML-ENCHANT-06")
def test_a_card_is_claimed_at_the_end_of_the_turn_after_the_gem_step() -> None:
    table = with_cards(forest(REST, tiles=["mosses:sun leaves:sun", "mosses:moon webs:sun"]), "1 2", "4")
    assert claims(table) == []
    play(table, "take A1")
    assert stage(table) == "gem"
    assert claims(table) == []
    play(table, "place A2")
    assert stage(table) == "claim"
    assert legal(table, 1) == []
    assert "stop" in legal(table)
    play(table, "stop")
    assert table.active == 1
    assert cards(table).claimed == [[], []]
    rich = with_cards(forest(REST, tiles=["mosses:sun leaves:sun", ""]), "1 2", "4", claimed=["7 8 9"])
    play(rich, "take A1")
    play(rich, "keep")
    assert stage(rich) == "claim", "there is no limit to the cards"


@pytest.mark.rule("ML-ENCHANT-06")
def test_one_card_in_a_turn_and_no_limit_to_those_owned() -> None:
    hand = "mosses:sun leaves:sun mosses:moon webs:sun flowers:moon leaves:moon fruits:fire webs:fire"
    table = at_claim(hand, "2 11", "3")
    cards(table).claimed[0] = ["7", "8", "9"]
    play(table, "claim 2 flowers-moon leaves-moon webs-fire")
    assert cards(table).claimed[0] == ["7", "8", "9", "2"]
    assert stage(table) == "collect"
    assert claims(table) == []


@pytest.mark.rule("ML-ENCHANT-06")
def test_who_can_claim_nothing_is_not_asked() -> None:
    assert at_claim("leaves:sun leaves:moon").active == 1


@pytest.mark.rule("ML-ENCHANT-07")
def test_the_three_tiles_count_for_nothing_any_more() -> None:
    table = at_claim("mosses:sun leaves:sun webs2", "10")
    told = play(table, "claim 10 branches-double leaves-sun webs-double")[0].text
    assert dict(told.args)["tiles"] == tuple(
        map(tile_text, (Tile("branches", 2), Tile("leaves", 1, "sun"), Tile("webs", 2)))
    )
    assert [tiles()[tile] for tile in table.players[0].tiles] == [Tile("mosses", 1, "sun")]
    assert [tiles()[tile] for tile in cards(table).spent] == [
        Tile("branches", 2),
        Tile("leaves", 1, "sun"),
        Tile("webs", 2),
    ]
    counted = {each.name: each.parts[0].total for each in GAME.view(table, None).categories}
    assert (counted["branches"], counted["leaves"], counted["webs"], counted["sun"]) == (0, 0, 0, 1)
    assert GAME.view(table, None).players[0].tile_count == 1


@pytest.mark.rule("ML-ENCHANT-08")
def test_a_claimed_card_is_replaced_while_the_deck_lasts() -> None:
    table = at_claim("mosses:sun leaves:sun", "2 1 3", "5 4")
    play(table, "claim 1 mosses-sun leaves-sun branches-double")
    assert (cards(table).display, cards(table).deck) == (["2", "4", "3"], ["5"])
    table = at_claim("mosses:sun leaves:sun", "2 1 3", "4")
    play(table, "claim 1 mosses-sun leaves-sun branches-double")
    assert (cards(table).display, cards(table).deck) == (["2", "4", "3"], []), "by the last card too"
    table = at_claim("mosses:sun leaves:sun", "2 1 3", "")
    play(table, "claim 1 mosses-sun leaves-sun branches-double")
    assert cards(table).display == ["2", "3"]


@pytest.mark.rule("ML-ENCHANT-09")
def test_a_blocked_player_who_passes_claims_nothing() -> None:
    table = with_cards(forest("leaves2@1", tiles=["mosses:sun leaves:sun webs2", ""], removed=[3]), "1", "4")
    assert legal(table) == ["pass"]
    play(table, "pass")
    assert (table.active, stage(table)) == (1, "collect")


@pytest.mark.rule("ML-ENCHANT-15")
def test_without_a_card_or_without_the_most_of_a_spirit_the_total_is_nought() -> None:
    hands = ["leaves2 vines2", "leaves2 webs2", "mosses:sun leaves"]
    table = with_cards(forest("", players=3, tiles=hands), "1", claimed=["2", "", "3"])
    assert score(table, 0) == 2 + 2 + enchantments()["2"].points
    assert score(table, 1) == 0
    assert line(table, 1, "no-card") == -4
    assert score(table, 2) == 1 + 1 + enchantments()["3"].points
    table = with_cards(forest("", tiles=["leaves2", "leaves:sun"]), "1", claimed=["2", "3"])
    assert score(table, 1) == 0, "the most suns are no spirit"
    assert line(table, 1, "no-majority") == -1 - enchantments()["3"].points


@pytest.mark.rule("ML-ENCHANT-15")
def test_a_tie_for_the_most_of_a_spirit_is_enough() -> None:
    table = with_cards(forest("", tiles=["leaves2", "leaves2"]), "1", claimed=["2", "2"])
    assert [score(table, seat) for seat in (0, 1)] == [2 + enchantments()["2"].points] * 2


@pytest.mark.rule("ML-ENCHANT-15", "SF-GEMBONUS-02")
def test_not_even_gems_score_without_a_card() -> None:
    table = with_cards(forest("", tiles=["leaves2", "webs2"], modules=("gem-bonus",)), "1", claimed=["2"])
    assert score(table, 0) == 2 + enchantments()["2"].points + 3
    assert score(table, 1) == 0


@pytest.mark.rule("ML-ENCHANT-15", "SF-CURSE-06")
def test_without_a_card_a_curse_takes_nothing_below_nought() -> None:
    table = with_cards(forest("webs2", tiles=["mosses2 vines2", ""]), "1", claimed=["2", ""])
    end(with_curses(table, "mosses-vines", "mosses-vines"))
    assert line(table, 1, "cursed") == -6
    assert score(table, 1) == 0


@pytest.mark.rule("ML-ENCHANT-16")
def test_nobody_loses_points_for_what_is_missing() -> None:
    table = with_cards(forest("", tiles=["leaves2", "webs2"]), "1", claimed=["2", "3"])
    points = [part.points for each in GAME.view(table, None).categories for part in each.parts]
    assert min(points) == 0


@pytest.mark.rule("ML-ENCHANT-17")
def test_points_of_cards_are_added_and_more_cards_break_a_tie_before_fewer_tiles() -> None:
    assert [enchantments()[card].points for card in ("2", "3", "13")] == [3, 3, 6]
    hands = ["leaves2 vines", "webs webs:sun fruits"]
    table = with_cards(forest("", tiles=hands, favours=["moon fire", ""]), "1", claimed=["13", "2 3"])
    first, second = GAME.outcome(table).standings
    assert (first.score, second.score) == (11, 11)
    assert (first.rank, second.rank) == (2, 1)
    hands[1] = "webs:sun webs branches"
    table = with_cards(forest("", tiles=hands, favours=["moon", ""]), "1", claimed=["13", "2 3"])
    first, second = GAME.outcome(table).standings
    assert (first.score, second.score, first.rank, second.rank) == (10, 10, 2, 1), "though it has more tiles"
    table = with_cards(forest("", tiles=["leaves2", "vines webs"]), "1", claimed=["2", "3"])
    first, second = GAME.outcome(table).standings
    assert (first.score, second.score, first.rank, second.rank) == (5, 5, 1, 2), "then the fewest tiles"


@pytest.mark.rule("ML-ENCHANT-17")
@pytest.mark.parametrize(
    ("hands", "claimed", "key"),
    [
        (["leaves2 vines", "webs webs:sun branches"], ["13", "2 3"], "won-by-enchanted"),
        (["leaves2", "vines webs"], ["2", "3"], "won-by-tiles"),
        (["leaves2", "vines webs", "fruits2"], ["2 3", "2 3", "13"], "won-by-enchanted-and-tiles"),
    ],
    ids=["cards", "tiles", "both"],
)
def test_the_winner_is_told_with_what_broke_the_tie(hands: list[str], claimed: list[str], key: str) -> None:
    favours = ["moon", ""] if key == "won-by-enchanted" else []
    table = with_cards(forest("", players=len(hands), tiles=hands, favours=favours), "1", claimed=claimed)
    assert len({standing.score for standing in GAME.outcome(table).standings}) == 1
    assert winners_text(table, GAME.outcome(table)).key == f"spirits-of-the-forest-{key}"


@pytest.mark.rule("ML-ENCHANT-18")
def test_the_game_goes_on_until_the_forest_is_empty() -> None:
    table = at_claim("leaves:sun", drawing="branches2")
    assert stage(table) == "over"
    assert GAME.outcome(table).final
