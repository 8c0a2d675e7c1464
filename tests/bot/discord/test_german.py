"""A language that is a folder of files and nothing else: it is offered, spoken where it has words, and English where it has none."""

from __future__ import annotations

from pathlib import Path

from tests.bot.discord.grove import asked, card_of, grove, labels, picked, pressed

GAME = "living-forest"


async def test_somebody_whose_discord_is_german_plays_in_german_as_far_as_it_goes(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (_, (ada, bruno)):
        await ada.speak("de")
        lobby = (await ada.command(f"/play game:{GAME} seats:2")).message
        assert "freier Platz" in lobby.text
        await pressed(bruno, lobby, "Mitspielen")
        await pressed(ada, lobby, "Starten")
        card = await card_of(ada, "Runde 1 – Ada und Bruno ziehen")
        assert "Bis zum Einzelgänger ziehen" in labels(card)
        assert "Deine Einstellungen" in (await asked(ada, "/me")).text
        rules = (await asked(ada, "/rules question:LF-WIN-05")).text
        assert "LF-WIN-05" in rules
        assert "Ask with" not in rules


async def test_a_server_and_a_lobby_offer_it(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (_, (ada,)):
        panel = await picked(
            ada, await asked(ada, "/settings"), "Language of new games", "New games: Deutsch"
        )
        assert "New games use **Deutsch**" in panel.text
        lobby = (await ada.command(f"/play game:{GAME} seats:2")).message
        assert "freier Platz" in lobby.text
        options = await pressed(ada, lobby, "Optionen")
        await picked(ada, options, "Language of this game", "English")
        await ada.sees("open seat")


async def test_somebody_chooses_it_for_themselves_and_goes_back_to_what_their_discord_speaks(
    tmp_path: Path,
) -> None:
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        panel = await picked(
            ada, await asked(ada, "/me"), "In which language shall I answer you?", "My language: Deutsch"
        )
        assert "Deine Einstellungen" in panel.text
        assert "freier Platz" in (await ada.command(f"/play game:{GAME} seats:2")).message.text
        await running.stop()
        await ada.bot_gone()
        await running.start()
        await ada.bot_ready()
        days = await ada.choices("/away until:")
        assert any(day.name.startswith("Montag") for day in days)
        question = "In welcher Sprache soll ich dir antworten?"
        panel = await picked(ada, await asked(ada, "/me"), question, "Meine Sprache: wie in meinem Discord")
        assert "Your settings" in panel.text
