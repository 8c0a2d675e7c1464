"""The Moonlight tiles of the base game, and the Air Spirit that may come with them."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Annotated, Any, ClassVar, Final, Literal, TypeAlias

from engine.chance import Chance
from engine.copied import Copied
from engine.event import Event
from engine.facts import Facts, facts
from engine.game import TableOptions
from engine.games.spirits_of_the_forest.model.actions import ForestAction, ForestVerb, Move, Place
from engine.games.spirits_of_the_forest.model.facts import tiles
from engine.games.spirits_of_the_forest.model.kinds import AIR, ID, Module, Spirit, Stage
from engine.games.spirits_of_the_forest.model.layout import Known, Layout, layout
from engine.games.spirits_of_the_forest.model.table import PickedTile, Table
from engine.games.spirits_of_the_forest.model.texts import event, named, refuse, tell
from engine.games.spirits_of_the_forest.model.view import CellView, ForestView
from engine.games.spirits_of_the_forest.modules.module import ForestDeal, ForestModule, ForestTerms
from engine.games.spirits_of_the_forest.pieces.step import Reason, StepMoment, TurnStep
from engine.guard import Objection
from engine.kit import Secret, ViewPart, is_known, verb
from engine.text import Seat, Text, Who

COPIES: Final = 2


class MoonlightFacts(Facts):
    """The spirits on the Moonlight tiles, two tiles of each; the Air Spirit's apart (ML-TILES-01)."""

    reconstructed: bool
    spirits: tuple[Spirit, ...]

    def wrong(self) -> Iterator[str]:
        """Yield the contradictions to what is known of the six kinds of tiles, whatever spirits they show."""
        if len(set(self.spirits)) != 6 or len(self.spirits) != 6:
            yield "the Moonlight tiles must show six different spirits"
        if AIR in self.spirits:
            yield "the Air Spirit is not to be named: its Moonlight tiles come with its spirit tiles"


@cache
def moonlight_spirits() -> tuple[Spirit, ...]:
    """Return the spirits, read once."""
    return facts(ID, "moonlight", MoonlightFacts).spirits


