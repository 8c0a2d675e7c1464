"""Past moments of a game: catching up, any moment, the whole game as a film, and games that travel as files."""

from __future__ import annotations

import io
import re
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
from PIL import Image
from sqlalchemy import update

from bot.discord.commands.results import history
from bot.jobs.film import FilmJob
from bot.store.schema import actions
from bot.tables.history.export import HEAD, LARGEST
from bot.tables.model.table import Person as Host
from engine.action import to_text
from engine.match import Match
from engine.record import RecordedMove, play_again
from engine.registry import find, games
from tests.bot.discord.commands.test_strange_presses import by
from tests.bot.discord.grove import (
    FOREST,
    Grove,
    asked,
    card_of,
    custom_ids,
    grove,
    house_of,
    labels,
    player,
    playing,
    pressed,
    venue,
)
from tests.bot.tables.house import BRUNO
from tests.standin.people import Person
from tests.standin.sight import Message
from words.catalogue import words


def finished(game_id: str = FOREST, seats: int = 1) -> str:
    """Return the record of a game that was played at random."""
    game, dice = find(game_id), Random(5)
    match = Match.new(game, game.Options(), seats, b"elsewhere")
    moves = []
    while not match.over:
        seat = match.awaiting[0]
        action = dice.choice(match.legal(seat).actions)
        moves.append(f"{seat + 1} {to_text(action)}")
        match.play(seat, action)
    names = [f"seat: Guest {seat}" for seat in range(seats)]
    head = [
        HEAD,
        f"game: {game_id}",
        f"rules: {game.version}",
        f"options: {game.Options().model_dump_json()}",
        *names,
    ]
    return "\n".join([*head, f"seed: {b'elsewhere'.hex()}", f"digest: {match.digest}", "", *moves, ""])


async def taken_in(person: Person, data: bytes) -> Message:
    return await asked(person, f"/import file:{await person.upload('game.txt', data)}")


