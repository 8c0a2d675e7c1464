"""The Guardian Animals phase: everybody draws at the same time, from a stream of chance of one's own."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from engine.ask import Ask
from engine.chance import Chance
from engine.event import Event
from engine.games.living_forest.model.actions import Draw, LivingAction, Rush, Stop, Use
from engine.games.living_forest.model.facts import board, cards
from engine.games.living_forest.model.kinds import VARAN
from engine.games.living_forest.model.table import Player, Table
from engine.games.living_forest.model.texts import ask_text, card_name, event, names, solitary_left
from engine.games.living_forest.rules.symbols import pay, share
from engine.games.living_forest.rules.totals import excess
from engine.legal import Legal
from engine.text import Seat, Who

_DRAW, _RUSH, _USE, _STOP = Draw(), Rush(), Use(), Stop()


def asks(table: Table) -> dict[Seat, Ask[LivingAction]]:
    """Return the asks of all who have not stopped (LF-DRAW-02)."""
    return {
        Seat(seat): _ask(table, Seat(seat), player)
        for seat, player in enumerate(table.players)
        if not player.stopped
    }


def _ask(table: Table, seat: Seat, player: Player) -> Ask[LivingAction]:
    return Ask(ask_text("ask-draw", seat), Legal(lambda: _choices(table, player)))


def _choices(table: Table, player: Player) -> Iterator[LivingAction]:
    if may_draw(player):
        yield _DRAW
        yield _RUSH
    if may_use(table, player):
        yield _USE
    if player.line:  # LF-DRAW-05, LF-DRAW-06
        yield _STOP


def may_draw(player: Player) -> bool:
    """Return whether a card is left and the limit not reached (LF-DRAW-08, LF-DRAW-12)."""
    return not is_at_limit(player) and bool(player.stack or player.discard)


def is_at_limit(player: Player) -> bool:
    """Return whether the solitary animals are three more than the gregarious ones (LF-DRAW-07)."""
    return excess(player) >= board().limit


def may_use(table: Table, player: Player) -> bool:
    """Return whether the player has a Fragment for the card drawn last (LF-FRAGMENT-02, LF-FRAGMENT-07)."""
    return player.fragments > 0 and bool(player.line) and (player.fresh or table.options.fragments_peel)


def play(table: Table, seat: Seat, action: LivingAction, chance: Chance) -> Iterator[Event]:
    """Play one step of one player and yield what it tells; a player who can do nothing more is stopped (LF-DRAW-14)."""
    player, own = table.players[seat], chance.stream(f"seat-{seat}")
    match action:
        case Draw():
            yield from _in_sentences(seat, player, _draw(table, seat, own))
        case Rush():
            yield from _in_sentences(seat, player, _rush(table, seat, own))
        case Use():
            yield from _use(table, seat, player)
        case Stop():
            player.stopped = True
            yield event("stop", who=Who(seat), count=len(player.line))
    if is_at_limit(player) and not may_use(table, player) and not player.stopped:
        player.stopped = True
        yield event("limit", who=Who(seat))


def _in_sentences(seat: Seat, player: Player, told: Iterator[str | Event]) -> Iterator[Event]:
    """Yield the events told, with cards drawn one after the other in one sentence."""
    for are_cards, run in groupby(told, key=lambda each: isinstance(each, str)):
        if not are_cards:
            yield from (each for each in run if isinstance(each, Event))
            continue
        drawn = [each for each in run if isinstance(each, str)]
        key = "draw-coin" if any(cards()[card].coin for card in drawn) else "draw"
        yield event(key, who=Who(seat), cards=names(drawn), excess=solitary_left(excess(player)))


def _rush(table: Table, seat: Seat, chance: Chance) -> Iterator[str | Event]:
    player = table.players[seat]
    while True:
        yield from _draw(table, seat, chance)
        if cards()[player.line[-1]].coin == "solitary" or not may_draw(player):
            return


def _draw(table: Table, seat: Seat, chance: Chance) -> Iterator[str | Event]:
    """Turn up the player's top card and yield it; an empty stack is first made anew of the discard stack (LF-DRAW-04, LF-DRAW-11)."""
    player = table.players[seat]
    if not player.stack:
        player.stack = chance.shuffled(sorted(player.discard))
        player.discard = []
        yield event("reshuffle", who=Who(seat))
    card = player.stack.pop()
    player.line.append(card)
    player.fresh = True
    if player.tops:
        *lower, top = player.tops
        player.tops = (*lower, top - 1) if top > 1 else tuple(lower)
    yield card
    if table.options.symbols_at_once:
        yield from pay(table, seat, share(table, seat))


def _use(table: Table, seat: Seat, player: Player) -> Iterator[Event]:
    """Remove the card drawn last with a Fragment: to the discard stack, or for good if it is a Varan (LF-FRAGMENT-03 to LF-FRAGMENT-07)."""
    card = player.line.pop()
    player.fresh = False
    player.fragments -= 1
    table.fragments += 1
    if card == VARAN:
        table.varans += 1
    else:
        player.discard.append(card)
    key = "use-varan" if card == VARAN else "use"
    yield event(key, who=Who(seat), card=card_name(card), excess=solitary_left(excess(player)))
