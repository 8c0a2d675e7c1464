"""/audit's answers: what a game that goes on may tell, and what one that is over proves."""

from __future__ import annotations

from hashlib import sha256

from sqlalchemy import update

from bot.store.schema import actions
from bot.tables.history.fairness import fingerprint
from tests.bot.tables.house import ADA, BRUNO, House

PEBBLE = "pick pebble"


async def test_of_a_game_that_goes_on_there_is_the_hash_and_a_fingerprint_that_tells_nothing(
    home: House,
) -> None:
    table = await home.playing(ADA, BRUNO, heap=9)
    before = await home.tables.prove(table.id)
    await home.act(table, ADA, PEBBLE)
    after = await home.tables.prove(table.id)
    assert after.table.seed is None
    assert after.difference is None
    assert (after.rows, after.moves) == (before.rows + 1, 1)
    assert after.fingerprint != before.fingerprint
    rows = await home.store.rows(table.id)
    assert fingerprint(b"another seed", rows) != after.fingerprint == fingerprint(table.secret, rows)


async def test_once_it_is_over_the_seed_fits_the_hash_and_earlier_fingerprints_can_be_had_again(
    home: House,
) -> None:
    table = await home.playing(ADA, BRUNO, heap=3)
    early = await home.tables.prove(table.id)
    await home.to_the_end(table)
    proof = await home.tables.prove(table.id, early.rows)
    assert proof.table.seed is not None
    assert sha256(bytes.fromhex(proof.table.seed)).hexdigest() == table.commitment
    assert proof.fingerprint == early.fingerprint
    assert proof.difference is None
    rows = await home.store.rows(table.id)
    assert proof.moves == sum(not row.action.startswith("@") for row in rows)


async def test_a_log_that_was_changed_is_found_out_at_its_first_row(home: House) -> None:
    table = await home.playing(ADA, BRUNO, heap=3)
    await home.to_the_end(table)
    rows = await home.store.rows(table.id)
    forged = next(row for row in rows if row.action == "pick turn")
    early, whole = [await home.tables.prove(table.id, forged.seq - step) for step in (1, 0)]
    async with home.store.writing() as connection:
        where = actions.c.game == table.id, actions.c.seq == forged.seq
        await connection.execute(update(actions).where(*where).values(action=PEBBLE))
    proof = await home.tables.prove(table.id)
    assert proof.difference is not None
    assert proof.difference.moment == forged.seq
    assert (await home.tables.prove(table.id, forged.seq - 1)).fingerprint == early.fingerprint
    assert (await home.tables.prove(table.id, forged.seq)).fingerprint != whole.fingerprint
