"""Views: the one place where it is decided who may know what (ML-SETUP-07)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from itertools import chain
from typing import Any

from engine.ask import Ask
from engine.games.moonlight.forest.availability import available_spots, is_covered
from engine.games.moonlight.forest.availability import picks as picks_of
from engine.games.moonlight.forest.module import laws
from engine.games.moonlight.model.ground import NOWHERE
from engine.games.moonlight.model.kinds import GEMS, SIDES, Creature, Mark, Side
from engine.games.moonlight.model.signs import Spot
from engine.games.moonlight.model.table import FavourToken, Stack, Table, TakenTile
from engine.games.moonlight.model.texts import named, tell
from engine.games.moonlight.model.view import (
    CategoryView,
    MissionView,
    MoonlightView,
    PartView,
    PickedView,
    PlayerView,
    SideView,
    SpotView,
    StackView,
    TokenPileView,
    TokenView,
)
from engine.games.moonlight.rules import score, winner
from engine.games.moonlight.rules.turn import brought_lights, placing_seat
from engine.games.moonlight.views.intro import intro
from engine.games.spirits_of_the_forest.model.facts import in_all, symbols_on, tiles
from engine.games.spirits_of_the_forest.model.kinds import Face, Power, Spirit
from engine.games.spirits_of_the_forest.model.view import TileView
from engine.outcome import Outcome
from engine.script import offered
from engine.text import Seat, Text, Who

FACE_DOWN = TileView(spirit=None, symbols=0, power=None)


def show(table: Table, viewer: Seat | None, asks: Mapping[Seat, Ask[Any]]) -> MoonlightView:
    """Return all that this seat (None: an onlooker) may know."""
    counted = score.categories(table)
    standing = known_outcome(table, viewer, counted)
    gone = symbols_on(chain(table.out, *(table.sides[side].tiles for side in SIDES)))
    told = tuple(_category(table, category, gone) for category in counted)
    return MoonlightView(
        seat=viewer,
        seats=table.seats,
        headline=_headline(table, standing),
        outcome=standing,
        lost=_lost(table, told),
        intro=intro(table),
        options=offered(asks, viewer),
        scenario=table.options.scenario,
        mode=table.mode,
        difficulty=table.options.difficulty,
        modules=tuple(module.id for module in laws(table).modules),
        phase=table.phase,
        turn=table.turn,
        active=_active(table),
        first=table.first,
        rows=table.ground.rows,
        columns=table.ground.columns,
        spots=_spots(table),
        tiles_left=table.left(),
        piles=tuple(_pile(table, name) for name in sorted(table.piles)),
        stacks=tuple(_stack(name, table.stacks[name]) for name in sorted(table.stacks)),
        picked=tuple(_picked(table, taken) for taken in table.picked),
        sides=tuple(_side(table, side, counted) for side in SIDES),
        categories=told,
        spirits=table.spirits,
        lacking=() if table.is_versus else winner.lacking(table),
        scored=None if table.is_versus else score.terms(table).limit,
        card=table.card,
        players=tuple(_player(table, Seat(seat), viewer, counted) for seat in range(table.seats)),
        plus=table.plus,
        talking=table.talking or table.options.open_talk,
        beside_bits=table.beside_bits,
        common_gems=table.options.open_talk,
        notices=tuple(text for module in laws(table).at("notices") for text in module.notices(table)),
    )


def _lost(table: Table, told: tuple[CategoryView, ...]) -> Text | None:
    """Return the spirits of which the team can get no tile any more, so that it cannot win (ML-END-05)."""
    if table.is_versus or table.phase == "over":
        return None
    to_come = {category.name for category in told if category.to_come} | {*table.lights.values()}
    missed = tuple(spirit for spirit in winner.lacking(table) if spirit not in to_come)
    return tell("lost-lacking", spirits=tuple(map(named, missed))) if missed else None


def _active(table: Table) -> Seat | None:
    if table.phase == "over":
        return None
    return placing_seat(table) if table.phase in ("light", "shadow") else table.active


def known_outcome(table: Table, viewer: Seat | None, counted: tuple[score.SideCategory, ...]) -> Outcome:
    """Return the standing as far as the viewer may know: of others' Objective cards nothing before the end (ML-VERSUS-02)."""
    known = {viewer} if table.phase != "over" else {*map(Seat, range(table.seats))}
    return winner.outcome(table, counted, known)


def _headline(table: Table, standing: Outcome) -> Text:
    if table.phase != "over":
        active = _active(table)
        assert active is not None
        return tell(f"headline-{table.phase}", who=Who(active), turn=table.turn)
    if table.is_versus:
        return tell("event-won", who=tuple(map(Who, standing.winners)), count=len(standing.winners))
    if standing.winners:
        return tell("headline-won")
    return tell("headline-lost", by="spirits" if table.lacking else "points", count=len(table.lacking))


@cache
def tile_view(tile: int) -> TileView:
    """Return a tile face up."""
    shown = tiles()[tile]
    return TileView(spirit=shown.spirit, symbols=shown.symbols, power=shown.power)


def _tokens(tokens: Iterable[FavourToken]) -> tuple[TokenView, ...]:
    return tuple(_token(token.face if token.up else None) for token in tokens)


