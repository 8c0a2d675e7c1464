"""Pages of moves: the newest of a person at a table stays, in the order in which they were asked for."""

from __future__ import annotations

from bot.discord.delivery.open_pages import MOST, OpenPages
from bot.discord.delivery.request import Request
from bot.tables import Person
from tests.bot.discord.interactions import request
from tests.bot.tables.house import ADA, BRUNO

CARD = 7


async def test_a_request_that_is_answered_late_puts_no_page_aside_that_was_asked_for_after_it() -> None:
    pages, start, press, again = OpenPages(), *(request(ADA, message=CARD) for _ in range(3))
    assert pages.turn(start, 3) is None
    assert pages.turn(press, 3) is start
    assert pages.turn(again, 3) is press


async def test_only_a_press_on_a_card_puts_aside_and_only_a_page_of_that_person_at_that_table() -> None:
    pages, first, typed = OpenPages(), request(ADA, message=CARD), request(ADA)
    pages.turn(first, 3)
    assert pages.turn(request(BRUNO, message=CARD), 3) is None
    assert pages.turn(request(ADA, message=CARD), 4) is None
    assert pages.turn(typed, 3) is None
    assert pages.turn(request(ADA, message=CARD), 3, is_open=False) is typed
    assert pages.turn(request(ADA, message=CARD), 3) is None
    assert pages.turn(request(ADA, message=CARD, is_private=True), 3) is None


async def test_only_the_latest_pages_are_remembered() -> None:
    def asked(person: int) -> Request:
        return request(Person(person + 1, "Ada"), message=CARD)

    pages = OpenPages()
    shown = [asked(person) for person in range(MOST + 1)]
    for each in shown:
        pages.turn(each, 3)
    assert pages.turn(asked(0), 3) is None
    assert pages.turn(asked(2), 3) is shown[2]
