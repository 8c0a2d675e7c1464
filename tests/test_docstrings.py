"""The one voice of docstrings: each names its subject and can be read without the line above. Ruff's `D` rules hold their form."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGES = ("benchmarks", "bot", "docs", "engine", "render", "standin", "tests", "words")
OPENING = r"\s*(What|Who|Whose|Whom|Those|These|That|Which|So many|So much)\b"
PRONOUN = re.compile(OPENING)
"""An opening that leaves the subject to the line above."""
QUOTED = re.compile(rf"[\"'](\\\n)?{OPENING}")
"""A string with such an opening: where a file has none, it need not be parsed to know that no docstring of it has."""


def docstrings(source: str) -> Iterator[tuple[int, str]]:
    """Yield the line and the text of every string that stands alone: docstrings of modules, classes, functions and attributes."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield node.lineno, text
            case _:
                pass


def test_no_docstring_opens_with_a_pronoun_in_place_of_its_subject() -> None:
    opened = [
        f"{path.relative_to(ROOT)}:{line}: {text.strip().splitlines()[0]}"
        for package in PACKAGES
        for path in sorted((ROOT / package).rglob("*.py"))
        if QUOTED.search(source := path.read_text(encoding="utf-8"))
        for line, text in docstrings(source)
        if PRONOUN.match(text)
    ]
    assert opened == []


def test_docstrings_of_attributes_are_read_too() -> None:
    source = 'MOST = 3\n"""Those shown."""\n'
    assert list(docstrings(source)) == [(2, "Those shown.")]
    assert QUOTED.search(source)
