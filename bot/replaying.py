"""python -m bot --replay: whether the present rules still come to what every log says, to be asked before they go live."""

from __future__ import annotations

from bot.settings import Settings
from bot.store import Store
from bot.tables import Difference, replayed
from render.words import words


async def replay(settings: Settings) -> int:
    """Plays every log in the database again and names the tables that differ. Returns the exit code: 1 where there are any."""
    store = await Store.open(settings.database_url)
    try:
        differences = await replayed(store)
    finally:
        await store.close()
    for difference in differences:
        print(_line(difference))
    print(words("en").key("replay-found", count=len(differences)))
    return 1 if differences else 0


def _line(found: Difference) -> str:
    speech = words("en")
    key = "replay-live" if found.live else "replay-finished"
    why = speech.say(found.why)
    return speech.key(key, table=str(found.table_id), game=speech.key(found.game), row=found.moment, why=why)
