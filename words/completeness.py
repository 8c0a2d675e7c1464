"""Gaps in the catalogues of a language beside those of the language to fall back to, and what is too much in them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from words.catalogue import FALLBACK, languages_in, read
from words.plural_forms import plural_faults

WHOLE = 0.9
"""The share of all messages from which a language is meant to be whole: then each that is missing is a fault."""
_ARGUMENT = re.compile(r"\$([A-Za-z][\w-]*)")


def share(catalogues: Path, language: str) -> float:
    """Return the share of the messages of all catalogues that a language has."""
    every, own = _messages(catalogues, FALLBACK), _messages(catalogues, language)
    return len(every.keys() & own.keys()) / len(every) if every else 1.0


def whole_languages(catalogues: Path) -> tuple[str, ...]:
    """Return the languages that are meant to have all words."""
    return tuple(language for language in languages_in(catalogues) if share(catalogues, language) >= WHOLE)


def lacks(catalogues: Path, language: str) -> Iterator[str]:
    """Yield what a language lacks, a line for each catalogue; its messages are said in the language to fall back to."""
    own = _messages(catalogues, language)
    for path in sorted((catalogues / FALLBACK).glob("*.ftl")):
        keys = [key for key in read(path) if not key.startswith("-")]
        missing = [key for key in keys if key not in own]
        if len(missing) == len(keys):
            yield f"{language}/{path.name}: all {len(keys)}"
        elif missing:
            yield f"{language}/{path.name}: {len(missing)} of {len(keys)}: {', '.join(missing)}"


def faults(catalogues: Path, language: str) -> Iterator[str]:
    """Yield what is wrong in the catalogues of a language, whether or not it is whole.

    That is what nobody says, arguments that nobody gives, and plural forms that are missing or never said.
    """
    yield from plural_faults(catalogues, language)
    every = _messages(catalogues, FALLBACK)
    for key, source in _messages(catalogues, language).items():
        if key not in every:
            yield f"{language}: {key} is no message of {FALLBACK}."
        elif more := set(_ARGUMENT.findall(source)) - set(_ARGUMENT.findall(every[key])):
            yield f"{language}: {key} asks for {', '.join(sorted(more))}, which nobody gives."


def _messages(catalogues: Path, language: str) -> dict[str, str]:
    """Return the messages of a language as they are written, by their names; terms are its own affair."""
    paths = sorted((catalogues / language).glob("*.ftl"))
    return {key: source for path in paths for key, source in read(path).items() if not key.startswith("-")}
