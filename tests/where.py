"""Origin of a sentence: its lines in the catalogues, and the lines that ask for it.

    make where KEY=table-over              by its key
    make where KEY="The game is over."     by what is on the screen

A key that is put together in the code is found by the pattern it is made from; one that is looked up by convention (a verb, an option, a
rule, a lesson) is found where what it names stands.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

from fluent.syntax import ast

from engine.action import field_names
from engine.registry import games
from engine.rulebook import ledger
from tests.catalogues import entries, files, messages, references
from tests.keys_in_code import ROOT, Said, keys_in_code, spellings
from words.catalogue import CATALOGUES, LANGUAGES
from words.plural_forms import parts

MOST = 12
"""Maximum number of sentences named for something seen on the screen."""
LEAST_SHARE = 0.5
"""Minimum share of a sentence's letters, counted by whole words, that a message must say itself to be recognized in it."""


def lines_of(key: str) -> list[str]:
    """Return `path:line: text` for every line that makes the sentence of this key.

    Lines of the catalogues come first, then those that ask for the key: conventions, lines of code from the most to the least telling,
    and messages that say it within themselves.
    """
    return [*written(key), *asking(key)]


def asking(key: str) -> list[str]:
    """Return the lines that ask for this key, without those of the catalogues."""
    return list(dict.fromkeys((*_by_convention(key), *_in_code(key), *_said_within(key))))


def written(key: str) -> list[str]:
    """Return the line of each catalogue on which the message begins."""
    begins = rf"{re.escape(key)} *="
    return [line for language in LANGUAGES for path in files(language) for line in _lines(path, begins)]


def keys_like(sentence: str) -> list[str]:
    """Return the keys of messages, in any language, that say most words of this sentence, the likest first; never more than `MOST`.

    Names and numbers of the sentence may stand for variables of a message, so not every word must be there.
    """
    wanted = _words(sentence)
    shares = {
        key: (_letters(wanted & own) / max(1, _letters(wanted)), -_letters(own - wanted))
        for language in LANGUAGES
        for key, own in _spoken(language)
        if wanted & own
    }
    best = max((share for share, _ in shares.values()), default=0)
    likest = [key for key, (share, _) in shares.items() if share >= max(LEAST_SHARE, 0.8 * best)]
    return sorted(likest, key=lambda key: shares[key], reverse=True)[:MOST]


def _words(text: str) -> frozenset[str]:
    return frozenset(re.findall(r"\w+", text.lower()))


def _letters(found: Iterable[str]) -> int:
    return sum(map(len, found))


@cache
def _spoken(language: str) -> tuple[tuple[str, frozenset[str]], ...]:
    """Return the words of each message of ours that are its own, those of its variants included."""
    return tuple(
        (
            entry.id.name,
            _words(" ".join(part.value for part in parts(entry) if isinstance(part, ast.TextElement))),
        )
        for path in sorted((CATALOGUES / language).glob("*.ftl"))
        for entry in entries(path)
        if isinstance(entry, ast.Message)
    )


def _in_code(key: str) -> list[str]:
    fitting = sorted(_asked_in_code().get(key, ()), key=lambda said: (not said.certain, -_own_letters(said)))
    return [_shown(said.place) for said in fitting]


def _own_letters(said: Said) -> int:
    """Return the number of letters that a pattern fixes: the more, the more telling the line."""
    return len(re.sub(r"\[.*?\]\+|\(\?:.*?\)\??", "", said.pattern))


@cache
def _asked_in_code() -> Mapping[str, Sequence[Said]]:
    """Return the lines of code by every key that they can ask for.

    Each pattern is looked for in all keys at once, unless the few keys that it can stand for can be named.
    """
    every = {key: None for key, _ in messages(LANGUAGES[0])}
    keys = "\n".join(every)
    alike: dict[str, list[Said]] = {}
    for said in keys_in_code():
        alike.setdefault(said.pattern, []).append(said)
    found: dict[str, list[Said]] = {}
    for pattern, lines in alike.items():
        named = spellings(pattern)
        for key in re.findall(f"(?m)^{pattern}$", keys) if named is None else named & every.keys():
            found.setdefault(key, []).extend(lines)
    return found


def _shown(place: str) -> str:
    path, _, number = place.rpartition(":")
    if not number.isdigit():
        return place
    return f"{place}: {_text(ROOT / path)[int(number) - 1].strip()}"


