"""Requests to Discord of a turn, route by route, played by commands and by buttons, and the turns that one bot can carry.

A bot may make 50 requests a second; those to an interaction, its callback and its webhook, do not count among them.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Awaitable, Callable

from benchmarks.stage import Grove, Stage, parts, stage
from bot.discord.ui.trail import spelled
from engine.action import values, verb_of
from standin.protocol.errors import Json
from standin.rest.observer import RestExchange
from standin.server import LocalDiscord

TURNS = 20
A_SECOND = 50
"""Requests that count, which Discord allows a bot."""
_ROUTES = (
    ("answers of interactions", r".*/interactions/"),
    ("follow-ups and changes by them", r".*/webhooks/"),
    ("cards read", r"GET .*/channels/"),
    ("cards posted", r"POST .*/channels/"),
    ("cards changed", r"PATCH .*/channels/"),
)
_ONCE = r".*/applications/\d+/(emojis|commands)"
"""Requests that a new bot makes at its first start, some of them beside the first turns."""
_FREE = 2
"""Number of requests that do not count."""


class Routes:
    """Counts what the bot asks for."""

    def __init__(self) -> None:
        self.asked: Counter[str] = Counter()

    def on_exchange(self, exchange: RestExchange) -> None:
        said = f"{exchange.method} {exchange.path}"
        if re.match(_ONCE, said):
            return
        self.asked[next((name for name, route in _ROUTES if re.match(route, said)), "others")] += 1

    def on_frame(self, text: str) -> None:
        """Do nothing: frames of the gateway are no requests."""


async def _measure() -> list[tuple[str, str, str]]:
    heard = Routes()
    before, LocalDiscord.observer = LocalDiscord.observer, heard
    try:
        async with stage() as play:
            await play.prepare(2)
            await play.open()
            first, second = play.groves
            return [
                await _row("commands", heard, play, first, lambda grove: play.move(grove)),
                await _row("buttons", heard, play, second, lambda grove: _press_move(play, grove)),
            ]
    finally:
        LocalDiscord.observer = before


async def _row(
    how: str, heard: Routes, play: Stage, grove: Grove, move: Callable[[Grove], Awaitable[object]]
) -> tuple[str, str, str]:
    """Play some turns, each to its end, and return what was asked for meanwhile."""
    heard.asked.clear()
    for _ in range(TURNS):
        before, card = grove.match.awaiting, grove.card
        while grove.match.awaiting == before and not grove.match.over:
            await move(grove)
        if grove.card != card:
            await play.tidy(grove)
    counted = sum(heard.asked[name] for name, _ in _ROUTES[_FREE:]) + heard.asked["others"]
    routes = ", ".join(f"{name} {heard.asked[name] / TURNS:.1f}" for name in (*dict(_ROUTES), "others"))
    carried = f"{A_SECOND * TURNS / counted:.0f} turns a second" if counted else "turns without limit"
    return f"requests that count, a turn by {how}", "<= 1", f"{counted / TURNS:.2f}: {carried} ({routes})"


async def _press_move(play: Stage, grove: Grove) -> None:
    """Make one move by the buttons of the card and the private pages after it, and wait for the card that shows it."""
    seat = grove.match.awaiting[0]
    # The first legal one: what it takes stands on the first page of every menu.
    person, action = grove.people[seat], grove.match.legal(seat).actions[0]
    grove.match.play(seat, action)
    verb = verb_of(action)
    wanted = " ".join([verb, *map(spelled, values(action))])
    page, path = grove.channel.messages[grove.card].json, ""
    while (found := _nearer(page, wanted, path)) is not None:
        component, path, picked = found
        page = (await play.press(person, grove, page["id"], component, *picked)).message
    grove.card = (await play.next_card(grove))["id"]


def _nearer(page: Json, wanted: str, path: str) -> tuple[Json, str, list[str]] | None:
    """Return the control of a page that comes nearer to a move, the path after that, and the value picked; None where none does."""
    for each in parts(page):
        op, _, after = str(each.get("custom_id", "")).partition(":")[2].split(":", 2)[-1].partition(":")
        is_on_the_way = f"{wanted} ".startswith(f"{after} ") and len(after) >= len(path)
        if is_on_the_way and op == "pick":
            field = wanted.removeprefix(after).split()[0]
            return each, f"{after} {field}", [field]
        if is_on_the_way and after != path and op in ("step", "do"):
            return each, after, []
        if op == "do" and after == wanted:
            return each, f"{after} done", []
    return None


def measure() -> list[tuple[str, str, str]]:
    """Return rows of the table: what was measured, its budget, and the result."""
    return asyncio.run(_measure())
