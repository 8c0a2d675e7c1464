"""The Action phase: how many actions, which, and what they reach; attracting and extinguishing."""

from __future__ import annotations

import pytest

from engine.action import to_text
from engine.chance import Chance
from engine.games.living_forest import GAME
from engine.games.living_forest.rules.totals import excess, total
from engine.text import Seat
from tests.engine.games.living_forest.stories import (
    act,
    acting_on,
    begin,
    deeds,
    drawing,
    finish,
    keys,
    legal,
    plant,
    play,
    refusal,
    refused,
)
from words.catalogue import words


@pytest.mark.rule("LF-ACTION-01")
def test_one_after_the_other_from_the_sacred_tree_on() -> None:
    table = act("bee", "bee", "bee", seats=3)
    table.first = Seat(1)
    begin(table)
    order = []
    while table.phase == "action":
        assert table.acting is not None
        order.append(table.acting.seat)
        assert list(GAME.awaits(table)) == [order[-1]]
        early = refusal(table, "fragment", seat=(order[-1] + 1) % 3)
        assert early.rule == "LF-ACTION-01"
        said = words("en").say(early.text, ("Ada", "Bruno", "Celina"))
        assert said == f"It is the turn of {('Ada', 'Bruno', 'Celina')[order[-1]]}.", (
            "of the last the others are done"
        )
        play(table, "end")
    assert order == [1, 2, 0]


@pytest.mark.rule("LF-ACTION-02")
@pytest.mark.parametrize(
    ("line", "actions"), [("bear lynx fox koala", 2), ("bear lynx fox", 1), ("bee", 2), ("", 2)]
)
def test_the_excess_decides_on_the_number_of_actions(line: str, actions: int) -> None:
    table = acting_on(line)
    assert table.acting is not None
    assert table.acting.basic == actions


@pytest.mark.rule("LF-ACTION-02")
def test_a_third_solitary_that_was_removed_does_not_count() -> None:
    table = drawing("bee owl", "bee", seats=2)
    table.players[0].line, table.players[0].fragments = ["bear", "lynx"], 1
    play(table, "draw", "use", "stop", seat=0)
    play(table, "draw", "stop", seat=1)
    assert table.acting is not None
    assert (table.acting.seat, table.acting.basic) == (0, 2)


@pytest.mark.rule("LF-ACTION-03", "LF-ACTION-04")
def test_two_different_actions_in_any_order() -> None:
    everything = "marmot flamingo wolf rhinoceros"
    table = acting_on(everything)
    assert deeds(table) == {"fragment", "attract", "extinguish", "move", "plant", "end"}
    play(table, "fragment")
    assert refused(table, "fragment") == "LF-ACTION-04"
    assert deeds(table) == {"attract", "extinguish", "move", "plant", "end"}
    table = acting_on("marmot")
    table.reserve[0] = ["racoon", "beaver", "wolf"]
    play(table, "attract racoon", "enough")
    assert refused(table, "attract beaver") == "LF-ACTION-04"


@pytest.mark.rule("LF-ACTION-05")
def test_the_tree_of_eleven_allows_the_same_action_twice() -> None:
    table = act("bee", seats=2)
    plant(table.players[0], t11="B2 C1")
    begin(table)
    play(table, "fragment", "fragment")
    assert table.players[0].fragments == 2
    assert table.acting is not None
    assert table.acting.seat == 1
    limited = act("bear lynx fox", seats=2)
    plant(limited.players[0], t11="B2")
    begin(limited)
    play(limited, "fragment")
    assert limited.acting is not None
    assert limited.acting.seat == 1


@pytest.mark.rule("LF-ACTION-06")
def test_it_works_from_the_moment_it_is_planted() -> None:
    table = acting_on("rhinoceros rhinoceros rhinoceros caterpillar")
    play(table, "plant t11 B2", "plant t3a C1")
    assert table.players[0].forest.count(None) == 12


@pytest.mark.rule("LF-ACTION-07")
def test_unused_actions_are_lost() -> None:
    table = acting_on("bee")
    play(table, "end", "end")
    assert table.phase == "draw"


