"""Two to four against each other."""

from __future__ import annotations

import pytest

from engine.games.moonlight import GAME
from engine.games.moonlight.model.facts import box
from engine.games.moonlight.model.ground import NOWHERE
from engine.games.moonlight.model.table import Table
from engine.games.moonlight.model.texts import tell
from engine.games.moonlight.rules import score, winner
from engine.games.spirits_of_the_forest.model.facts import tiles
from engine.games.spirits_of_the_forest.model.kinds import SPIRITS
from engine.outcome import Outcome
from engine.text import Seat, Who
from tests.engine.games.moonlight.stories import ALA, EWA, OLA, Story
from words.catalogue import words

FIELD = [f"{row}{column}" for row in "ABC" for column in range(3, 9)]


def field(light: str = "B4", shadow: str = "B7", scenario: int = 1, **more: object) -> Story:
    """Return a table of three against each other, on three rows of a scenario."""
    return Story(scenario, 3, light, shadow, keep=FIELD, **more)  # type: ignore[arg-type]


def standing(table: Table) -> Outcome:
    """Return the standing with all Objective cards."""
    return winner.outcome(table)


def lines(table: Table, seat: Seat) -> dict[str, int]:
    """Return the lines of a player's score by what they are for."""
    found = standing(table).standings[seat].lines
    return {line.label.key.removeprefix("moonlight-line-"): line.points for line in found}


def dealt(objectives: tuple[int, int, int], light: list[str], shadow: list[str]) -> Story:
    """Return a table of three players with these cards; the creatures own these tiles."""
    story = field().give("light", *light).give("shadow", *shadow)
    for player, number in zip(story.table.players, objectives, strict=True):
        player.objective = number
    return story


@pytest.mark.rule("ML-VERSUS-05", "ML-VERSUS-09")
def test_turns_go_round_and_whoever_has_one_assigns_a_tile_to_each_creature() -> None:
    story = field()
    for seat in (ALA, OLA, EWA, ALA):
        assert story.active == seat
        story.do(*_first(story), *_first(story))
        assert story.legal() == {"assign 1 2", "assign 2 1"}
        story.do("assign 1 2")
        story.do(sorted(story.legal("move"))[0])
    assert [len(story.own("light")), len(story.own("shadow"))] == [4, 4]


@pytest.mark.rule("ML-VERSUS-09", "ML-S04-06")
@pytest.mark.parametrize(
    ("seats", "asked"),
    [
        (3, "Ala, choose favour 1 of 1 for Light; Shadow gets what is left."),
        (2, "Ala, choose favour 1 of 1 for the team; the opponent gets what is left."),
    ],
)
def test_whoever_shares_out_favours_is_asked_for_the_sides_of_the_game(seats: int, asked: str) -> None:
    story = Story(4, seats, "B1", "B3", keep=["A2", "A4", "E1"]).tokens("A2", "webs", "vines")
    story.do("collect light A2", "collect shadow A4", "assign 1 2")
    assert story.legal() == {"choose webs", "choose vines"}
    prompt = GAME.awaits(story.stage)[story.active].prompt
    assert words("en").say(prompt, ["Ala", "Ola", "Ewa"]) == asked


def _first(story: Story) -> list[str]:
    """Play the first pick there is; return [], as nothing is left to do."""
    story.do(sorted(story.legal("collect"))[0])
    return []


@pytest.mark.rule("ML-VERSUS-07")
def test_setting_a_creature_elsewhere_is_no_movement() -> None:
    story = Story(4, 3, "A1", "D5", keep=["C5", "C6", "D6", "D4"]).down()
    story.bits("C5")
    assert story.legal("collect") == set()
    assert "relocate light D5" not in story.legal(), "Shadow stands there"
    story.do("relocate light C5")
    assert story.table.bits == {story.at("C5")}
    assert [player.bits for player in story.table.players] == [0, 0, 0]


