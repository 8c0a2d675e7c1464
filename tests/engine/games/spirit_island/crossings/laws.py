"""Laws that no single card may break: each is a function of one unit, or of the table between units, and says what is wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeAlias

from engine.ask import Ask
from engine.games.spirit_island.model.facts import deck, piece_facts
from engine.games.spirit_island.model.kinds import ID, INVADERS, KINDS, PRESENCE, Kind
from engine.games.spirit_island.model.land import is_ocean
from engine.games.spirit_island.model.table import Table
from engine.games.spirit_island.rules import end_of_game, pieces
from engine.games.spirit_island.rules.challenge import challenges
from engine.games.spirit_island.rules.presence import adjacent, is_on_island, oceans_in_play
from engine.text import Seat, Text, Who
from tests.engine.games.spirit_island.island import BRINGER, OCEAN

Cause: TypeAlias = Literal["use", "ritual", "fear", "invaders", "act", "time", "setup"]
"""The cause of a unit: a power, a ritual, a fear card, the invaders or the blighted island, an action at once, or the end of a turn."""
Asks: TypeAlias = Mapping[Seat, Ask[Any]]
NOBODY: Final = Seat(-1)
"""The seat of a unit that is nobody's."""
Pile: TypeAlias = tuple[str, str]
"""A land and a kind of piece."""

DROWNING: Final = ("ocean-breaks-the-shore", "swallow-the-land-dwellers")
"""Powers that drown what stands on land (SI-SPIRIT-11)."""
SPREADING: Final = "dissolve-the-bonds-of-kinship"
"""The power that pushes explorers into as many lands as possible."""


@dataclass
class Unit:
    """One unit: the table before and after it, and what was told meanwhile.

    `about`, `aim` and `seat` are those of a power that was used.
    """

    cause: Cause
    before: Table
    after: Table
    told: list[Text] = field(default_factory=list)
    about: str = ""
    aim: str = ""
    seat: Seat = NOBODY

    @property
    def spirit(self) -> str | None:
        """The spirit whose power was used; None for anything else."""
        return self.before.players[self.seat].spirit if self.cause == "use" else None

    def events(self, *names: str) -> Iterator[dict[str, Any]]:
        """Yield the arguments of the events of some names, in their order."""
        for text in self.told:
            if text.key.removeprefix(f"{ID}-event-") in names:
                yield dict(text.args)


def plain(arg: Any) -> str:
    """Return the id of a thing or a land as an event names it."""
    if isinstance(arg, Text):
        inner = dict(arg.args)
        if "land" in inner:
            return str(inner["land"])
        end = arg.key.removeprefix(f"{ID}-name-").removeprefix(f"{ID}-told-")
        return f"{inner['board']}0" if "board" in inner else end
    return str(arg)


# The table between units.


def each_spirit_has_thirteen_discs(table: Table) -> None:
    for seat, player in enumerate(table.players):
        if player.spirit is not None and table.phase != "setup":
            discs = player.on_island + player.on_track("energy") + player.on_track("plays") + player.destroyed
            assert discs == PRESENCE, f"seat {seat} has {discs} presence discs"
            assert all(count > 0 for count in player.presence.values()), (
                f"seat {seat} has lands without presence"
            )


def nothing_is_negative(table: Table) -> None:
    for seat, player in enumerate(table.players):
        assert player.energy >= 0, f"seat {seat} has {player.energy} energy"
        assert player.pool >= 0, f"seat {seat} has {player.pool} drowned health"
        assert player.destroyed >= 0, f"seat {seat} has {player.destroyed} destroyed presence"
        assert player.forgets >= 0, f"seat {seat} owes {player.forgets} cards"
    assert table.blight.left >= 0, "the blight card owes blight"
    assert 0 <= table.fear.generated < table.fear.markers, "the fear pool is full or owes fear"
    for land, here in table.lands.items():
        assert here.blight >= 0, f"{land} owes blight"
        assert all(piece.damage >= piece.dream >= 0 for piece in here.pieces), f"{land} has healed too much"


def cards_are_where_they_belong(table: Table) -> None:
    own = [
        card
        for player in table.players
        for card in (*player.hand, *player.discard, *player.played, *player.drawn, *player.progression)
    ]
    shared = [card for piles in (table.decks, table.discards) for pile in piles.values() for card in pile]
    twice = [card for card, count in Counter([*own, *shared]).items() if count > 1]
    assert not twice, f"there twice: {twice}"
    lost = {*deck("minor"), *deck("major")} - {*own, *shared}
    assert not lost, f"lost: {lost}"
    fear = table.fear
    known = [*fear.deck, *fear.box, *fear.earned, *fear.discard, *filter(None, [fear.resolving])]
    assert len({*known}) == len(known) == 15, "a fear card is lost, or there twice"
    assert sum(fear.parts) == len(fear.deck), "the dividers do not fit the fear deck"


