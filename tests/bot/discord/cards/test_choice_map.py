"""The picture on which something is chosen: its page is made while it is drawn, and says of it what it shows."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
import pytest_asyncio

from bot.discord.cards import choice_map
from bot.discord.cards.move_picker import MovePicker
from bot.discord.ui.components import Page, PictureFile
from bot.discord.ui.render_pool import RenderPool
from bot.discord.ui.trail import Trail
from engine.match import Match
from engine.registry import find
from tests.bot.discord.cards.test_every_card import table_of
from words.catalogue import words

GAME = find("spirits-of-the-forest")


class _Noting(RenderPool):
    """A pool that notes when a picture is asked for and when it is there."""

    def __init__(self, noted: list[str]) -> None:
        super().__init__()
        self._noted = noted

    async def draw(self, make: Callable[..., Any], *args: Any, **options: Any) -> Any:
        self._noted.append("asked for")
        drawn = await super().draw(make, *args, **options)
        self._noted.append("drawn")
        return drawn


@pytest.fixture
def noted() -> list[str]:
    return []


@pytest_asyncio.fixture
async def pool(noted: list[str]) -> AsyncIterator[RenderPool]:
    found = _Noting(noted)
    yield found
    await found.close()


def picker_after(*lines: str) -> MovePicker:
    """Return the moves of whoever is waited for after these."""
    match = Match.new(GAME, GAME.Options(), 2, b"choice")
    for line in lines:
        match.play(match.awaiting[0], GAME.grammar.read(line))
    return MovePicker(table_of(match, "en"), match.awaiting[0] + 1, words("en"))


def sent(page: Page) -> list[dict[str, Any]]:
    """Return the parts of a page as Discord gets them."""
    found: list[dict[str, Any]] = page.to_components()  # type: ignore[no-untyped-call]
    return found


async def test_a_page_is_made_while_its_picture_is_drawn_and_is_as_if_made_after_it(
    pool: RenderPool, noted: list[str]
) -> None:
    picker = picker_after("take D12")

    def make(picture: PictureFile | None) -> Page:
        noted.append("made")
        return picker.root("Above", picture)

    page, shown = await choice_map.page_with_picture(pool, picker, make)
    assert noted == ["asked for", "made", "drawn"]
    assert shown == await choice_map.draw(pool, picker)
    assert shown is not None
    assert sent(page) == sent(picker.root("Above", shown))
    assert shown.picture.alt in str(sent(page))


async def test_a_page_that_asks_in_words_is_made_without_a_picture(
    pool: RenderPool, noted: list[str]
) -> None:
    picker = picker_after()
    page, shown = await choice_map.page_with_picture(
        pool, picker, lambda picture: picker.at(Trail("take"), picture=picture), Trail("take")
    )
    assert (shown, noted) == (None, [])
    assert sent(page) == sent(picker.at(Trail("take")))


async def test_whoever_waits_for_a_page_hears_what_went_wrong_with_it_or_with_its_picture(
    pool: RenderPool, noted: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    picker = picker_after("take D12")

    def torn(*_: object) -> Page:
        raise LookupError("a word is gone")

    with pytest.raises(LookupError, match="a word is gone"):
        await choice_map.page_with_picture(pool, picker, torn)
    assert noted == ["asked for", "drawn"]

    async def lost(*_: object) -> None:
        raise OSError("a font is gone")

    monkeypatch.setattr(pool, "draw", lost)
    with pytest.raises(OSError, match="a font is gone"):
        await choice_map.page_with_picture(pool, picker, lambda picture: picker.root("", picture))
