"""The private pages on which a person picks one of their legal moves, field by field, with a preview before it is played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any

from discord import ui

from bot.discord.cards.choice import MOST_BUTTONS, MoveChoice, fit_on_buttons, unlike
from bot.discord.cards.choice_groups import ChoiceGroup, ChoiceGroups, groups_of, map_order
from bot.discord.cards.table_card import escaped_names
from bot.discord.ui import limits
from bot.discord.ui.components import (
    MenuLine,
    Page,
    PersistentItem,
    PictureFile,
    Style,
    button_to,
    gallery,
    menu,
    rows,
    size_of,
    text,
)
from bot.discord.ui.custom_id import CustomId
from bot.discord.ui.emojis import Emojis
from bot.discord.ui.trail import (
    Trail,
    before_last_choice,
    endings,
    example_action,
    mark_of,
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
from engine.bundle import Bundle
from engine.disclosure import Disclosure
from engine.ending import Ending
from engine.legal import Legal
from engine.view import View
from render import pictures
from words.catalogue import Words, capitalized
from words.names import escaped

MENUS = 6
"""Maximum number of menus on one page; what does not fit into them is on further pages."""
MOST_FORESEEN = 48
"""Maximum number of actions of a page that are played ahead to see whether they end the game; of more only the one that is chosen."""
MOST_TOGETHER = 10
"""Maximum number of bundles on buttons; more of them are in a menu."""
EXPLAINED = 6
"""Maximum number of choices on buttons of which a page says what each does."""
FROM_MENU = 2
"""Number of clicks that a choice from a menu takes."""
FIELD_BY_FIELD = 1000
"""Page from which on a trail is decided field by field, though there are groups for it."""


class MovePicker:
    """The legal moves of one person at a table.

    Where the table is a copy of the game, `kind` stands before every op, so that no press on such a page makes a move in the game.
    """

    def __init__(
        self, table: Table, person: int, words: Words, kind: str = "", emojis: Emojis | None = None
    ) -> None:
        self.table = table
        self.game = table.game
        self.legal: Legal[Any] = table.legal(person)
        self.words = words
        self._kind = kind
        match, seat = table.match, table.seat_of(person)
        self._endings = match.endings(seat) if match is not None and seat is not None else None
        self._emojis = emojis or Emojis()
        self._view: View = table.view(person)
        self._seat = table.seat_of(person)
        self._people = table.people
        self._disclosed: Disclosure | None = None
        """The reason why the move that is looked at could not be taken back, as far as that was asked."""
        self._ends: dict[Any, Ending] = {}
        """The endings of actions as far as the page that is shown has looked for them."""
        self._grouped: dict[Trail, ChoiceGroups | None] = {}
        self._bundles: Sequence[Bundle] = ()
        """The moves that go together, as far as the root page has looked for them."""

    def label(self, action: Any, *, markdown: bool = False) -> str:
        """Return a whole action in words. Buttons, menus and suggestions do not read markdown, so names are escaped only with
        `markdown`.
        """
        people = escaped_names(self.table) if markdown else self._people
        return self.words.say(self.game.telling.label(self._view, action), people)

    def name(self, trail: Trail, value: Value) -> str:
        """Return a value as the next step of a trail, in words."""
        action = example_action(self.legal, trail, value)
        field = next_field(self.legal, trail)
        return self.words.say(self.game.telling.choice(self._view, action, field), self._people)

    def root(self, above: str = "", picture: PictureFile | None = None) -> Page:
        """Return the page with every verb that can be played now; where only one of them has something to decide, with what it asks."""
        pages = (
            self._root(above, picture, is_wide=is_wide, is_dense=is_dense)
            for is_wide, is_dense in ((True, False), (True, True), (False, True))
        )
        return Page(*next((items for items in pages if size_of(items) <= limits.COMPONENTS), []))

    def _root(
        self, above: str, picture: PictureFile | None, *, is_wide: bool, is_dense: bool
    ) -> list[ui.Item[Any]]:
        """Return the parts of the root page; if `is_wide`, lists are on buttons where they fit, else they are in menus.

        If it is `is_dense`, buttons share rows that are wider than a phone, where they stand below one another again.
        """
        together = self._together(is_dense=is_dense)
        way = self.way_on
        if together and self._stand_for_all:
            shown = [gallery(picture)] if picture else []
            found = [self._verb(verb) for verb in self.legal.verbs if verb not in self.game.bundled_verbs]
            heading = _under(above, f"**{self._prompt()}**", self._situation())
            return [text(heading), *shown, *together, *rows([*found, self._close()])]
        listed = [
            verb for verb in self.legal.verbs if self._is_listed(verb) and (not way or verb != way.verb)
        ]
        lists = [
            item
            for verb in listed
            for item in self._list(skip_forced(self.legal, Trail(verb)), is_wide=is_wide, is_dense=is_dense)
        ]
        if way is not None:
            others = [self._verb(verb) for verb in self.legal.verbs if verb not in (way.verb, *listed)]
            beside = [*together, *lists]
            ways = [*others, self._close()]
            return self._fork(way, 0, above, picture, ways, self._asked(), beside, is_dense=is_dense)
        found = [self._verb(verb, first) for verb, first in self._verbs_apart(listed)]
        heading = _under(above, self._prompt(), self._situation(), self._ends_told(self.legal.actions))
        return [text(heading), *lists, *together, *rows(found[: limits.BUTTONS])]

    @property
    def way_on(self) -> Trail | None:
        """Trail on which the root page begins already, because all else has room on it, too; None where there is none."""
        ways = [
            verb
            for verb in self.legal.verbs
            if field_names(self.game.grammar.verbs[verb]) and verb not in self.game.reverting_verbs
        ]
        apart = ways if len(ways) == 1 else [verb for verb in ways if not self._is_listed(verb)]
        if len(apart) != 1:
            return None
        trail = skip_forced(self.legal, Trail(apart[0]))
        is_short = len(ways) == 1 or self._groups(trail) is not None or self._is_on_map(trail)
        return trail if next_values(self.legal, trail) and is_short else None

    def is_chosen(self, trail: Trail) -> bool:
        """Return whether a trail leads to one move and somebody has seen which: all is chosen, or there is nothing to choose."""
        action = whole_action(self.legal, skip_forced(self.legal, trail))
        return action is not None and (bool(trail.chosen) or not field_names(action))

    def is_asked_again(self, action: Any) -> bool:
        """Return whether a move that is chosen is shown before it is made.

        It ends the game badly, the game has a doubt whether it is meant, or it is final.
        """
        if self.is_previewed(action):
            return True
        is_doubted = self.game.telling.doubt(self._view, action) is not None
        return self.ends_badly(action) or is_doubted or self.is_final(action)

    def is_previewed(self, action: Any) -> bool:
        """Return whether a move is looked at with all there is to know of it before it is made."""
        return action.verb in self.game.telling.previewed_verbs

    def view_after(self, trail: Trail) -> View | None:
        """Return what the seat would see after a move that is looked at first, on a table dealt anew; None for any other trail."""
        action = whole_action(self.legal, skip_forced(self.legal, trail))
        match, seat = self.table.match, self._seat
        if action is None or not self.is_previewed(action) or match is None or seat is None:
            return None
        fork = match.fork(seat, b"what would be held")
        fork.play(seat, action)
        return fork.view(seat)

    def is_final(self, action: Any) -> bool:
        """Return whether a move should be looked at again before it is made, because it could not be taken back and no choice has said so.

        Of a quick verb only the rules can say so: it has many moves in a turn, and its player knows that it draws. Things a move would
        bring to light are found out on a table dealt anew for the seat, so the question tells nothing that the seat does not know.
        """
        if action.verb in self.game.final_verbs:
            self._disclosed = Disclosure(final=True)
            return True
        match, seat = self.table.match, self._seat
        if action.verb in self.game.telling.quick_verbs or match is None or seat is None:
            return False
        if self.game.telling.warned(self._view, action):
            return False
        shown = match.fork(seat, b"what would come to light").disclosed_by(seat, action)
        self._disclosed = shown if shown else None
        return bool(shown)

    def look_ahead(self, trail: Trail | None) -> None:
        """Find which actions that the page of a trail (None: the root page) leads to end the game, so that it says so; and what goes
        together there.

        It takes time, and pages without it say nothing. Only actions with `ending_verbs` are played ahead, and only where they are few.
        """
        if trail is None and self._seat is not None and self.table.match is not None:
            self._bundles = self.table.match.bundles(self._seat)
        endings = self._endings
        if endings is None:
            return
        actions = self.legal.actions if trail is None else self.legal.under(trail.verb, trail.chosen)
        wanted = [action for action in actions if action.verb in self.game.ending_verbs]
        if len(wanted) <= MOST_FORESEEN:
            self._ends |= {action: found for action in wanted if (found := endings.of(action))}

    def ends_badly(self, action: Any) -> bool:
        """Return whether an action ends the game, not won for sure, while another one would not; then it is shown before it is made."""
        found = self._endings.of(action) if self._endings else None
        if found is None or found.has_won or self._endings is None:
            return False
        self._ends[action] = found
        others = [
            each for each in self.legal if each != action and each.verb not in self.game.reverting_verbs
        ]
        return any(self._endings.of(each) is None for each in others[:MOST_FORESEEN])

    def _is_end(self, actions: Sequence[Any]) -> bool:
        """Return whether each of these actions ends the game."""
        return bool(actions) and all(action in self._ends for action in actions)

    def _ends_told(self, actions: Sequence[Any]) -> str:
        """Return how the game ends by those of these actions that end it; "" where none does."""
        found = {self._how(self._ends[action]): None for action in actions if action in self._ends}
        others = [action for action in self.legal if action.verb not in self.game.reverting_verbs]
        key = "chooser-all-end" if self._is_end(others) else "chooser-ends"
        return "\n".join(self.words.key(key, how=how) for how in found)

    def _how(self, ending: Ending) -> str:
        """Return how a game ends, as its headline has it, else whether it is won."""
        if ending.headline is not None:
            return self.words.say(ending.headline, escaped_names(self.table))
        return self.words.key({True: "ends-won", False: "ends-lost", None: "ends-open"}[ending.has_won])

    def question(self, trail: Trail | None) -> tuple[str, Sequence[Value]] | None:
        """Return the field and its values that a page shows in a picture; None where it asks in words. Trail None is the root page."""
        trail = self.way_on if trail is None else skip_forced(self.legal, trail)
        if trail is not None and (groups := self._groups(trail)) is not None:
            return groups.field, groups.values
        values_ = next_values(self.legal, trail) if trail else ()
        if trail is None or not values_:
            return None
        field = next_field(self.legal, trail)
        return (field, values_) if pictures.is_shown(self.game.id, self._view, field, values_) else None

    def _is_on_map(self, trail: Trail) -> bool:
        """Return whether the next choice of a trail is found on the picture, so that nobody should be led past it."""
        asked = self.question(trail)
        return asked is not None and pictures.is_on_map(self.game.id, self._view, *asked)

    def _groups(self, trail: Trail) -> ChoiceGroups | None:
        """Return the groups in which the rest of a trail is decided by one press; None where it is decided field by field.

        Only quick moves are: the press makes them.
        """
        if trail.verb not in self.game.telling.quick_verbs:
            return None
        if trail not in self._grouped:

            def is_on_map(field: str, values_: Sequence[Value]) -> bool:
                return pictures.is_on_map(self.game.id, self._view, field, values_)

            def is_doubted(action: Any) -> bool:
                return self.game.telling.doubt(self._view, action) is not None

            self._grouped[trail] = groups_of(self.legal, trail, is_on_map, is_doubted)
        return self._grouped[trail]

    @property
    def view(self) -> View:
        """View of the table: all that the person may know."""
        return self._view

    def at(self, trail: Trail, page: int = 0, above: str = "", picture: PictureFile | None = None) -> Page:
        """Return the page for the next field, or the preview where all are decided. After the verb alone it says what is asked."""
        prompt = "" if trail.chosen else self._asked()
        trail = skip_forced(self.legal, trail)
        action = whole_action(self.legal, trail)
        if action is not None:
            return self.preview(trail, action, above, picture)
        ways = self._ways_out(trail)
        return Page(*self._fork(trail, page, above, picture, ways, prompt))

    def preview(self, trail: Trail, action: Any, above: str = "", picture: PictureFile | None = None) -> Page:
        """Return the page with the move that would be played, and a button to confirm it."""
        sentence = self.words.key("chooser-preview", move=self.label(action, markdown=True))
        is_bad = action in self._ends and not self._ends[action].has_won
        if is_bad:
            sentence = _under(sentence, self._ends_told([action]), self.words.key("chooser-all-the-same"))
        if (doubt := self.game.telling.doubt(self._view, action)) is not None:
            sentence = _under(sentence, self.words.say(doubt, escaped_names(self.table)))
        if self._disclosed is not None:
            sentence = _under(sentence, self.words.say(self._disclosed.reason, escaped_names(self.table)))
        label, style = ("button-all-the-same", Style.danger) if is_bad else ("button-confirm", Style.success)
        confirm = button_to(self._custom_id("do", trail), self.words.key(label), style)
        if self.is_previewed(action):
            details = (self.words.say(each) for each in self.game.telling.details(self._view, action))
            sentence = _under(sentence, *(f"- {each}" for each in details))
        shown = [gallery(picture)] if picture else []
        ways = [*self._beside(trail, action), *self._ways_out(trail)]
        return Page(text(_under(above, sentence)), *shown, *rows([confirm]), *rows(ways))

    def _beside(self, trail: Trail, action: Any) -> list[PersistentItem]:
        """Return the buttons to the choice before and after one that is looked at; none of any other move."""
        if not self.is_previewed(action):
            return []
        before = Trail(trail.verb, trail.chosen[:-1])
        among = next_values(self.legal, before)
        at = among.index(trail.chosen[-1])
        return [
            button_to(self._custom_id("step", before.then(among[place])), sign)
            for place, sign in ((at - 1, "◀"), (at + 1, "▶"))
            if 0 <= place < len(among)
        ]

    def moves(self, actions: Sequence[Any], above: str) -> Page:
        """Return a page with some whole moves as buttons: the legal moves nearest to one that was not legal."""
        found = [
            button_to(self._custom_id("step", Trail(action.verb, values(action))), self._told(action))
            for action in actions[: limits.ROW]
        ]
        return Page(text(above), *rows([*found, self._all_moves()]))

    def advised(self, action: Any) -> PersistentItem:
        """Return a button that makes this whole move, as if it had been chosen: asked again first where that is so of the move."""
        custom_id = self._custom_id("step", Trail(action.verb, values(action)))
        return button_to(custom_id, self.words.key("button-do-that"), Style.success)

    def _verbs_apart(self, menus: Sequence[str]) -> Iterator[tuple[str, bool]]:
        """Yield the verbs of the root page without those that are listed: what goes on before what takes back, and which is the first.

        Only the first stands out, and only where no list is above it.
        """
        reverting = self.game.reverting_verbs
        verbs = sorted(
            (verb for verb in self.legal.verbs if verb not in menus), key=lambda verb: verb in reverting
        )
        for number, verb in enumerate(verbs):
            yield verb, not menus and number == 0 and verb not in reverting

    def _verb(self, verb: str, first: bool = False) -> PersistentItem:
        """Return the button of a verb; where there is only one move with it, the button of that move."""
        trail, label = Trail(verb), self.words.key(f"{self.game.id}-verb-{verb}")
        if self._is_end(self.legal.under(verb)):
            label = self.words.key("choice-ends", choice=label)
        only = skip_forced(self.legal, trail)
        if only.chosen and whole_action(self.legal, only) is not None:
            trail, label = only, self._in_choices(only)
        return button_to(self._custom_id("step", trail), label, Style.primary if first else Style.secondary)

    def _told(self, action: Any) -> str:
        """Return a whole move in words. Where it is made at once for what its choices would have said, they say all of that."""
        is_warned = self.game.telling.warned(self._view, action)
        return self._in_choices(Trail(action.verb, values(action))) if is_warned else self.label(action)

    def _in_choices(self, trail: Trail) -> str:
        """Return a verb and the values that were chosen, as they read among others: `Take tiles: A1 · webs (favour)`."""
        steps = [Trail(trail.verb, trail.chosen[:depth]) for depth in range(len(trail.chosen))]
        named = zip(steps, trail.chosen, strict=True)
        said = ", ".join(self.name(before, value) for before, value in named if value is not None)
        return f"{self.words.key(f'{self.game.id}-verb-{trail.verb}')}: {said}"

    def _prompt(self) -> str:
        return self._asked() or self.words.key("chooser-moves")

    def _asked(self) -> str:
        """Return the question to the person, in the words of the game."""
        match, seat = self.table.match, self._seat
        ask = match.asks.get(seat) if match and seat is not None else None
        return self.words.say(ask.prompt, escaped_names(self.table)) if ask else ""

    def _situation(self) -> str:
        """Return what the person has to choose with, in a small line; "" where the game says nothing of it."""
        said = [
            self.words.say(each, escaped_names(self.table))
            for each in self.game.telling.situation(self._view)
        ]
        return f"-# {' · '.join(said)}" if said else ""

    def _explained(self, trail: Trail, choices: Sequence[MoveChoice]) -> str:
        """Return what the last value that was chosen does and, where few are left on buttons, what each of these does."""
        lines = []
        for depth in range(len(trail.chosen)):
            before = Trail(trail.verb, trail.chosen[:depth])
            if found := self._explanation(before, trail.chosen[depth]):
                lines.append(found)
        told = [(each, self._explanation(trail, each.trail.chosen[len(trail.chosen)])) for each in choices]
        if len(choices) <= EXPLAINED and any(said for _, said in told):
            lines += [f"- **{escaped(each.name)}**: {said}" for each, said in told if said]
        return "\n".join(lines)

    def _explanation(self, trail: Trail, value: Value) -> str:
        """Return what a value does as the next step of a trail; "" where its name says enough."""
        action, field = example_action(self.legal, trail, value), next_field(self.legal, trail)
        said = self.game.telling.explain(self._view, action, field)
        return self.words.say(said, escaped_names(self.table)) if said is not None else ""

    def _is_listed(self, verb: str) -> bool:
        """Return whether the root page lists what a verb can do, instead of a button that leads there."""
        if verb not in self.game.telling.quick_verbs or verb in self.game.reverting_verbs:
            return False
        has_fields = bool(field_names(self.game.grammar.verbs[verb]))
        is_listed = verb in self.game.telling.listed_verbs or not self._is_on_map(Trail(verb))
        return has_fields and is_listed

    def _list(self, trail: Trail, *, is_wide: bool, is_dense: bool) -> list[ui.Item[Any]]:
        """Return the choices of a verb as buttons, if `is_wide` and they fit, or menus, with the words of the verb above."""
        action = whole_action(self.legal, trail)
        if action is not None:
            return [*rows([button_to(self._custom_id("step", trail), self.label(action))])]
        options = next_values(self.legal, trail)
        verb = self.words.key(f"{self.game.id}-verb-{trail.verb}")
        if len(options) > limits.OPTIONS:
            return [*rows([self._verb(trail.verb)])]
        choices = self._choices(trail, options)
        if is_wide and fit_on_buttons(choices):
            return [text(f"**{verb}**"), *self._offers(trail, choices, verb, is_dense=is_dense)]
        return [*self._menus(trail, choices, verb)]

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
        if page < FIELD_BY_FIELD and (groups := self._groups(trail)) is not None:
            return self._in_groups(trail, groups, above, picture, ways, prompt, lists)
        values_, is_complete = self._meant_values(trail, page)
        page = max(0, page - FIELD_BY_FIELD) if page >= FIELD_BY_FIELD else page
        if self._is_on_map(trail):
            values_ = tuple(sorted(values_, key=map_order))
        options, page, pages = page_of(values_, page, MENUS * limits.OPTIONS)
        field = next_field(self.legal, trail)
        question = self.words.say(self.game.telling.question(trail.verb, field))
        asked = f"**{prompt}**" if prompt and not trail.chosen else f"{self._so_far(trail)} → **{question}**"
        heading = _under(above, asked, self._situation())
        heading = _under(heading, self._ends_told(self.legal.under(trail.verb, trail.chosen)))
        if pages > 1:
            heading = _under(heading, self.words.key("chooser-page", page=page + 1, pages=pages))
        choices = self._choices(trail, options)
        heading = _under(heading, self._explained(trail, choices))
        return [
            text(_under(heading, self._signs(field, choices))),
            *([gallery(picture)] if picture else []),
            *self._offers(trail, choices, question, is_dense=is_dense),
            *lists,
            *rows(
                [
                    *self._turning(trail, page, pages),
                    *([] if is_complete else [self._otherwise(trail)]),
                    *ways,
                ]
            ),
        ]

    def _meant_values(self, trail: Trail, page: int) -> tuple[Sequence[Value], bool]:
        """Return the values of the next field, and whether these are all: where they are many, those are left for a further page that lead
        only to what the game doubts.
        """
        found = next_values(self.legal, trail)
        if len(found) <= limits.ROW or page >= FIELD_BY_FIELD:
            return found, True
        meant = [
            value
            for value in found
            if any(
                self.game.telling.doubt(self._view, action) is None
                for action in self.legal.under(trail.verb, (*trail.chosen, value))
            )
        ]
        return (meant, len(meant) == len(found)) if meant else (found, True)

    def _otherwise(self, trail: Trail) -> PersistentItem:
        """Return the button to the ways that are seldom meant, where all are decided field by field."""
        return button_to(self._custom_id("step", trail, FIELD_BY_FIELD), self.words.key("button-otherwise"))

    def _in_groups(
        self,
        trail: Trail,
        groups: ChoiceGroups,
        above: str,
        picture: PictureFile | None,
        ways: Sequence[PersistentItem],
        prompt: str,
        lists: Sequence[ui.Item[Any]],
    ) -> list[ui.Item[Any]]:
        """Return the parts of the page on which one press decides all that is left of a trail."""
        question = self.words.say(self.game.telling.question(trail.verb, groups.field))
        asked = f"**{prompt}**" if prompt and not trail.chosen else f"{self._so_far(trail)} → **{question}**"
        ends = self._ends_told(self.legal.under(trail.verb, trail.chosen))
        shown = [gallery(picture)] if picture else []
        parts: list[ui.Item[Any]] = []
        for group in groups.groups:
            parts.append(text(self._heading(group)))
            parts += rows([self._end_button(end, groups.place) for end in group.ends])
        further = [
            button_to(self._custom_id("step", trail.then(value)), f"{capitalized(self.name(trail, value))} …")
            for value in groups.others
        ]
        further += [] if groups.is_complete else [self._otherwise(trail)]
        return [
            text(_under(above, asked, self._situation(), ends)),
            *shown,
            *parts,
            *lists,
            *rows([*further, *ways]),
        ]

    def _heading(self, group: ChoiceGroup) -> str:
        """Return what the moves of a group share, and what that does."""
        end = group.ends[0]
        fields = [place for place in group.fields if end.chosen[place] is not None]
        said = [(Trail(end.verb, end.chosen[:place]), end.chosen[place]) for place in fields]
        names = ", ".join(self.name(before, value) for before, value in said)
        does = [found for before, value in said if (found := self._explanation(before, value))]
        return "\n".join([f"**{escaped(capitalized(names))}**", *(f"-# {each}" for each in does)])

    def _end_button(self, end: Trail, place: int) -> PersistentItem:
        """Return the button of a whole move that bears the one value that its group does not say."""
        label = self.name(Trail(end.verb, end.chosen[:place]), end.chosen[place])
        if self._is_end(self.legal.under(end.verb, end.chosen)):
            label = self.words.key("choice-ends", choice=label)
        return button_to(self._custom_id("step", end), capitalized(label))

    @property
    def _stand_for_all(self) -> bool:
        """Whether the moves that go together are offered in place of the single ones."""
        return any(bundle.stands_for_all for bundle in self._bundles)

    def _together(self, *, is_dense: bool) -> list[ui.Item[Any]]:
        """Return a button for each bundle, or a menu of many; where single moves are offered, too, with a line that says what these are."""
        if not self._bundles:
            return []
        asked = self.words.key("chooser-together")
        if len(self._bundles) > MOST_TOGETHER:
            lines = [MenuLine(self._bundle_id(each).path, self.bundle_label(each)) for each in self._bundles]
            return [menu(CustomId(self.table.id, self.table.moment, f"{self._kind}together"), asked, lines)]
        buttons = [button_to(self._bundle_id(each), self.bundle_label(each)) for each in self._bundles]
        head = [] if self._stand_for_all else [text(f"-# {asked}")]
        return [*head, *rows(buttons, is_dense=is_dense)]

    def bundle_label(self, bundle: Bundle) -> str:
        """Return several moves in words."""
        return capitalized(" + ".join(self.words.say(label, self._people) for label in bundle.labels))

    def together_preview(self, custom_id: CustomId) -> Page:
        """Return the page with several moves that would be made, and a button to confirm them."""
        marks = custom_id.path
        said = (self.bundle_label(each) for each in self._bundles if self._bundle_id(each).path == marks)
        sentence = self.words.key("chooser-preview", move=escaped(next(said, "…")))
        confirm = button_to(replace(custom_id, page=1), self.words.key("button-confirm"), Style.success)
        return Page(text(sentence), *rows([confirm]), *rows([self._all_moves(), self._close()]))

    def _bundle_id(self, bundle: Bundle) -> CustomId:
        path = " ".join(mark_of(action) for action in bundle.actions)
        return CustomId(self.table.id, self.table.moment, f"{self._kind}several", path)

    def _signs(self, field: str, choices: Sequence[MoveChoice]) -> str:
        """Return the meanings of the signs on these buttons, each beginning with its sign; "" where the game has none for them."""
        name = field.replace("_", "-")
        if not (self.words.has(f"{self.game.id}-field-{name}-signs") and fit_on_buttons(choices)):
            return ""
        meanings = self.words.key(f"{self.game.id}-field-{name}-signs").split(" · ")
        short = " ".join(choice.short for choice in choices if choice.emoji).split()
        shown = [each for each in meanings if any(word.startswith(each.split()[0]) for word in short)]
        return f"-# {' · '.join(shown)}" if shown else ""

    def _choices(self, trail: Trail, options: Sequence[Value]) -> list[MoveChoice]:
        """Return the ways a trail can go on: one field further, or to the end where that takes fewer clicks and no map is passed by."""
        depth = len(trail.chosen)
        ends = [end for end in endings(self.legal, trail) if end.chosen[depth] in options]
        is_few = (
            len(options) < len(ends) <= (limits.ROW if self._is_on_map(trail) else MENUS * limits.OPTIONS)
        )
        if is_few and not any(self._is_on_map(trail.then(value)) for value in options):
            most = len(ends) if self._clicks(trail) > FROM_MENU else MOST_BUTTONS
            if whole := self._unlike_ends(trail, ends, most):
                return whole
        return [self._choice(trail, trail.then(value)) for value in options]

    def _unlike_ends(self, trail: Trail, ends: Sequence[Trail], most: int) -> list[MoveChoice]:
        """Return the ends of a trail that read differently; none where there are more than `most`, which is known before all are named."""
        found: list[MoveChoice] = []
        read: set[str] = set()
        for end in ends:
            found.append(self._choice(trail, end))
            read.add(found[-1].short)
            if len(read) > most:
                return []
        return unlike(found)

    def _clicks(self, trail: Trail) -> int:
        """Return the greatest number of clicks to the end of a trail, field by field until few ends are left."""
        trail = skip_forced(self.legal, trail)
        options = next_values(self.legal, trail)
        if len(endings(self.legal, trail)) <= MOST_BUTTONS:
            return min(len(options), 1)
        further = max(self._clicks(trail.then(value)) for value in options)
        return further + (1 if len(options) <= MOST_BUTTONS else FROM_MENU)

    def _choice(self, before: Trail, after: Trail) -> MoveChoice:
        """Return the step from one trail to another, in words and, where there is an emoji for it, in short."""
        is_end = len(after.chosen) > len(before.chosen) + 1
        name = self._rest(before, after) if is_end else self.name(before, after.chosen[-1])
        action = self.legal.under(after.verb, after.chosen)[0]
        decided = field_names(action)[len(before.chosen) : len(after.chosen)]
        badge = pictures.badge(self.game.id, self._view, action, decided)
        emoji = self._emojis.of(self.game.id, badge.sign) if badge else None
        letters = badge.text if badge else None
        short = (emoji and letters) or name
        if self._is_end(self.legal.under(after.verb, after.chosen)):
            name, short = (self.words.key("choice-ends", choice=each) for each in (name, short))
        return MoveChoice(after, name, short, emoji, bool(letters))

    def _rest(self, trail: Trail, end: Trail) -> str:
        """Return in words all that an end decides beyond a trail: `A5, from the energy track`."""
        said = []
        for depth in range(len(trail.chosen), len(end.chosen)):
            before = Trail(end.verb, end.chosen[:depth])
            if len(next_values(self.legal, before)) > 1:
                said.append(self.name(before, end.chosen[depth]))
        return ", ".join(said)

    def _offers(
        self, trail: Trail, choices: Sequence[MoveChoice], question: str, *, is_dense: bool = False
    ) -> list[ui.ActionRow[Any]]:
        """Return the choices as buttons, or in as many menus as they need. None of them stands out: each is as good as the others."""
        if not fit_on_buttons(choices, on_map=self._is_on_map(trail)):
            return self._menus(trail, choices, question)
        return rows(
            [
                button_to(
                    self._custom_id("step", each.trail), capitalized(each.short), Style.secondary, each.emoji
                )
                for each in choices
            ],
            is_dense=is_dense,
        )

    def _menus(self, trail: Trail, choices: Sequence[MoveChoice], question: str) -> list[ui.ActionRow[Any]]:
        """Return as few menus as the choices need; where one is not enough, one for each value of the next field if these are few."""
        parts = _parts(choices)
        asked = [question] if len(parts) == 1 else [_span(part) for part in parts]
        if len(parts) > 1 and len({each.trail.chosen[len(trail.chosen)] for each in choices}) <= MENUS:
            apart = list(self._by_value(trail, choices))
            if len(apart) <= MENUS:
                asked, parts = [what for what, _ in apart], [part for _, part in apart]
        return [
            self._menu(trail, part, what, number)
            for number, (part, what) in enumerate(zip(parts, asked, strict=True))
        ]

    def _by_value(
        self, trail: Trail, choices: Sequence[MoveChoice]
    ) -> Iterator[tuple[str, Sequence[MoveChoice]]]:
        """Yield the choices apart by the value of the next field, each without that value, which the menu is called by."""
        for value, group in groupby(choices, lambda each: each.trail.chosen[len(trail.chosen)]):
            head = self.name(trail, value)
            rest = [replace(each, name=each.name.removeprefix(f"{head}, ")) for each in group]
            parts = _parts(rest)
            for part in parts:
                yield head if len(parts) == 1 else f"{head}: {_span(part)}", part

    def _menu(
        self, trail: Trail, choices: Sequence[MoveChoice], question: str, number: int
    ) -> ui.ActionRow[Any]:
        """Return one menu of a page; its number tells it from the others there."""
        depth = len(trail.chosen)
        lines = [
            MenuLine(
                " ".join(map(spelled, each.trail.chosen[depth:])),
                capitalized(each.name),
                about=self._explanation(trail, each.trail.chosen[depth]),
                emoji=each.emoji,
            )
            for each in choices
        ]
        return menu(self._custom_id("pick", trail, number), question, lines)

    def _so_far(self, trail: Trail) -> str:
        """Return the values decided so far, field by field; of a quick verb also the forced ones, because nothing is asked again."""
        verb = self.words.key(f"{self.game.id}-verb-{trail.verb}")
        steps = [verb]
        for depth in range(len(trail.chosen)):
            before = Trail(trail.verb, trail.chosen[:depth])
            if trail.verb in self.game.telling.quick_verbs or len(next_values(self.legal, before)) > 1:
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

    def _custom_id(self, op: str, trail: Trail, page: int = 0) -> CustomId:
        path = write_trail(self.legal, trail)
        return CustomId(self.table.id, self.table.moment, f"{self._kind}{op}", path, page)


def _parts(choices: Sequence[MoveChoice]) -> list[Sequence[MoveChoice]]:
    """Return the choices in parts that fit into a menu each."""
    return [choices[start : start + limits.OPTIONS] for start in range(0, len(choices), limits.OPTIONS)]


def _span(choices: Sequence[MoveChoice]) -> str:
    return f"{choices[0].name} – {choices[-1].name}"


def _under(*parts: str) -> str:
    return "\n".join(part for part in parts if part)
