"""Bringer of Dreams and Nightmares: its powers kill only in dreams."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.spirit_island.model.actions import PLAY_NOW, Push
from engine.games.spirit_island.model.facts import powers
from engine.games.spirit_island.model.kinds import BUILDINGS, DAHAN
from engine.games.spirit_island.model.table import Piece, Table
from engine.games.spirit_island.model.texts import count_of, name_of, spot, tell
from engine.games.spirit_island.powers.by_name import by_name
from engine.games.spirit_island.powers.effect import NO, Effect
from engine.games.spirit_island.rules import cards, pieces
from engine.games.spirit_island.rules.challenge import cost
from engine.games.spirit_island.rules.decisions import choose, decide
from engine.games.spirit_island.rules.presence import elements
from engine.games.spirit_island.rules.spirit import PowerUse, SpiritRules
from engine.script import Script

FEARS = {"explorer": 0, "town": 2, "city": 5}
"""Fear of dreaming that a piece is destroyed, by its kind (SI-SPIRIT-14)."""


def spirits_may_yet_dream(effect: Effect) -> Script[None]:
    if effect.level(1) and (hidden := face_down(effect.table)):
        turn_up(effect, (yield from effect.choose(*hidden)))
    if effect.level(2) and (
        element := (yield from effect.ask_element(effect.spirit, lambda: list(elements(effect.target))))
    ):
        effect.gain_element(effect.spirit, element)


def night_terrors(effect: Effect) -> None:
    effect.fear(sum(effect.level(number) for number in (1, 2, 3)))


def call_on_midnights_dream(effect: Effect) -> Script[None]:
    if (yield from effect.choose_way(major=effect.dahan, fear=effect.invaders)) == "fear":
        effect.fear(2 if effect.invaders else 0)
    elif effect.dahan:
        card = yield from effect.gain_card(effect.seat, "major")
        yield from _dream_on(effect, card)


def dread_apparitions(effect: Effect) -> None:
    effect.lasting("fear-defends")
    effect.fear(1)


def dreams_of_the_dahan(effect: Effect) -> Script[None]:
    if (
        yield from effect.choose_way(
            gather=effect.gathers(DAHAN), fear=effect.dahan and effect.count(*BUILDINGS)
        )
    ) == "gather":
        yield from effect.gather(DAHAN, up_to=2)
    elif effect.count(*BUILDINGS):
        effect.fear(min(3, effect.dahan))


def predatory_nightmares(effect: Effect) -> Script[None]:
    yield from effect.damage(2)
    yield from effect.push(DAHAN, up_to=2)


def _dream_on(effect: Effect, card: str) -> Script[None]:
    """Gain energy where this very card was forgotten for the major power, and offer to play the new one at once."""
    if effect.about in effect.player.played:
        return
    effect.energy(effect.dahan, effect.seat)
    price = cost(effect.table, powers()[card])
    if card in effect.player.hand and price <= effect.player.energy and (yield from _plays(effect, card)):
        cards.play_card(effect.play, effect.seat, card, price)


def _plays(effect: Effect, card: str) -> Script[bool]:
    """Ask whether the player pays for a new card and plays it. Return whether it is done."""
    prompt = tell("ask-play-now", about=effect.name)
    return (yield from choose(effect.play, effect.chooser, prompt, f"{PLAY_NOW}{card}", NO)) != NO


def face_down(table: Table) -> list[str]:
    """Return the fear cards that nobody has seen: their place among those earned and in the deck, from 1."""
    fear = table.fear
    earned = [f"earned-{place}" for place, card in enumerate(fear.earned, 1) if card not in fear.face_up]
    return earned + [f"deck-{place}" for place, card in enumerate(fear.deck, 1) if card not in fear.face_up]


def turn_up(effect: Effect, which: str) -> None:
    """Turn a fear card face up for all."""
    pile, _, place = which.partition("-")
    fear = effect.table.fear
    card = (fear.earned if pile == "earned" else fear.deck)[int(place) - 1]
    fear.face_up.append(card)
    effect.play.tell(tell("event-fear-card-shown", card=name_of(card)))


class Bringer(SpiritRules):
    """To Dream a Thousand Deaths."""

    dreams = True

    def kill(self, use: PowerUse, doomed: Sequence[tuple[str, Piece]]) -> Script[None]:
        """Destroy nothing: invaders take fright, each once for a power, and all but cities are pushed (SI-SPIRIT-14)."""
        for land, piece in doomed:
            if piece.kind != "dahan" and not piece.dreamt:
                use.play.tell(tell("event-dreams", piece=count_of(piece.kind), count=1, land=spot(land)))
                piece.dreamt, piece.restless = True, piece.kind != "city"
                use.at(land).fear(FEARS[piece.kind])
        while restless := _restless(use.table):
            land, name = restless
            yield from _push(use.at(land), name)

    def finish(self, table: Table) -> None:
        """Take back the damage that the spirit's power has dealt (SI-SPIRIT-13)."""
        for land in table.lands.values():
            dreamers, land.pieces = land.pieces, []
            for piece in dreamers:
                piece.damage -= piece.dream
                piece.dream, piece.dreamt, piece.restless = 0, False, False
                land.add(piece)


def _restless(table: Table) -> tuple[str, str] | None:
    """Return the land and the name of a piece that is still to be pushed; None where there is none."""
    return next(
        ((name, piece.name) for name, land in table.lands.items() for piece in land.pieces if piece.restless),
        None,
    )


def _push(use: PowerUse, name: str) -> Script[None]:
    prompt = tell("ask-push-dreamer", about=use.name, piece=name_of(name.partition("-")[0]))
    push = yield from decide(
        use.play,
        use.chooser,
        prompt,
        lambda: [Push(name, use.land, land) for land in use.destinations()],
    )
    piece = next(piece for piece in use.here.pieces if piece.restless and piece.name == name)
    piece.restless = False
    yield from pieces.move(use.play, push.piece, push.origin, push.land, spares=True)


SPIRIT = Bringer()
POWERS = by_name(
    spirits_may_yet_dream,
    night_terrors,
    call_on_midnights_dream,
    dread_apparitions,
    dreams_of_the_dahan,
    predatory_nightmares,
)
