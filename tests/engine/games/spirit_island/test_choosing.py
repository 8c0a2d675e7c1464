"""Words beside a choice: what the reader has, what a power does and completes, and the labels that seldom come up."""

from __future__ import annotations

import pytest

from engine.games.spirit_island import GAME
from engine.games.spirit_island.course import turn
from engine.games.spirit_island.model.lasting_rule import Lasting
from engine.games.spirit_island.model.view import SpiritIslandView
from engine.games.spirit_island.views.table_view import show
from engine.text import Seat, Text
from tests.engine.games.spirit_island.island import EARTH, GREEN, LIGHTNING, RIVER, Island
from words.catalogue import words

EN = words("en")
ONE = Seat(0)
CARD = "wash-away"
"""A card of water, earth and nothing else that completes a threshold of the river's flood."""


def seen(island: Island, seat: Seat | None = ONE) -> SpiritIslandView:
    return show(island.table, seat, dict(turn.menu(island.table)))


def said(text: Text | None) -> str | None:
    return None if text is None else EN.say(text, ["Ada", "Ola"])


def situation(island: Island, seat: Seat | None = ONE) -> list[str | None]:
    return [said(each) for each in GAME.telling.situation(seen(island, seat))]


def test_in_the_spirit_phase_one_reads_energy_plays_and_elements() -> None:
    island = Island(RIVER, EARTH).give("2 water, 1 sun")
    island.player.energy = 3
    assert situation(island) == ["energy 3", "1 card play left", "1 sun and 2 water"]
    assert situation(island, Seat(1))[0] == "energy 0"
    assert situation(island, None) == []
    assert situation(island.phase("setup")) == []


@pytest.mark.parametrize(
    ("phase", "expected"),
    [("fast", ["energy 3", "1 sun"]), ("invaders", ["energy 3", "1 sun"]), ("slow", ["energy 3", "1 sun"])],
)
def test_after_that_no_plays_are_told(phase: str, expected: list[str]) -> None:
    island = Island(RIVER).give("1 sun").phase(phase)  # type: ignore[arg-type]
    island.player.energy = 3
    assert situation(island) == expected


def test_who_has_no_elements_is_told_of_none_and_who_grows_anyway_of_that_until_it_has_grown() -> None:
    assert len(situation(Island(RIVER))) == 2
    always = situation(Island(GREEN))
    assert str(always[0]).startswith("always: ")
    island = Island(GREEN)
    island.player.grown = 1
    assert situation(island) == always[1:]


def text_of(name: str, line: str, field: str, island: Island, seat: Seat | None = ONE) -> str | None:
    return said(getattr(GAME.telling, name)(seen(island, seat), GAME.grammar.read(line), field))


@pytest.mark.parametrize("line", [f"play {CARD}", f"keep {CARD}", f"reclaim {CARD}"])
def test_a_card_is_explained_with_what_its_elements_complete_and_beside_its_picture_that_alone(
    line: str,
) -> None:
    island = Island(RIVER).give("1 sun, 1 water")
    plain, complete = (
        text_of("explain", line, "card", each, seat) for each, seat in ((island, None), (island, ONE))
    )
    assert plain is not None
    assert complete is not None
    assert complete.startswith(plain)
    assert "Massive Flooding" in complete
    assert "Massive Flooding" not in plain
    beside = text_of("unpictured", line, "card", island)
    assert beside is not None
    assert "Massive Flooding" in beside
    assert text_of("unpictured", line, "card", Island(RIVER)) is None
    assert text_of("unpictured", line, "card", island, None) is None
    assert text_of("unpictured", line, "card", island.phase("fast")) is None


@pytest.mark.parametrize(
    ("elements", "completes"),
    [
        ("2 sun, 1 water", "completes Massive Flooding: Push 1 explorer or town."),
        (
            "2 sun, 2 water",
            "completes Massive Flooding: Instead: 2 damage, and push up to 3 explorers or towns.",
        ),
        ("1 sun, 2 water", None),
    ],
)
def test_a_card_completes_the_thresholds_that_are_not_met_yet(elements: str, completes: str | None) -> None:
    island = Island(RIVER).give(elements)
    assert text_of("unpictured", f"play {CARD}", "card", island) == completes


def test_a_power_is_explained_by_its_text_which_its_picture_shows() -> None:
    island = Island(RIVER, A5="1 town").presence(A5=2).phase("slow")
    line = "use massive-flooding A5 1"
    plain = text_of("explain", line, "power", island)
    met = text_of("explain", line, "power", island.give("1 sun, 2 water"))
    assert None not in (plain, met)
    assert plain != met
    assert text_of("unpictured", line, "power", island) is None
    assert text_of("explain", line, "target", island) is None


def test_a_deck_and_a_spirit_are_explained_whether_or_not_they_are_pictured() -> None:
    for name in ("explain", "unpictured"):
        island = Island(RIVER)
        assert text_of(name, "gain minor", "deck", island) == (
            "4 cards to choose from; minor powers cost little."
        )
        assert str(text_of(name, "gain major", "deck", island)).startswith("4 cards to choose from; major")
        assert text_of(name, "gain progression", "deck", island) is None
        assert text_of(name, f"embody {RIVER}", "spirit", island)
        assert text_of(name, "done", "deck", island) is None


@pytest.mark.parametrize(
    ("line", "label"),
    [
        ("attune moon", "Element: moon"),
        ("choose ritual-A5", "Perform the ritual in A5"),
        ("choose number-3", "3"),
        ("choose play-now-wash-away", "Wash Away"),
        ("choose give-wash-away", "Wash Away"),
        ("choose return-wash-away", "Wash Away"),
        ("place 0 A5 A1", "A1"),
    ],
)
def test_labels_say_what_is_chosen(line: str, label: str) -> None:
    found = said(GAME.telling.label(seen(Island(RIVER)), GAME.grammar.read(line)))
    assert found is not None
    assert label in found


