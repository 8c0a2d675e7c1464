"""Failures of the bot's requests to Discord, of every kind and in the middle of a game; the game goes on."""

from __future__ import annotations

import asyncio
from itertools import product
from pathlib import Path

import pytest

from bot.discord import endpoint
from bot.discord.ui.transport import PAUSES
from bot.tables import Status
from standin.faults.model import Aborted, Failing, Late, NoNewPicture, RateLimited, Routed, Slow
from standin.server import LocalDiscord
from tests.bot.discord.grove import FOREST, Grove, asked, card_of, grove, labels, playing
from tests.bot.discord.trouble import DEADLINE, errors, hurried, insisting, shown
from tests.clock import Clock
from tests.standin.people import at

BANNED = RateLimited(scope="address")
FAULTS: list[Routed] = [
    Slow(seconds=1),
    Late(seconds=1),
    RateLimited(scope="user", retry_after=1),
    RateLimited(scope="shared", retry_after=1),
    RateLimited(scope="global", retry_after=1),
    BANNED,
    Failing(status=500),
    Failing(status=500, applied=True),
    Failing(status=502, applied=True),
    Failing(status=503),
    Failing(status=503, applied=True),
    Aborted(),
    Aborted(applied=True),
]

ONE_OF_EACH: list[Routed] = [
    Slow(seconds=1),
    RateLimited(scope="user", retry_after=1),
    BANNED,
    Failing(status=500, applied=True),
    Aborted(),
    Aborted(applied=True),
]
EVERY_CARD = r"(POST .*/webhooks/\d+/[^/]+|POST .*/channels/\d+/messages|PATCH .*/messages/\d+)$"


def on(route: str, fault: Routed) -> Routed:
    return fault.model_copy(update={"route": route})


@pytest.mark.parametrize("faults", [FAULTS[first::4] for first in range(4)], ids=range(4))
async def test_every_move_is_made_once_and_shown_whichever_request_fails(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, clock: Clock, faults: list[Routed]
) -> None:
    """Some faults in each game, for in one there are not moves enough for all, and a long one takes longer to look at."""
    async with grove(tmp_path, "Ada", "Bruno", deadline=DEADLINE) as (running, people):
        await playing(*people)
        made: list[str] = []
        for route, fault in product(("answer", "change", "follow-up", "post"), faults):
            if (route, fault) == ("post", faults[0]):
                running.local.faults.add(Aborted(route="follow-up", times=1000))
            mover, other = people
            tile = (await mover.choices("/forest take first:"))[0].value
            made += [f"take {tile}", "keep"]
            async with hurried(running, clock, on(route, fault)) as plan:
                for line in (f"take first:{tile}", "keep"):
                    assert (await insisting(mover, f"/forest {line}")).text
                await shown(running, other, *made, words=f"{mover.name} keeps")
                await plan.over.wait()
            people.reverse()
    assert errors(caplog) == []


@pytest.mark.parametrize("fault", ONE_OF_EACH, ids=repr)
async def test_a_lobby_is_shown_as_it_is_and_who_asked_is_answered_or_sees_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, clock: Clock, fault: Routed
) -> None:
    async with grove(tmp_path, "Ada", "Bruno", deadline=DEADLINE) as (running, (ada, bruno)):
        async with hurried(running, clock, on("answer", fault)):
            await ada.command(f"/play game:{FOREST} seats:2")
            lobby = await card_of(bruno, "2. open seat")
        async with hurried(running, clock, on("answer", fault)):
            await bruno.press(lobby, "Join")
            assert "Start" in labels(await card_of(ada, "2. Bruno"))
        async with hurried(running, clock, on("answer", fault)):
            again = await bruno.press(await card_of(bruno, "2. Bruno"), "Join")
            assert again.kind == "failed" or again.text
        async with hurried(running, clock, on("answer", fault)):
            await ada.press(await card_of(ada, "2. Bruno"), "Start")
            if (
                fault == BANNED
            ):  # nothing is begun whose answer is refused, so nothing is lost by pressing again
                assert (await running.table(ada)).status is Status.LOBBY
                await ada.press(await card_of(ada, "2. Bruno"), "Start")
            await shown(running, bruno)
    assert errors(caplog) == []


async def test_a_private_picture_comes_or_a_sentence_that_says_to_try_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, clock: Clock
) -> None:
    async with grove(tmp_path, "Ada", "Bruno", deadline=DEADLINE) as (running, (ada, bruno)):
        await playing(ada, bruno)
        for route, fault in product(("answer", "edit-answer"), ONE_OF_EACH):
            async with hurried(running, clock, on(route, fault)) as plan:
                await insisting(ada, "/board private:true")
                await plan.over.wait()
                answer = await ada.sees(lambda m: m.is_ephemeral and not m.is_thinking)
                assert answer.pictures or "Please try again" in answer.text
    assert errors(caplog) == []


