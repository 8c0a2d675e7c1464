"""The drawn table agrees with the view: tiles and what lies on them, panels, and whose turn it is."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import Image

from engine.games.spirits_of_the_forest.model.view import CellView, ForestView, PlayerView
from render import pictures
from render.games.spirits_of_the_forest.art.picture_size import MARGIN, TILE_H, TILE_W
from render.games.spirits_of_the_forest.art.tiles import CellLook, cell
from render.games.spirits_of_the_forest.art.tokens import UNLIT, emblem, favour, medallion, tile_sign
from render.games.spirits_of_the_forest.board import open_places, panels
from render.games.spirits_of_the_forest.board.board import LABEL, places
from render.kit.fonts import CAPITAL, legible, width
from render.kit.palette import CREAM, GOLD, INK, PANEL, SKY, WOOD, index
from render.kit.sprites import silhouette
from render.sheets.scores import gain
from tests.render.forest import GAME, PEOPLE, find_view, people, view, views
from tests.render.pixels import Box, count, is_at, is_written, sheet
from tests.render.pixels import places as found
from words.catalogue import signed

NEAR = 7
"""Distance from the edge of a cell, in pixels, that the glow of the next one reaches."""
MOMENTS = [(2, 40, 0), (3, 24, None), (4, 9, 2)]
"""Moments to look at: seats, tiles left at most, and the reader."""
moments = pytest.mark.parametrize("shown", MOMENTS, ids=str, indirect=True)
ends = pytest.mark.parametrize(
    "shown", [(2, None, None), (4, None, None)], ids=["two", "four"], indirect=True
)


@pytest.fixture
def shown(request: pytest.FixtureRequest) -> ForestView:
    """Return the view at a moment of `MOMENTS`; where no number of tiles is given, at the end."""
    seats, left, seat = request.param
    return views(seats)[-1] if left is None else view(seats, left, seat)


def table(shown: ForestView) -> Image.Image:
    return sheet(pictures.table(GAME, shown, people(shown.seats), "en"))


def panel(shown: ForestView, picture: Image.Image, seat: int) -> Box:
    """Return the box of a seat's panel."""
    plan = panels.plan_of(shown, picture.width)
    left, top = panels.SIDE + seat * (plan.wide + panels.GAP), picture.height - panels.SIDE - plan.high
    return left, top, left + plan.wide, top + plan.high


def looks(shown: ForestView, place: CellView) -> CellLook:
    """Return the look that a cell must have."""
    last = shown.last
    taken = {step.cell: step.tile for step in last.collected} if last else {}
    by = last.seat if last and place.name in taken else None
    if not place.stack:
        return CellLook(spirit=taken[place.name].spirit if by is not None else None, taken_by=by)
    top = place.stack[-1]
    return CellLook(
        spirit=top.spirit,
        symbols=top.symbols if top.spirit else 0,
        power=top.power,
        depth=len(place.stack),
        lit=place.available,
        favours=tuple(token.face for token in place.favours),
        gem=place.gem,
        placed=last is not None and last.gem_to == place.name,
        moved=last.seat if last and last.gem_from == place.name and place.gem is None else None,
        taken_by=by,
    )


@moments
def test_each_cell_shows_its_tile_and_what_lies_on_it(shown: ForestView) -> None:
    """Free tiles shine; gems, favours and the marks of the last turn lie where the view has them."""
    picture, site = table(shown), places(shown)
    for place in shown.cells:
        x, y = site.middle(place)
        corner = x - TILE_W // 2 - MARGIN, y - TILE_H // 2 - MARGIN
        assert is_at(picture, cell(looks(shown, place)), *corner, edge=NEAR), place.name


def test_the_marks_of_the_last_turn_lie_on_its_cells_alone() -> None:
    """Some match has each mark, so that the test above has seen it."""
    seen = [each for each in views(3) if each.last]
    assert any(each.last and each.last.gem_to for each in seen)
    for mark in ("gem_from", "gem_to"):
        shown = next(each for each in reversed(seen) if getattr(each.last, mark))
        test_each_cell_shows_its_tile_and_what_lies_on_it(shown)


def test_a_tile_that_lies_face_down_shows_its_back() -> None:
    def wanted(each: ForestView) -> bool:
        return any(place.stack and place.stack[-1].spirit is None for place in each.cells)

    test_each_cell_shows_its_tile_and_what_lies_on_it(find_view(("events",), 2, None, wanted))


def test_tiles_that_lie_upon_each_other_look_like_a_stack() -> None:
    shown = view(2, 40)
    cells = tuple(
        place.model_copy(update={"stack": place.stack * (1 + number % 3)})
        for number, place in enumerate(shown.cells)
    )
    test_each_cell_shows_its_tile_and_what_lies_on_it(shown.model_copy(update={"cells": cells}))


@moments
def test_the_head_says_what_happens_and_how_far_the_game_has_come(shown: ForestView) -> None:
    picture = table(shown)
    head = (0, 0, picture.width, 96)
    assert is_written(picture, str(shown.tiles_left), "heavy", legible(picture.width), CREAM, SKY, head)
    assert is_written(picture, f"Turn {shown.turn}", "sans", legible(picture.width), LABEL, SKY, head)


