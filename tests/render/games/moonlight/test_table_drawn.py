"""The drawn table of a moonlit forest agrees with the view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PIL import Image, ImageChops

from engine.games.moonlight.model.actions import Collect
from engine.games.moonlight.model.kinds import CREATURES
from engine.games.moonlight.model.view import MoonlightView, PartView, PickedView, SpotView
from engine.games.spirits_of_the_forest.model.view import TileView
from render.games.moonlight.art import icons
from render.games.moonlight.board import board, ground, panels
from render.games.moonlight.board.grid import NARROW, grid
from render.games.spirits_of_the_forest.art.picture_size import PITCH_X, PITCH_Y, TILE_H, TILE_W
from render.games.spirits_of_the_forest.art.tokens import favour, medallion
from render.kit.canvas import Canvas
from render.kit.fonts import CAPITAL, legible
from render.kit.palette import CORAL, CREAM, GOLD, INK, MUTED, NIGHT, PANEL, WOOD
from render.kit.sprites import Sprite, silhouette
from tests.render.moonlight import drawn, match_of, seen
from tests.render.pixels import Box, count, has_ink, is_at, is_centred, is_written
from words.catalogue import words


def disc(picture: Image.Image) -> int:
    """Return the size of the disc of a number in a picture, in pixels."""
    return round(legible(picture.width, CAPITAL) / icons.NUMBER) + 1


Drawn = tuple[MoonlightView, Image.Image]


def picture_of(scenario: int, moves: int = 0) -> Drawn:
    view = seen(scenario, moves)
    return view, drawn(view)


def left(view: MoonlightView) -> int:
    """Return the x coordinate at which the margin of the forest begins, in pixels."""
    return board.left_of_ground(view)


def at(view: MoonlightView, spot: SpotView, x: int = 0, y: int = 0) -> tuple[int, int]:
    """Return a point beside the middle of a place."""
    middle = ground.middle(view, spot, left(view))
    return middle[0] + x, middle[1] + y


def floor(view: MoonlightView, picture: Image.Image) -> Box:
    """Return all that stands below the forest, or beside it."""
    if board.is_wide(view):
        return 0, 0, picture.width, picture.height
    return 0, ground.size(view)[1], picture.width, picture.height


def spots(view: MoonlightView, has: Callable[[SpotView], object]) -> list[SpotView]:
    found = [spot for spot in view.spots if has(spot)]
    assert found
    return found


# --- in the forest


@pytest.mark.parametrize(("scenario", "moves"), [(1, 9), (19, 7), (7, 9)])
def test_each_creature_stands_where_the_view_has_it(scenario: int, moves: int) -> None:
    view, picture = picture_of(scenario, moves)
    for spot in spots(view, lambda spot: spot.creature):
        assert spot.creature is not None
        x, y, size = ground.creature_place(spot)
        assert is_centred(picture, icons.creature(spot.creature, size), *at(view, spot, x, y))


def test_a_creature_hides_next_to_nothing_of_the_tile_it_stands_on() -> None:
    view, picture = picture_of(1, 9)
    for spot in spots(view, lambda spot: spot.creature and spot.tile):
        bare = drawn(view.model_copy(update={"spots": tuple(_without(each, spot) for each in view.spots)}))
        x, y = at(view, spot)
        box = (x - TILE_W // 2, y - TILE_H // 2, x + TILE_W // 2, y + TILE_H // 2)
        hidden = ImageChops.difference(picture.crop(box), bare.crop(box)).histogram()
        assert sum(hidden[1:]) < 0.12 * TILE_W * TILE_H


def _without(each: SpotView, spot: SpotView) -> SpotView:
    return each.model_copy(update={"creature": None}) if each is spot else each


@pytest.mark.rule("ML-COLLECT-02")
def test_what_each_creature_can_pick_next_is_ringed_in_its_colour_and_the_rest_is_faint() -> None:
    match = match_of(1, 2, 4)
    view, picture = picture_of(1, 4)
    legal = {
        (action.creature, action.tile)
        for seat in match.awaiting
        for action in match.legal(seat).actions
        if isinstance(action, Collect)
    }
    shown = {(name, spot.name) for spot in view.spots for name in spot.picks}
    assert legal
    assert legal <= shown
    for spot in spots(view, lambda spot: spot.tile and not spot.covered):
        for name in CREATURES:
            ring = icons.pick_ring((name,), TILE_W + 12, TILE_H + 12)
            x, y = at(view, spot, -(TILE_W + 12) // 2, -(TILE_H + 12) // 2 + 40)
            strip = (0, 40, 6, 100)
            part = Sprite(ring.image.crop(strip), ring.mask.crop(strip))
            assert is_at(picture, part, x, y) == (spot.picks[:1] == (name,)), spot.name


def test_a_bit_lies_on_each_tile_that_has_one_and_on_no_other() -> None:
    view, picture = picture_of(1)
    for spot in view.spots:
        assert is_centred(picture, icons.bit(ground.SIGN), *at(view, spot, -30, 42)) == spot.bit
    assert any(spot.bit for spot in view.spots)


def test_a_bit_on_a_half_covered_tile_hides_nothing_of_the_upper_one() -> None:
    """The bit lies on the half that is seen: at its upper corner, and lower where a token lies there."""
    view = seen(7)
    e5 = next(spot for spot in view.spots if (spot.level, spot.row, spot.x) == (0, 4, 8))
    assert e5.bit
    assert e5.tile is not None
    assert any((spot.level, spot.row, spot.x) == (1, 4, 7) and spot.tile for spot in view.spots)
    token = next(token for spot in view.spots for token in spot.tokens)
    for tokens, power, place in (
        ((), "sun", (30, -44)),
        ((token,), None, (30, 42)),
        ((token,), "sun", (30, -2)),
    ):
        own = e5.model_copy(
            update={"tokens": tokens, "tile": e5.tile.model_copy(update={"power": power, "symbols": 1})}
        )
        changed = view.model_copy(update={"spots": tuple(own if spot is e5 else spot for spot in view.spots)})
        picture = drawn(changed)
        assert is_centred(picture, icons.bit(ground.SIGN), *at(view, e5, *place))
        assert not is_centred(picture, icons.bit(ground.SIGN), *at(view, e5, -30, 42))


@pytest.mark.parametrize(
    ("scenario", "mark"), [(6, "firefly"), (13, "yellow"), (13, "green"), (16, "eclipse")]
)
def test_marks_lie_where_the_view_has_them(scenario: int, mark: Any) -> None:
    view, picture = picture_of(scenario)
    for spot in view.spots:
        on_tile = spot.tile is not None
        sprite = icons.mark(mark, ground.SIGN if on_tile else 64)
        middle = at(view, spot, *((-30, -44) if on_tile else (0, 0)))
        assert is_centred(picture, sprite, *middle) == (spot.mark == mark), spot.name
    assert any(spot.mark == mark for spot in view.spots)


@pytest.mark.parametrize("scenario", [5, 7, 13])
def test_a_raised_tile_bears_its_level(scenario: int) -> None:
    view, picture = picture_of(scenario)
    for spot in spots(view, lambda spot: spot.level and spot.tile and not spot.covered):
        chip = icons.number(str(spot.level + 1), disc(picture))
        assert is_centred(picture, chip, *at(view, spot, -46, -4)), spot.name


def test_a_level_lifts_a_tile() -> None:
    view = seen(7)
    low, high = (next(spot for spot in view.spots if spot.level == level) for level in (0, 2))
    lifted = at(view, high)[1] - high.row * PITCH_Y
    assert lifted == at(view, low)[1] - low.row * PITCH_Y - 2 * ground.RISE


def test_the_letters_of_start_spots_pair_the_twin_forests() -> None:
    """Each letter stands on the upper and on the lower forest."""
    view, picture = picture_of(2)
    letters = {spot.start for spot in view.spots if spot.start}
    assert letters == set("ABCDEF")
    for spot in spots(view, lambda spot: spot.start):
        assert is_centred(
            picture, icons.number(spot.start or "", disc(picture), GOLD, INK), *at(view, spot, y=-44)
        )
    assert all(count(picture, icons.number(letter, disc(picture), GOLD, INK)) == 2 for letter in letters)


def test_start_spots_show_which_creature_may_begin_there() -> None:
    view, picture = picture_of(1)
    for spot in spots(view, lambda spot: spot.start in ("L", "S")):
        name = CREATURES["LS".index(spot.start or "")]
        assert is_centred(picture, icons.creature(name, 44), *at(view, spot, y=-44))
    later = seen(1, 9)
    assert not count(drawn(later), icons.creature("light", 44))


def test_moonlight_tiles_lie_where_the_view_has_them() -> None:
    view, picture = picture_of(24)
    for spot in spots(view, lambda spot: spot.light):
        assert spot.light is not None
        assert is_centred(picture, medallion(spot.light, 84, True, WOOD), *at(view, spot))


def test_bridges_lie_across() -> None:
    view, picture = picture_of(23)
    wide, high = icons.bridge().size
    assert wide > high
    for spot in spots(view, lambda spot: spot.kind == "bridge"):
        assert is_centred(picture, icons.bridge(), *at(view, spot))


# --- at its edges


def test_each_row_shows_its_eclipse_number() -> None:
    view, picture = picture_of(28)
    numbers = next(stack.numbers for stack in view.stacks if stack.numbers)
    assert len(numbers) == view.rows
    x = left(view) + ground.LEFT + view.columns * PITCH_X + ground.LEFT // 2
    for row, number in enumerate(numbers):
        y = ground.TOP + row * PITCH_Y + PITCH_Y // 2
        assert is_centred(picture, icons.number(str(number), disc(picture), NIGHT, GOLD), x, y)


def test_tokens_lie_below_their_column() -> None:
    view, picture = picture_of(8)
    piles = [pile for pile in view.piles if pile.name.startswith(ground.COLUMN)]
    assert piles
    for pile in piles:
        assert pile.x is not None
        x = left(view) + ground.LEFT + pile.x * PITCH_X // 2 + PITCH_X // 2
        y = ground.TOP + view.rows * PITCH_Y + 30
        first = x - (len(pile.tokens) - 1) * ground.STEP // 2
        for number, token in enumerate(pile.tokens):
            sprite = favour(token.face, ground.TOKEN, WOOD)
            assert is_centred(picture, sprite, first + ground.STEP * number, y)


def test_rows_and_columns_without_a_place_are_narrow() -> None:
    """Between islands only; the halves of a tile lie side by side everywhere."""
    islands, whole = grid(seen(19)), grid(seen(7))
    empty = {4, 9}
    wide = [islands.halves[2 * column + 2] - islands.halves[2 * column] for column in range(14)]
    assert all((each == NARROW) == (column in empty) for column, each in enumerate(wide))
    assert [islands.rows[row + 1] - islands.rows[row] for row in (2, 3, 4)] == [PITCH_Y, NARROW, PITCH_Y]
    assert whole.size == (seen(7).columns * PITCH_X, seen(7).rows * PITCH_Y)


def test_tokens_lie_beside_their_island() -> None:
    view, picture = picture_of(19)
    for pile in view.piles:
        assert pile.name.startswith(ground.ISLAND)
        letter = pile.name.removeprefix(ground.ISLAND)
        assert count(picture, icons.number(letter, disc(picture), NIGHT, GOLD)) == 1
    above = 0, 0, picture.width, ground.size(view)[1]
    hidden = sum(token.face is None for pile in view.piles for token in pile.tokens)
    assert count(picture, favour(None, ground.TOKEN, WOOD), above) == hidden


@pytest.mark.parametrize("scenario", [13, 20, 6])
def test_all_piles_beside_the_forest_are_shown(scenario: int) -> None:
    view, picture = picture_of(scenario)
    piles = list(panels.beside_piles(view))
    faces = [token.face for pile in piles for token in pile.tokens]
    assert faces
    radius = legible(picture.width, CAPITAL) * 3 // 5
    for face in set(faces):
        assert count(picture, favour(face, radius, PANEL), floor(view, picture)) == faces.count(face), face


def test_a_pile_that_a_gem_marks_shows_it() -> None:
    view = seen(13)
    marked = tuple(pile.model_copy(update={"mark": "green"}) for pile in view.piles[:1])
    picture = drawn(view.model_copy(update={"piles": (*marked, *view.piles[1:])}))
    assert count(picture, icons.mark("green", 34, PANEL)) == 1
    assert not count(drawn(view), icons.mark("green", 34, PANEL))


# --- below it


def test_picked_tiles_bear_the_numbers_by_which_they_are_assigned() -> None:
    view = seen(1)
    tile = TileView(spirit="leaves", symbols=2, power=None)
    each = PickedView(place="A3", tile=tile, creature="light", tokens=())
    for many in (1, 2, 3):
        picture = drawn(view.model_copy(update={"picked": (each,) * many}))
        for number in range(1, 4):
            shown = count(picture, icons.number(str(number), disc(picture), GOLD, INK), floor(view, picture))
            assert shown == (number <= many)


def test_side_tiles_lie_before_their_owners() -> None:
    view, picture = picture_of(15)
    many = [len(stack.tiles) for stack in view.stacks if stack.name.startswith(panels.SIDE_TILES)]
    assert many == [3, 3]
    assert count(picture, icons.number("3", disc(picture), GOLD, INK), floor(view, picture)) == 2


def counted(light: int, shadow: int, leads: str | None) -> MoonlightView:
    """Return a forest where the sides have `light` and `shadow` of the first spirit, and nothing of any other."""
    view = seen(1)
    none = PartView(on_tiles=0, on_tokens=0, leads=False, points=0, missing=True)
    have = {"light": light, "shadow": shadow}
    parts = {
        side: none.model_copy(
            update={"on_tiles": total, "leads": side == leads, "points": total * (side == leads)}
        )
        for side, total in have.items()
    }
    rest = tuple(each.model_copy(update={"light": none, "shadow": none}) for each in view.categories[1:])
    return view.model_copy(update={"categories": (view.categories[0].model_copy(update=parts), *rest)})


@pytest.mark.parametrize(("light", "shadow", "leads"), [(7, 4, "light"), (4, 7, "shadow"), (7, 4, None)])
def test_gold_is_the_number_of_whoever_leads(light: int, shadow: int, leads: str | None) -> None:
    view = counted(light, shadow, leads)
    picture = drawn(view)
    below = floor(view, picture)
    for number, side in ((light, "light"), (shadow, "shadow")):
        for ink in (GOLD, CREAM):
            is_here = is_written(picture, str(number), "heavy", legible(picture.width), ink, PANEL, below)
            assert is_here == ((ink == GOLD) == (side == leads))


@pytest.mark.parametrize(("scenario", "wide"), [(1, 498), (13, 473)])
def test_a_bar_of_each_spirit_holds_all_its_symbols_by_their_sides(scenario: int, wide: int) -> None:
    view, picture = picture_of(scenario, 14)
    ends = 92 + 2 * round(legible(picture.width) * 1.3) + 16
    for each in view.categories:
        bar = panels.bar(each.light.total, each.to_come, each.shadow.total, wide - ends)
        assert count(picture, bar, floor(view, picture)), each.name
    bars = [panels.bar(*counts, 300).image.tobytes() for counts in ((2, 3, 1), (1, 3, 2), (2, 2, 1))]
    assert len(set(bars)) == 3


def test_a_majority_that_brings_the_team_nothing_is_not_gold() -> None:
    view = counted(7, 4, "light")
    first = view.categories[0]
    in_vain = first.model_copy(update={"light": first.light.model_copy(update={"points": 0})})
    picture = drawn(view.model_copy(update={"categories": (in_vain, *view.categories[1:])}))
    assert is_written(picture, "7", "heavy", legible(picture.width), CREAM, PANEL, floor(view, picture))


def test_under_the_name_of_the_team_stands_how_many_spirits_it_may_score() -> None:
    view = seen(1, 9)
    assert view.scored == 3
    picture = drawn(view)
    assert is_written(picture, "≤ 3", "heavy", legible(picture.width), MUTED, PANEL, floor(view, picture))
    narrow, told = drawn(seen(13, 9)), "at most 1 spirit"
    assert is_written(narrow, told, "heavy", legible(narrow.width), MUTED, PANEL, (0, 0, *narrow.size))
    apart = drawn(seen(1, 9, seats=3))
    assert not is_written(apart, "≤ 3", "heavy", legible(apart.width), MUTED, PANEL, (0, 0, *apart.size))


def test_bits_beside_the_forest_are_drawn_one_by_one() -> None:
    view = seen(5, 0)
    assert view.beside_bits == 7
    picture = drawn(view)
    below = floor(view, picture)
    without = drawn(view.model_copy(update={"beside_bits": 0}))
    sign = icons.bit(34, PANEL)
    assert count(picture, sign, below) == count(without, sign, below) + 7


def test_a_spirit_that_is_demanded_twice_has_two_moons() -> None:
    view = counted(0, 0, None)
    moon = icons.demanded(24, PANEL)
    found = []
    for demanded in (0, 1, 2):
        categories = tuple(
            each.model_copy(update={"demanded": demanded * (number == 0)})
            for number, each in enumerate(view.categories)
        )
        picture = drawn(view.model_copy(update={"categories": categories, "intro": ()}))
        found.append(count(picture, moon, floor(view, picture)))
    assert found == [0, 1, 2]


def test_where_talk_is_open_the_one_whose_turn_it_is_has_a_bubble() -> None:
    view = seen(1, 9)
    bubble = silhouette("mdi:forum", 38, GOLD, PANEL)
    for is_open in (False, True):
        picture = drawn(view.model_copy(update={"talking": is_open}))
        assert count(picture, bubble, floor(view, picture)) == is_open


def test_what_the_team_lacks_is_ringed_only_when_it_is_late() -> None:
    early = seen(1)
    late = early.model_copy(update={"tiles_left": 20})
    assert early.lacking
    picture = drawn(early)
    assert not has_ink(picture, CORAL, floor(early, picture))
    assert count(drawn(late), icons.lack(panels.LACK, PANEL)) == len(late.lacking)
    fewer = late.model_copy(update={"lacking": late.lacking[:2]})
    assert count(drawn(fewer), icons.lack(panels.LACK, PANEL)) == 2


def test_gems_unspent_are_gold_and_spent_ones_outlined() -> None:
    view = seen(1)
    one, two = view.players
    poor = view.model_copy(update={"players": (one.model_copy(update={"gems": 1, "spent": 2}), two)})
    picture = drawn(poor)
    gem, spent = (
        silhouette(icon, 34, ink, PANEL)
        for icon, ink in (("mdi:rhombus", GOLD), ("mdi:rhombus_outline", MUTED))
    )
    assert count(picture, gem, floor(view, picture)) == 1 + two.gems
    assert count(picture, spent, floor(view, picture)) == 2


def test_bits_of_both_sides_are_shown() -> None:
    view = seen(1)
    side = view.sides[0].model_copy(update={"bits": 6})
    picture = drawn(view.model_copy(update={"sides": (side, view.sides[1])}))
    assert is_written(picture, "6", "heavy", legible(picture.width), CREAM, PANEL, floor(view, picture))


@pytest.mark.parametrize(("light", "shadow", "golden"), [(3, 3, []), (4, 3, [0]), (3, 4, [1])])
def test_beside_the_forest_the_points_of_whoever_leads_are_golden(
    light: int, shadow: int, golden: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    view, led = seen(1), list[bool]()
    sides = tuple(
        side.model_copy(update={"score": score})
        for side, score in zip(view.sides, (light, shadow), strict=True)
    )
    monkeypatch.setattr(panels, "_lay_side", lambda _canvas, _view, _side, leads, *_: led.append(leads))
    panels.lay_beside(
        Canvas(Image.new("L", (panels.BESIDE_WIDE, 2000))),
        view.model_copy(update={"sides": sides}),
        0,
        0,
        words("en"),
    )
    assert [place for place, leads in enumerate(led) if leads] == golden
