"""The private pages on which a person picks one of their legal moves, field by field, with a preview before it is played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.discord.cards.table_card import escaped_names
from bot.discord.ui import limits
from bot.discord.ui.components import Option, Page, PersistentItem, Style, button_to, menu, rows, text
from bot.discord.ui.custom_id import CustomId
from bot.discord.ui.trail import (
    Trail,
    before_last_choice,
    example_action,
    next_field,
    next_values,
    page_of,
    skip_forced,
    spelled,
    whole_action,
    write_trail,
)
from bot.tables import Table
from engine.action import Value, field_names, values
from engine.game import View
from engine.legal import Legal
from render.words import Words

SHORT = 24
"""Characters of a choice that still reads well on a button."""


class MovePicker:
    """The legal moves of one person at a table.

    Where the table is a copy of the game, `kind` stands before every op, so that no press on such a page makes a move in the game.
    """

    def __init__(self, table: Table, person: int, words: Words, kind: str = "") -> None:
        self.table = table
        self.game = table.game
        self.legal: Legal[Any] = table.legal(person)
        self.words = words
        self._kind = kind
        self._view: View = table.view(person)
        self._seat = table.seat_of(person)

    def label(self, action: Any, *, markdown: bool = False) -> str:
        """A whole action in words. Buttons, menus and suggestions do not read markdown, so names are escaped only with `markdown`."""
        people = escaped_names(self.table) if markdown else self.table.people
        return self.words.say(self.game.label(self._view, action), people)

    def name(self, trail: Trail, value: Value) -> str:
        """A value as the next step of a trail, in words."""
        action = example_action(self.legal, trail, value)
        field = next_field(self.legal, trail)
        return self.words.say(self.game.choice(self._view, action, field), self.table.people)

    def root(self, above: str = "") -> Page:
        """Every verb that can be played now."""
        found = [self._verb(verb) for verb in self.legal.verbs[: limits.BUTTONS]]
        return Page(text(_under(above, self._prompt())), *rows(found))

    def at(self, trail: Trail, page: int = 0, above: str = "") -> Page:
        """The next field to decide, or the preview where all are decided."""
        trail = skip_forced(self.legal, trail)
        action = whole_action(self.legal, trail)
        if action is not None:
            return self.preview(trail, action, above)
        return self._fork(trail, page, above)

    def preview(self, trail: Trail, action: Any, above: str = "") -> Page:
        """What would be played, with a button to confirm it."""
        sentence = self.words.key("chooser-preview", move=self.label(action, markdown=True))
        confirm = button_to(self._custom_id("do", trail), self.words.key("button-confirm"), Style.success)
        return Page(text(_under(above, sentence)), *rows([confirm, *self._ways_out(trail)]))

    def moves(self, actions: Sequence[Any], above: str) -> Page:
        """Some whole moves as buttons that lead to their previews: the legal moves nearest to one that was not legal."""
        found = [
            button_to(self._custom_id("step", Trail(action.verb, values(action))), self.label(action))
            for action in actions[: limits.ROW]
        ]
        return Page(text(above), *rows([*found, self._all_moves()]))

    def _verb(self, verb: str) -> PersistentItem:
        label = self.words.key(f"{self.game.id}-verb-{verb}")
        return button_to(self._custom_id("step", Trail(verb)), label, Style.primary)

    def _prompt(self) -> str:
        match, seat = self.table.match, self._seat
        ask = match.asks.get(seat) if match and seat is not None else None
        prompt = self.words.say(ask.prompt, escaped_names(self.table)) if ask else ""
        return _under(prompt, self.words.key("chooser-moves"))

    def _fork(self, trail: Trail, page: int, above: str) -> Page:
        options, page, pages = page_of(next_values(self.legal, trail), page)
        field = next_field(self.legal, trail)
        question = self.words.key(f"{self.game.id}-field-{field.replace('_', '-')}")
        names = [self.name(trail, value) for value in options]
        so_far = self._so_far(trail)
        heading = _under(above, so_far, f"**{question}**")
        if pages > 1:
            heading = _under(heading, self.words.key("chooser-page", page=page + 1, pages=pages))
        return Page(
            text(heading),
            *self._offers(trail, options, names, question, page),
            *rows([*self._turning(trail, page, pages), *self._ways_out(trail)]),
        )

    def _offers(
        self, trail: Trail, options: Sequence[Value], names: Sequence[str], question: str, page: int
    ) -> list[ui.ActionRow[Any]]:
        if len(options) <= limits.ROW and all(len(name) <= SHORT for name in names):
            return rows(
                [
                    button_to(self._custom_id("step", trail.then(value)), name, Style.primary)
                    for value, name in zip(options, names, strict=True)
                ]
            )
        lines = [Option(spelled(value), name) for value, name in zip(options, names, strict=True)]
        return [menu(self._custom_id("pick", trail, page), question, lines)]

    def _so_far(self, trail: Trail) -> str:
        """What has been decided, field by field."""
        verb = self.words.key(f"{self.game.id}-verb-{trail.verb}")
        steps = [verb]
        for depth in range(len(trail.chosen)):
            before = Trail(trail.verb, trail.chosen[:depth])
            if len(next_values(self.legal, before)) > 1:
                steps.append(self.name(before, trail.chosen[depth]))
        return " → ".join(steps)

    def _turning(self, trail: Trail, page: int, pages: int) -> list[PersistentItem]:
        found = []
        if page > 0:
            found.append(button_to(self._custom_id("step", trail, page - 1), "◀"))
        if page + 1 < pages:
            found.append(button_to(self._custom_id("step", trail, page + 1), "▶"))
        return found

    def _ways_out(self, trail: Trail) -> list[PersistentItem]:
        earlier = before_last_choice(self.legal, trail)
        if earlier is not None:
            back = button_to(self._custom_id("step", earlier), self.words.key("button-back"))
        else:
            back = self._all_moves(self.words.key("button-back"))
        leave = CustomId(self.table.id, self.table.moment, f"{self._kind}close")
        return [back, button_to(leave, self.words.key("button-close"))]

    def _all_moves(self, label: str | None = None) -> PersistentItem:
        custom_id = CustomId(self.table.id, self.table.moment, f"{self._kind}moves")
        return button_to(custom_id, label or self.words.key("button-moves"))

    def _custom_id(self, op: str, trail: Trail, page: int = 0) -> CustomId:
        path = write_trail(self.legal, trail)
        return CustomId(self.table.id, self.table.moment, f"{self._kind}{op}", path, page)


def is_bare(table: Table, verb: str) -> bool:
    """Whether a verb has nothing to decide, so that pressing it plays it."""
    return not field_names(table.game.grammar.verbs[verb])


def _under(*parts: str) -> str:
    return "\n".join(part for part in parts if part)
