"""/hint as people use it, through the unmodified bot."""

from __future__ import annotations

from pathlib import Path

from engine.players import LEVELS, RandomPlayer, SearchPlayer
from tests.bot.discord.grove import asked, grove, picked, playing

QUICK = {"random": RandomPlayer(), "greedy": LEVELS["greedy"], "deep": SearchPlayer(positions=30)}


async def test_a_hint_needs_the_consent_of_the_others_and_is_given_once_a_turn(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno", players=QUICK) as (_, (ada, bruno)):
        await playing(ada, bruno)
        refused = await asked(ada, "/hint")
        assert refused.is_ephemeral
        assert "Bruno" in refused.text
        assert "/me" in refused.text
        await picked(
            bruno, await asked(bruno, "/me"), "Anything else?", "Others may ask for hints in games with me"
        )
        early = await asked(bruno, "/hint")
        assert "Ada" in early.text
        hint = await asked(ada, "/hint")
        assert hint.is_ephemeral
        assert "A hint" in hint.text
        assert "Take" in hint.text
        assert "- " in hint.text
        assert (await asked(ada, "/hint")).text == hint.text
        assert not any("A hint" in message.text for message in bruno.messages())
        await asked(ada, "/forest take first:A1")
        assert "You have had your hint" in (await asked(ada, "/hint")).text


async def test_whoever_is_not_waited_for_gets_no_hint(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno", players=QUICK) as (_, (ada, bruno)):
        await playing(ada, bruno)
        await picked(
            ada, await asked(ada, "/me"), "Anything else?", "Others may ask for hints in games with me"
        )
        assert "It is not your turn" in (await asked(bruno, "/hint")).text
