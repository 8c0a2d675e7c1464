"""The columns of the database that may be empty: whoever reads any other need not ask."""

from __future__ import annotations

from collections.abc import Mapping

from bot.store.schema import metadata

MAY_BE_EMPTY: Mapping[str, set[str]] = {
    "games": {"guild", "motion", "started", "ended", "sealed", "claimed", "unrated", "lapses", "bound", "parent"},
    "people": {"digest", "digested", "listed"},
    "shards": {"owner"},
    "tournaments": {"guild", "lenience", "follows", "interaction"},
    "actions": {"seat", "interaction", "waited", "person"},
    "entrants": {"person"},
    "notices": {"channel", "message"},
    "pairings": {"channel", "game", "places", "defaults", "points"},
    "seats": {
        *("person", "computer", "resigned", "since", "bank", "deadline", "reminder", "waking", "rank", "score"),
        *("character", "offered"),
    },
    "snapshots": {"sum"},
}  # fmt: skip


def test_no_other_column_may_be_empty() -> None:
    found = {
        table.name: {column.name for column in table.columns if column.nullable}
        for table in metadata.tables.values()
    }
    assert {name: columns for name, columns in found.items() if columns} == MAY_BE_EMPTY