@pytest.mark.rule("ML-VERSUS-06", "ML-VERSUS-07", "ML-VERSUS-14")
def test_where_no_tile_helps_a_creature_is_set_into_an_empty_place_and_the_game_ends_with_two_tiles() -> None:
    story = Story(1, 3, "F3", "F8", keep=["C5", "C6"])
    assert {"relocate light B5", "relocate shadow B6"} <= story.legal("relocate")
    assert story.reason("relocate light A8") == "ML-VERSUS-06", "no tile lies around it"
    story.do("relocate light B5")
    assert "relocate shadow B6" in story.legal()
    assert "relocate shadow B5" not in story.legal(), "Light stands there"
    story.do("relocate shadow B6", "collect light C5", "collect shadow C6")
    assert story.stand("light") == "B5"
    assert story.why_it_ends("assign 1 2") == ["two-left"]
    told = story.do("assign 1 2")
    assert story.is_over
    assert tell("event-two-left", who=Who(OLA)) in [event.text for event in told]
    winners = tuple(map(Who, standing(story.table).winners))
    assert told[-1].text == tell("event-won", who=winners, count=len(winners))
    assert story.table.left() == 2


@pytest.mark.rule("ML-VERSUS-06")
def test_as_long_as_a_tile_helps_no_empty_place_does() -> None:
    story = Story(1, 3, "A4", "F8", keep=["C3", "C4", "C5", "D4"])
    places = {line.split()[2] for line in story.legal("relocate")}
    assert places
    assert places <= {"C3", "C4", "C5", "D4"}


@pytest.mark.rule("ML-VERSUS-06", "ML-MOVE-03")
def test_creatures_are_never_set_so_that_both_would_stand_on_one_tile() -> None:
    """On C5 each finds two tiles, but only one of them can stand there: the other is set into an empty place."""
    story = Story(1, 3, "F3", "F8", keep=["C4", "C5", "C6"])
    assert {"relocate light C5", "relocate light B5"} <= story.legal("relocate light")
    story.do("relocate light C5")
    assert "relocate shadow C5" not in story.legal()
    assert {"relocate shadow B5"} <= story.legal("relocate shadow")


@pytest.mark.rule("ML-VERSUS-06")
def test_a_creature_that_has_a_tile_stays_where_it_is() -> None:
    story = Story(1, 3, "A3", "C7", keep=["C8", "E4", "E5", "E6"])
    assert story.legal("relocate") == {"relocate light E5"}
    assert story.reason("relocate shadow E5") == "ML-VERSUS-06"


@pytest.mark.rule("ML-VERSUS-14")
def test_where_nothing_can_be_picked_anywhere_the_end_says_so() -> None:
    story = Story(4, 3, "C3", "A1", keep=())
    tiles, names = list(story.table.tiles), story.table.ground.names
    tiles[story.at("A1")] = NOWHERE
    story.change(tiles=tiles, down=frozenset(story.table.ground.cells["C3"][1:]), phase="move")
    story.change(creatures={"light": names.index("B3"), "shadow": names.index("A1")})
    assert story.why_it_ends("move light C3") == ["none-to-pick"]
    told = story.do("move light C3")
    assert story.is_over
    assert tell("event-none-to-pick", who=Who(OLA), count=3) in [event.text for event in told]


@pytest.mark.rule("ML-VERSUS-08")
def test_where_both_have_the_same_tile_alone_one_of_them_is_set_elsewhere() -> None:
    story = Story(1, 3, "C2", "C4", keep=["B3", "E5", "E6", "E7"])
    assert story.legal("collect") == set()
    assert {line.split()[1] for line in story.legal("relocate")} == {"light", "shadow"}
    assert "relocate light B3" not in story.legal(), "it would find a tile, but leave none to Shadow"
    story.do("relocate shadow E6")
    assert story.legal("relocate") == set()
    assert story.legal("collect") != set()


