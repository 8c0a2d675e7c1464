"""Fear, terror and blight (SI-FEAR, SI-TERROR, SI-BLIGHT)."""

from __future__ import annotations

import pytest

from engine.games.spirit_island.blight_cards import effect_of
from engine.games.spirit_island.course.end_of_unit import after_unit
from engine.games.spirit_island.fear.effect import FearEffect
from engine.games.spirit_island.model import facts
from engine.games.spirit_island.model.options import SpiritIslandOptions as Options
from engine.games.spirit_island.powers.effect import Effect
from engine.games.spirit_island.rules import blight, end_of_game, ravage, terror
from engine.games.spirit_island.rules.lasting_rules import defend
from engine.text import Seat
from tests.engine.games.spirit_island.island import EARTH, OCEAN, RIVER, SHADOWS, SPIRITS, Island, dealt

ONE = Seat(0)


@pytest.mark.rule("SI-FEAR-01")
def test_fear_moves_markers_out_of_the_common_pool() -> None:
    island = Island(RIVER, EARTH, A1="1 city")
    terror.generate(island.play, 3)
    assert (island.table.fear.markers, island.table.fear.generated) == (8, 3)


@pytest.mark.rule("SI-FEAR-02", "SI-FEAR-03")
@pytest.mark.parametrize(("fear", "earned", "generated"), [(3, 1, 0), (5, 1, 2), (7, 2, 0)])
def test_an_empty_pool_earns_a_card_and_the_rest_counts_on(fear: int, earned: int, generated: int) -> None:
    island = Island(RIVER, A1="1 city")
    terror.generate(island.play, 1)
    top = island.table.fear.deck[:2]
    terror.generate(island.play, fear)
    assert (len(island.table.fear.earned), island.table.fear.generated) == (earned, generated)
    assert island.table.fear.earned == top[:earned]


@pytest.mark.rule("SI-FEAR-05")
def test_earned_cards_are_resolved_in_their_order_and_discarded() -> None:
    island = Island(RIVER, A1="1 city", A2="2 explorer, 1 town").presence(A5=1)
    fear = island.table.fear
    fear.earned, fear.level = ["emigration-accelerates", "dahan-on-their-guard"], 2
    island.table.phase, island.table.agenda = "invaders", ["fear", "slow"]
    island.advance("take A2 town")
    assert (fear.earned, fear.discard) == (["dahan-on-their-guard"], ["emigration-accelerates"])
    island.advance()
    assert [each.id for each in island.table.lasting] == ["defend-per-dahan", "defend"]
    assert island.advance().table.agenda == ["slow"]


@pytest.mark.rule("SI-FEAR-05", "SI-FAQ-028")
@pytest.mark.parametrize(("level", "defence"), [(1, 3), (2, 4), (3, 6)])
def test_a_card_has_the_text_of_the_level_at_which_it_is_resolved(level: int, defence: int) -> None:
    island = Island(RIVER, A7="3 dahan", A1="1 city")
    island.table.fear.deck[0] = "dahan-on-their-guard"
    terror.generate(island.play, 4)
    assert island.table.fear.level == 1, "it is earned at level 1"
    island.table.fear.level = level
    island.table.phase, island.table.agenda = "invaders", ["fear", "slow"]
    island.advance()
    assert defend(island.table, "A7") == defence


@pytest.mark.rule("SI-FEAR-06", "SI-TERROR-04", "SI-FAQ-029")
def test_a_card_earned_by_a_fear_card_is_resolved_in_the_same_step_at_the_new_level() -> None:
    island = Island(RIVER, A5="1 city, 3 dahan", A1="1 city").presence(A5=1)
    fear = island.table.fear
    fear.earned, fear.level, fear.generated, fear.parts = ["dahan-raid", "avoid-the-dahan"], 2, 2, [1, 3]
    fear.deck[0] = "dahan-on-their-guard"
    island.table.phase, island.table.agenda = "invaders", ["fear", "slow"]
    island.advance()
    assert (island["A5"], fear.level) == ("3 dahan", 3)
    assert fear.earned == ["avoid-the-dahan", "dahan-on-their-guard"], "it goes under those that wait"
    island.advance().advance()
    assert [(each.id, each.amount) for each in island.table.lasting] == [
        ("no-build", 0),
        ("defend-per-dahan", 2),
    ]
    last = Island(RIVER, A5="1 city, 3 dahan", A1="1 city").presence(A5=1)
    last.table.fear.earned, last.table.fear.level, last.table.fear.generated = ["dahan-raid"], 2, 2
    last.table.fear.deck[0] = "dahan-on-their-guard"
    last.table.phase, last.table.agenda = "invaders", ["fear", "slow"]
    last.advance().advance()
    assert (last.table.fear.discard, last.table.fear.earned) == (["dahan-raid", "dahan-on-their-guard"], [])


