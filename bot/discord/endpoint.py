"""Setting of discord.py to another server than Discord: the local stand-in."""

from __future__ import annotations

import ipaddress

import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route


def use(url: str) -> None:
    """Send everything to `url` (http://127.0.0.1:port) instead of Discord, for this whole process.

    All three constants are set together: with the REST address alone the token would go to the real gateway.
    Raises ValueError for anything but a plain http address of this machine.
    """
    address = yarl.URL(url)
    if address.scheme != "http" or not address.host or not _is_loopback(address.host) or address.user:
        raise ValueError(f"{url!r} is not on this machine: give an address like http://127.0.0.1:8765")
    base = address.origin()
    Route.BASE = str(base / "api/v10")
    DiscordWebSocket.DEFAULT_GATEWAY = base.with_scheme("ws") / "gateway"
    Asset.BASE = str(base)


def _is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
