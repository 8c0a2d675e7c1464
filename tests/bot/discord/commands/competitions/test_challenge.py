"""/daily, through the whole bot."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.discord.commands.competitions.challenge import HERE, PRIVATE, SHOWN, _board, _buttons, _state
from bot.discord.delivery.request import Request
from bot.store.competitions.challenge import Finished
from bot.tables import Person as Somebody
from bot.tables import Status, Table, Venue
from bot.tables.challenge.service import Attempt
from standin.faults.model import Failing
from tests.bot.discord.grove import Grove, asked, card_of, grove, labels, picked, pressed
from tests.standin.people import Person
from words.catalogue import words

FOREST_DAY = datetime(2026, 11, 23, 12, tzinfo=UTC)
"""Noon of a day on which everybody plays the forest."""


async def play(running: Grove, person: Person) -> None:
    """Play the attempt of the day to its end."""
    challenges, somebody = running.tables.challenges, Somebody(int(person.id), person.name)
    table = (await challenges.attempt(somebody.id, FOREST_DAY.date())).table
    number = 1
    while table is not None and table.status is Status.PLAYING:
        action = table.legal(somebody.id).actions[-1]
        table = (await running.tables.act(table.id, somebody, action, number)).table
        number += 1


async def test_a_challenge_is_played_in_private_once_and_shown_without_giving_it_away(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        running.later = FOREST_DAY - datetime.now(UTC)
        page = await asked(ada, "/daily")
        assert page.is_ephemeral
        assert "Nobody here has finished it yet" in page.text
        begun = await pressed(ada, page, "Play in private")
        link = begun.text.partition("(")[2].rstrip(")")
        await ada.go(link.rpartition("/")[2])
        await card_of(ada, "🔒")
        await asked(ada, "/forest take first:A1")
        card = await card_of(ada, "Ada takes A1")
        assert "Show the newest" not in labels(card), "the bot may write there by itself"
        assert "one attempt" in (await asked(ada, "/hint")).text
        await ada.go("grove")
        assert f"Your attempt has begun: [go on there]({link})" in (await asked(ada, "/daily")).text

        await play(running, ada)
        page = await asked(ada, "/daily")
        assert "1. Ada – " in page.text
        assert "Streak: 1 day – play tomorrow to keep it." in page.text
        await pressed(ada, page, "Show everybody")
        shared = await bruno.sees(lambda m: not m.is_ephemeral and "Play it too" in labels(m))
        [told] = shared.alt_texts
        assert "Ada: " in told
        theirs = await pressed(bruno, shared, "Play it too")
        assert "1. Ada – " in theirs.text
        assert "Look at a game" not in labels(theirs)

        running.forward(timedelta(days=1))
        after = await pressed(bruno, await asked(bruno, "/daily"), "The day before")
        [menu] = [part for part in after.components if part.get("placeholder") == "Look at a game"]
        shown = await picked(bruno, after, "Look at a game", menu["options"][0]["label"])
        assert len(shown.alt_texts) == 2


async def test_an_attempt_whose_channel_is_gone_leads_to_where_it_can_go_on(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        page, earlier = await asked(ada, "/daily"), await asked(ada, "/daily")
        await pressed(ada, page, "Play here")
        await running.tables.places.lose_channel(int(ada.channel))
        gone = EN.key("challenge-adrift")
        assert gone in (await asked(ada, "/daily")).text
        assert gone in (await pressed(ada, earlier, "Play here")).text
        forget = await pressed(ada, await asked(ada, "/privacy"), "Forget me…")
        assert EN.key("mygames-lost") in forget.text


async def test_a_challenge_is_played_in_the_channel_and_a_day_begins_by_the_clock_of_the_server(
    tmp_path: Path,
) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        running.later = FOREST_DAY - datetime.now(UTC)
        running.local.faults.add(Failing(route="/users/@me/channels$", status=403))
        page = await pressed(bruno, await asked(bruno, "/daily"), "Play in private")
        assert "I may not write to you" in page.text
        page = await asked(bruno, "/daily")
        assert "November 23" in page.text
        assert "played alone" in page.text
        await pressed(bruno, page, "Play here")
        await card_of(ada, "Your turn")
        early = await asked(ada, "/daily")
        assert "Pacific/Kiritimati" in (await asked(ada, "/settings zone:Pacific/Kiritimati")).text
        assert "November 24" in (await asked(ada, "/daily")).text
        assert "Not yet" in (await pressed(ada, early, "Play in private")).text


EN = words("en")
TODAY = date(2026, 5, 9)


def finished_by(name: str, score: int = 31, rank: int = 1) -> Finished:
    return Finished(ord(name[0]), name, TODAY.toordinal(), 70 + score, rank, score, 0)


def an_attempt(*, table: str = "", result: Finished | None = None, streak: int = 0) -> Attempt:
    """Return an attempt whose table is none, or goes on, or is over."""
    found = SimpleNamespace(live=table == "live", place=Venue(5, 6))
    return Attempt(cast(Table, found) if table else None, result, streak, [False] * 7)


WHERE = "https://discord.com/channels/6/5"
STATES = [
    (an_attempt(), False, EN.key("challenge-open")),
    (an_attempt(), True, EN.key("challenge-missed")),
    (an_attempt(table="live"), False, EN.key("challenge-going", where=WHERE)),
    (an_attempt(table="live"), True, EN.key("challenge-lost-attempt")),
    (an_attempt(table="over"), False, EN.key("challenge-lost-attempt")),
    (
        an_attempt(table="over", result=finished_by("Ada")),
        True,
        EN.key("challenge-yours", result="won, 31 points"),
    ),
    (
        an_attempt(result=finished_by("Ada", 1, 2)),
        False,
        EN.key("challenge-yours", result="defeat (score 1)"),
    ),
]


@pytest.mark.parametrize(("attempt", "is_over", "said"), STATES, ids=lambda value: str(value)[:30])
def test_whoever_asks_hears_how_the_own_attempt_stands(attempt: Attempt, is_over: bool, said: str) -> None:
    assert _state(attempt, EN, is_over=is_over) == said
    streak = replace(attempt, streak=3)
    day = "today" if attempt.result is None else "tomorrow"
    more = "" if is_over else f" {EN.key('challenge-streak', count=3, day=day)}"
    assert _state(streak, EN, is_over=is_over) == said + more


def test_the_board_names_the_best_and_says_when_their_games_can_be_looked_at() -> None:
    head, later = "**Results on this server**", f"-# {EN.key('challenge-later')}"
    assert [*_board([], EN, is_over=False)] == [head, EN.key("challenge-board-empty"), later]
    assert [*_board([], EN, is_over=True)] == [head, EN.key("challenge-board-none")]
    lines = ["1. Ada – won, 31 points", r"2. \*Bruno\* – defeat (score 1)"]
    board = [finished_by("Ada"), finished_by("*Bruno*", 1, 2)]
    assert [*_board(board, EN, is_over=True)] == [head, *lines]
    assert [*_board(board, EN, is_over=False)] == [head, *lines, later]
    assert len([*_board(board * SHOWN, EN, is_over=True)]) == 1 + SHOWN


@pytest.mark.parametrize("guild", [None, 5], ids=["alone", "server"])
@pytest.mark.parametrize(("attempt", "is_over", "said"), STATES, ids=lambda value: str(value)[:30])
def test_buttons_offer_what_can_be_done_with_a_day(
    attempt: Attempt, is_over: bool, said: str, guild: int | None
) -> None:
    request = cast(Request, SimpleNamespace(words=EN, place=SimpleNamespace(guild=guild)))
    day, before = TODAY.toordinal(), TODAY.toordinal() - 1
    can_begin = attempt.table is None and not is_over
    expected = [
        *([("button-dailyplay", f"gk:0:{day}:dailyplay:{PRIVATE}")] if can_begin else []),
        *([("button-dailyplay-here", f"gk:0:{day}:dailyplay:{HERE}")] if can_begin and guild else []),
        *([("button-dailyshare", f"gk:0:{day}:dailyshare:")] if attempt.result is not None else []),
        ("button-daily-before", f"gk:0:{before}:daily:"),
        *([("button-daily-today", "gk:0:0:daily:")] if is_over else []),
    ]
    items = [cast(Any, each).item for each in _buttons(request, TODAY, attempt, is_over=is_over)]
    assert [(each.label, each.custom_id) for each in items] == [(EN.key(key), said) for key, said in expected]
