"""/me and /away: the hours a person is awake, and the way they want to be told that a game waits for them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime, time, timedelta
from typing import get_args
from zoneinfo import ZoneInfo

from babel.dates import format_date, get_day_names

from bot.discord.cards.table_card import News
from bot.discord.cards.votes import people_passed_by
from bot.discord.commands.command_builder import Suggestions
from bot.discord.commands.desk import Desk
from bot.discord.commands.registry import OptionalText, TypedText, autocomplete, button, command, select
from bot.discord.commands.settings.zones import OF_LOCALE, USUAL, suggest_zones
from bot.discord.delivery.request import Request
from bot.discord.ui import limits
from bot.discord.ui.components import MenuLine, Page, menu, text
from bot.discord.ui.custom_id import CustomId
from bot.discord.ui.trail import matching
from bot.tables.model.calendar import Hours
from bot.tables.model.preferences import Pings, Preferences
from engine.errors import Refused
from engine.text import say
from words.catalogue import LANGUAGES, Words, words

BACK = "back"
"""Value in place of a date where the person is back now."""
OF_DISCORD = "discord"
"""Value in the menu in place of a language: the person is answered in that of their Discord."""
SWITCHES = ("reminders", "quiet", "hints", "confirms")


@command("me")
async def set_zone(desk: Desk, request: Request, zone: OptionalText = None) -> None:
    """Set the time zone, where one is given, and show the panel of all preferences."""
    settings = await desk.tables.preferences.get(request.person.id)
    guess = None if settings.has_hours else OF_LOCALE.get(str(request.interaction.locale))
    if zone is not None or guess is not None:
        await _set(desk, request, zone=zone or guess)
    await _show(desk, request)


@select("myzone")
async def pick_zone(desk: Desk, request: Request, _: CustomId, picked: Sequence[str]) -> None:
    await _set_and_show(desk, request, zone=picked[0])


autocomplete("me", "zone")(suggest_zones)


@button("me")
async def show_preferences(desk: Desk, request: Request, _: CustomId) -> None:
    await _show(desk, request)


@select("mywakes")
async def set_waking(desk: Desk, request: Request, _: CustomId, picked: Sequence[str]) -> None:
    await _set_and_show(desk, request, wakes=time(int(picked[0])))


@select("mysleeps")
async def set_sleeping(desk: Desk, request: Request, _: CustomId, picked: Sequence[str]) -> None:
    await _set_and_show(desk, request, sleeps=time(int(picked[0])))


@select("mydaysoff")
async def set_days_off(desk: Desk, request: Request, _: CustomId, picked: Sequence[str]) -> None:
    await _set_and_show(desk, request, days_off=frozenset(map(int, picked)))


@select("mypings")
async def set_pings(desk: Desk, request: Request, _: CustomId, picked: Sequence[str]) -> None:
    await _set_and_show(desk, request, pings=picked[0])


@select("mylanguage")
async def set_language(desk: Desk, request: Request, _: CustomId, picked: Sequence[str]) -> None:
    speaks = None if picked[0] == OF_DISCORD else picked[0]
    request.speak(speaks)
    await _set_and_show(desk, request, speaks=speaks)


@select("myswitches")
async def set_switches(desk: Desk, request: Request, _: CustomId, picked: Sequence[str]) -> None:
    await _set_and_show(desk, request, **{switch: switch in picked for switch in SWITCHES})


@command("away")
async def set_away(desk: Desk, request: Request, until: TypedText) -> None:
    """Stop the clocks of the person until the morning of a day, or start them again."""
    hours = (await desk.tables.preferences.get(request.person.id)).hours
    if until == BACK:
        await _set(desk, request, away_until=None)
        await request.tell("away-back")
        return
    try:
        day = date.fromisoformat(until)
        morning = datetime.combine(day, time(), ZoneInfo(hours.zone)).astimezone(UTC)
    except ValueError as error:
        raise Refused(say("away-no-date", given=until)) from error
    if morning <= desk.tables.now():
        raise Refused(say("away-past"))
    await _set(desk, request, away_until=morning)
    await request.tell("away-until", when=_named(day, request.language))


@autocomplete("away", "until")
async def suggest_days(desk: Desk, request: Request, typed: str) -> Suggestions:
    """Return the days on which the person may be back; for somebody who is away, first that they are back now."""
    hours, now = (await desk.tables.preferences.get(request.person.id)).hours, desk.tables.now()
    today = now.astimezone(ZoneInfo(hours.zone)).date()
    days = [today + timedelta(days) for days in range(1, limits.CHOICES)]
    shown = [(day.isoformat(), _named(day, request.language)) for day in days]
    if hours.is_away(now):
        shown.insert(0, (BACK, request.words.key("away-choice-back")))
    return [(str(day), name) for day, name in matching(typed, shown)]


def _named(day: date, language: str) -> str:
    return format_date(day, "EEEE, d MMMM", locale=language)


async def _set(desk: Desk, request: Request, **chosen: object) -> None:
    """Change preferences, and the deadlines on the cards of the person's games."""
    for change in await desk.tables.scheduler.set(request.person.id, language=request.language, **chosen):
        answered = people_passed_by(change) - {request.person.id}
        news = News(change.told, answered=answered, in_turn=not answered)
        await desk.poster.tell(change.table.id, news)


