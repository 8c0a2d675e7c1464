"""Every game brings its lesson: how to play it in a minute, what its signs mean, and a tip for what is asked first."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from engine.game import Game, TableOptions
from engine.lesson import groups_of_modules, lesson, lesson_keys, taught, tip_key
from engine.match import Match
from engine.rulebook import ledger
from engine.text import Seat
from render.kit.fonts import printable, width
from render.kit.palette import PANEL
from render.pictures import painter
from render.sheets.lesson import LEAST, LEGEND_ROOM
from render.sheets.lesson import lesson as drawn
from tests.catalogues import WHOLE
from tests.engine.contract.random_games import (
    EVERY,
    at_sizes,
    beginning,
    glimpses,
    is_found,
    starts,
    tongue,
)

found = pytest.mark.parametrize(
    "game", [game for game in EVERY.values() if is_found(game)], ids=lambda game: game.id
)
PARTS = {"goal", "turn", "end", "example"}
MOST = 300
"""Maximum number of characters of a part: it is read in a minute, on a phone."""


@found
def test_a_game_brings_a_lesson(game: Game[Any, Any]) -> None:
    try:
        names = {part.name for part in lesson(game.id).part}
    except FileNotFoundError:
        pytest.fail(
            f"{game.id} teaches nobody: bring data/games/{game.id}/lesson.toml with the parts {sorted(PARTS)}, a part for "
            f"each module and the signs of its pictures; data/text/<language>/{game.id}-lesson.ftl with "
            f"{game.id}-lesson-<part>, {game.id}-sign-<sign> and {game.id}-tip-<what is asked>; and `sign` of its painter"
        )
    assert names >= PARTS


@found
def test_a_lesson_explains_rules_of_the_ledger_and_every_module(game: Game[Any, Any]) -> None:
    rules, whole = [rule.id for rule in ledger(game.id)], lesson(game.id)
    told = (*whole.part, *whole.sign)
    named = {each.rule for each in told}.union(*(each.unless for each in told))
    assert named <= {*rules}
    explained = {part.rule.rpartition("-")[0] for part in whole.part}
    assert groups_of_modules(game, rules) <= explained, "a module without a part"


@found
def test_every_sign_in_a_row_has_its_meaning_at_the_table_where_it_is_told(game: Game[Any, Any]) -> None:
    named = {sign.name for sign in lesson(game.id).sign}
    for number in range(80):
        start = starts(game, 1, f"signs {number}")
        for one in start:
            told = taught(game, one.options, one.seats)
            shown = {item for part in told.part for row in part.rows for item in row}
            assert shown & named <= {sign.name for sign in told.sign}, (one.options, one.seats)


@found
def test_the_painter_knows_every_sign(game: Game[Any, Any]) -> None:
    hand = painter(game.id)
    assert all(max(hand.sign(name, 64, PANEL).size) <= 78 for name in sorted(lesson(game.id).signs))
    with pytest.raises(KeyError):
        hand.sign("no-such-sign", 64, PANEL)


@found
def test_every_sign_of_the_pictures_has_its_meaning(game: Game[Any, Any]) -> None:
    named = {sign.name for sign in lesson(game.id).sign}
    assert sorted({*painter(game.id).shown_signs} - named) == []


def unexplained(match: Match[Any], options: TableOptions) -> set[str]:
    """Return the silhouettes in the pictures of a match that neither a sign told at its table explains nor the painter calls ornaments."""
    game, drawer, spoken = match.game, painter(match.game.id), tongue("en")
    told = taught(game, options, match.seats).sign
    known = {*drawer.ornaments}.union(*(drawer.sign(sign.name, 48, PANEL).icons for sign in told))
    people, found_there = [f"P{seat}" for seat in range(match.seats)], set[str]()
    for seat in (None, Seat(0)):
        view = match.view(seat)
        names = drawer.names(view, people, spoken)
        hand = None if seat is None else drawer.draw_hand(view, spoken)
        for canvas in (
            drawer.draw_table(view, names, spoken),
            drawer.draw_scores(view, names, spoken),
            hand,
        ):
            found_there |= canvas.icons if canvas else set()
    return found_there - known


@at_sizes()
def test_every_silhouette_in_a_picture_is_of_a_sign_that_is_told_at_its_table(
    game: Game[Any, Any], seats: int
) -> None:
    if not is_found(game):
        pytest.skip("a toy teaches nobody")
    start = beginning(game, seats)
    every = glimpses(start)
    for match, _ in (every[0], every[len(every) // 2], every[-1]):
        assert sorted(unexplained(match, start.options)) == [], start


@pytest.mark.parametrize("number", range(8))
@found
def test_every_silhouette_that_a_choice_of_options_brings_is_of_a_sign_that_is_told_there(
    game: Game[Any, Any], number: int
) -> None:
    (start,) = islice(starts(game, 8, "silhouettes"), number, number + 1)
    assert sorted(unexplained(start.match(), start.options)) == [], start


@pytest.mark.parametrize("language", WHOLE)
@found
def test_no_meaning_of_a_sign_is_cut(game: Game[Any, Any], language: str) -> None:
    spoken = tongue(language)
    told = [printable(spoken.key(f"{game.id}-sign-{sign.name}")) for sign in lesson(game.id).sign]
    assert [each for each in told if width(each, "sans", LEAST) > LEGEND_ROOM] == []


@pytest.mark.parametrize("language", WHOLE)
@found
def test_a_lesson_is_said_shortly_in_every_language(game: Game[Any, Any], language: str) -> None:
    spoken = tongue(language)
    keys = [*lesson_keys(game.id)]
    assert [key for key in keys if not spoken.has(key)] == []
    assert max(len(spoken.key(key)) for key in keys) <= MOST


@found
def test_what_is_asked_first_has_a_tip(game: Game[Any, Any]) -> None:
    match = next(starts(game, 1, "tips")).match()
    prompts = [ask.prompt for ask in match.asks.values() if ask.must]
    for language in WHOLE:
        missing = [key for prompt in prompts if not tongue(language).has(key := tip_key(prompt) or "")]
        assert missing == [], f"bring a sentence for whoever is asked this for the first time: {missing}"


def test_a_lesson_is_drawn_for_the_table_it_is_asked_at() -> None:
    game = EVERY["spirits-of-the-forest"]
    alone = {part.name for part in taught(game, game.Options(), 1).part}
    wishes = {part.name for part in taught(game, game.Options.model_validate({"wish": True}), 3).part}
    assert alone == {"solo"} | (alone & {"example"})
    assert {"goal", "turn", "end", "example", "wish"} == wishes
    shown = drawn(game.id, taught(game, game.Options.model_validate({"wish": True}), 3), "en")
    assert shown.alt.startswith("Goal: Have the most")
    assert "wish" in shown.alt
