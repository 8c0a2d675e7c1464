"""Taking back by agreement of everybody: exact, for every game, and never past what anybody has seen."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from random import Random
from typing import Any

import pytest

from bot.store.rows import Row
from bot.tables import Chair, Status, Table, Venue
from bot.tables.log.rows import START
from bot.tables.steps.group_undo import before, revocable
from engine.action import to_text
from engine.errors import Sealed
from engine.game import Game
from engine.match import Match
from engine.registry import games
from engine.text import Seat, say
from tests.engine.stories import begun
from tests.engine.toys import TOYS
from tests.engine.toys.magpies import End, Take

GAMES: list[Game[Any, Any]] = [*TOYS.values(), *games().values()]
SECRET = b"a seed that repeats"


def table_of(match: Match[Any], secret: bytes = SECRET) -> Table:
    return Table(
        id=1,
        place=Venue(1),
        host=1,
        language="en",
        status=Status.PLAYING,
        game=match.game,
        options=match.options,
        seats=match.seats,
        chairs=tuple(Chair(Seat(seat), f"{seat}", seat + 1) for seat in range(match.seats)),
        moment=match.seq,
        created=datetime(2026, 1, 1, tzinfo=UTC),
        match=match,
        secret=secret,
    )


def start(match: Match[Any]) -> Row:
    """Return the row of a match that has just been set up."""
    return Row(0, None, START, None, match.digest, 0)


def row(match: Match[Any], seat: Seat, action: object) -> Row:
    """Play the action; return the row it makes."""
    match.play(seat, action)
    return Row(match.seq, seat, to_text(action), None, match.digest, 0)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_same_moves_again_lead_to_the_same_state(game: Game[Any, Any]) -> None:
    random = Random(game.id)
    match: Match[Any] = Match.new(game, game.Options(), 2, SECRET)
    rows = [start(match)]
    found = 0
    while not match.over and match.seq < 18:
        seat = random.choice(match.awaiting)
        rows.append(row(match, seat, random.choice(match.legal(seat).actions)))
        if match.seq % (1 if game.id in TOYS else 3):
            continue
        try:
            back = revocable(table_of(match), rows, Seat(random.choice(rows[-2:]).seat or 0))
        except Sealed:
            continue
        found += 1
        for told in back.moves:
            assert back.match.play(told.seat, game.grammar.read(told.action)) == told.events
        assert back.match.digest == match.digest == back.after
    assert found


def test_a_turn_is_taken_back_over_what_others_have_done_since() -> None:
    match: Match[Any] = Match.new(TOYS["pebbles"], TOYS["pebbles"].Options(), 2, SECRET)
    read = match.game.grammar.read
    setup = match.digest
    rows = [start(match)]
    lines = [(0, "pick pebble"), (0, "pick pebble"), (0, "pick turn"), (1, "pick pebble")]
    rows += [row(match, Seat(seat), read(line)) for seat, line in lines]
    back = revocable(table_of(match), rows, Seat(0))
    assert [(told.seat, told.action) for told in back.moves] == lines
    assert back.match.digest == setup
    assert [told.action for told in revocable(table_of(match), rows, Seat(1)).moves] == ["pick pebble"]
    assert before(table_of(match), rows, 2).match.seq == 2


def test_what_came_to_light_since_is_the_reason_why_not() -> None:
    match = begun()
    played = Match.new(match.game, match.options, match.seats, bytes.fromhex(match.seed))
    rows = [start(played)]
    with pytest.raises(Sealed) as sealed:
        revocable(table_of(played), rows, Seat(0))
    assert sealed.value.text == say("sealed-nothing")
    while played.awaiting != (Seat(0),):
        seat = played.awaiting[0]
        rows.append(row(played, seat, played.legal(seat).actions[0]))
    rows += [row(played, Seat(0), action) for action in (Take("A"), End())]
    with pytest.raises(Sealed) as sealed:
        revocable(table_of(played, bytes.fromhex(match.seed)), rows, Seat(0))
    assert sealed.value.text == say("sealed-draw")


def test_rules_that_have_changed_since_are_the_reason_why_not() -> None:
    match: Match[Any] = Match.new(TOYS["pebbles"], TOYS["pebbles"].Options(), 2, SECRET)
    setup = start(match)
    move = row(match, Seat(0), match.legal(Seat(0)).actions[0])
    logs = {
        "refused": [setup, replace(move, action="pick turn")],
        "elsewhere": [setup, replace(move, digest="another state")],
        "another setup": [replace(setup, digest="another state"), move],
        "lost": [setup],
    }
    for why, rows in logs.items():
        with pytest.raises(Sealed) as sealed:
            before(table_of(match), rows, len(rows) - 1)
        assert sealed.value.text == say("sealed-rules"), why
