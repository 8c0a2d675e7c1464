"""Nothing that a bot asks for every few seconds makes PostgreSQL read a whole table, however many tables there are."""

from __future__ import annotations

import pytest

from benchmarks.plans import Listener, fill, whole_reads
from bot.store import Store

TABLES = 400
"""Enough for plans to be those of many."""
ASKED = 35
"""Number of statements that are asked about, at least."""


@pytest.mark.real("server")
async def test_nothing_that_is_asked_every_few_seconds_reads_a_whole_table(server_url: str) -> None:
    store = await Store.open(server_url)
    try:
        await fill(store, TABLES)
        every, whole = await whole_reads(store, Listener(store), small=0)
    finally:
        await store.close()
    assert {plan.name: names for plan, names in whole.items()} == {}
    assert len(every) >= 2 * ASKED
