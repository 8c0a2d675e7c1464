"""Words about a moonlit forest agree with the view."""

from __future__ import annotations

from itertools import product
from typing import Final, cast

import pytest

from engine.games.moonlight.model.kinds import SCENARIOS
from engine.games.moonlight.model.options import MoonlightOptions
from engine.games.moonlight.model.scenarios import modules_of
from engine.games.moonlight.model.texts import tell
from engine.games.moonlight.model.view import MoonlightView, PickedView, SpotView, TokenPileView, TokenView
from engine.games.spirits_of_the_forest.model.view import TileView
from engine.match import Match
from engine.registry import find
from engine.text import Seat
from render import pictures
from render.games.moonlight.score_sheet import MoonlightScores
from tests.catalogues import WHOLE
from tests.render.moonlight import GAME, PEOPLE, seen, told
from words.catalogue import signed, words

AT_ONCE: Final = 400
"""Maximum number of letters told before the first turn."""


def with_spot(view: MoonlightView, name: str, **changed: object) -> MoonlightView:
    """Return the same with one place changed."""

    def changed_or_not(spot: SpotView) -> SpotView:
        return spot.model_copy(update=changed) if spot.name == name else spot

    return view.model_copy(update={"spots": tuple(map(changed_or_not, view.spots))})


def line(view: MoonlightView, start: str) -> str:
    """Return the line of the words that begins like this."""
    return next(each for each in told(view).splitlines() if each.startswith(start))


def test_things_on_a_tile_are_told_with_it() -> None:
    tile = TileView(spirit="leaves", symbols=2, power=None)
    view = with_spot(
        seen(1), "A5", tile=tile, available=True, bit=True, mark="firefly", tokens=(), start=None
    )
    assert "A5 leaves ×2 (available, bit, and firefly)" in line(view, "- A: ")
    bare = with_spot(view, "A5", available=False, bit=False, mark=None)
    assert "A5 leaves ×2," in line(bare, "- A: ")


def test_levels_and_covered_tiles_are_told() -> None:
    view = seen(7, 9)
    high = next(spot for spot in view.spots if spot.level == 2)
    assert f"{high.name} " in line(view, f"- {high.name[0]}: ")
    assert "available and level 3" in line(view, f"- {high.name[0]}: ")
    assert "covered" in line(view, "- B: ")


def test_a_place_on_a_stack_is_told_no_more_when_its_tile_is_gone() -> None:
    view = seen(22)
    name = next(spot.name for spot in view.spots if spot.level)
    lower = next(spot for spot in view.spots if spot.name == name).model_copy(update={"covered": False})
    view = with_spot(view, name, tile=None, tokens=(), available=False)
    view = view.model_copy(
        update={"spots": (lower, *(spot for spot in view.spots if spot.level or spot.name != name))}
    )
    row = line(view, f"- {name[0]}: ")
    assert row.count(name) == 1
    assert f"{name} (" not in row


def test_a_tile_under_two_halves_is_not_told() -> None:
    """Of the five tiles of row B the outer two peep out; of the row above them all four are seen."""
    row = line(seen(7), "- B: ")
    assert [name for name in ("B1", "B2", "B3", "B4", "B5") if f"{name} " in row] == ["B1", "B5"]
    assert all(f"{name} " in row for name in ("B1b", "B2b", "B3b", "B4b"))


def test_bridges_moonlight_tiles_and_start_spots_are_told() -> None:
    assert told(seen(23)).count("(bridge)") == 4
    view = seen(24)
    lights = [spot for spot in view.spots if spot.light]
    assert lights
    for spot in lights:
        assert f"{spot.name} Moonlight tile {spot.light}" in told(view)
    assert all(told(seen(2)).count(f"start {letter}") == 2 for letter in "ABCDEF")


def test_a_mark_without_a_tile_is_told() -> None:
    view = seen(21)
    marks = [spot for spot in view.spots if spot.mark and spot.tile is None]
    assert marks
    for spot in marks:
        assert f"{spot.name} (Eclipse token)" in told(view)


def test_piles_stacks_and_numbers_beside_the_forest_are_told() -> None:
    assert "- Row C has the Eclipse number" in told(seen(28))
    view = seen(13)
    for pile in view.piles:
        assert f"- column {pile.name.removeprefix('pair-')}: favours 2, face up" in told(view)
    marked = tuple(pile.model_copy(update={"mark": "green"}) for pile in view.piles[:1])
    assert "green gem" in line(view.model_copy(update={"piles": (*marked, *view.piles[1:])}), "- column 1: ")
    assert "- Air tiles beside the forest: 8" in told(seen(21))
    assert "- island A: favours 2" in told(seen(19))


