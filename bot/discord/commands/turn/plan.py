"""/plan: the moves everybody means to make, where all play together. Open to all at the table, and binding nobody."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from bot.discord.cards.table_card import escaped_names
from bot.discord.commands.desk import Desk, begun
from bot.discord.commands.registry import button, command
from bot.discord.delivery.answer import tell_request
from bot.discord.delivery.request import Request
from bot.discord.ui.components import Page, button_to, rows, text
from bot.discord.ui.custom_id import CustomId
from bot.tables import Table
from bot.tables.model.errors import NotTogether
from bot.tables.requests.whatif import NoTrial
from bot.tables.steps.guards import plays_together
from bot.tables.steps.seats import movers
from words.catalogue import Words, words

BOARD = 3000
"""Maximum characters of all plans together."""


@command("plan")
async def show_plans(desk: Desk, request: Request) -> None:
    """Show the plan board privately, with a button that shows it to everybody."""
    table = begun(await desk.table_here(request))
    if not plays_together(table):
        raise NotTogether
    if any(chair.computer for chair in table.awaiting):
        await request.defer()
    speech, seat = request.words, table.seat_of(request.person.id)
    ops = ["planpost"]
    if any(plan.seat == seat for plan in await desk.tables.whatif.plans(table.id)):
        ops.append("plandrop")
    if table.vote is None and seat in movers(table) and any(chair.computer for chair in table.chairs):
        ops.append("planwait")
    buttons = [button_to(CustomId(table.id, 0, op), speech.key(f"button-{op}")) for op in ops]
    board = await _board(desk, table, speech)
    await request.answer(Page(text(f"{board}\n{speech.key('plan-how')}", BOARD), *rows(buttons)))


@button("planpost")
async def post_plans(desk: Desk, request: Request, custom_id: CustomId) -> None:
    """Show the plan board to everybody, in the language of the table, and notify nobody."""
    table = await desk.begun_table(request, custom_id)
    board = await _board(desk, table, words(table.language))
    await request.answer_publicly(Page(text(board, BOARD)))


@button("plandrop")
async def drop_plan(desk: Desk, request: Request, custom_id: CustomId) -> None:
    """Withdraw the person's plan; the copy of the table stays. Where both are gone, what was asked for is done."""
    with suppress(NoTrial):
        await desk.tables.whatif.withdraw(custom_id.table, request.person.id)
    await request.tell("plan-dropped")


@button("planwait")
async def ask_computers_to_wait(desk: Desk, request: Request, custom_id: CustomId) -> None:
    """Let computer players move from now on only when nobody else is waited for. Raises NoComputers, NotTogether, VoteOpen."""
    table = await desk.tables.table(custom_id.table)
    change = await desk.tables.votes.ask_to_wait(table.id, request.person, request.id)
    await tell_request(desk.poster, request, table, change, "plan-waits")


async def _board(desk: Desk, table: Table, speech: Words) -> str:
    plans = {plan.seat: plan for plan in await desk.tables.whatif.plans(table.id)}
    meant = await desk.tables.intentions(table)
    people = escaped_names(table)

    def lines() -> Iterator[str]:
        yield f"### {speech.key('plan-board')}"
        for chair in table.chairs:
            plan = plans.get(chair.seat)
            own = meant.get(chair.seat)
            if own is not None and own.moves:
                said = " → ".join(speech.say(move, people) for move in own.moves)
                yield speech.key("plan-of-computer", who=people[chair.seat], moves=said)
                yield from (f"-# {speech.say(text, people)}" for text in own.comes)
            elif plan is None:
                yield speech.key("plan-none", who=people[chair.seat])
            elif not plan.moves:
                yield speech.key("plan-over", who=people[chair.seat])
            else:
                said = " → ".join(speech.say(move, people) for move in plan.moves)
                key = "plan-of-earlier" if plan.is_behind else "plan-of"
                yield speech.key(key, who=people[chair.seat], moves=said)
        if plans and meant:
            yield speech.key("plan-counted-on")

    return "\n".join(lines())
