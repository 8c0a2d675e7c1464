"""What is wrong with the payment for a tile."""

from __future__ import annotations

from engine.games.spirits_of_the_forest.actions import PLUS, SUPPLY
from engine.games.spirits_of_the_forest.moment import Moment
from engine.games.spirits_of_the_forest.texts import tell
from engine.text import Text


def judge_price(now: Moment, name: str, pay: str | None) -> tuple[Text, str] | None:
    """SF-GEM-08: a tile with an opponent's gem costs an own one, and only such a tile."""
    if now.gems.get(name) in (None, now.seat):
        return None if pay is None else (tell("refused-free", cell=name), "SF-GEM-08")
    if pay == PLUS:
        return _judge_plus(now)
    if not now.supply and not now.lying:
        return _judge_poverty(now, name)
    if pay is None:
        return tell("refused-unpaid", cell=name), "SF-GEM-08"
    if pay == SUPPLY:
        return None if now.supply else (tell("refused-empty-supply"), "SF-GEM-09")
    return None if pay in now.lying else (tell("refused-no-own-gem", cell=pay), "SF-GEM-09")


def _judge_poverty(now: Moment, name: str) -> tuple[Text, str]:
    """SF-GEM-11, SF-GEM-13: no own gem is left, or none is left after the first tile."""
    if now.removed > now.removed_before:
        return tell("refused-last-gem-paid", cell=name), "SF-GEM-13"
    return tell("refused-all-removed", cell=name), "SF-GEM-11"


def _judge_plus(now: Moment) -> tuple[Text, str] | None:
    """SF-FAVOUR-07: between two tiles '+' is only needed where the first one cost the last gem of the supply."""
    if not now.holds_plus:
        return tell("refused-no-plus"), "SF-FAVOUR-07"
    if not now.removed:
        return tell("refused-none-removed"), "SF-FAVOUR-09"
    if now.removed_before:
        return tell("refused-plus-apart"), "SF-FAVOUR-07"
    if now.supply:
        return tell("refused-plus-later"), "SF-FAVOUR-07"
    return None
