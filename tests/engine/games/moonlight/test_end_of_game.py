"""The end of the game and its points, together and alone."""

from __future__ import annotations

import pytest

from engine.games.moonlight.messages.scoring import scoring
from engine.games.moonlight.model.kinds import SCENARIOS
from engine.games.moonlight.model.scenarios import scenario
from engine.games.moonlight.rules import score
from engine.games.spirits_of_the_forest.model.facts import tiles
from engine.games.spirits_of_the_forest.model.kinds import SPIRITS, Face, Spirit
from tests.engine.games.moonlight.stories import Story, tile

EACH = [next(number for number, each in enumerate(tiles()) if each.spirit == spirit) for spirit in SPIRITS]
"""A tile of every spirit."""


def ended(**fields: object) -> Story:
    """Return a game that Ala ends, as nothing can be collected: Light stands on a double leaf, Shadow on a double vine."""
    show = {"B4": "leaves*2", "B7": "vines*2"}
    story = Story(1, 2, "B4", "B7", keep=["B3", "C7"], show=show)
    table = story.table
    table.sides["light"].bits = 0
    return story.change(**fields)


def scored(light: list[str], shadow: list[str], bits: int = 3, card: tuple[Spirit, ...] = ()) -> Story:
    """Return a table on which the sides have these tiles, and the team `bits` bits more than the opponent."""
    story = Story(1, 2, "B4", "B7", keep=["B3"]).change(card=card)
    story.give("light", *light).give("shadow", *shadow)
    story.table.sides["light"].bits, story.table.sides["shadow"].bits = bits, 0
    return story


def points(story: Story) -> dict[str, tuple[int, int]]:
    """Return what each spirit and power brings the team and the opponent, as far as it brings anything."""
    return {
        each.name: (each.parts["light"].points, each.parts["shadow"].points)
        for each in score.categories(story.table)
        if any(part.points for part in each.parts.values())
    }


def lines(story: Story, side: int = 0) -> dict[str, int]:
    """Return the lines of a side's score by what they are for."""
    return {
        line.label.key.removeprefix("moonlight-line-"): line.points for line in story.view().sides[side].lines
    }


@pytest.mark.rule("ML-END-01", "ML-END-02")
def test_the_game_ends_where_nothing_can_be_collected_and_no_gem_helps() -> None:
    story = Story(1, 2, "A3", "F8", keep=["B3", "B4", "F7"])
    story.do("collect light B3", "collect shadow F7", "assign 1 2", "move light B4")
    assert story.is_over, "Ola has three gems, but Shadow cannot reach anything"


@pytest.mark.rule("ML-END-02")
def test_whoever_has_gems_that_help_may_decline() -> None:
    stuck = Story(1, 2, "A3", "E9", keep=["A4", "A5", "A6", "D9", "C10"]).down("A4", "D9")
    assert stuck.legal("collect") == set()
    assert {"end", "hurry light A4"} <= stuck.legal()
    assert stuck.reason("collect light A4") == "ML-END-01"
    stuck.do("end")
    assert stuck.is_over


@pytest.mark.rule("ML-END-03", "ML-END-04")
def test_lights_tile_goes_to_the_team_and_all_else_to_the_opponent() -> None:
    story = Story(1, 2, "A3", "E9", keep=["A4", "A5", "A6", "D9", "C10"], show={"A3": "leaves*2"}).down(
        "A4", "D9"
    )
    story.bits("A3", "A5").tokens("A3", "vines").tokens("D9", "webs")
    told = story.do("end")
    events = [event.text.key.removeprefix("moonlight-event-") for event in told]
    assert [dict(each.text.args)["stays"] for each in told if each.text.key.endswith("rest-given")] == [0]
    assert "gets-tile" not in events, "of all that is left one sentence is told"
    assert "rest-given" in events
    assert [each for each in events if "token" in each] == ["gets-tokens"]
    assert "picks-end" in events, "why it ends is told"
    assert story.own("light") == [tile("leaves*2")]
    assert len(story.own("shadow")) == 6
    assert story.table.sides["shadow"].bits == 2
    assert sorted(story.table.sides["shadow"].tokens) == ["vines", "webs"], "also those on Light's tile"
    assert story.table.left() == 0
    beside = Story(1, 2, "A3", "E9", keep=["A4", "A5", "A6", "D9", "C10"]).down("A4", "D9").bits("A5")
    beside.change(beside_bits=2, piles={}).pile("column-1", "moon", "fruits").do("end")
    assert (beside.table.sides["shadow"].bits, beside.table.beside_bits) == (3, 0)
    assert sorted(beside.table.sides["shadow"].tokens) == ["fruits", "moon"], "those beside the forest too"


