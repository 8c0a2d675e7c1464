"""The solo game, against an opponent that decides nothing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Annotated, Any, ClassVar, Final, Literal

from engine.chance import Chance
from engine.copied import Copied
from engine.event import Event
from engine.game import TableOptions
from engine.games.spirits_of_the_forest.model.actions import ForestAction, ForestVerb
from engine.games.spirits_of_the_forest.model.facts import tiles
from engine.games.spirits_of_the_forest.model.kinds import OVER, SPIRITS, Face, Module, Spirit, Stage
from engine.games.spirits_of_the_forest.model.layout import Known
from engine.games.spirits_of_the_forest.model.table import Favour, Player, Table
from engine.games.spirits_of_the_forest.model.texts import event, named, tell, tile_text
from engine.games.spirits_of_the_forest.model.view import Category, FavourView, ForestView, TileView
from engine.games.spirits_of_the_forest.modules.module import FAVOURS, ForestDeal, ForestModule, ForestTerms
from engine.games.spirits_of_the_forest.pieces.count import symbols
from engine.games.spirits_of_the_forest.pieces.forest import lift, rows_left, turn_up
from engine.games.spirits_of_the_forest.pieces.piece_views import favour_view, tile_view
from engine.games.spirits_of_the_forest.pieces.score_lines import category_line
from engine.games.spirits_of_the_forest.pieces.step import Reason, StepMoment, TurnStep
from engine.kit import Secret, ViewPart, verb
from engine.outcome import Outcome, ScoreLine, Standing
from engine.text import Seat, Text, Who

BONUS: Final = {"keep": 0, "discard": 5, "give": 10}
"""Points for the fate of the own token (SF-SOLO-20 to SF-SOLO-22)."""
HIDDEN: Final = 2
"""Number of tokens that the opponent gets later (SF-SOLO-04)."""


class SoloOptions(TableOptions):
    """The option of a solo game: the edition whose ruling on missing spirits is played (SF-SOLO-19)."""

    solo_rule: Literal["english", "polish"] = "english"


@verb("offer")
class OfferToken(ForestVerb):
    """The fate of the own token at the end of a solo game (SF-SOLO-22)."""

    fate: Literal["keep", "discard", "give"]


_OFFERS: Final = (OfferToken("keep"), OfferToken("discard"), OfferToken("give"))


@dataclass(slots=True)
class Solo(Copied):
    """The virtual opponent of a solo game, whose tokens lie face down until a row is emptied (SF-SOLO-10).

    `unseen` are the tokens still to be turned up, in their order; `rule` is the edition whose ruling on missing spirits is played
    (SF-SOLO-19); `offered` is the fate of the own token (SF-SOLO-22), None before it is decided.
    """

    opponent: Player
    unseen: Annotated[list[Face], Secret(FAVOURS)]
    rule: str = "english"
    offered: str | None = None


class SoloView(ViewPart):
    """The opponent; `unseen` tokens lie still face down. `rule` is the edition's on missing spirits."""

    tiles: tuple[TileView, ...]
    spirits: dict[Spirit, int]
    favours: tuple[FavourView, ...]
    unseen: int
    rule: str


class Offering(TurnStep):
    """The step after the last turn and before the majorities are compared, once in a game (SF-SOLO-22)."""

    stage: ClassVar[Stage] = "offer"
    moment: ClassVar[StepMoment] = StepMoment.END
    verbs: ClassVar[Sequence[type[ForestAction]]] = (OfferToken,)
    waiting: ClassVar[Reason] = ("SF-SOLO-22", "offer-step")
    early: ClassVar[Reason | None] = ("SF-SOLO-22", "offer-early")

    def is_due(self, table: Table) -> bool:
        return SOLO.of(table).offered is None

    def choices(self, table: Table, seat: Seat) -> Sequence[ForestAction]:
        return _OFFERS

    def play(self, table: Table, seat: Seat, action: ForestAction, chance: Chance) -> Iterator[Event]:
        assert isinstance(action, OfferToken)
        solo = SOLO.of(table)
        solo.offered = action.fate
        if action.fate != "keep":
            token = table.players[seat].favours.pop()
            if action.fate == "give":
                solo.opponent.favours.append(token)
        yield event(f"offer-{action.fate}", who=Who(seat))


