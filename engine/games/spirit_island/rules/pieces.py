"""Pieces that come, go, move, are damaged, destroyed or replaced."""

from __future__ import annotations

from engine.games.spirit_island.model.facts import piece_facts
from engine.games.spirit_island.model.kinds import Kind
from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.model.table import Piece, Table
from engine.games.spirit_island.model.texts import count_of, name_of, spot, tell
from engine.games.spirit_island.rules import terror
from engine.games.spirit_island.rules.challenge import challenges
from engine.games.spirit_island.rules.decisions import choose
from engine.games.spirit_island.rules.lasting_rules import holds, in_land
from engine.games.spirit_island.rules.spirit import spirits_at
from engine.script import Script
from engine.text import Arg, Seat, Text


def health(table: Table, land: str, kind: Kind) -> int:
    """Return the health that a piece of a kind has in a land now."""
    return toughness(table, kind) + (dahan_bonus(table, land) if kind == "dahan" else 0)


def dahan_bonus(table: Table, land: str) -> int:
    """Return the health that Dahan have in a land beyond what they have elsewhere."""
    return sum([each.amount for each in in_land(table, land, "dahan-health")])


def toughness(table: Table, kind: Kind) -> int:
    """Return the health that a piece of a kind has wherever nothing else holds (SI-ADVERSARY-11)."""
    return piece_facts(kind).health + sum(each.health(table, kind) for each in challenges(table))


def strength(table: Table, kind: Kind) -> int:
    """Return the damage that an invader of a kind deals here, in a ravage or wherever else (SI-ADVERSARY-16)."""
    return piece_facts(kind).damage + sum(each.damage(table, kind) for each in challenges(table))


def is_safe(table: Table, land: str, kind: Kind) -> bool:
    """Return whether pieces of a kind can neither be damaged nor destroyed in a land."""
    return kind == "dahan" and holds(table, land, "dahan-safe")


def put(play: IslandPlay, land: str, kind: Kind) -> None:
    """Put a new piece in a land; whoever does says so."""
    play.table.lands[land].add(Piece(kind))


def add(play: IslandPlay, land: str, kind: Kind, cause: Text | None = None) -> None:
    """Put a new piece in a land, and tell it; `cause`: for what."""
    put(play, land, kind)
    args: dict[str, Arg] = {"piece": count_of(kind), "count": 1, "land": spot(land)}
    if cause is None:
        play.tell(tell("event-added", **args))
    else:
        play.tell(tell("event-added-for", cause=cause, **args))


def remove(play: IslandPlay, land: str, piece: Piece) -> None:
    """Take a piece off the island, without fear (SI-DESTROY-03)."""
    play.table.lands[land].pieces.remove(piece)
    play.tell(tell("event-removed", piece=count_of(piece.kind), count=1, land=spot(land)))


def destroy(play: IslandPlay, land: str, piece: Piece) -> None:
    """Destroy a piece, with fear for towns and cities, whatever the cause (SI-DESTROY-02)."""
    play.table.lands[land].pieces.remove(piece)
    play.table.unit.append((land, piece.kind))
    play.tell(tell("event-destroyed", piece=count_of(piece.kind), count=1, land=spot(land)))
    terror.generate(play, piece_facts(piece.kind).fear)


def replace(
    play: IslandPlay, seat: Seat, about: Text, land: str, piece: Piece, *kinds: Kind
) -> Script[list[tuple[str, Piece]]]:
    """Put other pieces in the place of one; they take over its damage, as a seat divides it (SI-DAMAGE-09).

    Return those that have too much of it, with their land: they are to be destroyed.
    """
    name = piece.name
    shares = yield from _shares(play, seat, about, land, piece, kinds)
    piece = play.table.lands[land].find(name)
    play.table.lands[land].pieces.remove(piece)
    play.tell(tell("event-replaced", piece=count_of(piece.kind), by=_counted(kinds), land=spot(land)))
    dream, new = piece.dream, []
    for kind, share in zip(kinds, shares, strict=True):
        new.append(Piece(kind, share, dream=min(dream, share)))
        dream -= new[-1].dream
        play.table.lands[land].add(new[-1])
    return [(land, each) for each in new if each.damage >= health(play.table, land, each.kind)]


def _counted(kinds: tuple[Kind, ...]) -> tuple[Text, ...]:
    """Return pieces in words, those of one kind together: `2 explorers`."""
    return tuple(count_of(kind, kinds.count(kind)) for kind in dict.fromkeys(kinds))


def _shares(
    play: IslandPlay, seat: Seat, about: Text, land: str, piece: Piece, kinds: tuple[Kind, ...]
) -> Script[list[int]]:
    """Ask how much of its damage each of the pieces takes that come for one; only ways that differ are offered."""
    shares: list[int] = []
    for kind in kinds[:-1]:
        left, last = piece.damage - sum(shares), kinds[-1]
        ways: dict[tuple[int, int], int] = {}
        for number in range(left, (left - 1) // 2 if kind == last else -1, -1):
            bears = (
                min(number, health(play.table, land, kind)),
                min(left - number, health(play.table, land, last)),
            )
            ways.setdefault(bears, number)
        prompt = tell("ask-share", about=about, damage=left, piece=name_of(kind))
        way = yield from choose(play, seat, prompt, *(f"number-{number}" for number in ways.values()))
        shares.append(int(way.removeprefix("number-")))
    return [*shares, piece.damage - sum(shares)]


def move(play: IslandPlay, name: str, origin: str, land: str, *, spares: bool = False) -> Script[str | None]:
    """Move a piece, with its damage (SI-DAMAGE-05); if that is too much for the land it comes to, the piece is destroyed.

    `spares`: by a power that destroys nothing (SI-SPIRIT-13). Return the name that it has there; None where it falls.
    """
    here = play.table.lands[origin]
    piece = here.find(name)
    bore = health(play.table, origin, piece.kind) > piece.damage
    here.pieces.remove(piece)
    play.table.lands[land].add(piece)
    play.tell(tell("event-moved", piece=count_of(piece.kind), count=1, origin=spot(origin), land=spot(land)))
    strikes = piece.kind == "dahan" and any(each.moved_dahan_strike for each in challenges(play.table))
    piece.moved = "strikes" if strikes else True
    falls = bore and piece.damage >= health(play.table, land, piece.kind) and not spares
    if falls:
        destroy(play, land, piece)
    if piece.kind == "dahan":
        for seat, _, rules in spirits_at(play.table):
            yield from rules.dahan_moved(play, seat, origin, land)
    return None if falls else piece.name
