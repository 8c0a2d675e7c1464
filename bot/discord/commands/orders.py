"""/order: what to play when one's turn comes. All of it is private: no card, no suggestion and no log of others knows of an order."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Coroutine, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from discord import app_commands

from bot.discord.cards.move_picker import Chooser
from bot.discord.cards.table_card import News, awaited
from bot.discord.commands.desk import Desk
from bot.discord.commands.game_verbs import CHOICE
from bot.discord.commands.registry import Here, Words
from bot.discord.delivery.order_notices import about, news
from bot.discord.delivery.request import Caller
from bot.discord.ui import trail as choices
from bot.discord.ui.components import Option, Page, Press, Style, button, clip, menu, rows, text
from bot.discord.ui.trail import Mark, Trail
from bot.discord.ui.translate import named
from bot.tables import Status, Table
from bot.tables.model.errors import NotSeated
from bot.tables.orders import parser
from bot.tables.orders.keywords import folded, phrases
from bot.tables.orders.order import Order
from bot.tables.orders.plan import Otherwise, Plan, Step, Wanted
from bot.tables.orders.service import Given, NoOrder
from engine.action import to_text
from engine.text import Seat
from render.kit.text_limits import escaped
from render.words import Words as Speech

if TYPE_CHECKING:
    from bot.discord.client import Grovekeeper

log = logging.getLogger(__name__)

MOST_ITEMS = 10
"""Parts of a list of orders: five orders with their buttons."""
KIND = "order"
"""Stands before the ops of the chooser where it is about an order."""


def add(client: Grovekeeper) -> None:
    """Adds /order and its subcommands to the client's tree."""
    desk = client.desk

    async def give(interaction: Here, plan: Words = None) -> None:
        await client.answer(interaction, lambda caller: _give(desk, caller, plan))

    async def suggest(interaction: Here, typed: str) -> list[app_commands.Choice[str]]:
        try:
            found = await suggestions(desk, Caller(interaction), typed)
        except Exception:
            log.exception("no suggestions for an order")
            return []
        return [app_commands.Choice(name=clip(name, CHOICE), value=value) for value, name in found]

    async def list_(interaction: Here) -> None:
        await client.answer(interaction, lambda caller: _list(desk, caller))

    async def cancel(interaction: Here) -> None:
        await client.answer(interaction, lambda caller: _cancel(desk, caller))

    app_commands.rename(plan=named("command-order-give-plan"))(give)
    app_commands.describe(plan=named("command-order-give-plan-about"))(give)
    app_commands.autocomplete(plan=suggest)(give)
    group = app_commands.Group(
        name=named("command-order"),
        description=named("command-order-about"),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
    )
    subcommands: dict[str, Any] = {"give": give, "list": list_, "cancel": cancel}
    for name, callback in subcommands.items():
        key = f"command-order-{name}"
        made: app_commands.Command[Any, ..., Any] = app_commands.Command(
            name=named(key), description=named(f"{key}-about"), callback=callback
        )
        group.add_command(made)
    client.tree.add_command(group)


async def suggestions(desk: Desk, caller: Caller, typed: str) -> Sequence[tuple[str, str]]:
    """How a plan can go on: moves as they may be possible when it is the caller's turn. Each is the whole text so far, and its name."""
    table = await desk.tables.at(caller.place.channel)
    seat = table.seat_of(caller.person.id) if table else None
    if table is None or seat is None or table.status is not Status.PLAYING:
        return ()
    chooser = await _chooser(desk, caller, table, seat)
    before, begun = _parted(typed)
    labels = {to_text(action): chooser.label(action) for action in chooser.legal}
    spelled = {line: parser.move(line, table.game, caller.language) for line in labels}
    fitting = choices.offers(begun, [(line, f"{spelled[line]} {label}") for line, label in labels.items()])
    lines = [str(line) for line, _ in fitting]
    found = [(f"{before}{spelled[line]}", f"{before}{spelled[line]} · {labels[line]}") for line in lines]
    return [(value, name) for value, name in found if len(value) <= CHOICE]