async def test_catching_up_outlines_and_tells_what_the_others_did(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        await playing(ada, celina)
        assert "Nobody has moved yet" in (await asked(ada, "/catchup")).text
        await asked(ada, "/forest take first:A1")
        await card_of(celina, "Ada takes")
        missed = await pressed(celina, await card_of(celina, "Ada takes"), "Catch up")
        assert missed.is_ephemeral
        assert "Od początku gry:\n**1.** Ada" in missed.text
        assert missed.alt_texts == [missed.text.replace("**", "")]
        await asked(ada, "/forest keep")
        await card_of(celina, "keeps all gems")
        await asked(celina, "/forest take first:A2")
        after = await asked(ada, "/catchup")
        assert "1. Celina takes A2" in after.alt_texts[0]
        assert "Ada takes" not in after.text
        with Image.open(io.BytesIO(await ada.fetch(after.pictures[0]))) as outlined:
            assert outlined.size == (1400, 1292 + 72), "a row with what Celina has gained below the table"
        assert "Celina takes A2" in (await pressed(ada, after, "History")).text


async def test_every_move_can_be_looked_at_again(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        await celina.speak("en-GB")
        await playing(ada, celina)
        await asked(ada, "/forest take first:A1")
        card = await card_of(celina, "Ada takes")
        moment = await asked(celina, "/history move:1")
        assert moment.is_ephemeral
        assert "**1.** Ada takes A1" in moment.text
        assert moment.alt_texts == card.alt_texts
        assert labels(moment) == ["◀ Earlier", "All moves"]
        setup = await pressed(celina, moment, "◀ Earlier")
        assert "The game is set up" in setup.text
        assert labels(setup) == ["Later ▶", "All moves"]
        assert setup.alt_texts != card.alt_texts
        listed = await pressed(celina, setup, "All moves")
        assert listed.pictures == []
        again = await pressed(celina, listed, "With picture")
        assert "**1.** Ada takes A1" in again.text
        assert len(again.pictures) == 1


async def test_the_first_moment_tells_what_happened_before_anybody_acted(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        await asked(ada, "/play game:spirit-island seats:1")
        table, host = await running.table(ada), Host(int(ada.id), "Ada")
        await running.tables.configure(table.id, host, 7, options={"spirits": "random"})
        await running.tables.start(table.id, host, 8)
        await running.tables.act(table.id, host, "grow 1", 9)
        setup = await pressed(ada, await asked(ada, "/history move:1"), "◀ Earlier")
        assert "**0.** The game is set up. Invaders explore" in setup.text
        assert len(setup.pictures) == 1


async def test_a_game_that_goes_on_is_a_film_of_what_one_has_seen_and_no_file(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        await playing(ada, celina)
        await asked(ada, "/forest take first:A1")
        await asked(ada, "/pause")  # This is told in the history, and is no move.
        begun = await asked(ada, "/replay")
        assert "0%" in begun.text
        assert begun.is_ephemeral
        await ada.until(lambda: bool(begun.pictures), "the film")
        assert begun.files == []
        assert "So far" in begun.text
        with Image.open(io.BytesIO(await ada.fetch(begun.pictures[0]))) as film:
            assert (film.format, getattr(film, "n_frames", 1)) == ("WEBP", 2)
        assert "as a film: one move, and below in words what happened, as far as" in begun.alt_texts[0]


async def test_a_finished_game_goes_as_a_file_from_one_channel_to_another(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        told = finished()
        assert "loaded" in (await taken_in(ada, told.encode())).text
        card = await card_of(ada, "Guest")
        assert set(labels(card)) >= {"History", "Scores"}
        assert "Guest" in (await asked(ada, "/scores")).text
        assert "**1.** Guest" in (await asked(ada, "/history move:1")).text
        film = await pressed(ada, card, "Film")
        await ada.until(lambda: film.edits > 0, "word of how far the film has come, or the film itself")
        await ada.until(lambda: bool(film.files), "the film and the file")
        assert (await ada.fetch(film.files[0])).decode() == told
        first = await running.table(ada)
        await ada.go("#meadow")
        await taken_in(ada, await ada.fetch(film.files[0]))
        second = await running.table(ada)
        assert second.id != first.id
        assert first.match is not None
        assert second.match is not None
        assert second.match.digest == first.match.digest


async def test_a_bad_file_gets_one_private_sentence(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        for data, sentence in (
            (b"\x89PNG\r\n", "not a game file"),
            (b"x" * LARGEST, "not a game file"),
            (b"x" * (LARGEST + 1), "too large"),
            (finished().replace("digest: ", "digest: 0").encode(), "another end"),
        ):
            refused = await taken_in(ada, data)
            assert refused.is_ephemeral
            assert sentence in refused.text
            assert await running.tables.at(int(ada.channel)) is None


async def test_a_film_is_made_for_who_asks_for_it(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina", "Bruno") as (running, (ada, celina, bruno)):
        await playing(ada, celina)
        past = await running.tables.timeline((await running.table(ada)).id)
        for person, seat in ((ada, 0), (celina, 1), (bruno, None)):
            asks = by(running, person).request()
            asks.speak("pl")
            job = history._job(asks, past, 9)
            assert (job.seat, job.language, job.most, job.people) == (seat, "pl", 9, ("Ada", "Celina"))


@pytest.mark.parametrize("game_id", games())
def test_a_film_shows_and_says_what_its_reader_could_know(game_id: str) -> None:
    game, dice = find(game_id), Random(3)
    match = Match.new(game, game.Options(), 2, b"a film")
    moves = []
    for _ in range(24):
        if match.over:
            break
        seat = match.awaiting[0]
        action = dice.choice(match.legal(seat).actions)
        match.play(seat, action)
        moves.append((match.seq, seat, to_text(action), match.digest))
    for reader in (None, *match.asks):
        job = FilmJob(game_id, {}, b"a film", tuple(moves), reader, ("Ada", "Celina"), "en", 1 << 20)
        scenes = list(job.scenes())
        again = play_again(game, game.Options(), 2, b"a film", [RecordedMove(*move[1:]) for move in moves])
        possible = [known.view(reader) for known, _ in again]
        assert all(scene.view in possible for scene in scenes)
        assert scenes[-1].view == match.view(reader)


def places(message: Message) -> list[str]:
    """Return where the buttons lead, without the table and its moment."""
    return [each.split(":", 3)[3].rstrip(":") for each in custom_ids(message)]


def numbers(message: Message) -> list[int]:
    """Return the numbers of the moves that are told."""
    return [int(each) for each in re.findall(r"^\*\*(\d+)\.\*\*", message.text, re.MULTILINE)]


async def rows_of_tiles(running: Grove, *people: Person) -> AsyncIterator[str]:
    """Take tiles by turns, and place no gem; yield each move as it is made."""
    while True:
        for person in people:
            table = await running.table(person)
            take = next(each for each in table.legal(int(person.id)) if each.verb == "take")
            for line in (to_text(take), "keep"):
                await running.play(person, line)
                yield line


async def forget_rule(running: Grove, line: str) -> None:
    """Write another first move into the log than was made, as if new rules no longer reached what came of it."""
    async with running.store.writing() as connection:
        await connection.execute(update(actions).where(actions.c.action == line).values(action="take C9"))


async def test_a_page_of_the_history_has_fifteen_moves_and_leads_to_those_beside_it(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        await playing(ada, celina)
        shown = await asked(ada, "/history")
        assert (shown.text, custom_ids(shown)) == ("Nothing has happened yet.", [])
        made, moves = 0, rows_of_tiles(running, ada, celina)
        for count, first, leads in (
            (1, 1, ["moment.2"]),
            (15, 1, ["moment.16"]),
            (16, 16, ["past.1", "moment.17"]),
            (31, 31, ["past.2", "moment.32"]),
        ):
            while made < count:
                await anext(moves)
                made += 1
            shown = await asked(ada, "/history")
            assert (numbers(shown), places(shown)) == ([*range(first, count + 1)], leads)
        for first, leads in ((16, ["past.1", "past.3", "moment.31"]), (1, ["past.2", "moment.16"])):
            shown = await pressed(ada, shown, "◀ Earlier")
            assert (numbers(shown), places(shown)) == ([*range(first, first + 15)], leads)
        assert "**3.** Celina takes A2" in shown.text

        await forget_rule(running, "take A1")
        undrawn = words("en").key("history-undrawn")
        for number, page in ((99, 3), (31, 3), (30, 2), (16, 2), (15, 1), (1, 1)):
            shown = await asked(ada, f"/history move:{number}")
            number = min(number, 31)
            assert shown.text == f"**{number}.** …\n{undrawn}"
            assert shown.pictures == []
            after = [f"moment.{number + 2}"] if number < 31 else []
            assert places(shown) == [f"moment.{number}", *after, f"past.{page}"]
        shown = await pressed(ada, shown, "◀ Earlier")
        assert "The game is set up." in shown.text
        assert len(shown.pictures) == 1
        assert places(shown) == ["moment.2", "past.1"]


async def test_a_move_that_is_told_by_the_next_one_shares_its_line(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        home = house_of(running)
        table = await home.tables.open(
            venue(running, ada.channel), player(ada), "living-forest", {}, 2, "en", running.next
        )
        await home.tables.join(table.table.id, BRUNO, running.next)
        await home.tables.start(table.table.id, player(ada), running.next)
        for who, line in (
            *[(player(ada), "rush")] * 3,
            *[(BRUNO, "rush")] * 3,
            (player(ada), "attract coati"),
        ):
            await home.act(await running.table(ada), who, line)
        shown = (await asked(ada, "/history")).text
        assert shown.splitlines()[-1] == "**7.** …"
        await running.play(ada, "attract spider", "enough")
        assert (await asked(ada, "/history")).text == shown.replace(
            "**7.** …", "**7–9.** Ada attracts Coati and Spider."
        )


async def test_what_was_missed_is_told_without_a_picture_where_the_rules_no_longer_reach_it(
    tmp_path: Path,
) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        await ada.speak("en-US")
        await playing(ada, celina)
        shown = await asked(ada, "/catchup")
        assert (shown.text, places(shown)) == ("Nobody has moved yet.", ["history"])
        await running.play(ada, "take A1")
        shown = await asked(ada, "/catchup")
        assert (shown.text, places(shown)) == ("Nobody else has moved since your last turn.", ["history"])
        await running.play(ada, "keep")
        await running.play(celina, "take A2", "keep")
        await forget_rule(running, "take A2")
        shown = await asked(ada, "/catchup")
        assert shown.text == f"Since your last turn:\n**1.** …\n{words('en').key('catchup-undrawn')}"
        assert (shown.pictures, places(shown)) == ([], ["history"])
