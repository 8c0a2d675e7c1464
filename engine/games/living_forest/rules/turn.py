"""The course of the game: drawing, acting, the end of the turn, and round again (LF-DRAW-01)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.ask import Ask
from engine.games.living_forest.model.actions import LivingAction
from engine.games.living_forest.model.play import LivingPlay
from engine.games.living_forest.rules import action_phase, draw_phase
from engine.games.living_forest.rules.end_of_game import is_won
from engine.games.living_forest.rules.end_of_turn import end_turn
from engine.games.living_forest.rules.winner import winners_text
from engine.script import Script
from engine.text import Seat


def menu(play: LivingPlay) -> Mapping[Seat, Ask[LivingAction]]:
    """Return who must act now, and on what; empty where the game goes on by itself."""
    return draw_phase.asks(play.table) if play.table.phase == "draw" else action_phase.asks(play)


def act(play: LivingPlay, seat: Seat, action: LivingAction) -> Script[None] | None:
    """Do what a seat has chosen from the menu."""
    if play.table.phase == "action":
        return action_phase.act(play, action)
    play.hear(draw_phase.play(play.table, seat, action, play.chance))
    return None


def advance(play: LivingPlay) -> None:
    """Go on to the next player's actions; after the last one's end the game or the turn (LF-WIN-06)."""
    table = play.table
    order, place = table.order, 0
    if table.acting is not None:
        place = order.index(table.acting.seat) + 1
    table.phase = "action"
    if place < len(order):
        action_phase.begin_turn(play, order[place])
    elif is_won(table):
        table.phase, table.acting = "over", None
        play.tell(winners_text(table))
    else:
        table.acting = None
        play.hear(end_turn(table))
