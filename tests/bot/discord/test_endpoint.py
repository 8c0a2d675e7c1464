"""Pointing discord.py at the stand-in: all of it, and nowhere but this machine."""

from __future__ import annotations

import pytest
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.discord import endpoint


@pytest.fixture(autouse=True)
def untouched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    monkeypatch.setattr(Asset, "BASE", Asset.BASE)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]", "127.9.9.9"])
def test_all_three_addresses_follow(host: str) -> None:
    endpoint.use(f"http://{host}:8765/")
    assert Route("GET", "/users/@me").url == f"http://{host}:8765/api/v10/users/@me"
    assert str(DiscordWebSocket.DEFAULT_GATEWAY) == f"ws://{host}:8765/gateway"
    assert f"http://{host}:8765" == Asset.BASE


@pytest.mark.parametrize(
    "url",
    [
        "http://discord.com",
        "http://127.0.0.1.example.org:8765",
        "http://127.0.0.1@example.org:8765",
        "http://example.org@127.0.0.1:8765",
        "http://0.0.0.0:8765",
        "http://192.168.1.2:8765",
        "https://127.0.0.1:8765",
        "127.0.0.1:8765",
        "",
    ],
)
def test_anything_else_is_refused_and_changes_nothing(url: str) -> None:
    before = (Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE)
    with pytest.raises(ValueError, match=r"give an address like http://127\.0\.0\.1:8765"):
        endpoint.use(url)
    assert before == (Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE)
