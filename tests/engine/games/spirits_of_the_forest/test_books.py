"""Books kept by what is told alone: after every action they say what lies on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from typing import Any

import pytest

from engine.chance import Chance
from engine.games.spirits_of_the_forest import GAME
from engine.games.spirits_of_the_forest.model.facts import tiles
from engine.games.spirits_of_the_forest.model.table import Table
from engine.games.spirits_of_the_forest.model.texts import tile_text
from engine.games.spirits_of_the_forest.modules.enchanted.deck import enchantments
from engine.games.spirits_of_the_forest.modules.enchanted.state import display_of
from engine.games.spirits_of_the_forest.modules.moonlight import MOONLIGHT, block_name
from engine.games.spirits_of_the_forest.modules.seasons import FOUR_SEASONS, SEASONS
from engine.games.spirits_of_the_forest.modules.solo import SOLO
from engine.laws.random_games import Start, some_action, starts
from engine.text import Text, Who

PREFIX = "spirits-of-the-forest-"
ACTIONS = 130
"""Number of actions of a game that are looked at: more than most have."""


@dataclass
class OwnerBooks:
    """The belongings of one player; the opponent of a solo game has neither gems nor cards."""

    supply: int = 0
    removed: int = 0
    tiles: Counter[Text] = field(default_factory=Counter)
    favours: int = 0
    spent: int = 0
    stars: set[str] = field(default_factory=set)
    points: int = 0


@dataclass
class ForestBooks:
    """The table, as far as it is told of: tiles and gems by the names of their places."""

    lying: set[str]
    up: dict[str, Text]
    gems: dict[str, int]
    players: list[OwnerBooks]
    opponent: OwnerBooks
    lights: dict[str, str]
    taken: str = ""

    @classmethod
    def of(cls, table: Table) -> ForestBooks:
        """Return the books that are right for a table."""
        names = table.layout.names
        lying = {names[cell]: stack[-1] for cell, stack in enumerate(table.stacks) if stack}
        hidden = {names[cell] for cell in table.down}
        players = [
            OwnerBooks(
                player.supply,
                player.removed,
                Counter(tile_text(tiles()[tile]) for tile in player.tiles),
                len(player.favours),
                sum(favour.spent for favour in player.favours),
            )
            for player in table.players
        ]
        opponent, lights = OwnerBooks(), dict[str, str]()
        if "solo" in table.modules:
            other = SOLO.of(table).opponent
            opponent.tiles = Counter(tile_text(tiles()[tile]) for tile in other.tiles)
            opponent.favours = len(other.favours)
        if "seasons" in table.modules:
            for row, seat in FOUR_SEASONS.of(table).won:
                players[seat].stars.add(SEASONS[row])
        if "moonlight" in table.modules:
            lights = {
                block_name(number): face
                for number, face in enumerate(MOONLIGHT.of(table).faces)
                if face != "lying"
            }
        if "enchanted" in table.modules:
            for player, cards in zip(players, display_of(table).claimed, strict=True):
                player.points = sum(enchantments()[card].points for card in cards)
        return cls(
            set(lying),
            {cell: tile_text(tiles()[tile]) for cell, tile in lying.items() if cell not in hidden},
            {names[cell]: int(seat) for cell, seat in table.gems.items()},
            players,
            opponent,
            lights,
        )

    def enter(self, told: Text) -> None:
        """Enter what an event tells."""
        args = dict(told.args)
        who = args.get("who")
        mine = self.players[who.seat] if isinstance(who, Who) else self.opponent
        getattr(self, told.key.removeprefix(f"{PREFIX}event").replace("-", "_"))(mine, args)

    def _nothing(self, mine: OwnerBooks, args: Mapping[str, Any]) -> None:
        pass

    _keep = _pass = _last_tile = _ready = _reveal = _stop = _chosen_wish = _chosen_curse = _wish = _curse = (
        _nothing
    )
    _wish_met = _curse_met = _look = _look_sees = _no_claim = _draw = _draw_sees = _stop_gems = _nothing
    _bonus_lapses = _nothing
    _examine = _token_kept_sees = _offer_keep = _nothing

    def _take(self, mine: OwnerBooks, args: Mapping[str, Any]) -> None:
        self.taken = args["cell"]
        self.lying.remove(self.taken)
        assert self.up.pop(self.taken) == args["tile"]
        mine.tiles[args["tile"]] += 1

    _opponent = _take

    def _gem_back(self, mine: OwnerBooks, args: Mapping[str, Any]) -> None:
        assert self.gems.pop(self.taken) == args["who"].seat
        mine.supply += 1

    def _pay(self, mine: OwnerBooks, args: Mapping[str, Any]) -> None:
        gem = dict(args["gem"].args)
        if gem:
            assert self.gems.pop(gem["cell"]) == args["who"].seat
        else:
            mine.supply -= 1
        mine.removed += 1
        assert self.gems.pop(self.taken) == args["owner"].seat
        self.players[args["owner"].seat].supply += 1

    def _plus(self, mine: OwnerBooks, args: Mapping[str, Any]) -> None:
        mine.removed -= 1
        mine.supply += 1
        mine.spent += 1

    def _favours(self, mine: OwnerBooks, args: Mapping[str, Any]) -> None:
        mine.favours += args["count"]

    def _token_kept(self, mine: OwnerBooks, args: Mapping[str, Any]) -> None:
        mine.favours += 1

    _reward = _opponent_token = _token_kept

    def _offer_discard(self, mine: OwnerBooks, args: Mapping[str, Any]) -> None:
        mine.favours -= 1

    def _offer_give(self, mine: OwnerBooks, args: Mapping[str, Any]) -> None:
        mine.favours -= 1
        self.opponent.favours += 1

    def _place(self, mine: OwnerBooks, args: Mapping[str, Any]) -> None:
        mine.supply -= 1
        self.gems[args["cell"]] = args["who"].seat

    def _move(self, mine: OwnerBooks, args: Mapping[str, Any]) -> None:
        assert args["cell"] not in self.gems
        self.gems[args["cell"]] = self.gems.pop(args["gem"])

    def _swap(self, mine: OwnerBooks, args: Mapping[str, Any]) -> None:
        assert (self.gems[args["own"]], self.gems[args["other"]]) == (args["who"].seat, args["owner"].seat)
        self.gems |= {args["own"]: args["owner"].seat, args["other"]: args["who"].seat}

    def _turn_up(self, mine: OwnerBooks, args: Mapping[str, Any]) -> None:
        assert args["cell"] not in self.up
        self.up[args["cell"]] = args["tile"]

    def _star(self, mine: OwnerBooks, args: Mapping[str, Any]) -> None:
        mine.stars.add(args["season"].key.removeprefix(f"{PREFIX}season-"))

    def _moonlight_up(self, mine: OwnerBooks, args: Mapping[str, Any]) -> None:
        self.lights[args["block"]] = "up"

    def _moonlight_down(self, mine: OwnerBooks, args: Mapping[str, Any]) -> None:
        self.lights[args["block"]] = "down"

    def _claim(self, mine: OwnerBooks, args: Mapping[str, Any]) -> None:
        mine.tiles -= Counter(args["tiles"])
        mine.points += args["points"]


def played_with(start: Start) -> tuple[str, ...]:
    """Return the modules of a beginning."""
    chosen: tuple[str, ...] = start.options.modules if start.seats > 1 else ("solo",)  # type: ignore[attr-defined]
    return chosen


def beginnings() -> Iterator[Start]:
    """Yield beginnings in which any two modules meet that go together."""
    met: set[tuple[str, ...]] = set()
    for start in starts(GAME, 200, "books"):
        pairs = set(product(played_with(start), repeat=2))
        if pairs - met:
            met |= pairs
            yield start


@pytest.mark.parametrize("start", [*beginnings()], ids=lambda start: "-".join(played_with(start)))
def test_what_is_told_of_an_action_is_all_that_it_changes(start: Start) -> None:
    match, chance = start.match(), Chance(start.seed, name="books")
    books = ForestBooks.of(match.now.table)
    while not match.over and match.seq < ACTIONS:
        entry = some_action(match, chance)
        for event in match.play(entry.seat, entry.action):
            if "-event-" in event.text.key:
                books.enter(event.text)
        books.taken = ""
        assert books == ForestBooks.of(match.now.table), entry