@pytest.mark.rule("LF-ACTION-07")
def test_whoever_would_lose_actions_is_asked_whether_they_mean_to_end_their_turn() -> None:
    table, end, asked = acting_on("bear lynx fox koala"), GAME.grammar.read("end"), []
    for line in ("fragment", "end"):
        doubt = GAME.telling.doubt(GAME.view(table, Seat(0)), end)
        assert doubt is not None
        asked.append(words("en").say(doubt))
        assert GAME.telling.doubt(GAME.view(table, Seat(0)), GAME.grammar.read("fragment")) is None
        play(table, line)
    rest = "End your turn all the same?"
    assert asked == [f"You have 2 actions left. {rest}", f"You have an action left. {rest}"]


@pytest.mark.rule("LF-ACTION-08")
def test_bonus_actions_come_on_top_and_may_be_of_a_type_used() -> None:
    table = act("bear lynx fox wolf weasel")
    table.reserve[0] = ["beaver", "raven", "meerkat", "horned-owl"]
    begin(table)
    assert table.acting is not None
    assert table.acting.basic == 1
    play(table, "move 2")
    assert deeds(table) == {"attract", "decline"}
    play(table, "attract raven", "enough")
    assert table.players[0].stack[-1] == "raven"
    both = act("wolf weasel")
    both.reserve[0] = ["beaver", "raven", "meerkat", "horned-owl"]
    begin(both)
    play(both, "attract beaver", "move 2", "attract raven")
    assert both.players[0].stack[-2:] == ["beaver", "raven"]
    first = act("wolf weasel")
    first.reserve[0] = ["beaver", "raven", "meerkat", "horned-owl"]
    begin(first)
    play(first, "move 2", "attract raven")
    assert first.acting is not None
    assert first.acting.basic == 1, "the bonus has cost none of the two"
    play(first, "attract beaver")
    assert first.players[0].stack[-2:] == ["raven", "beaver"], "nor has it used up its kind"


@pytest.mark.rule("LF-ACTION-09")
def test_a_bonus_is_resolved_before_anything_else() -> None:
    table = acting_on("wolf weasel bee caterpillar")
    table.players[0].rock = 4
    play(table, "move 1")
    table = acting_on("wolf weasel bee caterpillar")
    table.players[0].rock = 5
    table.players[1].rock = 9
    play(table, "move 1")
    assert deeds(table) == {"plant", "decline"}
    assert refused(table, "fragment") == "LF-ACTION-09"
    assert refused(table, "end") == "LF-ACTION-09"
    play(table, "plant t3a C1")
    assert "fragment" in deeds(table)


@pytest.mark.rule("LF-ACTION-10")
def test_a_bonus_may_be_declined_and_one_that_is_impossible_is_lost() -> None:
    table = act("wolf weasel")
    table.reserve[0] = ["raven"]
    begin(table)
    play(table, "move 2", "decline")
    assert "fragment" in deeds(table)
    poor = acting_on("wolf")
    told = play(poor, "move 2")
    assert "lost" in keys(told)
    assert "fragment" in deeds(poor)
    assert refused(poor, "decline") == "LF-ACTION-10"


@pytest.mark.rule("LF-ACTION-11", "LF-ACTION-13")
def test_totals_add_up_cards_trees_and_lines() -> None:
    table = acting_on("weasel tanuki boar")
    player = table.players[0]
    plant(player, t3a="B2")
    assert [total(player, e) for e in ("sun", "plant", "flower")] == [4, 2, -1]
    player.line = ["goldfish"]
    assert total(player, "plant") == -1
    assert "plant" not in deeds(table)
    player.line = ["goldfish", "bear", "owl"]
    assert total(player, "plant") == 3
    plant(player, t3a="C1 C3")
    assert total(player, "sun") == 3 + 1, "three trees of a kind, and column C"


@pytest.mark.rule("LF-ACTION-12")
def test_totals_are_never_used_up() -> None:
    table = act("marmot wolf")
    table.reserve = [["wolf", "lemur"], ["rooster"], []]
    begin(table)
    play(table, "attract lemur", "move 2", "attract rooster")
    assert table.players[0].stack[-2:] == ["lemur", "rooster"]


@pytest.mark.rule("LF-ACTION-14", "LF-PLANT-05")
def test_a_tree_counts_at_once() -> None:
    table = act("lemur rhinoceros caterpillar")
    table.reserve = [[], ["frog"], []]
    begin(table)
    assert refused(table, "attract frog") == "LF-ATTRACT-01"
    play(table, "plant t5a B2", "attract frog")
    assert table.players[0].stack[-1] == "frog"


