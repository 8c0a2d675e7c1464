"""The pictures of Living Forest: whole games drawn and told, their limits, and that they show no more than their view."""

from __future__ import annotations

import logging
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from engine.games.living_forest.model.facts import cards
from engine.games.living_forest.model.kinds import SPIRITS
from engine.games.living_forest.model.view import LivingForestView
from engine.text import Seat
from render import pictures
from render.games.living_forest.art.animals import DRAWINGS, GLYPHS, draw_animal
from render.games.living_forest.art.icons import spirit
from render.games.living_forest.board.board import draw
from render.kit.palette import CREAM, PANEL
from render.kit.sprites import Brush
from render.painter import Picture
from tests.catalogues import WHOLE
from tests.render.alt_texts import alt_texts
from tests.render.living_forest import GAME, PEOPLE, played, seen
from words.catalogue import words
from words.limits import ALT_LIMIT, TEXT_LIMIT

LONG = tuple(f"{letter}{'ĘŁ' * 15}_" for letter in "ABCD")
"""Names as long as Discord allows, with a letter that markdown reads."""
MIXES = [(2, False), (2, True), (3, False), (4, True)]


def opened(picture: Picture) -> Image.Image:
    """Return the picture as Pillow reads it."""
    image = Image.open(BytesIO(picture.data))
    image.load()
    return image


