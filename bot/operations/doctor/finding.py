"""Finding of a check: one sentence, and how bad it is."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.text import Arg, Text, say


class Verdict(Enum):
    """The severity of a finding; its value is the sign before the sentence."""

    FINE = "✓"
    NOTE = "·"
    """Nothing is wrong, but it may not be what was meant."""
    WRONG = "✗"


@dataclass(frozen=True, slots=True)
class Finding:
    """A sentence about the installation, as a Text of `hosting.ftl`; where it is WRONG it says what to do."""

    verdict: Verdict
    text: Text

    @property
    def is_wrong(self) -> bool:
        return self.verdict is Verdict.WRONG


def fine(key: str, **args: Arg) -> Finding:
    return Finding(Verdict.FINE, say(key, **args))


def note(key: str, **args: Arg) -> Finding:
    return Finding(Verdict.NOTE, say(key, **args))


def wrong(key: str, **args: Arg) -> Finding:
    return Finding(Verdict.WRONG, say(key, **args))
