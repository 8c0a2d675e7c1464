"""What the watch says after requests that failed, where it matters which of them did."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from bot.store.notices import LATE, Notice, Notices
from bot.tables import Table
from tests.bot.tables.deadlines.test_scheduler import HOUR, START, Channel, town


@dataclass
class Broken(Channel):
    """So many requests fail, from now on."""

    failing: int = 0

    async def remind(self, table: Table, notice: Notice) -> int | None:
        self._fail()
        return await super().remind(table, notice)

    async def find(self, channel: int, key: str) -> int | None:
        self._fail()
        return await super().find(channel, key)

    def _fail(self) -> None:
        if self.failing:
            self.failing -= 1
            raise ConnectionError


async def test_a_deadline_is_not_called_near_when_it_has_passed_meanwhile(tmp_path: Path) -> None:
    async with town(tmp_path) as home:
        home.channel = broken = Broken(home, failing=1)
        await home.playing("daily")
        home.now = START + 19 * HOUR
        await home.run_due()
        assert home.kinds() == []
        home.now = START + 25 * HOUR
        broken.failing = 1
        await home.run_due()
        assert home.kinds() == [LATE]
        await home.run_due()
        assert await Notices(home.store).unsent() == []
        assert home.kinds() == [LATE]
        assert [notice.kind for notice in broken.standing.values()] == [LATE]
