"""Votes on the card: the person who asks, the people asked, and buttons that count as long as the vote is open."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

import pytest

from bot.discord.cards import votes
from bot.discord.cards.table_card_buttons import card_buttons, more_page
from bot.discord.ui.components import ROWS, Style
from bot.discord.ui.custom_id import CustomId
from bot.tables import Change, Status, Table, Told
from bot.tables.model.table import ANYBODY, Vote
from bot.tables.steps.votes import WAIT
from engine.match import Match
from engine.registry import find
from engine.text import Seat
from tests.bot.discord.cards.test_every_card import parts, table_of
from tests.catalogues import WHOLE
from words.catalogue import words

EN, PEOPLE = words("en"), ("Ada", "Bruno", "Celina")


def table(vote: Vote | None = None, **offered: int) -> Table:
    """Return a table of three with this vote; `Bruno=ANYBODY` offers Bruno's seat."""
    game = find("spirits-of-the-forest")
    dealt = table_of(Match.new(game, game.Options(), 3, b"votes"), "en")
    chairs = (
        replace(chair, name=name, offered=offered.get(name))
        for chair, name in zip(dealt.chairs, PEOPLE, strict=True)
    )
    return replace(dealt, vote=vote, chairs=tuple(chairs))


def test_buttons_of_a_vote_count_as_long_as_it_is_open() -> None:
    asked = table(Vote("pause", Seat(0), 0, moment=77), Bruno=ANYBODY)
    assert asked.moment != 77
    shown = [*votes.answers(asked, EN), *votes.free_seats(asked, EN)]
    found = [CustomId.read(button.custom_id) for button in shown]
    assert [(each.op, each.moment) for each in found] == [("grant", 77), ("refuse", 77), ("takeseat", 0)]


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("vote", [None, Vote("pause", Seat(0), 0, moment=77)])
def test_whoever_is_waited_for_finds_a_move_on_the_card_however_many_seats_are_free(
    vote: Vote | None, language: str
) -> None:
    game = find("spirits-of-the-forest")
    dealt = table_of(Match.new(game, game.Options(), 4, b"votes"), language)
    chairs = tuple(replace(chair, offered=ANYBODY) for chair in dealt.chairs)
    asked = replace(dealt, vote=vote, chairs=chairs)
    shown = card_buttons(asked, words(language))
    ops = [CustomId.read(item.custom_id) for row in shown for item in row.children]  # type: ignore[attr-defined]
    assert len(shown) <= ROWS
    assert [each.moment for each in ops if each.op == "step"] == [asked.moment]
    assert "takeseat" in [each.op for each in ops]
    assert {"grant", "refuse"} <= {each.op for each in ops} or vote is None
    more = [
        CustomId.read(part["custom_id"])
        for part in parts(more_page(asked, words(language)))
        if "custom_id" in part
    ]
    assert [each.path for each in more if each.op == "takeseat"] == ["0", "1", "2", "3"]


def test_a_vote_says_who_asks_for_what_and_who_has_answered() -> None:
    vote = Vote("replace", Seat(0), 2, agreed=(Seat(0),))
    lines = votes.request_lines(table(vote), EN, PEOPLE).split("\n")
    assert lines[0] == "**Vote:** Ada asks to let a computer play for Celina. Agree?"
    assert "Ada" in lines[1]
    assert lines[2].endswith("<@2>"), "of three the one it is about has no say"


def test_seats_are_offered_to_somebody_or_to_all() -> None:
    lines = votes.request_lines(table(Bruno=ANYBODY, Celina=99), EN, PEOPLE).split("\n")
    assert lines[0] == "Bruno’s seat is free: anybody may take it."
    assert lines[1] == "Celina’s seat is offered to <@99>."
    assert votes.people_asked(table(Celina=99)) == {99}


def test_when_the_time_of_one_is_over_the_people_who_remain_decide() -> None:
    asked = table()
    chairs = tuple(
        replace(chair, person=None, computer="brief") if chair.name == "Celina" else chair
        for chair in asked.chairs
    )
    change = Change(replace(asked, chairs=chairs), (Told(Seat(0), "@overdue 0", ()),))
    assert votes.people_to_decide(change) == {asked.chairs[1].person}
    assert votes.people_to_decide(replace(change, told=())) == frozenset()


def shown(asked: Table) -> list[tuple[str, str, Style]]:
    """Return the op, the words and the style of each answer to a vote."""
    return [
        (CustomId.read(each.custom_id).op, str(each.item.label), each.item.style)  # type: ignore[attr-defined]
        for each in votes.answers(asked, EN)
    ]


def test_a_vote_is_granted_or_refused_and_computers_that_wait_are_let_go_on() -> None:
    assert shown(table(Vote("pause", Seat(0), 0))) == [
        ("grant", EN.key("button-grant"), Style.success),
        ("refuse", EN.key("button-refuse"), Style.danger),
    ]
    waiting = table(Vote(WAIT, Seat(0), 0, moment=5))
    assert shown(waiting) == [("grant", EN.key("button-go-on"), Style.success)]
    assert [CustomId.read(each.custom_id).moment for each in votes.answers(waiting, EN)] == [5]
    assert shown(table()) == []


