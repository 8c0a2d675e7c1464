"""Search for the rules that answer a question as people ask it.

Words are compared by their stems (Snowball) and ranked by BM25 (SQLite's FTS5). What is searched is, of each rule, its sentence, the
head of its section, and the questions that are known to ask for it; several that are alike say more than one, and what is asked in many
ways is asked often. Beside it stands how much likelier than others these words in this order are where a rule is asked for: "how many" and
"where" tell questions apart as much as what they are about. Nothing here knows a language: the name of its stemmer, what means the same
and what means nothing are handed in.
"""

from __future__ import annotations

import re
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cached_property, lru_cache
from itertools import pairwise
from math import log, log1p
from typing import Final
from unicodedata import combining, normalize

import snowballstemmer

_WORD: Final = re.compile(r"[a-z0-9]+")

SLIP: Final = 0.75
"""Minimum likeness of two words, from 0 to 1, for one to be the other misspelled."""

WEIGHTS: Final = {"heading": 0.5, "own": 1.0, "whole": 0.2, "meaning": 0.6, "root": 0.6}
"""Weight of a match in each column: head, words of its own, all words, alike in meaning, roots."""

COVERED: Final = 0.95
"""Share of a rank that depends on how alike the words are: on how many of each side the other has, too."""

WORDING: Final = 1.0
"""Addition to the rank of a known question asked word by word; what only asks counts here, too."""

BEGINNING: Final = 5
"""Letters of a word that are its root: what a stemmer leaves of words of one family often differs only after them."""

ORDER: Final = 0.2
"""Share of its rank that the last rule loses to the first: what holds in every game is written before what a scenario changes."""

SENTENCE: Final = 0.8
"""Share of the rank of a rule's sentence beside that of the best known question, which says what people want to hear."""

ROOT: Final = 4
"""Minimum letters of a stem that stands for a longer one in a name: stemmers leave some endings on."""

ALIKE: Final = (1.0, 0.6, 0.3, 0.15, 0.075, 0.04)
"""Share of the rank of each known question that asks for an entry, the best first: several that are alike say more than one."""

LATER: Final = 0.8
"""Share of a question's rank that each further of its answers gets of the one before."""

FAMILIAR: Final = 0.4
"""Addition to the worth of an entry for each e-fold of wordings that ask for it: what is asked in many ways is asked often."""

SECOND: Final = 0.6
"""Share of a wording that each further of its answers counts as being asked for, of the one before."""

LIKELIHOOD: Final = 0.75
"""Share of an entry's worth that depends on how likely it is that who asks for it says these words; the rest is its rank."""

UNHEARD: Final = 5.0
"""Words of any question that are counted for each entry beside its own: what was heard once does not weigh too much."""


@dataclass(frozen=True)
class Language:
    """The words of a language: its stemmer, groups of words that mean the same, and words that ask but mean nothing."""

    stemmer: str
    """Name of an algorithm of Snowball, such as `polish`; empty where there is none, and words are compared as they stand."""
    synonyms: tuple[frozenset[str], ...]
    empty: frozenset[str]
    phrases: tuple[str, ...] = ()
    """Words that mean something only together, with hyphens between them: `on-my-own`."""

    @classmethod
    def read(cls, stemmer: str, synonyms: str, empty: str) -> Language:
        """Read groups between semicolons, and words between blanks; hyphens hold the words of a phrase together."""
        phrases = tuple(dict.fromkeys(re.findall(r"\w+(?:-\w+)+", synonyms.casefold())))
        unread = cls(stemmer, (), frozenset(), phrases)
        groups = (frozenset(unread.stems(group)) for group in synonyms.split(";"))
        return cls(stemmer, tuple(group for group in groups if group), frozenset(words_of(empty)), phrases)

    def stems(self, text: str) -> list[str]:
        """Return the stem of each word or phrase of a text, without accents, in their order."""
        return [part for word in self._words(text) for part in self._stems_of(word)]

    def own(self, text: str) -> list[str]:
        """Return the stems of the words that do not only ask; all of them where there is no other."""
        words = [word for word in self._words(text) if bare(word) not in self.empty]
        return [part for word in words for part in self._stems_of(word)] or self.stems(text)

    def beside(self, text: str, names: Iterable[str]) -> str:
        """Return the words of a text that do not only ask and are in none of these names; "" where there is none."""
        named = frozenset(stem for name in names for stem in self.stems(name))
        words = [word for word in self._words(text) if bare(word) not in self.empty]
        return " ".join(word for word in words if not _named_by(self._stems_of(word), named))

    def _words(self, text: str) -> list[str]:
        """Return the words of a text, those of a phrase as one."""
        if self._phrase is None:
            return re.findall(r"\w+", text.casefold())
        joined = self._phrase.sub(lambda found: re.sub(r"\W+", "", found.group()), text.casefold())
        return re.findall(r"\w+", joined)

    def _stems_of(self, word: str) -> Sequence[str]:
        return _stem(self.stemmer, word) if self.stemmer else words_of(word)

    @cached_property
    def _phrase(self) -> re.Pattern[str] | None:
        """Pattern of the phrases in a text; None where there are none."""
        found = "|".join(phrase.replace("-", r"\W+") for phrase in self.phrases)
        return re.compile(rf"\b(?:{found})\b") if found else None

    def meanings(self, stems: Iterable[str]) -> list[str]:
        """Return a mark for each group in which one of the stems is."""
        return [f"meaning{number}" for stem in dict.fromkeys(stems) for number in self._groups.get(stem, ())]

    @cached_property
    def _groups(self) -> Mapping[str, Sequence[int]]:
        """The numbers of the groups in which each stem is."""
        found: dict[str, list[int]] = defaultdict(list)
        for number, group in enumerate(self.synonyms):
            for stem in group:
                found[stem].append(number)
        return found


