"""Marks of events in the forest."""

from __future__ import annotations

from engine.text import Seat, Text, Who, say
from render.games.spirits_of_the_forest.art.signs import GEM_OF
from render.games.spirits_of_the_forest.board import board
from render.games.spirits_of_the_forest.board.event_marks import marks, tally
from render.games.spirits_of_the_forest.modules.registry import in_play
from render.kit.marks import Mark
from tests.render.forest import GAME, find_view, view

ADA, BRUNO = Who(Seat(0)), Who(Seat(1))


def shown(event: str, left: int = 44, **args: object) -> list[Mark]:
    text: Text = say(f"{GAME}-event-{event}", **args)  # type: ignore[arg-type]
    return [*marks(text, view(2, left))]


def test_a_tile_went_to_the_panel_of_whoever_took_it() -> None:
    (ada,), (bruno,) = (shown("take", who=who, cell="A1", tile="") for who in (ADA, BRUNO))
    assert ada.at == bruno.at
    assert ada.to is not None
    assert bruno.to is not None
    assert ada.to[0] < 700 < bruno.to[0], "each points at a panel of its own"
    assert ada.to[1] == bruno.to[1] > ada.at[3]


def test_the_number_stands_in_an_empty_cell_and_between_tiles() -> None:
    forest = view(2, 44)
    empty = next(cell for cell in forest.cells if not cell.stack)
    full = next(cell for cell in forest.cells if cell.stack)
    (gone,), (up,) = (
        shown("take", who=ADA, cell=empty.name, tile=""),
        shown("turn-up", cell=full.name, tile=""),
    )
    assert gone.at[0] < gone.number[0] < gone.at[2]
    assert gone.at[1] < gone.number[1] < gone.at[3]
    assert up.number[0] < up.at[0]
    assert up.number[1] > up.at[3]


def test_an_arrow_has_a_sign_where_nothing_else_shows_what_went() -> None:
    """Tiles under one that went show it, and so do the pale tiles of the last turn."""
    forest = view(2, 40)
    last = {step.cell for step in forest.last.collected} if forest.last is not None else set()
    bare = next(cell for cell in forest.cells if not cell.stack and cell.name not in last)
    full = next(cell for cell in forest.cells if cell.stack and cell.name not in last)
    assert last
    for cell, sign in ((bare.name, f"{GEM_OF}1"), (full.name, ""), (min(last), "")):
        (mark,) = shown("take", 40, who=BRUNO, cell=cell, tile="")
        assert mark.sign == sign


def test_a_gem_is_shown_as_long_as_it_lies_there() -> None:
    forest = view(2, 40)
    gem = next(cell for cell in forest.cells if cell.gem is not None and cell.stack)
    assert gem.gem is not None
    assert len(shown("place", 40, who=Who(gem.gem), cell=gem.name)) == 1
    assert shown("move", 40, who=Who(gem.gem), gem="A1", cell=gem.name) == shown(
        "place", 40, who=Who(gem.gem), cell=gem.name
    )
    assert shown("place", 40, who=Who(Seat(1 - gem.gem)), cell=gem.name) == []


def test_what_is_nowhere_is_not_shown() -> None:
    assert shown("keep", who=ADA) == []


def test_symbols_favours_and_gems_are_counted() -> None:
    forest = view(2, 40)
    counted = dict(tally(forest))
    for player in forest.players:
        counts = counted[player.seat]
        assert {name: counts[name] for name in player.spirits} == player.spirits
        assert counts["favour"] == len(player.favours)
        assert counts["gem"] == 3 - player.gems_removed


def test_no_number_covers_what_a_module_has_laid_between_tiles() -> None:
    """A Moonlight tile lies where four tiles meet; the number of a gem on one of them stands at another corner."""
    forest = find_view(("moonlight",), 2, None, lambda seen: seen.tiles_left <= 40)
    site, (module,) = board.places(forest), in_play(forest)
    boxes = list(module.boxes(forest, site))
    for cell in forest.cells:
        if cell.stack:
            (mark,) = marks(say(f"{GAME}-event-turn-up", cell=cell.name, who=ADA, tile=""), forest)
            x, y = mark.number
            assert not any(left <= x <= right and top <= y <= bottom for left, top, right, bottom in boxes)
    assert boxes
