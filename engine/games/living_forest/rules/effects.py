"""The six actions: whether they can be taken, and what they do. Each is the same, basic or as a bonus."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from engine.event import Event
from engine.games.living_forest.model.actions import (
    Advance,
    Attract,
    Call,
    Decline,
    Enough,
    Extinguish,
    Fragment,
    LivingAction,
    Plant,
    Spend,
    Steal,
)
from engine.games.living_forest.model.facts import ROCKS, Corner, board, cards, level_of, rocks, trees
from engine.games.living_forest.model.kinds import ELEMENT_OF, ELEMENTS, LEVELS, Deed, Element, Pile
from engine.games.living_forest.model.play import LivingPlay
from engine.games.living_forest.model.table import Bonus, Jumped, Open, Player, Table, tile_name
from engine.games.living_forest.model.texts import card_name, event, names, tell, tree_name
from engine.games.living_forest.rules.circle import path, taken_for
from engine.games.living_forest.rules.ground import cells, free_spaces, index
from engine.games.living_forest.rules.totals import means
from engine.script import Script
from engine.text import Seat, Who

_FRAGMENT, _ENOUGH, _DECLINE = Fragment(), Enough(), Decline()


def ways(
    table: Table, seat: Seat, deed: Deed, means: int, picked: tuple[str, ...] = ()
) -> Iterator[LivingAction]:
    """Yield the ways to take an action, or to go on with one, that do something; `means` is what the player has for it (LF-ACTION-15)."""
    match deed:
        case "fragment":
            if table.fragments:
                yield _FRAGMENT
        case "attract":  # LF-ATTRACT-01
            for shown in table.reserve:
                for card in shown:
                    if cards()[card].cost <= means and card not in picked:
                        yield _attract_of(card)
        case "extinguish":  # LF-EXTINGUISH-01
            yield from (Extinguish(fire) for fire in sorted(set(table.fires)) if fire <= means)
        case "move":
            yield from map(Advance, range(1, means + 1))
        case "plant":
            yield from _plants(table, table.players[seat], means)
        case "call":
            for pile, left in table.piles.items():
                if left and cards()[left[0]].cost <= means:
                    yield Call(pile)


def _plants(table: Table, player: Player, means: int) -> Iterator[Plant]:
    """Yield the trees to plant in the order of the facts: that of the table's own is lost when it is saved (LF-PLANT-01 to LF-PLANT-03)."""
    spaces = free_spaces(player.forest)
    for name, tree in trees().items():
        if table.trees.get(name) and tree.cost <= means:
            plants = _plants_of(name)
            yield from [plants[space] for space in spaces]


# Playouts ask for the same actions all the time: they never change, so each is made once.


@cache
def _attract_of(card: str) -> Attract:
    return Attract(card)


@cache
def _plants_of(tree: str) -> Sequence[Plant]:
    return [Plant(tree, space) for space in cells()]


def spends(player: Player) -> Iterator[Spend]:
    """Yield each element that the player can spend an element tile on: any, as long as there is a tile (LF-KODAMA-17, LF-KODAMA-18)."""
    if player.element_tiles:
        yield from map(Spend, ELEMENTS)


def spend(play: LivingPlay, element: Element) -> None:
    """Spend an element tile: it gives its element until the end of the turn (LF-KODAMA-19)."""
    play.player.element_tiles -= 1
    play.player.extra += (element,)
    play.event("spend", element=tell(element))


def take(play: LivingPlay, action: LivingAction, plus: int = 0) -> Script[None]:
    """Take an action, and resolve what it brings before anything else (LF-ACTION-09); `plus` is what a corner adds (LF-FOREST-12)."""
    match action:
        case Attract():
            yield from _attract(play, action, plus)
        case Extinguish():
            yield from _extinguish(play, action, plus)
        case Advance(steps):
            yield from _advance(play, steps)
        case Plant(tree, at):
            corner = plant(play, tree, at)
            if corner is not None and corner.action is not None:
                yield from _bonus(play, corner.action, corner.plus)
        case Call(pile):
            call(play, pile)


def _attract(play: LivingPlay, action: LivingAction, plus: int) -> Script[None]:
    """Let the player pick card after card and then put all of them on top of the stack (LF-ATTRACT-02).

    They stay in the reserve until then: their order on the stack is their owner's knowledge alone (LF-ATTRACT-03).
    """
    now = Open("attract", means(play.player, "attract", plus))
    while isinstance(action, Attract):
        now = Open("attract", now.left - cards()[action.card].cost, (*now.picked, action.card))
        now, action = yield from _more(play, now)
    table, player = play.table, play.player
    for card in now.picked:
        table.reserve[level_of(card) - 1].remove(card)
        table.taken[level_of(card) - 1] += 1
    player.stack += now.picked
    player.tops += (len(now.picked),)
    play.event("attract", cards=names(tuple(sorted(now.picked))))


def _extinguish(play: LivingPlay, action: LivingAction, plus: int) -> Script[None]:
    """Let the player take fire after fire, each gone at once (LF-EXTINGUISH-03)."""
    now = Open("extinguish", means(play.player, "extinguish", plus))
    while isinstance(action, Extinguish):
        play.table.fires.remove(action.fire)
        play.player.fires.append(action.fire)
        play.event("extinguish", fire=action.fire)
        now = Open("extinguish", now.left - action.fire, (*now.picked, str(action.fire)))
        now, action = yield from _more(play, now)


