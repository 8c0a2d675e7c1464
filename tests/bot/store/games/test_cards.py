"""Cards: the message that shows each table, and the messages that are stale."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from bot.store import Store
from bot.store.games.cards import CardStore
from bot.store.rows import Row
from tests.bot.store.records import ADA, BRUNO, ended, table


async def test_a_newer_card_takes_the_place_of_the_old_one_which_is_stale_then(store: Store) -> None:
    game, cards = await table(store, ADA, BRUNO, moment=9), CardStore(store)
    assert await cards.record(game.id, 1, 5, 70) is None
    assert await cards.record(game.id, 2, 5, 70) is None
    assert await cards.record(game.id, 3, 6, 71) == 70
    assert await cards.record(game.id, 2, 5, 69) == 69, "an older moment comes late"
    assert await cards.card(game.id) == 71
    assert await CardStore(store).card(game.id) == 71
    assert await cards.card(game.id + 1) is None
    assert await cards.stale_messages() == [(5, 69), (5, 70)]


async def test_who_is_alone_with_its_file_takes_the_known_card_for_the_one_that_is_replaced(
    tmp_path: Path,
) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'alone.db'}", alone=True)
    game, cards = await table(store, ADA, BRUNO, moment=9), CardStore(store)
    shown = [await cards.record(game.id, seq, 5, message) for seq, message in ((1, 70), (3, 71), (2, 69))]
    assert shown == [None, 70, 69]
    assert await cards.card(game.id) == 71
    await store.close()


async def test_what_is_clean_is_not_stale_any_more(store: Store) -> None:
    cards = CardStore(store)
    await cards.mark_stale(5, [70, 71])
    await cards.mark_stale(5, [70])
    await cards.mark_stale(6, [])
    await cards.mark_stale(6, [72])
    assert await cards.stale_messages() == [(5, 70), (5, 71), (6, 72)]
    await cards.mark_clean([70, 72])
    assert await cards.stale_messages() == [(5, 71)]


async def test_those_are_behind_that_have_gone_on_since_their_card(store: Store) -> None:
    cards = CardStore(store)
    shown, old, hidden, never = [await table(store, ADA, BRUNO, moment=3) for _ in range(4)]
    for game, seq in ((shown, 3), (old, 2), (hidden, 3)):
        await cards.record(game.id, seq, game.channel, 100 + game.id)
    await cards.hide(hidden.id)
    late = await ended(store, ADA, BRUNO, at=501, scores=(1, 2))
    await ended(store, ADA, BRUNO, at=500, scores=(1, 2))
    assert await cards.behind(500) == [old.id, hidden.id, never.id, late.id]
    await store.append(shown, replace(shown, moment=4), Row(4, 0, "go", None, "", 300), None)
    assert shown.id in await cards.behind(500)


async def test_tables_are_found_by_a_message_or_a_newer_one(store: Store) -> None:
    cards = CardStore(store)
    games = [await table(store, ADA, BRUNO) for _ in range(3)]
    for message, game in zip((70, 72, 71), games, strict=True):
        await cards.record(game.id, 1, game.channel, message)
    assert await cards.since(71) == [games[1].id, games[2].id]
    assert await cards.since(73) == []
