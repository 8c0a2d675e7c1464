"""Passages: an action with all that it brought, from one rest of the game to the next; and the laws of modules, which are held at each."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from engine.action import verb_of
from engine.games.moonlight import GAME
from engine.games.moonlight.model.ground import NOWHERE
from engine.games.moonlight.model.kinds import CREATURES, SIDES, Creature, Side
from engine.games.moonlight.model.table import Table, TakenTile
from engine.games.spirits_of_the_forest.model.facts import tiles
from engine.games.spirits_of_the_forest.model.kinds import POWERS, SPIRITS
from engine.text import Seat, Text
from tests.engine.games.moonlight.crossings import lie

MOVING: Final = frozenset({"move", "hurry"})
"""The verbs by which creatures move."""


@dataclass(frozen=True)
class Passage:
    """An action and its answers, with the table dealt, before and after, and what was told; the deal itself is one without actions.

    `legal` are the actions of the seat that is asked next.
    """

    origin: Table
    before: Table
    after: Table
    actions: Sequence[Any]
    told: Sequence[Text]
    legal: Sequence[Any] = ()

    @property
    def verb(self) -> str:
        """The verb that began it; "" for the deal, and for what is asked before the first turn."""
        return verb_of(self.actions[0]) if self.actions and self.before.phase != "prepare" else ""

    @property
    def is_deal(self) -> bool:
        """Whether nothing has been played yet."""
        return not self.actions

    @property
    def ends(self) -> bool:
        """Whether the game is over with it."""
        return self.after.phase == "over"

    @property
    def gives(self) -> bool:
        """Whether the picked tiles were given to the sides, and the game goes on."""
        verb = "collect" if "twin_forests" in self.before.modules else "assign"
        return self.verb == verb and not self.ends

    @property
    def picked(self) -> Sequence[TakenTile]:
        """The tiles that are given with their tokens; in two forests those picked in the same passage."""
        if self.before.picked or not self.gives:
            return self.before.picked
        return [
            TakenTile(
                spot, self.before.tiles[spot], self.twin_creature(spot), (), self.before.tokens.get(spot, ())
            )
            for spot in self.gone
        ]

    def twin_creature(self, spot: int) -> Creature:
        """Return the creature that is in the same one of two forests (ML-S02-02)."""
        return next(
            each for each in CREATURES if self._upper(self.before.creatures[each]) == self._upper(spot)
        )

    def _upper(self, spot: int) -> bool:
        return lie.cell(self.before, spot)[0] < 3

    @property
    def gone(self) -> list[int]:
        """The places whose tile has left the forest."""
        pairs = enumerate(zip(self.before.tiles, self.after.tiles, strict=True))
        return [spot for spot, (was, now) in pairs if was != NOWHERE and now == NOWHERE]

    @property
    def last_tiles(self) -> set[int]:
        """The places that had a tile as the game ended: those before, but for last tiles of islands that creatures jumped off."""
        before, after = self.before, self.after
        left = {
            place
            for creature, place in before.creatures.items()
            if self.verb == "assign" and after.creatures[creature] != place
        }
        return {spot for spot, tile in enumerate(before.tiles) if tile != NOWHERE} - left

    @property
    def turned(self) -> list[int]:
        """The places whose tile was turned up, in reading order."""
        spots = self.before.down - self.after.down - {*self.gone}
        return sorted(spots, key=lambda spot: lie.cell(self.before, spot))

    @property
    def moves(self) -> list[tuple[Creature, int]]:
        """The creatures that moved, each with the place it came to at first."""
        return [
            (creature, lie.top(self.before, place))
            for told in self.told
            if told.key == "moonlight-event-moves"
            for creature, place in [(_creature(told), str(dict(told.args)["place"]))]
        ]

    def tells(self, event: str) -> int:
        """Return how often an event was told."""
        return sum(text.key == f"moonlight-event-{event}" for text in self.told)

    def tiles(self, side: Side) -> list[int]:
        """Return the tiles that a side has got."""
        return self.after.sides[side].tiles[len(self.before.sides[side].tiles) :]

    def tokens(self, side: Side) -> Counter[str]:
        """Return the favour tokens that a side has got."""
        return Counter(self.after.sides[side].tokens[len(self.before.sides[side].tokens) :])

    def bits(self, side: Side) -> int:
        """Return the number of bits that a side has got."""
        return self.after.sides[side].bits - self.before.sides[side].bits

    def gems(self) -> tuple[int, int]:
        """Return by how many the gems to spend and the spent ones have grown, all players together."""
        sums = [
            (sum(player.gems for player in table.players), sum(player.spent for player in table.players))
            for table in (self.before, self.after)
        ]
        return sums[1][0] - sums[0][0], sums[1][1] - sums[0][1]


Law: TypeAlias = Callable[[Passage], None]
LAWS_OF: Final[dict[str, list[Law]]] = defaultdict(list)
"""The laws of each module by its name."""


def law(*modules: str) -> Callable[[Law], Law]:
    """Hold a law wherever one of these modules is in play."""

    def note(found: Law) -> Law:
        for module in modules:
            LAWS_OF[module].append(found)
        return found

    return note


def hold_modules(passage: Passage) -> None:
    """Assert every law of the modules in play."""
    for held in dict.fromkeys(each for name in passage.after.modules for each in LAWS_OF[name]):
        held(passage)


def faces(tokens: Sequence[Any]) -> Counter[str]:
    """Return favour tokens by what they show."""
    return Counter(token.face for token in tokens)


def points_due(
    table: Table,
    *,
    limit: int | None,
    scorable: set[str] | None = None,
    discarded: dict[Side, list[int]] | None = None,
) -> int:
    """Return the team's points by the rules: the `limit` best spirits it leads, and the rest (ML-SCORE-01 to -15)."""
    own, rival = (_symbols(table, side, (discarded or {}).get(side, [])) for side in SIDES)
    names = {*table.spirits} if scorable is None else scorable
    led = sorted((own[name] for name in names if own[name] > rival[name]), reverse=True)
    due = sum(led if limit is None else led[:limit])
    on_tiles = {tiles()[tile].power for tile in table.sides["light"].tiles}
    for power in POWERS:
        due += own[power] if own[power] > rival[power] else 0
        due -= 0 if power in on_tiles else 3
    due -= 6 * sum(own[name] <= rival[name] for name in table.card)
    return due + table.sides["light"].tokens.count("nature")


