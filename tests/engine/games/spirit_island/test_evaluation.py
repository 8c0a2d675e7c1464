"""Plans of the island's computer players: their answers at once, the targets of powers, and their expectations of a turn."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from engine.ask import Ask
from engine.chance import Chance
from engine.games.spirit_island import GAME
from engine.games.spirit_island.evaluation import answers, powers, use_memory
from engine.games.spirit_island.evaluation.due import due
from engine.games.spirit_island.evaluation.estimates import Estimates, estimate
from engine.games.spirit_island.evaluation.foresight import followed, play_on
from engine.games.spirit_island.evaluation.land_value import features, look_of, of_land
from engine.games.spirit_island.evaluation.simulation import act
from engine.games.spirit_island.evaluation.spirit_ways import _next_steps, _site
from engine.games.spirit_island.evaluation.use_memory import UseMemory
from engine.games.spirit_island.evaluation.value import worth
from engine.games.spirit_island.evaluation.values import NOW
from engine.games.spirit_island.model.actions import (
    Done,
    Enough,
    Gain,
    Grow,
    Hit,
    Pick,
    Push,
    Ready,
    Reclaim,
    Take,
    Use,
)
from engine.games.spirit_island.model.lasting_rule import Lasting
from engine.games.spirit_island.model.texts import challenger, name_of, tell
from engine.legal import Legal
from engine.match import Match
from engine.players import LEVELS, SearchPlayer
from engine.players.memory import SearchMemory
from engine.point import Point
from engine.text import Seat
from tests.engine.games.spirit_island.island import BRINGER, EARTH, GREEN, LIGHTNING, RIVER, SHADOWS, Island

EASY = GAME.Options.model_validate({"spirits": "easy"})


def match(seed: bytes = b"an island", seats: int = 2) -> Match[Any]:
    return Match.new(GAME, EASY, seats, seed)


def asked(*answers: Any, prompt: str = "ask-damage") -> Ask[Any]:
    """Return a question with these answers."""
    by = challenger("brandenburg-prussia")
    return Ask(
        tell(prompt, about=name_of(RIVER), by=by, board="A", land="A5", points=2), Legal(lambda: answers)
    )


def test_damage_destroys_rather_than_wears_down() -> None:
    island = Island(RIVER, A5="1 city, 1 town, 2 explorer").phase("fast")
    hits = [Hit("A5", "city", 2), Hit("A5", "town", 2), Hit("A5", "town", 1), Hit("A5", "explorer", 1)]
    assert answers.best(island.table, asked(*hits)) == Hit("A5", "town", 2)


def test_the_city_goes_before_the_explorer() -> None:
    island = Island(RIVER, A5="1 city, 1 explorer").phase("slow")
    assert answers.best(island.table, asked(Take("A5", "explorer"), Take("A5", "city"))) == Take("A5", "city")


def test_invaders_are_pushed_out_of_a_land_that_would_ravage_and_dahan_stay_out_of_one() -> None:
    island = Island(RIVER, A3="1 town, 1 explorer", A2="2 dahan").phase("fast")
    island.table.invaders.ravage = "1-jungle"
    assert answers.best(island.table, asked(Enough(), Push("town", "A3", "A2"))) == Push("town", "A3", "A2")
    island = Island(RIVER, A3="2 city", A2="1 dahan").phase("fast")
    island.table.invaders.ravage = "1-jungle"
    assert answers.best(island.table, asked(Push("dahan", "A2", "A3"), Enough())) == Enough()


@pytest.mark.parametrize(("invaders", "neighbours"), [("1 town", 4), ("1 city", 4), ("2 explorer", 0)])
def test_only_where_they_have_built_explorers_come_from(invaders: str, neighbours: int) -> None:
    island = Island(RIVER, A1=invaders)
    ahead = due(island.table)
    assert features(*look_of(island.table, "A1", ahead), ahead).source == neighbours


def test_a_blight_goes_on_to_where_it_ends_and_destroys_no_presence() -> None:
    """A5 touches 1 4 6 7 8. On A1 and A4 lies blight, and there is presence on A6."""
    island = Island(RIVER, A5="2 town, 1 blight", A1="1 blight", A4="1 blight").presence(A6=1).phase("fast")
    near = [Pick(f"A{number}") for number in (1, 4, 6, 7, 8)]
    assert answers.best(island.table, asked(*near, prompt="ask-cascade")) == Pick("A7")
    assert answers.best(island.table, asked(*near[:3], prompt="ask-cascade")) == Pick("A6")


def test_where_blight_lies_all_around_it_goes_to_where_it_can_end_next() -> None:
    island = Island(RIVER, A4="1 blight", A5="1 blight", A2="1 blight", A1="1 blight", A3="1 blight").phase(
        "fast"
    )
    near = [Pick("A2"), Pick("A3"), Pick("A5")]
    assert answers.best(island.table, asked(*near, prompt="ask-cascade")) == Pick("A5")


def test_presence_is_given_up_where_there_is_more_than_a_sacred_site_needs() -> None:
    island = Island(RIVER).presence(A1=1, A5=2, A8=3).phase("fast")
    lands = [Pick("A1"), Pick("A5"), Pick("A8")]
    assert answers.best(island.table, asked(*lands, prompt="ask-lose")) == Pick("A8")


def test_builders_are_sent_where_they_do_least_harm() -> None:
    """A town more in the land that is about to ravage brings blight there, in the other one it does not yet."""
    island = Island(RIVER, A1="1 explorer", A8="1 explorer").phase("fast")
    island.table.invaders.ravage = "1-mountain"
    lands = [Pick("A1"), Pick("A8")]
    assert answers.best(island.table, asked(*lands, prompt="ask-escalates-town")) == Pick("A8")


def test_what_a_way_is_asked_is_answered_as_it_turns_out_best() -> None:
    """Overgrow in a Night brings presence, or fear where invaders are: from A2, where there are none, only presence is worth anything."""
    island = Island(RIVER).presence(A1=1, A2=1).phase("fast")
    island.player.played.append("overgrow-in-a-night")
    use = Use("overgrow-in-a-night", "A2", None)
    (after,) = followed(island.table, Seat(0), [(use,)], Chance(b"a way"), UseMemory())
    assert after.players[0].presence == {"A1": 1, "A2": 2}
    assert island.player.presence == {"A1": 1, "A2": 1}


def test_a_power_is_used_where_the_invaders_are_about_to_ravage() -> None:
    island = Island(RIVER, A2="1 town", A3="1 town", A1="1 explorer").presence(A2=1, A4=1).phase("fast")
    island.table.invaders.ravage = "1-jungle"
    island.player.played.append("flash-floods")
    powers.use_all(island.table, Chance(b"fast"), UseMemory())
    assert island["A3"] == ""
    assert island["A2"] == "1 town"


def against_england(level: int, **lands: str) -> Island:
    options = GAME.Options.model_validate({"adversary": "england", "adversary_level": level})
    return Island(RIVER, options=options, **lands).phase("fast")


def test_a_build_next_to_two_buildings_of_england_is_foreseen_where_there_is_nobody() -> None:
    alone = [against_england(level, A1="1 town", A4="1 town") for level in (0, 1)]
    alone += [Island(RIVER, A1="1 town", A4="1 town").phase("fast"), against_england(1, A1="1 town")]
    for island in alone:
        island.table.invaders.build = "1-wetland"
    assert [of_land(each.table, "A5", due(each.table)) < 0 for each in alone] == [False, True, False, False]
    kept = alone[1]
    kept.table.lasting.append(Lasting("no-build", land="A5"))
    assert of_land(kept.table, "A5", due(kept.table)) == 0


@pytest.mark.parametrize(("level", "settlers"), [(0, 0.0), (1, NOW.habits.next)])
def test_a_build_of_england_in_the_turn_after_counts_in_part_where_there_is_nobody(
    level: int, settlers: float
) -> None:
    """A2 and A5 are next to both towns, A3 and A8 of the same card to one at most."""
    island = against_england(level, A1="1 town", A4="1 town")
    island.table.invaders.build, island.table.invaders.explored = None, "3-jungle-wetland"
    ahead = due(island.table)
    lands = ("A2", "A5", "A3", "A8")
    found = [features(*look_of(island.table, land, ahead), ahead).settlers for land in lands]
    assert found == [settlers, settlers, 0, 0]


def test_a_land_that_england_crowds_costs_more_with_each_building() -> None:
    """Before the seventh, by which the game is lost."""

    def more(towns: int) -> float:
        crowd = {"A8": f"{towns} town"}
        before, island = Island(RIVER).stand(crowd).phase("fast"), against_england(0, **crowd)
        return of_land(before.table, "A8", due(before.table)) - of_land(island.table, "A8", due(island.table))

    costs = [more(towns) for towns in range(3, 7)]
    assert costs[0] == 0
    steps = [after - before for before, after in pairwise(costs)]
    assert 0 < steps[0] < steps[1] < steps[2]


def two_who_defend() -> Island:
    """Return an island with one ravage, of 4 damage: one seat can defend by 1 and the other by 2."""
    island = Island(RIVER, EARTH, A2="1 city, 1 explorer").presence(A2=1).presence(1, A2=1).phase("fast")
    island.table.invaders.ravage = "1-wetland"
    island.player.played.append("drift-down-into-slumber")
    island.table.players[1].played.append("entrancing-apparitions")
    return island


def test_two_seats_find_together_what_keeps_a_land_healthy_and_neither_does_alone() -> None:
    island = two_who_defend()
    gain, made = powers.best_uses(island.table, Chance(b"together"))[0]
    assert gain > 1
    assert {(seat, use.power, use.target) for seat, use in made} == {
        (0, "drift-down-into-slumber", "A2"),
        (1, "entrancing-apparitions", "A2"),
    }
    for seat in (0, 1):
        alone = two_who_defend()
        alone.table.players[seat].played.clear()
        assert powers.best_uses(alone.table, Chance(b"alone"))[0][0] < 1


def test_a_way_through_the_fast_phase_begins_with_its_part_of_the_best_set() -> None:
    stage = GAME._runner.stage(two_who_defend().table)
    for seat, power in enumerate(["drift-down-into-slumber", "entrancing-apparitions"]):
        best = GAME.thinking.ways(stage, Seat(seat), Chance(b"ways"))[0]
        assert best.actions == (Use(power, "A2"),)


@pytest.mark.parametrize("player", [LEVELS["deep"], SearchPlayer(positions=1)], ids=["expert", "hasty"])
def test_two_computers_leave_no_blight_when_it_can_be_avoided(player: SearchPlayer) -> None:
    table = two_who_defend().table
    left = table.blight.left
    island = Match(GAME, EASY, 2, b"ravage", Point(GAME, 0, GAME._runner.stage(table), {}))
    while island.view(None).phase == "fast":  # type: ignore[attr-defined]
        seat = island.awaiting[0]
        island.play(seat, player.pick(island, seat, Chance(b"thoughts")))
    after = island.imagine(None, Chance(b"after")).play.table
    assert (after.blight.left, after.lands["A2"].blight) == (left, 0)


def test_what_a_partner_who_is_ready_takes_care_of_brings_nothing_twice() -> None:
    island = Island(RIVER, EARTH, A3="1 town").presence(A2=1).presence(1, B5=1).phase("spirit")
    island.table.invaders.ravage = "1-jungle"
    partner = island.table.players[1]
    partner.presence, partner.played = {"A3": 1}, ["rouse-the-trees-and-stones"]

    def gain() -> float:
        return estimate(island.table, Seat(0), Chance(b"estimate"), UseMemory()).of_card("flash-floods")

    alone = gain()
    partner.is_ready = True
    assert gain() < alone


def test_from_the_slow_phase_on_the_next_turn_counts() -> None:
    """One explorer ravages next and harms nothing, the other builds a town next: that one goes."""
    island = Island(RIVER, A2="1 explorer", A3="1 explorer").presence(A2=1, A3=2).phase("slow")
    island.table.invaders.ravage, island.table.invaders.build = "1-jungle", "1-wetland"
    island.player.played.append("rouse-the-trees-and-stones")
    powers.use_all(island.table, Chance(b"slow"), UseMemory())
    assert (island["A2"], island["A3"]) == ("", "1 explorer")


def test_nothing_is_used_for_a_seat_that_is_done() -> None:
    island = Island(RIVER, A3="1 town").presence(A2=1).phase("fast")
    island.player.played.append("flash-floods")
    island.player.has_passed = True
    powers.use_all(island.table, Chance(b"fast"), UseMemory())
    assert island["A3"] == "1 town"


def test_a_use_that_makes_things_worse_is_left() -> None:
    island = Island(LIGHTNING, A3="3 dahan").presence(A3=2).phase("slow")
    island.player.played.append("shatter-homesteads")
    before = island.fear
    powers.use_all(island.table, Chance(b"slow"), UseMemory())
    assert island.fear == before + 1
    assert max(powers.use_gains(island.table, Seat(0), Chance(b"slow"), UseMemory()), default=(0.0,))[0] <= 0


def test_cards_that_would_help_the_same_land_bring_less_together_than_each_alone() -> None:
    here, there = ((3.0, "A1"), (1.0, "A4")), ((2.0, "A5"),)
    apart = Estimates({"one": here, "other": there}, ())
    assert apart.of_pile(("one", "other"), {}) == 5.0
    alike = Estimates({"one": here, "other": here}, ())
    assert alike.of_pile(("one", "other"), {}) == 4.0
    boons = Estimates({"one": ((3.0, ""),), "other": ((3.0, ""),)}, ())
    assert boons.of_pile(("one", "other"), {}) == 6.0


def test_an_innate_power_counts_with_the_elements_it_wants() -> None:
    known = Estimates({}, (("flood", {"sun": 1}, ((1.0, "A1"),)), ("flood", {"sun": 2}, ((4.0, "A1"),))))
    assert [known.of_pile((), {"sun": suns}) for suns in (0, 1, 2)] == [0.0, 1.0, 4.0]


def test_what_cards_bring_is_not_worked_out_twice() -> None:
    island = Island(RIVER, A3="1 town").presence(A2=2).phase("spirit")
    island.player.hand[:] = ["flash-floods", "wash-away"]
    table, chance = island.table, Chance(b"estimate")
    whole = estimate(table, Seat(0), chance.twin(), UseMemory())
    assert whole.of_card("flash-floods") > 0
    known = Estimates({"flash-floods": ((9.0, "A4"),)}, ())
    more = estimate(table, Seat(0), chance.twin(), UseMemory(), known)
    assert more.of_card("flash-floods") == 9.0
    assert more.cards["wash-away"] == whole.cards["wash-away"]
    assert more.innates == ()


def test_of_cards_to_reclaim_one_by_one_the_best_comes_back() -> None:
    """The presence of the same growth is placed first."""
    island = Island(BRINGER).presence(A1=1).do("grow 2")
    island.player.discard = ["call-on-midnights-dream", "predatory-nightmares", "dread-apparitions"]
    known = Estimates(
        {card: ((gain, "A1"),) for card, gain in zip(island.player.discard, (1.0, 5.0, 3.0), strict=True)}, ()
    )
    assert {step.verb for step in _next_steps(island.table, Seat(0), known)} == {"place"}
    island.do(next(line for line in island.legal() if line.startswith("place")))
    assert _next_steps(island.table, Seat(0), known) == [Reclaim("predatory-nightmares")]


def test_thresholds_out_of_reach_are_not_estimated() -> None:
    island = Island(RIVER, A3="1 town").presence(A2=2).phase("spirit")
    cards = island.player.hand[:]
    island.player.hand.clear()
    nothing = estimate(island.table, Seat(0), Chance(b"estimate"), UseMemory())
    assert [wanted for _, wanted, _ in nothing.innates] == [{"sun": 1, "water": 2}]
    island.player.hand += cards
    assert len(estimate(island.table, Seat(0), Chance(b"estimate"), UseMemory()).innates) == 3


def test_a_land_is_judged_by_what_the_invaders_will_do_there_and_what_holds_them_off() -> None:
    island = Island(RIVER, A3="1 town, 2 dahan").presence(A3=1).phase("fast")
    calm = of_land(island.table, "A3", due(island.table))
    island.table.invaders.ravage = "1-jungle"

    def ravaged(*rules: Lasting) -> float:
        island.table.lasting[:] = rules
        return of_land(island.table, "A3", due(island.table))

    bare = ravaged()
    assert bare < calm
    assert bare < ravaged(Lasting("no-blight", land="A3"))
    assert bare < ravaged(Lasting("dahan-safe", land="A3"))
    assert bare < ravaged(Lasting("defend", land="A3", amount=2))
    assert ravaged(Lasting("no-ravage", land="A3")) == pytest.approx(calm)
    island["A3"] = "1 town, 2 dahan, 1 blight"
    assert ravaged() < bare
    island["A3"] = "1 town, 2 dahan"
    island.presence(A4=1)
    assert ravaged() > bare


def test_ways_through_a_spirit_phase_grow_play_and_end_ready_or_with_a_draw() -> None:
    start = match()
    found = GAME.thinking.ways(start.imagine(Seat(0), Chance(b"ways")), Seat(0), Chance(b"ways"))
    assert len(found) > 3
    assert len({way.actions for way in found}) == len(found)
    assert all(isinstance(way.actions[0], Grow) for way in found)
    assert all(isinstance(way.actions[-1], Ready | Gain) for way in found)
    assert [way.value for way in found] == sorted((way.value for way in found), reverse=True)
    for way in found:
        played = start.copy()
        for action in way.actions:
            played.play(Seat(0), action)


def test_a_seat_with_powers_may_also_be_done_with_them() -> None:
    island = Island(RIVER, EARTH, A3="1 town").presence(A2=1).phase("fast")
    island.player.played.append("flash-floods")
    stage = GAME._runner.stage(island.table)
    found = [way.actions for way in GAME.thinking.ways(stage, Seat(0), Chance(b"ways"))]
    assert (Done(),) in found
    assert len(found) > 1


def test_what_is_foreseen_leaves_the_table_and_is_the_same_for_the_same_luck() -> None:
    start = match()
    table = start.imagine(Seat(0), Chance(b"ways"))
    before = GAME.keeping.dump(table)
    two = [way.actions for way in GAME.thinking.ways(table, Seat(0), Chance(b"ways"))[:2]]
    once, again = ([*GAME.thinking.foresee(table, Seat(0), two, Chance(b"luck"))] for _ in range(2))
    assert once == again
    assert all(0 < found[0] == found[1] < 1 for found in once)
    assert GAME.keeping.dump(table) == before


def test_what_was_worked_out_is_taken_over_where_it_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same is foreseen as without a memory, and on a table dealt anew less is to be tried."""
    tried = 0
    gain = use_memory._TriedTable.gain

    def counted(table: use_memory._TriedTable, *use: Any) -> float:
        nonlocal tried
        tried += 1
        return gain(table, *use)

    monkeypatch.setattr(use_memory._TriedTable, "gain", counted)
    start, thinking, efforts = match(), GAME.thinking.remembering(), []
    two = [
        way.actions
        for way in GAME.thinking.ways(start.imagine(Seat(0), Chance(b"")), Seat(0), Chance(b""))[:2]
    ]
    for asked, deal in (
        (thinking, b"one"),
        (thinking, b"two"),
        (GAME.thinking, b"one"),
        (GAME.thinking, b"two"),
    ):
        tried = 0
        found = [*asked.foresee(start.imagine(Seat(0), Chance(deal)), Seat(0), two, Chance(deal))]
        efforts.append((tried, found))
    (first, foreseen), (remembered, _), (alone, judged), (anew, _) = efforts
    assert (first, foreseen) == (alone, judged)
    assert remembered < anew


