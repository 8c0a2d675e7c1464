"""The forest for the ear: what each picture shows, and the whole table, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.games.spirits_of_the_forest.model.texts import tell
from engine.games.spirits_of_the_forest.model.view import ForestView
from engine.outcome import Standing
from engine.text import Text, Who
from render.games.spirits_of_the_forest.alt_text.forest import (
    beside,
    free,
    last_turn,
    others,
    rows,
    state,
    supply,
)
from render.games.spirits_of_the_forest.alt_text.players import counts, lacks, players
from render.games.spirits_of_the_forest.modules.registry import in_play
from render.games.spirits_of_the_forest.score_rows import extra_rows, has_hidden
from render.kit.alt_text import Paragraph
from render.sheets.scores import best_first
from words.catalogue import signed

_SPARE = 3
"""Number of kinds of things left out where a text must be short."""


def table(view: ForestView) -> Iterator[Iterable[Text]]:
    """Yield the versions of the table's text: turn, tiles to be taken, last turn, things beside the forest, each player in short.

    Shorter versions do without the faces of the free tiles, then without gems, then without the words of cards; the table in words
    has it all.
    """
    return (_short(view, spare) for spare in range(_SPARE + 1))


def _short(view: ForestView, spare: int) -> list[Text]:
    gems, cards = spare < 2, spare < _SPARE
    said = [view.headline, *state(view), *free(view, bare=spare > 0), *last_turn(view), *beside(view, cards)]
    for player in view.players:
        said += players(view, player, gems=gems, cards=cards)
    return [*said, *others(view)]


def scores(view: ForestView) -> Iterator[Text]:
    """Yield the standing, the best first, and what each leads in."""
    key = "final" if view.outcome.final else "hidden" if has_hidden(view) else "now"
    yield tell(f"told-scores-{key}")
    for module in in_play(view):
        yield from module.scores_in_words(view)
    for standing in best_first(view.outcome):
        yield _standing(view, standing)
        if leads := counts(view, standing.seat, most=True):
            yield tell("told-majorities", counts=leads)
        if lacked := lacks(view, standing.seat):
            yield tell("told-lacks", names=lacked)
        yield from _extras(view, standing.seat)
    yield from others(view)


def _standing(view: ForestView, standing: Standing) -> Text:
    for module in in_play(view):
        if text := module.standing_in_words(view, standing):
            return text
    tiles = view.players[standing.seat].tile_count
    return tell("told-score", rank=standing.rank, who=Who(standing.seat), score=standing.score, tiles=tiles)


def _extras(view: ForestView, seat: int) -> list[Text]:
    """Return the additions of the modules to a score."""
    added = [
        tell("told-extra", name=row.name, points=signed(row.points[seat] or 0))
        for row in extra_rows(view)
        if row.points[seat] is not None
    ]
    return [tell("told-extras", lines=tuple(added))] if added else []


def paragraphs(view: ForestView) -> Iterator[Paragraph]:
    """Yield the turn, the rows, what the modules put beside them, and each player."""
    yield Paragraph([[*state(view), *free(view, bare=False)], last_turn(view)])
    yield Paragraph([[row] for row in rows(view)], bullets=True)
    yield Paragraph([supply(view)])
    yield Paragraph([[text] for text in beside(view)])
    for player in view.players:
        yield Paragraph([players(view, player, whole=True)])
    yield Paragraph([others(view)])
