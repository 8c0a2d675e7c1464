"""Large things that were drawn: as many are kept as there is room for, and no more."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from render.games.spirits_of_the_forest.art.scene import forest
from render.kit.palette import CREAM, SKY
from render.kit.sprites import _LARGE, ROOM, Sprite, SpriteShelf, plate

WIDE, HIGH = 100, 50
IMAGE = WIDE * HIGH


class Draughtsman:
    """A drawing hand that notes what it draws."""

    def __init__(self) -> None:
        self.drawn: list[str] = []

    def image(self, name: str) -> Callable[[], Image.Image]:
        def draw() -> Image.Image:
            self.drawn.append(name)
            return Image.new("L", (WIDE, HIGH))

        return draw


def test_what_was_used_longest_ago_goes_first_where_there_is_no_room_for_more() -> None:
    hand, shelf = Draughtsman(), SpriteShelf(2 * IMAGE)
    for name in ("moon", "firs", "moon", "island", "moon", "firs"):
        shelf.find(name, hand.image(name))
    assert hand.drawn == ["moon", "firs", "island", "firs"]
    assert shelf.taken == 2 * IMAGE


def test_what_is_larger_than_all_the_room_is_there_until_something_else_is_drawn() -> None:
    hand, shelf = Draughtsman(), SpriteShelf(IMAGE // 2)
    for name in ("moon", "moon", "firs", "moon"):
        shelf.find(name, hand.image(name))
    assert hand.drawn == ["moon", "firs", "moon"]
    assert shelf.taken == IMAGE


def test_a_sprite_takes_room_for_its_mask_and_a_tuple_for_all_that_stands_in_it() -> None:
    shelf = SpriteShelf(10 * IMAGE)
    sprite = Sprite(Image.new("L", (WIDE, HIGH)), Image.new("1", (WIDE, HIGH)))
    shelf.find("land", lambda: (sprite, 3, 4))
    assert shelf.taken == 2 * IMAGE


def test_all_pictures_share_one_shelf() -> None:
    first = plate(1301, 40, 4, CREAM, CREAM, 1, SKY)
    assert plate(1301, 40, 4, CREAM, CREAM, 1, SKY) is first
    assert forest(1301, 700, 500) is forest(1301, 700, 500)
    assert 2 * 1301 * 40 + 1301 * 700 <= _LARGE.taken <= ROOM
