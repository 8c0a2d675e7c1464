"""Spirit Island before the local channel: everybody prepares at once, then powers in any order, and few presses a turn."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.bot.discord.grove import asked, card_of, custom_ids, grove, labels, picked, pressed
from tests.standin.people import Person
from tests.standin.sight import Message

GAME = "spirit-island"
EARTH, GREEN = "vital-strength-of-the-earth", "a-spread-of-rampant-green"
GIFT = (
    "place step:1 land:A2 source:energy",
    "place step:1 land:A1 source:energy",
    "play card:gift-of-proliferation",
)
"""Turn of Rampant Green: it grows, and plays what lets another spirit place presence."""


async def started(*people: Person) -> Message:
    """Start a game of these people; return its first card."""
    host, *others = people
    lobby = await asked(host, f"/play game:{GAME} seats:{len(people)}")
    for person in others:
        await pressed(person, await person.sees("(host)"), "Join")
    await pressed(host, lobby, "Start")
    return await card_of(host, "🔒")


async def begun(*people: Person, spirits: tuple[str, ...]) -> Message:
    """Start a game of these people and choose their spirits; return its card."""
    await started(*people)
    for person, spirit in zip(people, spirits, strict=True):
        await asked(person, f"/island embody spirit:{spirit}")
    return await card_of(people[0], "Turn 1, spirit phase")


@asynccontextmanager
async def together(folder: Path, other: str) -> AsyncIterator[list[Person]]:
    """Start a game with Ada as the lightning and Bruno as another spirit, at the beginning of their first turn."""
    async with grove(folder, "Ada", "Bruno") as (_, people):
        for person in people:
            await person.speak("en-US")
        await begun(*people, spirits=("lightnings-swift-strike", other))
        yield people


class Hand:
    """A person at work on the private pages, whose presses are counted."""

    def __init__(self, person: Person, card: Message) -> None:
        self.person, self.shown, self.presses = person, card, 0

    async def press(self, button: str) -> None:
        self.presses += 1
        self.shown = await pressed(self.person, self.shown, button)

    async def choose(self, words: str) -> None:
        """Take what begins with these words, from a menu or on a button."""
        for menu in self.shown.components:
            found = [option for option in menu.get("options", ()) if option["label"].startswith(words)]
            if found:
                self.presses += 1
                self.shown = await picked(self.person, self.shown, menu["custom_id"], found[0]["value"])
                return
        found = [label for label in labels(self.shown) if label.startswith(words)]
        assert found, (words, labels(self.shown), self.shown.text)
        await self.press(found[0])


async def ready(person: Person, *lines: str) -> None:
    """Grow and be ready, by typed commands."""
    for line in (*lines, "ready"):
        await asked(person, f"/island {line}")


async def test_a_usual_turn_with_two_powers_takes_eight_presses_and_its_lands_are_chosen_on_a_map(
    tmp_path: Path,
) -> None:
    async with together(tmp_path, EARTH) as (ada, bruno):
        await ready(bruno, "grow growth:3", "place step:1 land:A3 source:energy")
        hand = Hand(ada, await card_of(ada, "spirit phase: Ada –"))
        await hand.press("Grow")
        await hand.choose("3:")
        assert len(hand.shown.pictures) == 1
        assert "You may choose: A5, A7, A8, and B3." in hand.shown.alt_texts[0]
        await hand.press(place_of(hand.shown, "place 1 A5 energy"))
        await hand.press("Harbingers of the Lightning + Lightning's Boon + Ready")
        hand.shown = await card_of(ada, "Ada can still use Harbingers of the Lightning and Lightning's Boon")
        assert "Invaders will build a town in A4" in hand.shown.text
        await hand.press("Use a power")
        assert len(hand.shown.pictures) == 1
        lands = [each.split()[-2] for each in custom_ids(hand.shown) if "harbingers" in each]
        assert lands == ["A6", "A7", "B3"], (
            "where Dahan are to be pushed: elsewhere the power would do nothing"
        )
        await hand.press(place_of(hand.shown, "use harbingers-of-the-lightning A7 -"))
        assert len(hand.shown.pictures) == 1
        await hand.choose("Push 2 Dahan from A7 to A8")
        await hand.choose("Vital Strength")
        assert hand.presses == 8
        assert hand.shown.text.startswith("- Ada uses Lightning's Boon on Vital Strength of the Earth.")


def place_of(shown: Message, move: str) -> str:
    """Return the custom id of the button of a place that makes this move: a land may stand there more than once."""
    return next(each for each in custom_ids(shown) if each.endswith(f":{move}"))


async def test_the_spirit_phase_waits_by_name_and_all_can_be_changed_until_the_last_is_ready(
    tmp_path: Path,
) -> None:
    async with together(tmp_path, GREEN) as (ada, bruno):
        await asked(bruno, "/island grow growth:2")
        await ready(ada, "grow growth:3", "place step:1 land:A5 source:energy", "play card:lightnings-boon")
        card = await card_of(ada, "spirit phase: Bruno")
        assert ada.mention not in card.text
        await asked(ada, "/island wait")
        await asked(ada, "/island unplay card:lightnings-boon")
        await card_of(ada, "Ada has played 0 of 2 cards and is not ready yet.")
        await asked(ada, "/island play card:harbingers-of-the-lightning")
        await asked(ada, "/island ready")
        await ready(bruno, *GIFT)
        card = await card_of(ada, "Bruno can still use Gift of Proliferation.")
        assert "Ada can still use Harbingers of the Lightning." in card.text


async def test_done_is_taken_back_and_who_is_asked_by_anothers_power_is_notified_once(tmp_path: Path) -> None:
    async with together(tmp_path, GREEN) as (ada, bruno):
        await ready(ada, "grow growth:3", "place step:1 land:A5 source:energy", "play card:lightnings-boon")
        await ready(bruno, "grow growth:2", *GIFT)
        told = await asked(ada, "/island done")
        assert "You leave a power unused: Lightning's Boon." in told.text
        await card_of(bruno, "Turn 1: Bruno – use fast powers")
        more = await pressed(ada, await card_of(ada, "Turn 1: Bruno – use fast powers"), "More")
        hand = Hand(ada, await pressed(ada, more, "My moves"))
        await hand.press("Not done yet")
        await card_of(bruno, "Ada and Bruno – use fast powers")
        await hand.press("Done (Lightning's Boon unused)")
        await asked(bruno, "/island use power:gift-of-proliferation target:1")
        card = await card_of(ada, "Ada decides. Gift of Proliferation: add 1 presence.")
        assert card.mentions == ["Ada"]
        assert "can still use" not in card.text
        assert labels(card)[0] == "Place presence"
        done = await asked(ada, "/island place step:0 land:A6 source:energy")
        assert "Towns are built in A4, A7, B3, and B5." in done.text
        after = await card_of(bruno, "Invaders explore wetlands (I): A2, A5, B1, and B6.")
        assert "Ada decides" not in after.text


async def test_an_order_for_the_fast_phase_is_carried_out_in_it_and_a_plan_is_there_to_be_seen(
    tmp_path: Path,
) -> None:
    async with together(tmp_path, GREEN) as (ada, bruno):
        lines = (
            "grow growth:3",
            "place step:1 land:A5 source:energy",
            "play card:harbingers-of-the-lightning",
        )
        await ready(ada, *lines)
        plan = "use harbingers-of-the-lightning A7; push dahan A7 A5; push dahan A7 A8"
        assert "Your order stands" in (await asked(ada, f"/order give plan:{plan}")).text
        await ready(bruno, "grow growth:2", *GIFT)
        card = await card_of(bruno, "1 Dahan moves from A7 to A8.")
        assert "Ada uses Harbingers of the Lightning on A7." in card.text
        hand = Hand(bruno, await asked(bruno, "/whatif"))
        await hand.press("Gift of Proliferation on Lightning's Swift Strike")
        await hand.press("Show as my plan")
        board = await asked(ada, "/plan")
        assert "**Bruno**: Gift of Proliferation on Lightning's Swift Strike" in board.text
        assert "**Ada** shows no plan." in board.text
        assert labels(board) == ["Show everybody"]
        await pressed(ada, board, "Show everybody")
        await bruno.sees(lambda m: not m.is_ephemeral and "**Bruno**: Gift" in m.text)
        await pressed(bruno, await asked(bruno, "/plan"), "Withdraw my plan")
        assert "**Bruno** shows no plan." in (await asked(ada, "/plan")).text


async def test_what_done_leaves_is_asked_of_whoever_presses_it_on_the_card_and_a_question_stays_on_its_page(
    tmp_path: Path,
) -> None:
    async with together(tmp_path, EARTH) as (ada, bruno):
        await ready(bruno, "grow growth:3", "place step:1 land:A3 source:energy")
        grown = ("grow growth:3", "place step:1 land:A5 source:energy")
        await ready(ada, *grown, "play card:harbingers-of-the-lightning")
        card = await card_of(bruno, "Ada can still use Harbingers of the Lightning")
        assert labels(card)[:2] == ["Use a power", "Done"]
        page = await pressed(ada, card, "Use a power")
        pages = [page]
        for button in ("Another way …", idle := "A1 (nothing would happen)", "Back"):
            pages.append(await pressed(ada, pages[-1], button))
            assert ("Nothing would happen" in pages[-1].text) == (button == idle)
        assert {each.id for each in pages} == {page.id}
        asks = await pressed(ada, card, "Done")
        assert asks.is_ephemeral
        assert "Harbingers of the Lightning still usable as fast" in asks.text
        done = await pressed(ada, asks, "Do it all the same")
        assert "You leave" not in done.text, "it waits for the slow phase"
        assert done.id == asks.id
