"""The conversion of tables into records of the store, and back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple

from pydantic import TypeAdapter

from bot.store.rows import GameRecord, Row, SeatRecord
from bot.tables.log import rows as log
from bot.tables.model.table import Chair, Clock, Status, Table, Venue, Vote
from engine.game import Game, TableOptions
from engine.match import Match
from engine.record import Diverged, RecordedMove, play_again
from engine.saved_match import Saved, load_match, save_match
from engine.text import Seat, say

Find = Callable[[str], Game[Any, Any]]

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MILLISECOND = timedelta(milliseconds=1)
_VOTE = TypeAdapter(Vote)


def stamp(moment: datetime) -> int:
    """Return a time as whole milliseconds since 1970 in UTC."""
    return (moment - _EPOCH) // _MILLISECOND


def moment_of(stamp: int) -> datetime:
    """Return the time (UTC) of a `stamp`."""
    return _EPOCH + stamp * _MILLISECOND


def to_record(table: Table) -> GameRecord:
    """Return the record of a table as it stands in the file, without its match."""
    return GameRecord(
        id=table.id,
        channel=table.place.channel,
        guild=table.place.guild,
        kind=table.game.id,
        version=table.version,
        options=table.options.model_dump(mode="json"),
        seats=table.seats,
        seed=table.secret.hex(),
        host=table.host,
        language=table.language,
        status=table.status,
        moment=table.moment,
        due=any(chair.computer for chair in table.awaiting),
        created=stamp(table.created),
        started=stamp(table.started) if table.started else None,
        ended=stamp(table.ended) if table.ended else None,
        chairs=tuple(
            _to_seat(chair, final) for chair, final in zip(table.chairs, _final_standings(table), strict=True)
        ),
        pace=table.pace,
        at_deadline=table.at_deadline,
        motion=None if table.vote is None else _VOTE.dump_python(table.vote, mode="json"),
        sealed=stamp(table.sealed) if table.sealed else None,
        claimed=table.claimed,
        unrated=table.unrated,
        lapses=None if table.vote is None or table.vote.until is None else stamp(table.vote.until),
        bound=table.bound,
        parent=table.place.parent,
    )


def to_table(
    record: GameRecord, snapshot: str | None, find: Find, rows: Sequence[Row] | None = None
) -> Table:
    """Return the table of a record. With `rows` the match is played again from them, the snapshot being of no use.

    Raises Malformed where its game is gone, pydantic's ValidationError where the snapshot, or the options, cannot be read any more.
    """
    game = find(record.kind)
    options = game.Options.model_validate(record.options)
    match: Match[Any] | None = None
    lost = 0
    if snapshot is not None:
        match, lost = _loaded(game, snapshot) if rows is None else _rebuilt(game, options, record, rows)
    return Table(
        id=record.id,
        place=Venue(record.channel, record.guild, record.parent),
        host=record.host,
        language=record.language,
        status=record.status,
        game=game,
        options=options,
        seats=record.seats,
        chairs=tuple(_to_chair(seat) for seat in record.chairs),
        moment=record.moment,
        created=moment_of(record.created),
        started=None if record.started is None else moment_of(record.started),
        ended=None if record.ended is None else moment_of(record.ended),
        match=match,
        notice=say("rest-fallback", count=lost) if lost else None,
        secret=bytes.fromhex(record.seed),
        version=record.version,
        lost=lost,
        pace=record.pace,
        at_deadline=record.at_deadline,
        vote=None if record.motion is None else _VOTE.validate_python(record.motion),
        sealed=None if record.sealed is None else moment_of(record.sealed),
        claimed=None if record.claimed is None else Seat(record.claimed),
        unrated=record.unrated,
        bound=record.bound,
    )


class FinalStanding(NamedTuple):
    """The end of a game for one seat."""

    rank: int
    score: int | None = None
    """Points in the end; None where the game was called off."""
    character: str | None = None
    """See `engine.outcome.Standing`."""


def _to_seat(chair: Chair, final: FinalStanding | None) -> SeatRecord:
    clock = chair.clock
    return SeatRecord(
        chair.seat,
        chair.person,
        chair.name,
        chair.computer,
        chair.resigned,
        since=None if clock.since is None else stamp(clock.since),
        bank=None if clock.bank is None else clock.bank // _MILLISECOND,
        deadline=None if clock.deadline is None else stamp(clock.deadline),
        reminder=None if clock.reminder is None else stamp(clock.reminder),
        waking=None if clock.waking is None else stamp(clock.waking),
        rank=final.rank if final else None,
        score=final.score if final else None,
        character=final.character if final else None,
        offered=chair.offered,
        gone=chair.gone,
    )


def _to_chair(seat: SeatRecord) -> Chair:
    clock = Clock(
        since=None if seat.since is None else moment_of(seat.since),
        bank=None if seat.bank is None else seat.bank * _MILLISECOND,
        deadline=None if seat.deadline is None else moment_of(seat.deadline),
        reminder=None if seat.reminder is None else moment_of(seat.reminder),
        waking=None if seat.waking is None else moment_of(seat.waking),
    )
    return Chair(
        Seat(seat.seat), seat.name, seat.person, seat.computer, seat.resigned, clock, seat.gone, seat.offered
    )


def _final_standings(table: Table) -> Sequence[FinalStanding | None]:
    """Return the end of the game for each seat; None for every seat where it has not been decided."""
    if table.claimed is not None:
        return [FinalStanding(1 if chair.seat == table.claimed else 2) for chair in table.chairs]
    outcome = table.match.outcome if table.match and table.status is Status.OVER else None
    if outcome is None:
        return [None] * len(table.chairs)
    return [FinalStanding(each.rank, each.score, each.character) for each in outcome.standings]


def snapshot_of(table: Table) -> str | None:
    """Return the match as JSON; None in the lobby."""
    return save_match(table.match).model_dump_json() if table.match else None


def _loaded(game: Game[Any, Any], snapshot: str) -> tuple[Match[Any], int]:
    """Return the match, and how many of its last steps fit no more."""
    saved = Saved.model_validate_json(snapshot)
    match = load_match(saved, game)
    return match, saved.base.seq + len(saved.since) - match.seq


def _rebuilt(
    game: Game[Any, Any], options: TableOptions, record: GameRecord, rows: Sequence[Row]
) -> tuple[Match[Any], int]:
    """Return the match as far as the moves that hold are still legal, and how many are left over.

    Digests are not compared here, and nowhere else are they left out: a snapshot cannot be read because states look different now, and
    then so do all their digests. What comes of it is the table from here on, not a claim of how it once was.
    """
    moves = [RecordedMove(log.seat_of(row), row.action) for row in log.moves(rows)]
    positions = play_again(game, options, record.seats, bytes.fromhex(record.seed), moves)
    match, _ = next(positions)
    lost = len(moves)
    with suppress(Diverged):
        for _ in positions:
            lost -= 1
    return match, lost
