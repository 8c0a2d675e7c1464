"""The refusals of tables, trials, orders and tournaments: each request with its own, and what it says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.store.errors import Moved
from bot.store.games.trials import TrialRecord, TrialStore
from bot.tables import Status, Venue
from bot.tables.history import export, fairness
from bot.tables.model import log_events
from bot.tables.model.errors import (
    IsPaused,
    NoComputers,
    NoTable,
    NotAsked,
    NotAtTable,
    NotEnough,
    NothingToDo,
    NotPaused,
    NotSeated,
    NotTogether,
    NoVote,
    OneAttempt,
    OnlyHost,
    TooFewChairs,
    VoteOpen,
)
from bot.tables.model.table import NOWHERE, Vote
from bot.tables.orders import service as orders
from bot.tables.orders.evaluate import Deed
from bot.tables.orders.service import NoOrder, OrderFull
from bot.tables.pairing.seating import seat
from bot.tables.requests import whatif
from bot.tables.requests.lists import AlreadyCalled
from bot.tables.requests.whatif import NoTrial, TrialFull, TrialUnfit
from bot.tables.steps import management, votes
from bot.tables.steps.group_undo import Revocable
from bot.tables.tournaments import service as tournaments
from bot.tables.tournaments.model import HasBegun, NoTournament, OnlyOrganizer, TournamentFull
from engine.errors import Malformed, Refused, Stale
from engine.text import Seat, Text, Who, say
from tests.bot.tables.house import ADA, BRUNO, CELINA, DOROTA, MEADOW, House
from tests.engine.toys import pebbles, toy
from tests.engine.toys.pebbles import Pick

NOW = datetime(2026, 4, 1, tzinfo=UTC)
STALE = say("table-moved-on")


async def refused(request: Awaitable[object], error: type[Refused], **args: object) -> None:
    """Await a request that is refused, and hold what it says against these arguments."""
    with pytest.raises(error) as told:
        await request
    assert type(told.value) is error
    assert args.items() <= dict(told.value.text.args).items()


def refuses(step: Callable[[], object], error: type[Exception], text: Text | None = None) -> None:
    with pytest.raises(error) as told:
        step()
    assert type(told.value) is error
    if text is not None:
        assert isinstance(told.value, Refused)
        assert told.value.text == text


async def test_what_is_refused_in_a_lobby(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = home.tables
    lobby = await home.lobby(ADA, BRUNO, game="magpies")
    await refused(tables.lists.call(lobby, BRUNO), OnlyHost, host=Who(Seat(0)))
    await tables.lists.call(lobby, ADA)
    await refused(tables.lists.call(lobby, ADA), AlreadyCalled)
    for chosen in ({"pace": "never"}, {"at_deadline": "rain"}, {"bound": 5}):
        with pytest.raises(LookupError):
            await tables.configure(lobby.id, ADA, home.next, **chosen)
    third = (await tables.join(lobby.id, CELINA, home.next)).table
    await refused(tables.configure(third.id, ADA, home.next, seats=2), TooFewChairs, given=2, taken=3)
    why = say("magpies-not-now")
    monkeypatch.setattr(type(third.game), "refusal", lambda *_: why)
    with pytest.raises(Malformed) as told:
        await tables.configure(third.id, ADA, home.next, seats=4)
    assert told.value.text == why
    monkeypatch.undo()
    alone = await home.lobby(ADA, game="magpies", place=MEADOW)
    await refused(tables.start(alone.id, ADA, home.next), NotEnough, given=1)
    step = management.stop(alone)
    assert (step.action, step.table.status, step.told) == ("@cancel", Status.ABANDONED, ())
    for number in (99, 100):
        await refused(tables.table(number), NoTable)
        await refused(fairness.prove(home.store, toy, number), NoTable)


async def test_what_is_refused_of_votes(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    refuses(lambda: votes.lapse(table, NOW), NoVote)
    vote = Vote("undo", Seat(0), 1, moment=table.moment, until=NOW)
    voting = replace(table, vote=vote)
    refuses(lambda: votes.lapse(replace(voting, vote=replace(vote, until=None)), NOW), NoVote)
    refuses(lambda: votes.lapse(voting, NOW - timedelta(seconds=1)), NoVote)
    assert votes.lapse(voting, NOW).table.vote is None
    refuses(lambda: votes.ask_to_wait(table, ADA), NotTogether)
    refuses(lambda: votes.grant(voting, CELINA, table.moment), NotSeated)
    refuses(lambda: votes.grant(voting, ADA, table.moment), NotAsked)
    again = replace(voting, vote=replace(vote, refused=(Seat(1),)))
    refuses(lambda: votes.refuse(again, BRUNO, table.moment), NotAsked)
    assert table.match is not None
    back = Revocable((), table.match, "of another moment")
    refuses(lambda: votes.ask_undo(table, ADA, back), Stale, STALE)
    refuses(lambda: votes.ask_undo(replace(table, sealed=NOW), ADA, back), OneAttempt)
    now = replace(back, after=table.match.digest)
    refuses(lambda: votes.ask_undo(replace(table, status=Status.PAUSED), ADA, now), Stale, STALE)
    for late in (None, back):
        refuses(lambda late=late: votes.grant(voting, BRUNO, table.moment, late), Stale, STALE)  # type: ignore[misc]
    assert votes.grant(voting, BRUNO, table.moment, now).action == f"{log_events.GRANT} @revoke 0"
    refuses(lambda: votes.resume(table, ADA), NotPaused)
    homeless = replace(table, status=Status.PAUSED, place=replace(table.place, channel=NOWHERE))
    for here in (None, homeless.place):
        refuses(lambda here=here: votes.resume(homeless, ADA, here), NotPaused)  # type: ignore[misc]
    assert votes.resume(homeless, ADA, MEADOW).table.place == MEADOW
    for person, action in ((ADA, log_events.WITHDRAW), (BRUNO, log_events.GRANT)):
        waiting = replace(table, vote=Vote(votes.WAIT, Seat(0), 0, moment=table.moment))
        step = votes.grant(waiting, person, table.moment)
        assert (step.action, step.table.vote, step.seat) == (action, None, table.seat_of(person.id))
        assert [told.action for told in step.told] == [action]
    for awaited in (Seat(1), Seat(7)):
        refuses(lambda awaited=awaited: management.extend(table, awaited), NotAtTable)  # type: ignore[misc]


async def test_computers_wait_only_where_all_play_together_and_nothing_is_asked(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(votes, "plays_together", lambda _: True)
    table = await home.playing(ADA, BRUNO)
    refuses(lambda: votes.ask_to_wait(table, ADA), NoComputers)
    refuses(lambda: votes.ask_to_wait(replace(table, status=Status.PAUSED), ADA), IsPaused)
    beside = replace(table, chairs=(table.chairs[0], replace(table.chairs[1], computer="greedy")))
    open_vote = replace(beside, vote=Vote("undo", Seat(0), 0, moment=1))
    refuses(lambda: votes.ask_to_wait(open_vote, ADA), VoteOpen)
    step = votes.ask_to_wait(beside, ADA)
    assert (step.action, step.seat) == ("@ask wait 0", 0)
    assert step.table.vote == Vote(votes.WAIT, Seat(0), 0, moment=table.moment + 1)
    assert votes.is_held(replace(step.table, status=Status.PLAYING))


async def test_what_is_refused_of_trials(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await home.playing(ADA, BRUNO)
    trials, kept = home.tables.whatif, TrialStore(home.store)
    await refused(trials.withdraw(table.id, ADA.id), NoTrial)
    await refused(trials.at(table.id, ADA.id, 1), NoTrial)
    trial = await trials.begin(table.id, ADA.id)
    moved_on = say("trial-moved-on")
    for request in (
        trials.at(table.id, ADA.id, trial.stamp + 1),
        trials.play(table.id, ADA.id, trial.stamp, Pick("turn")),
    ):
        with pytest.raises(Stale) as told:
            await request
        assert told.value.text == moved_on
    monkeypatch.setattr(whatif, "MOST_MOVES", 2)
    for _ in range(2):
        trial = await trials.play(table.id, ADA.id, trial.stamp, Pick("pebble"))
    await refused(trials.play(table.id, ADA.id, trial.stamp, Pick("pebble")), TrialFull, most=2)
    assert [told.action for told in (await trials.at(table.id, ADA.id, trial.stamp)).told] == ["pick pebble"]
    record = await kept.of(ADA.id)
    assert record is not None

    async def changed(*_: object) -> bool:
        return False

    with monkeypatch.context() as elsewhere:
        elsewhere.setattr(TrialStore, "change", changed)
        with pytest.raises(Stale) as told:
            await trials.take_back(table.id, ADA.id, trial.stamp)
        assert told.value.text == moved_on
    for text in ("{}", record.table.replace("pick pebble", "pick moss")):
        await kept.put(replace(record, table=text))
        await refused(trials.at(table.id, ADA.id, trial.stamp), TrialUnfit)
    assert (await trials.resume(table.id, ADA.id)).tried == 0, "begun anew"
    await kept.put(replace(record, table=record.table.replace('"seat":0', '"seat":1')))
    await refused(trials.at(table.id, ADA.id, trial.stamp), NoTrial)
    await kept.put(TrialRecord(ADA.id, table.id, table.moment, "{}"))
    await refused(trials.withdraw(table.id, ADA.id), NoTrial)


async def test_moves_of_plans_are_counted_on_by_seat_where_all_play_together(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await home.playing(ADA, BRUNO, game="magpies")
    trials = home.tables.whatif
    shown: list[tuple[int, str]] = []
    for person in (BRUNO, ADA):
        trial = await trials.begin(table.id, person.id)
        action = trial.match.legal(trial.seat).actions[0]
        trial = await trials.play(table.id, person.id, trial.stamp, action)
        shown += [(trial.seat, trial.told[0].action)]
        await trials.show(table.id, person.id, trial.stamp)
    assert await trials.shown_moves(table) == ()
    monkeypatch.setattr(whatif, "plays_together", lambda _: True)
    assert await trials.shown_moves(table) == tuple(reversed(shown))
    await trials.withdraw(table.id, BRUNO.id)
    assert await trials.shown_moves(table) == tuple(shown[1:])


async def test_what_is_refused_of_orders(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await home.playing(ADA, BRUNO)
    service = home.tables.orders
    given = await service.order(table.id, BRUNO, "pick pebble; pick pebble")
    plan = given.order.standing.plan
    monkeypatch.setattr(orders, "MOST_STEPS", 4)
    assert len((await service.add(table.id, BRUNO, plan)).order.left) == 4
    await refused(service.add(table.id, BRUNO, plan), OrderFull, most=4)
    await refused(service.add(table.id, ADA, plan), NoOrder)
    await refused(service.add(table.id, CELINA, plan), NotSeated)
    running = await service.running(table.id, BRUNO.id)
    assert running is not None
    assert (await service.table(running)).id == table.id
    await service.cancel(BRUNO.id, running.id)
    await refused(service.add(table.id, BRUNO, plan), NoOrder)
    await refused(service.cancel(BRUNO.id, running.id), NoOrder)
    again = (await service.order(table.id, BRUNO, "pick pebble")).order

    async def changed(*_: object) -> bool:
        return False

    monkeypatch.setattr(service._orders, "change", changed)
    await refused(service.add(table.id, BRUNO, plan), NoOrder)
    deed = Deed(again, action=Pick("pebble"))
    with pytest.raises(Stale) as told:
        await service.step(table, deed)
    assert told.value.text == STALE, "it is not Bruno's turn"


async def test_what_is_refused_of_tournaments(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    service = home.tables.tournaments
    made = await service.open(Venue(300, 30), ADA, "pebbles", {}, "en", home.next)
    monkeypatch.setattr(tournaments, "MOST", 2)
    for person in (ADA, BRUNO):
        await service.join(made.id, person)
    await refused(service.join(made.id, CELINA), TournamentFull, most=2)
    await refused(service.follow(made.id, BRUNO, home.next), OnlyOrganizer)
    await refused(service.follow(made.id, ADA, home.next), NoTournament)
    await refused(service.join(77, CELINA), NoTournament)
    await refused(service.cancel(made.id, BRUNO), OnlyOrganizer)

    async def moved(*_: object, **__: object) -> Any:
        raise Moved

    async def not_done(*_: object, **__: object) -> bool:
        return False

    await service.leave(made.id, BRUNO)
    for name in ("join", "configure"):
        monkeypatch.setattr(service.store, name, moved)
    await refused(service.join(made.id, CELINA), HasBegun)
    await refused(service.configure(made.id, ADA, form="robin"), HasBegun)
    monkeypatch.undo()
    for person in (BRUNO, CELINA, DOROTA):
        await service.join(made.id, person)
    monkeypatch.setattr(service.store, "advance", not_done)
    await refused(service.begin(made.id, ADA), HasBegun)
    with pytest.raises(ValueError, match="everybody has a seat, and every seat somebody"):
        seat((1, 2, 3), (2,), Counter())


async def test_nobody_is_away_for_longer_than_a_season_and_what_is_forgotten_is_as_never_set(
    home: House,
) -> None:
    preferences = home.tables.preferences
    now = home.tables.now()
    far = now + timedelta(days=400)
    with pytest.raises(Refused) as told:
        await preferences.set(ADA.id, away_until=far)
    assert told.value.text.key == "hours-away-long"
    days = dict(told.value.text.args)["days"]
    assert isinstance(days, int)
    await preferences.set(ADA.id, away_until=now + timedelta(days=days), language="pl")
    assert (await preferences.get(ADA.id)).language == "pl"
    with pytest.raises(Refused):
        await preferences.set(ADA.id, away_until=now + timedelta(days=days, hours=1))
    await preferences.forget(ADA.id)
    assert await preferences.get(ADA.id) == await preferences.get(BRUNO.id)


async def test_a_hint_is_for_who_is_waited_for(home: House) -> None:
    for person in (ADA, BRUNO):
        await home.tables.preferences.set(person.id, hints=True)
    table = await home.playing(ADA, BRUNO)
    await refused(home.tables.hints.give(table.id, BRUNO.id), NothingToDo)


def test_a_record_of_other_rules_says_which() -> None:
    game = pebbles.GAME
    options = pebbles.PebbleOptions(heap=1)
    moves = ((Seat(0), "pick pebble"),)
    for version, text in (
        (game.version, say("record-elsewhere")),
        (7, say("record-other-rules", theirs=7, ours=game.version)),
    ):
        record = export.Record(game, version, options, ("Ada", "Bruno"), b"seed", "elsewhere", moves)
        with pytest.raises(Malformed) as told:
            list(export.positions(record))
        assert told.value.text == text
