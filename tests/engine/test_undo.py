"""Steps are taken back to the last thing that was brought to light, exactly; beyond it the reason is said."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.chance import Chance
from engine.errors import Sealed
from engine.event import Event
from engine.keeping import Keeping
from engine.match import Match
from engine.saved_match import save_match
from engine.text import Seat, Who, say
from engine.undo import MOST_STEPS_BACK
from tests.engine.stories import ALA, OLA, begun, held_by, kept, looks, new
from tests.engine.toys.magpies import Action, End, Magpies, Peek, Show, Take, Wink
from tests.engine.toys.nests import MagpieOptions, Meadow
from tests.engine.toys.pebbles import GAME as PEBBLES
from tests.engine.toys.pebbles import PebbleOptions, Pick


def test_a_step_that_showed_nothing_is_taken_back() -> None:
    match = begun()
    before = match.digest
    match.play(ALA, Take("A"))
    assert [entry.action for entry in match.undoable(ALA)] == [Take("A")]
    assert [entry.action for entry in match.undo(ALA)] == [Take("A")]
    assert match.digest == before
    assert Take("A") in match.legal(ALA)


def test_a_secret_choice_is_taken_back_though_others_wait() -> None:
    match = new()
    before = match.digest
    match.play(OLA, kept(match, OLA))
    match.undo(OLA)
    assert match.digest == before


def test_nothing_was_done_yet() -> None:
    with pytest.raises(Sealed) as sealed:
        new().undo(ALA)
    assert sealed.value.text == say("sealed-nothing")


def test_another_seat_has_moved_since() -> None:
    match = new()
    match.play(ALA, kept(match, ALA))
    match.play(OLA, kept(match, OLA))
    with pytest.raises(Sealed) as sealed:
        match.undo(ALA)
    assert sealed.value.text == say("sealed-other", who=Who(OLA))


def test_something_was_drawn() -> None:
    match = begun()
    match.play(ALA, Take("A"))
    match.play(ALA, End())
    with pytest.raises(Sealed) as sealed:
        match.undo(ALA)
    assert sealed.value.text == say("sealed-draw")


class Replayed(Magpies):
    """Magpies that count how often an action was played."""

    plays = 0

    def play(self, table: Meadow, seat: Seat, action: Action, chance: Chance) -> Iterator[Event]:
        self.plays += 1
        yield from super().play(table, seat, action, chance)


def test_that_something_was_drawn_is_known_without_playing_it_again() -> None:
    game = Replayed()
    match = Match.new(game, MagpieOptions(), 3, b"seed")
    for seat in match.awaiting:
        match.play(seat, kept(match, seat))
    match.play(ALA, Take(next(iter(looks(match).display))))
    match.play(ALA, End())
    played = game.plays
    with pytest.raises(Sealed, match="sealed-draw"):
        match.undoable(ALA)
    assert game.plays == played


def test_everybody_saw_something() -> None:
    match = begun()
    match.play(ALA, Take("A"))
    match.play(ALA, Show(looks(match, ALA).nests[ALA].hand[0] or 0))
    with pytest.raises(Sealed) as sealed:
        match.undo(ALA)
    assert sealed.value.text == say("sealed-all")


def test_somebody_saw_something() -> None:
    match = begun()
    match.play(ALA, Take("A"))
    match.play(ALA, Peek(2))
    with pytest.raises(Sealed) as sealed:
        match.undo(ALA)
    assert sealed.value.text == say("sealed-some", who=(Who(ALA),))


def test_steps_are_taken_back_to_the_last_thing_shown_and_no_further() -> None:
    match = Match.new(PEBBLES, PebbleOptions(heap=9), 2, b"")
    match.play(ALA, Pick("pebble"))
    match.play(ALA, Pick("turn"))
    match.play(OLA, Pick("pebble"))
    before = match.copy()
    before.undo(OLA)
    match.play(OLA, Pick("pebble"))
    assert len(match.undo(OLA)) == 2
    assert match.digest == before.digest
    assert match.seq == 2


def test_a_refused_undo_changes_nothing() -> None:
    match = begun()
    match.play(ALA, Take("A"))
    match.play(ALA, End())
    before, saved = match.digest, save_match(match)
    for seat in (ALA, OLA):
        with pytest.raises(Sealed):
            match.undo(seat)
    assert match.digest == before
    assert save_match(match) == saved


def test_the_oldest_steps_are_forgotten_as_steps() -> None:
    match = Match.new(PEBBLES, PebbleOptions(heap=200), 1, b"")
    for _ in range(MOST_STEPS_BACK):
        match.play(ALA, Pick("pebble"))
    assert len(match.undoable(ALA)) == MOST_STEPS_BACK
    match.play(ALA, Pick("pebble"))
    assert len(match.undoable(ALA)) == 1
    assert len(save_match(match).since) == 1
    assert match.seq == MOST_STEPS_BACK + 1


def test_what_was_found_out_about_one_step_is_not_taken_for_another() -> None:
    match, seat = held_by("wink")
    match.play(ALA, Take("A"))
    assert match.undoable(ALA)
    match.play(seat, Wink())
    with pytest.raises(Sealed) as sealed:
        match.undo(seat)
    assert sealed.value.text == say("sealed-all")


class KeepingTogether(Keeping[Meadow]):
    def at_rest(self, table: Meadow) -> bool:
        return table.stage != "keep"


class Together(Magpies):
    """Magpies for whom it is one effect that all keep a card."""

    keeping = KeepingTogether(Meadow)


def test_in_mid_effect_nobody_takes_back_what_another_seat_did() -> None:
    match = Match.new(Together(), MagpieOptions(), 3, b"seed")
    first = kept(match, ALA)
    match.play(ALA, first)
    match.play(OLA, kept(match, OLA))
    assert not match.now.at_rest
    assert [entry.seat for entry in match.undo(OLA)] == [OLA]
    assert [entry.action for entry in match.undo(ALA)] == [first]


def test_what_would_be_taken_back_is_said_as_the_seat_read_it() -> None:
    match = begun()
    display = dict(looks(match, ALA).display)
    match.play(ALA, Take("A"))
    match.play(ALA, Peek(1))
    with pytest.raises(Sealed):
        match.undo_preview(ALA)
    match = begun()
    match.play(ALA, Take("A"))
    (said,) = match.undo_preview(ALA)
    assert said == match.game.telling.label(looks(begun(), ALA), Take("A"))
    assert display == dict(looks(begun(), ALA).display)


def test_what_is_final_is_said_to_be_so_though_it_drew_too() -> None:
    class Final(Magpies):
        final_verbs = frozenset({"end"})

    def sealed(game: Magpies) -> str:
        match = Match.new(game, MagpieOptions(), 3, b"seed")
        for seat in match.awaiting:
            match.play(seat, kept(match, seat))
        match.play(ALA, Take("A"))
        match.play(ALA, End())
        with pytest.raises(Sealed) as caught:
            match.undoable(ALA)
        return caught.value.text.key

    assert [sealed(game) for game in (Magpies(), Final())] == ["sealed-draw", "sealed-final"]


def test_the_moments_before_the_first_and_the_last_action_of_a_run_are_kept() -> None:
    match = begun()
    found = []
    for seat, action in ((ALA, Take("A")), (ALA, Peek(1)), (ALA, Peek(2)), (ALA, End()), (OLA, None)):
        match.play(seat, action or match.legal(seat).actions[0])
        found.append([mark.seq for mark in match.steps.marks])
    assert found == [[3], [3, 4], [3, 5], [3, 6], [7]]
