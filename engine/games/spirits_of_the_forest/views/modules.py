"""What each seat may know of the modules in play: their parts of the view."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

from engine.games.spirits_of_the_forest.model.components import tiles
from engine.games.spirits_of_the_forest.model.kinds import Face
from engine.games.spirits_of_the_forest.model.module_states import Choice, Lying
from engine.games.spirits_of_the_forest.model.table import Table
from engine.games.spirits_of_the_forest.model.view import (
    EnchantmentView,
    FavourView,
    MoonlightView,
    OpponentView,
    SeasonView,
    TileView,
)
from engine.games.spirits_of_the_forest.modules.enchanted import claims_of, tile_kind
from engine.games.spirits_of_the_forest.modules.moonlight import block_name, blocks
from engine.games.spirits_of_the_forest.pieces.count import symbols
from engine.games.spirits_of_the_forest.pieces.forest import closed_rows
from engine.text import Seat

FACE_DOWN = -1
"""In place of the index of a tile that lies face down."""


@cache
def tile_view(index: int) -> TileView:
    """One tile as it is seen."""
    if index == FACE_DOWN:
        return TileView(spirit=None, symbols=0, power=None)
    tile = tiles()[index]
    return TileView(spirit=tile.spirit, symbols=tile.symbols, power=tile.power)


@cache
def favour_view(face: Face | None, spent: bool = False, known: bool = False) -> FavourView:
    """One favour token as it is seen."""
    return FavourView(face=face, spent=spent, known=known)


def before(table: Table, seat: Seat, viewer: Seat | None) -> dict[str, Any]:
    """What the modules put before one player."""
    found: dict[str, Any] = {"rewards": table.players[seat].rewards}
    dealt: list[str] = []
    for kind, choice in (("wish", table.wish), ("curse", table.curse)):
        if choice is not None:
            found[kind] = choice.kept[seat] if choice.opened or viewer == seat else None
            dealt += _dealt(kind, choice, seat, viewer)
    found["dealt"] = tuple(dealt)
    if table.seasons is not None:
        found["stars"] = tuple(row for row, owner in table.seasons.won if owner == seat)
    if table.enchanted is not None:
        found["claimed"] = tuple(table.enchanted.claimed[seat])
    return found


def _dealt(kind: str, choice: Choice, seat: Seat, viewer: Seat | None) -> list[str]:
    if choice.opened or viewer != seat:
        return []
    return [f"{kind}:{card}" for card in choice.hands[seat]]


def parts(table: Table, viewer: Seat | None) -> dict[str, Any]:
    """What the modules put on the table for all."""
    found: dict[str, Any] = {}
    if table.seasons is not None:
        found["seasons"] = _seasons(table)
    if table.moonlight is not None:
        found["moonlight"] = tuple(
            _moonlight(table, block, viewer) for block in range(len(table.moonlight.tiles))
        )
    if table.enchanted is not None:
        found["display"] = _display(table, viewer)
        found["deck"] = len(table.enchanted.deck)
        found["drawn"] = table.enchanted.drawn if viewer == table.active else ()
    if table.stage == "reward":
        found["box"] = tuple(sorted(table.box))
    if table.solo is not None:
        found["opponent"] = _opponent(table)
        found["solo_rule"] = table.solo.rule
    return found


def _seasons(table: Table) -> tuple[SeasonView, ...]:
    assert table.seasons is not None
    closed, owners = closed_rows(table), dict(table.seasons.won)
    return tuple(
        SeasonView(row=row, card=card, remain=table.remain[row], closed=row in closed, owner=owners.get(row))
        for row, card in enumerate(table.seasons.cards)
    )


def _moonlight(table: Table, block: int, viewer: Seat | None) -> MoonlightView:
    lights = table.moonlight
    assert lights is not None
    face: Lying = lights.faces[block]
    seer = lights.seers[block]
    is_known = face == "up" or (seer is not None and seer == viewer)
    return MoonlightView(
        name=block_name(block),
        cells=tuple(table.layout.names[cell] for cell in blocks(table.layout_id)[block]),
        spirit=lights.tiles[block] if is_known else None,
        state="looking" if face == "lying" and seer is not None else face,
        seer=seer,
    )


def _display(table: Table, viewer: Seat | None) -> tuple[EnchantmentView, ...]:
    assert table.enchanted is not None
    kinds = (
        Counter(sorted(map(tile_kind, table.players[viewer].tiles))) if viewer is not None else Counter[str]()
    )
    return tuple(
        EnchantmentView(card=card, claimable=any(True for _ in claims_of(kinds, card)))
        for card in table.enchanted.display
    )


def _opponent(table: Table) -> OpponentView:
    assert table.solo is not None
    opponent = table.solo.opponent
    count = symbols(opponent)
    return OpponentView(
        tiles=tuple(map(tile_view, opponent.tiles)),
        spirits={spirit: count[spirit] for spirit in table.spirits},
        favours=tuple(favour_view(favour.face, known=True) for favour in opponent.favours),
        unseen=len(table.solo.unseen),
    )