def test_when_the_game_is_over_nothing_is_asked_of_anybody() -> None:
    asked = table(Vote("pause", Seat(0), 0), Bruno=ANYBODY)
    over = replace(asked, status=Status.ABANDONED)
    assert votes.request_lines(asked, EN, PEOPLE).count("\n") == 2
    assert len(votes.free_seats(asked, EN)) == 1
    assert votes.request_lines(over, EN, PEOPLE) == ""
    assert votes.answers(over, EN) == votes.free_seats(over, EN) == []


@pytest.mark.parametrize(
    ("vote", "line"),
    [
        (Vote("undo", Seat(0), 5), "**Vote:** Ada asks to take back these 5 moves. Agree?"),
        (Vote("undo", Seat(1), 1), "**Vote:** Bruno asks to take back this move. Agree?"),
        (Vote("pause", Seat(2), 0), "**Vote:** Celina asks to pause the game. Agree?"),
        (Vote("abandon", Seat(1), 0), "**Vote:** Bruno asks to cancel the game. Agree?"),
        (Vote("replace", None, 1), "**Vote:** Bruno’s time is up. Let a computer play from here on?"),
    ],
)
def test_each_vote_is_told_in_its_own_words(vote: Vote, line: str) -> None:
    assert votes.request_lines(table(vote), EN, PEOPLE).split("\n")[0] == line


def test_of_who_has_left_the_server_no_time_is_said_to_be_up() -> None:
    asked = table(Vote("replace", None, 1))
    gone = tuple(replace(chair, gone=chair.seat == 1) for chair in asked.chairs)
    lines = votes.request_lines(replace(asked, chairs=gone), EN, PEOPLE).split("\n")
    assert lines[0] == "**Vote:** Bruno has left this server. Let a computer play from here on?"


@pytest.mark.parametrize("kind", ["replace", "pause"])
def test_a_vote_says_where_whoever_is_replaced_has_lost(kind: Literal["replace", "pause"]) -> None:
    asked = table(Vote(kind, Seat(0), 1))
    said = votes.request_lines(asked, EN, PEOPLE, costs_game=True).split("\n")
    assert (EN.key("replace-costs") in said) == (kind == "replace")
    assert EN.key("replace-costs") not in votes.request_lines(asked, EN, PEOPLE)


def test_who_has_agreed_and_who_has_not_stand_apart_and_who_is_waited_for_is_mentioned() -> None:
    vote = Vote("pause", Seat(0), 0, agreed=(Seat(0),), refused=(Seat(1),))
    _, *lines = votes.request_lines(table(vote), EN, PEOPLE).split("\n")
    assert lines == ["For: Ada", "Against: Bruno", "Waiting for <@3>"]
    all_in = replace(vote, agreed=(Seat(0), Seat(2)))
    assert votes.request_lines(table(all_in), EN, PEOPLE).split("\n")[1:] == [
        "For: Ada and Celina",
        "Against: Bruno",
    ]
    assert votes.people_asked(table(vote)) == {3}
    assert votes.people_asked(table(vote, Bruno=ANYBODY)) == {3}, "anybody is nobody who could be notified"


@pytest.mark.parametrize(
    ("vote", "after", "who"),
    [
        (None, None, set()),
        (Vote("pause", Seat(1), 0), None, {2}),
        (Vote("pause", Seat(1), 0), Vote("pause", Seat(1), 0, agreed=(Seat(0),)), set()),
        (Vote(WAIT, Seat(1), 0), None, set()),
        (Vote("replace", None, 2), None, set()),
        (Vote("pause", Seat(2), 0), None, set()),
    ],
    ids=["no vote", "over", "goes on", "computers waited", "of the clock", "of a computer"],
)
def test_whoever_asked_is_notified_when_that_is_decided(
    vote: Vote | None, after: Vote | None, who: set[int]
) -> None:
    asked = table(vote)
    chairs = tuple(replace(chair, person=None) if chair.name == "Celina" else chair for chair in asked.chairs)
    before = replace(asked, chairs=chairs)
    assert votes.people_answered(before, replace(before, vote=after)) == who


@pytest.mark.parametrize(
    ("told", "who"), [("@lapse pause 1", {2}), ("@lapse replace -1", set()), ("take A1", set())]
)
def test_whose_vote_has_lapsed_is_notified_unless_the_clock_had_asked(told: str, who: set[int]) -> None:
    change = Change(table(), (Told(Seat(0), told, ()),))
    assert votes.people_passed_by(change) == who
    nobody = tuple(replace(chair, person=None) for chair in change.table.chairs)
    assert votes.people_passed_by(replace(change, table=replace(change.table, chairs=nobody))) == set()


def test_the_button_of_a_free_seat_names_whose_it_was_and_takes_that_one() -> None:
    [button] = votes.free_seats(table(Celina=99), EN)
    assert button.custom_id == f"gk:{10**9}:0:takeseat:2"
    assert button.item.label == EN.key("button-take-seat", who="Celina")  # type: ignore[attr-defined]


def test_computers_are_not_waited_for() -> None:
    asked = table()
    assert votes.awaited_people(asked) == {chair.person for chair in asked.awaiting}
    thinking = replace(asked, chairs=tuple(replace(chair, computer="brief") for chair in asked.chairs))
    assert votes.awaited_people(thinking) == set()
