"""Laws that hold in every game, looked at in random ones: pieces are conserved, saves are whole, every game ends."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from typing import Any

import pytest

from engine.chance import Chance
from engine.games.spirit_island import GAME
from engine.games.spirit_island.fear import cards as fear_cards
from engine.games.spirit_island.model.facts import deck, powers, spirits
from engine.games.spirit_island.model.table import Table
from engine.games.spirit_island.powers.lookup import effect_of
from engine.games.spirit_island.rules import guards, presence
from engine.match import Match
from engine.saved_match import Saved, load_match, save_match
from engine.text import Seat
from tests.engine.games.spirit_island.island import everyone

MOST_LINES = 6
MOST_ACTIONS = 2000
MORE_CARDS = 4
SUITE = 24
"""Number of random games in the suite."""


def played(number: int) -> Iterator[Match[Any]]:
    """Yield a random game, further on each time: seats and spirits in turn, every second on an island that can bear much."""
    seats, chance = number % 4 + 1, Chance(f"laws {number}".encode())
    options = GAME.Options(spirits="random", progressions=number % 3 == 0)
    match = Match.new(GAME, options, seats, str(number).encode())
    while match.view(None).phase == "setup":  # type: ignore[attr-defined]
        yield match
        _step(match, chance)
    if number % 2:
        match = hardy(match, chance)
    for _ in range(MOST_ACTIONS):
        yield match
        if match.over:
            return
        _step(match, chance)
    raise AssertionError(f"game {number} does not end")


def _step(match: Match[Any], chance: Chance) -> None:
    willing = [seat for seat, ask in match.asks.items() if ask.must or chance.below(4) == 0]
    seat = chance.choice(willing or match.awaiting)
    legal = match.legal(seat)
    match.play(seat, chance.choice(legal.under(chance.choice(legal.verbs))))


def hardy(match: Match[Any], chance: Chance) -> Match[Any]:
    """Return the match with hands full of cards, much energy and presence, and blight without end: late turns and rare cards come up."""
    table: Table = match.imagine(None, chance).play.table.copy()
    table.blight.left = 99
    for player in table.players:
        player.energy = 30
        for pile in table.decks.values():
            player.hand += pile[:MORE_CARDS]
            del pile[:MORE_CARDS]
        land = next(iter(player.presence))
        while player.on_track("plays"):
            presence.place(player, land, "plays")
        player.before = None
        player.before = player.copy()
    saved = save_match(match)
    base = saved.base.model_copy(
        update={"seq": match.seq, "table": GAME.keeping.dump(GAME._runner.stage(table))}
    )
    return load_match(saved.model_copy(update={"base": base, "rest": None, "since": ()}), GAME)


@pytest.mark.rule("SI-SETUP-12")
@pytest.mark.parametrize("number", range(SUITE))
def test_presence_cards_and_fear_are_conserved_in_every_random_game(number: int) -> None:
    for match in played(number):
        table = GAME.keeping.copy(match.imagine(None, Chance(b"look"))).play.table
        for player in everyone(table) if table.phase != "setup" else ():
            assert player.energy >= 0
            assert player.pool >= 0
        _cards(table)
        fear = table.fear
        known = [
            *fear.deck,
            *fear.box,
            *fear.earned,
            *fear.discard,
            *([fear.resolving] if fear.resolving else []),
        ]
        assert len({*known}) == len(known) == 15
        assert sum(fear.parts) == len(fear.deck)


def _cards(table: Table) -> None:
    """Assert that no card is there twice, and that none of the decks is lost."""
    own = [
        card
        for player in table.players
        for card in (*player.hand, *player.discard, *player.played, *player.drawn)
    ]
    coming = [card for player in table.players for card in player.progression]
    shared = [card for piles in (table.decks, table.discards) for pile in piles.values() for card in pile]
    whole = [*own, *coming, *shared]
    assert len({*whole}) == len(whole)
    assert {*deck("minor"), *deck("major")} <= {*whole}


@pytest.mark.parametrize("number", range(0, SUITE, 9))
def test_a_game_is_saved_and_loaded_after_every_action(number: int) -> None:
    for match in played(number):
        saved = save_match(match)
        loaded = load_match(Saved.model_validate_json(saved.model_dump_json()), GAME)
        assert loaded.digest == match.digest
        assert loaded.asks.keys() == match.asks.keys()


@pytest.mark.parametrize("number", range(2, SUITE, 9))
def test_a_table_dealt_anew_looks_the_same(number: int) -> None:
    chance = Chance(b"anew")
    for step, match in enumerate(played(number)):
        if step % 20 == 0:
            for viewer in (None, *map(Seat, range(match.seats))):
                assert GAME.view(match.imagine(viewer, chance), viewer) == match.view(viewer)


@pytest.mark.parametrize("number", range(1, SUITE, 8))
def test_what_is_offered_between_effects_is_what_nothing_objects_to(number: int) -> None:
    """The list and the refusals are made of the same objections: what was legal a moment ago is judged again."""
    tried: dict[tuple[Seat, Any], None] = {}
    for step, match in enumerate(played(number)):
        stage = match.imagine(None, Chance(b"judge"))
        if step % 9 or not GAME.keeping.at_rest(stage) or match.over:
            continue
        table = stage.play.table
        legal = {(seat, action) for seat, ask in match.asks.items() for action in ask.legal}
        for seat, action in [*legal, *tried]:
            is_legal = guards.objection(table, seat, action) is None
            assert is_legal == ((seat, action) in legal) or _is_no_menu(match, seat), (seat, action)
        tried = dict.fromkeys([*sorted(legal, key=str)[::5], *tried][:80])


def _is_no_menu(match: Match[Any], seat: Seat) -> bool:
    """Return whether a seat is not asked at all: then nothing is offered, whatever it might do in its phase."""
    return seat not in match.asks


def test_every_spirit_plays_in_the_games_of_the_suite() -> None:
    seen = {player.spirit for number in range(SUITE) for player in _first_table(number).players}
    assert seen == {*spirits()}


def _first_table(number: int) -> Table:
    table: Table = next(played(number)).imagine(None, Chance(b"first")).play.table
    return table


def test_no_effect_is_longer_than_six_lines() -> None:
    effects = [effect_of(power) for power in powers()]
    effects += [
        value
        for value in vars(fear_cards).values()
        if inspect.isfunction(value) and not value.__name__.startswith("_")
    ]
    for effect in effects:
        if effect.__module__ in (fear_cards.__name__,) or effect.__module__.startswith(
            "engine.games.spirit_island"
        ):
            assert _lines(effect) <= MOST_LINES, effect.__name__


def _lines(function: Any) -> int:
    """Return the number of statements of a function: each counts once, as if written in short lines, with the line of each `else`."""
    (node,) = ast.parse(inspect.getsource(function)).body
    assert isinstance(node, ast.FunctionDef)
    return sum(isinstance(each, ast.stmt) for each in ast.walk(node)) - 1
