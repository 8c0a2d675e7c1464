"""/me and /away: when the caller is awake, and how they want to hear that a game waits for them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import UTC, date, datetime, time, timedelta
from typing import TYPE_CHECKING, get_args
from zoneinfo import ZoneInfo

from babel.dates import format_date, get_day_names
from discord import app_commands

from bot.discord.cards.table_card import News
from bot.discord.commands.registry import Here, Words, command
from bot.discord.delivery.request import Caller
from bot.discord.ui.components import Option, Page, menu, text
from bot.discord.ui.trail import OFFERS, Mark, offers
from bot.tables.model.calendar import Hours, zones
from bot.tables.model.preferences import Pings, Preferences
from engine.errors import Refused
from engine.text import say
from render.words import Words as Speech

if TYPE_CHECKING:
    from bot.discord.client import Grovekeeper
    from bot.discord.commands.desk import Desk

BACK = "back"
"""In place of a date where the absence is over."""
SWITCHES = ("reminders", "quiet")


def add(client: Grovekeeper) -> None:
    """Adds /me and /away to the client's tree."""
    desk = client.desk

    async def me(interaction: Here, zone: Words = None) -> None:
        await client.answer(interaction, lambda caller: _me(desk, caller, zone))

    async def away(interaction: Here, until: str) -> None:
        await client.answer(interaction, lambda caller: _away(desk, caller, until))

    async def some_zones(_: Here, typed: str) -> list[app_commands.Choice[str]]:
        found = offers(typed, [(zone, zone.replace("_", " ")) for zone in sorted(zones())])
        return [app_commands.Choice(name=name, value=str(zone)) for zone, name in found]

    async def some_days(interaction: Here, typed: str) -> list[app_commands.Choice[str]]:
        found = offers(typed, await _days(desk, Caller(interaction)))
        return [app_commands.Choice(name=name, value=str(day)) for day, name in found]

    app_commands.autocomplete(zone=some_zones)(me)
    app_commands.autocomplete(until=some_days)(away)
    command(client, "me", me, "zone")
    command(client, "away", away, "until")


async def _me(desk: Desk, caller: Caller, zone: str | None) -> None:
    if zone is not None:
        await _set(desk, caller, zone=zone)
    await _show(desk, caller)


async def _away(desk: Desk, caller: Caller, until: str) -> None:
    hours = (await desk.tables.preferences.get(caller.person.id)).hours
    if until == BACK:
        await _set(desk, caller, away_until=None)
        await caller.tell("away-back")
        return
    try:
        day = date.fromisoformat(until)
        morning = datetime.combine(day, time(), ZoneInfo(hours.zone)).astimezone(UTC)
    except ValueError as error:
        raise Refused(say("away-no-date", given=until)) from error
    if morning <= desk.tables.now():
        raise Refused(say("away-past"))
    await _set(desk, caller, away_until=morning)
    await caller.tell("away-until", when=_named(day, caller.language))


async def _days(desk: Desk, caller: Caller) -> list[tuple[str, str]]:
    """The days on which one may be back; for somebody who is away, after the way to be back now."""
    hours, now = (await desk.tables.preferences.get(caller.person.id)).hours, desk.tables.now()
    today = now.astimezone(ZoneInfo(hours.zone)).date()
    days = [today + timedelta(days) for days in range(1, OFFERS)]
    shown = [(day.isoformat(), _named(day, caller.language)) for day in days]
    return [(BACK, caller.words.key("away-choice-back")), *shown] if hours.is_away(now) else shown


def _named(day: date, language: str) -> str:
    return format_date(day, "EEEE, d MMMM", locale=language)


async def _set(desk: Desk, caller: Caller, **chosen: object) -> None:
    """Changes settings, and the deadlines on the cards of the caller's games."""
    for table in await desk.tables.scheduler.set(caller.person.id, language=caller.language, **chosen):
        await desk.posting.tell(table.id, News(in_turn=True))


async def _show(desk: Desk, caller: Caller) -> None:
    settings = await desk.tables.preferences.get(caller.person.id)
    await caller.answer(_panel(settings, desk.tables.now(), caller.words))


def _panel(settings: Preferences, now: datetime, speech: Speech) -> Page:
    hours = settings.hours
    lines = [f"### {speech.key('me-title')}", _clock(hours, now, speech), _waking(hours, speech)]
    if hours.days_off:
        lines.append(
            speech.key("me-off", days=speech.listed([_day(day, speech) for day in sorted(hours.days_off)]))
        )
    if hours.away_until is not None and hours.is_away(now):
        lines.append(speech.key("away-until", when=f"<t:{int(hours.away_until.timestamp())}:D>"))
    pings = [Option(each, speech.key(f"me-pings-{each}"), each == settings.pings) for each in get_args(Pings)]
    switches = [Option(each, speech.key(f"me-{each}"), getattr(settings, each)) for each in SWITCHES]
    days = [
        Option(str(day), speech.key("me-off-day", day=_day(day, speech)), day in hours.days_off)
        for day in range(7)
    ]
    return Page(
        text("\n".join(lines)),
        menu(Mark(0, 0, "mywakes"), speech.key("me-wakes-question"), _hours("me-wakes", hours.wakes, speech)),
        menu(
            Mark(0, 0, "mysleeps"),
            speech.key("me-sleeps-question"),
            _hours("me-sleeps", hours.sleeps, speech),
        ),
        menu(Mark(0, 0, "mydaysoff"), speech.key("me-off-question"), days, many=True),
        menu(Mark(0, 0, "mypings"), speech.key("me-pings-question"), pings),
        menu(Mark(0, 0, "myswitches"), speech.key("me-switches-question"), switches, many=True),
    )


def _clock(hours: Hours, now: datetime, speech: Speech) -> str:
    there = now.astimezone(ZoneInfo(hours.zone))
    return speech.key("me-zone", zone=hours.zone, time=f"{there:%H:%M}")


def _waking(hours: Hours, speech: Speech) -> str:
    if hours.wakes == hours.sleeps:
        return speech.key("me-always")
    return speech.key("me-awake", wakes=f"{hours.wakes:%H:%M}", sleeps=f"{hours.sleeps:%H:%M}")


def _day(day: int, speech: Speech) -> str:
    return str(get_day_names("wide", locale=speech.language)[day])


def _hours(key: str, chosen: time, speech: Speech) -> list[Option]:
    return [
        Option(str(hour), speech.key(key, time=f"{hour:02}:00"), hour == chosen.hour) for hour in range(24)
    ]


async def _shown(desk: Desk, caller: Caller, _: Mark, __: Sequence[str]) -> None:
    await _show(desk, caller)


async def _chosen(desk: Desk, caller: Caller, mark: Mark, picked: Sequence[str]) -> None:
    await _set(desk, caller, **_CHOSEN[mark.op](picked))
    await _show(desk, caller)


_CHOSEN: Mapping[str, Callable[[Sequence[str]], Mapping[str, object]]] = {
    "mywakes": lambda picked: {"wakes": time(int(picked[0]))},
    "mysleeps": lambda picked: {"sleeps": time(int(picked[0]))},
    "mydaysoff": lambda picked: {"days_off": frozenset(map(int, picked))},
    "mypings": lambda picked: {"pings": picked[0]},
    "myswitches": lambda picked: {switch: switch in picked for switch in SWITCHES},
}

OPS: Mapping[str, Callable[[Desk, Caller, Mark, Sequence[str]], Awaitable[None]]] = {
    "me": _shown,
    **dict.fromkeys(_CHOSEN, _chosen),
}
