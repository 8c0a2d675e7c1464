"""/me and /away, and what follows from them, through the whole bot."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.discord.commands.desk import Desk
from bot.discord.commands.settings import preferences
from bot.discord.delivery.request import Request
from bot.discord.ui.custom_id import CustomId
from bot.tables.model.calendar import Calendar, Hours
from bot.tables.model.preferences import Preferences
from engine.errors import Refused
from engine.text import Text, say
from tests.bot.discord.cards.test_every_card import parts
from tests.bot.discord.delivery.notices.test_reminders import shown, timed
from tests.bot.discord.grove import asked, grove, labels, picked
from tests.bot.recorded.conversation import keyed
from words.catalogue import Words, words


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
        for words in ("Europe/Warsaw", "from 08:00 to 22:00", "Saturday and Sunday"):
            assert words in panel.text
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


class Panelled:
    """Somebody's preferences, and a request that notes what it is told and answered."""

    def __init__(self, settings: Preferences, *, locale: str = "en-US") -> None:
        self.settings = settings
        self.preferences = self.tables = self.scheduler = self.poster = self
        self.person, self.words, self.language = SimpleNamespace(id=7), words("en"), "en"
        self.interaction = SimpleNamespace(locale=locale)
        self.done: list[object] = []
        self.pages: list[list[dict[str, Any]]] = []

    async def get(self, person: int) -> Preferences:
        assert person == 7
        return self.settings

    def now(self) -> datetime:
        return NOON

    async def set(self, person: int, *, language: str, **chosen: object) -> list[Any]:
        assert (person, language) == (7, "en")
        self.done.append(chosen)
        return []

    async def tell(self, key: str, **given: object) -> None:
        self.done.append((key, given))

    async def answer(self, page: Any) -> None:
        self.pages.append([*parts(page)])


def of_zone(zone: str = "UTC", *, has_hours: bool = True, **hours: Any) -> Preferences:
    """Return the preferences of somebody who has said these hours, or has said none ever."""
    known = Calendar()
    said = known.then(Hours(zone=zone, **hours), NOON - timedelta(days=9)) if has_hours else known
    return Preferences(calendar=said)


@pytest.mark.parametrize(
    ("zone", "until", "away"),
    [
        ("UTC", "2026-05-10", datetime(2026, 5, 10, tzinfo=UTC)),
        ("Asia/Tokyo", "2026-05-10", datetime(2026, 5, 9, 15, tzinfo=UTC)),
        ("America/New_York", "2026-05-10", datetime(2026, 5, 10, 4, tzinfo=UTC)),
    ],
)
async def test_somebody_is_away_until_the_morning_of_a_day_where_they_live(
    zone: str, until: str, away: datetime
) -> None:
    panelled = Panelled(of_zone(zone))
    await preferences.set_away(cast(Desk, panelled), cast(Request, panelled), until)
    assert panelled.done == [{"away_until": away}, ("away-until", {"when": "Sunday, 10 May"})]


async def test_somebody_is_back_at_once() -> None:
    panelled = Panelled(of_zone())
    await preferences.set_away(cast(Desk, panelled), cast(Request, panelled), preferences.BACK)
    assert panelled.done == [{"away_until": None}, ("away-back", {})]


@pytest.mark.parametrize(
    ("zone", "until", "why"),
    [
        ("UTC", "soon", say("away-no-date", given="soon")),
        ("UTC", "2026-05-09", say("away-past")),
        ("UTC", "2025-05-10", say("away-past")),
        ("Pacific/Kiritimati", "2026-05-10", say("away-past")),
        ("Etc/GMT-12", "2026-05-10", say("away-past")),
    ],
)
async def test_nobody_is_away_until_a_time_that_is_past_or_none(zone: str, until: str, why: Text) -> None:
    panelled = Panelled(of_zone(zone))
    with pytest.raises(Refused) as refused:
        await preferences.set_away(cast(Desk, panelled), cast(Request, panelled), until)
    assert refused.value.text == why
    assert panelled.done == []


@pytest.mark.parametrize("is_away", [True, False])
async def test_days_are_suggested_from_tomorrow_on_where_they_live(is_away: bool) -> None:
    until = NOON + timedelta(days=3) if is_away else None
    panelled = Panelled(of_zone("Pacific/Kiritimati", away_until=until))
    found = await preferences.suggest_days(cast(Desk, panelled), cast(Request, panelled), "")
    days = [day for day, _ in found]
    assert len(days) == 25 - (not is_away)
    assert days[:2] == ([preferences.BACK, "2026-05-11"] if is_away else ["2026-05-11", "2026-05-12"])
    assert ("2026-05-11", "Monday, 11 May") in found
    assert days[-1] == "2026-06-03"


@pytest.mark.parametrize(
    ("has_hours", "locale", "zone", "done"),
    [
        (False, "en-US", None, []),
        (False, "pl", None, [{"zone": "Europe/Warsaw"}]),
        (False, "pl", "Asia/Tokyo", [{"zone": "Asia/Tokyo"}]),
        (False, "en-US", "Asia/Tokyo", [{"zone": "Asia/Tokyo"}]),
        (True, "pl", None, []),
        (True, "pl", "Asia/Tokyo", [{"zone": "Asia/Tokyo"}]),
    ],
)
async def test_the_zone_is_guessed_once_and_never_where_one_is_named(
    has_hours: bool, locale: str, zone: str | None, done: list[object]
) -> None:
    panelled = Panelled(of_zone("Asia/Dhaka", has_hours=has_hours), locale=locale)
    await preferences.set_zone(cast(Desk, panelled), cast(Request, panelled), zone)
    assert panelled.done == done
    assert len(panelled.pages) == 1
    menus = [CustomId.read(part["custom_id"]).op for part in panelled.pages[0] if part.get("custom_id")]
    assert (menus[0] == "myzone") is not has_hours


@pytest.mark.parametrize(
    ("settings", "lines"),
    [
        (of_zone(), ["me-zone(time 12:00, zone UTC)", "me-always"]),
        (
            of_zone("Asia/Tokyo", wakes=time(8), sleeps=time(22)),
            ["me-zone(time 21:00, zone Asia/Tokyo)", "me-awake(sleeps 22:00, wakes 08:00)"],
        ),
        (
            of_zone(days_off=frozenset({6, 0}), away_until=NOON + timedelta(hours=1)),
            [
                "me-zone(time 12:00, zone UTC)",
                "me-always",
                "me-off(days Monday and Sunday)",
                "away-until(when <t:1778331600:D>)",
            ],
        ),
        (of_zone(away_until=NOON - timedelta(hours=1)), ["me-zone(time 12:00, zone UTC)", "me-always"]),
    ],
)
def test_a_panel_says_what_is_set(
    monkeypatch: pytest.MonkeyPatch, settings: Preferences, lines: list[str]
) -> None:
    monkeypatch.setattr(Words, "say", keyed)
    said = next(iter(parts(preferences._panel(settings, NOON, words("en")))))["content"]
    assert said.split("\n") == ["### me-title", *lines]


async def test_a_button_shows_what_is_set_and_changes_nothing() -> None:
    panelled = Panelled(of_zone())
    await preferences.show_preferences(cast(Desk, panelled), cast(Request, panelled), CustomId(0, 0, "me"))
    assert len(panelled.pages) == 1
    assert panelled.done == []
