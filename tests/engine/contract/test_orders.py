"""Standing orders speak of moves of every game at any moment, also of such as are not possible then."""

from __future__ import annotations

from typing import Any

from bot.tables.orders.evaluate import can_tell, fitting, reading_of
from bot.tables.orders.plan import WantedMove
from engine.action import to_text
from engine.chance import Chance
from engine.game import Game
from engine.text import Seat
from engine.view import View
from tests.engine.contract.random_games import every_game, every_pair, played

SOME = 40
LONG = 40
"""Number of moves of a game that are looked at where each of them is played ahead."""


@every_game
def test_how_a_move_reads_can_be_asked_at_any_moment(game: Game[Any, Any]) -> None:
    """A label is promised for legal moves only; of others an order makes do without one, but never breaks."""
    chance = Chance(b"readings")
    for start in [*every_pair(game)][::4][:3]:
        later: dict[str, None] = {}
        views = []
        for match, _ in played(start):
            if chance.below(12) == 0:
                later |= {
                    to_text(action): None
                    for ask in match.asks.values()
                    for action in ask.legal.actions[:SOME]
                }
                views.append([match.view(seat) for seat in map(Seat, range(match.seats))])
        for seen in views:
            for line in chance.sample(list(later), SOME):
                reading_of(game, chance.choice(seen), WantedMove(path=line))


@every_game
def test_a_move_wanted_is_the_one_that_reads_so(game: Game[Any, Any]) -> None:
    chance = Chance(b"wanted")
    for match, entry in played(next(iter(every_pair(game)))):
        if entry is None or chance.below(6):
            continue
        legal, line = match.legal(entry.seat), to_text(entry.action)
        assert fitting(legal, WantedMove(path=line)) == [entry.action]
        assert entry.action in fitting(legal, WantedMove(path=line.split()[0], is_open=True))
        view = match.view(entry.seat)
        assert reading_of(game, view, WantedMove(path=line)) in (None, game.telling.label(view, entry.action))


@every_game
def test_nothing_that_a_seat_does_itself_makes_its_later_moves_read_otherwise(game: Game[Any, Any]) -> None:
    """An order for a whole turn is given before its first move, and no later one is to stop for what that has brought."""
    for start in [*every_pair(game)][::3][:3]:
        begun: View | None = None
        mover: Seat | None = None
        for number, (match, entry) in enumerate(played(start)):
            if entry is None or number > LONG:
                break
            if begun is None or entry.seat != mover:
                begun, mover = match.view(entry.seat), entry.seat
            wanted = WantedMove(path=to_text(entry.action))
            then, now = (reading_of(game, view, wanted) for view in (begun, match.view(entry.seat)))
            assert None in (then, now) or then == now, to_text(entry.action)
            shown = match.disclosed_by(entry.seat, entry.action)
            if shown or shown.what is not None:
                begun = None


@every_game
def test_a_move_reads_by_the_same_sentence_at_every_moment(game: Game[Any, Any]) -> None:
    """An order compares what lies on the table, and not what the game was just about when the order was given."""
    chance = Chance(b"earlier")
    for start in [*every_pair(game)][::3][:6]:
        earlier: list[View] = []
        for number, (match, entry) in enumerate(played(start)):
            if entry is None or number > LONG:
                break
            wanted = WantedMove(path=to_text(entry.action))
            seen = [view for view in earlier if view.seat == entry.seat] or [match.view(entry.seat)]
            then, now = (
                reading_of(game, view, wanted) for view in (chance.choice(seen), match.view(entry.seat))
            )
            assert then is None or now is None or then.key == now.key, to_text(entry.action)
            earlier += [match.view(Seat(seat)) for seat in range(match.seats) if not chance.below(3)]


@every_game
def test_whether_somebody_can_tell_a_move_depends_on_nothing_hidden(game: Game[Any, Any]) -> None:
    """A condition on others' moves would else tell a seat what it cannot know."""
    chance = Chance(b"telling")
    for match, entry in played(next(iter(every_pair(game)))):
        if entry is None or chance.below(20):
            continue
        viewer = Seat((entry.seat + 1) % match.seats)
        other = match.fork(viewer, b"as it could be")
        line = to_text(entry.action)
        assert can_tell(match, entry.seat, viewer, line) == can_tell(other, entry.seat, viewer, line)
