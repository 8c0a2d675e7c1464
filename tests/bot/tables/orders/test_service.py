"""Standing orders at the table: when they move, when they stop, and what their owners hear."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from bot.store.games.orders import OrderRecord, OrderStore
from bot.tables import Person, Status, Table, Venue
from bot.tables.model.errors import NotSeated
from bot.tables.orders import parser
from bot.tables.orders.evaluate import Judge, can_tell, judge
from bot.tables.orders.order import Order, OrderTerms
from bot.tables.orders.parser import Unreadable
from bot.tables.orders.plan import WantedMove, While
from bot.tables.orders.service import NoOrder
from engine.action import to_text
from engine.ask import Ask
from engine.chance import Chance
from engine.event import Event
from engine.legal import Legal
from engine.match import Match
from engine.players import LEVELS, ComputerPlayer, Late, never
from engine.registry import find, games
from engine.text import Seat, Text, Who, say
from tests.bot.discord.cards.test_every_card import table_of
from tests.bot.tables.house import ADA, BRUNO, CELINA, EVERYBODY, House, file_at, house
from tests.engine.bad_end import at_a_bad_end
from tests.engine.toys import magpies
from tests.engine.toys.magpies import Magpies
from tests.engine.toys.nests import MagpieOptions, Meadow
from tests.engine.toys.pebbles import Pick

TURN = "pick pebble; pick turn"


async def news(home: House, person: Person) -> list[str]:
    """Return the keys of what a person has not been told yet."""
    return [key(text) for order in await home.tables.orders.of(person.id) for text in order.standing.news]


def key(text: Text) -> str:
    """Return the key of a piece of news, followed by the key of its last reason, if it has any."""
    why = dict(text.args).get("why")
    last = why[-1] if isinstance(why, tuple) else why
    return f"{text.key} {key(last)}" if isinstance(last, Text) else text.key


def laid(table: Table, person: Person, text: str) -> OrderRecord:
    """Return an order as the store has it before anything comes of it."""
    plan = parser.read(text, table.game, table.people, "en")
    readings = tuple(tuple(None for _ in step.wanted) for step in plan.steps)
    standing = OrderTerms(
        plan=plan, readings=readings, language="en", since=table.moment, moment=table.moment
    )
    seat = table.seat_of(person.id)
    assert seat is not None
    return OrderRecord(0, table.id, seat, person.id, standing.model_dump(mode="json"), 0)


async def test_an_order_moves_when_its_turn_comes_and_tells_its_owner_alone(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    given = await home.tables.orders.order(table.id, BRUNO, TURN)
    assert (given.change, given.doubts) == (None, ())
    table = (await home.act(given.table, ADA, "pick pebble")).table
    change = await home.act(table, ADA, "pick turn")
    assert [(told.seat, told.action) for told in change.told] == [
        (0, "pick turn"),
        (1, "pick pebble"),
        (1, "pick turn"),
    ]
    assert change.table.awaiting[0].seat == 0
    assert await news(home, BRUNO) == ["order-played", "order-played", "order-done"]
    assert home.tables.orders.untold.qsize() == 1
    assert await news(home, ADA) == []
    history = [told.action for told in await home.tables.history(table.id)]
    assert history == ["pick pebble", "pick turn", "pick pebble", "pick turn"]


class Gossip(Magpies):
    """Magpies that tell the others, each alone, of a card that was kept."""

    def play(self, table: Meadow, seat: Seat, action: Any, chance: Chance) -> Iterator[Event]:
        yield from super().play(table, seat, action, chance)
        for other in range(len(table.nests)):
            yield Event(say("magpies-seat", who=Who(Seat(other))), frozenset({Seat(other)}))


async def test_an_order_tells_its_owner_nothing_that_a_move_tells_another_alone(tmp_path: Path) -> None:
    async with house(file_at(tmp_path), lambda _: Gossip()) as home:
        table = await home.playing(ADA, BRUNO, game="magpies")
        card = table.legal(BRUNO.id).actions[0].card
        order = (await home.tables.orders.order(table.id, BRUNO, f"keep {card}")).order
        assert order.standing.news[1:-1] == (
            say("magpies-kept-card", card=card),
            say("magpies-seat", who=Who(Seat(1))),
        )


@pytest.mark.parametrize("is_running", [True, False])
async def test_what_an_order_has_not_told_yet_is_told_by_the_one_that_takes_its_place(
    home: House, *, is_running: bool
) -> None:
    table = await home.playing(ADA, BRUNO)
    first = f"{TURN}; {TURN}" if is_running else TURN
    table = (await home.tables.orders.order(table.id, BRUNO, first)).table
    for line in TURN.split("; "):
        table = (await home.act(table, ADA, line)).table
    untold = await news(home, BRUNO)
    assert untold
    given = await home.tables.orders.order(table.id, BRUNO, TURN)
    assert (given.takes_place, given.earlier) == (is_running, len(untold))
    assert await news(home, BRUNO) == untold
    await home.tables.orders.mark_heard(given.order)
    assert await news(home, BRUNO) == []
    assert (await home.tables.orders.order(table.id, BRUNO, TURN)).earlier == 0


async def test_an_order_given_in_its_turn_begins_at_once(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    given = await home.tables.orders.order(table.id, ADA, TURN)
    assert given.change is not None
    assert given.table.awaiting[0].seat == 1


async def test_it_stops_where_the_game_asks_what_it_does_not_say(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    given = await home.tables.orders.order(table.id, ADA, "pick pebble; pick pebble; pick turn; pick turn")
    assert given.table.awaiting[0].seat == 1
    table = (await home.act(given.table, BRUNO, "pick pebble")).table
    table = (await home.act(table, BRUNO, "pick turn")).table
    assert (await news(home, ADA))[-1] == "order-stopped order-cannot order-not-legal"
    assert table.awaiting[0].seat == 0
    assert await home.tables.orders.running(table.id, ADA.id) is None


@pytest.mark.parametrize(("text", "last"), [(TURN, "order-done"), ("pick turn", "order-stopped")])
async def test_an_order_that_has_ended_only_waits_to_be_told(home: House, text: str, last: str) -> None:
    """The owner has not heard of the end yet: until then the order is kept, and does nothing more."""
    table = await home.playing(ADA, BRUNO)
    given = await home.tables.orders.order(table.id, ADA, text)
    (ended,) = await home.tables.orders.of(ADA.id)
    assert ended.standing.news[-1].key == last
    await home.tables.orders.order(table.id, BRUNO, TURN)
    told = home.tables.orders.untold.qsize()
    if given.table.awaiting[0].seat == 0:
        table = (await home.act(given.table, ADA, "pick pebble")).table
        table = (await home.act(table, ADA, "pick turn")).table
    change = await home.tables.go_on(table.id)
    assert change.table.awaiting[0].seat == 0
    assert await home.tables.orders.of(ADA.id) == [ended]
    assert await home.tables.orders.running(table.id, ADA.id) is None
    assert home.tables.orders.untold.qsize() in (told, told + 1), "of Bruno's order at most"


async def test_an_order_goes_on_when_its_owner_has_heard_of_its_first_moves(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    order = (await home.tables.orders.order(table.id, BRUNO, f"{TURN}; {TURN}")).order
    for left in (True, False):
        table = (await home.act(table, ADA, "pick pebble")).table
        change = await home.act(table, ADA, "pick turn")
        table = change.table
        assert [told.action for told in change.told if told.seat == 1] == ["pick pebble", "pick turn"]
        [heard] = await home.tables.orders.of(BRUNO.id)
        await home.tables.orders.mark_heard(heard)
        assert await news(home, BRUNO) == []
        assert (await home.tables.orders.running(table.id, BRUNO.id) is not None) == left
    assert await home.tables.orders.get(order.id) is None


async def test_orders_that_have_nothing_to_tell_or_nothing_to_do_are_not_waited_for(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    running = (await home.tables.orders.order(table.id, BRUNO, TURN)).order
    assert await home.tables.orders.waiting() == []
    assert await home.tables.orders.tables() == [table.id]
    ended = (await home.tables.orders.order(table.id, ADA, "pick turn")).order
    assert [order.id for order in await home.tables.orders.waiting()] == [ended.id]
    await home.tables.orders.cancel(BRUNO.id, running.id)
    assert await home.tables.orders.tables() == []


@pytest.mark.parametrize(
    ("text", "moves", "last"),
    [
        ("pick turn, else pick pebble", ["pick pebble"], "order-done"),
        ("pick turn, else skip; pick pebble", ["pick pebble"], "order-done"),
        ("pick turn, else skip", [], "order-done"),
        ("pick turn, else random", ["pick pebble"], "order-done"),
        ("pick …", ["pick pebble"], "order-done"),
        ("pick …; pick …", ["pick pebble"], "order-stopped order-cannot order-which"),
        ("pick pebble while leading", ["pick pebble"], "order-done"),
        (
            "pick pebble; pick turn while in the top 1; pick turn",
            ["pick pebble", "pick turn"],
            "order-played",
        ),
        ("pick pebble before move 3", [], "order-stopped order-cannot order-late"),
        ("pick pebble before move 9", ["pick pebble"], "order-done"),
        ("pick pebble unless Ada: pick turn", [], "order-stopped order-cannot order-somebody"),
        ("pick pebble unless player 2: pick turn", ["pick pebble"], "order-done"),
    ],
)
async def test_conditions_and_other_ways(home: House, text: str, moves: list[str], last: str) -> None:
    table = await home.playing(ADA, BRUNO)
    await home.tables.orders.order(table.id, BRUNO, text)
    table = (await home.act(table, ADA, "pick pebble")).table
    change = await home.act(table, ADA, "pick turn")
    assert [told.action for told in change.told if told.seat == 1] == moves
    assert (await news(home, BRUNO))[-1] == last


async def test_nobody_is_said_to_have_moved_in_a_position_that_the_log_never_had(home: House) -> None:
    """The rules have changed since: what they come to now says nothing of what Bruno could see then."""
    table = await home.playing(ADA, BRUNO)
    order = Order.of(laid(table, BRUNO, "pick pebble unless Ada: pick turn"))
    for move in ("pick pebble", "pick turn"):
        table = (await home.act(table, ADA, move)).table
    rows = await home.store.rows(table.id)
    as_logged = judge(table, order, rows)
    assert as_logged is not None
    assert [key(text) for text in as_logged.order.standing.news] == [
        "order-stopped order-cannot order-somebody"
    ]
    changed = [replace(row, digest="of other rules") if row.action == "pick pebble" else row for row in rows]
    deed = judge(table, order, changed)
    assert deed is not None
    assert deed.action == Pick("pebble")


async def test_what_a_move_speaks_of_must_still_be_there(home: House) -> None:
    """`same`: the display of the magpies is filled at random, so card A is another one by the time the turn comes."""
    outcomes = set()
    for number in range(6):
        table = await home.playing(ADA, BRUNO, game="magpies", place=Venue(500 + number))
        for person in (ADA, BRUNO):
            table = (await home.act(table, person, table.legal(person.id).under("keep")[0])).table
        before = table.view(BRUNO.id).display["A"]  # type: ignore[attr-defined]
        await home.tables.orders.order(table.id, BRUNO, "take A")
        table = (await home.act(table, ADA, "take A")).table
        change = await home.act(table, ADA, "end")
        has_moved = any(told.seat == 1 for told in change.told)
        shown = next(told for told in change.told if told.action == "end")
        now = int(str(dict(shown.events[0].text.args)["cards"][0])[1:])  # type: ignore[index]
        assert has_moved == (now == before)
        outcomes.add(has_moved)
        last = "order-done" if has_moved else "order-stopped order-cannot order-changed"
        assert (await home.tables.orders.of(BRUNO.id))[-1].standing.news[-1].key == last.split()[0]
    assert False in outcomes


async def test_the_end_of_the_game_stops_an_order(home: House) -> None:
    table = await home.playing(ADA, BRUNO, heap=1)
    await home.tables.orders.order(table.id, BRUNO, TURN)
    table = (await home.act(table, ADA, "pick pebble")).table
    assert table.status is Status.OVER
    assert await news(home, BRUNO) == ["order-stopped order-over"]
    assert await home.tables.orders.tables() == []


async def test_a_move_by_hand_stops_an_order(home: House) -> None:
    table, number = await home.playing(ADA, BRUNO, game="magpies"), 600
    while "wink" not in table.legal(BRUNO.id).verbs:
        table, number = await home.playing(ADA, BRUNO, game="magpies", place=Venue(number)), number + 1
    for person in (ADA, BRUNO):
        table = (await home.act(table, person, table.legal(person.id).under("keep")[0])).table
    await home.tables.orders.order(table.id, BRUNO, "take A anyway; end")
    table = (await home.act(table, BRUNO, "wink")).table
    assert await news(home, BRUNO) == ["order-stopped order-by-hand"]


async def test_a_seat_in_other_hands_stops_an_order(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    await home.tables.orders.order(table.id, BRUNO, TURN)
    await home.tables.resign(table.id, BRUNO, home.next)
    assert await news(home, BRUNO) == ["order-stopped order-seat-gone"]


async def test_an_order_does_not_go_on_for_whoever_takes_the_seat_over(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    await home.tables.orders.order(table.id, BRUNO, TURN)
    await home.tables.seats.offer(table.id, BRUNO, CELINA.id, home.next)
    table = (await home.tables.seats.take(table.id, CELINA, Seat(1), home.next)).table
    assert await news(home, BRUNO) == ["order-stopped order-seat-gone"]
    for line in TURN.split("; "):
        table = (await home.act(table, ADA, line)).table
    assert [chair.seat for chair in table.awaiting] == [1]


async def test_an_undo_of_what_it_did_stops_an_order(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    await home.tables.orders.order(table.id, ADA, "pick pebble; pick pebble")
    record = laid(table, ADA, "pick pebble; pick pebble; pick pebble")
    table = await home.tables.table(table.id)
    standing = record.plan | {"at": 2, "since": table.moment, "moment": table.moment}
    await OrderStore(home.store).give(replace(record, plan=standing))
    back = await home.tables.undo(table.id, ADA, home.next)
    assert len(back.taken_back) == 2
    assert (await news(home, ADA))[-1] == "order-stopped order-undone"
    assert back.table.awaiting[0].seat == 0


async def test_an_order_outlives_a_restart_and_no_step_is_made_twice(tmp_path: Path) -> None:
    async with house(file_at(tmp_path)) as home:
        table = await home.playing(ADA, BRUNO)
        await home.tables.orders.order(table.id, BRUNO, f"{TURN}; {TURN}")
        table = (await home.act(table, ADA, "pick pebble")).table
        table = (await home.act(table, ADA, "pick turn")).table
    async with house(file_at(tmp_path), first=100) as home:
        await home.tables.resume()
        await home.tables.go_on(table.id)
        table = await home.tables.table(table.id)
        assert len(await home.tables.history(table.id)) == 4
        table = (await home.act(table, ADA, "pick pebble")).table
        await home.act(table, ADA, "pick turn")
        assert len(await home.tables.history(table.id)) == 8
        assert (await news(home, BRUNO)).count("order-played") == 4


async def test_what_a_crash_interrupted_goes_on_at_the_next_start(tmp_path: Path) -> None:
    """The move that makes an order due is saved, and then the process is gone."""
    async with house(file_at(tmp_path)) as home:
        table = await home.playing(ADA, BRUNO)
        record = laid(table, BRUNO, TURN)
        table = (await home.act(table, ADA, "pick pebble")).table
        await home.act(table, ADA, "pick turn")
        await OrderStore(home.store).give(record)
    async with house(file_at(tmp_path), first=100) as home:
        await home.tables.resume()
        assert len(await home.tables.history(table.id)) == 4


@pytest.mark.parametrize("people", list(permutations((ADA, BRUNO))))
async def test_orders_of_seats_that_choose_at_once_do_not_wait_for_each_other(
    home: House, people: tuple[Person, ...]
) -> None:
    """Orders are all judged at one moment, so whoever gave theirs first, and whichever is made first, comes to the same."""
    table = await home.playing(ADA, BRUNO, game="magpies")
    for person in people:
        keep = table.legal(person.id).under("keep")[0]
        record = laid(table, person, f"keep {keep.card} unless anybody: keep")
        await OrderStore(home.store).give(record)
    change = await home.tables.go_on(table.id)
    assert [(told.seat, told.action.split()[0]) for told in change.told] == [(0, "keep"), (1, "keep")]


async def test_an_order_that_stops_keeps_no_other_from_moving_at_the_same_moment(home: House) -> None:
    table = await home.playing(ADA, BRUNO, game="magpies")
    await OrderStore(home.store).give(laid(table, ADA, "take A"))
    keep = table.legal(BRUNO.id).under("keep")[0]
    await OrderStore(home.store).give(laid(table, BRUNO, f"keep {keep.card}"))
    change = await home.tables.go_on(table.id)
    assert [(told.seat, told.action) for told in change.told] == [(1, f"keep {keep.card}")]
    assert await news(home, ADA) == ["order-stopped order-cannot order-not-legal"]


async def test_a_new_order_takes_the_place_of_the_old_and_more_steps_can_be_added(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    old = (await home.tables.orders.order(table.id, BRUNO, "pick pebble")).order
    new = (await home.tables.orders.order(table.id, BRUNO, "pick pebble")).order
    with pytest.raises(NoOrder):
        await home.tables.orders.cancel(BRUNO.id, old.id)
    with pytest.raises(NoOrder):
        await home.tables.orders.cancel(ADA.id, new.id)
    await home.tables.orders.add(
        table.id, BRUNO, (await home.tables.orders.order(table.id, BRUNO, TURN)).order.standing.plan
    )
    running = await home.tables.orders.running(table.id, BRUNO.id)
    assert running is not None
    assert [step.wanted[0].path for step in running.left] == ["pick pebble", "pick turn"] * 2
    await home.tables.orders.cancel(BRUNO.id, running.id)
    assert await home.tables.orders.of(BRUNO.id) == []


async def test_an_order_that_cannot_be_is_refused_or_doubted(home: House) -> None:
    table = await home.playing(ADA, BRUNO, game="magpies")
    with pytest.raises(NotSeated):
        await home.tables.orders.order(table.id, CELINA, "end")
    with pytest.raises(Unreadable):
        await home.tables.orders.order(table.id, BRUNO, "fly away")
    given = await home.tables.orders.order(table.id, BRUNO, "take z, else end")
    assert [text.key for text in given.doubts] == ["order-doubt"]
    given = await home.tables.orders.order(table.id, BRUNO, "keep 99, else take a")
    assert [dict(text.args)["move"] for text in given.doubts] == ["keep 99"]


def test_a_condition_tells_nobody_what_is_hidden() -> None:
    """The card that somebody keeps is a secret; that somebody takes card A is not."""
    match = Match.new(magpies.GAME, magpies.GAME.Options(), 2, b"hidden")
    assert not can_tell(match, Seat(1), Seat(0), to_text(match.legal(Seat(1)).under("keep")[0]))
    assert can_tell(match, Seat(1), Seat(0), "keep")
    for seat in (Seat(0), Seat(1)):
        match.play(seat, match.legal(seat).under("keep")[0])
    assert can_tell(match, Seat(0), Seat(1), "take A")


async def test_a_condition_is_about_moves_after_the_order_was_given(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    for line in TURN.split("; "):
        table = (await home.act(table, ADA, line)).table
    await home.tables.orders.order(table.id, BRUNO, "pick pebble unless Ada: pick turn")
    assert await news(home, BRUNO) == ["order-played", "order-done"]


class Orderly(Magpies):
    """Magpies that may keep the higher card of their two alone."""

    def awaits(self, table: Meadow) -> Mapping[Seat, Ask[Any]]:
        asks = super().awaits(table)
        return {seat: replace(ask, legal=Legal(partial(_highest, ask.legal))) for seat, ask in asks.items()}


def _highest(legal: Legal[Any]) -> Sequence[Any]:
    """Return the last of the cards to keep, or else all that is legal."""
    return legal.under("keep")[-1:] or legal.actions


def test_a_condition_tells_nobody_what_was_the_only_thing_to_do() -> None:
    """Whoever had no choice may have had none because of what they hide."""
    match = Match.new(Orderly(), MagpieOptions(), 2, b"hidden")
    [kept] = match.legal(Seat(1)).under("keep")
    assert not can_tell(match, Seat(1), Seat(0), to_text(kept))
    assert can_tell(match, Seat(1), Seat(1), to_text(kept))


async def test_who_is_behind_is_told_at_which_place(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    judge_of_bruno = Judge(
        table, Order.of(laid(table, BRUNO, "pick pebble")), await home.store.rows(table.id)
    )
    assert judge_of_bruno._against(While(rank=1)) == say("order-behind", rank=2)
    assert judge_of_bruno._against(While(rank=2)) is None


@pytest.mark.parametrize(
    ("path", "same", "reading", "found"),
    [
        ("pick pebble", True, say("pebbles-pebble"), Pick("pebble")),
        ("pick pebble", True, None, Pick("pebble")),
        ("pick pebble", False, say("pebbles-turn"), Pick("pebble")),
        (
            "pick pebble",
            True,
            say("pebbles-turn"),
            say("order-changed", now=say("pebbles-pebble"), then=say("pebbles-turn")),
        ),
        ("pick turn", True, None, "order-not-legal"),
    ],
)
async def test_a_move_that_is_wanted_as_it_reads_is_not_made_once_it_reads_otherwise(
    home: House, path: str, same: bool, reading: Text | None, found: object
) -> None:
    table = await home.playing(ADA, BRUNO)
    judge_of_ada = Judge(table, Order.of(laid(table, ADA, path)), ())
    told = judge_of_ada.move(WantedMove(path=path, same=same), reading)
    assert (told.key if isinstance(found, str) and isinstance(told, Text) else told) == found


@pytest.mark.parametrize("game", list(games()))
async def test_an_order_for_a_whole_turn_is_carried_out_to_its_end(tmp_path: Path, game: str) -> None:
    """No step of it stops for what an earlier one has changed, as where growth uncovers presence or tiles are picked."""
    async with house(file_at(tmp_path), find) as home:
        options: dict[str, Any] = {"spirits": "easy"} if game == "spirit-island" else {}
        table = await home.playing(ADA, BRUNO, game=game, **options)
        while not has_whole_turn(table):
            person = EVERYBODY[table.awaiting[0].person or 0]
            table = (await home.act(table, person, table.legal(person.id).actions[0])).table
        seat = table.awaiting[0].seat
        person, plan = EVERYBODY[table.awaiting[0].person or 0], whole_turn(table, seat)
        given = await home.tables.orders.order(table.id, person, "; ".join(plan))
        assert given.change is not None
        assert [told.action for told in given.change.told] == plan
        assert (await home.tables.orders.of(person.id))[-1].standing.news[-1].key == "order-done"


def test_a_move_that_would_lose_the_game_is_not_made_where_another_one_goes_on() -> None:
    """By hand one is asked whether it is meant; where every move ends the game it is made."""
    match, bad, other = at_a_bad_end()
    table = table_of(match, "en")
    judge_of_ada = Judge(table, Order.of(laid(table, ADA, to_text(bad))), ())
    told = judge_of_ada.move(WantedMove(path=to_text(bad)), None)
    assert isinstance(told, Text)
    assert told.key == "order-ends"
    assert judge_of_ada.move(WantedMove(path=to_text(other)), None) == other


@dataclass(frozen=True)
class Loser:
    """A player who loses the game as soon as that is possible, and takes the first action until then."""

    slow = False

    def pick(self, match: Match[Any], seat: Seat, chance: Chance, late: Late = never) -> Any:
        actions, endings = match.legal(seat).actions, match.endings(seat)
        return next((each for each in actions if endings.is_bad(each, actions)), actions[0])


async def test_no_computer_that_an_order_lets_move_loses_a_game_that_could_go_on(tmp_path: Path) -> None:
    players: dict[str, ComputerPlayer] = {**LEVELS, "greedy": Loser()}
    async with house(file_at(tmp_path), find, players) as home:
        table = await home.playing(ADA, game="moonlight", difficulty="extreme")
        played, bad = await until_a_bad_end(home, table)
        given = await home.tables.orders.order(played.id, ADA, f"{to_text(bad)}, else greedy")
        assert given.change is None
        assert given.table.status is Status.PLAYING
        assert await news(home, ADA) == ["order-stopped order-cannot order-ends"]


async def until_a_bad_end(home: House, table: Table) -> tuple[Table, Any]:
    """Play alone until a step would lose the game and another one would not; return the table and that step."""
    while table.match is not None:
        actions, endings = table.legal(ADA.id).actions, table.match.endings(Seat(0))
        bad = [each for each in actions if endings.is_bad(each, actions)]
        if bad:
            return table, bad[0]
        ends = [endings.of(each) for each in actions]
        assert None in ends, "every move ends the game"
        table = (await home.act(table, ADA, actions[ends.index(None)])).table
    raise AssertionError("no such step is met")


def has_whole_turn(table: Table) -> bool:
    """Return whether the seat that is awaited first has several moves to make that bring nothing new to light."""
    return len(whole_turn(table, table.awaiting[0].seat)) > 1


def whole_turn(table: Table, seat: Seat) -> list[str]:
    """Return moves that a seat can make one after the other, up to the first that brings something new to light."""
    assert table.match is not None
    match, plan, chance = table.match.fork(seat, b"a whole turn"), list[str](), Chance(b"any move")
    while seat in match.awaiting and len(plan) < 8:
        action = chance.choice(
            [each for each in match.legal(seat) if each.verb not in match.game.reverting_verbs]
        )
        plan.append(to_text(action))
        if match.disclosed_by(seat, action):
            break
        match.play(seat, action)
    return plan
