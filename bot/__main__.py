"""python -m bot <command>, or grovekeeper <command>: the game, or the other work of a host.

Without a command it plays: with DISCORD_TOKEN on Discord, without one on a local channel of its own. Imports that take time stand in the
functions that need them, so that the page of the local channel opens before the bot is ready.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from bot import garbage
from bot.exit_codes import CANNOT
from bot.signals import LEASH
from bot.version import version

if TYPE_CHECKING:
    from bot.settings import Settings

COMMANDS = (
    *("play", "replay", "backup", "restore", "restored", "doctor", "rehearse", "accident"),
    *("new-game", "check-game", "play-game"),
)
VERSION = "--version"
"""Option that prints the version and does nothing else."""


def main() -> int:
    """Run the command on the command line, as the entry point of the console script. Return the exit code."""
    arguments = sys.argv[1:] or ["play"]
    if VERSION in arguments:
        print(f"Grovekeeper {version()}")
        return 0
    asks_for_help = bool({"-h", "--help"} & set(arguments))
    if arguments[0].startswith("-") and not asks_for_help:
        arguments = ["play", *arguments]
    chosen = _parser(_sentence if asks_for_help else _no_sentence).parse_args(arguments)
    from pydantic import ValidationError

    from bot.settings import Settings

    try:
        settings = Settings()
    except ValidationError as error:
        from bot.operations.errors import about_settings, host_words

        speech = host_words()
        lines = [speech.key("settings-wrong"), *(speech.say(each) for each in about_settings(error))]
        print("\n- ".join(lines), file=sys.stderr)
        return CANNOT
    if not _is_address(getattr(chosen, "at", None)):
        print(_sentence("start-address"), file=sys.stderr)
        return CANNOT
    return _run(settings, chosen)


def _is_address(url: str | None) -> bool:
    """Return whether this is the address of a local channel, or none is given."""
    try:
        found = urlsplit(url or "")
        return url is None or (found.scheme in ("http", "https") and bool(found.hostname) and found.port != 0)
    except ValueError:
        return False


def _run(settings: Settings, chosen: argparse.Namespace) -> int:
    if chosen.command == "play":
        return _play(settings, chosen.at, chosen.shards, leash=chosen.leash)
    if chosen.command == "play-game":
        from bot.run.local_channel import open_channel

        return asyncio.run(open_channel(settings, chosen.project))
    from bot.operations import commands

    match chosen.command:
        case "replay":
            work = commands.replay(settings)
        case "backup":
            work = commands.backup(settings, chosen.file)
        case "restore":
            work = commands.restore(settings, chosen.file)
        case "restored":
            work = commands.restored(settings)
        case "accident":
            work = commands.accident(settings, chosen.number)
        case "rehearse":
            work = commands.rehearse(settings, chosen.at, chosen.channel, chosen.report, alone=chosen.alone)
        case "new-game":
            work = commands.new_game(chosen.name)
        case "check-game":
            work = commands.check_game(chosen.game)
        case _:
            work = commands.doctor(settings, chosen.at)
    return asyncio.run(work)


def _play(settings: Settings, url: str | None, shards: str | None, *, leash: bool) -> int:
    if url or settings.discord_token:
        garbage.look_later()
        from bot.run.discord import join
        from bot.store.shards import Shards

        try:
            some = Shards.read(shards) if shards else None
        except ValueError as error:
            print(error, file=sys.stderr)
            return CANNOT
        return asyncio.run(join(settings, url, leash=leash, shards=some))
    from bot.run.local_channel import open_channel

    return asyncio.run(open_channel(settings))


def _parser(told: Callable[[str], str]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="grovekeeper", description=told("host-about"))
    parser.add_argument(VERSION, action="store_true", help=told("host-version"))
    commands = parser.add_subparsers(dest="command", metavar="command", required=True)
    added = {
        name: commands.add_parser(name, help=told(f"host-{name}"), description=told(f"host-{name}"))
        for name in COMMANDS
    }
    for name in ("play", "doctor", "rehearse"):
        added[name].add_argument("--at", metavar="URL", help=told("host-at"))
    for name in ("backup", "restore"):
        added[name].add_argument("file", metavar="FILE", type=Path, help=told(f"host-{name}-file"))
    added["rehearse"].add_argument("channel", metavar="CHANNEL", type=int, help=told("host-rehearse-channel"))
    added["rehearse"].add_argument("--alone", action="store_true", help=told("host-rehearse-alone"))
    added["rehearse"].add_argument(
        "--report", metavar="FILE", type=Path, default="rehearsal.json", help=told("host-rehearse-report")
    )
    added["new-game"].add_argument("name", metavar="NAME", help=told("host-new-game-name"))
    added["check-game"].add_argument("game", metavar="GAME", help=told("host-check-game-game"))
    added["play-game"].add_argument(
        "project", metavar="FOLDER", type=Path, help=told("host-play-game-folder")
    )
    added["accident"].add_argument("number", metavar="NUMBER", type=int, help=told("host-accident-number"))
    added["play"].add_argument("--shards", metavar="0-3/16", help=told("host-shards"))
    added["play"].add_argument(LEASH, action="store_true", help=told("host-leash"))
    return parser


def _sentence(key: str) -> str:
    """Return a sentence for the host. Call it only where it is shown: reading the catalogues would slow every start."""
    from bot.operations.errors import host_words

    return host_words().key(key)


def _no_sentence(_key: str) -> str:
    return ""


if __name__ == "__main__":
    sys.exit(main())
