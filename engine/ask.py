"""The ask: a question to a seat, and the legal actions it may answer with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from engine.legal import Legal
from engine.text import Text

A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Ask(Generic[A]):
    """An ask: what one seat must or may do now.

        Ask(say("nim-take"), Legal(lambda: [Take(1), Take(2)]))

    `prompt` says what is waited for; it is public where `must` is true. A seat whose ask is not a `must` may act, but nobody waits
    for it and only the seat itself is told.
    """

    prompt: Text
    legal: Legal[A]
    must: bool = True
