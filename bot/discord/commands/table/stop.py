"""/stop, for those who manage a server: the end of a game or a lobby of others."""

from __future__ import annotations

from bot.discord.cards.table_card import News
from bot.discord.commands.desk import Desk
from bot.discord.commands.registry import button, command
from bot.discord.commands.settings.permissions import may_stop
from bot.discord.commands.table.votes import replaced, what_it_costs
from bot.discord.delivery.answer import answer_of_saved, tell_request
from bot.discord.delivery.request import Request
from bot.discord.ui.components import Page, PersistentItem, Style, button_to, text
from bot.discord.ui.confirm import confirm
from bot.discord.ui.custom_id import CustomId
from bot.tables import Chair, Table
from bot.tables.model.errors import IsOver
from bot.tables.requests.guild_settings import MayNotStop
from engine.text import Seat

MOST = 12
"""Maximum number of buttons for people who are waited for."""


@command("stop")
async def ask_to_stop(desk: Desk, request: Request) -> None:
    """Ask whether to stop the game or the lobby, and say what would end. Raises MayNotStop, NoTable, IsOver."""
    table = await desk.table_here(request)
    if not table.live:
        raise IsOver
    await _check_rights(desk, request)
    stop = button_to(CustomId(table.id, 0, "stopped"), request.words.key("button-stop"), Style.danger)
    less = [button for chair in table.awaiting if chair.mover for button in _less(table, chair, request)]
    preview = request.words.key("server-stop-preview", game=request.words.key(table.game.id))
    costs = await what_it_costs(desk, request, table) if less else []
    await request.answer(confirm(request.words, [stop, *less[:MOST]], preview, *costs, table=table.id))


@button("stopped")
async def stop(desk: Desk, request: Request, custom_id: CustomId) -> None:
    await _check_rights(desk, request)
    change = await desk.tables.guilds.stop(custom_id.table, request.id)
    answered = await answer_of_saved(request, Page(text(request.words.key("server-stopped"))))
    if change.table.match is None:
        await desk.poster.refresh(change.table.id)
    elif not change.repeated:
        await desk.poster.tell(change.table.id, News(change.told), answered)


@button("extend")
async def extend(desk: Desk, request: Request, custom_id: CustomId) -> None:
    await _check_rights(desk, request)
    before = await desk.tables.table(custom_id.table)
    change = await desk.tables.guilds.extend(before.id, Seat(int(custom_id.path)), request.id)
    await tell_request(desk.poster, request, before, change, "server-extended")


@button("takeout")
async def take_out(desk: Desk, request: Request, custom_id: CustomId) -> None:
    await _check_rights(desk, request)
    before = await desk.tables.table(custom_id.table)
    seat = Seat(int(custom_id.path))
    costs_game = await desk.tables.votes.costs_game(before.id)
    change = await desk.tables.guilds.take_out(before.id, seat, request.id)
    told = replaced(change.table, seat, costs_game=costs_game)
    await tell_request(desk.poster, request, before, change, told)


def _less(table: Table, chair: Chair, request: Request) -> list[PersistentItem]:
    """Return the buttons for what helps where the game should go on: more time for somebody, or a computer player in their place."""
    path, speech = str(chair.seat), request.words
    found = [
        button_to(CustomId(table.id, 0, "takeout", path), speech.key("button-stand-in-for", who=chair.name))
    ]
    if chair.clock.deadline is not None:
        more = speech.key("button-extend", who=chair.name)
        found.insert(0, button_to(CustomId(table.id, 0, "extend", path), more))
    return found


async def _check_rights(desk: Desk, request: Request) -> None:
    if not await may_stop(desk, request):
        raise MayNotStop
