"""Actions that do nothing are known before they are made, and they alone."""

from __future__ import annotations

import pytest

from engine.action import to_text
from engine.games.spirit_island.model.view import SpiritIslandView
from engine.match import Match
from engine.registry import find
from engine.text import Seat
from tests.engine.test_bundle import LIGHTNING, island


@pytest.mark.rule("SI-POWER-12")
def test_a_power_is_idle_where_it_finds_nothing_and_asks_nothing() -> None:
    """Harbingers of the Lightning push Dahan: where there are none nothing is pushed, and the table stays as it was."""
    match = island(*LIGHTNING, "play harbingers-of-the-lightning", "play lightnings-boon", "ready")
    seat = Seat(0)
    idle = match.idle(seat)
    digest = match.digest
    view = match.view(seat)
    assert isinstance(view, SpiritIslandView)
    dahan = {land.id for land in view.lands if any(piece.kind == "dahan" for piece in land.pieces)}
    uses = match.legal(seat).under("use", ("harbingers-of-the-lightning",))
    assert {use.target for use in uses if use not in idle} == {use.target for use in uses} & dahan
    assert {use.target for use in uses if use in idle}
    assert all(use not in idle for use in match.legal(seat).under("use", ("lightnings-boon",)))
    assert match.digest == digest, "nothing was played"


def test_what_tells_of_something_is_not_idle_and_no_other_verb_is() -> None:
    match = island(*LIGHTNING, "play harbingers-of-the-lightning", "play lightnings-boon", "ready")
    seat = Seat(0)
    idle = match.idle(seat)
    for action in match.legal(seat):
        after = match.copy()
        told = after.play(seat, action)
        if action in idle:
            assert action.verb == "use"
            assert to_text(action).split()[1] in str(told[0].text)
        elif action.verb == "use" and after.awaiting == match.awaiting and after.asks[seat] is not None:
            assert len(told) > 1 or after.asks[seat].prompt != match.asks[seat].prompt


@pytest.mark.rule("SI-POWER-14")
def test_a_way_of_a_power_is_idle_where_it_would_do_nothing() -> None:
    lines = ("embody shadows-flicker-like-flame", "grow 3", "place 1 A8 plays")
    match = island(*lines, "play crops-wither-and-fade", "ready", "use crops-wither-and-fade A8")
    seat = Seat(0)
    town, city = (f"choose crops-wither-and-fade-{each}" for each in ("town", "city"))
    assert {*map(to_text, match.legal(seat))} == {town, city}
    assert [to_text(each) for each in match.legal(seat) if each in match.idle(seat)] == [city]


def test_games_have_nothing_idle_unless_they_say_so() -> None:
    game = find("living-forest")
    match = Match.new(game, game.Options(), 2, b"idle")
    seat = match.awaiting[0]
    assert not any(action in match.idle(seat) for action in match.legal(seat))
