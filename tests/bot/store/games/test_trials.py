"""The private copies of tables: one a person."""

from __future__ import annotations

from dataclasses import replace

from bot.store import Store
from bot.store.games.trials import TrialRecord, TrialStore
from tests.bot.store.records import ADA, BRUNO, CELINA, table


async def test_a_person_has_one_trial_and_the_newest_counts(store: Store) -> None:
    one, two = await table(store, ADA, BRUNO), await table(store, ADA, BRUNO)
    trials = TrialStore(store)
    first, second = TrialRecord(ADA, one.id, 3, "first"), TrialRecord(ADA, two.id, 4, "second")
    beside = TrialRecord(BRUNO, two.id, 5, "beside")
    for trial in (first, beside, second):
        await trials.put(trial)
    assert await trials.of(ADA) == second
    assert await trials.of(BRUNO) == beside
    assert await trials.of(CELINA) is None
    assert await trials.at(one.id) == []
    assert await trials.at(two.id) == [second, beside]


async def test_a_trial_goes_on_only_from_what_it_was(store: Store) -> None:
    game, trials = await table(store, ADA, BRUNO), TrialStore(store)
    before, beside = TrialRecord(ADA, game.id, 3, "before"), TrialRecord(BRUNO, game.id, 3, "before")
    await trials.put(before)
    await trials.put(beside)
    assert await trials.change(before, "after")
    assert not await trials.change(before, "lost")
    assert not await trials.change(replace(before, table="after", game=game.id + 1), "lost")
    assert await trials.of(ADA) == replace(before, table="after")
    assert await trials.of(BRUNO) == beside


async def test_a_trial_is_dropped_alone(store: Store) -> None:
    game, trials = await table(store, ADA, BRUNO), TrialStore(store)
    for person in (ADA, BRUNO):
        await trials.put(TrialRecord(person, game.id, 3, "table"))
    await trials.drop(ADA)
    await trials.drop(CELINA)
    assert await trials.of(ADA) is None
    assert await trials.of(BRUNO) is not None
