"""How a match is saved, and loaded again: the whole of it as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, TypeVar

from pydantic import BaseModel

from engine.action import to_text
from engine.errors import Refused
from engine.game import Game, TableOptions
from engine.match import Match
from engine.point import Point, Snapshot
from engine.registry import find
from engine.text import Seat, say
from engine.undo import Entry, Steps

A = TypeVar("A")


class Saved(BaseModel):
    """A match as JSON: the last table at rest, a table to go back to, and the actions since that one, as text.

    Fields may be added with a default, and those that older programs wrote, such as `format`, are not read: so old saves are loaded.
    """

    game: str
    version: int
    options: dict[str, Any]
    seats: int
    seed: str
    base: Snapshot
    rest: Snapshot | None = None
    """The last table at rest where that is not `base`; else None."""
    run: Snapshot | None = None
    """The moment before the last seat's run of actions, in mid-effect and where the game can dump that; else None."""
    now: Snapshot | None = None
    """The table as it is, in mid-effect and where the game can dump that; else None."""
    since: tuple[tuple[int, str], ...] = ()
    """The actions from `base` on, each as its seat and its text form."""
    digest: str
    """The digest of the state that was saved."""


def save_match(match: Match[Any]) -> Saved:
    """Return the match as a JSON model; `load_match` gives an equal one back.

    Raises ValueError for a fork that was made in mid-effect and has not come to rest since, where the game cannot dump that.
    """
    steps, now = match.steps, match.now
    if not steps.base.whole:
        raise ValueError("a fork made in mid-effect can be saved only once it has come to rest")
    rest = now if now.at_rest else steps.rest
    return Saved(
        game=match.game.id,
        version=match.game.version,
        options=match.options.model_dump(mode="json"),
        seats=match.seats,
        seed=match.seed,
        base=steps.base.snapshot(),
        rest=rest.snapshot() if rest.seq > steps.base.seq else None,
        run=None if now.at_rest else _snapshot(steps.marks[:1]),
        now=None if now.at_rest else _snapshot([now]),
        since=tuple((entry.seat, to_text(entry.action)) for entry in steps.since),
        digest=match.digest,
    )


def load_match(saved: Saved, game: Game[Any, A] | None = None) -> Match[A]:
    """Return the match that was saved. `game` is found by its id unless given.

    Where the rules have changed so that the actions since the last rest do not fit any more, the match goes on from that rest and
    `notice` says so; steps before it can then not be taken back.
    """
    game = game or find(saved.game)
    options = game.Options.model_validate(saved.options)
    is_same = saved.version == game.version
    if is_same and saved.now:
        with suppress(
            Refused, ValueError
        ):  # of rules that changed without a new version: the last rest still holds
            return _resumed(game, options, saved, saved.now)
    rest = saved.rest or saved.base
    settled = rest.seq - saved.base.seq
    match = _at_rest(game, options, saved, rest, saved.since[:settled] if is_same else None)
    tail = saved.since[settled:]
    if tail and not _plays_on(match, tail, saved.digest):
        match = _at_rest(game, options, saved, rest)
        match.notice = say("rest-fallback", count=len(tail))
    return match


def _resumed(game: Game[Any, A], options: TableOptions, saved: Saved, now: Snapshot) -> Match[A]:
    """Return the match in mid-effect as it was saved. Raises Refused or ValueError where it has become another."""
    seed, base, point = bytes.fromhex(saved.seed), Point.load(game, saved.base), Point.load(game, now)
    steps = Steps[A](game, saved.seats, seed, base)
    steps.rest = Point.load(game, saved.rest) if saved.rest else base
    steps.marks = [Point.load(game, saved.run)] if saved.run else []
    steps.since = _entries(game, saved.since)
    if point.seq != base.seq + len(saved.since) or point.digest != saved.digest:
        raise ValueError("the state is not the one that was saved")
    return Match(game, options, saved.seats, seed, point, steps)


def _at_rest(
    game: Game[Any, A],
    options: TableOptions,
    saved: Saved,
    rest: Snapshot,
    since: Sequence[tuple[int, str]] | None = None,
) -> Match[A]:
    """Return the match at its last rest, from which these actions can be taken back; None for none that fit the rules as they are now."""
    seed, now = bytes.fromhex(saved.seed), Point.load(game, rest)
    if since is None:
        return Match(game, options, saved.seats, seed, now)
    steps = Steps[A](game, saved.seats, seed, Point.load(game, saved.base))
    steps.rest, steps.since = now, _entries(game, since)
    return Match(game, options, saved.seats, seed, now, steps)


def _plays_on(match: Match[Any], tail: Sequence[tuple[int, str]], digest: str) -> bool:
    """Play the actions since the last rest again; return whether they lead to the same state."""
    try:
        for entry in _entries(match.game, tail):
            match.play(entry.seat, entry.action)
    except Refused:
        return False
    return match.digest == digest


def _entries(game: Game[Any, A], since: Sequence[tuple[int, str]]) -> list[Entry[A]]:
    return [Entry(Seat(seat), game.grammar.read(line)) for seat, line in since]


def _snapshot(points: Sequence[Point]) -> Snapshot | None:
    """Return the first of these moments as text, where the game can dump it."""
    return points[0].snapshot() if points and points[0].whole else None
