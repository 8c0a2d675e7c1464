"""Objections to actions: from the same ones the list of legal actions and the refusal of all others are made.

In mid-effect only what is offered is legal. At rest each phase has its own objections, and some actions are free in every phase.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from engine.games.spirit_island.model.actions import (
    Attune,
    Done,
    Drift,
    Embody,
    Exchange,
    First,
    Gain,
    Grow,
    IslandAction,
    Pick,
    Place,
    PlayCard,
    Ready,
    Reclaim,
    Restart,
    Thresholds,
    Unplay,
    Use,
    Wait,
)
from engine.games.spirit_island.model.facts import Power, powers
from engine.games.spirit_island.model.island import is_coastal
from engine.games.spirit_island.model.land import board_of
from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.model.table import Player, Table, Used
from engine.games.spirit_island.model.texts import name_of, tell
from engine.games.spirit_island.rules import cards, growth, targets
from engine.games.spirit_island.rules.challenge import cost, rituals
from engine.games.spirit_island.rules.invaders import acting_lands
from engine.games.spirit_island.rules.lasting_rules import of_seat
from engine.games.spirit_island.rules.power_use import (
    aims,
    is_innate,
    levels,
    levels_at,
    own_powers,
    repeat_for,
    speed_now,
    use_of,
)
from engine.games.spirit_island.rules.presence import any_left
from engine.games.spirit_island.rules.setup import free_spirits, owes_land
from engine.games.spirit_island.rules.vocabulary import names
from engine.guard import Objection
from engine.script import Choose, Stage
from engine.text import Arg, Seat

HOST: Final = Seat(0)
"""The seat that decides what belongs to nobody (SI-ASYNC-09)."""
ANSWERS = {
    "place": "SI-PRESENCE-05",
    "drift": "SI-SPIRIT-05",
    "gain": "SI-CARD-07",
    "keep": "SI-CARD-07",
    "forget": "SI-CARD-09",
    "attune": "SI-ASYNC-08",
    "choose": "SI-POWER-14",
    "take": "SI-DESTROY-05",
    "hit": "SI-DAMAGE-06",
    "push": "SI-PUSH-01",
    "gather": "SI-GATHER-01",
    "enough": "SI-POWER-13",
}
"""The rule that speaks against an answer that was not offered; other verbs wait until the effect is done (SI-ASYNC-05)."""


@lru_cache(4096)
def object_to(why: str, rule: str | None, /, **args: Arg) -> Objection:
    """Return the objection `spirit-island-no-<why>`; it is kept, as a list of legal actions meets the same ones again and again."""
    return Objection(tell(f"no-{why}", **args), rule)


def names_something(stage: Stage[IslandPlay], _: Seat, action: IslandAction) -> Objection | None:
    """Return the objection to a card, land or spirit that is named but not there; None where all are."""
    for field in ("spirit", "card", "power", "land", "origin", "target", "source", "deck"):
        name = getattr(action, field, None)
        if name is not None and name not in names(stage.play.table, field):
            return object_to("such-thing", None, name=str(name))
    return None


def is_offered(stage: Stage[IslandPlay], seat: Seat, action: IslandAction) -> Objection | None:
    """Return the objection to an action not offered while an effect waits for decisions; None otherwise (SI-ASYNC-05)."""
    asks = stage.running.asks if stage.running else {}
    if seat not in asks or action in asks[seat].legal:
        return None
    return object_to("answer", ANSWERS.get(action.verb, "SI-ASYNC-05"))


def is_legal_at_rest(stage: Stage[IslandPlay], seat: Seat, action: IslandAction) -> Objection | None:
    """Return the objection of the phase to an action between effects; None where there is none."""
    return None if stage.running else objection(stage.play.table, seat, action)


GUARDS: Final = (names_something, is_offered, is_legal_at_rest)


def objection(table: Table, seat: Seat, action: IslandAction) -> Objection | None:
    """Return the reason why a seat may not take an action between effects; None where it may."""
    match table.phase:
        case "setup":
            return object_in_setup(table, seat, action)
        case "spirit":
            return object_in_spirit_phase(table, seat, action)
        case "fast" | "slow":
            return object_in_power_phase(table, seat, action)
        case _:
            return object_to_free_action(table, seat, action)


def object_in_setup(table: Table, seat: Seat, action: IslandAction) -> Objection | None:
    """Return the reason why a seat may not take an action before the first turn; None where it may."""
    player = table.players[seat]
    match action:
        case Embody(spirit):
            if player.spirit is not None:
                return object_to("has-spirit", "SI-SETUP-02")
            return (
                None
                if spirit in free_spirits(table)
                else object_to("taken", "SI-SETUP-02", spirit=name_of(spirit))
            )
        case Pick(land) if owes_land(player):
            fits = land in table.island.lands and board_of(land) == player.board and is_coastal(land)
            return None if fits else object_to("own-coast", "SI-SETUP-12", land=land)
        case _:
            return object_to("setup", "SI-SETUP-14")


def object_in_spirit_phase(table: Table, seat: Seat, action: IslandAction) -> Objection | None:
    """Return the reason why a seat may not take an action in a Spirit Phase; None where it may."""
    player = table.players[seat]
    if player.is_ready:
        return None if isinstance(action, Wait) else object_to("is-ready", "SI-ASYNC-03")
    if owed := cards.owed(player):
        return None if action in owed else _owes(player)
    match action:
        case Grow(option):
            if player.grown is not None:
                return object_to("has-grown", "SI-GROWTH-01", option=player.grown)
            return None if option in growth.options(player) else object_to("no-such-growth", "SI-GROWTH-01")
        case Place() | Drift() | Gain():
            return _object_to_growth(table, seat, action)
        case Reclaim(card):
            if not growth.reclaims_left(player):
                return object_to("no-reclaim", "SI-TRACK-08")
            return (
                None
                if card in player.discard
                else object_to("not-discarded", "SI-TRACK-08", card=name_of(card))
            )
        case PlayCard(card):
            return _object_to_card(table, player, card)
        case Unplay(card):
            if card not in player.played:
                return object_to("not-played", "SI-ASYNC-03", card=name_of(card))
            is_spent = player.energy + cost(table, powers()[card]) < 0
            return object_to("spent", "SI-SCENARIO-03", card=name_of(card)) if is_spent else None
        case Ready():
            return None if player.has_income else object_to("not-grown", "SI-ASYNC-02")
        case Restart():
            return None if player.grown is not None else object_to("nothing-to-restart", "SI-ASYNC-03")
        case Wait():
            return object_to("not-ready", "SI-ASYNC-03")
        case _:
            return object_to_free_action(table, seat, action)


def _owes(player: Player) -> Objection:
    return object_to("owes-keep", "SI-CARD-07") if player.drawn else object_to("owes-forget", "SI-CARD-09")


def _object_to_growth(table: Table, seat: Seat, action: IslandAction) -> Objection | None:
    player = table.players[seat]
    if action in growth.actions(table, seat):
        return None
    if player.grown is None:
        return object_to("not-grown", "SI-GROWTH-01")
    if not isinstance(action, Place):
        return object_to("not-in-growth", "SI-GROWTH-02")
    return _object_to_place(table, seat, action)


def _object_to_place(table: Table, seat: Seat, action: Place) -> Objection:
    player = table.players[seat]
    step = dict(enumerate(player.todo, 1)).get(action.step)
    if step is None or step.do != "presence":
        return object_to("not-in-growth", "SI-GROWTH-02")
    if action.land not in growth.places(table, seat, step):
        return object_to("out-of-growth", "SI-GROWTH-04", land=action.land)
    first = player.todo.index(step) + 1
    if first != action.step:
        return object_to("same-step", "SI-GROWTH-02", number=action.step, first=first)
    return object_to("no-such-presence", "SI-TRACK-02")


def _object_to_card(table: Table, player: Player, card: str) -> Objection | None:
    if card not in player.hand:
        return object_to("not-in-hand", "SI-CARD-01", card=name_of(card))
    if not player.has_income:
        return object_to("not-grown", "SI-PHASE-02")
    if len(player.played) >= growth.plays(player):
        return object_to("no-plays", "SI-CARD-01", plays=growth.plays(player))
    price = cost(table, powers()[card])
    if price > player.energy:
        return object_to("no-energy", "SI-CARD-02", card=name_of(card), cost=price, energy=player.energy)
    return None


def object_in_power_phase(table: Table, seat: Seat, action: IslandAction) -> Objection | None:
    """Return the reason why a seat may not take an action in a phase of powers; None where it may."""
    player = table.players[seat]
    match action:
        case Use(power):
            found = next((each for each in own_powers(player) if each.id == power), None)
            if player.has_passed:
                return object_to("has-passed", "SI-ASYNC-06")
            if found is None:
                return object_to("not-in-play", "SI-CARD-06", card=name_of(power))
            return object_to_power(table, seat, found) or _object_to_target(table, seat, found, action)
        case Done():
            return object_to("has-passed", "SI-ASYNC-06") if player.has_passed else None
        case Wait():
            return None if player.has_passed else object_to("not-passed", "SI-ASYNC-06")
        case _:
            return object_to_free_action(table, seat, action)


def object_to_power(table: Table, seat: Seat, power: Power) -> Objection | None:
    """Return the reason why a power cannot be used now, on anything; None where it can."""
    player = table.players[seat]
    name = name_of(power.id)
    used = use_of(player, power.id)
    if used is not None:
        return _object_to_repeat(table, seat, power, used)
    if speed_now(table, seat, power) is None:
        wrong = "too-slow" if power.speed == "slow" else "too-late"
        return object_to(wrong, "SI-POWER-10", card=name)
    if is_innate(player, power) and not any(targets.levels(player, power)):
        return object_to("elements", "SI-INNATE-03", card=name)
    return None


def _object_to_repeat(table: Table, seat: Seat, power: Power, used: Used) -> Objection | None:
    player = table.players[seat]
    name = name_of(power.id)
    if is_innate(player, power) or not any(of_seat(table, seat, "repeat")):
        return object_to("used", "SI-INNATE-02" if is_innate(player, power) else "SI-CARD-06", card=name)
    if used.phase != table.phase:
        return object_to("repeat-phase", "SI-POWER-24", card=name)
    return None if repeat_for(table, seat, power) else object_to("repeat", "SI-CARD-06", card=name)


def _object_to_target(table: Table, seat: Seat, power: Power, use: Use) -> Objection | None:
    name, target = name_of(power.id), use.target
    if use.aim not in aims(table, seat, power):
        rule = "SI-POWER-08" if power.target.spirit else "SI-POWER-06"
        if not isinstance(use.aim, str):
            return object_to("spirit-target", rule, card=name)
        if power.target.spirit:
            return object_to("target", rule, card=name, land=target)
        if target in table.lands and targets.fits(table, target, power.target.land):
            return object_to("range", "SI-POWER-03", card=name, land=target)
        return object_to("target", "SI-POWER-06", card=name, land=target)
    return _object_to_level(table, seat, power, use)


def _object_to_level(table: Table, seat: Seat, power: Power, use: Use) -> Objection | None:
    name = name_of(power.id)
    found = levels(table.players[seat], power)
    offered = _written(use, levels_at(table, seat, power, use.aim, found))
    if use in offered:
        return None
    if use in _written(use, found):
        return object_to("range", "SI-POWER-03", card=name, land=use.target)
    ways = tuple(each.level for each in offered if each.level is not None)
    return object_to("level" if ways else "no-level", "SI-POWER-16", card=name, ways=ways)


def _written(use: Use, sets: Iterable[Thresholds | None]) -> list[Use]:
    return [Use.of(use.power, use.aim, each) for each in sets]


def object_to_free_action(table: Table, seat: Seat, action: IslandAction) -> Objection | None:
    """Return the reason why a seat may not take an action that is free in every phase; None where it may."""
    player = table.players[seat]
    match action:
        case Attune():
            return None if any_left(player) > 0 else object_to("any-space", "SI-TRACK-07")
        case Exchange():
            rate = len(table.players)
            return (
                None
                if player.pool >= rate
                else object_to("pool", "SI-SPIRIT-12", pool=player.pool, rate=rate)
            )
        case First(land):
            if seat != HOST:
                return object_to("host", "SI-ASYNC-12")
            if table.phase not in ("spirit", "fast") or land in table.first:
                return object_to("order", "SI-ASYNC-12")
            left = [each for each in acting_lands(table) if each not in table.first]
            if land not in left:
                return object_to("acting-land", "SI-ASYNC-12", land=land)
            return None if len(left) > 1 else object_to("only-land", "SI-ASYNC-12", land=land)
        case Choose() if action in rituals(table):
            return None
        case _:
            return object_to("not-now", None)
