"""Cairn before the local channel: the bot knows nothing of it but the contract."""

from __future__ import annotations

from pathlib import Path

from engine.games.cairn.model import Lay
from tests.bot.discord.grove import asked, card_of, grove, pressed


async def test_two_people_play_by_typing_and_by_buttons(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        lobby = (await ada.command("/play game:cairn seats:2")).message
        await pressed(bruno, await bruno.sees("(host)"), "Join")
        await pressed(ada, lobby, "Start")
        card = await card_of(ada, "🔒")
        assert "There is no cairn yet" in card.alt_texts[0]

        match = (await running.table(ada)).match
        assert match is not None
        stone = next(action.stone for action in match.legal(match.awaiting[0]) if isinstance(action, Lay))
        assert "You draw a" in (await asked(ada, f"/cairn lay stone:{stone}")).text

        card = await card_of(bruno, f"Ada lays a {stone} and scores 1")
        moves = await pressed(bruno, card, "Lay a stone")
        assert "Which stone?" in moves.text
        refused = await asked(ada, f"/cairn lay stone:{stone}")
        assert "Bruno" in refused.text
