"""The decision of a standing order at one moment. It follows from what its seat may know alone, and changes nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from bot.store.rows import Row
from bot.tables.log import rows as log
from bot.tables.log.replay import replay
from bot.tables.model.table import Table
from bot.tables.orders import parser
from bot.tables.orders.order import Order
from bot.tables.orders.plan import (
    BY_COMPUTER,
    Before,
    Condition,
    Otherwise,
    Unless,
    WantedMove,
    While,
    begins,
)
from engine.action import to_text
from engine.chance import Chance
from engine.game import Game
from engine.legal import Legal
from engine.match import Match
from engine.record import Diverged
from engine.text import Seat, Text, Who, say
from engine.view import View

DEALS = 6
"""Number of possible tables on which a seat is tested for telling moves of another apart."""
MOST_MOVES = 60
"""Maximum number of moves of a verb that are tried on each of them."""


@dataclass(frozen=True, slots=True)
class Deed:
    """The deed of an order: a move, or a level of computer player that moves for it, or neither; and the order as it is then."""

    order: Order
    action: object | None = None
    level: str | None = None
    whys: tuple[Text, ...] = ()
    """The reasons for which no move of its step is made, where a computer player moves instead."""

    @property
    def why(self) -> Text:
        return say("order-cannot", step=self.order.standing.at + 1, why=self.whys)

    @property
    def moves(self) -> bool:
        return self.action is not None or self.level is not None


def judge(table: Table, order: Order, rows: Sequence[Row]) -> Deed | None:
    """Return the deed of an order at a table with this log; None where it waits."""
    standing = order.standing
    if (why := _stops(table, order, rows)) is not None:
        return Deed(order.stopped(say("order-stopped", why=why)))
    if all(chair.seat != order.seat or chair.mover is None for chair in table.awaiting):
        return None
    while order.standing.at < len(standing.plan.steps):
        step = standing.plan.steps[order.standing.at]
        number = order.standing.at + 1
        whys = []
        for place, wanted in enumerate(step.wanted):
            reading = standing.readings[number - 1][place]
            found = Judge(table, order, rows).move(wanted, reading)
            if not isinstance(found, Text):
                return Deed(order, action=found)
            whys.append(found)
        if step.otherwise in BY_COMPUTER:
            return Deed(order, level=step.otherwise.value, whys=tuple(whys))
        why = say("order-cannot", step=number, why=tuple(whys))
        if step.otherwise is Otherwise.STOP:
            return Deed(order.stopped(say("order-stopped", why=why)))
        order = order.further(say("order-skipped", why=why))
    return Deed(order.stopped(say("order-done")))


def _stops(table: Table, order: Order, rows: Sequence[Row]) -> Text | None:
    """Return the reason an order stops whatever its step says; None where it does not stop."""
    standing = order.standing
    if not table.live or table.match is None:
        return say("order-over")
    if table.chairs[order.seat].person != order.person:
        return say("order-seat-gone")
    if any(row.seq > standing.moment and _is_own(row, order.seat) for row in rows):
        return say("order-by-hand")
    if _own(log.until(rows, standing.moment), order.seat) - _own(rows, order.seat):
        return say("order-undone")
    return None


def _own(rows: Sequence[Row], seat: Seat) -> set[int]:
    """Return the numbers of the rows with the moves of a seat that hold."""
    return {row.seq for row in log.moves(rows) if row.seat == seat}


def _is_own(row: Row, seat: Seat) -> bool:
    return row.seat == seat and log.is_move(row)


class Judge:
    """A judge of the moves that an order wants, as they are at one moment."""

    def __init__(self, table: Table, order: Order, rows: Sequence[Row]) -> None:
        assert table.match is not None
        self._table = table
        self._match: Match[Any] = table.match
        self._game: Game[Any, Any] = table.game
        self._seat = order.seat
        self._since = order.standing.since
        self._rows = rows
        self._view: View = self._match.view(order.seat)
        self._language = order.standing.language

    def move(self, wanted: WantedMove, reading: Text | None) -> object | Text:
        """Return the action, or the reason there is none."""
        found = fitting(self._match.legal(self._seat), wanted)
        if not found:
            return say("order-not-legal", move=self._said(wanted.path))
        if len(found) > 1:
            return say("order-which", move=self._said(wanted.path))
        now = self._game.telling.reading(self._view, found[0])
        if wanted.same and reading is not None and now is not None and now != reading:
            return say("order-changed", now=now, then=reading)
        against = (why for condition in wanted.conditions if (why := self._against(condition)))
        return next(against, None) or bad_end(self._match, self._seat, found[0]) or found[0]

    def _against(self, condition: Condition) -> Text | None:
        """Return the reason a condition does not hold; None where it does."""
        match condition:
            case While(rank=rank):
                standing = self._view.outcome.standings[self._seat].rank
                return None if standing <= rank else say("order-behind", rank=standing)
            case Before(move=move):
                return None if self._match.seq + 1 < move else say("order-late", move=move)
            case Unless():
                who = next(self._who_did(condition), None)
                return (
                    None
                    if who is None
                    else say("order-somebody", who=Who(who), move=self._said(condition.path))
                )

    def _said(self, path: str) -> str:
        return parser.move(path, self._game, self._language)

    def _who_did(self, unless: Unless) -> Iterator[Seat]:
        """Yield the seats that have played such a move since the order was given, as far as the order's seat can tell."""
        hits = {
            row.seq
            for row in log.moves(self._rows)
            if row.seq > self._since
            and row.seat != self._seat
            and unless.seat in (None, row.seat)
            and begins(row.action, unless.path)
        }
        for seat, match in self._before(hits):
            if can_tell(match, seat, self._seat, unless.path):
                yield seat

    def _before(self, seqs: Iterable[int]) -> Iterator[tuple[Seat, Match[Any]]]:
        """Yield the seat and the match before each of these rows, the same match further on."""
        left = set(seqs)
        if not left:
            return
        # Where the present rules leave the log, nobody can say what the seat could tell from there on.
        with suppress(Diverged):
            for row, (match, _) in zip(log.moves(self._rows), replay(self._table, self._rows), strict=False):
                if row.seq in left:
                    yield log.seat_of(row), match


