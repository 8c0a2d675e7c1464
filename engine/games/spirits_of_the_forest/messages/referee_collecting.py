"""What is wrong with a way to collect tiles, or with not collecting any."""

from __future__ import annotations

from engine.games.spirits_of_the_forest.messages.labels import shown_tile
from engine.games.spirits_of_the_forest.messages.payment import judge_price
from engine.games.spirits_of_the_forest.messages.projected import Moment
from engine.games.spirits_of_the_forest.model.actions import Second, Take
from engine.games.spirits_of_the_forest.model.texts import Verdict, refuse
from engine.games.spirits_of_the_forest.model.view import ForestView, TileView


def judge_take(now: Moment, take: Take) -> Verdict | None:
    """One tile, or two in this order."""
    verdict = _judge_tile(now, take.first)
    if take.second is None:
        if verdict is None and take.pay_second is not None:
            return refuse("SF-GEM-08", "no-second")
        return verdict or judge_price(now, take.first, take.pay)
    verdict = verdict or _judge_pair(now, take.first, take.second) or judge_price(now, take.first, take.pay)
    if verdict is None:
        verdict = _judge_after_first(now, take, take.second)
    return verdict


def _judge_after_first(now: Moment, take: Take, second: str) -> Verdict | None:
    """SF-TAKE-16: the second tile is judged when the first one is gone."""
    was_open = not now.is_closed(second)
    now.collect(take.first, take.pay)
    if was_open and now.is_closed(second):
        return refuse("SF-SEASON-07", "closes", first=take.first, cell=second)
    return _judge_tile(now, second) or judge_price(now, second, take.pay_second)


def judge_second(now: Moment, second: Second) -> Verdict | None:
    """SF-EVENT-04: a second tile, when the first one lies before the player."""
    assert now.view.last is not None
    first = now.view.last.collected[0]
    verdict = _judge_tile(now, second.tile)
    verdict = verdict or _judge_kinds(first.tile, now.top(second.tile), (first.cell, second.tile))
    return verdict or judge_price(now, second.tile, second.pay)


def judge_there(now: Moment, name: str, rule: str) -> Verdict | None:
    """Whether there is a tile to speak of at all."""
    if name not in now.cells:
        return refuse(None, "no-cell", cell=name)
    return None if now.stacks[name] else refuse(rule, "gone", cell=name)


def _judge_tile(now: Moment, name: str) -> Verdict | None:
    """SF-TAKE-01: only what can be reached; SF-SEASON-06: only where tiles may still go; SF-EVENT-05: only what lies face up."""
    if (verdict := judge_there(now, name, "SF-TAKE-01")) is not None:
        return verdict
    if now.is_closed(name):
        return refuse("SF-SEASON-06", "closed", cell=name, number=now.remain(name))
    if now.is_face_down(name):
        return refuse("SF-SOLO-06" if now.view.opponent else "SF-EVENT-05", "face-down", cell=name)
    if now.is_within_reach(name):
        return None
    return refuse("SF-EVENT-02" if "events" in now.view.modules else "SF-TAKE-01", "inside", cell=name)


def _judge_pair(now: Moment, first: str, second: str) -> Verdict | None:
    """SF-TAKE-03, SF-TAKE-04, SF-TAKE-10: what may be collected together."""
    if now.view.opponent is not None:
        return refuse("SF-SOLO-06", "solo-one-tile")
    if now.view.turn == 1:
        return refuse("SF-TAKE-10", "first-turn")
    if first == second and len(now.stacks[first]) == 1:
        return refuse("SF-TAKE-02", "twice", cell=first)
    if (verdict := judge_there(now, second, "SF-TAKE-01")) is not None:
        return verdict
    if now.is_face_down(second):
        return _judge_face_down_second(now, first, second)
    return _judge_kinds(now.top(first), now.top(second), (first, second))


def _judge_face_down_second(now: Moment, first: str, second: str) -> Verdict:
    """SF-EVENT-04: it may be that the first tile turns it up, but until then nobody knows what it is."""
    now.collect(first, None)
    if now.is_within_reach(second):
        return refuse("SF-EVENT-04", "second-later", first=first, cell=second)
    return refuse("SF-EVENT-05", "face-down", cell=second)


def _judge_kinds(one: TileView, other: TileView, names: tuple[str, str]) -> Verdict | None:
    first, second = names
    if one.symbols == 2 or other.symbols == 2:
        return refuse("SF-TAKE-03", "double", cell=first if one.symbols == 2 else second)
    if one.spirit != other.spirit:
        return refuse("SF-TAKE-04", "colours", first=shown_tile(one), second=shown_tile(other))
    return None


def judge_pass(view: ForestView) -> Verdict:
    """SF-TAKE-12, SF-TAKE-13: whoever can collect must, even where everything costs a gem."""
    if view.opponent is not None:
        return refuse("SF-SOLO-06", "able")
    if any(cell.available and cell.gem in (None, view.seat) for cell in view.cells):
        return refuse("SF-TAKE-12", "able")
    return refuse("SF-TAKE-13", "able-to-pay")
