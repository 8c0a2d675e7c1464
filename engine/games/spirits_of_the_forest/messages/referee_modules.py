"""What is wrong with a choice of cards or favour tokens in its own step."""

from __future__ import annotations

from collections import Counter
from typing import Final

from engine.games.spirits_of_the_forest.messages.labels_modules import claimed_kinds, kind_text, request_text
from engine.games.spirits_of_the_forest.model.actions import Claim
from engine.games.spirits_of_the_forest.model.texts import Verdict, refuse
from engine.games.spirits_of_the_forest.model.view import ForestView, TileView
from engine.games.spirits_of_the_forest.modules.decks import Kind
from engine.games.spirits_of_the_forest.modules.enchanted import enchantments, matches, tile_of_kind

_DEALING: Final[dict[Kind, str]] = {"wish": "SF-WISH-01", "curse": "SF-CURSE-01"}


def judge_card(view: ForestView, kind: Kind, card: str) -> Verdict | None:
    """One of the two dealt is kept, and once only."""
    assert view.seat is not None
    own = view.players[view.seat]
    if (own.wish if kind == "wish" else own.curse) is not None:
        return refuse(_DEALING[kind], "card-kept")
    return None if f"{kind}:{card}" in own.dealt else refuse(_DEALING[kind], "not-dealt")


def judge_claim(view: ForestView, claim: Claim) -> Verdict | None:
    """ML-ENCHANT-04, ML-ENCHANT-05: a card of the display, and an own tile for each request."""
    if claim.card not in [shown.card for shown in view.display]:
        return refuse("ML-ENCHANT-01", "not-shown")
    kinds = claimed_kinds(claim)
    for kind in kinds:
        if tile_of_kind(kind) is None:
            return refuse(None, "no-such-tile", tile=kind)
    own = _own_kinds(view)
    for kind, number in Counter(kinds).items():
        if own[kind] < number:
            return refuse("ML-ENCHANT-04", "not-enough", tile=kind_text(kind))
    return _judge_requests(claim)


def _judge_requests(claim: Claim) -> Verdict | None:
    for request, kind in zip(enchantments()[claim.card].requests, claimed_kinds(claim), strict=True):
        tile = tile_of_kind(kind)
        if tile is not None and not matches(request, tile):
            return refuse("ML-ENCHANT-05", "unmet", tile=kind_text(kind), request=request_text(request))
    return None


def judge_token(view: ForestView) -> Verdict:
    """One of the two drawn (ML-ENCHANT-14), or one of those set aside, by whoever's wish has come true (SF-WISH-09)."""
    if view.stage == "bonus-token":
        return refuse("ML-ENCHANT-14", "token-not-drawn")
    return refuse("SF-WISH-09", "token-not-set-aside")


def _own_kinds(view: ForestView) -> Counter[str]:
    assert view.seat is not None
    return Counter(map(_kind, view.players[view.seat].tiles))


def _kind(tile: TileView) -> str:
    """What a tile shows, as people type it."""
    return "-".join(filter(None, (tile.spirit, "double" if tile.symbols == 2 else tile.power)))
