"""What each power of a spirit would bring this turn if it were used alone: fast ones now, slow ones once the invaders have acted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from engine.chance import Chance
from engine.games.spirit_island.course import power_phase
from engine.games.spirit_island.kinds import Element
from engine.games.spirit_island.model.actions import Use
from engine.games.spirit_island.model.facts import Power, powers
from engine.games.spirit_island.model.table import Player, Table
from engine.games.spirit_island.outlook.powers import is_worth_trying
from engine.games.spirit_island.outlook.simulation import act, advance, value
from engine.games.spirit_island.rules import presence, targeting
from engine.text import Seat

UNKNOWN: Final = 0.4
"""What a card is taken for that nothing is known of."""
UNCOVERED: Final = 2
"""So many elements at most come from presence that leaves the tracks in one turn."""


@dataclass(frozen=True, slots=True)
class Estimates:
    """What cards bring, and thresholds of innate powers by the elements they want."""

    cards: Mapping[str, float]
    innates: tuple[tuple[str, Mapping[Element, int], float], ...]

    def of_cards(self, cards: Iterable[str]) -> float:
        """What these cards bring together, as if none stood in another's way."""
        return sum(self.cards.get(card, UNKNOWN) for card in cards)

    def of_innates(self, elements: Mapping[Element, int]) -> float:
        """What the innate powers bring with these elements."""
        best: dict[str, float] = {}
        for power, wanted, gain in self.innates:
            if all(elements.get(element, 0) >= count for element, count in wanted.items()):
                best[power] = max(best.get(power, 0.0), gain)
        return sum(best.values())


def estimate(table: Table, seat: Seat, chance: Chance, known: Estimates | None = None) -> Estimates:
    """What every card that the seat holds in hand, has played, discarded or drawn would bring, and its innate powers.

    What is known of this turn already is not worked out again.
    """
    turn, player = _Turn(table, seat, chance), table.players[seat]
    held = dict.fromkeys((*player.hand, *player.discard, *player.played, *player.drawn))
    if known is not None:
        new = [card for card in held if card not in known.cards]
        return replace(known, cards={**known.cards, **{card: turn.gain(powers()[card]) for card in new}})
    return Estimates(
        {card: turn.gain(powers()[card]) for card in held},
        tuple(
            (innate.id, each.elements, turn.gain(innate, each.elements))
            for innate in player.facts.innates
            for each in innate.thresholds
            if each.elements and _is_in_reach(player, each.elements, held)
        ),
    )


def _is_in_reach(player: Player, wanted: Mapping[Element, int], held: Iterable[str]) -> bool:
    """Whether a spirit could have these elements with all its cards and what growth may uncover."""
    has = presence.elements(player)
    for card in held:
        for element in powers()[card].elements:
            has[element] = has.get(element, 0) + 1
    return all(has.get(element, 0) + UNCOVERED >= count for element, count in wanted.items())


class _Turn:
    """A turn in which nobody does anything: how it stands before the invaders act, and after that."""

    def __init__(self, table: Table, seat: Seat, chance: Chance) -> None:
        self._seat, self._chance = seat, chance
        self._fast = table.copy()
        self._fast.phase = "fast"
        for player in self._fast.players:
            player.before, player.played = None, []

    @cached_property
    def _slow(self) -> Table:
        slow = self._fast.copy()
        while slow.phase != "slow" and slow.result is None:
            advance(slow, self._chance)
        return slow

    @cached_property
    def _worth_of_fast(self) -> float:
        return value(self._fast)

    @cached_property
    def _worth_of_slow(self) -> float:
        return value(self._slow)

    def gain(self, power: Power, wanted: Mapping[Element, int] | None = None) -> float:
        """What the power brings on the best of its targets: a card by itself, an innate one with what it wants."""
        table = self._fast if power.speed == "fast" else self._slow
        if table.result is not None:
            return 0.0
        player = table.players[self._seat]
        player.played = [power.id] if wanted is None else []
        kept, player.elements = player.elements, dict(wanted or {})
        levels = power_phase.levels(player, power)
        targets = targeting.targets(table, self._seat, power) if levels else ()
        gains = [
            self._used(table, Use(power.id, target, levels[0]))
            for target in targets
            if is_worth_trying(table, target)
        ]
        player.played, player.elements = [], kept
        return max((0.0, *gains))

    def _used(self, table: Table, use: Use) -> float:
        after = table.copy()
        act(after, self._chance.twin(), self._seat, use)
        return value(after) - (self._worth_of_fast if table is self._fast else self._worth_of_slow)
