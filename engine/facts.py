"""Facts of a game: its components, from `data/games/<game>/*.toml`, as frozen models that are checked once, when first read."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Self, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError, model_validator
from pydantic_core import ErrorDetails

from engine.home import DATA, home

GAMES = DATA / "games"
"""The folder of the facts of our games, a folder for each."""

F = TypeVar("F", bound="Facts")


class FactsError(Exception):
    """A file of facts cannot be read, or says what cannot be true. `faults` has a sentence for each fault, without its full stop."""

    def __init__(self, path: Path, faults: tuple[str, ...]) -> None:
        file = "/".join(path.parts[-2:])
        super().__init__("\n".join(f"{file}: {fault}." for fault in faults))
        self.faults = faults


class Facts(BaseModel):
    """A part of a file of facts. Games subclass it, and their `wrong` says what cannot be true."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    def wrong(self) -> Iterator[str]:
        """Yield what cannot be true of it, a sentence each without its full stop."""
        return iter(())

    def unplayable(self) -> Iterator[str]:
        """Yield what else keeps it from being played, in the same form. To find that out takes time, so reading does not look for it."""
        return iter(())

    @model_validator(mode="after")
    def _can_be_true(self) -> Self:
        if faults := "\n".join(self.wrong()):
            raise ValueError(faults)
        return self


def facts(game_id: str, name: str, model: type[F]) -> F:
    """Read `<name>.toml` among the facts of a game, for ours `data/games/<game_id>/`, as this model. A file is read once.

    Raises FileNotFoundError where there is no such file, and FactsError where it is wrong.
    """
    found = _read(game_id, name, model)
    assert isinstance(found, model)
    return found


@cache
def _read(game_id: str, name: str, model: type[Facts]) -> Facts:
    return read(home(game_id).facts / f"{name}.toml", model)


def read(path: Path, model: type[F]) -> F:
    """Read a file as it is now. Raises FactsError, naming the file and everything that is wrong in it."""
    try:
        return model.model_validate(tomllib.loads(path.read_text(encoding="utf-8")))
    except tomllib.TOMLDecodeError as error:
        raise FactsError(path, (f"it is no TOML: {error}",)) from None
    except ValidationError as error:
        raise FactsError(path, tuple(_sentences(error))) from None


def _sentences(error: ValidationError) -> Iterator[str]:
    for each in error.errors():
        if each["type"] == "value_error":
            yield from str(each["ctx"]["error"]).splitlines()
        else:
            yield f"{_place(each)}: {each['msg']}"


def _place(error: ErrorDetails) -> str:
    """Return the place in the file, as people count: `cards 4 goal`."""
    return " ".join(str(part + 1) if isinstance(part, int) else part for part in error["loc"])
