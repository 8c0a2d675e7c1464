"""The legend of an opening: the signs that occur in it, and no others."""

from __future__ import annotations

import pytest

from engine.games.moonlight.model.kinds import SCENARIOS
from render.games.moonlight.board.legend import rows, sign_side, signs
from render.games.moonlight.board.rows import in_rows
from tests.render.moonlight import drawn, seen
from tests.render.pixels import count
from words.catalogue import words

ALWAYS = ["start-light", "start-shadow", "bit"]
CARD = ["card"]


def meanings(scenario: int, moves: int = 0) -> list[str]:
    return [sign.meaning.key.removeprefix("moonlight-legend-") for sign in signs(seen(scenario, moves))]


@pytest.mark.parametrize(
    ("scenario", "found"),
    [
        (2, ["letter", "bit", "hidden", *CARD]),
        (7, [*ALWAYS, "hidden", "level", *CARD]),
        (13, [*ALWAYS, "hidden", "mark", "mark", "level", *CARD]),
        (16, [*ALWAYS, "hidden", "mark", "face-down", *CARD]),
        (19, ["start-light", "start-shadow", "hidden"]),
        (23, [*ALWAYS, "hidden", "face-down", "bridge", *CARD]),
        (24, [*ALWAYS, "hidden", "face-down", "light", *CARD]),
        (28, [*ALWAYS, "hidden", "face-down", "quota", *CARD]),
    ],
)
def test_only_signs_that_occur_are_explained(scenario: int, found: list[str]) -> None:
    assert meanings(scenario) == found


@pytest.mark.parametrize("scenario", [1, 13, 28])
def test_each_sign_stands_in_the_picture(scenario: int) -> None:
    picture = drawn(seen(scenario))
    for sign in signs(seen(scenario), sign_side(picture.width)):
        assert count(picture, sign.sprite) >= 1, sign.meaning.key


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_legend_goes_with_the_first_turn(scenario: int) -> None:
    assert meanings(scenario)
    assert not meanings(scenario, 9)


def test_a_legend_has_rows_within_its_room() -> None:
    narrow, wide = (rows(seen(13), 1000, room, words("pl")) for room in (500, 5000))
    assert len(wide) == 1
    assert len(narrow) > 3
    assert [sign for row in narrow for sign in row] == wide[0]


def test_what_is_wider_than_the_room_stands_alone() -> None:
    assert in_rows([3, 3, 9, 2, 5], int, 6) == [[3, 3], [9], [2], [5]]
