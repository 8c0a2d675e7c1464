"""Four Seasons: a card beside each row says how many of its tiles must remain."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import Final, Literal, TypeAlias

from engine.chance import Chance
from engine.facts import Facts, facts
from engine.game import Event, Line
from engine.games.spirits_of_the_forest.model.kinds import ID, Face, Module
from engine.games.spirits_of_the_forest.model.module_states import Seasons
from engine.games.spirits_of_the_forest.model.options import ForestOptions
from engine.games.spirits_of_the_forest.model.table import Pick, Table
from engine.games.spirits_of_the_forest.model.texts import tell
from engine.games.spirits_of_the_forest.modules.module import ForestModule, Plan
from engine.games.spirits_of_the_forest.pieces.forest import tiles_in_row
from engine.text import Seat, Who

Season: TypeAlias = Literal["spring", "summer", "autumn", "winter"]

SEASONS: Final[tuple[Season, ...]] = ("spring", "summer", "autumn", "winter")
"""By row, from the top (SF-SEASON-04)."""
STAR: Final = "star"
NUMBERS: Final = ("0", "1", "2", "3", "4")
"""How many tiles a card may ask to remain (SF-SEASON-03)."""


class SeasonFacts(Facts):
    """What the cards of each season show: how many tiles must remain, or a star; and what a star is worth."""

    spring: tuple[str, ...]
    summer: tuple[str, ...]
    autumn: tuple[str, ...]
    winter: tuple[str, ...]
    star_points: int
    nature_points: int

    def wrong(self) -> Iterator[str]:
        """SF-SEASON-03: four cards a season."""
        for season in SEASONS:
            cards = self.of(season)
            if len(cards) != 4 or cards.count(STAR) != 1:
                yield f"{season} must have four cards, one of them the star"
            for card in cards:
                if card != STAR and card not in NUMBERS:
                    yield f"a card of {season} shows 0 to 4 or the star, not {card}"

    def of(self, season: Season) -> tuple[str, ...]:
        """The cards of one season."""
        cards: tuple[str, ...] = getattr(self, season)
        return cards


@cache
def season_facts() -> SeasonFacts:
    """The cards, read once."""
    return facts(ID, "seasons", SeasonFacts)


class FourSeasons(ForestModule):
    """The page of the Four Seasons."""

    id: Module = "seasons"

    def plan(self, plan: Plan, options: ForestOptions, seats: int, chance: Chance) -> None:
        """SF-SEASON-01: a fifteenth token is shuffled with the others."""
        plan.tokens.append("nature")

    def deal(self, table: Table, options: ForestOptions, chance: Chance) -> None:
        """SF-SEASON-04, SF-SEASON-05: a card for each row; with four players only a star stays beside the last."""
        cards: list[str | None] = [chance.choice(season_facts().of(season)) for season in SEASONS]
        if len(table.players) == 4 and cards[-1] != STAR:
            cards[-1] = None
        table.seasons = Seasons(tuple(cards))
        table.remain = tuple(0 if card is None or card == STAR else int(card) for card in cards)

    def after_tile(self, table: Table, seat: Seat, pick: Pick) -> Iterator[Event]:
        """SF-SEASON-09: whoever takes the last tile of a row with a star takes the card."""
        assert table.seasons is not None
        row = table.layout.cells[pick.cell].y
        if table.seasons.cards[row] == STAR and not tiles_in_row(table, row):
            table.seasons = replace(table.seasons, won=(*table.seasons.won, (row, seat)))
            yield Event(tell("event-star", who=Who(seat), season=tell(f"season-{SEASONS[row]}")))

    def lines(self, table: Table, seat: Seat, known: Sequence[Sequence[Face]]) -> Iterator[Line]:
        """SF-SEASON-02, SF-SEASON-10."""
        assert table.seasons is not None
        stars = sum(owner == seat for _, owner in table.seasons.won)
        if stars:
            yield Line(tell("line-stars", count=stars), stars * season_facts().star_points)
        if "nature" in known[seat]:
            yield Line(tell("line-nature"), season_facts().nature_points)
