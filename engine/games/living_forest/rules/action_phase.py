"""The Action phase: one player after the other, basic actions and whatever they bring."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ask import Ask
from engine.games.living_forest.model.actions import Call, End, Fragment, LivingAction, Plant, Spend
from engine.games.living_forest.model.facts import board, cards, trees
from engine.games.living_forest.model.kinds import DEEDS, Deed
from engine.games.living_forest.model.play import LivingPlay
from engine.games.living_forest.model.table import START_TREE, Acting, Player
from engine.games.living_forest.model.texts import ask_text
from engine.games.living_forest.rules import effects
from engine.games.living_forest.rules.symbols import ACTION, in_store, pay
from engine.games.living_forest.rules.totals import excess, means
from engine.legal import Legal
from engine.script import Script
from engine.text import Seat

_END = End()
MOST_OF_A_TYPE = 2
"""Number of basic actions of one type in one turn, where a repeat is allowed at all (LF-KODAMA-13)."""


def begin_turn(play: LivingPlay, seat: Seat) -> None:
    """Give the player the actions of the turn, after what the Kodama symbols give.

    LF-ACTION-02, LF-KODAMA-09, LF-KODAMA-11, LF-KODAMA-15.
    """
    table, player = play.table, play.table.players[seat]
    play.hear(pay(table, seat, in_store(table)))  # what has paid while drawing does not pay again
    basic = (2 if excess(player) < board().limit else 1) + (player.paid >= ACTION)
    animals = tuple(bonus for card in player.line if (bonus := cards()[card].bonus) is not None)
    table.acting = Acting(seat, basic, animals=animals)
    _look_for_the_end(play)


def asks(play: LivingPlay) -> dict[Seat, Ask[LivingAction]]:
    """Return the acting player's ask for the next action; empty where the turn is over."""
    acting = play.table.acting
    if acting is None or acting.over:
        return {}
    prompt = ask_text("ask-act", acting.seat, count=acting.left)
    return {acting.seat: Ask(prompt, Legal(lambda: _choices(play)))}


def _choices(play: LivingPlay) -> Iterator[LivingAction]:
    acting, player = play.acting, play.player
    for deed in DEEDS:
        if may_take(acting, player, deed):
            yield from effects.ways(play.table, acting.seat, deed, means(player, deed))
    yield from effects.spends(player)
    yield _END


def may_take(acting: Acting, player: Player, deed: Deed) -> bool:
    """Return whether an action may be taken, as a bonus of an animal or as a basic action of a type not used yet.

    LF-ACTION-04, LF-ACTION-05, LF-KODAMA-13 to -15.
    """
    if deed in acting.animals:
        return True
    if not acting.basic:
        return False
    used = acting.used.count(deed)
    return used == 0 or (used < MOST_OF_A_TYPE and may_repeat(player, deed))


def may_repeat(player: Player, deed: Deed) -> bool:
    """Return whether a tree of the player permits any repeat, or a card in the Help Line this one."""
    planted = any(trees()[tree].repeats for tree in player.forest if tree not in (None, START_TREE))
    return planted or any(cards()[card].repeats == deed for card in player.line)


def deed_of(action: LivingAction) -> Deed | None:
    """Return the action type that this action begins or goes on with; None where it is no action type of its own, as spending a tile."""
    return next((deed for deed in DEEDS if deed == action.verb), None)


def act(play: LivingPlay, action: LivingAction) -> Script[None] | None:
    """Do what the acting player has chosen from the menu. Only what may ask something more is a script."""
    match action:
        case End():
            play.acting.over = True
            play.event("end")
            return None
        case Spend(element):
            effects.spend(play, element)
        case Fragment():
            _count(play.acting, "fragment")
            effects.gain_fragments(play, 1)
        case Call(pile):
            _count(play.acting, "call")
            effects.call(play, pile)
        case Plant(tree, at) if not effects.gives_action(at):
            _count(play.acting, "plant")
            effects.plant(play, tree, at)
        case _:
            return _take(play, action)
    _look_for_the_end(play)
    return None


def _take(play: LivingPlay, action: LivingAction) -> Script[None]:
    deed = deed_of(action)
    assert deed is not None
    _count(play.acting, deed)
    yield from effects.take(play, action)
    _look_for_the_end(play)


def _count(acting: Acting, deed: Deed) -> None:
    """Count an action as used: an animal's bonus before a basic one, so that whatever follows is legal as well."""
    if deed in acting.animals:
        animals = list(acting.animals)
        animals.remove(deed)
        acting.animals = tuple(animals)
    else:
        acting.basic -= 1
        acting.used += (deed,)


def _look_for_the_end(play: LivingPlay) -> None:
    """End the turn where nothing is left to do."""
    play.acting.over = next(_choices(play)) == _END
