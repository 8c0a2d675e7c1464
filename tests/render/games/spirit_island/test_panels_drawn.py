"""The panels and the track tell what matters at a glance: who is meant, which cards can be used, what goes on, what is nearly over."""

from __future__ import annotations

from typing import Any

import pytest
from PIL import Image

from engine.games.spirit_island.model.texts import name_of, tell
from engine.games.spirit_island.model.view import SpiritIslandView, SpiritView
from render.games.spirit_island.art.icons import ICONS
from render.games.spirit_island.art.picture_size import GAP, LETTERS, SIDE
from render.games.spirit_island.board.board import HEAD
from render.games.spirit_island.board.ground import ground
from render.games.spirit_island.board.panels import HIGH as PANEL_HIGH
from render.games.spirit_island.board.panels import PITCH
from render.games.spirit_island.board.track import cell_box
from render.kit.palette import CORAL, CREAM, FIELD, GOLD, INK, PANEL, SPENT, Ink, index
from render.kit.sprites import silhouette
from tests.render.games.spirit_island.test_island_drawn import picture
from tests.render.island import played, seen
from tests.render.pixels import Box, count, has_ink, is_written
from words.catalogue import words

WORDS = words("en")


def table(**changes: Any) -> SpiritIslandView:
    """Return a table of two people, the second of whom has played cards, with these changes."""
    view = next(view for view in map(seen, played(2)) if view.spirits[1].played)
    return view.model_copy(update=changes)


def with_spirit(view: SpiritIslandView, **changes: Any) -> SpiritIslandView:
    """Return the view with changes of the second spirit."""
    first, second = view.spirits
    return view.model_copy(update={"spirits": (first, second.model_copy(update=changes))})


def panel(drawn: Image.Image, seat: int, seats: int = 2) -> Box:
    top = drawn.height - (seats - seat) * PITCH
    return 0, top, drawn.width, top + PANEL_HIGH


def golden(view: SpiritIslandView) -> list[bool]:
    """Return for each seat whether its panel has a golden title."""
    drawn = picture(view)
    corners = [(SIDE + 8, panel(drawn, seat)[1] + 10) for seat in range(view.seats)]
    return [drawn.getpixel(corner) == index(GOLD) for corner in corners]


def states(view: SpiritIslandView, **of_second: bool) -> SpiritIslandView:
    """Return the view with the first spirit neither ready nor active, and the second one as given."""
    quiet = {"is_ready": False, "is_active": False}
    first, second = view.spirits
    spirits = first.model_copy(update=quiet), second.model_copy(update=quiet | of_second)
    return view.model_copy(update={"spirits": spirits})


def test_whoever_is_not_ready_yet_is_golden_while_all_prepare() -> None:
    assert golden(states(table(phase="spirit", result=None), is_ready=True, is_active=True)) == [True, False]


def test_whoever_can_still_use_a_power_is_golden_while_powers_are_used() -> None:
    for phase in ("fast", "slow"):
        assert golden(states(table(phase=phase, result=None), is_active=True)) == [False, True]


@pytest.mark.parametrize(("result", "is_won"), [("won", True), ("sacrifice", True), ("lost", False)])
def test_at_the_end_all_are_crowned_or_none(result: str, is_won: bool) -> None:
    view = table(phase="over", result=result)
    assert golden(view) == [is_won, is_won]
    assert count(picture(view), silhouette("mdi:crown", 34, INK, GOLD)) == 2 * is_won


def card_inks(view: SpiritIslandView, spirit: SpiritView) -> list[Ink]:
    """Return the inks in which the name of the spirit's first card is written, over what it lies on."""
    drawn, name = picture(view), WORDS.say(name_of(spirit.played[0].id))
    box = panel(drawn, spirit.seat)
    found = []
    for ink, over in ((GOLD, FIELD), (CREAM, FIELD), (SPENT, PANEL)):
        if is_written(drawn, name, "sans", LETTERS, ink, over, box):
            found.append(ink)
    return found


@pytest.mark.parametrize(
    ("used", "usable", "ink"), [(False, True, GOLD), (False, False, CREAM), (True, False, SPENT)]
)
def test_a_card_is_golden_where_it_can_be_used_and_faint_where_it_has_been(
    used: bool, usable: bool, ink: Ink
) -> None:
    view = table()
    card = view.spirits[1].played[0].model_copy(update={"used": used, "usable": usable})
    shown = with_spirit(view, played=(card,))
    assert card_inks(shown, shown.spirits[1]) == [ink]


@pytest.mark.parametrize(
    ("speed", "as_fast", "sign"), [("fast", False, "fast"), ("slow", False, "slow"), ("slow", True, "fast")]
)
def test_a_slow_card_that_may_be_used_as_a_fast_one_has_the_sign_of_one(
    speed: str, as_fast: bool, sign: str
) -> None:
    view = table()
    update = {"used": False, "usable": True, "speed": speed, "as_fast": as_fast}
    drawn = picture(with_spirit(view, played=(view.spirits[1].played[0].model_copy(update=update),)))
    shown = {each: count(drawn, silhouette(ICONS[each][0], 34, GOLD, FIELD)) for each in ("fast", "slow")}
    assert shown[sign] >= 1
    assert sum(shown.values()) == 1 + sum(card.usable for card in view.spirits[0].played)


def cell_of(view: SpiritIslandView, cell: int) -> Box:
    """Return the box of a cell of the track: ravage, build, explore, fear, blight."""
    return cell_box(cell, HEAD + ground(view.boards).height + GAP)


@pytest.mark.parametrize(("left", "ink"), [(4, CORAL), (5, CREAM)])
def test_blight_that_is_nearly_over_is_red(left: int, ink: Ink) -> None:
    view = table()
    drawn = picture(view.model_copy(update={"blight": view.blight.model_copy(update={"left": left})}))
    assert is_written(drawn, f"{left} left", "heavy", 46, ink, PANEL, cell_of(view, 4))


@pytest.mark.parametrize(
    ("step", "cell"),
    [
        (tell("step-ravage"), 0),
        (tell("step-build"), 1),
        (tell("step-explore"), 2),
        (tell("step-fear"), 3),
        (tell("step-fear-card", card=name_of("isolation")), 3),
    ],
)
def test_what_goes_on_in_the_invader_phase_has_a_golden_head(step: Any, cell: int) -> None:
    view = table(phase="invaders", step=step)
    drawn = picture(view)
    heads = [_beside_title(cell_of(view, number)) for number in range(5)]
    assert [has_ink(drawn, GOLD, head) for head in heads] == [number == cell for number in range(5)]


def _beside_title(cell: Box) -> Box:
    """Return a part of a cell's head that no letter reaches."""
    _, top, right, _ = cell
    return right - 40, top + 8, right - 20, top + 12
