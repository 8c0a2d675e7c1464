"""The events that the log of a game holds beside its moves: votes, changes of seats, pauses and the like.

A row may hold several log events, where one thing followed from another: `@grant @revoke 3` is the vote that carried the wish to take
three moves back, `@resign @host 2` the leave of a host and the seat that hosts from then on. The sentence an event tells follows from its
row alone, so it can be told again at any time.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import NamedTuple

from bot.store.rows import ASK as ASK
from bot.store.rows import TAKE as TAKE
from bot.tables.model.table import Told
from engine.event import Event
from engine.text import Seat, Text, Who, say

UNDO, REVOKE, FALLBACK = "@undo", "@revoke", "@fallback"
RESIGN, STAND_IN, BACK, REPLACE, HOST = "@resign", "@standin", "@back", "@replace", "@host"
FORFEIT = "forfeit"
"""The argument of a resignation by the rules of a tournament, which the person has not asked for."""
PAUSE, RESUME, ABANDON = "@pause", "@resume", "@abandon"
GRANT, REFUSE, WITHDRAW = "@grant", "@refuse", "@withdraw"
OFFER, KEEP = "@offer", "@keep"
FORGET = "@forget"
LOST = "@lost"
CLOCK, LATE = "@clock", "@late"
LAPSE, CLAIM, EXTEND, MANAGE, OVERDUE, GONE = "@lapse", "@claim", "@extend", "@manage", "@overdue", "@gone"

TAKING_BACK = frozenset({UNDO, REVOKE, FALLBACK})
LASTING = frozenset(
    {RESIGN, STAND_IN, BACK, TAKE, REPLACE, HOST, PAUSE, RESUME, ABANDON, LATE, LOST, CLAIM, MANAGE}
)
"""Names of the events that belong to the history of a game beside its moves; moves that are taken back leave them where they are."""


class LogEvent(NamedTuple):
    """A log event: its name with the `@`, and the words after it."""

    name: str
    args: tuple[str, ...]


def log_events(action: str) -> tuple[LogEvent, ...]:
    """Return the log events of a row; () for a move."""
    if not action.startswith("@"):
        return ()
    found = (event.split() for event in action.split("@")[1:])
    return tuple(LogEvent(f"@{name}", tuple(args)) for name, *args in found)


def is_lasting(action: str) -> bool:
    return any(event.name in LASTING for event in log_events(action))


def is_taking(action: str) -> bool:
    """Return whether somebody takes a seat over with this row."""
    return any(event.name == TAKE for event in log_events(action))


def taken_back(action: str) -> int:
    """Return the number of moves that a row takes back."""
    return sum(int(event.args[0]) for event in log_events(action) if event.name in TAKING_BACK)


def stands_in(seat: int | None, action: str) -> Seat | None:
    """Return the seat at which a computer player begins to stand in with this row; None where none does."""
    for event in log_events(action):
        if event.name == STAND_IN and seat is not None:
            return Seat(seat)
        if event.name == REPLACE:
            return Seat(int(event.args[0]))
    return None


def told(seat: int | None, action: str) -> Told:
    """Return the sentence that a row of log events tells everybody. Seat None is nobody at the table, such as the clock."""
    by, events = None if seat is None else Seat(seat), log_events(action)
    if any(event.name == GONE for event in events):
        # The question follows from that, and no time is up.
        events = tuple(event for event in events if event.name != ASK)
    said = (_SAID[event.name](by, *event.args) for event in events if event.name in _SAID)
    return Told(Seat(seat or 0), action, tuple(Event(text) for text in said))


def _by(key: str) -> Callable[..., Text]:
    """Return a function that makes the sentence of this key about the seat whose row it is."""
    return lambda seat, *_: say(key, who=Who(seat))


def _resigned(how: Collection[str]) -> str:
    """Return the key of what is told of somebody who has left: as the last one, or by the rules of a tournament."""
    return "told-resigned-last" if "last" in how else "told-forfeited" if FORFEIT in how else "told-resigned"


def _asks(seat: Seat | None, kind: str, about: str) -> Text:
    if kind == "replace" and seat is None:
        return say("told-late", who=Who(Seat(int(about))))
    by = Who(Seat(seat or 0))
    if kind == "replace":
        return say("told-asks-replace", who=by, whose=Who(Seat(int(about))))
    if kind == "undo":
        return say("told-asks-undo", who=by, count=int(about))
    return say(f"told-asks-{kind}", who=by)


_SAID: Mapping[str, Callable[..., Text]] = {
    UNDO: lambda seat, count: say("told-undone", who=Who(seat), count=int(count)),
    REVOKE: lambda _, count: say("told-revoked", count=int(count)),
    RESIGN: lambda seat, *how: say(_resigned(how), who=Who(seat)),
    STAND_IN: _by("told-stood-in"),
    BACK: _by("told-back"),
    TAKE: _by("told-taken"),
    REPLACE: lambda _, seat, *kept: say(
        "told-stood-in" if kept else "told-replaced", who=Who(Seat(int(seat)))
    ),
    HOST: lambda _, seat: say("told-host", who=Who(Seat(int(seat)))),
    PAUSE: lambda _: say("told-paused"),
    LOST: lambda _: say("told-lost"),
    RESUME: _by("told-resumed"),
    ABANDON: lambda _, *winner: (
        say("told-default", who=Who(Seat(int(winner[0])))) if winner else say("told-abandoned")
    ),
    LATE: lambda _, seat, __: say("told-overdue", who=Who(Seat(int(seat)))),
    ASK: _asks,
    GRANT: _by("told-agrees"),
    REFUSE: _by("told-refuses"),
    WITHDRAW: _by("told-withdraws"),
    OFFER: _by("told-offers"),
    KEEP: lambda seat, *kept: (
        say("told-keeps-after-all", who=Who(Seat(int(kept[0])))) if kept else say("told-keeps", who=Who(seat))
    ),
    LAPSE: lambda _, kind, __: say(f"told-lapsed-{kind}"),
    CLAIM: _by("told-claimed"),
    EXTEND: lambda _, seat: say("told-extended", who=Who(Seat(int(seat)))),
    MANAGE: lambda _: say("told-managed"),
    OVERDUE: lambda _, seat: say("told-overdue-two", who=Who(Seat(int(seat)))),
    GONE: lambda _, seat: say("told-gone", who=Who(Seat(int(seat)))),
}
