"""The forest as it lies, in Texts: row by row what can be seen, and what lies beside it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.moonlight.messages.labels import place_text, shown
from engine.games.moonlight.model.kinds import CREATURES
from engine.games.moonlight.model.texts import creature_text, named, tell
from engine.games.moonlight.model.view import MoonlightView, SpotView, StackView, TokenView
from engine.text import Arg, Text, Who
from render.games.moonlight.board.ground import uppermost
from render.games.moonlight.board.panels import SIDE_TILES, beside_piles, pile_text

NOTHING = "–"


def creatures(view: MoonlightView) -> Iterator[Text]:
    """Yield the place of each creature."""
    for spot in view.spots:
        if spot.creature is not None:
            yield tell(
                "told-creature", creature=creature_text(spot.creature), place=place_text(view, spot.name)
            )


def picks(view: MoonlightView) -> Iterator[Text]:
    """Yield the tiles that each creature can pick next."""
    for creature in CREATURES:
        tiles = tuple(place_text(view, spot.name) for spot in view.spots if creature in spot.picks)
        if tiles:
            yield tell("told-picks", creature=creature_text(creature), tiles=tiles)


def rows(view: MoonlightView) -> Iterator[Text]:
    """Yield the visible tiles, row by row; places with equal things to say of them share a sentence."""
    seen = uppermost(view)
    for row in range(view.rows):
        own = [spot for spot in seen if spot.row == row]
        tiles = tuple(map(_tile, filter(_is_up, own)))
        if down := [_hidden(spot) for spot in own if _is_down(spot)]:
            tiles += (tell("told-down", places=tuple(down)),)
        tiles += tuple(_bare(spot) for spot in own if spot.tile is None and _has_things(spot))
        if tiles:
            yield tell("told-row", row=_letter(row), tiles=tiles)


def _is_up(spot: SpotView) -> bool:
    return spot.tile is not None and spot.tile.spirit is not None


def _is_down(spot: SpotView) -> bool:
    return spot.tile is not None and spot.tile.spirit is None


def _has_things(spot: SpotView) -> bool:
    return spot.light is not None or next(_things(spot), None) is not None


def _letter(row: int) -> str:
    return chr(ord("A") + row)


def _tile(spot: SpotView) -> Text:
    assert spot.tile is not None
    return _with(spot, tell("told-tile", place=spot.name, tile=shown(spot.tile)))


def _hidden(spot: SpotView) -> Text:
    return _with(spot, tell("place", place=spot.name))


def _bare(spot: SpotView) -> Text:
    """Return a place without a tile on which something lies."""
    if spot.light is None:
        return _with(spot, tell("place", place=spot.name))
    return _with(spot, tell("told-light", place=spot.name, spirit=named(spot.light)))


def _with(spot: SpotView, what: Text) -> Text:
    things = tuple(_things(spot))
    return tell("told-with", what=what, things=things) if things else what


def _things(spot: SpotView) -> Iterator[Text]:
    """Yield the things on a place besides its tile, and whether it is available: in a word, which is heard as well as seen."""
    if spot.available:
        yield tell("told-available")
    if spot.level and spot.tile is not None:
        yield tell("told-level", number=spot.level + 1)
    if spot.covered:
        yield tell("told-covered")
    if spot.kind == "bridge" and spot.tile is not None:
        yield tell("told-bridge")
    if spot.bit:
        yield tell("told-bit")
    if spot.mark is not None:
        yield tell(f"mark-{spot.mark}")
    if spot.tokens:
        yield _tokens(spot.tokens)
    if spot.start is not None and spot.creature is None:
        yield tell("told-start", letter=spot.start)


def _tokens(tokens: tuple[TokenView, ...]) -> Text:
    return tell("told-tokens", count=len(tokens), faces=_faces(tokens))


def _faces(tokens: tuple[TokenView, ...]) -> Arg:
    return tuple(named(token.face) for token in tokens if token.face) or NOTHING


def picked(view: MoonlightView) -> Iterator[Text]:
    """Yield the tiles of this turn by their numbers, with the tokens that go with them to a side."""
    for number, each in enumerate(view.picked, 1):
        told = tell("told-picked", number=number, tile=shown(each.tile), place=each.place or NOTHING)
        yield tell("told-with", what=told, things=_tokens(each.tokens)) if each.tokens else told


def beside(view: MoonlightView) -> Iterator[Text]:
    """Yield the things beside the forest: tokens at columns, islands and elsewhere, tiles and numbers."""
    at_edges = [pile for pile in view.piles if pile.tokens and pile not in tuple(beside_piles(view))]
    for pile in (*at_edges, *beside_piles(view)):
        told = tell(
            "picture-pile", pile=pile_text(pile.name), count=len(pile.tokens), faces=_faces(pile.tokens)
        )
        yield told if pile.mark is None else tell("told-with", what=told, things=tell(f"mark-{pile.mark}"))
    for stack in view.stacks:
        yield from _stack(view, stack)
    if view.beside_bits:
        yield tell("told-bits-beside", count=view.beside_bits)


def _stack(view: MoonlightView, stack: StackView) -> Iterator[Text]:
    for row, number in enumerate(stack.numbers):
        yield tell("told-quota", row=_letter(row), number=number)
    if stack.name.startswith(SIDE_TILES):
        who = Who(view.players[int(stack.name.removeprefix(SIDE_TILES)) - 1].seat)
        yield tell("told-side-tiles", who=who, tiles=tuple(map(shown, stack.tiles)) or NOTHING)
    elif not stack.numbers and stack.count:
        yield tell(f"told-stack-{stack.name}", count=stack.count)
