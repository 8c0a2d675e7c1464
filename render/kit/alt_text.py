"""Pictures for the ear: lists of Texts become alternative texts and tables in words, within their limits."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.text import Text
from words.catalogue import Words
from words.limits import ALT_LIMIT, TEXT_LIMIT, within
from words.names import escaped

_STOPS = ".!?…:"
"""Signs at which a voice pauses."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Lines of a table in words, each made of several Texts; `bullets` where they are a list. Empty lines are left out."""

    lines: Sequence[Iterable[Text]]
    bullets: bool = False


def alt_text(versions: Iterable[Iterable[Text]], people: Sequence[str], words: Words) -> str:
    """Return the first version that fits in `ALT_LIMIT` characters, or as many Texts of the last one as fit. There is at least one."""
    sentences: list[str] = []
    for version in versions:
        sentences = [stopped(words.say(text, people)) for text in version]
        if len(" ".join(sentences)) <= ALT_LIMIT:
            break
    return within(sentences, ALT_LIMIT, " ")


def in_lines(texts: Iterable[Text], people: Sequence[str], words: Words) -> str:
    """Return the Texts line by line, as markdown of at most `TEXT_LIMIT` characters."""
    names = [escaped(name) for name in people]
    return within((stopped(words.say(text, names)) for text in texts), TEXT_LIMIT, "\n")


def stopped(sentence: str) -> str:
    """Return a sentence with a stop at its end, where a voice that reads it out would go on without one."""
    return sentence if not sentence or sentence.rstrip('*_`)”"')[-1:] in _STOPS else f"{sentence}."


def table_in_words(
    headline: Text, paragraphs: Iterable[Paragraph], people: Sequence[str], words: Words
) -> str:
    """Return the whole table as markdown of at most `TEXT_LIMIT` characters: the headline over the first paragraph, then the others."""
    names = [escaped(name) for name in people]
    blocks = [_block(paragraph, names, words) for paragraph in paragraphs]
    head = "\n".join(filter(None, [f"**{stopped(words.say(headline, names))}**", *blocks[:1]]))
    return within(filter(None, [head, *blocks[1:]]), TEXT_LIMIT, "\n\n")


def _block(paragraph: Paragraph, names: Sequence[str], words: Words) -> str:
    lines = (" ".join(stopped(words.say(text, names)) for text in line) for line in paragraph.lines)
    mark = "- " if paragraph.bullets else ""
    return "\n".join(mark + line for line in lines if line)
