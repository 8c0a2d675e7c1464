"""Past moments of a game: catching up, any moment, the whole game as a film, and games that travel as files."""

from __future__ import annotations

import io
from contextlib import nullcontext
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest
from PIL import Image

from bot.discord.commands.desk import Desk
from bot.discord.commands.results import history
from bot.discord.delivery.request import Request
from bot.discord.ui.components import Page
from bot.jobs.film import FilmJob
from bot.tables import Table
from bot.tables.history.export import HEAD, LARGEST
from bot.tables.history.timeline import Missed, Moment, NewsSince, Timeline
from bot.tables.model.table import Person as Host
from bot.tables.model.table import Venue
from bot.tables.requests.guild_settings import GuildSettings
from engine.action import to_text
from engine.errors import Malformed
from engine.match import Match
from engine.record import RecordedMove, play_again
from engine.registry import find, games
from render.painter import Picture
from tests.bot.discord.cards.test_every_card import parts
from tests.bot.discord.grove import FOREST, asked, card_of, grove, labels, playing, pressed
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


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"\x89PNG\r\n", "not a game file"),
        (b"x" * (LARGEST + 1), "too large"),
        (finished().replace("digest: ", "digest: 0").encode(), "another end"),
    ],
)
async def test_a_bad_file_gets_one_private_sentence(tmp_path: Path, data: bytes, sentence: str) -> None:
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        refused = await taken_in(ada, data)
        assert refused.is_ephemeral
        assert sentence in refused.text
        assert await running.tables.at(int(ada.channel)) is None


def test_a_film_is_made_for_who_asks_for_it() -> None:
    table = SimpleNamespace(
        game=SimpleNamespace(id="pebbles"),
        options=find(FOREST).Options(),
        secret=b"seed",
        people=("Ada", "Bruno"),
        language="en",
        seat_of=lambda person: person - 6,
    )
    request = cast(Request, SimpleNamespace(person=SimpleNamespace(id=7), language="pl"))
    job = history._job(request, cast(Timeline, SimpleNamespace(table=table, moves=())), 9)
    assert (job.seat, job.language, job.most) == (1, "pl", 9)


@pytest.mark.parametrize("more", [0, 1])
async def test_a_file_that_is_too_large_is_not_even_fetched(more: int) -> None:
    async def defer() -> None: ...

    async def read() -> bytes:
        raise NotImplementedError

    async def get(_: object) -> GuildSettings:
        return GuildSettings()

    desk = SimpleNamespace(tables=SimpleNamespace(guilds=SimpleNamespace(get=get)))
    request = SimpleNamespace(place=Venue(5), defer=defer)
    file = SimpleNamespace(size=LARGEST + more, read=read)
    with pytest.raises(Malformed if more else NotImplementedError):
        await history.import_game(cast(Desk, desk), cast(Request, request), cast(Any, file))


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


async def test_a_moment_that_the_rules_no_longer_reach_is_told_without_a_picture() -> None:
    answers: list[Any] = []

    async def answer(page: Page, pictures: object) -> None:
        answers.append(([part.get("content") or part.get("custom_id") for part in parts(page)], pictures))

    async def nothing(*_: object) -> None:
        """Take no time."""

    english = words("en")
    table = SimpleNamespace(id=3, moment=4, game=find(FOREST), people=("Ada",), seat_of=lambda _: 0)
    past = SimpleNamespace(steps=[1, 2, 3])
    request = cast(
        Request,
        SimpleNamespace(
            words=english, person=SimpleNamespace(id=7), defer=nothing, answer=answer, language="en"
        ),
    )

    async def timeline(_: int) -> Any:
        return past

    desk = cast(Desk, SimpleNamespace(tables=SimpleNamespace(timeline=timeline)))
    for number, said, buttons in (
        (0, english.key("history-setup"), ["gk:3:4:moment.2:", "gk:3:4:past.1:"]),
        (2, english.key("history-silent"), ["gk:3:4:moment.2:", "gk:3:4:moment.4:", "gk:3:4:past.1:"]),
        (3, english.key("history-silent"), ["gk:3:4:moment.3:", "gk:3:4:past.1:"]),
    ):
        cast(Any, past).at = lambda _, asked: Moment(asked, None, None)
        await history._show_moment(desk, request, cast(Table, table), number)
        shown, pictures = answers.pop()
        assert pictures == []
        assert [each for each in shown if each] == [
            f"**{number}.** {said}",
            english.key("history-undrawn"),
            *buttons,
        ]


@pytest.mark.parametrize(("number", "page"), [(0, 1), (1, 1), (15, 1), (16, 2), (30, 2), (31, 3)])
def test_a_moment_leads_to_the_page_of_the_history_that_has_it(number: int, page: int) -> None:
    request = cast(Request, SimpleNamespace(words=words("en")))
    past = cast(Timeline, SimpleNamespace(steps=[1] * 31))
    table = cast(Table, SimpleNamespace(id=3, moment=4))
    buttons = [cast(Any, each).custom_id for each in history._turning(request, table, past, number)]
    assert buttons[-1] == f"gk:3:4:past.{page}:"
    assert (f"gk:3:4:moment.{number}:" in buttons) is (number > 0)
    assert (f"gk:3:4:moment.{number + 2}:" in buttons) is (number < 31)


