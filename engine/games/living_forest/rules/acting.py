"""The Action phase: one player after the other, basic actions and whatever they bring."""

from __future__ import annotations

from collections.abc import Iterator

from engine.game import Ask, Event
from engine.games.living_forest.model.actions import Decline, End, Enough, LivingAction, Spend, Steal
from engine.games.living_forest.model.components import board, cards, trees
from engine.games.living_forest.model.kinds import DEEDS, ELEMENTS, Deed
from engine.games.living_forest.model.table import (
    START_TREE,
    Acting,
    Bonus,
    Frame,
    Jumped,
    Landing,
    Open,
    Player,
    Table,
    VictoryTile,
)
from engine.games.living_forest.model.texts import tell
from engine.games.living_forest.rules import effects
from engine.games.living_forest.rules.symbols import ACTION, in_store, pay
from engine.games.living_forest.rules.totals import excess
from engine.legal import Legal
from engine.text import Seat, Who

_DECLINE, _ENOUGH, _END = Decline(), Enough(), End()
MOST_OF_A_TYPE = 2
"""LF-KODAMA-13: as basic actions of one turn, where a repeat is allowed at all."""


def begin_turn(table: Table, seat: Seat) -> Iterator[Event]:
    """LF-ACTION-02, LF-KODAMA-09, LF-KODAMA-11, LF-KODAMA-15: the actions of the player; what the Kodama symbols give comes first."""
    player = table.players[seat]
    yield from pay(table, seat, in_store(table))  # what has paid while drawing does not pay again
    basic = (2 if excess(player) < board().limit else 1) + (player.paid >= ACTION)
    animals = tuple(bonus for card in player.line if (bonus := cards()[card].bonus) is not None)
    table.acting = Acting(seat, basic, animals=animals)
    yield from _settle(table, table.acting)


def asks(table: Table) -> dict[Seat, Ask[LivingAction]]:
    """The acting player, about what is to be resolved first."""
    acting = table.acting
    assert acting is not None
    frame = acting.frames[-1] if acting.frames else None
    key = {Bonus: "bonus", Open: "more", Jumped: "steal"}.get(type(frame), "act")
    who = Who(acting.seat)
    if isinstance(frame, Bonus | Open):
        prompt = tell(f"ask-{key}-{frame.deed}", who=who)
    elif isinstance(frame, Jumped):
        prompt = tell("ask-steal", who=who, victim=Who(frame.victim))
    else:
        prompt = tell("ask-act", who=who, count=acting.basic)
    return {acting.seat: Ask(prompt, Legal(lambda: _choices(table, acting)))}


def _choices(table: Table, acting: Acting) -> Iterator[LivingAction]:
    player = table.players[acting.seat]
    frame = acting.frames[-1] if acting.frames else None
    match frame:
        case Open():
            yield from effects.more(table, frame)
            yield _ENOUGH
        case Jumped(victim):
            yield from (Steal(tile_name(tile)) for tile in table.players[victim].tiles)
        case Bonus(deed, plus):
            yield from effects.choices(table, acting.seat, deed, plus)
            yield from _spends(player)
            yield _DECLINE
        case _:
            for deed in DEEDS:
                if may_take(acting, player, deed):
                    yield from effects.choices(table, acting.seat, deed)
            yield from _spends(player)
            yield _END


def _spends(player: Player) -> Iterator[Spend]:
    """LF-KODAMA-17, LF-KODAMA-18: as long as there is a tile."""
    if player.element_tiles:
        yield from map(Spend, ELEMENTS)


def tile_name(tile: VictoryTile) -> str:
    """A Victory tile as people type it: `fire-winter`."""
    return f"{tile.goal}-{tile.spirit}"


def may_take(acting: Acting, player: Player, deed: Deed) -> bool:
    """LF-ACTION-04, LF-ACTION-05, LF-KODAMA-13 to -15: as a bonus of an animal, or as a basic action of a type not used yet."""
    if deed in acting.animals:
        return True
    if not acting.basic:
        return False
    used = acting.used.count(deed)
    return used == 0 or (used < MOST_OF_A_TYPE and may_repeat(player, deed))


def may_repeat(player: Player, deed: Deed) -> bool:
    """Whether a tree of the player permits any repeat, or a card in the Help Line this one."""
    planted = any(trees()[tree].repeats for tree in player.forest if tree not in (None, START_TREE))
    return planted or any(cards()[card].repeats == deed for card in player.line)


