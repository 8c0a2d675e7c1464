"""Old cards: which table they are of, what they told, and the line that they become."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.discord.cards.front_card import front_page, lost_page
from bot.discord.cards.old_card import MOST, OldCard, custom_ids, shrunk
from bot.discord.cards.table_card import TOLD_HERE
from bot.discord.ui.components import Page, button_to, rows, text
from bot.discord.ui.custom_id import CustomId
from bot.tables.model.table import NOWHERE
from engine.match import Match
from engine.registry import find
from tests.bot.discord.cards.test_every_card import parts, table_of

GAME = find("spirits-of-the-forest")
TABLE = table_of(Match.new(GAME, GAME.Options(), 2, b"old"), "en")
HERE = f"https://discord.com/channels/{TABLE.place.guild}/{TABLE.place.channel}"


def page(*pressed: CustomId) -> Page:
    told = text("- Ada takes A1\n-# quietly", id=TOLD_HERE)
    return Page(text("### The forest"), told, *rows([button_to(each, "Press") for each in pressed]))


def line(card: OldCard, newest: int | None) -> str:
    [part] = [each for each in parts(shrunk(card, TABLE, newest)) if "content" in each]
    return str(part["content"])


@pytest.mark.parametrize(
    ("pressed", "is_card"),
    [
        (CustomId(5, 9, "moves"), True),
        (CustomId(5, 9, "hand", "1"), True),
        (CustomId(5, 9, "moves", "notice"), False),
    ],
)
def test_the_button_of_a_reminder_makes_no_card_of_it(pressed: CustomId, is_card: bool) -> None:
    assert list(custom_ids(page(pressed))) == ([pressed] if is_card else [])
    assert OldCard.of(77, 1, page(pressed)).table == (5 if is_card else None)


def test_cards_that_were_posted_long_ago_still_say_what_happened() -> None:
    """Their text for it has this id."""
    assert TOLD_HERE == 1001
    other = Page(text("- Ada takes A1", id=5), *rows([button_to(CustomId(5, 9, "moves"), "Press")]))
    assert OldCard.of(77, 1, other) == OldCard(77, 1, 5, "")


def test_an_old_card_is_one_line_of_what_it_told_with_the_way_to_the_newest() -> None:
    card = OldCard.of(77, TABLE.place.channel, page(CustomId(5, 9, "moves")))
    assert card.told == "Ada takes A1 · quietly"
    assert line(card, 78) == f"-# Ada takes A1 · quietly · [next]({HERE}/78)"
    assert line(card, 77) == line(card, None) == "-# Ada takes A1 · quietly"


def test_of_a_game_whose_place_is_gone_the_message_says_so_and_on_its_thread_s_message_where_it_is_played() -> (
    None
):
    card = OldCard(77, 1, 5, "Ada takes A1")
    lost = replace(TABLE, place=replace(TABLE.place, channel=NOWHERE))
    assert [*parts(shrunk(card, lost, 78))] == [*parts(lost_page(lost))]
    begun = replace(card, message=TABLE.place.channel)
    assert [*parts(shrunk(begun, TABLE, 78))] == [*parts(front_page(TABLE))]
    alone = replace(TABLE, place=replace(TABLE.place, guild=None))
    [part] = parts(shrunk(card, alone, 78))
    assert part["content"].endswith(f"(https://discord.com/channels/@me/{TABLE.place.channel}/78)")


def test_what_is_too_long_for_a_line_ends_in_dots() -> None:
    assert MOST == 110, "two lines on a phone"
    fits, too_long = (OldCard(77, 1, 5, "a" * length) for length in (MOST, MOST + 1))
    assert line(fits, None) == f"-# {'a' * MOST}"
    assert line(too_long, None) == f"-# {'a' * (MOST - 1)}…"
    assert line(OldCard(77, 1, 5, ""), None).removeprefix("-# ")
