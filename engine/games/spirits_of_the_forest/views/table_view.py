"""The making of a table's view: the one place that decides on each seat's knowledge."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import chain

from engine.games.spirits_of_the_forest.model.facts import in_all, symbols_on
from engine.games.spirits_of_the_forest.model.kinds import OVER, POWERS, Face, Module
from engine.games.spirits_of_the_forest.model.layout import Layout, layout
from engine.games.spirits_of_the_forest.model.table import Favour, PickedTile, Player, Table, TurnTaken
from engine.games.spirits_of_the_forest.model.view import (
    CellView,
    Collected,
    FavourView,
    ForestView,
    LastTurn,
    PlayerView,
)
from engine.games.spirits_of_the_forest.modules.module import in_play
from engine.games.spirits_of_the_forest.pieces.count import symbols
from engine.games.spirits_of_the_forest.pieces.forest import available, cell_name, tiles_left
from engine.games.spirits_of_the_forest.pieces.piece_views import FACE_DOWN, favour_view, tile_view
from engine.games.spirits_of_the_forest.rules.score import categories
from engine.games.spirits_of_the_forest.rules.step_order import is_in_turn, is_revealed, step_of
from engine.games.spirits_of_the_forest.rules.winner import outcome, winners_text
from engine.kit import ViewPart
from engine.text import Seat, Text


def show(table: Table, seat: Seat | None) -> ForestView:
    """Return all that this seat (None: an onlooker) may know."""
    reached = set(available(table))
    known = [_known(table, seat, Seat(owner)) for owner in range(len(table.players))]
    faces = [[each.face for each in held if each.face is not None] for held in known]
    counted = categories(table, faces)
    standing = outcome(table, counted, faces)
    whole, left = in_all(table.spirits), symbols_on(chain.from_iterable(table.stacks))
    return ForestView(
        seat=seat,
        seats=len(table.players),
        headline=_headline(table) if table.stage != OVER else winners_text(table, standing),
        outcome=standing,
        stage=table.stage,
        turn=table.turn,
        active=table.active if is_in_turn(table) else None,
        first=table.first,
        tiles_left=tiles_left(table),
        rows=table.layout.rows,
        columns=table.layout.columns,
        cells=tuple(
            _cell(
                table.layout_id,
                cell,
                stack if cell not in table.down else (FACE_DOWN,),
                table.favours.get(cell, ()) if cell in _open_favours(table.layout_id) else None,
                len(table.favours.get(cell, ())),
                table.gems.get(cell),
                cell in reached,
            )
            for cell, stack in enumerate(table.stacks)
        ),
        players=tuple(_player(table, Seat(owner), held) for owner, held in enumerate(known)),
        last=_last_turn(table.layout, table.last),
        categories=counted,
        modules=table.modules,
        spirits=table.spirits,
        in_all=whole,
        to_come={name: left[name] for name in whole},
        parts=_parts(table, seat),
    )


def _known(table: Table, viewer: Seat | None, owner: Seat) -> tuple[FavourView, ...]:
    """Return a seat's favours: faces for their owner, for all once spent, and for all at the end (SF-FAVOUR-02, -03, -12, SF-END-03)."""
    open_to_viewer = viewer == owner or is_revealed(table)
    return tuple(_favour_before(favour, open_to_viewer) for favour in table.players[owner].favours)


def _favour_before(favour: Favour, open_to_viewer: bool) -> FavourView:
    is_open = open_to_viewer or favour.spent or favour.known
    return favour_view(favour.face if is_open else None, favour.spent, favour.known)


@cache
def _open_favours(layout_id: str) -> frozenset[int]:
    """Return the cells whose favour tokens lie face up (SF-EVENT-06)."""
    return frozenset(cell for cell, place in enumerate(layout(layout_id).cells) if place.favour_up)


@lru_cache(maxsize=4096)
def _cell(
    layout_id: str,
    cell: int,
    stack: tuple[int, ...],
    faces: tuple[Face, ...] | None,
    favours: int,
    gem: Seat | None,
    is_available: bool,
) -> CellView:
    """Return a cell as it is seen, kept, for most look the same from one view to the next.

    Favours on tiles show nobody their face (SF-FAVOUR-04), but for those that lie face up: then they are in `faces`.
    """
    place = layout(layout_id).cells[cell]
    return CellView(
        name=place.name,
        x=place.x,
        y=place.y,
        stack=tuple(tile_view(index) for index in stack),
        favours=(favour_view(None),) * favours
        if faces is None
        else tuple(favour_view(face, known=True) for face in faces),
        gem=gem,
        available=is_available,
    )


def _player(table: Table, seat: Seat, favours: tuple[FavourView, ...]) -> PlayerView:
    player: Player = table.players[seat]
    count = symbols(player)
    return PlayerView(
        seat=seat,
        tiles=tuple(tile_view(index) for index in player.tiles),
        spirits={spirit: count[spirit] for spirit in table.spirits},
        powers={power: count[power] for power in POWERS},
        favours=favours,
        gems_supply=player.supply,
        gems_forest=sum(owner == seat for owner in table.gems.values()),
        gems_removed=player.removed,
        tile_count=len(player.tiles),
        rewards=player.rewards,
    )


def _last_turn(forest: Layout, turn: TurnTaken | None) -> LastTurn | None:
    if turn is None:
        return None
    return LastTurn(
        seat=turn.seat,
        collected=tuple(_collected(forest, pick) for pick in turn.picks),
        gem_to=cell_name(forest, turn.gem_to),
        gem_from=cell_name(forest, turn.gem_from),
        passed=turn.passed,
    )


def _collected(forest: Layout, pick: PickedTile) -> Collected:
    return Collected(
        cell=forest.names[pick.cell], tile=tile_view(pick.tile), paid=pick.paid, favours=pick.favours
    )


def _parts(table: Table, viewer: Seat | None) -> dict[Module, ViewPart]:
    parts = ((module.id, module.part(table, viewer)) for module in in_play(table.modules))
    return {module: part for module, part in parts if part is not None}


def _headline(table: Table) -> Text:
    step = step_of(table)
    assert step is not None
    return step.headline(table)
