"""What an adversary may change: the moments at which its rules are asked (SI-ESCALATE, SI-LOSE-05)."""

from __future__ import annotations

from engine.games.spirit_island.model.table import Table
from engine.games.spirit_island.rules.spirit import IslandPlay
from engine.script import Script


class Adversary:
    """An adversary without rules of its own."""

    def escalate(self, play: IslandPlay) -> Script[None]:
        """A card with the mark of escalation has been revealed and is about to be explored with."""
        yield from ()

    def has_won(self, table: Table) -> bool:
        """Whether its own condition has been met, by which the players lose."""
        return False


ADVERSARIES: dict[str, Adversary] = {}
"""The adversaries by id."""


def adversary_of(table: Table) -> Adversary | None:
    """The adversary of a table, where there is one."""
    return None if table.adversary is None else ADVERSARIES[table.adversary]
