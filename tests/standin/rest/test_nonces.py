"""A message that is sent twice under one nonce is one message, for a while and where that is asked for."""

from __future__ import annotations

from standin.content.messages import NONCE_KEPT
from standin.server import LocalDiscord
from tests.standin.wire import wire

NOON = 1_800_000_000.0


async def test_a_nonce_is_known_again_for_some_minutes() -> None:
    time = [NOON]
    async with LocalDiscord(now=lambda: time[0]) as local, wire(local) as raw:
        kept = {"content": "your turn", "nonce": "a key", "enforce_nonce": True}
        _, first = await raw.post("grove", **kept)
        time[0] += NONCE_KEPT
        _, again = await raw.post("grove", **kept)
        assert again["id"] == first["id"]
        _, other = await raw.post("grove", **kept | {"nonce": "another key"})
        _, elsewhere = await raw.post("meadow", **kept)
        _, careless = await raw.post("grove", **kept | {"enforce_nonce": False})
        time[0] += NONCE_KEPT + 1
        _, late = await raw.post("grove", **kept)
        assert len({found["id"] for found in (first, other, elsewhere, careless, late)}) == 5
        assert len(local.world.channel_named("grove").messages) == 4
