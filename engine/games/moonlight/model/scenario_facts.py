"""The facts of a scenario: its map, what lies beside the forest, and the modules of rules it is composed of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

from pydantic import Field

from engine.facts import Facts
from engine.games.moonlight.model.ground import ScenarioGround
from engine.games.moonlight.model.kinds import SCENARIOS, Difficulty, Mode
from engine.games.moonlight.model.signs import TOKENS, Spot, read_map

TokenSign = Literal["t", "T", "s", "S"]


class ColumnPile(Facts):
    """Favour tokens beside a column of the map, counted from 0."""

    col: int = Field(ge=0)
    tokens: TokenSign


class IslandPile(Facts):
    """Favour tokens of an island, by its letter in the map of regions."""

    id: str
    tokens: TokenSign


class Beside(Facts):
    """The pieces that lie beside the forest.

    `tokens` lie in `token_columns` piles or each by itself, `tokens_face` up, down, or one up on one down (S); `draw_pile` are tokens
    to be drawn, face down. `side_tiles` are spirit tiles of the 48, one for each gem; `fireflies` are put on tokens.
    """

    bits: int = 0
    tokens: int = 0
    tokens_face: Literal["up", "down", "S"] = "down"
    token_columns: int = 0
    draw_pile: int = 0
    fireflies: int = 0
    air_tiles: int = 0
    side_tiles: int = 0
    side_tiles_solo: int = 0


class Layer(Facts):
    """A level of a forest whose tiles overlap: where its first cell lies; `x` in whole columns may end in a half."""

    level: int = Field(ge=0, le=2)
    row: int = Field(ge=0)
    x: float
    drawing: str = Field(alias="map")


class MoonlightScenarioFacts(Facts):
    """One scenario as it is written. `tiles` are the spirit tiles in its forest and the side tiles.

    `versus_without` names what is not used where seats play against each other; `versus` says where their rules come from.
    """

    number: int = Field(ge=SCENARIOS[0], le=SCENARIOS[-1])
    modes: tuple[Mode, ...]
    difficulties: tuple[Difficulty, ...]
    modules: tuple[str, ...]
    versus: Literal["printed", "inherited", "adapted"] | None = None
    versus_modules: tuple[str, ...] = ()
    versus_without: tuple[Literal["bits", "tokens", "player_gems"], ...] = ()
    tiles: int
    bits_team: int = 0
    tokens_dealt: tuple[int, int] = (0, 0)
    moonlight_card: int | None = None
    twin_split: int | None = None
    column_tokens: tuple[ColumnPile, ...] = ()
    islands: tuple[IslandPile, ...] = ()
    outside: Beside = Beside()
    note: str = ""
    region_map: str = ""
    drawing: str = Field(default="", alias="map")
    layers: tuple[Layer, ...] = ()

    def spots(self) -> Iterator[Spot]:
        """Yield all places of the scenario's map. Raises ValueError where the map cannot be read."""
        if self.drawing:
            yield from read_map(self.drawing)
        for layer in self.layers:
            yield from read_map(layer.drawing, layer.level, layer.row, layer.x)

    def ground(self) -> ScenarioGround:
        """Return the ground that the scenario's places make."""
        return ScenarioGround(tuple(self.spots()), tuple(self.region_map.strip("\n").splitlines()))

    def rules_of(self, mode: Mode) -> tuple[str, ...]:
        """Return the modules that are played in this mode."""
        return self.versus_modules if mode == "versus" else self.modules

    def given(self) -> Mapping[str, int]:
        """Return the numbers of bits and favours that the team begins with, and of the favours that it chooses from, by what they are."""
        return {"bits": self.bits_team, "kept": self.tokens_dealt[0], "shown": sum(self.tokens_dealt)}

    def uses(self, what: Literal["bits", "tokens", "player_gems"], mode: Mode) -> bool:
        """Return whether these pieces are used in this mode."""
        return mode != "versus" or what not in self.versus_without

    @property
    def tokens(self) -> int:
        """Number of favour tokens the scenario uses, in the forest and beside it."""
        signs = [pile.tokens for pile in self.column_tokens] + [pile.tokens for pile in self.islands]
        on_tiles = sum(len(spot.tokens) for spot in self.spots())
        beside = sum(len(TOKENS[sign]) for sign in signs)
        return on_tiles + beside + self.outside.tokens + self.outside.draw_pile

    @property
    def bits(self) -> int:
        """Number of Moonlight bits the scenario uses."""
        return sum(spot.bit for spot in self.spots()) + self.bits_team + self.outside.bits
