"""/analysis: how a finished game went, and where it turned; for whoever asks, and for everybody by a press."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence

from bot.discord.cards.table_card import escaped_names
from bot.discord.commands.desk import Desk
from bot.discord.commands.registry import button, command
from bot.discord.delivery.long_jobs.progress_bar import ProgressBar
from bot.discord.delivery.request import Request
from bot.discord.ui import limits
from bot.discord.ui.components import Page, PictureFile, gallery, text
from bot.discord.ui.custom_id import CustomId
from bot.jobs.analysis import AnalysisJob
from bot.tables.history.timeline import Timeline
from engine.analysis import Analysis, TurningPoint
from engine.text import Seat
from engine.view import View
from render.sheets.analysis import AnalysedTurn, Curve, analysis
from words.catalogue import Words
from words.limits import within


@command("analysis")
@button("analysis")
async def show_analysis(desk: Desk, request: Request, custom_id: CustomId | None = None) -> None:
    """Show the analysis, which takes a while the first time. Raises TooMany, and as `Analyses.of`."""
    table = await desk.begun_table(request, custom_id)
    await request.defer()
    past = await desk.tables.timeline(table.id)
    async with desk.analyses.of(request.person.id, request.defer):

        async def do(job: AnalysisJob) -> Analysis | None:
            async with ProgressBar(desk.tables.unfinished, request, table.id, "analysis") as bar:
                return await desk.analysis_worker.do(job, bar.show)

        found = await desk.tables.analyses.of(past, do)
        await _show(desk, request, past, found)


async def _show(desk: Desk, request: Request, past: Timeline, found: Analysis) -> None:
    table, words = past.table, request.words
    views = await asyncio.to_thread(past.seen_by, [_before(past, point) for point in found.turning_points])
    turns = [*_turns(words, past, found, views, table.people)]
    plain = [_said(words, number, turn) for number, turn in enumerate(turns, 1)]
    alt = within([_result(words, past, found), *plain], limits.ALT_TEXT, " ")
    picture = await desk.pool.draw(
        analysis, table.game.id, _curves(words, past, found), turns, table.people, request.language, alt
    )
    marked = _turns(words, past, found, views, escaped_names(table))
    lines = [_said(words, number, turn) for number, turn in enumerate(marked, 1)]
    shown = PictureFile("analysis.png", picture)
    told = "\n".join(
        [
            f"### {words.key('analysis-title')}",
            *(lines or [words.key("analysis-smooth")]),
            f"-# {words.key('analysis-about')}",
        ]
    )
    await request.answer(Page(text(told), gallery(shown)), [shown])


def _curves(words: Words, past: Timeline, found: Analysis) -> list[Curve]:
    """Return a curve for each side, by the names of its seats; where several seats are on the only side, the one of them all."""
    table = past.table
    sides = table.game.sides(table.options, table.seats)
    names = [words.listed([table.people[seat] for seat in side]) for side in sides]
    if len(sides) == 1 < table.seats:
        names = [words.key("analysis-together")]
    return [
        Curve(name, tuple(chances[side[0]] for chances in found.chances))
        for name, side in zip(names, sides, strict=True)
    ]


def _before(past: Timeline, point: TurningPoint) -> tuple[int, Seat]:
    """Return the number of steps before the move of a turning point, and the seat that made it."""
    step, seat, _, _ = past.moves[point.number - 1]
    return step - 1, seat


def _turns(
    words: Words,
    past: Timeline,
    found: Analysis,
    views: Mapping[tuple[int, Seat], View],
    people: Sequence[str],
) -> Iterator[AnalysedTurn]:
    """Yield the turning points, each in words and with the table before it."""
    table = past.table
    sides = table.game.sides(table.options, table.seats)
    for point in found.turning_points:
        step, seat, line, _ = past.moves[point.number - 1]
        view = views.get(_before(past, point))
        if view is None:
            return
        played, better = (
            words.say(table.game.telling.label(view, table.game.grammar.read(each)), people)
            for each in (line, point.better)
        )
        yield AnalysedTurn(
            after=point.number - 1,
            curve=next(number for number, side in enumerate(sides) if seat in side),
            view=view,
            title=words.key("analysis-move", number=step, who=people[seat]),
            played=words.key("analysis-played", move=played, percent=_percent(point.kept)),
            better=words.key("analysis-better", move=better, percent=_percent(point.could)),
        )


def _percent(chance: float) -> int:
    return round(100 * chance)


def _said(words: Words, number: int, turn: AnalysedTurn) -> str:
    return words.key(
        "analysis-point", number=number, title=turn.title, played=turn.played, better=turn.better
    )


def _result(words: Words, past: Timeline, found: Analysis) -> str:
    """Return in words each side's chances in the beginning and at their highest, for those who do not see the curve."""
    told = [
        words.key(
            "analysis-curve",
            who=curve.name,
            first=_percent(curve.chances[0]),
            most=_percent(max(curve.chances[:-1])),
            last=_percent(curve.chances[-1]),
        )
        for curve in _curves(words, past, found)
    ]
    return " ".join(told)
