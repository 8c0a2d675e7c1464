"""What people do in a lobby: by buttons on its card, which changes in place, or by commands, which post it anew."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence

from bot.discord.cards import lobby_card, options_form
from bot.discord.cards.table_card import News, awaited
from bot.discord.commands import guild_settings
from bot.discord.commands.desk import Desk
from bot.discord.delivery.request import Caller
from bot.discord.ui.components import Page, Style, button, rows, text
from bot.discord.ui.trail import Mark
from bot.tables import Change, Person, Table, Tables

Request = Callable[[Tables, int, Person, int], Awaitable[Change]]

REQUESTS: Mapping[str, Request] = {
    "join": Tables.join,
    "leave": Tables.leave,
    "unrobot": Tables.remove_computer,
}


async def open_table(desk: Desk, caller: Caller, game_id: str | None, seats: int | None) -> None:
    """Opens a lobby in the channel; where there are several games and none is named, asks which."""
    await guild_settings.check_opening(desk, caller)
    if game_id is None and len(desk.games) > 1:
        found = [
            button(Mark(0, seats or 0, "open", name), caller.words.key(name), Style.primary)
            for name in desk.games
        ]
        await caller.answer(Page(text(caller.words.key("play-which")), *rows(found[:25])))
        return
    name = game_id or next(iter(desk.games))
    language = await guild_settings.language_here(desk, caller)
    change = await desk.tables.open(caller.place, caller.person, name, {}, seats, language, caller.id)
    await desk.posting.answer(change.table.id, caller)


async def by_command(desk: Desk, caller: Caller, what: str) -> None:
    """/join and /leave."""
    table = await desk.here(caller)
    await REQUESTS[what](desk.tables, table.id, caller.person, caller.id)
    await desk.posting.answer(table.id, caller)


async def by_press(desk: Desk, caller: Caller, mark: Mark, picked: Sequence[str]) -> None:
    """A button or menu of the lobby card or of the host's panel. An older one will do: nobody sits down twice."""
    await _asked(desk, caller, mark, picked)
    if caller.is_on_private:
        table = await desk.tables.table(mark.table)
        await caller.answer(lobby_card.panel(table, caller.words, caller.words.key("lobby-changed")))
        await desk.posting.refresh(mark.table)
    else:
        await desk.posting.change(mark.table, caller)


async def show_options(desk: Desk, caller: Caller, mark: Mark) -> None:
    """All options, privately. Raises OnlyHost, HasStarted, IsOver."""
    table = await desk.tables.table(mark.table)
    desk.tables.may_configure(table, caller.person)
    await caller.answer(lobby_card.panel(table, caller.words))


async def start(desk: Desk, caller: Caller, table_id: int | None) -> None:
    """Begins the game. From the lobby card that card stays as a list of who plays."""
    table = await desk.here(caller) if table_id is None else await desk.tables.table(table_id)
    await caller.defer()
    change = await desk.tables.start(table.id, caller.person, caller.id)
    pings = awaited(change.table) - {caller.person.id}
    news = News(change.told, pings, started=True)
    await desk.done(caller, change.table, caller.words.key("start-done"), news)


async def _asked(desk: Desk, caller: Caller, mark: Mark, picked: Sequence[str]) -> Change:
    tables, table, person, key = desk.tables, mark.table, caller.person, caller.id
    if mark.op in REQUESTS:
        return await REQUESTS[mark.op](tables, table, person, key)
    if mark.op == "cancel":
        in_charge = await guild_settings.may_stop(desk, caller)
        return await tables.cancel(table, person, key, in_charge=in_charge)
    if mark.op == "robot":
        return await tables.add_computer(table, person, picked[0], key)
    if mark.op == "seats":
        return await tables.configure(table, person, key, seats=int(picked[0]))
    if mark.op == "language":
        return await tables.configure(table, person, key, language=picked[0])
    if mark.op == "pace":
        return await tables.configure(table, person, key, pace=picked[0])
    if mark.op == "deadline":
        return await tables.configure(table, person, key, at_deadline=picked[0])
    chosen = _chosen(await tables.table(table), mark, picked)
    return await tables.configure(table, person, key, options=chosen)


def _chosen(table: Table, mark: Mark, picked: Sequence[str]) -> dict[str, object]:
    """The options that a preset, the switches or one menu stand for."""
    game = table.game
    if mark.op == "switch":
        return options_form.switched(game, picked)
    if mark.op == "set":
        return {mark.path: options_form.chosen(game, mark.path, picked[0])}
    return {} if picked[0] == options_form.CUSTOM else options_form.of_preset(game, picked[0])
