"""The catalogue keys that stand in the code: literals, and f-strings as patterns."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path

from engine.action import field_names
from engine.registry import games
from engine.telling import Telling

ROOT = Path(__file__).parent.parent
SAYING = {
    "say": (0, ""),
    "tell": (0, ""),
    "ask_text": (0, ""),
    "key": (0, ""),
    "event": (0, "event-"),
    "refuse": (1, "refused-"),
}
"""Functions that are given a catalogue key: as which argument, and what they put before it."""
ANYTHING = r"[-\w]+"
"""Pattern of what an f-string puts into a key."""
KIT, TELLING = ROOT / "engine" / "kit.py", ROOT / "engine" / "telling.py"
"""Modules that make keys of what games hand to them, and have none of their own."""


@dataclass(frozen=True)
class Said:
    """A key in code: a regular expression that it fits, where it stands, and whether it is said there for certain."""

    pattern: str
    place: str
    certain: bool


@cache
def keys_in_code() -> tuple[Said, ...]:
    """Return every string that may be a key; `certain` where it is handed to a function that says it.

    Labels and choices of actions are said by default.
    """
    found = (
        said
        for package in ("engine", "words", "render", "bot")
        for path in sorted((ROOT / package).rglob("*.py"))
        if path not in (KIT, TELLING)
        for said in _in_file(path)
    )
    return (*found, *_default_labels())


def spellings(pattern: str) -> frozenset[str] | None:
    """Return all that a key's pattern can stand for; None where that is without end."""
    if ANYTHING in pattern:
        return None
    parts = re.split(r"\(\?:(.*?)\)\?", pattern)
    choices = [("", *part.split("|")) if number % 2 else (part,) for number, part in enumerate(parts)]
    return frozenset(re.sub(r"\\(.)", r"\1", "".join(each)) for each in product(*choices))


def _default_labels() -> Iterator[Said]:
    for game in games().values():
        for verb in game.grammar.verbs:
            yield Said(re.escape(f"{game.id}-label-{verb}"), str(KIT.relative_to(ROOT)), certain=False)
        if type(game.telling).choice is Telling.choice:
            for field in {name for kind in game.actions for name in field_names(kind)}:
                key = f"{game.id}-choice-{field.replace('_', '-')}"
                yield Said(re.escape(key), str(TELLING.relative_to(ROOT)), certain=False)


def _in_file(path: Path) -> Iterator[Said]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    prefix = _prefix(path)
    nodes = [*ast.walk(tree)]
    certain = {id(node): before for call in nodes for node, before in _keys_of(call)}
    for node in nodes:
        if (pattern := _pattern(node)) is not None:
            place = f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}"
            before = certain.get(id(node), "(?:event-|refused-)?" if prefix else "")
            yield Said(f"{prefix}{before}{pattern}", place, id(node) in certain)


def _prefix(path: Path) -> str:
    """Return the pattern of what a module may leave out before its own keys: the id of its game; empty outside of games."""
    packages = {game_id.replace("-", "_"): game_id for game_id in games()}
    inside = path.relative_to(ROOT).with_suffix("")
    game_id = next((packages[part] for part in inside.parts if part in packages), None)
    return f"(?:{re.escape(game_id)}-)?" if game_id else ""


def _keys_of(call: ast.AST) -> Iterator[tuple[ast.AST, str]]:
    """Yield the nodes that are a key for certain, both branches where there is a choice, and what is put before them."""
    if not isinstance(call, ast.Call):
        return
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    argument, before = SAYING.get(name, (0, ""))
    if name in SAYING and len(call.args) > argument:
        yield from ((node, before) for node in _branches(call.args[argument]))


def _branches(node: ast.expr) -> Iterator[ast.AST]:
    if isinstance(node, ast.IfExp):
        yield from _branches(node.body)
        yield from _branches(node.orelse)
    else:
        yield node


def _pattern(node: ast.AST) -> str | None:
    """Return a literal that could be a key, or an f-string that begins like one, as a regular expression."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.escape(node.value) if re.fullmatch(r"[A-Za-z][-\w]*", node.value) else None
    if isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant):
        parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else ANYTHING for p in node.values]
        return "".join(parts) if re.match(r"[a-z]", parts[0]) else None
    return None
