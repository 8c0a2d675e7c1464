"""Making the view of a table: the one place where it is decided who may know what."""

from __future__ import annotations

from functools import cache, lru_cache

from engine.games.spirits_of_the_forest.components import tiles
from engine.games.spirits_of_the_forest.forest import available, cell_name, tiles_left
from engine.games.spirits_of_the_forest.kinds import POWERS, SPIRITS, Face
from engine.games.spirits_of_the_forest.layout import Layout, layout
from engine.games.spirits_of_the_forest.scoring import categories, outcome, symbols, winners_text
from engine.games.spirits_of_the_forest.table import Favour, Pick, Player, Table, Turn
from engine.games.spirits_of_the_forest.texts import tell
from engine.games.spirits_of_the_forest.view import (
    CellView,
    Collected,
    FavourView,
    ForestView,
    LastTurn,
    PlayerView,
    TileView,
)
from engine.text import Seat, Text, Who


def show(table: Table, viewer: Seat | None) -> ForestView:
    """All that this seat (None: an onlooker) may know."""
    reached = set(available(table))
    known = [_known(table, viewer, Seat(seat)) for seat in range(len(table.players))]
    counted = categories(table, [[each.face for each in held if each.face is not None] for held in known])
    standing = outcome(table, counted)
    return ForestView(
        seat=viewer,
        seats=len(table.players),
        headline=_headline(table) if table.stage != "over" else winners_text(standing),
        outcome=standing,
        stage=table.stage,
        turn=table.turn,
        active=table.active if table.stage in ("collect", "gem") else None,
        first=table.first,
        tiles_left=tiles_left(table),
        rows=table.layout.rows,
        columns=table.layout.columns,
        cells=tuple(
            _cell(
                table.layout_id,
                cell,
                stack,
                len(table.favours.get(cell, ())),
                table.gems.get(cell),
                cell in reached,
            )
            for cell, stack in enumerate(table.stacks)
        ),
        players=tuple(_player(table, Seat(seat), held) for seat, held in enumerate(known)),
        last=_last_turn(table.layout, table.last),
        categories=counted,
    )


def _known(table: Table, viewer: Seat | None, owner: Seat) -> tuple[FavourView, ...]:
    """A seat's favours: faces for their owner, for all once spent, and for all at the end (SF-FAVOUR-02, -03, -12, SF-END-03)."""
    open_to_viewer = viewer == owner or table.stage == "over"
    return tuple(_favour_before(favour, open_to_viewer) for favour in table.players[owner].favours)


def _favour_before(favour: Favour, open_to_viewer: bool) -> FavourView:
    return _favour(favour.face if open_to_viewer or favour.spent else None, favour.spent)


@cache
def _favour(face: Face | None, spent: bool = False) -> FavourView:
    return FavourView(face=face, spent=spent)


@cache
def _tile(index: int) -> TileView:
    tile = tiles()[index]
    return TileView(spirit=tile.spirit, symbols=tile.symbols, power=tile.power)


@lru_cache(maxsize=4096)
def _cell(
    layout_id: str, cell: int, stack: tuple[int, ...], favours: int, gem: Seat | None, is_available: bool
) -> CellView:
    """Most cells look the same from one view to the next. Favours on tiles show nobody their face (SF-FAVOUR-04)."""
    place = layout(layout_id).cells[cell]
    return CellView(
        name=place.name,
        x=place.x,
        y=place.y,
        stack=tuple(_tile(index) for index in stack),
        favours=(_favour(None),) * favours,
        gem=gem,
        available=is_available,
    )


def _player(table: Table, seat: Seat, favours: tuple[FavourView, ...]) -> PlayerView:
    player: Player = table.players[seat]
    count = symbols(player)
    return PlayerView(
        seat=seat,
        tiles=tuple(_tile(index) for index in player.tiles),
        spirits={spirit: count[spirit] for spirit in SPIRITS},
        powers={power: count[power] for power in POWERS},
        favours=favours,
        gems_supply=player.supply,
        gems_forest=sum(owner == seat for owner in table.gems.values()),
        gems_removed=player.removed,
        tile_count=len(player.tiles),
    )


def _last_turn(forest: Layout, turn: Turn | None) -> LastTurn | None:
    if turn is None:
        return None
    return LastTurn(
        seat=turn.seat,
        collected=tuple(_collected(forest, pick) for pick in turn.picks),
        gem_to=cell_name(forest, turn.gem_to),
        gem_from=cell_name(forest, turn.gem_from),
        passed=turn.passed,
    )


def _collected(forest: Layout, pick: Pick) -> Collected:
    return Collected(
        cell=forest.names[pick.cell], tile=_tile(pick.tile), paid=pick.paid, favours=pick.favours
    )


def _headline(table: Table) -> Text:
    if table.stage == "last-chance":
        return tell("headline-last-chance", who=tuple(Who(seat) for seat in table.pending))
    return tell(f"headline-{table.stage}", who=Who(table.active))