@pytest.mark.rule("SI-FEAR-07")
def test_a_card_earned_after_the_step_waits_for_the_next_turn() -> None:
    island = Island(RIVER, A5="1 town, 2 dahan", A1="1 city").presence(A5=2)
    island.table.fear.generated = 3
    island.table.invaders.ravage = "1-wetland"
    island.phase("fast").advance_to("slow")
    assert len(island.table.fear.earned) == 1
    assert island.table.fear.discard == []


@pytest.mark.rule("SI-FEAR-08")
def test_every_spirit_acts_once_if_it_can() -> None:
    island = Island(RIVER, EARTH, SHADOWS, A5="2 explorer", A2="1 city")
    island.resolve("wary-of-the-interior", 1)
    assert island["A5"] == ""
    many = Island(RIVER, EARTH, SHADOWS, A5="5 explorer", A2="1 city")
    many.resolve("wary-of-the-interior", 1)
    assert many["A5"] == "2 explorer", "one for each of three"


@pytest.mark.rule("SI-FEAR-08")
def test_a_spirit_that_cannot_act_keeps_no_other_from_it() -> None:
    options = Options(own_presence=True)
    for able in (0, 1):
        island = Island(RIVER, EARTH, A5="2 town", options=options).presence(0, A1=1).presence(1, B1=1)
        island.presence(able, A5=1)
        effect = FearEffect(island.play, "wary-of-the-interior", 1)
        island.run(effect.each_removes((("town",), effect.with_presence)))
        assert island["A5"] == "1 town"


@pytest.mark.rule("SI-TERROR-01", "SI-TERROR-02")
def test_the_third_and_the_sixth_card_raise_the_level_at_once() -> None:
    island = Island(RIVER, A1="1 city")
    levels = []
    for _ in range(8):
        terror.generate(island.play, 4)
        levels.append(island.table.fear.level)
    assert levels == [1, 1, 2, 2, 2, 3, 3, 3]
    sudden = Island(RIVER, A1="4 explorer").phase("slow")
    sudden.table.fear.parts, sudden.table.fear.generated = [1, 3, 3], 3
    assert sudden.table.won is None
    terror.generate(sudden.play, 1)
    assert (sudden.table.fear.level, sudden.table.won) == (2, None)
    sudden.run(after_unit(sudden.play))
    assert sudden.table.won == "level-2"


@pytest.mark.rule("SI-TERROR-03")
def test_the_last_card_wins_and_is_not_resolved() -> None:
    island = Island(RIVER, A1="1 city")
    terror.generate(island.play, 4 * 9)
    assert island.table.won == "fear"
    assert island.table.fear.deck == []
    terror.generate(island.play, 5)
    end_of_game.settle(island.play)
    assert (island.table.result, island.table.phase) == ("won", "over")
    assert island.table.fear.discard == []


@pytest.mark.rule("SI-BLIGHT-01")
def test_blight_comes_from_the_card() -> None:
    island = Island(RIVER, EARTH).presence(A1=2)
    island.run(blight.add(island.play, "A5"))
    assert (island["A5"], island.table.blight.left) == ("1 blight", 4)


@pytest.mark.rule("SI-BLIGHT-02")
def test_each_spirit_there_loses_exactly_one_presence() -> None:
    island = Island(RIVER, EARTH).presence(A5=2, A1=1).presence(1, A5=1, B1=1)
    island.run(blight.add(island.play, "A5"))
    assert [player.presence for player in island.table.players] == [{"A5": 1, "A1": 1}, {"B1": 1}]
    assert [player.destroyed for player in island.table.players] == [1, 1]


