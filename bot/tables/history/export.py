"""A finished game as a text that people can read and another Grovekeeper can take in.

    grovekeeper-record 1
    game: spirits-of-the-forest
    rules: 3
    options: {}
    seat: Ada
    seat: Bruno
    seed: 6120…
    digest: 03ab…

    1 take C1 C12
    2 keep

After an empty line each line is a move: the number of its seat, from 1, and the move in text form. `rules` is the version of the game's
rules that it was last saved under, `digest` that of its end. Nobody is named but by the names of the seats.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError

from bot.store.rows import Row
from bot.tables.log import rows as log
from bot.tables.log.mapping import Find
from bot.tables.model.table import Table
from engine.errors import Malformed
from engine.game import Game, TableOptions
from engine.match import Match
from engine.record import Diverged, RecordedMove, play_again
from engine.text import Seat, Text, say

LARGEST = 64 * 1024
"""Maximum size of a record in bytes; the longest games take a tenth of it."""
HEAD = "grovekeeper-record 1"
NAME = 80
"""Maximum length of a name in characters; Discord's are at most 32."""

_FIELD = re.compile(r"(game|rules|options|seat|seed|digest): (.*)")
_MOVE = re.compile(r"([1-9][0-9]?) (\S.*)")
_NUMBER = re.compile(r"[0-9]{1,9}")
_SEED = re.compile(r"(?:[0-9a-f]{2}){1,64}")


@dataclass(frozen=True, slots=True)
class Record:
    """The contents of a record, each part well-formed; whether the moves can be played is not known yet."""

    game: Game[Any, Any]
    version: int
    options: TableOptions
    names: tuple[str, ...]
    seed: bytes
    digest: str
    moves: tuple[tuple[Seat, str], ...]


def write(table: Table, moves: Iterable[Row]) -> str:
    """Return the record of a finished table and its moves as a text."""
    head = [
        HEAD,
        f"game: {table.game.id}",
        f"rules: {table.version}",
        f"options: {table.options.model_dump_json()}",
        *(f"seat: {_name(name)}" for name in table.people),
        f"seed: {table.secret.hex()}",
        f"digest: {table.match.digest if table.match else ''}",
    ]
    return "\n".join([*head, "", *(f"{log.seat_of(row) + 1} {row.action}" for row in moves), ""])


def read(data: bytes, find: Find) -> Record:
    """Return the record that a text holds. Raises Malformed, saying which line or part is wrong."""
    if len(data) > LARGEST:
        raise Malformed(say("record-too-large", most=LARGEST // 1024))
    try:
        lines = data.decode("utf-8-sig").splitlines()
    except UnicodeDecodeError:
        raise Malformed(say("record-none")) from None
    if not lines or lines[0].strip() != HEAD:
        raise Malformed(say("record-none"))
    end = lines.index("") if "" in lines else len(lines)
    parts = _parts(lines[1:end])
    game = find(_one(parts, "game"))
    return Record(
        game=game,
        version=int(_one(parts, "rules", _NUMBER)),
        options=_options(game, _one(parts, "options")),
        names=tuple(_name(name) for name in parts.get("seat", ())),
        seed=bytes.fromhex(_one(parts, "seed", _SEED)),
        digest=_one(parts, "digest"),
        moves=tuple(_moves(lines[end:], end + 1, len(parts.get("seat", ())))),
    )


def positions(record: Record) -> Iterator[tuple[Match[Any], Seat | None, str]]:
    """Yield the match after its setup and each move, the same one further on, with the seat and the move; None and "" for the setup.

    Raises Malformed at a move that cannot be played, and after the last where the game is not over or ends otherwise than recorded.
    """
    moves = (RecordedMove(seat, line) for seat, line in record.moves)
    replayed = play_again(record.game, record.options, len(record.names), record.seed, moves)
    match, _ = next(replayed)
    yield match, None, ""
    try:
        for (seat, line), _ in zip(record.moves, replayed, strict=True):
            yield match, seat, line
    except Diverged as left:
        raise Malformed(say("record-refused", number=left.number)) from None
    if not match.over:
        raise Malformed(say("record-unfinished"))
    if match.digest != record.digest:
        raise Malformed(_elsewhere(record))


def _elsewhere(record: Record) -> Text:
    if record.version == record.game.version:
        return say("record-elsewhere")
    return say("record-other-rules", theirs=record.version, ours=record.game.version)


def _parts(lines: Sequence[str]) -> Mapping[str, list[str]]:
    parts: dict[str, list[str]] = {}
    for number, line in enumerate(lines, 2):
        found = _FIELD.fullmatch(line.strip())
        if found is None:
            raise Malformed(say("record-line", line=number))
        parts.setdefault(found[1], []).append(found[2])
    return parts


def _one(parts: Mapping[str, list[str]], name: str, shape: re.Pattern[str] | None = None) -> str:
    values = parts.get(name, [])
    if len(values) != 1 or (shape and not shape.fullmatch(values[0])):
        raise Malformed(say("record-part", part=name))
    return values[0]


def _options(game: Game[Any, Any], text: str) -> TableOptions:
    try:
        return game.Options.model_validate_json(text)
    except ValidationError:
        raise Malformed(say("record-part", part="options")) from None


def _moves(lines: Sequence[str], first: int, seats: int) -> Iterator[tuple[Seat, str]]:
    """Yield the moves on these lines, of which the first has the number `first` in the file; empty lines are passed over."""
    for number, line in enumerate(lines, first):
        found = _MOVE.fullmatch(line.strip())
        if found and int(found[1]) <= seats:
            yield Seat(int(found[1]) - 1), found[2]
        elif line.strip():
            raise Malformed(say("record-line", line=number))


def _name(name: str) -> str:
    """Return a name on one line, of characters that can be shown."""
    shown = "".join(char if char.isprintable() else " " for char in name)
    return " ".join(shown.split())[:NAME] or "?"
