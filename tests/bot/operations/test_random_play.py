"""A random game on the contract: the same seed plays the same, and whatever breaks a law is an AssertionError that says which."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.operations import random_play
from bot.operations.random_play import play_through
from engine.ask import Ask
from engine.event import Event
from engine.game import Game
from engine.laws.random_games import Start, starts
from engine.legal import Legal
from engine.outcome import Outcome, ScoreLine
from engine.telling import Telling
from engine.text import Seat, Text, say
from tests.engine.scripted import smithy
from tests.engine.toys import magpies, pebbles

GAMES: dict[str, Game[Any, Any]] = {
    "magpies": magpies.GAME,
    "pebbles": pebbles.GAME,
    "smithy": smithy.SMITHY,
}
LENGTHS = {
    "magpies": [13, 18, 44, 13, 29, 26],
    "pebbles": [332, 329, 268, 30, 19, 204],
    "smithy": [26, 49, 85, 30, 55, 66],
}
"""Numbers of actions of the first random games of each."""


def spoiled(game: Game[Any, Any], **parts: object) -> Game[Any, Any]:
    """Return a game like another one but for these methods."""
    other: Game[Any, Any] = type("Spoiled", (type(game),), parts)()
    return other


@pytest.fixture
def closely(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look at every moment."""
    monkeypatch.setattr(random_play, "CLOSE_LOOKS", 1)


@pytest.mark.parametrize("game_id", LENGTHS)
def test_a_seed_plays_the_same_game_whenever_it_is_asked(game_id: str) -> None:
    played = [play_through(start) for start in starts(GAMES[game_id], 6, "lengths")]
    assert played == LENGTHS[game_id]


def changed(change: Callable[[Outcome], Outcome], *, only_view: bool = False) -> dict[str, object]:
    """Return the methods of a game whose outcome is changed at its end, or only as it is shown."""

    def told(of: Outcome) -> Outcome:
        return change(of) if of.final else of

    def outcome(self: Any, table: Any) -> Outcome:
        return told(super(type(self), self).outcome(table))

    def view(self: Any, table: Any, seat: Seat | None) -> Any:
        seen = super(type(self), self).view(table, seat)
        return seen.model_copy(update={"outcome": told(seen.outcome)})

    return {"view": view} if only_view else {"outcome": outcome}


def ranks(*ranked: int) -> Callable[[Outcome], Outcome]:
    def change(of: Outcome) -> Outcome:
        each = zip(of.standings, ranked * len(of.standings), strict=False)
        return replace(of, standings=tuple(replace(standing, rank=rank) for standing, rank in each))

    return change


def lines(*points: int) -> Callable[[Outcome], Outcome]:
    def change(of: Outcome) -> Outcome:
        told = tuple(ScoreLine(say("pebbles-otter"), each) for each in points)
        return replace(of, standings=tuple(replace(each, lines=told) for each in of.standings))

    return change


def is_not_final(of: Outcome) -> Outcome:
    return replace(of, final=False)


def is_turned_round(of: Outcome) -> Outcome:
    return replace(of, standings=of.standings[::-1])


OUTCOMES: dict[str, tuple[dict[str, object], str | None]] = {
    "not final": (changed(is_not_final), "its outcome is not final"),
    "seen otherwise": (changed(is_not_final, only_view=True), "an onlooker is shown another outcome"),
    "seats in another order": (changed(is_turned_round), None),
    "nobody has won": (changed(ranks(2, 2)), "nobody has won"),
    "a rank is left out": (changed(ranks(1, 3)), "wrong ranks"),
    "lines that do not add up": (changed(lines(400, 400)), "lines do not add up"),
    "a seat on no side": ({"sides": lambda *_: [[0]]}, "a seat on no side, or on two"),
    "a seat on two": ({"sides": lambda *_: [[0], [0, 1]]}, "a seat on no side, or on two"),
    "a side torn apart": ({"sides": lambda *_: [[0, 1]]}, "is torn apart"),
}


def two_at_pebbles(game: Game[Any, Any], **options: int) -> Start:
    return Start(game, pebbles.PebbleOptions(**options), 2, b"a game of two")


@pytest.mark.parametrize("name", OUTCOMES)
def test_an_outcome_that_cannot_be_is_found(name: str) -> None:
    parts, why = OUTCOMES[name]
    start = two_at_pebbles(spoiled(pebbles.GAME, **parts), heap=3)
    with pytest.raises(AssertionError, match=why):
        play_through(start)


@pytest.mark.parametrize(
    ("ranked", "why"), [((1, 1), None), ((2, 2), None), ((3, 3), "wrong ranks"), ((1, 2), "is torn apart")]
)
def test_who_plays_together_wins_or_loses_to_the_game_together(
    ranked: tuple[int, ...], why: str | None
) -> None:
    together = spoiled(pebbles.GAME, sides=lambda *_: [[0, 1]], **changed(ranks(*ranked)))
    if why is None:
        assert play_through(two_at_pebbles(together, heap=3)) >= 3
    else:
        with pytest.raises(AssertionError, match=why):
            play_through(two_at_pebbles(together, heap=3))


