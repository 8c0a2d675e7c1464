"""Living Forest before the local channel: everybody draws at once, then acts in turn, and the turn ends by itself."""

from __future__ import annotations

from pathlib import Path
from random import Random

from engine.registry import find
from tests.bot.discord.grove import Grove, asked, card_of, grove, labels, picked, pressed
from tests.standin.people import Person
from tests.standin.sight import Message
from words.catalogue import words

GAME = "living-forest"
VERBS = {words("en").key(f"{GAME}-verb-{verb}"): verb for verb in find(GAME).grammar.verbs}
"""The verbs of the game by what their buttons say."""


async def begun(host: Person, *others: Person) -> Message:
    """Begin a game with Kodama for these people; return its card."""
    lobby = await asked(host, f"/play game:{GAME} seats:{len(others) + 1}")
    await pressed(host, lobby, "Options")
    await picked(host, await host.sees("Options of this game"), "Extras (any number)", "kodama")
    for person in others:
        await pressed(person, await person.sees("(host)"), "Join")
    await pressed(host, lobby, "Start")
    return await card_of(host, "🔒")


async def waited(running: Grove, people: list[Person]) -> list[Person]:
    """Return the people who may act now."""
    table = await running.table(people[0])
    return [person for person in people if any(chair.name == person.name for chair in table.awaiting)]


async def card_of_now(running: Grove, person: Person) -> Message:
    """Return the card for everybody that shows the last move, and is not about to be replaced."""
    moment = (await running.table(person)).moment
    return await person.sees(
        lambda m: not m.is_ephemeral and any(f":{moment}:" in str(c.get("custom_id")) for c in m.components)
    )


async def by_buttons(person: Person, shown: Message, verb: str, dice: Random) -> Message:
    """Choose anything in a chooser until the move is made."""
    shown = await pressed(person, shown, verb)
    while "Cancel" in labels(shown):
        menu = next((each for each in shown.components if each.get("options")), None)
        if menu:
            value = dice.choice(menu["options"])["value"]
            shown = await picked(person, shown, menu["custom_id"], value)
        else:
            ways = [label for label in labels(shown) if label not in ("Back", "Cancel")]
            shown = await pressed(person, shown, dice.choice(ways))
    return shown


async def test_a_turn_of_three_from_drawing_at_once_to_the_story_of_its_end(tmp_path: Path) -> None:
    dice = Random(3)
    async with grove(tmp_path, "Ada", "Bruno", "Celina") as (running, people):
        host = people[0]
        await people[2].speak("en-US")
        await begun(*people)
        for line in ("rush", "draw", "stop"):
            for person in reversed(people):
                assert (await asked(person, f"/living {line}")).is_ephemeral
        for _ in range(12):
            (person,) = await waited(running, people)
            card = await card_of_now(running, person)
            card = card if "My moves" in labels(card) else await pressed(person, card, "More")
            shown = await pressed(person, card, "My moves")
            offered = [label for label in labels(shown) if label in VERBS]
            wanted = next((label for label in offered if label.startswith(("Plant", "Attract"))), offered[-1])
            done = await by_buttons(person, shown, wanted, dice)
            assert done.is_ephemeral
            if len(await waited(running, people)) == len(people):
                break  # the next turn has begun: everybody draws
        card = await card_of(host, "Round 2")
        story = ["Onibi attacks", "receive", "New fires", "New in the reserve", "Sacred Tree"]
        places = [card.text.find(words) for words in story]
        assert -1 not in places, card.text
        assert places == sorted(places)
        assert len(card.alt_texts) == 1
