"""/whatif as people use it, through the unmodified bot."""

from __future__ import annotations

from pathlib import Path

from bot.discord.ui.custom_id import CustomId
from tests.bot.discord.commands.turn.test_moves import near_a_loss
from tests.bot.discord.grove import asked, card_of, custom_ids, grove, label, labels, picked, playing, pressed
from tests.standin.people import Person
from tests.standin.sight import Message

ONLY = "Practice board"
BANNER = "Practice board – not the real game."


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
        assert "The real game has changed" in trial.text
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


def pressable(trial: Message) -> dict[str, str]:
    """Return the labels of what belongs to the practice board, and not to a choice of moves, by its op."""
    ids = [CustomId.read(each).op for each in custom_ids(trial)]
    return {op: label for op, label in zip(ids, labels(trial), strict=True) if op in OPS}


OPS = ("tryothers", "tryback", "tryshow", "tryanew", "tryend")
ANEW, CLOSE = "Start over, with hidden parts reshuffled", "Close practice board"


async def test_a_trial_has_a_button_for_all_that_can_be_done_with_it(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        await ada.speak("en-US")
        lobby = await asked(ada, "/play game:spirit-island seats:2")
        await pressed(bruno, await bruno.sees("(host)"), "Join")
        await pressed(ada, lobby, "Start")
        trial = await asked(ada, "/whatif")
        begun = {"tryothers": "Let others move: Bruno", "tryanew": ANEW, "tryend": CLOSE}
        assert pressable(trial) == begun
        trial = await picked(ada, trial, "Which spirit?", "lightnings-swift-strike")
        moved = "- Ada plays Lightning's Swift Strike."
        assert trial.text == f"### {BANNER}\n{moved}\nBruno – choose a spirit"
        tried = begun | {"tryback": "Take back", "tryshow": "Show as my plan"}
        assert pressable(trial) == tried
        trial = await pressed(ada, trial, "Show as my plan")
        assert trial.text.startswith(f"### {BANNER}\nThe others can see this now with /plan.")
        await running.play(bruno, "embody vital-strength-of-the-earth")
        trial = await asked(ada, "/whatif")
        behind = "-# The real game has changed since this practice board was made."
        assert trial.text.startswith(f"### {BANNER}\n{behind}\n{moved}\n")
        assert pressable(trial) == tried | {"tryanew": "Start over from the game as it is now"}

        await ada.go("#meadow")
        await near_a_loss(running, ada)
        trial = await asked(ada, "/whatif")
        withdrawn = "-# The plan that you showed at another table is withdrawn: "
        assert trial.text.startswith(f"### {BANNER}\n{withdrawn}")
        assert pressable(trial) == {"tryanew": ANEW, "tryend": CLOSE}
        lost = await pressed(ada, trial, label(trial, "Light, C6"))
        assert "- Ada moves Light to C6." in lost.text
        assert lost.text.endswith("\nThe forest is lost: 7 spirits are missing\nAda: −30. The opponent: 90.")
        assert labels(lost) == ["Take back", ANEW, CLOSE]


async def test_what_a_trial_has_brought_to_light_is_told_to_whom_it_is_told(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        await playing(ada, bruno)
        await running.play(ada, "take A1", "keep")
        trial = await picked(bruno, await asked(bruno, "/whatif"), "Which tile?", "A2 - - -")
        assert trial.text.split("\n")[1:4] == [
            "- Bruno takes A2: mushrooms ×2.",
            "- Bruno receives a favour.",
            "- Only you can see it: your favour shows webs.",
        ]
        assert "tryshow" not in pressable(trial), (
            "nobody is shown a plan where people play against each other"
        )
        await pressed(bruno, trial, CLOSE)
        await running.play(bruno, "take A2", "keep")
        assert "Only you" in (await asked(bruno, "/history")).text
        assert "Only you" not in (await asked(ada, "/history")).text
        assert "Only you" not in (await asked(ada, "/catchup")).text
