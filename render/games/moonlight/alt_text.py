"""What each picture shows, and the whole table, in Texts."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.moonlight.messages.labels import place_text, shown
from engine.games.moonlight.model.texts import creature_text, named, side_text, tell
from engine.games.moonlight.model.view import MoonlightView, PlayerView
from engine.text import Text, Who
from render.games.moonlight.board import mission_text, player_line, side_line
from render.games.moonlight.panels import is_late, pile_text
from render.kit.alt_text import Paragraph
from render.sheets.scores import best_first


def table(view: MoonlightView) -> Iterator[Text]:
    """The creatures, the sides, the players."""
    yield view.headline
    yield from creatures(view)
    for side in view.sides:
        yield side_line(view, side)
    if view.card:
        yield tell("told-card", spirits=tuple(map(named, view.card)))
    if view.lacking and is_late(view):
        yield tell("told-lacking", spirits=tuple(map(named, view.lacking)))
    for player in view.players:
        yield player_line(player)


def creatures(view: MoonlightView) -> Iterator[Text]:
    """Where each creature stands."""
    for spot in view.spots:
        if spot.creature is not None:
            yield tell(
                "told-creature", creature=creature_text(spot.creature), place=place_text(view, spot.name)
            )


def rows(view: MoonlightView) -> Iterator[Text]:
    """The tiles that can be seen, row by row."""
    for row in range(view.rows):
        tiles = tuple(
            tell("place-tile", place=spot.name, tile=shown(spot.tile))
            for spot in view.spots
            if spot.row == row and spot.tile is not None and not spot.covered and spot.available
        )
        if tiles:
            yield tell("told-row", row=chr(ord("A") + row), tiles=tiles)


def bits(view: MoonlightView) -> Iterator[Text]:
    """Where bits lie."""
    if found := tuple(spot.name for spot in view.spots if spot.bit):
        yield tell("told-bits", places=found)


def piles(view: MoonlightView) -> Iterator[Text]:
    """What lies beside the forest."""
    for pile in view.piles:
        faces = tuple(named(token.face) for token in pile.tokens if token.face)
        yield tell("picture-pile", pile=pile_text(pile.name), count=len(pile.tokens), faces=faces or "–")


def missions(player: PlayerView) -> Iterator[Text]:
    """An Objective card."""
    if player.side is not None:
        yield tell("picture-objective", creature=creature_text(player.side))
        yield from map(mission_text, player.missions)


def scores(view: MoonlightView) -> Iterator[Text]:
    """The standing."""
    for side in view.sides:
        yield tell("told-side-score", side=side_text(side.side, view.mode), score=side.score)
    for standing in best_first(view.outcome):
        yield tell("told-score", rank=standing.rank, who=Who(standing.seat), score=standing.score)


def paragraphs(view: MoonlightView) -> Iterator[Paragraph]:
    """The whole table."""
    yield Paragraph([creatures(view), bits(view)])
    yield Paragraph([[row] for row in rows(view)], bullets=True)
    yield Paragraph([[pile] for pile in piles(view)], bullets=True)
    yield Paragraph([[side_line(view, side)] for side in view.sides], bullets=True)
    yield Paragraph([[player_line(player)] for player in view.players], bullets=True)
    if view.seat is not None:
        yield Paragraph([missions(view.players[view.seat])])
