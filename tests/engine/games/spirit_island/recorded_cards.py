"""Recorded powers and fear cards: all that each of them did on some random islands.

python -m tests.engine.games.spirit_island.recorded_cards            # records every card anew: after a change that is meant
python -m tests.engine.games.spirit_island.recorded_cards wash-away  # prints all that a card does, to compare with before
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import blake2b
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

from pydantic import TypeAdapter

from engine.action import to_text
from engine.games.spirit_island.course import power_phase
from engine.games.spirit_island.model.facts import powers
from engine.games.spirit_island.model.table import Table
from engine.keeping import canonical
from engine.text import Seat
from tests.engine.contract.looks import spelled
from tests.engine.games.spirit_island.crossings.laws import Asks
from tests.engine.games.spirit_island.crossings.meeting import is_over
from tests.engine.games.spirit_island.crossings.scene import Crossing, cards, every_pair, lay_out
from tests.engine.games.spirit_island.crossings.walk import Walk

FILE = Path(__file__).with_suffix(".txt")
ISLANDS, USES = 16, 2
"""Number of islands that are laid out at most for a card, and of those on which it is used: as many as it has levels, or so many."""
USER = Seat(0)
TABLES = TypeAdapter(Table)


def name_of(crossing: Crossing) -> str:
    """Return the name of the card that a crossing is about, and the terror level."""
    return f"{crossing.about} {crossing.terror}"


def digest(crossing: Crossing) -> str:
    """Return the digest of all that a card does."""
    return blake2b("\n".join(told(crossing)).encode(), digest_size=5).hexdigest()


def crossings() -> Iterator[Crossing]:
    """Yield a crossing of each card."""
    return islice(every_pair("suite"), len(cards()))


def told(crossing: Crossing) -> Iterator[str]:
    """Yield what a card asks and tells, and how it leaves the table."""
    used, levels = 0, () if crossing.terror else powers()[crossing.about].thresholds
    for number in range(ISLANDS):
        dice = Random(f"recorded {crossing.line} {number}")
        walk = Walk.on(lay_out(crossing, dice), dice)
        walk.holds_laws = False
        for element, count in levels[used % len(levels)].elements.items() if levels else ():
            own = walk.table.players[USER].elements
            own[element] = max(own.get(element, 0), count)
        uses = [] if crossing.terror else power_phase.uses(walk.table, USER)
        uses = [use for use in uses if use.power == crossing.about]
        if used == max(USES, len(levels)) or is_over(walk.table) or not (uses or crossing.terror):
            continue
        used += 1
        lines: list[str] = []
        if uses:
            use = max(dice.choices(uses, k=USES), key=lambda each: _crowd(walk, each.target))
            lines.append(f"{to_text(use)} of {len(uses)}")
            unit = walk.act(USER, use, _listening(walk, lines))
            lines += map(spelled, unit.told)
        else:
            for player in walk.table.players:
                player.has_passed = True
            while walk.table.phase != "over" and walk.table.fear.earned:
                lines += map(spelled, walk.advance(_listening(walk, lines)).told)
        yield from lines
        yield canonical(TABLES.dump_python(walk.table, mode="json"))


def _crowd(walk: Walk, target: str) -> int:
    return len(walk.table.lands[target].pieces) if target in walk.table.lands else 0


def _listening(walk: Walk, lines: list[str]) -> Any:
    """Return a policy that answers anything, and writes down what it was asked."""

    def answer(asks: Asks) -> tuple[Seat, Any]:
        for seat, ask in asks.items():
            lines.append(
                f"{seat}{'!' * ask.must} {spelled(ask.prompt)}: {'; '.join(map(to_text, ask.legal))}"
            )
        seat, action = walk.some(asks)
        lines.append(f"{seat}: {to_text(action)}")
        return seat, action

    return answer


def main() -> None:
    """Print what one card does, or record all anew."""
    if sys.argv[1:]:
        for crossing in crossings():
            if crossing.about == sys.argv[1]:
                print("\n", crossing.line)
                print("\n".join(told(crossing)))
        return
    lines = (f"{name_of(crossing)} {digest(crossing)}\n" for crossing in crossings())
    FILE.write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
