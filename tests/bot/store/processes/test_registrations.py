"""Registrations with Discord: the last of each application."""

from __future__ import annotations

from bot.store import Store
from bot.store.processes.registrations import Registrations


async def test_the_last_registration_of_an_application_is_kept(store: Store) -> None:
    registrations = Registrations(store)
    assert await registrations.last(2**53) is None
    await registrations.keep(2**53, "one")
    await registrations.keep(2**53 + 1, "other")
    await registrations.keep(2**53, "two")
    assert [await registrations.last(2**53 + each) for each in (0, 1)] == ["two", "other"]
