"""The journal of a game with chapters: which of them somebody has won together or alone, how hard, and which is next."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from pydantic import ValidationError

from bot.store import Store
from bot.store.results import Result, Results
from bot.tables.model.table import Place
from engine.game import Campaign, Game


@dataclass(slots=True)
class Chapter:
    """What a chapter came to: how often it was played, and by level the most points with which it was won."""

    number: int
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
    """Answers how far somebody has come in a place."""

    def __init__(self, store: Store) -> None:
        self._results = Results(store)

    async def of(self, place: Place, person: int, game: Game[Any, Any]) -> Journal:
        """The journal of a person. Raises Failed."""
        assert game.campaign is not None
        results = await self._results.of_person((place.guild, place.channel), person, game.id)
        return written(game, game.campaign, results, person)


def written(game: Game[Any, Any], campaign: Campaign, results: Iterable[Result], person: int) -> Journal:
    """The journal that results make. Games against each other are no part of it."""
    chapters = {number: Chapter(number) for number in campaign.chapters}
    for result in results:
        options = _options(game, result)
        if options is None:
            continue
        chapter, level = chapters[options[campaign.chapter]], str(options[campaign.level])
        chapter.played += 1
        for chair in result.chairs:
            if chair.person == person and chair.rank == 1:
                chapter.won[level] = max(chair.score, chapter.won.get(level, chair.score))
    return Journal(tuple(chapters.values()))


def _options(game: Game[Any, Any], result: Result) -> Mapping[str, Any] | None:
    """With what it was played; None where everybody was not on one side, or such options are not played any more."""
    try:
        options = game.Options.model_validate(result.options)
    except ValidationError:
        return None
    return options.model_dump() if len(game.sides(options, len(result.chairs))) == 1 else None