@pytest.mark.rule("ML-VERSUS-10")
def test_gems_only_move_creatures() -> None:
    story = field()
    assert {line.split()[0] for line in story.legal()} == {"collect", "hurry"}
    assert {line.split()[1] for line in story.legal("hurry")} == {"light", "shadow"}
    assert story.reason("talk") == "ML-GEM-03"


@pytest.mark.rule("ML-VERSUS-11")
@pytest.mark.parametrize("line", ["hurry light B5", "hurry shadow B8"])
def test_whoever_moves_a_creature_onto_a_bit_keeps_it(line: str) -> None:
    story = field(scenario=1).bits("B5", "B8")
    story.do(line)
    assert [player.bits for player in story.table.players] == [1, 0, 0]
    assert [side.bits for side in story.view().sides] == [0, 0]


@pytest.mark.rule("ML-VERSUS-12")
def test_a_bit_of_a_picked_tile_drops_or_leaves_the_game() -> None:
    story = Story(4, 3, "A2", "E5", keep=["B2", "D4"]).bits("B2")
    lower = story.table.ground.under[story.at("B2")][0]
    story.do("collect light B2")
    assert story.table.bits == {lower}
    story = field().bits("A3")
    spare = story.table.spare_bits
    story.do("collect light A3")
    assert (story.table.bits, story.table.spare_bits) == (frozenset(), spare + 1)


@pytest.mark.rule("ML-VERSUS-13")
def test_a_plus_gives_a_gem_back_to_whoever_has_the_turn() -> None:
    story = field().tokens("A3", "plus")
    story.do("hurry shadow A7", "collect light A3", "collect shadow A8", "assign 2 1")
    assert (story.table.players[ALA].gems, story.table.players[ALA].spent, story.table.plus) == (1, 0, 0)


@pytest.mark.rule("ML-VERSUS-13")
def test_a_plus_brings_no_gem_to_whoever_has_spent_none() -> None:
    story = field().tokens("A3", "plus")
    before = [player.gems for player in story.table.players]
    story.do("collect light A3", "collect shadow A8", "assign 1 2")
    assert ([player.gems for player in story.table.players], story.table.plus) == (before, 0)


@pytest.mark.rule("ML-VERSUS-14", "ML-VERSUS-15")
def test_with_two_tiles_left_the_game_is_over_and_nobody_gets_what_is_left() -> None:
    story = Story(4, 3, "A1", "E6", keep=["A2", "E5"]).bits("A1").tokens("A1", "vines")
    story.do("collect light A2", "collect shadow E5", "assign 1 2")
    assert story.is_over
    assert [len(story.own("light")), len(story.own("shadow"))] == [1, 1]
    assert story.table.left() == 2
    assert len(story.table.bits) == 1
    assert story.table.sides["shadow"].tokens == []


@pytest.mark.rule("ML-VERSUS-16")
def test_light_and_shadow_score_like_two_players_of_the_forest() -> None:
    story = dealt((0, 4, 1), ["leaves*2", "vines+sun"], ["leaves*2", "webs+moon"])
    found = {
        each.name: [part.points for part in each.parts.values()] for each in score.categories(story.table)
    }
    assert found["leaves"] == [2, 2], "tied sides both score"
    assert found["vines"] == [1, -3]
    assert found["webs"] == [-3, 1]
    assert found["fire"] == [-3, -3]
    leading = {
        each.name: [part.leads for part in each.parts.values()] for each in score.categories(story.table)
    }
    assert leading["leaves"] == [True, True]
    assert leading["vines"] == [True, False]
    assert leading["fire"] == [False, False], "nobody leads with nothing"
    assert "lacking" not in {line.label.key for line in story.view().sides[0].lines}


