"""The Spirit Phase: everybody grows, gains energy and plays cards at the same time (SI-PHASE-02, SI-ASYNC-01)."""

from __future__ import annotations

from engine.games.spirit_island.course import free_actions
from engine.games.spirit_island.model.actions import (
    Drift,
    Forget,
    Gain,
    Grow,
    IslandAction,
    Keep,
    Place,
    PlayCard,
    Ready,
    Reclaim,
    Restart,
    Unplay,
    Wait,
)
from engine.games.spirit_island.model.facts import powers
from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.model.table import Player, Table
from engine.games.spirit_island.model.texts import name_of, tell
from engine.games.spirit_island.rules import cards, growth
from engine.games.spirit_island.rules.challenge import cost
from engine.games.spirit_island.rules.guards import object_in_spirit_phase
from engine.text import Seat, Who


def begin(table: Table) -> None:
    """Begin a new turn with everybody's Spirit Phase."""
    table.turn += 1
    table.phase = "spirit"
    for player in table.players:
        player.grown, player.todo, player.has_income = None, [], False
        player.extra_plays = player.draws = 0
        player.has_reclaimed = player.is_ready = False
        player.before = None
        player.before = player.copy()


def is_done(table: Table) -> bool:
    """Return whether every spirit is ready (SI-ASYNC-02)."""
    return all(player.is_ready for player in table.players)


def actions(table: Table, seat: Seat) -> list[IslandAction]:
    """Return every action a seat may take now."""
    player = table.players[seat]
    if player.is_ready:
        return [Wait()]
    if owed := cards.owed(player):
        return owed
    if player.grown is None:
        return [*map(Grow, growth.options(player)), *_others(table, seat)]
    return list(dict.fromkeys([*growth.actions(table, seat), *_others(table, seat)]))


def _others(table: Table, seat: Seat) -> list[IslandAction]:
    """Return the legal actions of a seat beside growth."""
    player = table.players[seat]
    candidates: list[IslandAction] = [
        *map(Reclaim, player.discard),
        *map(PlayCard, player.hand),
        *map(Unplay, player.played),
        Ready(),
        Restart(),
    ]
    legal = [action for action in candidates if object_in_spirit_phase(table, seat, action) is None]
    return [*legal, *free_actions.actions(table, seat)]


def do(play: IslandPlay, seat: Seat, action: IslandAction) -> None:
    """Do what a seat chose; it concerns nobody else."""
    player = play.table.players[seat]
    match action:
        case Grow(option):
            growth.grow(play, seat, option)
        case Place() | Drift() | Gain():
            growth.carry_out(play, seat, action)
            if isinstance(action, Gain) and action.deck == "progression":
                note_gain(play.table.players[seat], play.table.players[seat].hand[-1])
        case Keep() | Forget():
            _decide(play, seat, action)
        case Reclaim(card):
            _reclaim(play, seat, card)
        case PlayCard(card):
            cards.play_card(play, seat, card, cost(play.table, powers()[card]))
        case Unplay(card):
            player.played.remove(card)
            player.hand.append(card)
            price = cost(play.table, powers()[card])
            play.tell(tell("event-unplays", who=Who(seat), card=name_of(card), cost=max(0, price)))
            player.energy += max(0, price)
            cards.pay(play, seat, max(0, -price), name_of(card))
        case Ready() | Wait():
            player.is_ready = isinstance(action, Ready)
            play.tell(tell(f"event-{action.verb}", who=Who(seat)))
        case Restart():
            _restart(play, seat)
        case _:
            free_actions.do(play, seat, action)


def _reclaim(play: IslandPlay, seat: Seat, card: str) -> None:
    """Reclaim a card, by growth first; the space can be used only once (SI-TRACK-08)."""
    player = play.table.players[seat]
    if growth.owes_reclaim(player):
        growth.carry_out(play, seat, Reclaim(card))
    else:
        player.has_reclaimed = True
        cards.reclaim(play, seat, card)


def _decide(play: IslandPlay, seat: Seat, action: Keep | Forget) -> None:
    """Keep or forget a card; what came of a draw stays so when the phase is started over (SI-ASYNC-03)."""
    player = play.table.players[seat]
    cards.decide(play, seat, action)
    if isinstance(action, Keep):
        note_gain(player, action.card)
    elif player.before is not None:
        for pile in (player.before.hand, player.before.discard):
            pile[:] = [card for card in pile if card != action.card]
    growth.settle(play, seat)


def note_gain(player: Player, card: str) -> None:
    """Note a card that growth brought, so that it stays gained when the phase is started over."""
    before = player.before
    assert before is not None, "every Spirit Phase has a beginning"
    before.grown = player.grown
    before.draws += 1
    before.hand.append(card)
    before.progression = list(player.progression)


def _restart(play: IslandPlay, seat: Seat) -> None:
    """Go back to the beginning of the own Spirit Phase; where cards were drawn, the growth option stays chosen."""
    before = play.table.players[seat].before
    assert before is not None, "every Spirit Phase has a beginning"
    player = play.table.players[seat] = before.copy()
    player.before = before
    play.tell(tell("event-restart", who=Who(seat)))
    if before.grown is not None:
        growth.grow(play, seat, before.grown, draws=before.draws)
