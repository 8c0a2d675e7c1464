"""Why a move is not legal now, as its seat may be told: from the view alone, with the rule that speaks against it."""

from __future__ import annotations

from typing import TypeAlias

from engine.games.living_forest.model.actions import (
    Advance,
    Attract,
    Call,
    Decline,
    Draw,
    End,
    Enough,
    Extinguish,
    Fragment,
    LivingAction,
    Plant,
    Rush,
    Spend,
    Steal,
    Stop,
    Use,
)
from engine.games.living_forest.model.components import board, cards, trees
from engine.games.living_forest.model.kinds import VARAN, Deed, Element
from engine.games.living_forest.model.texts import card_name, tell, tree_name
from engine.games.living_forest.model.view import ActingView, LivingForestView, PlayerView
from engine.games.living_forest.rules.ground import cells, free_spaces, index
from engine.text import Arg, Text, Who

Verdict: TypeAlias = tuple[Text, str | None]
"""What is wrong, and the id of the rule."""


def judge(view: LivingForestView, action: LivingAction) -> Verdict:
    """What stands in the way of this action."""
    return _judge_phase(view, action) or _judge_action(view, action) or _no(None, "other")


def _no(rule: str | None, key: str, **args: Arg) -> Verdict:
    return tell(f"refused-{key}", **args), rule


def _judge_phase(view: LivingForestView, action: LivingAction) -> Verdict | None:
    """LF-DRAW-01: everything in its phase, and LF-ACTION-01: by the player whose turn it is."""
    drawing = isinstance(action, Draw | Rush | Use | Stop)
    if view.asked == "over":
        return _no("LF-WIN-06", "over")
    if view.asked == "draw":
        return None if drawing else _no("LF-DRAW-01", "drawing-first")
    if drawing:
        return _no("LF-FRAGMENT-09" if isinstance(action, Use) else "LF-DRAW-15", "drawing-over")
    if view.acting is not None and view.acting.seat != view.seat:
        return _no("LF-ACTION-01", "not-your-turn", who=Who(view.acting.seat))
    return None


def _judge_action(view: LivingForestView, action: LivingAction) -> Verdict | None:
    assert view.seat is not None
    own = view.players[view.seat]
    if view.asked == "draw":
        return _judge_drawing(own, action)
    assert view.acting is not None
    if isinstance(action, Spend):
        return _judge_spend(own)
    return _judge_step(view, view.acting, action) or _judge_deed(view, own, view.acting, action)


def _judge_drawing(own: PlayerView, action: LivingAction) -> Verdict | None:
    if own.stopped:
        return _no("LF-DRAW-13", "stopped")
    match action:
        case Stop():
            return _no("LF-DRAW-06", "empty-line")
        case Use():
            if not own.fragments:
                return _no("LF-FRAGMENT-07", "no-fragment")
            return _no("LF-FRAGMENT-02", "not-fresh")
        case _:
            if own.excess >= board().limit:
                return _no("LF-DRAW-08", "limit")
            return _no("LF-DRAW-12", "no-cards")


def _judge_spend(own: PlayerView) -> Verdict:
    if not own.element_tiles:
        return _no("LF-KODAMA-17", "no-element-tile")
    return _no("LF-KODAMA-17", "spend-between")


def _judge_step(view: LivingForestView, acting: ActingView, action: LivingAction) -> Verdict | None:
    """LF-ACTION-09: what is being resolved comes first."""
    deed = _deed_of(action)
    if view.asked == "steal":
        if isinstance(action, Steal):
            return _no("LF-MOVE-04", "no-such-tile")
        return _no("LF-MOVE-07", "steal-first")
    if isinstance(action, Steal):
        return _no("LF-MOVE-03", "nobody-jumped")
    if view.asked in ("bonus", "more") and acting.deed is not None and deed != acting.deed:
        return _no("LF-ACTION-09", f"{view.asked}-first", deed=tell(f"deed-{acting.deed}"))
    match action:
        case Decline():
            return _no("LF-ACTION-10", "nothing-to-decline")
        case Enough():
            return _no("LF-ATTRACT-01", "nothing-open")
        case End():
            return _no("LF-ACTION-09", "bonus-first", deed=tell("deed-move"))
    return None


