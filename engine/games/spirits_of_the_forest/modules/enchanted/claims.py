"""Claiming cards of the display with tiles (ML-ENCHANT-04 to -08)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from typing import ClassVar

from engine.chance import Chance
from engine.event import Event
from engine.games.spirits_of_the_forest.model.actions import ForestAction, Stop
from engine.games.spirits_of_the_forest.model.kinds import Face, Stage
from engine.games.spirits_of_the_forest.model.table import Favour, Player, Table
from engine.games.spirits_of_the_forest.model.texts import event, named, refuse, tell
from engine.games.spirits_of_the_forest.modules.enchanted.deck import (
    Bonus,
    enchantments,
    kind_text,
    matches,
    request_text,
    tile_kind,
    tile_of_kind,
)
from engine.games.spirits_of_the_forest.modules.enchanted.state import Claim, Display, display_of, gem_moves
from engine.games.spirits_of_the_forest.pieces.favour import examine
from engine.games.spirits_of_the_forest.pieces.forest import ground_of
from engine.games.spirits_of_the_forest.pieces.step import ForestGuard, Reason, StepMoment, TurnStep
from engine.games.spirits_of_the_forest.pieces.tile import is_blocked
from engine.guard import Objection
from engine.text import Seat, Who

STOP = Stop()


def own_kinds(player: Player) -> Counter[str]:
    """Return the kinds of a player's tiles, counted."""
    return Counter(sorted(map(tile_kind, player.tiles)))


def claims_of(kinds: Counter[str], card: str) -> Iterator[Claim]:
    """Yield every way to meet the three requests of a card with three of these tiles (ML-ENCHANT-04)."""
    fitting = [
        [kind for kind in kinds if (tile := tile_of_kind(kind)) and matches(request, tile)]
        for request in enchantments()[card].requests
    ]
    for named_tiles in product(*fitting):
        if all(kinds[kind] >= named_tiles.count(kind) for kind in named_tiles):
            first, second, third = named_tiles
            yield Claim(card, first, second, third)


def claims(display: Display, player: Player) -> Iterator[Claim]:
    """Yield every claim that a player's tiles allow."""
    kinds = own_kinds(player)
    for card in display.display:
        yield from claims_of(kinds, card)


def is_on_display(table: Table, seat: Seat, action: ForestAction) -> Objection | None:
    """Return the objection to claiming a card that is not on the display (ML-ENCHANT-01); None where there is none."""
    if isinstance(action, Claim) and action.card not in display_of(table).display:
        return refuse("ML-ENCHANT-01", "not-shown")
    return None


def has_the_tiles(table: Table, seat: Seat, action: ForestAction) -> Objection | None:
    """Return the objection to a claim without an own tile for each request (ML-ENCHANT-04); None where there is none."""
    if not isinstance(action, Claim):
        return None
    own = own_kinds(table.players[seat])
    for kind, number in Counter(action.kinds).items():
        if tile_of_kind(kind) is None:
            return refuse(None, "no-such-tile", tile=kind)
        if own[kind] < number:
            return refuse("ML-ENCHANT-04", "not-enough", tile=kind_text(kind))
    return None


def meets_the_requests(table: Table, seat: Seat, action: ForestAction) -> Objection | None:
    """Return the objection to a tile that does not meet its request (ML-ENCHANT-05); None where there is none."""
    if not isinstance(action, Claim):
        return None
    for request, kind in zip(enchantments()[action.card].requests, action.kinds, strict=True):
        tile = tile_of_kind(kind)
        if tile is not None and not matches(request, tile):
            return refuse("ML-ENCHANT-05", "unmet", tile=kind_text(kind), request=request_text(request))
    return None


def object_when_blocked(table: Table) -> Objection | None:
    """Return the objection to claiming while one can collect nothing (ML-ENCHANT-09); None where there is none."""
    if table.stage == "collect" and is_blocked(table):
        return refuse("ML-ENCHANT-09", "blocked-claim")
    return None


class Claiming(TurnStep):
    """The step at the end of the turn in which one card of the display may be claimed (ML-ENCHANT-06)."""

    stage: ClassVar[Stage] = "claim"
    moment: ClassVar[StepMoment] = StepMoment.FINISH
    verbs: ClassVar[Sequence[type[ForestAction]]] = (Claim, Stop)
    waiting: ClassVar[Reason] = ("ML-ENCHANT-06", "claim-step")
    early: ClassVar[Reason | None] = ("ML-ENCHANT-06", "claim-early")
    guards: ClassVar[Sequence[ForestGuard]] = (is_on_display, has_the_tiles, meets_the_requests)

    def is_due(self, table: Table) -> bool:
        return any(True for _ in claims(display_of(table), table.players[table.active]))

    def choices(self, table: Table, seat: Seat) -> Iterator[ForestAction]:
        yield from claims(display_of(table), table.players[seat])
        yield STOP

    def untimely(self, table: Table, action: ForestAction) -> Objection | None:
        early = super().untimely(table, action)
        return early and (object_when_blocked(table) or early)

    def play(self, table: Table, seat: Seat, action: ForestAction, chance: Chance) -> Iterator[Event]:
        if not isinstance(action, Claim):
            yield event("no-claim", who=Who(seat))
            return
        display, player = display_of(table), table.players[seat]
        card = enchantments()[action.card]
        paid, bonus = tuple(map(kind_text, action.kinds)), tell(f"bonus-{card.bonus}")
        yield event("claim", who=Who(seat), tiles=paid, points=card.points, bonus=bonus)
        for kind in action.kinds:  # ML-ENCHANT-07
            index = next(tile for tile in player.tiles if tile_kind(tile) == kind)
            player.tiles.remove(index)
            display.spent.append(index)
        place = display.display.index(action.card)
        display.display[place : place + 1] = [display.deck.pop()] if display.deck else []  # ML-ENCHANT-08
        display.claimed[seat].append(action.card)
        yield from _bonus(table, display, seat, card.bonus, chance)


def _bonus(table: Table, display: Display, seat: Seat, bonus: Bonus, chance: Chance) -> Iterator[Event]:
    """Yield the events of a card's bonus at once, or ask next what is to be chosen for it (ML-ENCHANT-10, -13, -14)."""
    if _lapses(table, bonus):
        yield event("bonus-lapses", who=Who(seat), bonus=tell(f"bonus-{bonus}"))
    if bonus == "gem":
        display.bonus = bonus
    elif bonus == "again":
        display.again = True
    else:
        display.drawn = tuple(_draw(table.box, chance) for _ in range(min(2, len(table.box))))
        if len(display.drawn) == 1:
            table.won, display.drawn = (Favour(display.drawn[0]),), ()
            yield from examine(table, seat)
        elif display.drawn:
            faces = tuple(map(named, display.drawn))
            yield event("draw", who=Who(seat))
            yield event("draw-sees", only=[seat], faces=faces)


def _lapses(table: Table, bonus: Bonus) -> bool:
    """Return whether a bonus brings nothing: without a gem to move, with the forest empty, or with no token left in the box."""
    if bonus == "gem":
        return not any(True for _ in gem_moves(table))
    return not (ground_of(table).held if bonus == "again" else table.box)


def _draw(box: list[Face], chance: Chance) -> Face:
    return box.pop(chance.below(len(box)))
