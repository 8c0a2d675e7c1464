"""Setup: the deal at once, and the rest that comes with a spirit (SI-SETUP)."""

from __future__ import annotations

from engine.chance import Chance
from engine.games.spirit_island.model import challenge_facts, facts
from engine.games.spirit_island.model.facts import StartingPresence, deck, land_facts, spirits
from engine.games.spirit_island.model.island import island
from engine.games.spirit_island.model.land import BOARDS, board_of, land_of
from engine.games.spirit_island.model.options import SpiritIslandOptions
from engine.games.spirit_island.model.table import Blight, Fear, InvaderTrack, Land, Piece, Player, Table
from engine.games.spirit_island.rules import presence
from engine.games.spirit_island.rules.challenge import challenges
from engine.text import Seat


def deal(options: SpiritIslandOptions, seats: int, chance: Chance) -> Table:
    """Return the table before spirits are chosen, or where they are dealt, before the first turn."""
    boards = tuple(chance.sample(BOARDS, seats)) if seats < len(BOARDS) else tuple(chance.shuffled(BOARDS))
    cards = chance.shuffled(facts.fear().cards)
    sizes = challenge_facts.fear_deck(options)
    table = Table(
        boards=boards,
        corners=options.corners,
        own_presence=options.own_presence,
        progressions=options.progressions,
        players=[Player(board) for board in boards],
        lands={name: _land(name) for name in (*island(boards, True).oceans, *island(boards, True).lands)},
        fear=Fear(cards[: sum(sizes)], list(sizes), cards[sum(sizes) :], facts.fear().markers * seats),
        blight=_blight(options, seats, chance),
        invaders=_invader_deck(options, chance),
        decks={"minor": chance.shuffled(deck("minor")), "major": chance.shuffled(deck("major"))},
        discards={"minor": [], "major": []},
        difficulty=challenge_facts.difficulty(options),
        adversary=options.adversary if options.adversary != "none" else None,
        adversary_level=options.adversary_level,
        scenario=options.scenario if options.scenario != "none" else None,
    )
    for challenge in challenges(table):
        challenge.lay_out(table, chance)
    _deal_spirits(table, options, chance)
    return table


def _land(name: str) -> Land:
    """Return a land with its printed pieces; blight on lands comes from the box (SI-SETUP-03, SI-SETUP-04)."""
    land = Land()
    printed = land_facts(name)
    for kind, count in printed.setup.items() if printed else ():
        if kind == "blight":
            land.blight = count
        else:
            for _ in range(count):
                land.add(Piece(kind))
    return land


def _blight(options: SpiritIslandOptions, seats: int, chance: Chance) -> Blight:
    """Return a card at random with its blight, or only the blight (SI-SETUP-09, SI-BLIGHT-12)."""
    known = facts.blight()
    plus = known.plus * options.extra_blight
    if not options.blight_card:
        return Blight(None, known.without_card * seats + plus)
    return Blight(chance.choice(known.cards).id, known.healthy * seats + plus)


def _invader_deck(options: SpiritIslandOptions, chance: Chance) -> InvaderTrack:
    """Return the track with the deck, shuffled stage by stage; cards it does not use lie unseen in the box (SI-SETUP-07)."""
    piles = {
        stage: chance.shuffled([card.id for card in facts.invaders().cards if card.stage == stage])
        for stage in facts.invaders().use
    }
    deck = [piles[stage].pop(0) for stage in challenge_facts.invader_deck(options)]
    return InvaderTrack(deck, [card for pile in piles.values() for card in pile])


def _deal_spirits(table: Table, options: SpiritIslandOptions, chance: Chance) -> None:
    if options.spirits == "choose":
        return
    pool = [each.id for each in spirits().values() if options.spirits == "random" or each.complexity == "low"]
    for seat, spirit in zip(table.seats, chance.shuffled(pool), strict=False):
        embody(table, seat, spirit)


def free_spirits(table: Table) -> list[str]:
    """Return the spirits nobody has chosen (SI-SETUP-02)."""
    taken = [player.spirit for player in table.players]
    return [spirit for spirit in spirits() if spirit not in taken]


def embody(table: Table, seat: Seat, spirit: str) -> None:
    """Give a seat its spirit: four cards, presence where the panel says, maybe a progression (SI-SETUP-11 to -13)."""
    player = table.players[seat]
    player.spirit = spirit
    player.hand = [card.id for card in player.facts.cards]
    for place in player.facts.place:
        land = _start(table, player, place)
        for _ in range(place.count if land else 0):
            presence.put(player, land)
    if table.progressions and player.facts.progression:
        player.progression = list(player.facts.progression)
        for pile in table.decks.values():
            pile[:] = [card for card in pile if card not in player.progression]


def _start(table: Table, player: Player, place: StartingPresence) -> str:
    """Return the land of the own board that presence starts in; "" where it is to be chosen."""
    own = [land for land in table.island.lands if board_of(land) == player.board]
    if place.choose:
        return ""
    if place.number is not None:
        return land_of(player.board, place.number)
    if place.most_dahan is not None:
        by_dahan = sorted(own, key=lambda land: -table.lands[land].count("dahan"))
        return by_dahan[place.most_dahan - 1]
    fitting = [land for land in own if presence_terrain(land) == place.terrain]
    if place.without_dahan:
        fitting = [land for land in fitting if not table.lands[land].count("dahan")]
    return fitting[-1]


def presence_terrain(land: str) -> str:
    """Return the printed terrain of a land."""
    printed = land_facts(land)
    return printed.terrain if printed else "ocean"


def owes_land(player: Player) -> bool:
    """Return whether presence of the setup is still to be placed by choice."""
    return player.spirit is not None and player.on_island < sum(place.count for place in player.facts.place)
