"""Badges of Living Forest: what the thing on a button gives."""

from __future__ import annotations

from engine.games.living_forest.model.actions import (
    Advance,
    Attract,
    Call,
    Draw,
    Extinguish,
    Plant,
    Spend,
    Steal,
)
from engine.games.living_forest.model.facts import board, cards, trees
from engine.games.living_forest.model.view import LivingForestView
from engine.match import Match
from engine.registry import find
from engine.text import Seat
from render import pictures

GAME = "living-forest"


def view() -> LivingForestView:
    game = find(GAME)
    found = Match.new(game, game.Options(), 2, b"badges").view(Seat(0))
    assert isinstance(found, LivingForestView)
    return found


def sign(action: object, *fields: str) -> str | None:
    badge = pictures.badge(GAME, view(), action, fields)
    return None if badge is None else badge.sign


def test_each_thing_has_the_sign_of_what_it_gives() -> None:
    shown = view()
    beaver = cards()["beaver"]
    assert sign(Attract("beaver"), "card") in beaver.elements
    assert sign(Extinguish(2), "fire") == "goal-fire"
    start = shown.players[0].rock
    taken = {player.rock for player in shown.players if player.seat != 0}
    free = next(rock % 12 for rock in range(start + 1, start + 12) if rock % 12 not in taken)
    assert sign(Advance(1), "steps") == f"deed-{shown.rocks[free]}"
    assert sign(Call("water"), "pile") == "goal-fire"
    assert sign(Steal("tree-autumn"), "tile") == "goal-tree"
    assert sign(Spend("wind"), "element") == "wind"
    assert sign(Draw()) is None


def test_a_tree_has_what_it_gives_and_a_corner_what_it_brings() -> None:
    tree = next(tree for tree in trees().values() if tree.elements)
    space, corner = next(iter(board().forest.corners.items()))
    assert sign(Plant(tree.id, space), "tree") in tree.elements
    found = sign(Plant(tree.id, space), "at")
    assert found in (f"deed-{corner.action}", corner.element, "fragment")
    plain = next(
        f"{row}{column}"
        for row in "ABC"
        for column in "12345"
        if f"{row}{column}" not in board().forest.corners
    )
    assert sign(Plant(tree.id, plain), "at") is None


def test_every_badge_that_can_be_has_its_emblem() -> None:
    emblems = pictures.emblems(GAME)
    things = [(Attract(card), "card") for card in cards()] + [(Plant(tree, "B2"), "tree") for tree in trees()]
    things += [(Plant(next(iter(trees())), space), "at") for space in board().forest.corners]
    found = {sign(action, field) for action, field in things} - {None}
    assert len(found) > 5
    assert all(emblems[name].startswith(b"\x89PNG") for name in found if name)