@cache
def _token(face: Face | None) -> TokenView:
    return TokenView(face=face)


def _spots(table: Table) -> tuple[SpotView, ...]:
    found: dict[int, list[Creature]] = {}
    for creature in table.creatures if table.phase != "over" else ():
        for spot in picks_of(table, creature):
            found.setdefault(spot, []).append(creature)
    free = available_spots(table) if table.creatures else frozenset[int]()
    return tuple(
        _spot(table, number, tuple(found.get(number, ())), number in free)
        for number in range(len(table.tiles))
    )


def _spot(table: Table, number: int, picks: tuple[Creature, ...], is_free: bool) -> SpotView:
    covered, is_down, tile = is_covered(table, number), number in table.down, table.tiles[number]
    return _seen(
        table.ground.spots[number],
        table.ground.regions[number],
        None if is_down or tile == NOWHERE else tile,
        is_down,
        covered,
        is_free,
        picks,
        number in table.bits,
        tuple(token.face if token.up else None for token in table.tokens.get(number, ())),
        table.marks.get(number),
        table.lights.get(number),
        table.standing_on(number),
        table.phase in ("prepare", "light", "shadow"),
    )


@lru_cache(1 << 14)
def _seen(
    spot: Spot,
    region: str,
    tile: int | None,
    is_down: bool,
    covered: bool,
    available: bool,
    picks: tuple[Creature, ...],
    bit: bool,
    tokens: tuple[Face | None, ...],
    mark: Mark | None,
    light: Spirit | None,
    creature: Creature | None,
    is_placing: bool,
) -> SpotView:
    """Return a place as it is seen: most places look as they did a moment ago, so each look is made once."""
    hidden = FACE_DOWN if is_down else None
    return SpotView(
        name=spot.name,
        row=spot.row,
        x=spot.x,
        level=spot.level,
        kind=spot.kind,
        tile=hidden if tile is None else tile_view(tile),
        covered=covered,
        available=available,
        picks=picks,
        bit=bit,
        tokens=tuple(map(_token, tokens)),
        mark=mark,
        light=light,
        creature=creature,
        start=spot.start if is_placing else None,
        region=region,
    )


def _pile(table: Table, name: str) -> TokenPileView:
    """Return the view of a pile of tokens: one named after a column lies below it, one named after a row beside it."""
    kind, _, number = name.partition("-")
    x = 2 * int(number) if kind == "column" else None
    return TokenPileView(name=name, tokens=_tokens(table.piles[name]), x=x, mark=table.pile_marks.get(name))


def _stack(name: str, stack: Stack) -> StackView:
    known = tuple(map(tile_view, stack.items)) if stack.up and name != "eclipse" else ()
    numbers = tuple(stack.items) if stack.up and name == "eclipse" else ()
    return StackView(name=name, count=len(stack.items), tiles=known, numbers=numbers)


def _picked(table: Table, taken: TakenTile) -> PickedView:
    tile = FACE_DOWN if taken.down else tile_view(taken.tile)
    place = table.ground.names[taken.spot] if taken.spot >= 0 else ""
    return PickedView(
        place=place,
        tile=tile,
        creature=taken.creature,
        tokens=_tokens(taken.tokens),
        lights=tuple(brought_lights(table, taken)),
    )


def _side(table: Table, side: Side, counted: tuple[score.SideCategory, ...]) -> SideView:
    pile, lines = table.sides[side], score.lines(table, side, counted)
    return SideView(
        side=side,
        tiles=tuple(map(tile_view, pile.tiles)),
        tokens=tuple(pile.tokens),
        bits=pile.bits,
        lights=tuple(pile.lights),
        fireflies=len(pile.fireflies),
        lines=lines,
        score=score.score(lines),
    )


def _category(table: Table, category: score.SideCategory, gone: Mapping[Spirit | Power, int]) -> CategoryView:
    parts = {side: _part(category.parts[side]) for side in SIDES}
    name, whole = category.name, in_all(table.spirits)[category.name]
    return CategoryView(
        name=name,
        light=parts["light"],
        shadow=parts["shadow"],
        demanded=table.card.count(name),
        in_all=whole,
        to_come=whole - gone[name],
    )


@lru_cache(1 << 10)
def _part(own: score.SidePart) -> PartView:
    return PartView(
        on_tiles=own.on_tiles,
        on_tokens=own.on_tokens,
        leads=own.leads,
        points=own.points,
        missing=not own.on_tiles,
    )


def _player(
    table: Table, seat: Seat, viewer: Seat | None, counted: tuple[score.SideCategory, ...]
) -> PlayerView:
    player = table.players[seat]
    bare = PlayerView(seat=seat, gem=GEMS[seat], gems=player.gems, spent=player.spent, bits=player.bits)
    if player.objective is None or (seat != viewer and table.phase != "over"):
        return bare
    card = score.objective(player.objective)
    missions = tuple(
        MissionView(side=each.side, spirit=each.spirit, least=each.least, done=score.is_done(each, counted))
        for each in card.missions
    )
    return bare.model_copy(update={"side": card.side, "missions": missions})
