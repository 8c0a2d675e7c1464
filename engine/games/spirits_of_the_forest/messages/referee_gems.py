"""What is wrong with placing, moving or swapping gems, or with using a '+'."""

from __future__ import annotations

from engine.games.spirits_of_the_forest.messages.projected import Moment
from engine.games.spirits_of_the_forest.messages.referee_collecting import judge_there
from engine.games.spirits_of_the_forest.model.texts import Verdict, refuse


def judge_place(now: Moment, to: str) -> Verdict | None:
    """A gem from the supply."""
    if now.view.opponent is not None:
        return refuse("SF-SOLO-02", "no-gem")
    if not now.supply:
        return refuse("SF-GEM-04", "move-instead") if now.lying else refuse("SF-GEM-01", "no-gem")
    return _judge_target(now, to)


def judge_move(now: Moment, gem: str, to: str) -> Verdict | None:
    """A gem in the forest, in the gem step."""
    if now.supply:
        return refuse("SF-GEM-04", "place-instead")
    return _judge_own_gem(now, gem, "SF-GEM-04") or _judge_target(now, to)


def judge_bonus_move(now: Moment, gem: str, to: str) -> Verdict | None:
    """ML-ENCHANT-12: each gem once. The view does not say which have been moved, but nothing else can be wrong in the end."""
    verdict = _judge_own_gem(now, gem, "ML-ENCHANT-12") or _judge_target(now, to)
    return verdict or refuse("ML-ENCHANT-12", "moved-already", cell=gem)


def judge_swap(now: Moment, own: str, other: str) -> Verdict | None:
    """ML-ENCHANT-11: an own gem and another player's, as long as no gem has been moved instead."""
    if (verdict := _judge_own_gem(now, own, "ML-ENCHANT-11")) is not None:
        return verdict
    if other not in now.cells:
        return refuse(None, "no-cell", cell=other)
    owner = now.gems.get(other)
    if owner is None:
        return refuse("ML-ENCHANT-11", "no-gem-there", cell=other)
    if owner == now.seat:
        return refuse("ML-ENCHANT-11", "swap-own", cell=other)
    return refuse("ML-ENCHANT-12", "swap-or-move")


def _judge_own_gem(now: Moment, gem: str, rule: str) -> Verdict | None:
    if gem not in now.cells:
        return refuse(None, "no-cell", cell=gem)
    owner = now.gems.get(gem)
    if owner is None:
        return refuse(rule, "no-gem-there", cell=gem)
    return None if owner == now.seat else refuse("SF-GEM-17", "not-your-gem", cell=gem)


def _judge_target(now: Moment, to: str) -> Verdict | None:
    """SF-GEM-02, SF-GEM-03: any tile in the forest without a gem, but no Moonlight tile (ML-TILES-09)."""
    if to in {tile.name for tile in now.view.moonlight}:
        return refuse("ML-TILES-09", "gem-on-moonlight", cell=to)
    if (verdict := judge_there(now, to, "SF-GEM-02")) is not None:
        return verdict
    return refuse("SF-GEM-03", "has-gem", cell=to) if to in now.gems else None


def judge_plus(now: Moment) -> Verdict:
    """A '+' by itself."""
    if now.view.opponent is not None:
        return refuse("SF-SOLO-01", "no-plus")
    if now.holds_plus:
        return refuse("SF-FAVOUR-09", "none-removed")
    if now.spent_plus:
        return refuse("SF-FAVOUR-08", "plus-spent")
    return refuse("SF-FAVOUR-07", "no-plus")
