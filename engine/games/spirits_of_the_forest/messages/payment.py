"""What is wrong with the payment for a tile."""

from __future__ import annotations

from engine.games.spirits_of_the_forest.messages.projected import Moment
from engine.games.spirits_of_the_forest.model.actions import PLUS, SUPPLY
from engine.games.spirits_of_the_forest.model.texts import Verdict, refuse


def judge_price(now: Moment, name: str, pay: str | None) -> Verdict | None:
    """SF-GEM-08: a tile with an opponent's gem costs an own one, and only such a tile."""
    if now.gems.get(name) in (None, now.seat):
        return None if pay is None else refuse("SF-GEM-08", "free", cell=name)
    if pay == PLUS:
        return _judge_plus(now)
    if not now.supply and not now.lying:
        return _judge_poverty(now, name)
    if pay is None:
        return refuse("SF-GEM-08", "unpaid", cell=name)
    if pay == SUPPLY:
        return None if now.supply else refuse("SF-GEM-09", "empty-supply")
    return None if pay in now.lying else refuse("SF-GEM-09", "no-own-gem", cell=pay)


def _judge_poverty(now: Moment, name: str) -> Verdict:
    """SF-GEM-11, SF-GEM-13: no own gem is left, or none is left after the first tile."""
    if now.removed > now.removed_before:
        return refuse("SF-GEM-13", "last-gem-paid", cell=name)
    return refuse("SF-GEM-11", "all-removed", cell=name)


def _judge_plus(now: Moment) -> Verdict | None:
    """SF-FAVOUR-07: between two tiles '+' is only needed where the first one cost the last gem of the supply."""
    if not now.holds_plus:
        return refuse("SF-FAVOUR-07", "no-plus")
    if not now.removed:
        return refuse("SF-FAVOUR-09", "none-removed")
    if now.removed_before:
        return refuse("SF-FAVOUR-07", "plus-apart")
    if now.supply:
        return refuse("SF-FAVOUR-07", "plus-later")
    return None
