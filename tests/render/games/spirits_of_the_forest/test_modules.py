"""Every module in the pictures: drawn at every stage, told in words, and no secret shown to anybody else."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from io import BytesIO

import pytest
from PIL import Image

from engine.chance import Chance
from engine.games.spirits_of_the_forest.model.kinds import Module
from engine.games.spirits_of_the_forest.model.view import ForestView
from engine.games.spirits_of_the_forest.modules.enchanted import ENCHANTED
from engine.games.spirits_of_the_forest.modules.moonlight import MOONLIGHT
from engine.games.spirits_of_the_forest.modules.registry.allowed_mixes import mixes
from engine.games.spirits_of_the_forest.modules.seasons import FOUR_SEASONS
from engine.registry import find
from render import pictures
from render.games.spirits_of_the_forest.board.board import places
from render.games.spirits_of_the_forest.hand import sections
from render.games.spirits_of_the_forest.score_rows import extra_rows, has_hidden
from render.kit.palette import palette_bytes
from render.painter import Picture
from tests.catalogues import WHOLE
from tests.render.forest import GAME, find_view, matches, people, shown, with_part

MOST_BYTES = 230 * 1024
"""Maximum number of bytes of a table with fourteen columns and everything that may lie beside it; the base game's limit is lower."""


def drawn_mixes() -> Iterator[tuple[Module, ...]]:
    """Yield the base game, and the mixes to which nothing can be added: what lies between shows nothing else."""
    every = tuple(mixes())
    for mix in every:
        if not mix or not any(set(mix) < set(other) for other in every):
            yield mix


EVERY: list[tuple[tuple[Module, ...], int]] = [
    (("solo",), 1),
    *((mix, 2 + number % 3) for number, mix in enumerate(drawn_mixes())),
]
"""Mixes to draw, with two, three or four players in turn."""


def pixels(picture: Picture) -> Image.Image:
    """Return the picture as Pillow reads it."""
    image = Image.open(BytesIO(picture.data))
    image.load()
    return image


def drawn(view: ForestView, language: str) -> Iterator[Picture]:
    """Yield all pictures of a view."""
    painter = pictures.painter(GAME)
    for kind in (painter.table, painter.scores, painter.hand):
        if picture := kind(view, people(view.seats), language):
            yield picture


def score_rows(view: ForestView) -> Iterator[list[int]]:
    """Return by seat the points of every row of the score sheet."""
    for seat in range(view.seats):
        rows = [each.parts[seat].points for each in view.categories]
        yield rows + [row.points[seat] or 0 for row in extra_rows(view)]


@pytest.mark.parametrize(("modules", "seats"), EVERY, ids=["+".join(mix) or "base" for mix, _ in EVERY])
def test_every_stage_of_every_mix_is_drawn_and_told_and_keeps_its_secrets(
    modules: tuple[Module, ...], seats: int, caplog: pytest.LogCaptureFixture
) -> None:
    """In the one palette, within the limits, and the same on every table that looks the same."""
    seen: set[str] = set()
    for match in matches(modules, seats, 4):
        view = shown(match)
        if view.stage in seen:
            continue
        seen.add(view.stage)
        language = WHOLE[len(seen) % len(WHOLE)]
        assert find(GAME).view(match.imagine(None, Chance(b"redealt")), None) == view
        hand = pictures.painter(GAME).hand(shown(match, 0), people(seats), language)
        for picture in (*drawn(view, language), *([hand] if hand else [])):
            assert len(picture.data) <= MOST_BYTES
            assert 0 < len(picture.alt) <= 1024
            assert "spirits-of-the-forest" not in picture.alt
            assert bytes(pixels(picture).getpalette() or ())[: len(palette_bytes())] == palette_bytes()
        assert 0 < len(pictures.describe(GAME, view, people(seats), language)) <= 3800
        assert [sum(each) for each in score_rows(view)] == [each.score for each in view.outcome.standings]
    assert "over" in seen
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_a_tile_that_lies_face_down_has_one_back() -> None:
    """The back is the same for every tile: nothing of it is on the picture but where it lies."""
    view = find_view(("events",), 2, None, lambda view: any(not c.stack[-1].spirit for c in view.cells))
    image, site = pixels(pictures.table(GAME, view, people(2), "en")), places(view)
    backs = set()
    for cell in view.cells:
        if cell.stack and cell.stack[-1].spirit is None and not cell.favours and cell.gem is None:
            x, y = site.middle(cell)
            backs.add(image.crop((x - 40, y - 50, x + 40, y + 50)).tobytes())
    assert len(backs) == 1


def test_a_favour_that_lies_face_up_is_seen_and_said() -> None:
    view = find_view(("events",), 2, None, lambda view: any(f.face for c in view.cells for f in c.favours))
    cell = next(cell for cell in view.cells if any(favour.face for favour in cell.favours))
    hidden = cell.model_copy(
        update={"favours": tuple(f.model_copy(update={"face": None}) for f in cell.favours)}
    )
    other = view.model_copy(update={"cells": tuple(hidden if c is cell else c for c in view.cells)})
    one, two = (pictures.table(GAME, each, people(2), "en").data for each in (view, other))
    assert one != two
    assert "favour face up: " in pictures.describe(GAME, view, people(2), "en")


