"""The words of each picture, and of the whole table, in Texts."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.living_forest.model.texts import names as card_names
from engine.games.living_forest.model.texts import tell
from engine.games.living_forest.model.view import LivingForestView, PlayerView
from engine.text import Text, Who
from render.games.living_forest.alt_text import players
from render.games.living_forest.alt_text import table as middle
from render.kit.alt_text import Paragraph
from render.sheets.scores import best_first


def table(view: LivingForestView) -> Iterator[Text]:
    """Yield the fires, the standing of each player and the animals on offer; the table in words has the rest."""
    yield view.headline
    yield from middle.centre(view)
    for player in view.players:
        yield from players.short(view, player)
    yield from middle.reserve(view, bare=True)


def hand(view: LivingForestView, player: PlayerView, bare: bool = False) -> Iterator[Text]:
    """Yield the own forest and cards; `bare`: those of the stack by their names alone."""
    if picked := players.picked_cards(view, player):
        yield tell("told-picked", cards=card_names(picked))
    if player.tops:
        yield tell("told-tops", cards=card_names(player.tops))
    yield from players.line(player)
    yield from players.elements(player)
    yield players.goals(player)
    yield from players.forest(player)
    yield from players.stacks(player, bare)


def scores(view: LivingForestView) -> Iterator[Text]:
    """Yield the standing, the best first."""
    yield tell("told-scores-final" if view.outcome.final else "told-scores-now")
    for standing in best_first(view.outcome):
        player, who = view.players[standing.seat], Who(standing.seat)
        yield tell("told-score", rank=standing.rank, who=who, score=standing.score)
        yield players.goals(player)


def paragraphs(view: LivingForestView) -> Iterator[Paragraph]:
    """Yield the paragraphs on the fires, on each player, and on the cards, trees and tiles to be had."""
    yield Paragraph([middle.centre(view)])
    for player in view.players:
        yield Paragraph([players.whole(view, player)])
    yield Paragraph([[level] for level in middle.reserve(view)], bullets=True)
    for texts in (middle.rocks, middle.piles, middle.trees_on_offer, middle.supply):
        yield Paragraph([texts(view)])