def test_judgement_alone_plays_a_turn_with_everything_in_it() -> None:
    table = match().imagine(None, Chance(b"turn")).play.table.copy()
    play_on(table, Chance(b"luck"), 2, UseMemory())
    assert (table.turn, table.phase) == (2, "spirit")
    assert all(player.discard or player.hand for player in table.players)
    assert sum(sum(player.shown.values()) for player in table.players) > 4


def test_a_turn_is_played_on_with_the_powers_that_are_in_play() -> None:
    island = Island(EARTH, A4="1 city, 1 town, 1 explorer").presence(A4=2).phase("fast")
    table, island.player.played = island.table, ["guard-the-healing-land"]
    table.invaders.ravage = "1-sands"
    play_on(table, Chance(b"luck"), table.turn + 1, UseMemory())
    assert table.lands["A4"].blight == 0


def test_what_is_foreseen_ends_where_the_next_turn_begins() -> None:
    """The turn after it would be lost: there is no card left by which to explore."""
    table = match().imagine(Seat(0), Chance(b"ways"))
    invaders = table.play.table.invaders
    invaders.deck = invaders.deck[:1]
    (way, *_) = GAME.thinking.ways(table, Seat(0), Chance(b"ways"))
    ((chance, _),) = GAME.thinking.foresee(table, Seat(0), [way.actions], Chance(b"luck"))
    assert chance > 0
    last = table.play.table.copy()
    play_on(last, Chance(b"luck"), last.turn + 2, UseMemory())
    assert last.lost


