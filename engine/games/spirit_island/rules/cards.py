"""Power cards: gaining, keeping, forgetting, reclaiming (SI-CARD)."""

from __future__ import annotations

from engine.chance import Chance
from engine.games.spirit_island.model.actions import Forget, Gain, IslandAction, Keep
from engine.games.spirit_island.model.facts import deck_of
from engine.games.spirit_island.model.kinds import Deck
from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.model.table import Player, Table
from engine.games.spirit_island.model.texts import name_of, names_of, tell
from engine.text import Seat, Text, Who

DRAWN = 4
"""Number of cards drawn to keep one of (SI-CARD-07)."""

DECKS: tuple[Deck, ...] = ("minor", "major")


def gains(player: Player, deck: Deck | None = None) -> list[Gain]:
    """Return the ways to gain a card, by deck: with a progression only from that (SI-CARD-13)."""
    if player.progression:
        return [Gain("progression")]
    return [Gain(each) for each in DECKS if deck in (None, each)]


def gain(play: IslandPlay, seat: Seat, deck: str) -> None:
    """Draw four to keep one, or take the next card of the progression."""
    player = play.table.players[seat]
    if deck == "progression":
        get(play, seat, player.progression.pop(0))
        return
    player.drawn = draw(play.table, "major" if deck == "major" else "minor", DRAWN, play.chance)
    play.tell(tell("event-drawn", who=Who(seat), cards=names_of(player.drawn), deck=name_of(deck)))


def draw(table: Table, deck: Deck, count: int, chance: Chance) -> list[str]:
    """Return the top cards of a deck; where they are too few, the rest after shuffling the discard pile (SI-CARD-08)."""
    pile, discard = table.decks[deck], table.discards[deck]
    drawn = pile[:count]
    del pile[: len(drawn)]
    if len(drawn) < count and discard:
        table.decks[deck] = chance.shuffled(discard)
        table.discards[deck] = []
        return drawn + draw(table, deck, count - len(drawn), chance)
    return drawn


def keep(play: IslandPlay, seat: Seat, card: str) -> None:
    """Take one of the cards drawn; the others go to the discard pile of their deck."""
    player = play.table.players[seat]
    player.drawn.remove(card)
    for other in player.drawn:
        discard(play.table, other)
    player.drawn = []
    get(play, seat, card)


def discard(table: Table, card: str) -> None:
    """Put a card on the discard pile of its deck; take a unique power out of the game (SI-CARD-10)."""
    deck = deck_of(card)
    if deck is not None:
        table.discards[deck].append(card)


def forget(play: IslandPlay, seat: Seat, card: str) -> None:
    """Take a card of the spirit's away for good; one in play takes its elements along (SI-CARD-11)."""
    player = play.table.players[seat]
    for pile in (player.hand, player.discard, player.played):
        if card in pile:
            pile.remove(card)
            break
    player.forgets -= 1
    discard(play.table, card)
    play.tell(tell("event-forgets", who=Who(seat), card=name_of(card)))


def can_be_forgotten(player: Player) -> list[str]:
    """Return the cards that may be forgotten: those in hand, in the discard pile and in play (SI-CARD-09)."""
    return [*player.hand, *player.discard, *player.played]


def owed(player: Player) -> list[IslandAction]:
    """Return the decisions on its cards that a seat owes before it can go on: which to keep, which to forget."""
    if player.drawn:
        return [Keep(card) for card in player.drawn]
    return [Forget(card) for card in can_be_forgotten(player)] if player.forgets else []


def decide(play: IslandPlay, seat: Seat, action: IslandAction) -> None:
    """Keep or forget a card."""
    if isinstance(action, Keep):
        keep(play, seat, action.card)
    elif isinstance(action, Forget):
        forget(play, seat, action.card)


def reclaim(play: IslandPlay, seat: Seat, card: str) -> None:
    """Take one card of the discard pile back to hand."""
    player = play.table.players[seat]
    player.discard.remove(card)
    player.hand.append(card)
    play.tell(tell("event-reclaims", who=Who(seat), card=name_of(card)))


def get(play: IslandPlay, seat: Seat, card: str) -> None:
    """Take a card to hand; after a major power one must be forgotten (SI-CARD-09)."""
    player = play.table.players[seat]
    player.hand.append(card)
    player.forgets += deck_of(card) == "major"
    play.tell(tell("event-gains", who=Who(seat), card=name_of(card)))


def pay(play: IslandPlay, seat: Seat, price: int, what: Text | None = None) -> None:
    """Pay energy, and tell for `what`; a price below 0 gives energy, which is always told (SI-SCENARIO-03)."""
    play.table.players[seat].energy -= price
    if price < 0:
        play.tell(tell("event-energy", who=Who(seat), energy=-price))
    elif price and what is not None:
        play.tell(tell("event-pays", who=Who(seat), energy=price, what=what))


def play_card(play: IslandPlay, seat: Seat, card: str, price: int) -> None:
    """Pay for a card of the hand and put it in play."""
    player = play.table.players[seat]
    player.hand.remove(card)
    player.played.append(card)
    play.tell(tell("event-plays", who=Who(seat), card=name_of(card), cost=max(0, price)))
    pay(play, seat, price)
