"""A game as a film: a frame for each scene, within the room there is."""

from __future__ import annotations

import io

from PIL import Image, ImageChops

from engine.match import Match
from engine.registry import games
from render.sheets.film import WIDTHS, Scene, _Frames, durations, film

FOREST = "spirits-of-the-forest"
PEOPLE = ("Ada", "Żaneta")


def scenes() -> list[Scene]:
    game = games()[FOREST]
    match = Match.new(game, game.Options(), 2, b"a film")
    found = [Scene(match.view(None), "The game is set up.")]
    for line in ("take A1", "keep"):
        match.play(match.awaiting[0], game.grammar.read(line))
        found.append(Scene(match.view(None), f"Ada: {line}. " * 20))
    return found


def test_every_scene_is_a_frame_and_its_progress_is_told() -> None:
    drawn: list[int] = []
    made = film(FOREST, scenes(), PEOPLE, "pl", 1 << 20, drawn.append)
    assert made is not None
    assert drawn == [1, 2, 3]
    with Image.open(io.BytesIO(made.data)) as shown:
        assert (shown.format, shown.size) == ("WEBP", (made.width, made.height))
        assert made.width == WIDTHS[0]
        assert getattr(shown, "n_frames", 1) == 3


def test_a_film_that_is_too_large_is_drawn_smaller_or_not_at_all() -> None:
    whole = film(FOREST, scenes()[:2], PEOPLE, "en", 1 << 20, lambda _: None)
    assert whole is not None
    smaller = film(FOREST, scenes()[:2], PEOPLE, "en", len(whole.data) - 1, lambda _: None)
    assert smaller is not None
    assert smaller.width in WIDTHS[1:]
    assert len(smaller.data) < len(whole.data)
    assert film(FOREST, scenes()[:2], PEOPLE, "en", 100, lambda _: None) is None


def test_a_film_lingers_at_both_ends_and_never_runs_for_ages() -> None:
    assert durations(1) == [durations(2)[-1]]
    for count in (3, 20, 60, 120):
        first, *middle, last = durations(count)
        assert len(durations(count)) == count
        assert first > max(middle) <= last
        assert sum(middle) <= 90_000


def test_a_frame_made_from_the_one_before_is_as_one_made_anew() -> None:
    """Only what has changed is made smaller again; nobody should see where that ends."""
    shown = scenes()
    after_another = _Frames(FOREST, shown, PEOPLE, "en", 720, lambda _: None)
    after_another.seek(0)
    anew = _Frames(FOREST, shown[1:], PEOPLE, "en", 720, lambda _: None)
    table = (0, 0, 720, anew.size[1] - 120)
    unlike = ImageChops.difference(after_another._frame.crop(table), anew._frame.crop(table))
    assert max(unlike.convert("L").histogram()[2:]) == 0
    assert (
        ImageChops.difference(
            after_another._frame.crop(table),
            _Frames(FOREST, shown, PEOPLE, "en", 720, lambda _: None)._frame.crop(table),
        ).getbbox()
        is not None
    )
