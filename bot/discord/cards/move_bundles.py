"""The moves of a page that go together, offered on one button."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from discord import ui

from bot.discord.cards.move_words import MoveWords, under
from bot.discord.ui import limits
from bot.discord.ui.components import (
    MenuLine,
    Style,
    button_to,
    clip,
    menu,
    rows,
    text,
)
from bot.discord.ui.custom_id import CustomId
from bot.discord.ui.trail import (
    mark_of,
)
from engine.bundle import Bundle
from words.catalogue import capitalized
from words.names import escaped

MOST_TOGETHER = 10
"""Maximum number of bundles on buttons; others are in a menu."""

JOINED = " + "
"""Between moves of a bundle."""
SIGNS = "①②③④⑤⑥⑦⑧⑨⑩"
"""Signs on the buttons of bundles of which there is more to say than a button has room for, as the lines above them do."""


class MoveBundles:
    """The bundles of one person's legal moves; none until they are looked for."""

    def __init__(self, said: MoveWords, kind: str) -> None:
        self.said, self.table, self.words = said, said.table, said.words
        self._kind = kind
        self._bundles: Sequence[Bundle] = ()
        self._is_looked_for = False

    def look(self) -> None:
        """Look for the moves that go together, which takes time."""
        if self.said.seat is not None and not self._is_looked_for:
            self._bundles = self.said.match.bundles(self.said.seat)
        self._is_looked_for = True

    @property
    def stand_for_all(self) -> bool:
        """Whether the moves that go together are offered in place of the single ones."""
        return any(bundle.stands_for_all for bundle in self._bundles)

    def items(self, *, is_dense: bool) -> list[ui.Item[Any]]:
        """Return a button for each bundle; where single moves are offered, too, with a line that says what these are.

        Where they are many, those stand in a menu with which something more could go together.
        """
        if not self._bundles:
            return []
        shown, listed = self._bundles, list[Bundle]()
        if len(shown) > MOST_TOGETHER:
            shown = [each for each in self._bundles if each.is_whole]
            shown = shown if len(shown) <= MOST_TOGETHER else []
            listed = [each for each in self._bundles if each not in shown]
        lines = [] if self.stand_for_all else [f"-# {self.words.key('chooser-together')}"]
        signs = dict(zip(dict.fromkeys(filter(None, map(self._above, shown))), SIGNS, strict=False))
        lines += [f"-# {sign} {escaped(above)}" for above, sign in signs.items()]
        buttons = [
            button_to(self.id_of(each), self._beside(each, signs.get(self._above(each), "")))
            for each in shown
        ]
        head = [text("\n".join(lines))] if lines and shown else []
        return [*head, *rows(buttons, is_dense=is_dense), *([self._menu(listed)] if listed else [])]

    def _above(self, bundle: Bundle) -> str:
        """Return what a line above the buttons says of a bundle: what it adds, and its moves where the button has no room for all."""
        label = self.label(bundle)
        return under(label if len(label) > limits.LABEL else "", self.added(bundle)).replace("\n", " · ")

    def _beside(self, bundle: Bundle, sign: str) -> str:
        """Return the label of the button of a bundle with the sign of the line above; it is cut before that where it is too long."""
        room = limits.LABEL - len(sign) - 1 if sign else limits.LABEL
        return f"{clip(self.label(bundle), room)} {sign}".rstrip()

    def _line(self, bundle: Bundle) -> MenuLine:
        """Return the line of a bundle in a menu; moves for which it has no room stand below it."""
        label, rest = self.label(bundle), ""
        if len(label) > limits.OPTION:
            fits = label[: limits.OPTION].rpartition(JOINED)[0]
            label, rest = fits, label[len(fits) :].removeprefix(JOINED)
        return MenuLine(
            self.id_of(bundle).path, label, about=under(rest, self.added(bundle)).replace("\n", " · ")
        )

    def _menu(self, bundles: Sequence[Bundle]) -> ui.ActionRow[Any]:
        """Return a menu of bundles."""
        lines = [self._line(each) for each in bundles]
        asked = self.words.key("chooser-together")
        return menu(CustomId(self.table.id, self.table.moment, f"{self._kind}together"), asked, lines)

    def label(self, bundle: Bundle) -> str:
        """Return several moves in words."""
        return capitalized(JOINED.join(self.words.say(label, self.said.people) for label in bundle.labels))

    def added(self, bundle: Bundle) -> str:
        """Return what several moves do beside what each of them does; "" where that is nothing."""
        return self.words.say(bundle.adds, self.said.people) if bundle.adds else ""

    def preview(self, custom_id: CustomId) -> list[ui.Item[Any]]:
        """Return the parts of a page with several moves that would be made, and a button to confirm them."""
        marks = custom_id.path
        labels = (self.label(each) for each in self._bundles if self.id_of(each).path == marks)
        sentence = f"**{escaped(next(labels, '…'))}**\n{self.words.key('chooser-play')}"
        confirm = button_to(replace(custom_id, page=1), self.words.key("button-confirm"), Style.success)
        return [text(sentence), *rows([confirm])]

    def id_of(self, bundle: Bundle) -> CustomId:
        path = " ".join(mark_of(action) for action in bundle.actions)
        return CustomId(self.table.id, self.table.moment, f"{self._kind}several", path)
