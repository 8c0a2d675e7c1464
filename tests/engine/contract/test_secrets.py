"""Nothing hidden reaches anybody: tables that look the same to a viewer are the same in all that is shown to it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any

from engine.action import verb_of
from engine.ask import Ask
from engine.chance import Chance
from engine.event import Event
from engine.game import Game
from engine.match import Match
from engine.text import Seat, Text
from engine.undo import Entry
from tests.engine.contract.random_games import every_game, every_size, moments, moments_of, viewers


def must_asks(game: Game[Any, Any], asks: dict[Seat, Ask[Any]]) -> dict[Seat, tuple[Text, list[str]]]:
    """Return what everybody is shown of each seat that is waited for: the prompt, and the verbs that are no secret."""
    return {
        seat: (ask.prompt, [verb for verb in ask.legal.verbs if verb not in game.secret_verbs])
        for seat, ask in asks.items()
        if ask.must
    }


def read_by(viewer: Seat | None, events: Iterable[Event]) -> list[Text]:
    return [event.text for event in events if event.read_by(viewer)]


@every_size
def test_a_redealt_table_looks_the_same(game: Game[Any, Any], seats: int) -> None:
    chance = Chance(b"looks the same")
    for match, _ in moments_of(game, seats):
        for viewer in viewers(match.seats):
            other = match.imagine(viewer, chance)
            assert game.view(other, viewer) == match.view(viewer)
            asks = dict(game.awaits(other))
            assert must_asks(game, asks) == must_asks(game, dict(match.asks))
            if viewer is not None:
                assert _own(asks.get(viewer)) == _own(match.asks.get(viewer))


def _own(ask: Ask[Any] | None) -> tuple[Text, bool, tuple[Any, ...]] | None:
    return (ask.prompt, ask.must, ask.legal.actions) if ask else None


@every_size
def test_a_redeal_depends_on_nothing_the_seat_does_not_know(game: Game[Any, Any], seats: int) -> None:
    for match, _ in moments_of(game, seats):
        for viewer in viewers(match.seats):
            other = match.imagine(viewer, Chance(b"one way"))
            dealt = game.keeping.dump(match.imagine(viewer, Chance(b"another way")))
            assert game.keeping.dump(game.redeal(other, viewer, Chance(b"another way"))) == dealt


@every_size
def test_events_tell_nobody_more_than_views_show(game: Game[Any, Any], seats: int) -> None:
    """A viewer who would see the same on another table that could be is also told the same there.

    To others than the seat that acts it may have been any action with this verb.
    """
    chance = Chance(b"what could have been")
    for match, entry in moments_of(game, seats):
        if entry is None:
            continue
        after = match.copy()
        events = after.play(entry.seat, entry.action)
        for viewer in viewers(match.seats):
            other = match.imagine(viewer, chance)
            seen, told = after.view(viewer), read_by(viewer, events)
            stories = (
                read_by(viewer, others)
                for table, others in _could_be(game, other, entry, viewer, chance)
                if game.view(table, viewer) == seen
            )
            first = next(stories, told)
            assert told == first or told in stories, f"{entry} to {viewer}"


@every_size
def test_what_looks_the_same_is_known_the_same(game: Game[Any, Any], seats: int) -> None:
    """So that undo is not refused for what nobody can see: where all looks and sounds the same on another table, it is known the same."""
    chance = Chance(b"what could have been")
    for match, entry in moments_of(game, seats)[::6]:
        if entry is None:
            continue
        after = match.copy()
        events = after.play(entry.seat, entry.action)
        if _drew(match, after):
            continue
        for viewer in viewers(match.seats):
            known = game.known(after.imagine(viewer, chance), viewer)
            alike = [
                game.known(table, viewer)
                for table, others in _could_be(game, match.imagine(viewer, chance), entry, viewer, chance)
                if game.view(table, viewer) == after.view(viewer)
                and read_by(viewer, others) == read_by(viewer, events)
            ]
            assert not alike or known in alike, f"{entry} to {viewer}"


def _drew(match: Match[Any], after: Match[Any]) -> bool:
    return after.now.counters != match.now.counters


def _could_be(
    game: Game[Any, Any], table: Any, entry: Entry[Any], viewer: Seat | None, chance: Chance
) -> Iterator[tuple[Any, tuple[Event, ...]]]:
    """Yield the table afterwards and what was told, had this been the table before; the same action first."""
    ask = game.awaits(table).get(entry.seat)
    legal = ask.legal.under(verb_of(entry.action)) if ask else ()
    for action in sorted(legal, key=lambda action: action != entry.action):
        if action == entry.action or viewer != entry.seat:
            other = game.keeping.copy(table)
            told = tuple(game.play(other, entry.seat, action, chance))
            yield other, told


@every_game
def test_looking_changes_nothing(game: Game[Any, Any]) -> None:
    chance = Chance(b"looking")
    for match, _ in moments(game, len(game.seats)):
        before = match.digest
        for viewer in viewers(match.seats):
            match.view(viewer)
            match.imagine(viewer, chance)
        for ask in match.asks.values():
            tuple(ask.legal)
        assert match.digest == before


@every_game
def test_what_an_onlooker_sees_every_seat_sees_too(game: Game[Any, Any]) -> None:
    for match, _ in moments(game, len(game.seats)):
        public = match.view(None)
        for viewer in viewers(match.seats)[1:]:
            view = match.view(viewer)
            assert (view.seats, view.headline) == (public.seats, public.headline)
            assert view.seat == viewer
            assert view.outcome.final == public.outcome.final == match.over


@every_size
def test_words_are_made_of_views_alone(game: Game[Any, Any], seats: int) -> None:
    chance = Chance(b"words")
    for match, _ in moments_of(game, seats):
        for seat, ask in match.asks.items():
            view, other = match.view(seat), game.view(match.imagine(seat, chance), seat)
            for action in ask.legal.actions[:12]:
                assert game.telling.label(other, action) == game.telling.label(view, action)


@every_game
def test_where_hands_are_open_everybody_may_know_what_each_seat_does(game: Game[Any, Any]) -> None:
    """So a hand of another is made from the reader's own view, with another seat to look at."""
    for match, _ in moments(game, len(game.seats) * game.open_hands):
        for viewer, seat in product(viewers(match.seats), map(Seat, range(match.seats))):
            assert match.view(viewer).model_copy(update={"seat": seat}) == match.view(seat)
