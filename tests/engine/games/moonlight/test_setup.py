"""The table before the first turn, and the seat that begins."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.chance import Chance
from engine.errors import Malformed
from engine.games.moonlight import GAME
from engine.games.moonlight.model.actions import Assign
from engine.games.moonlight.model.facts import box
from engine.games.moonlight.model.ground import NOWHERE
from engine.games.moonlight.model.kinds import DIFFICULTIES, SCENARIOS, Difficulty
from engine.games.moonlight.model.options import MoonlightOptions
from engine.games.moonlight.model.scenarios import scenario
from engine.games.moonlight.model.table import Table
from engine.games.moonlight.model.view import TokenView
from engine.games.moonlight.rules.allowed_options import refusal
from engine.games.moonlight.rules.setup import deal
from engine.text import Seat, Who
from tests.engine.games.moonlight.stories import ALA, OLA, Story
from words.catalogue import words


def dealt(number: int = 1, seats: int = 2, seed: bytes = b"dealt", **options: object) -> Table:
    """Return a table as it is dealt, before anything is asked."""
    return deal(MoonlightOptions(scenario=number, **options), seats, Chance(seed))  # type: ignore[arg-type]


@pytest.mark.rule("ML-SETUP-01")
def test_one_or_two_play_together_and_two_to_four_against_each_other() -> None:
    assert tuple(GAME.seats) == (1, 2, 3, 4)
    modes = {
        (seats, against): MoonlightOptions(against=against).mode(seats)
        for seats in GAME.seats
        for against in (False, True)
    }
    assert [modes[seats, False] for seats in GAME.seats] == ["solo", "coop", "versus", "versus"]
    assert modes[2, True] == "versus"
    assert refusal(MoonlightOptions(against=True), 1) is not None
    assert refusal(MoonlightOptions(), 4) is None


@pytest.mark.rule("ML-SETUP-02")
def test_all_scenarios_can_be_played_together_and_some_against_each_other() -> None:
    versus = [number for number in SCENARIOS if "versus" in scenario(number).modes]
    assert versus == [1, 3, 4, 7, 8, 9, 10, 11, 13, 14, 16, 18, 23]
    assert all({"coop", "solo"} <= {*scenario(number).modes} for number in SCENARIOS)
    with pytest.raises(Malformed):
        GAME.setup(MoonlightOptions(scenario=2), 3, Chance(b"three"))


@pytest.mark.rule("ML-SETUP-03")
def test_the_48_tiles_are_dealt_at_random() -> None:
    one, two = dealt(4, seed=b"one"), dealt(4, seed=b"two")
    assert Counter(one.tiles) == Counter(two.tiles) == Counter(range(48))
    assert one.tiles != two.tiles


@pytest.mark.rule("ML-SETUP-05")
def test_tiles_of_the_underwood_lie_under_their_top_tile_face_down() -> None:
    table = dealt(4)
    covered = [
        spot for spot in range(len(table.tiles)) if any(map(table.has_tile, table.ground.covers[spot]))
    ]
    assert len(covered) == 18
    assert {*covered} == table.down
    assert max(map(len, table.ground.cells.values())) == 3


@pytest.mark.rule("ML-SETUP-07")
def test_nobody_sees_a_tile_that_lies_face_down() -> None:
    story = Story(1)
    for seat in (None, ALA, OLA):
        hidden = [
            spot for spot in story.view(seat).spots if spot.tile is not None and spot.tile.spirit is None
        ]
        assert [spot.name for spot in hidden] == ["C5", "C6", "D5", "D6"]
    twin = GAME.redeal(story.stage, ALA, Chance(b"again")).play.table
    assert twin.tiles != story.table.tiles
    assert [spot for spot in range(len(twin.tiles)) if twin.tiles[spot] != story.table.tiles[spot]] <= sorted(
        twin.down
    )


@pytest.mark.rule("ML-SETUP-08")
@pytest.mark.parametrize("number", SCENARIOS)
def test_bits_lie_where_the_scenario_marks_them_and_there_are_eight(number: int) -> None:
    facts = scenario(number)
    assert facts.bits <= 8
    assert sum(spot.bit for spot in facts.spots()) == facts.bits - facts.bits_team - facts.outside.bits
    table = dealt(number)
    assert table.bits == {place for place, spot in enumerate(table.ground.spots) if spot.bit}
    assert sum(pile.bits for pile in table.sides.values()) == facts.bits_team
    assert table.beside_bits == facts.outside.bits


@pytest.mark.rule("ML-SETUP-09")
def test_a_moonlight_card_is_drawn() -> None:
    cards = {dealt(seed=bytes([number])).card for number in range(60)}
    assert cards == {*box().cards}


@pytest.mark.rule("ML-SETUP-10")
@pytest.mark.parametrize(
    ("difficulty", "two", "alone"), [("regular", 3, 4), ("difficult", 2, 3), ("extreme", 1, 2)]
)
def test_the_harder_the_fewer_gems(difficulty: Difficulty, two: int, alone: int) -> None:
    assert [player.gems for player in dealt(difficulty=difficulty).players] == [two, two]
    assert [player.gems for player in dealt(seats=1, difficulty=difficulty).players] == [alone]


@pytest.mark.rule("ML-SETUP-11")
def test_some_scenarios_have_only_one_difficulty() -> None:
    refused = {
        (number, difficulty)
        for number in SCENARIOS
        for difficulty in DIFFICULTIES
        if refusal(MoonlightOptions(scenario=number, difficulty=difficulty), 2) is not None
    }
    assert refused == {(number, each) for number in (2, 15, 17, 27) for each in ("difficult", "extreme")}


@pytest.mark.rule("ML-SETUP-12", "ML-SETUP-13")
def test_the_tokens_of_the_powers_and_those_not_used_stay_in_the_box() -> None:
    table = dealt(9)
    lying = [token.face for pile in table.tokens.values() for token in pile]
    assert len(lying) == 10
    assert len(table.box) == 1
    assert Counter([*lying, *table.box])["plus"] == 2
    assert not {"sun", "moon", "fire", "nature"} & {*lying, *table.box}
    again = dealt(9, seed=b"again").tokens
    assert [*again] == [*table.tokens]
    assert [*again.values()] != [*table.tokens.values()], "shuffled"


@pytest.mark.rule("ML-SETUP-15")
def test_anybody_may_begin_or_whom_the_host_names() -> None:
    assert {dealt(seed=bytes([number])).first for number in range(20)} == {0, 1}
    assert dealt(first=2).first == OLA
    assert dealt(seats=1, first=2).first == ALA, "counted round the table"


@pytest.mark.rule("ML-SETUP-16", "ML-SETUP-17")
def test_the_second_player_puts_light_and_the_first_one_shadow() -> None:
    story = Story(1)
    story.do(*["choose " + sorted(story.legal("choose"))[0].split()[1]])
    story.do(sorted(story.legal("choose"))[0])
    assert (story.active, story.legal()) == (OLA, {"place B3", "place E8"})
    assert story.reason("place B4") == "ML-SETUP-16"
    story.do("place E8")
    assert (story.active, story.legal()) == (ALA, {"place B8", "place E3"})
    story.do("place B8")
    assert (story.active, story.table.phase, story.table.turn) == (ALA, "collect", 1)


@pytest.mark.rule("ML-SETUP-16")
def test_both_creatures_never_begin_on_the_same_tile() -> None:
    story = Story(1).change(phase="shadow", piles={})
    assert story.legal() == {"place B8", "place E3"}
    story.change(creatures={"light": story.at("B8")})
    assert story.legal() == {"place E3"}


@pytest.mark.rule("ML-SETUP-17")
def test_two_who_play_together_take_turns() -> None:
    story = Story(1, 2, "C2", "C7", keep=["C1", "C3", "C4", "C5", "C6", "C8"])
    story.do("collect light C1", "collect shadow C8", "assign 1 2", "move light C3")
    assert story.active == OLA
    story = Story(1, 2, "B4", "B7", keep=[f"{row}{column}" for row in "ABC" for column in range(3, 9)])
    actives = []
    for _ in range(4):
        actives.append(story.active)
        for verb in ("collect", "collect", "assign", "move"):
            story.do(sorted(story.legal(verb))[0])
    assert actives == [ALA, OLA, ALA, OLA]


@pytest.mark.rule("ML-SETUP-18", "ML-SETUP-19")
def test_when_both_creatures_have_been_put_down_no_tile_is_turned_up_yet() -> None:
    story = Story(1).change(phase="light", piles={}).down("C1", "C5")
    story.do("place B3", "place B8")
    assert {story.name(spot) for spot in story.table.down} == {"C1", "C5"}


@pytest.mark.rule("ML-SETUP-18")
def test_a_creature_that_is_put_down_takes_nothing() -> None:
    story = Story(1).change(phase="light", piles={}).bits("B3")
    story.do("place B3")
    assert story.table.bits == {story.at("B3")}
    assert story.table.sides["light"].bits == 3, "those of the scenario"


@pytest.mark.rule("ML-SETUP-20")
def test_each_player_has_gems_of_one_colour() -> None:
    assert [player.gem for player in Story(1).view().players] == ["pink", "blue"]


@pytest.mark.rule("ML-S01-01", "ML-S01-02")
def test_first_steps_the_team_has_three_bits_and_five_lie_in_the_forest() -> None:
    table = dealt(1)
    assert (table.sides["light"].bits, len(table.bits), table.spare_bits) == (3, 5, 0)


@pytest.mark.rule("ML-S01-03", "ML-S01-04")
def test_first_steps_the_team_keeps_two_of_five_tokens() -> None:
    story = Story(1)
    row = [token.face for token in dealt(1, first=1, seed=b"story").piles["row"]]
    for number in (1, 2):
        assert story.active == ALA
        asked = words("en").say(GAME.awaits(story.stage)[ALA].prompt, ["Ala", "Ola"])
        assert asked == f"Ala, choose favour {number} of 2 for the team; the opponent gets what is left."
        story.do(sorted(story.legal("choose"))[0])
    own = story.table.sides["light"].tokens
    assert (len(own), len(row)) == (2, 5)
    assert Counter([*own, *story.table.sides["shadow"].tokens]) == Counter(row)
    assert story.table.tokens == {}


@pytest.mark.rule("ML-SETUP-16", "ML-VERSUS-04")
@pytest.mark.parametrize("seats", [2, 3])
def test_whoever_places_a_creature_is_shown_to_be_active(seats: int) -> None:
    story, phases = Story(1, seats), set[str]()
    while not story.table.turn:
        view = story.view()
        phases.add(view.phase)
        assert (view.active, dict(view.headline.args)["who"]) == (story.active, Who(story.active))
        story.do(sorted(story.legal())[0])
    assert phases >= {"light", "shadow"}


@pytest.mark.rule("ML-S01-05")
def test_first_steps_a_plus_can_be_used_at_once() -> None:
    seed = next(seed for seed in map(str.encode, map(str, range(99))) if _has_plus(seed))
    story = Story(1, seed=seed)
    story.do("choose plus", sorted(story.legal("choose"))[0])
    for _ in ("light", "shadow"):
        story.do(sorted(story.legal("place"))[0])
    assert not story.legal("plus"), "no gem is spent yet"
    story.do(sorted(story.legal("hurry"))[0])
    assert story.legal("plus") == {"plus 1"}


@pytest.mark.rule("ML-S01-05")
def test_first_steps_a_plus_that_is_left_to_the_opponent_is_of_no_use() -> None:
    seed = next(seed for seed in map(str.encode, map(str, range(99))) if _has_plus(seed))
    story = Story(1, seed=seed)
    for _ in range(2):
        story.do(sorted(story.legal("choose") - {"choose plus"})[0])
    assert "plus" in story.table.sides["shadow"].tokens
    assert story.table.plus == 0


def _has_plus(seed: bytes) -> bool:
    return any(token.face == "plus" for token in dealt(1, first=1, seed=seed).piles["row"])


@pytest.mark.rule("ML-S01-06")
def test_first_steps_have_neither_tokens_nor_bits_where_all_are_against_each_other() -> None:
    table = dealt(1, 3)
    assert (table.bits, table.piles, table.tokens, table.spare_bits) == (frozenset(), {}, {}, 8)
    assert table.sides["light"].bits == 0


@pytest.mark.rule("ML-VERSUS-01", "ML-VERSUS-02")
def test_against_each_other_there_is_no_moonlight_card_and_everybody_has_a_secret_objective() -> None:
    story = Story(1, 3)
    assert story.table.card == ()
    assert [player.missions != () for player in story.view(OLA).players] == [False, True, False]
    cards = [player.objective for player in story.table.players] + story.table.objectives
    assert sorted(card for card in cards if card is not None) == list(range(8))


@pytest.mark.rule("ML-VERSUS-03")
@pytest.mark.parametrize(("seats", "gems"), [(2, [1, 2]), (3, [1, 1, 2]), (4, [1, 1, 1, 2])])
def test_against_each_other_the_last_player_has_two_gems(seats: int, gems: list[int]) -> None:
    assert [player.gems for player in dealt(1, seats, first=1, against=True).players] == gems
    later = dealt(1, seats, first=2, against=True)
    assert [player.gems for player in later.players] == [gems[-1], *gems[:-1]], "the seat before the first"


@pytest.mark.rule("ML-VERSUS-04")
def test_against_each_other_the_last_player_puts_both_creatures() -> None:
    story = Story(1, 3)
    assert story.active == Seat(2)
    story.do("place B3")
    assert story.active == Seat(2)
    assert Story(1, 3).change(first=OLA).active == ALA, "the last in the order of turns"


def test_every_place_of_a_full_forest_has_a_tile() -> None:
    table = dealt(7)
    assert NOWHERE not in table.tiles


@pytest.mark.rule("ML-SETUP-07", "ML-SETUP-13")
def test_a_token_that_lies_face_down_on_a_picked_tile_is_dealt_anew() -> None:
    """The token is turned up when the tiles have been given to the sides."""
    story = Story(12, 2, "C4", "F6", keep=["C5", "F5", "F7"]).tokens("C5", "webs")
    story.do("collect light C5")
    assert story.view().picked[0].tokens == (TokenView(face=None),)
    twins = [GAME.redeal(story.stage, ALA, Chance(bytes([seed]))).play.table for seed in range(8)]
    assert len({twin.picked[0].tokens[0].face for twin in twins}) > 1


@pytest.mark.rule("ML-SETUP-07", "ML-ASSIGN-03")
def test_a_tile_that_was_picked_face_down_is_dealt_anew_until_it_is_turned_up() -> None:
    story = Story(14, 2, "B2", "B7").down("A1", "A8")
    story.do("collect light A1")
    twins = [GAME.redeal(story.stage, ALA, Chance(bytes([seed]))).play.table for seed in range(8)]
    assert len({twin.picked[0].tile for twin in twins}) > 1
    story.do("collect shadow A8")
    twins = [GAME.redeal(story.stage, ALA, Chance(bytes([seed]))).play.table for seed in range(8)]
    assert {twin.picked for twin in twins} == {story.table.picked}


def test_an_order_is_not_held_to_what_an_assignment_reads_as() -> None:
    """The tiles that it speaks of are picked in the same turn."""
    story = Story(2, 2)
    assert GAME.telling.reading(story.view(), Assign(1, 2)) is None
    place = GAME.grammar.read(sorted(story.legal("place"))[0])
    assert GAME.telling.reading(story.view(), place) == GAME.telling.label(story.view(), place)


@pytest.mark.parametrize(
    ("number", "against", "rule", "matters"),
    [
        (1, False, "ML-SCORE-06", True),
        (1, True, "ML-SCORE-06", False),
        (1, False, "ML-END-03", True),
        (1, True, "ML-END-03", False),
        (1, True, "ML-VERSUS-14", True),
        (1, False, "ML-VERSUS-14", False),
        (1, True, "ML-MOVE-01", True),
        (10, False, "ML-S10-01", True),
        (10, False, "ML-S08-02", True),
        (10, False, "ML-S09-02", False),
    ],
)
def test_a_rule_matters_in_its_scenario_with_its_modules_and_in_its_mode(
    number: int, against: bool, rule: str, matters: bool
) -> None:
    assert GAME.telling.in_play(MoonlightOptions(scenario=number, against=against), 2, rule) == matters
