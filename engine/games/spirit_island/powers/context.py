"""Context of one use of a power: who uses it, on what, with which thresholds; and its questions to players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Self

from engine.games.spirit_island.model.actions import Pick, Take, Thresholds
from engine.games.spirit_island.model.facts import powers
from engine.games.spirit_island.model.island import is_coastal, terrain
from engine.games.spirit_island.model.kinds import INVADERS, Kind
from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.model.table import Land, Player, Table
from engine.games.spirit_island.model.texts import name_of, tell
from engine.games.spirit_island.rules.decisions import choose, decide, decide_or_stop, pick
from engine.games.spirit_island.rules.lasting_rules import of_seat
from engine.games.spirit_island.rules.presence import adjacent, has_elements
from engine.games.spirit_island.rules.spirit import NOBODY, SpiritRules, rules_of
from engine.script import Script
from engine.text import Seat, Text

NO = "no"
"""The option of doing without."""


class PowerContext:
    """One use of a power by `seat` on `land` or on the spirit of `spirit`, without the thresholds `declined`.

    `chooser` decides what the text lets a player choose. `repeated`: it is a repeat, in which repeats are ignored (SI-POWER-23).
    Fear cards use the same verbs, but are no power of a spirit (`is_power`).
    """

    def __init__(
        self,
        play: IslandPlay,
        seat: Seat,
        about: str,
        land: str = "",
        spirit: Seat | None = None,
        declined: Thresholds = (),
        repeated: bool = False,
        is_power: bool = True,
    ) -> None:
        self.play = play
        self.seat = seat
        self.about = about
        self.land = land
        self.spirit = seat if spirit is None else spirit
        self.declined = declined
        self.repeated = repeated
        self.is_power = is_power
        self.chooser = seat
        self.casualties: list[Kind] = []

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.play.table

    @property
    def here(self) -> Land:
        """The target land as it is now."""
        return self.table.lands[self.land]

    @property
    def player(self) -> Player:
        """The player who uses the power."""
        return self.table.players[self.seat]

    @property
    def target(self) -> Player:
        """The target spirit."""
        return self.table.players[self.spirit]

    @property
    def name(self) -> Text:
        """The name of the power."""
        return name_of(self.about)

    @property
    def rules(self) -> SpiritRules:
        """The special rules of the user's spirit, as far as they matter for its powers."""
        return rules_of(self.player) if self.is_power else NOBODY

    def at(self, land: str) -> Self:
        """Return the same power, in another land."""
        other = type(self)(
            self.play, self.seat, self.about, land, self.spirit, self.declined, self.repeated, self.is_power
        )
        other.chooser = self.chooser
        other.casualties = self.casualties
        return other

    def by(self, chooser: Seat, land: str = "") -> Self:
        """Return the same power, with the choices made by another seat."""
        other = self.at(land or self.land)
        other.chooser = chooser
        return other

    def level(self, number: int) -> bool:
        """Return whether a threshold is used: judged when its line is reached, by the elements of that moment (SI-POWER-20)."""
        wanted = powers()[self.about].thresholds[number - 1].elements
        return number not in self.declined and has_elements(self.player, wanted)

    def count(self, *kinds: Kind) -> int:
        """Return the number of pieces of the kinds given in the target land."""
        return self.here.count(*kinds)

    @property
    def dahan(self) -> int:
        """Number of Dahan in the target land."""
        return self.count("dahan")

    @property
    def invaders(self) -> int:
        """Number of invaders in the target land."""
        return self.count(*INVADERS)

    @property
    def presence(self) -> int:
        """Number of the user's presence in the target land."""
        return self.player.presence.get(self.land, 0)

    @property
    def is_for_another(self) -> bool:
        """Whether the target spirit is another than the user (SI-POWER-09)."""
        return self.spirit != self.seat

    def is_in(self, *terrains: str) -> bool:
        """Return whether the target land is of one of the terrains given."""
        return terrain(self.land) in terrains

    @property
    def is_coastal(self) -> bool:
        """Whether the target land is coastal."""
        return is_coastal(self.land)

    def reach(self, steps: int) -> int:
        """Return the range of a number of steps within the power, with what effects add (SI-POWER-03)."""
        return steps + sum(each.amount for each in of_seat(self.table, self.seat, "range"))

    def adjacent(self) -> tuple[str, ...]:
        """Return the lands adjacent to the target land; an ocean in play is one for powers alone (SI-SPIRIT-10)."""
        if self.is_power:
            return adjacent(self.table, self.land)
        return self.table.island.neighbours[self.land]

    def choose(self, *options: str, idle: Sequence[str] = ()) -> Script[str]:
        """Let the player choose one of the ways that the power offers, in words `<power>-<option>` (SI-POWER-14). Return it.

        Those that are `idle` do nothing as things stand, and are offered as such.
        """
        prompt = tell("ask-choose", about=self.name, idle=tuple(f"{self.about}-{each}" for each in idle))
        way = yield from choose(
            self.play, self.chooser, prompt, *(f"{self.about}-{each}" for each in options)
        )
        return way.removeprefix(f"{self.about}-")

    def choose_way(self, **ways: object) -> Script[str]:
        """Let the player choose one of the ways, each given with what it does anything to. Return it.

        Nobody is asked where none of them does anything.
        """
        idle = [way for way, does in ways.items() if not does]
        if len(idle) == len(ways):
            return idle[0]
        return (yield from self.choose(*ways, idle=idle))

    def pick(self, question: str, lands: Callable[[], Sequence[str]]) -> Script[str | None]:
        """Let the player choose one of the lands, asked `ask-land-<question>`. Return it; None where there is none."""
        prompt = tell(f"ask-land-{question}", about=self.name)
        return (yield from pick(self.play, self.chooser, prompt, lands))

    def pick_or_stop(self, question: str, lands: Callable[[], Sequence[str]]) -> Script[str | None]:
        """Let the player choose one of the lands, or none, asked `ask-land-<question>`. Return it, or None."""
        prompt = tell(f"ask-land-{question}", about=self.name)
        answer = yield from decide_or_stop(
            self.play, self.chooser, prompt, lambda: [Pick(land) for land in lands()]
        )
        return answer.land if answer else None

    def take(
        self, prompt: Text, kinds: tuple[Kind, ...], besides: Sequence[tuple[str, str]] = ()
    ) -> Script[Take | None]:
        """Let the player choose one piece of the kinds in the target land. Return the choice; None where there is none."""

        def offer() -> list[Take]:
            names = [piece.name for piece in self.here.of(kinds) if not piece.dreamt]
            for _, name in besides:
                names.remove(name)
            return [Take(self.land, name) for name in dict.fromkeys(names)]

        took: Take | None = yield from decide(self.play, self.chooser, prompt, offer)
        return took

    def names(self, kinds: tuple[Kind, ...]) -> list[str]:
        """Return the pieces of the kinds given in the target land as actions name them, those alike once."""
        return list(dict.fromkeys(piece.name for piece in self.here.of(kinds)))
