"""/me and /away, and what follows from them, through the whole bot."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.discord.commands.settings import preferences
from bot.tables.model.calendar import Calendar, Hours
from bot.tables.model.preferences import Preferences
from tests.bot.discord.cards.test_every_card import parts
from tests.bot.discord.delivery.notices.test_reminders import shown, timed
from tests.bot.discord.grove import asked, custom_ids, grove, labels, picked
from words.catalogue import words

EN = words("en")


async def test_an_absence_moves_the_deadline_on_the_card_and_back(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        card = await timed(ada, celina, pace="daily")
        before = shown(await running.table(ada), 0)
        days = await ada.choices("/away until:")
        assert "I am back" not in [day.name for day in days]
        answer = await asked(ada, f"/away until:{days[4].value}")
        assert f"back on {days[4].name}" in answer.text
        assert (await ada.choices("/away until:"))[0].name == "I am back"
        table = await running.table(ada)
        away = shown(table, 0)
        assert away != before
        assert "“soon” is no day that I know" in (await asked(ada, "/away until:soon")).text
        assert "has begun already" in (await asked(ada, "/away until:2020-01-01")).text
        await celina.until(lambda: away in card.text, "the new deadline on the card")
        assert card.mentions == []
        assert "Welcome back" in (await asked(ada, "/away until:back")).text
        back = shown(await running.table(ada), 0)
        assert back != away
        await celina.until(lambda: back in card.text, "the deadline without the absence")


async def test_what_somebody_sets_is_shown_and_kept(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        assert "Europe/Warsaw" in [zone.value for zone in await ada.choices("/me zone:warsaw")]
        panel = await asked(ada, "/me zone:Europe/Warsaw")
        panel = await picked(ada, panel, "When does your day start?", "8")
        panel = await picked(ada, panel, "When does it end?", "Day ends: 22:00")
        panel = await picked(ada, panel, "Which days do you take off?", "Saturday off", "Sunday off")
        for said in ("Europe/Warsaw", "from 08:00 to 22:00", "Saturday and Sunday"):
            assert said in panel.text
        refused = await picked(ada, panel, "When does it end?", "12")
        assert "at least 8 hours" in refused.text
        settings = await running.tables.preferences.get(int(ada.id))
        assert (settings.hours.sleeps.hour, settings.hours.days_off) == (22, frozenset({5, 6}))
        await running.tables.preferences.forget(int(ada.id))
        assert "day and night" in (await asked(ada, "/me")).text


async def test_the_zone_comes_first_from_the_language_of_the_client_or_from_a_menu(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        assert "Europe/Warsaw" in (await asked(celina, "/me")).text
        panel = await asked(ada, "/me")
        assert labels(panel)[0] == "What time is it where you are?"
        panel = await picked(ada, panel, "What time is it where you are?", "America/Chicago")
        assert "America/Chicago" in panel.text
        assert "What time is it where you are?" not in labels(panel)


NOON = datetime(2026, 5, 9, 12, tzinfo=UTC)


def of_zone(zone: str = "UTC", *, has_hours: bool = True, **hours: Any) -> Preferences:
    """Return the preferences of somebody who has said these hours, or has said none ever."""
    known = Calendar()
    said = known.then(Hours(zone=zone, **hours), NOON - timedelta(days=9)) if has_hours else known
    return Preferences(calendar=said)


async def test_somebody_is_away_until_the_morning_of_a_day_where_they_live(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        running.later = NOON - datetime.now(UTC)
        own = running.tables.preferences
        for zone, away in (
            ("UTC", datetime(2026, 5, 10, tzinfo=UTC)),
            ("Asia/Tokyo", datetime(2026, 5, 9, 15, tzinfo=UTC)),
            ("America/New_York", datetime(2026, 5, 10, 4, tzinfo=UTC)),
        ):
            await own.set(int(ada.id), zone=zone)
            said = (await asked(ada, "/away until:2026-05-10")).text
            assert said == EN.key("away-until", when="Sunday, 10 May")
            assert (await own.get(int(ada.id))).hours.away_until == away
            assert (await asked(ada, "/away until:back")).text == EN.key("away-back")
            assert (await own.get(int(ada.id))).hours.away_until is None
        for zone, until, why in (
            ("UTC", "soon", EN.key("away-no-date", given="soon")),
            ("UTC", "2026-05-09", EN.key("away-past")),
            ("UTC", "2025-05-10", EN.key("away-past")),
            ("Pacific/Kiritimati", "2026-05-10", EN.key("away-past")),
            ("Etc/GMT-12", "2026-05-10", EN.key("away-past")),
        ):
            await own.set(int(ada.id), zone=zone)
            assert (await asked(ada, f"/away until:{until}")).text == why
            assert (await own.get(int(ada.id))).hours.away_until is None


async def test_days_are_suggested_from_tomorrow_on_where_they_live(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        running.later = NOON - datetime.now(UTC)
        for away_until in (None, NOON + timedelta(days=3)):
            await running.tables.preferences.set(
                int(ada.id), zone="Pacific/Kiritimati", away_until=away_until
            )
            found = await ada.choices("/away until:")
            days = [each.value for each in found]
            assert len(days) == 25 - (away_until is None)
            assert days[:2] == (["back", "2026-05-11"] if away_until else ["2026-05-11", "2026-05-12"])
            assert ("2026-05-11", "Monday, 11 May") in [(each.value, each.name) for each in found]
            assert days[-1] == "2026-06-03"


async def test_the_zone_is_guessed_once_and_never_where_one_is_named(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno", "Celina", "Dorota") as (running, people):
        ada, bruno, celina, dorota = people
        for person, line, zone, is_asked in (
            (ada, "/me", "UTC", True),
            (bruno, "/me zone:Asia/Tokyo", "Asia/Tokyo", False),
            (celina, "/me", "Europe/Warsaw", False),
            (dorota, "/me zone:Asia/Tokyo", "Asia/Tokyo", False),
            (dorota, "/me", "Asia/Tokyo", False),
            (celina, "/me zone:Asia/Dhaka", "Asia/Dhaka", False),
        ):
            page = await asked(person, line)
            settings = await running.tables.preferences.get(int(person.id))
            assert (settings.hours.zone, settings.has_hours) == (zone, not is_asked), line
            assert ("gk:0:0:myzone:" in custom_ids(page)) is is_asked


@pytest.mark.parametrize(
    ("settings", "lines"),
    [
        (of_zone(), [EN.key("me-zone", time="12:00", zone="UTC"), EN.key("me-always")]),
        (
            of_zone("Asia/Tokyo", wakes=time(8), sleeps=time(22)),
            [
                EN.key("me-zone", time="21:00", zone="Asia/Tokyo"),
                EN.key("me-awake", sleeps="22:00", wakes="08:00"),
            ],
        ),
        (
            of_zone(days_off=frozenset({6, 0}), away_until=NOON + timedelta(hours=1)),
            [
                EN.key("me-zone", time="12:00", zone="UTC"),
                EN.key("me-always"),
                EN.key("me-off", days="Monday and Sunday"),
                EN.key("away-until", when="<t:1778331600:D>"),
            ],
        ),
        (
            of_zone(away_until=NOON - timedelta(hours=1)),
            [EN.key("me-zone", time="12:00", zone="UTC"), EN.key("me-always")],
        ),
    ],
)
def test_a_panel_says_what_is_set(settings: Preferences, lines: list[str]) -> None:
    said = next(iter(parts(preferences._panel(settings, NOON, EN))))["content"]
    assert said.split("\n") == [f"### {EN.key('me-title')}", *lines]
