"""The score, which compares one game with another (SI-SCORE)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.spirit_island.model.kinds import Result
from engine.games.spirit_island.model.table import Table
from engine.games.spirit_island.model.texts import tell
from engine.games.spirit_island.rules.presence import lands_in_play
from engine.outcome import ScoreLine

WIN = 10
SACRIFICE = 5
"""Points by which a sacrifice victory counts less."""
PER_CARD = 2
PER_DIFFICULTY = {True: 5, False: 2}


def lines(table: Table) -> tuple[ScoreLine, ...]:
    """Return the score part by part; as long as nobody has won, that of a loss (SI-SCORE-01 to -03)."""
    return _lines(table, table.result)


def score(parts: Iterable[ScoreLine]) -> int:
    """Return the sum of the parts of a score."""
    return sum([part.points for part in parts])


def of_victory(table: Table) -> int:
    """Return the score that a victory would have now."""
    return score(_lines(table, "won"))


def _lines(table: Table, result: Result | None) -> tuple[ScoreLine, ...]:
    """Return the parts of the score of a result; blight in an ocean that is out of play is out of play with it (SI-SPIRIT-10)."""
    is_won = result in ("won", "sacrifice")
    seats = len(table.players)
    track = table.invaders
    spaces = (track.ravage, track.build, track.extra, track.explored)
    out = len(track.discard) + sum(card is not None for card in spaces)
    dahan = sum([land.count("dahan") for land in table.lands.values()]) // seats
    blight = sum([table.lands[land].blight for land in lands_in_play(table)]) // seats
    return (
        ScoreLine(tell("score-difficulty"), PER_DIFFICULTY[is_won] * table.difficulty),
        ScoreLine(tell("score-win"), WIN * is_won - SACRIFICE * (result == "sacrifice")),
        ScoreLine(tell("score-deck"), PER_CARD * len(track.deck) if is_won else out),
        ScoreLine(tell("score-dahan"), dahan),
        ScoreLine(tell("score-blight"), -blight),
    )
