"""Replies of Discord to our answers, of which the id alone is read."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from discord import components
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.discord.bare_replies import _BareReplies
from tests.bot.discord.grove import asked, card_of, grove, playing


async def test_nothing_is_made_of_the_components_of_what_was_sent_as_an_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    def note(kind: type[components.Component]) -> None:
        begin = kind.__init__

        def noted(self: components.Component, *args: object, **options: object) -> None:
            made.append(kind.__name__)
            begin(self, *args, **options)

        monkeypatch.setattr(kind, "__init__", noted)

    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        await playing(ada, bruno)
        note(components.TextDisplay)
        await asked(ada, "/forest take first:A1")
        await asked(ada, "/forest keep")
        await card_of(ada, "Ada keeps")
        await running.tidied()
        assert made == []


MESSAGE: dict[str, Any] = {
    "id": "1",
    "author": {"id": "2"},
    "interaction_metadata": {"id": "3"},
    **{name: [{}] for name in ("attachments", "components", "embeds", "mention_roles", "mentions", "others")},
}
BARE = MESSAGE | {name: [] for name in ("attachments", "components", "embeds", "mention_roles", "mentions")}
del BARE["interaction_metadata"]


@pytest.mark.parametrize(
    ("method", "replied", "read"),
    [
        ("POST", MESSAGE, BARE),
        ("PATCH", MESSAGE, BARE),
        ("POST", {"resource": {"message": MESSAGE}}, {"resource": {"message": BARE}}),
        ("POST", {"resource": {"type": 4}}, {"resource": {"type": 4}}),
        ("GET", MESSAGE, MESSAGE),
        ("DELETE", None, None),
        ("POST", {"components": [{}]}, {"components": [{}]}),
    ],
)
async def test_of_a_message_that_was_sent_or_changed_only_what_is_read_is_left(
    method: str, replied: Any, read: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def request(*_: object, **options: object) -> Any:
        assert options == {"payload": 1}
        return deepcopy(replied)

    monkeypatch.setattr(AsyncWebhookAdapter, "request", request)
    adapter = _BareReplies()  # type: ignore[no-untyped-call]
    route = cast(Any, SimpleNamespace(method=method))
    assert await adapter.request(route, cast(Any, None), payload=1) == read
