"""The forest for the ear: what each picture shows, and the whole table, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import groupby

from engine.games.spirits_of_the_forest.labels import shown_tile
from engine.games.spirits_of_the_forest.texts import named, tell
from engine.games.spirits_of_the_forest.view import CellView, ForestView, PlayerView
from engine.text import Text, Who
from render.describe import ALT_LIMIT, TEXT_LIMIT, escaped, within
from render.words import Words


def table(view: ForestView, people: Sequence[str], words: Words) -> str:
    """The alternative text of the table: whose turn, what can be taken, the last turn, and each player in short."""
    said = [view.headline, *_state(view), *_last_turn(view)]
    said += [text for player in view.players for text in _player(view, player, short=True)]
    return within((words.say(text, people) for text in said), ALT_LIMIT, " ")


def hand(player: PlayerView, words: Words) -> str:
    """The viewer's own favours by name."""
    return within([words.say(tell("told-hand", names=tuple(_faces(player))))], ALT_LIMIT, " ")


def scores(view: ForestView, people: Sequence[str], words: Words) -> str:
    """The standing, the best first, and what each leads in."""
    said = [tell("told-scores-final" if view.outcome.final else "told-scores")]
    for standing in sorted(view.outcome.standings, key=lambda each: (each.rank, each.seat)):
        tiles = view.players[standing.seat].tile_count
        said.append(
            tell("told-score", rank=standing.rank, who=Who(standing.seat), score=standing.score, tiles=tiles)
        )
        leads = _counts(view, standing.seat, most=True)
        said += [tell("told-majorities", counts=leads)] if leads else []
    return within((words.say(text, people) for text in said), ALT_LIMIT, " ")


def everything(view: ForestView, people: Sequence[str], words: Words) -> str:
    """The whole table as markdown, a paragraph to each of its parts."""
    names = [escaped(name) for name in people]

    def line(texts: Sequence[Text]) -> str:
        return " ".join(words.say(text, names) for text in texts)

    head = [f"**{words.say(view.headline, names)}**", line(_state(view)), line(_last_turn(view))]
    rows = [line([row]) for row in _rows(view)]
    players = [line(list(_player(view, player, short=False))) for player in view.players]
    parts = ["\n".join(filter(None, head)), "\n".join(f"- {row}" for row in rows), *players]
    return within(parts, TEXT_LIMIT, "\n\n")


def _state(view: ForestView) -> list[Text]:
    free = [_cell(place, bare=True) for place in view.cells if place.available and place.stack]
    said = [tell("told-turn", turn=view.turn, tiles=view.tiles_left)]
    return [*said, tell("told-free", cells=tuple(free))] if free and view.stage != "over" else said


def _last_turn(view: ForestView) -> list[Text]:
    last = view.last
    if last is None:
        return []
    who = Who(last.seat)
    said = [tell("told-last-passed", who=who)] if last.passed else []
    if last.collected:
        taken = tuple(
            tell("told-cell", cell=step.cell, tile=shown_tile(step.tile)) for step in last.collected
        )
        said.append(tell("told-last-took", who=who, cells=taken))
    if last.gem_to and last.gem_from:
        said.append(tell("told-last-moved", **{"from": last.gem_from, "cell": last.gem_to}))
    elif last.gem_to:
        said.append(tell("told-last-placed", cell=last.gem_to))
    return said


def _rows(view: ForestView) -> Iterator[Text]:
    for _, row in groupby(view.cells, key=lambda place: place.y):
        cells = list(row)
        letter = cells[0].name[:1]
        left = tuple(_cell(place) for place in cells if place.stack)
        yield tell("told-row", row=letter, cells=left) if left else tell("told-row-empty", row=letter)


def _cell(place: CellView, bare: bool = False) -> Text:
    """A cell with its top tile and what lies on it; `bare`: without saying that it is free."""
    tile = shown_tile(place.stack[-1])
    more = [tell("told-free-mark")] if place.available and not bare else []
    more += [tell("told-favour", count=len(place.favours))] if place.favours else []
    more += [tell("told-gem", who=Who(place.gem))] if place.gem is not None else []
    more += [tell("told-stack", count=len(place.stack))] if len(place.stack) > 1 else []
    if not more:
        return tell("told-cell", cell=place.name, tile=tile)
    return tell(
        "told-cell-more",
        cell=place.name,
        tile=tile,
        more=reduce(lambda one, other: tell("told-more", first=one, second=other), more),
    )


def _player(view: ForestView, player: PlayerView, short: bool) -> Iterator[Text]:
    yield tell("told-player", who=Who(player.seat), tiles=player.tile_count)
    leads = _counts(view, player.seat, most=True)
    if leads:
        yield tell("told-leads", counts=leads)
    if not short:
        others = _counts(view, player.seat, most=False)
        if others:
            yield tell("told-has", counts=others)
        lacks = tuple(named(each.name) for each in view.categories if each.parts[player.seat].missing)
        if lacks:
            yield tell("told-lacks", names=lacks)
    yield from _favours(player)
    gems = (player.gems_supply, player.gems_forest, player.gems_removed)
    yield tell("told-gems", supply=gems[0], forest=gems[1], removed=gems[2])


def _favours(player: PlayerView) -> Iterator[Text]:
    down = sum(favour.face is None for favour in player.favours)
    if down:
        yield tell("told-favours-down", count=down)
    if down < len(player.favours):
        yield tell("told-favours-up", names=tuple(_faces(player)))


def _faces(player: PlayerView) -> Iterator[Text]:
    for favour in player.favours:
        if favour.face is not None:
            name = named(favour.face)
            yield tell("told-hand-spent", name=name) if favour.spent else name


def _counts(view: ForestView, seat: int, most: bool) -> tuple[Text, ...]:
    """The counts in which a seat has the most, or (not `most`) those others lead in."""
    parts = ((each.name, each.parts[seat]) for each in view.categories)
    return tuple(
        tell("told-count", name=named(name), count=part.total)
        for name, part in parts
        if part.total and part.most is most
    )
