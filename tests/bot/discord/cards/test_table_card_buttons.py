"""The buttons of a card in each state of its table, and those of the private page that has the rest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

import pytest
from discord import ui

from bot.discord.cards.table_card_buttons import card_buttons, more_page
from bot.discord.ui.components import Page
from bot.discord.ui.custom_id import CustomId
from bot.tables import Status, Table
from bot.tables.model.table import Vote
from engine.match import Match
from engine.registry import find
from engine.text import Seat
from tests.bot.discord.cards.test_every_card import parts, table_of
from words.catalogue import words

EN = words("en")
PLAIN, GREEN = 2, 3


@cache
def table(game_id: str = "spirits-of-the-forest", events: str = "") -> Table:
    """Return a table at which the first move is to be made."""
    game = find(game_id)
    options = game.Options.model_validate({"events": events} if events else {})
    return table_of(Match.new(game, options, 2, b"b"), "en")


def shown(page: ui.LayoutView) -> tuple[str, str]:
    """Return the ops of the buttons, a star behind those that work on any card, and the first that stands out."""
    buttons = [part for part in parts(page) if "custom_id" in part]
    found = [(CustomId.read(part["custom_id"]), part["style"]) for part in buttons]
    assert {each.table for each, _ in found} == {10**9}
    assert {each.moment for each, _ in found} <= {0, 10**6}
    assert all(
        part["label"] == EN.key(f"button-{each.op}")
        for part, (each, _) in zip(buttons, found, strict=True)
        if each.op != "step"
    )
    assert {style for _, style in found} <= {PLAIN, GREEN}
    ops = " ".join(f"{each.op}{'' if each.moment else '*'}" for each, _ in found)
    return ops, " ".join(each.op for each, style in found if style == GREEN)


@pytest.mark.parametrize(
    ("status", "ops", "main"),
    [
        (Status.PLAYING, "step hand* catchup* undo", "step"),
        (Status.PAUSED, "resume hand* history* scores*", ""),
        (Status.OVER, "rematch replay analysis scores* history*", "rematch"),
        (Status.ABANDONED, "rematch replay scores* history*", "rematch"),
    ],
)
@pytest.mark.parametrize("is_quiet", [True, False])
@pytest.mark.parametrize("is_late", [True, False])
def test_a_card_has_the_buttons_of_what_can_be_done_in_the_state_of_its_table(
    status: Status, ops: str, main: str, *, is_quiet: bool, is_late: bool
) -> None:
    ends = ["board*"] * is_quiet + ["more*"] * (status is Status.PLAYING)
    page = Page(*card_buttons(replace(table(), status=status), EN, is_quiet=is_quiet, is_late=is_late))
    assert shown(page) == (" ".join([*["late*"] * is_late, ops, *ends]), main)


def test_what_there_is_no_room_for_is_left_to_the_private_page() -> None:
    """A card has three rows of buttons at most; what is special takes one of them."""
    special = table(events="random")
    assert shown(Page(*card_buttons(special, EN)))[0] == "step hand* catchup* undo special* more*"
    crowded = card_buttons(special, EN, is_quiet=True, is_late=True)
    assert len(crowded) == 3
    assert shown(Page(*crowded))[0] == "late* step hand* catchup* undo board* more*"
    drawing = card_buttons(table("living-forest"), EN, is_quiet=True, is_late=True)
    assert shown(Page(*drawing))[0] == "late* step step hand* board* more*"


@pytest.mark.parametrize(("is_muted", "last"), [(None, ()), (True, ("unmute*",)), (False, ("mute*",))])
@pytest.mark.parametrize("events", ["", "random"])
def test_the_private_page_has_all_that_the_card_may_lack(
    is_muted: bool | None, last: Sequence[str], events: str
) -> None:
    special = ["special*"] if events else []
    page = more_page(table(events=events), EN, is_muted=is_muted)
    ops = ["moves", "hand*", "catchup*", "undo", *special, "words*", "scores*", "history*", "help*", *last]
    assert shown(page) == (" ".join(ops), "moves")
    assert next(parts(page))["content"] == EN.key("card-more")


def test_while_a_vote_is_open_nothing_else_is_asked_about_whoever_is_late() -> None:
    asked = replace(table(), vote=Vote("pause", Seat(0), 0, moment=10**6))
    page = Page(*card_buttons(asked, EN, is_late=True))
    ops = [CustomId.read(part["custom_id"]).op for part in parts(page) if "custom_id" in part]
    assert ops == ["grant", "refuse", "step", "hand", "catchup", "undo", "more"]
