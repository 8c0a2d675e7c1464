"""The answer that shows how far a long job is, and what stands there where it was cut off."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.discord.delivery.long_jobs.progress_bar import ANSWER, LENGTH, OFTEN, ProgressBar, finish_left
from bot.discord.delivery.request import Request
from bot.store.processes.unfinished import Unfinished, UnfinishedAnswers
from words.catalogue import words

EN = words("en")


class Answers:
    """The unfinished answers, kept in a list."""

    def __init__(self, *kept: Unfinished) -> None:
        self.kept = [*kept]

    async def keep(self, answer: Unfinished) -> None:
        self.kept.append(answer)

    async def drop(self, interaction: int) -> None:
        self.kept = [each for each in self.kept if each.interaction != interaction]

    async def left(self) -> list[Unfinished]:
        return [*self.kept]


def shown(page: discord.ui.LayoutView) -> list[Any]:
    """Return the words and the custom_ids on a page, in their order."""
    found: list[Any] = []
    for part in cast(Any, page).to_components():
        found += (
            [part["content"]] if "content" in part else [each["custom_id"] for each in part["components"]]
        )
    return found


def bar(done: int, of: int) -> str:
    full = LENGTH * done // of
    return EN.key("progress-analysis", bar="▰" * full + "▱" * (LENGTH - full), percent=100 * done // of)


@pytest.mark.parametrize("is_only_way", [False, True], ids=["kept", "only way"])
async def test_the_bar_grows_not_too_often_and_is_remembered_until_the_job_ends(
    is_only_way: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers, pages, now = Answers(), list[Any](), 100.0

    async def answer(page: discord.ui.LayoutView) -> None:
        pages.extend(shown(page))

    request = SimpleNamespace(
        id=7,
        words=EN,
        language="en",
        is_only_way=is_only_way,
        answer=answer,
        interaction=SimpleNamespace(token="t"),
    )
    monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: now)
    progress = ProgressBar(cast(UnfinishedAnswers, answers), cast(Request, request), 3, "analysis")
    async with progress:
        assert answers.kept == ([] if is_only_way else [Unfinished(7, "t", "en", 3, "analysis")])
        for seconds, done in ((OFTEN / 2, 1), (OFTEN / 2, 2), (OFTEN / 2, 3), (OFTEN, 4)):
            now += seconds
            await progress.show(done, 4)
    assert pages == [bar(0, 1), bar(2, 4), bar(4, 4)]
    assert answers.kept == []
    with pytest.raises(asyncio.CancelledError):
        async with progress:
            raise asyncio.CancelledError
    assert len(answers.kept) == (0 if is_only_way else 1)


async def test_what_was_cut_off_says_so_with_a_button_to_ask_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    changed: list[tuple[int, str, Any, list[Any]]] = []

    def partial(application: int, token: str, **_: object) -> Any:
        async def edit_message(message: Any, *, view: discord.ui.LayoutView) -> None:
            if token == "too old":
                raise discord.NotFound(cast(Any, SimpleNamespace(status=404, reason="no")), "no")
            changed.append((application, token, message, shown(view)))

        return SimpleNamespace(edit_message=edit_message)

    monkeypatch.setattr(discord.Webhook, "partial", partial)
    answers = Answers(
        Unfinished(6, "too old", "en", 3, "analysis"),
        Unfinished(7, "t", "en", 3, "analysis"),
        Unfinished(8, "u", "pl", 4, "replay"),
    )
    client = cast(discord.Client, SimpleNamespace(application_id=5))
    await finish_left(client, cast(UnfinishedAnswers, answers))
    assert changed == [
        (5, "t", ANSWER, [EN.key("progress-cut-off"), "gk:3:0:analysis:"]),
        (5, "u", ANSWER, [words("pl").key("progress-cut-off"), "gk:4:0:replay:"]),
    ]
    assert answers.kept == []
