"""Everything in its step (SF-TURN-01): why an action does not belong to this stage of the game, or not to this game at all."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.games.spirits_of_the_forest.messages.projected import Moment
from engine.games.spirits_of_the_forest.messages.referee_collecting import judge_pass
from engine.games.spirits_of_the_forest.model.actions import (
    Claim,
    ForestAction,
    Plus,
    Reveal,
    Stop,
    Swap,
    Token,
)
from engine.games.spirits_of_the_forest.model.kinds import Module
from engine.games.spirits_of_the_forest.model.texts import Verdict, refuse, tell
from engine.games.spirits_of_the_forest.model.view import ForestView, Stage

_STAGES: Final[Mapping[str, tuple[Stage, ...]]] = MappingProxyType(
    {
        "take": ("collect",),
        "pass": ("collect",),
        "second": ("second",),
        "stop": ("second", "claim", "bonus-gem"),
        "place": ("gem",),
        "move": ("gem", "bonus-gem"),
        "keep": ("gem",),
        "wish": ("choose",),
        "curse": ("choose",),
        "moonlight": ("moonlight",),
        "claim": ("claim",),
        "swap": ("bonus-gem",),
        "token": ("bonus-token", "reward"),
        "offer": ("offer",),
    }
)
"""The stages each verb belongs to; '+' and the reveal apart, which are judged by themselves."""

_MODULES: Final[Mapping[str, tuple[tuple[Module, ...], str]]] = MappingProxyType(
    {
        "wish": (("wish",), "SF-WISH-01"),
        "curse": (("curse",), "SF-CURSE-01"),
        "moonlight": (("moonlight",), "ML-TILES-01"),
        "claim": (("enchanted",), "ML-ENCHANT-01"),
        "swap": (("enchanted",), "ML-ENCHANT-01"),
        "token": (("enchanted", "wish"), "ML-ENCHANT-01"),
        "offer": (("solo",), "SF-SETUP-01"),
        "second": (("events",), "SF-EVENT-04"),
    }
)
"""The modules that each verb comes with, and the rule that brings them in."""

_WAITED_FOR: Final[Mapping[Stage, tuple[str, str]]] = MappingProxyType(
    {
        "second": ("SF-EVENT-04", "second-step"),
        "moonlight": ("ML-TILES-04", "look-step"),
        "gem": ("SF-TURN-01", "gem-step"),
        "claim": ("ML-ENCHANT-06", "claim-step"),
        "bonus-gem": ("ML-ENCHANT-12", "bonus-gem-step"),
        "bonus-token": ("ML-ENCHANT-14", "bonus-token-step"),
        "offer": ("SF-SOLO-22", "offer-step"),
        "reward": ("SF-WISH-09", "reward-step"),
    }
)
"""What has to be decided first, where something has."""

_OUT_OF_TIME: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        "wish": ("SF-WISH-01", "cards-kept"),
        "curse": ("SF-CURSE-01", "cards-kept"),
        "second": ("SF-EVENT-04", "second-early"),
        "moonlight": ("ML-TILES-04", "no-look"),
        "claim": ("ML-ENCHANT-06", "claim-early"),
        "swap": ("ML-ENCHANT-11", "swap-early"),
        "offer": ("SF-SOLO-22", "offer-early"),
    }
)
"""What is wrong with a verb of a module outside its own stage."""


def judge_step(view: ForestView, action: ForestAction) -> Verdict | None:
    """Whether it is the time for this action, and the turn of this seat."""
    if view.stage == "over":
        return _all_collected(view)
    if isinstance(action, Plus):
        return refuse("SF-END-03", "plus-revealed") if view.stage in ("offer", "reward") else None
    if isinstance(action, Reveal):
        return _judge_reveal(view)
    if (verdict := _judge_module(view, action)) is not None:
        return verdict
    if view.stage == "last-chance":
        return _all_collected(view)
    if view.active is not None and view.seat != view.active:
        return refuse("SF-TURN-06", "not-active")
    if view.stage in _STAGES[action.verb]:
        return None
    return _judge_stage(view, action)


def _all_collected(view: ForestView) -> Verdict:
    """The end of the collecting, by the rule that it ended with."""
    ends: dict[Module, str] = {"seasons": "SF-SEASON-11", "events": "SF-EVENT-08", "solo": "SF-SOLO-12"}
    rule = next((ends[module] for module in view.modules if module in ends), "SF-END-01")
    return refuse(rule, "all-collected")


def _judge_reveal(view: ForestView) -> Verdict:
    """SF-END-03: too early, or by a seat that is not asked any more while others still are."""
    return refuse("SF-END-03", "ready" if view.stage == "last-chance" else "reveal-early")


def _judge_module(view: ForestView, action: ForestAction) -> Verdict | None:
    """Whether what the verb speaks of is played with at all."""
    if isinstance(action, Stop):
        return None
    modules, rule = _MODULES.get(action.verb, ((), ""))
    if not modules or set(modules) & set(view.modules):
        return None
    return refuse(rule, "not-played", module=tell(f"module-{modules[0]}"))


def _judge_stage(view: ForestView, action: ForestAction) -> Verdict:
    """An action of this seat's in another step than its own."""
    if view.stage == "choose":
        return refuse("SF-WISH-01" if "wish" in view.modules else "SF-CURSE-01", "choose-first")
    if isinstance(action, Token):
        return refuse("ML-ENCHANT-14" if "enchanted" in view.modules else "SF-WISH-09", "no-tokens")
    if action.verb in _OUT_OF_TIME and not _is_blocked_claim(view, action):
        return refuse(*_OUT_OF_TIME[action.verb])
    if view.stage in _WAITED_FOR:
        return refuse(*_WAITED_FOR[view.stage])
    return _judge_before_collecting(view, action)


def _is_blocked_claim(view: ForestView, action: ForestAction) -> bool:
    return isinstance(action, Claim | Swap) and view.stage == "collect" and Moment(view).is_blocked


def _judge_before_collecting(view: ForestView, action: ForestAction) -> Verdict:
    """SF-TURN-01, SF-TURN-03: what comes after collecting, and not at all in the turn of a seat that can collect nothing."""
    is_blocked = Moment(view).is_blocked
    if isinstance(action, Claim | Swap):
        return refuse("ML-ENCHANT-09", "blocked-claim")
    if isinstance(action, Stop) and not is_blocked:
        return judge_pass(view)
    return refuse("SF-TURN-03", "blocked") if is_blocked else refuse("SF-TURN-01", "collect-first")
