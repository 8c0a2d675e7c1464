"""The words that standing orders are written with beside moves, in every language: from the catalogues, `order-word-…`.

Each message lists the ways to say a keyword, the one it is written with first. Whoever reads an order reads all languages.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

from anyascii import anyascii

from engine.game import Game
from words.catalogue import LANGUAGES, words

JOINTS = ("else", "unless", "leading", "top", "before", "anyway")
"""Keywords that end a move."""
WHO = ("anybody", "player")
MORE = "…"
"""The mark of a move that may go on as it likes: the same in all languages."""

Phrase = tuple[str, ...]


@lru_cache(4096)
def folded(text: str) -> str:
    """Return a word in the form it is compared in: no accents, no capitals."""
    return anyascii(text).casefold()


def written(keyword: str, language: str) -> str:
    """Return a keyword as it is written in a language."""
    return words(language).key(f"order-word-{keyword}").split("|")[0].strip()


@cache
def phrases(keyword: str) -> tuple[Phrase, ...]:
    """Return every way to say a keyword, the longest first, its words folded."""
    ways = [
        tuple(folded(word) for word in way.split())
        for language in LANGUAGES
        for way in words(language).key(f"order-word-{keyword}").split("|")
    ]
    return tuple(sorted(dict.fromkeys(ways), key=len, reverse=True))


def said(keyword: str, heard: Sequence[str]) -> int:
    """Return the number of the folded words heard that say the keyword; 0 where they do not."""
    return next((len(way) for way in phrases(keyword) if tuple(heard[: len(way)]) == way), 0)


def verb_name(game: Game[Any, Any], verb: str, language: str) -> str:
    """Return a verb as commands name it in a language."""
    key = f"{game.id}-verb-{verb}-name"
    return words(language).key(key) if words(language).has(key) else verb


def verb_meant(game: Game[Any, Any], word: str, language: str) -> str | None:
    """Return the verb that somebody names by its id or as commands name it, in the own language or else another; None where there is
    none.
    """
    wanted = folded(word)
    for names in (_ids(game), *(_names(game, each) for each in (language, *LANGUAGES))):
        if wanted in names:
            return names[wanted]
    return None


@cache
def _ids(game: Game[Any, Any]) -> Mapping[str, str]:
    return {folded(verb): verb for verb in game.grammar.verbs}


@cache
def _names(game: Game[Any, Any], language: str) -> Mapping[str, str]:
    """Return the verbs by the names that commands give them in a language, folded."""
    return {folded(verb_name(game, verb, language)): verb for verb in game.grammar.verbs}
