"""The choices of a page on which a move is picked: which ways to go on it offers, and how: on buttons, in menus, on a map, in groups."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import replace
from functools import wraps
from itertools import groupby
from typing import Any, Concatenate, ParamSpec, TypeVar

from discord import ui

from bot.discord.cards.choice import MOST_BUTTONS, MoveChoice, fit_on_buttons, unlike
from bot.discord.cards.choice_groups import MOST_BELOW_MAP, ChoiceGroups, groups_of
from bot.discord.cards.move_foresight import MoveForesight
from bot.discord.cards.move_words import MoveWords
from bot.discord.ui import limits
from bot.discord.ui.components import (
    MenuLine,
    Style,
    button_to,
    menu,
    rows,
)
from bot.discord.ui.custom_id import CustomId
from bot.discord.ui.emojis import Emojis
from bot.discord.ui.trail import (
    Trail,
    endings,
    next_field,
    next_values,
    skip_forced,
    spelled,
    without_exchanged,
    write_trail,
)
from engine.action import Value, field_names
from engine.legal import Legal
from render import pictures
from render.painter import MapPart
from words.catalogue import capitalized

MENUS = 6
"""Maximum number of menus on one page; what does not fit into them is on further pages."""
FROM_MENU = 2
"""Number of clicks that a choice from a menu takes."""
BESIDE = 12
"""Number of components left for what stands beside the picker's page, where that is only part of a message."""
BESIDE_GROUPS = 8
"""Number of components left on a page of groups for the question, the picture and the ways out."""
FIELD_BY_FIELD = 1000
"""Page from which on a trail is decided field by field, though there are groups for it."""


P = ParamSpec("P")
T = TypeVar("T")


def _kept(method: Callable[Concatenate[MoveChoices, P], T]) -> Callable[Concatenate[MoveChoices, P], T]:
    """Find once what a page asks for again and again: what a method returns for the same arguments, until the foresight knows more."""

    @wraps(method)
    def keep(choices: MoveChoices, /, *args: P.args, **kwargs: P.kwargs) -> T:
        key = (method, choices.foresight.found, args, *kwargs.items())
        if key not in choices._found:
            choices._found[key] = method(choices, *args, **kwargs)
        found: T = choices._found[key]
        return found

    return keep


