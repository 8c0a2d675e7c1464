"""What people settle among themselves, as they live it: requests and votes on the card, seats that change hands, pauses."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.bot.discord.grove import FOREST, asked, card_of, grove, labels, playing, pressed
from tests.bot.people import Person
from tests.bot.sight import Message


async def turn(person: Person, tile: str) -> None:
    """A whole turn: one tile, and no gem."""
    await asked(person, f"/forest take first:{tile}")
    await asked(person, "/forest keep")


async def request(person: Person) -> Message:
    """Asks the others for an undo; gives the card as the person sees it."""
    sure = await asked(person, "/undo")
    assert "if everybody agrees" in sure.text
    assert "You have asked" in (await pressed(person, sure, "Ask the others")).text
    return await card_of(person, "Vote:")


async def test_others_grant_an_undo_also_after_a_restart(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina", "Bruno") as (running, (ada, celina, bruno)):
        await playing(ada, celina)
        await turn(ada, "A1")
        await asked(celina, "/forest take first:D1")
        sure = await asked(ada, "/undo")
        assert "Celina has moved since" in sure.text
        assert "Celina takes D1" in sure.text
        await pressed(ada, sure, "Never mind")
        await request(ada)
        card = await card_of(celina, "Vote:")
        assert "asks to take back" not in card.text
        assert card.mentions == ["Celina"]
        assert "Still to answer" in card.text
        assert (
            "not playing at this table" in (await pressed(bruno, await card_of(bruno, "Vote:"), "Agree")).text
        )
        await running.stop()
        await ada.bot_gone()
        await running.start()
        await ada.bot_ready()
        agreed = await pressed(celina, card, "Agree")
        assert agreed.is_ephemeral
        assert "przesądziła" in agreed.text
        after = await card_of(ada, "moves are taken back")
        assert after.mentions == ["Ada"]
        assert "Vote:" not in after.text
        assert "Collect tiles" in labels(after)
        stale = await pressed(celina, card, "Agree")
        assert "rozstrzygnięte" in stale.text
        await turn(ada, "A1")


async def test_a_request_is_refused_or_overtaken(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        await playing(ada, celina)
        await turn(ada, "A1")
        await asked(celina, "/forest take first:D1")
        mine = await request(ada)
        assert "no say" in (await pressed(ada, mine, "Agree")).text
        theirs = await card_of(celina, "Vote:")
        both = await asyncio.gather(*(pressed(celina, theirs, "No") for _ in range(2)))
        assert len([m for m in both if "już nieaktualna" in m.text]) == 1
        assert "Vote:" not in (await card_of(ada, "does not agree")).text
        old = await request(ada)
        await asked(celina, "/forest keep")
        assert "settled already" in (await pressed(ada, old, "No")).text
        assert "Vote:" not in (await card_of(ada, "Celina leaves")).text


async def test_a_game_is_paused_and_gone_on_with(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        await playing(ada, celina)
        assert "paused" in (await asked(ada, "/pause")).text
        card = await card_of(celina, "The game is paused")
        assert labels(card) == ["Go on", "My hand", "History", "Scores"]
        assert "wstrzymana" in (await asked(celina, "/forest take first:A1")).text
        lobby = (await ada.command(f"/play game:{FOREST} seats:2")).message
        assert "stół" in (await asked(celina, "/resume")).text
        await ada.press(lobby, "Call it off")
        assert "Gramy dalej" in (await pressed(celina, card, "Go on")).text
        on = await card_of(ada, "goes on with the game")
        assert on.mentions == ["Ada"]
        await turn(ada, "A1")
        assert "No game is paused" in (await asked(ada, "/resume")).text


async def test_a_seat_goes_to_whom_it_is_offered(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina", "Bruno") as (running, (ada, celina, bruno)):
        await playing(ada, celina)
        assert "already" in (await asked(ada, "/substitute person:@Celina")).text
        sure = await asked(ada, "/substitute person:@Bruno")
        await pressed(ada, sure, "Offer my seat")
        card = await card_of(bruno, "is offered to")
        assert card.mentions == ["Bruno"]
        theirs = await card_of(celina, "is offered to")
        assert "nie jest dla Ciebie wolne" in (await pressed(celina, theirs, "Take the seat of Ada")).text
        sure = await pressed(bruno, card, "Take the seat of Ada")
        assert sure.is_ephemeral
        welcome = await pressed(bruno, sure, "Yes, sit down")
        assert "Welcome" in welcome.text
        assert labels(welcome) == ["My moves", "Catch up"]
        card = await card_of(celina, "Bruno sits down")
        assert "hosts this table" in card.text
        assert "not playing" in (await asked(ada, "/forest take first:A1")).text
        assert "nothing here that only you" in (await asked(ada, "/hand")).text
        await turn(bruno, "A1")
        table = await running.table(celina)
        assert [chair.name for chair in table.chairs] == ["Bruno", "Celina"]


async def test_a_computer_stands_in_and_gives_the_seat_back_with_a_summary(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        await playing(ada, celina)
        levels = await asked(ada, "/standin")
        assert "plays at random" in labels(levels)
        assert "You can go" in (await pressed(ada, levels, "plays at random")).text
        await card_of(celina, "A computer player moves for Ada")
        refused = await asked(ada, "/undo")
        assert "/back" in refused.text
        back = await asked(ada, "/back")
        assert "Welcome back!" in back.text
        assert "Ada takes" in back.text
        await card_of(celina, "Ada is back")
        assert "Nobody is moving for you" in (await asked(ada, "/back")).text


async def test_hosts_pass_on_their_role_and_call_off_a_game_with_the_others(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        await playing(ada, celina)
        assert "Ada" in (await asked(celina, "/host")).text
        assert "passed the role on" in (await pressed(ada, await asked(ada, "/host"), "Celina")).text
        assert "Celina hosts" in (await card_of(ada, "Celina hosts")).text
        assert "Celina" in (await asked(ada, "/abandon")).text
        assert "Nobody can be voted on" in (await asked(ada, "/replace")).text
        await pressed(celina, await asked(celina, "/abandon"), "Zapytaj innych")
        await pressed(ada, await card_of(ada, "Vote:"), "Agree")
        over = await card_of(celina, "called off")
        assert "SHA-256" in over.text
        assert "ended without a winner" in over.text
        assert "collects tiles" not in over.text
        assert labels(over) == ["History", "Scores", "Replay"]
