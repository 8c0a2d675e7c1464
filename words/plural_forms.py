"""Plural forms: the variants that a message needs where it is said by a number, by the rules of its language.

A catalogue writes the forms message by message, `{ $count -> [one] tile *[other] tiles }`, and Fluent picks the one that the language
wants for a number. Which forms a language has, CLDR says, here through Babel: English has two, Polish four.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.syntax import FluentParser, ast

FORMS = frozenset({"zero", "one", "two", "few", "many", "other"})
"""Every plural form that a language can have."""
_NUMBERS = range(1000)
"""Numbers that are looked at: any of a thousand has one of the forms of whole numbers."""


def plural_forms(language: str) -> tuple[frozenset[str], frozenset[str]]:
    """Return the forms that a message needs: all of the first where it says the number, and one of the second for all other numbers.

    plural_forms("pl")  # ({"one", "few"}, {"many", "other"})
    """
    counts = Counter(Locale(language).plural_form(number) for number in _NUMBERS)
    rest = max(counts, key=counts.__getitem__)
    return frozenset(counts) - {rest}, frozenset({rest, "other"})


def plural_faults(catalogues: Path, language: str) -> Iterator[str]:
    """Yield what is wrong with the plural forms in the catalogues of a language, a sentence for each."""
    parser, (needed, rest) = FluentParser(with_spans=False), plural_forms(language)
    for path in sorted((catalogues / language).glob("*.ftl")):
        for entry in parser.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                for forms, says_number in _selects(entry):
                    lacking = needed - forms if says_number else frozenset[str]()
                    if lacking or not rest & forms:
                        yield f"{language}: {entry.id.name} has no form for {', '.join(sorted(lacking or rest))}."
                    elif more := forms - needed - rest:
                        yield f"{language}: {entry.id.name} has a form for {', '.join(sorted(more))}, which is never said."


def _selects(message: ast.Message) -> Iterator[tuple[frozenset[str], bool]]:
    """Yield the plural forms of each select of a message on a number, and whether one of its variants says the number.

    The number 1 by itself is a form for one.
    """
    for part in parts(message):
        if isinstance(part, ast.SelectExpression):
            keys = (variant.key for variant in part.variants)
            names = {key.name if isinstance(key, ast.Identifier) else key.value for key in keys}
            if forms := FORMS & names:
                says_number = bool(variables(part.selector) & variables(part.variants))
                yield forms | ({"one"} if "1" in names else set()), says_number


def variables(node: Any) -> frozenset[str]:
    """Return the names of the arguments that a message, or a part of one, wants."""
    return frozenset(part.id.name for part in parts(node) if isinstance(part, ast.VariableReference))


def parts(node: Any) -> Iterator[Any]:
    """Yield a part of a message, and all parts in it."""
    if isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            yield from parts(value)
    elif isinstance(node, list):
        for item in node:
            yield from parts(item)