@dataclass(frozen=True)
class SearchedRule:
    """A rule as it is searched for: the head of its section, and its sentence."""

    heading: str
    sentence: str


@dataclass(frozen=True)
class Asked:
    """A question that is known, and the ids of the entries that answer it, the best first."""

    question: str
    answers: Sequence[str]


class NameIndex:
    """Things by their names, in the words of a language; a question finds those it names."""

    def __init__(self, language: Language, names: Iterable[str]) -> None:
        self._language = language
        self._stems = {name: self._of(name) for name in names}

    def named_in(self, question: str) -> list[str]:
        """Return the names that stand whole in the question, the longest first; without one, the only name that has all its words."""
        asked = frozenset(self._language.own(question))
        whole = [name for name, stems in self._stems.items() if stems and stems <= self._of(question)]
        longest = sorted(whole, key=lambda name: -len(self._stems[name]))
        within = [
            name for name in longest if not any(self._stems[name] < self._stems[other] for other in whole)
        ]
        if within or not asked:
            return within
        having = [
            name for name, stems in self._stems.items() if all(_is_among(stem, stems) for stem in asked)
        ]
        return having if len(having) == 1 else []

    def _of(self, text: str) -> frozenset[str]:
        return frozenset(stem for stem in self._language.stems(text) if len(stem) > 1 and not stem.isdigit())


class Wordings:
    """Counts of what is said by who asks for an entry: words, roots, meanings, and pairs of words that follow each other."""

    def __init__(self) -> None:
        self._said: dict[str, list[tuple[str, float]]] = defaultdict(list)
        self._total: Counter[str] = Counter()
        self._every = 0
        self._weights: dict[str, Mapping[str, float]] = {}
        """How much likelier each entry is asked for where a sign is said, of the signs that were looked at since the last wording."""

    def add(self, signs: Collection[str], answers: Sequence[str]) -> None:
        """Count the signs of a wording for the entries that answer it, the best first."""
        self._total.update(signs)
        self._every += len(signs)
        self._weights.clear()
        said = [(key, SECOND**number) for number, key in enumerate(answers)]
        for sign in signs:
            self._said[sign] += said

    def likelihood(self, signs: Collection[str]) -> dict[str, float]:
        """Return how much likelier each entry is asked for where these signs are said, as a logarithm; only of those that have one."""
        found: dict[str, float] = defaultdict(float)
        for sign in signs:
            for key, weight in self._weights_of(sign).items():
                found[key] += weight
        return found

    def _weights_of(self, sign: str) -> Mapping[str, float]:
        weights = self._weights.get(sign)
        if weights is None:
            if sign not in self._said:
                return {}
            said: dict[str, float] = defaultdict(float)
            for key, count in self._said[sign]:
                said[key] += count
            unheard = UNHEARD * self._total[sign]
            weights = {key: log(1 + count * self._every / unheard) for key, count in said.items()}
            self._weights[sign] = weights
        return weights


