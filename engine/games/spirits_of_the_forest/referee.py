"""Why a move is not legal now, as its seat may be told: from the view alone, with the rule that speaks against it.

The referee is asked only about moves that are not legal. It follows the move through the moments the rules do and stops at the first
thing that is wrong.
"""

from __future__ import annotations

from typing import TypeAlias

from engine.games.spirits_of_the_forest.actions import (
    ForestAction,
    Keep,
    Move,
    Pass,
    Place,
    Plus,
    Reveal,
    Take,
)
from engine.games.spirits_of_the_forest.moment import Moment
from engine.games.spirits_of_the_forest.payment import judge_price
from engine.games.spirits_of_the_forest.texts import tell
from engine.games.spirits_of_the_forest.view import ForestView
from engine.text import Arg, Text

Verdict: TypeAlias = tuple[Text, str | None]
"""What is wrong, and the id of the rule."""


def judge(view: ForestView, action: ForestAction) -> Verdict:
    """What stands in the way of this action."""
    return _judge_step(view, action) or _judge_action(view, action) or _no(None, "other")


def _no(rule: str | None, key: str, **args: Arg) -> Verdict:
    return tell(f"refused-{key}", **args), rule


def _judge_action(view: ForestView, action: ForestAction) -> Verdict | None:
    match action:
        case Take():
            return _judge_take(Moment(view), action)
        case Place(to):
            return _judge_place(Moment(view), to)
        case Move(gem, to):
            return _judge_move(Moment(view), gem, to)
        case Pass():
            return _judge_pass(view)
        case Plus():
            return _judge_plus(Moment(view))
        case _:
            return None


def _judge_step(view: ForestView, action: ForestAction) -> Verdict | None:
    """SF-TURN-01: everything in its step."""
    if view.stage == "over":
        return _no("SF-END-01", "all-collected")
    if isinstance(action, Plus):
        return None
    if isinstance(action, Reveal):
        return _judge_reveal(view)
    if view.stage == "last-chance":
        return _no("SF-END-01", "all-collected")
    if view.seat != view.active:
        return _no("SF-TURN-06", "not-active")
    if view.stage == "gem" and isinstance(action, Take | Pass):
        return _no("SF-TURN-01", "gem-step")
    if view.stage == "collect" and isinstance(action, Place | Move | Keep):
        return _judge_gem_early(Moment(view))
    return None


def _judge_reveal(view: ForestView) -> Verdict:
    """SF-END-03: too early, or by a seat that is not asked any more while others still are."""
    return _no("SF-END-03", "ready" if view.stage == "last-chance" else "reveal-early")


def _judge_gem_early(now: Moment) -> Verdict:
    """SF-TURN-01, SF-TURN-03: gems come after collecting, and not at all in the turn of a seat that can collect nothing."""
    return _no("SF-TURN-03", "blocked") if now.is_blocked else _no("SF-TURN-01", "collect-first")


def _judge_take(now: Moment, take: Take) -> Verdict | None:
    verdict = _judge_tile(now, take.first)
    if take.second is None:
        if verdict is None and take.pay_second is not None:
            return _no("SF-GEM-08", "no-second")
        return verdict or judge_price(now, take.first, take.pay)
    verdict = verdict or _judge_pair(now, take.first, take.second) or judge_price(now, take.first, take.pay)
    if verdict is None:
        now.collect(take.first, take.pay)
        verdict = _judge_tile(now, take.second) or judge_price(now, take.second, take.pay_second)
    return verdict


def _judge_there(now: Moment, name: str, rule: str) -> Verdict | None:
    """Whether there is a tile to speak of at all."""
    if name not in now.cells:
        return _no(None, "no-cell", cell=name)
    return None if now.stacks[name] else _no(rule, "gone", cell=name)


def _judge_tile(now: Moment, name: str) -> Verdict | None:
    """SF-TAKE-01: only what can be reached."""
    if (verdict := _judge_there(now, name, "SF-TAKE-01")) is not None:
        return verdict
    return None if now.is_available(name) else _no("SF-TAKE-01", "inside", cell=name)


def _judge_pair(now: Moment, first: str, second: str) -> Verdict | None:
    """SF-TAKE-03, SF-TAKE-04, SF-TAKE-10: what may be collected together."""
    if now.view.turn == 1:
        return _no("SF-TAKE-10", "first-turn")
    if first == second and len(now.stacks[first]) == 1:
        return _no("SF-TAKE-02", "twice", cell=first)
    if (verdict := _judge_there(now, second, "SF-TAKE-01")) is not None:
        return verdict
    one, other = now.top(first), now.top(second)
    if one.symbols == 2 or other.symbols == 2:
        return _no("SF-TAKE-03", "double", cell=first if one.symbols == 2 else second)
    if one.spirit != other.spirit:
        return _no("SF-TAKE-04", "colours", first=now.tile_text(first), second=now.tile_text(second))
    return None


def _judge_place(now: Moment, to: str) -> Verdict | None:
    if not now.supply:
        if now.lying:
            return _no("SF-GEM-04", "move-instead")
        return _no("SF-GEM-01", "no-gem")
    return _judge_target(now, to)


def _judge_move(now: Moment, gem: str, to: str) -> Verdict | None:
    if now.supply:
        return _no("SF-GEM-04", "place-instead")
    if gem not in now.cells:
        return _no(None, "no-cell", cell=gem)
    owner = now.gems.get(gem)
    if owner is None:
        return _no("SF-GEM-04", "no-gem-there", cell=gem)
    if owner != now.seat:
        return _no("SF-GEM-17", "not-your-gem", cell=gem)
    return _judge_target(now, to)


def _judge_target(now: Moment, to: str) -> Verdict | None:
    """SF-GEM-02, SF-GEM-03: any tile in the forest without a gem."""
    if (verdict := _judge_there(now, to, "SF-GEM-02")) is not None:
        return verdict
    return _no("SF-GEM-03", "has-gem", cell=to) if to in now.gems else None


def _judge_pass(view: ForestView) -> Verdict:
    """SF-TAKE-12, SF-TAKE-13: whoever can collect must, even where everything costs a gem."""
    if any(cell.available and cell.gem in (None, view.seat) for cell in view.cells):
        return _no("SF-TAKE-12", "able")
    return _no("SF-TAKE-13", "able-to-pay")


def _judge_plus(now: Moment) -> Verdict:
    if now.holds_plus:
        return _no("SF-FAVOUR-09", "none-removed")
    if now.spent_plus:
        return _no("SF-FAVOUR-08", "plus-spent")
    return _no("SF-FAVOUR-07", "no-plus")
