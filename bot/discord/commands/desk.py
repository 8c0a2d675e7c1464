"""What people can do at a table, as one object that commands and presses share. It holds no state of any game."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Mapping, Sequence
from typing import Any

import discord

from bot.discord.cards import lobby_card
from bot.discord.cards.move_picker import Chooser, is_bare
from bot.discord.cards.table_card import News, awaited, sentences, spoken
from bot.discord.commands import help as help_command
from bot.discord.commands import look
from bot.discord.delivery import welcome_back
from bot.discord.delivery.card_poster import Posting
from bot.discord.delivery.error_replies import lacking
from bot.discord.delivery.film_worker import Cinema
from bot.discord.delivery.request import Caller
from bot.discord.ui import trail as choices
from bot.discord.ui.components import Page, Shown, Style, button, rows, text
from bot.discord.ui.render_pool import Pool
from bot.discord.ui.trail import Mark, Trail
from bot.discord.ui.transport import UNDELIVERED
from bot.tables import Change, Status, Table, Tables
from bot.tables.model.errors import HasNotStarted, IsOver, IsPaused, NoTable, NotSeated
from engine.action import Value, field_names
from engine.errors import Illegal, Malformed, Refused, Stale
from engine.game import Game
from engine.text import Who, say

log = logging.getLogger(__name__)

QUICK = 0.3
"""Seconds in which a move is usually saved, so that its answer needs no "thinking…" first; Discord waits for three."""


class Desk:
    """Answers callers."""

    def __init__(
        self, client: discord.Client, tables: Tables, pool: Pool, games: Mapping[str, Game[Any, Any]]
    ) -> None:
        self.tables = tables
        self.pool = pool
        self.cinema = Cinema()
        self.games = games
        self.posting = Posting(client, tables, pool, lobby_card.card)

    async def here(self, caller: Caller) -> Table:
        """The table of the caller's channel. Raises NoTable."""
        table = await self.tables.at(caller.place.channel)
        if table is None:
            raise NoTable
        caller.table = table.id
        return table

    async def playing(self, caller: Caller) -> Table:
        """The table of the caller's channel, being played. Raises NoTable, HasNotStarted, IsOver."""
        return _playing(await self.here(caller))

    async def current(self, caller: Caller, mark: Mark) -> Table:
        """The table a mark speaks of, if the caller is still asked the same there. Raises Stale, HasNotStarted, IsOver."""
        table = _playing(await self.tables.table(mark.table))
        if not table.is_current(mark.moment, caller.person.id):
            raise Stale(say("refusal-stale"))
        return table

    async def act(self, caller: Caller, table: Table, action: object) -> None:
        """Plays an action, tells its player privately and everybody with a new card."""
        act = self.tables.act(table.id, caller.person, action, caller.id, table.moment)
        change = await meanwhile(caller, act)
        await self.tell(
            caller, change, awaited(table), also=await welcome_back.lines(self.tables, caller, table, change)
        )

    async def typed(self, caller: Caller, game_id: str, verb: str, given: Mapping[str, str]) -> None:
        """A slash action: played where the fields name one legal action, else asked on from where they lead."""
        table = await self.playing(caller)
        if table.game.id != game_id:
            raise Refused(say("refusal-other-game", game=say(table.game.id)))
        chooser = Chooser(table, caller.person.id, caller.words)
        if not chooser.legal:
            raise _not_now(table, caller)
        trail, read = choices.aim(chooser.legal, verb, given, chooser.name)
        action = choices.whole(chooser.legal, trail) if read else None
        if action is None and not read:
            action = _as_typed(table.game, verb, given)
        if action is None:
            await caller.answer(chooser.at(trail))
        else:
            await self.act(caller, table, action)

    async def suggestions(
        self, caller: Caller, game_id: str, verb: str, given: Mapping[str, str], field: str, typed: str
    ) -> tuple[tuple[Value, str], ...]:
        """What a field can hold after the fields before it; () for whoever cannot play this now."""
        table = await self.tables.at(caller.place.channel)
        if table is None or table.status is not Status.PLAYING or table.game.id != game_id:
            return ()
        chooser = Chooser(table, caller.person.id, caller.words)
        trail = Trail(verb)
        for name in field_names(table.game.grammar.verbs[verb]):
            options = [(value, chooser.name(trail, value)) for value in choices.ahead(chooser.legal, trail)]
            if name == field:
                return choices.offers(typed, options)
            earlier = given.get(name, "")
            fitting = [value for value, label in options if choices.meant(earlier, value, label)]
            if not fitting and not earlier:
                fitting = [value for value, _ in options if value is None or len(options) == 1]
            if not fitting:
                return ()
            trail = trail.then(fitting[0])
        return ()

    async def moves(self, caller: Caller, table: Table) -> None:
        """One's own legal moves. Raises NotSeated, and Illegal where it is not the caller's turn."""
        chooser = Chooser(table, caller.person.id, caller.words)
        if not chooser.legal:
            raise _not_now(table, caller)
        await caller.answer(chooser.root())

    async def step(self, caller: Caller, mark: Mark, picked: Sequence[str] = ()) -> None:
        """Goes on in the chooser: one field further, or a verb that has none, which is played."""
        table = await self.current(caller, mark)
        chooser = Chooser(table, caller.person.id, caller.words)
        if not chooser.legal:
            raise _not_now(table, caller)
        trail = choices.read_trail(chooser.legal, mark.path, picked)
        if trail is None:
            await caller.answer(chooser.root(caller.words.key("refusal-not-among")))
        elif is_bare(table, trail.verb):
            await self.act(caller, table, choices.whole(chooser.legal, trail))
        else:
            await caller.answer(chooser.at(trail, mark.page))

    async def confirmed(self, caller: Caller, mark: Mark) -> None:
        """Plays what was previewed."""
        table = await self.current(caller, mark)
        legal = table.legal(caller.person.id)
        trail = choices.read_trail(legal, mark.path)
        action = choices.whole(legal, trail) if trail else None
        if action is None:
            raise _not_now(table, caller)
        await self.act(caller, table, action)

    async def board(self, caller: Caller, *, private: bool, words: bool) -> None:
        """The card again for everybody, or the table for the caller alone, drawn or in words."""
        table = await self.here(caller)
        if words:
            await look.in_words(caller, _begun(table), self.pool)
        elif private:
            await caller.defer()
            await look.at_board(caller, _begun(table), self.pool)
        else:
            await caller.tell("board-posted")
            await self.posting.show(table, caller)

    async def hand(self, caller: Caller) -> None:
        await look.at_hand(caller, _begun(await self.here(caller)), self.pool)

    async def scores(self, caller: Caller) -> None:
        await look.at_scores(caller, _begun(await self.here(caller)), self.pool)

    async def rules(self, caller: Caller, wanted: str, game_id: str | None) -> None:
        """Of the game named, else of the one in the channel, else of all; of the one here the rules in play."""
        here = await self.tables.at(caller.place.channel)
        if here is not None and game_id in (None, here.game.id):
            found = look.rules(caller.words, [here.game.id], wanted, here)
        else:
            found = look.rules(caller.words, [game_id] if game_id else self.games, wanted)
        await caller.answer(Page(text(found)))

    async def help(self, caller: Caller) -> None:
        await help_command.help_with(caller, await self.tables.at(caller.place.channel))

    async def tell(
        self,
        caller: Caller,
        change: Change,
        before: frozenset[int],
        done: str = "move-done",
        also: Sequence[str] = (),
    ) -> None:
        """The private answer first, for it may hold what only the caller may read, with what is `also` to be said; then the card.

        Who is still to move goes on in the private answer, and the card changes in place until the turn is over.
        """
        table = change.table
        seat = table.seat_of(caller.person.id)
        told = [t for t in change.told if t.seat == seat]
        own = [line for t in told for line in sentences(t, caller.words, spoken(table), seat)]
        lines = [*also, *(f"- {line}" for line in own)] or [caller.words.key(done)]
        if lack := lacking(caller):
            lines.append(lack)
        goes_on = caller.person.id in before and awaited(table) == before and len(told) == len(change.told)
        news = News(change.told, awaited(table) - before - {caller.person.id}, in_turn=goes_on)
        await self.done(caller, table, "\n".join(lines), None if change.repeated else news)

    async def done(self, caller: Caller, table: Table, sentence: str, news: News | None) -> None:
        """Answers privately, with the next moves for who is to move, and then tells everybody.

        That must not fail because the answer could not be given.
        """
        page = Page(text(sentence))
        if caller.person.id in awaited(table):
            page = Chooser(table, caller.person.id, caller.words).root(sentence)
        await self.deliver(caller, table, page, news)

    async def deliver(
        self, caller: Caller, table: Table, page: Page, news: News | None, pictures: Sequence[Shown] = ()
    ) -> None:
        """The same with any page."""
        try:
            await caller.answer(page, pictures)
        except UNDELIVERED as error:
            log.warning("an answer could not be given: %s", error)
            if news is not None:
                await self.posting.tell(table.id, news)
            return
        if news is not None:
            await self.posting.tell(table.id, news, caller)


