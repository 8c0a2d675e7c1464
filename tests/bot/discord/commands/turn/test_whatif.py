"""/whatif as people use it, through the unmodified bot."""

from __future__ import annotations

from pathlib import Path

from tests.bot.discord.grove import asked, card_of, grove, label, labels, playing, pressed
from tests.standin.people import Person
from tests.standin.sight import Message

ONLY = "Practice board"


async def tried(person: Person, trial: Message) -> Message:
    """Take a single tile in a trial."""
    return await pressed(person, trial, label(trial, "A1"))


async def test_moves_are_tried_on_a_copy_and_the_game_stays_as_it_is(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (place, (ada, celina)):
        await playing(ada, celina)
        before = await place.table(ada)
        trial = await asked(ada, "/whatif")
        assert trial.is_ephemeral
        assert ONLY in trial.text
        assert trial.alt_texts[0].startswith(ONLY)
        assert "Take back" not in labels(trial)
        trial = await tried(ada, trial)
        assert "Ada takes A1" in trial.text
        trial = await pressed(ada, trial, "Keep my gems")
        trial = await pressed(ada, trial, "Let others move: Celina")
        assert "Celina takes" in trial.text
        trial = await pressed(ada, trial, "Take back")
        assert "Let others move: Celina" not in labels(trial)
        assert (await place.table(ada)).moment == before.moment
        assert not any("takes A1" in message.text for message in celina.messages())

        await place.stop()
        await place.start()
        await ada.bot_ready()
        trial = await asked(ada, "/whatif")
        assert "Take back" in labels(trial)

        await asked(ada, "/forest take first:D12")
        await card_of(celina, "Ada takes D12")
        trial = await asked(ada, "/whatif")
        assert "The real game has gone on" in trial.text
        trial = await pressed(ada, trial, "Start over from the game as it is now")
        assert "The real game has gone on" not in trial.text
        gone = await pressed(ada, trial, "Close practice board")
        assert labels(gone) == []
        assert "never touched" in gone.text


async def test_an_onlooker_is_told_that_only_players_try(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno", "Celina") as (_, (ada, bruno, celina)):
        await playing(ada, celina)
        await bruno.speak("pl")
        refused = await asked(bruno, "/whatif")
        assert refused.is_ephemeral
        assert "Nie grasz w tej grze" in refused.text
