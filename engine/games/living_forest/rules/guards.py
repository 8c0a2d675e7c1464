"""Legality: the objections to an action, in the order in which they are asked (see `engine.guard`).

Every guard is given a table, a seat and an action, whatever it looks at. Guards and legal lists ask the same questions of the rules:
`may_draw`, `may_use`, `may_take`, `means`, `free_spaces` and so on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.action import Value
from engine.games.living_forest.model.actions import (
    Advance,
    Attract,
    Call,
    Decline,
    Draw,
    Enough,
    Extinguish,
    Fragment,
    LivingAction,
    Plant,
    Rush,
    Spend,
    Steal,
    Stop,
    Use,
)
from engine.games.living_forest.model.facts import board, cards, trees
from engine.games.living_forest.model.kinds import ELEMENT_OF, VARAN, Deed
from engine.games.living_forest.model.table import Bonus, Jumped, Open, Player, Table, tile_name
from engine.games.living_forest.model.texts import card_name, refuse, tell, tree_name
from engine.games.living_forest.rules.action_phase import MOST_OF_A_TYPE, deed_of, may_take
from engine.games.living_forest.rules.draw_phase import is_at_limit, may_draw, may_use
from engine.games.living_forest.rules.ground import cells, free_spaces, index
from engine.games.living_forest.rules.totals import means
from engine.guard import Guard, Objection
from engine.text import Seat, Who

_DRAWING: Final = (Draw, Rush, Use, Stop)
_PAID_BY: Final[dict[Deed, str]] = {
    "attract": "LF-ATTRACT-01",
    "extinguish": "LF-EXTINGUISH-01",
    "move": "LF-MOVE-01",
    "plant": "LF-PLANT-01",
    "call": "LF-KODAMA-21",
}
"""The rule that limits an action by what the player has for it."""


def in_its_phase(table: Table, seat: Seat, action: LivingAction) -> Objection | None:
    """Object to an action out of its phase: first everybody draws, then everybody acts (LF-DRAW-01, LF-DRAW-15, LF-FRAGMENT-09)."""
    drawing = isinstance(action, _DRAWING)
    if table.phase == "over":
        return refuse("LF-WIN-06", "over")
    if table.phase == "draw":
        return None if drawing else refuse("LF-DRAW-01", "drawing-first")
    if not drawing:
        return None
    return refuse("LF-FRAGMENT-09" if isinstance(action, Use) else "LF-DRAW-15", "drawing-over")


def has_not_stopped(table: Table, seat: Seat, action: LivingAction) -> Objection | None:
    """Object to drawing by a player who has stopped in this turn."""
    stopped = table.phase == "draw" and table.players[seat].stopped
    return refuse("LF-DRAW-13", "stopped") if stopped else None


def can_stop(table: Table, seat: Seat, action: LivingAction) -> Objection | None:
    """Object to stopping before the first card."""
    stops = isinstance(action, Stop)
    return refuse("LF-DRAW-06", "empty-line") if stops and not table.players[seat].line else None


def can_draw(table: Table, seat: Seat, action: LivingAction) -> Objection | None:
    """Object to drawing with three solitary animals, or where no card is left."""
    player = table.players[seat]
    if not isinstance(action, Draw | Rush) or may_draw(player):
        return None
    return refuse("LF-DRAW-08", "limit") if is_at_limit(player) else refuse("LF-DRAW-12", "no-cards")


def can_use(table: Table, seat: Seat, action: LivingAction) -> Objection | None:
    """Object to using a Fragment that is not the player's own, or not on the card drawn last."""
    player = table.players[seat]
    if not isinstance(action, Use) or may_use(table, player):
        return None
    return (
        refuse("LF-FRAGMENT-02", "not-fresh") if player.fragments else refuse("LF-FRAGMENT-07", "no-fragment")
    )