@pytest.mark.parametrize(("seats", "kodama"), MIXES)
def test_every_state_of_a_game_is_one_palette_picture_within_its_bytes(seats: int, kodama: bool) -> None:
    sizes = set()
    for match in played(seats, kodama)[::250]:
        picture = pictures.table(GAME, seen(match), PEOPLE[:seats], "pl")
        image = opened(picture)
        assert image.mode == "P"
        assert image.size == (picture.width, picture.height)
        assert len(picture.data) <= 290 * 1024
        sizes.add(image.size)
    assert len(sizes) == 1, "the board keeps its size from turn to turn"
    assert max(width * height for width, height in sizes) <= 1200 * 2916


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize(("seats", "kodama"), [(2, False), (3, True), (4, True)])
def test_everything_shown_can_be_said(
    seats: int, kodama: bool, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        for match in (*played(seats, kodama)[::60], played(seats, kodama)[-1]):
            shown = seen(match, 1)
            for said in alt_texts(GAME, shown, LONG, language):
                assert 0 < len(said) <= ALT_LIMIT
                assert GAME not in said
            told = pictures.describe(GAME, shown, LONG, language)
            assert GAME not in told
            assert len(told) <= TEXT_LIMIT
    assert not caplog.records


@pytest.mark.parametrize("kodama", [False, True])
def test_nothing_hidden_is_in_a_picture_or_its_words(kodama: bool) -> None:
    """Dealt anew in all that a seat cannot know, a table gives the same pictures and the same words."""
    painter = pictures.painter(GAME)
    for match in played(3, kodama)[50::300]:
        for seat in (None, Seat(0)):
            one, other = match.view(seat), match.fork(seat, b"another deal").view(seat)
            for show in (painter.table, painter.scores, painter.hand, painter.describe):
                assert show(one, PEOPLE[:3], "en") == show(other, PEOPLE[:3], "en")


def picking(deed: str) -> tuple[LivingForestView, LivingForestView]:
    """Return the views of the seat that acts and of the other one, while more may be picked."""
    for match in played(2, False):
        found = [seen(match, seat) for seat in (0, 1)]
        acting = found[0].acting
        if acting is not None and acting.deed == deed and found[acting.seat].acting.picked:  # type: ignore[union-attr]
            return found[acting.seat], found[1 - acting.seat]
    raise AssertionError(f"nobody picks: {deed}")


def test_animals_picked_are_for_their_owner_alone_and_fires_lie_open() -> None:
    own, other = picking("attract")
    assert own.acting is not None
    card = words("en").key(f"{GAME}-card-{own.acting.picked[0]}")
    mine, theirs = (pictures.hand(GAME, view, PEOPLE[:2], "en") for view in (own, other))
    assert mine is not None
    assert theirs is not None
    assert mine.alt.startswith(f"Picked: {card}")
    assert "Picked" not in theirs.alt
    assert (
        pictures.table(GAME, own, PEOPLE[:2], "en").data == pictures.table(GAME, other, PEOPLE[:2], "en").data
    )
    fires = pictures.hand(GAME, picking("extinguish")[0], PEOPLE[:2], "en")
    assert fires is not None
    assert "Picked" not in fires.alt


def test_cards_known_to_come_are_for_their_owner_alone() -> None:
    match, own = next((match, view) for match in played(2, False) if (view := seen(match, 0)).players[0].tops)
    card = words("en").key(f"{GAME}-card-{own.players[0].tops[0]}")
    mine, theirs = (pictures.hand(GAME, view, PEOPLE[:2], "en") for view in (own, match.view(Seat(1))))
    assert mine is not None
    assert theirs is not None
    assert f"Next on your stack: {card}" in mine.alt
    assert "Next on your stack" not in theirs.alt
    public = pictures.table(GAME, match.view(None), PEOPLE[:2], "en")
    assert pictures.table(GAME, own, PEOPLE[:2], "en").data == public.data
    assert pictures.hand(GAME, match.view(None), PEOPLE[:2], "en") is None


def test_a_picture_is_the_same_whenever_it_is_drawn() -> None:
    shown = seen(played(4, True)[-1])
    english = words("en")
    first = draw(shown, PEOPLE, english).png()
    draw(seen(played(2, False)[0]), PEOPLE[:2], english)
    assert draw(shown, PEOPLE, english).png() == first


@pytest.mark.parametrize("name", ["🦊 花子", "محمد", "\u200b", "W" * 32, "🌲🌲"])
def test_whatever_somebody_is_called_the_pictures_are_drawn(name: str) -> None:
    shown = seen(played(2, True)[9], 0)
    plain = pictures.table(GAME, shown, ["Ada", "Ola"], "pl")
    named = pictures.table(GAME, shown, [name, "Ola"], "pl")
    assert opened(named).size == opened(plain).size
    assert named.data != plain.data
    assert opened(pictures.scores(GAME, shown, [name, "Ola"], "pl")).width == 1000


def test_the_end_crowns_whoever_won() -> None:
    last = seen(played(3, True)[-1])
    scores = pictures.scores(GAME, last, PEOPLE[:3], "en")
    assert scores.alt.startswith(f"Final scores. 1. {PEOPLE[last.outcome.winners[0]]}")
    assert "(enough)" in scores.alt
    assert "(enough)" not in pictures.scores(GAME, seen(played(3, True)[0]), PEOPLE[:3], "en").alt


def test_the_table_in_words_names_everything_that_lies_there() -> None:
    shown = seen(played(2, True)[-1])
    told = pictures.describe(GAME, shown, PEOPLE[:2], "en")
    english = words("en")
    for level in shown.reserve:
        assert all(english.key(f"{GAME}-card-{card}") in told for card in level.cards)
    assert all((english.key(f"{GAME}-tree-{tree}") in told) for tree, copies in shown.trees.items() if copies)


def silhouettes() -> dict[str, Image.Image]:
    """Return the silhouette of each animal in a Help Line; Kodama share one figure."""
    found = {}
    for card in cards():
        if cards()[card].symbols:
            continue
        brush = Brush(48, 48)
        draw_animal(brush, card, 24, 24, 48, CREAM, PANEL)
        ground = Image.new("RGBA", (48, 48), PANEL)
        ground.alpha_composite(brush.done())
        found[card] = ground.convert("L")
    return found


def test_no_two_animals_look_alike() -> None:
    assert not GLYPHS.keys() & DRAWINGS.keys()
    for (one, mask), (other, second) in combinations(silhouettes().items(), 2):
        apart = sum(ImageChops.difference(mask, second).histogram()[110:])
        assert apart > 120, (one, other)


def test_no_two_spirits_share_an_outline() -> None:
    assert len({spirit(name, 58, PANEL).mask.tobytes() for name in SPIRITS}) == len(SPIRITS)
