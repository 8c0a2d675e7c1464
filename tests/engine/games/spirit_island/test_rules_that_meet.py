"""Situations in which two or three rules meet, as a referee would settle them from their sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import pytest

from engine.games.spirit_island import GAME
from engine.games.spirit_island.model.kinds import InvaderAction
from engine.games.spirit_island.model.lasting_rule import Lasting, LastingId
from engine.games.spirit_island.model.options import SpiritIslandOptions
from engine.games.spirit_island.rules import presence, score
from engine.match import Match
from engine.text import Seat
from tests.engine.games.spirit_island.island import BRINGER, GREEN, OCEAN, RIVER, SHADOWS, Island
from tests.engine.games.spirit_island.test_adversaries import ENGLAND, PRUSSIA, SWEDEN
from tests.engine.games.spirit_island.test_rulings import invading

ONE = Seat(0)
ACTIONS: tuple[InvaderAction, ...] = ("ravage", "build", "explore")
"""The actions that invaders skip who skip all of them."""
FORBIDS: Mapping[InvaderAction, LastingId] = {
    "ravage": "no-ravage",
    "build": "no-build",
    "explore": "no-explore",
}


def played(foe: str, level: int, spirit: str = SHADOWS, scenario: str = "none", **lands: str) -> Island:
    """Return an island on which an adversary, a scenario, or both are played."""
    options = {"adversary": foe, "adversary_level": level, "scenario": scenario}
    return Island(spirit, options=SpiritIslandOptions.model_validate(options), **lands)


def skip_all(island: Island, land: str) -> None:
    """Let the invaders of a land skip all their actions."""
    island.table.lasting += [Lasting(FORBIDS[each], land=land) for each in ACTIONS]


@dataclass(frozen=True)
class Explored:
    """One explore: the island before it, what is forbidden there, the card, the answers, and what is new on the island after it."""

    foe: str
    scenario: str
    before: Mapping[str, str]
    card: str
    after: Mapping[str, str]
    still: str | None = None
    fear: tuple[str, int] | None = None
    answers: Sequence[str] = field(default_factory=tuple)


EXPLORED = [
    pytest.param(
        Explored(
            ENGLAND, "none", {"A5": "2 town"}, "2-sands", {"A4": "1 explorer", "A7": "1 explorer"}, still="A5"
        ),
        marks=pytest.mark.rule("SI-ADVERSARY-07", "SI-INVADER-07"),
        id="an escalation is a build, which is skipped with all other actions",
    ),
    pytest.param(
        Explored(
            ENGLAND,
            "none",
            {"A1": "2 town, 1 city"},
            "2-sands",
            {"A4": "1 explorer"},
            fear=("overseas-trade-seem-safer", 2),
        ),
        marks=pytest.mark.rule("SI-ADVERSARY-07", "SI-BUILD-04"),
        id="an escalation builds no city where none may be built, and no town in its place",
    ),
    pytest.param(
        Explored(
            PRUSSIA,
            "none",
            {"A5": "1 town"},
            "2-sands",
            {"A4": "1 town", "A7": "1 explorer"},
            still="A4",
            answers=["pick A4"],
        ),
        marks=pytest.mark.rule("SI-ADVERSARY-03", "SI-INVADER-07"),
        id="a town in the rush for land is not built, and comes where all actions are skipped",
    ),
    pytest.param(
        Explored(
            "none",
            "blitz",
            {"A8": "1 town, 2 dahan"},
            "1-jungle",
            {"A3": "2 explorer"},
            fear=("avoid-the-dahan", 1),
        ),
        marks=pytest.mark.rule("SI-SCENARIO-04", "SI-FEAR-12"),
        id="one explorer more comes to a land that is explored, never to one that is avoided",
    ),
    pytest.param(
        Explored(
            "none",
            "blitz",
            {"A3": "2 dahan", "A8": "1 town, 2 dahan"},
            "1-jungle",
            {},
            fear=("avoid-the-dahan", 1),
        ),
        marks=pytest.mark.rule("SI-SCENARIO-04", "SI-FEAR-12"),
        id="no explorer more comes where no land is explored",
    ),
]


@pytest.mark.parametrize("case", EXPLORED)
def test_explores_under_several_rules(case: Explored) -> None:
    island = played(case.foe, 0, scenario=case.scenario, **case.before).presence(A6=1)
    if case.still:
        skip_all(island, case.still)
    if case.fear:
        island.resolve(*case.fear)
    island.table.invaders.deck.insert(0, case.card)
    invading(island).advance(*case.answers)
    added = {land: pieces for land, pieces in island.board.items() if case.before.get(land) != pieces}
    assert added == {**case.after}


@pytest.mark.rule("SI-BLIGHT-04", "SI-POWER-21")
def test_blight_does_not_go_on_to_a_land_that_takes_none() -> None:
    island = Island(SHADOWS, A4="1 town, 1 blight", A5="1 blight").presence(A4=1, A5=1)
    island.table.lasting.append(Lasting("no-blight", land="A5"))
    left = island.table.blight.left
    invading(island, "ravage A4").advance("pick A5")
    assert island.board == {"A4": "1 town, 2 blight", "A5": "1 blight"}
    assert (island.table.blight.left, island.player.presence) == (left - 1, {"A5": 1})


@pytest.mark.rule("SI-SPIRIT-07", "SI-ADVERSARY-08", "SI-ADVERSARY-10")
@pytest.mark.parametrize("step", ["build", "extra"])
def test_whoever_comes_to_build_next_door_is_choked_as_well(step: str) -> None:
    island = played(ENGLAND, 4, GREEN, A1="1 city, 1 town", A8="1 town").presence(A5=3)
    island.table.invaders.build = island.table.invaders.extra = "1-wetland"
    invading(island, step).advance_to("slow", "choose choke-build")
    assert (island["A5"], island["A2"], island.player.presence) == ("", "1 town", {"A5": 2})


@pytest.mark.rule("SI-SCENARIO-10", "SI-SPIRIT-11")
def test_who_drowns_flees_to_the_dahan_nearest_to_the_ocean() -> None:
    options = SpiritIslandOptions(scenario="dahan-insurrection")
    lands = {"A1": "1 town", "A2": "2 dahan", "A4": "9 dahan", "B5": "1 city"}
    island = Island(OCEAN, RIVER, options=options, **lands).presence(A0=1).presence(1, A1=1)
    island.use("wash-away", "A1", "push town A1 A0", seat=1)
    assert (island["A1"], island["A2"], island.player.pool) == ("", "1 explorer, 2 dahan", 2)


@pytest.mark.rule("SI-SCENARIO-10", "SI-SCENARIO-12")
@pytest.mark.parametrize(("buildings", "result"), [("1 town, 1 city-1", "lost"), ("1 city-1", "won")])
def test_those_who_flee_from_the_last_rising_are_counted_when_it_is_judged(
    buildings: str, result: str
) -> None:
    """A town comes for the city that falls to the single Dahan there: with another town it is one building too many."""
    lands = {"A5": "1 town, 1 explorer, 4 dahan", "A8": f"{buildings}, 1 dahan"}
    island = played("none", 0, scenario="dahan-insurrection", **lands).presence(A1=2)
    fear = island.table.fear
    fear.deck, fear.parts, fear.level, fear.generated = fear.deck[:1], [1], 3, fear.markers - 1
    answers = ["hit A8 city-1 2"] if result == "lost" else []
    invading(island, "ravage A5").advance(*answers)
    assert island["A8"] == ("2 town, 1 dahan" if result == "lost" else "1 town, 1 dahan")
    assert island.table.result == result


@pytest.mark.rule("SI-SPIRIT-10", "SI-POWER-18")
@pytest.mark.parametrize(("presence_of_ocean", "fear"), [({"A0": 1}, 5), ({"B0": 1}, 4)])
def test_a_tsunami_reaches_the_ocean_of_its_board_where_that_is_in_play(
    presence_of_ocean: Mapping[str, int], fear: int
) -> None:
    island = Island(RIVER, OCEAN, B5="1 city").presence(A2=1).presence(1, **presence_of_ocean)
    island.give("3 water, 2 earth").use("tsunami", "A1")
    assert island.fear == fear


@pytest.mark.rule("SI-SPIRIT-10", "SI-BLIGHT-05")
def test_blight_that_goes_on_into_an_ocean_takes_it_out_of_play_with_its_last_presence() -> None:
    island = Island(SHADOWS, OCEAN, A1="1 town, 1 blight", B5="1 city").presence(A5=2).presence(1, A0=1, B1=1)
    invading(island, "ravage A1").advance("0: pick A0")
    assert (island["A0"], island.table.players[1].presence) == ("1 blight", {"B1": 1})
    assert "A0" not in presence.adjacent(island.table, "A1")


@pytest.mark.rule("SI-SPIRIT-10", "SI-BOARD-07")
@pytest.mark.parametrize(("ocean", "left"), [({"A0": 1}, "1 blight"), ({"B0": 1}, "1 city-2, 1 blight")])
def test_blight_in_an_ocean_counts_next_door_as_long_as_that_is_in_play(
    ocean: Mapping[str, int], left: str
) -> None:
    island = Island(SHADOWS, OCEAN, A1="1 city, 1 blight", A0="1 blight", B5="1 city").presence(A1=1)
    island.presence(1, **ocean).use("the-land-thrashes-in-furious-pain", "A1")
    assert island["A1"] == left


@pytest.mark.rule("SI-FEAR-08", "SI-ADVERSARY-11")
@pytest.mark.parametrize(("level", "answers", "left"), [(4, ["take A5 town"], ""), (5, [], "1 town")])
def test_what_is_removed_by_health_is_weighed_with_what_the_adversary_adds(
    level: int, answers: Sequence[str], left: str
) -> None:
    """One presence removes 2 health: a town, but not one that has 3, and nobody is asked for it."""
    island = played(ENGLAND, level, RIVER, A5="1 town", A1="1 city").presence(A5=1)
    island.resolve("belief-takes-root", 3, *answers)
    assert island["A5"] == left


@pytest.mark.rule("SI-SCENARIO-07", "SI-ADVERSARY-18", "SI-WIN-05")
def test_a_town_mined_in_the_heart_by_the_last_ravage_makes_the_victory_a_sacrifice() -> None:
    lands = {"A5": "1 city, 5 dahan", "A1": "1 town", "A4": "1 town", "A6": "1 town", "A8": "1 town"}
    island = played(SWEDEN, 5, scenario="guard-the-isles-heart", **lands).presence(A3=2)
    island.table.fear.level, island.table.turn = 3, 2
    invading(island, "ravage A5").advance()
    assert (island["A7"], island.table.result) == ("1 town", "sacrifice")


@pytest.mark.rule("SI-SCORE-02", "SI-ADVERSARY-17")
@pytest.mark.parametrize(("level", "cards"), [(3, 1), (4, 2)])
def test_a_card_discarded_in_setup_is_out_of_the_deck_as_one_in_the_box_is_not(
    level: int, cards: int
) -> None:
    options = SpiritIslandOptions(adversary="sweden", adversary_level=level, spirits="easy")
    match = Match.new(GAME, options, 1, b"out of the deck")
    while match.now.copied().play.table.phase == "setup":
        match.play(ONE, match.legal(ONE).actions[0])
    (line,) = [
        each for each in score.lines(match.now.copied().play.table) if each.label.key.endswith("-score-deck")
    ]
    assert line.points == cards


# Questions that nobody need answer.


@pytest.mark.rule("SI-ASYNC-14", "SI-SPIRIT-13")
@pytest.mark.parametrize("name", ["devouring-ants", "tsunami", "swallow-the-land-dwellers"])
def test_nobody_is_asked_which_dahan_die_where_none_do(name: str) -> None:
    """Powers of Bringer destroy none, and nobody's do where Infinite Vitality keeps them safe."""
    dahan = "2 dahan, 2 dahan-1"
    dreaming = Island(BRINGER, A1="1 city", A2=dahan).presence(A2=2)
    dreaming.use(name, "A2")
    safe = Island(RIVER, A1="1 city", A2=dahan).presence(A2=2).give("4 earth")
    safe.use("infinite-vitality", "A2")
    safe.use(name, "A2")
    assert dreaming["A2"] == safe["A2"] == dahan