def bad_end(match: Match[Any], seat: Seat, action: object) -> Text | None:
    """Return that a move would end the game badly: whoever makes it by hand is asked first, and nobody can be asked here.

    None where it would not, or every move does.
    """
    if match.endings(seat).is_bad(action, match.legal(seat)):
        return say("order-ends", move=match.game.telling.label(match.view(seat), action))
    return None


def fitting(legal: Legal[Any], wanted: WantedMove) -> list[Any]:
    """Return the legal actions that fit a wanted move."""
    if wanted.is_open:
        return [action for action in legal if begins(to_text(action), wanted.path)]
    return [action for action in legal if to_text(action) == wanted.path]


def can_tell(match: Match[Any], actor: Seat, viewer: Seat, path: str) -> bool:
    """Return whether a viewer can tell the actor's moves that begin with this path from others with the same verb.

    It is tested on tables as they could be for all the viewer knows, and on nothing else: the answer tells nothing that is hidden. The
    viewer cannot tell these tables apart, so such a move on one of them may look like another move on another one.
    """
    verb, *fields = path.split()
    if not fields:
        return True
    such, others = set[str](), set[str]()
    for number in range(DEALS):
        table = match.imagine(viewer, Chance(b"who can tell?", {}, str(number)))
        ask = match.game.awaits(table).get(actor)
        for move in ask.legal.under(verb)[:MOST_MOVES] if ask else ():
            found = such if begins(to_text(move), path) else others
            found.add(_look(match.game, table, actor, move, viewer))
    return bool(such) and not such & others


def _look(game: Game[Any, Any], table: Any, actor: Seat, action: Any, viewer: Seat) -> str:
    """Return everything that a move would show to a viewer, as text to compare."""
    after = game.keeping.copy(table)
    told = [
        event.text
        for event in game.play(after, actor, action, Chance(b"the same luck"))
        if event.read_by(viewer)
    ]
    return f"{game.view(after, viewer).model_dump_json(serialize_as_any=True)}{told!r}"


def reading_of(game: Game[Any, Any], view: View, wanted: WantedMove) -> Text | None:
    """Return the sentence that a move reads as now; None where it is open, or speaks of nothing, or of something that is not there."""
    if wanted.is_open:
        return None
    try:
        return game.telling.reading(view, game.grammar.read(wanted.path))
    except (LookupError, ValueError, TypeError):
        # Labels are promised for legal moves only, and this one may become legal later.
        return None