@pytest.mark.parametrize("futures", [0, 4])
def test_a_player_plans_the_same_wherever_it_knows_the_same(futures: int) -> None:
    start, player = match(), SearchPlayer(positions=800 * futures + 1)
    twin = start.fork(Seat(0), b"as it could be")
    ways = {player.way(each, Seat(0), Chance(b"thoughts")) for each in (start, twin)}
    assert len(ways) == 1


def test_a_player_does_what_it_means_to_do_as_long_as_nobody_else_acts() -> None:
    start, memory = match(), SearchMemory()
    player = SearchPlayer(positions=1, memory=memory)
    meant = player.way(start, Seat(0), Chance(b"one"))
    start.play(Seat(0), player.pick(start, Seat(0), Chance(b"one")))
    assert memory.intended(start, Seat(0)) == meant[1:]
    assert player.pick(start, Seat(0), Chance(b"another")) == meant[1]
    start.play(Seat(1), start.legal(Seat(1)).actions[0])
    assert memory.intended(start, Seat(0)) == ()


def test_every_level_picks_something_legal_and_the_weakest_does_not_pick_the_best() -> None:
    start = match()
    picked = {LEVELS["random"].pick(start, Seat(0), Chance(bytes([number]))) for number in range(8)}
    assert picked <= set(start.legal(Seat(0)))
    assert len(picked) > 1


