"""One person asks for very much: the others get their cards, pictures and films as if nobody else were there."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.discord.delivery.long_jobs.personal_queues import WAITING
from bot.discord.ui.render_pool import RenderPool
from tests.bot.discord.grove import asked, card_of, grove, playing
from tests.standin.people import Person

TOO_MUCH = "That is a lot at once"
SERVED = 1 + WAITING
MANY = 30


@asynccontextmanager
async def busy(pool: RenderPool) -> AsyncIterator[None]:
    """Occupy the one that draws until the block ends."""
    painter = await pool._turn(pool._urgent)
    try:
        yield
    finally:
        pool._pass_on(painter)


def refused(person: Person) -> int:
    return sum(TOO_MUCH in message.text for message in person.messages())


async def test_many_catchups_of_one_person_delay_nobodys_card_or_picture(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        await playing(ada, bruno)
        await asked(ada, "/forest take first:A1")
        async with busy(running.bot.pool):
            many = [asyncio.create_task(asked(bruno, "/catchup")) for _ in range(MANY)]
            await bruno.until(lambda: refused(bruno) == MANY - SERVED, "a sentence for most of them")
            one = asyncio.create_task(asked(ada, "/board private:true"))
            kept = asyncio.create_task(asked(ada, "/forest keep"))
            await kept
        await card_of(ada, "Ada keeps")
        assert (await one).pictures
        answers = await asyncio.gather(*many)
        assert Counter(bool(each.pictures) for each in answers) == {True: SERVED, False: MANY - SERVED}
        assert all(each.is_ephemeral for each in answers)
        assert (await asked(bruno, "/catchup")).pictures


async def test_many_films_of_one_person_keep_nobodys_film_from_being_made(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        await playing(ada, bruno)
        await (
            running.bot.desk.film_worker.close()
        )  # what it makes is told elsewhere; here it is who comes to it
        async with running.bot.desk.films.of(int(bruno.id), bruno.bot_ready):
            many = [asyncio.create_task(bruno.command("/replay")) for _ in range(MANY)]
            await bruno.until(lambda: refused(bruno) == MANY - WAITING, "a sentence for most of them")
            await ada.command("/replay")
            await ada.sees("back in a moment")
            assert refused(ada) == 0
        await asyncio.gather(*many)


async def test_sixty_catchups_and_thirty_films_of_one_person_delay_no_picture_of_the_others(
    tmp_path: Path,
) -> None:
    async with grove(tmp_path, "Ada", "Bruno", "Celina") as (running, (ada, bruno, celina)):
        await playing(ada, bruno, celina)
        await asked(ada, "/forest take first:A1")
        films = running.bot.desk.films.of(int(bruno.id), bruno.bot_ready)
        async with busy(running.bot.pool), films:
            many = [asyncio.create_task(bruno.command("/catchup")) for _ in range(2 * MANY)]
            many += [asyncio.create_task(bruno.command("/replay")) for _ in range(MANY)]
            others = [asyncio.create_task(asked(each, "/board private:true")) for each in (ada, celina)]
            await bruno.until(
                lambda: refused(bruno) == 3 * MANY - SERVED - WAITING, "a sentence for most of them"
            )
        assert all(answer.pictures for answer in await asyncio.gather(*others))
        for task in many:
            task.cancel()


async def test_who_waits_for_everybody_is_drawn_first_and_who_has_given_up_not_at_all() -> None:
    pool = RenderPool()
    drawn: list[str] = []
    async with busy(pool):
        waiting = [asyncio.create_task(pool.draw(drawn.append, f"look {number}")) for number in range(3)]
        await asyncio.sleep(0)
        waiting.append(asyncio.create_task(pool.draw_first(drawn.append, "card")))
        await asyncio.sleep(0)
        waiting[0].cancel()
    await asyncio.wait(waiting)
    assert sorted(drawn) == ["card", "look 1", "look 2"]
    assert drawn[0] == "card"
    async with busy(pool):
        pass
    await pool.close()