class MoveChoices:
    """The ways on which one person can go on with a move; `kind` stands before the op of every button and menu."""

    def __init__(self, said: MoveWords, foresight: MoveForesight, kind: str, emojis: Emojis) -> None:
        self.said, self.foresight = said, foresight
        self.table, self.game, self.words, self.view = said.table, said.game, said.words, said.view
        self._kind, self._emojis = kind, emojis
        self.room = limits.COMPONENTS - (BESIDE if kind else 0)
        """Maximum number of components of a page."""
        self._found: dict[Hashable, Any] = {}

    @property
    def legal(self) -> Legal[Any]:
        """The legal moves of the person."""
        return self.said.legal

    def question(self, trail: Trail, page: int) -> tuple[str, Sequence[Value]] | None:
        """Return the field and its values that a page of a trail offers and shows in a picture; None where it asks in words.

        Of moves that are offered whole it is the field that has a place on a map.
        """
        trail = skip_forced(self.legal, trail)
        asked = self._asked(trail, page)
        if asked is None or pictures.is_on_map(self.game.id, self.view, *asked):
            return asked
        whole = [each.trail for each in self._whole(trail, tuple(self.meant_values(trail, page)[0]))]
        return self._on_map(trail.verb, whole) or asked

    @_kept
    def _asked(self, trail: Trail, page: int = 0) -> tuple[str, Sequence[Value]] | None:
        """Return the next field of a trail and its values, or that of its groups; None where they are not shown."""
        if page < FIELD_BY_FIELD and (groups := self.groups(trail)) is not None:
            return groups.field, groups.on_page(page)
        if not next_values(self.legal, trail):
            return None
        values_, _ = self.meant_values(trail, page)
        field = next_field(self.legal, trail)
        if parts := self.parts(field, values_):
            values_ = parts[min(page % FIELD_BY_FIELD, len(parts) - 1)].values
        return (field, values_) if pictures.is_shown(self.game.id, self.view, field, values_) else None

    def _on_map(self, verb: str, whole: Sequence[Trail]) -> tuple[str, Sequence[Value]] | None:
        """Return the field of whole moves that has a place on a map, and all values it has in them; None where there is none."""
        for place, field in enumerate(field_names(self.game.grammar.verbs[verb])):
            found = tuple(dict.fromkeys(each.chosen[place] for each in whole))
            if len(found) > 1 and pictures.is_on_map(self.game.id, self.view, field, found):
                return field, found
        return None

    def parts(self, field: str, values_: Sequence[Value]) -> Sequence[MapPart]:
        """Return the parts of the map that have a page each, because there are too many values to be below all of it; else none.

        What is no place is with the first of them.
        """
        found = self._parts_alone(field, values_) if len(values_) > MOST_BELOW_MAP else ()
        placed = {value for part in found for value in part.values}
        elsewhere = (value for value in values_ if value not in placed)
        return [replace(part, values=(*part.values, *elsewhere)) for part in found]

    def _parts_alone(self, field: str, values_: Sequence[Value]) -> Sequence[MapPart]:
        """Return the parts of the map that are drawn alone, of which several hold these values; else none."""
        found = pictures.map_parts(self.game.id, self.view, field, values_)
        return found if len(found) > 1 and all(part.is_alone for part in found) else ()

    def is_on_map(self, trail: Trail) -> bool:
        """Return whether the next choice of a trail is found on the picture, so that nobody should be led past it."""
        asked = self._asked(skip_forced(self.legal, trail))
        return asked is not None and pictures.is_on_map(self.game.id, self.view, *asked)

    @_kept
    def groups(self, trail: Trail) -> ChoiceGroups | None:
        """Return the groups in which the rest of a trail is decided by one press; None where it is decided field by field.

        Only quick moves are: the press makes them.
        """
        if trail.verb not in self.game.telling.quick_verbs:
            return None

        def is_on_map(field: str, values_: Sequence[Value]) -> bool:
            return pictures.is_on_map(self.game.id, self.view, field, values_)

        return groups_of(
            self.legal,
            trail,
            is_on_map,
            self.foresight.is_doubted,
            self.room - BESIDE_GROUPS,
            self._parts_alone,
        )

    @_kept
    def meant_values(self, trail: Trail, page: int) -> tuple[Sequence[Value], bool]:
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
                not self.foresight.is_doubted(action)
                for action in self.legal.under(trail.verb, (*trail.chosen, value))
            )
        ]
        return (meant, len(meant) == len(found)) if meant else (found, True)

    def of(self, trail: Trail, options: Sequence[Value]) -> list[MoveChoice]:
        """Return the ways a trail can go on: one field further, or to the end where that takes fewer clicks and no map is passed by."""
        if whole := self._whole(trail, tuple(options)):
            return list(whole)
        is_bare = len(options) <= limits.ROW or not self.is_on_map(trail)
        return [self._choice(trail, self._at_once(trail.then(value)), is_bare) for value in options]

    @_kept
    def _whole(self, trail: Trail, options: tuple[Value, ...]) -> Sequence[MoveChoice]:
        """Return the whole moves under a trail where these are few; none where a page with a map would be passed by."""
        depth = len(trail.chosen)
        ends = [end for end in self._endings(trail) if end.chosen[depth] in options]
        is_few = len(options) < len(ends) <= (limits.ROW if self.is_on_map(trail) else MENUS * limits.OPTIONS)
        if not is_few or any(self._is_page_of_map(trail.then(value)) for value in options):
            return ()
        most = len(ends) if self._clicks(trail) > FROM_MENU else MOST_BUTTONS
        return self._unlike_ends(trail, ends, most)

    def _endings(self, trail: Trail) -> Sequence[Trail]:
        """Return the whole moves under a trail; of those that do the same only the first, where one menu then holds all.

        Among several menus each move is found in either.
        """
        ends, exchanged = endings(self.legal, trail), self.game.exchanged_fields.get(trail.verb)
        if not ends or exchanged is None:
            return ends
        once = without_exchanged(ends, field_names(self.game.grammar.verbs[trail.verb]), exchanged)
        return once if len(once) <= limits.OPTIONS else ends

    def _is_page_of_map(self, trail: Trail) -> bool:
        """Return whether the next choice of a trail is a page of buttons with a map; where they are too many, they are in menus anyway."""
        return (
            self.is_on_map(trail)
            and len(next_values(self.legal, skip_forced(self.legal, trail))) <= limits.BUTTONS
        )

    def _at_once(self, trail: Trail) -> Trail:
        """Return the end of a trail that has only one, for a press then makes the move: the button says all of it."""
        ends = endings(self.legal, trail)
        return ends[0] if len(ends) == 1 else trail

    def _unlike_ends(self, trail: Trail, ends: Sequence[Trail], most: int) -> Sequence[MoveChoice]:
        """Return the ends of a trail that read differently; none where there are more than `most`, which is known before all are named."""
        found: list[MoveChoice] = []
        read: set[str] = set()
        for end in ends:
            found.append(self._choice(trail, end))
            read.add(found[-1].short)
            if len(read) > most:
                return ()
        return unlike(found)

    def _clicks(self, trail: Trail) -> int:
        """Return the greatest number of clicks to the end of a trail, field by field until few ends are left."""
        trail = skip_forced(self.legal, trail)
        options = next_values(self.legal, trail)
        if len(self.legal.under(trail.verb, trail.chosen)) <= MOST_BUTTONS:
            return min(len(options), 1)
        further = max(self._clicks(trail.then(value)) for value in options)
        return further + (1 if len(options) <= MOST_BUTTONS else FROM_MENU)

    def _choice(self, before: Trail, after: Trail, is_bare: bool = True) -> MoveChoice:
        """Return the step from one trail to another, in words and, where there is an emoji for it, in short.

        Unless it `is_bare` a map shows it, which takes the place of the emoji.
        """
        is_end = len(after.chosen) > len(before.chosen) + 1
        name = self.said.rest(before, after) if is_end else self.said.name(before, after.chosen[-1])
        action = self.legal.under(after.verb, after.chosen)[0]
        decided = field_names(action)[len(before.chosen) : len(after.chosen)]
        badge = pictures.badge(self.game.id, self.view, action, decided)
        emoji = self._emojis.of(self.game.id, badge.sign) if badge else None
        letters = badge.text if badge else None
        short = letters if letters and (emoji or not is_bare) else name
        actions = self.legal.under(after.verb, after.chosen)
        name, short = (self.foresight.marked(each, actions) for each in (name, short))
        return MoveChoice(after, name, short, emoji)

    def offers(
        self, trail: Trail, choices: Sequence[MoveChoice], question: str, *, is_dense: bool = False
    ) -> list[ui.ActionRow[Any]]:
        """Return the choices as buttons, or in as many menus as they need. None of them stands out: each is as good as the others."""
        if not fit_on_buttons(choices, on_map=self.is_on_map(trail)):
            return self.menus(trail, choices, question)
        return rows(
            [
                button_to(
                    self.custom_id("step", each.trail), capitalized(each.short), Style.secondary, each.emoji
                )
                for each in choices
            ],
            is_dense=is_dense,
        )

    def menus(self, trail: Trail, choices: Sequence[MoveChoice], question: str) -> list[ui.ActionRow[Any]]:
        """Return as few menus as the choices need; where one is not enough, one for each value of the next field if these are few."""
        if on_rows := self._by_map_part(trail, choices):
            return [self._menu(trail, part, what, number) for number, (what, part) in enumerate(on_rows)]
        parts = _parts(choices)
        asked = [question] if len(parts) == 1 else [_span(part, len(trail.chosen)) for part in parts]
        if len(parts) > 1:
            apart = list(self._by_value(trail, choices))
            if len(apart) <= MENUS:
                asked, parts = [what for what, _ in apart], [part for _, part in apart]
        return [
            self._menu(trail, part, what, number)
            for number, (part, what) in enumerate(zip(parts, asked, strict=True))
        ]

    def _by_map_part(
        self, trail: Trail, choices: Sequence[MoveChoice]
    ) -> Sequence[tuple[str, Sequence[MoveChoice]]]:
        """Return the choices by the parts of the map, each with its name; none where a menu holds all, or the map is not of such parts."""
        if len(choices) <= limits.OPTIONS or not self.is_on_map(trail):
            return ()
        place, field = len(trail.chosen), next_field(self.legal, trail)
        values_ = tuple(dict.fromkeys(each.trail.chosen[place] for each in choices))
        parts = pictures.map_parts(self.game.id, self.view, field, values_)
        by_part = [
            (
                self.words.say(part.name, self.said.people),
                [each for each in choices if each.trail.chosen[place] in part.values],
            )
            for part in parts
        ]
        fit = all(0 < len(found) <= limits.OPTIONS for _, found in by_part) and len(by_part) <= MENUS
        return by_part if fit and sum(len(found) for _, found in by_part) == len(choices) else ()

    def _by_value(
        self, trail: Trail, choices: Sequence[MoveChoice]
    ) -> Iterator[tuple[str, Sequence[MoveChoice]]]:
        """Yield the choices apart by the value of the next field, each without that value, which the menu is called by."""
        for value, group in groupby(choices, lambda each: each.trail.chosen[len(trail.chosen)]):
            head = self.said.name(trail, value)
            rest = [replace(each, name=each.name.removeprefix(f"{head}, ")) for each in group]
            parts = _parts(rest)
            for part in parts:
                yield head if len(parts) == 1 else f"{head}: {_span(part, len(trail.chosen) + 1)}", part

    def _menu(
        self, trail: Trail, choices: Sequence[MoveChoice], question: str, number: int
    ) -> ui.ActionRow[Any]:
        """Return one menu of a page; its number tells it from the others there."""
        depth = len(trail.chosen)
        lines = [
            MenuLine(
                " ".join(map(spelled, each.trail.chosen[depth:])),
                capitalized(each.name),
                about=self.said.explanation(trail, each.trail.chosen[depth]),
                emoji=each.emoji,
            )
            for each in choices
        ]
        return menu(self.custom_id("pick", trail, number), question, lines)

    def custom_id(self, op: str, trail: Trail, page: int = 0) -> CustomId:
        path = write_trail(self.legal, trail)
        return CustomId(self.table.id, self.table.moment, f"{self._kind}{op}", path, page)


def _parts(choices: Sequence[MoveChoice]) -> list[Sequence[MoveChoice]]:
    """Return the choices in parts that fit into a menu each."""
    return [choices[start : start + limits.OPTIONS] for start in range(0, len(choices), limits.OPTIONS)]


def _span(choices: Sequence[MoveChoice], place: int) -> str:
    """Return the first and the last choice, by what is typed for them where their names begin with it: `A1 – C12`."""

    def name(choice: MoveChoice) -> str:
        typed = spelled(choice.trail.chosen[place])
        return typed if choice.name.startswith(f"{typed} ") else choice.name

    return f"{name(choices[0])} – {name(choices[-1])}"
