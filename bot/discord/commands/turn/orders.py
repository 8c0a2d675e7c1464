"""/order: orders of what to play when one's turn comes. All is private: no card and no suggestion shown to others tells of an order."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from bot.discord.cards import choice_map
from bot.discord.cards.move_picker import MovePicker
from bot.discord.cards.table_card import News, awaited
from bot.discord.cards.votes import people_passed_by
from bot.discord.commands.command_builder import Suggestions
from bot.discord.commands.desk import Desk
from bot.discord.commands.registry import OptionalText, autocomplete, button, command, select
from bot.discord.commands.turn import moves
from bot.discord.delivery.answer import answer_of_saved
from bot.discord.delivery.notices.order_notices import about, news
from bot.discord.delivery.request import Request
from bot.discord.ui import limits
from bot.discord.ui.components import MenuLine, Page, PersistentItem, Style, button_to, menu, rows, text
from bot.discord.ui.confirm import close_button
from bot.discord.ui.custom_id import CustomId
from bot.discord.ui.trail import Trail, matching, read_trail, skip_forced, whole_action, write_trail
from bot.tables import Status, Table
from bot.tables.orders import parser
from bot.tables.orders.keywords import folded, phrases
from bot.tables.orders.order import Order
from bot.tables.orders.plan import OrderPlan, OrderStep, Otherwise, WantedMove
from bot.tables.orders.service import GivenOrder, NoOrder
from bot.tables.steps.guards import require_chair, require_mover, require_running
from engine.action import to_text
from words.catalogue import Words
from words.names import escaped

MOST_ITEMS = 10
"""Maximum number of components in a list of orders: five orders with their buttons."""
ORDER_TEXT = 700
"""Maximum characters of one order in a list of orders."""
KIND = "order"
"""Prefix of the ops of the move picker where it is about an order."""


@command("order give")
async def give(desk: Desk, request: Request, plan: OptionalText = None) -> None:
    """Give the order that was typed; without one, show the moves to pick one from."""
    table = await desk.playing_here(request)
    if plan is None:
        require_mover(table, request.person.id)
        await _show_moves(desk, request, table)
        return
    await request.defer()
    await _tell(desk, request, table, await desk.tables.orders.order(table.id, request.person, plan))


@autocomplete("order give", "plan")
async def suggest_plans(desk: Desk, request: Request, typed: str) -> Suggestions:
    """Return the ways a plan can go on: the whole text so far, followed by a move that may be possible in the person's next turn."""
    table = await desk.tables.at(request.place.channel)
    seat = table.seat_of(request.person.id) if table else None
    if table is None or seat is None or table.status is not Status.PLAYING:
        return ()
    picker = await _picker(desk, request, table)
    before, begun = _split_last_move(typed)
    labels = {to_text(action): picker.said.label(action) for action in picker.legal}
    spelled = {line: parser.move(line, table.game, request.language) for line in labels}
    fitting = matching(begun, [(line, f"{spelled[line]} {label}") for line, label in labels.items()])
    lines = [str(line) for line, _ in fitting]
    found = [(f"{before}{spelled[line]}", f"{before}{spelled[line]} · {labels[line]}") for line in lines]
    return [(value, name) for value, name in found if len(value) <= limits.CHOICE]


@command("order list")
async def list_orders(desk: Desk, request: Request) -> None:
    """Show the person's orders at all tables, with what they did and have not told yet."""
    items: list[Any] = []
    told = []
    for order in await desk.tables.orders.of(request.person.id):
        table = await desk.tables.table(order.table)
        lines = [about(table, request.words), *_lines(order, table, request.words)]
        shown: list[Any] = [text("\n".join(lines), ORDER_TEXT)]
        if order.standing.is_running:
            shown += rows(list(_buttons(order, request.words)))
        if len(items) + len(shown) <= MOST_ITEMS:
            items += shown
            told.append(order)
    if not items:
        items = [text(request.words.key("order-nothing"))]
    await request.answer(Page(*items))
    for order in told:
        await desk.tables.orders.mark_heard(order)


