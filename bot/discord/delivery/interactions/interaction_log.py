"""Record of the outcome of each interaction: one line in the log, and the figures of `bot.metrics`."""

from __future__ import annotations

import logging
from time import perf_counter
from typing import Literal

from bot import metrics
from bot.discord.delivery.request import Request

log = logging.getLogger(__name__)

Outcome = Literal["done", "refused", "undelivered", "accident"]
"""Outcome of a request: done; refused with a sentence; not accepted as an answer by Discord; or cut short by an error of ours."""


def record_outcome(request: Request, name: str, outcome: Outcome) -> None:
    """Record the outcome of a request whose work has ended. `name` is the command or op, never what was chosen."""
    seconds = perf_counter() - request.begun
    kind = request.interaction.type.name
    metrics.INTERACTIONS.labels(kind, outcome).inc()
    metrics.ANSWERING.labels(kind).observe(
        seconds if request.answered_after is None else request.answered_after
    )
    log.info(
        "%s at table %s: %s in %.0f ms",
        name,
        request.table or "-",
        outcome,
        seconds * 1000,
        extra={
            "interaction": request.id,
            "command": name,
            "table": request.table,
            "outcome": outcome,
            "duration": round(seconds, 4),
        },
    )
