"""The contract of a game.

A game is one object. It keeps no state of its own: everything that changes is in the table it is given. Adding a game is adding a
package under `engine/games/` whose `GAME` is such an object; nothing else is edited.

The words of a game are found by convention in `data/text/<language>/<id>.ftl`; `engine/catalogue_keys.py` lists the keys every game has.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Any, Generic

from pydantic import BaseModel, ConfigDict, TypeAdapter
from typing_extensions import TypeVar

from engine.action import Grammar, Value, verb_of
from engine.ask import Ask
from engine.chance import Chance, Still
from engine.copied import Copied
from engine.event import Event
from engine.facts import Facts
from engine.guard import Guard, Objection
from engine.outcome import Outcome
from engine.text import Seat, Text, Who, say
from engine.view import View

T = TypeVar("T")
A = TypeVar("A")


class TableOptions(BaseModel):
    """What a host may choose for a table. Games subclass it. A validator raises where a mix is forbidden."""

    model_config = ConfigDict(frozen=True, extra="forbid")


@dataclass(frozen=True, slots=True)
class Way(Generic[A]):
    """How a seat could go on: actions that belong together, in their order, and the chance to win that they promise at a glance."""

    actions: tuple[A, ...]
    promise: float


@dataclass(frozen=True, slots=True)
class Campaign:
    """A game whose tables are chapters of a journal: the option that chooses one, what it may be, and the option that makes it harder."""

    chapter: str
    chapters: Sequence[int]
    level: str


V = TypeVar("V", bound=View, default=Any)
OptionsT = TypeVar("OptionsT", bound=TableOptions, default=Any)


class Game(ABC, Generic[T, A, V, OptionsT]):
    """The rules of one game, over tables of type T and actions of type A.

    A game may say what its views (V) and options are, and is then given nothing else.
    """

    id: str
    """Its name in data and catalogues: `spirits-of-the-forest`."""
    version: int
    """Raised when behaviour changes; stored with every match."""
    seats: Sequence[int]
    """The numbers of players it can be played by."""
    table_type: type[T]
    """The class of its tables, which `tables` and so `dump` and `load` go by."""
    Options: type[TableOptions] = TableOptions
    presets: Mapping[str, Mapping[str, object]] = MappingProxyType({})
    """Well-known ways to play, by name: the options that differ from what they are by themselves."""
    actions: Sequence[type[A]]
    """The action classes, in the order their commands are shown."""
    facts: Mapping[str, type[Facts]] = MappingProxyType({})
    """The files of facts in `data/games/<id>/`, by name, and what each must say."""
    secret_verbs: frozenset[str] = frozenset()
    """Verbs whose being legal is itself a secret: never shown on what everybody sees."""
    final_verbs: frozenset[str] = frozenset()
    """Verbs that cannot be taken back by the rules, even where nothing came to light."""
    reverting_verbs: frozenset[str] = frozenset()
    """Verbs with which a seat only takes back what it has prepared. Computer players leave them, or they would go round in circles."""

    quick_verbs: frozenset[str] = frozenset()
    """Verbs whose moves are made as soon as all is chosen, even where they bring something to light: a turn has many of them, and asking
    again each time would weary people."""

    sights: Mapping[str, str] = MappingProxyType({})
    """What has been seen for the first time when an event is told: by the end of the event's key, that of its words, `<id>-seen-<end>`."""

    campaign: Campaign | None = None
    """Its journal, where it has one."""

    challenges: Sequence[Mapping[str, object]] = ()
    """The options with which one person alone plays it as the challenge of a day, in turn; none where it is not played so."""

    dumps_in_mid_effect: bool = False
    """Whether `dump` says everything even where a table is not at rest."""

    @cached_property
    def grammar(self) -> Grammar[A]:
        """Reads and writes this game's actions."""
        return Grammar(self.actions)

    @cached_property
    def tables(self) -> TypeAdapter[T]:
        """Turns tables to and from JSON."""
        return TypeAdapter(self.table_type)

    @abstractmethod
    def setup(self, options: OptionsT, seats: int, chance: Chance) -> T:
        """A table ready for the first action."""

    @abstractmethod
    def awaits(self, table: T) -> Mapping[Seat, Ask[A]]:
        """Who must or may act now, and on what; empty when the game is over. Leaves the table as it is."""

    @abstractmethod
    def play(self, table: T, seat: Seat, action: A, chance: Chance) -> Iterator[Event]:
        """Change the table by a legal action of this seat and tell what happened. The iterator must be exhausted."""

    @abstractmethod
    def view(self, table: T, seat: Seat | None) -> View:
        """All that this seat may know; None is an onlooker."""

    @abstractmethod
    def outcome(self, table: T) -> Outcome:
        """The standing if the game ended now, hidden parts counted; final when the game is over.

        For opponents and for the end. What people are shown before is `View.outcome`.
        """

    def prospects(self, table: T) -> Sequence[float]:
        """What this table promises: by seat the chance to win, from 0 to 1. When the game is over it is 1 or 0.

        Hidden parts may be counted: computer players ask it only of tables dealt anew for their seat. Seats of one side share what
        they are promised. By default only the points are looked at; a game that knows better is played better.
        """
        return self.outcome(table).prospects

    def turn(self, view: V) -> str | None:  # noqa: ARG002 - for games in which seats act at once
        """What tells the turn of a seat from its next one, where several seats act in one turn, in any order.

        None where a turn ends when another seat moves.
        """
        return None

    def merits(self, before: V, after: V, seat: Seat) -> Sequence[Text] | None:  # noqa: ARG002
        """What is better for a seat in one view than it was in another, the most important first; None where the score says it."""
        return None

    def answer(self, table: T, seat: Seat) -> A | None:  # noqa: ARG002 - for games that ask on in the middle of an action
        """What a seat would sensibly answer where an action of somebody goes on to ask it; None between actions. Asked as `ways` is."""
        return None

    def priors(self, table: T, seat: Seat, actions: Sequence[A]) -> Sequence[float]:  # noqa: ARG002
        """How much each of these legal actions of the seat is worth thinking about, before it is looked at; 0 is not at all.

        It may look at nothing that the seat does not know. By default all are alike but those that only take something back.
        """
        return [float(verb_of(action) not in self.reverting_verbs) for action in actions]

    def ways(self, table: T, seat: Seat, chance: Chance) -> Sequence[Way[A]]:  # noqa: ARG002 - for games of many small actions
        """How a seat could go on, as far as it is worth comparing, where an action alone says little, such as one of many in a turn.

        Each begins with a legal action and goes on as far as the seat can plan ahead. By default there are none, and computer players
        search action by action. Asked only of tables dealt anew for the seat.
        """
        return ()

    def foresee(
        self, table: T, seat: Seat, ways: Sequence[Sequence[A]], chance: Chance
    ) -> Iterator[Sequence[float]]:
        """Give for each of these ways of the seat: by seat the chance to win once it was played and everybody went on sensibly for a while.

        The table is left as it is; all ways meet the same luck. By default nobody goes on, and `prospects` says what is promised.
        Asked as `ways` is.
        """
        for way in ways:
            after, luck = self.copy(table), chance.twin()
            for action in way:
                tuple(self.play(after, seat, action, luck))
            yield self.prospects(after)

    @abstractmethod
    def redeal(self, table: T, seat: Seat | None, chance: Chance) -> T:
        """A new table that looks the same to this seat, with all it cannot know dealt anew.

        What is dealt depends on `chance` and on what the seat knows, on nothing else: hidden things are gathered and sorted before
        they are shuffled, so that the same chance deals the same to all tables that look the same.
        """

    def known(self, table: T, seat: Seat | None) -> Any:
        """The table as far as this seat knows it: equal for tables that look the same to it, and for no others. Tables must compare by what
        they hold, or a game says here what is compared.

        It is quicker to make than a view. What the seat cannot know is dealt anew, and always in the same order. How much of that there
        is counts too: a seat that knows more has less to be dealt, even where what it knows happens to lie in that order.
        """
        still = Still()
        return self.redeal(table, seat, still), still.asked

    def offers(self, table: T, seat: Seat) -> Sequence[Any]:  # noqa: ARG002 - for games that ask in mid-effect
        """What the seat is offered now that is nowhere on the table, but in the hands of an effect that is half done."""
        return ()

    @abstractmethod
    def label(self, view: V, action: A) -> Text:
        """The whole action in words, as its seat would read it: on a button, in a preview, in the history."""

    @abstractmethod
    def choice(self, view: V, action: A, field: str) -> Text:
        """The value this action has in `field`, in words, as one choice among the legal ones."""

    def warned(self, view: V, action: A) -> bool:  # noqa: ARG002 - for games whose choices say so
        """Whether the choices that lead to an action say all that it brings to light, so that nobody has to be asked again."""
        return False

    @property
    @abstractmethod
    def guards(self) -> Sequence[Guard[T, A]]:
        """What can speak against an action, in the order in which it is asked: see `engine.guard`.

        A guard need not ask whose turn it is. Where no guard objects, the kernel does: the game is over, or nobody waits for this seat.
        """

    def pieces(self, table: T, verb: str, field: str) -> Sequence[Value]:  # noqa: ARG002
        """The names that a field of a verb may hold, over everything that lies on this table or may come to lie there.

        Asked only for fields whose type does not list them. Together they are the game's vocabulary, which its guards are tested with.
        """
        return ()

    def objection(self, table: T, seat: Seat, action: A) -> Objection | None:
        """Why this seat cannot do this on this table; None where it can.

        A person may only be told what this says of a table that was dealt anew for the seat.
        """
        for guard in self.guards:
            if (objection := guard(table, seat, action)) is not None:
                return objection
        return self._out_of_turn(table, seat, action)

    def _out_of_turn(self, table: T, seat: Seat, action: A) -> Objection | None:
        """A verb that is a secret is legal or not by its guards alone: to say more would tell who could do it."""
        asks = self.awaits(table)
        if not asks:
            return Objection(say("illegal-over"), None)
        ask = asks.get(seat)
        if (ask is not None and (ask.must or action in ask.legal)) or verb_of(action) in self.secret_verbs:
            return None
        waiting = tuple(Who(other) for other, each in asks.items() if each.must)
        return Objection(say("illegal-not-your-turn", waiting=waiting), None)

    def refusal(self, options: OptionsT, seats: int | None = None) -> Text | None:  # noqa: ARG002
        """Why these options cannot be played (by so many, where that is known already), or None where they can.

        `setup` raises Malformed with the same Text.
        """
        return None

    def in_play(self, options: OptionsT, seats: int, rule_id: str) -> bool:  # noqa: ARG002
        """Whether a rule of the ledger matters in a game with these options."""
        return True

    def special(self, options: OptionsT, seats: int) -> Sequence[Text]:  # noqa: ARG002
        """What is played with these options beside the usual rules, a sentence each."""
        return ()

    def sides(self, options: OptionsT, seats: int) -> Sequence[Sequence[Seat]]:  # noqa: ARG002
        """The sides of the game: the seats of one side win and lose together. By default each seat is a side of its own.

        Every seat is on one side. Where there is only one side, all play together against the game.
        """
        return [[Seat(seat)] for seat in range(seats)]

    def sight(self, events: Sequence[Event]) -> Text | None:
        """What kind of thing these events have brought to light, if they have; None where the game has no word for it."""
        ends = (event.text.key.removeprefix(f"{self.id}-event-") for event in events)
        return next((say(f"{self.id}-seen-{self.sights[end]}") for end in ends if end in self.sights), None)

    def copy(self, table: T) -> T:
        """A table that can be changed without changing this one."""
        return table.copy() if isinstance(table, Copied) else deepcopy(table)

    def at_rest(self, table: T) -> bool:  # noqa: ARG002 - for games that ask in mid-effect
        """Whether no effect is half done, so that the table alone says everything. Such a table survives a change of the rules."""
        return True

    def dump(self, table: T) -> str:
        """The table as JSON text; equal tables give equal texts."""
        return canonical(self.tables.dump_python(table, mode="json"))

    def load(self, text: str) -> T:
        """The table from JSON text. Raises pydantic's ValidationError."""
        return self.tables.validate_json(text)


def canonical(values: Any) -> str:
    """Writes JSON values as text. Equal values give equal texts, in every process."""
    return json.dumps(values, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
