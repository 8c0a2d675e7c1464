"""Moves: typed as a slash command, or chosen from the private pages of one's legal moves."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Hashable, Mapping, Sequence
from dataclasses import replace
from functools import partial, wraps
from typing import Any, TypeAlias

from bot.discord.cards import choice_map
from bot.discord.cards.move_picker import MovePicker
from bot.discord.cards.table_card import awaited
from bot.discord.commands.desk import Desk
from bot.discord.commands.registry import button, select
from bot.discord.delivery.answer import tell_moves
from bot.discord.delivery.notices import welcome_back
from bot.discord.delivery.notices.tips import tip
from bot.discord.delivery.open_pages import put_aside
from bot.discord.delivery.request import Request
from bot.discord.ui.components import Page, PictureFile, text
from bot.discord.ui.custom_id import CustomId
from bot.discord.ui.trail import (
    Trail,
    follow_typed,
    is_meant,
    marked,
    matching,
    next_values,
    read_trail,
    skip_forced,
    whole_action,
)
from bot.tables import Change, Status, Table
from bot.tables.model.errors import NotSeated
from engine.action import Value, field_names, values, verb_of
from engine.errors import Illegal, Malformed, Refused
from engine.game import Game
from engine.text import Who, say

Press: TypeAlias = Callable[..., Awaitable[None]]


@button("moves")
async def show_moves(desk: Desk, request: Request, custom_id: CustomId) -> None:
    """Show the person's own legal moves. Raises NotSeated, and Illegal where it is not the person's turn."""
    table = await desk.unchanged_table(request, custom_id)
    await _show(desk, request, _picker(desk, table, request), above=await tip(desk.tables, request, table))


def _as_first_answered(answer: Press) -> Press:
    """Let a press that has made its move already be answered as it was then: the second of a double click is no new request."""

    @wraps(answer)
    async def answer_once(
        desk: Desk, request: Request, custom_id: CustomId, picked: Sequence[str] = ()
    ) -> None:
        press = _press(request, custom_id, picked)
        shown = await desk.presses.shown(press)
        if shown is None:
            try:
                await answer(desk, request, custom_id, picked)
            except Refused:
                shown = await desk.presses.shown(press)
                if shown is None:
                    raise
        if shown is not None:
            await request.answer(*shown)

    return answer_once


def _press(request: Request, custom_id: CustomId, picked: Sequence[str] = ()) -> Hashable:
    return request.person.id, custom_id, tuple(picked)


@button("step")
@select("pick")
@_as_first_answered
async def step(desk: Desk, request: Request, custom_id: CustomId, picked: Sequence[str] = ()) -> None:
    """Go one field further. A move of which all is chosen is made, unless it has to be looked at again."""
    table = await desk.unchanged_table(request, custom_id)
    picker = _picker(desk, table, request)
    trail = read_trail(picker.legal, custom_id.path, picked)
    if trail is None:
        await _show(desk, request, picker, above=request.words.key("refusal-not-among"))
    elif picker.is_chosen(trail) and not await _is_asked_again(desk, request, picker, trail):
        with desk.presses.making(_press(request, custom_id, picked), request):
            await _play(desk, request, table, whole_action(picker.legal, skip_forced(picker.legal, trail)))
    else:
        above = await tip(desk.tables, request, table)
        leads_to = None if picker.is_root(trail) and not custom_id.page else trail
        await _show(desk, request, picker, leads_to, 0 if picked else custom_id.page, above=above)


async def _is_asked_again(desk: Desk, request: Request, picker: MovePicker, trail: Trail) -> bool:
    """Return whether a chosen move is shown before it is made: because it is final, or because the person wants every move shown.

    One that leaves something undone is where it was pressed on a card for everybody, which does not say so.
    """
    if (await desk.tables.preferences.get(request.person.id)).confirms:
        return True
    action = whole_action(picker.legal, skip_forced(picker.legal, trail))
    if request.pressed_card is not None and picker.foresight.leaves(action):
        return True
    return await desk.pool.look_ahead(picker.foresight.is_asked_again, action)


@button("do")
@_as_first_answered
async def play_previewed(
    desk: Desk, request: Request, custom_id: CustomId, _picked: Sequence[str] = ()
) -> None:
    """Play the move that was previewed. Where others have made it impossible meanwhile, what is possible is shown."""
    table = await desk.unchanged_table(request, custom_id)
    picker = _picker(desk, table, request)
    trail = read_trail(picker.legal, custom_id.path)
    action = whole_action(picker.legal, trail) if trail else None
    if action is None:
        await _show(desk, request, picker, above=request.words.key("refusal-not-among"))
    else:
        with desk.presses.making(_press(request, custom_id), request):
            await _play(desk, request, table, action)


@button("several")
@select("together")
@_as_first_answered
async def play_together(
    desk: Desk, request: Request, custom_id: CustomId, picked: Sequence[str] = ()
) -> None:
    """Play several moves that were chosen by one press; whoever wants every move shown confirms them first."""
    if picked:
        custom_id = replace(custom_id, op="several", path=picked[0])
    table = await desk.unchanged_table(request, custom_id)
    picker = _picker(desk, table, request)
    marks = custom_id.path.split(" ")
    if marked(picker.legal, marks[0]) is None:
        await _show(desk, request, picker, above=request.words.key("refusal-not-among"))
        return
    if custom_id.page == 0 and (await desk.tables.preferences.get(request.person.id)).confirms:
        await desk.pool.look_ahead(picker.look_ahead, None)
        await request.answer(picker.together_preview(custom_id))
        return
    choose = [partial(_marked_action, request.person.id, mark) for mark in marks]
    with desk.presses.making(_press(request, custom_id), request):
        change = await desk.tables.act_together(
            table.id, request.person, choose, request.id, custom_id.moment
        )
        await _tell(desk, request, change, table)


def _marked_action(person: int, mark: str, table: Table) -> object:
    """Return the action of a person with this mark. Raises Illegal where it is not legal any more."""
    action = marked(table.legal(person), mark)
    if action is None:
        raise Illegal(say("refusal-not-among"))
    return action


@button("close")
async def close(desk: Desk, request: Request, custom_id: CustomId) -> None:
    """Replace the private pages, or a question, by a line that says they are closed."""
    desk.poster.pages.turn(request, custom_id.table, is_open=False)
    await request.answer(Page(text(request.words.key("chooser-closed"))))


async def play_typed(desk: Desk, request: Request, game_id: str, verb: str, given: Mapping[str, str]) -> None:
    """Play what was typed where the fields name one legal move; else ask on from where they lead."""
    table = await desk.playing_here(request)
    if table.game.id != game_id:
        raise Refused(say("refusal-other-game", game=say(table.game.id)))
    picker = _picker(desk, table, request)
    trail, is_read = follow_typed(picker.legal, verb, given, picker.said.name)
    action = whole_action(picker.legal, trail) if is_read else _as_typed(table.game, verb, given)
    if action is None:
        await _show(desk, request, picker, trail)
    elif action in picker.legal and await desk.pool.look_ahead(picker.foresight.ends_badly, action):
        await request.answer(picker.preview(Trail(verb_of(action), values(action)), action))
    else:
        await _play(desk, request, table, action)


async def suggest_values(
    desk: Desk, request: Request, game_id: str, verb: str, given: Mapping[str, str], field: str, typed: str
) -> tuple[tuple[Value, str], ...]:
    """Return the values a field can hold after the fields before it; () for whoever cannot play this now."""
    table = await desk.tables.at(request.place.channel)
    if table is None or table.status is not Status.PLAYING or table.game.id != game_id:
        return ()
    picker = MovePicker(table, request.person.id, request.words)
    trail = Trail(verb)
    for name in field_names(table.game.grammar.verbs[verb]):
        options = [(value, picker.said.name(trail, value)) for value in next_values(picker.legal, trail)]
        if name == field:
            return matching(typed, options)
        earlier = given.get(name, "")
        fitting = [value for value, label in options if is_meant(earlier, value, label)]
        if not fitting and not earlier:
            fitting = [value for value, _ in options if value is None or len(options) == 1]
        if not fitting:
            return ()
        trail = trail.then(fitting[0])
    return ()


async def _show(
    desk: Desk,
    request: Request,
    picker: MovePicker,
    trail: Trail | None = None,
    page: int = 0,
    above: str = "",
) -> None:
    """Show the root page, or that of a trail, with its map where there is one."""
    await desk.pool.look_ahead(picker.look_ahead, trail)

    def make(picture: PictureFile | None) -> Page:
        return picker.root(above, picture) if trail is None else picker.at(trail, page, above, picture)

    shown, picture = await choice_map.page_with_picture(desk.pool, picker, make, trail, page)
    older = desk.poster.pages.turn(request, picker.table.id)
    await request.answer(shown, [picture] if picture else [])
    await put_aside(older)


async def _play(desk: Desk, request: Request, table: Table, action: object) -> None:
    """Play an action; tell its player privately, and everybody with a new card."""
    change = await desk.tables.act(table.id, request.person, action, request.id, table.moment)
    await _tell(desk, request, change, table)


async def _tell(desk: Desk, request: Request, change: Change, table: Table) -> None:
    welcome = await welcome_back.lines(desk.tables, request, table, change)
    await tell_moves(desk.poster, request, change, awaited(table), also=welcome)


def _picker(desk: Desk, table: Table, request: Request) -> MovePicker:
    """Return the picker of the person's legal moves. Raises NotSeated or Illegal where there are none."""
    picker = MovePicker(table, request.person.id, request.words, emojis=desk.poster.emojis)
    if not picker.legal:
        raise _not_now(table, request)
    return picker


def _not_now(table: Table, request: Request) -> Exception:
    if table.seat_of(request.person.id) is None:
        return NotSeated()
    waiting = tuple(Who(chair.seat) for chair in table.awaiting)
    return Illegal(say("illegal-not-your-turn", waiting=waiting))


def _as_typed(game: Game[Any, Any], verb: str, given: Mapping[str, str]) -> object:
    """Return the action as it was typed, legal or not, so that the rules can say what is wrong with it. Raises Malformed."""
    for field, typed in given.items():
        if len(typed.split()) > 1:
            raise Malformed(say("malformed-field", verb=verb, field=field))
    fields = [given.get(name) or "-" for name in field_names(game.grammar.verbs[verb])]
    return game.grammar.read(" ".join([verb, *fields]))
