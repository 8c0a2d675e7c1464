"""python -m bot: with DISCORD_TOKEN it joins Discord, without one it opens the local channel.

Every import that takes time is made where it is used, so that the page of the local channel is there before the bot has woken up.
"""

from __future__ import annotations

import argparse
import asyncio
import sys

from bot.stopping import LEASH


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bot", description=__doc__)
    parser.add_argument(
        "--at", metavar="URL", help="join the local channel at this address instead of Discord"
    )
    parser.add_argument(
        "--replay", action="store_true", help="play every log again and name the tables that differ"
    )
    parser.add_argument(LEASH, action="store_true", help="end when standard input closes")
    chosen = parser.parse_args()
    from pydantic import ValidationError

    from bot.settings import Settings

    try:
        settings = Settings()
    except ValidationError as error:
        print(f"The settings cannot be read:\n{error}", file=sys.stderr)
        return 2
    if chosen.replay:
        from bot.replaying import replay

        return asyncio.run(replay(settings))
    if chosen.at or settings.discord_token:
        from bot.joining import join

        return asyncio.run(join(settings, chosen.at, leash=chosen.leash))
    from bot.opening import open_channel

    return asyncio.run(open_channel(settings))


if __name__ == "__main__":
    sys.exit(main())
