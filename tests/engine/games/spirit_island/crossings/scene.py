"""Crossings: a card, its user and partner, who invades in which scenario, and whether the ocean is in play; and a table for each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import astuple, dataclass
from itertools import combinations
from random import Random
from typing import Any, Final

from engine.games.spirit_island.model import facts
from engine.games.spirit_island.model.facts import owner_of, powers, spirits
from engine.games.spirit_island.model.island import is_coastal
from engine.games.spirit_island.model.kinds import KINDS, Track
from engine.games.spirit_island.model.land import board_of
from engine.games.spirit_island.model.options import SpiritIslandOptions
from engine.games.spirit_island.model.table import Land, Piece, Player, Table
from engine.games.spirit_island.rules import pieces, presence, setup
from engine.games.spirit_island.rules.challenge import challenges
from engine.games.spirit_island.rules.spirit import rules_of
from tests.engine.games.spirit_island.island import OCEAN, SPIRITS, Island

ADVERSARIES: Final = ("brandenburg-prussia", "england", "sweden")
FOES: Final = (("none", 0), *((foe, level) for foe in ADVERSARIES for level in range(7)))
SCENARIOS: Final = ("none", "blitz", "dahan-insurrection", "guard-the-isles-heart", "rituals-of-terror")
CARDS: Final = ("1-jungle", "1-mountain", "1-sands", "1-wetland", "2-coastal", "2-sands", "3-jungle-wetland")
CANDIDATES: Final = 12
"""Number of crossings that are drawn to choose the next one from."""


@dataclass(frozen=True)
class Crossing:
    """One crossing. `about` is a power, or a fear card with the terror level at which it is resolved."""

    about: str
    user: str
    partner: str
    foe: str
    level: int
    scenario: str
    has_ocean: bool
    terror: int = 0

    @property
    def parts(self) -> tuple[tuple[str, Any], ...]:
        """The parts that meet in the crossing, each with its name."""
        card, foe = (self.about, self.terror), (self.foe, self.level)
        others = (("user", self.user), ("partner", self.partner), ("scenario", self.scenario))
        return (("card", card), ("foe", foe), *others, ("ocean", self.has_ocean))

    @property
    def spirits(self) -> tuple[str, ...]:
        """The spirits at the table: the ocean's own besides where it is to be in play."""
        both = self.user, self.partner
        return (*both, OCEAN) if self.has_ocean and OCEAN not in both else both

    @property
    def line(self) -> str:
        """The crossing as one line without blanks between its parts but one."""
        return " ".join(map(str, astuple(self)))


def crossing_of(line: str) -> Crossing:
    """Return the crossing of a line. Raises ValueError where it is none."""
    about, user, partner, foe, level, scenario, has_ocean, terror = line.split()
    return Crossing(about, user, partner, foe, int(level), scenario, has_ocean == "True", int(terror))


def cards() -> list[tuple[str, int]]:
    """Return every power, and every fear card at every terror level."""
    return [
        *((power, 0) for power in powers()),
        *((card, terror) for card in facts.fear().cards for terror in (1, 2, 3)),
    ]


def every_pair(name: str) -> Iterator[Crossing]:
    """Yield crossings in which any two parts that go together meet; the first of them have a new card each.

    The same name gives the same crossings.
    """
    dice = Random(f"crossings {name}")
    known = cards()
    dice.shuffle(known)
    met: set[Any] = set()
    for turn in range(len(FOES)):
        for place, card in enumerate(known):
            foe = FOES[(turn + place) % len(FOES)]
            drawn = [_some(dice, card, foe) for _ in range(CANDIDATES)]
            best = max(drawn, key=lambda each: len({*combinations(each.parts, 2)} - met))
            met.update(combinations(best.parts, 2))
            yield best
    yield from _rest(dice, known, met)


def _rest(dice: Random, known: Sequence[tuple[str, int]], met: set[Any]) -> Iterator[Crossing]:
    """Yield more crossings for the pairs of a card and a spirit, a scenario or an ocean that have not met yet."""
    for card in known:
        for _ in range(999):
            drawn = [_some(dice, card, dice.choice(FOES)) for _ in range(CANDIDATES)]
            best = max(drawn, key=lambda each: len({*combinations(each.parts, 2)} - met))
            fresh = {*combinations(best.parts, 2)} - met
            if not fresh:
                break
            met |= fresh
            yield best


