"""The six actions: whether they can be taken, and what they do. Each is the same, basic or as a bonus."""

from __future__ import annotations

from collections.abc import Iterator

from engine.game import Event
from engine.games.living_forest.model.actions import (
    Advance,
    Attract,
    Call,
    Extinguish,
    Fragment,
    LivingAction,
    Plant,
)
from engine.games.living_forest.model.components import board, cards, level_of, rocks, trees
from engine.games.living_forest.model.kinds import LEVELS, Deed
from engine.games.living_forest.model.table import Bonus, Frame, Jumped, Landing, Open, Player, Table
from engine.games.living_forest.model.texts import card_name, names, tell, tree_name
from engine.games.living_forest.rules.circle import path, taken_for
from engine.games.living_forest.rules.ground import cells, free_spaces, index
from engine.games.living_forest.rules.totals import reached, total
from engine.text import Seat, Who

_FRAGMENT = Fragment()


def choices(table: Table, seat: Seat, deed: Deed, plus: int = 0) -> Iterator[LivingAction]:
    """LF-ACTION-15: the ways to take an action that does something; `plus` is what a corner adds for it (LF-FOREST-12)."""
    player = table.players[seat]
    match deed:
        case "fragment":
            if table.fragments:
                yield _FRAGMENT
        case "attract":
            yield from _attracts(table, Open("attract", total(player, "sun") + plus))
        case "extinguish":
            yield from _extinguishes(table, Open("extinguish", total(player, "water") + plus))
        case "move":
            yield from map(Advance, range(1, total(player, "wind") + 1))
        case "plant":
            yield from _plants(table, player)
        case "call":
            flowers = reached(player, "flower")  # LF-KODAMA-21: with the Victory tiles
            for pile, left in table.piles.items():
                if left and cards()[left[0]].cost <= flowers:
                    yield Call(pile)


def more(table: Table, frame: Open) -> Iterator[LivingAction]:
    """What may be chosen besides in the same action."""
    return _attracts(table, frame) if frame.deed == "attract" else _extinguishes(table, frame)


def _attracts(table: Table, frame: Open) -> Iterator[Attract]:
    """LF-ATTRACT-01."""
    for shown in table.reserve:
        for card in shown:
            if card not in frame.picked and cards()[card].cost <= frame.left:
                yield Attract(card)


def _extinguishes(table: Table, frame: Open) -> Iterator[Extinguish]:
    """LF-EXTINGUISH-01."""
    yield from (Extinguish(fire) for fire in sorted(set(table.fires)) if fire <= frame.left)


def _plants(table: Table, player: Player) -> Iterator[Plant]:
    """LF-PLANT-01 to LF-PLANT-03."""
    spaces = [cells()[place] for place in free_spaces(player.forest)]
    plants = total(player, "plant")
    for (
        name,
        tree,
    ) in trees().items():  # in the order of the facts: that of the table's own is lost when it is saved
        if table.trees.get(name) and tree.cost <= plants:
            yield from (Plant(name, space) for space in spaces)


def begin(table: Table, seat: Seat, action: LivingAction, plus: int) -> Iterator[Event | Frame]:
    """Takes an action; yields what it tells, and what is to be resolved before anything else, the first thing first."""
    player = table.players[seat]
    match action:
        case Fragment():
            yield from gain_fragments(table, seat, 1)
        case Attract():
            yield from go_on(table, seat, Open("attract", total(player, "sun") + plus), action)
        case Extinguish():
            yield from go_on(table, seat, Open("extinguish", total(player, "water") + plus), action)
        case Advance(steps):
            yield from _advance(table, seat, steps)
        case Plant(tree, at):
            yield from _plant(table, seat, tree, at)
        case Call(pile):
            yield from _call(table, seat, table.piles[pile].pop(0))


