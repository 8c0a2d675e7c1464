"""The points: majorities, penalties, and what the modules add."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.games.spirits_of_the_forest.model.kinds import POWERS, Face, Power, Spirit
from engine.games.spirits_of_the_forest.model.table import Table
from engine.games.spirits_of_the_forest.model.view import Category, CategoryPart
from engine.games.spirits_of_the_forest.modules.module import ForestTerms, in_play
from engine.games.spirits_of_the_forest.pieces.count import symbols
from engine.games.spirits_of_the_forest.pieces.score_lines import category_line
from engine.outcome import ScoreLine
from engine.text import Seat

MISSING = 3
"""Points lost for each spirit and power without a tile of one's own (SF-SCORE-04, SF-SCORE-09)."""


def categories(table: Table, faces: Sequence[Sequence[Face]]) -> tuple[Category, ...]:
    """Return the spirits, then the three powers; of the favour tokens only these faces count, by seat.

    The parts of opponents that no seat plays stand after the seats'.
    """
    terms = ForestTerms(MISSING)
    for module in in_play(table.modules):
        module.terms(table, terms)
    players = [*table.players, *terms.others]
    held = [*faces, *([each.face for each in other.favours] for other in terms.others)]
    counts = [symbols(player) for player in players]
    names: tuple[Spirit | Power, ...] = (*table.spirits, *POWERS) if terms.powers else table.spirits
    return tuple(
        category(
            name,
            tuple(count[name] for count in counts),
            tuple(
                seen.count(name) + player.rewards.count(name)
                for seen, player in zip(held, players, strict=True)
            ),
            terms.missing,
            2 if name in terms.doubled else 1,
        )
        for name in names
    )


@lru_cache(maxsize=4096)
def category(
    name: Spirit | Power,
    on_tiles: tuple[int, ...],
    on_favours: tuple[int, ...],
    missing: int = MISSING,
    factor: int = 1,
) -> Category:
    """Return one category, counts by seat; rewards count as favours do (SF-WISH-10).

    All with the highest count score it (SF-SCORE-02, -03, -07, -08), unless it is 0 (SF-SCORE-15). Favours count for that, but
    not against the loss for a missing tile; both results are added (SF-SCORE-05, SF-SCORE-13).
    """
    totals = [tile + favour for tile, favour in zip(on_tiles, on_favours, strict=True)]
    best = max(totals)
    parts = (
        CategoryPart(
            on_tiles=tile,
            on_favours=favour,
            total=total,
            most=(most := total == best > 0),
            missing=tile == 0,
            points=(total * factor if most else 0) - (missing if tile == 0 else 0),
        )
        for tile, favour, total in zip(on_tiles, on_favours, totals, strict=True)
    )
    return Category(name=name, parts=tuple(parts), factor=factor)


def lines(
    table: Table, seat: Seat, counted: Sequence[Category], known: Sequence[Sequence[Face]]
) -> tuple[ScoreLine, ...]:
    """Return the lines of the categories, then those that the modules add, then those they make of the whole."""
    found = [category_line(each, seat) for each in counted]
    modules = in_play(table.modules)
    for module in modules:
        found += module.lines(table, seat, known)
    if modules:
        has_majority = any(each.parts[seat].most for each in counted if each.name not in POWERS)
        for module in modules:
            gate = module.gate(table, seat, sum(line.points for line in found), has_majority)
            found += [] if gate is None else [gate]
    return tuple(found)
