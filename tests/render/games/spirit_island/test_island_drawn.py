"""The picture of the table: everything in a land is seen, lies in that land, and hides nothing."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations, pairwise
from random import Random
from typing import get_args

import pytest
from PIL import Image, ImageChops

from engine.games.spirit_island.model.facts import spirits
from engine.games.spirit_island.model.kinds import ELEMENTS, TERRAINS, Kind
from engine.games.spirit_island.model.view import InvaderCardView, Mark, PieceView, SpiritIslandView
from render.games.spirit_island.art.icons import ICONS, MARKS, counted
from render.games.spirit_island.art.picture_size import GAP
from render.games.spirit_island.art.spirits import SPIRITS, emblem
from render.games.spirit_island.board.arrangement import PAD
from render.games.spirit_island.board.board import HEAD, draw
from render.games.spirit_island.board.ground import ground, name_plate, ring
from render.games.spirit_island.board.island import (
    BOX,
    NEAR,
    _crosses,
    _end,
    _inland,
    arrangement,
    of_board,
)
from render.games.spirit_island.board.panels import PITCH
from render.games.spirit_island.board.pieces import Plate, plate_sprite, plates
from render.games.spirit_island.board.places import name_spot, wide_at
from render.games.spirit_island.board.track import HIGH, swatch
from render.kit.palette import CORAL, CREAM, LANDS, PANEL, Ink, index
from render.painter import Picture
from tests.render.island import PEOPLE, crowded, played, seen
from tests.render.pixels import Box, count, has_ink, is_at, is_written, sheet
from words.catalogue import words

SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])


def picture(view: SpiritIslandView) -> Image.Image:
    canvas = draw(view, PEOPLE[: view.seats], words("en"))
    return sheet(Picture(canvas.png(False, True), "", canvas.width, canvas.height))


def laid(view: SpiritIslandView, land: str) -> list[tuple[Plate, int, Box]]:
    """Return the plates of a land, how high they are, and the box each takes."""
    here = next(each for each in view.lands if each.id == land)
    shown, places = plates(here, view.spirits), arrangement(view)
    return [
        (plate, places.high, (x, y, x + wide_at(plate.share, places.high), y + places.high))
        for plate, (x, y) in zip(shown, places.spots.get(land, ()), strict=True)
    ]


def overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@SEATS
def test_nothing_in_a_land_lies_on_anything_else_or_beyond_its_border(seats: int) -> None:
    for seed in (1, 2):
        view = crowded(seats, seed)
        for land in view.lands:
            if not land.number or land.id in arrangement(view).boxes:
                continue
            wide, high = ground(view.boards).name
            x, y = name_spot(view.boards, land.id)
            boxes = [(x, y, x + wide, y + high), *(box for _, _, box in laid(view, land.id))]
            for one, other in combinations(boxes, 2):
                assert not overlap(one, other), land.id
            mask, left, top = ground(view.boards).mask(land.id)
            for a, b, c, d in boxes:
                part = mask.crop((a - left, b - top, c - left, d - top))
                assert part.getextrema() == (255, 255), land.id


@pytest.mark.parametrize("seats", [3, 4])
def test_what_a_land_is_too_small_for_lies_in_a_box_in_the_sea(seats: int) -> None:
    """The boxes hold it, hide no land, no name and not each other, and a line leads to each."""
    view = crowded(seats, 1)
    boxes = arrangement(view).boxes
    assert boxes
    for one, other in combinations(boxes.values(), 2):
        assert not overlap(one, other)
    drawn = picture(view)
    for land, (left, top, right, bottom) in boxes.items():
        for _, _, (a, b, c, d) in laid(view, land):
            assert left < a < c < right
            assert top < b < d < bottom
        for each in view.lands:
            mask, x, y = ground(view.boards).room(each.id)
            part = mask.crop((left - x, top - y, right - x, bottom - y))
            assert part.getextrema() == (0, 0), (land, each.id)
        assert is_at(drawn, name_plate(land, seats, BOX), left + PAD, HEAD + (top + bottom - 50) // 2), land


def test_a_line_leads_from_each_box_to_its_land() -> None:
    view = crowded(3, 1)
    drawn, (wide, high) = picture(view), ground(view.boards).name
    places = arrangement(view)
    for land, box in places.boxes.items():
        x, y = name_spot(view.boards, land)
        start = x + wide // 2, y + high // 2
        end = _end(start, box, [place for other, place in _inland(view, places) if other != land])
        along = [
            tuple(round(a + (b - a) * step / 40) for a, b in zip(start, end, strict=True))
            for step in range(41)
        ]
        bare = [at for at in along if not _is_covered(view, at)]
        assert len(bare) > 10
        for across, down in bare:
            assert has_ink(drawn, CREAM, (across - 2, HEAD + down - 2, across + 3, HEAD + down + 3)), land


def test_a_line_passes_by_the_things_of_other_lands_where_it_can() -> None:
    start, box = (200, 300), (0, 0, 400, 50)
    assert _end(start, box, []) == (200, 42)
    assert _end(start, box, [(190, 150, 240, 180)]) == (160, 42), (
        "past the thing, and no farther than need be"
    )
    assert _end(start, box, [(0, 150, 400, 180)]) == (200, 42), "where there is no way past, the shortest"
    both = [(0, 150, 400, 180), (190, 200, 240, 230)]
    assert _end(start, box, both) == (140, 42), "past one of them, where there is no way past the other"
    assert _end(start, box, [(190, 320, 240, 350), (300, 100, 340, 140)]) == (200, 42), "these lie elsewhere"


def test_a_line_comes_near_what_one_who_walks_it_comes_near() -> None:
    dice, near = Random(8), 0
    for _ in range(3000):
        size = dice.choice((20, 60, 300))
        start, turn = (dice.randrange(size), dice.randrange(size)), dice.choice("-|/")
        end = (
            start[0] if turn == "|" else dice.randrange(size),
            start[1] if turn == "-" else dice.randrange(size),
        )
        left, top = dice.randrange(size), dice.randrange(size)
        thing = left, top, left + dice.randrange(60), top + dice.randrange(40)
        steps = max(abs(end[0] - start[0]), abs(end[1] - start[1])) // 8 + 1
        walked = [
            [a + Fraction((b - a) * step, steps) for a, b in zip(start, end, strict=True)]
            for step in range(steps + 1)
        ]
        is_near = any(
            thing[0] - NEAR < x < thing[2] + NEAR and thing[1] - NEAR < y < thing[3] + NEAR for x, y in walked
        )
        assert _crosses(start, end, thing) is is_near, (start, end, thing)
        near += is_near
    assert 500 < near < 2500


def _is_covered(view: SpiritIslandView, at: tuple[int, ...]) -> bool:
    """Return whether a name, a box or a thing lies at a point of the island, or next to it."""
    wide, high = ground(view.boards).name
    names = [name_spot(view.boards, land.id) for land in view.lands]
    boxes = [(x, y, x + wide, y + high) for x, y in names] + [*arrangement(view).boxes.values()]
    boxes += [box for land in view.lands for _, _, box in laid(view, land.id)]
    x, y = at
    return any(a - 9 <= x <= c + 9 and b - 9 <= y <= d + 9 for a, b, c, d in boxes)


def test_all_things_on_an_island_are_equally_high_and_large_enough_for_a_phone() -> None:
    for seats in (1, 2, 3, 4):
        for match in played(seats)[::4]:
            assert arrangement(seen(match)).high >= 56


@SEATS
def test_whatever_is_in_a_land_is_seen_in_the_picture(seats: int) -> None:
    view = crowded(seats)
    drawn = picture(view)
    for land in view.lands:
        is_beside = land.id in arrangement(view).boxes
        over = BOX if is_beside else LANDS[land.terrain if land.number else "sea"][0]
        for plate, high, (x, y, right, _) in laid(view, land.id):
            assert is_at(drawn, plate_sprite(plate, high, right - x, over), x, y + HEAD), (land.id, plate)


@SEATS
def test_a_board_of_many_is_shown_large_to_whoever_sits_at_it(seats: int) -> None:
    view = seen(played(seats)[-1], 0)
    own = of_board(view, view.boards[0])
    drawn, top = picture(view), picture(view.model_copy(update={"seat": None})).height
    if seats < 3:
        assert drawn.height == top
        return
    assert drawn.height == top + ground(own.boards).height
    for land in own.lands:
        x, y = name_spot(own.boards, land.id)
        over = LANDS[land.terrain if land.number else "sea"][0]
        assert is_at(drawn, name_plate(land.id, 1, over), x, top + y), land.id
        for plate, high, (left, upper, right, _) in laid(own, land.id):
            assert is_at(drawn, plate_sprite(plate, high, right - left, over), left, top + upper), land.id


@SEATS
def test_every_land_and_ocean_is_named_and_no_name_is_hidden(seats: int) -> None:
    view = crowded(seats)
    drawn = picture(view)
    for land in view.lands:
        x, y = name_spot(view.boards, land.id)
        over = LANDS[land.terrain if land.number else "sea"][0]
        assert is_at(drawn, name_plate(land.id, seats, over), x, y + HEAD), land.id


def test_a_land_shows_its_pieces_with_their_damage_presence_defence_and_marks() -> None:
    view = seen(played(2)[0])
    land = next(each for each in view.lands if each.number).model_copy(
        update={
            "pieces": (
                PieceView(kind="explorer", damage=0, health=1, count=3),
                PieceView(kind="city", damage=2, health=3, count=1),
            ),
            "blight": 2,
            "presence": (2, 1),
            "sacred": (0,),
            "defend": 4,
            "marks": ("no-build",),
            "will_build": ("town",),
        }
    )
    names = [each.spirit or "" for each in view.spirits]
    assert plates(land, view.spirits) == [
        Plate("coming", "build", ground="town"),
        Plate("piece", "explorer", "3"),
        Plate("piece", "city", "", 2, 3),
        Plate("piece", "blight", "2"),
        Plate("sacred", names[0], "2"),
        Plate("presence", names[1]),
        Plate("piece", "defend", "4"),
        Plate("mark", "no-build"),
    ]


def test_each_wound_more_is_seen_on_a_piece() -> None:
    cities = [
        plate_sprite(Plate("piece", "city", "", wounds, 3), 40, 40, PANEL).image for wounds in (0, 1, 2)
    ]
    for one, other in combinations(cities, 2):
        assert ImageChops.difference(one, other).getbbox()


@pytest.mark.rule("SI-ADVERSARY-11")
@pytest.mark.parametrize(("kind", "usual", "others"), [("city", 3, (4, 5)), ("dahan", 2, (3, 6))])
def test_a_health_that_is_not_the_printed_one_is_seen_on_a_piece(
    kind: Kind, usual: int, others: Sequence[int]
) -> None:
    """The bar has as many parts as there is health, all of them on the plate; where nothing is unusual there is none."""
    view = seen(played(2)[0])
    land = next(each for each in view.lands if each.number)

    def parts(health: int) -> int:
        pieces = (PieceView(kind=kind, damage=0, health=health, count=1),)
        [shown] = plates(land.model_copy(update={"pieces": pieces, "presence": (0, 0), "next": ()}), ())
        below_the_sign = plate_sprite(shown, 200, 200, PANEL).image.crop((0, 185, 200, 186)).tobytes()
        return sum(left != right == index(CREAM) for left, right in pairwise(below_the_sign))

    assert parts(usual) == 0
    assert [parts(health) for health in others] == list(others)


def test_a_land_in_which_something_will_happen_is_outlined() -> None:
    view = crowded(2)
    drawn = picture(view)
    plain = [each for each in view.lands if each.number and not each.next]
    ravaged = [each for each in view.lands if "ravage" in each.next]
    assert plain
    assert ravaged
    for land in ravaged:
        sprite, x, y = ring(view.boards, land.id, CORAL, False)
        assert is_at(drawn, sprite, x, y + HEAD), land.id
    for land in plain:
        sprite, x, y = ring(view.boards, land.id, CORAL, False)
        assert not is_at(drawn, sprite, x, y + HEAD), land.id


def test_every_spirit_mark_and_element_has_a_look_of_its_own() -> None:
    assert SPIRITS.keys() == spirits().keys()
    assert len({hue for hue, _ in SPIRITS.values()}) == len({icon for _, icon in SPIRITS.values()}) == 8
    assert set(MARKS) == set(get_args(Mark))
    assert len(set(MARKS.values())) == len(MARKS)
    assert {sign for sign, _ in MARKS.values()} < {*ICONS}
    looks = [counted(element, "", 40, 34).image.tobytes() for element in ELEMENTS]
    assert len(set(looks)) == len(ELEMENTS)
    assert len({emblem(spirit, 44, PANEL).image.tobytes() for spirit in SPIRITS}) == 8


def brightness(ink: Ink) -> float:
    """Return the brightness of an ink to any eye, from 0 to 1."""
    red, green, blue = (float((part / 255) ** 2.2) for part in ink)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


SEEN_AS = {
    "deuteranopia": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "protanopia": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "achromatopsia": ((0.2126, 0.7152, 0.0722),) * 3,
}
"""Weights with which people who do not see all colours see red, green and blue light."""


@pytest.mark.parametrize("eye", SEEN_AS)
def test_terrains_are_told_apart_by_whoever_sees_no_colours(eye: str) -> None:
    def seen_as(ink: Ink) -> Ink:
        light = [(part / 255) ** 2.2 for part in ink]
        mixed = (sum(share * part for share, part in zip(row, light, strict=True)) for row in SEEN_AS[eye])
        red, green, blue = (round(255 * min(max(part, 0), 1) ** (1 / 2.2)) for part in mixed)
        return red, green, blue

    for one, other in combinations((*TERRAINS, "sea"), 2):
        light, dark = sorted((brightness(seen_as(LANDS[each][0])) for each in (one, other)), reverse=True)
        assert (light + 0.05) / (dark + 0.05) > 1.3, (one, other)


def test_every_terrain_has_a_texture_of_its_own() -> None:
    shades = [swatch(terrain).image for terrain in TERRAINS]
    for terrain, shade in zip(TERRAINS, shades, strict=True):
        assert len(set(shade.crop((8, 8, 48, 34)).tobytes())) > 1, terrain


def test_the_invader_track_fear_and_blight_are_shown() -> None:
    view = seen(played(2)[0])
    cards = [
        InvaderCardView(id="2-sands", stage=2, lands=("sands",), escalation=True),
        InvaderCardView(id="3-jungle-mountain", stage=3, lands=("jungle", "mountain"), escalation=False),
    ]
    invaders = view.invaders.model_copy(update={"ravage": cards[0], "build": cards[1], "deck": (2,) * 7})
    fear = view.fear.model_copy(update={"generated": 5, "markers": 8, "earned": (None, None)})
    shown = view.model_copy(update={"invaders": invaders, "fear": fear})
    drawn, top = picture(shown), HEAD + ground(view.boards).height
    below = (0, top, drawn.width, top + HIGH + 2 * GAP)
    for sprite in (
        *map(swatch, ("sands", "jungle", "mountain")),
        counted("cards", "7", 46, 46),
        counted("fear", "5/8", 46, 46),
        counted("cards", "+2", 46, 46, CORAL),
    ):
        assert count(drawn, sprite, below) == 1
    assert is_written(drawn, f"{view.blight.left} left", "heavy", 46, CREAM, PANEL, below)
    assert not count(drawn, swatch("wetland"), below)


def test_a_panel_shows_energy_elements_presence_and_cards() -> None:
    view = next(each for match in played(2) if (each := seen(match)).spirits[1].played)
    spirit = view.spirits[1].model_copy(
        update={"energy": 7, "elements": {"fire": 2, "air": 4}, "on_island": 6, "destroyed": 3, "pool": 9}
    )
    drawn = picture(view.model_copy(update={"spirits": (view.spirits[0], spirit)}))
    top = drawn.height - PITCH
    box = (0, top, drawn.width, drawn.height)
    for sign, number in (("energy", "7"), ("presence", "6"), ("destroyed", "3"), ("pool", "9")):
        assert count(drawn, counted(sign, number, 44, 46), box) == 1, sign
    for element, of_it in spirit.elements.items():
        assert count(drawn, counted(element, str(of_it), 44, 46), box) == 1, element


@SEATS
def test_the_picture_keeps_its_size_and_its_bytes(seats: int) -> None:
    sizes = set()
    for view in (seen(played(seats)[0]), seen(played(seats)[-1]), crowded(seats)):
        canvas = draw(view, PEOPLE[:seats], words("pl"))
        sizes.add((canvas.width, canvas.height))
        assert len(canvas.png(False, True)) <= 400 * 1024
    assert len(sizes) == 1
    assert sizes.pop()[0] == 1400


@pytest.mark.parametrize(("stage", "written"), [(1, "Stage I"), (2, "Stage II"), (3, "Stage III")])
def test_the_stage_of_the_card_explored_next_is_written(stage: int, written: str) -> None:
    view = seen(played(1)[0])
    view = view.model_copy(update={"invaders": view.invaders.model_copy(update={"deck": (stage, 3)})})
    texts = [each.text for each in draw(view, PEOPLE[:1], words("en")).inscriptions]
    assert [text for text in texts if text.startswith("Stage")] == [written]
