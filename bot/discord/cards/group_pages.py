"""Pages on which one press decides all that is left of a move: its groups of buttons, and the ways to the other pages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.discord.cards.choice_groups import ChoiceGroup, ChoiceGroups
from bot.discord.cards.move_choices import MoveChoices
from bot.discord.cards.move_foresight import MoveForesight
from bot.discord.cards.move_words import MoveWords
from bot.discord.ui.components import PersistentItem, button_to, rows, text
from bot.discord.ui.trail import Trail
from render.painter import MapPart
from words.catalogue import capitalized
from words.names import escaped


class GroupPages:
    """The pages of one person's groups of moves."""

    def __init__(self, said: MoveWords, foresight: MoveForesight, choices: MoveChoices) -> None:
        self.said, self.foresight, self.choices = said, foresight, choices

    def items(self, groups: ChoiceGroups, page: int) -> list[ui.Item[Any]]:
        """Return the groups of a page, each with its words and its buttons; of a page beyond the last one those of the last."""
        found: list[ui.Item[Any]] = []
        for group in groups.pages[min(page, len(groups.pages) - 1)]:
            found.append(text(self._heading(group)))
            found += rows([self._end_button(end, groups.place) for end in group.ends])
        return found

    def further(self, trail: Trail, groups: ChoiceGroups, page: int) -> list[PersistentItem]:
        """Return the buttons to what is on no group of this page: the other pages, and values that have no group."""
        page = min(page, len(groups.pages) - 1)
        found = self.other_parts(trail, groups.parts, page) or [
            button_to(self.choices.custom_id("step", trail, number), f"{self._names(group)} …")
            for number, others in enumerate(groups.pages)
            for group in others
            if number != page
        ]
        return found + [
            button_to(
                self.choices.custom_id("step", trail.then(value)),
                f"{capitalized(self.said.name(trail, value))} …",
            )
            for value in groups.others
        ]

    def other_parts(
        self, trail: Trail, parts: Sequence[MapPart], page: int, first: int = 0
    ) -> list[PersistentItem]:
        """Return the buttons to the parts of the map that this page is not about; the page of the first part is `first`."""
        page = min(page, len(parts) - 1)
        return [
            button_to(
                self.choices.custom_id("step", trail, first + number),
                f"{self.said.words.say(part.name, self.said.people)} …",
            )
            for number, part in enumerate(parts)
            if number != page
        ]

    def _heading(self, group: ChoiceGroup) -> str:
        """Return what the moves of a group share, and what that does."""
        end = group.ends[0]
        fields = [place for place in group.fields if end.chosen[place] is not None]
        said = [(Trail(end.verb, end.chosen[:place]), end.chosen[place]) for place in fields]
        name = escaped(self._names(group))
        does = [found for before, value in said if (found := self.said.explanation(before, value))]
        return "\n".join([f"**{name}**", *(f"-# {each}" for each in does if each not in name)])

    def _names(self, group: ChoiceGroup) -> str:
        """Return in words what the moves of a group share."""
        end = group.ends[0]
        said = (
            self.said.name(Trail(end.verb, end.chosen[:place]), end.chosen[place])
            for place in group.fields
            if end.chosen[place] is not None
        )
        return capitalized(", ".join(said))

    def _end_button(self, end: Trail, place: int) -> PersistentItem:
        """Return the button of a whole move that bears the one value that its group does not say."""
        name = self.said.name(Trail(end.verb, end.chosen[:place]), end.chosen[place])
        label = self.foresight.marked(name, self.said.legal.under(end.verb, end.chosen))
        return button_to(self.choices.custom_id("step", end), capitalized(label))