def nobody_stands_who_should_have_fallen(table: Table) -> None:
    """Assert that only a dream lets a piece stand with too much damage, until the turn ends (SI-SPIRIT-13)."""
    if any(player.spirit == BRINGER for player in table.players):
        return
    for land, here in table.lands.items():
        for piece in here.pieces:
            assert piece.damage < pieces.health(table, land, piece.kind), f"{piece.name} stands in {land}"


def no_unit_leaves_its_marks(table: Table) -> None:
    for land, here in table.lands.items():
        for piece in here.pieces:
            marks = piece.dream or piece.dreamt or piece.restless or piece.moved
            assert not marks, f"{piece} in {land} still has marks of a unit that is over"
    assert not table.unit, "what an earlier unit has destroyed is still noted"


def no_piece_stays_in_an_ocean(table: Table) -> None:
    for land, here in table.lands.items():
        assert not is_ocean(land) or not here.pieces, f"{land} holds {[piece.name for piece in here.pieces]}"


def the_verdict_is_that_of_the_table(table: Table) -> None:
    """Assert that what is judged at the end of a unit is still so when it is over (SI-WIN-04, SI-WIN-06)."""
    if table.phase == "setup":
        assert table.result is None, "the game is over before it began"
        return
    goal = end_of_game._goal(table)
    gone = [not is_on_island(table, player) for player in table.players]
    beaten = any(each.beaten(table) for each in challenges(table))
    if table.result is None:
        assert goal is None, f"{goal} is reached and the game goes on"
        assert not any(gone), "a spirit is gone and the game goes on"
        assert not beaten, "the challenge has won and the game goes on"
        return
    won, lost = bool(table.won), bool(table.lost)
    assert table.result == {(True, True): "sacrifice", (True, False): "won", (False, True): "lost"}[won, lost]
    assert table.won in (None, "fear", "ritual", goal), f"{table.won} is not so any more"
    assert won or goal is None, f"{goal} is reached, and the game is not won"
    assert lost or not (any(gone) or beaten), "the game is also lost, and the victory is no sacrifice"
    assert table.lost != "presence" or any(gone), "every spirit is on the island"
    assert table.lost != "challenge" or beaten, "nobody has lost to the challenge"


TABLE_LAWS: Final[tuple[Callable[[Table], None], ...]] = (
    each_spirit_has_thirteen_discs,
    nothing_is_negative,
    cards_are_where_they_belong,
    nobody_stands_who_should_have_fallen,
    no_unit_leaves_its_marks,
    no_piece_stays_in_an_ocean,
    the_verdict_is_that_of_the_table,
)


# One unit.


def events_tell_every_piece_that_came_or_went(unit: Unit) -> None:
    told: Counter[Pile] = Counter()
    for name, change in (("built", 1), ("added", 1), ("added-for", 1), ("removed", -1), ("destroyed", -1)):
        for event in unit.events(name):
            told[plain(event["land"]), plain(event["piece"])] += change
    for event in unit.events("moved", "ashore"):
        told[plain(event["origin"]), plain(event["piece"])] -= 1
        told[plain(event["land"]), plain(event["piece"])] += 1
    for event in unit.events("replaced"):
        told[plain(event["land"]), plain(event["piece"])] -= 1
        for piece in event["by"]:
            told[plain(event["land"]), plain(piece)] += dict(piece.args)["count"]
    for event in unit.events("explore"):
        told.update((plain(land), "explorer") for land in event["lands"])
    for land, here in unit.after.lands.items():
        for kind in KINDS:
            change = here.count(kind) - unit.before.lands[land].count(kind)
            assert change == told[land, kind], (
                f"{land} has {change:+} {kind}, and {told[land, kind]:+} are told"
            )


def events_tell_every_blight(unit: Unit) -> None:
    told: Counter[str] = Counter(plain(event["land"]) for event in unit.events("blight", "blight-for"))
    told.subtract(plain(event["land"]) for event in unit.events("unblight"))
    for land, here in unit.after.lands.items():
        change = here.blight - unit.before.lands[land].blight
        assert change == told[land], f"{land} has {change:+} blight, and {told[land]:+} are told"
    turned = [event["blight"] for event in unit.events("blighted")]
    if not turned:
        totals = [
            table.blight.left + sum(here.blight for here in table.lands.values())
            for table in (unit.before, unit.after)
        ]
        assert totals[0] == totals[1], "blight came from nowhere, or is gone"


def events_tell_all_fear(unit: Unit) -> None:
    told = sum(event["fear"] for event in unit.events("fear"))
    made = _fear(unit.after) - _fear(unit.before)
    is_out = not unit.after.fear.deck
    assert made == told or (is_out and made < told), f"{made} fear was made, and {told} are told"
    levels = [event["level"] for event in unit.events("terror")]
    assert levels in ([], list(range(unit.before.fear.level + 1, unit.after.fear.level + 1))), (
        "the terror level is told wrong"
    )


