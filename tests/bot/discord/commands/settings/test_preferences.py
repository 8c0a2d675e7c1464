"""/me and /away, and what follows from them, through the whole bot."""

from __future__ import annotations

from pathlib import Path

from tests.bot.discord.delivery.notices.test_reminders import shown, timed
from tests.bot.discord.grove import asked, grove, labels, picked


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
