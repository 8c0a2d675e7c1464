"""Pages of moves: the newest of a person at a table stays, in the order in which they were asked for."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from bot.discord.delivery.open_pages import MOST, OpenPages


def request(person: int, card: int | None) -> Any:
    return SimpleNamespace(person=SimpleNamespace(id=person), pressed_card=card)


def test_a_request_that_is_answered_late_puts_no_page_aside_that_was_asked_for_after_it() -> None:
    pages, start, press, again = OpenPages(), *(request(1, 7) for _ in range(3))
    assert pages.turn(start, 3) is None
    assert pages.turn(press, 3) is start
    assert pages.turn(again, 3) is press


def test_only_a_press_on_a_card_puts_aside_and_only_a_page_of_that_person_at_that_table() -> None:
    pages, first, typed = OpenPages(), request(1, 7), request(1, None)
    pages.turn(first, 3)
    assert pages.turn(request(2, 7), 3) is None
    assert pages.turn(request(1, 7), 4) is None
    assert pages.turn(typed, 3) is None
    assert pages.turn(request(1, 7), 3, is_open=False) is typed
    assert pages.turn(request(1, 7), 3) is None


def test_only_the_latest_pages_are_remembered() -> None:
    pages = OpenPages()
    shown = [request(person, 7) for person in range(MOST + 1)]
    for each in shown:
        pages.turn(each, 3)
    assert pages.turn(request(0, 7), 3) is None
    assert pages.turn(request(2, 7), 3) is shown[2]
