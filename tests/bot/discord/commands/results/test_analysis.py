"""/analysis as people use it, through the unmodified bot."""

from __future__ import annotations

from pathlib import Path

from bot.discord.commands.results.analysis import _before, _curves, _result, _said, _turns
from bot.store.games.analyses import AnalysisStore
from bot.tables.history.timeline import Timeline
from engine.analysis import Analysis, Analyst, TurningPoint
from engine.match import Match
from engine.players import SearchPlayer
from engine.registry import find
from tests.bot.discord.cards.test_every_card import table_of
from tests.bot.discord.commands.results.test_history import finished, taken_in
from tests.bot.discord.grove import asked, card_of, grove, playing, pressed
from tests.bot.tables.house import ADA, BRUNO, EVERYBODY, file_at, house
from tests.engine.contract.random_games import LONG_NAMES
from words.catalogue import words

SLOW = Analyst(SearchPlayer(positions=1_000_000), suspects=100, positions=1_000_000)
QUICK = Analyst(SearchPlayer(positions=20), suspects=3, positions=10)


async def test_a_finished_game_is_analysed_once_and_told_to_whoever_asks(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina", analyst=QUICK) as (running, (ada, celina)):
        await taken_in(ada, finished(seats=2).encode())
        card = await card_of(ada, "Guest")
        first = await pressed(ada, card, "Analysis")
        await ada.until(lambda: bool(first.pictures), "the analysis")
        assert first.is_ephemeral
        assert first.text.startswith("### How it went")
        assert "Guest 0: 5" in first.alt_texts[0]
        assert "in the end" in first.alt_texts[0]
        assert await AnalysisStore(running.store).of((await running.table(ada)).id)
        again = await asked(celina, "/analysis")
        await celina.until(lambda: bool(again.pictures), "what is kept of it")
        assert "Przebieg gry" in again.text
        assert again.edits == 1, (
            "Discord is told at once that it takes a moment, for the whole game is played again"
        )


async def test_a_bot_that_stops_in_the_middle_says_so_when_it_is_back(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", analyst=SLOW) as (running, (ada,)):
        await taken_in(ada, finished(seats=2).encode())
        asks = await pressed(ada, await card_of(ada, "Guest"), "Analysis")
        await ada.until(lambda: "▱" in asks.text, "the bar")
        await running.stop()
        assert "▱" in asks.text
        running.analyst = QUICK
        await running.start()
        await ada.until(lambda: "I was stopped" in asks.text, "what has happened")
        await ada.bot_ready()
        again = await pressed(ada, asks, "Analysis")
        await ada.until(lambda: bool(again.pictures), "the analysis")
        assert again.id == asks.id
        assert await running.tables.unfinished.left() == []


async def test_a_game_that_goes_on_is_not_analysed(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno", analyst=QUICK) as (_, (ada, bruno)):
        await playing(ada, bruno)
        refused = await asked(ada, "/analysis")
        assert refused.is_ephemeral
        assert "not over yet" in refused.text


async def test_an_analysis_in_words_names_each_move_and_each_side(tmp_path: Path) -> None:
    async with house(file_at(tmp_path), find) as home:
        table = await home.playing(ADA, BRUNO, game="spirits-of-the-forest", first_player=1)
        for line in ("take A1", "keep", "take B1"):
            person = EVERYBODY[table.awaiting[0].person or 0]
            table = (await home.act(table, person, line)).table
        past = await home.tables.timeline(table.id)
    english = words("en")
    point = TurningPoint(number=3, seat=past.moves[2][1], better="take A2", kept=0.296, could=0.6)
    found = Analysis(chances=((0.5, 0.5), (0.62, 0.38), (0.41, 0.59), (0, 1)), turning_points=(point,))
    before = [_before(past, point)]
    assert before == [(2, point.seat)]
    [turn] = _turns(english, past, found, past.seen_by(before), table.people)
    assert (turn.after, turn.curve) == (2, 1)
    assert _said(english, 7, turn) == (f"7. {turn.title}. {turn.played}. {turn.better}.")
    first, second = table.people
    assert turn.played.endswith(" (30%)")
    assert turn.better.endswith(" (60%)")
    assert turn.title == f"Move 3, {second}"
    assert _result(english, past, found) == (
        f"{first}: 50% at the start, 62% at best before the end, 0% in the end. "
        f"{second}: 50% at the start, 59% at best before the end, 100% in the end."
    )
    assert [curve.name for curve in _curves(english, past, found)] == [first, second]
    assert list(_turns(english, past, found, {}, table.people)) == []


def test_those_who_play_together_have_one_curve_and_whoever_is_alone_their_own() -> None:
    """The name of a curve is that of its side."""
    game, english = find("spirit-island"), words("en")
    for seats, name in ((2, english.key("analysis-together")), (1, LONG_NAMES[0])):
        past = Timeline(table_of(Match.new(game, game.Options(), seats, b"curves"), "en"), ())
        chances = ((0.2, 0.2)[:seats], (0.7, 0.7)[:seats])
        [curve] = _curves(english, past, Analysis(chances=chances, turning_points=()))
        assert (curve.name, curve.chances) == (name, (0.2, 0.7))
