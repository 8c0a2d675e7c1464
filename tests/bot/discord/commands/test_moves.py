"""Evenings at the table, as people live them: everything over real sockets, with the stand-in for Discord."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.local.faults.model import Aborted, Failing
from bot.local.protocol.permissions import ATTACH_FILES, EVERY_PERMISSION
from bot.tables import Person as Player
from tests.bot.discord.grove import (
    FOREST,
    asked,
    card_of,
    first_moves,
    grove,
    labels,
    picked,
    playing,
    pressed,
)


async def test_a_lobby_fills_with_friends_and_computers(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (_, (ada, bruno)):
        lobby = (await ada.command(f"/play game:{FOREST}")).message
        assert "1. Ada (host)" in lobby.text
        assert not lobby.is_ephemeral
        await ada.select(lobby, "How many players?", "3")
        assert "3. free" in lobby.text
        await ada.select(lobby, "Add a computer player", "random")
        assert "2. Computer" in lobby.text
        seen = await bruno.sees("2. Computer")
        refused = await bruno.press(seen, "Start")
        assert "Ada" in refused.text
        assert refused.message.is_ephemeral
        await bruno.press(seen, "Join")
        assert "3. Bruno" in seen.text
        await bruno.command("/leave")
        anew = await ada.sees(lambda m: "3. free" in m.text and bool(labels(m)))
        assert anew.id != lobby.id
        await ada.edited(lobby, 4)
        assert labels(lobby) == []
        await ada.press(anew, "Call it off")
        assert "closed" in anew.text


async def test_a_turn_by_slash_command_with_suggestions(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        first_card = await playing(ada, celina)
        assert ada.mention in first_card.text
        assert first_card.mentions == []
        assert len(first_card.alt_texts) == 1
        offered = await ada.choices("/forest take first:")
        assert {"A1", "A12", "D1", "D12"} <= {choice.value for choice in offered}
        assert await celina.choices("/forest take first:") == []
        some = await ada.choices(f"/forest take first:{offered[0].name.split()[0].lower()}")
        assert offered[0] in some
        seconds = await ada.choices(f"/forest take first:{offered[0].value} second:")
        assert seconds[0].name == "nothing more"
        done = await asked(ada, f"/forest take first:{offered[0].value}")
        assert done.is_ephemeral
        card = await card_of(celina, "Ada takes")
        assert card.mentions == []
        await celina.until(
            lambda: not any(labels(m) for m in celina.messages()[:-1]), "one card with buttons"
        )
        await asked(ada, "/forest keep")
        assert (await card_of(celina, "Celina collects")).mentions == ["Celina"]


async def test_a_turn_by_buttons_is_previewed_and_can_be_reconsidered(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        card = await playing(ada, celina)
        menu = await pressed(ada, card, "Collect tiles")
        assert menu.is_ephemeral
        assert "Which tile first?" in menu.text
        preview = await picked(ada, menu, "Which tile first?", "A1")
        if "Which second" in "".join(labels(preview)) or "second" in preview.text:
            preview = await pressed(ada, preview, "nothing more")
        assert "A1" in preview.text
        assert preview.id == menu.id
        again = await pressed(ada, preview, "Back")
        assert "Shall I play" not in again.text
        moves = await pressed(ada, card, "My moves")
        menu = await pressed(ada, moves, "Collect tiles")
        preview = await picked(ada, menu, "Which tile first?", "D12")
        if "Shall I play" not in preview.text:
            preview = await pressed(ada, preview, "nothing more")
        played = await pressed(ada, preview, "Yes, do it")
        assert "D12" in played.text
        assert "D12" in (await card_of(celina, "Ada takes")).text
        await ada.press(await card_of(ada, "Ada takes"), "No gem this turn")
        assert "Celina collects" in (await card_of(ada, "Celina collects")).text


async def test_only_whose_turn_it_is_can_move_and_each_reads_the_own_language(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina", "Bruno") as (_, (ada, celina, bruno)):
        card = await playing(ada, celina)
        theirs = await celina.sees("SHA-256")
        refused = await pressed(celina, theirs, "Collect tiles")
        assert refused.text == "To nie Twoja kolej. Czekamy na: Ada."
        assert refused.is_ephemeral
        watched = await pressed(bruno, await bruno.sees("SHA-256"), "My moves")
        assert "not playing at this table" in watched.text
        assert "not playing at this table" in (await asked(bruno, "/forest take first:A1")).text
        assert labels(card)


async def test_a_card_that_is_past_is_stale_and_shows_what_can_be_done_now(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        card = await playing(ada, celina)
        old = await pressed(ada, card, "My moves")
        await asked(ada, "/forest take first:A1")
        stale = await pressed(ada, old, "Collect tiles")
        assert "moved on" in stale.text
        assert "No gem this turn" in labels(stale)
        await pressed(ada, stale, "No gem this turn")
        assert await card_of(celina, "Celina collects")


async def test_an_illegal_move_names_its_rule_and_offers_the_nearest(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        await playing(ada, celina)
        refused = await asked(ada, "/forest take first:B6")
        assert "Rule SF-TAKE" in refused.text
        nearest = [label for label in labels(refused) if label.startswith("Take")]
        assert nearest
        preview = await pressed(ada, refused, nearest[0])
        assert "Shall I play" in preview.text
        odd = await asked(ada, "/forest take first:over there")
        assert "cannot be read" in odd.text


async def test_undo_is_previewed_and_told_to_everybody(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        await playing(ada, celina)
        await asked(ada, "/forest take first:A1")
        nothing = await asked(celina, "/undo")
        assert "Nie ma czego cofać" in nothing.text
        sure = await asked(ada, "/undo")
        assert "A1" in sure.text
        await pressed(ada, sure, "Undo")
        card = await card_of(celina, "takes back")
        assert "Collect tiles" in labels(card)
        assert "A1" in {choice.value for choice in await ada.choices("/forest take first:")}


async def test_a_restart_posts_what_had_been_committed_but_not_told(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        await playing(ada, celina)
        table = await running.table(ada)
        await running.tables.act(table.id, Player(int(ada.id), "Ada"), "take A1", 1)
        await running.stop()
        await ada.bot_gone()
        await running.start()
        card = await card_of(ada, "Ada takes A1")
        assert labels(card)
        await ada.bot_ready()
        assert await pressed(ada, card, "No gem this turn")
        assert await card_of(celina, "Celina collects")


async def test_a_computer_plays_at_once_and_its_turn_is_on_the_same_card(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (_, (ada,)):
        lobby = (await ada.command(f"/play game:{FOREST} seats:2")).message
        await first_moves(ada, lobby)
        await ada.select(lobby, "Add a computer player", "random")
        await ada.press(lobby, "Start")
        await card_of(ada, "SHA-256")
        await asked(ada, "/forest take first:A1")
        await card_of(ada, "Ada takes")
        before = len(ada.messages())
        await asked(ada, "/forest keep")
        card = await card_of(ada, "Computer 1 takes")
        assert "Ada leaves" in card.text
        assert ada.mention in card.text
        assert len([m for m in ada.messages()[before:] if not m.is_ephemeral]) == 1


async def test_two_presses_at_once_play_once(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        card = await playing(ada, celina)
        await asked(ada, "/forest take first:A1")
        card = await card_of(ada, "Ada takes")
        both = await asyncio.gather(*(pressed(ada, card, "No gem this turn") for _ in range(2)))
        assert len([m for m in both if "leaves the gems" in m.text]) == 1
        table = await running.table(ada)
        assert [told.action for told in await running.tables.history(table.id)] == ["take A1", "keep"]


async def test_what_one_may_see_is_shown_to_oneself_alone(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        await playing(ada, celina)
        await asked(ada, "/forest take first:A1")
        await card_of(celina, "Ada takes")
        for line in ("/hand", "/scores", "/board private:true", "/board text:true", "/history", "/help"):
            before = [m.id for m in celina.messages()]
            answer = await asked(ada, line)
            assert answer.is_ephemeral
            assert answer.text.strip()
            assert [m.id for m in celina.messages()] == before
        assert "takes A1" in (await asked(ada, "/history")).text
        assert "SF-GEM-01" in (await asked(celina, "/rules words:klejnot")).text
        assert "Żadna zasada" in (await asked(celina, "/rules words:rakieta")).text


async def test_the_board_again_moves_the_card_down(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        card = await playing(ada, celina)
        await ada.say("what a lovely forest")
        await asked(celina, "/board")
        anew = await ada.sees(lambda m: int(m.id) > int(card.id) and bool(m.pictures) and bool(labels(m)))
        assert anew.mentions == []
        assert anew.alt_texts == card.alt_texts
        await ada.until(lambda: labels(card) == [], "the old card to lose its buttons")
        assert card.mentions == []
        assert card.alt_texts == anew.alt_texts


async def test_a_channel_without_attachments_gets_words_and_a_hint(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        await playing(ada, celina)
        running.local.permit("grove", EVERY_PERMISSION & ~ATTACH_FILES)
        done = await asked(ada, "/forest take first:A1")
        assert "Attach files" in done.text
        card = await card_of(celina, "Ada takes")
        assert card.alt_texts == []
        assert labels(card)


async def test_who_resigns_leaves_the_seat_to_a_computer(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        await playing(ada, celina)
        sure = await asked(ada, "/resign")
        await pressed(ada, sure, "Leave the game")
        card = await card_of(celina, "leaves, and a computer player")
        assert celina.mention in card.text


async def test_the_last_card_has_the_seed_and_the_scores(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        await playing(ada, celina)
        table, number = await running.table(ada), 1
        while True:
            chair = table.awaiting[0]
            assert chair.person is not None
            ending = [a for a in table.legal(chair.person) if a.verb == "reveal"]
            if ending and len(table.awaiting) == 1:
                break
            action = table.legal(chair.person).actions[0]
            player = Player(chair.person, chair.name)
            table = (await running.tables.act(table.id, player, action, number)).table
            number += 1
        last = next(p for p in (ada, celina) if int(p.id) == chair.person)
        await asked(last, "/forest reveal")
        card = await card_of(ada, "secret number was")
        assert b"a seed that repeats".hex() in card.text
        assert "**1.**" in card.text
        assert len(card.alt_texts) == 2
        assert "no table" not in (await asked(ada, "/scores")).text


ANSWER, FOLLOW_UP = r"PATCH .*/messages/@original$", r"POST .*/webhooks/\d+/[^/]+$"


@pytest.mark.parametrize("lost", [ANSWER, FOLLOW_UP])
async def test_the_answer_and_the_card_come_also_where_the_connection_breaks(
    tmp_path: Path, lost: str
) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        await playing(ada, celina)
        running.local.faults.add(Aborted(route=lost))
        assert "Ada takes A1" in (await asked(ada, "/forest take first:A1")).text
        assert "No gem this turn" in labels(await card_of(celina, "Ada takes A1"))


async def test_the_card_comes_also_where_somebody_has_waved_the_answer_away(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        await playing(ada, celina)
        running.local.faults.add(Failing(route=ANSWER, status=404))
        waiting = asyncio.create_task(ada.command("/forest take first:A1"))
        card = await card_of(celina, "Ada takes A1")
        assert "No gem this turn" in labels(card)
        waiting.cancel()


async def test_a_press_on_a_lobby_that_has_become_a_game_says_so(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno", "Celina") as (running, (ada, bruno, celina)):
        lobby = (await ada.command(f"/play game:{FOREST} seats:2")).message
        seen = await celina.sees("(host)")
        running.local.faults.add(Failing(route=r"GET .*/messages/\d+$", status=403, times=9))
        await bruno.press(await bruno.sees("(host)"), "Join")
        await ada.press(lobby, "Start")
        await card_of(celina, "SHA-256")
        late = await celina.press(seen, "Dołącz" if "Dołącz" in labels(seen) else "Join")
        assert late.message.is_ephemeral
        assert "Gra już trwa" in late.text


async def test_games_of_one_evening_in_several_channels_do_not_mix(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        await playing(ada, celina)
        await ada.go("#meadow")
        assert "no table" in (await asked(ada, "/board")).text
        assert await ada.choices("/forest take first:") == []
        assert "no table" in (await asked(ada, "/forest take first:A1")).text


async def test_a_turn_of_several_moves_is_told_on_one_card(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        card = await playing(ada, celina)
        answer = await asked(ada, "/forest take first:A1")
        assert "No gem this turn" in labels(answer)
        await card_of(celina, "Ada takes")
        await pressed(ada, answer, "No gem this turn")
        anew = await card_of(ada, "Celina collects")
        public = [m for m in ada.messages() if m.pictures and not m.is_ephemeral]
        assert [m.id for m in public] == [card.id, anew.id]
        assert "Ada takes" in anew.text
        assert "Ada leaves" in anew.text


async def test_a_card_that_can_no_longer_be_changed_is_posted_anew(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        card = await playing(ada, celina)
        running.local.faults.add(Failing(route=r"PATCH .*/channels/\d+/messages/\d+$", status=403, times=9))
        await asked(ada, "/forest take first:A1")
        anew = await card_of(ada, "Ada takes")
        assert anew.id != card.id
        assert anew.mentions == []