def _parted(typed: str) -> tuple[str, str]:
    """What is written of a plan up to its last move, and the beginning of that move."""
    end = 0
    for found in re.finditer(r";\s*|\s+", typed):
        words = [folded(word.rstrip(",")) for word in typed[: found.start()].split()]
        is_else = any(tuple(words[-len(way) :]) == way for way in phrases("else"))
        if found.group().startswith(";") or is_else:
            end = found.end()
    return typed[:end], typed[end:]


async def _give(desk: Desk, caller: Caller, plan: str | None) -> None:
    table = await desk.playing(caller)
    if plan is None:
        await _choose(desk, caller, table)
        return
    await caller.defer()
    await _given(desk, caller, table, await desk.tables.orders.order(table.id, caller.person, plan))


async def _choose(desk: Desk, caller: Caller, table: Table, above: str = "") -> None:
    """The moves that may be possible at the caller's next turn, to pick one from."""
    chooser = await _chooser(desk, caller, table, _seat(caller, table))
    language = caller.words.key("order-language")
    if not chooser.legal:
        await caller.answer(Page(text(language)))
        return
    asked = "\n".join(part for part in (above, caller.words.key("order-pick")) if part)
    await caller.answer(Page(*chooser.root(asked).children, text(language)))


async def _chooser(desk: Desk, caller: Caller, table: Table, seat: Seat) -> Chooser:
    """The chooser over a table as it could be at that seat's next turn; the same at every press of one moment."""
    ahead = replace(table, match=await desk.tables.orders.ahead(table, seat), secret=b"", ask_moments=())
    return Chooser(ahead, caller.person.id, caller.words, KIND)


async def _root(desk: Desk, caller: Caller, mark: Mark, _: Sequence[str]) -> None:
    await _choose(desk, caller, await desk.tables.table(mark.table))


async def _step(desk: Desk, caller: Caller, mark: Mark, picked: Sequence[str]) -> None:
    """One field further, or the preview."""
    table = await desk.tables.table(mark.table)
    chooser = await _chooser(desk, caller, table, _seat(caller, table))
    is_current = mark.moment == table.moment
    trail = choices.read_trail(chooser.legal, mark.path, picked) if is_current else None
    if trail is None:
        await _choose(desk, caller, table, caller.words.key("refusal-stale"))
        return
    trail = choices.settled(chooser.legal, trail)
    action = choices.whole(chooser.legal, trail)
    if action is None:
        await caller.answer(chooser.at(trail, mark.page))
        return
    running = await desk.tables.orders.running(table.id, caller.person.id)
    await caller.answer(_preview(chooser, trail, action, running is not None))


def _preview(chooser: Chooser, trail: Trail, action: object, can_add: bool) -> Page:
    """What would be ordered, with what to do where it cannot be played."""
    words, table = chooser.words, chooser.table

    def mark(op: str) -> Mark:
        return Mark(table.id, table.moment, op, choices.write_trail(chooser.legal, trail))

    ways = [Option(each.value, words.key(f"order-otherwise-{each.value}")) for each in Otherwise]
    buttons = [button(mark("ordergive"), words.key("button-order-give"), Style.success)]
    if can_add:
        buttons.append(button(mark("orderadd"), words.key("button-order-add")))
    buttons += [
        button(Mark(table.id, table.moment, "ordermoves"), words.key("button-back")),
        button(Mark(table.id, table.moment, "close"), words.key("button-close")),
    ]
    sentence = words.key("order-preview", move=chooser.label(action, markdown=True))
    kept = f"{sentence}\n- {words.key('order-otherwise-stop')}"
    return Page(
        text(kept), menu(mark("orderelse"), words.key("order-otherwise-question"), ways), *rows(buttons)
    )