class SoloGame(ForestModule[Solo, SoloView]):
    """The rulebook page of the solo variant."""

    id: ClassVar[Module] = "solo"
    sights = MappingProxyType({"opponent-token": "favour"})
    rules = "SF-SOLO"
    rule = "SF-SETUP-01"
    State = Solo
    Part = SoloView
    verbs = (OfferToken,)
    steps = (Offering(),)
    one_tile = True
    layouts = MappingProxyType({"solo": Known(48, 0, down=True)})
    cites = MappingProxyType(
        {
            "face-down": "SF-SOLO-06",
            "one-tile": "SF-SOLO-06",
            "able": "SF-SOLO-06",
            "no-gem": "SF-SOLO-02",
            "no-plus": "SF-SOLO-01",
            "all-collected": "SF-SOLO-12",
        }
    )

    def is_chosen(self, options: TableOptions) -> bool:
        """Return whether the game is played by one, whatever is chosen."""
        return False

    def plan(self, plan: ForestDeal, options: TableOptions, seats: int, chance: Chance) -> None:
        """Plan all tiles face down, and only the tokens of spirits (SF-SOLO-01, SF-SOLO-03); for one player there are no gems."""
        plan.layout_id = "solo"
        plan.tokens = [face for face in plan.tokens if face in SPIRITS]

    def deal(self, table: Table, options: TableOptions, chance: Chance) -> None:
        """Deal two tokens to the opponent, one to the player; nobody ever sees the others (SF-SOLO-04)."""
        assert isinstance(options, SoloOptions)
        hidden = [table.box.pop() for _ in range(HIDDEN)]
        table.players[0].favours.append(Favour(table.box.pop(), known=True))
        table.parts[self.id] = Solo(Player(supply=0), hidden, options.solo_rule)

    def after_collecting(self, table: Table, seat: Seat) -> Iterator[Event]:
        """Take the opponent's tile, and turn up the tiles and the token that follow (SF-SOLO-07, SF-SOLO-08, SF-SOLO-10, SF-SOLO-11)."""
        solo = self.of(table)
        assert table.last is not None
        taken = table.last.picks[0].cell
        row = [
            cell
            for cell, place in enumerate(table.layout.cells)
            if place.y == table.layout.cells[taken].y and table.stacks[cell]
        ]
        cell = row[-1] if row[-1] > taken else row[0]
        tile = lift(table, cell)
        solo.opponent.tiles.append(tile)
        yield event("opponent", cell=table.layout.names[cell], tile=tile_text(tiles()[tile]))
        yield from turn_up(table)
        if len(row) == 1 and solo.unseen:
            face = solo.unseen.pop(0)
            solo.opponent.favours.append(Favour(face, known=True))
            yield event("opponent-token", face=named(face))

    def is_complete(self, table: Table) -> bool:
        """Return whether the last turn has been played: no more than one row is left (SF-SOLO-12)."""
        return rows_left(table) <= 1

    def terms(self, table: Table, terms: ForestTerms) -> None:
        """Put the opponent's part beside the player's, and make powers count for nothing (SF-SOLO-15)."""
        terms.powers = False
        terms.others = [self.of(table).opponent]

    def outcome(self, table: Table, counted: Sequence[Category]) -> Outcome:
        """Return a defeat where the opponent has more of any spirit; a lost game has no score (SF-SOLO-16 to SF-SOLO-19).

        While the game goes on, a position that would lose stands at its points, in second place.
        """
        solo = self.of(table)
        final = table.stage == OVER
        behind = [each for each in counted if is_behind(each) or is_lacking(solo.rule, each)]
        lines = [category_line(each, 0) for each in counted]
        if solo.offered is not None:
            lines.append(ScoreLine(tell(f"line-offer-{solo.offered}"), BONUS[solo.offered]))
        score = sum(line.points for line in lines)
        if behind and final:
            lines.append(ScoreLine(lost_by(behind), -score, subject="lost", verdict=True))
            score = 0
        standing = Standing(Seat(0), rank=2 if behind else 1, score=score, lines=tuple(lines))
        return Outcome((standing,), final=final)

    def fields(self, table: Table, viewer: Seat | None) -> Mapping[str, Any]:
        opponent = self.of(table).opponent
        count = symbols(opponent)
        return {
            "tiles": tuple(map(tile_view, opponent.tiles)),
            "spirits": {spirit: count[spirit] for spirit in table.spirits},
            "favours": tuple(favour_view(favour.face, known=True) for favour in opponent.favours),
        }

    def piece(self, view: ForestView, action: OfferToken, field: str) -> Text:
        """Return the fate of the solo player's token, and its worth, in words."""
        own = next((favour.face for favour in view.players[view.seat or 0].favours if favour.face), None)
        face = tell("token-none") if own is None else named(own)
        return tell(f"label-offer-{action.fate}", face=face, points=BONUS[action.fate])

    def label(self, view: ForestView, action: OfferToken) -> Text:
        return self.piece(view, action, "fate")


def is_behind(category: Category) -> bool:
    """Return whether the opponent has more of the category."""
    return category.parts[1].total > category.parts[0].total


def is_lacking(rule: str, category: Category) -> bool:
    """Return whether the game is lost because the player has none of the category."""
    return rule == "polish" and category.parts[0].missing


def lost_by(behind: Sequence[Category]) -> Text:
    """Return the reasons for a defeat: that the opponent has more of something, that there is no own tile of it, or both."""
    ahead = tuple(named(each.name) for each in behind if is_behind(each))
    missing = tuple(named(each.name) for each in behind if not is_behind(each))
    if not missing:
        return tell("line-solo-lost", ahead=ahead)
    if not ahead:
        return tell("line-solo-lost-missing", missing=missing)
    return tell("line-solo-lost-both", ahead=ahead, missing=missing)


SOLO = SoloGame()
