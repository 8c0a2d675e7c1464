"""What each power of a spirit would bring this turn if it were used alone: fast ones now, slow ones once the invaders have acted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from engine.chance import Chance
from engine.games.spirit_island.course import power_phase
from engine.games.spirit_island.kinds import Element
from engine.games.spirit_island.model.actions import Use
from engine.games.spirit_island.model.facts import Power, powers
from engine.games.spirit_island.model.table import Table
from engine.games.spirit_island.outlook.powers import is_worth_trying
from engine.games.spirit_island.outlook.simulation import act, advance, value
from engine.games.spirit_island.rules import targets
from engine.text import Seat

UNKNOWN: Final = 0.4
"""What a card is taken for that nothing is known of."""


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


def estimate(table: Table, seat: Seat, chance: Chance) -> Estimates:
    """What every card that the seat holds in hand, has played, discarded or drawn would bring, and its innate powers."""
    turn = _Turn(table, seat, chance)
    player = table.players[seat]
    held = dict.fromkeys((*player.hand, *player.discard, *player.played, *player.drawn))
    return Estimates(
        {card: turn.gain(powers()[card]) for card in held},
        tuple(
            (innate.id, each.elements, turn.gain(innate, each.elements))
            for innate in player.facts.innates
            for each in innate.thresholds
            if each.elements
        ),
    )


class _Turn:
    """A turn in which nobody does anything: how it stands before the invaders act, and after that."""

    def __init__(self, table: Table, seat: Seat, chance: Chance) -> None:
        self._seat, self._chance = seat, chance
        self._fast = table.copy()
        self._fast.phase = "fast"
        for player in self._fast.players:
            player.before, player.played = None, []
        self._slow = self._fast.copy()
        while self._slow.phase != "slow" and self._slow.result is None:
            advance(self._slow, chance)
        self._worth = {"fast": value(self._fast), "slow": value(self._slow)}

    def gain(self, power: Power, wanted: Mapping[Element, int] | None = None) -> float:
        """What the power brings on the best of its targets: a card by itself, an innate one with what it wants."""
        table = self._fast if power.speed == "fast" else self._slow
        if table.result is not None:
            return 0.0
        player = table.players[self._seat]
        player.played = [power.id] if wanted is None else []
        kept, player.elements = player.elements, dict(wanted or {})
        gains = [self._used(table, power, target) for target in targets.targets(table, self._seat, power)]
        player.played, player.elements = [], kept
        return max((0.0, *gains))

    def _used(self, table: Table, power: Power, target: str) -> float:
        levels = power_phase.levels(table.players[self._seat], power)
        if not levels or not is_worth_trying(table, target):
            return 0.0
        after = table.copy()
        act(after, self._chance.twin(), self._seat, Use(power.id, target, levels[0]))
        return value(after) - self._worth[table.phase]
