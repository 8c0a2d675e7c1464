"""Moves that go together: on a button each, or in a menu where they are many, with what they do beside what each of them does."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.discord.cards.move_bundles import MoveBundles
from bot.discord.cards.move_words import MoveWords
from bot.discord.ui.components import Page
from bot.discord.ui.custom_id import CustomId
from bot.discord.ui.trail import mark_of
from engine.bundle import Bundle
from engine.match import Match
from engine.registry import find
from engine.text import say
from tests.bot.discord.cards.test_every_card import parts, table_of
from words.catalogue import words

EN = words("en")


def bundles(
    count: int,
    *,
    whole: int = 0,
    added: Sequence[str] = (),
    stands_for_all: bool = False,
    kind: str = "",
) -> MoveBundles:
    """Return so many bundles of two moves each, of which the first are `whole`; what each of the first adds is named by a key."""
    game = find("spirits-of-the-forest")
    match = Match.new(game, game.Options(), 2, b"seed")
    found = MoveBundles(MoveWords(table_of(match, "en"), match.awaiting[0] + 1, EN), kind)
    places = [f"{row}{number}" for row in "ABCD" for number in range(1, 12)]
    found._bundles = [
        Bundle(
            (game.grammar.read(f"place {places[number]}"), game.grammar.read("keep")),
            (say("chooser-page", page=number, pages=99), say("button-back")),
            say(added[number]) if number < len(added) else None,
            stands_for_all,
            number < whole,
        )
        for number in range(count)
    ]
    return found


def label(number: int) -> str:
    return f"Part {number} of 99 + {EN.key('button-back')}"


def shown(found: MoveBundles) -> tuple[list[str], list[str], list[str]]:
    """Return the words above the bundles, the labels of the buttons, and the lines of the menu."""
    page = [*parts(Page(*found.items(is_dense=False)))]
    words_ = [part["content"] for part in page if "content" in part]
    buttons = [part["label"] for part in page if "label" in part]
    return words_, buttons, [each["label"] for part in page for each in part.get("options", ())]


def test_up_to_ten_bundles_are_buttons_and_of_more_those_that_are_whole() -> None:
    together = f"-# {EN.key('chooser-together')}"
    every = [label(number) for number in range(11)]
    assert shown(bundles(10)) == ([together], every[:10], [])
    assert shown(bundles(11, whole=2)) == ([together], every[:2], every[2:])
    assert shown(bundles(11, whole=10)) == ([together], every[:10], every[10:])
    assert shown(bundles(11, whole=11)) == ([], [], every), "where even these are many all are in the menu"
    assert bundles(0).items(is_dense=True) == []


def test_what_bundles_add_stands_above_them_once_with_its_sign() -> None:
    """Where they stand for all moves, nothing says that these go together as well."""
    found = bundles(4, added=("undo-done", "resume-done", "undo-done"), stands_for_all=True)
    assert found.stand_for_all
    undone, resumed = EN.key("undo-done"), EN.key("resume-done")
    [head], buttons, _ = shown(found)
    assert head.replace("\\", "").split("\n") == [f"-# ① {undone}", f"-# ② {resumed}"]
    assert buttons == [f"{label(0)} ①", f"{label(1)} ②", f"{label(2)} ①", label(3)]
    assert [found.added(each) for each in found._bundles] == [undone, resumed, undone, ""]
    assert shown(bundles(1, stands_for_all=True))[0] == []
    assert not bundles(1).stand_for_all


@pytest.mark.parametrize("kind", ["", "try"])
def test_a_press_or_a_pick_names_the_moves_by_their_marks(kind: str) -> None:
    found = bundles(11, added=("undo-done",), kind=kind)
    marks = [" ".join(map(mark_of, each.actions)) for each in found._bundles]
    [menu] = [part for part in parts(Page(*found.items(is_dense=False))) if "options" in part]
    assert CustomId.read(menu["custom_id"]) == CustomId(10**9, 10**6, f"{kind}together")
    assert menu["placeholder"] == EN.key("chooser-together")
    assert [each["value"] for each in menu["options"]] == marks
    assert [each.get("description") for each in menu["options"]] == [EN.key("undo-done"), *[None] * 10]
    few = bundles(2, kind=kind)
    page = [part for part in parts(Page(*few.items(is_dense=False))) if "label" in part]
    assert [CustomId.read(each["custom_id"]) for each in page] == [
        CustomId(10**9, 10**6, f"{kind}several", mark) for mark in marks[:2]
    ]


def test_what_would_be_made_together_is_asked_once_more() -> None:
    found = bundles(2)
    pressed = found.id_of(found._bundles[1])
    text, _, button = parts(Page(*found.preview(pressed)))
    assert text["content"] == f"**{label(1)}**\n{EN.key('chooser-play')}"
    assert (button["label"], button["style"]) == (EN.key("button-confirm"), 3)
    assert CustomId.read(button["custom_id"]) == CustomId(10**9, 10**6, "several", pressed.path, 1)
    gone, *_ = parts(Page(*found.preview(CustomId(10**9, 10**6, "several", "gone"))))
    assert gone["content"].startswith("**…**")
