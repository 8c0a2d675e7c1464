"""The fast and the slow phase: using powers in any order until everybody is done (SI-PHASE-04, SI-ASYNC-05)."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

from engine.games.spirit_island.course import free_actions
from engine.games.spirit_island.course.end_of_unit import after_unit
from engine.games.spirit_island.model.actions import Done, IslandAction, Use, Wait
from engine.games.spirit_island.model.facts import Power, powers
from engine.games.spirit_island.model.kinds import Phase
from engine.games.spirit_island.model.lasting_rule import Lasting
from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.model.table import Player, Table, Used
from engine.games.spirit_island.model.texts import name_of, names_of, tell
from engine.games.spirit_island.powers.effect import Effect
from engine.games.spirit_island.powers.lookup import effect_of
from engine.games.spirit_island.rules import targets
from engine.games.spirit_island.rules.challenge import cost, is_all_fast
from engine.games.spirit_island.rules.guards import Objection, object_to
from engine.games.spirit_island.rules.lasting_rules import of_seat
from engine.games.spirit_island.rules.presence import any_left, elements
from engine.games.spirit_island.rules.spirit import rules_of
from engine.script import Choose, Script
from engine.text import Seat, Who


def begin(table: Table, phase: Phase) -> None:
    """A phase of powers begins."""
    table.phase = phase
    table.has_refused = False
    for player in table.players:
        player.has_passed = False


def own_powers(player: Player) -> list[Power]:
    """The powers a spirit may have a use of this turn: its cards in play and its innate powers."""
    return [*(powers()[card] for card in player.played), *player.facts.innates]


def is_done(table: Table) -> bool:
    """Whether nobody can or wants to use a power any more (SI-ASYNC-06, SI-ASYNC-07)."""
    return not any(is_active(table, seat) for seat in table.seats)


def is_active(table: Table, seat: Seat) -> bool:
    """Whether a seat can still use a power and has not said that it is done."""
    return not table.players[seat].has_passed and can_use_any(table, seat)


def can_use_any(table: Table, seat: Seat) -> bool:
    """Whether a seat has a power that it could use now, on something, or a ritual that it could propose."""
    if free_actions.rituals(table):
        return True
    return any(_is_usable(table, seat, power) for power in own_powers(table.players[seat]))


def actions(table: Table, seat: Seat) -> list[IslandAction]:
    """Everything a seat may do now."""
    player = table.players[seat]
    ways = free_actions.actions(table, seat)
    if player.has_passed:
        return [Wait(), *ways] if can_use_any(table, seat) else list(ways)
    return [*uses(table, seat), *ways, Done()] if is_active(table, seat) else list(ways)


def uses(table: Table, seat: Seat) -> list[Use]:
    """Every use of a power that a seat could make now."""
    player = table.players[seat]
    return [
        Use(power.id, target, level)
        for power in own_powers(player)
        if object_to_power(table, seat, power) is None
        for choices in [levels(player, power)]
        for target in targets.targets(table, seat, power)
        for level in choices
    ]


def levels(player: Player, power: Power) -> list[str | None]:
    """The sets of thresholds a power may be used with; None where there is nothing to choose. Innate powers need one (SI-INNATE-03)."""
    found: list[str | None] = list(targets.levels(player, power))
    if is_innate(player, power):
        found.remove("0")
    return found if found != ["0"] else [None]


def is_innate(player: Player, power: Power) -> bool:
    """Whether it is an innate power of the spirit."""
    return any(power.id == innate.id for innate in player.facts.innates)


def objection(table: Table, seat: Seat, action: IslandAction) -> Objection | None:
    """Why a seat may not do this now; None where it may."""
    player = table.players[seat]
    match action:
        case Use(power, target, level):
            found = next((each for each in own_powers(player) if each.id == power), None)
            if player.has_passed:
                return object_to("has-passed", "SI-ASYNC-06")
            if found is None:
                return object_to("not-in-play", "SI-CARD-06", card=name_of(power))
            return object_to_power(table, seat, found) or _object_to_target(table, seat, found, target, level)
        case Done():
            return object_to("has-passed", "SI-ASYNC-06") if player.has_passed else None
        case Wait():
            return None if player.has_passed else object_to("not-passed", "SI-ASYNC-06")
        case _:
            return free_actions.objection(table, seat, action)


def object_to_power(table: Table, seat: Seat, power: Power) -> Objection | None:
    """Why a power cannot be used now, on anything."""
    player = table.players[seat]
    name = name_of(power.id)
    used = _use_of(player, power.id)
    if used is not None:
        return _object_to_repeat(table, seat, power, used)
    if speed_now(table, seat, power) is None:
        wrong = "too-slow" if power.speed == "slow" else "too-late"
        return object_to(wrong, "SI-POWER-10", card=name)
    if is_innate(player, power) and not any(level != "0" for level in targets.levels(player, power)):
        return object_to("elements", "SI-INNATE-03", card=name)
    return None


def _could_have_elements(player: Player, power: Power) -> bool:
    """Whether elements that are still to be chosen would meet a threshold (SI-TRACK-07)."""
    has, left = elements(player), any_left(player)
    return any(
        0 < sum(max(0, count - has.get(element, 0)) for element, count in each.elements.items()) <= left
        for each in power.thresholds
    )


def _object_to_repeat(table: Table, seat: Seat, power: Power, used: Used) -> Objection | None:
    player = table.players[seat]
    name = name_of(power.id)
    if is_innate(player, power) or not any(of_seat(table, seat, "repeat")):
        return object_to("used", "SI-INNATE-02" if is_innate(player, power) else "SI-CARD-06", card=name)
    if used.phase != table.phase:
        return object_to("repeat-phase", "SI-POWER-24", card=name)
    return None if repeat_for(table, seat, power) else object_to("repeat", "SI-CARD-06", card=name)


def speed_now(table: Table, seat: Seat, power: Power) -> str | None:
    """How a power could be used in this phase: as it is, or as a `swift` one; None where it cannot."""
    player = table.players[seat]
    own = power.speed
    is_fast = is_made_fast(player, power)
    if is_all_fast(table):
        return own if table.phase == "fast" else None
    if table.phase == own or (table.phase == "fast" and is_fast):
        return own
    return "swift" if table.phase == "fast" and swift_left(table, seat) > 0 else None


def is_made_fast(player: Player, power: Power) -> bool:
    """Whether a power is fast, printed so or by one of its thresholds."""
    return power.speed == "fast" or any(each.fast for each in targets.met(player, power))


def swift_left(table: Table, seat: Seat) -> int:
    """How many slow powers a seat may still use as fast ones (SI-SPIRIT-01)."""
    player = table.players[seat]
    allowed = rules_of(player).swift_uses(elements(player))
    allowed += sum(each.amount for each in of_seat(table, seat, "swift"))
    return allowed - sum(used.swift for used in player.used)


def repeat_for(table: Table, seat: Seat, power: Power) -> Lasting | None:
    """The permission by which a seat may repeat a card: a free one first, and of these the narrowest."""
    player = table.players[seat]
    fitting = [
        each
        for each in of_seat(table, seat, "repeat")
        if power.cost <= each.amount and (not each.pays or cost(table, power) <= player.energy)
    ]
    return min(fitting, key=lambda each: (each.pays, each.amount), default=None)


def _use_of(player: Player, power: str) -> Used | None:
    return next((used for used in player.used if used.power == power), None)


def _object_to_target(
    table: Table, seat: Seat, power: Power, target: str, level: str | None
) -> Objection | None:
    name = name_of(power.id)
    if target not in targets.targets(table, seat, power):
        if power.target.spirit:
            return object_to("spirit-target", "SI-POWER-08", card=name)
        if target in table.lands and targets.fits(table, target, power.target.land):
            return object_to("range", "SI-POWER-03", card=name, land=target)
        return object_to("target", "SI-POWER-06", card=name, land=target)
    return (
        None if level in levels(table.players[seat], power) else object_to("level", "SI-POWER-16", card=name)
    )


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
            return free_actions.perform(play, seat, action)
        case _:
            free_actions.do(play, seat, action)
    return None


def _warn(play: IslandPlay, seat: Seat) -> None:
    """Tell a seat that is done which powers it could still use; they are lost for this turn (SI-ASYNC-15)."""
    left = [power.id for power in own_powers(play.table.players[seat]) if _is_usable(play.table, seat, power)]
    if left:
        play.tell(tell("event-unused", cards=names_of(left), count=len(left)), readers=[seat])


def _is_usable(table: Table, seat: Seat, power: Power) -> bool:
    objection = object_to_power(table, seat, power)
    if objection is not None and objection.rule == "SI-INNATE-03":
        objection = None if _could_have_elements(table.players[seat], power) else objection
    return objection is None and bool(targets.targets(table, seat, power))


def use(play: IslandPlay, seat: Seat, action: Use) -> Script[None]:
    """Use a power or repeat it, with all that follows from it."""
    power = powers()[action.power]
    is_repeat = _use_of(play.table.players[seat], power.id) is not None
    _pay(play.table, seat, power, action.target)
    _tell_use(play, seat, power, action)
    land, spirit = ("", Seat(int(action.target) - 1)) if power.target.spirit else (action.target, seat)
    effect = Effect(play, seat, power.id, land, spirit, action.level or "", is_repeat)
    yield from run(effect_of(power.id), effect)
    effect.finish()
    yield from after_unit(play)


def run(function: Callable[[Effect], Any], effect: Effect) -> Script[None]:
    """Run an effect, which is a script only if it may ask."""
    script = function(effect)
    if isinstance(script, Generator):
        yield from script


def _pay(table: Table, seat: Seat, power: Power, target: str) -> None:
    """Note the use, and pay what a repeat or a far target costs (SI-POWER-22, SI-SPIRIT-04)."""
    player = table.players[seat]
    targets.pay(table, seat, power, target)
    used = _use_of(player, power.id)
    if used is None:
        swift = speed_now(table, seat, power) == "swift"
        player.used.append(Used(power.id, table.phase, swift=swift))
        if is_all_fast(table) and is_innate(player, power) and is_made_fast(player, power):
            player.energy += 1
        return
    permission = repeat_for(table, seat, power)
    assert permission is not None, "the repeat was legal"
    table.lasting.remove(permission)
    player.energy -= cost(table, power) if permission.pays else 0
    used.repeats += 1


def _tell_use(play: IslandPlay, seat: Seat, power: Power, action: Use) -> None:
    name = name_of(power.id)
    if power.target.spirit:
        spirit = play.table.players[int(action.target) - 1].spirit
        play.tell(tell("event-uses-on-spirit", who=Who(seat), card=name, spirit=name_of(spirit or "")))
    else:
        play.tell(tell("event-uses", who=Who(seat), card=name, land=action.target))
