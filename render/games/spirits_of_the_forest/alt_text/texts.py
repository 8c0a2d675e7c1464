"""The forest for the ear: what each picture shows, and the whole table, in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Standing
from engine.games.spirits_of_the_forest.model.texts import tell
from engine.games.spirits_of_the_forest.model.view import ForestView
from engine.text import Text, Who
from render.games.spirits_of_the_forest.alt_text.forest import beside, free, last_turn, others, rows, state
from render.games.spirits_of_the_forest.alt_text.players import counts, players
from render.games.spirits_of_the_forest.modules.registry import in_play
from render.games.spirits_of_the_forest.score_rows import extra_rows, has_hidden
from render.games.spirits_of_the_forest.sections import Section
from render.kit.text_limits import ALT_LIMIT, TEXT_LIMIT, escaped, within
from render.words import Words, signed

_SPARE = 3
"""How many kinds of things are left out where a text must be short."""


def table(view: ForestView, people: Sequence[str], words: Words) -> str:
    """The alternative text of the table: whose turn, what can be taken, the last turn, what lies beside it, and each player in short.

    What has no room there is left out in the order of `_short`; the whole table in words has it.
    """
    said = [words.say(text, people) for text in _short(view, 0)]
    for spare in range(1, _SPARE + 1):
        if len(" ".join(said)) <= ALT_LIMIT:
            break
        said = [words.say(text, people) for text in _short(view, spare)]
    return within(said, ALT_LIMIT, " ")


def _short(view: ForestView, spare: int) -> list[Text]:
    """The table in short, without the first so many of: what the free tiles show, gems, what cards say."""
    gems, cards = spare < 2, spare < _SPARE
    said = [view.headline, *state(view), *free(view, bare=spare > 0), *last_turn(view), *beside(view, cards)]
    for player in view.players:
        said += players(view, player, gems=gems, cards=cards)
    return [*said, *others(view)]


def hand(shown: Sequence[Section], words: Words) -> str:
    """What the viewer alone may see."""
    return within((words.say(text) for section in shown for text in section.words), ALT_LIMIT, " ")


def scores(view: ForestView, people: Sequence[str], words: Words) -> str:
    """The standing, the best first, and what each leads in."""
    key = "final" if view.outcome.final else "hidden" if has_hidden(view) else "now"
    said = [tell(f"told-scores-{key}")]
    said += [text for module in in_play(view) for text in module.scores_in_words(view)]
    for standing in sorted(view.outcome.standings, key=lambda each: (each.rank, each.seat)):
        said.append(_standing(view, standing))
        leads = counts(view, standing.seat, most=True)
        said += [tell("told-majorities", counts=leads)] if leads else []
        said += _extras(view, standing.seat)
    said += others(view)
    return within((words.say(text, people) for text in said), ALT_LIMIT, " ")


def _standing(view: ForestView, standing: Standing) -> Text:
    for module in in_play(view):
        if text := module.standing_in_words(view, standing):
            return text
    tiles = view.players[standing.seat].tile_count
    return tell("told-score", rank=standing.rank, who=Who(standing.seat), score=standing.score, tiles=tiles)


def _extras(view: ForestView, seat: int) -> list[Text]:
    """What the modules add to a score."""
    added = [
        tell("told-extra", name=row.name, points=signed(row.points[seat] or 0))
        for row in extra_rows(view)
        if row.points[seat] is not None
    ]
    return [tell("told-extras", lines=tuple(added))] if added else []


def everything(view: ForestView, people: Sequence[str], words: Words) -> str:
    """The whole table as markdown, a paragraph to each of its parts."""
    names = [escaped(name) for name in people]

    def line(texts: Sequence[Text]) -> str:
        return " ".join(words.say(text, names) for text in texts)

    head = [
        f"**{words.say(view.headline, names)}**",
        line([*state(view), *free(view, bare=False)]),
        line(last_turn(view)),
    ]
    in_rows = [f"- {line([row])}" for row in rows(view)]
    modules = [line([text]) for text in beside(view)]
    before = [line(list(players(view, player, whole=True))) for player in view.players]
    parts = ["\n".join(filter(None, head)), "\n".join(in_rows), "\n".join(modules), *before]
    return within(filter(None, [*parts, line(others(view))]), TEXT_LIMIT, "\n\n")
