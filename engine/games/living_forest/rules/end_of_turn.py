"""The end of a turn, which goes by itself (LF-END-01)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.event import Event
from engine.games.living_forest.model.facts import board
from engine.games.living_forest.model.kinds import VARAN
from engine.games.living_forest.model.table import Supply, Table
from engine.games.living_forest.model.texts import event, names
from engine.games.living_forest.rules.effects import levels_taken
from engine.games.living_forest.rules.totals import total
from engine.text import Seat, Who


def end_turn(table: Table) -> Iterator[Event]:
    """End a turn in its order: the attack, new fires, the reserve, the Help Lines, the Sacred Tree."""
    yield from _attack(table)
    yield from _new_fires(table)
    yield from _refill(table)
    for player in table.players:  # LF-END-04
        player.discard += player.line
        player.line = []
        player.stopped = player.fresh = False
        table.element_tiles += len(player.extra)  # LF-KODAMA-20
        player.extra, player.paid = (), 0
    table.at_draw = Supply(table.fragments, table.element_tiles)
    table.first = Seat((table.first + 1) % len(table.players))  # LF-END-05
    table.turn += 1
    table.phase = "draw"
    yield event("sacred-tree", who=Who(table.first), turn=table.turn)


def _attack(table: Table) -> Iterator[Event]:
    """Let Onibi attack: each player with less water than the fires in the centre are worth gets a Varan for each.

    LF-ONIBI-01 to LF-ONIBI-07.
    """
    if not table.fires:
        yield event("no-attack")
        return
    strength = sum(table.fires)
    hit = [seat for seat in table.order if total(table.players[seat], "water") < strength]
    safe = tuple(Who(seat) for seat in table.order if seat not in hit)
    dealt = dict.fromkeys(hit, 0)
    for _ in table.fires:  # one at a time, so that a short supply is shared out (LF-ONIBI-06)
        for seat in hit:
            if table.varans:
                table.varans -= 1
                dealt[seat] += 1
                table.players[seat].discard.append(VARAN)
    yield event("attack", strength=strength, safe=safe, count=len(safe))
    for number in dict.fromkeys(dealt.values()):
        got = tuple(Who(seat) for seat in hit if dealt[seat] == number)
        yield event("hit", who=got, seats=len(got), count=number)


def _new_fires(table: Table) -> Iterator[Event]:
    """Add new fires for the cards that were attracted, the smallest first, as long as there is room (LF-ONIBI-08 to LF-ONIBI-12)."""
    counts = board()
    new = [counts.fire_values[level - 1] for level in levels_taken(table)]
    if not table.fires and not (new and table.options.rare_fire):
        new.append(counts.first_fire)
    added = sorted(new)[: counts.most_fires - len(table.fires)]
    table.fires = sorted([*table.fires, *added])
    if added:
        yield event("fires", fires=tuple(str(fire) for fire in added), count=len(added))


def _refill(table: Table) -> Iterator[Event]:
    """Fill up each level of the reserve from its deck (LF-END-03)."""
    shown: list[str] = []
    for level, taken in enumerate(table.taken):
        for _ in range(min(taken, len(table.decks[level]))):
            card = table.decks[level].pop()
            table.reserve[level].append(card)
            shown.append(card)
    table.taken = [0] * len(table.taken)
    if shown:
        yield event("refill", cards=names(shown), count=len(shown))
