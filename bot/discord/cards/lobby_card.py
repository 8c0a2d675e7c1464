"""The lobby card: who sits where, what is played, and buttons to join, leave and start; and the host's panel of options."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from discord import ui

from bot.discord.cards import clock, options_form
from bot.discord.cards.table_card import Card, escaped_names
from bot.discord.ui.components import MenuLine, Page, PersistentItem, Style, box, button_to, menu, rows, text
from bot.discord.ui.custom_id import CustomId
from bot.tables import Status, Table
from bot.tables.model.paces import PaceName
from engine.players import LEVELS
from words.catalogue import LANGUAGES, Words, words

SPECIAL = 1500
"""Maximum characters of what is special at a table on its lobby card."""


def card(table: Table) -> Card:
    """Return the lobby as everybody sees it; a sentence once it is closed."""
    speech = words(table.language)
    heading = f"### {speech.key(table.game.id)}\n{speech.key(f'{table.game.id}-about')}"
    if table.status is not Status.LOBBY:
        return Card(Page(box(text(heading), text(speech.key("lobby-closed")))))
    items: list[ui.Item[Any]] = [text(heading), text(_chairs(table, speech))]
    if remark := table.game.telling.remark():
        items.insert(1, text(f"-# {speech.say(remark)}"))
    if played := _played(table, speech):
        items.append(text(played))
    if special := special_lines(table, speech):
        items.append(text(special, SPECIAL))
    if pace := clock.summary(table, speech):
        items.append(
            text("\n".join([pace, *(f"-# {each}" for each in [clock.remark(table, speech)] if each)]))
        )
    items += _menus(table, speech)
    items += rows(_buttons(table, speech))
    return Card(Page(box(*items)))


def special_lines(table: Table, speech: Words) -> str:
    """Return what is played at a table beside the usual rules, a line each, but for what the lobby says of each table; "" without."""
    said = [
        each
        for each in table.game.telling.special(table.options, table.seats)
        if each != table.game.telling.remark()
    ]
    lines = [speech.key("rules-special")] if said else []
    return "\n".join([*(f"**{line}**" for line in lines), *(f"- {speech.say(each)}" for each in said)])


def panel(
    table: Table, speech: Words, said: str = "", won: Collection[int] = (), least: PaceName = "none"
) -> Page:
    """Return all options, for the host alone; `said` tells what the last choice did, `won` are the chapters they have won, and `least` is
    the slowest pace that the server allows.
    """
    if table.status is not Status.LOBBY:
        return Page(text(speech.key("lobby-closed")))
    lines = [f"### {speech.key('lobby-options')}", _played(table, speech)]
    if remark := clock.remark(table, speech):
        lines.append(f"-# {remark}")
    if table.is_for_several and least != "none":
        lines.append(f"-# {clock.least_remark(least, speech)}")
    heading = "\n".join(lines)
    languages = [
        MenuLine(language, words(language).key("language"), language == table.language)
        for language in LANGUAGES
    ]
    spoken_here = menu(_custom_id(table, "language"), speech.key("lobby-language-question"), languages)
    closing = button_to(_custom_id(table, "chosen"), speech.key("button-done"))
    told = [text(said)] if said else []
    menus = [*options_form.option_menus(table, speech, won), *clock.menus(table, speech, least), spoken_here]
    return Page(text(heading), *menus, *told, *rows([closing]))


def start_alone(table: Table, speech: Words) -> Page:
    """Return the question to whoever would start alone: play a game for one, where there is one, add a computer, or wait for others."""
    answers = [button_to(_custom_id(table, "company"), speech.key("button-company"), Style.primary)]
    if 1 in table.game.seats:
        answers.append(button_to(_custom_id(table, "alone"), speech.key("button-alone")))
    question = "alone-question" if 1 in table.game.seats else "alone-too-few"
    return Page(
        text(speech.key(question)),
        *rows([*answers, button_to(_custom_id(table, "waits"), speech.key("button-wait"))]),
    )


def _played(table: Table, speech: Words) -> str:
    """Return the preset that is played, where the game has any, and the options in it that differ from the usual ones."""
    what = options_form.summary(table.game, table.options, speech)
    if not table.game.presets:
        return f"**{what}**" if what else ""
    name = options_form.preset_of(table.game, table.options)
    title = speech.key("lobby-custom" if name == options_form.CUSTOM else f"{table.game.id}-preset-{name}")
    is_said = what.casefold() in title.casefold()
    return f"**{title}**" if is_said else f"**{title}** · {what}"


def _chairs(table: Table, speech: Words) -> str:
    names = escaped_names(table)
    lines = []
    for chair, name in zip(table.chairs, names, strict=True):
        what = (
            speech.key("lobby-computer", level=speech.key(f"level-{chair.computer}"))
            if chair.computer
            else ""
        )
        host = speech.key("lobby-host") if chair.person == table.host else ""
        lines.append(" ".join(part for part in (f"{chair.seat + 1}. {name}", what, host) if part))
    lines += [f"{number + 1}. {speech.key('lobby-free')}" for number in range(len(table.chairs), table.seats)]
    if len(table.chairs) < table.seats:
        lines.append(speech.key("lobby-how", fewest=min(table.game.seats)))
    return "\n".join(lines)


def _menus(table: Table, speech: Words) -> Iterator[ui.ActionRow[Any]]:
    presets = options_form.preset_menu(table, speech)
    if presets is not None:
        yield presets
    seats = [
        MenuLine(
            str(number),
            speech.key("lobby-seats", count=number),
            number == table.seats,
            _mode(table, number, speech),
        )
        for number in table.game.seats
        if number == table.seats or table.game.refusal(table.options, number) is None
    ]
    if len(seats) > 1:
        yield menu(_custom_id(table, "seats"), speech.key("lobby-seats-question"), seats)
    levels = [
        MenuLine(level, speech.key("lobby-add", level=speech.key(f"level-{level}"))) for level in LEVELS
    ]
    yield menu(_custom_id(table, "robot"), speech.key("lobby-robot-question"), levels)


def _mode(table: Table, seats: int, speech: Words) -> str:
    """Return how so many would play with these options: one alone, all together, in sides, or everybody against the others."""
    sides = table.game.sides(table.options, seats)
    if seats == 1:
        return speech.key("lobby-mode-alone")
    if len(sides) == 1:
        return speech.key("lobby-mode-together")
    return speech.key("lobby-mode-against") if len(sides) == seats else ""


def _buttons(table: Table, speech: Words) -> list[PersistentItem]:
    is_full = len(table.chairs) >= table.seats
    join, start = (Style.secondary, Style.success) if is_full else (Style.success, Style.secondary)
    found = [
        button_to(_custom_id(table, "join"), speech.key("button-join"), join),
        button_to(_custom_id(table, "leave"), speech.key("button-leave")),
        button_to(_custom_id(table, "start"), speech.key("button-start"), start),
        button_to(_custom_id(table, "options"), speech.key("button-options")),
        button_to(_custom_id(table, "invite"), speech.key("button-invite")),
        button_to(_custom_id(table, "lesson"), speech.key("button-lesson")),
        button_to(_custom_id(table, "cancel"), speech.key("button-cancel"), Style.danger),
    ]
    if any(chair.computer for chair in table.chairs):
        found.append(button_to(_custom_id(table, "unrobot"), speech.key("button-unrobot")))
    return found


def _custom_id(table: Table, op: str, path: str = "") -> CustomId:
    """Return a custom_id without a moment: a press counts also where the card has changed since."""
    return CustomId(table.id, 0, op, path)