def test_a_column_with_tokens_has_the_number_that_stands_over_it() -> None:
    view = seen(28)
    columns = [pile.x // 2 + 1 for pile in view.piles if pile.x is not None]
    assert columns == [3, 5, 8, 10]
    assert all(f"- column {column}: favours 2" in told(view) for column in columns)


def test_tokens_that_have_just_been_turned_up_are_told() -> None:
    shown = TokenPileView(name="open", tokens=(TokenView(face="leaves"), TokenView(face="sun")))
    view = seen(1).model_copy(update={"piles": (shown,)})
    assert "- just turned up: favours 2, face up leaves and sun" in told(view)


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_is_special_is_told_until_the_first_turn(scenario: int, language: str) -> None:
    """Three sentences, and one of what is reconstructed, together no longer than a phone shows at once."""
    view = seen(scenario)
    sentences = [words(language).say(text, PEOPLE) for text in view.intro]
    assert len(sentences) == 4
    assert sentences[3] == words(language).key("moonlight-reconstructed-here")
    assert all(each.count(".") == 1 and each.endswith(".") for each in sentences)
    assert len(" ".join(sentences)) <= AT_ONCE
    assert " ".join(sentences) in told(view, language)
    assert sentences[0] not in told(seen(scenario, 9), language)


def test_forests_are_introduced_in_words_of_their_own() -> None:
    for language in WHOLE:
        said = [words(language).say(seen(scenario).intro[0]) for scenario in SCENARIOS]
        assert len(set(said)) == len(said)


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_whoever_looks_the_rules_up_is_told_of_every_module(scenario: int, language: str) -> None:
    for seats, against in product((1, 2, 3), (False, True)):
        options = MoonlightOptions(scenario=scenario, against=against)
        if find(GAME).refusal(options, seats) is None:
            told_by = {words(language).say(text) for text in find(GAME).telling.special(options, seats)}
            assert len(told_by) == len(modules_of(scenario, options.mode(seats))) + 1, (
                "and what is reconstructed"
            )


def test_whoever_plays_against_each_other_is_told_their_goal_and_who_shares_out_favours() -> None:
    match = Match.new(find(GAME), MoonlightOptions(scenario=4, against=True), 2, b"against")
    said = " ".join(words("en").say(text) for text in match.view(None).intro)
    assert "against each other" in said
    assert "whoever picks one gives one of them to Light" in said
    assert "opponent" not in said


def test_side_tiles_are_told_by_their_owners() -> None:
    view = seen(15)
    for name in PEOPLE[:2]:
        assert line(view, f"- Side tiles of {name}").count(",") >= 2


def test_picked_tiles_are_told_by_their_numbers() -> None:
    tile = TileView(spirit="leaves", symbols=2, power=None)
    picked = tuple(PickedView(place=place, tile=tile, creature="light", tokens=()) for place in ("A3", "B5"))
    view = seen(1).model_copy(update={"picked": picked})
    assert "- Picked 1: leaves ×2 from A3" in told(view)
    assert "- Picked 2: leaves ×2 from B5" in told(view)


def test_what_modules_have_to_say_is_told() -> None:
    view = seen(1).model_copy(update={"notices": (tell("mark-eclipse"),)})
    assert "Eclipse token" in told(view)
    assert "Eclipse token" not in told(seen(1))


def test_what_each_side_has_is_told_spirit_by_spirit() -> None:
    view = seen(1, 14)
    words = line(view, "Symbols (the team : the opponent)")
    for each in view.categories:
        assert f"{each.name} {each.light.total}:{each.shadow.total}" in words.replace("fruit ", "fruits ")
    assert "The Moonlight card demands" in told(view)


def test_what_the_team_lacks_is_said_only_when_it_is_late() -> None:
    early = seen(1)
    late = early.model_copy(update={"tiles_left": 20})
    assert "still lacks" not in told(early)
    for said in (told(late), pictures.painter(GAME).table(late, PEOPLE[:2], "en").alt):
        assert "The team still lacks" in said


def test_what_the_team_may_still_use_is_told() -> None:
    view = seen(1).model_copy(update={"plus": 2})
    assert "“+” that the team can still use: 2" in told(view)
    assert "can still use" not in told(seen(1))


def test_a_team_stands_beside_its_opponent_and_has_no_places() -> None:
    view = seen(1, 400)
    own, other = (f"{side.score}".replace("-", "−") for side in view.sides)
    shown = pictures.scores(GAME, view, PEOPLE[:2], "en")
    assert shown.alt.startswith(f"The team: {own} (Spirits 0, Powers ")
    assert f"). The opponent: {other} (Spirits " in shown.alt
    assert "). Bits 3 to 5: the team scores no spirit. " in shown.alt
    team, opponent = MoonlightScores(view, PEOPLE[:2], words("en")).parties
    assert team.name == "Żaneta and Björn"
    assert len(team.emblems) == 2
    assert opponent.name == "The opponent"
    assert opponent.standing is not None
    assert (opponent.standing.score, opponent.standing.lines) == (view.sides[1].score, view.sides[1].lines)


@pytest.mark.rule("ML-VERSUS-02")
def test_against_each_other_nobody_has_a_place_before_the_objectives_are_known() -> None:
    match = Match.new(find(GAME), MoonlightOptions(scenario=4, against=True), 2, b"against")
    view = cast(MoonlightView, match.view(Seat(1)))
    own = view.outcome.standings[1]
    secret, known = pictures.standing(GAME, view, PEOPLE[:2], "en")[2:]
    assert secret == "Żaneta: Moonlight bits 0, and what a secret Objective brings."
    assert known.startswith(f"Björn: {signed(own.score)} so far (")
    assert "Missions 0" in known
    for viewer in (None, Seat(1)):
        alt = pictures.scores(GAME, match.view(viewer), PEOPLE[:2], "en").alt
        assert "Standing now, without hidden Objectives. Light: " in alt
        assert "1. " not in alt
        assert ("so far" in alt) == (viewer is not None)
    light, shadow = MoonlightScores(view, PEOPLE[:2], words("en")).parties
    assert [light.name, shadow.name] == ["Light", "Shadow"]
    assert [party.standing and party.standing.lines for party in (light, shadow)] == [
        side.lines for side in view.sides
    ]
    assert not any(party.is_placed or (party.standing and party.standing.rank) for party in (light, shadow))


def test_at_the_end_whoever_plays_against_each_other_has_a_place() -> None:
    view = seen(7, 400, seats=3)
    assert pictures.standing(GAME, view, PEOPLE[:3], "en") == ()
    alt = pictures.scores(GAME, view, PEOPLE[:3], "en").alt
    assert alt.startswith("Final scores. Light: ")
    assert all(name in alt for name in PEOPLE[:3])
    sheet = MoonlightScores(view, PEOPLE[:3], words("en"))
    assert [party.is_placed for party in sheet.parties] == [True] * 3
    assert sheet._explained == []


@pytest.mark.rule("ML-GEM-04")
def test_open_talk_is_said() -> None:
    view = seen(1, 9).model_copy(update={"talking": False})
    assert "You may talk about the game." not in told(view)
    assert "You may talk about the game." in told(view.model_copy(update={"talking": True}))


@pytest.mark.rule("ML-S05-01")
def test_bits_beside_the_forest_are_said() -> None:
    assert "Moonlight bits beside the forest: 7." in told(seen(5))


@pytest.mark.rule("ML-SCORE-06", "ML-SCORE-09")
def test_it_is_said_how_many_spirits_the_team_may_score_and_which_it_leads_in_vain() -> None:
    view = seen(1, 60)
    led = [
        each.model_copy(update={"light": each.light.model_copy(update={"leads": True, "points": 0})})
        for each in view.categories[:2]
    ]
    categories = (*led, *view.categories[2:])
    shown = view.model_copy(update={"scored": 1, "categories": categories})
    for said in (told(shown), " ".join(pictures.standing(GAME, shown, PEOPLE[:2], "en"))):
        assert "the team scores one spirit at most." in said
        assert "Led beyond that, without points: branches and dewdrops" in said
    gone = view.model_copy(update={"scored": None, "categories": categories})
    assert "no tile of them is left in the forest: branches and dewdrops" in told(gone)
    assert "spirit at most" not in told(gone)


def test_at_the_end_the_sheet_says_for_what_lack_the_team_has_lost() -> None:
    view = seen(1, 400)
    assert view.lacking
    sheet = MoonlightScores(view, PEOPLE[:2], words("en"))
    assert "the team has lost, whatever the points" in " ".join(sheet._explained)
    assert sheet.key_height > MoonlightScores(seen(1, 400, seats=3), PEOPLE[:3], words("en")).key_height


def test_the_picture_in_words_names_the_tiles_that_each_creature_can_pick() -> None:
    view = seen(1, 4)
    alt = pictures.table(GAME, view, PEOPLE[:2], "en").alt
    ringed = [spot for spot in view.spots if spot.picks]
    assert len(ringed) == 4
    for spot in ringed:
        assert spot.tile is not None
        assert f"{spot.name} ({spot.tile.spirit}" in alt.partition("can pick")[2]
