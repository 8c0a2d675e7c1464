"""Log rows that are no moves: their text, and the name they are under."""

from __future__ import annotations

import pytest

from bot.tables.model.log_events import is_lasting, log_events, stands_in, taken_back, told
from words.catalogue import words

PEOPLE = ("Ada", "Bruno", "Celina")


def said(seat: int | None, action: str) -> list[str]:
    return [words("en").say(event.text, PEOPLE) for event in told(seat, action).events]


@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize(
    "action",
    [
        "@undo 2",
        "@resign",
        "@resign last",
        "@standin",
        "@back",
        "@take",
        "@resume",
        "@ask undo 2",
        "@ask pause 0",
        "@ask abandon 0",
        "@grant",
        "@refuse",
        "@withdraw",
        "@offer",
        "@keep",
    ],
)
def test_what_somebody_does_is_told_under_their_own_name(seat: int, action: str) -> None:
    (sentence,) = said(seat, action)
    assert [name for name in PEOPLE if name in sentence] == [PEOPLE[seat]]
    assert told(seat, action).seat == seat


@pytest.mark.parametrize(
    ("action", "named"),
    [
        ("@replace 2", "Celina"),
        ("@replace 2 kept", "Celina"),
        ("@host 1", "Bruno"),
        ("@late 0 1", "Ada"),
        ("@overdue 1", "Bruno"),
        ("@extend 1", "Bruno"),
        ("@gone 2", "Celina"),
        ("@gone 2 @ask replace 2", "Celina"),
    ],
)
def test_what_is_done_to_somebody_names_them(action: str, named: str) -> None:
    (sentence,) = said(None, action)
    assert [name for name in PEOPLE if name in sentence] == [named]


def test_where_a_seat_is_kept_a_computer_only_stands_in() -> None:
    assert said(None, "@replace 2 kept") == said(2, "@standin") != said(None, "@replace 2")


def test_what_is_asked_and_what_has_lapsed_is_told_of_each_vote_in_words_of_its_own() -> None:
    kinds = ["undo", "replace", "pause", "abandon"]
    asked = {kind: said(0, f"@ask {kind} 1")[0] for kind in (*kinds, "wait")}
    lapsed = {kind: said(None, f"@lapse {kind} 0")[0] for kind in kinds}  # a wish to wait never lapses
    assert len({*asked.values(), *lapsed.values()}) == len(asked) + len(lapsed)


def test_a_wish_to_replace_somebody_names_both_and_the_clock_names_whoever_is_late() -> None:
    both, late = said(0, "@ask replace 1"), said(None, "@ask replace 1")
    assert [name for name in PEOPLE if name in both[0]] == ["Ada", "Bruno"]
    assert [name for name in PEOPLE if name in late[0]] == ["Bruno"]


@pytest.mark.parametrize("action", ["@pause", "@lost", "@abandon", "@revoke 3"])
def test_what_nobody_does_alone_names_nobody(action: str) -> None:
    (sentence,) = said(None, action)
    assert not [name for name in PEOPLE if name in sentence]
    assert told(None, action).seat == 0


def test_no_computer_is_said_to_take_over_from_the_last_who_leaves() -> None:
    assert ["computer" in said(0, action)[0] for action in ("@resign", "@resign last")] == [True, False]


def test_what_follows_in_a_row_is_told_after_it() -> None:
    first, second = said(0, "@resign @host 2")
    assert first.startswith("Ada")
    assert "Celina" in second
    assert [event.name for event in log_events("@grant @revoke 3")] == ["@grant", "@revoke"]
    assert log_events("take A1") == ()


def test_how_many_moves_a_row_takes_back() -> None:
    assert [
        taken_back(row) for row in ("@undo 2", "@grant @revoke 3", "@fallback 1", "@pause", "take A1")
    ] == [
        2,
        3,
        1,
        0,
        0,
    ]


def test_what_stays_though_moves_are_taken_back() -> None:
    assert all(is_lasting(row) for row in ("@pause", "@resign @host 2", "@replace 1", "@late 0 1"))
    assert not any(is_lasting(row) for row in ("@undo 2", "@ask undo 1", "@grant @revoke 3", "take A1"))


def test_at_which_seat_a_computer_begins_to_stand_in() -> None:
    assert stands_in(1, "@standin") == 1
    assert stands_in(0, "@grant @replace 2") == 2
    assert stands_in(None, "@replace 0") == 0
    assert stands_in(0, "@resume") is None