@cache
def blocks(layout_id: str) -> tuple[tuple[int, ...], ...]:
    """Return the cells of the 2 x 2 blocks that a forest falls into, in reading order (ML-TILES-02)."""
    forest: Layout = layout(layout_id)
    found: dict[tuple[int, int], list[int]] = {}
    for index, cell in enumerate(forest.cells):
        found.setdefault((cell.y // 2, cell.x // 4), []).append(index)
    return tuple(tuple(cells) for _, cells in sorted(found.items()))


def block_name(block: int) -> str:
    """Return the name that people give a block: `M1`, in reading order."""
    return f"M{block + 1}"


class MoonlightExpansionOptions(TableOptions):
    """The Moonlight tiles of the base game, or with the Air Spirit; None without them."""

    moonlight: Literal["base", "air"] | None = None


@verb("moonlight")
class TurnMoonlightTile(ForestVerb):
    """Turn a Moonlight tile up, or leave it down, having looked at it (ML-TILES-04)."""

    face: Literal["up", "down"]


_UP, _DOWN = TurnMoonlightTile("up"), TurnMoonlightTile("down")

Lying: TypeAlias = Literal["lying", "up", "down"]
"""Place of a Moonlight tile: among the spirit tiles, or decided upon and beside the forest, face up or face down."""


def _is_seen(table: Table, lights: MoonlightTiles, viewer: Seat | None, block: int) -> bool:
    """Return whether the viewer knows a tile: one that is not face up only whoever has looked at it (ML-TILES-05)."""
    return lights.faces[block] == "up" or (viewer is not None and lights.seers[block] == viewer)


@dataclass(slots=True)
class MoonlightTiles(Copied):
    """The Moonlight tiles by block, their place, and the seats that have looked at them; `queue` are the blocks still to be decided on."""

    tiles: Annotated[tuple[Spirit, ...], Secret("moonlight", known=_is_seen)]
    faces: list[Lying]
    seers: list[Seat | None]
    queue: tuple[int, ...] = ()


class LightView(ViewPart):
    """A Moonlight tile on the centre of four cells. Without a spirit it is unknown to this viewer.

    `state`: it lies among the spirit tiles ("lying"), its taker looks at it ("looking"), or it was left "up" or "down".
    """

    name: str
    cells: tuple[str, ...]
    spirit: Spirit | None
    state: Literal["lying", "looking", "up", "down"]
    seer: Seat | None


class MoonlightExpansionView(ViewPart):
    """The tiles by block, in reading order; `queue` are those still to be decided on."""

    lights: tuple[LightView, ...]
    queue: tuple[int, ...]


def has_a_tile(table: Table, seat: Seat, action: ForestAction) -> Objection | None:
    """Return the objection to a gem on a Moonlight tile (ML-TILES-09); None where there is none."""
    if isinstance(action, Place | Move) and action.to in MOONLIGHT.places(table):
        return refuse("ML-TILES-09", "gem-on-moonlight", cell=action.to)
    return None


class Looking(TurnStep):
    """The step in which a tile is left up or down, for each block in the order they were emptied (ML-TILES-04, ML-TILES-06)."""

    stage: ClassVar[Stage] = "moonlight"
    moment: ClassVar[StepMoment] = StepMoment.COLLECTED
    verbs: ClassVar[Sequence[type[ForestAction]]] = (TurnMoonlightTile,)
    waiting: ClassVar[Reason] = ("ML-TILES-04", "look-step")
    early: ClassVar[Reason | None] = ("ML-TILES-04", "no-look")
    repeats: ClassVar[bool] = True

    def is_due(self, table: Table) -> bool:
        return bool(MOONLIGHT.of(table).queue)

    def prompt(self, table: Table, seat: Seat) -> Text:
        return tell("ask-moonlight", who=Who(seat), block=block_name(MOONLIGHT.of(table).queue[0]))

    def choices(self, table: Table, seat: Seat) -> Sequence[ForestAction]:
        return (_UP, _DOWN)

    def play(self, table: Table, seat: Seat, action: ForestAction, chance: Chance) -> Iterator[Event]:
        assert isinstance(action, TurnMoonlightTile)
        lights = MOONLIGHT.of(table)
        block, *rest = lights.queue
        lights.queue = tuple(rest)
        lights.faces[block] = action.face
        if action.face == "up":
            spirit = named(lights.tiles[block])
            yield event("moonlight-up", who=Who(seat), block=block_name(block), spirit=spirit)
        else:
            yield event("moonlight-down", who=Who(seat), block=block_name(block))


class MoonlightExpansion(ForestModule[MoonlightTiles, MoonlightExpansionView]):
    """The rulebook page of the Moonlight tiles."""

    id: ClassVar[Module] = "moonlight"
    sights = MappingProxyType({"look": "moonlight", "moonlight-up": "moonlight"})
    rules = "ML-TILES"
    rule = "ML-TILES-01"
    State = MoonlightTiles
    Part = MoonlightExpansionView
    verbs = (TurnMoonlightTile,)
    steps = (Looking(),)
    guards = (has_a_tile,)
    facts = MappingProxyType({"moonlight": MoonlightFacts})

    def deal(self, table: Table, options: TableOptions, chance: Chance) -> None:
        """Lay a face-down tile on the centre of each block (ML-TILES-02)."""
        spirits = [*moonlight_spirits(), *((AIR,) if AIR in table.spirits else ())]
        pile = chance.shuffled(spirits * COPIES)
        table.parts[self.id] = MoonlightTiles(tuple(pile), ["lying"] * len(pile), [None] * len(pile))

    def after_tile(self, table: Table, seat: Seat, pick: PickedTile) -> Iterator[Event]:
        """Let whoever takes the last tile of a block look at the one that lay on it (ML-TILES-04)."""
        lights = self.of(table)
        block = next(i for i, cells in enumerate(blocks(table.layout_id)) if pick.cell in cells)
        if not any(table.stacks[cell] for cell in blocks(table.layout_id)[block]):
            lights.queue += (block,)
            lights.seers[block] = seat
            yield event("look", who=Who(seat), block=block_name(block))
            spirit = named(lights.tiles[block])
            yield event("look-sees", only=[seat], block=block_name(block), spirit=spirit)

    def terms(self, table: Table, terms: ForestTerms) -> None:
        """Make a spirit whose tiles both lie face up count twice for its majority (ML-TILES-07, ML-TILES-08)."""
        lights = self.of(table)
        lit = [spirit for spirit, face in zip(lights.tiles, lights.faces, strict=True) if face == "up"]
        terms.doubled = frozenset(spirit for spirit in lit if lit.count(spirit) == COPIES)

    def fields(self, table: Table, viewer: Seat | None) -> Mapping[str, Any]:
        lights, names = self.of(table), table.layout.names
        known = is_known(table, lights, "tiles", viewer)
        return {
            "lights": tuple(
                LightView(
                    name=block_name(block),
                    cells=tuple(names[cell] for cell in cells),
                    spirit=lights.tiles[block] if known[block] else None,
                    state="looking" if face == "lying" and seer is not None else face,
                    seer=seer,
                )
                for block, (cells, face, seer) in enumerate(
                    zip(blocks(table.layout_id), lights.faces, lights.seers, strict=True)
                )
            )
        }

    def places(self, table: Table) -> Sequence[str]:
        return [block_name(block) for block in range(len(self.of(table).tiles))]

    def label(self, view: ForestView, action: TurnMoonlightTile) -> Text:
        """Return the tile that is decided on, where this seat looks at one (ML-TILES-06)."""
        lights = self.seen(view) if self.id in view.parts else None
        tile = lights.lights[lights.queue[0]] if lights is not None and lights.queue else None
        if tile is None or tile.spirit is None:
            return self.piece(view, action, "face")
        return tell(f"label-moonlight-{action.face}", block=tile.name, spirit=named(tile.spirit))

    def reading(self, view: ForestView, action: TurnMoonlightTile) -> None:
        """Return None: it is about whichever tile is decided on then."""

    def piece(self, view: ForestView, action: TurnMoonlightTile, field: str) -> Text:
        return tell(f"choice-moonlight-{action.face}")

    def unveiled(self, view: ForestView, cell: CellView, gone: Collection[str]) -> str | None:
        """Return the key of the Moonlight tile on the cell, where no other tile is left below it (ML-TILES-04); else None."""
        light = next(light for light in self.seen(view).lights if cell.name in light.cells)
        left = [other.name for other in view.cells if other.name in light.cells and other.stack]
        return "moonlight" if {*left} <= {cell.name, *gone} else None

    def warned(self, view: ForestView, action: TurnMoonlightTile) -> bool:
        return action.face == "up"


MOONLIGHT = MoonlightExpansion()


class AirSpirit(ForestModule[None, ViewPart]):
    """The Air Spirit: its tiles are shuffled in, and the rows grow to fourteen (ML-TILES-03)."""

    id: ClassVar[Module] = "air"
    layouts = MappingProxyType({"base-air": Known(56, 8)})

    def is_chosen(self, options: TableOptions) -> bool:
        return isinstance(options, MoonlightExpansionOptions) and options.moonlight == "air"

    def plan(self, plan: ForestDeal, options: TableOptions, seats: int, chance: Chance) -> None:
        plan.layout_id = "base-air"
        plan.tiles = len(tiles())


AIR_SPIRIT = AirSpirit()