@pytest.mark.rule("LF-ACTION-15")
def test_an_action_that_would_do_nothing_cannot_be_chosen() -> None:
    table = acting_on("bee", fires=[])
    table.fragments = 0
    assert legal(table) == ["end"]
    assert refused(table, "fragment") == "LF-ACTION-15"
    for line, rule in (
        ("attract beaver", "LF-ATTRACT-01"),
        ("extinguish 2", "LF-EXTINGUISH-01"),
        ("move 1", "LF-MOVE-01"),
        ("plant t3a B2", "LF-PLANT-01"),
    ):
        assert refused(table, line) == rule
    rich = act("rhinoceros rhinoceros")
    rich.trees["t3a"] = 0
    begin(rich)
    assert not any(line.startswith("plant t3a") for line in legal(rich))
    assert "plant t3b B2" in legal(rich)
    rich.trees = dict.fromkeys(rich.trees, 0)
    assert "plant" not in deeds(rich)


@pytest.mark.rule("LF-ACTION-16")
def test_take_fragment_takes_exactly_one() -> None:
    table = acting_on("")
    play(table, "fragment")
    assert (table.players[0].fragments, table.fragments) == (1, 19)


@pytest.mark.rule("LF-ACTION-17")
def test_a_corner_gives_what_is_left() -> None:
    table = act("rhinoceros")
    plant(table.players[0], t3a="D2 D1")
    table.fragments = 1
    begin(table)
    play(table, "plant t3b E1")
    assert (table.players[0].fragments, table.fragments) == (1, 0)


@pytest.mark.rule("LF-ATTRACT-01")
def test_one_or_more_cards_within_the_suns() -> None:
    table = act("marmot hedgehog")
    table.reserve = [["hedgehog", "raven"], ["rooster"], []]
    begin(table)
    play(table, "attract hedgehog")
    assert legal(table) == ["attract raven", "attract rooster", "enough"]
    play(table, "attract rooster")
    assert table.players[0].stack[-2:] == ["hedgehog", "rooster"]
    assert "raven" in table.reserve[0]
    again = act("marmot hedgehog")
    begin(again)
    for line in ("attract varan", "attract bear", f"attract {again.decks[0][-1]}"):
        assert refused(again, line) == "LF-ATTRACT-01"
    assert refused(again, "enough") == "LF-ATTRACT-01"


@pytest.mark.rule("LF-ATTRACT-02", "LF-DRAW-11")
def test_attracted_cards_lie_on_top_and_are_drawn_first() -> None:
    table = act("lemur")
    player = table.players[0]
    table.reserve = [["wolf", "beaver", "raven"], [], []]
    player.stack, player.discard = [], ["fox"]
    begin(table)
    play(table, "attract raven", "attract beaver")
    assert (player.stack, player.discard) == (["raven", "beaver"], ["fox"])
    assert total(player, "wind") == 0
    finish(table)
    play(table, "draw", seat=0)
    assert player.line == ["beaver"]


@pytest.mark.rule("LF-ATTRACT-03")
def test_the_order_is_the_players_choice_and_its_own_knowledge() -> None:
    tables = []
    for order in (("raven", "beaver"), ("beaver", "raven")):
        table = act("lemur")
        table.reserve = [["wolf", "beaver", "raven"], [], []]
        begin(table)
        picked, told = order[0], play(table, f"attract {order[0]}")
        assert told == []
        assert GAME.view(table, Seat(0)).acting.picked == (picked,)  # type: ignore[union-attr]
        assert GAME.view(table, Seat(1)).acting.picked == ()  # type: ignore[union-attr]
        told = play(table, f"attract {order[1]}")
        assert table.players[0].stack[-2:] == list(order)
        tables.append((GAME.view(table, Seat(1)), GAME.view(table, None), told))
    assert tables[0] == tables[1]


@pytest.mark.rule("LF-ATTRACT-03", "LF-ATTRACT-02")
def test_a_later_action_goes_on_top_of_an_earlier_one() -> None:
    table = act("lemur wolf")
    table.reserve = [["horse", "beaver", "raven"], [], []]
    begin(table)
    play(table, "attract raven", "attract beaver", "move 2", "attract horse")
    assert table.players[0].stack[-3:] == ["raven", "beaver", "horse"]
    assert table.players[0].tops == (2, 1)


@pytest.mark.rule("LF-ATTRACT-04")
def test_gaps_stay_for_everybody_until_the_end_of_the_turn() -> None:
    table = act("weasel", "weasel")
    table.reserve[0] = ["raven", "wolf", "lemur", "ram"]
    begin(table)
    play(table, "attract raven", "end")
    assert table.reserve[0] == ["wolf", "lemur", "ram"]
    assert refused(table, "attract raven") == "LF-ATTRACT-01"