class RuleIndex:
    """Entries by their ids, to be asked."""

    def __init__(
        self, language: Language, entries: Mapping[str, SearchedRule], known: Iterable[Asked] = ()
    ) -> None:
        self._language = language
        self._stems: set[str] = set()
        self._begun: set[str] = set()
        self._wholes: dict[int, list[str]] = {}
        self._whole_sets: dict[int, frozenset[str]] = {}
        self._sense: dict[str, frozenset[str]] = {}
        self._words: dict[int, list[frozenset[str]]] = {}
        self._meeting: dict[int, frozenset[str]] = {}
        self._base = sqlite3.connect(":memory:", check_same_thread=False)
        self._base.execute(f"CREATE VIRTUAL TABLE said USING fts5({', '.join(WEIGHTS)})")
        self._entries = {self._add(entry.heading, entry.sentence): key for key, entry in entries.items()}
        questions = tuple(known)
        self._known = {self._add_known(asked.question): asked.answers for asked in questions}
        self._wordings = Wordings()
        for key, entry in entries.items():
            self._wordings.add(self._signs(f"{entry.sentence} {entry.heading}"), [key])
        for asked in questions:
            self._wordings.add(self._signs(asked.question), asked.answers)
        asked_for: dict[str, float] = defaultdict(float)
        self._literal: dict[tuple[str, ...], list[str]] = defaultdict(list)
        for row, answers in self._known.items():
            self._literal[tuple(self._wholes[row])] += answers
            for number, key in enumerate(answers):
                asked_for[key] += SECOND**number
        self._later = {
            key: 1 - ORDER * place / len(self._entries) for place, key in enumerate(self._entries.values())
        }
        self._familiar = {key: 1 + FAMILIAR * log1p(times) for key, times in asked_for.items()}
        """By how much an entry is worth more for the number of wordings that ask for it."""

    def best(self, question: str, most: int, among: Collection[str] | None = None) -> list[str]:
        """Return the ids of the entries that answer best, the best first; [] where none has anything of the question.

        A known question asked word by word has its answers first. With `among` no other ids are found.
        """
        sentences: dict[str, float] = {}
        questions: dict[str, list[float]] = defaultdict(list)
        for row, rank in self._ranked(question):
            if row in self._entries:
                sentences[self._entries[row]] = rank
            for number, key in enumerate(self._known.get(row, ())):
                questions[key].append(rank * LATER**number)
        worth = {
            key: SENTENCE * sentences.get(key, 0.0) + _together(questions.get(key, ()))
            for key in (*sentences, *questions)
            if among is None or key in among
        }
        later, familiar = self._later, self._familiar
        ranks = _shares({key: worth[key] * later.get(key, 1) * familiar.get(key, 1) for key in worth})
        said = self._wordings.likelihood(self._signs(question))
        likely = _shares({key: said.get(key, 0.0) for key in worth})
        ranked = sorted(worth, key=lambda key: (LIKELIHOOD - 1) * ranks[key] - LIKELIHOOD * likely[key])
        literal = [
            key for key in self._literal.get(tuple(self._language.stems(question)), ()) if key in worth
        ]
        return [*dict.fromkeys((*literal, *ranked))][:most]

    def _signs(self, text: str) -> frozenset[str]:
        """Return the signs of a wording: its own words, their roots and meanings, all words, and pairs of roots."""
        own, whole = self._language.own(text), self._language.stems(text)
        own = [each for stem in own for each in self._spelled(stem)]
        pairs = (f"{one[:BEGINNING]} {other[:BEGINNING]}" for one, other in pairwise(("", *whole, "")))
        meanings = self._language.meanings(own)
        return frozenset(
            (*own, *meanings, *(f"{each}-" for each in _roots(own)), *pairs, *(f" {each} " for each in whole))
        )

    def _add(self, heading: str, text: str) -> int:
        """Add a row and return its number."""
        own, whole = self._language.own(text), self._language.stems(text)
        heads = self._language.own(heading) if heading else []
        self._stems.update(own, heads)
        self._begun.update(_roots(own))
        row = [" ".join(each) for each in (heads, own, whole, self._language.meanings(own), _roots(own))]
        number = self._base.execute("INSERT INTO said VALUES (?, ?, ?, ?, ?)", row).lastrowid or 0
        self._words[number] = self._senses([*own, *heads])
        self._meeting[number] = frozenset[str]().union(*self._words[number])
        return number

    def _add_known(self, question: str) -> int:
        number = self._add("", question)
        self._wholes[number] = whole = self._language.stems(question)
        self._whole_sets[number] = frozenset(whole)
        return number

    def _senses(self, stems: Iterable[str]) -> list[frozenset[str]]:
        """Return, for each word, all that it may be met by: its root and what it means."""
        return [self._sense_of(stem) for stem in dict.fromkeys(stems)]

    def _sense_of(self, stem: str) -> frozenset[str]:
        found = self._sense.get(stem)
        if found is None:
            found = self._sense[stem] = frozenset([*_roots([stem]), *self._language.meanings([stem])])
        return found

    def _likeness(self, row: int, asked: Sequence[frozenset[str]], every: frozenset[str]) -> float:
        """Return how much a row has of the words asked, from 0 to 1, and of a known question how much of it is asked, squared."""
        having = _met(asked, self._meeting[row])
        likeness = having if row in self._entries else (having + _met(self._words[row], every)) / 2
        return likeness**2

    def _ranked(self, question: str) -> Iterator[tuple[int, float]]:
        """Yield each row that has anything of the question, with its rank: the higher, the better."""
        own = [each for stem in dict.fromkeys(self._language.own(question)) for each in self._spelled(stem)]
        if not own:
            return
        asked = [f"{{heading own}}: ({_either(own)})"]
        if meant := self._language.meanings(own):
            asked.append(f"meaning: ({_either(meant)})")
        asked.append(f"root: ({_either(_roots(own))})")
        needed = " OR ".join(asked)
        whole = dict.fromkeys(self._language.stems(question))
        words = frozenset(whole)
        weights = ", ".join(str(weight) for weight in WEIGHTS.values())
        rows = self._base.execute(
            f"SELECT rowid, -bm25(said, {weights}) FROM said WHERE said MATCH ?"  # noqa: S608 - our own numbers
            " AND +rowid IN (SELECT rowid FROM said WHERE said MATCH ?)",
            (f"{needed} OR whole: ({_either(whole)})", needed),
        ).fetchall()
        senses = self._senses(own)
        every = frozenset[str]().union(*senses)
        for row, rank in rows:
            alike = rank * (1 - COVERED + COVERED * self._likeness(row, senses, every))
            wording = self._whole_sets.get(row)
            yield row, alike * (1 + WORDING * _shared(words, wording) ** 2) if wording else alike

    def _spelled(self, stem: str) -> list[str]:
        """Return the stem if an entry has it, or a word that means the same; else the one it may be meant for, if there is one."""
        if stem in self._stems or self._language.meanings([stem]) or stem[:BEGINNING] in self._begun:
            return [stem]
        return get_close_matches(stem, self._stems, 1, SLIP)


