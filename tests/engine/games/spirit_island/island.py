"""Hand-made islands, so that a test can read like a story.

Boards are A, B, C, D by seat. What stands in a land is words: `2 explorer, 1 town-1, 3 dahan, 1 blight` (`town-1` has 1 damage).
Lands of board A:  1 mountain, 2 wetland, 3 jungle (coast);  4 sands, 5 wetland, 6 mountain, 7 sands, 8 jungle (inland).
A1 touches 2 4 5 6, A5 touches 1 4 6 7 8, A8 touches 5 6 7.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterator, Mapping
from typing import Any, cast

from engine.action import to_text
from engine.chance import Chance
from engine.event import Event
from engine.games.spirit_island import GAME
from engine.games.spirit_island.course import free_actions, power_phase, spirit_phase, turn
from engine.games.spirit_island.fear.earned import effect_of as fear_effect_of
from engine.games.spirit_island.fear.effect import FearEffect
from engine.games.spirit_island.model.actions import IslandAction, Use
from engine.games.spirit_island.model.facts import powers
from engine.games.spirit_island.model.kinds import KINDS, Element, Phase
from engine.games.spirit_island.model.options import SpiritIslandOptions as Options
from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.model.table import Land, Piece, Player, Table
from engine.games.spirit_island.rules import guards, power_use, setup
from engine.guard import Objection
from engine.script import Script
from engine.text import Seat

LIGHTNING = "lightnings-swift-strike"
RIVER = "river-surges-in-sunlight"
EARTH = "vital-strength-of-the-earth"
SHADOWS = "shadows-flicker-like-flame"
THUNDER = "thunderspeaker"
GREEN = "a-spread-of-rampant-green"
OCEAN = "oceans-hungry-grasp"
BRINGER = "bringer-of-dreams-and-nightmares"

SPIRITS = (LIGHTNING, RIVER, EARTH, SHADOWS, THUNDER, GREEN, OCEAN, BRINGER)
BOARDS = ("A", "B", "C", "D")

Answered = Generator[Any, Any, Any]


class Island:
    """A table in the middle of a game, and a voice that plays on it."""

    def __init__(self, *spirits: str, options: Options | None = None, **lands: str) -> None:
        self.table = bare(spirits or (RIVER,), options or Options())
        self.play = IslandPlay(self.table)
        self.play.chance = Chance(b"a story")
        self.stand(lands)

    def __getitem__(self, land: str) -> str:
        """Return the pieces in a land, in words; empty where there are none."""
        here = self.table.lands[land]
        counts = Counter(piece.name for piece in here.pieces)
        words = [f"{count} {name}" for name, count in counts.items()]
        return ", ".join([*words, *([f"{here.blight} blight"] if here.blight else [])])

    def __setitem__(self, land: str, what: str) -> None:
        here = self.table.lands[land] = Land()
        for part in filter(None, what.split(", ")):
            count, name = part.split()
            if name == "blight":
                here.blight = int(count)
                continue
            kind, _, damage = name.partition("-")
            assert kind in KINDS, what
            for _ in range(int(count)):
                here.add(Piece(kind, int(damage or 0)))

    def copy(self) -> Island:
        """Return an island of its own."""
        twin = Island.__new__(Island)
        twin.table = self.table.copy()
        twin.play = IslandPlay(twin.table)
        return twin

    @property
    def player(self) -> Player:
        """Player of seat 0."""
        return self.table.players[0]

    @property
    def fear(self) -> int:
        """Total fear since the beginning."""
        fear = self.table.fear
        earned = len(fear.earned) + len(fear.discard) + (fear.resolving is not None)
        return fear.generated + earned * fear.markers

    @property
    def board(self) -> dict[str, str]:
        """Lands in which something stands, in words."""
        return {land: self[land] for land in self.table.lands if self[land]}

    @property
    def told(self) -> list[str]:
        """Keys of what was told, without the game's name."""
        return [event.text.key.removeprefix("spirit-island-") for event in self.play.told]

    def stand(self, lands: Mapping[str, str]) -> Island:
        """Put pieces in lands, described in words, in place of those there."""
        for land, what in lands.items():
            self[land] = what
        return self

    def presence(self, seat: int = 0, **lands: int) -> Island:
        """Put a seat's presence on the island: this and no other; its tracks stay as they are."""
        self.table.players[seat].presence = dict(lands)
        return self

    def give(self, elements: str, seat: int = 0) -> Island:
        """Give a seat elements for this turn: `2 moon, 1 fire`."""
        for part in filter(None, elements.split(", ")):
            count, element = part.split()
            self.table.players[seat].elements[cast(Element, element)] = int(count)
        return self

    def phase(self, phase: Phase) -> Island:
        """Begin another phase, with nobody done."""
        self.table.phase = phase
        return self

    def use(
        self,
        power: str,
        target: str,
        *answers: str,
        seat: int = 0,
        level: str | None = None,
        again: bool = False,
    ) -> list[Event]:
        """Use a power in its own phase, whether it was played or not; `level` None uses all thresholds that are met."""
        known, player = powers()[power], self.table.players[seat]
        if not again:
            self.table.phase = known.speed
            self._put_in_play(player, power)
        action = Use(power, target, level)
        if level is None:
            action = Use.of(power, action.aim, power_use.levels(player, known)[0])
        objection = guards.object_in_power_phase(self.table, Seat(seat), action)
        assert objection is None, objection
        return self.run(power_phase.use(self.play, Seat(seat), action), *answers)

    def refuses(self, power: str, target: str, seat: int = 0, level: str | None = None) -> str | None:
        """Return the rule that speaks against using a power in its own phase; `legal` where none does."""
        known, player = powers()[power], self.table.players[seat]
        self.table.phase = known.speed
        self._put_in_play(player, power)
        use, options = Use(power, target, level), power_use.levels(player, known)
        if not level and options:
            use = Use.of(power, use.aim, options[0])
        objection = guards.object_in_power_phase(self.table, Seat(seat), use)
        return objection.rule if objection else "legal"

    def _put_in_play(self, player: Player, power: str) -> None:
        if powers()[power] not in power_use.own_powers(player):
            player.hand = [card for card in player.hand if card != power]
            player.played.append(power)

    def resolve(self, card: str, level: int, *answers: str) -> None:
        """Resolve a fear card at a terror level."""
        script = fear_effect_of(card)(FearEffect(self.play, card, level))
        if isinstance(script, Generator):
            self.run(script, *answers)

    def run(self, script: Script[Any], *answers: str) -> list[Event]:
        """Run a script that is asked exactly for these answers; `1: pick A5` is an answer of seat 1."""
        left = list(answers)
        self.play.told = []
        try:
            asks = next(script)
            while True:
                assert left, f"asked for {self._offers(asks)}"
                asks = script.send(self._answer(asks, left.pop(0)))
        except StopIteration:
            assert not left, f"never asked for {left}"
        return self.play.told

    def offers(self, script: Script[Any], *answers: str) -> list[str]:
        """Return the options a script offers after these answers."""
        asks = next(script)
        for answer in answers:
            asks = script.send(self._answer(asks, answer))
        return self._offers(asks)

    def legal(self, seat: int = 0) -> list[str]:
        """Return the legal actions of a seat between effects, as text."""
        ask = turn.menu(self.table).get(Seat(seat))
        return [to_text(action) for action in ask.legal] if ask else []

    def do(self, *lines: str, seat: int = 0) -> Island:
        """Take actions from the menu; what happens by itself does not happen."""
        for line in lines:
            assert line in self.legal(seat), f"{line} is not among {self.legal(seat)}"
            script = turn.act(self.play, Seat(seat), GAME.grammar.read(line))
            assert script is None, line
        return self

    def do_free(self, line: str, seat: int = 0) -> Island:
        """Do something that may be done at any moment, whether the menu is open or not."""
        action = GAME.grammar.read(line)
        assert guards.object_to_free_action(self.table, Seat(seat), action) is None
        free_actions.do(self.play, Seat(seat), action)
        return self

    def objects(self, line: str, seat: int = 0) -> str | None:
        """Return the rule that speaks against an action between effects; `legal` where none does."""
        found = self.objection(line, seat)
        return found.rule if found else "legal"

    def objection(self, line: str, seat: int = 0) -> Objection | None:
        """Return the objection to an action between effects."""
        return guards.objection(self.table, Seat(seat), GAME.grammar.read(line))

    def advance(self, *answers: str) -> Island:
        """Run the next thing that happens by itself."""
        script = turn.advance(self.play)
        if script is not None:
            self.run(script, *answers)
        return self

    def advance_to(self, phase: Phase, *answers: str) -> Island:
        """Run everything that happens by itself until a phase begins; each answer goes to whatever asks next."""
        left = list(answers)
        for _ in range(99):
            if self.table.phase in (phase, "over"):
                assert not left, f"never asked for {left}"
                return self
            script = turn.advance(self.play)
            if script is not None:
                self._drive(script, left)
        raise AssertionError("it never ends")

    def new_turn(self) -> Island:
        """Begin a new Spirit Phase."""
        spirit_phase.begin(self.table)
        return self

    def _drive(self, script: Answered, left: list[str]) -> None:
        try:
            asks = next(script)
            while True:
                assert left, f"asked for {self._offers(asks)}"
                asks = script.send(self._answer(asks, left.pop(0)))
        except StopIteration:
            return

    def _answer(self, asks: Any, line: str) -> tuple[Seat, IslandAction]:
        wanted, _, text = line.rpartition(": ")
        for seat, ask in asks.items():
            for action in ask.legal:
                if to_text(action) == text and wanted in ("", str(seat)):
                    return seat, action
        raise AssertionError(f"{line} is not among {self._offers(asks)}")

    def _offers(self, asks: Any) -> list[str]:
        return [to_text(action) for ask in asks.values() for action in ask.legal]


def bare(spirits: tuple[str, ...], options: Options) -> Table:
    """Return an island on which nothing stands but the spirits' presence, in the Spirit Phase of turn 1."""
    table = setup.deal(options, len(spirits), Chance(b"bare"))
    table.boards = BOARDS[: len(spirits)]
    table.lands = {name: setup._land(name) for name in (*table.island.oceans, *table.island.lands)}
    table.players = [Player(board) for board in table.boards]
    for seat, spirit in enumerate(spirits):
        setup.embody(table, Seat(seat), spirit)
    table.lands = {name: Land() for name in table.lands}
    spirit_phase.begin(table)
    return table


def dealt(seats: int = 1, *, seed: bytes = b"island", **options: Any) -> Table:
    """Return a table as it is set up, before the first menu."""
    return setup.deal(Options(**options), seats, Chance(seed))


def everyone(table: Table) -> Iterator[Player]:
    """Yield every player, after a check of the invariant of its presence."""
    for player in table.players:
        total = player.on_island + player.on_track("energy") + player.on_track("plays") + player.destroyed
        assert total == 13, player
        yield player
