"""The rule ledger of a game: every rule as one testable statement with an id.

`data/games/<game>/rules.toml` holds the ids with where each rule comes from; the statements themselves are words, in
`data/text/<language>/<game>-rulebook.ftl` under their ids.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from pydantic import BaseModel, ConfigDict

_GAMES = Path(__file__).parent.parent / "data" / "games"


class RuleEntry(BaseModel):
    """One rule: its id (`SF-TAKE-03`), its source, and what the statement does not say itself."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: str
    source: str
    implied: bool = False
    """Not printed in a rulebook: a digital version has to decide it."""
    example: str | None = None
    note: str | None = None

    @property
    def group(self) -> str:
        """The part of the rules it belongs to: `SF-TAKE`."""
        return self.id.rsplit("-", 1)[0]


@cache
def ledger(game_id: str) -> tuple[RuleEntry, ...]:
    """The rules of a game, in the order of the ledger. Raises FileNotFoundError where the game has none."""
    path = _GAMES / game_id / "rules.toml"
    with path.open("rb") as file:
        return tuple(RuleEntry.model_validate(rule) for rule in tomllib.load(file)["rule"])
