"""Leaderboards: the sums of everybody's finished games in one place.

Everything follows from the results in the store, in the order in which they ended. The sums are kept for the places that were asked for
last, and each answer adds only the games that have ended since. Where the counts then do not match the store, because somebody was
forgotten or an older game was imported, everything is added up anew. In between, the sums are kept in the database for the next start.
"""

from __future__ import annotations

import asyncio
import json
import logging
import zlib
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import asdict, astuple, dataclass, field, replace
from datetime import datetime, timedelta
from functools import partial
from statistics import median
from typing import Any

from cachetools import LRUCache
from pydantic import TypeAdapter, ValidationError

from bot.store import Store
from bot.store.errors import Failed
from bot.store.games.results import FIRST, Census, Cursor, Result, Results, SeatResult, Where
from bot.store.rows import NOBODY
from bot.tables.log.mapping import Find, stamp
from bot.tables.model.table import Venue
from bot.tables.stats.leaderboard_counts import Meetings, Tally
from bot.tables.stats.ratings import BASE, SCALE, Ladder, Rating, Side, sides_of
from engine.errors import Refused
from engine.game import Game
from engine.players import LEVELS
from engine.text import Seat, Text

logger = logging.getLogger(__name__)

KEEP_EVERY = 200
"""Number of games after which the sums are kept in the database: after a start this many are added up in a few hundredths of a second."""
MOST = 32
"""Number of places that are kept; a server with thousands of games takes a few megabytes."""
RECORDS = 12
"""Maximum number of things in common by which games alone or all together are counted."""
RIVALS = 5
"""Number of other people for whom it is shown how often one came out before them."""

Count = tuple[int, int]
"""Games played, and how many of them were won."""

_RECKONING = [8, SCALE, BASE, *LEVELS]
"""The way results are reckoned: sums kept of another reckoning are made anew. Raise the first number where `Ladder` or `Tally` change."""
_TALLY = TypeAdapter(Tally)


@dataclass(frozen=True, slots=True)
class Career:
    """One person's career in one game: the place among how many, the rating and its history, and the tally of the games."""

    person: int
    name: str
    place: int
    of: int
    rating: Rating
    points: tuple[tuple[int, int], ...]
    """The time at which each game ended, and the points of the rating after it."""
    tally: Tally
    rivals: tuple[tuple[str, Meetings], ...] = ()
    """The people whom the person met most often, by name."""
    pace: timedelta | None = None
    """The median time to move; None where nothing was measured."""


@dataclass(frozen=True, slots=True)
class PlayedAs:
    """Counts of the games that had something in common, such as their difficulty, which has this name."""

    name: Text
    played: int
    won: int


@dataclass(frozen=True, slots=True)
class Board:
    """The leaderboard of one game."""

    game_id: str
    careers: tuple[Career, ...]
    """Careers of the people who are rated, the best first."""
    unrated: tuple[Career, ...]
    """Careers of those who have only played alone, or together against a game that rates nobody; the one with most wins comes first."""
    levels: Mapping[str, int]
    """The points of the computer players that were met, by level."""
    records: tuple[PlayedAs, ...] = ()
    """Games alone or all together by what was played, such as how hard it was, what was played most first."""
    characters: tuple[PlayedAs, ...] = ()
    """Games of people by who they played in them, such as a spirit, who was played most first."""


@dataclass(slots=True)
class _Game:
    """The ladder and the tallies of one game in one place."""

    ladder: Ladder = field(default_factory=Ladder)
    tallies: dict[int, Tally] = field(default_factory=dict)
    together: dict[str, Count] = field(default_factory=dict)
    """By the options as JSON, the games in which there was one side, and how many of them it won."""
    characters: dict[str, Count] = field(default_factory=dict)
    """By the id of who was played, the games of people as that, and how many of them they won."""

    def add(self, result: Result, sides: Sequence[Side]) -> None:
        self.ladder.add(sides, result.ended)
        if len(sides) == 1:
            options = json.dumps(result.options, sort_keys=True)
            _count(self.together, options, sides[0].rank == 1)
        for chair in result.chairs:
            if chair.character is not None and chair.person is not None:
                _count(self.characters, chair.character, chair.rank == 1)
        scores = {chair.person: chair.score for chair in result.chairs}
        for side in sides:
            others = [other for other in sides if other is not side and other.meets(side)]
            for person in side.players:
                if isinstance(person, int):
                    self.tallies.setdefault(person, Tally()).add(side, others, scores.get(person))


def _count(counts: dict[str, Count], key: str, is_won: bool) -> None:
    played, won = counts.get(key, (0, 0))
    counts[key] = played + 1, won + is_won


_NOTHING = Census(0, 0, 0)


