"""A standing order as it is kept: the plan, its progress, and the news its owner has not been told yet."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pydantic import BaseModel, ConfigDict

from bot.store.games.orders import OrderRecord
from bot.tables.orders.plan import OrderPlan, OrderStep
from engine.text import Seat, Text

Readings = tuple[tuple[Text | None, ...], ...]
"""By step, the sentence that each wanted move read as when the order was given; None where it had none."""


class OrderTerms(BaseModel):
    """The terms of an order, kept beside the ids of its table and its owner."""

    model_config = ConfigDict(frozen=True)

    plan: OrderPlan
    readings: Readings
    language: str
    """The language of its owner."""
    since: int
    """The moment of the table at which the order was given."""
    moment: int
    """The moment that the order knows of: that at which it was given, or of its last move. Any later move of its seat is by hand."""
    at: int = 0
    """The index of the next step."""
    is_running: bool = True
    news: tuple[Text, ...] = ()
    """The sentences its owner has not been told yet."""


@dataclass(frozen=True, slots=True)
class Order:
    """One person's order at one table."""

    kept: OrderRecord
    """The record as it stands in the file."""
    standing: OrderTerms
    """The terms as they are now."""

    @classmethod
    def of(cls, record: OrderRecord) -> Order:
        """Return the order of a record. Raises pydantic's ValidationError where it cannot be read any more."""
        return cls(record, OrderTerms.model_validate(record.plan))

    @property
    def id(self) -> int:
        return self.kept.id

    @property
    def table(self) -> int:
        """The id of its table."""
        return self.kept.game

    @property
    def seat(self) -> Seat:
        return Seat(self.kept.seat)

    @property
    def person(self) -> int:
        return self.kept.person

    @property
    def record(self) -> OrderRecord:
        """The order as it is to stand in the file."""
        return replace(self.kept, plan=self.standing.model_dump(mode="json"))

    @property
    def is_done(self) -> bool:
        """Whether the order has nothing left to do or to tell."""
        return not (self.standing.is_running or self.standing.news)

    @property
    def left(self) -> tuple[OrderStep, ...]:
        """The steps that are still to be made."""
        return self.standing.plan.steps[self.standing.at :]

    def longer(self, plan: OrderPlan, readings: Readings) -> Order:
        """Return the order with the steps of another plan behind those that are left."""
        steps = (*self.left, *plan.steps)
        kept = (*self.standing.readings[self.standing.at :], *readings)
        return self._with(plan=OrderPlan(steps=steps), readings=kept, at=0)

    def told(self, *news: Text) -> Order:
        """Return the order with more for its owner to read."""
        return self._with(news=(*self.standing.news, *news))

    def stopped(self, *news: Text) -> Order:
        """Return the order at its end, with this news to tell."""
        return self.told(*news)._with(is_running=False)

    def further(self, *news: Text) -> Order:
        """Return the order at its next step, with this news to tell."""
        return self.told(*news)._with(at=self.standing.at + 1)

    def moved(self, moment: int) -> Order:
        """Return the order after a move of its own, which led to this moment."""
        return self._with(moment=moment)

    def heard(self, count: int) -> Order:
        """Return the order without the first `count` pieces of its news, which have been told."""
        return self._with(news=self.standing.news[count:])

    def _with(self, **changed: object) -> Order:
        return replace(self, standing=self.standing.model_copy(update=changed))
