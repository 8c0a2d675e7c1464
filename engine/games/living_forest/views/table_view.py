"""Views: the one place where it is decided who may know what (LF-SETUP-16, LF-SETUP-17)."""

from __future__ import annotations

from engine.games.living_forest.model.facts import rocks
from engine.games.living_forest.model.kinds import ELEMENTS, GOALS, LEVELS
from engine.games.living_forest.model.table import Bonus, Jumped, Open, Player, Table
from engine.games.living_forest.model.texts import tell
from engine.games.living_forest.model.view import (
    ActingView,
    Asked,
    GoalView,
    KodamaPileView,
    LevelView,
    LivingForestView,
    PlayerView,
    VictoryTileView,
)
from engine.games.living_forest.rules.draw_phase import may_use
from engine.games.living_forest.rules.totals import excess, needed, reached, symbols, total
from engine.games.living_forest.rules.winner import outcome, winners_text
from engine.kit import shown
from engine.text import Seat, Text, Who


def show(table: Table, viewer: Seat | None) -> LivingForestView:
    """Return all that this seat (None: an onlooker) may know."""
    standing = outcome(table)
    return shown(
        LivingForestView,
        table,
        table,
        viewer,
        seat=viewer,
        seats=len(table.players),
        headline=winners_text(table) if table.phase == "over" else _headline(table),
        outcome=standing,
        asked=_asked(table),
        reserve=tuple(
            LevelView(level=level, cards=tuple(shown), deck=len(deck))
            for level, shown, deck in zip(LEVELS, table.reserve, table.decks, strict=True)
        ),
        strength=sum(table.fires),
        rocks=rocks(table.kodama),
        piles=tuple(KodamaPileView(pile=pile, cards=tuple(left)) for pile, left in table.piles.items()),
        players=tuple(_player(table, Seat(seat), viewer) for seat in range(len(table.players))),
        acting=_acting(table, viewer),
    )


def _player(table: Table, seat: Seat, viewer: Seat | None) -> PlayerView:
    player: Player = table.players[seat]
    known = sum(player.tops)
    return shown(
        PlayerView,
        table,
        player,
        viewer,
        seat=seat,
        excess=excess(player),
        stack=len(player.stack),
        stack_cards=tuple(sorted(player.stack)),
        tops=tuple(reversed(player.stack[-known:])) if known and viewer == seat else (),
        discard=tuple(sorted(player.discard)),
        usable=may_use(table, player) and not player.stopped,
        tiles=tuple(VictoryTileView(goal=tile.goal, spirit=tile.spirit) for tile in player.tiles),
        elements={element: total(player, element) for element in ELEMENTS},
        goals=tuple(
            GoalView(goal=goal, reached=reached(player, goal), needed=needed(table, goal)) for goal in GOALS
        ),
        symbols=symbols(player) if table.kodama else 0,
    )


def _acting(table: Table, viewer: Seat | None) -> ActingView | None:
    acting = table.acting
    if acting is None:
        return None
    frame = acting.now
    return shown(
        ActingView,
        table,
        acting,
        viewer,
        deed=frame.deed if isinstance(frame, Bonus | Open) else None,
        plus=frame.plus if isinstance(frame, Bonus) else 0,
        victim=frame.victim if isinstance(frame, Jumped) else None,
        picked=frame.picked if isinstance(frame, Open) and viewer == acting.seat else (),
        unspent=frame.left if isinstance(frame, Open) and viewer == acting.seat else None,
    )


def _asked(table: Table) -> Asked:
    if table.phase == "draw":
        return "draw"
    if table.phase == "over" or table.acting is None:
        return "over"
    match table.acting.now:
        case Bonus():
            return "bonus"
        case Open():
            return "more"
        case Jumped():
            return "steal"
        case _:
            return "act"


def _headline(table: Table) -> Text:
    if table.acting is None:
        drawing = tuple(Who(Seat(seat)) for seat, player in enumerate(table.players) if not player.stopped)
        return tell("headline-draw", turn=table.turn, who=drawing, count=len(drawing))
    return tell("headline-act", turn=table.turn, who=Who(table.acting.seat), count=table.acting.left)
