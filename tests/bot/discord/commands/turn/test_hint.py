"""/hint as people use it, through the unmodified bot."""

from __future__ import annotations

from pathlib import Path

from engine.action import to_text
from engine.players import LEVELS, RandomPlayer, SearchPlayer
from tests.bot.discord.grove import asked, card_of, grove, labels, picked, playing, pressed
from tests.standin.people import Person

QUICK = {"random": RandomPlayer(), "greedy": LEVELS["greedy"], "deep": SearchPlayer(positions=30)}


async def agreed(person: Person) -> None:
    await picked(
        person, await asked(person, "/me"), "Anything else?", "Others may ask for hints in games against me"
    )


async def test_a_hint_needs_the_consent_of_the_others_and_is_given_once_a_turn(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno", players=QUICK) as (_, (ada, bruno)):
        await playing(ada, bruno)
        refused = await asked(ada, "/hint")
        assert refused.is_ephemeral
        assert "Bruno" in refused.text
        assert "/me" in refused.text
        await agreed(bruno)
        early = await asked(bruno, "/hint")
        assert "Ada" in early.text
        found = await asked(ada, "/hint")
        assert found.is_ephemeral
        assert found.text == "\n".join(
            [
                "### A hint",
                "Ada, take tiles.",
                "**Take C12: mosses · sun**",
                "- 4 points more (mosses 1, the most)",
                "- 4 points more (sun 1, the most)",
                "- Then: Gem on C11: mushrooms · fire",
                "-# From what you may know and nothing else. One hint a turn; while you follow it, "
                "/hint tells its next move.",
            ]
        )
        assert (await asked(ada, "/hint")).text == found.text
        assert not any("A hint" in message.text for message in bruno.messages())
        await asked(ada, "/forest take first:A1")
        assert "You have had your hint" in (await asked(ada, "/hint")).text


async def test_whoever_is_not_waited_for_gets_no_hint(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno", players=QUICK) as (_, (ada, bruno)):
        await playing(ada, bruno)
        await agreed(ada)
        assert "It is not your turn" in (await asked(bruno, "/hint")).text


async def test_a_hint_shows_that_it_is_thought_about_and_do_that_makes_its_move_once(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno", players=QUICK) as (running, (ada, bruno)):
        await playing(ada, bruno)
        await agreed(bruno)
        before = await running.table(ada)
        ada.states.clear()
        found = await asked(ada, "/hint")
        assert "thinking" in ada.states
        assert labels(found) == ["Do that"]
        advised = (await running.tables.hints.give(before.id, int(ada.id))).action
        asks = await pressed(ada, found, "Do that")
        if "Play it" in labels(asks):
            assert (await running.table(ada)).moment == before.moment, (
                "what cannot be taken back is asked again"
            )
            await pressed(ada, asks, "Play it")
        await card_of(bruno, "Ada takes")
        done = (await running.tables.history(before.id))[-1]
        assert done.action == to_text(advised)


async def test_do_that_of_a_hint_that_is_out_of_date_makes_no_move(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno", players=QUICK) as (running, (ada, bruno)):
        await playing(ada, bruno)
        await agreed(bruno)
        found = await asked(ada, "/hint")
        await asked(ada, "/forest take first:A1")
        before = (await running.table(ada)).moment
        assert "The game has moved on" in (await pressed(ada, found, "Do that")).text
        assert (await running.table(ada)).moment == before


async def test_after_do_that_the_page_says_how_the_hint_goes_on_and_offers_its_next_move_first(
    tmp_path: Path,
) -> None:
    async with grove(tmp_path, "Ada", players=QUICK) as (running, (ada,)):
        await asked(ada, "/play game:spirit-island seats:1")
        await pressed(ada, await ada.sees("(host)"), "Start")
        await card_of(ada, "🔒")
        await asked(ada, "/island embody spirit:lightnings-swift-strike")
        found = await asked(ada, "/hint")
        table = await running.table(ada)
        advice = await running.tables.hints.give(table.id, int(ada.id))
        page = found
        for action, words in [(advice.action, None), *advice.following]:
            if words is not None:
                assert "The hint goes on: " in page.text
                assert "A hint" in (await asked(ada, "/hint")).text
            assert labels(page)[0] == "Do that"
            page = await pressed(ada, page, "Do that")
            if "Do that" not in labels(page) and "Play it" in labels(page):
                page = await pressed(ada, page, "Play it")
            assert (await running.tables.history(table.id))[-1].action == to_text(action)
        assert len(advice.following) > 1
        assert "The hint goes on" not in page.text
