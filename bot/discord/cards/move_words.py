"""The words of the pages on which a move is picked: what is asked, and what moves and their choices are called and do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.discord.cards.choice import MoveChoice, fit_on_buttons
from bot.discord.cards.table_card import escaped_names
from bot.discord.cards.verb_name import verb_name
from bot.discord.ui.trail import (
    Trail,
    example_action,
    next_field,
    next_values,
)
from bot.tables import Table
from engine.action import Value, field_names, values
from engine.legal import Legal
from engine.view import View
from words.catalogue import Words
from words.names import escaped

EXPLAINED = 6
"""Maximum number of choices on buttons of which a page says what each does."""


class MoveWords:
    """The words for the legal moves of one person at a table, from all that the person may know."""

    def __init__(self, table: Table, person: int, words: Words) -> None:
        self.table = table
        self.view: View = table.view(person)
        assert table.match is not None
        self.match = table.match
        self.game = table.game
        self.legal: Legal[Any] = table.legal(person)
        self.words = words
        self.seat = table.seat_of(person)
        self.people = table.people
        self._names: dict[tuple[Trail, Value], str] = {}

    def told(self, action: Any) -> str:
        """Return a whole move in words. Where it is made at once for what its choices would have said, they say all of that."""
        is_warned = self.game.telling.warned(self.view, action)
        return self.in_choices(Trail(action.verb, values(action))) if is_warned else self.label(action)

    def in_choices(self, trail: Trail) -> str:
        """Return a verb and the values that were chosen, as they read among others: `Take tiles: A1 · webs (favour)`."""
        steps = [Trail(trail.verb, trail.chosen[:depth]) for depth in range(len(trail.chosen))]
        named = zip(steps, trail.chosen, strict=True)
        said = ", ".join(self.name(before, value) for before, value in named if value is not None)
        return f"{self.words.key(f'{self.game.id}-verb-{trail.verb}')}: {said}"

    def prompt(self) -> str:
        return self.asked() or self.words.key("chooser-moves")

    def asked(self) -> str:
        """Return the question to the person, in the words of the game."""
        ask = self.match.asks.get(self.seat) if self.seat is not None else None
        return self.words.say(ask.prompt, escaped_names(self.table)) if ask else ""

    def situation(self) -> str:
        """Return what the person has to choose with, in a small line; "" where the game says nothing of it."""
        said = [
            self.words.say(each, escaped_names(self.table)) for each in self.game.telling.situation(self.view)
        ]
        between = " " if all(each.endswith(".") for each in said) else " · "
        return f"-# {between.join(said)}" if said else ""

    def explained(self, trail: Trail, choices: Sequence[MoveChoice], *, is_pictured: bool = False) -> str:
        """Return what the last value that was chosen does and, where few are left on buttons, what each of these does.

        If these are `is_pictured`, it is said of them only what the picture does not show.
        """
        lines = []
        for depth in range(len(trail.chosen)):
            before = Trail(trail.verb, trail.chosen[:depth])
            if found := self.explanation(before, trail.chosen[depth]):
                lines.append(found)
        if len(choices) <= EXPLAINED:
            place = len(trail.chosen)
            told = [
                (each, self.explanation(trail, each.trail.chosen[place], is_pictured=is_pictured))
                for each in choices
            ]
            lines += [f"- **{escaped(each.name)}**: {said}" for each, said in told if said]
        return "\n".join(lines)

    def explanation(self, trail: Trail, value: Value, *, is_pictured: bool = False) -> str:
        """Return what a value does as the next step of a trail; "" where its name, or a picture, says enough."""
        action, field = example_action(self.legal, trail, value), next_field(self.legal, trail)
        telling = self.game.telling
        said = (telling.unpictured if is_pictured else telling.explain)(self.view, action, field)
        return self.words.say(said, escaped_names(self.table)) if said is not None else ""

    def so_far(self, trail: Trail) -> str:
        """Return the values decided so far, field by field; of a quick verb also the forced ones, because nothing is asked again."""
        verb = self.words.key(f"{self.game.id}-verb-{trail.verb}")
        steps = [verb]
        for depth in range(len(trail.chosen)):
            before = Trail(trail.verb, trail.chosen[:depth])
            if trail.verb in self.game.telling.quick_verbs or len(next_values(self.legal, before)) > 1:
                steps.append(self.name(before, trail.chosen[depth]))
        return " → ".join(steps)

    def rest(self, trail: Trail, end: Trail) -> str:
        """Return in words all that an end decides beyond a trail: `A5, from the energy track`."""
        said = []
        for depth in range(len(trail.chosen), len(end.chosen)):
            before = Trail(end.verb, end.chosen[:depth])
            if len(next_values(self.legal, before)) > 1:
                said.append(self.name(before, end.chosen[depth]))
        return ", ".join(said)

    def signs(self, field: str, choices: Sequence[MoveChoice]) -> str:
        """Return the meanings of the signs on these buttons, each beginning with its sign; "" where the game has none for them."""
        name = field.replace("_", "-")
        if not (self.words.has(f"{self.game.id}-field-{name}-signs") and fit_on_buttons(choices)):
            return ""
        meanings = self.words.key(f"{self.game.id}-field-{name}-signs").split(" · ")
        short = " ".join(choice.short for choice in choices if choice.emoji).split()
        shown = [each for each in meanings if any(word.startswith(each.split()[0]) for word in short)]
        return f"-# {' · '.join(shown)}" if shown else ""

    def leading(self, verb: str) -> str:
        """Return a verb as a button bears it, with what a move that is nothing but this verb leaves undone."""
        action = next(iter(self.legal.under(verb)), None)
        seat = None if action is None or field_names(action) else self.seat
        return verb_name(self.game, self.view, action, verb, seat, self.words)

    def label(self, action: Any, *, markdown: bool = False) -> str:
        """Return a whole action in words. Buttons, menus and suggestions do not read markdown, so names are escaped only with
        `markdown`.
        """
        people = escaped_names(self.table) if markdown else self.people
        return self.words.say(self.game.telling.label(self.view, action), people)

    def name(self, trail: Trail, value: Value) -> str:
        """Return a value as the next step of a trail, in words."""
        if (trail, value) not in self._names:
            action = example_action(self.legal, trail, value)
            field = next_field(self.legal, trail)
            self._names[trail, value] = self.words.say(
                self.game.telling.choice(self.view, action, field), self.people
            )
        return self._names[trail, value]


def under(*parts: str) -> str:
    """Return the lines that say anything, one below the other."""
    return "\n".join(part for part in parts if part)
