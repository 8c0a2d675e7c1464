"""Texts become sentences here, in the reader's language, from the Fluent catalogues in `data/text/<language>/*.ftl`."""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path

from babel.lists import format_list
from babel.localedata import exists
from fluent.runtime import FluentBundle, FluentResource

from engine.home import DATA, texts
from engine.text import Arg, Rule, Text, Who, say

log = logging.getLogger(__name__)

MOST = 2400
"""Maximum characters of a part of a sentence that is put in where it stands; the library shows none that is longer than 2500."""
KEPT = 4096
"""Sentences of a language that are kept: most of what is said on a card has been said before."""

CATALOGUES = DATA / "text"
"""A folder of Fluent catalogues for each language."""

FALLBACK = "en"
"""The language that has all words: what another one lacks is said in it."""


def languages_in(catalogues: Path) -> tuple[str, ...]:
    """Return the languages that there are folders of catalogues for, the one to fall back to first."""
    found = {
        folder.name for folder in catalogues.iterdir() if exists(folder.name) and any(folder.glob("*.ftl"))
    }
    return FALLBACK, *sorted(found - {FALLBACK})


LANGUAGES = languages_in(CATALOGUES)
"""Every language that is spoken: a folder of catalogues makes one, complete or not."""

_BEGINNING = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""Beginning of a message or a term; whatever belongs to it is indented, or closes a brace."""
_PLAIN = re.compile(r"[A-Za-z][\w-]* *= *([^{}\n]*[^{}\s]) *(?:\n+(?:#.*)?)*")
"""Message that is nothing but one line of words, as three in four are, and remarks on the next one after it."""
_MENTIONED = re.compile(r"[{(,]\s*(-?[A-Za-z][\w-]*)")
"""Possible name of another message, or of a term, within one."""


def language_of(locale: str | None) -> str:
    """Return the language we speak that is nearest to a locale such as `pl` or `en-GB`."""
    language = (locale or "").split("-")[0].lower()
    return language if language in LANGUAGES else FALLBACK


class Words:
    """Everything that can be said in one language. Made by `words`, which reads each catalogue once.

    A message is parsed when it is first said, and never where it is plain: to parse all of them takes longer than anything else at a
    start, and those of the commands alone took a twelfth of it. `more` are folders of further catalogues, laid out as `data/text` is. A
    message that is not there, or mentions one that is not, is said in `fallback` with all that is said within it: a sentence is in one
    language.
    """

    def __init__(self, language: str, *more: Path, fallback: Words | None = None) -> None:
        self.language = language
        self._fallback = fallback
        self._sentence = lru_cache(KEPT)(self._made)
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unparsed: dict[str, str] = {}
        for folder in (CATALOGUES, *more):
            for catalogue in sorted((folder / language).glob("*.ftl")):
                self._unparsed = {**read(catalogue), **self._unparsed}
        self._names = set(self._unparsed)

    def has(self, key: str) -> bool:
        """Return whether there is a sentence for this key, if need be that of the language to fall back to."""
        return self.has_own(key) or (self._fallback is not None and self._fallback.has(key))

    def has_own(self, key: str) -> bool:
        """Return whether there is a sentence for this key in this language."""
        if self._plain(key) is not None:
            return True
        if key in self._unparsed:
            self._parse(key)
        return self._bundle.has_message(key)

    def _plain(self, key: str) -> str | None:
        """Return the sentence of a plain message, as it is written; None for any other one, and for one that is parsed already."""
        found = _PLAIN.fullmatch(self._unparsed.get(key, ""))
        return found and found[1]

    def _parse(self, key: str) -> None:
        """Parse a message and all that it may mention. Threads may do so at the same time, so it is known before it is forgotten here."""
        sources: dict[str, str] = {}
        mentioned = [key]
        while mentioned:
            name = mentioned.pop()
            source = self._unparsed.get(name)
            if source is not None and name not in sources:
                sources[name] = source
                mentioned += _MENTIONED.findall(source)
            elif self._fallback is not None and name in self._fallback._names - self._names:
                self._names.discard(key)
                self._unparsed.pop(key, None)
                return
        self._bundle.add_resource(FluentResource("".join(sources.values())))
        for name in sources:
            self._unparsed.pop(name, None)

    def say(self, text: Text, people: Sequence[str] = ()) -> str:
        """Return the sentence for a Text; `people` are the names by seat.

        A sentence that is missing is logged and its key shown: a game must never stop for want of a word.
        """
        return self._sentence(text, tuple(people))

    def _made(self, text: Text, people: tuple[str, ...]) -> str:
        if (plain := self._plain(text.key)) is not None:
            return plain
        if self._fallback is not None and not self.has_own(text.key):
            return self._fallback.say(text, people)
        pattern = self._bundle.get_message(text.key).value if self.has_own(text.key) else None
        if pattern is None:
            log.error("no words for %s in %s", text.key, self.language)
            return text.key
        sentence, errors = self._bundle.format_pattern(pattern, self._spoken(dict(text.args), people))
        for error in errors:
            log.error("words for %s in %s: %s", text.key, self.language, error)
        return _with_minus(str(sentence), text)

    def key(self, key: str, /, **args: Arg) -> str:
        """Return the sentence for a catalogue key, where no Text has been made of it."""
        return self.say(say(key, **args))

    def rule(self, rule_id: str) -> str:
        """Return the sentence of a rule."""
        return self.key(rule_id)

    def listed(self, items: Sequence[str]) -> str:
        """Join items as the language joins a list: `a, b and c`."""
        return str(format_list(list(items), locale=self.language))

    def _spoken(self, args: Mapping[str, Arg], people: Sequence[str]) -> dict[str, int | str]:
        spoken = {name: self._spoken_one(arg, people) for name, arg in args.items()}
        return {name: _shortened(arg) if isinstance(arg, str) else arg for name, arg in spoken.items()}

    def _spoken_one(self, arg: Arg, people: Sequence[str]) -> int | str:
        match arg:
            case Text():
                return self.say(arg, people)
            case Who(seat):
                return people[seat] if seat < len(people) else self.key("seat", number=seat + 1)
            case Rule(rule_id):
                return self.rule(rule_id)
            case tuple():
                return self.listed([str(self._spoken_one(part, people)) for part in arg])
            case _:
                return arg


def _shortened(part: str) -> str:
    """Return a part of a sentence, cut off where it is longer than a sentence takes."""
    return part if len(part) <= MOST else f"{part[: MOST - 1]}…"


def signed(number: int) -> str:
    """Return a number as it is written, with a real minus: a hyphen is too short, and often passed over when read aloud."""
    return str(number).replace("-", "−")


def _with_minus(sentence: str, text: Text) -> str:
    """Fluent writes negative numbers of the text with a hyphen, in any language."""
    for _, arg in text.args:
        if isinstance(arg, int) and arg < 0:
            sentence = sentence.replace(str(arg), signed(arg))
    return sentence


@cache
def read(catalogue: Path) -> Mapping[str, str]:
    """Return the messages and terms of a catalogue as they are written, by their names in their order; of two with one name the first."""
    text = catalogue.read_text(encoding="utf-8")
    begins = [(found[1], found.start()) for found in _BEGINNING.finditer(text)]
    ends = [start for _, start in begins[1:]] + [len(text)]
    found: dict[str, str] = {}
    for (name, start), end in zip(begins, ends, strict=True):
        found.setdefault(name, text[start:end])
    return found


@cache
def words(language: str) -> Words:
    """Return the words of a language, those of the games of others included, read once. Ours come first."""
    return Words(language, *texts(), fallback=None if language == FALLBACK else words(FALLBACK))


def capitalized(phrase: str) -> str:
    """Make the first letter a capital and leave all others as they are, unlike `str.capitalize`."""
    return phrase[:1].upper() + phrase[1:]
