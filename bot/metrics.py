"""The figures that are counted and timed while the bot runs, for whoever operates it. `bot.operations.health` shows them.

Labels are kinds of things, never anybody or anything in particular: no ids, names, moves or channels.
"""

from __future__ import annotations

import gc

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)  # Memory, processor time and open files of the process.
FROZEN = Gauge(
    "grovekeeper_frozen_objects",
    "Objects loaded for good, at which the garbage collector does not look.",
    registry=REGISTRY,
)
FROZEN.set_function(gc.get_freeze_count)

_QUICK = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10)
_DRAWN = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5)
_LATE = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5)

INTERACTIONS = Counter(
    "grovekeeper_interactions", "Interactions by kind and outcome.", ("kind", "outcome"), registry=REGISTRY
)
ANSWERING = Histogram(
    "grovekeeper_answer_seconds",
    "From hearing an interaction to Discord having its first answer.",
    ("kind",),
    buckets=_QUICK,
    registry=REGISTRY,
)
MOVES = Counter("grovekeeper_moves", "Moves saved, by game and by whom.", ("game", "by"), registry=REGISTRY)
TABLES = Gauge("grovekeeper_tables", "Tables being played, by game.", ("game",), registry=REGISTRY)
OWED = Gauge(
    "grovekeeper_cards_owed",
    "Tables whose card could not be posted yet and is tried again.",
    registry=REGISTRY,
)
DRAWING = Histogram("grovekeeper_render_seconds", "Drawing one picture.", buckets=_DRAWN, registry=REGISTRY)
THINKING = Histogram(
    "grovekeeper_thinking_seconds", "A computer player picking one move.", buckets=_QUICK, registry=REGISTRY
)
LAG = Histogram(
    "grovekeeper_loop_lag_seconds",
    "How late the event loop comes to what is due.",
    buckets=_LATE,
    registry=REGISTRY,
)
DATABASE_ERRORS = Counter(
    "grovekeeper_database_errors", "What the database did not do, by reason.", ("reason",), registry=REGISTRY
)
LOOKED_AFTER = Gauge(
    "grovekeeper_shards_looked_after",
    "Shards whose servers this process looks after, where it shares a database.",
    registry=REGISTRY,
)
SHARDS = Gauge("grovekeeper_shards_in_all", "Shards that there are, over all processes.", registry=REGISTRY)
