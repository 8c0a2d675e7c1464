"""Arguments of sentences: whatever the code says by a key is given all that its message wants."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.catalogues import messages, references
from words.plural_forms import variables

ROOMS = ("bot", "engine", "render", "words")
SPEAKING = {"say", ".key", ".say", ".tell"}
"""Functions and methods whose first argument is a key, and whose named ones are the arguments of its message."""


class Said(NamedTuple):
    """A call that says a sentence: where it stands, the keys that it may have, and the names of the arguments."""

    place: str
    keys: tuple[str, ...]
    given: frozenset[str]


def said_in(path: Path) -> Iterator[Said]:
    """Yield the calls of a file that name a key, but for those whose arguments come from elsewhere."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not node.args or _name(node.func) not in SPEAKING:
            continue
        names = [keyword.arg for keyword in node.keywords]
        if None not in names and (keys := tuple(_keys(node.args[0]))):
            yield Said(f"{path}:{node.lineno}", keys, frozenset(map(str, names)))


def _name(function: ast.expr) -> str:
    return f".{function.attr}" if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _keys(key: ast.expr) -> Iterator[str]:
    """Yield the keys that this expression may be, as far as they stand in the code as they are."""
    match key:
        case ast.Constant(value=str(found)):
            yield found
        case ast.IfExp(body=body, orelse=orelse):
            yield from _keys(body)
            yield from _keys(orelse)


@cache
def wanted() -> Mapping[str, frozenset[str]]:
    """Return the arguments that each message wants, with those of the messages that it says within itself."""
    every: dict[str, Any] = dict(messages("en"))

    def of(key: str) -> frozenset[str]:
        own = frozenset(variables(every[key]))
        return own.union(*(of(within) for within in references(every[key])))

    return {key: of(key) for key in every}


@pytest.mark.parametrize("room", ROOMS)
def test_a_sentence_is_given_all_that_its_message_wants(room: str) -> None:
    calls = [said for path in sorted(Path(room).rglob("*.py")) for said in said_in(path)]
    missing = [
        f"{said.place}: {key} wants {sorted(wanted()[key] - said.given)}"
        for said in calls
        for key in said.keys
        if not wanted().get(key, frozenset()) <= said.given
    ]
    assert missing == []
