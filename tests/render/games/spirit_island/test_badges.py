"""Badges of Spirit Island: the kind of a piece, and an element."""

from __future__ import annotations

from engine.games.spirit_island.model.actions import Attune, Hit, Pick, Push
from render.games.spirit_island.badges import SIGNS, badge
from render.pictures import emblems


def test_a_piece_has_the_sign_of_its_kind_whatever_damage_it_has_and_an_element_its_own() -> None:
    hurt, whole = badge(Hit("A5", "town-1", 1), ("piece",)), badge(Push("town", "A5", "A6"), ("piece",))
    assert hurt is not None
    assert hurt == whole
    assert hurt.text == "", "the damage is in the words"
    attuned = badge(Attune("moon"), ("element",))
    assert attuned is not None
    assert attuned.sign == "moon"
    assert badge(Push("town", "A5", "A6"), ("land",)) is None
    assert badge(Pick("A5"), ("land",)) is None
    assert badge(Push("presence-2", "A5", "A6"), ("piece",)) is None


def test_every_badge_has_its_emblem() -> None:
    found = emblems("spirit-island")
    assert {*found} == {*SIGNS}
    assert all(picture.startswith(b"\x89PNG") for picture in found.values())
