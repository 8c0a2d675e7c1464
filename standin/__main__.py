"""python -m standin: the stand-in as a process of its own."""

from __future__ import annotations

import argparse
import asyncio
import logging
import signal
import sys
from pathlib import Path

from standin.rest.rate_limits import DISCORDS, GENEROUS, Limits
from standin.server import LocalDiscord
from standin.world.persistence import BrokenFileError

DEFAULT_PORT = 8765


async def serve(port: int, deadline: float, file: Path | None, limits: Limits) -> None:
    """Listen until SIGINT or SIGTERM. OSError if the port is taken, `BrokenFileError` if the file cannot be used."""
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    async with LocalDiscord(port, deadline=deadline, file=file, limits=limits) as local:
        print(f"Local channel: {local.url}/", flush=True)
        await stop.wait()


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m standin", description=__doc__)
    parser.add_argument("--port", type=int, default=DEFAULT_PORT, help="0 takes any free one")
    parser.add_argument("--deadline", type=float, default=3.0, help="seconds a first answer may take")
    parser.add_argument("--file", type=Path, help="keep servers, people and messages in this file")
    parser.add_argument("--strict", action="store_true", help="hold the bot to Discord's rate limits")
    parser.add_argument("--log", default="INFO", help="level of the log")
    chosen = parser.parse_args()
    logging.basicConfig(level=chosen.log.upper(), format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    try:
        limits = DISCORDS if chosen.strict else GENEROUS
        asyncio.run(serve(chosen.port, chosen.deadline, chosen.file, limits))
    except BrokenFileError as error:
        print(error, file=sys.stderr)
        return 1
    except OSError as error:
        print(
            f"Port {chosen.port} cannot be used ({error.strerror}). Choose another with --port.",
            file=sys.stderr,
        )
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
