"""Whole phases of Moonlight as one move: what is tried is what the rules allow, and the best of it is found."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest

from engine.action import to_text
from engine.chance import Chance
from engine.games.moonlight import GAME
from engine.games.moonlight.evaluation import foresight
from engine.games.moonlight.evaluation import lead as module_of_lead
from engine.games.moonlight.evaluation.foresight import answered, beam, unlike, ways
from engine.games.moonlight.evaluation.lead import LACKING, lead
from engine.games.moonlight.evaluation.phases import ANSWERS, Stretch, after, phase, position, settled
from engine.games.moonlight.model.options import MoonlightOptions
from engine.games.moonlight.model.table import Player, Table
from engine.match import Match
from engine.players import SearchPlayer
from engine.players.memory import SearchMemory
from engine.script import Stage
from engine.thinking import Way
from tests.engine.games.moonlight.stories import ALA, OLA, Story

ALL = [
    "branches*2",
    "dewdrops*2",
    "mushrooms*2",
    "fruits*2",
    "leaves*2",
    "mosses*2",
    "flowers*2",
    "webs*2",
    "vines*2",
]
"""A tile of every spirit."""
BLOCK = [f"{row}{column}" for row in "CD" for column in (3, 4, 5, 6)]


def by_rules(stage: Stage[Any], ends: str, without: tuple[str, ...]) -> Iterator[Table]:
    """Yield every table to which the kernel comes when it plays all but some verbs, as soon as that phase lies there."""
    open_ = [stage]
    while open_:
        here = open_.pop()
        for seat, ask in GAME.awaits(here).items():
            for action in ask.legal:
                if action.verb not in without:
                    after = GAME.keeping.copy(here)
                    tuple(GAME.play(after, seat, action, Chance(b"")))
                    table = after.play.table
                    if GAME.is_over(table) or (table.phase == ends and after.rest is None):
                        yield table
                    else:
                        open_.append(after)


def kept(found: Iterator[Table]) -> set[Any]:
    return {position(table) for table in found}


@pytest.mark.rule("ML-COLLECT-08", "ML-ASSIGN-01")
def test_a_collecting_phase_comes_to_all_that_the_rules_come_to() -> None:
    story = Story(1, 2, "C2", "D2").give("light", *ALL)
    before = story.table.copy()
    found = kept(each.table for each in phase(Stretch(story.table)))
    assert len(found) > 10
    assert found == kept(by_rules(story.stage, "move", ("talk", "hurry", "plus")))
    assert story.table == before


@pytest.mark.rule("ML-S08-04", "ML-S08-06")
def test_what_is_asked_in_mid_phase_is_answered_in_every_way() -> None:
    """Whoever picks the last tile of the second column turns up its two favours, of which the team has either."""
    story = Story(8, 2, "C3", "D5", keep=["C2", "D4", "D6", "C4"]).pile("column-1", "vines", "webs")
    found = [each.table for each in phase(Stretch(story.table))]
    assert {tuple(table.sides["light"].tokens) for table in found} >= {("vines",), ("webs",)}
    assert kept(iter(found)) == kept(by_rules(story.stage, "move", ("talk", "hurry", "plus")))


@pytest.mark.rule("ML-MOVE-01", "ML-GEM-02")
def test_a_movement_phase_is_a_move_or_a_move_by_a_gem_and_another() -> None:
    story = Story(1, 2, "C3", "D6", keep=BLOCK).change(phase="move")
    found = [*phase(Stretch(story.table))]
    verbs = {tuple(action.verb for _, action in each.actions) for each in found}
    assert verbs == {("move",), ("hurry", "move")}
    single = {position(each.table) for each in found if len(each.actions) == 1}
    assert single == kept(by_rules(story.stage, "collect", ("talk", "hurry", "plus")))
    story.table.players[ALA].gems = 0
    assert all(len(each.actions) == 1 for each in phase(Stretch(story.table)))


@pytest.mark.rule("ML-END-02", "ML-ASSIGN-07")
def test_where_nothing_can_be_picked_gems_and_a_plus_are_tried() -> None:
    story = Story(1, 2, "A3", "D9", keep=["A4", "A5", "A6", "D8", "C10"]).down("A4")
    assert story.legal() >= {"end", "hurry light A4"}
    assert _tried(story) >= {("end",), ("hurry", "hurry", "collect", "collect", "assign")}
    poor = story.change(players=[Player(1, spent=1), Player(3)], plus=1)
    assert _tried(poor) >= {("end",), ("plus", "hurry", "hurry", "collect", "collect", "assign")}


@pytest.mark.rule("ML-GEM-09")
@pytest.mark.parametrize(("number", "verb"), [(1, "hurry"), (2, "swap"), (15, "add")])
def test_gems_that_all_share_are_left_to_the_people(number: int, verb: str) -> None:
    """A computer partner spends none of its own accord, but where nothing can be picked without one; an adviser may advise it."""
    for open_talk in (False, True):
        story = Story(number, 2, open_talk=open_talk)
        while story.table.phase != "collect":
            story.do(min(story.legal()))
        found = [*_ways(story)]
        story.table.phase = "move"
        found += _ways(story)
        spending = {way.spends_common for way in found if verb in {action.verb for action in way.actions}}
        assert spending == {open_talk}
        assert any(not way.spends_common for way in found)
    stuck = Story(1, 2, "A3", "D9", keep=["A4", "A5", "D8", "C10"], open_talk=True).down("A4")
    assert {way.actions[0].verb for way in _ways(stuck)} == {"hurry"}
    assert not any(way.spends_common for way in _ways(stuck))


def _ways(story: Story) -> list[Way[Any]]:
    return ways(GAME.thinking.rules, story.stage, story.table.active)


def _tried(story: Story) -> set[tuple[str, ...]]:
    return {tuple(action.verb for _, action in each.actions) for each in phase(Stretch(story.table))}


@pytest.mark.rule("ML-SCORE-16", "ML-END-05")
def test_once_the_game_is_over_the_lead_is_what_it_brought() -> None:
    won, lacking = (
        Story(1, 2, "A3", "E9", keep=["A4", "A5", "A6", "D9", "C10"]).down("A4", "D9").give("light", *tiles)
        for tiles in ((*ALL, "vines", "webs"), ("vines*2",))
    )
    for story in (won, lacking):
        story.table.sides["light"].bits = 8
        story.do("end")
    outcome = GAME.outcome(won.stage)
    assert outcome.rival is not None
    assert lead(won.table) == outcome.standings[0].score - outcome.rival > 0
    assert lead(lacking.table) <= -LACKING * len(lacking.table.lacking) < 0


def late(*, bits: int = 2) -> Story:
    """Return a table near the end, on which the team has one of nearly everything."""
    story = Story(1, 2, "C3", "D6", keep=BLOCK).give("light", *ALL, *ALL).give("shadow", "vines*2", "webs*2")
    story.table.sides["light"].bits = bits
    return story


def test_what_tells_early_how_the_forest_will_go_counts_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of eight tiles one lies far away, and hangs loose; each bit, each pick and each such tile is worth something of its own."""
    story = Story(1, 2, "C3", "D6", keep=[*BLOCK[:-1], "A8"]).give("light", *ALL, *ALL)
    story.table.sides["light"].bits = 2
    whole = lead(story.table)
    for name, is_gain in {"BIT": True, "PICK": True, "LOOSE": False, "LOST": False}.items():
        with monkeypatch.context() as patch:
            patch.setattr(module_of_lead, name, 0.0)
            assert (lead(story.table) < whole) is is_gain
            assert lead(story.table) != whole


