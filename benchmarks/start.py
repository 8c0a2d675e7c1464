"""From the start of the bot's process to its first answer, and from `make play` to a page that can be read and played on."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
import tempfile
import time
from statistics import median

import aiohttp

from benchmarks.process import PATIENCE, ROOT
from benchmarks.stage import stage, text

FIRST, AGAIN, PLAY = 3, 5, 3


async def _time_to_answer(*, begun: bool) -> float:
    """Return the seconds from the start of the bot to its answer to the first command it gets; `begun` where it has a database already."""
    async with stage() as play:
        if begun:
            await play.prepare(1)
        person = play.local.world.person_named("Ada")
        start = time.perf_counter()
        await play.bot.start()
        await asyncio.wait_for(play.local.gateway.wait_online(), PATIENCE)
        asked = await play.ask(person, play.local.world.channel_named("grove"), "help", [])
        seconds = time.perf_counter() - start
        assert "/play" in text(asked.message), asked
        for grove in play.groves:
            await play.next_card(grove)
    return seconds


async def _time_to_join() -> tuple[float, float]:
    """Return the seconds from `python -m bot` to its page, and to a bot whose commands are on that page."""
    with tempfile.TemporaryDirectory() as folder:
        start = time.perf_counter()
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot"),
            cwd=folder,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            env={**os.environ, "DISCORD_TOKEN": "", "GROVEKEEPER_PORT": "0", "PYTHONPATH": str(ROOT)},
        )
        try:
            async with asyncio.timeout(PATIENCE), aiohttp.ClientSession() as session:
                assert process.stdout is not None
                said = (await process.stdout.readline()).decode()
                address = re.search(r"http://[^\s/]+", said)
                assert address, said
                async with session.get(f"{address[0]}/") as response:
                    assert response.status == 200, response
                    assert "<html" in await response.text()
                there = time.perf_counter() - start
                await _commands(session, address[0])
                return there, time.perf_counter() - start
        finally:
            if process.returncode is None:
                process.send_signal(signal.SIGINT)
            try:
                await asyncio.wait_for(process.communicate(), PATIENCE)
            except TimeoutError:
                process.kill()
                raise


async def _commands(session: aiohttp.ClientSession, url: str) -> None:
    """Wait, as a page does, until the bot is there with its commands."""
    async with session.get(f"{url}/page/people") as response:
        person = (await response.json())[0]["id"]
    address = f"{url}/page/socket?person={person}"
    online = known = False
    async with session.ws_connect(address, headers={"Origin": url}) as socket:
        while not (online and known):
            event = await socket.receive_json()
            data = event["d"]
            online = data["online"] if event["t"] == "BOT" else data.get("bot", {}).get("online", online)
            known = bool(data.get("commands", known))


async def _measure() -> list[tuple[str, str, str]]:
    first = [await _time_to_answer(begun=False) for _ in range(FIRST)]
    again = [await _time_to_answer(begun=True) for _ in range(AGAIN)]
    pages = [await _time_to_join() for _ in range(PLAY)]
    page, ready = (median(seconds) for seconds in zip(*pages, strict=True))
    return [
        ("start of the bot to its first answer, new database", "< 1 s", f"{median(first):.2f} s"),
        ("start of the bot to its first answer, later", "< 1 s", f"{median(again):.2f} s"),
        ("python -m bot to its page / to its commands on it", "< 1 s / -", f"{page:.2f} s / {ready:.2f} s"),
    ]


def measure() -> list[tuple[str, str, str]]:
    """Return rows of the table: what was measured, its budget, and the result."""
    return asyncio.run(_measure())
