"""Alchemy: each gem lies on a spirit tile of its own beside the forest, and brings it into a turn or takes it away (ML-S15)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Any, ClassVar

from engine.action import Value
from engine.chance import Chance
from engine.games.moonlight.forest.module import MoonlightModule
from engine.games.moonlight.model.actions import MoonlightVerb
from engine.games.moonlight.model.ground import NOWHERE
from engine.games.moonlight.model.play import MoonlightPlay
from engine.games.moonlight.model.supply import COMMON, gems_to_spend
from engine.games.moonlight.model.table import BOX, Stack, Table, TakenTile
from engine.games.moonlight.model.texts import tell, tile_name
from engine.games.moonlight.model.view import MoonlightView
from engine.games.spirits_of_the_forest.model.facts import Tile, tiles
from engine.games.spirits_of_the_forest.model.texts import tile_text
from engine.games.spirits_of_the_forest.model.view import TileView
from engine.kit import verb
from engine.script import Script
from engine.script.asks import AskOption, option
from engine.text import Seat, Text

MOST = 6
"""Largest number of side tiles (ML-S15-02)."""


@verb("add")
class Add(MoonlightVerb):
    """Spend a gem, so that its side tile, by its number from 1, joins the two that were picked (ML-S15-05)."""

    number: int


def side_tiles(table: Table, seat: Seat) -> Sequence[int]:
    """Return the tiles on which the gems lie that a seat spends (ML-S15-09)."""
    owner = COMMON if table.options.open_talk else seat
    name = _name(owner)
    return table.stacks[name].items if name in table.stacks else ()


def _name(seat: int) -> str:
    return f"side-{seat + 1}"


def _unlike(lying: Sequence[int]) -> list[int]:
    """Return the places in their row of the tiles that differ, of those that are alike the first."""
    faces = [tiles()[tile] for tile in lying]
    return [number for number, face in enumerate(faces) if face not in faces[:number]]


def _lose(table: Table, tile: int) -> None:
    """Remove a side tile from beside the forest."""
    for name in [name for name, stack in table.stacks.items() if name.startswith("side-")]:
        stack = table.stacks[name]
        if tile in stack.items:
            stack.items.remove(tile)


class GemTiles(MoonlightModule):
    """A player who spends a gem for one of its usual ends loses a side tile with it."""

    id: ClassVar[str] = "gem_tiles"
    rules = ("ML-S15",)

    def lay(self, table: Table, chance: Chance) -> None:
        """Lay a side tile for each gem; those over go to the box unseen (ML-S15-02)."""
        pile = table.stacks.pop(BOX).items
        for seat, player in enumerate(table.players):
            if player.gems:
                table.stacks[_name(seat)] = Stack([pile.pop() for _ in range(player.gems)], up=True)
        if pile:
            table.stacks[BOX] = Stack(pile)

    def after_spending(self, play: MoonlightPlay) -> Script[None]:
        """Take the tile beneath the gem out of the game; a gem that came back lies on none (ML-S15-04, ML-S15-10)."""
        lying = side_tiles(play.table, play.seat)
        if not lying:
            return
        gem = yield from play.decide("side-tile", partial(_gems_offered, play.table, play.seat))
        if gem is not None and gem != NOWHERE:
            _lose(play.table, gem)
            play.discard(gem)


def _gems_offered(table: Table, seat: Seat) -> Iterator[AskOption[int]]:
    """Yield each gem by the tile it lies on, of tiles that are alike one; one without a tile, where there are more gems than tiles."""
    lying = side_tiles(table, seat)
    for tile in (lying[number] for number in _unlike(lying)):
        yield option(tile, tile_name(tile), word=f"tile-{tile}")
    if table.players[COMMON if table.options.open_talk else seat].gems + 1 > len(lying):
        yield option(NOWHERE, tell("gem-without-tile"), word="bare")


class AlchemyThirdTile(MoonlightModule):
    """A gem may add its side tile to the two that were picked (ML-S15-05 to ML-S15-07)."""

    id: ClassVar[str] = "alchemy_third_tile"
    verbs = (Add,)

    def choices(self, table: Table, seat: Seat) -> Iterable[MoonlightVerb]:
        """Return the actions that add a side tile: once a turn, after both picks."""
        has_added = any(taken.creature is None for taken in table.picked)
        if table.phase != "assign" or has_added or not gems_to_spend(table):
            return
        for number in _unlike(side_tiles(table, seat)):
            yield Add(number + 1)

    def act(self, play: MoonlightPlay, seat: Seat, action: Any) -> Script[None]:
        yield from ()
        tile = side_tiles(play.table, seat)[action.number - 1]
        play.spend_gem()
        _lose(play.table, tile)
        play.table.picked = (*play.table.picked, TakenTile(NOWHERE, tile, None))
        play.event("adds", tile=tile_name(tile))

    def label(self, view: MoonlightView, action: Any) -> Text:
        names = (_name(COMMON if view.seat is None else view.seat), _name(COMMON))
        lying = next((stack.tiles for name in names for stack in view.stacks if stack.name == name), ())
        if action.number > len(lying):
            return tell("label-add-number", number=action.number)
        return tell("label-add", tile=_shown(lying[action.number - 1]))

    def pieces(self, table: Table, verb: str, field: str) -> Sequence[Value]:
        return tuple(range(1, MOST + 1))


def _shown(tile: TileView) -> Text:
    """Return a side tile, which always lies face up."""
    assert tile.spirit is not None
    return tile_text(Tile(tile.spirit, tile.symbols, tile.power))