def test_of_positions_that_differ_in_owners_alone_the_best_is_kept() -> None:
    one, alike, other = late(), late(), late().change(creatures={"light": 9, "shadow": 10})
    alike.give("light", "fruits*2")
    found = [(1.0, Stretch(one.table)), (3.0, Stretch(alike.table)), (2.0, Stretch(other.table))]
    assert unlike(found, 9) == [found[1], found[2]]
    assert unlike(found, 1) == [found[1]]


def test_a_deal_that_can_be_won_is_won_and_one_that_cannot_is_not() -> None:
    assert beam([Stretch(late(bits=4).table)], 2) is not None
    hopeless = late(bits=0)
    hopeless.table.card = ("vines", "vines", "webs", "webs")
    hopeless.give("shadow", *(["vines*2", "webs*2", "leaves*2", "mosses*2", "flowers*2", "fruits*2"] * 6))
    assert beam([Stretch(hopeless.table)], 2) is None


def test_ways_are_whole_phases_of_a_seat_the_best_first() -> None:
    story = late()
    found = ways(GAME, story.stage, ALA)
    assert 1 < len(found) <= foresight.WAYS
    assert [way.value for way in found] == sorted((way.value for way in found), reverse=True)
    for way in found:
        assert [action.verb for action in way.actions] == ["collect", "collect", "assign"]
        after = GAME.keeping.copy(story.stage)
        for action in way.actions:
            assert action in GAME.awaits(after)[ALA].legal
            tuple(GAME.play(after, ALA, action, Chance(b"")))
    assert not GAME.thinking.ways(story.stage, OLA, Chance(b"")), "it is not her turn"


