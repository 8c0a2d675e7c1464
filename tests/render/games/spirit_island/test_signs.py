"""Signs of Spirit Island alone, as buttons and lessons show them: each in the middle of its room, and none like another."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import ImageChops

from engine.games.spirit_island.model.facts import Space
from engine.games.spirit_island.model.kinds import ELEMENTS
from render.games.spirit_island import hand
from render.games.spirit_island.art.icons import ICONS, PIECE, sign
from render.games.spirit_island.hand import space_sprite
from render.kit.palette import PANEL, index

SIZE = 72
PIECES = [name for name in ("explorer", "town", "city", "dahan", "presence", "blight") if name in ICONS]
NAMES = [*ELEMENTS, *ICONS, *(f"{PIECE}{name}" for name in PIECES)]


@pytest.mark.parametrize("name", NAMES)
def test_a_sign_lies_in_the_middle_of_its_room(name: str) -> None:
    drawn = sign(name, SIZE, PANEL).image
    assert drawn.size == (SIZE, SIZE)
    ground = index(PANEL)
    box = drawn.point([int(ink != ground) for ink in range(256)]).getbbox()
    assert box is not None
    left, top, right, bottom = box
    assert max(right - left, bottom - top) > SIZE * 0.6
    assert abs(left + right - SIZE) <= SIZE * 0.2
    assert abs(top + bottom - SIZE) <= SIZE * 0.2


def test_no_space_of_a_track_looks_like_another() -> None:
    spaces: list[Space] = [1, 2, "any", "reclaim-one", *ELEMENTS]
    sprites = {space: space_sprite(space, True, False) for space in spaces}
    for one, other in combinations(sprites, 2):
        assert ImageChops.difference(sprites[one].image, sprites[other].image).getbbox(), (one, other)


def test_any_element_is_a_sign_on_a_track_and_no_element(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    monkeypatch.setattr(hand, "draw_sign", lambda _brush, name, *_: drawn.append(f"sign {name}"))
    monkeypatch.setattr(hand, "draw_element", lambda _brush, name, *_: drawn.append(f"element {name}"))
    spaces: list[Space] = ["any", "reclaim-one", "sun"]
    for space in spaces:
        hand.space_sprite.__wrapped__(space, False, False)  # type: ignore[attr-defined]
    assert drawn == ["sign any", "sign reclaim-one", "element sun"]


def test_an_unknown_sign_is_an_error() -> None:
    with pytest.raises(KeyError):
        sign("nothing of the kind", SIZE, PANEL)
