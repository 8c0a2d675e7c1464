"""Why a move is not legal now, as its seat may be told: from the view alone, with the rule that speaks against it.

The referee is asked only about moves that are not legal. It follows the move through the moments the rules do and stops at the first
thing that is wrong: first whether the move belongs to this step of the game at all, then what stands in its way there.
"""

from __future__ import annotations

from engine.games.spirits_of_the_forest.messages.projected import Moment
from engine.games.spirits_of_the_forest.messages.referee_collecting import (
    judge_pass,
    judge_second,
    judge_take,
)
from engine.games.spirits_of_the_forest.messages.referee_gems import (
    judge_bonus_move,
    judge_move,
    judge_place,
    judge_plus,
    judge_swap,
)
from engine.games.spirits_of_the_forest.messages.referee_modules import judge_card, judge_claim, judge_token
from engine.games.spirits_of_the_forest.messages.referee_steps import judge_step
from engine.games.spirits_of_the_forest.model.actions import (
    Claim,
    Curse,
    ForestAction,
    Move,
    Pass,
    Place,
    Plus,
    Second,
    Swap,
    Take,
    Token,
    Wish,
)
from engine.games.spirits_of_the_forest.model.texts import Verdict, refuse
from engine.games.spirits_of_the_forest.model.view import ForestView


def judge(view: ForestView, action: ForestAction) -> Verdict:
    """What stands in the way of this action."""
    return judge_step(view, action) or _judge_action(view, action) or refuse(None, "other")


def _judge_action(view: ForestView, action: ForestAction) -> Verdict | None:
    """An action in the step it belongs to."""
    match action:
        case Take():
            return judge_take(Moment(view), action)
        case Second():
            return judge_second(Moment(view), action)
        case Pass():
            return judge_pass(view)
        case Plus():
            return judge_plus(Moment(view))
        case Place(to):
            return judge_place(Moment(view), to)
        case Move(gem, to):
            judge_it = judge_bonus_move if view.stage == "bonus-gem" else judge_move
            return judge_it(Moment(view), gem, to)
        case Swap(own, other):
            return judge_swap(Moment(view), own, other)
        case _:
            return _judge_cards(view, action)


def _judge_cards(view: ForestView, action: ForestAction) -> Verdict | None:
    match action:
        case Wish(card) | Curse(card):
            return judge_card(view, action.verb, card)
        case Claim():
            return judge_claim(view, action)
        case Token():
            return judge_token(view)
        case _:
            return None
