"""The channel stays calm: one card with a picture, above it a line for each turn, and every picture again by /history."""

from __future__ import annotations

from pathlib import Path

from bot.discord.cards.old_card import MOST
from standin.protocol.permissions import ATTACH_FILES, INVITED
from tests.bot.discord.grove import asked, card_of, grove, labels, playing, turn
from tests.standin.people import Person
from tests.standin.sight import Message


async def card_after(person: Person, told: str, headline: str) -> Message:
    """Return the card that tells this and asks the next one."""
    return await person.sees(lambda m: told in m.text and headline in m.text)


async def test_what_is_behind_the_card_is_a_line_for_each_turn_with_the_way_on(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (_, (ada, bruno)):
        card = await playing(ada, bruno)
        for number, tile in enumerate(("A1", "A12", "B1", "B12")):
            who, following = ((ada, bruno), (bruno, ada))[number % 2]
            await turn(who, tile)
            card = await card_after(ada, f"{who.name} takes {tile}", f"{following.name}’s turn: take")
        seen = [message for message in ada.messages() if not message.is_ephemeral]
        old = seen[:-1]
        assert seen[-1].id == card.id
        assert len(seen) == 1 + 1 + 4, "the lobby, the first card, and one for each turn"
        await ada.until(lambda: not any(m.pictures or labels(m) for m in old), "one card")
        assert not any("\n" in m.text for m in old)
        assert all(len(m.text) < MOST + 120 for m in old)
        told = [line for m in old for line in m.text.split(" · ") if "takes" in line]
        assert len(told) == len(set(told)) == 3, "each turn is told once; the last one is on the card"
        for one, newer in zip(old[1:], seen[2:], strict=True):
            assert f"/{newer.id})" in one.text
        first = await asked(bruno, "/history move:1")
        assert first.pictures
        assert "A1" in first.text


async def test_a_person_alone_has_no_wall_of_sentences(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        await playing(ada)
        for _ in range(12):
            table = await running.table(ada)
            action = next(a for a in table.legal(int(ada.id)) if a.verb in ("take", "keep"))
            await asked(
                ada, f"/forest {action.verb}" + (f" first:{action.first}" if action.verb == "take" else "")
            )
        card = await card_of(ada, "more in /history")
        assert card.text.count("\n- ") <= 10


async def test_where_no_picture_may_be_sent_the_card_tells_the_whole_table_as_it_is(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        running.local.permit("grove", INVITED & ~ATTACH_FILES)
        await playing(ada, bruno)
        await turn(ada, "A1")
        card = await card_of(ada, "Bruno’s turn: take")
        assert not card.pictures
        whole = await asked(ada, "/board text:true")
        lines = [line for line in whole.text.split("\n") if line.strip()]
        assert [line for line in lines if line not in card.text] == []