@command("order cancel")
async def cancel(desk: Desk, request: Request) -> None:
    table = await desk.table_here(request)
    order = await desk.tables.orders.running(table.id, request.person.id)
    if order is None:
        raise NoOrder
    await _cancel(desk, request, order.id)


@button("orderdrop")
async def cancel_listed(desk: Desk, request: Request, custom_id: CustomId) -> None:
    """Cancel the order whose id stands where other custom_ids have a moment."""
    await _cancel(desk, request, custom_id.moment)


@button("ordermoves")
async def show_moves(desk: Desk, request: Request, custom_id: CustomId) -> None:
    await _show_moves(desk, request, await desk.tables.table(custom_id.table))


@button("orderstep")
@select("orderpick")
async def step(desk: Desk, request: Request, custom_id: CustomId, picked: Sequence[str] = ()) -> None:
    """Go one field further; where the move is complete, show the preview."""
    table = await desk.tables.table(custom_id.table)
    picker = await _picker(desk, request, table)
    is_current = custom_id.moment == table.moment
    trail = read_trail(picker.legal, custom_id.path, picked) if is_current else None
    if trail is None:
        await _show_moves(desk, request, table, request.words.key("refusal-stale"))
        return
    trail = skip_forced(picker.legal, trail)
    action = whole_action(picker.legal, trail)
    if action is None:
        picture = await choice_map.draw(desk.pool, picker, trail, custom_id.page)
        await request.answer(picker.at(trail, custom_id.page, picture=picture), [picture] if picture else [])
        return
    running = await desk.tables.orders.running(table.id, request.person.id)
    ways = await desk.tables.orders.fallbacks(table)
    await request.answer(_preview(picker, trail, action, ways, can_add=running is not None))


@button("ordergive", "orderadd")
@select("orderelse")
async def give_previewed(
    desk: Desk, request: Request, custom_id: CustomId, picked: Sequence[str] = ()
) -> None:
    """Give the order that was previewed, or append it to the one that stands."""
    table = await desk.tables.table(custom_id.table)
    picker = await _picker(desk, request, table)
    trail = read_trail(picker.legal, custom_id.path) if custom_id.moment == table.moment else None
    action = whole_action(picker.legal, trail) if trail else None
    if action is None:
        await _show_moves(desk, request, table, request.words.key("refusal-stale"))
        return
    otherwise = Otherwise(picked[0]) if picked else Otherwise.STOP
    plan = OrderPlan(steps=(OrderStep(wanted=(WantedMove(path=to_text(action)),), otherwise=otherwise),))
    orders = desk.tables.orders
    put = orders.add if custom_id.op == "orderadd" else orders.give
    await request.defer()
    await _tell(desk, request, table, await put(table.id, request.person, plan))


@button("orderclose")
async def close(desk: Desk, request: Request, custom_id: CustomId) -> None:
    await moves.close(desk, request, custom_id)


async def _show_moves(desk: Desk, request: Request, table: Table, above: str = "") -> None:
    """Show the moves that may be possible in the person's next turn."""
    picker = await _picker(desk, request, table)
    language = "\n".join([*_example(table, picker, request), request.words.key("order-language")])
    if not picker.legal:
        await request.answer(Page(text(language)))
        return
    asked = "\n".join(part for part in (above, request.words.key("order-pick")) if part)
    picture = await choice_map.draw(desk.pool, picker)
    shown = Page(*picker.root(asked, picture).children, text(language))
    await request.answer(shown, [picture] if picture else [])


def _example(table: Table, picker: MovePicker, request: Request) -> Iterator[str]:
    """Yield the line that shows how moves that may be possible are written; none where there are none."""
    wanted = tuple(WantedMove(path=to_text(action)) for action in islice(picker.legal, 2))
    if wanted:
        plan = OrderPlan(steps=(OrderStep(wanted=wanted),))
        line = escaped(parser.write(plan, table.game, table.people, request.language))
        yield request.words.key("order-example", plan=line)


async def _picker(desk: Desk, request: Request, table: Table) -> MovePicker:
    """Return the picker of moves on a table as it may be in the person's next turn; for one moment always the same.

    Raises NotSeated, HasNotStarted, IsPaused, IsOver.
    """
    require_running(table)
    seat = require_chair(table, request.person.id)
    ahead = table.imagined(await desk.tables.orders.ahead(table, seat))
    return MovePicker(ahead, request.person.id, request.words, KIND, desk.poster.emojis)


