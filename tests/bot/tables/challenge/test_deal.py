"""The deal of a day: the same for everybody, known to nobody before, another one each day."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.tables.challenge.deal import deal_of, end_of, streak, week
from engine.registry import games

SECRET = b"a number that nobody knows"
DAY = date(2026, 11, 22)
days = st.integers(0, 9).map(lambda number: DAY + timedelta(days=number))


def test_a_day_has_one_deal_and_the_next_day_another_game() -> None:
    today, again, tomorrow = (deal_of(day, SECRET, games()) for day in (DAY, DAY, DAY + timedelta(days=1)))
    assert today == again
    assert {today.game.id, tomorrow.game.id} == {"spirits-of-the-forest", "moonlight"}
    assert today.secret != tomorrow.secret


def test_the_ways_to_play_a_game_take_turns() -> None:
    deals = [deal_of(DAY + timedelta(days=number), SECRET, games()) for number in range(56)]
    scenarios = [deal.options.model_dump()["scenario"] for deal in deals if deal.game.id == "moonlight"]
    assert sorted(scenarios) == list(range(1, 29))


def test_without_the_secret_nobody_knows_a_deal() -> None:
    """The date alone, or the deals of all other days, tell nothing: another secret deals otherwise."""
    assert deal_of(DAY, SECRET, games()).secret != deal_of(DAY, b"another number", games()).secret


def test_a_deal_is_a_secret_until_the_day_is_over_everywhere() -> None:
    assert end_of(DAY) == datetime(2026, 11, 23, 12, tzinfo=UTC)


@settings(max_examples=40)
@given(st.frozensets(days), days)
def test_a_streak_is_as_long_as_the_days_behind_it(played: frozenset[date], today: date) -> None:
    length = streak(played, today)
    last = today if today in played else today - timedelta(days=1)
    assert all(last - timedelta(days=back) in played for back in range(length))
    assert last - timedelta(days=length) not in played


def test_a_streak_goes_on_while_today_is_still_to_be_played() -> None:
    played = {DAY - timedelta(days=back) for back in (1, 2, 4)}
    assert streak(played, DAY) == 2
    assert streak({*played, DAY}, DAY) == 3
    assert streak(played, DAY + timedelta(days=1)) == 0
    assert week(played, DAY) == [False, False, True, False, True, True, False]
