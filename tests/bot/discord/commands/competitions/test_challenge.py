"""/daily, through the whole bot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.discord.commands.competitions import challenge
from bot.discord.commands.competitions.challenge import HERE, PRIVATE, SHOWN, _board, _state
from bot.discord.ui.limits import OPTIONS
from bot.store.competitions.challenge import Finished
from bot.tables import Person as Somebody
from bot.tables import Status, Venue
from bot.tables.challenge.deal import Deal, end_of
from bot.tables.challenge.service import Attempt
from engine.match import Match
from engine.registry import find
from standin.faults.model import Failing
from tests.bot.discord.cards.test_every_card import parts, table_of
from tests.bot.discord.grove import FOREST, Grove, asked, card_of, grove, labels, picked, pressed, venue
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


@pytest.mark.parametrize(("command", "sure"), [("/resign", "Leave the game"), ("/cancel", "Cancel the game")])
async def test_whoever_gives_the_attempt_up_is_told_first_that_there_is_no_other(
    tmp_path: Path, command: str, sure: str
) -> None:
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        running.later = FOREST_DAY - datetime.now(UTC)
        await pressed(ada, await asked(ada, "/daily"), "Play here")
        asks = await asked(ada, command)
        assert EN.key("challenge-gives-up") in asks.text
        assert "ends at once" in asks.text
        assert "omputer" not in asks.text
        await pressed(ada, asks, sure)
        assert "omputer" not in (await asked(ada, "/history")).text
        assert EN.key("challenge-given-up") in (await asked(ada, "/daily")).text


async def test_an_attempt_in_private_is_in_the_persons_language_and_what_all_see_in_that_of_the_server(
    tmp_path: Path,
) -> None:
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        running.later = FOREST_DAY - datetime.now(UTC)
        page = await asked(ada, "/daily")
        guild = next(iter(running.local.world.guilds.values()))
        await running.tables.guilds.set(int(guild.id), language="pl")
        await pressed(ada, page, "Play in private")
        table = (await running.tables.challenges.attempt(int(ada.id), FOREST_DAY.date())).table
        assert table is not None
        assert table.language == "en"
        await play(running, ada)
        await pressed(ada, await asked(ada, "/daily"), "Show everybody")
        shared = await ada.sees(lambda m: not m.is_ephemeral and bool(labels(m)))
        assert labels(shared) == [words("pl").key("button-daily")]


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
FOREST_GAME = find(FOREST)
TABLE = table_of(Match.new(FOREST_GAME, FOREST_GAME.Options(), 1, b"seed"), "en")


def finished_by(name: str, score: int = 31, rank: int = 1) -> Finished:
    return Finished(ord(name[0]), name, TODAY.toordinal(), 70 + score, rank, score, 0)


def an_attempt(*, table: str = "", result: Finished | None = None, streak: int = 0) -> Attempt:
    """Return an attempt whose table is none, or goes on, or is over, or was given up."""
    status = Status.ABANDONED if table == "given up" else Status.OVER
    status = Status.PLAYING if table == "live" else status
    found = replace(TABLE, status=status, place=Venue(5, 6)) if table else None
    return Attempt(found, result, streak, [False] * 7)


WHERE = "https://discord.com/channels/6/5"
STATES = [
    (an_attempt(), False, EN.key("challenge-open")),
    (an_attempt(), True, EN.key("challenge-missed")),
    (an_attempt(table="live"), False, EN.key("challenge-going", where=WHERE)),
    (an_attempt(table="live"), True, EN.key("challenge-lost-attempt")),
    (an_attempt(table="over"), False, EN.key("challenge-lost-attempt")),
    (an_attempt(table="given up"), False, EN.key("challenge-given-up")),
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
    (
        an_attempt(result=finished_by("Ada", 0, 2)),
        False,
        EN.key("challenge-yours", result="defeat"),
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


@pytest.mark.parametrize("is_on_server", [False, True], ids=["alone", "server"])
@pytest.mark.parametrize(("attempt", "is_over", "said"), STATES, ids=lambda value: str(value)[:30])
def test_buttons_offer_what_can_be_done_with_a_day(
    attempt: Attempt, is_over: bool, said: str, *, is_on_server: bool
) -> None:
    day, before = TODAY.toordinal(), TODAY.toordinal() - 1
    can_begin = attempt.table is None and not is_over
    expected = [
        *([("button-dailyplay", f"gk:0:{day}:dailyplay:{PRIVATE}")] if can_begin else []),
        *([("button-dailyplay-here", f"gk:0:{day}:dailyplay:{HERE}")] if can_begin and is_on_server else []),
        *([("button-dailyshare", f"gk:0:{day}:dailyshare:")] if attempt.result is not None else []),
        ("button-daily-before", f"gk:0:{before}:daily:"),
        *([("button-daily-today", "gk:0:0:daily:")] if is_over else []),
    ]
    shown = page(attempt, [] if is_on_server else None, is_over=is_over)
    buttons = [(part["label"], part["custom_id"]) for part in shown if part.get("label")]
    assert buttons == [(EN.key(key), custom_id) for key, custom_id in expected]
    assert said in shown[0]["content"]


@pytest.mark.parametrize(("zone", "hour"), [("UTC", 0), ("Europe/Warsaw", -2), ("America/New_York", 4)])
def test_a_day_ends_at_midnight_by_the_clock_of_the_place(zone: str, hour: int) -> None:
    end = datetime(2026, 5, 10, tzinfo=UTC) + timedelta(hours=hour)
    assert challenge._midnight(TODAY, zone) == int(end.timestamp())


async def test_the_clock_is_that_of_the_server_and_else_of_the_person(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (_, bruno)):
        running.later = FOREST_DAY - datetime.now(UTC)
        await running.tables.guilds.set(venue(running, "grove").guild or 0, zone="Asia/Tokyo")
        await running.tables.preferences.set(int(bruno.id), zone="Pacific/Kiritimati")
        running.forward(timedelta(hours=1))
        assert "November 23" in (await asked(bruno, "/daily")).text
        await bruno.go("Ada, Bruno, Celina")
        page = await asked(bruno, "/daily")
        assert "November 24" in page.text
        assert EN.key("challenge-board") not in page.text


def deal_in(game: str, **options: object) -> Deal:
    """Return the deal of today in this game."""
    found = find(game)
    return Deal(TODAY, found, found.Options(**options), b"secret", end_of(TODAY))


def test_a_challenge_is_named_by_its_chapter_or_options_or_as_played_alone() -> None:
    for game, options, title in (
        ("moonlight", {"scenario": 4}, EN.key("moonlight-option-scenario-4")),
        (FOREST, {"wish": True}, "Wish cards"),
        (FOREST, {}, EN.key("challenge-alone")),
    ):
        first, second, *_ = page(an_attempt(), None, deal_in(game, **options))[0]["content"].split("\n")
        assert first == f"### {EN.key('challenge-title', day='Saturday, May 9, 2026')}"
        assert second == f"**{EN.key(game)}** · {title}"


def test_a_game_to_be_looked_at_is_named_by_its_place_and_result() -> None:
    line = challenge._option(4, finished_by("*Ada*"), EN)
    assert (line.value, line.label) == ("101", "4. *Ada* – won, 31 points")


def page(
    attempt: Attempt, board: Sequence[Finished] | None, deal: Deal | None = None, *, is_over: bool = False
) -> list[dict[str, Any]]:
    """Return the parts of the page of a day."""
    return [*parts(challenge._page(EN, deal or deal_in(FOREST), attempt, board, 12345, is_over=is_over))]


@pytest.mark.parametrize("is_over", [True, False])
@pytest.mark.parametrize("count", [None, 0, 1, OPTIONS + 1])
def test_a_day_shows_its_board_on_a_server_and_its_games_when_it_is_over(
    count: int | None, *, is_over: bool
) -> None:
    board = None if count is None else [finished_by("Ada", number) for number in range(count)]
    shown = page(an_attempt(), board, is_over=is_over)
    said = [part["content"] for part in shown if part.get("content")]
    menus = [part for part in shown if part.get("options")]
    ends = EN.key("challenge-ends", when="<t:12345:R>")
    assert said[0].split("\n")[2:] == (
        [EN.key("challenge-missed")]
        if is_over
        else [EN.key("challenge-about"), EN.key("challenge-open"), ends]
    )
    assert len(said) == (1 if board is None else 2)
    assert [len(each["options"]) for each in menus] == (
        [min(count or 0, OPTIONS)] if is_over and count else []
    )
    for each in menus:
        assert each["custom_id"] == f"gk:0:{TODAY.toordinal()}:dailylook:"
        assert each["placeholder"] == EN.key("challenge-look")
        assert each["options"][0]["label"].startswith("1. Ada – ")