@moments
def test_the_panel_of_whoever_is_to_move_is_golden_and_has_the_arrow(shown: ForestView) -> None:
    picture = table(shown)
    for player in shown.players:
        box = panel(shown, picture, player.seat)
        active = player.seat == shown.active
        assert count(picture, silhouette("fa:play", 34, INK, GOLD), box) == active
        assert (picture.getpixel((box[0] + 40, box[1] + 1)) == index(GOLD)) is active


@ends
def test_at_the_end_winners_are_crowned_and_every_score_is_written(shown: ForestView) -> None:
    picture = table(shown)
    for player in shown.players:
        box = panel(shown, picture, player.seat)
        won = player.seat in shown.outcome.winners
        ink, over = (INK, GOLD) if won else (CREAM, PANEL)
        assert count(picture, silhouette("mdi:crown", 34, INK, GOLD), box) == won
        score = signed(shown.outcome.standings[player.seat].score)
        title = (box[2] - 140, box[1], box[2], box[1] + 66)
        assert is_written(picture, score, "heavy", legible(picture.width), ink, over, title)


@moments
def test_each_panel_has_the_name_and_the_gem_of_its_seat(shown: ForestView) -> None:
    picture = table(shown)
    for player in shown.players:
        box = panel(shown, picture, player.seat)
        ink, over = (INK, GOLD) if player.seat == shown.active else (CREAM, PANEL)
        assert count(picture, emblem(player.seat, 20, over), box) == 1
        size = legible(picture.width, CAPITAL)
        if width(PEOPLE[player.seat], "heavy", size) < 180:
            assert is_written(picture, PEOPLE[player.seat], "heavy", size, ink, over, box)


@moments
def test_the_most_of_something_is_golden_and_every_count_is_written(shown: ForestView) -> None:
    picture = table(shown)
    plan = panels.plan_of(shown, picture.width)
    for player in shown.players:
        for category in shown.categories:
            part = category.parts[player.seat]
            sign = medallion(category.name, plan.icon, part.total > 0, PANEL)
            [(x, y)] = found(picture, sign, panel(shown, picture, player.seat))
            number = (x + plan.icon, y - 14, x + (plan.wide - 12) // plan.columns, y + plan.icon + 14)
            points = is_written(picture, gain(part.points), "heavy", plan.letters, INK, GOLD, number)
            assert points is part.most, category.name
            ink = CREAM if part.total else UNLIT
            told = is_written(picture, str(part.total), "heavy", plan.letters, ink, PANEL, number)
            assert told or (part.most and plan.columns > 2), category.name


@moments
def test_gems_tiles_and_favours_before_each_player_are_counted(shown: ForestView) -> None:
    picture = table(shown)
    for player in shown.players:
        left, _, right, bottom = panel(shown, picture, player.seat)
        foot = (left, bottom - 68, right, bottom)
        for state, number in _gems(player).items():
            assert count(picture, panels.gem_sprite(player.seat, state), foot) == number, state
        assert count(picture, tile_sign(CREAM, PANEL), foot) == 1
        assert is_written(
            picture, str(player.tile_count), "heavy", legible(picture.width), CREAM, PANEL, foot
        )
        faces = [token.face for token in player.favours if not token.spent]
        if is_written(picture, f"×{len(faces)}", "heavy", legible(picture.width), CREAM, PANEL, foot):
            assert count(picture, favour(None, 22, PANEL), foot) == 1
        elif len(faces) < 3:
            for face in set(faces):
                assert count(picture, favour(face, 22, PANEL), foot) == faces.count(face), face


def _gems(player: PlayerView) -> dict[str, int]:
    return {"hand": player.gems_supply, "forest": player.gems_forest, "lost": player.gems_removed}


def test_the_gems_of_the_winners_lie_under_the_crown_where_the_forest_was() -> None:
    shown = next(each for each in (views(2)[-1], views(3)[-1], views(4)[-1]) if not each.tiles_left)
    picture = table(shown)
    middle = (0, 96, picture.width, picture.height - 300)
    for seat in range(shown.seats):
        assert count(picture, emblem(seat, 58, WOOD), middle) == (seat in shown.outcome.winners)


def test_places_for_a_gem_are_bright_in_the_forest_alone_and_told() -> None:
    shown = view(2, 30, 0)
    some = [place.name for place in shown.cells if place.stack and place.gem is None][::3]
    assert pictures.is_on_map(GAME, shown, "to", some)
    assert not pictures.is_on_map(GAME, shown, "gem", some), (
        "few of them: all that is decided of a move may stand on one page"
    )
    assert not pictures.is_shown(GAME, shown, "first", some)
    assert not pictures.is_shown(GAME, shown, "to", ["supply"])
    drawn, canvas = pictures.choice(GAME, shown, "to", some, people(2), "en"), open_places.draw(shown, some)
    assert drawn is not None
    assert all(name in drawn.alt for name in some)
    assert (drawn.width, drawn.height) == (canvas.width, canvas.height)
    site, drawn_at = places(shown), open_places.site_of(shown)
    assert drawn_at.floor - drawn_at.top == site.floor - site.top
    for place in shown.cells:
        if place.stack:
            x, y = drawn_at.middle(place)
            at = x - TILE_W // 2 - MARGIN, y - TILE_H // 2 - MARGIN
            look = replace(looks(shown, place), lit=place.name in some)
            assert is_at(canvas.indices, cell(look), *at, edge=NEAR)
            assert not is_at(canvas.indices, cell(replace(look, lit=not look.lit)), *at, edge=NEAR)