async def test_during_an_outage_people_play_on_and_one_card_tells_it_all_afterwards(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, clock: Clock
) -> None:
    async with grove(tmp_path, "Ada", "Bruno", deadline=DEADLINE) as (running, (ada, bruno)):
        await playing(ada, bruno)
        faults = running.local.faults
        outage = [faults.add(Aborted(route=route, times=1000)) for route in ("change", "follow-up")]
        for line in ("take first:A1", "keep"):
            last = faults.add(Aborted(route="post"))
            assert "Ada" in (await asked(ada, f"/forest {line}")).text
            await last.over.wait()
            await running.local.gateway.settle()
        for plan in outage:
            faults.stop(plan.id)
        clock.forward(PAUSES[1])
        card = await shown(running, bruno, "take A1", "keep", words="Ada takes A1")
        assert "Ada keeps" in card.text
        assert bruno.name in card.mentions
    assert errors(caplog) == []


async def test_a_card_that_is_owed_at_the_end_is_posted_by_the_next_start(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with grove(tmp_path, "Ada", "Bruno", deadline=DEADLINE) as (running, (ada, bruno)):
        await playing(ada, bruno)
        outage = running.local.faults.add(Aborted(route=EVERY_CARD, times=1000))
        assert "Ada takes A1" in (await asked(ada, "/forest take first:A1")).text
        await running.stop()
        running.local.faults.stop(outage.id)
        await running.start()
        await shown(running, bruno, "take A1", words="Ada takes A1")
    assert errors(caplog) == []


async def test_a_card_that_discord_refuses_for_good_is_not_tried_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, clock: Clock
) -> None:
    async with grove(tmp_path, "Ada", "Bruno", deadline=DEADLINE) as (running, (ada, bruno)):
        await playing(ada, bruno)
        refused = running.local.faults.add(Failing(route=EVERY_CARD, status=403, times=1000))
        await asked(ada, "/forest take first:A1")
        await ada.sees("Something went wrong")
        met = refused.left
        clock.forward(PAUSES[1])
        await asked(bruno, "/scores")
        assert refused.left == met
        running.local.faults.stop(refused.id)
        await asked(ada, "/board")
        await shown(running, bruno, "take A1")
    [accident] = errors(caplog)
    assert accident.endswith(": forest take failed")


@pytest.mark.parametrize("fault", [Failing(status=503), Aborted(), Failing(status=500, times=6)], ids=str)
async def test_a_bot_that_cannot_log_in_tries_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, clock: Clock, fault: Routed
) -> None:
    async with LocalDiscord() as local, at(local.url, "Ada") as ada:
        endpoint.use(local.url)
        running = Grove(local, f"sqlite+aiosqlite:///{tmp_path / 'grove.db'}")
        local.faults.add(on("read", fault))
        await running.start()
        await clock.hasten(ada.bot_ready())
        assert "open seat" in (await ada.command(f"/play game:{FOREST} seats:2")).text
        await running.stop()
    assert errors(caplog) == []


async def test_commands_that_could_not_be_registered_are_registered_later(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, clock: Clock
) -> None:
    async with LocalDiscord() as local, at(local.url, "Ada") as ada:
        endpoint.use(local.url)
        running = Grove(local, f"sqlite+aiosqlite:///{tmp_path / 'grove.db'}")
        async with hurried(running, clock, Failing(route="commands", status=503)):
            await running.start()
            await ada.bot_ready()
            assert "open seat" in (await ada.command(f"/play game:{FOREST} seats:2")).text
        await running.stop()
    assert errors(caplog) == []


async def test_commands_are_sent_when_the_bot_is_there_and_do_not_delay_that(tmp_path: Path) -> None:
    async with LocalDiscord() as local:
        endpoint.use(local.url)
        running = Grove(local, f"sqlite+aiosqlite:///{tmp_path / 'grove.db'}")
        sent = local.faults.add(Slow(route="commands", seconds=0))
        await running.start()
        await sent.over.wait()
        assert local.gateway.online
        await running.stop()


@pytest.mark.parametrize(
    "fault", [Aborted(), Failing(status=404), Failing(status=400, applied=True)], ids=str
)
async def test_suggestions_that_cannot_be_given_cost_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, fault: Routed
) -> None:
    async with grove(tmp_path, "Ada", "Bruno", deadline=DEADLINE) as (running, (ada, bruno)):
        await playing(ada, bruno)
        plan = running.local.faults.add(on("answer", fault))
        asking = asyncio.create_task(ada.choices("/forest take first:"))
        await plan.over.wait()
        assert "A1" in {choice.value for choice in await ada.choices("/forest take first:")}
        asking.cancel()
        await asyncio.wait({asking})
    assert errors(caplog) == []


async def test_where_discord_finds_no_new_picture_in_a_change_it_comes_in_a_message_of_its_own(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        await playing(ada, bruno)
        running.local.faults.add(NoNewPicture(times=100))
        await asked(ada, "/forest take first:A1")
        card = await shown(running, bruno, "take A1", words="Ada takes A1")
        assert card.pictures
        await ada.until(lambda: len([m for m in ada.messages() if "More" in labels(m)]) == 1, "one card")
        await asked(ada, "/board private:true")
        answer = await ada.sees(lambda m: m.is_ephemeral and bool(m.pictures))
        assert not answer.is_thinking
        await ada.command("/whatif")
        tried = await ada.sees(lambda m: "Practice board" in m.text and bool(m.pictures))
        running.local.faults.add(NoNewPicture(route="answer"))
        await ada.press(tried, "Keep my gems")
        await ada.sees(lambda m: m.id != tried.id and "tryback" in str(m.json) and bool(m.pictures))
    assert errors(caplog) == []
