"""An action is said to end the game where it does so on all tables that can be, with nothing drawn at random."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.chance import Chance
from engine.ending import WORLDS, Ending
from engine.event import Event
from engine.match import Match
from engine.outcome import Outcome
from engine.text import Seat, Text, Who, say
from tests.engine.bad_end import at_a_bad_end
from tests.engine.toys.pebbles import Heap, HeapView, PebbleOptions, Pebbles, PebbleTelling, Pick

PEBBLE, TURN = Pick("pebble"), Pick("turn")


class EndTelling(PebbleTelling):
    ending_events = frozenset({"over"})


class EndPebbles(Pebbles):
    """Pebbles that say why they end; of the last pebble a seat does not know whose it is, where `is_hidden`."""

    telling = EndTelling("pebbles")
    is_hidden = False
    draws = False

    def play(self, table: Heap, seat: Seat, action: Pick, chance: Chance) -> Iterator[Event]:
        yield from super().play(table, seat, action, chance)
        if self.draws:
            chance.below(2)
        if not table.left:
            yield Event(say("pebbles-event-over", who=Who(seat)))
            yield Event(say("pebbles-event-taken", taken=table.taken[seat]))

    def redeal(self, table: Heap, seat: Seat | None, chance: Chance) -> Heap:
        twin = table.copy()
        if self.is_hidden:
            self.dealt += 1
            twin.taken[0] += max(self.dealt - self.alike, 0)
        return twin

    dealt = alike = 0

    def outcome(self, table: Heap) -> Outcome:
        won = super().outcome(table)
        if not self.is_hidden or table.taken[0] % 2:
            return won
        standings = tuple(
            each.__class__(each.seat, 3 - each.rank, each.score, (), each.character) for each in won.standings
        )
        return Outcome(standings, won.final)

    def view(self, table: Heap, seat: Seat | None) -> HeapView:
        shown = super().view(table, seat)
        headline = say("pebbles-left", taken=table.taken[0]) if self.is_hidden else shown.headline
        return shown.model_copy(update={"headline": headline})


def match_of(game: EndPebbles, heap: int) -> Match[Any]:
    return Match.new(game, PebbleOptions(heap=heap), 2, b"endings")


def over(seat: int) -> Text:
    return say("pebbles-event-over", who=Who(Seat(seat)))


def test_the_last_pebble_ends_the_game_and_wins_it() -> None:
    match = match_of(EndPebbles(), 1)
    endings = match.endings(Seat(0))
    headline = say("pebbles-now", who=Who(Seat(0)), left=0)
    assert endings.of(PEBBLE) == Ending(True, headline, (over(0),))
    assert endings.of(PEBBLE) is endings.of(PEBBLE)
    assert match.legal(Seat(0)).actions == (PEBBLE,)


def test_what_goes_on_has_no_ending() -> None:
    assert match_of(EndPebbles(), 2).endings(Seat(0)).of(PEBBLE) is None


def test_where_something_is_drawn_nothing_is_said() -> None:
    game = EndPebbles()
    game.draws = True
    assert match_of(game, 1).endings(Seat(0)).of(PEBBLE) is None


def test_what_a_seat_cannot_know_is_left_open() -> None:
    game = EndPebbles()
    game.is_hidden = True
    assert match_of(game, 1).endings(Seat(0)).of(PEBBLE) == Ending(None, None, (over(0),))
    assert game.dealt == WORLDS


def test_what_a_seat_cannot_know_is_left_open_where_most_tables_that_can_be_end_alike() -> None:
    game = EndPebbles()
    game.is_hidden, game.alike = True, 6
    assert match_of(game, 1).endings(Seat(0)).of(PEBBLE) == Ending(None, None, (over(0),))


def test_a_table_is_dealt_anew_only_where_it_is_wanted() -> None:
    game = EndPebbles()
    game.is_hidden = True
    assert match_of(game, 2).endings(Seat(0)).of(PEBBLE) is None
    assert game.dealt == 1


def test_an_end_is_bad_where_it_is_not_won_and_the_game_could_go_on() -> None:
    match, bad, other = at_a_bad_end()
    endings = match.endings(match.awaiting[0])
    assert endings.is_bad(bad, [bad, other])
    assert not endings.is_bad(bad, [bad])
    assert not endings.is_bad(other, [bad, other])
