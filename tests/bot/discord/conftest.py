from __future__ import annotations

import discord
import pytest


@pytest.fixture(autouse=True)
def untouched_discord(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test may point discord.py elsewhere; afterwards it is as before."""
    gateway = discord.gateway.DiscordWebSocket
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)
    monkeypatch.setattr(gateway, "DEFAULT_GATEWAY", gateway.DEFAULT_GATEWAY)
    monkeypatch.setattr(discord.asset.Asset, "BASE", discord.asset.Asset.BASE)
