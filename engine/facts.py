"""Facts of a game: its components, from `data/games/<game>/*.toml`, as frozen models that are checked once, when first read."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel, ConfigDict

_GAMES = Path(__file__).parent.parent / "data" / "games"

F = TypeVar("F", bound="Facts")


class Facts(BaseModel):
    """A part of what a file says. Games subclass it; what cannot be true raises in a validator."""

    model_config = ConfigDict(frozen=True, extra="forbid")


def facts(game_id: str, name: str, model: type[F]) -> F:
    """What `data/games/<game_id>/<name>.toml` says, as this model.

    Raises FileNotFoundError, TOMLDecodeError or pydantic's ValidationError where the file is missing or wrong.
    """
    found = _read(game_id, name, model)
    assert isinstance(found, model)
    return found


@cache
def _read(game_id: str, name: str, model: type[Facts]) -> Facts:
    with (_GAMES / game_id / f"{name}.toml").open("rb") as file:
        return model.model_validate(tomllib.load(file))
