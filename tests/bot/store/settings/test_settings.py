"""Settings of servers and people."""

from __future__ import annotations

from bot.store import Store
from bot.store.settings.guilds import GuildsStore
from bot.store.settings.preferences import PreferencesStore
from tests.bot.store.records import ADA, BRUNO, CELINA, GUILD, OTHER


async def test_a_server_has_settings_of_its_own(store: Store) -> None:
    guilds = GuildsStore(store)
    assert await guilds.read(GUILD) == {}
    await guilds.change(GUILD, lambda before: {**before, "language": "pl"})
    await guilds.change(GUILD, lambda before: {**before, "pace": "daily"})
    await guilds.change(OTHER, lambda before: {**before, "language": "en"})
    assert await guilds.read(GUILD) == {"language": "pl", "pace": "daily"}
    assert await guilds.read(OTHER) == {"language": "en"}


async def test_a_person_has_settings_until_they_are_forgotten(store: Store) -> None:
    people = PreferencesStore(store)
    assert await people.read([ADA, BRUNO]) == {ADA: {}, BRUNO: {}}
    assert await people.change(ADA, lambda before: ({**before, "zone": "UTC"}, None)) == {"zone": "UTC"}
    after = await people.change(ADA, lambda before: ({**before, "quiet": True}, 5))
    await people.change(BRUNO, lambda before: ({**before, "zone": "CET"}, None))
    assert after == {"zone": "UTC", "quiet": True}
    for reader in (people, PreferencesStore(store)):
        assert await reader.read([ADA, CELINA]) == {ADA: after, CELINA: {}}
    await people.forget(ADA)
    for reader in (people, PreferencesStore(store)):
        assert await reader.read([ADA, BRUNO]) == {ADA: {}, BRUNO: {"zone": "CET"}}
