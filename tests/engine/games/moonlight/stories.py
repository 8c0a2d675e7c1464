"""Tables to begin a story with, in the moonlit forest."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.action import to_text
from engine.chance import Chance
from engine.ending import Endings
from engine.event import Event
from engine.games.moonlight import GAME
from engine.games.moonlight.forest.availability import top_of
from engine.games.moonlight.model.ground import NOWHERE
from engine.games.moonlight.model.kinds import Creature, Side
from engine.games.moonlight.model.options import MoonlightOptions
from engine.games.moonlight.model.play import MoonlightPlay
from engine.games.moonlight.model.table import FavourToken, Table, TakenTile
from engine.games.moonlight.model.view import MoonlightView
from engine.games.moonlight.rules.setup import deal
from engine.games.spirits_of_the_forest.model.facts import tiles as all_tiles
from engine.games.spirits_of_the_forest.model.kinds import Face
from engine.guard import Objection
from engine.script import Stage
from engine.text import Seat
from words.catalogue import words

ALA, OLA, EWA = Seat(0), Seat(1), Seat(2)


def tile(name: str) -> int:
    """Return a tile by what it shows: `leaves`, `leaves*2`, `leaves+sun`."""
    spirit, _, symbols = name.partition("*")
    spirit, _, power = spirit.partition("+")
    for number, each in enumerate(all_tiles()):
        if each.spirit == spirit and each.symbols == int(symbols or 1) and each.power == (power or None):
            return number
    raise LookupError(name)


class Story:
    """A game that Ala begins. `keep` names the places whose tiles lie there, all others are gone; None keeps the whole forest.

    `show` says what some tiles show, by place; a place that is named there is kept too.
    """

    def __init__(
        self,
        scenario: int = 1,
        seats: int = 2,
        light: str | None = None,
        shadow: str | None = None,
        keep: Iterable[str] | None = None,
        show: Mapping[str, str] = {},
        seed: bytes = b"story",
        **options: Any,
    ) -> None:
        chosen = MoonlightOptions(scenario=scenario, first=1, **options)
        self.chance = Chance(seed)
        if light is None or shadow is None:
            self.stage: Stage[MoonlightPlay] = GAME.setup(chosen, seats, self.chance)
            return
        table = deal(chosen, seats, self.chance)
        table.phase, table.turn = "collect", 1
        _thin(table, None if keep is None else {*keep, *show, light, shadow})
        for place, name in show.items():
            _swap(table.tiles, top_of(table, place), tile(name))
        table.creatures = {"light": top_of(table, light), "shadow": top_of(table, shadow)}
        self.rest(table)

    def rest(self, table: Table) -> None:
        """Go on from this table, between two steps."""
        self.stage = GAME.keeping.load(GAME.plain_tables.dump_json(table).decode())

    @property
    def table(self) -> Table:
        """Table as it is now."""
        return self.stage.play.table

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return GAME.is_over(self.table)

    @property
    def active(self) -> Seat:
        """Seat that is waited for; the first of several."""
        return next(iter(GAME.awaits(self.stage)))

    def do(self, *lines: str) -> list[Event]:
        """Let whoever is waited for do this, one after the other; return what was told of the last."""
        told: list[Event] = []
        for line in lines:
            action = GAME.grammar.read(line)
            ask = GAME.awaits(self.stage)[self.active]
            assert action in ask.legal, f"{line}: only {', '.join(map(to_text, ask.legal))}"
            told = list(GAME.play(self.stage, self.active, action, self.chance))
        return told

    def legal(self, verb: str = "") -> set[str]:
        """Return the legal actions as text; with a verb, those that begin with it."""
        asks = GAME.awaits(self.stage)
        found = {to_text(action) for ask in asks.values() for action in ask.legal}
        return {line for line in found if line.startswith(verb)}

    def reason(self, line: str, seat: Seat | None = None) -> str | None:
        """Return the rule that speaks against an action of whoever is waited for."""
        objection = self._objection(line, seat)
        return objection and objection.rule

    def refusal(self, line: str) -> tuple[str | None, str] | None:
        """Return the rule and the sentence with which an action of whoever is waited for is refused."""
        objection = self._objection(line)
        return objection and (objection.rule, words("en").say(objection.text, ["Ala", "Ola"]))

    def _objection(self, line: str, seat: Seat | None = None) -> Objection | None:
        return GAME.objection(self.stage, self.active if seat is None else seat, GAME.grammar.read(line))

    def why_it_ends(self, line: str) -> list[str]:
        """Return what is said, before whoever is waited for does this, of why and how the game ends with it."""
        ending = Endings(GAME, self.stage, self.active).of(GAME.grammar.read(line))
        assert ending is not None, f"{line} does not end the game"
        return [text.key.removeprefix("moonlight-event-") for text in ending.why]

    def view(self, seat: Seat | None = None) -> MoonlightView:
        """Return the view of a seat (None: of an onlooker)."""
        view = GAME.view(self.stage, seat)
        assert isinstance(view, MoonlightView)
        return view

    def at(self, place: str) -> int:
        """Return the highest place of this name that has a tile."""
        return top_of(self.table, place)

    def stand(self, creature: Creature) -> str:
        """Return the name of the place on which a creature stands."""
        return self.table.ground.names[self.table.creatures[creature]]

    def name(self, spot: int) -> str:
        """Return the name of a place."""
        return self.table.ground.names[spot]

    def taken(self, spot: int, creature: Creature = "light") -> TakenTile:
        """Return the tile of a place as a creature would have picked it."""
        return TakenTile(spot, self.table.tiles[spot], creature)

    def own(self, side: Side) -> list[int]:
        """Return the tiles of a side."""
        return self.table.sides[side].tiles

    # --- what lies there before the story begins

    def change(self, **fields: Any) -> Story:
        """Return the same with other fields of the table."""
        table = self.table.copy()
        for name, value in fields.items():
            setattr(table, name, value)
        self.rest(table)
        return self

    def bits(self, *places: str) -> Story:
        """Lay bits on these places and nowhere else; the others are not used."""
        return self.change(bits=frozenset(map(self.at, places)), spare_bits=8 - len(places))

    def tokens(self, place: str, *faces: Face, up: bool = False) -> Story:
        """Lay favour tokens on a place."""
        return self.change(
            tokens={**self.table.tokens, self.at(place): tuple(FavourToken(face, up) for face in faces)}
        )

    def pile(self, name: str, *faces: Face, up: int = 0) -> Story:
        """Lay favour tokens beside the forest, the last `up` of them face up."""
        hidden = len(faces) - up
        pile = tuple(FavourToken(face, number >= hidden) for number, face in enumerate(faces))
        return self.change(piles={**self.table.piles, name: pile})

    def down(self, *places: str) -> Story:
        """Turn the tiles of these places face down, and no others."""
        return self.change(down=frozenset(map(self.at, places)))

    def give(self, side: Side, *names: str) -> Story:
        """Give a side these tiles besides."""
        table = self.table.copy()
        table.sides[side].tiles += map(tile, names)
        self.rest(table)
        return self


def _swap(tiles: list[int], spot: int, wanted: int) -> None:
    """Let a tile lie in a place; what lay there takes its place, if it lies in the forest at all."""
    if wanted in tiles:
        tiles[tiles.index(wanted)] = tiles[spot]
    tiles[spot] = wanted


def _thin(table: Table, kept: set[str] | None) -> None:
    """Let only these places have tiles, all face up, and nothing lie on them."""
    if kept is None:
        return
    assert kept <= {*table.ground.names}, f"there are no {sorted(kept - {*table.ground.names})}"
    for number, name in enumerate(table.ground.names):
        if name not in kept:
            table.tiles[number] = NOWHERE
    table.down = frozenset()
    table.spare_bits += len(table.bits)
    table.bits = frozenset()
    table.tokens, table.marks, table.piles = {}, {}, {}