async def meanwhile(caller: Caller, work: Coroutine[Any, Any, Change]) -> Change:
    """Does the work; where that takes longer, Discord is told meanwhile that it is under way.

    Where that could not be told, the work is done all the same.
    """
    task = asyncio.ensure_future(work)
    await asyncio.wait({task}, timeout=QUICK)
    if not task.done():
        try:
            await caller.defer()
        except UNDELIVERED as error:
            log.warning("an interaction could not be deferred: %s", error)
    return await task


def sure(caller: Caller, table: Table, sentence: str, op: str, label: str) -> Page:
    """A question with a way to go through with it and a way out."""
    yes = button(Mark(table.id, table.moment, op), caller.words.key(label), Style.danger)
    no = button(Mark(table.id, table.moment, "close"), caller.words.key("button-close"))
    return Page(text(sentence), *rows([yes, no]))


def _begun(table: Table) -> Table:
    if table.match is None:
        raise HasNotStarted
    return table


def _playing(table: Table) -> Table:
    _begun(table)
    if table.status is Status.PAUSED:
        raise IsPaused
    if table.status is not Status.PLAYING:
        raise IsOver
    return table


def _not_now(table: Table, caller: Caller) -> Exception:
    if table.seat_of(caller.person.id) is None:
        return NotSeated()
    waiting = tuple(Who(chair.seat) for chair in table.awaiting)
    return Illegal(say("illegal-not-your-turn", waiting=waiting))


def _as_typed(game: Game[Any, Any], verb: str, given: Mapping[str, str]) -> object:
    """The action as it was typed, legal or not, so that the rules can say what is wrong with it. Raises Malformed."""
    for field, typed in given.items():
        if len(typed.split()) > 1:
            raise Malformed(say("malformed-field", verb=verb, field=field))
    return game.grammar.read(" ".join([verb, *_words(game, verb, given)]))


def _words(game: Game[Any, Any], verb: str, given: Mapping[str, str]) -> list[str]:
    return [given.get(name) or "-" for name in field_names(game.grammar.verbs[verb])]