def in_own_turn(table: Table, seat: Seat, action: LivingAction) -> Objection | None:
    """Object to acting out of turn: players act one after the other."""
    acting = table.acting
    if acting is None or acting.seat == seat:
        return None
    return refuse("LF-ACTION-01", "not-your-turn", who=Who(acting.seat))


def is_played_here(table: Table, seat: Seat, action: LivingAction) -> Objection | None:
    """Object to calling Kodama where they are not played."""
    return refuse(None, "no-kodama") if isinstance(action, Call) and not table.kodama else None


def can_steal(table: Table, seat: Seat, action: LivingAction) -> Objection | None:
    """Object to taking a Victory tile unless from the player who was jumped, and before anything else."""
    now = None if table.acting is None else table.acting.now
    if not isinstance(now, Jumped):
        return refuse("LF-MOVE-03", "no-tile-to-take") if isinstance(action, Steal) else None
    if not isinstance(action, Steal):
        return refuse("LF-MOVE-07", "steal-first")
    there = map(tile_name, table.players[now.victim].tiles)
    return None if action.tile in there else refuse("LF-MOVE-04", "no-such-tile")


def can_spend(table: Table, seat: Seat, action: LivingAction) -> Objection | None:
    """Object to spending an element tile unless it is the player's own, and to spending it in the middle of an action."""
    if not isinstance(action, Spend):
        return None
    if not table.players[seat].element_tiles:
        return refuse("LF-KODAMA-17", "no-element-tile")
    amid = table.acting is not None and isinstance(table.acting.now, Open)
    return refuse("LF-KODAMA-17", "spend-between") if amid else None


def resolves_first(table: Table, seat: Seat, action: LivingAction) -> Objection | None:
    """Object to anything before what is being resolved, a bonus action or one that goes on (LF-ACTION-09).

    Only these are ended by themselves.
    """
    now = None if table.acting is None else table.acting.now
    match action, now:
        case (Spend(), _) | (Decline(), Bonus()) | (Enough(), Open()):
            return None
        case Decline(), _:
            return refuse("LF-ACTION-10", "nothing-to-decline")
        case Enough(), _:
            return refuse("LF-ATTRACT-01", "nothing-open")
        case _, Bonus(deed) if deed != action.verb:
            return refuse("LF-ACTION-09", "bonus-first", deed=tell(f"deed-{deed}"))
        case _, Open(deed) if deed != action.verb:
            return refuse("LF-ACTION-09", "more-first", deed=tell(f"deed-{deed}"))
        case _:
            return None


def is_left_to_take(table: Table, seat: Seat, action: LivingAction) -> Objection | None:
    """Object to an action unless a basic one of a type not used yet is left, or an animal's (LF-ACTION-02, LF-ACTION-04)."""
    acting, player, deed = table.acting, table.players[seat], deed_of(action)
    if acting is None or acting.now is not None or deed is None or may_take(acting, player, deed):
        return None
    name = tell(f"deed-{deed}")
    if acting.basic and acting.used.count(deed) >= MOST_OF_A_TYPE:
        return refuse("LF-KODAMA-13", "twice-already", deed=name)
    if acting.basic:
        return refuse("LF-ACTION-04", "same-type", deed=name)
    if acting.animals:
        left = tuple(tell(f"deed-{each}") for each in dict.fromkeys(acting.animals))
        return refuse("LF-KODAMA-15", "only-of-animals", left=left)
    return refuse("LF-ACTION-02", "no-action-left")


def is_there(table: Table, seat: Seat, action: LivingAction) -> Objection | None:
    """Object to taking what does not lie there."""
    match action:
        case Fragment() if not table.fragments:
            return refuse("LF-ACTION-15", "no-fragments-left")
        case Attract(card):
            return _in_reserve(table, card)
        case Extinguish(fire) if fire not in table.fires:
            return refuse("LF-EXTINGUISH-01", "no-such-fire", fire=fire)
        case Plant(tree, _) if tree not in table.trees:
            return refuse("LF-PLANT-02", "no-such-tree")
        case Plant(tree, _) if not table.trees[tree]:
            return refuse("LF-PLANT-02", "tree-gone", tree=tree_name(tree))
        case Call(pile) if not table.piles[pile]:
            return refuse("LF-KODAMA-21", "empty-pile")
        case _:
            return None