def _fear(table: Table) -> int:
    fear = table.fear
    cards = len(fear.earned) + len(fear.discard) + (fear.resolving is not None)
    return fear.generated + cards * fear.markers


def events_tell_all_energy(unit: Unit) -> None:
    """Assert that all energy that a spirit gains or pays is told."""
    told: Counter[int] = Counter()
    for name, field_, sign in (("energy", "energy", 1), ("pays", "energy", -1), ("plays", "cost", -1)):
        for event in unit.events(name):
            told[_seat(event["who"])] += sign * event[field_]
    for seat, (was, now) in enumerate(zip(unit.before.players, unit.after.players, strict=True)):
        change = now.energy - was.energy
        assert change == told[seat], f"seat {seat} has {change:+} energy, and {told[seat]:+} are told"


def events_tell_every_presence(unit: Unit) -> None:
    """Assert that all presence that comes, goes or is moved is told."""
    for seat, (was, now) in enumerate(zip(unit.before.players, unit.after.players, strict=True)):
        told: Counter[str] = Counter()
        for name, field_, sign in (
            *(
                ("presence", "land", 1),
                ("presence-returns", "land", 1),
                ("presence-lost", "land", -1),
                ("presence-lost-for", "land", -1),
            ),
            *(("drifts", "land", 1), ("drifts", "origin", -1)),
        ):
            for event in unit.events(name):
                told[plain(event[field_])] += sign * (_seat(event["who"]) == seat)
        for land in unit.before.lands:
            change = now.presence.get(land, 0) - was.presence.get(land, 0)
            assert change == told[land], f"seat {seat} has {change:+} in {land}, and {told[land]:+} are told"


def events_tell_all_defence(unit: Unit) -> None:
    told = sum(event["amount"] for event in unit.events("defends"))
    made = _defence(unit.after) - _defence(unit.before)
    assert made == told, f"{made} of defence was made, and {told} are told"


def _defence(table: Table) -> int:
    return sum(each.amount for each in table.lasting if each.id == "defend" and each.land is not None)


def damage_heals_only_when_time_passes(unit: Unit) -> None:
    """Assert that damage goes along when a piece is moved or replaced (SI-DAMAGE-05, SI-DAMAGE-09)."""
    gone = Counter(plain(event["piece"]) for event in unit.events("destroyed", "removed"))
    came = {plain(piece) for event in unit.events("replaced") for piece in event["by"]}
    if came & gone.keys():
        return
    had = {kind: sorted(_damages(unit.before, kind), reverse=True) for kind in KINDS}
    most = sum(sum(had[kind][: gone[kind]]) for kind in KINDS)
    was, now = (sum(sum(_damages(table, kind)) for kind in KINDS) for table in (unit.before, unit.after))
    assert was - now <= most, f"{was - now} damage is healed, and at most {most} went with its pieces"


def _damages(table: Table, kind: Kind) -> list[int]:
    return [piece.damage for here in table.lands.values() for piece in here.pieces if piece.kind == kind]


def a_dreamer_destroys_nothing(unit: Unit) -> None:
    """Assert that powers of Bringer destroy no piece (SI-SPIRIT-13): only the ocean may, Dahan that rise, and vengeance."""
    has_risen = bool(unit.before.fear.deck) and not unit.after.fear.deck
    if unit.spirit != BRINGER or has_risen or any(each.id == "vengeance" for each in unit.after.lasting):
        return
    is_rising = unit.before.scenario == "dahan-insurrection"
    struck = {plain(event["land"]) for event in unit.events("moved") if plain(event["piece"]) == "dahan"}
    for event in unit.events("destroyed"):
        land = plain(event["land"])
        assert is_ocean(land) or (is_rising and land in struck), (
            f"{unit.about} of Bringer destroys {plain(event['piece'])} in {land}"
        )


def the_drowned_count_by_printed_health(unit: Unit) -> None:
    """Assert that drowned invaders are worth their printed health, whoever invades (SI-SPIRIT-11)."""
    seats = [seat for seat, player in enumerate(unit.before.players) if player.spirit == OCEAN]
    changes = [unit.after.players[seat].pool - unit.before.players[seat].pool for seat in seats]
    if not changes or unit.cause == "act":
        return
    fallen = [(plain(event["land"]), plain(event["piece"])) for event in unit.events("destroyed")]
    drowns, most = unit.about in DROWNING, sum(_printed(piece) for _, piece in fallen)
    drowned = sum(_printed(piece) for land, piece in fallen if drowns or is_ocean(land))
    is_vague = is_ocean(unit.aim) or (drowns and unit.before.scenario == "dahan-insurrection")
    assert changes[0] == drowned or (is_vague and changes[0] <= most), (
        f"{drowned} health drowned, and {changes[0]} counted"
    )