def waits_for_nobody(self: Any, table: Any) -> Any:
    return {Seat(0): Ask(say("pebbles-must"), Legal(lambda: [pebbles.Pick("turn")]), must=False)}


def asks_for_nothing(self: Any, table: Any) -> Any:
    asks = super(type(self), self).awaits(table)
    idle: Ask[pebbles.Pick] = Ask(say("pebbles-must"), Legal(list), must=False)
    return asks and {**asks, Seat(1 - table.active): idle}


def tells_a_stranger(self: Any, table: Any, seat: Seat, action: Any, chance: Any) -> Any:
    yield from super(type(self), self).play(table, seat, action, chance)
    yield Event(say("pebbles-passed"), frozenset({Seat(2)}))


def never_ends(self: Any, table: Any, seat: Seat, action: Any, chance: Any) -> Any:
    yield from super(type(self), self).play(table, seat, action, chance)
    table.left = 5


PLAYS: dict[str, tuple[dict[str, object], str]] = {
    "nobody is waited for": ({"awaits": waits_for_nobody}, "nobody is waited for"),
    "nothing to do": ({"awaits": asks_for_nothing}, "a seat is asked and has no legal action"),
    "a reader too many": ({"play": tells_a_stranger}, "has a reader too many"),
    "no end": ({"play": never_ends}, "does not end within 2000 actions"),
}


@pytest.mark.parametrize("name", PLAYS)
def test_a_game_that_cannot_be_played_is_found(name: str) -> None:
    parts, why = PLAYS[name]
    with pytest.raises(AssertionError, match=why):
        play_through(two_at_pebbles(spoiled(pebbles.GAME, **parts), heap=30))


def shows_all(self: Any, table: Any, seat: Seat | None) -> Any:
    seen = super(type(self), self).view(table, seat)
    return seen.model_copy(update={"deck": sum(table.deck)})


def deals_nothing_anew(self: Any, table: Any, seat: Seat | None, chance: Any) -> Any:
    other = table.copy()
    other.nests[0].hand = [1, 1, 1]
    return other


def first_of(legal: Legal[Any], most: int | None) -> Legal[Any]:
    return Legal(lambda: legal.actions[:most])


def offers_by_the_deck(self: Any, table: Any) -> Any:
    """Offer everything where the deck is even, and else but one action."""
    most = 1 if sum(table.deck) % 2 else None
    asks = super(type(self), self).awaits(table)
    return {seat: replace(ask, legal=first_of(ask.legal, most)) for seat, ask in asks.items()}


class Torn:
    """The keeping of a game, of which one way spoils the table."""

    def __init__(self, whole: Any, way: str, spoil: Callable[[Any], Any]) -> None:
        self._whole, self._way, self._spoil = whole, way, spoil

    def __getattr__(self, name: str) -> Any:
        way = getattr(self._whole, name)
        return (lambda *given: self._spoil(way(*given))) if name == self._way else way


def with_a_card(table: Any) -> Any:
    table.deck = [*table.deck, 1]
    return table


def torn(way: str, spoil: Callable[[Any], Any]) -> dict[str, object]:
    return {"keeping": property(lambda self: Torn(magpies.GAME.keeping, way, spoil))}


LOOKS: dict[str, tuple[dict[str, object], str]] = {
    "a view that shows all": ({"view": shows_all}, "sees more than its view may show"),
    "actions by what is hidden": ({"awaits": offers_by_the_deck}, "sees more than its view may show"),
    "a hand is not dealt anew": ({"redeal": deals_nothing_anew}, "sees more than its view may show"),
    "saved otherwise": (torn("load", with_a_card), "a table that was saved and loaded is another one"),
    "copied otherwise": (torn("copy", with_a_card), "a copy looks different"),
}


@pytest.mark.parametrize("name", LOOKS)
@pytest.mark.usefixtures("closely")
def test_a_table_that_is_not_what_it_looks_like_is_found(name: str) -> None:
    parts, why = LOOKS[name]
    game = spoiled(magpies.GAME, **parts)
    (start,) = starts(game, 1, "looks")
    with pytest.raises(AssertionError, match=why):
        play_through(start)


class Mumbling(Telling[Any, Any, Any]):
    """A telling that says the same of everything that can be done."""

    def label(self, view: Any, action: Any) -> Text:
        return say("magpies-must")


@pytest.mark.usefixtures("closely")
def test_actions_that_read_alike_are_found() -> None:
    game = spoiled(magpies.GAME, telling=Mumbling("magpies"))
    (start,) = starts(game, 1, "labels")
    with pytest.raises(AssertionError, match="read alike"):
        play_through(start)


@pytest.mark.usefixtures("closely")
def test_where_every_moment_is_looked_at_nothing_is_wrong_with_whole_games() -> None:
    for game in GAMES.values():
        for start in starts(game, 2, "close"):
            assert play_through(start) > 0