async def _picked(desk: Desk, caller: Caller, mark: Mark, picked: Sequence[str]) -> None:
    """Gives the order that was previewed, or puts it behind the one that stands."""
    table = await desk.tables.table(mark.table)
    chooser = await _chooser(desk, caller, table, _seat(caller, table))
    trail = choices.read_trail(chooser.legal, mark.path) if mark.moment == table.moment else None
    action = choices.whole(chooser.legal, trail) if trail else None
    if action is None:
        await _choose(desk, caller, table, caller.words.key("refusal-stale"))
        return
    otherwise = Otherwise(picked[0]) if picked else Otherwise.STOP
    plan = Plan(steps=(Step(wanted=(Wanted(path=to_text(action)),), otherwise=otherwise),))
    orders = desk.tables.orders
    put = orders.add if mark.op == "orderadd" else orders.give
    await caller.defer()
    await _given(desk, caller, table, await put(table.id, caller.person, plan))


async def _given(desk: Desk, caller: Caller, before: Table, given: Given) -> None:
    """Says how an order stands now, privately, and shows everybody the table where it has moved at once."""
    order, words = given.order, caller.words
    parts = [words.key("order-given")] if order.standing.is_running else []
    parts += _shown(order, given.table, words)
    parts += [f"- {words.say(doubt)}" for doubt in given.doubts]
    buttons = list(_buttons(order, words)) if order.standing.is_running else []
    await caller.answer(Page(text("\n".join(parts)), *rows(buttons)))
    await desk.tables.orders.mark_heard(order)
    if given.change is not None:
        pings = awaited(given.table) - awaited(before) - {caller.person.id}
        await desk.posting.tell(given.table.id, News(given.change.told, pings), caller)


def _shown(order: Order, table: Table, words: Speech) -> Iterator[str]:
    """What is left of an order to do, and what it has to tell."""
    if order.standing.is_running:
        left = Plan(steps=order.left)
        yield f"> {escaped(parser.write(left, table.game, table.people, words.language))}"
    yield from news(table, order, words)


def _buttons(order: Order, words: Speech) -> Iterator[Press]:
    yield button(Mark(order.table, 0, "ordermoves"), words.key("button-order-more"))
    yield button(Mark(order.table, order.id, "orderdrop"), words.key("button-order-cancel"))


async def _list(desk: Desk, caller: Caller) -> None:
    """All of the caller's orders, at whatever tables, with what they have not told yet."""
    orders = await desk.tables.orders.of(caller.person.id)
    items: list[Any] = []
    for order in orders:
        table = await desk.tables.table(order.table)
        items.append(text("\n".join([about(table, caller.words), *_shown(order, table, caller.words)]), 700))
        if order.standing.is_running:
            items += rows(list(_buttons(order, caller.words)))
    if not items:
        items = [text(caller.words.key("order-nothing"))]
    await caller.answer(Page(*items[:MOST_ITEMS]))
    for order in orders:
        await desk.tables.orders.mark_heard(order)


async def _cancel(desk: Desk, caller: Caller) -> None:
    table = await desk.here(caller)
    order = await desk.tables.orders.running(table.id, caller.person.id)
    if order is None:
        raise NoOrder
    await _withdraw(desk, caller, order.id)


async def _drop(desk: Desk, caller: Caller, mark: Mark, _: Sequence[str]) -> None:
    await _withdraw(desk, caller, mark.moment)


async def _withdraw(desk: Desk, caller: Caller, order_id: int) -> None:
    order = await desk.tables.orders.cancel(caller.person.id, order_id)
    table = await desk.tables.table(order.table)
    parts = [caller.words.key("order-withdrawn"), *news(table, order, caller.words)]
    await caller.answer(Page(text("\n".join(parts))))


def _seat(caller: Caller, table: Table) -> Seat:
    seat = table.seat_of(caller.person.id)
    if seat is None:
        raise NotSeated
    return seat


Work = Callable[[Desk, Caller, Mark, Sequence[str]], Coroutine[Any, Any, None]]

OPS: dict[str, Work] = {
    "ordermoves": _root,
    "orderstep": _step,
    "orderpick": _step,
    "ordergive": _picked,
    "orderelse": _picked,
    "orderadd": _picked,
    "orderdrop": _drop,
}
