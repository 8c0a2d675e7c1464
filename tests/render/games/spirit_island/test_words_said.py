"""Words about an island agree with the view: what stands in its pictures is said as well."""

from __future__ import annotations

import pytest

from engine.games.spirit_island.model.facts import powers
from engine.games.spirit_island.model.texts import name_of
from engine.games.spirit_island.model.view import InvaderCardView, PieceView
from render import pictures
from render.games.spirit_island.alt_text.lands import contents
from render.games.spirit_island.alt_text.players import elsewhere
from tests.render.island import GAME, PEOPLE, played, seen
from words.catalogue import words


@pytest.mark.rule("SI-ADVERSARY-11")
def test_a_health_that_is_not_the_printed_one_is_told() -> None:
    pieces = (
        PieceView(kind="town", damage=0, health=2, count=2),
        PieceView(kind="town", damage=0, health=3, count=2),
        PieceView(kind="city", damage=1, health=4, count=2),
    )
    view = seen(played(2)[0])
    land = view.lands[1].model_copy(update={"pieces": pieces})
    told = [words("en").say(text, PEOPLE) for text in contents(view, land)]
    assert told[:3] == ["2 towns", "2 towns of health 3", "2 cities of health 4 with 1 damage"]


def test_the_stages_to_come_and_the_invader_cards_that_are_gone_are_told() -> None:
    view = seen(played(2)[0])
    card = InvaderCardView(id="3-jungle-sands", stage=3, lands=("jungle", "sands"), escalation=False)
    coast = InvaderCardView(id="2-coastal", stage=2, lands=("coastal",), escalation=False)
    track = view.invaders.model_copy(update={"deck": (2, 2, 3, 2), "discard": (coast, card)})
    told = pictures.describe(GAME, view.model_copy(update={"invaders": track}), PEOPLE[:2], "en")
    assert "Stages still to come: 2 × II, 1 × III, and 1 × II." in told
    assert "Invader cards discarded: coastal lands and jungle/sands." in told
    bare = view.model_copy(update={"invaders": track.model_copy(update={"deck": (), "discard": ()})})
    for said in ("Stages", "discarded"):
        assert said not in pictures.describe(GAME, bare, PEOPLE[:2], "en").split("\n\n")[0]


@pytest.mark.parametrize("many", [1, 12])
def test_cards_to_keep_and_cards_to_reclaim_are_named_with_the_hand_that_shows_them(many: int) -> None:
    view, speech = seen(played(1)[1], 0), words("en")
    named = [card for card in powers().values() if card.elements][: 4 + 2 * many]
    drawn, gone = [card.id for card in named[:4]], [card.id for card in named[4 : 4 + many]]
    held = tuple(elsewhere(view.spirits[0], card) for card in named[4 + many :])
    own = view.spirits[0].model_copy(update={"drawn": tuple(drawn), "discard": tuple(gone), "hand": held})
    shown = view.model_copy(update={"spirits": (own, *view.spirits[1:])})
    hand = pictures.hand(GAME, shown, PEOPLE[:1], "en")
    assert hand is not None
    for text in (hand.alt, hand.told, pictures.describe(GAME, shown, PEOPLE[:1], "en")):
        _, keep = text.split("Drawn, one to keep: ")
        _, discarded = text.split("Discarded: ")
        for found, among in ((keep, drawn), (discarded, gone)):
            assert all(speech.say(name_of(card)) in found.split(".")[0] for card in among)


@pytest.mark.parametrize(
    ("changed", "said"), [({"used": True}, "; used)"), ({"usable": True}, "; can be used now)")]
)
def test_a_hand_in_words_says_which_powers_are_used_and_which_can_be(
    changed: dict[str, bool], said: str
) -> None:
    view = seen(played(2)[0], 0)
    own = view.spirits[0]
    plain = {"used": False, "usable": False}
    first, *others = (power.model_copy(update=plain) for power in own.innates)
    changes = {"innates": (first.model_copy(update=changed), *others)}
    shown = view.model_copy(update={"spirits": (own.model_copy(update=changes), view.spirits[1])})
    hand = pictures.hand(GAME, shown, PEOPLE[:2], "en")
    assert hand is not None
    for text in (hand.alt, hand.told):
        assert text.count(said) == 1
    is_told = "Innate powers used: " in pictures.describe(GAME, shown, PEOPLE[:2], "en")
    assert is_told == changed.get("used", False)
