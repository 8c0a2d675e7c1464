"""Powers that a seat may use now, with their speed, the number of uses, and the thresholds (SI-POWER, SI-INNATE)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.spirit_island.model.actions import Aim, Thresholds
from engine.games.spirit_island.model.facts import Power, powers
from engine.games.spirit_island.model.lasting_rule import Lasting
from engine.games.spirit_island.model.table import Player, Table, Used
from engine.games.spirit_island.rules import targets
from engine.games.spirit_island.rules.challenge import cost, is_all_fast
from engine.games.spirit_island.rules.lasting_rules import of_seat
from engine.games.spirit_island.rules.presence import any_left, elements
from engine.games.spirit_island.rules.spirit import rules_of
from engine.text import Seat


def own_powers(player: Player) -> list[Power]:
    """Return the powers a spirit may have a use of this turn: its cards in play and its innate powers."""
    return [*(powers()[card] for card in player.played), *player.facts.innates]


def is_innate(player: Player, power: Power) -> bool:
    """Return whether a power is an innate one of the spirit."""
    return any(power.id == innate.id for innate in player.facts.innates)


def levels(player: Player, power: Power) -> list[Thresholds | None]:
    """Return the sets of thresholds a power may be used with; [None] where there is nothing to choose.

    Innate powers need a threshold (SI-INNATE-03).
    """
    found: list[Thresholds | None] = list(targets.levels(player, power))
    if is_innate(player, power):
        found.remove(())
    return found if found != [()] else [None]


def speed_now(table: Table, seat: Seat, power: Power) -> str | None:
    """Return the speed at which a power could be used in this phase: its own, or `swift`; None where it cannot."""
    player = table.players[seat]
    own = power.speed
    is_fast = is_made_fast(player, power)
    if is_all_fast(table):
        if table.phase != "fast":
            return None
        return own if is_fast or swift_left(table, seat) <= 0 else "swift"
    if table.phase == own or (table.phase == "fast" and is_fast):
        return own
    return "swift" if table.phase == "fast" and swift_left(table, seat) > 0 else None


def is_made_fast(player: Player, power: Power) -> bool:
    """Return whether a power is fast, printed so or by one of its thresholds."""
    return power.speed == "fast" or any(each.fast for each in targets.met(player, power))


def swift_left(table: Table, seat: Seat) -> int:
    """Return the number of slow powers a seat may still use as fast ones (SI-SPIRIT-01)."""
    player = table.players[seat]
    allowed = rules_of(player).swift_uses(elements(player))
    allowed += sum(each.amount for each in of_seat(table, seat, "swift"))
    return allowed - sum(used.swift for used in player.used)


def repeat_for(table: Table, seat: Seat, power: Power) -> Lasting | None:
    """Return the permission by which a seat may repeat a card: a free one first, and of these the narrowest; None where there is none.

    Those to pay for are for different cards: one card is repeated by them once.
    """
    used = use_of(table.players[seat], power.id)
    has_paid = used is not None and used.paid
    can_pay = not has_paid and repeat_cost(table, seat, power) <= table.players[seat].energy
    fitting = [
        each
        for each in of_seat(table, seat, "repeat")
        if power.cost <= each.amount and (not each.pays or can_pay)
    ]
    return min(fitting, key=lambda each: (each.pays, each.amount), default=None)


def repeat_cost(table: Table, seat: Seat, power: Power) -> int:
    """Return the energy of a repeat that is to be paid; where all powers are fast, one made fast is cheaper, too (SI-SCENARIO-03)."""
    player = table.players[seat]
    used = use_of(player, power.id)
    is_swift = used is not None and used.swift
    return cost(table, power) - (is_all_fast(table) and is_raised(player, power, is_swift=is_swift))


def price_anywhere(table: Table, seat: Seat, power: Power) -> int:
    """Return the energy that a use takes wherever it is aimed: for a repeat that is to be paid; below 0 it gives some (SI-SCENARIO-03)."""
    player = table.players[seat]
    if use_of(player, power.id) is not None:
        permission = repeat_for(table, seat, power)
        return repeat_cost(table, seat, power) if permission is not None and permission.pays else 0
    is_fast_innate = is_innate(player, power) and is_made_fast(player, power)
    is_swift = speed_now(table, seat, power) == "swift"
    gives = is_all_fast(table) and (is_fast_innate or is_raised(player, power, is_swift=is_swift))
    return -1 if gives else 0


def aims(table: Table, seat: Seat, power: Power, declined: Thresholds = ()) -> list[Aim]:
    """Return every aim a seat may use or repeat a power on now, without the thresholds `declined`.

    What a repeat costs leaves less energy for distance (SI-SPIRIT-04).
    """
    return targets.targets(table, seat, power, max(0, price_anywhere(table, seat, power)), declined)


def levels_at(
    table: Table, seat: Seat, power: Power, aim: Aim, among: Sequence[Thresholds | None]
) -> Sequence[Thresholds | None]:
    """Return the sets of thresholds, of those given, with which a power reaches an aim: one that adds range may be left out."""
    if not any(each.range for each in power.thresholds):
        return among
    player = table.players[seat]
    return [used for used in among if aim in aims(table, seat, power, targets.left_out(player, power, used))]


def is_raised(player: Player, power: Power, *, is_swift: bool) -> bool:
    """Return whether a slow power is made fast, by a threshold or as a `swift` one."""
    return power.speed == "slow" and (is_swift or is_made_fast(player, power))


def use_of(player: Player, power: str) -> Used | None:
    return next((used for used in player.used if used.power == power), None)


def could_have_elements(player: Player, power: Power) -> bool:
    """Return whether elements that are still to be chosen would meet a threshold (SI-TRACK-07)."""
    has, left = elements(player), any_left(player)
    return any(
        0 < sum(max(0, count - has.get(element, 0)) for element, count in each.elements.items()) <= left
        for each in power.thresholds
    )
