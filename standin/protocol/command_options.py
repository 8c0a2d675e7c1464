"""Options of a command as a person fills them in: which are there, of which type, within which bounds."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from typing import Any

from standin.protocol.errors import Json


class OptionType(IntEnum):
    SUBCOMMAND = 1
    GROUP = 2
    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    CHANNEL = 7
    ROLE = 8
    MENTIONABLE = 9
    NUMBER = 10
    ATTACHMENT = 11


NESTED = (OptionType.SUBCOMMAND, OptionType.GROUP)
CHOSEN: dict[int, type | tuple[type, ...]] = {
    OptionType.STRING: str,
    OptionType.INTEGER: int,
    OptionType.BOOLEAN: bool,
    OptionType.USER: str,
    OptionType.CHANNEL: str,
    OptionType.ROLE: str,
    OptionType.MENTIONABLE: str,
    OptionType.NUMBER: (int, float),
    OptionType.ATTACHMENT: str,
}


def check_options(command: Json, sent: list[Json], *, partial: bool) -> str | None:
    """Return the reason why Discord's client would not send this; None where it would.

    `partial`: it is still being typed (autocomplete).
    """
    known = {option["name"]: option for option in command.get("options") or []}
    if any(option["type"] in NESTED for option in known.values()):
        if len(sent) != 1 or sent[0]["name"] not in known:
            return f"Choose one of: {', '.join(known)}."
        return check_options(known[sent[0]["name"]], sent[0].get("options") or [], partial=partial)
    if len(_names(sent)) < len(sent):
        return "An option can be filled in once only."
    for option in sent:
        if option["name"] not in known:
            return f"{command['name']} has no option {option['name']}."
        wrong = _wrong(known[option["name"]], option, partial=partial)
        if wrong:
            return wrong
    missing = [o["name"] for o in known.values() if o.get("required") and o["name"] not in _names(sent)]
    return f"Still needed: {', '.join(missing)}." if missing and not partial else None


def _names(sent: list[Json]) -> set[str]:
    return {option["name"] for option in sent}


def _wrong(option: Json, sent: Json, *, partial: bool) -> str | None:
    value, kind = sent.get("value"), option["type"]
    if sent.get("focused"):
        return None if option.get("autocomplete") else f"{option['name']} offers nothing while one types."
    wanted = CHOSEN.get(kind)
    is_right = wanted is not None and isinstance(value, wanted)
    if not is_right or (isinstance(value, bool) and kind != OptionType.BOOLEAN):
        return None if partial else f"{option['name']} is of another type."
    choices = option.get("choices")
    if choices and value not in [choice["value"] for choice in choices]:
        return f"{option['name']} is none of its choices."
    return _out_of_bounds(option, value)


def _out_of_bounds(option: Json, value: Any) -> str | None:
    low, high, measure = option.get("min_value"), option.get("max_value"), value
    if option["type"] == OptionType.STRING:
        low, high, measure = option.get("min_length"), option.get("max_length", 6000), len(value)
    if (low is not None and measure < low) or (high is not None and measure > high):
        return f"{option['name']} is out of bounds."
    return None


def leaves(sent: list[Json]) -> Iterator[Json]:
    """Yield the options that carry values, out of whatever group and subcommand they are in."""
    for option in sent:
        if option["type"] in NESTED:
            yield from leaves(option.get("options") or [])
        else:
            yield option
