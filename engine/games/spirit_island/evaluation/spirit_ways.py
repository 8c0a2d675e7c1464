"""Ways to go through a Spirit Phase: how the spirit grows, where its presence goes, which cards it plays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final

from engine.chance import Chance
from engine.games.spirit_island.course import spirit_phase
from engine.games.spirit_island.evaluation.due import Due, due
from engine.games.spirit_island.evaluation.estimates import Estimates
from engine.games.spirit_island.evaluation.land_value import of_land
from engine.games.spirit_island.evaluation.simulation import Quiet
from engine.games.spirit_island.evaluation.spirit_value import of_player
from engine.games.spirit_island.evaluation.value import worth
from engine.games.spirit_island.evaluation.values import NOW
from engine.games.spirit_island.model.actions import (
    Forget,
    Gain,
    Grow,
    IslandAction,
    Keep,
    Place,
    PlayCard,
    Ready,
    Reclaim,
)
from engine.games.spirit_island.model.facts import powers
from engine.games.spirit_island.model.kinds import Element
from engine.games.spirit_island.model.table import Player, Table
from engine.games.spirit_island.rules import cards, growth, presence
from engine.games.spirit_island.rules.challenge import cost
from engine.games.spirit_island.rules.ravage import BLIGHTING, attack
from engine.text import Seat

LANDS: Final = 3
"""Number of lands considered for one presence."""
PILES: Final = 6
"""Number of sets of cards considered after one way to grow."""
ALIKE: Final = 3
"""Maximum number of ways that begin with the same growth."""
MAJOR: Final = 3
"""Energy from which on a major power is worth a thought."""


Growth = tuple[tuple[IslandAction, ...], Table]
"""A way to grow, and the table after it."""


def spirit_ways(
    table: Table, seat: Seat, known: Estimates, chance: Chance, most: int
) -> list[tuple[float, tuple[IslandAction, ...]]]:
    """Return ways to go through what is left of the seat's Spirit Phase, up to the first draw, with the table's estimated worth after each.

    The best are first, at most `most` of them, and no two are the same.
    """
    found = []
    piles: dict[object, list[tuple[tuple[str, ...], float]]] = {}
    for actions, grown in _growths(table, seat, known, chance):
        base, player = worth(grown), grown.players[seat]
        ready = (Ready(),) if player.has_income else ()
        means = _means(player)
        if means not in piles:
            piles[means] = _piles(grown, player, known)
        for pile, gain in piles[means]:
            found.append((base + gain, _up_to_draw((*actions, *map(PlayCard, pile), *ready))))
    found.sort(key=lambda way: -way[0])
    return _varied(found, most)


def _up_to_draw(actions: tuple[IslandAction, ...]) -> tuple[IslandAction, ...]:
    """Return the actions up to the first draw; those after it depend on it."""
    draw = next((place for place, action in enumerate(actions, 1) if isinstance(action, Gain)), None)
    return actions[:draw]


def _varied(
    found: Sequence[tuple[float, tuple[IslandAction, ...]]], most: int
) -> list[tuple[float, tuple[IslandAction, ...]]]:
    """Return the best ways, at most `most` of them, of which few grow alike."""
    taken: dict[tuple[IslandAction, ...], float] = {}
    grown: Counter[tuple[IslandAction, ...]] = Counter()
    for expected, actions in found:
        begin = tuple(action for action in actions if not isinstance(action, PlayCard | Ready))
        if actions not in taken and grown[begin] < ALIKE and len(taken) < most:
            grown[begin] += 1
            taken[actions] = expected
    return [(expected, actions) for actions, expected in taken.items()]


def _growths(table: Table, seat: Seat, known: Estimates, chance: Chance) -> Iterator[Growth]:
    """Yield ways to do what is left of growth, one of those that come to the same. What is drawn counts as much as any other card."""
    seen = set()
    edge: list[Growth] = [((), table)]
    while edge:
        actions, before = edge.pop()
        ways = _next_steps(before, seat, known)
        if not ways:
            yield actions, before
        for way in ways:
            after = _with_own_player(before, seat, draws=isinstance(way, Gain))
            spirit_phase.do(Quiet(after, chance.twin()), seat, way)
            outcome = _outcome(after.players[seat])
            if outcome not in seen:
                seen.add(outcome)
                edge.append(((*actions, way), after))


def _with_own_player(table: Table, seat: Seat, *, draws: bool) -> Table:
    """Return a table on which a seat can grow without changing this one: it shares all else but, where it `draws`, the decks."""
    after = table.likeness()
    after.players = [*table.players]
    after.players[seat] = table.players[seat].copy()
    if draws:
        after.decks = {deck: [*cards] for deck, cards in table.decks.items()}
        after.discards = {deck: [*cards] for deck, cards in table.discards.items()}
    return after


def _outcome(player: Player) -> Hashable:
    """Return all that growth has changed."""
    return (
        player.grown,
        len(player.todo),
        player.energy,
        player.shown["energy"],
        player.shown["plays"],
        frozenset(player.presence.items()),
        *player.hand,
        "",
        *player.discard,
        "",
        *player.drawn,
        player.forgets,
    )


def _next_steps(table: Table, seat: Seat, known: Estimates) -> Sequence[IslandAction]:
    """Return the next actions before cards are played, those worth a thought; none where growth is done."""
    player = table.players[seat]
    if owed := cards.owed(player):
        return [max(owed, key=lambda action: _of_card(table, player, action, known))]
    if player.grown is None:
        return list(map(Grow, growth.options(player)))
    if player.todo:
        found = growth.actions(table, seat)
        reclaims = [way for way in found if isinstance(way, Reclaim)]
        others = [way for way in found if not isinstance(way, Reclaim)]
        return _worthy(table, seat, others) or [max(reclaims, key=lambda way: known.of_card(way.card))]
    if player.discard and growth.reclaims_left(player):
        return [Reclaim(max(player.discard, key=known.of_card))]
    return ()


def _of_card(table: Table, player: Player, action: IslandAction, known: Estimates) -> float:
    """Return the worth of keeping a card, or of forgetting it: for this turn and for those to come."""
    assert isinstance(action, Keep | Forget)
    after = player.likeness()
    after.hand = [card for card in player.hand if card != action.card]
    after.discard = [card for card in player.discard if card != action.card]
    after.played = [card for card in player.played if card != action.card]
    if isinstance(action, Keep):
        after.hand.append(action.card)
    wanted = {
        element for innate in player.facts.innates for each in innate.thresholds for element in each.elements
    }
    fits = NOW.habits.fits * sum(element in wanted for element in powers()[action.card].elements)
    own = NOW.habits.today * known.of_card(action.card) + fits
    return of_player(table, after) + (own if isinstance(action, Keep) else -own)


def _worthy(table: Table, seat: Seat, ways: Sequence[IslandAction]) -> list[IslandAction]:
    """Return the ways to carry out growth that are worth a thought.

    To gain a card comes first, then presence from the tracks to the best lands, then others.
    """
    gains = [way for way in ways if isinstance(way, Gain)]
    if gains:
        is_rich = table.players[seat].energy >= MAJOR
        return [gain for gain in gains if gain.deck != "major" or is_rich] or list(gains)
    places = [
        way for way in ways if isinstance(way, Place) and way.source in ("energy", "plays", "destroyed")
    ]
    if not places:
        return list(ways[:2])
    step, ahead = places[0].step, due(table)
    sites = dict.fromkeys(each.land for each in places if each.step == step)
    best = sorted(sites, key=lambda land: -_site(table, seat, land, ahead))[:LANDS]
    return [each for each in places if each.step == step and each.land in best]


def _site(table: Table, seat: Seat, land: str, ahead: Due) -> float:
    """Return the worth of a land for a presence: what threatens nearby, most of all where the spirit cannot reach yet."""
    player, near = table.players[seat], (land, *table.island.neighbours[land])
    reached = {each for own in player.presence for each in (own, *table.island.neighbours[own])}
    found = 0.0
    for each in near:
        threat = max(0.0, -of_land(table, each, ahead))
        found += (
            threat
            * (NOW.habits.near if each in reached else NOW.habits.fresh)
            * (NOW.habits.here if each == land else 1.0)
        )
    here = table.lands[land]
    found += NOW.habits.site * (player.presence.get(land) == 1) - NOW.habits.blighted * (here.blight > 0)
    return found - NOW.habits.doomed * (ahead.roles[land].ravages and attack(table, land) >= BLIGHTING)


def _means(player: Player) -> object:
    """Return all that decides which cards a player could play now, and what they would bring."""
    has = presence.elements(player)
    return player.has_income, player.energy, growth.plays(player), *player.hand, *player.played, *has.items()


def _piles(table: Table, player: Player, known: Estimates) -> list[tuple[tuple[str, ...], float]]:
    """Return sets of cards that could be played now, with what they would bring; the best first."""
    if not player.has_income:
        return [((), 0.0)]
    had = presence.elements(player)
    room = min(growth.plays(player) - len(player.played), len(player.hand))
    found = []
    for size in range(room, -1, -1):
        for pile in combinations(player.hand, size):
            price = sum(cost(table, powers()[card]) for card in pile)
            if price <= player.energy:
                gain = known.of_pile((*player.played, *pile), _elements(had, pile))
                found.append((pile, gain - NOW.spirit.energy * price - NOW.habits.played * size))
    found.sort(key=lambda each: -each[1])
    return found[:PILES]


def _elements(had: Mapping[Element, int], pile: Sequence[str]) -> dict[Element, int]:
    """Return the elements of a spirit with the cards of a pile in play, too."""
    found = dict(had)
    for card in pile:
        for element in powers()[card].elements:
            found[element] = found.get(element, 0) + 1
    return found
