"""The application service and the values it returns.

Stable: the names exported here, their fields and the signatures of `Tables`. `Told` may also hold a log event such as `@resign` or
`@undo <n>` (see `bot.tables.model.log_events`), with a sentence that says so; those of the lobby are not told. In the lobby the seats in
`Chair` are still provisional.

    store = await Store.open(settings.database)
    tables = Tables(store)
    await tables.resume()
    ...
    await tables.close()
    await store.close()
"""

from bot.tables.history.replay_check import Difference, find_differences
from bot.tables.model.table import Chair, Change, Person, Status, Table, Told, Venue
from bot.tables.service import Tables

__all__ = [
    "Chair",
    "Change",
    "Difference",
    "Person",
    "Status",
    "Table",
    "Tables",
    "Told",
    "Venue",
    "find_differences",
]
