"""A question with few answers that everybody may know is answered on the card itself."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.discord.cards import card_answers
from bot.discord.cards.card_answers import answers
from bot.discord.cards.table_card_buttons import asked_on_card, card_buttons
from bot.discord.ui import limits
from bot.discord.ui.components import Page
from bot.discord.ui.custom_id import CustomId
from bot.tables import Status, Table
from engine.match import Match
from engine.registry import find
from engine.text import say
from tests.bot.discord.cards.test_every_card import parts, table_of
from tests.bot.discord.commands.test_clicks import EN
from tests.bot.discord.grove import asked, card_of, grove, labels, pressed
from tests.bot.test_spirit_island import started
from tests.engine.test_bundle import before, island
from tests.engine.variation import varied


def shown(match: Match[Any]) -> dict[str, int]:
    """Return the words of the buttons of a card, with their styles."""
    page = Page(*card_buttons(table_of(match, "en"), EN))
    return {part["label"]: part["style"] for part in parts(page) if part.get("label")}


def test_few_answers_stand_on_the_card_in_place_of_the_verb_and_none_of_them_stands_out() -> None:
    found = shown(before("push explorer A7 A8"))
    assert [*found][:3] == ["A5", "A8", "B3"]
    assert {found[each] for each in ("A5", "A8", "B3", "My moves")} == {2}
    assert [*shown(before("hit A7 town 2"))][:3] == [
        "Explorer, 1 damage (destroyed)",
        "Town, 2 damage (destroyed)",
        "Town, 1 damage",
    ]


def test_where_an_answer_would_be_asked_again_they_are_on_the_private_page_alone() -> None:
    match = island(
        "embody lightnings-swift-strike",
        "grow 1",
        "gain minor",
        "keep purifying-flame",
        "play purifying-flame",
        "ready",
    )
    idle = match.idle(match.awaiting[0])
    targets = [each for each in match.legal(match.awaiting[0]).under("use") if each in idle]
    assert targets, "a power that would do nothing somewhere"
    assert next(iter(shown(match))) == "Use a power"


def test_what_the_answers_decide_is_asked_above_them_unless_the_game_has_asked_it() -> None:
    assert asked_on_card(table_of(before("push explorer A7 A8"), "en"), EN) == "To which land?"
    assert asked_on_card(table_of(before("push town A5 A8"), "en"), EN) == "", "a page asks it"
    assert asked_on_card(table_of(before("hit A7 town 2"), "en"), EN) == "", "it is two things at once"


def test_the_one_verb_with_something_to_decide_stands_out_and_comes_first() -> None:
    found = shown(before("grow 3"))
    assert [*found][:2] == ["Grow", "My hand"]
    assert found["Grow"] == 3
    growing = before("place 1 B7 plays")
    assert "first" in growing.legal(growing.awaiting[0]).verbs
    using = shown(before("use massive-flooding B3 1"))
    assert [*using][:2] == ["Use a power", "Done"]
    assert (using["Use a power"], using["Done"]) == (3, 2)
    assert "My moves" not in using
    drawing = shown(Match.new(find("living-forest"), find("living-forest").Options(), 2, b"draw"))
    assert next(iter(drawing)) == "Draw", "they are moves by themselves"
    assert drawing["Draw"] == 3
    assert "My moves" not in drawing
    several = shown(before("2 embody lightnings-swift-strike"[2:]))
    assert len([label for label, style in several.items() if style == 3]) == 1


def test_what_has_many_answers_or_takes_back_or_is_explained_on_a_page_is_a_verb() -> None:
    assert [*shown(before("push town A5 A8"))][:2] == ["Push", "No more"]
    match = before("use massive-flooding B3 1")
    using = [*shown(match)][:2]
    assert using == ["Use a power", "Done"], "the page says what the power does"
    assert match.game.open_hands
    cards = before("hit A7 town 2").copy()
    assert all(
        answers(table_of(cards, "en"), verb, EN) == [] for verb in (*cards.game.reverting_verbs, "first")
    )


def paths(table: Table, verb: str = "push") -> list[str]:
    return [CustomId.read(each.custom_id).path for each in answers(table, verb, EN)]


def test_an_answer_is_a_button_only_where_one_person_is_asked_and_all_of_them_are_few_and_short(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pushing = before("push explorer A7 A8")
    table = table_of(pushing, "en")
    every = [f"push explorer A7 {land}" for land in ("A5", "A8", "B3")]
    assert paths(table) == every
    assert paths(replace(table, match=None)) == []
    assert paths(replace(table, status=Status.PAUSED)) == []
    assert paths(table_of(before("use flash-floods A4"), "en"), "use") == [], "two are asked"
    assert paths(table, "grow") == [], "nobody can"
    assert paths(table, "restart") == paths(table, "enough") == [], "a verb alone is its own button"
    for most, found in ((3, every), (2, [])):
        monkeypatch.setattr(limits, "ROW", most)
        assert paths(table) == found
    monkeypatch.undo()
    for most, found in ((2, every), (1, [])):
        monkeypatch.setattr(card_answers, "SHORT", most)
        assert paths(table) == found
    monkeypatch.undo()
    push, whatever = frozenset({"push"}), say("undo-done")
    for match, found in (
        (varied(pushing, bundled_verbs={"push": "enough"}), []),
        (varied(pushing, bundled_verbs={"push": None}), every),
        (varied(pushing, reverting_verbs=push), []),
        (varied(pushing, {"side_verbs": push}), []),
        (varied(pushing, {"doubt": lambda *_: whatever}), []),
    ):
        assert paths(table_of(match, "en")) == found, (
            "not where they go together, take back or are asked again"
        )


def test_where_hands_are_secret_no_answer_stands_on_the_card() -> None:
    match = before("push explorer A7 A8")
    assert next(iter(shown(varied(match)))) == "A5"
    assert next(iter(shown(varied(match, open_hands=False)))) == "Push"


async def test_the_card_takes_an_answer_of_whoever_is_asked_and_of_nobody_else(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (_, (ada, bruno)):
        for person in (ada, bruno):
            await person.speak("en-US")
        await started(ada, bruno)
        await asked(bruno, "/island embody spirit:lightnings-swift-strike")
        await asked(ada, "/island embody spirit:oceans-hungry-grasp")
        card = await card_of(ada, "Ada plays Ocean")
        assert "Ada – choose where to begin" in card.text
        assert labels(card)[:3] == ["A1", "A2", "A3"]
        told = await pressed(bruno, card, "A2")
        assert "It is not your turn" in told.text
        told = await pressed(ada, card, "A2")
        assert "Ada adds 1 presence in A2." in told.text