def test_cards_to_choose_from_are_in_the_hand_of_their_player_alone() -> None:
    view = find_view(("wish", "curse"), 3, 0, lambda view: view.stage == "choose")
    hand = pictures.hand(GAME, view, people(3), "en")
    assert hand is not None
    assert [section.title for section in sections(view)] == ["picture-dealt-wish", "picture-dealt-curse"]
    assert "Wishes dealt to you: most " in hand.alt
    onlooker = view.model_copy(
        update={"players": tuple(p.model_copy(update={"dealt": ()}) for p in view.players)}
    )
    assert (
        pictures.table(GAME, view, people(3), "en").data
        == pictures.table(GAME, onlooker, people(3), "en").data
    )


def test_what_is_asked_comes_before_what_is_only_known() -> None:
    view = find_view(("enchanted",), 2, 0, lambda view: any(token.face for token in view.players[0].favours))
    asked = with_part(view, ENCHANTED, drawn=("sun", "moon"))
    titles = [section.title for section in sections(asked)]
    assert titles[:2] == ["picture-drawn", "picture-hand"]
    assert sections(asked.model_copy(update={"seat": None})) == []


def test_a_row_that_closes_is_fenced_and_its_star_goes_to_a_player() -> None:
    view = find_view(("seasons",), 2, None, lambda view: any(s.closed for s in FOUR_SEASONS.seen(view).rows))
    opened = tuple(season.model_copy(update={"closed": False}) for season in FOUR_SEASONS.seen(view).rows)
    other = with_part(view, FOUR_SEASONS, rows=opened)
    closed = pictures.table(GAME, view, people(2), "en")
    assert closed.data != pictures.table(GAME, other, people(2), "en").data
    assert "): closed, " in closed.alt
    starred = find_view(
        ("seasons",), 2, None, lambda view: any(s.owner is not None for s in FOUR_SEASONS.seen(view).rows)
    )
    owner = next(season.owner for season in FOUR_SEASONS.seen(starred).rows if season.owner is not None)
    assert f"): star for {people(2)[owner]}" in pictures.table(GAME, starred, people(2), "en").alt


def test_a_moonlight_tile_is_known_to_who_has_looked_and_only_in_their_hand() -> None:
    def looked(view: ForestView) -> bool:
        return any(light.seer == 0 and light.state == "down" for light in MOONLIGHT.seen(view).lights)

    view = find_view(("moonlight",), 2, 0, looked)
    hand = pictures.hand(GAME, view, people(2), "en")
    light = next(light for light in MOONLIGHT.seen(view).lights if light.seer == 0 and light.state == "down")
    assert hand is not None
    assert f"{light.name} {light.spirit}" in hand.alt
    blind = tuple(
        each if each.state == "up" else each.model_copy(update={"spirit": None})
        for each in MOONLIGHT.seen(view).lights
    )
    other = with_part(view, MOONLIGHT, lights=blind)
    assert pictures.table(GAME, view, people(2), "en") == pictures.table(GAME, other, people(2), "en")


def test_a_spirit_that_counts_twice_is_marked() -> None:
    view = find_view(("moonlight", "air"), 2, None, lambda view: any(c.factor > 1 for c in view.categories))
    single = tuple(each.model_copy(update={"factor": 1}) for each in view.categories)
    scores = pictures.scores(GAME, view, people(2), "en")
    assert "Counting twice: " in scores.alt
    other = view.model_copy(update={"categories": single})
    assert scores.data != pictures.scores(GAME, other, people(2), "en").data


def test_what_can_be_claimed_shines_for_its_player_alone() -> None:
    view = find_view(
        ("enchanted",), 2, 0, lambda view: any(shown.claimable for shown in ENCHANTED.seen(view).display)
    )
    hand = pictures.hand(GAME, view, people(2), "en")
    dull = tuple(shown.model_copy(update={"claimable": False}) for shown in ENCHANTED.seen(view).display)
    other = with_part(view, ENCHANTED, display=dull)
    assert hand is not None
    assert "You could claim: " in hand.alt
    assert (
        pictures.table(GAME, view, people(2), "en").data != pictures.table(GAME, other, people(2), "en").data
    )


def test_a_solo_game_stands_beside_its_opponent_and_says_who_is_ahead() -> None:
    def behind(view: ForestView) -> bool:
        return any(each.parts[1].total > each.parts[0].total for each in view.categories)

    view = find_view(("solo",), 1, None, behind)
    table, scores = (list(drawn(view, "en"))[number] for number in (0, 1))
    for picture in (table, scores):
        assert "Opponent: " in picture.alt
        assert "The opponent has more " in picture.alt
    assert not has_hidden(view)
