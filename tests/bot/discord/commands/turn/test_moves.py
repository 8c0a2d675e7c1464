"""Turns as people play them, by slash command and by buttons: over real sockets, with the stand-in for Discord."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.discord.cards import choice_map, move_bundles
from bot.tables import Person as Player
from bot.tables import Table
from standin.faults.model import Failing
from tests.bot.discord.grove import (
    FOREST,
    Grove,
    asked,
    card_of,
    first_moves,
    grove,
    house_of,
    label,
    labels,
    picked,
    player,
    playing,
    pressed,
    venue,
)
from tests.standin.people import Person
from tests.standin.sight import Message


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
        assert seconds[0].name == "just this one"
        done = await asked(ada, f"/forest take first:{offered[0].value}")
        assert done.is_ephemeral
        card = await card_of(celina, "Ada takes")
        assert card.mentions == []
        await celina.until(
            lambda: not any(labels(m) for m in celina.messages()[:-1]), "one card with buttons"
        )
        await asked(ada, "/forest keep")
        assert (await card_of(celina, "Celina’s turn: take")).mentions == ["Celina"]


async def test_a_move_is_told_also_where_the_next_ones_cannot_be_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def torn(*_: object) -> None:
        raise OSError("a font is gone")

    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        await playing(ada, celina)
        monkeypatch.setattr(choice_map, "page_with_picture", torn)
        done = await asked(ada, "/forest take first:D12")
        assert "D12" in done.text
        assert "D12" in (await card_of(celina, "Ada takes")).text
    assert "the next moves at table" in caplog.text


async def test_a_turn_by_buttons_is_three_clicks_and_each_is_answered_in_one_place(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        card = await playing(ada, celina)
        tiles = await pressed(ada, card, "Take tiles")
        assert tiles.is_ephemeral
        assert "Ada, take tiles." in tiles.text
        played = await pressed(ada, tiles, label(tiles, "D12"))
        assert played.id == tiles.id
        assert "D12" in played.text
        assert "Ada, place a gem" in played.text
        assert "D12" in (await card_of(celina, "Ada takes")).text
        await pressed(ada, played, "Keep my gems")
        assert "Celina’s turn: take" in (await card_of(ada, "Celina’s turn: take")).text


async def test_whoever_wants_to_sees_every_move_before_it_is_made(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        card = await playing(ada, celina)
        me = await asked(ada, "/me")
        await picked(ada, me, "Anything else?", "confirms")
        tiles = await pressed(ada, card, "Take tiles")
        preview = await pressed(ada, tiles, label(tiles, "A1"))
        assert "Take A1" in preview.text
        again = await pressed(ada, preview, "Back")
        assert "Ada, take tiles." in again.text
        preview = await pressed(ada, again, label(again, "D12"))
        assert (await running.table(ada)).match is not None
        assert await pressed(ada, preview, "Play it")
        assert "D12" in (await card_of(celina, "Ada takes")).text
        preview = await pressed(ada, await card_of(ada, "Ada takes"), "Keep my gems")
        assert labels(preview) == ["Play it", "Back", "Cancel"]
        page = await pressed(ada, await card_of(ada, "Ada takes"), "Place a gem")
        assert "Keep my gems" in labels(page), "the page has all that can be done"


async def test_only_whose_turn_it_is_can_move_and_each_reads_the_own_language(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina", "Bruno") as (_, (ada, celina, bruno)):
        card = await playing(ada, celina)
        theirs = await celina.sees("🔒")
        refused = await pressed(celina, theirs, "Take tiles")
        assert refused.text == "To nie Twoja kolej. Czekamy na: Ada."
        assert refused.is_ephemeral
        more = await pressed(bruno, await bruno.sees("🔒"), "More")
        watched = await pressed(bruno, more, "My moves")
        assert "not playing in this game" in watched.text
        assert "not playing in this game" in (await asked(bruno, "/forest take first:A1")).text
        assert labels(card)


async def test_a_card_that_is_past_is_stale_and_shows_what_can_be_done_now(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        card = await playing(ada, celina)
        old = await pressed(ada, card, "Take tiles")
        await asked(ada, "/forest take first:A1")
        stale = await pressed(ada, old, label(old, "A12"))
        assert "moved on" in stale.text
        assert "Keep my gems" in labels(stale)
        await pressed(ada, stale, "Keep my gems")
        assert await card_of(celina, "Celina’s turn: take")


async def test_an_illegal_move_names_its_rule_and_offers_the_nearest(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        await playing(ada, celina)
        before = await made(running, ada)
        both = await asked(ada, "/forest take first:A1 second:D12")
        assert "Rule SF-TAKE-10" in both.text, "all that was typed is judged"
        odd = await asked(ada, "/forest take first:A1 second:over there")
        assert "“second” of “take” is missing or cannot be read" in odd.text
        refused = await asked(ada, "/forest take first:B6")
        assert "Rule SF-TAKE" in refused.text
        assert await made(running, ada) == before
        played = await pressed(ada, refused, label(refused, "Take"))
        assert "Ada takes" in played.text


async def test_a_computer_plays_at_once_and_its_turn_is_on_the_same_card(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (_, (ada,)):
        lobby = await asked(ada, f"/play game:{FOREST} seats:2")
        await first_moves(ada, lobby)
        await ada.select(lobby, "Add a computer", "random")
        await ada.press(lobby, "Start")
        await card_of(ada, "🔒")
        await asked(ada, "/forest take first:A1")
        await card_of(ada, "Ada takes")
        before = len(ada.messages())
        await asked(ada, "/forest keep")
        card = await card_of(ada, "Computer 1 takes")
        assert "Ada keeps" in card.text
        assert ada.mention in card.text
        assert len([m for m in ada.messages()[before:] if not m.is_ephemeral]) == 1


async def test_two_presses_at_once_play_once(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        card = await playing(ada, celina)
        await asked(ada, "/forest take first:A1")
        card = await card_of(ada, "Ada takes")
        running.local.faults.add(Failing(route="change", status=403, times=1000))
        both = await asyncio.gather(*(pressed(ada, card, "Keep my gems") for _ in range(2)))
        await running.tidied()
        later = await pressed(ada, card, "Keep my gems")
        assert ["keeps all gems" in m.text for m in (*both, later)] == [True] * 3, (
            "both hear that it is done, and so does whoever presses the old card while it keeps its buttons"
        )
        table = await running.table(ada)
        assert [told.action for told in await running.tables.history(table.id)] == ["take A1", "keep"]
        told = [m for m in celina.messages() if not m.is_ephemeral and "keeps all gems" in m.text]
        assert len(told) == 1, "the others hear of it once"


async def test_the_last_card_has_the_scores_and_audit_the_secret_number(tmp_path: Path) -> None:
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
        card = await card_of(ada, "✅ Fair shuffle")
        seed = b"a seed that repeats".hex()
        assert seed not in card.text
        assert seed in (await asked(ada, "/audit")).text
        assert "**1.**" in card.text
        assert len(card.alt_texts) == 2
        assert "no game" not in (await asked(ada, "/scores")).text
        await ada.press(card, "Rematch")
        lobby = await celina.sees("1. Celina")
        assert "2. Ada (host)" in lobby.text, "seats move on"


async def test_a_move_of_another_game_than_is_played_here_is_refused(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        await playing(ada, bruno)
        before = (await running.table(ada)).moment
        assert "Spirits of the Forest" in (await asked(ada, "/living draw")).text
        assert (await running.table(ada)).moment == before


async def test_an_older_page_of_moves_becomes_one_line_where_a_newer_one_opens(tmp_path: Path) -> None:
    """Whoever presses a card again has one page that can be pressed; the same page goes on where it is pressed itself."""
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        card = await playing(ada, celina)
        older = await pressed(ada, card, "Take tiles")
        newer = await pressed(ada, card, "Take tiles")
        assert older.id != newer.id
        aside = await ada.sees(lambda m: m.id == older.id and not labels(m))
        assert aside.text == "Your moves are on a newer page below."
        assert aside.alt_texts == []
        gem = await pressed(ada, newer, label(newer, "A12"))
        assert gem.id == newer.id
        assert "Keep my gems" in labels(gem)


async def test_a_page_that_was_closed_stays_as_it_is(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        card = await playing(ada, celina)
        closed = await pressed(ada, await pressed(ada, card, "Take tiles"), "Cancel")
        page = await pressed(ada, card, "Take tiles")
        assert "A12" in " ".join(labels(page))
        assert next(m for m in ada.messages() if m.id == closed.id).text == "OK, nothing has changed."


async def made(running: Grove, person: Person) -> list[str]:
    """Return the moves of the table that a person looks at."""
    return [told.action for told in await running.tables.history((await running.table(person)).id)]


async def test_a_move_is_asked_again_where_it_is_a_slip_or_the_card_does_not_say_what_it_leaves(
    tmp_path: Path,
) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        await ada.speak("en-US")
        lobby = await asked(ada, "/play game:spirit-island seats:2")
        await pressed(bruno, await bruno.sees("(host)"), "Join")
        await pressed(ada, lobby, "Start")
        await running.play(bruno, "embody vital-strength-of-the-earth")
        await running.play(ada, "embody lightnings-swift-strike", "grow 3", "place 1 A5 plays")
        played = await asked(ada, "/island play card:harbingers-of-the-lightning")
        assert "plays Harbingers" in played.text, "typed whole, it is made"
        slip = await pressed(ada, played, "Start over")
        assert "This takes back your growth" in slip.text
        assert labels(slip) == ["Yes: Start over", "Back", "Cancel"]
        await pressed(ada, slip, "Cancel")
        card = await card_of(ada, "spirit phase")
        asks = await pressed(ada, card, "Ready")
        assert "2 card plays" in asks.text, "a button for several people does not say so"
        private = await pressed(ada, asks, "Back")
        await pressed(ada, private, "Ready (2 card plays unused)")
        assert (await made(running, ada))[-1] == "ready"


NEAR_A_LOSS = (
    *("choose branches", "choose mosses", "place E8", "place E3", "collect shadow F3", "collect light F8"),
    *("assign 1 2", "hurry light E7", "hurry light D7"),
)


async def near_a_loss(running: Grove, person: Person) -> Table:
    """Play Moonlight alone to a step to C6 that loses, and one to C8 that does not."""
    await asked(person, "/play game:moonlight seats:1")
    table, host = await running.table(person), Player(int(person.id), person.name)
    await running.tables.configure(table.id, host, running.next, options={"difficulty": "extreme"})
    await running.tables.start(table.id, host, running.next)
    return await running.play(person, *NEAR_A_LOSS)


async def test_a_typed_move_that_loses_the_game_is_shown_before_it_is_made(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        before = await near_a_loss(running, ada)
        asks = await asked(ada, "/moonlight move creature:light to:C6")
        assert "**Light goes to C6 (face down)**\n⚠ ends the game. You do not win." in asks.text
        assert labels(asks) == ["Do it all the same", "Back", "Cancel"]
        assert (await running.table(ada)).moment == before.moment
        assert "moves Light to C8" in (await asked(ada, "/moonlight move creature:light to:C8")).text
        assert (await made(running, ada))[-1] == "move light C8", "one that goes on is made at once"


PAIR = ["play harbingers-of-the-lightning", "play lightnings-boon", "ready"]


async def test_moves_that_are_chosen_together_are_made_in_their_order_or_confirmed_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = ("embody lightnings-swift-strike", "grow 3", "place 1 A5 plays")

    async def pages() -> Message:
        await asked(ada, "/play game:spirit-island seats:1")
        await asked(ada, "/start")
        await running.play(ada, *lines)
        return await pressed(ada, await pressed(ada, await card_of(ada, "🔒"), "More"), "My moves")

    async with grove(tmp_path, "Ada") as (running, (ada,)):
        await ada.speak("en-US")
        pair = "Harbingers of the Lightning + Lightning's Boon + Ready"
        done = await pressed(ada, await pages(), pair)
        assert (await made(running, ada))[-3:] == PAIR
        assert "Done (Lightning's Boon unused)" in labels(done)
        await ada.go("#meadow")
        await picked(ada, await asked(ada, "/me"), "Anything else?", "confirms")
        monkeypatch.setattr(move_bundles, "MOST_TOGETHER", 1)
        page = await pages()
        asks = await picked(ada, page, "Or together:", pair)
        assert asks.text == f"**{pair}**\nPlay this move?"
        assert (await made(running, ada))[-1] == lines[-1]
        await pressed(ada, asks, "Play it")
        assert (await made(running, ada))[-3:] == PAIR


async def test_values_are_suggested_for_the_game_of_the_channel_to_who_is_asked(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    line = "/forest take first:"
    async with grove(tmp_path, "Ada", "Celina", "Bruno") as (running, (ada, celina, bruno)):
        assert await ada.choices(line) == []
        await asked(ada, f"/play game:{FOREST} seats:2")
        assert await ada.choices(line) == []
        await running.tables.cancel((await running.table(ada)).id, Player(int(ada.id), "Ada"), running.next)
        await playing(ada, celina)
        assert await ada.choices(line)
        assert await ada.choices("/forest take first:nowhere second:") == []
        assert await ada.choices("/forest take second:") == [], "several tiles could be the first"
        assert await celina.choices(line) == await bruno.choices(line) == []
        await running.play(ada, "take A1")
        assert await ada.choices("/forest place to:")
        assert await ada.choices("/moonlight place to:") == []
        await asked(ada, "/pause")
        assert await ada.choices("/forest place to:") == []
    assert not any(record.exc_info for record in caplog.records), "what nothing fits is no fault"


async def test_what_is_typed_in_part_is_asked_on(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        await playing(ada, celina)
        await running.play(ada, "take A1", "keep")
        await running.play(celina, "take D1", "place D12")
        await running.play(ada, "take B1", "place A12")
        before = await made(running, ada)
        asks = await asked(celina, "/forest take first:A12")
        assert labels(asks) == ["Z Twojego zapasu", "Klejnot z D12", "Wstecz", "Anuluj"]
        assert await made(running, ada) == before
        assert "Rule" not in (await pressed(celina, asks, "Klejnot z D12")).text
        assert (await made(running, ada))[-1] == "take A12 - D12"


async def test_what_lies_on_a_map_is_asked_with_it_and_every_other_way_is_a_page_further(
    tmp_path: Path,
) -> None:
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        place = venue(running, ada.channel)
        await house_of(running).playing(player(ada), game="spirit-island", place=place)
        await running.play(ada, "embody lightnings-swift-strike", "grow 3")
        assert await ada.choices("/island place land:"), "there is but one step, which need not be typed"
        refused = await asked(ada, "/island place step:1 land:A1 source:energy")
        asks = await pressed(ada, refused, "My moves")
        assert len(asks.alt_texts) == 1
        lands = {"A5", "A7", "A8"}
        assert lands < {*labels(asks)}
        other = await pressed(ada, asks, "Another way …")
        assert len(other.alt_texts) == 1
        assert "Another way …" not in labels(other)
        assert lands < {*labels(other)}
        back = await pressed(ada, other, "Back")
        assert (back.text, labels(back)) == (asks.text, labels(asks))
