"""The contract of a game: its rules, and the parts that think, tell and keep.

A game is one object. It keeps no state of its own: everything that changes is in the table it is given. Adding a game is adding a
package under `engine/games/` whose `GAME` is such an object; nothing else is edited. Its words are found by convention in
`data/text/<language>/<id>.ftl`; `engine/catalogue_keys.py` lists the keys every game has.

`Game` itself is the rules: what an author must write stands first, what has a default after it. All else a game can say is in three
parts, each an object the game holds and each with defaults for everything, so that a first game is its rules alone:

* `game.thinking` (`engine/thinking.py`): what a position is worth, for computer players, hints and the analysis;
* `game.telling` (`engine/telling.py`): labels and reasons, made from views alone;
* `game.keeping` (`engine/keeping.py`): copies of tables, and their text.

They are parts rather than base classes: whoever reads the rules of a game does not wade through its evaluation, each part can be tested
and typed by itself, and a caller shows by `game.thinking.value(table)` which side of the game it leans on. A game names the parts of its
own; only thinking, which plays by the rules, is handed them:

    telling = NimTelling("nim")
    keeping = NimKeeping(Heap)

    @cached_property
    def thinking(self) -> NimThinking:
        return NimThinking(self)

Glossary: the words of this contract, and what the field calls them (OpenSpiel, boardgame.io, the literature).

| here | elsewhere |
|---|---|
| `setup` | initial state (`new_initial_state`, `setup`) |
| `awaits`; `Ask.legal` | current player, or several at a simultaneous node; legal actions (`legal_actions`) |
| `play` | transition, `apply_action`, a move |
| `Event` | what a move logs |
| `view`, `View` | observation (`playerView`) |
| `known` | information state: equal exactly where the seat cannot tell tables apart |
| `redeal`, `Match.imagine` | determinization, `ResampleFromInfostate` |
| `outcome` | returns, rewards, `endIf` |
| `guards`, `Objection` | move validation, and its reason |
| `Chance` | a seeded RNG stream, counted |
| `Thinking.value` | evaluation, value function |
| `Thinking.priors` | policy prior |
| `Thinking.ways`, `Way` | macro-actions, options in the sense of reinforcement learning |
| `Thinking.foresee` | truncated rollout |
| `Thinking.answer` | default policy of a rollout |
| `Keeping.dump`, `load` | serialization |
| `Keeping.at_rest`, `Point` | quiescence; a checkpoint |
| `Match.seq`, `Table.moment` of the bot | revision of a game, of a table |
| `Disclosure` | information revealed: what cannot be undone |
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Any, Generic

from pydantic import BaseModel, ConfigDict
from typing_extensions import TypeVar

from engine.action import Grammar, Value, verb_of
from engine.ask import Ask
from engine.chance import Chance, Still
from engine.event import Event
from engine.facts import Facts
from engine.guard import Guard, Objection
from engine.keeping import Keeping
from engine.outcome import Outcome
from engine.telling import Telling
from engine.text import Seat, Text, Who, say
from engine.thinking import Thinking
from engine.view import View

T = TypeVar("T")
A = TypeVar("A")


class TableOptions(BaseModel):
    """The options a host may choose for a table. Games subclass it; a validator raises where a mix is forbidden.

    class CairnOptions(TableOptions):
        swaps: int = Field(default=1, ge=0, le=3)
    """

    model_config = ConfigDict(frozen=True, extra="forbid")


V = TypeVar("V", bound=View, default=Any)
OptionsT = TypeVar("OptionsT", bound=TableOptions, default=Any)


@dataclass(frozen=True, slots=True)
class Campaign:
    """A campaign, of a game whose tables are chapters of a journal.

    It is the option that chooses one, what it may be, and the option that makes it harder.
    """

    chapter: str
    chapters: Sequence[int]
    level: str


class Game(ABC, Generic[T, A, V, OptionsT]):
    """The rules of one game, over tables of type T and actions of type A.

    A game may say what its views (V) and options are, and is then given nothing else. A whole game:

        class Nim(Game[Heap, Take, HeapView]):
            id, version, seats = "nim", 1, (2,)
            table_type, actions, guards = Heap, (Take,), (is_there,)

            def setup(self, options, seats, chance):
                return Heap(left=10 + chance.below(5), active=Seat(0))

            def awaits(self, table):
                takes = (Take(count) for count in (1, 2, 3) if count <= table.left)
                return {table.active: Ask(say("nim-take"), Legal(lambda: takes))} if table.left else {}

            def play(self, table, seat, action, chance):
                table.left -= action.count
                table.active = Seat(1 - seat)
                yield Event(say("nim-event-take", who=Who(seat), count=action.count))

            def view(self, table, seat): ...
            def outcome(self, table): ...
            def redeal(self, table, seat, chance):
                return self.keeping.copy(table)  # nothing is hidden
    """

    id: str
    """Name of the game in data and catalogues, words joined by dashes: `spirits-of-the-forest`."""
    version: int
    """Number of the game's behaviour, from 1: raised when that changes, and stored with every match."""
    seats: Sequence[int]
    """The numbers of players the game can be played by, ascending."""
    table_type: type[T]
    """The class of the game's tables, which the default `keeping` goes by."""
    actions: Sequence[type[A]]
    """The action classes, in the order their commands are shown: see `engine.action`."""

    @property
    @abstractmethod
    def guards(self) -> Sequence[Guard[T, A]]:
        """The guards that can speak against an action, in the order in which they are asked: see `engine.guard`.

        A guard need not ask whose turn it is. Where no guard objects, the kernel does: the game is over, or nobody waits for this seat.
        """

    @abstractmethod
    def setup(self, options: OptionsT, seats: int, chance: Chance) -> T:
        """Return a table ready for the first action.

        `seats` is one of `self.seats`. Draws come from `chance` and nowhere else. Raises Malformed with the Text of `refusal` where these
        options cannot be played by this number of seats.
        """

    @abstractmethod
    def awaits(self, table: T) -> Mapping[Seat, Ask[A]]:
        """Return who must or may act now, and on what; empty when the game is over. Leaves the table as it is.

        asks = game.awaits(table)
        actions = asks[Seat(0)].legal.actions  # raises KeyError where nobody waits for the first seat
        """

    @abstractmethod
    def play(self, table: T, seat: Seat, action: A, chance: Chance) -> Iterator[Event]:
        """Change the table by a legal action of this seat and yield what happened. The iterator must be exhausted.

        Whether the action is legal is not asked here: `Match.play` has looked. Who must not be changed copies first:

            after = game.keeping.copy(table)
            events = tuple(game.play(after, seat, action, chance))
        """

    @abstractmethod
    def view(self, table: T, seat: Seat | None) -> View:
        """Return all that this seat may know; None is an onlooker. Leaves the table as it is."""

    @abstractmethod
    def outcome(self, table: T) -> Outcome:
        """Return the standing if the game ended now, hidden parts counted; final when the game is over.

        For computer players and for the end. What people are shown before is `View.outcome`.
        """

    @abstractmethod
    def redeal(self, table: T, seat: Seat | None, chance: Chance) -> T:
        """Return a new table that looks the same to this seat (None: to an onlooker), with all it cannot know dealt anew.

        What is dealt depends on `chance` and on what the seat knows, on nothing else: hidden things are gathered and sorted before
        they are shuffled, so that the same chance deals the same to all tables that look the same.

            game.view(game.redeal(table, seat, chance), seat) == game.view(table, seat)  # always
        """

    # From here on everything has a default.

    Options: type[TableOptions] = TableOptions
    """The class of the options a host may choose, by default without any."""
    presets: Mapping[str, Mapping[str, object]] = MappingProxyType({})
    """Well-known ways to play, by name: the options that differ from what they are by themselves."""
    facts: Mapping[str, type[Facts]] = MappingProxyType({})
    """The files of facts in `data/games/<id>/`, by name, and what each must say."""
    secret_verbs: frozenset[str] = frozenset()
    """Verbs whose being legal is itself a secret: never shown on what everybody sees."""
    final_verbs: frozenset[str] = frozenset()
    """Verbs that cannot be taken back by the rules, even where nothing came to light."""
    open_hands: bool = False
    """Whether everybody may look at what lies before each player: nothing in a hand is a secret."""
    ending_verbs: frozenset[str] = frozenset()
    """Verbs that can end the game before anybody would expect it: menus say which of their actions do. See `engine.ending`."""
    reverting_verbs: frozenset[str] = frozenset()
    """Verbs with which a seat only takes back what it has prepared. Computer players leave them, or they would go round in circles."""
    bundled_verbs: Mapping[str, str | None] = MappingProxyType({})
    """Verbs of which people decide on several moves at once, each with the verb that then ends the decision; None where it ends by itself.

    bundled_verbs = MappingProxyType({"lay": "end"})  # lay two stones and end the turn by one press: see `engine.bundle`
    """
    shared_fields: Mapping[str, str] = MappingProxyType({})
    """The field that moves of a verb have in common where people decide on them as one although there are many ways, by the verb.

    shared_fields = MappingProxyType({"push": "land"})  # push all of them into one land by one press: see `engine.bundle`
    """
    exchanged_fields: Mapping[str, Mapping[str, str]] = MappingProxyType({})
    """Fields of a verb that may change places: of two legal moves that differ so alone, which do the same, people are offered the first.

    exchanged_fields = MappingProxyType({"lay": {"left": "right"}})  # two stones, in whichever order they are named
    """
    answer_verbs: frozenset[str] = frozenset()
    """Verbs that answer a question and say little without it: before such a move is made its question stands above it.

    answer_verbs = frozenset({"choose"})  # "Which stone is moved?" above "The grey one": see `bot.discord.cards.move_picker`
    """
    repeated_verbs: frozenset[str] = frozenset()
    """Verbs of which the very same move, made again as long as it can be, is decided as one, however many other ways there are.

    repeated_verbs = frozenset({"hit"})  # destroy all the towns of a land by one press: see `engine.bundle`
    """
    fullest_fields: Mapping[str, str] = MappingProxyType({})
    """The field of a verb with a number of which people mean the greatest, where they decide on several moves as one.

    fullest_fields = MappingProxyType({"hit": "points"})  # destroy a city and an explorer by one press: see `engine.bundle`
    """
    following_verbs: Mapping[str, str] = MappingProxyType({})
    """The verb of which a move is decided together with the one before it, though it answers another question, by the verb of that one.

    following_verbs = MappingProxyType({"grow": "gain"})  # how to grow, and the deck that this draws from: see `engine.bundle`
    """
    evident_verbs: frozenset[str] = frozenset()
    """Verbs of which a move is made for a person where it is the only one left, but for those of `reverting_verbs`."""
    verb_groups: Mapping[str, Sequence[str]] = {}
    """Verbs that are typed behind a group, by its name: those that are only asked amid something else. The others are subcommands."""
    campaign: Campaign | None = None
    """The game's journal; None where it has none."""
    challenges: Sequence[Mapping[str, object]] = ()
    """The options with which one person alone plays the game as the challenge of a day, in turn; empty where it is not played so."""

    def prelude(self, table: T) -> Iterable[Event]:  # noqa: ARG002 - for games in which something happens before anybody acts
        """Yield what is told of the setup, asked of the very table that `setup` has returned: what happened before anybody could act."""
        return ()

    @cached_property
    def thinking(self) -> Thinking[T, A]:
        """The part that judges tables."""
        return Thinking(self)

    @cached_property
    def telling(self) -> Telling[V, A, OptionsT]:
        """The part that makes Texts for people."""
        return Telling(self.id)

    @cached_property
    def keeping(self) -> Keeping[T]:
        """The part that copies tables and turns them to text."""
        return Keeping(self.table_type)

    @cached_property
    def grammar(self) -> Grammar[A]:
        """The grammar of this game's actions: `game.grammar.read("take 3")` is `Take(3)`, or raises Malformed."""
        return Grammar(self.actions)

    def known(self, table: T, seat: Seat | None) -> Any:
        """Return the table as far as this seat knows it: equal for tables that look the same to it, and for no others.

        Tables must compare by what they hold, or a game says here what is compared. It is quicker to make than a view. What the seat
        cannot know is dealt anew, and always in the same order. How much of that there is counts too: a seat that knows more has less to
        be dealt, even where what it knows happens to lie in that order.
        """
        still = Still()
        return self.redeal(table, seat, still), still.asked

    def is_idle(self, table: T, seat: Seat, action: A) -> bool:  # noqa: ARG002 - for games whose actions may
        """Return whether a legal action would do nothing but use up what it is made with; False by default.

        It is asked of a table that was dealt anew for the seat, which is left as it is: see `engine.idle`.
        """
        return False

    def offers(self, table: T, seat: Seat) -> Sequence[Any]:  # noqa: ARG002 - for games that ask in mid-effect
        """Return what the seat is offered now that is nowhere on the table, but in the hands of an effect that is half done."""
        return ()

    def pieces(self, table: T, verb: str, field: str) -> Sequence[Value]:  # noqa: ARG002
        """Return the names that a field of a verb may hold, over everything that lies on this table or may come to lie there.

        Asked only for fields whose type does not list them. Together they are the game's vocabulary, which its guards are tested with.

            game.pieces(table, "lay", "stone")  # range(1, 7)
        """
        return ()

    def objection(self, table: T, seat: Seat, action: A) -> Objection | None:
        """Return why this seat cannot do this on this table; None where it can.

        A person may only be told what this says of a table that was dealt anew for the seat.
        """
        for guard in self.guards:
            if (objection := guard(table, seat, action)) is not None:
                return objection
        return self._out_of_turn(table, seat, action)

    def _out_of_turn(self, table: T, seat: Seat, action: A) -> Objection | None:
        """Return the objection to an action out of turn; None where it is in turn, and where its verb is a secret.

        A secret verb is legal or not by its guards alone: to say more would tell who could do it.
        """
        asks = self.awaits(table)
        if not asks:
            return Objection(say("illegal-over"), None)
        ask = asks.get(seat)
        if (ask is not None and (ask.must or action in ask.legal)) or verb_of(action) in self.secret_verbs:
            return None
        waiting = tuple(Who(other) for other, each in asks.items() if each.must)
        return Objection(say("illegal-not-your-turn", waiting=waiting), None)

    def refusal(self, options: OptionsT, seats: int | None = None) -> Text | None:  # noqa: ARG002
        """Return why these options cannot be played, or None where they can.

        `seats` is the number of players, None where that is not known yet. `setup` raises Malformed with the same Text.
        """
        return None

    def sides(self, options: OptionsT, seats: int) -> Sequence[Sequence[Seat]]:  # noqa: ARG002
        """Return the sides of the game: the seats of one side win and lose together. By default each seat is a side of its own.

        Every seat is on one side. Where there is only one side, all play together against the game.

            game.sides(options, 4)  # [[0, 1, 2, 3]] for a game against the island
        """
        return [[Seat(seat)] for seat in range(seats)]
