"""Books kept by what is told alone: after every action they say what lies on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

import pytest

from engine.chance import Chance
from engine.games.moonlight.model.kinds import SCENARIOS
from engine.games.moonlight.model.table import Table
from engine.games.moonlight.model.texts import face_text, named, tile_name
from engine.laws.random_games import some_action
from engine.text import Text
from tests.engine.games.moonlight.crossings import crossings

ACTIONS = 60
"""Number of actions of a game that are looked at: about ten turns."""


def which(told: Any) -> str:
    """Return the creature or side that a Text names."""
    assert isinstance(told, Text)
    return told.key.rsplit("-", 1)[1]


@dataclass
class SideBooks:
    """The belongings of a side."""

    tiles: Counter[Text] = field(default_factory=Counter)
    tokens: Counter[Text] = field(default_factory=Counter)
    lights: Counter[Text] = field(default_factory=Counter)
    bits: int = 0


@dataclass
class MoonlightBooks:
    """The table, as far as it is told of; tiles and creatures by the names of their places.

    `supply`, `spent` and `bits` are those of the players, `lying` are the bits in the forest; `islands` are the places' regions.
    """

    tiles: Counter[str]
    down: Counter[str]
    creatures: dict[str, str]
    sides: dict[str, SideBooks]
    supply: list[int]
    spent: list[int]
    bits: list[int]
    plus: int
    lying: int
    versus: bool
    common: bool
    islands: dict[str, str]

    @classmethod
    def of(cls, table: Table) -> MoonlightBooks:
        """Return the books that are right for a table."""
        names = table.ground.names
        tiles = [spot for spot in range(len(table.tiles)) if table.has_tile(spot)]
        return cls(
            Counter(names[spot] for spot in tiles),
            Counter(names[spot] for spot in table.down),
            {creature: names[spot] for creature, spot in table.creatures.items()},
            {
                side: SideBooks(
                    Counter(map(tile_name, pile.tiles)),
                    Counter(map(face_text, pile.tokens)),
                    Counter(map(named, pile.lights)),
                    pile.bits,
                )
                for side, pile in table.sides.items()
            },
            [player.gems for player in table.players],
            [player.spent for player in table.players],
            [player.bits for player in table.players],
            table.plus,
            len(table.bits),
            table.is_versus,
            table.options.open_talk,
            dict(zip(names, table.ground.regions, strict=True)),
        )

    def enter(self, told: Text) -> None:
        """Enter what an event tells."""
        getattr(self, told.key.removeprefix("moonlight-event").replace("-", "_"))(dict(told.args))

    def _nothing(self, args: Mapping[str, Any]) -> None:
        pass

    _picked = _discards = _tokens_turned = _covers = _token_discarded = _picks_end = _two_left = _nothing
    _none_to_pick = _stays = _rest_given = _lacking = _team_wins = _team_loses = _won = _nothing
    _firefly_lands = _firefly_lights = _firefly_leaves = _eclipse_shows = _eclipse_wanders = (
        _eclipse_leaves
    ) = _nothing
    _gem_marks = _gem_drops = _gem_leaves = _bit_drops = _bit_pushed = _nothing

    def _places(self, args: Mapping[str, Any]) -> None:
        self.creatures[which(args["creature"])] = args["place"]

    _moves = _relocates = _through_eclipse = _places

    def _crosses(self, args: Mapping[str, Any]) -> None:
        self.tiles -= Counter([self.creatures[which(args["creature"])]])
        self._places(args)

    def _picks(self, args: Mapping[str, Any]) -> None:
        self.tiles -= Counter([args["place"]])
        if "tile" not in args:
            self.down -= Counter([args["place"]])

    _picks_tile = _reflects = _picks

    def _turned_up(self, args: Mapping[str, Any]) -> None:
        assert self.down[args["place"]]
        self.down -= Counter([args["place"]])

    def _sinks(self, args: Mapping[str, Any]) -> None:
        self.tiles = Counter(
            {place: count for place, count in self.tiles.items() if self.islands[place] != args["island"]}
        )

    def _gets_tile(self, args: Mapping[str, Any]) -> None:
        self.sides[which(args["side"])].tiles[args["tile"]] += 1

    def _last_tile(self, args: Mapping[str, Any]) -> None:
        self.sides["light"].tiles[args["tile"]] += 1
        self.tiles -= Counter([self.creatures["light"]])

    def _light_comes(self, args: Mapping[str, Any]) -> None:
        self.sides[which(args["side"])].lights[args["spirit"]] += 1

    def _gets_tokens(self, args: Mapping[str, Any]) -> None:
        for token in args.get("tokens") or [args["token"]]:
            self.sides[which(args["side"])].tokens[token] += 1
            self.plus += token == face_text("plus") and which(args["side"]) == "light" and not self.versus

    _gets_token = _gets_tokens

    def _gets_bit(self, args: Mapping[str, Any]) -> None:
        self.sides[which(args["side"])].bits += 1
        self.lying -= 1

    def _pays_bit(self, args: Mapping[str, Any]) -> None:
        self.sides["light"].bits -= 1
        self.sides["shadow"].bits += 1

    def _takes_bit(self, args: Mapping[str, Any]) -> None:
        self.bits[args["who"].seat] += 1
        self.lying -= 1

    def _bit_leaves(self, args: Mapping[str, Any]) -> None:
        self.lying -= 1

    def _bit_found(self, args: Mapping[str, Any]) -> None:
        self.lying += 1

    def _spends(self, args: Mapping[str, Any]) -> None:
        seat = 0 if self.common else args["who"].seat
        self.supply[seat] -= 1
        self.spent[seat] += 1

    _talk = _adds = _spends

    def _swap(self, args: Mapping[str, Any]) -> None:
        self._spends(args)
        self.creatures = {"light": self.creatures["shadow"], "shadow": self.creatures["light"]}

    def _plus(self, args: Mapping[str, Any]) -> None:
        self.plus -= 1

    def _gem_back(self, args: Mapping[str, Any]) -> None:
        seat = 0 if self.common else args["who"].seat
        self.supply[seat] += 1
        self.spent[seat] -= 1

    _gem_back_common = _gem_back

    def _gem_gained(self, args: Mapping[str, Any]) -> None:
        self.supply[0 if self.common else args["who"].seat] += 1


@pytest.mark.parametrize("number", SCENARIOS)
def test_what_is_told_of_an_action_is_all_that_it_changes(number: int) -> None:
    start = next(islice(crossings("books"), number - 1, None))
    match, chance = start.match(), Chance(start.seed, name="books")
    books = MoonlightBooks.of(match.now.table.play.table)
    while match.seq < ACTIONS:
        entry = some_action(match, chance)
        for event in match.play(entry.seat, entry.action):
            if "-event-" in event.text.key:
                books.enter(event.text)
        table: Table = match.now.table.play.table
        if table.phase in ("settle", "over"):
            break
        assert books == MoonlightBooks.of(table), entry
