"""The Spirit Phase: growth, tracks, presence, cards (SI-GROWTH, SI-TRACK, SI-PRESENCE, SI-CARD, SI-ASYNC)."""

from __future__ import annotations

import pytest

from engine.chance import Chance
from engine.games.spirit_island.course import turn
from engine.games.spirit_island.model.facts import powers, spirits
from engine.games.spirit_island.model.kinds import Track
from engine.games.spirit_island.rules import cards, growth, presence, ravage
from engine.games.spirit_island.rules.blight import destroy_presence
from engine.text import Seat
from tests.engine.games.spirit_island.island import (
    BRINGER,
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

ONE = Seat(0)


def grown(*spirits_: str, option: int = 1) -> Island:
    """Return an island in a turn in which seat 0 has taken a growth option."""
    island = Island(*spirits_)
    return island.do(f"grow {option}")


def draw_and_keep(island: Island, deck: str = "minor") -> str:
    """Gain a card from a deck; return the card that was kept."""
    island.do(f"gain {deck}")
    card = island.player.drawn[0]
    island.do(f"keep {card}")
    return card


@pytest.mark.rule("SI-GROWTH-01")
def test_one_growth_option_each_turn_and_the_same_again_next_turn() -> None:
    island = Island(RIVER)
    assert [line for line in island.legal() if line.startswith("grow")] == ["grow 1", "grow 2", "grow 3"]
    island.do("grow 2")
    assert island.objects("grow 3") == "SI-GROWTH-01"
    assert island.new_turn().objects("grow 2") == "legal"


@pytest.mark.rule("SI-GROWTH-01", "SI-GROWTH-02")
def test_green_always_grows_beside_its_choice() -> None:
    island = grown(GREEN, option=1)
    assert [step.do for step in island.player.todo] == ["presence", "gain"]


@pytest.mark.rule("SI-GROWTH-02", "SI-FAQ-081")
def test_the_actions_of_growth_come_in_any_order() -> None:
    first, second = grown(EARTH, option=2), grown(EARTH, option=2)
    draw_and_keep(first)
    first.do("place 1 A6 energy")
    second.do("place 2 A6 energy")
    draw_and_keep(second)
    assert first.player.has_income
    assert first.player.presence == second.player.presence
    assert first.player.hand == second.player.hand
    assert first.objects("gain minor") == "SI-GROWTH-02"


@pytest.mark.rule("SI-GROWTH-03", "SI-FAQ-098")
def test_growth_cannot_be_declined_but_what_cannot_be_done_is_skipped() -> None:
    island = grown(EARTH, option=1)
    assert island.player.discard == []
    assert island.objects("ready") == "SI-ASYNC-02"
    island.do("place 1 A6 plays")
    assert island.objects("ready") == "legal"


@pytest.mark.rule("SI-GROWTH-03", "SI-FAQ-098")
def test_ocean_without_presence_to_gather_skips_that() -> None:
    island = Island(OCEAN).presence(A0=2).do("grow 1")
    assert [step.do for step in island.player.todo] == ["gain", "gather-presence"]
    draw_and_keep(island)
    assert island.player.todo == []
    assert island.player.has_income


@pytest.mark.rule("SI-GROWTH-04")
def test_presence_is_added_in_range_of_any_own_presence() -> None:
    island = grown(RIVER, option=2)
    lands = {
        line.split()[2] for line in island.legal() if line.startswith("place 1 ") and line.endswith("energy")
    }
    assert lands == {"A1", "A4", "A5", "A6", "A7", "A8"}
    assert island.objects("place 1 A2 energy") == "SI-GROWTH-04"
    assert island.do("place 1 A1 energy").player.presence == {"A5": 1, "A1": 1}


@pytest.mark.rule("SI-GROWTH-04")
def test_each_land_with_own_presence_counts_and_none_of_others() -> None:
    island = Island(RIVER, EARTH).presence(A1=1, A8=1).presence(1, B2=1).do("grow 2")
    near = island.table.island.neighbours
    lands = {
        line.split()[2] for line in island.legal() if line.startswith("place 1 ") and line.endswith("energy")
    }
    assert lands == {"A1", *near["A1"], "A8", *near["A8"]}
    assert "B2" not in lands


@pytest.mark.rule("SI-GROWTH-02", "SI-GROWTH-04")
def test_a_refused_part_of_the_growth_is_judged_by_itself() -> None:
    """Another part that could do it is no reason, and of parts that are the same the first is named."""
    island = Island(LIGHTNING).presence(A8=1).do("grow 2")
    assert island.objects("place 1 A5 energy") == "legal"
    assert island.objects("place 2 A5 energy") == "SI-GROWTH-04", "the second reaches no farther than A8"
    alike = Island(RIVER).presence(A8=1).do("grow 2").objection("place 2 A5 energy")
    assert alike is not None
    assert (alike.rule, alike.text.key) == ("SI-GROWTH-02", "spirit-island-no-same-step")


@pytest.mark.rule("SI-GROWTH-04")
def test_growth_may_ask_for_a_sort_of_land() -> None:
    island = Island(THUNDER, A2="1 dahan").do("grow 2")
    lands = {line.split()[2] for line in island.legal() if line.startswith("place 1 ")}
    assert lands == {"A2"}


@pytest.mark.rule("SI-GROWTH-05", "SI-FAQ-081")
def test_presence_just_added_counts_for_the_next() -> None:
    island = grown(LIGHTNING, option=2)
    assert island.objects("place 2 A1 energy") == "SI-TRACK-02" or "place 2 A1 energy" not in island.legal()
    island.do("place 1 A1 energy")
    assert "place 1 A1 energy" in island.legal()
    island.do("place 1 A1 plays")
    assert presence.is_sacred(island.table, ONE, "A1")


@pytest.mark.rule("SI-GROWTH-06")
def test_energy_of_growth_is_spendable_this_turn() -> None:
    island = grown(SHADOWS, option=3).do("place 1 A5 plays")
    assert island.player.energy == 3
    island.do("play mantle-of-dread")
    assert island.player.energy == 2


@pytest.mark.rule("SI-GROWTH-07")
def test_reclaiming_takes_the_whole_discard_pile_back_but_nothing_forgotten() -> None:
    island = Island(RIVER)
    discard = ["boon-of-vigor", "call-to-tend", "drought", "rivers-bounty", "wash-away"]
    island.player.discard, island.player.hand = list(discard), ["flash-floods"]
    island.do("grow 1")
    assert sorted(island.player.hand) == sorted([*discard, "flash-floods"])
    assert island.player.discard == []


@pytest.mark.rule("SI-TRACK-01")
@pytest.mark.parametrize("spirit", spirits())
def test_only_the_first_space_of_each_track_is_uncovered(spirit: str) -> None:
    player = Island(spirit).player
    assert player.shown == {"energy": 1, "plays": 1}
    assert presence.number(player, "energy") == spirits()[spirit].energy[0]
    assert growth.plays(player) == spirits()[spirit].plays[0]


@pytest.mark.rule("SI-TRACK-02")
def test_presence_comes_from_the_left_of_the_track_that_is_chosen() -> None:
    island = grown(EARTH, option=1)
    assert {line.split()[3] for line in island.legal() if line.startswith("place 1 A5")} >= {
        "energy",
        "plays",
    }
    island.do("place 1 A5 energy")
    assert presence.spaces(island.player, "energy") == (2, 3)
    assert presence.spaces(island.player, "plays") == (1,)
    empty = Island(RIVER)
    empty.player.shown["energy"] = 7
    empty.do("grow 2")
    assert empty.objects("place 1 A1 energy") == "SI-TRACK-02"


@pytest.mark.rule("SI-TRACK-03", "SI-TRACK-04", "SI-FAQ-087")
@pytest.mark.parametrize(
    ("track", "shown", "number"), [("energy", 3, 4), ("energy", 6, 8), ("plays", 4, 2), ("plays", 6, 4)]
)
def test_the_highest_uncovered_number_counts(track: Track, shown: int, number: int) -> None:
    player = Island(EARTH).player
    player.shown[track] = shown
    assert presence.number(player, track) == number


@pytest.mark.rule("SI-TRACK-05", "SI-TRACK-06")
def test_spaces_with_elements_give_these_and_no_number() -> None:
    player = Island(OCEAN).player
    player.shown["energy"] = 3
    assert presence.number(player, "energy") == 0
    assert presence.elements(player) == {"moon": 1, "water": 1}
    reclaiming = Island(RIVER).player
    reclaiming.shown["plays"] = 5
    assert growth.plays(reclaiming) == 3


@pytest.mark.rule("SI-TRACK-06", "SI-FAQ-041")
def test_an_element_counts_from_the_moment_it_is_uncovered() -> None:
    island = grown(THUNDER, option=3)
    island.do("place 1 A7 energy")
    assert presence.elements(island.player) == {"air": 1}


@pytest.mark.rule("SI-TRACK-07")
def test_an_any_space_gives_one_element_of_choice_each_turn() -> None:
    island = Island(BRINGER)
    island.player.shown["plays"] = 6
    assert "fire" not in presence.elements(island.player)
    island.do("attune fire")
    assert presence.elements(island.player)["fire"] == 1
    assert island.objects("attune moon") == "SI-TRACK-07"
    island.phase("slow").advance()
    assert "fire" not in presence.elements(island.player)
    assert island.objects("attune moon") == "legal"


@pytest.mark.rule("SI-TRACK-07")
def test_each_any_space_gives_an_element_of_its_own() -> None:
    island = Island(BRINGER)
    island.player.shown |= {"energy": 6, "plays": 6}
    before = presence.elements(island.player).get("moon", 0)
    island.do("attune fire", "attune moon")
    found = presence.elements(island.player)
    assert (found["fire"], found["moon"]) == (1, before + 1)
    assert island.objects("attune sun") == "SI-TRACK-07"


@pytest.mark.rule("SI-TRACK-08", "SI-FAQ-083")
def test_reclaim_one_works_once_in_the_phase_it_is_uncovered_in() -> None:
    island = Island(RIVER)
    island.player.shown["plays"] = 4
    island.player.discard, island.player.hand = ["wash-away", "boon-of-vigor"], []
    island.do("grow 2", "place 1 A5 plays")
    assert "reclaim wash-away" in island.legal()
    island.do("reclaim wash-away")
    assert island.objects("reclaim boon-of-vigor") == "SI-TRACK-08"
    island.do("place 1 A5 energy", "play wash-away")
    assert island.player.played == ["wash-away"]
    assert island.new_turn().objects("reclaim boon-of-vigor") == "legal", "it is so in each turn"


@pytest.mark.rule("SI-TRACK-08")
def test_without_the_space_or_growth_nothing_is_reclaimed_one_by_one() -> None:
    island = Island(RIVER)
    island.player.discard = ["wash-away"]
    assert island.objects("reclaim wash-away") == "SI-TRACK-08"
    bringer = Island(BRINGER)
    bringer.player.discard = ["dread-apparitions"]
    assert bringer.do("grow 2").objects("reclaim dread-apparitions") == "legal"
    assert bringer.objects("reclaim night-terrors") == "SI-TRACK-08"


@pytest.mark.rule("SI-TRACK-09", "SI-PRESENCE-04")
def test_destroyed_presence_covers_nothing_again() -> None:
    island = Island(EARTH)
    island.player.shown["energy"] = 3
    destroy_presence(island.play, ONE, "A6")
    assert (presence.number(island.player, "energy"), island.player.destroyed) == (4, 1)
    assert island.player.on_island == 2
    assert "destroyed" not in presence.sources(island.table, island.player)
    island.do("grow 3")
    assert {line.split()[3] for line in island.legal() if line.startswith("place")} == {
        "energy",
        "plays",
        "A6",
        "A8",
    }


@pytest.mark.rule("SI-TRACK-10")
def test_a_number_uncovered_after_the_phase_brings_nothing_this_turn() -> None:
    island = Island(GREEN).phase("fast")
    presence.place(island.player, "A5", "energy")
    assert island.player.energy == 0
    assert presence.number(island.player, "energy") == 1


@pytest.mark.rule("SI-GROWTH-03", "SI-GROWTH-02")
def test_reclaiming_one_by_growth_cannot_be_left_out() -> None:
    island = Island(BRINGER, A1="1 city")
    island.player.hand, island.player.discard = island.player.hand[:2], island.player.hand[2:]
    place = next(line for line in island.do("grow 2").legal() if line.startswith("place"))
    island.do(place)
    assert (island.objects("ready"), island.player.has_income) == ("SI-ASYNC-02", False)
    island.do(f"reclaim {island.player.discard[0]}")
    assert (island.objects("ready"), len(island.player.hand)) == ("legal", 3)
    bare = Island(BRINGER, A1="1 city")
    bare.do("grow 2", place)
    assert bare.objects("ready") == "legal"


@pytest.mark.rule("SI-PRESENCE-01")
def test_a_spirits_lands_are_those_with_its_presence_however_many_are_there() -> None:
    island = Island(RIVER, EARTH).presence(A5=3, A1=1).presence(1, A5=2)
    assert presence.lands_of(island.table, island.player) == ["A1", "A5"]
    assert presence.any_presence(island.table, "A5")
    assert not presence.any_presence(island.table, "A2")
    while presence.tracks_of(island.player):
        presence.place(island.player, "A5", presence.tracks_of(island.player)[0])
    assert island.player.presence == {"A5": 3 + 12, "A1": 1}, "there is no limit"


@pytest.mark.rule("SI-PRESENCE-02")
def test_two_own_presence_make_a_sacred_site_and_others_do_not_help() -> None:
    island = Island(EARTH, SHADOWS).presence(A4=1, A6=2, A7=3).presence(1, A4=1)
    assert presence.sacred_sites(island.table, ONE) == ["A6", "A7"]
    assert presence.sacred_sites(island.table, Seat(1)) == []


@pytest.mark.rule("SI-PRESENCE-03")
def test_a_sacred_site_is_lost_with_its_presence_at_once() -> None:
    island = Island(EARTH).presence(A6=2)
    assert island.refuses("guard-the-healing-land", "A6") == "legal"
    assert presence.sacred_sites(island.table, ONE) == ["A6"]
    destroy_presence(island.play, ONE, "A6")
    assert island.refuses("guard-the-healing-land", "A6") == "SI-POWER-03"
    assert presence.sacred_sites(island.table, ONE) == []


@pytest.mark.rule("SI-PRESENCE-05", "SI-PRESENCE-06", "SI-FAQ-084")
def test_presence_may_move_instead_and_its_old_land_counts_for_the_range() -> None:
    island = grown(RIVER, option=2).do("place 1 A6 A5")
    assert island.player.presence == {"A6": 1}
    assert island.player.shown == {"energy": 1, "plays": 1}
    wide = Island(RIVER).presence(A5=1, A2=1).do("grow 2")
    assert "place 1 A6 A2" in wide.legal(), "A2 is far from A6, but A5 is near"
    empty = Island(RIVER)
    empty.player.shown = {"energy": 7, "plays": 7}
    empty.do("grow 2")
    assert {line.split()[3] for line in empty.legal() if line.startswith("place")} == {"A5"}


@pytest.mark.rule("SI-PRESENCE-07", "SI-PRESENCE-08")
def test_a_spirit_destroys_presence_of_its_choice_on_the_island() -> None:
    island = Island(EARTH, A1="1 town").presence(A4=1, A6=2)
    island.table.blight.card, island.table.blight.is_blighted = "downward-spiral", True
    island.phase("fast").advance()
    tracks = dict(island.player.shown)
    island.advance("pick A4")
    assert island.player.presence == {"A6": 2}
    assert island.player.shown == tracks


@pytest.mark.rule("SI-PRESENCE-09")
def test_damage_never_hurts_presence() -> None:
    island = Island(RIVER, A5="3 city").presence(A5=2)
    island.use("accelerated-rot", "A5", "hit A5 city 3")
    assert island.player.presence == {"A5": 2}
    raided = Island(RIVER, A5="1 explorer, 1 dahan").presence(A5=2)
    raided.run(ravage.ravage(raided.play, "A5"))
    assert raided.player.presence == {"A5": 2}, "1 damage brings no blight"


@pytest.mark.rule("SI-CARD-01")
def test_cards_are_played_up_to_the_number_of_plays() -> None:
    island = Island(LIGHTNING)
    island.player.energy = 9
    island.do("grow 3", "place 1 A7 energy", "play raging-storm", "play shatter-homesteads")
    assert island.objects("play lightnings-boon") == "SI-CARD-01"
    assert island.objects("play wash-away") == "SI-CARD-01"
    none = grown(LIGHTNING, option=3).do("place 1 A7 energy")
    assert none.objects("ready") == "legal"


@pytest.mark.rule("SI-CARD-01")
def test_plays_gained_for_a_turn_are_added_and_go_with_it() -> None:
    island = Island(RIVER)
    island.player.extra_plays = 2
    assert growth.plays(island.player) == presence.number(island.player, "plays") + 2
    assert growth.plays(island.new_turn().player) == presence.number(island.player, "plays")


@pytest.mark.rule("SI-CARD-02")
def test_cards_are_paid_at_once_and_only_with_what_is_there() -> None:
    island = grown(LIGHTNING, option=3).do("place 1 A7 plays")
    assert island.player.energy == 4
    island.do("play raging-storm")
    assert island.player.energy == 1
    assert island.objects("play shatter-homesteads") == "SI-CARD-02"
    assert island.objects("play lightnings-boon") == "legal"


@pytest.mark.rule("SI-CARD-03", "SI-TIME-05")
def test_energy_stays_and_plays_do_not() -> None:
    island = Island(LIGHTNING, A1="1 city")
    island.player.energy = 2
    island.player.extra_plays = 3
    island.phase("slow").advance()
    assert (island.player.energy, growth.plays(island.player)) == (2, 2)


@pytest.mark.rule("SI-CARD-04")
def test_energy_of_one_pays_for_nobody_else() -> None:
    island = Island(LIGHTNING, RIVER)
    island.table.players[1].energy = 9
    island.do("grow 2", "place 1 A7 plays", "place 1 A7 plays")
    assert island.player.energy == 1
    assert island.objects("play raging-storm") == "SI-CARD-02"
    island.table.players[0].energy = 9
    island.do("grow 1", seat=1)
    island.do("gain minor", seat=1)
    island.do(f"keep {island.table.players[1].drawn[0]}", seat=1)
    energy = island.table.players[1].energy
    island.do("play wash-away", seat=1)
    assert [player.energy for player in island.table.players] == [9, energy - 1]


@pytest.mark.rule("SI-CARD-05", "SI-POWER-15")
def test_the_elements_of_a_card_count_as_soon_as_it_is_paid_and_all_turn() -> None:
    island = grown(LIGHTNING, option=3).do("place 1 A7 plays", "play raging-storm")
    assert presence.elements(island.player) == {"fire": 1, "air": 1, "water": 1}
    island.do("ready").phase("fast").do("done")
    assert presence.elements(island.player) == {"fire": 1, "air": 1, "water": 1}
    assert island.player.energy == 1


@pytest.mark.rule("SI-CARD-06", "SI-FAQ-043")
def test_a_card_is_used_once_a_turn() -> None:
    island = Island(RIVER, A5="4 town").presence(A5=1)
    island.player.played = ["flash-floods"]
    island.phase("fast")
    island.use("flash-floods", "A5")
    assert island.objects("use flash-floods A5") == "SI-CARD-06"
    assert island.objects("use drought A5") == "SI-CARD-06"


@pytest.mark.rule("SI-CARD-07")
def test_gaining_draws_four_keeps_one_and_discards_three() -> None:
    island = grown(RIVER, option=1)
    assert {"gain minor", "gain major"} <= {*island.legal()}
    top = island.table.decks["minor"][:4]
    island.do("gain minor")
    assert island.legal() == [f"keep {card}" for card in top]
    assert island.objects("ready") == "SI-CARD-07"
    island.do(f"keep {top[1]}")
    assert island.player.hand[-1] == top[1]
    assert sorted(island.table.discards["minor"]) == sorted({*top} - {top[1]})
    assert len(island.table.decks["minor"]) == 32


@pytest.mark.rule("SI-CARD-08")
def test_a_deck_that_runs_out_is_completed_from_its_discard_pile() -> None:
    island = Island(RIVER)
    minor = island.table.decks["minor"]
    island.table.decks["minor"], island.table.discards["minor"] = minor[:2], minor[2:12]
    drawn = cards.draw(island.table, "minor", 4, Chance(b"again"))
    assert drawn[:2] == minor[:2]
    assert set(drawn[2:]) <= {*minor[2:12]}
    assert (len(island.table.decks["minor"]), island.table.discards["minor"]) == (8, [])
    island.table.decks["minor"], island.table.discards["minor"] = minor[:1], minor[1:2]
    assert sorted(cards.draw(island.table, "minor", 4, Chance(b"few"))) == sorted(minor[:2])


@pytest.mark.rule("SI-CARD-09", "SI-CARD-10")
def test_after_a_major_power_one_card_is_forgotten_even_the_new_one() -> None:
    island = grown(RIVER, option=1)
    card = draw_and_keep(island, "major")
    island.player.discard = ["drought"]
    offered = {line.removeprefix("forget ") for line in island.legal()}
    assert offered == {*island.player.hand, "drought"}
    assert card in offered
    assert island.objects("ready") == "SI-CARD-09"
    island.do(f"forget {card}")
    assert card in island.table.discards["major"]
    assert len(island.player.hand) == 4


@pytest.mark.rule("SI-CARD-09")
def test_a_minor_power_forces_nobody_to_forget() -> None:
    island = grown(RIVER, option=1)
    draw_and_keep(island)
    assert island.player.forgets == 0
    assert island.objects("ready") == "legal"


@pytest.mark.rule("SI-CARD-10")
def test_a_forgotten_unique_power_is_out_of_the_game() -> None:
    island = grown(RIVER, option=1)
    draw_and_keep(island, "major")
    island.do("forget rivers-bounty")
    everywhere = [*island.player.hand, *island.player.discard, *island.player.played]
    everywhere += [
        card
        for piles in (island.table.decks, island.table.discards)
        for pile in piles.values()
        for card in pile
    ]
    assert "rivers-bounty" not in everywhere


@pytest.mark.rule("SI-CARD-11", "SI-FAQ-042")
def test_forgetting_a_card_in_play_takes_its_elements_and_its_use() -> None:
    island = Island(RIVER).phase("fast")
    island.player.hand, island.player.played = [], ["flash-floods"]
    island.player.energy, island.player.forgets = 1, 1
    cards.forget(island.play, ONE, "flash-floods")
    assert presence.elements(island.player) == {}
    assert island.objects("use flash-floods A5") == "SI-CARD-06"
    assert island.player.energy == 1


@pytest.mark.rule("SI-CARD-11")
@pytest.mark.parametrize("card", ["concealing-shadows", "natures-resilience"])
def test_what_a_forgotten_card_has_done_lasts_on(card: str) -> None:
    island = Island(SHADOWS, A5="1 city, 1 dahan").presence(A5=2)
    island.use(card, "A5")
    lasting = [*island.table.lasting]
    assert lasting
    island.player.forgets = 1
    cards.forget(island.play, ONE, card)
    assert island.table.lasting == lasting


@pytest.mark.rule("SI-CARD-13", "SI-FAQ-063", "SI-SETUP-13")
def test_a_progression_gives_its_next_card_whatever_is_asked_for() -> None:
    table = dealt(1, progressions=True)
    island = Island(LIGHTNING)
    island.player.progression = list(spirits()[LIGHTNING].progression)
    assert table.progressions
    island.do("grow 1")
    assert [line for line in island.legal() if line.startswith("gain")] == ["gain progression"]
    island.do("gain progression")
    assert island.player.hand[-1] == "delusions-of-danger"
    for deck in ("minor", "major"):
        assert [gain.deck for gain in cards.gains(island.player, deck)] == ["progression"]
    island.player.progression = []
    assert [line for line in island.new_turn().do("grow 1").legal() if line.startswith("gain")] == [
        "gain minor",
        "gain major",
    ]


@pytest.mark.rule("SI-CARD-09", "SI-SETUP-13")
def test_a_major_power_of_a_progression_also_makes_forget() -> None:
    island = Island(LIGHTNING)
    island.player.progression = ["powerstorm"]
    island.do("grow 1", "gain progression")
    assert island.player.forgets == 1


@pytest.mark.rule("SI-PHASE-02", "SI-FAQ-085")
def test_energy_comes_after_growth_with_what_growth_has_uncovered() -> None:
    island = grown(EARTH, option=1)
    assert (island.player.energy, island.objects("play rituals-of-destruction")) == (0, "SI-PHASE-02")
    island.do("place 1 A6 energy")
    assert island.player.energy == 3


@pytest.mark.rule("SI-PHASE-03", "SI-FAQ-085")
def test_no_power_can_be_used_in_the_spirit_phase() -> None:
    island = Island(RIVER)
    island.player.played = ["boon-of-vigor"]
    assert not [line for line in island.legal() if line.startswith("use")]
    assert island.objects("use boon-of-vigor 1") is None


@pytest.mark.rule("SI-ASYNC-01")
def test_nobody_waits_for_anybody_else_in_the_spirit_phase() -> None:
    island = Island(RIVER, EARTH)
    island.do("grow 2", seat=1).do("grow 2").do("gain minor", seat=1)
    assert "place 1 A1 energy" in island.legal(0)
    assert all(line.startswith("keep") for line in island.legal(1))
    assert island.objects("place 2 B8 energy", 1) == "SI-CARD-07"


@pytest.mark.rule("SI-ASYNC-02")
def test_the_phase_ends_when_all_are_ready_which_needs_their_growth() -> None:
    island = Island(RIVER, EARTH, A1="1 city")
    assert island.objects("ready") == "SI-ASYNC-02"
    island.do("grow 2", "place 1 A5 energy", "place 1 A5 energy", "ready")
    assert island.table.phase == "spirit"
    assert [ask.must for ask in turn.menu(island.table).values()] == [False, True]
    island.do("grow 3", "place 1 B8 energy", "ready", seat=1)
    assert turn.menu(island.table) == {}
    assert island.advance().table.phase == "fast"


@pytest.mark.rule("SI-ASYNC-03", "SI-FAQ-086")
def test_readiness_and_all_choices_can_be_taken_back_until_the_last_is_ready() -> None:
    island = Island(RIVER, EARTH)
    before = island.player.presence.copy()
    island.do("grow 2", "place 1 A1 energy", "place 1 A1 plays", "play boon-of-vigor", "ready")
    assert (island.objects("play flash-floods"), island.objects("wait")) == ("SI-ASYNC-03", "legal")
    island.do("wait", "unplay boon-of-vigor")
    assert "boon-of-vigor" in island.player.hand
    island.do("restart")
    assert (island.player.presence, island.player.grown, island.player.energy) == (before, None, 0)
    assert island.player.shown == {"energy": 1, "plays": 1}
    assert island.objects("restart") == "SI-ASYNC-03"


@pytest.mark.rule("SI-ASYNC-03", "SI-FAQ-086")
def test_starting_over_keeps_what_was_drawn() -> None:
    island = grown(EARTH, option=2)
    card = draw_and_keep(island, "major")
    island.do("forget rituals-of-destruction", "place 1 A6 energy", "restart")
    assert card in island.player.hand
    assert "rituals-of-destruction" not in island.player.hand
    assert (island.player.grown, [step.do for step in island.player.todo]) == (2, ["presence"])
    assert island.objects("grow 1") == "SI-GROWTH-01"
    assert list(everyone(island.table))


@pytest.mark.rule("SI-ASYNC-03", "SI-FAQ-086")
@pytest.mark.parametrize("drawn", [1, 2])
def test_starting_over_leaves_as_many_draws_as_were_left(drawn: int) -> None:
    island = grown(THUNDER, option=1)
    kept = [draw_and_keep(island) for _ in range(drawn)]
    island.do("restart")
    assert {*kept} <= {*island.player.hand}
    assert [step.do for step in island.player.todo] == ["gain"] * (2 - drawn)
    assert island.player.has_income is (drawn == 2)


@pytest.mark.rule("SI-ASYNC-03")
def test_starting_over_keeps_the_card_of_a_progression() -> None:
    island = Island(LIGHTNING)
    island.player.progression = ["delusions-of-danger", "call-to-bloodshed"]
    island.new_turn().do("grow 1", "gain progression", "restart")
    assert island.player.hand.count("delusions-of-danger") == 1
    assert island.player.progression == ["call-to-bloodshed"]
    assert island.player.has_income


def test_every_card_has_a_cost_and_elements_as_printed() -> None:
    assert powers()["tsunami"].cost == 6
    assert powers()["elemental-boon"].elements == ()
    assert powers()["dissolve-the-bonds-of-kinship"].elements == ("fire", "water", "animal")
    assert powers()["call-to-bloodshed"].target.range == 1


@pytest.mark.rule("SI-SPIRIT-09", "SI-FAQ-076")
def test_ocean_pushes_and_gathers_presence_between_ocean_and_coast() -> None:
    island = Island(OCEAN).presence(A0=2, A2=1).do("grow 3", "drift A0 A1")
    assert island.player.presence == {"A0": 1, "A1": 1, "A2": 1}
    gathering = Island(OCEAN).presence(A2=1, A3=1).do("grow 1", "drift A3 A0")
    assert gathering.player.presence == {"A0": 1, "A2": 1}
