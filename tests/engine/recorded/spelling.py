"""Texts without their words."""

from __future__ import annotations

from engine.text import Arg, Rule, Text, Who


def spelt(arg: Arg) -> str:
    """Return a Text by its key and its arguments, or an argument."""
    match arg:
        case Text():
            inside = ", ".join(f"{name}={spelt(each)}" for name, each in arg.args)
            return f"{arg.key}({inside})" if inside else arg.key
        case Who(seat):
            return f"seat {seat}"
        case Rule(rule_id):
            return rule_id
        case tuple():
            return f"[{', '.join(map(spelt, arg))}]"
        case _:
            return str(arg)
