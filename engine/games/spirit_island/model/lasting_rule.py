"""Lasting rules, which hold until the end of the turn. They are data in the table, asked at named moments."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.copied import Copied
from engine.text import Seat

LastingId: TypeAlias = Literal[
    "defend",
    "defend-per-dahan",
    "ward",
    "no-ravage",
    "no-build",
    "no-city",
    "no-explore",
    "dahan-health",
    "dahan-safe",
    "dahan-hidden",
    "dahan-at-once",
    "no-blight",
    "fear-defends",
    "vengeance",
    "range",
    "swift",
    "repeat",
    "return",
    "shared",
]
"""The id of a lasting rule, by what it does:

defend             less damage by `amount` in the land, or wherever the condition holds
defend-per-dahan   less damage by `amount` for each Dahan there
ward               less damage by `amount` in each land with presence of `seat`
no-ravage, no-build, no-city, no-explore   that is not done there (SI-INVADER-08)
dahan-health       Dahan there have `amount` more health
dahan-safe         Dahan there are neither damaged nor destroyed
dahan-hidden       Dahan there take no damage from ravaging invaders
dahan-at-once      Dahan there strike at the same time as the invaders
no-blight          blight that would be added there stays on the card
fear-defends       each fear that powers make there also defends by 1
vengeance          after each effect, 1 damage for each building and Dahan it destroyed there; `amount` 1: also next door
range              the powers of `seat` reach `amount` farther
swift              `seat` may use `amount` slow powers as if they were fast
repeat             `seat` may repeat a card that costs at most `amount`; `pays`: for its cost
return             `seat` may take back a card it played instead of discarding it
shared             `seat` may count range from presence of `other`
"""

Condition: TypeAlias = Literal["coastal", "presence", "dahan", "two-dahan", "more-dahan", "city"]
"""A condition on the lands where a lasting rule holds, judged anew each time it is asked (SI-FEAR-12)."""


@dataclass(slots=True)
class Lasting(Copied):
    """One lasting rule; None where a part does not matter."""

    id: LastingId
    land: str | None = None
    where: Condition | None = None
    seat: Seat | None = None
    other: Seat | None = None
    amount: int = 0
    pays: bool = False
    about: str | None = None
    """The card or innate power that the rule comes from."""