def test_a_computer_chooses_a_spirit_that_is_easy_to_play() -> None:
    start = Match.new(GAME, GAME.Options(), 4, b"choose")
    chosen = []
    for seat in map(Seat, range(4)):
        action = LEVELS["brief"].pick(start, seat, Chance(b"thoughts"))
        start.play(seat, action)
        chosen.append(action.spirit)
    assert set(chosen) == {EARTH, LIGHTNING, RIVER, SHADOWS}


@pytest.mark.parametrize("adversary", ["none", "england", "sweden"])
def test_the_gain_of_a_use_is_what_it_adds_to_the_worth_of_the_whole_table(adversary: str) -> None:
    """Only the lands are looked at again in which something may have changed; nothing is overlooked by that."""
    options = GAME.Options.model_validate(
        {"adversary": adversary, "adversary_level": 0 if adversary == "none" else 3}
    )
    start, chance, tried = Match.new(GAME, options, 2, b"gains"), Chance(b"gains"), 0
    while not start.over and tried < 60:
        table = start.imagine(None, chance.twin()).play.table
        if start.now.table.rest is None and table.phase in ("fast", "slow"):
            seat = start.awaiting[0]
            before = use_memory._TriedTable(table)
            for use in powers._fullest(table, seat)[:12]:
                after = table.copy()
                act(after, Chance(b"use"), seat, use)
                assert before.gain(seat, use, Chance(b"use")) == pytest.approx(worth(after) - worth(table)), (
                    use
                )
                tried += 1
        start.play(start.awaiting[0], LEVELS["greedy"].pick(start, start.awaiting[0], chance))
    assert tried > 30