@pytest.mark.rule("SI-ASYNC-14")
@pytest.mark.parametrize(("lands", "left"), [("2 city", "1 city-2"), ("3 town", "1 town-1")])
def test_nobody_is_asked_to_divide_damage_that_leaves_one_of_those_alike_with_a_point(
    lands: str, left: str
) -> None:
    island = Island(RIVER, A1=lands).presence(A1=1)
    island.use("talons-of-lightning", "A1")
    assert island["A1"] == left


@pytest.mark.rule("SI-ASYNC-14", "SI-DAMAGE-02")
@pytest.mark.parametrize(
    ("answers", "left"),
    [(["hit A5 town 2"], "1 city-2"), (["hit A5 town 1", "hit A5 city 3"], "1 town-1")],
)
def test_damage_a_point_short_is_divided_where_the_pieces_differ(answers: Sequence[str], left: str) -> None:
    island = Island(RIVER, A5="1 town, 1 city").presence(A5=1)
    island.use("accelerated-rot", "A5", *answers)
    assert island["A5"] == left


@pytest.mark.rule("SI-SPIRIT-13", "SI-RAVAGE-06")
@pytest.mark.parametrize(
    ("explorers", "left"), [(1, "1 dahan, 1 dahan-2"), (2, "1 dahan"), (3, "1 explorer, 1 dahan-1")]
)
def test_dahan_that_stand_in_spite_of_their_damage_fall_by_the_next_point(explorers: int, left: str) -> None:
    """A town of England with 2 damage becomes Dahan by a power of Bringer, before a ravage of which Defend takes 1."""
    lands = {"A1": "1 city", "A5": f"{explorers} explorer, 1 town-2, 1 dahan"}
    island = played(ENGLAND, 5, BRINGER, **lands).presence(A5=2).give("2 moon")
    island.use("call-of-the-dahan-ways", "A5")
    island.table.lasting.append(Lasting("defend", land="A5", amount=1))
    invading(island, "ravage A5").advance()
    assert island["A5"].removesuffix(", 1 blight") == left
