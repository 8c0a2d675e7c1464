"""python -m tests.try_wheel: builds the wheel from what is committed, installs it in an empty environment, and plays a game there.

Nothing of the checkout is used but this script, which is the people at the table. `.ci/run` calls it; it needs the package index, or
wheels that pip finds elsewhere, and takes a minute.
"""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.version import version
from tests.bot.discord.grove import asked, playing
from tests.bot.test_whole_game import Evening
from tests.standin.people import at

ROOT = Path(__file__).parent.parent
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
        return len(evening.acknowledged)


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
        print(f"{said} is installed; {asyncio.run(play(programs, empty))} moves were played with it.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