def _judge_deed(
    view: LivingForestView, own: PlayerView, acting: ActingView, action: LivingAction
) -> Verdict | None:
    deed = _deed_of(action)
    assert deed is not None
    if view.asked == "act" and (verdict := _judge_type(view, acting, deed)) is not None:
        return verdict
    match action:
        case Fragment():
            return _no("LF-ACTION-15", "no-fragments-left")
        case Attract(card):
            return _judge_attract(view, own, acting, card)
        case Extinguish(fire):
            if fire not in view.fires:
                return _no("LF-EXTINGUISH-01", "no-such-fire", fire=fire)
            return _too_dear(own, "water", "LF-EXTINGUISH-01")
        case Advance(steps):
            if steps < 1:
                return _no("LF-MOVE-01", "backwards")
            return _too_dear(own, "wind", "LF-MOVE-01")
        case Plant(tree, at):
            return _judge_plant(view, own, tree, at)
        case Call(pile):
            if not view.kodama:
                return _no(None, "no-kodama")
            if not any(each.pile == pile and each.cards for each in view.piles):
                return _no("LF-KODAMA-21", "empty-pile")
            return _too_dear(own, "flower", "LF-KODAMA-21")
        case _:
            return None


def _judge_type(view: LivingForestView, acting: ActingView, deed: Deed) -> Verdict | None:
    """LF-ACTION-02, LF-ACTION-04: a basic action left, and of another type."""
    if deed in acting.animals:
        return None
    if not acting.basic:
        return _no("LF-ACTION-02", "no-action-left")
    if deed in acting.used:
        assert view.seat is not None
        own = view.players[view.seat]
        may = any(tree is not None and tree in trees() and trees()[tree].repeats for tree in own.forest)
        may = may or any(cards()[card].repeats == deed for card in own.line)
        if not may or acting.used.count(deed) > 1:
            return _no("LF-ACTION-04", "same-type", deed=tell(f"deed-{deed}"))
    return None


def _judge_attract(view: LivingForestView, own: PlayerView, acting: ActingView, card: str) -> Verdict:
    if card in acting.picked:
        return _no("LF-ATTRACT-01", "picked-already", card=card_name(card))
    if card not in cards() or card == VARAN:
        return _no("LF-ATTRACT-01", "no-such-card")
    if not any(card in level.cards for level in view.reserve):
        return _no("LF-ATTRACT-01", "not-in-reserve", card=card_name(card))
    return _too_dear(own, "sun", "LF-ATTRACT-01")


def _judge_plant(view: LivingForestView, own: PlayerView, tree: str, at: str) -> Verdict:
    if tree not in view.trees:
        return _no("LF-PLANT-02", "no-such-tree")
    if not view.trees[tree]:
        return _no("LF-PLANT-02", "tree-gone", tree=tree_name(tree))
    if at not in cells():
        return _no("LF-PLANT-03", "no-such-space")
    if own.forest[index()[at]] is not None:
        return _no("LF-PLANT-03", "space-taken", at=at)
    if index()[at] not in free_spaces(own.forest):
        return _no("LF-PLANT-03", "not-adjacent", at=at)
    return _too_dear(own, "plant", "LF-PLANT-01")


def _too_dear(own: PlayerView, element: Element, rule: str) -> Verdict:
    return _no(rule, "too-dear", element=tell(element), total=own.elements[element])


def _deed_of(action: LivingAction) -> Deed | None:
    deeds: dict[str, Deed] = {
        "fragment": "fragment",
        "attract": "attract",
        "extinguish": "extinguish",
        "move": "move",
        "plant": "plant",
        "call": "call",
    }
    return deeds.get(action.verb)
