"""A solo game: the opponent without a seat, and the reasons for a coming defeat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from engine.games.spirits_of_the_forest.model.texts import named, tell
from engine.games.spirits_of_the_forest.model.view import Category, FavourView, ForestView, PlayerView
from engine.games.spirits_of_the_forest.modules.solo import SOLO, is_behind, is_lacking, lost_by
from engine.outcome import Standing
from engine.text import Seat, Text, Who
from render.games.spirits_of_the_forest.modules.module import KeyLine, ModulePictures, Rival, RowKind
from render.kit.palette import CORAL, CREAM, Ink

_OFFER = RowKind("offer", "fa:hand_holding_heart", CREAM)
_LOST = RowKind("lost", "fa:ban", CORAL)


class SoloPictures(ModulePictures):
    """The pictures of a solo game: the opponent has a panel, a column and words as if it were a player, but no gems and no score."""

    rows: ClassVar[Mapping[str, RowKind]] = {
        "line-offer-keep": _OFFER,
        "line-offer-discard": _OFFER,
        "line-offer-give": _OFFER,
        "line-solo-lost": _LOST,
        "line-solo-lost-missing": _LOST,
        "line-solo-lost-both": _LOST,
    }

    def rivals(self, view: ForestView) -> Iterator[Rival]:
        """Yield the opponent, with its tokens that are still face down."""
        other = SOLO.seen(view)
        unseen = (FavourView(face=None, spent=False),) * other.unseen
        player = PlayerView(
            seat=Seat(view.seats),
            tiles=other.tiles,
            spirits=other.spirits,
            powers={},
            favours=other.favours + unseen,
            gems_supply=0,
            gems_forest=0,
            gems_removed=0,
            tile_count=len(other.tiles),
        )
        yield Rival(player, tell("picture-opponent"))

    def winners(self, view: ForestView) -> tuple[Seat, ...]:
        """Return the winners; a game that is lost was won by the opponent."""
        return view.outcome.winners or (Seat(view.seats),)

    def ground(self, view: ForestView, category: Category, column: int, ground: Ink | None) -> Ink | None:
        """Return coral for a count by which the game would be lost; else None for the opponent, and `ground` for the player."""
        if column == view.seats:
            return CORAL if is_behind(category) else None
        return CORAL if is_lacking(SOLO.seen(view).rule, category) else ground

    def key_lines(self, view: ForestView) -> Iterator[KeyLine]:
        """Yield the arrow where the opponent is ahead."""
        polish = SOLO.seen(view).rule == "polish"
        key = "picture-key-ahead-polish" if polish else "picture-key-ahead"
        yield KeyLine("mdi:arrow_up_bold", CORAL, key)

    def rivals_in_words(self, view: ForestView) -> Iterator[Text]:
        """Yield the opponent, and what the game is being lost by."""
        other = SOLO.seen(view)
        yield tell("told-opponent", tiles=len(other.tiles))
        parts = ((each.name, each.parts[1].total) for each in view.categories)
        has = tuple(tell("told-count", name=named(name), count=total) for name, total in parts if total)
        if has:
            yield tell("told-opponent-has", counts=has)
        if other.unseen:
            yield tell("told-favours-down", count=other.unseen)
        if other.favours:
            faces = tuple(named(each.face) for each in other.favours if each.face is not None)
            yield tell("told-favours-up", names=faces)
        behind = [each for each in view.categories if is_behind(each) or is_lacking(other.rule, each)]
        if behind:
            key = "told-behind" if view.outcome.final else "told-behind-now"
            yield tell(key, why=lost_by(behind))

    def standing_in_words(self, view: ForestView, standing: Standing) -> Text:
        """Return a score alone: there is nobody to rank it with."""
        tiles = view.players[standing.seat].tile_count
        return tell("told-solo-score", who=Who(standing.seat), score=standing.score, tiles=tiles)