async def _set_and_show(desk: Desk, request: Request, **chosen: object) -> None:
    await _set(desk, request, **chosen)
    await _show(desk, request)


async def _show(desk: Desk, request: Request) -> None:
    settings = await desk.tables.preferences.get(request.person.id)
    await request.answer(_panel(settings, desk.tables.now(), request.words))


def _panel(settings: Preferences, now: datetime, speech: Words) -> Page:
    hours = settings.hours
    lines = [f"### {speech.key('me-title')}", _clock(hours, now, speech), _waking(hours, speech)]
    if hours.days_off:
        lines.append(
            speech.key("me-off", days=speech.listed([_day(day, speech) for day in sorted(hours.days_off)]))
        )
    if hours.away_until is not None and hours.is_away(now):
        lines.append(speech.key("away-until", when=f"<t:{int(hours.away_until.timestamp())}:D>"))
    pings = [
        MenuLine(each, speech.key(f"me-pings-{each}"), each == settings.pings) for each in get_args(Pings)
    ]
    languages = [
        MenuLine(
            each or OF_DISCORD,
            speech.key("me-language-choice", language=_language(each, speech)),
            each == settings.speaks,
        )
        for each in (None, *LANGUAGES)
    ]
    switches = [MenuLine(each, speech.key(f"me-{each}"), getattr(settings, each)) for each in SWITCHES]
    days = [
        MenuLine(str(day), speech.key("me-off-day", day=_day(day, speech)), day in hours.days_off)
        for day in range(7)
    ]
    zones = [
        MenuLine(
            zone, f"{now.astimezone(ZoneInfo(zone)):%H:%M} · {zone.replace('_', ' ')}", zone == hours.zone
        )
        for zone in USUAL
    ]
    return Page(
        text("\n".join(lines)),
        *(
            []
            if settings.has_hours
            else [menu(CustomId(0, 0, "myzone"), speech.key("me-zone-question"), zones)]
        ),
        menu(
            CustomId(0, 0, "mywakes"),
            speech.key("me-wakes-question"),
            _hours("me-wakes", hours.wakes, speech),
        ),
        menu(
            CustomId(0, 0, "mysleeps"),
            speech.key("me-sleeps-question"),
            _hours("me-sleeps", hours.sleeps, speech),
        ),
        menu(CustomId(0, 0, "mydaysoff"), speech.key("me-off-question"), days, many=True),
        menu(CustomId(0, 0, "mypings"), speech.key("me-pings-question"), pings),
        menu(CustomId(0, 0, "mylanguage"), speech.key("me-language-question"), languages),
        menu(CustomId(0, 0, "myswitches"), speech.key("me-switches-question"), switches, many=True),
    )


def _language(language: str | None, speech: Words) -> str:
    return speech.key("me-language-discord") if language is None else words(language).key("language")


def _clock(hours: Hours, now: datetime, speech: Words) -> str:
    there = now.astimezone(ZoneInfo(hours.zone))
    return speech.key("me-zone", zone=hours.zone, time=f"{there:%H:%M}")


def _waking(hours: Hours, speech: Words) -> str:
    if hours.wakes == hours.sleeps:
        return speech.key("me-always")
    return speech.key("me-awake", wakes=f"{hours.wakes:%H:%M}", sleeps=f"{hours.sleeps:%H:%M}")


def _day(day: int, speech: Words) -> str:
    return str(get_day_names("wide", locale=speech.language)[day])


def _hours(key: str, chosen: time, speech: Words) -> list[MenuLine]:
    return [
        MenuLine(str(hour), speech.key(key, time=f"{hour:02}:00"), hour == chosen.hour) for hour in range(24)
    ]
