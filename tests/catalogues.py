"""The Fluent catalogues as they are written: their messages, variables and selects."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import chain, combinations, product
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from tests.engine.toys import CATALOGUES as TOYS
from words.catalogue import CATALOGUES
from words.completeness import whole_languages
from words.plural_forms import FORMS, parts

FOLDERS = (CATALOGUES, TOYS)

WHOLE = whole_languages(CATALOGUES)
"""The languages that have all words; what only these promise is not asked of any other."""


def files(language: str) -> list[Path]:
    """Return every catalogue of a language, those of the toys included."""
    return [path for folder in FOLDERS for path in sorted((folder / language).glob("*.ftl"))]


@cache
def entries(path: Path) -> tuple[Any, ...]:
    """Yield everything in a catalogue that is not a comment."""
    parsed = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))
    return tuple(entry for entry in parsed.body if not isinstance(entry, ast.BaseComment))


def messages(language: str) -> Iterator[tuple[str, Any]]:
    """Yield every message of a language by its id; one that is written twice comes twice."""
    for path in files(language):
        for entry in entries(path):
            if isinstance(entry, ast.Message):
                yield entry.id.name, entry


def said_arguments(node: Any) -> frozenset[str]:
    """Return the names of the arguments that a message, or a part of one, says: one that only picks a variant is not said."""
    if isinstance(node, ast.SelectExpression):
        return said_arguments([variant.value for variant in node.variants])
    if isinstance(node, ast.VariableReference):
        return frozenset({node.id.name})
    within = list(vars(node).values()) if isinstance(node, ast.BaseNode) else node
    return frozenset().union(*map(said_arguments, within)) if isinstance(within, list) else frozenset()


def said_in_order(message: Any) -> frozenset[tuple[str, str]]:
    """Return every two arguments of which a message says one before the other, in one of its forms, in that order."""
    return frozenset(
        (first, later)
        for said in _sequences(message.value)
        for first, later in combinations(dict.fromkeys(said), 2)
    )


def _sequences(node: Any) -> frozenset[tuple[str, ...]]:
    """Return the arguments that a part of a message says, in their order, in each of its forms."""
    match node:
        case ast.Pattern(elements=elements) | ast.CallArguments(positional=elements):
            every = product(*map(_sequences, elements))
            return frozenset(tuple(chain.from_iterable(parts)) for parts in every)
        case ast.SelectExpression(variants=variants):
            return frozenset().union(*(_sequences(variant.value) for variant in variants))
        case ast.VariableReference(id=name):
            return frozenset({(name.name,)})
        case ast.Placeable(expression=inner) | ast.FunctionReference(arguments=inner):
            return _sequences(inner)
    return frozenset({()})


def forms(message: Any) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Yield each select of a message on a number: the name of that, and the patterns by plural form."""
    for part in parts(message):
        if isinstance(part, ast.SelectExpression):
            keyed = ((variant.key, variant.value) for variant in part.variants)
            found = {
                key.name: value
                for key, value in keyed
                if isinstance(key, ast.Identifier) and key.name in FORMS
            }
            if found:
                yield from ((name, found) for name in said_arguments(part.selector))


def references(message: Any) -> frozenset[str]:
    """Return the ids of the messages that a message says within itself."""
    return frozenset(part.id.name for part in parts(message) if isinstance(part, ast.MessageReference))
