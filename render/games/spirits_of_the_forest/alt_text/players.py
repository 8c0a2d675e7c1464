"""The things before each player, in words."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.spirits_of_the_forest.model.texts import named, tell
from engine.games.spirits_of_the_forest.model.view import ForestView, PlayerView
from engine.text import Text, Who
from render.games.spirits_of_the_forest.modules.registry import in_play


def players(
    view: ForestView, player: PlayerView, whole: bool = False, gems: bool = True, cards: bool = True
) -> Iterator[Text]:
    """Yield one player; `whole`: also what others lead in and what is missing."""
    yield tell("told-player", who=Who(player.seat), tiles=player.tile_count)
    leads = counts(view, player.seat, most=True)
    if leads:
        yield tell("told-leads", counts=leads)
    if whole:
        others = counts(view, player.seat, most=False)
        if others:
            yield tell("told-has", counts=others)
        if lacked := lacks(view, player.seat):
            yield tell("told-lacks", names=lacked)
    yield from _favours(player)
    for module in in_play(view):
        yield from module.player_in_words(view, player, cards)
    left = (player.gems_supply, player.gems_forest, player.gems_removed)
    if gems and any(left):
        yield tell("told-gems", supply=left[0], forest=left[1], removed=left[2])


def _favours(player: PlayerView) -> Iterator[Text]:
    down = sum(favour.face is None for favour in player.favours)
    if down:
        yield tell("told-favours-down", count=down)
    if down < len(player.favours):
        yield tell("told-favours-up", names=tuple(faces(player)))


def faces(player: PlayerView) -> Iterator[Text]:
    """Yield the favours whose faces are known to the viewer."""
    for favour in player.favours:
        if favour.face is not None:
            name = named(favour.face)
            yield tell("told-hand-spent", name=name) if favour.spent else name


def lacks(view: ForestView, seat: int) -> tuple[Text, ...]:
    """Return the spirits and powers of which a seat has no tile."""
    return tuple(named(each.name) for each in view.categories if each.parts[seat].missing)


def counts(view: ForestView, seat: int, most: bool) -> tuple[Text, ...]:
    """Return the counts in which a seat has the most, or (not `most`) the others in which it has anything."""
    parts = ((each.name, each.parts[seat]) for each in view.categories)
    return tuple(
        tell("told-count", name=named(name), count=part.total)
        for name, part in parts
        if part.total and part.most is most
    )
