"""Trials: a private copy of the table, kept from press to press."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.store.games.trials import TrialStore
from bot.tables.model.errors import HasNotStarted, IsOver, NotSeated
from bot.tables.requests.whatif import NoTrial, SavedTrial, TrialUnfit
from engine.errors import Stale
from engine.saved_match import save_match
from tests.bot.tables.house import ADA, BRUNO, CELINA, MEADOW, House, file_at, house
from tests.engine.toys.pebbles import Pick


async def test_what_is_tried_leaves_the_game_as_it_is(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    trial = await home.tables.whatif.begin(table.id, ADA.id)
    assert trial.match.view(trial.seat) == table.view(ADA.id)
    trial = await home.tables.whatif.play(table.id, ADA.id, trial.stamp, Pick("pebble"))
    assert [told.action for told in trial.told] == ["pick pebble"]
    assert trial.as_table.view(ADA.id).left == 11  # type: ignore[attr-defined]
    assert await home.tables.table(table.id) is table


async def test_a_table_that_is_imagined_has_no_seed_and_was_asked_nothing(home: House) -> None:
    table = await home.playing(ADA, BRUNO, game="magpies")
    table = (await home.act(table, BRUNO, table.legal(BRUNO.id).actions[0])).table
    assert table.match is not None
    assert table.is_current(table.moment - 1, ADA.id)
    imagined = table.imagined(table.match)
    assert imagined.secret == b""
    assert not imagined.is_current(table.moment - 1, ADA.id)
    assert imagined.match is table.match


async def test_the_others_move_until_it_is_ones_turn_again(home: House) -> None:
    table = await home.playing(ADA, BRUNO, game="magpies")
    trials = home.tables.whatif
    trial = await trials.begin(table.id, BRUNO.id)
    assert trial.others == (0,)
    trial = await trials.let_others(table.id, BRUNO.id, trial.stamp)
    assert (trial.others, trial.match.awaiting) == ((), (1,))
    kept = await trials.play(table.id, BRUNO.id, trial.stamp, trial.match.legal(trial.seat).actions[0])
    assert kept.others == (0,)
    trial = await trials.let_others(table.id, BRUNO.id, kept.stamp)
    assert trial.match.awaiting == (1,)
    assert [told.seat for told in trial.told][:2] == [1, 0]
    back = await trials.take_back(table.id, BRUNO.id, trial.stamp)
    assert (back.tried, back.match.awaiting) == (1, (1,))


async def test_a_draw_can_be_taken_back_and_tried_again(home: House) -> None:
    """Unlike an undo in the game: what comes to light in a trial is nobody's secret."""
    table = await home.playing(ADA, BRUNO, game="magpies")
    trials = home.tables.whatif
    before = trial = await trials.begin(table.id, ADA.id)
    for verb in ("keep", "take", "end"):
        trial = await trials.let_others(table.id, ADA.id, trial.stamp) if trial.others else trial
        before, action = trial, trial.match.legal(trial.seat).under(verb)[0]
        trial = await trials.play(table.id, ADA.id, trial.stamp, action)
    again = await trials.take_back(table.id, ADA.id, trial.stamp)
    assert again.stamp == before.stamp
    assert again.match.legal(again.seat).verbs == before.match.legal(before.seat).verbs


async def test_a_trial_outlives_a_restart_and_an_old_press_is_stale(tmp_path: Path) -> None:
    async with house(file_at(tmp_path)) as home:
        table = await home.playing(ADA, BRUNO)
        first = await home.tables.whatif.begin(table.id, ADA.id)
        second = await home.tables.whatif.play(table.id, ADA.id, first.stamp, Pick("pebble"))
    async with house(file_at(tmp_path), first=100) as home:
        trial = await home.tables.whatif.resume(table.id, ADA.id)
        assert (trial.stamp, trial.told) == (second.stamp, second.told)
        with pytest.raises(Stale):
            await home.tables.whatif.play(table.id, ADA.id, first.stamp, Pick("pebble"))
        assert not trial.is_behind
        await home.act(table, ADA, "pick pebble")
        assert (await home.tables.whatif.resume(table.id, ADA.id)).is_behind


async def test_a_person_has_one_trial_and_the_end_of_its_game_clears_it_away(home: House) -> None:
    here = await home.playing(ADA, BRUNO, heap=1)
    there = await home.playing(ADA, CELINA, place=MEADOW)
    first = await home.tables.whatif.begin(here.id, ADA.id)
    await home.tables.whatif.begin(there.id, ADA.id)
    with pytest.raises(NoTrial):
        await home.tables.whatif.at(here.id, ADA.id, first.stamp)
    await home.tables.whatif.begin(here.id, ADA.id)
    await home.to_the_end(here)
    assert await TrialStore(home.store).of(ADA.id) is None
    with pytest.raises(IsOver):
        await home.tables.whatif.resume(here.id, ADA.id)


async def test_only_players_of_a_game_under_way_try_moves(home: House) -> None:
    lobby = await home.lobby(ADA, BRUNO)
    with pytest.raises(HasNotStarted):
        await home.tables.whatif.begin(lobby.id, ADA.id)
    table = (await home.tables.start(lobby.id, ADA, home.next)).table
    with pytest.raises(NotSeated):
        await home.tables.whatif.begin(table.id, CELINA.id)
    trial = await home.tables.whatif.begin(table.id, ADA.id)
    await home.tables.whatif.discard(ADA.id)
    with pytest.raises(NoTrial):
        await home.tables.whatif.play(table.id, ADA.id, trial.stamp, Pick("pebble"))


async def test_a_trial_that_todays_rules_take_elsewhere_cannot_be_gone_on_with(home: House) -> None:
    """It began in the middle of an effect."""
    table = await home.playing(ADA, BRUNO, game="smithy")
    for person in (ADA, BRUNO):
        table = (await home.act(table, person, table.legal(person.id).actions[0])).table
    trials, store = home.tables.whatif, TrialStore(home.store)
    trial = await trials.begin(table.id, ADA.id)
    assert table.match is not None
    assert not trial.match.now.at_rest
    record = await store.of(ADA.id)
    assert record is not None
    kept = SavedTrial.model_validate_json(record.table)
    start = save_match(table.match)
    assert await store.change(record, kept.model_copy(update={"start": start}).model_dump_json())
    assert (await trials.at(table.id, ADA.id, trial.stamp)).match.digest == trial.match.digest
    record, elsewhere = await store.of(ADA.id), start.model_copy(update={"digest": "elsewhere"})
    assert record is not None
    assert await store.change(record, kept.model_copy(update={"start": elsewhere}).model_dump_json())
    with pytest.raises(TrialUnfit):
        await trials.at(table.id, ADA.id, trial.stamp)
    anew = await trials.resume(table.id, ADA.id)
    assert anew.match.view(anew.seat) == table.view(ADA.id)
