"""Majorities, penalties and the final standing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from engine.game import Line, Outcome, Standing
from engine.games.spirits_of_the_forest.components import tiles
from engine.games.spirits_of_the_forest.kinds import POWERS, SPIRITS, Face, Power, Spirit
from engine.games.spirits_of_the_forest.table import Player, Table
from engine.games.spirits_of_the_forest.texts import named, tell
from engine.games.spirits_of_the_forest.view import Category, Part
from engine.text import Seat, Text, Who

MISSING = 3
"""SF-SCORE-04, SF-SCORE-09: the points lost for each spirit and power without a tile of one's own."""

_LINES = {
    (True, False): "line-most",
    (False, False): "line-fewer",
    (False, True): "line-missing",
    (True, True): "line-most-missing",
}


def symbols(player: Player) -> Counter[Spirit | Power]:
    """SF-SCORE-01, SF-SCORE-06: the symbols on a player's tiles; a tile with a power counts in both categories."""
    count: Counter[Spirit | Power] = Counter()
    box = tiles()
    for index in player.tiles:
        tile = box[index]
        count[tile.spirit] += tile.symbols
        if tile.power is not None:
            count[tile.power] += 1
    return count


def all_faces(table: Table) -> list[list[Face]]:
    """What every seat's favour tokens show, spent ones included."""
    return [[favour.face for favour in player.favours] for player in table.players]


def categories(table: Table, faces: Sequence[Sequence[Face]]) -> tuple[Category, ...]:
    """The nine spirits, then the three powers; of the favour tokens only these faces count, by seat."""
    counts = [symbols(player) for player in table.players]
    return tuple(
        category(name, tuple(count[name] for count in counts), tuple(held.count(name) for held in faces))
        for name in (*SPIRITS, *POWERS)
    )


@lru_cache(maxsize=4096)
def category(name: Spirit | Power, on_tiles: tuple[int, ...], on_favours: tuple[int, ...]) -> Category:
    """One category, counts by seat.

    All with the highest count score it (SF-SCORE-02, -03, -07, -08), unless it is 0 (SF-SCORE-15). Favours count for that, but
    not against the loss for a missing tile; both results are added (SF-SCORE-05, SF-SCORE-13).
    """
    totals = [tile + favour for tile, favour in zip(on_tiles, on_favours, strict=True)]
    best = max(totals)
    parts = (
        Part(
            on_tiles=tile,
            on_favours=favour,
            total=total,
            most=(most := total == best > 0),
            missing=tile == 0,
            points=(total if most else 0) - (MISSING if tile == 0 else 0),
        )
        for tile, favour, total in zip(on_tiles, on_favours, totals, strict=True)
    )
    return Category(name=name, parts=tuple(parts))


def outcome(table: Table, counted: Sequence[Category]) -> Outcome:
    """The standing that these categories give (SF-SCORE-10); the score may be below zero (SF-SCORE-14).

    Of equal scores the fewest tiles are best, and equal in both share the rank (SF-SCORE-11, SF-SCORE-12).
    """
    seats = range(len(table.players))
    scores = [sum(each.parts[seat].points for each in counted) for seat in seats]
    order = [(-scores[seat], len(table.players[seat].tiles)) for seat in seats]
    standings = (
        Standing(
            seat=Seat(seat),
            rank=1 + sum(other < order[seat] for other in order),
            score=scores[seat],
            lines=tuple(_line(each, seat) for each in counted),
        )
        for seat in seats
    )
    return Outcome(tuple(standings), final=table.stage == "over")


def winners_text(standing: Outcome) -> Text:
    """Who has won, and by what: alone, by fewer tiles, or together."""
    best = [each for each in standing.standings if each.rank == 1]
    score = best[0].score
    if len(best) > 1:
        return tell("won-together", winners=tuple(Who(each.seat) for each in best), score=score)
    tied = sum(each.score == score for each in standing.standings) > 1
    return tell("won-by-tiles" if tied else "won", who=Who(best[0].seat), score=score)


def _line(counted: Category, seat: int) -> Line:
    part = counted.parts[seat]
    return _line_of(counted.name, part.most, part.missing, part.total, part.points)


@lru_cache(maxsize=4096)
def _line_of(name: Spirit | Power, most: bool, missing: bool, total: int, points: int) -> Line:
    return Line(tell(_LINES[most, missing], name=named(name), total=total), points)