def _split_last_move(typed: str) -> tuple[str, str]:
    """Split the text of a plan before its last move, which may be unfinished."""
    end = 0
    for found in re.finditer(r";\s*|\s+", typed):
        words = [folded(word.rstrip(",")) for word in typed[: found.start()].split()]
        is_else = any(tuple(words[-len(way) :]) == way for way in phrases("else"))
        if found.group().startswith(";") or is_else:
            end = found.end()
    return typed[:end], typed[end:]


def _preview(
    picker: MovePicker, trail: Trail, action: object, fallbacks: Sequence[Otherwise], *, can_add: bool
) -> Page:
    """Return the page with what would be ordered, and a menu of what to do where it cannot be played."""
    words, table = picker.words, picker.table

    def custom_id(op: str) -> CustomId:
        return CustomId(table.id, table.moment, op, write_trail(picker.legal, trail))

    ways = [MenuLine(each.value, words.key(f"order-otherwise-{each.value}")) for each in fallbacks]
    buttons = [button_to(custom_id("ordergive"), words.key("button-order-give"), Style.success)]
    if can_add:
        buttons.append(button_to(custom_id("orderadd"), words.key("button-order-add")))
    back = CustomId(table.id, table.moment, "ordermoves")
    buttons += [button_to(back, words.key("button-back")), close_button(words, table.id)]
    sentence = words.key("order-preview", move=picker.said.label(action, markdown=True))
    kept = f"{sentence}\n- {words.key('order-otherwise-stop')}"
    question = words.key("order-otherwise-question")
    return Page(text(kept), menu(custom_id("orderelse"), question, ways), *rows(buttons))


async def _tell(desk: Desk, request: Request, before: Table, given: GivenOrder) -> None:
    """Tell privately how an order stands now. Where it has moved at once, show everybody the table."""
    order, words = given.order, request.words
    parts = [words.key("order-given")] if order.standing.is_running else []
    if given.takes_place:
        parts.append(words.key("order-takes-place"))
    told = list(news(given.table, order, words))
    if given.earlier and told:
        parts += [words.key("order-before"), *told[: given.earlier]]
    parts += [*_left(order, given.table, words), *told[given.earlier :]]
    parts += [f"- {words.say(doubt)}" for doubt in given.doubts]
    buttons = list(_buttons(order, words)) if order.standing.is_running else []
    answered = await answer_of_saved(request, Page(text("\n".join(parts)), *rows(buttons)))
    if answered is not None:
        await desk.tables.orders.mark_heard(order)
    else:
        desk.tables.orders.tell(order)
    if given.change is not None:
        pings, own = awaited(given.table) - awaited(before), {request.person.id}
        news_of_it = News(given.change.told, pings - own, people_passed_by(given.change) - own)
        await desk.poster.tell(given.table.id, news_of_it, answered)


def _lines(order: Order, table: Table, words: Words) -> Iterator[str]:
    """Yield the moves that an order still has to make, and the news of it that has not been told yet."""
    yield from _left(order, table, words)
    yield from news(table, order, words)


def _left(order: Order, table: Table, words: Words) -> Iterator[str]:
    """Yield the line with the moves that an order still has to make; none where it does nothing more."""
    if order.standing.is_running:
        left = OrderPlan(steps=order.left)
        yield f"> {escaped(parser.write(left, table.game, table.people, words.language))}"


def _buttons(order: Order, words: Words) -> Iterator[PersistentItem]:
    yield button_to(CustomId(order.table, 0, "ordermoves"), words.key("button-order-more"))
    yield button_to(CustomId(order.table, order.id, "orderdrop"), words.key("button-order-cancel"))


async def _cancel(desk: Desk, request: Request, order_id: int) -> None:
    order = await desk.tables.orders.cancel(request.person.id, order_id)
    table = await desk.tables.table(order.table)
    parts = [request.words.key("order-withdrawn"), *news(table, order, request.words)]
    await request.answer(Page(text("\n".join(parts))))