@pytest.mark.rule("ML-END-05", "ML-END-07")
def test_the_team_loses_for_a_spirit_of_which_it_has_no_tile() -> None:
    story = Story(1, 2, "A3", "E9", keep=["A4", "A5", "A6", "D9", "C10"], show={"A3": "leaves*2"}).down(
        "A4", "D9"
    )
    table = story.table
    table.sides["light"].tiles += EACH[:-1]
    table.sides["light"].tokens += ["vines"]
    table.sides["light"].bits = 8
    story.rest(table)
    assert story.view().lacking == ("vines",), "a favour does not help"
    story.do("end")
    standing = story.view().outcome.standings[0]
    assert (standing.rank, story.table.lacking) == (2, ("vines",))


@pytest.mark.rule("ML-END-05")
def test_the_team_that_has_a_tile_of_each_may_win() -> None:
    story = Story(1, 2, "A3", "E9", keep=["A4", "A5", "A6", "D9", "C10"], show={"A3": "leaves*2"}).down(
        "A4", "D9"
    )
    table = story.table
    table.sides["light"].tiles += EACH * 6
    table.sides["light"].bits, table.card = 8, ()
    story.rest(table)
    story.do("end")
    assert [standing.rank for standing in story.view().outcome.standings] == [1, 1]


@pytest.mark.rule("ML-END-05", "ML-SCORE-16")
@pytest.mark.parametrize(
    ("own", "bits", "told"),
    [
        (EACH * 6, 8, ("team-wins", True)),
        (EACH, 0, ("team-loses", False)),
        (EACH[:-1] * 6, 8, ("lacking", False)),
    ],
)
def test_how_it_ended_is_told(own: list[int], bits: int, told: tuple[str, bool]) -> None:
    keep = ["A4", "A5", "A6", "D9", "C10"]
    story = Story(1, 2, "A3", "E9", keep=keep, show={"A3": "leaves*2"}).down("A4", "D9").change(card=())
    story.table.sides["light"].tiles, story.table.sides["light"].bits = own, bits
    story.give("shadow", *["vines+sun"] * (told[0] == "team-loses"))
    assert "moonlight-scored-lacking" not in [each.key for each in scoring(story.view())], "not yet"
    last = story.do("end")[-1].text
    assert last.key == f"moonlight-event-{told[0]}"
    assert story.view().headline.key == f"moonlight-headline-{'won' if told[1] else 'lost'}"
    assert ("moonlight-scored-lacking" in [each.key for each in scoring(story.view())]) == (
        told[0] == "lacking"
    )
    sums = {name: value for name, value in last.args if name in ("own", "rival")}
    assert sums in ({}, {"own": story.view().sides[0].score, "rival": story.view().sides[1].score})
    assert bool(story.view().outcome.winners) == told[1]


def last_turn(natures: int = 0) -> Story:
    """Return a game that Ala may end, the team having a tile of each spirit and so many points of nature."""
    keep = ["A4", "A5", "A6", "D9", "C10"]
    story = Story(1, 2, "A3", "E9", keep=keep, show={"A3": "leaves*2"}).down("A4", "D9").change(card=())
    story.table.sides["light"].tiles, story.table.sides["light"].bits = list(EACH), 0
    story.table.sides["light"].tokens = ["nature"] * natures
    return story


@pytest.mark.rule("ML-END-03", "ML-END-05")
def test_lights_tile_may_be_the_only_one_of_its_spirit() -> None:
    story = last_turn()
    leaves = {number for number, each in enumerate(tiles()) if each.spirit == "leaves"}
    story.table.sides["light"].tiles = [each for each in EACH if each not in leaves]
    assert story.view().lacking == ("leaves",)
    story.do("end")
    assert (story.own("light")[-1], story.table.lacking) == (tile("leaves*2"), ())


