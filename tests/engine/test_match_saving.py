"""A match is saved, loaded, copied and forked."""

from __future__ import annotations

from typing import Any

import pytest

from engine.errors import Sealed
from engine.keeping import Keeping
from engine.match import Match
from engine.saved_match import load_match, save_match
from engine.text import say
from tests.engine.stories import ALA, OLA, begun, kept, loaded, looks
from tests.engine.toys.magpies import End, Keep, Magpies, Peek, Show, Take, Wink
from tests.engine.toys.nests import MagpieOptions, Meadow


def test_a_loaded_match_can_be_taken_back_as_far_as_the_saved_one() -> None:
    match = begun()
    before = match.digest
    match.play(ALA, Take("A"))
    after = loaded(match)
    assert after.digest == match.digest
    after.undo(ALA)
    assert after.digest == before


def test_a_match_at_rest_is_loaded_as_it_was_saved_whatever_its_digest_was_by_other_rules() -> None:
    """Nothing was played since the last rest, so there is nothing to give up."""
    match = begun()
    saved = save_match(match).model_copy(update={"digest": "of other rules"})
    after = load_match(saved, match.game)
    assert (after.digest, after.notice) == (match.digest, None)
    assert save_match(after).since == save_match(match).since


class MidEffectKeeping(Keeping[Meadow]):
    def at_rest(self, table: Meadow) -> bool:
        return table.stage != "act"


class MidEffect(Magpies):
    """Magpies whose table does not say everything between taking and ending."""

    keeping = MidEffectKeeping(Meadow)


def test_in_mid_effect_the_last_rest_is_saved_and_the_steps_since() -> None:
    match = Match.new(MidEffect(), MagpieOptions(), 3, b"seed")
    for seat in match.awaiting:
        match.play(seat, kept(match, seat))
    rest = match.copy()
    match.play(ALA, Take("A"))
    match.play(ALA, Peek(1))
    saved = save_match(match)
    assert saved.rest is None
    assert saved.base.seq == 3
    assert load_match(saved.model_copy(update={"since": ()}), match.game).digest == rest.digest
    assert saved.since == ((0, "take A"), (0, "peek 1"))
    assert loaded(match).digest == match.digest
    assert save_match(loaded(match)) == saved


def test_steps_that_fit_the_rules_no_more_are_given_up_and_said() -> None:
    match = Match.new(MidEffect(), MagpieOptions(), 3, b"seed")
    for seat in match.awaiting:
        match.play(seat, kept(match, seat))
    rest = match.digest
    match.play(ALA, Take("A"))
    saved = save_match(match)

    class Stingy(MidEffect):
        version = 2
        actions = (Keep, Show, Peek, End, Wink)

    fallen = load_match(saved, Stingy())
    assert fallen.digest == rest
    assert fallen.notice == say("rest-fallback", count=1)
    with pytest.raises(Sealed):
        fallen.undo(ALA)
    fits = load_match(saved.model_copy(update={"version": 0}), MidEffect())
    assert fits.digest == match.digest
    assert fits.notice is None


@pytest.mark.parametrize("change", [{"digest": "other"}, {"since": ((0, "take Z"),)}, {"since": ((0, "x"),)}])
def test_steps_that_lead_elsewhere_are_given_up(change: dict[str, Any]) -> None:
    match = Match.new(MidEffect(), MagpieOptions(), 3, b"seed")
    for seat in match.awaiting:
        match.play(seat, kept(match, seat))
    rest = match.digest
    match.play(ALA, Take("A"))
    fallen = load_match(save_match(match).model_copy(update=change), MidEffect())
    assert fallen.digest == rest
    assert fallen.notice == say("rest-fallback", count=1)
    fallen.play(ALA, Take("B"))


def test_a_new_version_goes_on_from_the_rest_without_its_steps() -> None:
    match = begun()
    match.play(ALA, Take("A"))

    class Newer(Magpies):
        version = 2

    newer = load_match(save_match(match), Newer())
    assert newer.digest == match.digest
    assert newer.notice is None
    assert save_match(newer).version == 2
    with pytest.raises(Sealed):
        newer.undo(ALA)
    assert save_match(newer).base.seq == match.seq, (
        "what is played from now on can be taken back to here, and no further"
    )


def test_a_copy_goes_its_own_way() -> None:
    match = begun()
    match.play(ALA, Take("A"))
    before, saved = match.digest, save_match(match)
    twin = match.copy()
    assert save_match(twin) == saved
    twin.undo(ALA)
    twin.play(ALA, Take("B"))
    assert match.digest == before
    assert save_match(match) == saved
    match.undo(ALA)
    assert looks(twin).nests[ALA].row


def test_what_a_copy_does_is_no_step_of_the_match() -> None:
    match = begun()
    match.play(ALA, Take("A"))
    twin = match.copy()
    twin.play(ALA, Peek(1))
    assert save_match(match).since == ((0, "take A"),)
    assert [entry.action for entry in match.undo(ALA)] == [Take("A")]


def test_a_fork_looks_the_same_to_its_seat_and_gives_nothing_else_away() -> None:
    match = begun()
    match.play(ALA, Take("A"))
    forks = [match.fork(OLA, bytes([number])) for number in range(1, 30)]
    for fork in forks:
        assert fork.view(OLA) == match.view(OLA)
        assert fork.seq == match.seq
        assert fork.seed != match.seed
        assert match.seed not in save_match(fork).model_dump_json()
        assert save_match(fork).since == ()
        with pytest.raises(Sealed):
            fork.undo(ALA)
    hands = {looks(fork, ALA).nests[ALA].hand for fork in forks}
    assert len(hands) > 2, "what the seat cannot know is dealt anew"


def test_a_fork_cannot_touch_the_game() -> None:
    match = begun()
    before = match.digest
    fork = match.fork(ALA, b"what if")
    fork.play(ALA, Take("A"))
    fork.play(ALA, End())
    assert match.digest == before
    assert loaded(fork).digest == fork.digest


def test_a_fork_made_in_mid_effect_is_saved_once_it_has_come_to_rest() -> None:
    match = Match.new(MidEffect(), MagpieOptions(), 3, b"seed")
    for seat in match.awaiting:
        match.play(seat, kept(match, seat))
    match.play(ALA, Take("A"))
    fork = match.fork(ALA, b"a fork")
    with pytest.raises(
        ValueError, match="a fork made in mid-effect can be saved only once it has come to rest"
    ):
        save_match(fork)


def test_what_loading_has_to_say_is_said_by_a_copy_too_and_by_no_fork() -> None:
    match = Match.new(MidEffect(), MagpieOptions(), 3, b"seed")
    for seat in match.awaiting:
        match.play(seat, kept(match, seat))
    match.play(ALA, Take("A"))
    fallen = load_match(save_match(match).model_copy(update={"digest": "other"}), MidEffect())
    assert fallen.notice is not None
    assert fallen.copy().notice == fallen.notice
    assert fallen.fork(ALA, b"a fork").notice is None


def test_a_moment_that_is_saved_keeps_its_text_alone_and_is_read_again_where_it_is_looked_at() -> None:
    match = begun()
    table, digest = match.now.table, match.now.digest
    saved = match.now.snapshot()
    assert match.now.table is not table
    assert match.now.table is match.now.table
    assert match.now.digest == digest
    counters = dict(saved.counters)
    saved.counters["more"] = 1
    assert match.now.counters == counters, "what is saved shares nothing with it"
