"""The private pages on which a person picks one of their legal moves, field by field, with a preview before it is played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.discord.cards.choice import fit_on_buttons
from bot.discord.cards.choice_groups import ChoiceGroups, map_order
from bot.discord.cards.group_pages import GroupPages
from bot.discord.cards.move_bundles import MoveBundles
from bot.discord.cards.move_choices import FIELD_BY_FIELD, MENUS, MoveChoices
from bot.discord.cards.move_foresight import MoveForesight
from bot.discord.cards.move_previews import MovePreviews
from bot.discord.cards.move_words import MoveWords, under
from bot.discord.cards.table_card import escaped_names
from bot.discord.ui import limits
from bot.discord.ui.components import (
    Page,
    PersistentItem,
    PictureFile,
    Style,
    button_to,
    gallery,
    rows,
    size_of,
    text,
)
from bot.discord.ui.custom_id import CustomId
from bot.discord.ui.emojis import Emojis
from bot.discord.ui.trail import (
    Trail,
    before_last_choice,
    next_field,
    next_values,
    page_of,
    skip_forced,
    whole_action,
)
from bot.tables import Table
from engine.action import Value, field_names, values, verb_of
from engine.advice import Advice
from engine.legal import Legal
from engine.view import View
from words.catalogue import Words

ADVISED = 1
"""Page of a whole move on the button of an advice beside the others: each button of a message has an id of its own."""
MOST_ASIDE = 3
"""Maximum number of moves of a verb that is seldom meant which have a button each; where there are more, one leads to them."""


class MovePicker:
    """The legal moves of one person at a table.

    Where the table is a copy of the game, `kind` stands before every op, so that no press on such a page makes a move in the game.
    """

    def __init__(
        self, table: Table, person: int, words: Words, kind: str = "", emojis: Emojis | None = None
    ) -> None:
        self.said = MoveWords(table, person, words)
        self.foresight = MoveForesight(self.said)
        self.choices = MoveChoices(self.said, self.foresight, kind, emojis or Emojis())
        self._previews = MovePreviews(self.said, self.foresight, self.choices)
        self._groups = GroupPages(self.said, self.foresight, self.choices)
        self.bundles = MoveBundles(self.said, kind)
        self.table, self.game, self.words = table, table.game, words
        self._kind = kind

    @property
    def legal(self) -> Legal[Any]:
        """The legal moves of the person."""
        return self.said.legal

    @property
    def view(self) -> View:
        """View of the table: all that the person may know."""
        return self.said.view

    def look_ahead(self, trail: Trail | None) -> None:
        """Find what the page of a trail (None: the root page) says of the end of the game, and what goes together there.

        It takes time, and pages without it say nothing.
        """
        if trail is None:
            self.bundles.look()
        self.foresight.look_ahead(trail)

    def root(self, above: str = "", picture: PictureFile | None = None, advice: Advice | None = None) -> Page:
        """Return the page with every verb that can be played now; where only one of them has something to decide, with what it asks.

        Where the person has had an advice that goes on, its next move comes first.
        """
        first = [] if advice is None else self._goes_on(above, advice)
        above = above if advice is None else ""
        for is_wide, is_dense in ((True, False), (True, True), (False, True)):
            items = [*first, *self._root(above, picture, is_wide=is_wide, is_dense=is_dense)]
            if size_of(items) <= self.choices.room:
                return Page(*items)
        return Page(*first, *self._root(above, picture, is_wide=False, is_dense=True, page=FIELD_BY_FIELD))

    def _goes_on(self, above: str, advice: Advice) -> list[ui.Item[Any]]:
        """Return in one line how an advice goes on, and the button of its next move."""
        people = escaped_names(self.table)
        after = [self.words.say(told, people) for _, told in advice.following]
        move = self.said.label(advice.action, markdown=True)
        told = self.words.key("hint-goes-on", moves=self.words.listed([f"**{move}**", *after]))
        return [text(under(above, told)), *rows([self.advised(advice.action, ADVISED)])]

    def _root(
        self, above: str, picture: PictureFile | None, *, is_wide: bool, is_dense: bool, page: int = 0
    ) -> list[ui.Item[Any]]:
        """Return the parts of the root page; if `is_wide`, lists are on buttons where they fit, else they are in menus.

        If it is `is_dense`, buttons share rows that are wider than a phone, where they stand below one another again.
        """
        together = self.bundles.items(is_dense=is_dense)
        way = self.way_on
        if together and self.bundles.stand_for_all:
            shown = [gallery(picture)] if picture else []
            others = [verb for verb in self.legal.verbs if verb not in self.game.bundled_verbs]
            listed = [verb for verb in others if self._is_listed(verb)]
            found = self._ways([verb for verb in others if verb not in listed])
            heading = under(above, f"**{self.said.prompt()}**", self.said.situation())
            lists = self._lists(listed, is_wide=is_wide, is_dense=is_dense)
            return [text(heading), *shown, *together, *lists, *rows([*found, self._close()])]
        listed = [
            verb for verb in self.legal.verbs if self._is_listed(verb) and (not way or verb != way.verb)
        ]
        lists = self._lists(listed, is_wide=is_wide, is_dense=is_dense)
        if way is not None:
            others = [verb for verb in self.legal.verbs if verb not in (way.verb, *listed)]
            beside = [*together, *lists]
            ways = [*self._ways(others), self._close()]
            return self._fork(way, page, above, picture, ways, self.said.asked(), beside, is_dense=is_dense)
        found = self._ways(self._verbs_apart(listed), stands_out=not listed)
        ends = self.foresight.ends_told(self._marked(listed))
        heading = under(above, self.said.prompt(), self.said.situation(), ends)
        return [text(heading), *lists, *together, *rows(found)]

    def _marked(self, listed: Sequence[str]) -> list[Any]:
        """Return the actions of which the root page shows by a sign whether they end the game; others are on the pages of their verbs."""
        shown = (self.legal.under(verb) for verb in self.legal.verbs)
        return [
            action
            for actions in shown
            if verb_of(actions[0]) in listed or self.foresight.is_end(actions)
            for action in actions
        ]

    @property
    def way_on(self) -> Trail | None:
        """Trail on which the root page begins already, because all else has room on it, too; None where there is none.

        Of several moves that are all to be made it is the one with the most to choose from: then the others are quickly found.
        """
        ways = [
            verb
            for verb in self.legal.verbs
            if field_names(self.game.grammar.verbs[verb])
            and verb not in self.game.reverting_verbs
            and verb not in self.game.telling.side_verbs
        ]
        apart = ways if len(ways) == 1 else [verb for verb in ways if not self._is_listed(verb)]
        if len(apart) != 1 and (not apart or not self.game.evident_verbs.issuperset(apart)):
            return None
        most = max(apart, key=lambda verb: len(self.legal.under(verb)))
        trail = skip_forced(self.legal, Trail(most))
        is_short = len(ways) == 1 or self.choices.groups(trail) is not None or self.choices.is_on_map(trail)
        return trail if next_values(self.legal, trail) and is_short else None

    def is_root(self, trail: Trail) -> bool:
        """Return whether the root page shows all that a trail leads to, with what goes together there: it has no page of its own then."""
        way = self.way_on
        if trail.chosen or (way is not None and way.verb == trail.verb):
            return not trail.chosen
        if trail.verb not in self.game.bundled_verbs:
            return False
        self.bundles.look()
        return self.bundles.stand_for_all or self._is_listed(trail.verb)

    def is_chosen(self, trail: Trail) -> bool:
        """Return whether a trail leads to one move and somebody has seen which: all is chosen, or there is nothing to choose."""
        action = whole_action(self.legal, skip_forced(self.legal, trail))
        return action is not None and (bool(trail.chosen) or not field_names(action))

    def question(self, trail: Trail | None, page: int = 0) -> tuple[str, Sequence[Value]] | None:
        """Return the field and its values that a page shows in a picture; None where it asks in words. Trail None is the root page."""
        trail = self.way_on if trail is None else trail
        return self.choices.question(trail, page) if trail is not None else None

    def at(self, trail: Trail, page: int = 0, above: str = "", picture: PictureFile | None = None) -> Page:
        """Return the page for the next field, or the preview where all are decided. After the verb alone it says what is asked."""
        prompt = "" if trail.chosen or trail.verb in self.game.telling.side_verbs else self.said.asked()
        trail = skip_forced(self.legal, trail)
        action = whole_action(self.legal, trail)
        if action is not None:
            return self.preview(trail, action, above, picture)
        ways = self._ways_out(trail, is_aside=page >= FIELD_BY_FIELD)
        return Page(*self._fork(trail, page, above, picture, ways, prompt))

    def preview(self, trail: Trail, action: Any, above: str = "", picture: PictureFile | None = None) -> Page:
        """Return the page with the move that would be played, and a button to confirm it."""
        shown = [gallery(picture)] if picture else []
        ways = [*self._previews.beside(trail, action), *self._ways_out(trail)]
        sentence = under(above, self._previews.sentence(action))
        return Page(text(sentence), *shown, *rows([self._previews.confirm(trail, action)]), *rows(ways))

    def moves(self, actions: Sequence[Any], above: str) -> Page:
        """Return a page with some whole moves as buttons: the legal moves nearest to one that was not legal."""
        found = [
            button_to(
                self.choices.custom_id("step", Trail(action.verb, values(action))), self.said.told(action)
            )
            for action in actions[: limits.ROW]
        ]
        return Page(text(above), *rows([*found, self._all_moves()]))

    def advised(self, action: Any, page: int = 0) -> PersistentItem:
        """Return a button that makes this whole move, as if it had been chosen: asked again first where that is so of the move."""
        custom_id = self.choices.custom_id("step", Trail(action.verb, values(action)), page)
        return button_to(custom_id, self.words.key("button-do-that"), Style.success)

    def _verbs_apart(self, listed: Sequence[str]) -> list[str]:
        """Return the verbs of the root page without those that are listed: what goes on before what is seldom meant or takes back."""
        reverting, side = self.game.reverting_verbs, self.game.telling.side_verbs
        verbs = (verb for verb in self.legal.verbs if verb not in listed)
        return sorted(verbs, key=lambda verb: (verb in reverting, verb in side))

    def _ways(self, verbs: Sequence[str], *, stands_out: bool = False) -> list[PersistentItem]:
        """Return the buttons of verbs, of which the first `stands_out`; verbs that are seldom meant have one for each of few moves."""
        found: list[PersistentItem] = []
        for number, verb in enumerate(verbs):
            moves = self.legal.under(verb)
            if verb in self.game.telling.side_verbs and len(moves) <= MOST_ASIDE:
                trails = ((Trail(verb, values(move)), self.said.label(move)) for move in moves)
                found += [button_to(self.choices.custom_id("step", trail), label) for trail, label in trails]
            else:
                is_first = stands_out and number == 0 and verb not in self.game.reverting_verbs
                found.append(self._verb(verb, is_first))
        return found

    def _verb(self, verb: str, first: bool = False) -> PersistentItem:
        """Return the button of a verb; where there is only one move with it, the button of that move."""
        trail = Trail(verb)
        label = self.foresight.marked(self.said.leading(verb), self.legal.under(verb))
        only = skip_forced(self.legal, trail)
        if only.chosen and whole_action(self.legal, only) is not None:
            whole = self.said.in_choices(only)
            trail, label = (only, whole) if len(whole) <= limits.LABEL else (trail, label)
        return button_to(
            self.choices.custom_id("step", trail), label, Style.primary if first else Style.secondary
        )

    def _is_listed(self, verb: str) -> bool:
        """Return whether the root page lists what a verb can do, instead of a button that leads there."""
        telling = self.game.telling
        if verb not in telling.quick_verbs or verb in (*self.game.reverting_verbs, *telling.side_verbs):
            return False
        has_fields = bool(field_names(self.game.grammar.verbs[verb]))
        return has_fields and not self.choices.is_on_map(Trail(verb))

    def _lists(self, verbs: Sequence[str], *, is_wide: bool, is_dense: bool) -> list[ui.Item[Any]]:
        """Return what each of these verbs can do."""
        trails = [skip_forced(self.legal, Trail(verb)) for verb in verbs]
        return [item for trail in trails for item in self._list(trail, is_wide=is_wide, is_dense=is_dense)]

    def _list(self, trail: Trail, *, is_wide: bool, is_dense: bool) -> list[ui.Item[Any]]:
        """Return the choices of a verb as buttons, if `is_wide` and they fit, or menus, with the words of the verb above."""
        action = whole_action(self.legal, trail)
        if action is not None:
            does = self.said.explained(trail, ())
            button = button_to(self.choices.custom_id("step", trail), self.said.label(action))
            return [*([text(f"-# {does}")] if does else []), *rows([button])]
        options = next_values(self.legal, trail)
        verb = self.words.key(f"{self.game.id}-verb-{trail.verb}")
        if len(options) > limits.OPTIONS:
            return [*rows([self._verb(trail.verb)])]
        choices = self.choices.of(trail, options)
        if is_wide and fit_on_buttons(choices):
            return [text(f"**{verb}**"), *self.choices.offers(trail, choices, verb, is_dense=is_dense)]
        return [*self.choices.menus(trail, choices, verb)]

    def _fork(
        self,
        trail: Trail,
        page: int,
        above: str,
        picture: PictureFile | None,
        ways: Sequence[PersistentItem],
        prompt: str = "",
        lists: Sequence[ui.Item[Any]] = (),
        *,
        is_dense: bool = False,
    ) -> list[ui.Item[Any]]:
        """Return the parts of the page for the next field of a trail, and for all that are left where one press can decide them.

        A `prompt` says what is asked, so that nothing else need ask it again. `lists` stand beside it.
        """
        if page < FIELD_BY_FIELD and (groups := self.choices.groups(trail)) is not None:
            return self._in_groups(
                trail, groups, page, above, picture, ways, prompt, lists, is_dense=is_dense
            )
        values_, is_complete = self.choices.meant_values(trail, page)
        first = FIELD_BY_FIELD if page >= FIELD_BY_FIELD else 0
        page -= first
        field = next_field(self.legal, trail)
        parts = self.choices.parts(field, values_)
        further = self._groups.other_parts(trail, parts, page, first)
        values_ = parts[min(page, len(parts) - 1)].values if parts else values_
        if self.choices.is_on_map(trail):
            values_ = tuple(sorted(values_, key=map_order))
        options, page, pages = page_of(values_, page, MENUS * limits.OPTIONS)
        question = self.words.say(self.game.telling.question(trail.verb, field))
        asked = (
            f"**{prompt}**" if prompt and not trail.chosen else f"{self.said.so_far(trail)} → **{question}**"
        )
        heading = under(above, asked, self.said.situation())
        heading = under(heading, self.foresight.ends_told(self.legal.under(trail.verb, trail.chosen)))
        if pages > 1:
            heading = under(heading, self.words.key("chooser-page", page=page + 1, pages=pages))
        choices = self.choices.of(trail, options)
        is_pictured = picture is not None and not self.choices.is_on_map(trail)
        heading = under(heading, self.said.explained(trail, choices, is_pictured=is_pictured))
        return [
            text(under(heading, self.said.signs(field, choices))),
            *([gallery(picture)] if picture else []),
            *self.choices.offers(trail, choices, question, is_dense=is_dense),
            *lists,
            *rows(
                [
                    *further,
                    *self._turning(trail, first + page, first + pages, first),
                    *([] if is_complete else [self._otherwise(trail)]),
                    *ways,
                ]
            ),
        ]

    def _otherwise(self, trail: Trail) -> PersistentItem:
        """Return the button to the ways that are seldom meant, where all are decided field by field."""
        return button_to(
            self.choices.custom_id("step", trail, FIELD_BY_FIELD), self.words.key("button-otherwise")
        )

    def _in_groups(
        self,
        trail: Trail,
        groups: ChoiceGroups,
        page: int,
        above: str,
        picture: PictureFile | None,
        ways: Sequence[PersistentItem],
        prompt: str,
        lists: Sequence[ui.Item[Any]],
        *,
        is_dense: bool,
    ) -> list[ui.Item[Any]]:
        """Return the parts of the page on which one press decides all that is left of a trail."""
        question = self.words.say(self.game.telling.question(trail.verb, groups.field))
        asked = (
            f"**{prompt}**" if prompt and not trail.chosen else f"{self.said.so_far(trail)} → **{question}**"
        )
        ends = self.foresight.ends_told(self.legal.under(trail.verb, trail.chosen))
        shown = [gallery(picture)] if picture else []
        further = self._groups.further(trail, groups, page)
        further += [] if groups.is_complete else [self._otherwise(trail)]
        return [
            text(under(above, asked, self.said.situation(), ends)),
            *shown,
            *self._groups.items(groups, page),
            *lists,
            *rows([*further, *ways], is_dense=is_dense),
        ]

    def _turning(self, trail: Trail, page: int, pages: int, first: int) -> list[PersistentItem]:
        found = []
        if page > first:
            found.append(button_to(self.choices.custom_id("step", trail, page - 1), "◀"))
        if page + 1 < pages:
            found.append(button_to(self.choices.custom_id("step", trail, page + 1), "▶"))
        return found

    def _ways_out(self, trail: Trail, *, is_aside: bool = False) -> list[PersistentItem]:
        """Return the buttons to the page before that of a trail, and to close it; before one that `is_aside` is what is usually meant."""
        earlier = before_last_choice(self.legal, trail)
        if is_aside:
            earlier = Trail(trail.verb) if earlier is None else trail
        if earlier is not None:
            back = button_to(self.choices.custom_id("step", earlier), self.words.key("button-back"))
        elif self.way_on is not None and whole_action(self.legal, trail) is None:
            return [self._close()]
        else:
            back = self._all_moves(self.words.key("button-back"))
        return [back, self._close()]

    def _close(self) -> PersistentItem:
        leave = CustomId(self.table.id, self.table.moment, f"{self._kind}close")
        return button_to(leave, self.words.key("button-close"))

    def _all_moves(self, label: str | None = None) -> PersistentItem:
        custom_id = CustomId(self.table.id, self.table.moment, f"{self._kind}moves")
        return button_to(custom_id, label or self.words.key("button-moves"))

    def together_preview(self, custom_id: CustomId) -> Page:
        """Return the page with several moves that would be made, and a button to confirm them."""
        return Page(*self.bundles.preview(custom_id), *rows([self._all_moves(), self._close()]))
