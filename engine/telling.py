"""Telling people of a game: its actions in words, and what the program says of its options, its turns and its secrets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Generic

from pydantic import BaseModel
from typing_extensions import TypeVar

from engine.action import NONE, Value, field_names, verb_of
from engine.text import Seat, Text, say

V = TypeVar("V", default=Any)
A = TypeVar("A", default=Any)
OptionsT = TypeVar("OptionsT", default=Any)


@dataclass(frozen=True)
class NamedThing:
    """Something in the box that people ask about by its name, such as a card, and what is to be said of it, a line each."""

    name: Text
    lines: Sequence[Text]
    rules: Sequence[str] = ()
    """Ids of the rules that the lines are about, the best first."""


class Telling(Generic[V, A, OptionsT]):
    """The part of a game that makes Texts for people, from views and options alone.

    Everything has a default that needs no code but keys in the catalogue of the game. For actions `lay 4` of a game `cairn` these are

        cairn-label-lay = Lay { $stone }
        cairn-choice-stone = a { $value }

    A game whose words depend on what a seat sees overrides `label` and `choice`, and names the subclass: `telling = CairnTelling("cairn")`.
    """

    ending_events: frozenset[str] = frozenset()
    """Events that say why the game ends, without `<id>-event-`: they are told before an action that ends it."""
    quick_verbs: frozenset[str] = frozenset()
    """Verbs whose moves are made as soon as all is chosen, even where they bring something to light.

    A turn has many of them, and asking again each time would weary people.
    """

    acts_at_once: bool = False
    """Whether several seats act in one turn, in any order, which ends as soon as the last of them is ready."""

    side_verbs: frozenset[str] = frozenset()
    """Verbs that are seldom meant: pages begin with what else there is to decide, and these stand beside it on buttons of their own."""

    previewed_verbs: frozenset[str] = frozenset()
    """Verbs of which a move is looked at before it is made, with what its seat would hold then, page after page.

    Such a verb has one field, and its moves are made seldom: to choose a part for the whole game.
    """

    sights: Mapping[str, str] = MappingProxyType({})
    """The ends of keys that name what came to light (`<id>-seen-<end>`), by the end of an event's key (`<id>-event-<end>`)."""

    def __init__(self, game_id: str) -> None:
        self.id = game_id

    def label(self, view: V, action: A) -> Text:
        """Return the whole action in words, as its seat would read it: on a button (80 characters), in a preview, in the history.

        By default the key `<id>-label-<verb>`, with the `choice` of each field as an argument of its name.
        """
        fields = {name: self.choice(view, action, name) for name in field_names(action)}
        return say(f"{self.id}-label-{verb_of(action)}", **fields)

    def reading(self, view: V, action: A) -> Text | None:
        """Return what a move speaks of, in words; None where nothing on the table can make it another move.

        A standing order makes a move only while it reads as it did when the order was given, which may be before it is legal. By default
        it is the `label`; a game returns None for a move whose label says what the seat has done before, or what it costs now.
        """
        return self.label(view, action)

    def choice(self, view: V, action: A, field: str) -> Text:  # noqa: ARG002 - for games whose words depend on it
        """Return the value this action has in `field`, in words, as one choice among the legal ones.

        By default the key `<id>-choice-<field>`, with the value as `value`; a field that is None has the value `-`.
        """
        value = getattr(action, field)
        key = f"{self.id}-choice-{field.replace('_', '-')}"
        return say(key, value=NONE if value is None else value)

    def question(self, verb: str, field: str) -> Text:  # noqa: ARG002 - for games that ask one verb otherwise than another
        """Return the question that is asked for a field of an action of this verb. By default the key `<id>-field-<field>`."""
        return say(f"{self.id}-field-{field.replace('_', '-')}")

    def warned(self, view: V, action: A) -> bool:  # noqa: ARG002 - for games whose choices say so
        """Return whether the choices that lead to an action say all that it brings to light, so that nobody is asked again."""
        return False

    def situation(self, view: V) -> Sequence[Text]:  # noqa: ARG002 - for games that have one
        """Return what a seat has to choose with, in short, which stands on each of its private pages: `energy 3`; empty by default.

        game.telling.situation(view)  # (say("cairn-stones", count=3), say("cairn-lamps", count=1))
        """
        return ()

    def explain(self, view: V, action: A, field: str) -> Text | None:  # noqa: ARG002
        """Return what the value that this action has in `field` does, for whoever is about to choose it or has just chosen it.

        None, as by default, where its name says enough.
        """
        return None

    def unpictured(self, view: V, action: A, field: str) -> Text | None:
        """Return what of `explain` a picture of the choices does not show; by default all of it.

        It stands on pages that have such a picture, so that nothing is said twice.
        """
        return self.explain(view, action, field)

    def details(self, view: V, action: A) -> Sequence[Text]:  # noqa: ARG002
        """Return all there is to know of a move with one of the `previewed_verbs`, a line each; empty by default."""
        return ()

    def doubt(self, view: V, action: A) -> Text | None:  # noqa: ARG002
        """Return a question before an action that is legal and seldom meant, such as one that throws work away; None by default."""
        return None

    def leaves(self, view: V, action: A, seat: Seat) -> Text | None:  # noqa: ARG002
        """Return what an action leaves undone that its seat could still do, for the button of an action that ends something.

        It is said before, on the button itself, so that nobody need be asked. None, as by default, where that is nothing. The view may
        be that of an onlooker.

            game.telling.leaves(view, Rest(), Seat(0))  # say("cairn-stones-left", count=2)
        """
        return None

    def together(self, view: V, actions: Sequence[A]) -> Sequence[Text]:
        """Return actions that are made together in words, in short parts; what goes without saying is left out.

        By default the first field of each, as `choice` has it, or the whole action where it has none.

            game.telling.together(view, [Lay(4), Lay(5)])  # (say("cairn-choice-stone", value=4), say("cairn-choice-stone", value=5))
        """
        named = ((action, field_names(action)) for action in actions)
        return [
            self.choice(view, action, fields[0]) if fields else self.label(view, action)
            for action, fields in named
        ]

    def adds(self, view: V, actions: Sequence[A]) -> Text | None:  # noqa: ARG002
        """Return what actions do when they are made together beside what each of them does; None, as by default, where that is nothing."""
        return None

    def merits(self, before: V, after: V, seat: Seat) -> Sequence[Text] | None:  # noqa: ARG002
        """Return what is better for a seat in one view than in another, the most important first.

        None, as by default, where the lines of the score say it.
        """
        return None

    def rather(self, other: V, chosen: V, seat: Seat) -> Sequence[Text]:  # noqa: ARG002
        """Return what is better for a seat where one action led than where another led, from the same table; the most important first.

        It is a reason where there are no `merits`: where what happens is no gain but less of a loss. Nothing by default.
        """
        return ()

    def slight(self, before: V, after: V) -> Text | None:  # noqa: ARG002 - for games that tell what is about to happen
        """Return that nothing of what is about to happen differs between two views, where there are no `merits` either.

        It stands beside the chance to win. None, as by default, where something differs, or a game does not tell.
        """
        return None

    def outlook(self, before: V, after: Sequence[V]) -> Sequence[Text]:  # noqa: ARG002 - for games of plans
        """Return what of that which is about to happen in a view does not happen any more in any view after it, and what does in all.

        Those after it are of tables as `Thinking.played_on` leaves them, alike as far as is known before. Nothing by default.
        """
        return ()

    def turn(self, view: V) -> str | None:  # noqa: ARG002 - for games in which a seat may have two turns in a row
        """Return a name of the turn that the next turn does not have, also where the same seat has that.

        None, as by default, where a turn ends when another seat moves.
        """
        return None

    def sight(self, told: Iterable[Text]) -> Text | None:
        """Return what kind of thing events with these Texts have brought to light; None where `sights` has no word for it.

        game.telling.sight([say("cairn-event-draw", stone=4)])  # say("cairn-seen-stone")
        """
        ends = (text.key.removeprefix(f"{self.id}-event-") for text in told)
        return next((say(f"{self.id}-seen-{self.sights[end]}") for end in ends if end in self.sights), None)

    def in_play(self, options: OptionsT, seats: int, rule_id: str) -> bool:  # noqa: ARG002
        """Return whether a rule of the ledger matters in a game with these options. By default every rule does."""
        return True

    def special(self, options: OptionsT, seats: int) -> Sequence[Text]:  # noqa: ARG002
        """Return what is played with these options beside the usual rules, a sentence each.

        By default it is what the menu says of each extra that is switched on, and of the kind of each that one of several was chosen of.
        """
        chosen = options.model_dump() if isinstance(options, BaseModel) else {}
        names = (name for name, value in chosen.items() if value is True or isinstance(value, str))
        fields = type(options).model_fields if isinstance(options, BaseModel) else {}
        extra = (name for name in names if not fields[name].default)
        return tuple(
            self.option_about(options, name, chosen[name])
            or say(f"{self.id}-option-{name.replace('_', '-')}-about")
            for name in extra
        )

    def special_rules(self, options: OptionsT, seats: int) -> Sequence[str]:  # noqa: ARG002
        """Return the ids of the rules that `special` puts in short, so that they can be read whole; empty by default."""
        return ()

    def played_as(self, options: OptionsT) -> Iterable[Text]:  # noqa: ARG002
        """Yield the names of what games with these options have in common with others, such as how hard they are.

        Games alone and those that are played all together have no rating; by these names it is counted how often they were won.
        """
        return ()

    def character(self, character: str) -> Text:
        """Return the name of who a seat plays, by the id in `Standing.character`.

        Raises LookupError for an id that no seat has: by default for each, for all seats play alike.
        """
        raise LookupError(character)

    def option_matters(self, options: OptionsT, option: str) -> bool:  # noqa: ARG002
        """Return whether an option changes anything beside what else is chosen; True by default. Where it does not, nobody is asked."""
        return True

    def option_about(self, options: OptionsT, option: str, value: Value | bool) -> Text | None:  # noqa: ARG002
        """Return what it means to choose a value for an option, beside what else is chosen, in at most 100 characters.

        None, as by default, where the line of the option itself says enough.
        """
        return None

    def named(self) -> Iterable[NamedThing]:
        """Yield the things with names that `/rules` answers for; none by default."""
        return ()

    def remark(self) -> Text | None:
        """Return what a lobby says of the game besides its line, such as what of it is reconstructed; None by default."""
        return None
