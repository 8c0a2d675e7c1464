"""The Moonlight tiles of the base game, and the Air Spirit that may come with them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from engine.chance import Chance
from engine.facts import Facts, facts
from engine.game import Event
from engine.games.spirits_of_the_forest.model.actions import ForestAction, Moonlight
from engine.games.spirits_of_the_forest.model.components import tiles
from engine.games.spirits_of_the_forest.model.kinds import AIR, ID, Module, Spirit
from engine.games.spirits_of_the_forest.model.layout import Layout, layout
from engine.games.spirits_of_the_forest.model.module_states import MoonlightTiles
from engine.games.spirits_of_the_forest.model.options import ForestOptions
from engine.games.spirits_of_the_forest.model.table import Pick, Table
from engine.games.spirits_of_the_forest.model.texts import named, tell
from engine.games.spirits_of_the_forest.model.view import Stage
from engine.games.spirits_of_the_forest.modules.module import ForestModule, Plan, Terms
from engine.games.spirits_of_the_forest.pieces.steps import TurnStep
from engine.text import Seat, Text, Who

COPIES: Final = 2
_UP, _DOWN = Moonlight("up"), Moonlight("down")


class MoonlightFacts(Facts):
    """The spirits on the Moonlight tiles, of each two; the Air Spirit's apart (ML-TILES-01)."""

    reconstructed: bool
    spirits: tuple[Spirit, ...]

    def wrong(self) -> Iterator[str]:
        """What is known of the six kinds of tiles, whatever spirits they show."""
        if len(set(self.spirits)) != 6 or len(self.spirits) != 6:
            yield "the Moonlight tiles must show six different spirits"
        if AIR in self.spirits:
            yield "the Air Spirit is not to be named: its Moonlight tiles come with its spirit tiles"


@cache
def moonlight_spirits() -> tuple[Spirit, ...]:
    """The spirits, read once."""
    return facts(ID, "moonlight", MoonlightFacts).spirits


@cache
def blocks(layout_id: str) -> tuple[tuple[int, ...], ...]:
    """ML-TILES-02: the cells of the 2 x 2 blocks that a forest falls into, in reading order."""
    forest: Layout = layout(layout_id)
    found: dict[tuple[int, int], list[int]] = {}
    for index, cell in enumerate(forest.cells):
        found.setdefault((cell.y // 2, cell.x // 4), []).append(index)
    return tuple(tuple(cells) for _, cells in sorted(found.items()))


def block_name(block: int) -> str:
    """How people call a block: `M1`, in reading order."""
    return f"M{block + 1}"


class MoonlightModule(ForestModule):
    """The page of the Moonlight tiles."""

    id: Module = "moonlight"

    def deal(self, table: Table, options: ForestOptions, chance: Chance) -> None:
        """ML-TILES-02: a face-down tile on the centre of each block."""
        spirits = [*moonlight_spirits(), *((AIR,) if "air" in table.modules else ())]
        pile = chance.shuffled(spirits * COPIES)
        table.moonlight = MoonlightTiles(tuple(pile), ["lying"] * len(pile), [None] * len(pile))

    def after_tile(self, table: Table, seat: Seat, pick: Pick) -> Iterator[Event]:
        """ML-TILES-04: whoever takes the last tile of a block looks at what lay on it."""
        assert table.moonlight is not None
        block = next(i for i, cells in enumerate(blocks(table.layout_id)) if pick.cell in cells)
        if not any(table.stacks[cell] for cell in blocks(table.layout_id)[block]):
            table.moonlight.queue += (block,)
            table.moonlight.seers[block] = seat
            yield Event(tell("event-look", who=Who(seat), block=block_name(block)))
            spirit = named(table.moonlight.tiles[block])
            yield Event(tell("event-look-sees", block=block_name(block), spirit=spirit), frozenset({seat}))

    def terms(self, table: Table, terms: Terms) -> None:
        """ML-TILES-07, ML-TILES-08: a spirit whose tiles both lie face up counts twice for its majority."""
        assert table.moonlight is not None
        lit = [
            spirit
            for spirit, face in zip(table.moonlight.tiles, table.moonlight.faces, strict=True)
            if face == "up"
        ]
        terms.doubled = frozenset(spirit for spirit in lit if lit.count(spirit) == COPIES)

    def redeal(self, table: Table, viewer: Seat | None, chance: Chance) -> None:
        """ML-TILES-05: only who has looked knows a tile that is not face up."""
        lights = table.moonlight
        assert lights is not None
        unknown = [
            block
            for block, (face, seer) in enumerate(zip(lights.faces, lights.seers, strict=True))
            if face != "up" and (seer is None or seer != viewer)
        ]
        pool = chance.shuffled(sorted(lights.tiles[block] for block in unknown))
        dealt = list(lights.tiles)
        for block in unknown:
            dealt[block] = pool.pop()
        lights.tiles = tuple(dealt)


class AirSpirit(ForestModule):
    """ML-TILES-03: the Air Spirit's tiles are shuffled in, and the rows grow to fourteen."""

    id: Module = "air"

    def plan(self, plan: Plan, options: ForestOptions, seats: int, chance: Chance) -> None:
        plan.layout_id = "base-air"
        plan.tiles = len(tiles())


class Looking(TurnStep):
    """ML-TILES-04, ML-TILES-06: up or down, for each block in the order they were emptied."""

    stage: Stage = "moonlight"
    repeats = True

    def is_due(self, table: Table) -> bool:
        return table.moonlight is not None and bool(table.moonlight.queue)

    def prompt(self, table: Table) -> Text:
        assert table.moonlight is not None
        return tell("ask-moonlight", who=Who(table.active), block=block_name(table.moonlight.queue[0]))

    def choices(self, table: Table) -> Sequence[ForestAction]:
        return (_UP, _DOWN)

    def play(self, table: Table, seat: Seat, action: ForestAction, chance: Chance) -> Iterator[Event]:
        assert isinstance(action, Moonlight)
        assert table.moonlight is not None
        block, *rest = table.moonlight.queue
        table.moonlight.queue = tuple(rest)
        table.moonlight.faces[block] = action.face
        if action.face == "up":
            spirit = named(table.moonlight.tiles[block])
            yield Event(tell("event-moonlight-up", who=Who(seat), block=block_name(block), spirit=spirit))
        else:
            yield Event(tell("event-moonlight-down", who=Who(seat), block=block_name(block)))


LOOKING = Looking()
