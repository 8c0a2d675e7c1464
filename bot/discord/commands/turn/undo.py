"""/undo: alone back to the last thing that came to light, and beyond that with everybody's consent."""

from __future__ import annotations

from bot.discord.cards.table_card import awaited, escaped_names, latest, sentences
from bot.discord.commands.desk import Desk
from bot.discord.commands.registry import button, command
from bot.discord.delivery.answer import tell_moves, tell_request
from bot.discord.delivery.request import Request
from bot.discord.ui.components import Style, button_to
from bot.discord.ui.confirm import confirm
from bot.discord.ui.custom_id import CustomId
from bot.tables import Table
from bot.tables.steps.seats import movers
from engine.errors import Sealed, Stale
from engine.text import say

TOLD = 1500
"""Maximum characters of the moves that would be taken back."""


@command("undo")
@button("undo")
async def ask_to_undo(desk: Desk, request: Request, custom_id: CustomId | None = None) -> None:
    """Ask whether to undo, and say what that would take back; beyond one's own turn, offer to ask the others.

    Raises Sealed, NotSeated, StoodIn.
    """
    if custom_id is None:
        table = await desk.playing_here(request)
    else:
        table = await desk.unchanged_table(request, custom_id)
    try:
        steps = desk.tables.undoable(table, request.person.id)
    except Sealed as sealed:
        await _offer_to_ask(desk, request, table, sealed)
        return
    people = escaped_names(table)
    lines = [f"- {request.words.say(step, people)}" for step in steps]
    question = "\n".join([request.words.key("undo-preview", count=len(steps)), *lines])
    answer = CustomId(table.id, table.moment, "undone")
    yes = button_to(answer, request.words.key("button-undo"), Style.danger)
    await request.answer(confirm(request.words, [yes], question, table=table.id))


@button("undone")
async def undo(desk: Desk, request: Request, custom_id: CustomId) -> None:
    table = await desk.unchanged_table(request, custom_id)
    change = await desk.tables.undo(table.id, request.person, request.id)
    await tell_moves(desk.poster, request, change, awaited(table), "undo-done")


@button("askundo")
async def ask_others(desk: Desk, request: Request, custom_id: CustomId) -> None:
    """Ask the others for what was previewed. Raises Stale where anything has happened since, for then it would be something else."""
    table = await desk.tables.table(custom_id.table)
    if table.moment != custom_id.moment:
        raise Stale(say("refusal-stale"))
    await request.defer()
    change = await desk.tables.votes.ask_undo(table.id, request.person, request.id)
    key = "ask-done" if change.table.vote else "undo-done"
    await tell_request(desk.poster, request, table, change, key)


async def _offer_to_ask(desk: Desk, request: Request, table: Table, sealed: Sealed) -> None:
    """Say why the person cannot undo alone, and what they could with everybody's consent, as far as they may read it."""
    await request.defer()
    back = await desk.tables.votes.revocable(table, request.person.id)
    seat, people = table.seat_of(request.person.id), escaped_names(table)
    said = [line for told in back.moves for line in sentences(told, request.words, people, seat)]
    alone = movers(table) == (seat,)
    parts = [
        request.words.say(sealed.text, people),
        request.words.key("revoke-preview-alone" if alone else "revoke-preview", count=len(back.moves)),
        latest([f"- {line}" for line in said], TOLD, "- …"),
    ]
    label = request.words.key("button-undo" if alone else "button-ask")
    yes = button_to(CustomId(table.id, table.moment, "askundo"), label, Style.danger)
    await request.answer(confirm(request.words, [yes], "\n".join(parts), table=table.id))