def _more(play: LivingPlay, now: Open) -> Script[tuple[Open, LivingAction]]:
    """Ask what else is chosen in the same action, where more can be afforded.

    Return what lies on the table then, and the answer.
    """

    def left() -> Iterator[LivingAction]:
        lying = play.acting.now if isinstance(play.acting.now, Open) else now
        yield from ways(play.table, play.acting.seat, now.deed, lying.left, lying.picked)
        yield _ENOUGH

    if next(left()) == _ENOUGH:
        return now, _ENOUGH
    return (yield from play.ask_about(now, left))


def _advance(play: LivingPlay, steps: int) -> Script[None]:
    """Move the spirit. The player takes tiles of those it jumped first, then what its rock gives (LF-MOVE-03, LF-MOVE-07)."""
    taken = taken_for(play.table, play.acting.seat)
    end, jumped = path(ROCKS, play.player.rock, steps, taken)
    play.player.rock = end
    play.event("move", steps=steps, rock=rock_name(end))
    for rock in jumped:
        if (victim := taken[rock]) is not None:
            yield from _steal(play, victim)
    deed = rocks(play.table.kodama)[end]  # LF-CIRCLE-03, LF-KODAMA-07
    if deed == "fragment":
        gain_fragments(play, 1)
    else:
        yield from _bonus(play, deed)


def rock_name(rock: int) -> str:
    """Return a rock as people call it: by its number, from 1."""
    return str(rock + 1)


def _steal(play: LivingPlay, victim: Seat) -> Script[None]:
    """Take a Victory tile of the victim's, the player choosing where they differ (LF-MOVE-03 to LF-MOVE-05, LF-MOVE-10)."""

    def lying() -> list[LivingAction]:
        return [Steal(tile_name(tile)) for tile in play.table.players[victim].tiles]

    if not lying():
        return
    wanted = lying()[0]
    if len({tile.goal for tile in play.table.players[victim].tiles}) > 1:
        _, wanted = yield from play.ask_about(Jumped(victim), lying)
    tiles = play.table.players[victim].tiles
    tile = tiles.pop(lying().index(wanted))
    play.player.tiles.append(tile)
    play.event("steal", victim=Who(victim), goal=tell(f"goal-{tile.goal}"), spirit=tell(tile.spirit))


def _bonus(play: LivingPlay, deed: Deed, plus: int = 0) -> Script[None]:
    """Offer an action that a rock or a corner gives: taken at once, declined, or lost where it is not possible (LF-ACTION-10)."""

    def offered() -> Iterator[LivingAction]:
        yield from ways(play.table, play.acting.seat, deed, means(play.player, deed, plus))
        yield from spends(play.player)
        yield _DECLINE

    while _is_possible(play, deed, plus):
        _, action = yield from play.ask_about(Bonus(deed, plus), offered)
        match action:
            case Spend(element):
                spend(play, element)
                continue
            case Decline():
                play.event("decline", deed=tell(f"deed-{deed}"))
            case _:
                yield from take(play, action, plus)
        return
    play.event("lost", deed=tell(f"deed-{deed}"))


def _is_possible(play: LivingPlay, deed: Deed, plus: int) -> bool:
    """Return whether the action can be taken, if need be after spending element tiles on it (LF-KODAMA-17)."""
    if play.player.element_tiles:
        plus += play.player.element_tiles * board().kodama.tile_elements[ELEMENT_OF[deed]]
    return any(True for _ in ways(play.table, play.acting.seat, deed, means(play.player, deed, plus)))


def plant(play: LivingPlay, tree: str, at: str) -> Corner | None:
    """Plant a tree, which counts before its corner gives anything (LF-PLANT-02, LF-FOREST-07 to LF-FOREST-11).

    Return the corner where it gives an action, which is still to be taken; else None.
    """
    play.table.trees[tree] -= 1
    play.player.forest[index()[at]] = tree
    play.event("plant", tree=tree_name(tree), at=at)
    corner = board().forest.corners.get(at)
    if corner is None or corner.action is not None:
        return corner
    gain_fragments(play, corner.fragments)
    return None


def gives_action(at: str) -> bool:
    """Return whether the space is a corner that gives an action."""
    corner = board().forest.corners.get(at)
    return corner is not None and corner.action is not None


def call(play: LivingPlay, pile: Pile) -> None:
    """Put the Kodama on top of the stack; then move Onibi on, which leaves fires behind (LF-KODAMA-23, LF-KODAMA-25, LF-KODAMA-26)."""
    table, player, counts = play.table, play.player, board()
    assert table.onibi is not None
    card = table.piles[pile].pop(0)
    player.stack.append(card)
    player.tops += (1,)
    play.event("call", card=card_name(card))
    steps = counts.kodama.onibi_steps[len(table.players)]
    table.onibi, jumped = path(ROCKS, table.onibi, steps, taken_for(table, None))
    room = counts.most_fires - len(table.fires)
    new = [counts.kodama.onibi_fire] * min(len(jumped), room)
    table.fires = sorted([*table.fires, *new])
    play.tell(tell("event-onibi", rock=rock_name(table.onibi), count=len(new)))


def gain_fragments(play: LivingPlay, number: int) -> None:
    """Give the acting player Fragments from a rock, a corner or the action."""
    play.hear(give_fragments(play.table, play.acting.seat, number))


def give_fragments(table: Table, seat: Seat, number: int) -> Iterator[Event]:
    """Give a player `number` Fragments, or as many as the supply still has (LF-ACTION-16, LF-ACTION-17)."""
    gained = min(number, table.fragments)
    table.fragments -= gained
    table.players[seat].fragments += gained
    if gained:
        yield event("fragment", who=Who(seat), count=gained)


def levels_taken(table: Table) -> list[int]:
    """Return the levels of the cards taken in this turn, each as often as it was."""
    return [level for level in LEVELS for _ in range(table.taken[level - 1])]
