"""The fast and the slow phase: using powers in any order until everybody is done (SI-PHASE-04, SI-ASYNC-05)."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

from engine.games.spirit_island.course import free_actions
from engine.games.spirit_island.course.end_of_unit import after_unit
from engine.games.spirit_island.model.actions import Aim, Done, IslandAction, Thresholds, Use, Wait
from engine.games.spirit_island.model.facts import Power, powers
from engine.games.spirit_island.model.kinds import Phase
from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.model.table import Table, Used
from engine.games.spirit_island.model.texts import name_of, names_of, spot, tell
from engine.games.spirit_island.powers.effect import Effect
from engine.games.spirit_island.powers.lookup import effect_of
from engine.games.spirit_island.rules import cards, targets
from engine.games.spirit_island.rules.challenge import is_all_fast, rituals
from engine.games.spirit_island.rules.guards import object_to_power
from engine.games.spirit_island.rules.power_use import (
    aims,
    could_have_elements,
    levels,
    levels_at,
    own_powers,
    price_anywhere,
    repeat_for,
    speed_now,
    use_of,
)
from engine.script import Choose, Script
from engine.text import Seat, Who

FLEETING = frozenset(tell(f"event-{event}").key for event in ("pays", "dream-damage"))
"""Keys of the events after which nothing has changed but the energy: the cost of a use, and damage that is undone (SI-SPIRIT-13)."""


def begin(table: Table, phase: Phase) -> None:
    """Begin a phase of powers."""
    table.phase = phase
    table.has_refused = False
    for player in table.players:
        player.has_passed = False


def is_done(table: Table) -> bool:
    """Return whether nobody can or wants to use a power any more (SI-ASYNC-06, SI-ASYNC-07)."""
    return not any(is_active(table, seat) for seat in table.seats)


def is_active(table: Table, seat: Seat) -> bool:
    """Return whether a seat can still use a power and has not said that it is done."""
    return not table.players[seat].has_passed and can_use_any(table, seat)


def can_use_any(table: Table, seat: Seat) -> bool:
    """Return whether a seat has a power that it could use now, on something, or a ritual that it could propose."""
    if rituals(table):
        return True
    return any(_is_usable(table, seat, power) for power in own_powers(table.players[seat]))


def actions(table: Table, seat: Seat) -> list[IslandAction]:
    """Return every action a seat may take now."""
    player = table.players[seat]
    ways = free_actions.actions(table, seat)
    if player.has_passed:
        return [Wait(), *ways] if can_use_any(table, seat) else list(ways)
    return [*uses(table, seat), *ways, Done()] if is_active(table, seat) else list(ways)


def uses(table: Table, seat: Seat) -> list[Use]:
    """Return every use of a power that a seat could make now."""
    player = table.players[seat]
    return [
        Use.of(power.id, aim, level)
        for power in own_powers(player)
        if object_to_power(table, seat, power) is None
        for choices in [levels(player, power)]
        for aim in aims(table, seat, power)
        for level in levels_at(table, seat, power, aim, choices)
    ]


def act(play: IslandPlay, seat: Seat, action: IslandAction) -> Script[None] | None:
    """Do what a seat chose; a use of a power is a script."""
    player = play.table.players[seat]
    match action:
        case Use():
            return use(play, seat, action)
        case Done():
            _warn(play, seat)
            player.has_passed = True
            play.tell(tell("event-done", who=Who(seat)))
        case Wait():
            player.has_passed = False
            play.tell(tell("event-resume", who=Who(seat)))
        case Choose():
            return free_actions.perform(play, action)
        case _:
            free_actions.do(play, seat, action)
    return None


def _warn(play: IslandPlay, seat: Seat) -> None:
    """Tell a seat that is done which powers it could still use; they are lost for this turn (SI-ASYNC-15).

    Those that wait for the slow phase are not, and what could only be repeated has been used.
    """
    table, player = play.table, play.table.players[seat]
    lost = (
        power
        for power in own_powers(player)
        if use_of(player, power.id) is None
        and (table.phase == "slow" or power.speed == "fast" or is_all_fast(table))
    )
    left = [power.id for power in lost if _is_usable(table, seat, power)]
    if left:
        play.tell(tell("event-unused", cards=names_of(left), count=len(left)), readers=[seat])


def _is_usable(table: Table, seat: Seat, power: Power) -> bool:
    objection = object_to_power(table, seat, power)
    if objection is not None and objection.rule == "SI-INNATE-03":
        objection = None if could_have_elements(table.players[seat], power) else objection
    return objection is None and bool(aims(table, seat, power))


def use(play: IslandPlay, seat: Seat, action: Use) -> Script[None]:
    """Use a power or repeat it, with all that follows from it."""
    power = powers()[action.power]
    is_repeat = use_of(play.table.players[seat], power.id) is not None
    declined = targets.left_out(
        play.table.players[seat], power, None if action.level is None else action.used
    )
    _tell_use(play, seat, power, action, is_repeat=is_repeat)
    _pay(play, seat, power, action.aim, declined)
    land, spirit = (action.aim, seat) if isinstance(action.aim, str) else ("", action.aim)
    effect = Effect(play, seat, power.id, land, spirit, declined, is_repeat)
    yield from run(effect_of(power.id), effect)
    effect.finish()
    yield from after_unit(play)


def does_nothing(play: IslandPlay, seat: Seat, action: Use) -> bool:
    """Return whether a legal use of a power asks nothing and tells of nothing that stays. What is held is played on."""
    is_asked = any(True for _ in use(play, seat, action))
    return not is_asked and all(event.text.key in FLEETING for event in play.told[1:])


def run(function: Callable[[Effect], Any], effect: Effect) -> Script[None]:
    """Run an effect, which is a script only if it may ask."""
    script = function(effect)
    if isinstance(script, Generator):
        yield from script


def _pay(play: IslandPlay, seat: Seat, power: Power, aim: Aim, declined: Thresholds = ()) -> None:
    """Note the use, and pay what it takes or gives (SI-POWER-22, SI-SPIRIT-04, SI-SCENARIO-03)."""
    table = play.table
    player = table.players[seat]
    targets.pay(play, seat, power, aim, declined)
    price = price_anywhere(table, seat, power)
    used = use_of(player, power.id)
    if used is None:
        is_swift = speed_now(table, seat, power) == "swift"
        player.used.append(Used(power.id, table.phase, swift=is_swift))
    else:
        permission = repeat_for(table, seat, power)
        assert permission is not None, "the repeat was legal"
        table.lasting.remove(permission)
        used.paid = used.paid or permission.pays
        used.repeats += 1
    cards.pay(play, seat, price, name_of(power.id))


def _tell_use(play: IslandPlay, seat: Seat, power: Power, action: Use, *, is_repeat: bool) -> None:
    name, verb = name_of(power.id), "repeats" if is_repeat else "uses"
    if not isinstance(action.aim, str):
        spirit = play.table.players[action.aim].spirit
        play.tell(tell(f"event-{verb}-on-spirit", who=Who(seat), card=name, spirit=name_of(spirit or "")))
    else:
        play.tell(tell(f"event-{verb}", who=Who(seat), card=name, land=spot(action.aim)))
