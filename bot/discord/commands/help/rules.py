"""/rules, which answers questions as people ask them, and how to play in a minute, which it shows where nothing is asked."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import groupby
from typing import Any

from discord import ui

from bot.discord.commands.desk import Desk
from bot.discord.commands.help.learn import begin_button
from bot.discord.commands.registry import OptionalGame, OptionalText, button, command
from bot.discord.delivery.request import Request
from bot.discord.ui.components import (
    Page,
    PersistentItem,
    PictureFile,
    Style,
    button_to,
    clip,
    gallery,
    rows,
    text,
)
from bot.discord.ui.custom_id import CustomId
from bot.tables import Table
from engine.game import Game, TableOptions
from engine.lesson import taught
from engine.question import Asked, Language, NameIndex, RuleIndex, SearchedRule, with_prefix
from engine.rulebook import RuleEntry, known_questions, ledger
from engine.telling import NamedThing
from render.sheets.lesson import lesson
from words.catalogue import Words, words
from words.names import escaped

RULES = 3600
"""Maximum characters of rules in one answer."""
SPECIAL = 3200
"""Maximum characters of the rules that are special at a table; the picture of how to play and its buttons need the rest."""
BEST = 3
"""Maximum number of rules that answer a question."""
MOST_ABOUT = 2
"""Maximum number of rules that a thing is about which are told with it; of several things it is one each."""
ECHO = 100
"""Maximum characters of a question that the answer repeats, because the text may be of any length."""


@command("rules")
async def show_rules(
    desk: Desk, request: Request, words: OptionalText = None, game: OptionalGame = None
) -> None:
    """Answer a question from the rules of the game that is named, else of the one in the channel, else of all games.

    Rules in play at the table of the channel come first. Without a question it shows how to play.
    """
    here = await desk.tables.at(request.place.channel)
    if here is not None and game not in (None, here.game.id):
        here = None
    named = [here.game.id] if here is not None else [game] if game else [*desk.games]
    if words is None:
        if len(named) == 1 and named[0] in desk.games:
            await _show_lesson(desk, request, desk.games[named[0]], here)
        else:
            await request.answer(
                Page(text(request.words.key("rules-which")), *rows(lesson_buttons(desk, request)))
            )
        return
    await request.defer()
    about = [desk.games[each] for each in named if each in desk.games]
    things = tuple(_named_in(request.words, about, words))
    found = await asyncio.to_thread(_answer, request.words, named, words, here, things)
    await request.answer(Page(text(found)))


@button("lesson")
async def show_lesson(desk: Desk, request: Request, custom_id: CustomId) -> None:
    """Show how to play the game of a table in a minute, and what the signs at this table mean."""
    table = await desk.tables.table(custom_id.table)
    await _show_lesson(desk, request, table.game, table)


@button("special")
async def show_special(desk: Desk, request: Request, custom_id: CustomId) -> None:
    """Show the rules that are special at a table, as they stand on its first card, and as they are written."""
    table = await desk.tables.table(custom_id.table)
    said = [*special_rules_told(request.words, table.game, *_played(table))]
    await request.answer(Page(*said) if said else Page(text(request.words.key("rules-nothing-special"))))


@button("lessonof")
async def show_lesson_of(desk: Desk, request: Request, custom_id: CustomId) -> None:
    """Show how to play a game that nobody has opened yet, by its id; the games there are may have changed since."""
    if custom_id.path in desk.games:
        await _show_lesson(desk, request, desk.games[custom_id.path], None)
    else:
        await request.tell("rules-none-written")


def lesson_buttons(desk: Desk, request: Request) -> list[PersistentItem]:
    """Return a button for each game that shows how to play it in a minute."""
    return [
        button_to(CustomId(0, 0, "lessonof", game_id), request.words.key(game_id), Style.primary)
        for game_id in desk.games
    ]


async def _show_lesson(desk: Desk, request: Request, game: Game[Any, Any], table: Table | None) -> None:
    await request.defer()
    options, seats = _played(table) if table is not None else (game.Options(), max(game.seats))
    try:
        shown = await desk.pool.draw(lesson, game.id, taught(game, options, seats), request.language)
    except FileNotFoundError:
        await request.tell("rules-none-written")
        return
    picture = PictureFile("lesson.png", shown)
    ask = request.words.key("rules-ask", command=request.words.key("command-rules"))
    learn = begin_button(game, request.words)
    special = special_rules_told(request.words, game, options, seats) if table is not None else ()
    below = [*special, text(f"-# {ask}"), *(rows([learn]) if learn else ())]
    title = request.words.key("rules-lesson", game=request.words.key(game.id))
    await request.answer(Page(text(f"### {title}"), gallery(picture), *below), [picture])


def special_rules_told(
    spoken: Words, game: Game[Any, Any], options: TableOptions, seats: int
) -> Iterable[ui.TextDisplay[Any]]:
    """Yield the rules in play at a table beside the usual ones, in short and then as they are written, where there are any."""
    lines = [f"- {spoken.say(each)}" for each in game.telling.special(options, seats)]
    lines += [f"-# {_line(spoken, each)}" for each in game.telling.special_rules(options, seats)]
    if lines:
        yield text("\n".join((f"**{spoken.key('rules-special')}**", *lines)), SPECIAL)


def _played(table: Table) -> tuple[TableOptions, int]:
    """Return the options of a table, and how many play: in a lobby as many as may sit down."""
    return table.options, table.seats


def _answer(
    spoken: Words, game_ids: Sequence[str], question: str, table: Table | None, named: Sequence[NamedThing]
) -> str:
    """Return the rules that answer best, each with its id, and how their part of the rules begins.

    What is said of the things that the question names stands first. With it stands the rule that answers what is asked of them, and those
    that they are about; where no more is said than their names, only these.
    """
    entries = {entry.id: entry for game_id in game_ids for entry in _written(game_id)}
    if not entries:
        return spoken.key("rules-none-written")
    played = [entry_id for entry_id in entries if table is None or _is_in_play(table, entry_id)]
    if listed := with_prefix(played, question):
        return _listed(spoken, listed)
    index = _index(spoken.language, tuple(game_ids))
    if named:
        return clip("\n".join(_of_things(spoken, index, question, {*played}, named)), RULES)
    found = index.best(question, BEST, {*played})
    if not found:
        return spoken.key("rules-none-match", words=escaped(clip(question, ECHO)))
    first = next(entry for entry in entries.values() if entry.group == entries[found[0]].group)
    lines = list(_under_headings(spoken, [entries[each] for each in found]))
    if first.id not in found:
        lines.append(spoken.key("rules-section", rule=spoken.rule(first.id)))
    return "\n".join(lines)


def _of_things(
    spoken: Words, index: RuleIndex, question: str, played: Collection[str], things: Sequence[NamedThing]
) -> Iterator[str]:
    """Yield what is said of the things that a question names, and the rules that belong to it."""
    for thing in things:
        yield f"**{spoken.say(thing.name)}**"
        yield from (f"- {spoken.say(line)}" for line in thing.lines)
    of_each = [[each for each in thing.rules if each in played] for thing in things]
    about = [rule for rules in of_each for rule in rules[: MOST_ABOUT if len(things) == 1 else 1]]
    more = _language(spoken).beside(question, [spoken.say(thing.name) for thing in things])
    asked = index.best(more or question, 1, played) if more or not about else []
    yield from (_line(spoken, each) for each in dict.fromkeys((*asked, *about)))


def _under_headings(spoken: Words, found: Iterable[RuleEntry]) -> Iterator[str]:
    """Yield the line of each rule, and the head of its section before the first that stands in it."""
    for group, rules in groupby(found, lambda entry: entry.group):
        yield f"**{_heading(spoken, group) or group}**"
        yield from (_line(spoken, entry.id) for entry in rules)


def _is_in_play(table: Table, rule_id: str) -> bool:
    return table.game.telling.in_play(*_played(table), rule_id)


def _listed(spoken: Words, ids: Iterable[str]) -> str:
    return clip("\n".join(_line(spoken, entry_id) for entry_id in ids), RULES)


def _line(spoken: Words, rule_id: str) -> str:
    return f"**{rule_id}** {spoken.rule(rule_id)}"


@cache
def _index(language: str, game_ids: tuple[str, ...]) -> RuleIndex:
    """Return the rules of these games in a language, ready to be asked."""
    spoken = words(language)
    entries = {
        entry.id: SearchedRule(_heading(spoken, entry.group), spoken.rule(entry.id))
        for each in game_ids
        for entry in _written(each)
    }
    known = (
        Asked(wording, question.rules)
        for each in game_ids
        for question in known_questions(each)
        for wording in question.asked.get(language, ())
    )
    return RuleIndex(_language(spoken), entries, known)


def _language(spoken: Words) -> Language:
    return Language.read(*(spoken.key(f"rules-{part}") for part in ("stemmer", "synonyms", "empty")))


def _named_in(spoken: Words, about: Iterable[Game[Any, Any]], question: str) -> Iterator[NamedThing]:
    """Yield each thing of these games that the question names."""
    for game in about:
        names, things = _names(spoken.language, game)
        yield from (things[name] for name in names.named_in(question)[:BEST])


@cache
def _names(language: str, game: Game[Any, Any]) -> tuple[NameIndex, Mapping[str, NamedThing]]:
    """Return the things of a game that have names, ready to be asked for, and by their names."""
    spoken = words(language)
    things = {spoken.say(each.name): each for each in game.telling.named()}
    return NameIndex(_language(spoken), things), things


def _heading(spoken: Words, group: str) -> str:
    """Return the head of a section of the rules; empty where it has none."""
    return spoken.key(group) if spoken.has(group) else ""


def _written(game_id: str) -> Sequence[RuleEntry]:
    """Return the rules of a game; () where it has no ledger."""
    try:
        return ledger(game_id)
    except FileNotFoundError:
        return ()
