"""A few whole pictures, reduced, beside what they looked like when somebody last looked: for what no other test asks.

`make pictures` draws them anew; look at them before they are committed.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageOps

from engine.games.living_forest.model.view import LivingForestView
from engine.games.spirits_of_the_forest.model.kinds import Module
from engine.view import View
from render import pictures
from render.painter import Picture
from render.sheets.banner import under_banner
from render.sheets.leaderboard import LeaderboardLine, leaderboard
from tests.render import forest, island, living_forest

FOLDER = Path(__file__).parent / "references"
WIDTH, BITS = 350, 3
"""Width of a reference, as on a phone, and bits of each channel, for a few KB."""
FIELD = 5
"""Width and height in pixels of the fields of a reference that are compared together."""
MOST = 24
"""Maximum difference (of 255) of a field, for another version of Pillow."""


def _forest(kind: str, modules: tuple[Module, ...], seats: int, left: int) -> Picture:
    view = forest.find_view(modules, seats, 0, lambda each: each.tiles_left <= left)
    return _drawn(kind, forest.GAME, view, seats)


def _living(kind: str, seats: int, kodama: bool, turn: int) -> Picture:
    def wanted(each: LivingForestView) -> bool:
        return each.turn >= turn and bool(each.fires) and sum(len(player.line) for player in each.players) > 7

    view = living_forest.find_view(seats, kodama, 0, wanted)
    return _drawn(kind, living_forest.GAME, view, seats)


def _island(kind: str, seats: int) -> Picture:
    return _drawn(kind, island.GAME, island.crowded(seats).model_copy(update={"seat": 0}), seats)


def _drawn(kind: str, game_id: str, view: View, seats: int) -> Picture:
    drawn: Picture | None = getattr(pictures, kind)(game_id, view, forest.PEOPLE[:seats], "en")
    assert drawn is not None
    return drawn


def _leaderboard() -> Picture:
    day = 86_400_000
    lines = [
        LeaderboardLine(name, 1200 - 60 * place, 80 + place, 5, 5 - place, place > 1, points)
        for place, name in enumerate(forest.PEOPLE)
        if (points := tuple((day * number, 1000 + (40 - 30 * place) * number) for number in range(1, 6)))
    ]
    return leaderboard("A game", lines, "en")


EVERY: dict[str, Callable[[], Picture]] = {
    "forest-table": lambda: _forest("table", (), 3, 26),
    "forest-end": lambda: _forest("table", (), 2, 0),
    "forest-scores": lambda: _forest("scores", (), 4, 10),
    "forest-hand": lambda: _forest("hand", (), 2, 8),
    "wish-curse-seasons": lambda: _forest("table", ("wish", "curse", "seasons", "gem-bonus"), 4, 20),
    "wish-curse-hand": lambda: _forest("hand", ("wish", "curse"), 3, 48),
    "events": lambda: _forest("table", ("events",), 2, 30),
    "moonlight-enchanted": lambda: _forest("table", ("moonlight", "air", "enchanted"), 2, 30),
    "solo": lambda: _forest("table", ("solo",), 1, 20),
    "living-table": lambda: _living("table", 2, False, 6),
    "living-kodama": lambda: _living("table", 4, True, 8),
    "living-hand": lambda: _living("hand", 2, True, 6),
    "living-scores": lambda: _living("scores", 3, False, 9),
    "island-table": lambda: _island("table", 1),
    "island-crowded": lambda: _island("table", 4),
    "island-hand": lambda: _island("hand", 2),
    "leaderboard": _leaderboard,
    "banner": lambda: under_banner(_living("scores", 2, False, 2), "Only a test of what could be"),
}


def reduced(picture: Picture) -> Image.Image:
    """Return a picture as it is compared."""
    with Image.open(BytesIO(picture.data)) as image:
        small = image.convert("RGB").resize((WIDTH, image.height * WIDTH // image.width), reducing_gap=2.0)
        return ImageOps.posterize(small, BITS)


def apart(one: Image.Image, other: Image.Image) -> int:
    """Return the difference of the field that differs most, in the channel that differs most; 255 where the sizes differ."""
    if one.size != other.size:
        return 255
    fields = ImageChops.difference(one, other).reduce(FIELD)
    return max(most for _, most in fields.getextrema())  # type: ignore[misc]


@pytest.mark.parametrize("name", EVERY)
def test_a_picture_looks_as_it_did(name: str) -> None:
    path, drawn = FOLDER / f"{name}.png", reduced(EVERY[name]())
    if os.environ.get("DRAW_REFERENCES"):
        FOLDER.mkdir(exist_ok=True)
        drawn.quantize(256).save(path, optimize=True)
    with Image.open(path) as reference:
        assert apart(drawn, reference.convert("RGB")) <= MOST, "look at what has changed, then: make pictures"


def test_a_single_mark_that_is_missing_is_noticed() -> None:
    """The comparison itself: a gem, an arrow or a digit less is more than it lets pass."""
    whole = EVERY["forest-table"]()
    with Image.open(BytesIO(whole.data)) as image:
        plain = image.convert("RGB")
    for box in ((200, 200, 226, 226), (700, 500, 726, 526)):
        marked = plain.copy()
        marked.paste((250, 204, 96), box)
        file = BytesIO()
        marked.save(file, "PNG")
        assert apart(reduced(Picture(file.getvalue(), "", *plain.size)), reduced(whole)) > MOST


def test_no_reference_is_of_a_picture_that_is_no_more() -> None:
    assert {path.stem for path in FOLDER.glob("*.png")} == set(EVERY)
