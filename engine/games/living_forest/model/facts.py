"""The contents of the boxes of the game and of Kodama: cards, trees, and everything that is counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Literal

from pydantic import Field

from engine.facts import Facts, facts
from engine.games.living_forest.model.kinds import ID, Coin, Deed, Element, Spirit

Deck = Literal["start", "1", "2", "3", "varan", "season", "flower", "tree", "water"]

ROCKS = 12


class LivingCard(Facts):
    """An animal, a Varan or a Kodama. `cost` is in suns, of a Kodama in flowers; 0 where it cannot be bought.

    `repeats` is the action that may be taken twice while the card lies in the Help Line (LF-KODAMA-14), `bonus` the one it gives
    (LF-KODAMA-15), `symbols` its Kodama symbols.
    """

    id: str
    deck: Deck
    coin: Coin | None = None
    cost: int = 0
    elements: dict[Element, int] = Field(default_factory=dict)
    kodama: bool = False
    symbols: int = 0
    repeats: Deed | None = None
    bonus: Deed | None = None


class TreeFacts(Facts):
    """A protective tree and what it gives for good; `copies` by the number of players.

    `per_symbol` is the element it gives once for each Kodama symbol (LF-KODAMA-16), `repeats` the permission of LF-ACTION-05.
    """

    id: str
    cost: int
    elements: dict[Element, int] = Field(default_factory=dict)
    repeats: bool = False
    per_symbol: Element | None = None
    symbols: int = 0
    kodama: bool = False
    copies: dict[int, int]


class Corner(Facts):
    """The bonus for planting on a corner (LF-FOREST-07 to -09): an action with `plus` more of an element, or Fragments."""

    action: Deed | None = None
    element: Element | None = None
    plus: int = 0
    fragments: int = 0


class ForestLine(Facts):
    """A row or column of the forest and what it gives once it is full (LF-FOREST-02 to -05)."""

    cells: tuple[str, ...]
    elements: dict[Element, int]


class ForestBoard(Facts):
    """The forest board."""

    columns: int
    rows: int
    start: str
    corners: dict[str, Corner]
    lines: tuple[ForestLine, ...]


class KodamaFacts(Facts):
    """The counts of the expansion."""

    goal: int
    goal_of_empty_pile: int
    pile: dict[int, int]
    onibi_steps: dict[int, int]
    onibi_fire: int
    element_tiles: int
    tile_elements: dict[Element, int]


class BoardCounts(Facts):
    """Everything that is counted and is no card and no tree."""

    spirits: tuple[Spirit, ...]
    visible: int
    varans: int
    fragments: int
    most_fires: int
    first_fire: int
    fire_values: tuple[int, int, int]
    limit: int
    goal: int
    rocks: dict[str, tuple[Deed, ...]]
    starts: dict[int, tuple[int, ...]]
    kodama: KodamaFacts
    forest: ForestBoard

    def wrong(self) -> Iterator[str]:
        for name, rocks in self.rocks.items():
            if len(rocks) != ROCKS:
                yield f"the circle {name} has {len(rocks)} rocks instead of {ROCKS}"


class CardsFacts(Facts):
    """The cards of both boxes."""

    cards: tuple[LivingCard, ...]

    def wrong(self) -> Iterator[str]:
        yield from _doubles(card.id for card in self.cards)


class TreesFacts(Facts):
    """The trees of both boxes."""

    trees: tuple[TreeFacts, ...]

    def wrong(self) -> Iterator[str]:
        yield from _doubles(tree.id for tree in self.trees)


def _doubles(ids: Iterable[str]) -> Iterator[str]:
    for each, count in Counter(ids).items():
        if count > 1:
            yield f"{each} is there {count} times"


@cache
def cards() -> Mapping[str, LivingCard]:
    """Return all cards by id, in the order of the file."""
    return {card.id: card for card in facts(ID, "cards", CardsFacts).cards}


@cache
def deck(name: str, kodama: bool = False) -> tuple[str, ...]:
    """Return the cards that begin in a deck; those of Kodama only with it."""
    return tuple(card.id for card in cards().values() if card.deck == name and (kodama or not card.kodama))


@cache
def trees() -> Mapping[str, TreeFacts]:
    """Return all trees by id, in the order of the file."""
    return {tree.id: tree for tree in facts(ID, "trees", TreesFacts).trees}


@cache
def board() -> BoardCounts:
    """Return the counts, read once."""
    return facts(ID, "board", BoardCounts)


def level_of(card: str) -> int:
    """Return the reserve level of a card, from 1."""
    return int(cards()[card].deck)


def rocks(kodama: bool) -> tuple[Deed, ...]:
    """Return what each rock of the circle gives (LF-CIRCLE-01, LF-KODAMA-07)."""
    return board().rocks["kodama" if kodama else "base"]