@pytest.mark.rule("ML-ASSIGN-03")
def test_a_way_ends_where_a_tile_comes_to_light() -> None:
    story = Story(3, 2)
    chance = Chance(b"placing")
    while story.table.phase != "collect":
        story.do(to_text(chance.choice(GAME.awaits(story.stage)[story.active].legal.actions)))
    for creature in ("light", "shadow"):
        near = [
            spot
            for spot in story.table.ground.near[story.table.creatures[creature]]
            if story.table.has_tile(spot)
        ]
        story.table.down |= frozenset(near) - {*story.table.creatures.values()}
    found = ways(GAME, story.stage, story.active)
    assert {tuple(action.verb for action in way.actions) for way in found} == {("collect", "collect")}


def test_before_the_first_turn_what_is_asked_is_answered_by_what_comes_of_it() -> None:
    story = Story(1, 2)
    (seat,) = GAME.awaits(story.stage)
    found = ways(GAME, story.stage, seat)
    assert {len(way.actions) for way in found} == {1}, "an answer at a time, as the favours come to light"
    assert len([*answered(GAME, story.stage)]) >= len(found)


@pytest.mark.rule("ML-SETUP-16")
def test_a_way_ends_where_the_other_seat_goes_on() -> None:
    story = Story(8, 2)
    (seat,) = GAME.awaits(story.stage)
    assert {tuple(action.verb for action in way.actions) for way in ways(GAME, story.stage, seat)} == {
        ("place",)
    }


def test_a_way_that_falls_out_is_worth_no_more_than_those_that_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foresight, "WIDTH", 1)
    monkeypatch.setattr(foresight, "GRACE", 0)
    story = late().change(phase="move")
    found = [way.actions for way in ways(GAME, story.stage, ALA)]
    values = foresight.foreseen(GAME, story.stage, ALA, found)
    stays = max(range(len(found)), key=lambda number: values[number])
    alone = foresight.foreseen(GAME, story.stage, ALA, [found[stays]])
    assert values[stays] == alone[0]
    assert len(found) > 2
    assert all(value <= alone[0] for value in values)


def test_what_is_foreseen_is_the_same_again_and_leaves_the_table_as_it_is() -> None:
    story = late()
    before = GAME.keeping.dump(story.stage)
    found = [way.actions for way in ways(GAME, story.stage, ALA)][:3]
    once, again = ([*GAME.thinking.foresee(story.stage, ALA, found, Chance(b""))] for _ in range(2))
    assert once == again
    assert len(once) == len(found)
    assert all(0 <= light == shadow <= 1 for light, shadow in once)
    assert GAME.keeping.dump(story.stage) == before


def test_of_two_ways_the_one_that_wins_is_foreseen_to_be_better() -> None:
    """Light stands before the last bit, without which nothing scores."""
    story = late(bits=0).bits("C4").change(phase="move")
    read = GAME.grammar.read
    takes, leaves = GAME.thinking.foresee(
        story.stage, ALA, [(read("move light C4"),), (read("move shadow D5"),)], Chance(b"")
    )
    assert takes[ALA] > leaves[ALA]


def test_against_each_other_actions_are_searched_one_by_one() -> None:
    story = Story(1, 3, "C3", "D6")
    assert GAME.thinking.ways(story.stage, ALA, Chance(b"")) == ()
    (one,) = GAME.thinking.foresee(story.stage, ALA, [()], Chance(b""))
    assert one == GAME.thinking.value(story.stage)


