"""The counting of a player's possessions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.games.spirits_of_the_forest.model.facts import symbols_on
from engine.games.spirits_of_the_forest.model.kinds import Face, Power, Spirit
from engine.games.spirits_of_the_forest.model.table import Player, Table
from engine.text import Seat


def symbols(player: Player) -> Counter[Spirit | Power]:
    """Return the symbols on a player's tiles (SF-SCORE-01); a tile with a power counts in both categories (SF-SCORE-06)."""
    return symbols_on(player.tiles)


def icons(player: Player, known: Sequence[Face]) -> Counter[Face]:
    """Return the symbols on a player's tiles and on these of its favour tokens; rewards are not counted (SF-WISH-11)."""
    count: Counter[Face] = Counter(symbols(player))
    count.update(known)
    return count


def all_faces(table: Table) -> list[list[Face]]:
    """Return the faces of every seat's favour tokens, spent ones included."""
    return [[favour.face for favour in player.favours] for player in table.players]


def gems_kept(table: Table, seat: Seat) -> int:
    """Return the number of a seat's gems that are not removed from the game, in its supply or in the forest (SF-GEMBONUS-02)."""
    return table.players[seat].supply + sum(owner == seat for owner in table.gems.values())