@pytest.mark.parametrize(
    ("line", "field", "choice"),
    [
        ("place 0 A5 A1", "source", "A1"),
        ("place 0 A5 destroyed", "source", "destroyed"),
        ("place 0 A5 energy", "source", "energy"),
    ],
)
def test_a_source_of_presence_is_said(line: str, field: str, choice: str) -> None:
    island = Island(RIVER)
    found = said(GAME.telling.choice(seen(island), GAME.grammar.read(line), field))
    assert choice in str(found)
    for track in (island.player.shown,):
        track["energy"] = len(island.player.facts.energy)
    assert choice in str(said(GAME.telling.choice(seen(island), GAME.grammar.read(line), field)))


@pytest.mark.parametrize(
    ("verb", "field", "key"),
    [
        ("push", "land", "field-land-to"),
        ("gather", "land", "field-land-to"),
        ("drift", "land", "field-land-to"),
        ("place", "land", "field-land-to"),
        ("pick", "land", "field-land"),
        ("place", "step", "field-step-which"),
        ("use", "power", "field-power"),
    ],
)
def test_a_field_is_asked_for_in_words_of_its_verb(verb: str, field: str, key: str) -> None:
    assert GAME.telling.question(verb, field).key == f"spirit-island-{key}"


def test_a_level_matters_only_against_an_adversary() -> None:
    alone, against = GAME.Options(), GAME.Options.model_validate({"adversary": "england"})
    for options, matters in ((alone, False), (against, True)):
        assert GAME.telling.option_matters(options, "adversary_level") == matters
        assert GAME.telling.option_matters(options, "scenario")


def test_the_turn_is_named_by_its_number_and_phase() -> None:
    assert GAME.telling.turn(seen(Island(RIVER).phase("slow"))) == "1 slow"


def label_of(island: Island, line: str) -> str | None:
    return said(GAME.telling.label(seen(island), GAME.grammar.read(line)))


@pytest.mark.rule("SI-SCENARIO-03")
def test_a_card_is_said_to_cost_what_it_costs_here_wherever_it_lies() -> None:
    island = Island(RIVER)
    island.table.scenario = "blitz"
    island.player.energy, island.player.has_income = 1, True
    island.player.hand, island.player.drawn = ["flash-floods", "wash-away"], ["call-of-the-deeps"]
    island.player.discard = ["boon-of-vigor"]
    assert label_of(island, "play flash-floods") == "Play Flash Floods (1)"
    assert label_of(island, "play wash-away") == "Play Wash Away (1)"
    for line in ("keep call-of-the-deeps", "reclaim boon-of-vigor"):
        action = GAME.grammar.read(line)
        assert str(said(GAME.telling.choice(seen(island), action, "card"))).endswith("(gives 1 energy)")
    island.player.drawn = []
    before = island.player.energy
    island.do("play flash-floods")
    assert before - island.player.energy == 1


@pytest.mark.rule("SI-SCENARIO-03")
def test_a_card_that_gives_energy_says_so_before_it_is_played() -> None:
    island = Island(RIVER)
    island.table.scenario = "blitz"
    island.player.energy, island.player.has_income = 0, True
    island.player.hand = ["boon-of-vigor"]
    assert label_of(island, "play boon-of-vigor") == "Play Boon of Vigor (gives 1 energy)"
    (card,) = seen(island).spirits[0].hand
    assert card.cost == -1
    island.do("play boon-of-vigor")
    assert island.player.energy == 1


@pytest.mark.rule("SI-SPIRIT-08")
def test_what_it_costs_to_grow_destroyed_presence_is_said_before() -> None:
    island = Island(GREEN).presence(A5=1)
    island.player.destroyed, island.player.energy = 2, 1
    island.do("grow 3")
    line = next(each for each in island.legal() if each.endswith("destroyed"))
    assert str(label_of(island, line)).endswith("(destroyed presence)")
    island.table.blight.is_blighted = True
    assert str(label_of(island, line)).endswith("(destroyed presence, for 1 energy)")
    assert str(label_of(island, "place 0 A5 destroyed")).endswith("(destroyed presence)"), "by a power"


def left_by_done(island: Island) -> str | None:
    return said(GAME.telling.leaves(seen(island), GAME.grammar.read("done"), ONE))


@pytest.mark.rule("SI-ASYNC-15")
def test_a_power_that_waits_for_the_slow_phase_is_not_left_unused() -> None:
    """Of several slow ones that are used as fast ones only so many can be, and each may still be used in its own phase."""
    island = Island(LIGHTNING, A7="1 town, 1 dahan").presence(A7=2).give("1 air")
    island.player.played = ["raging-storm", "shatter-homesteads"]
    island.phase("fast")
    assert left_by_done(island) == "slow powers still usable as fast"
    island.do("done")
    assert "event-unused" not in island.told
    island.player.has_passed = False
    island.player.played.append("lightnings-boon")
    assert left_by_done(island) == "Lightning's Boon unused"
    island.table.scenario = "blitz"
    assert left_by_done(island) == "4 powers unused"
    island.phase("slow").table.scenario = None
    assert left_by_done(island) == "3 powers unused"


@pytest.mark.rule("SI-ASYNC-15")
def test_a_power_that_could_be_repeated_is_not_left_unused() -> None:
    island = Island(RIVER, A5="1 town, 1 explorer").presence(A5=2)
    island.use("flash-floods", "A5", "hit A5 explorer 1")
    island.table.lasting.append(Lasting("repeat", seat=ONE, amount=9))
    assert left_by_done(island) == "a repeat unused"
    island.do("done")
    assert "event-unused" not in island.told