@pytest.mark.rule("ML-SCORE-16")
@pytest.mark.parametrize(("more", "told"), [(-1, "team-loses"), (0, "team-loses"), (1, "team-wins")])
def test_of_equal_points_it_is_told_that_the_team_loses(more: int, told: str) -> None:
    behind = last_turn()
    behind.do("end")
    own, rival = (side.score for side in behind.view().sides)
    story = last_turn(natures=rival - own + more)
    last = story.do("end")[-1].text
    assert [side.score for side in story.view().sides] == [rival + more, rival]
    assert last.key == f"moonlight-event-{told}"
    assert bool(story.view().outcome.winners) == (told == "team-wins")


@pytest.mark.rule("ML-END-01", "ML-END-05")
def test_it_is_said_beforehand_why_a_step_ends_the_game_and_what_the_team_lacks() -> None:
    assert last_turn().why_it_ends("end") == ["picks-end"]
    story = last_turn()
    story.table.sides["light"].tiles.pop()
    assert story.why_it_ends("end") == ["picks-end", "lacking"]


@pytest.mark.rule("ML-SCORE-03", "ML-SCORE-10")
def test_spirits_and_powers_have_lines_of_their_own() -> None:
    story = scored(["leaves*2", "webs+sun"], ["vines*2", "vines", "mosses+moon"])
    assert (lines(story)["spirits"], lines(story)["powers"]) == (3, 1)
    assert (lines(story, 1)["spirits"], lines(story, 1)["powers"]) == (4, 1)
    assert story.view().outcome.rival == story.view().sides[1].score


@pytest.mark.rule("ML-END-06", "ML-SETUP-04")
def test_air_is_a_tenth_spirit_where_its_tiles_are_used() -> None:
    with_air = [number for number in SCENARIOS if {"air_spirits", "air_beside"} & {*scenario(number).modules}]
    assert with_air == [3, 6, 12, 21, 22]
    story = Story(3)
    assert story.table.spirits[-1] == "air"
    assert story.table.left() == 56
    assert "air" in story.view().lacking
    assert "air" not in Story(1).table.spirits


@pytest.mark.rule("ML-END-08")
@pytest.mark.parametrize(("number", "most"), [(1, 23), (9, 23), (3, 27)])
def test_a_game_together_lasts_no_longer_than_its_tiles(number: int, most: int) -> None:
    for seed in (b"a", b"b", b"c"):
        story = Story(number, seed=seed)
        while not story.is_over:
            lines = sorted(story.legal(), key=lambda line: (line.startswith(("hurry", "talk")), line))
            story.do(lines[0])
        assert 1 < story.table.turn <= most + 1, (
            "the turn in which nothing can be collected is counted, but not played"
        )


@pytest.mark.rule("ML-SCORE-01", "ML-SCORE-02", "ML-SCORE-07")
def test_a_strict_majority_scores_its_symbols_on_tiles_and_tokens() -> None:
    story = scored(["leaves*2", "leaves"], ["leaves*2", "vines*2"])
    assert points(story)["leaves"] == (3, 0)
    assert points(story)["vines"] == (0, 2)
    story.table.sides["shadow"].tokens += ["leaves", "vines"]
    assert points(story)["vines"] == (0, 3)


@pytest.mark.rule("ML-SCORE-02", "ML-SCORE-03", "ML-SCORE-04", "ML-SCORE-10")
def test_in_a_tie_nobody_scores() -> None:
    story = scored(["leaves*2", "vines+sun"], ["leaves*2", "webs+sun"])
    assert "leaves" not in points(story)
    assert points(story)["moon"] == (-3, 0)
    assert "sun" not in points(story)


@pytest.mark.rule("ML-SCORE-03", "ML-SCORE-05", "ML-SCORE-10", "ML-SCORE-11")
def test_powers_score_for_both_but_only_the_team_pays_for_one_it_lacks() -> None:
    story = scored(["leaves+sun"], ["vines+moon"], bits=0)
    assert points(story)["sun"] == (1, 0), "whatever the bits"
    assert points(story)["moon"] == (-3, 1)
    assert points(story)["fire"] == (-3, 0)
    assert lines(story)["missing"] == -6
    assert lines(story, 1)["missing"] == 0
    token = scored(["leaves+sun"], ["vines+sun"], bits=9)
    token.table.sides["light"].tokens.append("moon")
    assert points(token)["moon"] == (1 - 3, 0), "a token leads, but is no tile"
    assert lines(token)["missing"] == -6


