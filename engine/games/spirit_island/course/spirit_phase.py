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
from engine.games.spirit_island.rules.guards import Objection, object_to
from engine.text import Seat, Who


def begin(table: Table) -> None:
    """A new turn: everybody's Spirit Phase."""
    table.turn += 1
    table.phase = "spirit"
    for player in table.players:
        player.grown, player.todo, player.has_income = None, [], False
        player.extra_plays = player.reclaims = player.draws = 0
        player.has_reclaimed = player.is_ready = False
        player.before = None
        player.before = player.copy()


def is_done(table: Table) -> bool:
    """Whether every spirit is ready (SI-ASYNC-02)."""
    return all(player.is_ready for player in table.players)


def actions(table: Table, seat: Seat) -> list[IslandAction]:
    """Everything a seat may do now."""
    player = table.players[seat]
    if player.is_ready:
        return [Wait()]
    if owed := cards.owed(player):
        return owed
    if player.grown is None:
        return [*map(Grow, growth.options(player)), *_others(table, seat)]
    return [*growth.actions(table, seat), *_others(table, seat)]


def _others(table: Table, seat: Seat) -> list[IslandAction]:
    """What a seat may do beside growth."""
    player = table.players[seat]
    candidates: list[IslandAction] = [
        *map(Reclaim, player.discard),
        *map(PlayCard, player.hand),
        *map(Unplay, player.played),
        Ready(),
        Restart(),
    ]
    legal = [action for action in candidates if objection(table, seat, action) is None]
    return [*legal, *free_actions.actions(table, seat)]


def objection(table: Table, seat: Seat, action: IslandAction) -> Objection | None:
    """Why a seat may not do this now; None where it may."""
    player = table.players[seat]
    if player.is_ready:
        return None if isinstance(action, Wait) else object_to("is-ready", "SI-ASYNC-03")
    if owed := cards.owed(player):
        return None if action in owed else _owes(player)
    match action:
        case Grow(option):
            if player.grown is not None:
                return object_to("has-grown", "SI-GROWTH-01", option=player.grown)
            return None if option in growth.options(player) else object_to("no-such-growth", "SI-GROWTH-01")
        case Place() | Drift() | Gain():
            return _object_to_growth(table, seat, action)
        case Reclaim(card):
            if not growth.reclaims_left(player):
                return object_to("no-reclaim", "SI-TRACK-08")
            return (
                None
                if card in player.discard
                else object_to("not-discarded", "SI-TRACK-08", card=name_of(card))
            )
        case PlayCard(card):
            return _object_to_card(table, player, card)
        case Unplay(card):
            return (
                None if card in player.played else object_to("not-played", "SI-ASYNC-03", card=name_of(card))
            )
        case Ready():
            return None if player.has_income else object_to("not-grown", "SI-ASYNC-02")
        case Restart():
            return None if player.grown is not None else object_to("nothing-to-restart", "SI-ASYNC-03")
        case Wait():
            return object_to("not-ready", "SI-ASYNC-03")
        case _:
            return free_actions.objection(table, seat, action)


def _owes(player: Player) -> Objection:
    return object_to("owes-keep", "SI-CARD-07") if player.drawn else object_to("owes-forget", "SI-CARD-09")


def _object_to_growth(table: Table, seat: Seat, action: IslandAction) -> Objection | None:
    player = table.players[seat]
    if action in growth.actions(table, seat):
        return None
    if player.grown is None:
        return object_to("not-grown", "SI-GROWTH-01")
    if not isinstance(action, Place):
        return object_to("not-in-growth", "SI-GROWTH-02")
    return _object_to_place(table, seat, action)


def _object_to_place(table: Table, seat: Seat, action: Place) -> Objection:
    player = table.players[seat]
    steps = [step for step in player.todo if step.do == "presence"]
    if not steps:
        return object_to("not-in-growth", "SI-GROWTH-02")
    if not any(action.land in growth.places(table, seat, step) for step in steps):
        return object_to("out-of-growth", "SI-GROWTH-04", land=action.land)
    return object_to("no-such-presence", "SI-TRACK-02")


def _object_to_card(table: Table, player: Player, card: str) -> Objection | None:
    if card not in player.hand:
        return object_to("not-in-hand", "SI-CARD-01", card=name_of(card))
    if not player.has_income:
        return object_to("not-grown", "SI-PHASE-02")
    if len(player.played) >= growth.plays(player):
        return object_to("no-plays", "SI-CARD-01", plays=growth.plays(player))
    price = cost(table, powers()[card])
    if price > player.energy:
        return object_to("no-energy", "SI-CARD-02", card=name_of(card), cost=price, energy=player.energy)
    return None


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
            player.hand.remove(card)
            player.played.append(card)
            player.energy -= cost(play.table, powers()[card])
            play.tell(tell("event-plays", who=Who(seat), card=name_of(card)))
        case Unplay(card):
            player.played.remove(card)
            player.hand.append(card)
            player.energy += cost(play.table, powers()[card])
            play.tell(tell("event-unplays", who=Who(seat), card=name_of(card)))
        case Ready() | Wait():
            player.is_ready = isinstance(action, Ready)
            play.tell(tell(f"event-{action.verb}", who=Who(seat)))
        case Restart():
            _restart(play, seat)
        case _:
            free_actions.do(play, seat, action)


def _reclaim(play: IslandPlay, seat: Seat, card: str) -> None:
    """By growth first; the space can be used only once (SI-TRACK-08)."""
    player = play.table.players[seat]
    if player.reclaims:
        player.reclaims -= 1
    else:
        player.has_reclaimed = True
    cards.reclaim(play, seat, card)


def _decide(play: IslandPlay, seat: Seat, action: Keep | Forget) -> None:
    """Keep or forget; what came of a draw stays so when the phase is started over (SI-ASYNC-03)."""
    player = play.table.players[seat]
    cards.decide(play, seat, action)
    if isinstance(action, Keep):
        note_gain(player, action.card)
    elif player.before is not None:
        for pile in (player.before.hand, player.before.discard):
            pile[:] = [card for card in pile if card != action.card]
    growth.settle(play, seat)


def note_gain(player: Player, card: str) -> None:
    """A card that growth brought stays gained when the phase is started over."""
    before = player.before
    assert before is not None, "every Spirit Phase has a beginning"
    before.grown = player.grown
    before.draws += 1
    before.hand.append(card)
    before.progression = list(player.progression)


def _restart(play: IslandPlay, seat: Seat) -> None:
    """Back to the beginning of the own Spirit Phase; where cards were drawn, the growth option stays chosen."""
    before = play.table.players[seat].before
    assert before is not None, "every Spirit Phase has a beginning"
    player = play.table.players[seat] = before.copy()
    player.before = before
    play.tell(tell("event-restart", who=Who(seat)))
    if before.grown is not None:
        growth.grow(play, seat, before.grown, draws=before.draws)