def test_presence_that_a_gift_brings_counts_where_it_is_put() -> None:
    """Earth's land becomes a sacred site, which defends it, though the gift is aimed at the spirit and at no land."""
    island = Island(GREEN, EARTH, A1="1 town").presence(B1=1).presence(1, A1=1).phase("fast")
    island.table.invaders.ravage = "1-mountain"
    island.player.played.append("gift-of-proliferation")
    before, (use,) = island.table, powers._fullest(island.table, Seat(0))
    after = before.copy()
    act(after, Chance(b"gift"), Seat(0), use)
    assert after.players[1].presence == {"A1": 2}
    gain = use_memory._TriedTable(before).gain(Seat(0), use, Chance(b"gift"))
    assert gain == pytest.approx(worth(after) - worth(before))


def test_a_land_is_worth_more_where_a_presence_makes_a_sacred_site_and_less_where_blight_lies() -> None:
    """Of an island without invaders only what is already in the land differs."""

    def site(presence: int, blight: int = 0) -> float:
        island = Island(RIVER).presence(A5=presence)
        island.table.lands["A5"].blight = blight
        return _site(island.table, Seat(0), "A5", due(island.table))

    habits = NOW.habits
    assert habits.site > 0
    assert [site(number) for number in range(4)] == [0, habits.site, 0, 0]
    assert site(2, blight=1) == -habits.blighted < 0
