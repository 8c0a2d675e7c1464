"""Limits, waits and names in databases: people or saved games meet them, and a test that asks the code for one does not see it change."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from importlib import import_module
from typing import Any

import pytest

from bot.tables.model.paces import PACES, Pace

LIMITS: Mapping[str, Mapping[str, Any]] = {
    "jobs.crew": {"REMEMBERED": 4096, "MOST_BYTES": 400_000_000},
    "jobs.worker": {"GRACE": 2.0},
    "store.competitions.tournaments": {
        "OPEN": "open",
        "RUNNING": "running",
        "OVER": "over",
        "CANCELLED": "cancelled",
    },
    "store.database.database": {"LOOKS": 1.0, "BETWEEN": 5.0, "MOVE": 6000, "TRIES": 3},
    "store.database.engine": {"WAIT": 2000},
    "store.database.memory": {"MOST": 4096},
    "store.database.postgresql": {"REACH": 2.0},
    "store.database.retry": {"PAUSES": (0.0, 0.02, 0.1, 0.3)},
    "store.database.sqlite_file": {
        "PARTS": ("", "-wal", "-shm"),
        "OWNER_ONLY": 0o600,
        "CLOSED": int.from_bytes(b"Grov"),
        "IN_USE": int.from_bytes(b"Grov") + 1,
    },
    "store.games.epoch": {"IDS": 10_000},
    "store.games.notices": {"TURN": "turn", "SOON": "soon", "LATE": "late", "WEEK": 7 * 24 * 3600 * 1000},
    "store.privacy.forgotten_list": {"ENDING": "-forgotten"},
    "store.processes.shard_leases": {"BEAT": 4.0, "LEASE": 15_000},
    "store.rows": {"NOWHERE": 0, "ASK": "@ask", "TAKE": "@take", "RESTORE": "@restore"},
    "store.shards": {"SHIFT": 22},
    "tables.challenge.deal": {"LAST_ZONE": timedelta(hours=12)},
    "tables.computers.intentions": {"MOST": 256},
    "tables.computers.players": {
        "SECONDS": 1.0,
        "LEAST_SECONDS": 0.2,
        "ADVISER_PATIENCE": 60.0,
        "ADVISED": 16_000,
        "ADVISED_SECONDS": 1.0,
    },
    "tables.deadlines.errands": {"RETRY": timedelta(seconds=20)},
    "tables.deadlines.notice_board": {
        "IN_TRANSIT": timedelta(seconds=10),
        "A_DAY": timedelta(days=1),
        "A_WHILE": timedelta(hours=1),
        "JUST_NOW": timedelta(minutes=1),
    },
    "tables.deadlines.scheduler": {"AT_A_TIME": 16, "TURNS_AT_A_TIME": 4},
    "tables.deadlines.timeout": {"MOST_MOVES": 200},
    "tables.history.export": {"LARGEST": 65_536, "HEAD": "grovekeeper-record 1", "NAME": 80},
    "tables.history.fairness": {"FINGERPRINT": 32},
    "tables.log.shares": {"ONE_IN": 10},
    "tables.model.calendar": {
        "LEAST_AWAKE": timedelta(hours=8),
        "MOST_DAYS_OFF": 5,
        "MOST_AWAY": timedelta(days=60),
        "KEPT": 40,
    },
    "tables.model.paces": {"BOUNDS": (0, 3, 7, 14)},
    "tables.model.preferences": {"MOST_MUTED": 50, "LONG": timedelta(hours=2)},
    "tables.orders.evaluate": {"DEALS": 6, "MOST_MOVES": 60},
    "tables.orders.lookahead": {"PLAYOUTS": 3, "MOST_MOVES": 250},
    "tables.orders.parser": {"MOST_LETTERS": 1500},
    "tables.orders.plan": {"MOST_STEPS": 20},
    "tables.orders.service": {"MOST_AHEAD": 64},
    "tables.pairing.model": {"WIN": 120},
    "tables.pairing.rounds": {"GROUP": 4, "FEWEST": 2},
    "tables.pairing.seating": {"LOOKS": 4000},
    "tables.requests.guided_games": {
        "COMPUTER": "greedy",
        "GAMES": 1000,
        "MOST_CHOICES": 64,
        "LONGEST": 10**22,
        "MOST_REPLIES": 300,
    },
    "tables.requests.guild_settings": {"MOST_CHANNELS": 25},
    "tables.requests.hints": {"KEPT": 1000},
    "tables.requests.lists": {"MOST": 20},
    "tables.requests.whatif": {"MOST_MOVES": 300},
    "tables.service": {"NEWS": timedelta(days=1)},
    "tables.stats.leaderboard": {"KEEP_EVERY": 200, "MOST": 32, "RECORDS": 12, "RIVALS": 5},
    "tables.stats.ratings": {"SCALE": 40, "BASE": 1000, "SETTLED": 5},
    "tables.steps.lateness": {"LATE": timedelta(hours=72)},
    "tables.steps.reminder_time": {"LEAST": timedelta(hours=1)},
    "tables.steps.seats": {"STAND_IN": "greedy"},
    "tables.steps.votes": {"OPEN": timedelta(hours=24)},
    "tables.tournaments.model": {"LENIENCE": (0, 1, 2, 3, 5), "MOST": 64, "MOST_AROUND": 24, "LONGEST": 9},
    "tables.tournaments.runner": {"RETRY": timedelta(minutes=1)},
    "tables.tournaments.service": {"MOVING": 1, "LENIENT": 3, "FEWEST": 3},
    "tables.write.alarm": {"LONGEST": timedelta(minutes=10), "SHARED": timedelta(seconds=10)},
    "tables.write.cache": {"AWAKE": 512, "ASLEEP": 8192},
    "tables.write.people_preferences": {"MOST_KNOWN": 4096, "KNOWN_SECONDS": 60.0},
    "tables.write.writer": {"TRIES": 3},
}
"""By module below `bot`, the names that stand for something a person or a saved game meets, and what they are."""


@pytest.mark.parametrize("module", LIMITS)
def test_a_limit_changes_only_where_that_is_meant(module: str) -> None:
    found = import_module(f"bot.{module}")
    assert {name: getattr(found, name) for name in LIMITS[module]} == LIMITS[module]


def test_paces_give_the_time_that_people_are_told() -> None:
    day, hour = timedelta(days=1), timedelta(hours=1)
    assert {
        "none": None,
        "relaxed": Pace(3 * day, 7 * day, in_days=True),
        "daily": Pace(day, 2 * day, in_days=True),
        "quick": Pace(2 * hour, 6 * hour),
    } == PACES