@dataclass(slots=True)
class _Book:
    """All games of one place, as far as they have been read."""

    census: Census = _NOTHING
    last: Cursor = FIRST
    games: dict[str, _Game] = field(default_factory=dict)
    names: dict[int, str] = field(default_factory=dict)
    """By person, the name they were last called by."""
    kept: int | None = None
    """Number of games in the copy that was kept in the database; None before that was looked for."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    def dump(self) -> bytes:
        """Return the whole book, to be kept in the database."""
        values = {
            "reckoning": _RECKONING,
            "census": astuple(self.census),
            "last": self.last,
            "names": list(self.names.items()),
            "games": {
                kind: {
                    "ladder": game.ladder.dump(),
                    "tallies": [(key, asdict(each)) for key, each in game.tallies.items()],
                    "together": game.together,
                    "characters": game.characters,
                }
                for kind, game in self.games.items()
            },
        }
        return zlib.compress(json.dumps(values).encode(), 1)

    def load(self, dumped: bytes) -> None:
        """Take the values that were dumped; nothing where they were reckoned in another way."""
        values = json.loads(zlib.decompress(dumped))
        if values["reckoning"] != _RECKONING:
            return
        self.census = Census(*values["census"])
        self.last = values["last"][0], values["last"][1]
        self.names = dict(values["names"])
        self.games = {
            kind: _Game(
                Ladder.load(game["ladder"]),
                {key: _TALLY.validate_python(each) for key, each in game["tallies"]},
                {options: (played, won) for options, (played, won) in game["together"].items()},
                {character: (played, won) for character, (played, won) in game["characters"].items()},
            )
            for kind, game in values["games"].items()
        }
        self.kept = self.census.games


class Leaderboards:
    """The leaderboards of all places of one store."""

    def __init__(self, store: Store, find: Find) -> None:
        self._results = Results(store)
        self._find = find
        self._books: LRUCache[Where, _Book] = LRUCache(MOST)

    async def games_played(self, place: Venue) -> dict[str, int]:
        """Return the games that were finished here, with the times people have played them, the most played first. Raises Failed."""
        async with self._book(place) as book:
            counts = {
                kind: sum(tally.played for tally in game.tallies.values())
                for kind, game in book.games.items()
            }
        return dict(sorted(counts.items(), key=lambda each: (-each[1], each[0])))

    async def board(self, place: Venue, game_id: str, most: int, since: datetime | None = None) -> Board:
        """Return the leaderboard of a game, with at most `most` people who are rated, and as many others. Raises Failed.

        Only the games that ended `since` then count, as if everybody had begun anew; all of them where None is given.
        """
        if since is not None:
            season = _Book()
            await asyncio.to_thread(
                self._add, season, await self._results.after(_where(place), (stamp(since), 0))
            )
            return self._board(season, game_id, most)
        async with self._book(place) as book:
            return self._board(book, game_id, most)

    def _board(self, book: _Book, game_id: str, most: int) -> Board:
        found = _board(book, game_id, most)
        with suppress(Refused):
            game, counts = self._find(game_id), book.games.get(game_id, _Game())
            return replace(
                found,
                records=_records(game, counts.together),
                characters=_characters(game, counts.characters),
            )
        return found

    async def careers(self, place: Venue, person: int) -> dict[str, Career]:
        """Return one person's careers here, by game. Raises Failed."""
        waits = await self._results.waits(_where(place), person)
        async with self._book(place) as book:
            return {
                kind: _career(book, game, person, game.ladder.people(), waits.get(kind, ()))
                for kind, game in sorted(book.games.items())
                if person in game.tallies
            }

    @asynccontextmanager
    async def _book(self, place: Venue) -> AsyncIterator[_Book]:
        """Yield the book of a place, read up to now; nobody adds to it meanwhile."""
        where = _where(place)
        book = self._books.setdefault(where, _Book())
        async with book.lock:
            if book.kept is None:
                await self._read_kept(where, book)
            await self._read_on(where, book)
            if book.census.games - (book.kept or 0) >= KEEP_EVERY:
                await self._keep(where, book)
            yield book

    async def _read_kept(self, where: Where, book: _Book) -> None:
        book.kept = 0
        if (dumped := await self._results.reckoned(where)) is None:
            return
        try:
            await asyncio.to_thread(book.load, dumped)
        except (zlib.error, ValueError, LookupError, TypeError) as error:
            logger.warning(
                "what the games of a place came to cannot be read, and is reckoned anew: %s", error
            )

    async def _keep(self, where: Where, book: _Book) -> None:
        """Keep the book for the next start. Where that cannot be done it is tried again with the next game."""
        with suppress(Failed):
            await self._results.keep(where, await asyncio.to_thread(book.dump))
            book.kept = book.census.games

    async def _read_on(self, where: Where, book: _Book) -> None:
        census = await self._results.census(where)
        if census == book.census:
            return
        fresh = await self._results.after(where, book.last)
        if _counted(book.census, fresh) != census:
            book.census, book.last, book.games, book.names, book.kept = _NOTHING, FIRST, {}, {}, 0
            fresh = await self._results.after(where, FIRST)
        await asyncio.to_thread(self._add, book, fresh)
        book.census = _counted(book.census, fresh)
        if fresh:
            book.last = fresh[-1].ended, fresh[-1].id

    def _add(self, book: _Book, fresh: Iterable[Result]) -> None:
        groups: dict[tuple[object, ...], Sequence[Sequence[Seat]]] = {}
        for result in fresh:
            played = result.kind, json.dumps(result.options), len(result.chairs)
            if played not in groups:
                groups[played] = self._groups(result)
            sides = sides_of(result, groups[played])
            if any(isinstance(key, int) for side in sides for key in side.players):
                book.games.setdefault(result.kind, _Game()).add(result, sides)
            book.names |= {
                person: chair.name for chair in result.chairs if (person := _named(chair)) is not None
            }

    def _groups(self, result: Result) -> Sequence[Sequence[Seat]]:
        """Return the seats that played together; each alone where the game, or such options, are not played here any more."""
        seats = len(result.chairs)
        try:
            game = self._find(result.kind)
            return game.sides(game.Options.model_validate(result.options), seats)
        except (Refused, ValidationError):
            return [[Seat(seat)] for seat in range(seats)]


