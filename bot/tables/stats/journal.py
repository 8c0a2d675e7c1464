"""The journal of a game with chapters: which of them somebody has won together or alone, how hard, and which is next."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, get_args

from pydantic import ValidationError

from bot.store import Store
from bot.store.games.results import Result, Results
from bot.tables.model.table import Table, Venue
from engine.game import Campaign, Game
from engine.text import Seat


@dataclass(slots=True)
class Chapter:
    """The results of a chapter: the levels it can be played at, how often it was played, and by level the best margin it was won by."""

    number: int
    levels: Sequence[str]
    played: int = 0
    won: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Journal:
    """All chapters in their order."""

    chapters: Sequence[Chapter]

    @property
    def next(self) -> int | None:
        """The first chapter that is not won; None where all are."""
        return next((chapter.number for chapter in self.chapters if not chapter.won), None)


class Journals:
    """The journals of the people in each place."""

    def __init__(self, store: Store, look: Callable[[int], Awaitable[Table]]) -> None:
        self._results = Results(store)
        self._look = look

    async def of(self, place: Venue, person: int, game: Game[Any, Any]) -> Journal:
        """Return the journal of a person. Raises Failed."""
        assert game.campaign is not None
        results = await self._results.of_person((place.guild, place.channel), person, game.id)
        margins = {result.id: await self._margin(result.id) for result in results if _has_won(result, person)}
        return written(game, game.campaign, results, person, margins)

    async def _margin(self, table_id: int) -> int:
        """Return the margin, in points, of a won game that all played together."""
        table = await self._look(table_id)
        assert table.match is not None
        assert table.match.outcome is not None
        return table.match.outcome.ahead(Seat(0))


def written(
    game: Game[Any, Any],
    campaign: Campaign,
    results: Iterable[Result],
    person: int,
    margins: Mapping[int, int],
) -> Journal:
    """Return a person's journal, made of results and of the margins of those they have won, by table.

    Games against each other are no part of it.
    """
    chapters = {number: Chapter(number, _levels(game, campaign, number)) for number in campaign.chapters}
    for result in results:
        options = _options(game, result)
        if options is None:
            continue
        chapter, level = chapters[options[campaign.chapter]], str(options[campaign.level])
        chapter.played += 1
        if _has_won(result, person):
            margin = margins[result.id]
            chapter.won[level] = max(margin, chapter.won.get(level, margin))
    return Journal(tuple(chapters.values()))


def _has_won(result: Result, person: int) -> bool:
    return any(chair.person == person and chair.rank == 1 for chair in result.chairs)


def levels_of(game: Game[Any, Any], campaign: Campaign) -> tuple[str, ...]:
    """Return the levels there are, the easiest first."""
    return get_args(game.Options.model_fields[campaign.level].annotation)


def _levels(game: Game[Any, Any], campaign: Campaign, number: int) -> Sequence[str]:
    """Return the levels at which a chapter can be played."""
    return [
        level
        for level in levels_of(game, campaign)
        if game.refusal(game.Options.model_validate({campaign.chapter: number, campaign.level: level}))
        is None
    ]


def _options(game: Game[Any, Any], result: Result) -> Mapping[str, Any] | None:
    """Return the options a game was played with; None where not all were on one side, or where such options are not played any more."""
    try:
        options = game.Options.model_validate(result.options)
    except ValidationError:
        return None
    return options.model_dump() if len(game.sides(options, len(result.chairs))) == 1 else None
