"""The standing of those who play together is compared with the opponent's, and that of rivals with each other's."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from engine.games.moonlight.model.view import MoonlightView
from engine.outcome import ScoreLine, Standing
from engine.text import Seat, say
from render import pictures
from render.games.moonlight.score_sheet import KEY, MoonlightScores
from render.kit.fonts import width
from render.kit.palette import CREAM, GROUND
from tests.catalogues import WHOLE
from tests.render.moonlight import GAME, PEOPLE, match_of, seen
from tests.render.pixels import is_written
from words.catalogue import words


def sides_of(view: MoonlightView) -> list[Standing]:
    parties = MoonlightScores(view, PEOPLE[:2], words("en")).parties
    return [party.standing for party in parties if party.standing]


@pytest.mark.rule("ML-SCORE-16")
@pytest.mark.parametrize(("rank", "places"), [(1, [1, 2]), (2, [2, 1])])
def test_the_team_and_the_opponent_have_a_column_each(rank: int, places: list[int]) -> None:
    view = seen(7, 60)
    outcome = replace(view.outcome, standings=tuple(Standing(Seat(seat), rank, 0) for seat in (0, 1)))
    points = [side.score for side in view.sides]
    team, opponent = sides_of(view.model_copy(update={"outcome": outcome}))
    assert [team.rank, opponent.rank] == places
    assert [opponent.score, opponent.lines] == [points[1], view.sides[1].lines]


def test_together_every_term_of_both_sums_is_said() -> None:
    view = seen(7, 60)
    team, opponent, limit, *_ = pictures.standing(GAME, view, PEOPLE[:2], "en")
    for told, side in ((team, view.sides[0]), (opponent, view.sides[1])):
        assert f": {side.score} (".replace("-", "−") in told
    assert team.startswith("The team: ")
    assert "Moonlight card −24" in team
    assert "Moonlight card" not in opponent
    assert not any(name in team for name in PEOPLE)
    assert limit == "Bits {} to {}: the team scores no spirit.".format(*(side.bits for side in view.sides))


@pytest.mark.rule("ML-VERSUS-02")
@pytest.mark.parametrize("seat", [None, Seat(1)])
def test_a_standing_says_that_objectives_are_hidden_until_the_end(seat: Seat | None) -> None:
    """Whoever looks sees the points of the own card alone, so nobody has a rank."""
    view = match_of(7, 3, 40).view(seat)
    assert isinstance(view, MoonlightView)
    note = "without hidden Objectives"
    assert MoonlightScores(view, PEOPLE[:3], words("en")).note()[0] == note
    assert note in pictures.scores(GAME, view, PEOPLE[:3], "en").alt
    ended = match_of(7, 3, 400).view(seat)
    assert isinstance(ended, MoonlightView)
    assert ended.outcome.final
    for each in (ended, seen(7, 40)):
        assert MoonlightScores(each, PEOPLE[: each.seats], words("en")).note()[0] == ""
        assert note not in pictures.scores(GAME, each, PEOPLE[: each.seats], "en").alt


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize(("seats", "line"), [(3, "bits"), (2, "card"), (2, "powers")])
def test_the_names_of_all_lines_are_drawn_whole(language: str, seats: int, line: str) -> None:
    speech = words(language)
    sheet = MoonlightScores(seen(7, 40, seats), PEOPLE[:seats], speech)
    assert width(speech.key(f"moonlight-line-{line}"), "sans", 23) <= sheet.signs - sheet.indent


@pytest.mark.parametrize("first", [Seat(0), Seat(1)])
def test_light_and_shadow_come_first_whoever_sides_with_whom(first: Seat) -> None:
    """The players' own lines below them are in the order of each sum."""
    view, speech = seen(7, 400, 3), words("en")
    named = {end: say(f"moonlight-line-{end}") for end in ("light", "shadow", "missions", "bits")}
    sides = ("light", "shadow") if first == 0 else ("shadow", "light")
    standings = tuple(
        Standing(Seat(n), 1, 0, tuple(ScoreLine(named[end], 3) for end in (side, "missions", "bits")))
        for n, side in enumerate((*sides, sides[0]))
    )
    outcome = replace(view.outcome, standings=standings)
    sheet = MoonlightScores(view.model_copy(update={"outcome": outcome}), PEOPLE[:3], speech)
    assert [row.name for row in sheet.rows()] == [speech.say(each) for each in named.values()]


def test_who_has_a_column_begins_with_a_capital() -> None:
    for language in WHOLE:
        opponent = MoonlightScores(seen(7, 60), PEOPLE[:2], words(language)).parties[1]
        assert opponent.name[0].isupper()


def test_what_explains_the_points_is_written_below_them() -> None:
    view = seen(1, 400)
    sheet = MoonlightScores(view, PEOPLE[:2], words("en"))
    with Image.open(BytesIO(pictures.scores(GAME, view, PEOPLE[:2], "en").data)) as image:
        picture = Image.frombytes("L", image.size, image.tobytes())
    assert sheet._explained
    for line in sheet._explained:
        assert is_written(picture, line, "sans", KEY, CREAM, GROUND)
