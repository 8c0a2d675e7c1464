"""Crossings: each card under special rules that it was not written for, with the laws held that no card may break."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from itertools import combinations, islice
from random import Random
from typing import Any

import pytest

from engine.ask import Ask
from engine.games.spirit_island.model.actions import Gather, IslandAction, Place, Push, Use
from engine.games.spirit_island.model.facts import spirits
from engine.games.spirit_island.model.lasting_rule import Lasting
from engine.games.spirit_island.model.table import Used
from engine.games.spirit_island.model.texts import kinds_of, name_of, tell
from engine.games.spirit_island.powers.gifts import Gifts
from engine.games.spirit_island.rules import growth, pieces, presence, score, targets
from engine.legal import Legal
from engine.text import Seat, Who
from tests.engine.contract.fuzz import case, cross, crossings_of, start_of
from tests.engine.contract.random_games import EVERY, starts
from tests.engine.games.spirit_island.crossings import laws, run, whole
from tests.engine.games.spirit_island.crossings.aims import (
    a_first_use_costs_what_its_aim_costs,
    aims_are_those_in_reach,
    growth_is_done_over_land,
)
from tests.engine.games.spirit_island.crossings.laws import Asks, Cause, Unit
from tests.engine.games.spirit_island.crossings.meeting import hold
from tests.engine.games.spirit_island.crossings.questions import hold_laws_of_question
from tests.engine.games.spirit_island.crossings.scene import FOES, SCENARIOS, crossing_of, every_pair
from tests.engine.games.spirit_island.crossings.scene import cards as every_card
from tests.engine.games.spirit_island.crossings.walk import Broken, Walk
from tests.engine.games.spirit_island.crossings.whole import (
    the_host_may_order_the_lands,
    the_score_counts_what_lies_there,
    walk_through,
)
from tests.engine.games.spirit_island.island import (
    BRINGER,
    LIGHTNING,
    OCEAN,
    RIVER,
    SHADOWS,
    SPIRITS,
    Island,
)

ONE = Seat(0)
RAIN = "rain-of-blood"
PORTIONS, EACH = 15, 10
"""Number of tests that share the crossings of the suite, and of crossings of each: every card once."""
WALKS = 8
"""Number of whole games that are walked in the suite."""


@pytest.mark.parametrize("portion", range(PORTIONS))
def test_no_card_breaks_a_law_where_special_rules_meet(portion: int) -> None:
    for crossing in islice(every_pair("suite"), portion * EACH, (portion + 1) * EACH):
        assert hold(crossing) == 1, crossing.line


@pytest.mark.rule("SI-PUSH-05")
@pytest.mark.parametrize("number", range(WALKS))
def test_no_unit_of_a_whole_game_breaks_a_law(number: int) -> None:
    for start in starts(EVERY["spirit-island"], 1, "walk", number):
        assert walk_through(start) > 0


def test_any_two_parts_of_a_crossing_meet() -> None:
    met = {
        frozenset(pair) for each in every_pair("suite") for pair in combinations(dict(each.parts).items(), 2)
    }
    parts: dict[str, list[Any]] = {
        "card": every_card(),
        "foe": list(FOES),
        "scenario": list(SCENARIOS),
        "user": list(SPIRITS),
        "partner": list(SPIRITS),
        "ocean": [False, True],
    }
    never = {
        frozenset({one, other})
        for (name, ones), (second, others) in combinations(parts.items(), 2)
        for one in ((name, each) for each in ones)
        for other in ((second, each) for each in others)
    } - met
    assert {pair for pair in never if not _cannot_meet(dict(pair))} == set()


def _cannot_meet(pair: dict[str, Any]) -> bool:
    """Return whether a pair is impossible: a spirit with itself, the ocean's own without it, or another's innate power."""
    user, partner = pair.get("user"), pair.get("partner")
    if user and user == partner:
        return True
    if pair.get("ocean") is False and OCEAN in (user, partner):
        return True
    about, _ = pair.get("card", ("", 0))
    owner = next((id_ for id_, each in spirits().items() if about in {one.id for one in each.innates}), None)
    if owner is None:
        return False
    return user not in (None, owner) or partner == owner or (owner == OCEAN and pair.get("ocean") is False)


def test_a_law_that_is_broken_is_told_with_the_line_that_breaks_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    room = crossings_of("spirit-island")
    assert room is not None
    line = next(each.line for each in every_pair("suite") if each.about == "powerstorm")
    monkeypatch.setattr(Gifts, "energy", _give_in_silence)
    assert cross(room, [line]) == 1
    told = capsys.readouterr().out
    assert shlex.split(shlex.split(told.partition("make fuzz ARGS=")[2])[0]) == ["--crossing", line]
    with pytest.raises(Broken, match=r"energy, and .* are told"):
        run(line)


def _give_in_silence(gifts: Gifts, amount: int, seat: Seat | None = None) -> None:
    gifts.table.players[gifts.spirit if seat is None else seat].energy += amount


def test_crossings_and_whole_games_are_read_from_their_lines() -> None:
    for crossing in islice(every_pair("lines"), 20):
        assert crossing_of(crossing.line) == crossing
    start = next(starts(EVERY["spirit-island"], 1, "lines"))
    assert start_of(case(start)) == start


# The laws themselves: each is seen to be broken.


def unit_of(island: Island, cause: Cause = "fear") -> Unit:
    """Return a unit in which nothing has happened yet on the island."""
    return Unit(cause, island.table.copy(), island.table)


BROKEN_TABLES: dict[str, tuple[str, Callable[[Island], object]]] = {
    "each_spirit_has_thirteen_discs": ("14 presence", lambda island: presence.put(island.player, "A5")),
    "nothing_is_negative": ("-1 energy", lambda island: setattr(island.player, "energy", -1)),
    "cards_are_where_they_belong": (
        "lost",
        lambda island: island.table.decks["minor"].remove("devouring-ants"),
    ),
    "nobody_stands_who_should_have_fallen": (
        "explorer-1 stands",
        lambda island: island.stand({"A5": "1 explorer-1"}),
    ),
    "no_unit_leaves_its_marks": ("still noted", lambda island: island.table.unit.append(("A1", "city"))),
    "no_piece_stays_in_an_ocean": ("A0 holds", lambda island: island.stand({"A0": "1 town"})),
    "the_verdict_is_that_of_the_table": ("level-1 is reached", lambda island: island.stand({"A1": ""})),
}

BROKEN_UNITS: dict[str, tuple[str, Callable[[Island], object]]] = {
    "events_tell_every_piece_that_came_or_went": ("told", lambda island: island.stand({"A1": "1 town"})),
    "events_tell_every_blight": ("blight", lambda island: island.stand({"A2": "1 blight"})),
    "events_tell_all_fear": ("fear was made", lambda island: setattr(island.table.fear, "generated", 3)),
    "events_tell_all_energy": ("energy", lambda island: setattr(island.player, "energy", 5)),
    "events_tell_every_presence": ("are told", lambda island: presence.put(island.player, "A5")),
    "events_tell_all_defence": (
        "of defence",
        lambda island: island.table.lasting.append(Lasting("defend", land="A1", amount=4)),
    ),
    "damage_heals_only_when_time_passes": ("is healed", lambda island: island.stand({"A1": "1 city"})),
    "only_powers_and_blight_touch_an_ocean": (
        "moved in A0",
        lambda island: island.run(pieces.move(island.play, "city-1", "A1", "A0")),
    ),
    "the_drowned_count_by_printed_health": (
        "3 health drowned, and 0 counted",
        lambda island: _fall(island, "A0"),
    ),
    "the_drowned_drown_when_all_else_is_done": (
        "city moves after others drowned in A0",
        lambda island: _fall(island, "A0", times=2),
    ),
    "a_dreamer_destroys_nothing": ("of Bringer destroys", lambda island: _fall(island, "A1")),
    "nobody_who_is_safe_is_destroyed": ("where none can be", lambda island: _fall_in_safety(island)),
    "each_card_is_repeated_for_energy_once": (
        "is repeated for energy again",
        lambda island: _pay_again(island),
    ),
    "a_revealed_card_comes_first": ("comes before", lambda island: _reveal_late(island)),
    "what_is_spread_reaches_many_lands": ("2 lands can be reached", lambda island: _scatter(island)),
}


def _fall(island: Island, land: str, times: int = 1) -> None:
    """Destroy a city in a land, where it has been moved unless it was there, and perhaps again."""
    for _ in range(times):
        if land != "A1":
            assert list(pieces.move(island.play, "city-1", "A1", land)) == []
        pieces.destroy(island.play, land, island.table.lands[land].pieces[0])


def _fall_in_safety(island: Island) -> None:
    pieces.destroy(island.play, "A5", island.table.lands["A5"].pieces[0])


def _pay_again(island: Island) -> None:
    island.play.tell(tell("event-pays", who=Who(ONE), energy=1, what=name_of(RAIN)))


def _reveal_late(island: Island) -> None:
    card = name_of("invader-2-coastal")
    island.play.tell(tell("event-explore", card=card, lands=(), count=0))
    island.play.tell(tell("event-revealed", card=card))


def _scatter(island: Island) -> None:
    """Move both explorers of a land to the same one."""
    for _ in range(2):
        assert list(pieces.move(island.play, "explorer", "A8", "A7")) == []


@pytest.mark.parametrize("name", [law.__name__ for law in laws.TABLE_LAWS])
def test_each_law_of_a_table_can_be_broken(name: str) -> None:
    told, breaks = BROKEN_TABLES[name]
    island = Island(RIVER, A1="1 city")
    laws.hold_laws_of_table(island.table)
    breaks(island)
    with pytest.raises(AssertionError, match=told):
        getattr(laws, name)(island.table)


@pytest.mark.parametrize("name", [law.__name__ for law in laws.UNIT_LAWS])
def test_each_law_of_a_unit_can_be_broken(name: str) -> None:
    told, breaks = BROKEN_UNITS[name]
    island = Island(BRINGER, OCEAN, A1="2 city-1", A5="1 dahan", A8="2 explorer").presence(1, B0=1, B3=1)
    island.table.lasting.append(Lasting("dahan-safe", land="A5"))
    island.player.used.append(Used(RAIN, "fast", paid=True))
    unit = unit_of(island, "use" if {"dreamer", "done", "once"} & {*name.split("_")} else "fear")
    if unit.cause == "use":
        unit.seat, unit.about = ONE, RAIN
    if "spread" in name:
        unit.about, unit.aim = laws.SPREADING, "A8"
    laws.hold_laws_of_unit(unit)
    breaks(island)
    unit.told = [event.text for event in island.play.told] if "told" not in told else []
    with pytest.raises(AssertionError, match=told):
        getattr(laws, name)(unit)


def asks_of(prompt: str, *actions: IslandAction) -> Asks:
    """Return the question of a seat that is offered these answers."""
    question = tell(prompt, about=name_of(RAIN), left=1, done=0, what=kinds_of(["town"], 1))
    return {ONE: Ask(question, Legal(lambda: actions))}


@pytest.mark.parametrize(
    ("cause", "prompt", "actions", "told"),
    [
        ("use", "ask-push", [Push("town", "A1", "A2"), Push("town", "A1", "A4")], "A0"),
        ("use", "ask-gather", [Gather("town", "A1", "A2"), Gather("town", "A8", "A2")], "goes too far"),
        ("setup", "ask-place", [Place(0, "A1", "energy"), Place(0, "A3", "energy")], "comes from elsewhere"),
        (
            "setup",
            "ask-place",
            [Place(0, "B1", "energy"), Place(0, "B1", "plays")],
            "seat 0 comes elsewhere",
        ),
    ],
)
def test_laws_of_questions_can_be_broken(
    cause: Cause, prompt: str, actions: list[IslandAction], told: str
) -> None:
    island = Island(OCEAN, RIVER, A1="1 town").presence(A0=1)
    with pytest.raises(AssertionError, match=told):
        hold_laws_of_question(cause, island.table, asks_of(prompt, *actions))


def test_an_aim_that_is_left_out_and_one_from_nowhere_break_the_law(monkeypatch: pytest.MonkeyPatch) -> None:
    island = Island(SHADOWS, RIVER, A3="1 dahan", B1="1 dahan").presence(A5=1).phase("fast")
    island.player.played, island.player.energy = ["favors-called-due", "concealing-shadows"], 1
    aims_are_those_in_reach(island.table, ONE)
    monkeypatch.setattr(targets, "far_lands", lambda *_: [])
    with pytest.raises(AssertionError, match=r"concealing-shadows aims at .*, in reach are"):
        aims_are_those_in_reach(island.table, ONE)


def test_growth_that_leaves_a_reclaim_out_breaks_the_law(monkeypatch: pytest.MonkeyPatch) -> None:
    island = Island(BRINGER)
    island.player.discard = [island.player.hand.pop()]
    growth_is_done_over_land(island.table, Random(1))
    monkeypatch.setattr(growth, "owes_reclaim", lambda _: 2)
    island.player.discard.append(island.player.hand.pop())
    with pytest.raises(AssertionError, match="reclaims 1 cards, and 2 are due"):
        growth_is_done_over_land(island.table, Random(1))


def test_a_wrong_score_breaks_the_law(monkeypatch: pytest.MonkeyPatch) -> None:
    island = Island(RIVER, A5="3 dahan")
    the_score_counts_what_lies_there(island.table)
    monkeypatch.setattr(score, "score", lambda _: 0)
    with pytest.raises(AssertionError, match="and 3 are due"):
        the_score_counts_what_lies_there(island.table)


def test_a_host_who_may_not_order_the_lands_breaks_the_law(monkeypatch: pytest.MonkeyPatch) -> None:
    island = Island(RIVER, A3="1 town", A8="1 explorer").presence(A5=1)
    island.table.invaders.ravage = "1-jungle"
    the_host_may_order_the_lands(island.table)
    monkeypatch.setattr(whole, "acting_lands", lambda _: ["A3", "A5", "A8"])
    with pytest.raises(AssertionError, match="'A5', 'A8'] are to act"):
        the_host_may_order_the_lands(island.table)


def test_in_haste_a_power_that_brings_no_energy_breaks_the_law() -> None:
    island = Island(LIGHTNING, A7="2 city").presence(A7=2).give("1 air").phase("fast")
    island.table.scenario = "blitz"
    island.player.hand.remove("raging-storm")
    island.player.played = ["raging-storm"]
    unit = Walk.on(island.table, Random(1)).act(ONE, Use("raging-storm", "A7"))
    a_first_use_costs_what_its_aim_costs(island.table, unit)
    unit.told = [text for text in unit.told if not text.key.endswith("-energy")]
    island.player.energy -= 1
    with pytest.raises(AssertionError, match="energy is due: True"):
        a_first_use_costs_what_its_aim_costs(island.table, unit)
