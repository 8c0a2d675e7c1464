"""What lies before each player, in words."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.spirits_of_the_forest.model.texts import named, tell
from engine.games.spirits_of_the_forest.model.view import ForestView, PlayerView
from engine.games.spirits_of_the_forest.modules.decks import card_text
from engine.games.spirits_of_the_forest.modules.enchanted import enchantments
from engine.text import Text, Who


def players(
    view: ForestView, player: PlayerView, whole: bool = False, gems: bool = True, cards: bool = True
) -> Iterator[Text]:
    """One player; `whole`: also what others lead in and what is missing."""
    yield tell("told-player", who=Who(player.seat), tiles=player.tile_count)
    leads = counts(view, player.seat, most=True)
    if leads:
        yield tell("told-leads", counts=leads)
    if whole:
        others = counts(view, player.seat, most=False)
        if others:
            yield tell("told-has", counts=others)
        lacks = tuple(named(each.name) for each in view.categories if each.parts[player.seat].missing)
        if lacks:
            yield tell("told-lacks", names=lacks)
    yield from _favours(player)
    yield from _trophies(player)
    if cards:
        yield from _cards(player)
    if gems and view.opponent is None:
        left = (player.gems_supply, player.gems_forest, player.gems_removed)
        yield tell("told-gems", supply=left[0], forest=left[1], removed=left[2])


def _favours(player: PlayerView) -> Iterator[Text]:
    down = sum(favour.face is None for favour in player.favours)
    if down:
        yield tell("told-favours-down", count=down)
    if down < len(player.favours):
        yield tell("told-favours-up", names=tuple(faces(player)))


def faces(player: PlayerView) -> Iterator[Text]:
    """The favours whose faces are known to the viewer."""
    for favour in player.favours:
        if favour.face is not None:
            name = named(favour.face)
            yield tell("told-hand-spent", name=name) if favour.spent else name


def _cards(player: PlayerView) -> Iterator[Text]:
    if player.wish and not player.dealt:
        yield tell("told-wish", card=card_text("wish", player.wish))
    if player.curse and not player.dealt:
        yield tell("told-curse", card=card_text("curse", player.curse))


def _trophies(player: PlayerView) -> Iterator[Text]:
    if player.rewards:
        yield tell("told-rewards", names=tuple(map(named, player.rewards)))
    if player.stars:
        yield tell("told-stars", count=len(player.stars))
    if player.claimed:
        points = sum(enchantments()[card].points for card in player.claimed)
        yield tell("told-claimed", count=len(player.claimed), points=points)


def counts(view: ForestView, seat: int, most: bool) -> tuple[Text, ...]:
    """The counts in which a seat has the most, or (not `most`) those others lead in."""
    parts = ((each.name, each.parts[seat]) for each in view.categories)
    return tuple(
        tell("told-count", name=named(name), count=part.total)
        for name, part in parts
        if part.total and part.most is most
    )


def opponent(view: ForestView) -> Iterator[Text]:
    """The opponent of a solo game, and what the game is being lost by."""
    other = view.opponent
    if other is None:
        return
    yield tell("told-opponent", tiles=len(other.tiles))
    parts = ((each.name, each.parts[1].total) for each in view.categories)
    has = tuple(tell("told-count", name=named(name), count=total) for name, total in parts if total)
    if has:
        yield tell("told-opponent-has", counts=has)
    if other.unseen:
        yield tell("told-favours-down", count=other.unseen)
    if other.favours:
        yield tell(
            "told-favours-up",
            names=tuple(named(each.face) for each in other.favours if each.face is not None),
        )
    if behind := _behind(view):
        yield tell("told-behind", names=behind)


def _behind(view: ForestView) -> tuple[Text, ...]:
    strict = view.solo_rule == "polish"
    return tuple(
        named(each.name)
        for each in view.categories
        if each.parts[1].total > each.parts[0].total or (strict and each.parts[0].missing)
    )
