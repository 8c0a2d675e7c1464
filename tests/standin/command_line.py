"""A typed command line, "/forest take first:C1", as the interaction data Discord's client would send."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

Json = dict[str, Any]
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER = range(1, 11)


@dataclass(frozen=True)
class Choice:
    """One suggestion of an autocomplete: the words a person sees, and the value that is sent."""

    name: str
    value: str | int | float


@dataclass(frozen=True)
class Parsed:
    data: Json


def parse(
    line: str,
    commands: list[Json],
    names: Mapping[str, str],
    extra: Mapping[str, object],
    *,
    focus: bool = False,
) -> Parsed:
    """Parse a command line. LookupError for an unknown command, subcommand or option. `focus`: the last option is still being typed.

    `names` turns shown names of people and channels into ids.
    """
    words = line.removeprefix("/").split(" ")
    command = _named(commands, words[0])
    path, node = [command], command
    while any(o["type"] in (SUBCOMMAND, GROUP) for o in node.get("options") or []):
        depth = len(path)
        node = _named(node["options"], words[depth] if depth < len(words) else "")
        path.append(node)
    known = {option["name"]: option for option in node.get("options") or []}
    typed = _values(" ".join(words[len(path) :]), known)
    typed += [(name, value) for name, value in extra.items()]
    options = [_option(_known(known, name), value, names) for name, value in typed]
    if focus:
        options[-1] |= {"focused": True, "value": str(typed[-1][1])}
    for inner in reversed(path[1:]):
        options = [{"type": inner["type"], "name": inner["name"], "options": options}]
    return Parsed({"id": command["id"], "name": command["name"], "type": 1, "options": options})


def _named(items: list[Json], name: str) -> Json:
    for item in items:
        if item["name"] == name:
            return item
    raise LookupError(f"no {name!r} among {[item['name'] for item in items]}")


def _known(options: dict[str, Json], name: str) -> Json:
    if name not in options:
        raise LookupError(f"no option {name!r} among {list(options)}")
    return options[name]


def _values(text: str, known: dict[str, Json]) -> list[tuple[str, object]]:
    if not text.strip():
        return []
    marks = list(re.finditer(r"(?:^|(?<= ))([^\s:]+):", text))
    marks = [mark for mark in marks if mark[1] in known]
    if not marks or text[: marks[0].start()].strip():
        raise LookupError(f"{text!r} has no option among {list(known)}")
    ends = [mark.start() for mark in marks[1:]] + [len(text)]
    return [(m[1], text[m.end() : end].strip()) for m, end in zip(marks, ends, strict=True)]


def _option(option: Json, value: object, names: Mapping[str, str]) -> Json:
    return {"type": option["type"], "name": option["name"], "value": _typed(option, value, names)}


def _typed(option: Json, value: object, names: Mapping[str, str]) -> object:
    """Return the value in the option's type; a shown choice stands for its value, a shown name for its id."""
    if isinstance(value, Choice):
        return value.value
    for choice in option.get("choices") or []:
        if value in (choice["name"], str(choice["value"])):
            return choice["value"]
    kind = option["type"]
    if kind == BOOLEAN and isinstance(value, str):
        return value.lower() in ("true", "yes")
    try:
        if kind == INTEGER:
            return int(str(value))
        if kind == NUMBER:
            return float(str(value))
    except ValueError:
        return value
    if kind in (USER, CHANNEL, MENTIONABLE):
        return names.get(str(value).lstrip("@#"), str(value))
    return value
