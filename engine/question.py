"""Matching of questions with sentences by what their words mean: synonyms, word stems and slips of the pen.

Nothing here knows a language but for the endings of words; what means the same, and what means nothing, is handed in.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import lru_cache
from math import log
from typing import Final
from unicodedata import combining, normalize

_WORD: Final = re.compile(r"[a-z0-9]+")
_FORMS: Final = ((4, 1), (5, 3))
"""Pairs of numbers of letters: those that two forms of one word share at least, and those one of them may have behind them at most."""
_SLIP: Final = 0.82
"""Likeness of two words, from 0 to 1, from which one is the other misspelled."""
_ENDINGS: Final = ("ings", "ing", "ed", "es", "s")
FORM: Final = 0.9
SLIP: Final = 0.6
SYNONYM: Final = 0.7
TOPIC: Final = 1.5
"""Gain of a sentence whose id names what was asked about: `LF-WIN-05`."""
"""The worth of a match that is not the word itself is `FORM`, `SLIP` or `SYNONYM`."""


@dataclass(frozen=True)
class Language:
    """The words of a language: groups that mean the same, and words that ask but mean nothing."""

    synonyms: tuple[frozenset[str], ...]
    empty: frozenset[str]

    @classmethod
    def read(cls, synonyms: str, empty: str) -> Language:
        """Read groups between semicolons, and words between blanks."""
        groups = (frozenset(words_of(group)) for group in synonyms.split(";"))
        return cls(tuple(group for group in groups if group), frozenset(words_of(empty)))

    def meanings(self, word: str) -> dict[str, float]:
        """Return the word and what means the same, each with what it is worth to find it."""
        found = {
            other: SYNONYM
            for group in self.synonyms
            if any(alike(word, own) for own in group)
            for other in group
        }
        return {**found, word: 1.0}


class Sentences:
    """Sentences by their ids, to be asked."""

    def __init__(self, language: Language, sentences: Mapping[str, str]) -> None:
        self.language = language
        self._lengths = {key: len(words_of(sentence)) for key, sentence in sentences.items()}
        self._places: dict[str, set[str]] = {}
        for key, sentence in sentences.items():
            for word in words_of(sentence):
                self._places.setdefault(word, set()).add(key)

    def best(self, question: str, most: int) -> list[str]:
        """Return the ids of the sentences that answer best, the best first; [] where none has anything of the question."""
        asked = [self._worth(word) for word in self._asked(question)]
        worth = {
            key: self._total(key, [found[key] for found in asked if key in found]) for key in self._lengths
        }
        ranked = sorted(worth, key=lambda key: -worth[key])
        return [key for key in ranked[:most] if worth[key] > 0]

    def _total(self, key: str, found: Sequence[float]) -> float:
        """Return the total: more for a sentence that has more of the words, and for a short one, which says it more plainly."""
        return sum(found) * len(found) / (1 + self._lengths[key] / 40)

    def _asked(self, question: str) -> list[str]:
        words = dict.fromkeys(words_of(question))
        return [word for word in words if word not in self.language.empty] or [*words]

    def _worth(self, asked: str) -> dict[str, float]:
        """Return the worth of a word of the question in each sentence. A rare word tells more."""
        found: dict[str, float] = {}
        for meant, share in self.language.meanings(asked).items():
            near = {word: nearness(meant, word) for word in self._places}
            places = [self._places[word] for word, how in near.items() if how >= FORM]
            rarity = log(1 + len(self._lengths) / (1 + len(set().union(*places))))
            for word, how in near.items():
                for key in self._places[word] if how else ():
                    found[key] = max(found.get(key, 0.0), share * how * rarity)
        return found


def words_of(text: str) -> list[str]:
    """Return the words of a text without accents and capitals."""
    bare = "".join(
        char for char in normalize("NFKD", text.casefold().replace("ł", "l")) if not combining(char)
    )
    return _WORD.findall(bare)


def alike(one: str, other: str) -> bool:
    """Return whether two words are forms of one word."""
    return nearness(one, other) >= FORM


@lru_cache(65536)
def nearness(one: str, other: str) -> float:
    """Return 1 for the same word, less for forms of it and for a slip, 0 for another word."""
    if one == other:
        return 1.0
    if _stem(one) == _stem(other):
        return FORM
    shared = _shared(one, other)
    if any(shared >= least and max(len(one), len(other)) - shared <= ending for least, ending in _FORMS):
        return FORM
    if abs(len(one) - len(other)) <= 2 and one[0] == other[0]:
        return SLIP if SequenceMatcher(None, one, other).ratio() >= _SLIP else 0.0
    return 0.0


def _stem(word: str) -> str:
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word[: -len(ending)]
    return word


def _shared(one: str, other: str) -> int:
    """Return how many letters two words begin with alike."""
    return next(
        (n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
    )


def with_prefix(ids: Iterable[str], wanted: str) -> list[str]:
    """Return the ids that are, or begin with, what was asked for as an id: `SF-TAKE`, `sf-take-03`."""
    sought = wanted.strip().upper()
    return [each for each in ids if each == sought or each.startswith(f"{sought}-")]
