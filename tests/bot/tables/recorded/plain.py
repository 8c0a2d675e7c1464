"""Whatever tables give and tell, as plain lines that hang on no words and no addresses in memory."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import fields, is_dataclass
from datetime import date
from enum import Enum
from typing import Any

from pydantic import BaseModel

from bot.tables import Table
from bot.tables.requests.whatif import Trial
from bot.tables.tournaments.model import Tournament
from engine.game import Game
from engine.match import Match
from engine.text import Rule, Text, Who
from tests.engine.contract.looks import spelled

BYTES = 2000
"""Number of bytes above which only their number is written."""


def plain(value: Any) -> Any:
    """Return a value as numbers, texts, lists and mappings."""
    match value:
        case None | bool() | int() | float():
            return value
        case Enum():
            return str(value)
        case str() | bytes():
            return value if len(value) < BYTES else f"{len(value)} long"
        case Text() | Who() | Rule():
            return spelled(value)
        case Match():
            return f"{value.seq} {value.digest}"
        case Game():
            return value.id
        case date():
            return value.isoformat()
        case Table():
            return _fields(value, without=("preferences", "secret"))
        case BaseModel():
            return {name: plain(getattr(value, name)) for name in type(value).model_fields}
        case Tournament():
            stand = [value.draw, value.standings, value.groups, value.winners, value.resting, value.gone]
            return {**_fields(value), "seen": plain(stand if value.rounds else [])}
        case Trial():
            return {**_fields(value), "others": plain(value.others), "behind": value.is_behind}
        case _ if is_dataclass(value):
            return _fields(value)
        case Mapping():
            return {str(plain(key)): plain(each) for key, each in value.items()}
        case Set():
            return sorted(map(str, map(plain, value)))
        case Sequence():
            return [plain(each) for each in value]
    return type(value).__name__


def _fields(value: Any, without: Sequence[str] = ()) -> dict[str, Any]:
    names = (
        each.name for each in fields(value) if each.name not in without and not each.name.startswith("_")
    )
    found = {name: plain(getattr(value, name)) for name in names}
    return {name: each for name, each in found.items() if each not in (None, [], {}, False)}