@pytest.mark.parametrize(
    ("fires", "first", "left"),
    [
        ([2, 2], "extinguish 2", "Left for this action: 4 water."),
        ([2, 4, 2], "extinguish 4", "Left for this action: 2 water."),
        ([2], "attract hedgehog", "Left for this action: 5 suns."),
    ],
)
def test_in_the_middle_of_an_action_whoever_acts_is_told_what_is_left_for_it(
    fires: list[int], first: str, left: str
) -> None:
    table = act("marmot hedgehog flamingo flamingo flamingo", fires=fires)
    table.reserve = [["hedgehog", "raven"], ["rooster"], []]
    begin(table)
    play(table, first)
    told = [
        [words("en").say(each) for each in GAME.telling.situation(GAME.view(table, Seat(n)))] for n in (0, 1)
    ]
    assert told[0] == [left]
    assert not any("Left" in each for each in told[1])
    assert GAME.view(table, None).acting.unspent is None  # type: ignore[union-attr]


@pytest.mark.rule("LF-EXTINGUISH-01")
@pytest.mark.parametrize(("first", "then"), [("2", ["2", "4", "3"]), ("4", ["2"]), ("3", ["2"])])
def test_fires_of_ones_choice_within_the_water(first: str, then: list[str]) -> None:
    table = acting_on("flamingo flamingo flamingo", fires=[2, 2, 3, 4])
    play(table, f"extinguish {first}")
    assert legal(table) == [*(f"extinguish {fire}" for fire in sorted(then)), "enough"]
    weak = acting_on("hummingbird", fires=[2, 2, 3, 4])
    assert "extinguish" not in deeds(weak)
    assert refused(weak, "extinguish 2") == "LF-EXTINGUISH-01"


@pytest.mark.rule("LF-EXTINGUISH-02", "LF-WIN-02", "LF-EXTINGUISH-01")
def test_each_fire_counts_one_whatever_its_value() -> None:
    table = acting_on("flamingo flamingo flamingo", fires=[2, 4])
    play(table, "extinguish 4", "extinguish 2")
    assert table.players[0].fires == [4, 2]
    assert [standing.score for standing in GAME.outcome(table).standings] == [6, 4]
    finish(table)
    assert (table.turn, table.players[0].fires) == (2, [4, 2]), "for good"


@pytest.mark.rule("LF-EXTINGUISH-03")
def test_fires_are_gone_at_once() -> None:
    table = acting_on("flamingo flamingo", "flamingo", fires=[2])
    play(table, "extinguish 2", "end")
    assert table.fires == []
    assert refused(table, "extinguish 2") == "LF-EXTINGUISH-01"


@pytest.mark.rule("LF-EXTINGUISH-04", "LF-ONIBI-03", "LF-EXTINGUISH-03")
def test_water_used_still_protects() -> None:
    table = acting_on("flamingo flamingo hummingbird", "bee", fires=[2, 3, 4])
    play(table, "extinguish 3", "extinguish 2")
    finish(table)
    assert "varan" not in table.players[0].discard
    assert "varan" in table.players[1].discard


@pytest.mark.rule("LF-ATTRACT-03")
def test_for_others_nothing_has_been_picked_yet() -> None:
    """Whoever thinks ahead for another seat finds the picking player's choice as it was before the first card."""
    found = set()
    for first in ("raven", "beaver"):
        table = act("lemur")
        table.reserve = [["wolf", "beaver", "raven"], [], []]
        begin(table)
        play(table, f"attract {first}")
        asks = GAME.awaits(GAME.redeal(table, Seat(1), Chance(b"another's thoughts")))
        found.add(tuple(map(to_text, asks[Seat(0)].legal)))
    assert len(found) == 1
    assert {"attract raven", "attract beaver", "enough"} <= set(*found)


def test_an_undone_pick_is_no_pick() -> None:
    table = act("lemur")
    table.reserve = [["wolf", "beaver", "raven"], [], []]
    begin(table)
    play(table, "attract raven")
    assert refused(table, "attract raven") == "LF-ATTRACT-01"
    assert refused(table, "fragment") == "LF-ACTION-09"
    assert GAME.redeal(table, Seat(1), Chance(b"x")).play.table.acting.now.picked == ()  # type: ignore[union-attr]
    assert excess(table.players[0]) == 0
