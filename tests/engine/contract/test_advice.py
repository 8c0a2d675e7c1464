"""Hints in every game: what is advised is legal, looks at nothing hidden, and gives a reason that can be said in any language."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.advice import _Inquiry, advise, foretold
from engine.chance import Chance
from engine.game import Game
from engine.match import Match
from engine.players import SearchPlayer
from engine.registry import find
from engine.text import Seat, Text, Who
from engine.view import View
from tests.catalogues import WHOLE
from tests.engine.contract.random_games import beginning, every_game, every_size, glimpses, is_found
from words.catalogue import words

PLAYER = SearchPlayer(positions=40)
DECISIONS = 20
"""Number of decisions among which there is one about which a player has to think."""


@every_size
def test_advice_is_the_same_wherever_a_seat_knows_the_same(game: Game[Any, Any], seats: int) -> None:
    chance = Chance(b"who asks")
    for match, _ in glimpses(beginning(game, seats, "advice"), 1)[::3]:
        if match.over:
            continue
        seat: Seat = chance.choice(match.awaiting)
        before = match.digest
        twin = match.fork(seat, b"as it could be")
        advice = advise(match, seat, PLAYER)
        assert advice == advise(twin, seat, PLAYER)
        assert advice.action in match.legal(seat)
        assert match.digest == before
        assert 1 <= len(advice.reasons) <= 3
        partners = next(side for side in game.sides(match.options, match.seats) if seat in side)
        assert not [reason for reason in advice.reasons if _loser(reason) in partners]
        for language in WHOLE if is_found(game) else ():
            assert all(
                words(language).say(reason, ["Ada", "Bruno", "Celina", "Darek"]) for reason in advice.reasons
            )


@every_game
def test_whoever_is_late_at_once_advises_what_looks_best_and_looks_no_further(game: Game[Any, Any]) -> None:
    match, chance = Match.new(game, game.Options(), max(game.seats), b"no time at all"), Chance(b"on")
    asked: list[bool] = []

    def late() -> float:
        asked.append(True)
        return 2.0

    for _ in range(DECISIONS):
        seat = match.awaiting[0]
        assert advise(match, seat, SearchPlayer(positions=2000), late).action in match.legal(seat)
        if asked:
            break
        match.play(seat, chance.choice(match.legal(seat).actions))
    assert 1 <= len(asked) <= 2


@every_size
def test_a_line_of_the_score_is_told_with_what_it_has_changed_by(game: Game[Any, Any], seats: int) -> None:
    start = beginning(game, seats, "advice")
    dealt = start.match().view(Seat(0))
    if game.telling.merits(dealt, dealt, Seat(0)) is not None:
        return
    for match, entry in glimpses(start):
        if entry is None:
            continue
        seat, after = entry.seat, match.copy()
        after.play(seat, entry.action)
        was, now = match.view(seat), after.view(seat)
        told = [*_Inquiry(match, seat)._scored(was, now)]
        changed = _points(now)
        changed.subtract(_points(was))
        own = [points for (owner, _), points in changed.items() if owner == seat and points > 0]
        assert sorted(_told(text) for text in told if _loser(text) is None) == sorted(own)
        partners = next(side for side in game.sides(match.options, match.seats) if seat in side)
        for rival in {*range(seats)} - {*partners}:
            lost = [-points for (owner, _), points in changed.items() if owner == rival and points < 0]
            assert sorted(_told(text) for text in told if _loser(text) == rival) == sorted(lost)


def _points(view: View) -> Counter[tuple[int, str]]:
    """Return the points by seat and by what they are for, but for what follows from all others."""
    found = Counter[tuple[int, str]]()
    for standing in view.outcome.standings:
        for line in standing.lines:
            if not line.verdict:
                found[standing.seat, line.subject or line.label.key] += line.points
    return found


def _told(reason: Text) -> int:
    points = dict(reason.args)["points"]
    assert isinstance(points, int)
    return points


def _loser(reason: Text) -> Seat | None:
    """Return the seat whose loss is the reason; None for other reasons."""
    if reason.key != "hint-costs":
        return None
    who = dict(reason.args)["who"]
    assert isinstance(who, Who)
    return who.seat


def test_the_rest_of_a_turn_is_told_and_its_end_gives_the_reasons() -> None:
    game = find("moonlight")
    match = Match.new(game, game.Options(), 2, b"hints")
    chance = Chance(b"placing")
    while "collect" not in match.legal(seat := match.awaiting[0]).verbs:
        match.play(seat, chance.choice(match.legal(seat).actions))
    *_, following = advise(match, seat, SearchPlayer(positions=200)).reasons
    said = words("en").say(following, ["Ada", "Bruno"])
    assert said.startswith("Then: ")
    assert "to the team" in said


def test_a_move_that_tells_what_the_one_before_brings_to_light_is_not_foretold() -> None:
    game, chance, hidden = find("moonlight"), Chance(b"face down"), 0
    match = Match.new(game, game.Options.model_validate({"scenario": 12}), 2, b"face down")
    while not match.over and not hidden:
        seat = match.awaiting[0]
        for first in match.legal(seat).under("collect"):
            deals = [match.fork(seat, bytes([number])) for number in range(8)]
            for deal in deals:
                deal.play(seat, first)
            assigns = deals[0].legal(seat).under("assign")
            said = {game.telling.label(deal.view(seat), each) for deal in deals for each in assigns[:1]}
            if len(said) > 1:
                hidden += 1
                assert [action for action, _ in foretold(match, seat, (first, assigns[0]))] == [first]
        match.play(seat, chance.choice(match.legal(seat).actions))
    assert hidden


def test_what_follows_is_not_told_beyond_what_comes_to_light() -> None:
    game = find("spirits-of-the-forest")
    match = Match.new(game, game.Options(), 2, b"favours")
    found = 0
    while not match.over:
        seat = match.awaiting[0]
        advice = advise(match, seat, PLAYER)
        deals = [match.fork(seat, bytes([number])) for number in range(8)]
        for deal in deals:
            deal.play(seat, advice.action)
        if any(deal.view(seat) != deals[0].view(seat) for deal in deals):
            found += 1
            assert "hint-then" not in [reason.key for reason in advice.reasons]
        match.play(seat, advice.action)
    assert found
