"""The bonus of a claimed card: gems that move (ML-ENCHANT-11, ML-ENCHANT-12), or one of two tokens (ML-ENCHANT-14)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from engine.chance import Chance
from engine.event import Event
from engine.games.spirits_of_the_forest.model.actions import ForestAction, Move, Stop, Token
from engine.games.spirits_of_the_forest.model.kinds import Stage
from engine.games.spirits_of_the_forest.model.table import Favour, Table
from engine.games.spirits_of_the_forest.model.texts import event, named, refuse
from engine.games.spirits_of_the_forest.modules.enchanted.claims import STOP, object_when_blocked
from engine.games.spirits_of_the_forest.modules.enchanted.state import SwapGems, display_of, gem_moves
from engine.games.spirits_of_the_forest.pieces.gem import object_to_own_gem, object_to_target
from engine.games.spirits_of_the_forest.pieces.step import ForestGuard, Reason, StepMoment, TurnStep, prompt
from engine.guard import Objection
from engine.text import Seat, Text, Who


def moves_an_own_gem(table: Table, seat: Seat, action: ForestAction) -> Objection | None:
    """Return the objection to moving or swapping a gem that is not an own one in the forest (SF-GEM-17); None where there is none."""
    if isinstance(action, Move):
        return object_to_own_gem(table, seat, action.gem, "ML-ENCHANT-12")
    return (
        object_to_own_gem(table, seat, action.own, "ML-ENCHANT-11") if isinstance(action, SwapGems) else None
    )


def has_a_target(table: Table, seat: Seat, action: ForestAction) -> Objection | None:
    """Return the objection to a gem moved elsewhere than onto a tile without a gem (SF-GEM-02, SF-GEM-03); None where there is none."""
    return object_to_target(table, action.to) if isinstance(action, Move) else None


def moves_each_once(table: Table, seat: Seat, action: ForestAction) -> Objection | None:
    """Return the objection to moving a gem twice (ML-ENCHANT-12); None where there is none."""
    if isinstance(action, Move) and table.layout.index[action.gem] in display_of(table).moved:
        return refuse("ML-ENCHANT-12", "moved-already", cell=action.gem)
    return None


def swaps_with_another(table: Table, seat: Seat, action: ForestAction) -> Objection | None:
    """Return the objection to a swap with no other player's gem (ML-ENCHANT-11); None where there is none."""
    if not isinstance(action, SwapGems):
        return None
    owner = table.gems.get(table.layout.index[action.other])
    if owner is None:
        return refuse("ML-ENCHANT-11", "no-gem-there", cell=action.other)
    return refuse("ML-ENCHANT-11", "swap-own", cell=action.other) if owner == seat else None


def swaps_before_moving(table: Table, seat: Seat, action: ForestAction) -> Objection | None:
    """Return the objection to a swap once a gem has been moved instead (ML-ENCHANT-12); None where there is none."""
    if isinstance(action, SwapGems) and display_of(table).moved:
        return refuse("ML-ENCHANT-12", "swap-or-move")
    return None


def is_drawn(table: Table, seat: Seat, action: ForestAction) -> Objection | None:
    """Return the objection to a token that is not one of the two drawn (ML-ENCHANT-14); None where there is none."""
    assert isinstance(action, Token)
    return None if action.face in display_of(table).drawn else refuse("ML-ENCHANT-14", "token-not-drawn")


class MovingGems(TurnStep):
    """The step in which two gems change places (ML-ENCHANT-11), or own gems are moved, each once (ML-ENCHANT-12)."""

    stage: ClassVar[Stage] = "bonus-gem"
    moment: ClassVar[StepMoment] = StepMoment.FINISH
    verbs: ClassVar[Sequence[type[ForestAction]]] = (SwapGems, Move, Stop)
    waiting: ClassVar[Reason] = ("ML-ENCHANT-12", "bonus-gem-step")
    early: ClassVar[Reason | None] = ("ML-ENCHANT-11", "swap-early")
    guards: ClassVar[Sequence[ForestGuard]] = (
        moves_an_own_gem,
        has_a_target,
        moves_each_once,
        swaps_with_another,
        swaps_before_moving,
    )
    repeats: ClassVar[bool] = True

    def is_due(self, table: Table) -> bool:
        return display_of(table).bonus == "gem" and any(True for _ in gem_moves(table))

    def prompt(self, table: Table, seat: Seat) -> Text:
        return prompt("bonus-gem-more" if display_of(table).moved else "bonus-gem", seat)

    def choices(self, table: Table, seat: Seat) -> Iterator[ForestAction]:
        yield from gem_moves(table)
        yield STOP

    def untimely(self, table: Table, action: ForestAction) -> Objection | None:
        early = super().untimely(table, action)
        return early and (object_when_blocked(table) or early)

    def play(self, table: Table, seat: Seat, action: ForestAction, chance: Chance) -> Iterator[Event]:
        display, index = display_of(table), table.layout.index
        match action:
            case SwapGems(own, other):
                owner = table.gems[index[other]]
                table.gems[index[other]], table.gems[index[own]] = seat, owner
                display.bonus = None
                yield event("swap", who=Who(seat), own=own, other=other, owner=Who(owner))
            case Move(gem, to):
                del table.gems[index[gem]]
                table.gems[index[to]] = seat
                display.moved += (index[to],)
                yield event("move", who=Who(seat), gem=gem, cell=to)
            case _:
                display.bonus = None
                yield event("stop-gems", who=Who(seat))


class KeepingToken(TurnStep):
    """The step in which one of two tokens is kept and examined as any favour is; nobody sees the other (ML-ENCHANT-14)."""

    stage: ClassVar[Stage] = "bonus-token"
    moment: ClassVar[StepMoment] = StepMoment.FINISH
    verbs: ClassVar[Sequence[type[ForestAction]]] = (Token,)
    waiting: ClassVar[Reason] = ("ML-ENCHANT-14", "bonus-token-step")
    early: ClassVar[Reason | None] = ("ML-ENCHANT-14", "no-tokens")
    guards: ClassVar[Sequence[ForestGuard]] = (is_drawn,)

    def is_due(self, table: Table) -> bool:
        return bool(display_of(table).drawn)

    def choices(self, table: Table, seat: Seat) -> Sequence[ForestAction]:
        return tuple(map(Token, dict.fromkeys(display_of(table).drawn)))

    def play(self, table: Table, seat: Seat, action: ForestAction, chance: Chance) -> Iterator[Event]:
        display = display_of(table)
        assert isinstance(action, Token)
        faces = list(display.drawn)
        kept = faces.pop(faces.index(next(face for face in faces if face == action.face)))
        display.drawn = ()
        display.out += ((seat, face) for face in faces)
        table.players[seat].favours.append(Favour(kept))
        yield event("token-kept", who=Who(seat))
        yield event("token-kept-sees", only=[seat], face=named(kept))