def _by_convention(key: str) -> Iterator[str]:
    """Yield the lines of what a key names by convention, as `engine.catalogue_keys` and its neighbours describe."""
    for game_id, game in games().items():
        data = ROOT / "data" / "games" / game_id
        if key in _rules_of(game_id):
            for book in sorted(data.glob("rul*.toml")):
                yield from _lines(book, rf'id *= *"{key}(-\d+)?"')
        rest = key.removeprefix(f"{game_id}-")
        if rest == key and key != game_id and not key.startswith("lesson-"):
            continue
        home = ROOT / "engine" / "games" / game_id.replace("-", "_")
        if key in {game_id, f"{game_id}-about", f"{game_id}-command", f"{game_id}-standing"}:
            yield from _lines(home / "game.py", r"\s*id\b.*=")
        first, _, name = rest.partition("-")
        match first:
            case "verb" | "field":
                yield from _of_actions(game.grammar.verbs, first, name)
            case "option":
                yield from _of_options(game.Options, name)
            case "preset":
                yield from _anywhere(home, f'"{name.removesuffix("-about")}"')
            case "seen":
                yield from _anywhere(home, f'"{name}"')
            case "lesson" | "sign":
                yield from _lines(data / "lesson.toml", rf'.*(name|heading) *= *"({name}|{key})"')
            case "guided":
                yield from _lines(data / "guided.toml", rf'why *= *"{name}"|seed *= *')
            case "tip":
                yield from _in_code(f"{game_id}-ask-{name}")
            case _:
                pass


@cache
def _rules_of(game_id: str) -> frozenset[str]:
    """Return the ids of a game's rules and of their groups."""
    return frozenset(name for rule in ledger(game_id) for name in (rule.id, rule.group))


def _of_actions(verbs: Mapping[str, type], first: str, name: str) -> Iterator[str]:
    for verb, kind in verbs.items():
        fields = [field.replace("_", "-") for field in field_names(kind)]
        names = [verb] if first == "verb" else fields
        if any(re.fullmatch(f"{re.escape(each)}(-name|-about|-signs)?", name) for each in names):
            yield _defined(kind)


def _of_options(options: type, name: str) -> Iterator[str]:
    for kind in options.__mro__:
        for field in inspect.get_annotations(kind):
            if name.startswith(field.replace("_", "-")) and kind.__module__.startswith("engine"):
                path = Path(inspect.getsourcefile(kind) or "")
                yield from _lines(path, rf"\s*{field}\b *:")


@cache
def _defined(kind: type) -> str:
    path = Path(inspect.getsourcefile(kind) or "").relative_to(ROOT)
    source, number = inspect.getsourcelines(kind)
    head = next(line for line in source if line.lstrip().startswith("class "))
    return f"{path}:{number + source.index(head)}: {head.strip()}"


def _said_within(key: str) -> Sequence[str]:
    """Return the lines of messages that say this one within themselves."""
    return _saying().get(key, ())


@cache
def _saying() -> Mapping[str, Sequence[str]]:
    found: dict[str, list[str]] = {}
    for path in files(LANGUAGES[0]):
        for entry in entries(path):
            for within in references(entry) if isinstance(entry, ast.Message) else ():
                found.setdefault(within, []).extend(_lines(path, rf"{re.escape(entry.id.name)} *="))
    return found


def _anywhere(folder: Path, text: str) -> Iterator[str]:
    for path in sorted(folder.rglob("*.py")):
        yield from _lines(path, f".*{re.escape(text)}")


def _lines(path: Path, pattern: str) -> Iterator[str]:
    fits = re.compile(pattern).match
    for number, line in enumerate(_text(path), 1):
        if fits(line):
            yield f"{path.relative_to(ROOT)}:{number}: {line.strip()}"


@cache
def _text(path: Path) -> Sequence[str]:
    return path.read_text(encoding="utf-8").splitlines()


def _is_key(text: str) -> bool:
    return any(key == text for key, _ in messages(LANGUAGES[0]))


def main(wanted: str) -> int:
    """Print the lines of a key, or of the sentences that are like what is wanted; 1 where nothing is found."""
    if not wanted.strip():
        print('Say which sentence: make where KEY=table-over, or KEY="some words of it".')
        return 1
    keys = [wanted] if _is_key(wanted) else keys_like(wanted)
    for key in keys:
        print(key)
        print("\n".join(f"  {line}" for line in lines_of(key)))
    if not keys:
        print(f"No sentence reads like {wanted!r}. Try fewer words of it, without names and numbers.")
    return 0 if keys else 1


if __name__ == "__main__":
    sys.exit(main(" ".join(sys.argv[1:])))