def _board(book: _Book, game_id: str, most: int) -> Board:
    game = book.games.get(game_id, _Game())
    people = game.ladder.people()
    careers = tuple(_career(book, game, person, people) for person in people[:most])
    rest = sorted(game.tallies.keys() - {*people}, key=partial(_by_wins, game.tallies))
    unrated = tuple(_career(book, game, person, people) for person in rest[:most])
    return Board(game_id, careers, unrated, game.ladder.levels())


def _records(game: Game[Any, Any], together: Mapping[str, Count]) -> tuple[PlayedAs, ...]:
    """Return the games with one side by what was played; those with options that are not played here any more are left out."""
    counts: dict[Text, Count] = {}
    for options, (played, won) in together.items():
        with suppress(Refused, ValidationError):
            for name in game.telling.played_as(game.Options.model_validate_json(options)):
                before = counts.get(name, (0, 0))
                counts[name] = before[0] + played, before[1] + won
    return _most_played(counts)


def _characters(game: Game[Any, Any], characters: Mapping[str, Count]) -> tuple[PlayedAs, ...]:
    """Return the games by who was played; whoever the game does not know any more is left out."""
    counts: dict[Text, Count] = {}
    for character, count in characters.items():
        with suppress(LookupError):
            counts[game.telling.character(character)] = count
    return _most_played(counts)


def _most_played(counts: Mapping[Text, Count]) -> tuple[PlayedAs, ...]:
    found = [PlayedAs(name, *count) for name, count in counts.items()]
    return tuple(sorted(found, key=lambda each: -each.played)[:RECORDS])


def _by_wins(tallies: Mapping[int, Tally], person: int) -> tuple[int, int, int]:
    tally = tallies[person]
    return -tally.won, tally.played, person


def _named(chair: SeatResult) -> int | None:
    """Return the person whose name the seat has: whoever has left keeps it while a computer player goes on. None if nobody known has."""
    return chair.person or chair.resigned or None


def _where(place: Venue) -> Where:
    return (None, place.channel) if place.guild is None else (place.guild, 0)


def _counted(before: Census, fresh: Sequence[Result]) -> Census:
    """Return the census after these results, had nothing else changed."""
    chairs = [chair for result in fresh for chair in result.chairs]
    return Census(
        before.games + len(fresh),
        before.people + sum(chair.person is not None for chair in chairs),
        before.resigned + sum(chair.resigned not in (None, NOBODY) for chair in chairs),
    )


def _career(
    book: _Book, game: _Game, person: int, people: Sequence[int], waits: Sequence[int] = ()
) -> Career:
    tally = game.tallies[person]
    return Career(
        person=person,
        name=book.names.get(person, ""),
        place=people.index(person) + 1 if person in people else 0,
        of=len(people),
        rating=game.ladder.rating(person),
        points=tuple(game.ladder.history.get(person, ())),
        tally=tally,
        rivals=tuple((book.names.get(other, ""), met) for other, met in tally.rivals(RIVALS)),
        pace=timedelta(milliseconds=median(waits)) if waits else None,
    )
