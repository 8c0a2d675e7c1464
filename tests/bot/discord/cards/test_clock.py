"""The clock on cards: the pace of a table, deadlines, and who is not there."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.discord.cards import clock
from bot.discord.ui.custom_id import CustomId
from bot.tables import Table
from bot.tables.model.preferences import Absence
from bot.tables.model.table import Clock
from tests.bot.discord.cards.test_table_card import EN, new_table

NOON = datetime(2026, 11, 28, 12, tzinfo=UTC)
STAMP = int(NOON.timestamp())
DUE = f"(deadline <t:{STAMP}:R>)"


def table(**state: Any) -> Table:
    """Return a table of two at which the first person is due at noon, and for the second one no time is counted."""
    found = new_table("living-forest")
    first, second = found.chairs
    return replace(found, chairs=(replace(first, clock=Clock(deadline=NOON)), second), **state)


def test_who_is_waited_for_is_mentioned_with_the_deadline_and_until_when_they_are_not_there() -> None:
    chairs = table().chairs
    assert clock.mentions(chairs, EN, {}) == [f"<@1> {DUE}", "<@2>"]
    away, asleep = (Absence(NOON + timedelta(hours=1), is_away=each) for each in (True, False))
    assert clock.mentions(chairs, EN, {1: away, 2: asleep}) == [
        f"<@1> {DUE}, away until <t:{STAMP + 3600}:D>",
        f"<@2>, asleep, back about <t:{STAMP + 3600}:t>",
    ]
    computer = replace(chairs[0], computer="brief")
    assert clock.mentions([computer, chairs[1]], EN, {}) == ["<@2>"]


@pytest.mark.parametrize(
    ("state", "summary", "remark"),
    [
        ({}, "", ""),
        (
            {"pace": "daily", "at_deadline": "computer"},
            "Daily: 1 waking day per move (bank up to 2) · if time runs out: a computer plays that move",
            EN.key("pace-about"),
        ),
        (
            {"pace": "quick", "bound": 7},
            "Quick: 2 waking hours per move (bank up to 6) · if time runs out: the game waits"
            " · at most 7 days by the calendar",
            "",
        ),
    ],
)
def test_a_table_says_its_pace_and_what_happens_at_a_deadline(
    state: dict[str, Any], summary: str, remark: str
) -> None:
    assert clock.summary(table(**state), EN) == summary
    assert clock.remark(table(**state), EN) == remark


def test_the_host_chooses_among_the_paces_that_the_server_allows_several_people() -> None:
    daily = table(pace="daily", at_deadline="vote", bound=3)
    paces, ends, bounds = ([*_lines(each)] for each in clock.menus(daily, EN, "relaxed"))
    assert paces == [
        ("pace", "Time per move"),
        ("relaxed", "Relaxed: 3 waking days per move (bank up to 7)", False),
        ("daily", "Daily: 1 waking day per move (bank up to 2)", True),
        ("quick", "Quick: 2 waking hours per move (bank up to 6)", False),
    ]
    assert ends == [
        ("deadline", "When time runs out"),
        ("nothing", "If time runs out: the game waits", False),
        ("computer", "If time runs out: a computer plays that move", False),
        ("vote", "If time runs out: the others vote on a computer", True),
    ]
    assert bounds == [
        ("bound", "Longest time for a move by the calendar"),
        ("0", "no bound by the calendar", False),
        *((str(days), f"at most {days} days by the calendar", days == 3) for days in (3, 7, 14)),
    ]
    [*_, unbound] = clock.menus(replace(daily, bound=None), EN, "none")
    assert [line[0] for line in _lines(unbound) if line[-1] is True] == ["0"]
    alone = replace(daily, seats=1, chairs=daily.chairs[:1])
    assert [line[0] for line in _lines(clock.menus(alone, EN, "quick")[0])][1] == "none"


def _lines(row: Any) -> list[tuple[Any, ...]]:
    """Return the op and the question of a menu, and of each line its value, its words and whether it is chosen."""
    menu = row.children[0].item
    custom_id = CustomId.read(menu.custom_id)
    assert (custom_id.table, custom_id.moment) == (10**9, 0)
    return [
        (custom_id.op, menu.placeholder),
        *((each.value, each.label, each.default) for each in menu.options),
    ]


def test_the_server_says_which_pace_it_wants_at_least() -> None:
    assert clock.least_remark("daily", EN) == (
        "The slowest pace of games that several people play here is"
        " **Daily: 1 waking day per move (bank up to 2)**."
    )