@lru_cache(maxsize=20_000)
def _stem(stemmer: str, word: str) -> tuple[str, ...]:
    """Return the stem of a word, without accents; a sentence has few words that no other has."""
    return tuple(words_of(snowballstemmer.stemmer(stemmer).stemWord(word)))


def _together(ranks: Iterable[float]) -> float:
    """Return what known questions that ask for one entry are worth together."""
    return sum(share * rank for share, rank in zip(ALIKE, sorted(ranks, reverse=True), strict=False))


def _shares(worth: Mapping[str, float]) -> dict[str, float]:
    """Return each worth as a share of the highest."""
    highest = max(worth.values(), default=0.0) or 1.0
    return {key: each / highest for key, each in worth.items()}


def _named_by(word: Iterable[str], named: Collection[str]) -> bool:
    """Return whether each stem of a word is in names."""
    return all(len(stem) == 1 or _is_among(stem, named) for stem in word)


def _is_among(stem: str, stems: Iterable[str]) -> bool:
    """Return whether a stem, or one that only its ending tells from it, is among others: `angl` and `angli`."""
    return any(_share_root(stem, each) for each in stems)


def _share_root(one: str, other: str) -> bool:
    short, long = sorted((one, other), key=len)
    return long.startswith(short) and (short == long or len(short) >= ROOT)


def _shared(some: frozenset[str], others: frozenset[str]) -> float:
    """Return how alike two wordings are, from 0 to 1: words of both among those of either."""
    both = len(some & others)
    return both / (len(some) + len(others) - both)


def _met(some: Sequence[frozenset[str]], every: frozenset[str]) -> float:
    """Return the share of some words that are met by any sense of others."""
    if not some:
        return 0.0
    return sum([not senses.isdisjoint(every) for senses in some]) / len(some)


def _roots(stems: Iterable[str]) -> list[str]:
    """Return the beginning of each stem, once."""
    return list(dict.fromkeys(stem[:BEGINNING] for stem in stems))


def _either(words: Iterable[str]) -> str:
    return " OR ".join(f'"{word}"' for word in words)


def bare(text: str) -> str:
    """Return a text without accents and capitals."""
    if text.isascii():
        return text.lower()
    letters = normalize("NFKD", text.casefold().replace("ł", "l"))
    return "".join(char for char in letters if not combining(char))


def words_of(text: str) -> list[str]:
    """Return the words of a text without accents and capitals."""
    return _WORD.findall(bare(text))


def with_prefix(ids: Iterable[str], wanted: str) -> list[str]:
    """Return the ids that are, or begin with, what was asked for as an id: `SF-TAKE`, `sf-take-03`."""
    sought = wanted.strip().upper()
    return [each for each in ids if each == sought or each.startswith(f"{sought}-")]