def _some(dice: Random, card: tuple[str, int], foe: tuple[str, int]) -> Crossing:
    """Return a crossing with a card and a foe; innate powers have but one user."""
    about, terror = card
    owner = None if terror else owner_of(about)
    is_innate = owner is not None and any(about == each.id for each in spirits()[owner].innates)
    user = owner if is_innate and owner else dice.choice(SPIRITS)
    partner = dice.choice([spirit for spirit in SPIRITS if spirit != user])
    has_ocean = OCEAN in (user, partner) or dice.random() < 0.5
    return Crossing(about, user, partner, *foe, dice.choice(SCENARIOS), has_ocean, terror)


def lay_out(crossing: Crossing, dice: Random) -> Table:
    """Return a random island in the phase in which the card may be used; Options are those of the crossing."""
    options = SpiritIslandOptions.model_validate(
        {"adversary": crossing.foe, "adversary_level": crossing.level, "scenario": crossing.scenario}
    )
    table = Island(*crossing.spirits, options=options).table
    table.turn = dice.randint(2, 8)
    _strew(table, dice)
    for player in table.players:
        _spread(table, player, dice)
        _equip(table, player, dice)
        player.has_income = player.is_ready = True
    _threaten(table, dice)
    if crossing.terror:
        _frighten(table, crossing, dice)
    else:
        _empower(table, crossing, dice)
    return table


def discard_past_cards(table: Table) -> None:
    """Take the invader cards of the turns that are over off the deck, so that those of later stages are explored with."""
    track = table.invaders
    over = min(table.turn, len(track.deck) - 1)
    track.discard, track.deck = track.deck[:over], track.deck[over:]


def _strew(table: Table, dice: Random) -> None:
    """Put pieces, some of them damaged, and blight in every land; there are always a city and Dahan.

    One island in four is almost free, so that a single card may win.
    """
    is_free = dice.random() < 0.25
    for name in table.island.lands:
        land = table.lands[name] = Land()
        for kind in KINDS:
            few = (0,) * 9 + (1,) if is_free and kind != "dahan" else (0, 0, 1, 1, 2, 3)
            for _ in range(dice.choice(few)):
                most = pieces.toughness(table, kind) - 1
                land.add(Piece(kind, dice.randint(0, most) if dice.random() < 0.5 else 0))
        land.blight = dice.choice((0, 0, 1, 2))
    first, second = dice.sample(table.island.lands, 2)
    table.lands[first].add(Piece("city"))
    for _ in range(4 * len(table.players)):
        table.lands[second].add(Piece("dahan"))
    if table.scenario == "guard-the-isles-heart":
        _clear_the_heart(table)


def _clear_the_heart(table: Table) -> None:
    for each in challenges(table):
        for name in each.inner_lands(table):
            land = table.lands[name]
            land.pieces = [piece for piece in land.pieces if piece.kind in ("explorer", "dahan")]


def _spread(table: Table, player: Player, dice: Random) -> None:
    """Bring presence from the tracks to lands, some of it into an ocean where that may be in play, and destroy some."""
    rules = rules_of(player)
    lands = [land for land in table.island.lands if rules.may_stand_in(land)]
    oceans = table.island.oceans if OCEAN in {each.spirit for each in table.players} else ()
    while setup.owes_land(player):
        presence.put(player, dice.choice([land for land in lands if board_of(land) == player.board]))
    for _ in range(dice.randint(1, 6)):
        is_wet = bool(oceans) and dice.random() < 0.25
        land = dice.choice(oceans) if is_wet else dice.choice(lands)
        presence.place(player, land, dice.choice(presence.tracks_of(player)))
    if not any(land in table.island.lands for land in player.presence):
        presence.place(player, dice.choice(lands), dice.choice(presence.tracks_of(player)))
    for _ in range(dice.randint(0, 2)):
        track: Track = dice.choice(presence.tracks_of(player))
        player.shown[track] += 1
        player.destroyed += 1


