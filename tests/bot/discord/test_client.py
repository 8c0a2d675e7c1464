"""The client, as far as it can be seen without Discord."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from bot.discord.client import Grovekeeper


@pytest.mark.parametrize(
    ("socket", "is_so"),
    [
        (None, False),
        (SimpleNamespace(open=True, session_id=None), False),
        (SimpleNamespace(open=False, session_id="known"), False),
        (SimpleNamespace(open=True, session_id="known"), True),
    ],
)
def test_a_bot_is_connected_as_long_as_the_gateway_is_open_and_knows_it(
    socket: object, is_so: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = Grovekeeper.__new__(Grovekeeper)
    monkeypatch.setattr(bot, "ws", socket, raising=False)
    assert bot.is_connected is is_so
