"""Views: the one place where it is decided who may know what (LF-SETUP-16, LF-SETUP-17)."""

from __future__ import annotations

from engine.games.living_forest.model.components import rocks
from engine.games.living_forest.model.kinds import ELEMENTS, GOALS, LEVELS
from engine.games.living_forest.model.table import Bonus, Jumped, Open, Player, Table
from engine.games.living_forest.model.texts import tell
from engine.games.living_forest.model.view import (
    ActingView,
    Asked,
    GoalView,
    LevelView,
    LivingForestView,
    PileView,
    PlayerView,
    TileView,
)
from engine.games.living_forest.rules.drawing import may_use
from engine.games.living_forest.rules.ending import outcome, winners_text
from engine.games.living_forest.rules.totals import excess, needed, reached, symbols, total
from engine.text import Seat, Text, Who


def show(table: Table, viewer: Seat | None) -> LivingForestView:
    """All that this seat (None: an onlooker) may know."""
    standing = outcome(table)
    return LivingForestView(
        seat=viewer,
        seats=len(table.players),
        headline=winners_text(standing) if table.phase == "over" else _headline(table),
        outcome=standing,
        asked=_asked(table),
        turn=table.turn,
        kodama=table.kodama,
        first=table.first,
        order=tuple(table.order),
        reserve=tuple(
            LevelView(level=level, cards=tuple(shown), deck=len(deck))
            for level, shown, deck in zip(LEVELS, table.reserve, table.decks, strict=True)
        ),
        fires=tuple(table.fires),
        strength=sum(table.fires),
        varans=table.varans,
        fragments=table.fragments,
        trees=table.trees,
        rocks=rocks(table.kodama),
        onibi=table.onibi,
        piles=tuple(PileView(pile=pile, cards=tuple(left)) for pile, left in table.piles.items()),
        element_tiles=table.element_tiles,
        players=tuple(_player(table, Seat(seat), viewer) for seat in range(len(table.players))),
        acting=_acting(table, viewer),
    )


def _player(table: Table, seat: Seat, viewer: Seat | None) -> PlayerView:
    player: Player = table.players[seat]
    known = sum(player.tops)
    return PlayerView(
        seat=seat,
        spirit=player.spirit,
        rock=player.rock,
        line=tuple(player.line),
        excess=excess(player),
        stopped=player.stopped,
        stack=len(player.stack),
        stack_cards=tuple(sorted(player.stack)),
        tops=tuple(reversed(player.stack[-known:])) if known and viewer == seat else (),
        discard=tuple(sorted(player.discard)),
        fragments=player.fragments,
        usable=may_use(table, player) and not player.stopped,
        fires=tuple(player.fires),
        tiles=tuple(TileView(goal=tile.goal, spirit=tile.spirit) for tile in player.tiles),
        forest=tuple(player.forest),
        elements={element: total(player, element) for element in ELEMENTS},
        goals=tuple(
            GoalView(goal=goal, reached=reached(player, goal), needed=needed(table, goal)) for goal in GOALS
        ),
        element_tiles=player.element_tiles,
        extra=player.extra,
        symbols=symbols(player) if table.kodama else 0,
    )


def _acting(table: Table, viewer: Seat | None) -> ActingView | None:
    acting = table.acting
    if acting is None:
        return None
    frame = acting.frames[-1] if acting.frames else None
    return ActingView(
        seat=acting.seat,
        basic=acting.basic,
        used=acting.used,
        animals=acting.animals,
        deed=frame.deed if isinstance(frame, Bonus | Open) else None,
        plus=frame.plus if isinstance(frame, Bonus) else 0,
        victim=frame.victim if isinstance(frame, Jumped) else None,
        picked=frame.picked if isinstance(frame, Open) and viewer == acting.seat else (),
    )


def _asked(table: Table) -> Asked:
    if table.phase == "draw":
        return "draw"
    if table.phase == "over" or table.acting is None:
        return "over"
    match table.acting.frames[-1:]:
        case (Bonus(),):
            return "bonus"
        case (Open(),):
            return "more"
        case (Jumped(),):
            return "steal"
        case _:
            return "act"


def _headline(table: Table) -> Text:
    if table.acting is None:
        drawing = tuple(Who(Seat(seat)) for seat, player in enumerate(table.players) if not player.stopped)
        return tell("headline-draw", turn=table.turn, who=drawing, count=len(drawing))
    return tell("headline-act", turn=table.turn, who=Who(table.acting.seat), count=table.acting.basic)