def _equip(table: Table, player: Player, dice: Random) -> None:
    """Give a spirit energy, elements, cards of both decks, and two cards in play."""
    player.energy = dice.randint(0, 7)
    for pile in table.decks.values():
        player.hand += [pile.pop(dice.randrange(len(pile))) for _ in range(2)]
    dice.shuffle(player.hand)
    player.played += [player.hand.pop(), player.hand.pop()]
    player.discard += [player.hand.pop()]
    for element in dice.choice(list(powers().values())).elements:
        player.elements[element] = player.elements.get(element, 0) + 1


def _threaten(table: Table, dice: Random) -> None:
    """Lay out the invaders' cards, blight and fear, as late in a game."""
    track = table.invaders
    track.ravage, track.build = dice.choice(CARDS), dice.choice(CARDS)
    if table.adversary == "england" and table.adversary_level >= 3:
        track.extra = dice.choice((None, *CARDS))
    gone = [card for card in (track.ravage, track.build) if card in track.deck]
    track.deck = [card for card in track.deck if card not in gone]
    table.blight.left, table.blight.is_blighted = dice.randint(2, 9), dice.random() < 0.3
    if not table.blight.is_blighted:
        table.blight.card = max(facts.blight().cards, key=lambda card: card.blight).id
    table.fear.generated = dice.randrange(table.fear.markers)
    _raise_terror(table, dice.choice((1, 2, 3)))


def _raise_terror(table: Table, level: int) -> None:
    fear = table.fear
    if len(fear.parts) > 1:
        gone = sum(fear.parts[: level - 1])
        fear.discard += fear.deck[:gone]
        del fear.deck[:gone], fear.parts[: level - 1]
    fear.level = level


def _empower(table: Table, crossing: Crossing, dice: Random) -> None:
    """Put the power into the user's play, with the elements of some of its thresholds."""
    player, power = table.players[0], powers()[crossing.about]
    if not any(power.id == innate.id for innate in player.facts.innates):
        _deal(table, player, power.id)
    wanted = [each.elements for each in power.thresholds]
    if wanted and (owner_of(power.id) or dice.random() < 0.7):
        for element, count in dice.choice(wanted).items():
            player.elements[element] = max(player.elements.get(element, 0), count)
    table.phase = "fast" if crossing.scenario == "blitz" else power.speed


def _deal(table: Table, player: Player, card: str) -> None:
    """Put a card into play, wherever it is now."""
    for pile in (*table.decks.values(), *_piles(table)):
        if card in pile:
            pile.remove(card)
    player.played.append(card)


def _piles(table: Table) -> Iterator[list[str]]:
    for player in table.players:
        yield from (player.hand, player.played, player.discard)


def _frighten(table: Table, crossing: Crossing, dice: Random) -> None:
    """Let the fear card be the next that is resolved: at the end of the fast phase, or by a ritual that can be performed."""
    fear, card = table.fear, crossing.about
    if card in fear.discard:
        fear.discard.remove(card)
    elif card in fear.box:
        fear.box.remove(card)
    else:
        place = fear.deck.index(card)
        if fear.box:
            fear.deck[place] = fear.box.pop()
        else:
            del fear.deck[place]
            fear.parts[-1] -= 1
    fear.earned = [card]
    table.phase = "fast"
    if crossing.scenario == "rituals-of-terror":
        _prepare_ritual(table, dice)
        fear.level = max(1, crossing.terror - 1)
        return
    _set_terror(table, crossing.terror)


def _set_terror(table: Table, level: int) -> None:
    """Set the terror level, with as many dividers as it has left."""
    fear = table.fear
    fear.level = level
    left = len(fear.deck)
    most = min(4 - level, left)
    fear.parts = [left - most + 1, *[1] * (most - 1)] if left else []


def _prepare_ritual(table: Table, dice: Random) -> None:
    """Bring Dahan, every spirit and energy to one coastal land."""
    land = dice.choice([land for land in table.island.lands if is_coastal(land)])
    while table.lands[land].count("dahan") < 3 * len(table.players):
        table.lands[land].add(Piece("dahan"))
    for player in table.players:
        player.energy += 1
        for _ in range(2):
            presence.place(player, land, dice.choice(presence.tracks_of(player)))
