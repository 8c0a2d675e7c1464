"""The interface of a module: one file that reads like its page of the rulebook, and the moments of a game at which it may speak.

All of a module is in its own file: what it keeps on the table, its verbs and steps, what speaks against them, its part of the view, its
words, its points. Outside it is named only in the registry; its pictures are in a file of the same name.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import Any, ClassVar, Final, Generic, TypeVar

from engine.action import Value
from engine.chance import Chance
from engine.event import Event
from engine.facts import Facts
from engine.game import TableOptions
from engine.games.spirits_of_the_forest.model.actions import ForestAction
from engine.games.spirits_of_the_forest.model.kinds import Face, Module, Spirit
from engine.games.spirits_of_the_forest.model.layout import Known
from engine.games.spirits_of_the_forest.model.table import PickedTile, Player, Table
from engine.games.spirits_of_the_forest.model.texts import tell, words
from engine.games.spirits_of_the_forest.model.view import Category, CellView, ForestView
from engine.games.spirits_of_the_forest.pieces.places import find_cell
from engine.games.spirits_of_the_forest.pieces.step import ForestGuard, TurnStep
from engine.kit import Redeal, ViewPart, shown
from engine.outcome import Outcome, ScoreLine
from engine.text import Seat, Text

S = TypeVar("S")
V = TypeVar("V", bound=ViewPart)

FAVOURS: Final = "favours"
"""Pool of favour tokens that somebody does not know."""


@dataclass(slots=True)
class ForestDeal:
    """The things to be dealt: the layout, the tiles and tokens, and the number of gems of each player."""

    layout_id: str
    tiles: int
    tokens: list[Face]
    gems: int


@dataclass(slots=True)
class ForestTerms:
    """The terms of the count: the cost of a missing spirit or power, and the spirits that count twice for whoever has the most.

    `powers`: whether the powers count; `others` are opponents that no seat plays, with whom majorities are compared.
    """

    missing: int
    doubled: frozenset[Spirit] = frozenset()
    powers: bool = True
    others: list[Player] = field(default_factory=list)


class ForestModule(Generic[S, V]):
    """A module of the forest. It does nothing at any moment; each module overrides those it has something to say at.

    S is the type of its state on the table, V that of its part of a view.
    """

    id: ClassVar[Module]
    rules: ClassVar[str | None] = None
    """Group of the rules that are played only with the module: `SF-WISH`; None where it has none."""
    rule: ClassVar[str] = ""
    """Id of the rule that brings the module's verbs into the game."""
    State: ClassVar[Any] = None
    """Type S, where the module keeps anything; else None."""
    Part: ClassVar[Any] = None
    """Type V, where the module shows anything; else None."""
    sights: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """Things seen when an event of the module is told, by the event, as `engine.telling.Telling.sights` says them."""
    verbs: ClassVar[Sequence[type[ForestAction]]] = ()
    steps: ClassVar[Sequence[TurnStep]] = ()
    guards: ClassVar[Sequence[ForestGuard]] = ()
    """Guards of the module against verbs that are not its own; asked before the guards of the steps."""
    facts: ClassVar[Mapping[str, type[Facts]]] = MappingProxyType({})
    cites: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """Ids of the module's own rules behind refusals of the base game where it is played, by the keys of the refusals."""
    layouts: ClassVar[Mapping[str, Known]] = MappingProxyType({})
    """Forests the module is played in, and the known facts of each."""
    one_tile: ClassVar[bool] = False
    """Whether never more than one tile is collected."""

    def is_chosen(self, options: TableOptions) -> bool:
        """Return whether the host has chosen the module."""
        return bool(getattr(options, self.id.replace("-", "_"), None))

    def plan(self, plan: ForestDeal, options: TableOptions, seats: int, chance: Chance) -> None:
        """Change the deal before anything is dealt."""

    def deal(self, table: Table, options: TableOptions, chance: Chance) -> None:
        """Add the module's own things to the forest, which lies already."""

    def after_tile(self, table: Table, seat: Seat, pick: PickedTile) -> Iterator[Event]:
        """Yield the events after a seat has taken a tile; its gem is settled, its favours lie unseen."""
        return iter(())

    def after_collecting(self, table: Table, seat: Seat) -> Iterator[Event]:
        """Yield the events after a seat has taken all its tiles and examined its favours."""
        return iter(())

    def is_complete(self, table: Table) -> bool:
        """Return whether the last turn has been played although tiles are left."""
        return False

    def next_seat(self, table: Table) -> Seat | None:
        """Return the seat of the next turn as a turn ends; None where it is the seat to the left."""
        return None

    def judge(self, table: Table) -> Iterator[Event]:
        """Yield the events after the game has ended and all favours are revealed; points are not yet counted."""
        return iter(())

    def terms(self, table: Table, terms: ForestTerms) -> None:
        """Change the terms of the count."""

    def lines(self, table: Table, seat: Seat, known: Sequence[Sequence[Face]]) -> Iterable[ScoreLine]:
        """Return the module's own lines in a seat's score; of the favours only these faces are known, by seat."""
        return ()

    def gate(self, table: Table, seat: Seat, score: int, has_majority: bool) -> ScoreLine | None:
        """Return the line that the whole score, all lines summed up, is still subject to; None where there is none."""
        return None

    def tie(self, table: Table, seat: Seat) -> int:
        """Return the number that breaks a tie before the tiles are counted: the higher the better."""
        return 0

    def outcome(self, table: Table, counted: Sequence[Category]) -> Outcome | None:
        """Return the standing, where the module has its own way to win and lose."""
        return None

    def of(self, table: Table) -> S:
        """Return the state that the module keeps on this table, where it is in play."""
        kept: S = table.parts[self.id]
        return kept

    def has_open_box(self, table: Table) -> bool:
        """Return whether the tokens set aside lie open."""
        return False

    def hide(self, table: Table, redeal: Redeal) -> None:
        """Hide what the viewer of the redeal cannot know of the module: by itself its secret fields."""
        if self.State is not None:
            redeal.part(table, self.of(table))

    def seen(self, view: ForestView) -> V:
        """Return the module's part of a view, where it is in play."""
        part: Any = view.parts[self.id]
        found: V = part
        return found

    def part(self, table: Table, viewer: Seat | None) -> ViewPart | None:
        """Return the module's part of this viewer's view; None where it has none."""
        if self.Part is None:
            return None
        part: ViewPart = shown(self.Part, table, self.of(table), viewer, **self.fields(table, viewer))
        return part

    def fields(self, table: Table, viewer: Seat | None) -> Mapping[str, Any]:
        """Return the fields of the module's part of a view that do not lie on the table under the same name."""
        return {}

    def places(self, table: Table) -> Sequence[str]:
        """Return the names of places that the module adds to the forest."""
        return ()

    def pieces(self, table: Table, verb: str, field: str) -> Sequence[Value]:
        """Return the values that can be written in a field of the module's verbs: see `Game.pieces`."""
        return ()

    def unveiled(self, view: ForestView, cell: CellView, gone: Collection[str]) -> str | None:
        """Return the end of the key of a hint to the module's own thing that comes to light with the last tile of a cell.

        The tiles of the cells `gone` are taken before; None where nothing comes to light.
        """
        return None

    def warned(self, view: ForestView, action: Any) -> bool:
        """Return whether the words of one of the module's actions say what it brings to light: see `Telling.warned`."""
        return False

    def label(self, view: ForestView, action: Any) -> Text:
        """Return one of the module's actions in words."""
        return words.label(action, lambda field, _: self.piece(view, action, field))

    def reading(self, view: ForestView, action: Any) -> Text | None:
        """Return what one of the module's actions speaks of: see `Telling.reading`."""
        return self.label(view, action)

    def piece(self, view: ForestView, action: Any, field: str) -> Text:
        """Return the value that a field of the module's action has, in words."""
        raise NotImplementedError(f"{self.id} says nothing of {field}")

    @property
    def name(self) -> Text:
        """Name of the module."""
        return tell(f"module-{self.id}")


EVERY: Final[dict[Module, ForestModule[Any, Any]]] = {}
"""Modules by id, all in the order they speak in: the registry names them."""


@cache
def in_play(modules: tuple[Module, ...]) -> tuple[ForestModule[Any, Any], ...]:
    """Return the modules of these names."""
    return tuple(EVERY[module] for module in modules)


FAVOUR: Final = "favour"
"""Key of what a tile with a favour unveils."""


def unveiled(view: ForestView, name: str, gone: Collection[str] = ()) -> tuple[str, ...]:
    """Return the ends of the keys of hints to what comes to light with the tile of a cell, after those of the cells `gone`."""
    cell = find_cell(view, name)
    if cell is None:
        return ()
    found = [FAVOUR] if cell.favours else []
    if len(cell.stack) == 1:
        seen = (module.unveiled(view, cell, gone) for module in in_play(view.modules))
        found += [each for each in seen if each is not None]
    return tuple(found)


def unexamined(view: ForestView) -> bool:
    """Return whether a favour was taken in this turn that will be examined once all of its tiles are taken (SF-FAVOUR-10)."""
    return view.last is not None and any(taken.favours for taken in view.last.collected)