def go_on(table: Table, seat: Seat, frame: Open, action: LivingAction) -> Iterator[Event | Frame]:
    """One card or fire more; the action is over when nothing else can be afforded.

    Cards stay in the reserve until then: their order on the stack is their owner's knowledge alone (LF-ATTRACT-03).
    """
    if isinstance(action, Extinguish):
        table.fires.remove(action.fire)
        table.players[seat].fires.append(action.fire)
        yield Event(tell("event-extinguish", who=Who(seat), fire=action.fire))
        frame = Open("extinguish", frame.left - action.fire, (*frame.picked, str(action.fire)))
    else:
        assert isinstance(action, Attract)
        frame = Open("attract", frame.left - cards()[action.card].cost, (*frame.picked, action.card))
    if any(True for _ in more(table, frame)):
        yield frame
    else:
        yield from close(table, seat, frame)


def close(table: Table, seat: Seat, frame: Open) -> Iterator[Event]:
    """What was picked is carried out. Fires have gone one by one; cards go on top of the stack now (LF-ATTRACT-02)."""
    if frame.deed != "attract":
        return
    player = table.players[seat]
    for card in frame.picked:
        table.reserve[level_of(card) - 1].remove(card)
        table.taken[level_of(card) - 1] += 1
    player.stack += frame.picked
    player.tops += (len(frame.picked),)
    yield Event(tell("event-attract", who=Who(seat), cards=names(tuple(sorted(frame.picked)))))


def gain_fragments(table: Table, seat: Seat, number: int) -> Iterator[Event]:
    """LF-ACTION-16, LF-ACTION-17: as many as the supply still has."""
    gained = min(number, table.fragments)
    table.fragments -= gained
    table.players[seat].fragments += gained
    if gained:
        yield Event(tell("event-fragment", who=Who(seat), count=gained))


def _advance(table: Table, seat: Seat, steps: int) -> Iterator[Event | Frame]:
    """LF-MOVE-03, LF-MOVE-07: the tiles of those jumped first, then the rock."""
    player, taken = table.players[seat], taken_for(table, seat)
    end, jumped = path(table, player.rock, steps, taken)
    player.rock = end
    yield Event(tell("event-move", who=Who(seat), steps=steps, rock=rock_name(end)))
    for rock in jumped:
        victim = taken[rock]
        if victim is not None:
            yield Jumped(victim)
    yield Landing(end)


def rock_name(rock: int) -> str:
    """A rock as people call it: by its number, from 1."""
    return str(rock + 1)


def land(table: Table, seat: Seat, rock: int) -> Iterator[Event | Frame]:
    """LF-CIRCLE-03, LF-KODAMA-07: what the rock gives."""
    deed = rocks(table.kodama)[rock]
    if deed == "fragment":
        yield from gain_fragments(table, seat, 1)
    else:
        yield Bonus(deed)


def _plant(table: Table, seat: Seat, tree: str, at: str) -> Iterator[Event | Frame]:
    """LF-PLANT-02, LF-FOREST-07 to LF-FOREST-11: the tree counts before its corner gives anything."""
    table.trees[tree] -= 1
    table.players[seat].forest[index()[at]] = tree
    yield Event(tell("event-plant", who=Who(seat), tree=tree_name(tree), at=at))
    corner = board().forest.corners.get(at)
    if corner is None:
        return
    if corner.action is None:
        yield from gain_fragments(table, seat, corner.fragments)
    else:
        yield Bonus(corner.action, corner.plus)


def _call(table: Table, seat: Seat, card: str) -> Iterator[Event]:
    """LF-KODAMA-23, LF-KODAMA-25, LF-KODAMA-26: the card on top of the stack; then Onibi goes on, leaving fires behind."""
    assert table.onibi is not None
    player, counts = table.players[seat], board()
    player.stack.append(card)
    player.tops += (1,)
    yield Event(tell("event-call", who=Who(seat), card=card_name(card)))
    steps = counts.kodama.onibi_steps[len(table.players)]
    table.onibi, jumped = path(table, table.onibi, steps, taken_for(table, None))
    room = counts.most_fires - len(table.fires)
    new = [counts.kodama.onibi_fire] * min(len(jumped), room)
    table.fires = sorted([*table.fires, *new])
    yield Event(tell("event-onibi", rock=rock_name(table.onibi), count=len(new)))


def levels_taken(table: Table) -> list[int]:
    """The levels of the cards taken in this turn, each as often as it was."""
    return [level for level in LEVELS for _ in range(table.taken[level - 1])]
