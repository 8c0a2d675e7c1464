"""Books kept by what is told alone: after every action they say what lies on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest

from engine.chance import Chance
from engine.games.living_forest import GAME
from engine.games.living_forest.model.facts import board
from engine.games.living_forest.model.table import Table, tile_name
from engine.games.living_forest.rules.ground import cells
from engine.laws.random_games import Start, some_action, starts
from engine.text import Text, Who

ACTIONS = 300
"""Number of actions of a game that are looked at: about twelve turns."""


def with_kodama(seats: int) -> Start:
    """Return the first beginning with so many seats in which all there is to tell can happen."""
    every = starts(GAME, 60, "books")
    return next(start for start in every if start.seats == seats and start.options.kodama)  # type: ignore[attr-defined]


def told_name(arg: Any) -> str:
    """Return what a Text names: `bear` of a card, `sun` of an element."""
    assert isinstance(arg, Text)
    return (
        arg.key.removeprefix("living-forest-")
        .removeprefix("card-")
        .removeprefix("tree-")
        .removeprefix("goal-")
    )


@dataclass
class PlayerBooks:
    """The belongings of one player: `piled` are the cards of stack and discard pile together."""

    piled: int
    rock: int
    tiles: set[str]
    forest: dict[str, str]
    line: list[str] = field(default_factory=list)
    fires: list[int] = field(default_factory=list)
    fragments: int = 0
    element_tiles: int = 0
    extra: list[str] = field(default_factory=list)


@dataclass
class LivingBooks:
    """The table, as far as it is told of."""

    fires: Counter[int]
    reserve: Counter[str]
    trees: Counter[str]
    piles: Counter[str]
    varans: int
    fragments: int
    element_tiles: int
    onibi: int | None
    first: int
    turn: int
    players: list[PlayerBooks]
    safe: frozenset[int] = frozenset()
    """Seats that were safe from the last attack."""

    @classmethod
    def of(cls, table: Table) -> LivingBooks:
        """Return the books that are right for a table."""
        return cls(
            Counter(table.fires),
            Counter(card for level in table.reserve for card in level),
            Counter({tree: number for tree, number in table.trees.items() if number}),
            Counter(card for pile in table.piles.values() for card in pile),
            table.varans,
            table.fragments,
            table.element_tiles,
            table.onibi,
            int(table.first),
            table.turn,
            [
                PlayerBooks(
                    len(player.stack) + len(player.discard),
                    player.rock,
                    set(map(tile_name, player.tiles)),
                    {at: tree for at, tree in zip(cells(), player.forest, strict=True) if tree},
                    list(player.line),
                    sorted(player.fires),
                    player.fragments,
                    player.element_tiles,
                    list(player.extra),
                )
                for player in table.players
            ],
        )

    def enter(self, told: Text) -> None:
        """Enter what an event tells."""
        args = dict(told.args)
        who = args.get("who")
        mine = self.players[who.seat] if isinstance(who, Who) else None
        getattr(self, told.key.removeprefix("living-forest-event").replace("-", "_"))(mine, args)

    def _nothing(self, mine: PlayerBooks, args: Mapping[str, Any]) -> None:
        pass

    _reshuffle = _limit = _symbols_action = _decline = _lost = _end = _no_attack = _nothing

    def _draw(self, mine: PlayerBooks, args: Mapping[str, Any]) -> None:
        cards = list(map(told_name, args["cards"]))
        mine.piled -= len(cards)
        mine.line += cards

    _draw_coin = _draw

    def _use(self, mine: PlayerBooks, args: Mapping[str, Any]) -> None:
        assert mine.line.pop() == told_name(args["card"])
        mine.piled += 1
        self._pay_fragment(mine)

    def _use_varan(self, mine: PlayerBooks, args: Mapping[str, Any]) -> None:
        assert mine.line.pop() == "varan"
        self.varans += 1
        self._pay_fragment(mine)

    def _pay_fragment(self, mine: PlayerBooks) -> None:
        mine.fragments -= 1
        self.fragments += 1

    def _stop(self, mine: PlayerBooks, args: Mapping[str, Any]) -> None:
        assert args["count"] == len(mine.line)

    def _fragment(self, mine: PlayerBooks, args: Mapping[str, Any]) -> None:
        mine.fragments += args["count"]
        self.fragments -= args["count"]

    def _symbols_tile(self, mine: PlayerBooks, args: Mapping[str, Any]) -> None:
        mine.element_tiles += 1
        self.element_tiles -= 1

    def _spend(self, mine: PlayerBooks, args: Mapping[str, Any]) -> None:
        mine.element_tiles -= 1
        mine.extra.append(told_name(args["element"]))

    def _attract(self, mine: PlayerBooks, args: Mapping[str, Any]) -> None:
        self.reserve -= Counter(map(told_name, args["cards"]))
        mine.piled += len(args["cards"])

    def _extinguish(self, mine: PlayerBooks, args: Mapping[str, Any]) -> None:
        self.fires -= Counter([args["fire"]])
        mine.fires = sorted([*mine.fires, args["fire"]])

    def _move(self, mine: PlayerBooks, args: Mapping[str, Any]) -> None:
        mine.rock = int(args["rock"]) - 1

    def _plant(self, mine: PlayerBooks, args: Mapping[str, Any]) -> None:
        tree = told_name(args["tree"])
        self.trees -= Counter([tree])
        mine.forest[args["at"]] = tree

    def _call(self, mine: PlayerBooks, args: Mapping[str, Any]) -> None:
        self.piles -= Counter([told_name(args["card"])])
        mine.piled += 1

    def _onibi(self, mine: None, args: Mapping[str, Any]) -> None:
        self.onibi = int(args["rock"]) - 1
        self.fires += Counter({board().kodama.onibi_fire: args["count"]})

    def _steal(self, mine: PlayerBooks, args: Mapping[str, Any]) -> None:
        tile = f"{told_name(args['goal'])}-{told_name(args['spirit'])}"
        self.players[args["victim"].seat].tiles.remove(tile)
        mine.tiles.add(tile)

    def _attack(self, mine: None, args: Mapping[str, Any]) -> None:
        assert args["strength"] == sum(self.fires.elements())
        self.safe = frozenset(one.seat for one in args["safe"])
        assert args["count"] == len(self.safe)

    def _hit(self, mine: None, args: Mapping[str, Any]) -> None:
        assert args["seats"] == len(args["who"])
        for one in args["who"]:
            assert one.seat not in self.safe
            self.players[one.seat].piled += args["count"]
            self.varans -= args["count"]

    def _fires(self, mine: None, args: Mapping[str, Any]) -> None:
        self.fires += Counter(map(int, args["fires"]))
        assert args["count"] == len(args["fires"])

    def _refill(self, mine: None, args: Mapping[str, Any]) -> None:
        self.reserve += Counter(map(told_name, args["cards"]))

    def _sacred_tree(self, mine: PlayerBooks, args: Mapping[str, Any]) -> None:
        self.first, self.turn = args["who"].seat, args["turn"]
        for player in self.players:
            player.piled += len(player.line)
            self.element_tiles += len(player.extra)
            player.line, player.extra = [], []


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_is_told_of_an_action_is_all_that_it_changes(seats: int) -> None:
    start = with_kodama(seats)
    match, chance = start.match(), Chance(start.seed, name="books")
    books = LivingBooks.of(match.now.table.play.table)
    while not match.over and match.seq < ACTIONS:
        entry = some_action(match, chance)
        for event in match.play(entry.seat, entry.action):
            if "-event-" in event.text.key:
                books.enter(event.text)
        books.safe = frozenset()
        assert books == LivingBooks.of(match.now.table.play.table), entry
