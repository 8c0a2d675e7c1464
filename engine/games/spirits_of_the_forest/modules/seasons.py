"""Four Seasons: a card beside each row says how many of its tiles must remain."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from types import MappingProxyType
from typing import Any, ClassVar, Final, Literal, TypeAlias

from engine.chance import Chance
from engine.copied import Copied
from engine.event import Event
from engine.facts import Facts, facts
from engine.game import TableOptions
from engine.games.spirits_of_the_forest.model.kinds import ID, Face, Module
from engine.games.spirits_of_the_forest.model.table import PickedTile, Table
from engine.games.spirits_of_the_forest.model.texts import event, tell
from engine.games.spirits_of_the_forest.modules.module import ForestDeal, ForestModule
from engine.games.spirits_of_the_forest.pieces.forest import closed_rows, tiles_in_row
from engine.kit import ViewPart
from engine.outcome import ScoreLine
from engine.text import Seat, Who

Season: TypeAlias = Literal["spring", "summer", "autumn", "winter"]

SEASONS: Final[tuple[Season, ...]] = ("spring", "summer", "autumn", "winter")
"""Season of each row, from the top (SF-SEASON-04)."""
STAR: Final = "star"
NUMBERS: Final = ("0", "1", "2", "3", "4")
"""Numbers of tiles that a card may ask to remain (SF-SEASON-03)."""


class SeasonFacts(Facts):
    """The faces of each season's cards, as the number of tiles that must remain or a star, and the points of a star."""

    spring: tuple[str, ...]
    summer: tuple[str, ...]
    autumn: tuple[str, ...]
    winter: tuple[str, ...]
    star_points: int
    nature_points: int

    def wrong(self) -> Iterator[str]:
        """Yield the errors of a season that has not four cards (SF-SEASON-03)."""
        for season in SEASONS:
            cards = self.of(season)
            if len(cards) != 4 or cards.count(STAR) != 1:
                yield f"{season} must have four cards, one of them the star"
            for card in cards:
                if card != STAR and card not in NUMBERS:
                    yield f"a card of {season} shows 0 to 4 or the star, not {card}"

    def of(self, season: Season) -> tuple[str, ...]:
        """Return the cards of one season."""
        cards: tuple[str, ...] = getattr(self, season)
        return cards


@cache
def season_facts() -> SeasonFacts:
    """Return the cards, read once."""
    return facts(ID, "seasons", SeasonFacts)


class SeasonsOptions(TableOptions):
    """The option of the Four Seasons: whether they are played."""

    seasons: bool = False


@dataclass(frozen=True, slots=True)
class Seasons(Copied):
    """The card beside each row (None: no card), and the seat that has won each row's star."""

    cards: tuple[str | None, ...]
    won: tuple[tuple[int, Seat], ...] = ()


class SeasonView(ViewPart):
    """The card beside a row, from 0: the number of tiles that must remain, or "star"; None where there is none."""

    row: int
    card: str | None
    remain: int
    closed: bool
    owner: Seat | None
    """Seat that has won the star; None while nobody has."""


class SeasonsView(ViewPart):
    """The cards by row."""

    rows: tuple[SeasonView, ...]

    def stars(self, seat: Seat) -> tuple[int, ...]:
        """Return the rows whose star cards a player has won."""
        return tuple(season.row for season in self.rows if season.owner == seat)


class FourSeasons(ForestModule[Seasons, SeasonsView]):
    """The rulebook page of the Four Seasons."""

    id: ClassVar[Module] = "seasons"
    rules = "SF-SEASON"
    State = Seasons
    Part = SeasonsView
    facts = MappingProxyType({"seasons": SeasonFacts})
    cites = MappingProxyType({"all-collected": "SF-SEASON-11"})

    def plan(self, plan: ForestDeal, options: TableOptions, seats: int, chance: Chance) -> None:
        """Shuffle a fifteenth token with the others (SF-SEASON-01)."""
        plan.tokens.append("nature")

    def deal(self, table: Table, options: TableOptions, chance: Chance) -> None:
        """Lay a card for each row (SF-SEASON-04); with four players only a star stays beside the last (SF-SEASON-05)."""
        cards: list[str | None] = [chance.choice(season_facts().of(season)) for season in SEASONS]
        if len(table.players) == 4 and cards[-1] != STAR:
            cards[-1] = None
        table.parts[self.id] = Seasons(tuple(cards))
        table.remain = tuple(0 if card is None or card == STAR else int(card) for card in cards)

    def after_tile(self, table: Table, seat: Seat, pick: PickedTile) -> Iterator[Event]:
        """Give the star card of a row to whoever takes the row's last tile (SF-SEASON-09)."""
        kept = self.of(table)
        row = table.layout.cells[pick.cell].y
        if kept.cards[row] == STAR and not tiles_in_row(table, row):
            table.parts[self.id] = replace(kept, won=(*kept.won, (row, seat)))
            yield event("star", who=Who(seat), season=tell(f"season-{SEASONS[row]}"))

    def lines(self, table: Table, seat: Seat, known: Sequence[Sequence[Face]]) -> Iterable[ScoreLine]:
        """Return the points for stars and for the token of nature (SF-SEASON-10, SF-SEASON-02)."""
        kept = self.of(table)
        stars = sum(owner == seat for _, owner in kept.won)
        if stars:
            yield ScoreLine(tell("line-stars", count=stars), stars * season_facts().star_points)
        if "nature" in known[seat]:
            yield ScoreLine(tell("line-nature"), season_facts().nature_points)

    def fields(self, table: Table, viewer: Seat | None) -> Mapping[str, Any]:
        kept, closed = self.of(table), closed_rows(table)
        owners = dict(kept.won)
        rows = zip(kept.cards, table.remain, strict=True)
        return {
            "rows": tuple(
                SeasonView(row=row, card=card, remain=remain, closed=row in closed, owner=owners.get(row))
                for row, (card, remain) in enumerate(rows)
            )
        }


FOUR_SEASONS = FourSeasons()