@pytest.mark.rule("ML-VERSUS-16", "ML-SCORE-01")
def test_a_token_counts_for_the_most_and_is_no_tile() -> None:
    story = dealt((0, 4, 1), ["leaves*2", "vines+sun"], ["webs+moon"])
    story.table.sides["shadow"].tokens += ["vines", "vines"]
    found = {
        each.name: [part.points for part in each.parts.values()] for each in score.categories(story.table)
    }
    assert found["vines"] == [0, 2 - 3]
    assert found["webs"] == [-3, 1]


@pytest.mark.rule("ML-VERSUS-17", "ML-VERSUS-20")
def test_a_total_is_the_creature_the_missions_and_the_bits() -> None:
    story = dealt((0, 4, 1), ["branches*2", "fruits*2"], [])
    story.table.players[ALA].bits = 3
    sums = [side.score for side in story.view().sides]
    assert lines(story.table, ALA) == {"light": sums[0], "missions": 12, "bits": 4}
    assert lines(story.table, OLA) == {"shadow": sums[1], "missions": 0, "bits": 0}
    assert lines(story.table, EWA)["light"] == sums[0], "players may share a creature"
    assert box().bit_points == (0, 1, 2, 4, 6, 9, 12, 16, 20)


@pytest.mark.rule("ML-VERSUS-18", "ML-VERSUS-19")
def test_missions_want_a_strict_majority_or_a_number_of_symbols() -> None:
    story = dealt((0, 4, 1), ["branches*2"], ["branches*2", "vines*2"])
    assert lines(story.table, ALA)["missions"] == 0, "no strict majority of branches, two vines with Shadow"
    story.table.sides["shadow"].tokens += ["vines"]
    assert lines(story.table, ALA)["missions"] == 6, (
        "three vines with Shadow: a mission may concern the other creature"
    )
    story.table.sides["light"].tokens += ["branches"]
    assert lines(story.table, ALA)["missions"] == 12
    assert all(len(card.missions) == 4 for card in box().objectives)


@pytest.mark.rule("ML-VERSUS-21")
def test_ties_are_broken_by_missions_then_by_bits_then_shared() -> None:
    story = dealt((1, 2, 3), [], [])
    assert [each.rank for each in standing(story.table).standings] == [1, 1, 1]
    story = dealt((0, 1, 2), ["branches*2"], [])
    table = story.table
    points = [each.score for each in standing(table).standings]
    assert (points[0], points[1]) == (points[1] + 6, points[2])
    table.players[OLA].bits = 4
    assert [each.score for each in standing(table).standings] == [points[0], points[0], points[2]]
    assert [each.rank for each in standing(table).standings] == [1, 2, 3]


@pytest.mark.rule("ML-VERSUS-21")
def test_of_as_many_points_and_missions_more_bits_win() -> None:
    """A spirit more for Light is worth what three bits are."""
    table = dealt((0, 4, 1), ["webs"], []).table
    table.players[OLA].bits = 3
    assert {(each.score, each.lines[1].points) for each in standing(table).standings} == {(1 - 11 * 3, 0)}
    assert [each.rank for each in standing(table).standings] == [2, 1, 2]


@pytest.mark.rule("ML-VERSUS-22")
def test_air_is_scored_as_a_tenth_spirit() -> None:
    story = Story(3, 3, "C9", "C3").give("light", "air*2")
    found = {each.name: each for each in score.categories(story.table)}
    assert found["air"].parts["light"].on_tiles == 2
    assert found["air"].parts["shadow"].points == -3


def test_of_others_only_the_bits_are_known_until_the_end() -> None:
    story = dealt((0, 4, 1), ["branches*2"], [])
    story.table.players[OLA].bits = 2
    known = story.view(ALA).outcome.standings
    assert [len(each.lines) for each in known] == [3, 1, 1]
    assert known[OLA].score == 2


def test_every_spirit_is_in_some_mission() -> None:
    named = {mission.spirit for card in box().objectives for mission in card.missions}
    assert named == {*SPIRITS}
    assert {tile.spirit for tile in tiles()} - named == {"air"}
