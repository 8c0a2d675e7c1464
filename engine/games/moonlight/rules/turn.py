"""The course of a game: placing the creatures, and turn by turn the four phases (ML-COLLECT-01)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from engine.ask import Ask
from engine.games.moonlight.forest.availability import targets, top_of, turning
from engine.games.moonlight.forest.deeds import give_tile, move, pick
from engine.games.moonlight.forest.module import laws
from engine.games.moonlight.forest.pairs import can_be_rescued, can_collect, unserved, ways
from engine.games.moonlight.model.actions import (
    Assign,
    Collect,
    End,
    Hurry,
    MoonlightAction,
    MoonlightVerb,
    Move,
    Place,
    Plus,
    Relocate,
    Talk,
)
from engine.games.moonlight.model.kinds import SIDES, Creature, Side
from engine.games.moonlight.model.play import MoonlightPlay
from engine.games.moonlight.model.supply import gems_in_reach, gems_to_spend, purse_seat
from engine.games.moonlight.model.table import Table, TakenTile
from engine.games.moonlight.model.texts import creature_text, side_text, tell
from engine.games.moonlight.rules import gems, relocation
from engine.games.moonlight.rules.end_of_game import finish
from engine.games.spirits_of_the_forest.model.facts import tiles
from engine.games.spirits_of_the_forest.model.kinds import Spirit
from engine.legal import Legal
from engine.script import Script
from engine.script.asks import AskOption, option
from engine.text import Seat, Text, Who


def placing_seat(table: Table) -> Seat:
    """Return the seat that places the next creature (ML-SETUP-16, ML-VERSUS-04).

    The second player puts Light, the first one Shadow; against each other the last one puts both.
    """
    if table.is_versus:
        return Seat((table.first - 1) % table.seats)
    return Seat((table.first + (table.phase == "light")) % table.seats)


def start_spots(table: Table, creature: Creature) -> Sequence[int]:
    """Return the places where a creature may be put before the first turn: never where the other stands."""
    ground = table.ground
    found: Iterable[int] = ground.starting("L" if creature == "light" else "S")
    for module in laws(table).at("starts"):
        found = module.starts(table, creature) or found
    return [spot for spot in found if table.standing_on(spot) is None]


def menu(table: Table) -> Mapping[Seat, Ask[MoonlightAction]]:
    """Return who must do what now; nobody where the game goes on by itself."""
    if table.phase in ("light", "shadow"):
        return _placing(table)
    if table.phase in ("prepare", "reveal", "settle", "over"):
        return {}
    asked = _asked(table)
    if asked is None:
        return {}
    prompt = tell(f"ask-{asked}", who=Who(table.active), **_told_of(table, asked))
    return {table.active: Ask(prompt, Legal(lambda: actions(table)))}


def _told_of(table: Table, asked: str) -> Mapping[str, str | Text]:
    """Return what a question tells beside whom it asks: what rescues, or which side gets the tile that is chosen."""
    if asked == "rescue":
        return {"by": _means(table)}
    if asked == "assign":
        return {side: side_text(side, table.mode) for side in SIDES}
    return {}


def _means(table: Table) -> str:
    """Return what the active player has where nothing can be picked: a gem, a "+", or both (ML-END-02, ML-ASSIGN-07)."""
    if purse_seat(table) not in gems.returning(table):
        return "gem"
    return "both" if gems_to_spend(table) else "plus"


def _placing(table: Table) -> Mapping[Seat, Ask[MoonlightAction]]:
    creature: Creature = "light" if table.phase == "light" else "shadow"
    if creature not in laws(table).directed:
        return {}
    seat, names = placing_seat(table), table.ground.names
    prompt = tell(f"ask-place-{creature}", who=Who(seat))
    return {seat: Ask(prompt, Legal(lambda: [Place(names[spot]) for spot in start_spots(table, creature)]))}


def _asked(table: Table) -> str | None:
    """Return what the active player has to decide in this phase; None where there is nothing."""
    match table.phase:
        case "collect":
            if can_collect(table):
                return "collect-second" if table.picked else "collect"
            if table.is_versus and relocation.is_way_out(table):
                return "relocate"
            return "rescue" if _can_be_rescued(table) else None
        case "assign":
            return "assign" if forced(table) is None else None
        case phase:
            return phase if any(targets(table, creature) for creature in laws(table).directed) else None


def _can_be_rescued(table: Table) -> bool:
    """Return whether nothing can be collected, but gems or a "+" can change that (ML-END-02)."""
    return can_be_rescued(table, gems_in_reach(table) if "hurry" in laws(table).gem_uses else 0)


def actions(table: Table) -> Iterator[MoonlightAction]:
    """Yield what the active player may do, in a stable order."""
    names = table.ground.names
    match table.phase:
        case "collect":
            picks = [Collect(creature, names[spot]) for creature, spot in ways(table)]
            yield from picks or _where_stuck(table)
        case "assign":
            yield from assignments(table)
            yield from gems.choices_of_modules(table)
        case _:
            for creature in laws(table).directed:
                yield from (Move(creature, names[spot]) for spot in targets(table, creature))
    if table.phase != "assign":
        yield from gems.free_actions(table)


def _where_stuck(table: Table) -> Sequence[MoonlightAction]:
    """Return the relocations of creatures, or the end where neither gems nor a "+" are to help (ML-VERSUS-06, ML-END-02)."""
    elsewhere = relocation.choices(table) if table.is_versus else []
    return elsewhere or [End()]


def assignments(table: Table) -> Iterator[Assign]:
    """Yield every assignment of one picked tile to one side and another to the other (ML-ASSIGN-01, ML-ASSIGN-02)."""
    numbers = range(1, len(table.picked) + 1)
    yield from (Assign(light, shadow) for light in numbers for shadow in numbers if light != shadow)


def forced(table: Table) -> dict[int, Side] | None:
    """Return the side that gets each picked tile by its number, where a module or two tiles that are alike leave no choice; else None."""
    for module in laws(table).at("is_assigned"):
        found = module.is_assigned(table)
        if found is not None:
            return found
    return dict(enumerate(SIDES)) if _are_alike(table) else None


def _are_alike(table: Table) -> bool:
    """Return whether it comes to the same which side gets which picked tile, and nothing else can be done before."""
    faces = [tiles()[taken.tile] for taken in table.picked]
    goes_along = not laws(table).claims_tokens and any(taken.tokens for taken in table.picked)
    lights = [Counter(brought_lights(table, taken)) for taken in table.picked]
    is_same = len(faces) == len(SIDES) and faces[0] == faces[1] and lights[0] == lights[1] and not goes_along
    return is_same and not any(True for _ in gems.choices_of_modules(table))


def brought_lights(table: Table, taken: TakenTile) -> Iterator[Spirit]:
    """Yield the spirits of the Moonlight tiles that the side which gets a picked tile gets with it (ML-S22-08)."""
    for module in laws(table).at("comes_with"):
        yield from module.comes_with(table, taken)


def act(play: MoonlightPlay, seat: Seat, action: MoonlightAction) -> Script[None] | None:
    """Do what a seat has chosen from the menu; only what may ask something more is a script."""
    match action:
        case Place(to):
            _place(play, top_of(play.table, to))
        case Collect(creature, tile):
            return _collect(play, creature, top_of(play.table, tile))
        case Assign(light, shadow):
            return assign(play, {light - 1: "light", shadow - 1: "shadow"})
        case Move(creature, to):
            return _move(play, creature, top_of(play.table, to))
        case Hurry(creature, to):
            return _hurry(play, creature, top_of(play.table, to))
        case Relocate(creature, to):
            relocation.relocate(play, creature, relocation.place_of(play.table, to))
        case Talk():
            return gems.talk(play)
        case Plus(number):
            gems.use_plus(play, Seat(number - 1))
        case End():
            return finish(play)
        case _:
            return _act_of_module(play, seat, action)
    return None


def _act_of_module(play: MoonlightPlay, seat: Seat, action: Any) -> Script[None]:
    module = next(module for module in laws(play.table).modules if type(action) in module.verbs)
    return module.act(play, seat, action)


def advance(play: MoonlightPlay) -> Script[None] | None:
    """Do the next thing that happens by itself."""
    table = play.table
    match table.phase:
        case "prepare":
            return _prepare(play)
        case "light" | "shadow":
            _place(play, start_spots(table, "light" if table.phase == "light" else "shadow")[0])
        case "collect":
            return finish(play)
        case "assign":
            fixed = forced(table)
            assert fixed is not None
            return assign(play, fixed)
        case "reveal":
            return reveal(play)
        case _:
            return _end_turn(play)
    return None


def _prepare(play: MoonlightPlay) -> Script[None]:
    for module in laws(play.table).at("prepare"):
        yield from module.prepare(play)
    play.table.phase = "light"


def _place(play: MoonlightPlay, spot: int) -> None:
    """Put the creature on its start spot, which is no movement; after Shadow the first turn begins (ML-SETUP-16 to -18)."""
    table = play.table
    creature: Creature = "light" if table.phase == "light" else "shadow"
    table.creatures[creature] = spot
    play.tell(
        tell(
            "event-places",
            who=Who(placing_seat(table)),
            creature=creature_text(creature),
            place=play.name(spot),
        )
    )
    if creature == "light":
        table.phase = "shadow"
    else:
        table.turn, table.phase = 1, "collect"


def _collect(play: MoonlightPlay, creature: Creature, spot: int) -> Script[None]:
    """Pick a tile for a creature (ML-COLLECT-02); when all have been picked, face-down ones are turned up (ML-ASSIGN-03)."""
    yield from pick(play, spot, creature)
    if not unserved(play.table):
        play.show_picked()
        play.table.phase = "assign"


def assign(play: MoonlightPlay, sides: Mapping[int, Side]) -> Script[None]:
    """Give one tile to each side; what is over leaves the game (ML-ASSIGN-01, ML-ASSIGN-04)."""
    play.table.phase = "reveal"
    for number, side in sorted(sides.items(), key=lambda each: SIDES.index(each[1])):
        yield from give_tile(play, play.table.picked[number].tile, side)
    for number, taken in enumerate(play.table.picked):
        if number not in sides:
            play.discard(taken.tile)


def reveal(play: MoonlightPlay) -> Script[None]:
    """Give the tokens, turn up tiles that have become free, and begin the movement phase (ML-ASSIGN-05, ML-REVEAL-01 to -06)."""
    picked, play.table.picked = play.table.picked, ()
    play.open_tokens([token for taken in picked for token in taken.tokens])
    for module in laws(play.table).at("claim"):
        yield from module.claim(play, picked)
    if not laws(play.table).claims_tokens:
        for taken in picked:
            for token in taken.tokens:
                play.give_token(token.face, owner(play.table, taken.tile))
    while spots := turning(play.table):
        play.turn_up(spots)
        for module in laws(play.table).at("after_turning"):
            yield from module.after_turning(play, spots)
    play.table.phase = "move"
    is_moved, before = False, _brought(play.table)
    for module in laws(play.table).at("before_move"):
        is_moved = (yield from module.before_move(play)) or is_moved
    if is_moved:
        yield from _after_movement(play, before)


def owner(table: Table, tile: int) -> Side:
    """Return the side that has a tile."""
    return next(side for side in SIDES if tile in table.sides[side].tiles)


def _move(play: MoonlightPlay, creature: Creature, spot: int) -> Script[None]:
    before = _brought(play.table)
    yield from move(play, creature, spot)
    yield from _after_movement(play, before)


def _brought(table: Table) -> tuple[int, ...]:
    """Return the numbers of gems to spend, of "+" and of given tiles, and those of modules.

    They are what a movement may bring that makes it worth a gem to go on.
    """
    tiles = sum(len(pile.tiles) for pile in table.sides.values())
    return gems_to_spend(table), table.plus, tiles, *(each.brings(table) for each in laws(table).at("brings"))


def _after_movement(play: MoonlightPlay, before: tuple[int, ...]) -> Script[None]:
    """End the turn; where the movement has brought something, the player may move on with gems first (ML-GEM-05).

    Elsewhere a gem moves as well before the movement as after it.
    """
    if _brought(play.table) != before and not _is_over(play.table):
        while (
            step := (yield from play.decide("move-on", lambda: _further(play), by=_goes_on(play)))
        ) is not None:
            if isinstance(step, int):
                gems.use_plus(play, Seat(step))
            elif isinstance(step, MoonlightVerb):
                yield from _act_of_module(play, play.seat, step)
            else:
                yield from _hurry(play, *step)
    yield from _end_turn(play)


def _goes_on(play: MoonlightPlay) -> str:
    """Return what lets the player go on after a movement: a gem that moves a creature, another use of one, or a "+" alone."""
    if gems_to_spend(play.table) and any(True for _ in gems.hurries(play.table)):
        return "gem"
    is_other = any(True for module in laws(play.table).at("further") for _ in module.further(play.table))
    return "other" if is_other else "plus"


def _further(play: MoonlightPlay) -> Iterator[AskOption[tuple[Creature, int] | MoonlightVerb | Seat | None]]:
    """Yield the moves and other uses of a gem, a "+" that brings one back, and the end of the turn."""
    for creature, spot in gems.hurries(play.table) if gems_to_spend(play.table) else ():
        place = play.name(spot)
        label = tell("label-hurry", creature=creature_text(creature), place=tell("place", place=place))
        yield option((creature, spot), label, word=f"{creature}-{place}")
    for module in laws(play.table).at("further"):
        yield from module.further(play.table)
    if (own := purse_seat(play.table)) in gems.returning(play.table):
        key = "label-plus-common" if play.table.options.open_talk else "label-plus"
        yield option(own, tell(key, who=Who(own)), word="plus")
    yield option(None, tell("turn-over"), word="enough")


def _hurry(play: MoonlightPlay, creature: Creature, spot: int) -> Script[None]:
    play.event("spends", supply="common" if play.table.options.open_talk else "own")
    yield from gems.spend(play)
    yield from move(play, creature, spot)


def _end_turn(play: MoonlightPlay) -> Script[None]:
    """Pass the turn to the next seat, or end the game, which is asked now (ML-MOVE-07, ML-SETUP-17, ML-VERSUS-05)."""
    table = play.table
    table.talking, table.spent_now = False, 0
    table.turn += 1
    table.active = Seat((table.active + 1) % table.seats)
    table.phase = "collect"
    if _is_over(table):
        yield from finish(play)


def _is_over(table: Table) -> bool:
    """Return whether the game ends though tiles could be picked."""
    return any(module.is_over(table) for module in laws(table).at("is_over")) or relocation.is_exhausted(
        table
    )
