"""python -m tests.try_wheel: builds the wheel of what is committed, installs it with the examples in an empty environment, and plays:
people by commands, and, where there is a Chromium, a newcomer at the page.

Nothing of the checkout is used but this script, which is the people at the table. `.ci/run` calls it; it needs the package index, or
wheels that pip finds elsewhere, and takes some minutes.
"""

from __future__ import annotations

import asyncio
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.version import version
from tests.bot.discord.grove import asked, card_of, playing, pressed
from tests.bot.test_whole_game import Evening
from tests.standin.page.browser import CHROMIUM
from tests.standin.people import Person, at
from tests.try_page import play_at_the_page

ROOT = Path(__file__).parent.parent
MOST = 400
"""Maximum number of moves of a game."""
AT_THE_PAGE = {
    "Spirits of the Forest": 4,
    "Moonlight": 4,
    "Living Forest": 4,
    "Spirit Island": 4,
    "Hex": None,
    "Goofspiel": None,
}
"""Games that a newcomer plays at the page, each with the number of moves; None for a whole game."""
PIP = ("-m", "pip", "--quiet", "--disable-pip-version-check")


def built(folder: Path) -> Path:
    """Return a wheel that was built from the commit that is checked out: what is not committed is not in it."""
    source = folder / "source"
    source.mkdir()
    packed = subprocess.run(["git", "-C", str(ROOT), "archive", "HEAD"], check=True, capture_output=True)
    subprocess.run(["tar", "-x", "-C", str(source)], input=packed.stdout, check=True)
    call(sys.executable, *PIP, "wheel", "--no-deps", "--wheel-dir", str(folder), str(source))
    (wheel,) = folder.glob("grovekeeper-*.whl")
    return wheel


def installed(wheel: Path, folder: Path) -> Path:
    """Return the folder of programs of an empty environment in which the wheel was installed, with all that it says it needs."""
    call(sys.executable, "-m", "venv", str(folder / "venv"))
    programs = folder / "venv" / "bin"
    python = str(programs / "python")
    call(python, *PIP, "install", "--no-deps", "--require-hashes", "-r", str(ROOT / "requirements.txt"))
    call(python, *PIP, "install", str(wheel))
    for example in sorted((ROOT / "examples").iterdir()):
        # From a copy, for a build leaves files beside what it builds.
        copy = shutil.copytree(example, folder / example.name, ignore=shutil.ignore_patterns("__pycache__"))
        call(python, *PIP, "install", str(copy))
    call(python, *PIP, "check")
    return programs


def call(*command: str) -> None:
    subprocess.run(command, check=True, cwd=tempfile.gettempdir())


@asynccontextmanager
async def running(programs: Path, folder: Path) -> AsyncIterator[str]:
    """Run the console script in an empty folder, and yield the address of its channel."""
    started = await asyncio.create_subprocess_exec(
        str(programs / "grovekeeper"),
        cwd=folder,
        env={"PATH": "/usr/bin:/bin", "GROVEKEEPER_PORT": "0", "LC_ALL": "C.UTF-8"},
        stdout=asyncio.subprocess.PIPE,
    )
    assert started.stdout is not None
    try:
        found = re.search(r"http://\S+?:\d+", (await started.stdout.readline()).decode())
        assert found, "the channel does not say where it is"
        yield found[0]
    finally:
        started.terminate()
        assert await started.wait() == 0


async def play(programs: Path, folder: Path) -> int:
    """Play a whole game of two, and return how many moves it took."""
    async with running(programs, folder) as url, at(url, "Ada") as ada, at(url, "Bruno") as bruno:
        for person in (ada, bruno):
            await person.speak("en-US")
            await person.bot_ready()
        await playing(ada, bruno)
        evening = Evening([ada, bruno])
        while await evening.turn():
            pass
        assert "**1.**" in (await evening.card()).text
        assert "SF-TAKE-03" in (await asked(ada, "/rules question:SF-TAKE-03")).text
        return len(evening.acknowledged) + await play_hex(ada, bruno) + await play_goofspiel(ada, bruno)


async def begin(game: str, channel: str, *people: Person) -> None:
    for person in people:
        await person.go(channel)
    lobby = await asked(people[0], f"/play game:{game} seats:{len(people)}")
    for person in people[1:]:
        await pressed(person, await person.sees("(host)"), "Join")
    await pressed(people[0], lobby, "Start")
    await card_of(people[0], "🔒")


async def play_hex(ada: Person, bruno: Person) -> int:
    """Play the example of a package of others to its end: Ada goes straight down, and Bruno looks on."""
    await begin("hex", "meadow", ada, bruno)
    for row in range(1, 12):
        await asked(ada, f"/hex place column:e row:{row}")
        if row < 11:
            await asked(bruno, f"/hex place column:k row:{row}")
    await card_of(ada, "Ada has linked both sides and wins")
    return 21


async def play_goofspiel(ada: Person, bruno: Person) -> int:
    """Play the other example: everybody bids whatever is offered first."""
    await begin("goofspiel", "riverbank", ada, bruno)
    for _ in range(9):
        for person in (ada, bruno):
            first, *_ = await person.choices("/goofspiel bid card:")
            await asked(person, f"/goofspiel bid card:{first.value}")
    await ada.sees("**1.**")
    return 18


def see_newcomer(programs: Path, folder: Path) -> int:
    """Let somebody who has read nothing play each game at the page of a new channel; return how many moves they made."""
    made = 0
    for number, (name, moves) in enumerate(AT_THE_PAGE.items()):
        own = folder / f"page-{number}"
        own.mkdir()
        made += asyncio.run(_at_the_page(programs, own, name, moves))
    return made


async def _at_the_page(programs: Path, folder: Path, name: str, moves: int | None) -> int:
    async with running(programs, folder) as url:
        made = await play_at_the_page(url, name, moves or MOST)
        assert made == moves or (moves is None and 0 < made < MOST), f"{made} moves of {name}"
        return made


def main() -> int:
    with tempfile.TemporaryDirectory(prefix="grovekeeper-wheel-") as name:
        folder = Path(name)
        programs = installed(built(folder), folder)
        empty = folder / "empty"
        empty.mkdir()
        said = subprocess.run(
            [str(programs / "grovekeeper"), "--version"],
            check=True,
            cwd=empty,
            capture_output=True,
            text=True,
        ).stdout.strip()
        assert said == f"Grovekeeper {version()}", said
        print(
            f"{said} is installed; {asyncio.run(play(programs, empty))} moves were played with it.",
            flush=True,
        )
        if CHROMIUM is None:
            print("There is no Chromium here, so no newcomer has played at the page.")
        else:
            print(
                f"A newcomer has made {see_newcomer(programs, folder)} moves of {len(AT_THE_PAGE)} games at the page."
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