def _printed(piece: str) -> int:
    return sum(piece_facts(kind).health for kind in INVADERS if kind == piece)


def the_drowned_drown_when_all_else_is_done(unit: Unit) -> None:
    """Assert that a power moves nothing any more when the ocean has begun to drown what came into it (SI-SPIRIT-11)."""
    drowned = ""
    for text in unit.told if unit.cause == "use" and not is_ocean(unit.aim) else ():
        name, args = text.key.removeprefix(f"{ID}-event-"), dict(text.args)
        if name == "destroyed" and is_ocean(plain(args["land"])):
            drowned = plain(args["land"])
        assert not drowned or name != "moved", (
            f"{plain(args['piece'])} moves after others drowned in {drowned}"
        )


def nobody_who_is_safe_is_destroyed(unit: Unit) -> None:
    """Assert that no Dahan is destroyed, nor drowned, in a land in which none can be (SI-FAQ-074)."""
    safe = {
        each.land for table in (unit.before, unit.after) for each in table.lasting if each.id == "dahan-safe"
    }
    if unit.before.lasting == unit.after.lasting:
        for event in unit.events("destroyed"):
            land, piece = plain(event["land"]), plain(event["piece"])
            assert piece != "dahan" or land not in safe, f"a Dahan is destroyed in {land}, where none can be"


def each_card_is_repeated_for_energy_once(unit: Unit) -> None:
    """Assert that a repeat that is paid for is the first such of its card: what allows it is for different cards."""
    before = unit.before.players[unit.seat] if unit.cause == "use" else None
    paid = {used.power for used in before.used if used.paid} if before else set()
    for event in unit.events("pays") if unit.about in paid else ():
        assert plain(event["what"]) != unit.about, f"{unit.about} is repeated for energy again"


def a_revealed_card_comes_first(unit: Unit) -> None:
    """Assert that a card that escalates is told of before anything that comes of it (SI-ESCALATE-02)."""
    keys = [text.key.removeprefix(f"{ID}-event-") for text in unit.told]
    assert "revealed" not in keys[1:], f"{keys[0]} comes before the card is revealed"


def what_is_spread_reaches_many_lands(unit: Unit) -> None:
    """Assert that explorers who are pushed to as many lands as possible are (SI-FAQ-056); dreams push some beside them."""
    if unit.about != SPREADING or unit.spirit == BRINGER:
        return
    went = [
        plain(event["land"])
        for event in unit.events("moved")
        if (plain(event["origin"]), plain(event["piece"])) == (unit.aim, "explorer")
    ]
    most = min(len(went), len(adjacent(unit.before, unit.aim)))
    assert len({*went}) == most, f"explorers reach {sorted({*went})}, and {most} lands can be reached"


def only_powers_and_blight_touch_an_ocean(unit: Unit) -> None:
    """Assert that an ocean is a land for powers, for blight and for presence alone, and only in play (SI-SPIRIT-10)."""
    free = (
        "blight",
        "blight-for",
        "cascade",
        "no-blight",
        "unblight",
        "presence-lost",
        "presence-lost-for",
        "blighted",
    )
    for text in unit.told:
        name = text.key.removeprefix(f"{ID}-event-")
        lands = [plain(arg) for key, arg in text.args if key in ("land", "origin") and arg]
        for land in lands:
            if not is_ocean(land) or name in free:
                continue
            assert unit.cause in ("use", "act") or name == "ashore", f"{unit.cause}: {name} in {land}"
            assert land in oceans_in_play(unit.before) | oceans_in_play(unit.after), f"{name} in {land}"


def _seat(who: Any) -> int:
    assert isinstance(who, Who)
    return who.seat


UNIT_LAWS: Final[tuple[Callable[[Unit], None], ...]] = (
    events_tell_every_piece_that_came_or_went,
    events_tell_every_blight,
    events_tell_all_fear,
    events_tell_all_energy,
    events_tell_every_presence,
    events_tell_all_defence,
    damage_heals_only_when_time_passes,
    a_dreamer_destroys_nothing,
    the_drowned_count_by_printed_health,
    the_drowned_drown_when_all_else_is_done,
    nobody_who_is_safe_is_destroyed,
    each_card_is_repeated_for_energy_once,
    a_revealed_card_comes_first,
    what_is_spread_reaches_many_lands,
    only_powers_and_blight_touch_an_ocean,
)


def hold_laws_of_unit(unit: Unit) -> None:
    """Assert every law about a unit, and about the table that it leaves."""
    for law in UNIT_LAWS:
        law(unit)
    hold_laws_of_table(unit.after)


def hold_laws_of_table(table: Table) -> None:
    """Assert every law about a table between units."""
    for law in TABLE_LAWS:
        law(table)
