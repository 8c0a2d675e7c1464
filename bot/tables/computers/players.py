"""Computer players, who pick their moves beside the event loop, so that no other table waits while one of them thinks.

A player who moves at once picks in a thread; those who take their time think in processes of their own, as many as there are processors
to spare.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import TypeVar

from bot import metrics
from bot.jobs import hint, intend
from bot.jobs.crew import Crew
from bot.jobs.position import Position
from bot.jobs.think import ThinkJob
from bot.jobs.worker import Job, JobFailed, ProcessLost, Worker, WorkerClosed
from bot.tables.computers.intentions import CountedOn, IntendedMoves, Intentions
from bot.tables.log.mapping import Find, snapshot_of
from bot.tables.model.errors import Closing, NoAdvice
from bot.tables.model.table import Chair, Table
from bot.tables.steps.seats import STAND_IN
from bot.tables.steps.votes import is_held
from engine.advice import Advice
from engine.chance import Chance
from engine.players import ComputerPlayer, SearchPlayer
from engine.text import Seat

logger = logging.getLogger(__name__)

T = TypeVar("T")

SECONDS = 1.0
"""Seconds that the strongest computer player thinks about a move; at most twice as long about one that is not clear."""
LEAST_SECONDS = 0.2
"""Seconds that it has at least: what it has waited for a process is taken off its time."""
PATIENCE = 20.0
"""Seconds after which the thinking process is given up; a player who is told to be late answers long before."""

ADVISER_PATIENCE = 60.0
"""Seconds that a hint may take."""
ADVISED = 16000
"""Maximum number of positions looked at for a hint."""
ADVISED_SECONDS = 1.0
"""Seconds of processor that the strongest player thinks about a hint, at most 1.6 times as long about what is not clear; with the reasons
a hint stays below three."""


class Computers:
    """The computer players, by level; that of `STAND_IN` moves at once. `shown` gives the moves that people at a table show as plans."""

    def __init__(
        self, levels: Mapping[str, ComputerPlayer], find: Find, shown: Callable[[Table], Awaitable[CountedOn]]
    ) -> None:
        self.levels = levels
        self._shown = shown
        self.thinkers = Crew(PATIENCE)
        self.adviser = Worker(ADVISER_PATIENCE, lasting=False)
        """The process that finds hints, apart from the others so that nobody's turn waits for somebody's hint."""
        self._find = find
        self._intentions = Intentions()
        self._thread = ThreadPoolExecutor(1, "computer-player")

    @staticmethod
    def due(table: Table) -> Chair | None:
        """Return the first chair that is waited for and that a computer player has; None where there is none, and while they are held."""
        if is_held(table):
            return None
        return next((chair for chair in table.awaiting if chair.computer), None)

    def quickly_due(self, table: Table) -> Chair | None:
        """Return the chair that is due where its player moves at once, else None."""
        chair = self.due(table)
        return None if chair is None or self._player(chair).slow else chair

    async def pick(self, table: Table, chair: Chair) -> object:
        """Return the move of that chair. Its chance comes from the seed, beside the draws of the game, so it could be played again.

        Where a player who takes time finds no move, a quick one moves for it. Raises Dropped where the table has changed before its turn
        to think has come.
        """
        player = self._player(chair)
        counted_on = await self._shown(table) if player.slow else ()
        if (meant := self._intentions.take(table, chair.seat, counted_on)) is not None:
            return meant
        seed = Chance(table.secret, {}, f"computer:{table.moment}").seed()
        if player.slow:
            try:
                return table.game.grammar.read(await self._think(table, chair.seat, counted_on, player, seed))
            except (JobFailed, ProcessLost):
                logger.exception(
                    "no move is found for seat %s at table %s; a simpler player helps", chair.seat, table.id
                )
                player = self.levels[STAND_IN]
        assert table.match is not None
        match = table.match.copy()
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, player.pick, match, chair.seat, Chance(seed))

    async def intend(self, table: Table, chair: Chair) -> IntendedMoves:
        """Return the moves that this chair, which is waited for, will make next if nothing else happens; none where it does not plan ahead.

        Raises NoAdvice where they were not found in time.
        """
        player = self._player(chair)
        counted_on = await self._shown(table)
        known = self._intentions.of(table, chair.seat, counted_on)
        if known is None and isinstance(player, SearchPlayer):
            seed = Chance(table.secret, {}, f"computer:{table.moment}").seed()
            position = self._position(table, chair.seat, counted_on)
            found = await self._ask(intend.IntendJob(player, position, seed), table, chair.seat)
            known = self._intentions.keep(table, chair.seat, counted_on, *found)
        if known is None:
            return IntendedMoves(())
        return IntendedMoves(tuple(words for _, words in known.moves), known.comes)

    async def advise(self, table: Table, seat: Seat) -> Advice:
        """Return the strongest player's advice for a seat. Raises NoAdvice where none was found in time."""
        strongest = [*self.levels.values()][-1]
        if isinstance(strongest, SearchPlayer):
            strongest = replace(
                strongest, positions=min(strongest.positions, ADVISED), memory=None, spares=False
            )
        job = hint.HintJob(strongest, self._position(table, seat), ADVISED_SECONDS)
        line, reasons, following = await self._ask(job, table, seat)
        assert table.match is not None
        read = table.game.grammar.read
        after = tuple((read(move), words) for move, words in following)
        return Advice(table.match.asks[seat].prompt, read(line), reasons, after)

    async def close(self) -> None:
        """Let the thread end after its present work, and end the process at once."""
        self._thread.shutdown(wait=False, cancel_futures=True)
        await self.thinkers.close()
        await self.adviser.close()

    def drop_thought(self, table_id: int) -> None:
        """Drop the thinking done for a table that has changed: it is of no use any more."""
        self.thinkers.drop(table_id)

    def _position(self, table: Table, seat: Seat, counted_on: CountedOn = ()) -> Position:
        saved = snapshot_of(table)
        assert saved is not None, "only a game that goes on is thought about"
        return Position(self._find, saved, seat, counted_on)

    async def _ask(self, job: Job[T], table: Table, seat: Seat) -> T:
        """Return the result of the job for a seat, from the process beside. Raises NoAdvice where it does not come in time."""
        try:
            return await self.adviser.do(job)
        except WorkerClosed as error:
            raise Closing from error
        except (JobFailed, ProcessLost) as error:
            logger.exception("no advice is found for seat %s at table %s", seat, table.id)
            raise NoAdvice from error

    async def _think(
        self, table: Table, seat: Seat, counted_on: CountedOn, player: ComputerPlayer, seed: bytes
    ) -> str:
        """Return the move in text form. A process that dies over it may have been killed for no fault of the move's: it is asked for
        again.
        """

        def job(waited: float) -> ThinkJob:
            return ThinkJob(
                player, self._position(table, seat, counted_on), seed, max(LEAST_SECONDS, SECONDS - waited)
            )

        try:
            with metrics.THINKING.time():
                try:
                    return await self.thinkers.do(table.id, job)
                except ProcessLost as error:
                    logger.warning("the thinking process was lost: %s", error)
                    return await self.thinkers.do(table.id, job)
        except WorkerClosed as error:
            raise Closing from error

    def _player(self, chair: Chair) -> ComputerPlayer:
        return self.levels.get(chair.computer or STAND_IN) or self.levels[STAND_IN]