def last_turn() -> Story:
    """Return a forest whose last row may keep two of three tiles from both sides once the last two picks are made."""
    story = Story(28, 2, "B2", "C11", keep=["B1", "C12", "D5", "D6", "D7"]).bits("D6", "D7")
    one, two, tiles = story.at("D5"), story.at("D6"), story.table.tiles
    tiles[one], tiles[two] = tiles[two], tiles[one]
    story.table.stacks["eclipse"].items[:] = [1, 1, 1, 2]
    story.table.players = [Player(0), Player(0)]
    return story.change(piles={}).give("light", *ALL).give("shadow", "vines*2")


@pytest.mark.rule("ML-S28-06")
def test_what_stays_with_nobody_is_chosen_best() -> None:
    story = last_turn()
    story.do("collect light B1", "collect shadow C12")
    ends: dict[str, float] = {}
    for first, second in permutations(("D5", "D6", "D7"), 2):
        played = last_turn()
        played.do(
            "collect light B1", "collect shadow C12", "assign 1 2", f"choose {first}", f"choose {second}"
        )
        ends[first] = max(lead(played.table), ends.get(first, -99.0))
    best = max(ends.values())
    assert min(ends.values()) < best
    (whole,) = (
        each for each in phase(Stretch(story.table)) if each.actions[0][1] == GAME.grammar.read("assign 1 2")
    )
    assert whole.table.phase == "settle", "whatever is asked then is still open"
    assert lead(settled(story.table, whole.actions).table) == best
    story.do("assign 1 2")
    (end,) = answered(GAME, story.stage)
    assert lead(end.table) == best
    answers = [
        to_text(way.actions[0]).removeprefix("choose ") for way in ways(GAME, story.stage, story.active)
    ]
    assert len(answers) == 3
    assert ends[answers[0]] == best


@pytest.mark.rule("ML-S28-06", "ML-S28-07")
@pytest.mark.parametrize(("bits", "won"), [(4, True), (3, False)])
def test_a_deal_is_won_only_once_what_stays_with_nobody_is_chosen(bits: int, won: bool) -> None:
    """With four bits the best choice wins by 2 and the worst loses by 5; with three the best is a tie."""
    story = last_turn()
    story.table.sides["light"].bits = bits
    story.do("collect light B1", "collect shadow C12")
    end = beam([Stretch(story.table)], 2)
    assert (end is not None) == won
    assert end is None or (end.table.phase == "over" and lead(end.table) == 2)


@pytest.mark.rule("ML-S14-04")
def test_of_many_answers_some_from_the_whole_list_are_followed() -> None:
    """A bit taken in scenario 14 pushes another one: far more ways than are followed, of which whoever is asked compares all."""
    story = Story(14, 2, "C3", "D6").change(phase="move")
    bit = next(spot for spot in story.table.ground.near[story.at("C3")] if spot in story.table.bits)
    take = GAME.grammar.read(f"move light {story.name(bit)}")
    followed = [*after(Stretch(story.table), ALA, take)]
    tuple(GAME.play(story.stage, ALA, take, story.chance))
    legal = GAME.awaits(story.stage)[ALA].legal
    assert 1 < len(followed) <= ANSWERS < len(legal)
    tried = [legal.actions.index(each.actions[-1][1]) for each in followed]
    assert max(tried) > ANSWERS
    assert len([*answered(GAME, story.stage)]) > ANSWERS


def test_a_computer_partner_can_say_what_it_means_to_do_and_does_it() -> None:
    """The whole phase is planned at once: what /plan shows is what is played, as long as nothing else comes to light."""
    match: Match[Any] = Match.new(GAME, MoonlightOptions(scenario=1, first=1), 2, b"partners")
    chance = Chance(b"placing")
    while "collect" not in match.legal(seat := match.awaiting[0]).verbs:
        match.play(seat, chance.choice(match.legal(seat).actions))
    player = SearchPlayer(positions=0, memory=SearchMemory())
    plan = player.way(match, seat, Chance(b"plan"))
    assert [action.verb for action in plan] == ["collect", "collect", "assign"]
    for action in plan:
        assert player.pick(match, seat, Chance(b"plan")) == action
        match.play(seat, action)