def _in_reserve(table: Table, card: str) -> Objection | None:
    """Object to a card that is not in the reserve, or is picked already: it lies there until the action is over (LF-ATTRACT-01)."""
    now = None if table.acting is None else table.acting.now
    if card not in cards() or card == VARAN:
        return refuse("LF-ATTRACT-01", "no-such-card")
    if not any(card in shown for shown in table.reserve):
        return refuse("LF-ATTRACT-01", "not-in-reserve", card=card_name(card))
    if isinstance(now, Open) and card in now.picked:
        return refuse("LF-ATTRACT-01", "picked-already", card=card_name(card))
    return None


def has_room(table: Table, seat: Seat, action: LivingAction) -> Objection | None:
    """Object to planting unless on an empty space that shares an edge with a tree (LF-PLANT-03)."""
    if not isinstance(action, Plant):
        return None
    forest, at = table.players[seat].forest, action.at
    if at not in cells():
        return refuse("LF-PLANT-03", "no-such-space")
    if forest[index()[at]] is not None:
        return refuse("LF-PLANT-03", "space-taken", at=at)
    return None if index()[at] in free_spaces(forest) else refuse("LF-PLANT-03", "not-adjacent", at=at)


def moves_forward(table: Table, seat: Seat, action: LivingAction) -> Objection | None:
    """Object to a spirit's move by less than one rock (LF-MOVE-01)."""
    stays = isinstance(action, Advance) and action.steps < 1
    return refuse("LF-MOVE-01", "backwards") if stays else None


def is_affordable(table: Table, seat: Seat, action: LivingAction) -> Objection | None:
    """Object to what costs more than the player has for it: what an action that goes on has left, a corner's extra included."""
    deed = deed_of(action)
    if deed is None or deed not in ELEMENT_OF:
        return None
    has = _means(table, table.players[seat], deed)
    if _cost(table, action) <= has:
        return None
    return refuse(_PAID_BY[deed], "too-dear", element=tell(ELEMENT_OF[deed]), total=has)


def _means(table: Table, player: Player, deed: Deed) -> int:
    match table.acting and table.acting.now:
        case Open(_, left):
            return left
        case Bonus(_, plus):
            return means(player, deed, plus)
        case _:
            return means(player, deed)


def _cost(table: Table, action: LivingAction) -> int:
    """Return the cost in the element of the action, of what guards before have found to be there."""
    match action:
        case Attract(card):
            return cards()[card].cost
        case Extinguish(amount) | Advance(amount):
            return amount
        case Plant(tree, _):
            return trees()[tree].cost
        case Call(pile):
            return cards()[table.piles[pile][0]].cost
        case _:
            return 0


GUARDS: Final[tuple[Guard[Table, LivingAction], ...]] = (
    in_its_phase,
    has_not_stopped,
    can_stop,
    can_draw,
    can_use,
    in_own_turn,
    is_played_here,
    can_steal,
    can_spend,
    resolves_first,
    is_left_to_take,
    is_there,
    has_room,
    moves_forward,
    is_affordable,
)


def pieces(table: Table, field: str) -> Sequence[Value]:
    """Return the values that a field may hold: see `Game.pieces`."""
    match field:
        case "card":
            return tuple(cards())
        case "fire":
            return board().fire_values
        case "steps":
            return range(2 + max(means(player, "move") for player in table.players))
        case "tree":
            return tuple(trees())
        case "at":
            return cells()
        case _:
            return tuple(tile_name(tile) for player in table.players for tile in player.tiles)