@pytest.mark.rule("SI-BLIGHT-03", "SI-BLIGHT-04", "SI-BLIGHT-05", "SI-FAQ-015")
def test_blight_cascades_from_land_to_land_even_back_and_across_boards() -> None:
    island = Island(RIVER, EARTH, A4="1 blight", A5="1 blight").presence(A1=2)
    left = island.table.blight.left
    assert "pick B3" in island.offers(blight.add(island.copy().play, "A4"))
    island.run(blight.add(island.play, "A4"), "pick A5", "pick A6")
    assert (island["A4"], island["A5"], island["A6"]) == ("2 blight", "2 blight", "1 blight")
    assert island.table.blight.left == left - 3
    back = Island(RIVER, EARTH, A4="1 blight", A5="1 blight").presence(A1=2)
    back.run(blight.add(back.play, "A4"), "pick A5", "pick A4", "pick A2")
    assert back.board == {"A2": "1 blight", "A4": "3 blight", "A5": "2 blight"}
    crowded = Island(RIVER, EARTH, A4="1 blight").presence(A1=1, A5=1).presence(1, A5=2)
    crowded.run(blight.add(crowded.play, "A4"), "pick A5")
    assert [player.presence for player in crowded.table.players] == [{"A1": 1}, {"A5": 1}]


@pytest.mark.rule("SI-BLIGHT-05", "SI-SPIRIT-10")
def test_blight_cascades_into_an_ocean_only_in_play() -> None:
    for presence, is_offered in (({"A0": 1, "A3": 1}, True), ({"B0": 2}, False)):
        island = Island(OCEAN, RIVER, A2="1 blight").presence(**presence)
        assert ("pick A0" in island.offers(blight.add(island.play, "A2"))) == is_offered


@pytest.mark.rule("SI-BLIGHT-06", "SI-FAQ-009")
def test_presence_is_destroyed_before_the_blight_cascades() -> None:
    island = Island(OCEAN, RIVER, A2="1 blight").presence(A2=1, B1=1)
    assert "pick A0" not in island.offers(blight.add(island.play, "A2")), "the ocean has left play"
    assert island.player.presence == {"B1": 1}


@pytest.mark.rule("SI-BLIGHT-06", "SI-BLIGHT-07", "SI-FAQ-009")
@pytest.mark.parametrize(("card", "refill"), [("downward-spiral", 10), ("memory-fades-to-dust", 8)])
def test_the_last_blight_turns_the_card_before_it_comes_to_the_land(card: str, refill: int) -> None:
    island = Island(RIVER, EARTH, A4="1 blight").presence(A4=1, A1=1)
    island.table.blight.card, island.table.blight.left = card, 1
    island.run(blight.add(island.play, "A4"), "pick A3")
    assert (island.table.blight.is_blighted, island.table.blight.left) == (True, refill - 1)
    order = ["event-blighted", "event-blight", "event-presence-lost", "event-cascade", "event-blight"]
    assert island.told == order


@pytest.mark.rule("SI-BLIGHT-07")
@pytest.mark.parametrize("spirits", [1, 2, 3, 4])
@pytest.mark.parametrize("card", [card.id for card in facts.blight().cards])
def test_the_other_side_of_a_blight_card_holds_as_much_for_each_spirit(card: str, spirits: int) -> None:
    island = Island(*SPIRITS[:spirits])
    for seat in range(spirits):
        island.presence(seat, A5=2)
    island.table.blight.card, island.table.blight.left = card, 1
    island.run(blight.add(island.play, "A4"))
    (each,) = [found.blight for found in facts.blight().cards if found.id == card]
    assert island.table.blight.left == each * spirits


@pytest.mark.rule("SI-BLIGHT-08", "SI-PHASE-05")
def test_a_blighted_island_costs_each_spirit_at_the_start_of_each_later_invader_phase() -> None:
    island = Island(RIVER, EARTH, A1="1 city").presence(A5=2).presence(1, B6=2)
    island.table.blight.card, island.table.blight.is_blighted = "downward-spiral", True
    island.phase("fast").advance().advance()
    assert [player.destroyed for player in island.table.players] == [1, 1]
    assert island.table.agenda[0] == "fear"
    healthy = Island(RIVER, A1="1 city").phase("fast").advance().advance()
    assert healthy.player.destroyed == 0
    turning = Island(RIVER, A1="1 city").presence(A5=2)
    turning.table.phase, turning.table.agenda = "invaders", ["explore", "slow"]
    turning.table.blight.card, turning.table.blight.left = "downward-spiral", 1
    turning.run(blight.add(turning.play, "A4"))
    assert (turning.table.blight.is_blighted, turning.table.agenda) == (True, ["explore", "slow"])


