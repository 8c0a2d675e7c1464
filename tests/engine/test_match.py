"""A match is played: either an action changes it wholly, or nothing does."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest

from engine.ask import Ask
from engine.chance import Chance, commitment
from engine.errors import Illegal, Malformed
from engine.event import Event
from engine.legal import Legal
from engine.match import Match
from engine.saved_match import load_match, save_match
from engine.text import Seat, Who, say
from tests.engine.stories import ALA, EWA, OLA, begun, held_by, kept, looks, new
from tests.engine.toys import TOYS
from tests.engine.toys.magpies import Action, End, Magpies, Show, Take, Wink
from tests.engine.toys.nests import MagpieOptions, Meadow
from tests.engine.toys.pebbles import Heap, PebbleOptions, Pebbles, Pick


def test_a_game_is_played_by_as_many_as_it_is_for() -> None:
    with pytest.raises(Malformed) as refused:
        new(seats=7)
    assert refused.value.text == say("malformed-seats", seats=("2", "3", "4"), given=7)


def test_several_seats_are_awaited_at_once_in_any_order() -> None:
    match, other = new(), new()
    assert list(match.awaiting) == [ALA, OLA, EWA]
    for seat in (EWA, ALA, OLA):
        match.play(seat, kept(match, seat))
    for seat in (ALA, OLA, EWA):
        other.play(seat, kept(other, seat))
    assert list(match.awaiting) == list(other.awaiting) == [ALA]
    assert looks(match) == looks(other)


def test_an_action_changes_the_table_and_tells_what_happened() -> None:
    match = begun()
    card = looks(match).display["A"]
    events = match.play(ALA, Take("A"))
    assert events == (Event(say("magpies-took", who=Who(ALA), cards=(str(card),))),)
    assert looks(match).nests[ALA].row == (card,)
    assert match.seq == 4


def test_a_move_out_of_turn_is_told_who_is_waited_for() -> None:
    match = begun()
    with pytest.raises(Illegal) as refused:
        match.play(OLA, Take("A"))
    assert refused.value.text == say("illegal-not-your-turn", waiting=(Who(ALA),))
    assert refused.value.rule is None
    assert refused.value.nearest == ()


def test_an_illegal_move_is_answered_by_the_referee_with_the_nearest_legal_ones() -> None:
    match = begun()
    with pytest.raises(Illegal) as refused:
        match.play(ALA, Take("A", "A"))
    assert refused.value.text == say("magpies-not-now", stage=say("magpies-stage-take"))
    assert refused.value.nearest[0] == Take("A")


def test_a_secret_verb_is_refused_the_same_whether_or_not_one_has_what_it_takes() -> None:
    match, seat = held_by("owl")
    with pytest.raises(Illegal) as refused:
        match.play(seat, Wink())
    assert refused.value.text == say("magpies-not-now", stage=say("magpies-stage-take"))


def test_a_seat_nobody_waits_for_may_act_where_it_is_asked() -> None:
    match, seat = held_by("wink")
    assert seat not in match.awaiting
    assert not match.asks[seat].must
    match.play(seat, Wink())
    assert looks(match).nests[seat].charm == "wink"
    assert match.awaiting == (ALA,)


class PickInPassing(Pebbles):
    """Pebbles of which whoever is not on turn may pick one too, but not give the turn on."""

    def awaits(self, table: Heap) -> Mapping[Seat, Ask[Pick]]:
        asks = super().awaits(table)
        for seat, ask in dict(asks).items():
            other = Seat(1 - seat)
            asks = {**asks, other: Ask(ask.prompt, Legal(lambda: [Pick("pebble")]), must=False)}
        return asks


def test_who_may_do_one_thing_out_of_turn_may_do_no_other() -> None:
    match = Match.new(PickInPassing(), PebbleOptions(heap=9), 2, b"in passing")
    match.play(Seat(0), Pick("pebble"))
    with pytest.raises(Illegal) as refused:
        match.play(Seat(1), Pick("turn"))
    assert refused.value.text == say("illegal-not-your-turn", waiting=(Who(Seat(0)),))
    match.play(Seat(1), Pick("pebble"))
    match.play(Seat(0), Pick("turn"))


def test_after_the_end_nothing_is_legal_and_the_outcome_is_final() -> None:
    match = new(seats=2, rounds=1, peeking=False)
    assert not match.outcome
    while not match.over:
        match.play(match.awaiting[0], match.legal(match.awaiting[0]).actions[-1])
    final = match.outcome
    assert final
    assert final.final
    with pytest.raises(Illegal) as refused:
        match.play(ALA, End())
    assert refused.value.text == say("illegal-over")


class Clumsy(Magpies):
    """Magpies that stumble in the middle of an effect when somebody shows a card."""

    def play(self, table: Meadow, seat: Seat, action: Action, chance: Chance) -> Iterator[Event]:
        yield from super().play(table, seat, action, chance)
        if isinstance(action, Show):
            chance.below(6)
            raise RuntimeError("stumbled")


def test_a_move_that_breaks_leaves_everything_as_it_was() -> None:
    match = Match.new(Clumsy(), MagpieOptions(), 3, b"seed")
    for seat in match.awaiting:
        match.play(seat, kept(match, seat))
    match.play(ALA, Take("A"))
    before, saved = match.digest, save_match(match)
    show = next(action for action in match.legal(ALA) if isinstance(action, Show))
    with pytest.raises(RuntimeError, match="stumbled"):
        match.play(ALA, show)
    assert match.digest == before
    assert save_match(match) == saved
    assert show in match.legal(ALA)
    assert match.undo(ALA)[0].action == Take("A")


def test_the_seed_is_promised_before_it_is_shown() -> None:
    match = new(seed=b"promise")
    assert match.commitment == commitment(bytes.fromhex(match.seed))
    assert match.seed == b"promise".hex()


def test_the_digest_tells_states_apart() -> None:
    one, other = begun(), begun()
    assert one.digest == other.digest
    one.play(ALA, Take("A"))
    other.play(ALA, Take("B"))
    assert one.digest != other.digest
    assert new(seed=b"a").digest != new(seed=b"b").digest


def test_a_game_is_found_by_its_id_when_a_match_is_loaded() -> None:
    saved = save_match(begun())
    assert saved.game in TOYS
    with pytest.raises(Malformed) as refused:
        load_match(saved)
    assert refused.value.text.key == "malformed-game"
