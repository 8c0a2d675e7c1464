"""Letters: owed with the change that they are about, claimed before they are sent, and gone once they are."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import Store
from bot.store.games.letters import Letter, LetterStore, owing
from bot.store.rows import GameRecord, Row
from bot.store.schema import guilds
from bot.store.settings.guilds import GuildsStore
from tests.bot.store.records import ADA, BRUNO, GUILD, table

LEFT = Row(2, None, "@late", None, "", 300)


async def _changed(store: Store, *owed: Letter) -> GameRecord:
    game = await table(store, ADA, BRUNO)
    mine = [replace(letter, game=game.id) for letter in owed]
    await store.append(game, replace(game, moment=2), LEFT, None, owing(mine, None))
    return game


async def test_letters_are_owed_from_the_change_on_in_the_order_of_tables_rows_and_seats(
    store: Store,
) -> None:
    game = await _changed(
        store, Letter(0, 2, 1, "claimed"), Letter(0, 2, 0, "replaced"), Letter(0, 1, 1, "lost")
    )
    other = await _changed(store, Letter(0, 2, 0, "ended"))
    assert await LetterStore(store).owed() == [
        Letter(game.id, 1, 1, "lost"),
        Letter(game.id, 2, 0, "replaced"),
        Letter(game.id, 2, 1, "claimed"),
        Letter(other.id, 2, 0, "ended"),
    ]


async def test_a_letter_is_claimed_by_whoever_knows_how_it_stands(store: Store) -> None:
    game = await _changed(store, Letter(0, 2, 0, "claimed"), Letter(0, 2, 1, "claimed"))
    kept = LetterStore(store)
    letter, other = await kept.owed()
    claimed = replace(letter, claimed=True)
    assert not await kept.claim(claimed), "nobody has begun to send it"
    assert [await kept.claim(letter) for _ in range(2)] == [True, False]
    assert await kept.claim(claimed), "somebody looks whether it was sent"
    assert not await kept.claim(replace(letter, seq=3))
    assert await kept.owed() == [claimed, other]
    await kept.end(claimed)
    assert await kept.owed() == [Letter(game.id, 2, 1, "claimed")]


def test_a_letter_has_a_key_of_its_own_however_it_stands() -> None:
    keys = {Letter(game, seq, seat, "ended").key for game in (1, 2) for seq in (3, 4) for seat in (0, 1)}
    assert len(keys) == 8
    assert {len(key) for key in keys} == {24}
    assert Letter(1, 3, 0, "lost", claimed=True).key == Letter(1, 3, 0, "ended").key


async def test_what_is_written_besides_is_written_with_the_letters(store: Store) -> None:
    async def also(connection: AsyncConnection) -> None:
        await connection.execute(insert(guilds).values(id=GUILD, settings={"language": "pl"}))

    game = await table(store, ADA, BRUNO)
    assert owing([], None) is None
    assert owing([], also) is also
    await store.append(
        game, replace(game, moment=2), LEFT, None, owing([Letter(game.id, 2, 0, "lost")], also)
    )
    assert len(await LetterStore(store).owed()) == 1
    assert await GuildsStore(store).read(GUILD) == {"language": "pl"}