def deed_of(action: LivingAction) -> Deed | None:
    """The action type that this begins or goes on with; None for what is no action of its own."""
    return next((deed for deed in DEEDS if deed == action.verb), None)


def play(table: Table, action: LivingAction) -> Iterator[Event]:
    """One step of the acting player."""
    acting = table.acting
    assert acting is not None
    player, seat = table.players[acting.seat], acting.seat
    frame = acting.frames[-1] if acting.frames else None
    match action, frame:
        case Spend(element), _:
            player.element_tiles -= 1
            player.extra += (element,)
            yield Event(tell("event-spend", who=Who(seat), element=tell(element)))
        case Enough(), Open():
            _pop(acting)
            yield from effects.close(table, seat, frame)
        case Decline(), Bonus(deed):
            _pop(acting)
            yield Event(tell("event-decline", who=Who(seat), deed=tell(f"deed-{deed}")))
        case Steal(tile), Jumped(victim):
            _pop(acting)
            yield from _steal(table, seat, victim, tile)
        case End(), _:
            acting.over = True
            yield Event(tell("event-end", who=Who(seat)))
        case _, Open():
            _pop(acting)
            yield from _resolve(acting, effects.go_on(table, seat, frame, action))
        case _, Bonus(_, plus):
            _pop(acting)
            yield from _resolve(acting, effects.begin(table, seat, action, plus))
        case _:
            _count(acting, action)
            yield from _resolve(acting, effects.begin(table, seat, action, 0))
    yield from _settle(table, acting)


def _count(acting: Acting, action: LivingAction) -> None:
    """An animal's bonus action is used before a basic one: whatever follows is legal then as well."""
    deed = deed_of(action)
    assert deed is not None
    if deed in acting.animals:
        animals = list(acting.animals)
        animals.remove(deed)
        acting.animals = tuple(animals)
    else:
        acting.basic -= 1
        acting.used += (deed,)


def _pop(acting: Acting) -> None:
    acting.frames = acting.frames[:-1]


def _resolve(acting: Acting, told: Iterator[Event | Frame]) -> Iterator[Event]:
    """Tells the events at once; what is to be resolved is put on top, the first thing topmost (LF-ACTION-09)."""
    frames: list[Frame] = []
    for each in told:
        if isinstance(each, Event):
            yield each
        else:
            frames.append(each)
    acting.frames += tuple(reversed(frames))


def _settle(table: Table, acting: Acting) -> Iterator[Event]:
    """Resolves whatever leaves no choice, and ends the turn where nothing is left to do."""
    seat = acting.seat
    while acting.frames:
        match acting.frames[-1]:
            case Jumped(victim):
                tiles = table.players[victim].tiles
                if len({tile.goal for tile in tiles}) > 1:
                    return
                _pop(acting)
                if tiles:  # LF-MOVE-05
                    yield from _steal(table, seat, victim, tile_name(tiles[0]))
            case Landing(rock):
                _pop(acting)
                yield from _resolve(acting, effects.land(table, seat, rock))
            case Bonus(deed, plus):
                if any(True for _ in effects.choices(table, seat, deed, plus)) or _could_pay(
                    table, seat, deed
                ):
                    return
                _pop(acting)
                yield Event(tell("event-lost", who=Who(seat), deed=tell(f"deed-{deed}")))
            case Open():
                return
    acting.over = acting.over or next(_choices(table, acting)) == _END


def _could_pay(table: Table, seat: Seat, deed: Deed) -> bool:
    """Whether element tiles might still make the bonus action possible."""
    player = table.players[seat]
    if not player.element_tiles:
        return False
    ahead = table.copy()
    own = ahead.players[seat]
    own.extra += ELEMENTS * own.element_tiles
    return any(True for _ in effects.choices(ahead, seat, deed))


def _steal(table: Table, seat: Seat, victim: Seat, name: str) -> Iterator[Event]:
    """LF-MOVE-03, LF-MOVE-10."""
    tiles = table.players[victim].tiles
    tile = next(each for each in tiles if tile_name(each) == name)
    tiles.remove(tile)
    table.players[seat].tiles.append(tile)
    yield Event(
        tell(
            "event-steal",
            who=Who(seat),
            victim=Who(victim),
            goal=tell(f"goal-{tile.goal}"),
            spirit=tell(tile.spirit),
        )
    )