def points(table: Table) -> int:
    """Return the points that the team has at a table."""
    return GAME.stand(table).standings[0].score


def _symbols(table: Table, side: Side, discarded: Sequence[int]) -> Counter[str]:
    pile, found = table.sides[side], Counter[str]()
    for tile in pile.tiles:
        if tile not in discarded:
            found[tiles()[tile].spirit] += tiles()[tile].symbols
            found[tiles()[tile].power or ""] += 1
    found.update(pile.lights)
    found.update(pile.tokens)
    return found


def spirit_tokens(found: Counter[str]) -> bool:
    """Return whether each of the nine spirits is there once, and nothing else."""
    return found == Counter(SPIRITS)


def _creature(told: Text) -> Creature:
    name = dict(told.args)["creature"]
    assert isinstance(name, Text)
    return "light" if name.key.endswith("light") else "shadow"


def each_giver(passage: Passage) -> Iterator[tuple[TakenTile, Creature]]:
    """Yield the picked tiles that a creature has picked, with it."""
    for taken in passage.picked:
        if taken.creature is not None:
            yield taken, taken.creature


def owner_seat(table: Table, seat: int) -> Seat:
    """Return the seat before which a player's gems lie: with open talk the first one (ML-GEM-09)."""
    return Seat(0 if table.options.open_talk else seat)
