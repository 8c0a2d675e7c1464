"""The forecast happens where nobody acts, whoever invades: it is the rules played on a copy."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from engine.games.spirit_island.course.end_of_unit import after_unit
from engine.games.spirit_island.model import facts
from engine.games.spirit_island.model.kinds import KINDS, Phase
from engine.games.spirit_island.model.lasting_rule import Lasting
from engine.games.spirit_island.model.options import SpiritIslandOptions as Options
from engine.games.spirit_island.model.table import Land, Piece, Table
from engine.games.spirit_island.rules import invaders
from engine.games.spirit_island.views.forecast import coming
from engine.games.spirit_island.views.table_view import show
from engine.text import Seat
from tests.engine.games.spirit_island.crossings.foretold import what_is_foretold_happens
from tests.engine.games.spirit_island.crossings.scene import FOES, SCENARIOS
from tests.engine.games.spirit_island.island import EARTH, SPIRITS, Island

CARDS = ("1-jungle", "1-mountain", "1-sands", "1-wetland", "2-coastal", "2-sands", "3-jungle-wetland")


def wild(dice: Random, adversary: str, level: int) -> Table:
    """Return a random island in the fast phase of a random turn, in which nobody has a fear card.

    The blight card that lies face down is the one that the forecast takes it for.
    """
    scenario = dice.choice(SCENARIOS)
    options = Options(adversary=adversary, adversary_level=level, scenario=scenario)  # type: ignore[arg-type]
    table = Island(*dice.sample(SPIRITS, dice.choice((1, 2, 2, 3))), options=options).table
    table.turn, table.fear.level = dice.randint(2, 8), dice.choice((2, 3))
    for name in table.island.lands:
        land = table.lands[name] = Land()
        for kind in KINDS:
            for _ in range(dice.choice((0, 0, 1, 1, 2))):
                land.add(Piece(kind, dice.choice((0, 0, 1)) * (kind != "explorer")))
        land.blight = dice.choice((0, 0, 1))
    for player in table.players:
        player.presence |= {land: dice.choice((1, 2)) for land in dice.sample(table.island.lands, 3)}
    track = table.invaders
    track.ravage, track.build, track.extra = dice.choice(CARDS), dice.choice(CARDS), None
    if adversary == "england" and level >= 3:
        track.extra = dice.choice((None, *CARDS))
    table.blight.left, table.blight.is_blighted = dice.randint(1, 9), dice.random() < 0.3
    if not table.blight.is_blighted:
        table.blight.card = max(facts.blight().cards, key=lambda card: card.blight).id
    table.phase = dice.choice(("spirit", "fast"))
    return table


@pytest.mark.rule("SI-ADVERSARY-10", "SI-ADVERSARY-12", "SI-ADVERSARY-14", "SI-ADVERSARY-16")
@pytest.mark.parametrize(("adversary", "level"), FOES)
def test_what_is_foretold_happens_where_nobody_acts(adversary: str, level: int) -> None:
    dice = Random(f"{adversary} {level}")
    for _ in range(12):
        what_is_foretold_happens(wild(dice, adversary, level))


def test_the_forecast_names_the_builds_before_the_ravage_and_the_second_blight() -> None:
    english = Island(EARTH, A1="1 explorer", A5="1 city")
    english.table.adversary, english.table.adversary_level = "england", 3
    english.table.invaders.extra = english.table.invaders.ravage = "1-mountain"
    found = {land.id: land.forecast for land in show(english.table, Seat(0), {}).lands}["A1"]
    assert found is not None
    assert (found.damage, found.blight) == (3, 1)
    swedish = Island(EARTH, A1="2 city", A5="1 city").presence(A4=2)
    swedish.table.adversary, swedish.table.adversary_level = "sweden", 1
    swedish.table.invaders.ravage = "1-mountain"
    found = {land.id: land.forecast for land in show(swedish.table, Seat(0), {}).lands}["A1"]
    assert found is not None
    assert (found.damage, found.blight, found.cascade) == (6, 2, False)


def test_the_forecast_changes_nothing_and_knows_no_secret() -> None:
    table = wild(Random("still"), "england", 6)
    table.fear.earned = table.fear.deck[:2]
    before = table.copy()
    show(table, Seat(0), {})
    assert repr(table) == repr(before)
    twin = table.copy()
    twin.fear.earned = list(reversed(twin.fear.earned))
    twin.blight.card = {"downward-spiral": "memory-fades-to-dust"}.get(
        twin.blight.card or "", "downward-spiral"
    )
    if not twin.blight.is_blighted:
        assert show(twin, Seat(0), {}).lands == show(table, Seat(0), {}).lands


def _grow(table: Table) -> None:
    for name in table.island.lands:
        table.lands[name].add(Piece("city"))


def _forbid(table: Table) -> None:
    table.lasting += [Lasting("no-ravage", name) for name in table.island.lands[::2]]


def _turn_over(table: Table) -> None:
    track = table.invaders
    track.ravage, track.build = track.build, track.ravage


def _leave(table: Table) -> None:
    for player in table.players:
        player.presence = dict([*player.presence.items()][:1])


@pytest.mark.parametrize("change", [_grow, _forbid, _turn_over, _leave])
def test_another_forecast_is_made_where_what_bears_on_it_has_changed(change: Callable[[Table], None]) -> None:
    dice, differing = Random("changed"), 0
    for _ in range(6):
        table = wild(dice, "england", 4)
        before = coming(table)
        change(table)
        differing += coming(table) != before
        what_is_foretold_happens(table)
    assert differing > 2, "the change bears on nothing here"


@pytest.mark.rule("SI-BLIGHT-07", "SI-ASYNC-04")
def test_the_forecast_does_not_tell_which_blight_card_lies_face_down() -> None:
    dice = Random("face down")
    for _ in range(20):
        table = wild(dice, "brandenburg-prussia", 5)
        table.blight.left, table.blight.is_blighted = 1, False
        told = []
        for card in facts.blight().cards:
            table.blight.card = card.id
            told.append(show(table, None, {}).lands)
        assert all(each == told[0] for each in told)


def test_in_the_slow_phase_the_next_turn_is_foretold_with_what_heals_and_ends() -> None:
    """Damage is gone by then, and so is Defend: the sums are those of the next Invader Phase."""
    island = Island(EARTH, A1="1 town-1, 1 explorer", A4="1 town", A5="1 explorer").presence(A8=2)
    island.table.turn, island.table.phase = 2, "slow"
    island.table.invaders.ravage, island.table.invaders.build = "1-mountain", "1-sands"
    island.table.lasting.append(Lasting("defend", "A1", amount=5))
    seen = {land.id: land for land in show(island.table, Seat(0), {}).lands}
    found = seen["A1"].forecast
    assert found is not None
    assert (found.attack, found.damage) == (3, 3)
    assert (seen["A1"].next, seen["A4"].will_build, seen["A5"].next) == (("ravage",), ("city",), ())
    after = island.copy()
    after.table.phase = "slow"
    assert repr(after.table) == repr(island.table), "the forecast is made on a copy"


@pytest.mark.rule("SI-ADVERSARY-12", "SI-SCENARIO-08")
@pytest.mark.parametrize(
    ("scenario", "phase", "built"),
    [
        ("none", "fast", ("town",)),
        ("rituals-of-terror", "fast", ("town", "city")),
        ("none", "invaders", ("town", "city")),
        ("rituals-of-terror", "invaders", ("town", "city")),
    ],
)
def test_a_fear_card_that_will_be_resolved_averts_the_second_extra_build(
    scenario: str, phase: Phase, built: tuple[str, ...]
) -> None:
    """Where fear cards are not resolved none averts it, nor does one that is earned after the others were resolved."""
    options = Options(adversary="england", adversary_level=6, scenario=scenario)  # type: ignore[arg-type]
    table = Island(EARTH, options=options, A1="1 explorer").table
    table.turn, table.invaders.extra = 3, "1-mountain"
    table.invaders.ravage = table.invaders.build = None
    table.fear.earned = [table.fear.deck.pop()]
    table.phase = phase
    if phase == "invaders":
        table.agenda = ["extra", "extra-if-quiet", "ravage", "build", "explore", "slow"]
    assert coming(table).lands["A1"].built == built


@pytest.mark.rule("SI-BLIGHT-03")
@pytest.mark.rule("SI-ADVERSARY-08")
def test_a_land_builds_alone_where_it_has_no_invaders_whatever_another_one_does() -> None:
    english = Island(EARTH, A1="1 explorer", A5="2 town")
    english.table.adversary, english.table.adversary_level = "england", 1
    english.table.invaders.build = "1-mountain"
    english.table.phase = "fast"
    found = {land.id: land for land in show(english.table, None, {}).lands}
    assert {land: found[land].will_build for land in ("A1", "A6")} == {"A1": ("town",), "A6": ("town",)}
    assert {land: found[land].builds_alone for land in ("A1", "A6")} == {"A1": False, "A6": True}


@pytest.mark.rule("SI-SCENARIO-10")
def test_dahan_that_a_power_moves_just_now_do_not_strike_in_the_forecast() -> None:
    """They strike once the power is done, and what they leave is foretold then."""
    island = Island(
        EARTH, options=Options(scenario="dahan-insurrection"), A1="1 explorer, 1 dahan", A8="4 dahan"
    )
    island.table.phase = "fast"
    island.table.invaders.ravage = "1-mountain"
    before = coming(island.table).lands
    for piece in island.table.lands["A1"].of(("dahan",)):
        piece.moved = "strikes"
    assert before["A1"].ravage is not None
    assert coming(island.table).lands == before


@pytest.mark.rule("SI-ADVERSARY-13", "SI-SCENARIO-12")
def test_no_loss_is_foretold_that_only_some_of_the_escalations_would_bring() -> None:
    """Of the last two Dahan one changes sides where explorers come to the sands, and nobody knows that they will."""
    options = Options(adversary="sweden", adversary_level=1, scenario="dahan-insurrection")
    island = Island(EARTH, options=options, A4="2 town, 2 dahan").presence(A8=1)
    island.table.phase, island.table.invaders.deck = "fast", ["2-sands"]
    seen = show(island.table, Seat(0), {})
    assert (bool(seen.near), seen.escalation_threat) == (True, ())
    island.run(invaders.explore(island.play))
    island.run(after_unit(island.play))
    assert island.table.lost == "challenge"


def test_no_loss_is_foretold_that_a_cascade_into_a_land_without_blight_avoids() -> None:
    """A1 and A2 are full of blight and lie first: a forecast that let it cascade there would go to and fro until none is left."""
    island = Island(EARTH, A1="1 town", A2="1 town").presence(A8=2)
    table = island.table
    table.turn, table.phase, table.invaders.ravage = 2, "spirit", "1-mountain"
    table.blight.is_blighted, table.blight.left = True, 4
    for land in ("A1", "A2"):
        table.lands[land].blight = 1
    foretold = show(table, None, {})
    assert foretold.threat == ()
    ravaged = next(land.forecast for land in foretold.lands if land.id == "A1")
    assert ravaged is not None
    assert ravaged.cascade
