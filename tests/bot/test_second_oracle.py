"""A second opinion on our stand-in for Discord: before simcord, made by others, the same bot must show people the same."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.bot.discord.grove import FOREST, grove
from tests.bot.two_stands import Ours, Shown, Step, theirs

NAMES = ("Ada", "Bruno")
EVENING = (
    Step("Ada", "command", "play", f"game:{FOREST} seats:2"),
    Step("Bruno", "press", "Options"),
    Step("Ada", "press", "Options"),
    Step("Ada", "choose", "Extras (any number)", "wish"),
    Step("Ada", "choose", "First player", "1"),
    Step("Ada", "press", "Done"),
    Step("Bruno", "press", "Join"),
    Step("Ada", "press", "Start"),
    Step("Bruno", "command", "forest take", "first:D12"),
    Step("Ada", "press", "Keep a wish"),
    Step("Ada", "press", "Most vines: gain dewdrops and leaves"),
    Step("Ada", "command", "hand"),
    Step("Bruno", "press", "Wish: most gems: gain a favour of your choice"),
    Step("Bruno", "press", "Keep a wish"),
    Step("Bruno", "press", "Most gems: gain a favour of your choice"),
    Step("Bruno", "press", "Play it"),
    Step("Ada", "command", "forest take", "first:nonsense"),
    Step("Ada", "command", "forest take", "first:B6"),
    Step("Ada", "press", "Take A1: vines ×2"),
    Step("Ada", "press", "Keep my gems"),
    Step("Bruno", "command", "forest take", "first:D12"),
    Step("Bruno", "command", "undo"),
    Step("Bruno", "press", "Undo"),
    Step("Bruno", "command", "scores"),
    Step("Ada", "command", "board"),
    Step("Ada", "command", "history"),
    Step("Ada", "command", "help"),
    Step("Bruno", "command", "resign"),
    Step("Bruno", "press", "Cancel"),
)


async def test_the_same_evening_looks_the_same_on_both(tmp_path: Path) -> None:
    """After each step both people see the same: words, buttons, menus, whom it pings, who alone may see it, and names
    and alt texts of pictures.

    simcord cannot tell whether the pictures are the same, for only their names are compared; what people of another
    language are told, for its people all speak English; nor anything of sockets, deadlines, rate limits, the order of
    events and how long things take, for it has none of these. It is not asked which files are attachments: Discord
    does not list those that a component shows, and simcord does.
    """
    wanted = await asyncio.create_task(_before_simcord(tmp_path))
    async with grove(tmp_path, *NAMES) as (_, people):
        ours = Ours(people)
        for step, shown in zip(EVENING, wanted, strict=True):
            await ours.do(step)
            for name in NAMES:
                assert await ours.shown_after(name, shown[name]) == shown[name], f"{name} after {step}"


async def _before_simcord(folder: Path) -> list[dict[str, Shown]]:
    """Return what each person sees after each step."""
    seen = []
    async with theirs(folder, NAMES) as stand:
        for step in EVENING:
            await stand.do(step)
            seen.append({name: stand.shown(name) for name in NAMES})
    return seen