@pytest.mark.parametrize(
    ("count", "page", "numbers", "buttons"),
    [
        (0, None, None, []),
        (1, None, (1, 1), ["moment.2"]),
        (15, None, (1, 15), ["moment.16"]),
        (16, None, (16, 16), ["past.1", "moment.17"]),
        (16, 0, (1, 15), ["past.2", "moment.16"]),
        (31, 1, (16, 30), ["past.1", "past.3", "moment.31"]),
        (31, None, (31, 31), ["past.2", "moment.32"]),
        (31, 9, (31, 31), ["past.2", "moment.32"]),
        (31, -1, (1, 15), ["past.2", "moment.16"]),
    ],
)
def test_a_page_of_the_history_has_fifteen_moves_and_leads_to_those_beside_it(
    monkeypatch: pytest.MonkeyPatch,
    count: int,
    page: int | None,
    numbers: tuple[int, int] | None,
    buttons: list[str],
) -> None:
    monkeypatch.setattr(
        history, "sentences", lambda told, _, __, seat: [f"said {told}", f"to {seat}"] if told % 2 else []
    )
    monkeypatch.setattr(history, "escaped_names", lambda _: ())
    english = words("en")
    request = cast(Request, SimpleNamespace(words=english, person=SimpleNamespace(id=7)))
    table = cast(Table, SimpleNamespace(id=3, moment=4, seat_of=lambda person: person - 5))
    told = cast(Any, [*range(1, count + 1)])
    shown = history._history(request, table, told, page)
    said, *found = [part.get("content") or part.get("custom_id") for part in parts(shown)]
    silent = english.key("history-silent")
    lines = [
        f"**{number}.** {f'said {number} to 2' if number % 2 else silent}"
        for number in (range(numbers[0], numbers[1] + 1) if numbers else ())
    ]
    assert said == ("\n".join(lines) or english.key("history-none"))
    assert [each for each in found if each] == [f"gk:3:4:{each}:" for each in buttons]


@pytest.mark.parametrize(
    ("seat", "since"), [(None, NewsSince.LATELY), (0, NewsSince.OWN_TURN), (0, NewsSince.BEGINNING)]
)
def test_what_was_missed_has_the_numbers_of_the_picture(
    monkeypatch: pytest.MonkeyPatch, seat: int | None, since: NewsSince
) -> None:
    monkeypatch.setattr(
        history, "sentences", lambda told, _, people, own: [f"{people[0]} {told} {own}"] if told else []
    )
    english = words("en")
    request = cast(Request, SimpleNamespace(words=english, person=SimpleNamespace(id=7)))
    table = cast(Table, SimpleNamespace(seat_of=lambda _: seat))
    missed = cast(Missed, SimpleNamespace(told=((1, 2), (0,), (3,)), since=since))
    assert history._missed(request, table, missed, ["Ada"], "**").split("\n") == [
        english.key(f"catchup-since-{since}"),
        f"**1.** Ada 1 {seat} Ada 2 {seat}",
        f"**2.** {english.key('history-silent')}",
        f"**3.** Ada 3 {seat}",
    ]
    assert history._missed(request, table, missed, ["Ada"]).split("\n")[3] == f"3. Ada 3 {seat}"


@pytest.mark.parametrize("is_drawn", [True, False])
async def test_what_was_missed_is_told_without_a_picture_where_the_rules_no_longer_reach_it(
    monkeypatch: pytest.MonkeyPatch, is_drawn: bool
) -> None:
    answers: list[Any] = []

    async def answer(page: Page, pictures: Any = ()) -> None:
        shown = [part.get("content") or part.get("custom_id") for part in parts(page)]
        answers.append(([each for each in shown if each], [picture.name for picture in pictures]))

    async def nothing(*_: object) -> None:
        """Take no time."""

    async def begun_table(*_: object) -> Any:
        return SimpleNamespace(id=3, moment=4, game=find(FOREST), people=("Ada",))

    async def timeline(_: int) -> Any:
        return past

    async def draw(*given: object) -> Picture:
        assert given[2] == "the last look"
        return Picture(b"", str(given[-1]), 1, 1)

    monkeypatch.setattr(history, "escaped_names", lambda _: ["A\\_da"])
    monkeypatch.setattr(history, "_missed", lambda _, __, ___, people, strong="": f"{people[0]}{strong}")
    english = words("en")
    request: Any = SimpleNamespace(
        words=english, person=SimpleNamespace(id=7), defer=nothing, answer=answer, language="en"
    )
    desk: Any = SimpleNamespace(
        looks=SimpleNamespace(of=lambda *_: nullcontext()),
        begun_table=begun_table,
        tables=SimpleNamespace(timeline=timeline),
        pool=SimpleNamespace(draw=draw),
    )
    for told in ((), ("a turn",)):
        missed = SimpleNamespace(told=told, seen="the last look" if is_drawn else None)
        for moves in ((), ("a move",)):
            past = SimpleNamespace(missed=lambda _, found=missed: found, moves=moves)
            await history.catch_up(desk, request)
    undrawn = [] if is_drawn else [english.key("catchup-undrawn")]
    news = (["A\\_da**", *undrawn, "gk:3:4:history:"], ["catchup.png"] * is_drawn)
    assert answers == [
        ([english.key("catchup-nothing-yet"), "gk:3:4:history:"], []),
        ([english.key("catchup-nothing"), "gk:3:4:history:"], []),
        news,
        news,
    ]