@pytest.mark.rule("SI-BLIGHT-08")
def test_memory_fades_to_dust_takes_a_card_or_presence() -> None:
    island = Island(RIVER, EARTH, A1="1 city").presence(A5=2).presence(1, B6=2)
    island.table.blight.card, island.table.blight.is_blighted = "memory-fades-to-dust", True
    island.phase("fast").advance()
    island.advance(
        "0: choose memory-fades-to-dust-forget",
        "0: forget wash-away",
        "1: choose memory-fades-to-dust-presence",
    )
    assert "wash-away" not in island.player.hand
    assert (island.player.destroyed, island.table.players[1].destroyed) == (0, 1)
    cardless = Island(RIVER, A1="1 city").presence(A5=2)
    cardless.player.hand = []
    cardless.table.blight.card, cardless.table.blight.is_blighted = "memory-fades-to-dust", True
    assert cardless.phase("fast").advance().advance().player.destroyed == 1


def test_every_blight_card_has_its_effect() -> None:
    assert {effect_of(card.id).__name__.replace("_", "-") for card in facts.blight().cards} == {
        card.id for card in facts.blight().cards
    }


@pytest.mark.rule("SI-BLIGHT-09")
def test_removed_blight_goes_back_to_the_side_that_is_up() -> None:
    island = Island(RIVER, A5="1 blight").presence(A5=1)
    island.table.blight.left, island.table.blight.is_blighted = 3, True
    assert blight.remove(island.play, "A5")
    assert (island.table.blight.left, island.table.blight.is_blighted) == (4, True)
    assert not blight.remove(island.play, "A5")


@pytest.mark.rule("SI-BLIGHT-10", "SI-FAQ-014")
def test_nothing_in_this_box_moves_blight_and_removing_it_costs_nobody() -> None:
    island = Island(RIVER, A5="2 blight").presence(A5=1)
    blight.remove(island.play, "A5")
    assert (island.player.presence, island["A5"]) == ({"A5": 1}, "1 blight")


@pytest.mark.rule("SI-BLIGHT-11", "SI-ASYNC-10")
def test_blight_of_a_power_cascades_where_its_user_wants() -> None:
    island = Island(SHADOWS, RIVER, B8="1 blight, 1 town").presence(B8=2).presence(1, B8=1, B1=1)
    effect = Effect(island.play, ONE, "drought", "B8")
    island.run(effect.add_blight(), "0: pick B6")
    assert (island.player.presence, island["B6"]) == ({"B8": 1}, "1 blight")
    ravaged = Island(SHADOWS, RIVER, B8="1 blight, 1 town").presence(A1=1).presence(1, B1=1)
    ravaged.run(ravage.ravage(ravaged.play, "B8"), "1: pick B6")
    assert ravaged["B6"] == "1 blight"


@pytest.mark.rule("SI-BLIGHT-12")
def test_without_a_card_the_blight_just_runs_out() -> None:
    assert [dealt(seats, blight_card=False).blight.left for seats in (1, 2)] == [6, 11]
    island = Island(RIVER, options=Options(blight_card=False), A1="1 city").presence(A5=3)
    island.table.blight.left = 1
    island.run(blight.add(island.play, "A5"))
    assert (island.table.lost, island.table.blight.is_blighted) == ("blight", False)


def test_blight_that_is_kept_out_stays_on_the_card() -> None:
    island = Island(SHADOWS, A5="1 blight").presence(A5=2)
    island.use("infinite-vitality", "A5")
    left = island.table.blight.left
    island.run(blight.add(island.play, "A5"))
    assert (island["A5"], island.table.blight.left, island.player.presence) == ("1 blight", left, {"A5": 2})


@pytest.mark.rule("SI-FEAR-04", "SI-ASYNC-04", "SI-FAQ-030")
def test_nobody_sees_an_earned_card_before_it_is_resolved() -> None:
    from engine.games.spirit_island.views.table_view import show

    island = Island(RIVER, A1="1 city")
    terror.generate(island.play, 4)
    assert show(island.table, ONE, {}).fear.earned == (None,)
