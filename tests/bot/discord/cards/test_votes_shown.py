"""Votes on the card: the person who asks, the people asked, and buttons that count as long as the vote is open."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.discord.cards import votes
from bot.discord.cards.table_card_buttons import card_buttons, more_page
from bot.discord.ui.components import ROWS
from bot.discord.ui.custom_id import CustomId
from bot.tables import Change, Table, Told
from bot.tables.model.table import ANYBODY, Vote
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
