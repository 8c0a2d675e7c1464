"""Estimates of each power of a spirit used alone this turn: fast ones now, slow ones once the invaders have acted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final, TypeAlias

from engine.chance import Chance
from engine.games.spirit_island.evaluation.powers import is_worth_trying, use_all
from engine.games.spirit_island.evaluation.simulation import advance
from engine.games.spirit_island.evaluation.use_memory import UseMemory
from engine.games.spirit_island.evaluation.values import NOW
from engine.games.spirit_island.model.actions import Use
from engine.games.spirit_island.model.facts import Power, powers
from engine.games.spirit_island.model.kinds import Element
from engine.games.spirit_island.model.table import Player, Table
from engine.games.spirit_island.rules import power_use, presence
from engine.text import Seat

UNCOVERED: Final = 2
"""Maximum number of elements from presence that leaves the tracks in one turn."""


Gains: TypeAlias = tuple[tuple[float, str], ...]
"""Gains of a power with those of its targets where it helps, the best first; the land is "" where a spirit is the target."""


def _assumed(card: str, known: Mapping[str, Gains]) -> Gains:
    """Return the gains of a card of which nothing is known on this table, on no land in particular; nothing where they are known."""
    return () if card in known else ((NOW.cards[card], ""),)


@dataclass(frozen=True, slots=True)
class Estimates:
    """Gains of cards, and of thresholds of innate powers with the elements they want."""

    cards: Mapping[str, Gains]
    innates: tuple[tuple[str, Mapping[Element, int], Gains], ...]

    def of_card(self, card: str) -> float:
        """Return the best gain of a card by itself."""
        gains = self.cards.get(card)
        if gains is None:
            return NOW.cards[card]
        return gains[0][0] if gains else 0.0

    def of_pile(self, cards: Iterable[str], elements: Mapping[Element, int]) -> float:
        """Return the gain of some cards and the innate powers together, with the elements given; a land is helped once."""
        powers = [
            *(self.cards.get(card) or _assumed(card, self.cards) for card in cards),
            *self._innates(elements),
        ]
        powers.sort(reverse=True)
        found, helped = 0.0, set()
        for gains in powers:
            best, land = 0.0, ""
            for gain, target in gains:
                share = gain * NOW.habits.again if target in helped else gain
                if share > best:
                    best, land = share, target
            found += best
            if land:
                helped.add(land)
        return found

    def _innates(self, elements: Mapping[Element, int]) -> Iterable[Gains]:
        """Return the gains of each innate power with the best of the thresholds that are met."""
        best: dict[str, Gains] = {}
        for power, wanted, gains in self.innates:
            if all(elements.get(element, 0) >= count for element, count in wanted.items()):
                best[power] = max(best.get(power, ()), gains)
        return best.values()


def estimate(
    table: Table, seat: Seat, chance: Chance, memory: UseMemory, known: Estimates | None = None
) -> Estimates:
    """Return estimates of the innate powers and of every card the seat holds in hand, has played, discarded or drawn.

    Estimates already `known` of this turn are not worked out again.
    """
    turn, player = IdleTurn(table, seat, chance, memory), table.players[seat]
    held = dict.fromkeys((*player.hand, *player.discard, *player.played, *player.drawn))
    if known is not None:
        new = [card for card in held if card not in known.cards]
        return replace(known, cards={**known.cards, **{card: turn.gains(powers()[card]) for card in new}})
    return Estimates(
        {card: turn.gains(powers()[card]) for card in held},
        tuple(
            (innate.id, each.elements, turn.gains(innate, each.elements))
            for innate in player.facts.innates
            for each in innate.thresholds
            if each.elements and _is_in_reach(player, each.elements, held)
        ),
    )


def _is_in_reach(player: Player, wanted: Mapping[Element, int], held: Iterable[str]) -> bool:
    """Return whether a spirit could have these elements with all its cards and what growth may uncover."""
    has = presence.elements(player)
    for card in held:
        for element in powers()[card].elements:
            has[element] = has.get(element, 0) + 1
    return all(has.get(element, 0) + UNCOVERED >= count for element, count in wanted.items())


class IdleTurn:
    """A turn in which a seat does nothing, and no other that is not ready: how it stands before the invaders act, and after that."""

    def __init__(self, table: Table, seat: Seat, chance: Chance, memory: UseMemory) -> None:
        self._seat, self._chance, self._memory = seat, chance, memory
        self._fast = table.copy()
        self._fast.phase = "fast"
        for other, player in enumerate(self._fast.players):
            player.before, player.has_passed = None, other == seat
            if other == seat or not player.is_ready:
                player.played = []
        use_all(self._fast, chance.twin(), memory)

    @cached_property
    def _slow(self) -> Table:
        slow = self._fast.copy()
        while slow.phase != "slow" and slow.result is None:
            advance(slow, self._chance)
        slow.players[self._seat].has_passed = True
        use_all(slow, self._chance.twin(), self._memory)
        return slow

    def gains(self, power: Power, wanted: Mapping[Element, int] | None = None) -> Gains:
        """Return the gains of a power on its targets: a card's by itself, an innate power's with the elements it wants."""
        table = self._fast if power.speed == "fast" else self._slow
        if table.result is not None:
            return ()
        player = table.players[self._seat]
        player.played = [power.id] if wanted is None else []
        kept, player.elements = player.elements, dict(wanted or {})
        levels = power_use.levels(player, power)
        allowed = power_use.aims(table, self._seat, power) if levels else ()
        uses = [Use.of(power.id, aim, levels[0]) for aim in allowed if is_worth_trying(table, aim)]
        found = self._memory.of_uses(table, self._seat, uses, self._chance)
        player.played, player.elements = [], kept
        lands = [use.aim if isinstance(use.aim, str) else "" for use in uses]
        return tuple(
            sorted(((gain, land) for gain, land in zip(found, lands, strict=True) if gain > 0), reverse=True)
        )
