"""The rule ledger of a game: every rule as one testable statement with an id.

`data/games/<game>/rules.toml` holds the ids with where each rule comes from; the statements themselves are words, in
`data/text/<language>/<game>-rulebook.ftl` under their ids. Beside it may stand `rulings.toml` with what was published on the
rules later, each with the rules that it makes more exact; its words are in `<game>-rulings.ftl`. `questions.toml` holds questions as people
ask them, by language, each with the rules that answer it: /rules compares with them what it is asked, and nobody reads them.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field

from engine.home import home


class RuleEntry(BaseModel):
    """One rule: its id (`SF-TAKE-03`), its source, and what the statement does not say itself."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: str
    source: str
    implied: bool = False
    """Whether the rule is not printed in a rulebook: a digital version has to decide it."""
    example: str | None = None
    note: str | None = None
    rules: tuple[str, ...] = ()
    """The rules that a published ruling makes more exact; it matters where the first of them does."""

    @property
    def group(self) -> str:
        """The part of the rules that the rule belongs to: `SF-TAKE`."""
        return self.id.rsplit("-", 1)[0]


@cache
def ledger(game_id: str) -> tuple[RuleEntry, ...]:
    """Return the rules of a game in the order of the ledger, then the published rulings on them where there are any.

    Raises FileNotFoundError where the game has no rules.
    """
    facts = home(game_id).facts
    rulings = facts / "rulings.toml"
    found = _read(facts / "rules.toml", "rule")
    return (*found, *_read(rulings, "ruling")) if rulings.exists() else found


class KnownQuestion(BaseModel):
    """A question as people ask it, in any number of wordings by language, and the ids of the rules that answer it, the best first."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    rules: tuple[str, ...] = Field(min_length=1)
    asked: dict[str, tuple[str, ...]]


@cache
def known_questions(game_id: str) -> tuple[KnownQuestion, ...]:
    """Return the questions of a game's `questions.toml`; () where there is none."""
    path = home(game_id).facts / "questions.toml"
    if not path.exists():
        return ()
    with path.open("rb") as file:
        return tuple(KnownQuestion.model_validate(entry) for entry in tomllib.load(file)["question"])


def _read(path: Path, kind: str) -> tuple[RuleEntry, ...]:
    with path.open("rb") as file:
        return tuple(RuleEntry.model_validate(entry) for entry in tomllib.load(file)[kind])