@pytest.mark.rule("ML-SCORE-06", "ML-SCORE-08")
@pytest.mark.parametrize(
    ("own", "rival", "expected"), [(5, 3, {"webs", "leaves"}), (2, 5, set()), (4, 5, set()), (3, 2, {"webs"})]
)
def test_the_team_scores_as_many_spirits_as_it_has_bits_more_the_best_ones(
    own: int, rival: int, expected: set[str]
) -> None:
    story = scored(["webs*2", "webs*2", "leaves*2", "leaves", "vines*2"], [])
    story.table.sides["light"].bits, story.table.sides["shadow"].bits = own, rival
    assert {name for name, (light, _) in points(story).items() if light > 0} == expected


@pytest.mark.rule("ML-SCORE-08")
def test_the_best_are_those_of_most_symbols_favours_counted_whatever_the_lead() -> None:
    story = scored(["webs*2", "webs*2", "leaves*2", "leaves"], ["webs*2", "webs"], bits=1)
    assert {name for name, (light, _) in points(story).items() if light > 0} == {"webs"}, "four, one ahead"
    story = scored(["webs*2", "webs", "leaves*2"], [], bits=1)
    story.table.sides["light"].tokens += ["leaves", "leaves"]
    assert {name for name, (light, _) in points(story).items() if light > 0} == {"leaves"}


@pytest.mark.rule("ML-SCORE-07")
def test_a_tie_uses_up_no_bit() -> None:
    story = scored(["leaves*2", "leaves*2", "webs*2"], ["leaves*2", "leaves", "leaves"], bits=1)
    assert (points(story)["webs"], points(story).get("leaves")) == ((2, 0), None)


@pytest.mark.rule("ML-SCORE-09")
def test_a_majority_that_does_not_score_still_counts_against_the_opponent_and_for_the_card() -> None:
    story = scored(["vines*2"], ["vines"], bits=0, card=("vines",))
    assert "vines" not in points(story)
    assert lines(story)["card"] == 0


@pytest.mark.rule("ML-SCORE-12", "ML-SCORE-13")
def test_each_spirit_of_the_card_without_a_majority_costs_the_team_six() -> None:
    story = scored(["vines*2", "leaves*2", "webs"], ["webs"], card=("vines", "leaves", "webs", "mosses"))
    assert lines(story)["card"] == -12
    assert "card" not in lines(story, 1)


@pytest.mark.rule("ML-SCORE-15")
def test_a_point_of_nature_is_a_point_and_a_plus_is_nothing() -> None:
    story = scored([], [])
    before = story.view().sides[0].score
    story.table.sides["light"].tokens += ["nature", "plus"]
    assert story.view().sides[0].score == before + 1
    rival = story.view().sides[1].score
    story.table.sides["shadow"].tokens += ["nature", "plus"]
    assert story.view().sides[1].score == rival + 1


@pytest.mark.rule("ML-SCORE-16")
@pytest.mark.parametrize(("faces", "rank"), [((), 2), (("nature",), 1)])
def test_equal_totals_are_a_defeat(faces: tuple[Face, ...], rank: int) -> None:
    story = scored(
        ["leaves+sun", "leaves+moon", "leaves+fire"], ["vines+sun", "vines+moon", "vines+fire"], bits=1
    )
    story.table.sides["light"].tokens += faces
    assert [side.score for side in story.view().sides] == [3 + len(faces), 3]
    assert story.view().outcome.standings[0].rank == rank


@pytest.mark.rule("ML-GEM-10")
def test_gems_left_score_nothing() -> None:
    story = scored(["leaves*2"], [])
    before = story.view().outcome
    story.table.players[0].gems += 2
    assert story.view().outcome == before


@pytest.mark.rule("ML-SCORE-14")
@pytest.mark.parametrize("number", [19, 27])
def test_without_bits_their_number_limits_nothing(number: int) -> None:
    story = Story(number)
    assert story.view().scored is None
    assert (len(story.table.bits), story.table.spare_bits) == (0, 8)
    assert Story(1).view().scored == 3
