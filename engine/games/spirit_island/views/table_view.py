"""Views: the one place where it is decided who may know what (SI-ASYNC-04)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from functools import cache, lru_cache
from typing import Any, Final, Literal, TypeAlias, get_args

from engine.ask import Ask
from engine.games.spirit_island.course import power_phase, turn
from engine.games.spirit_island.model import growth_texts
from engine.games.spirit_island.model.actions import Thresholds
from engine.games.spirit_island.model.facts import Power, Space, invader_cards, powers
from engine.games.spirit_island.model.island import is_coastal, terrain
from engine.games.spirit_island.model.kinds import ELEMENTS, KINDS, Element, Kind
from engine.games.spirit_island.model.land import board_of, is_ocean, number_of
from engine.games.spirit_island.model.lasting_rule import LastingId
from engine.games.spirit_island.model.table import Player, Table
from engine.games.spirit_island.model.texts import name_of, tell
from engine.games.spirit_island.model.view import (
    AskView,
    BlightView,
    FearView,
    ForecastView,
    InvaderCardView,
    InvadersView,
    LandView,
    Mark,
    PieceView,
    PowerView,
    SpaceView,
    SpiritIslandView,
    SpiritView,
    StepView,
    ThresholdView,
)
from engine.games.spirit_island.rules import (
    end_of_game,
    growth,
    guards,
    power_use,
    presence,
    score,
    setup,
    targets,
)
from engine.games.spirit_island.rules.challenge import challenges, cost, fear_end, is_all_fast
from engine.games.spirit_island.rules.lasting_rules import defend, in_land, of_seat
from engine.games.spirit_island.rules.pieces import dahan_bonus, toughness
from engine.games.spirit_island.rules.special import special
from engine.games.spirit_island.rules.spirit import rules_of, spirits_at
from engine.games.spirit_island.views.forecast import NOTHING, Coming, coming
from engine.text import Seat, Text, Who

MARKS: tuple[Mark, ...] = get_args(Mark)
LASTING_MARKS: tuple[LastingId, ...] = tuple(mark for mark in MARKS if mark != "heart")
"""Marks that say which rules hold in a land until the end of the turn."""
MOST_KEPT: Final = 1 << 12
"""Number of views of lands, and of powers, that are kept for the next time that all they show is the same."""

Healths: TypeAlias = tuple[tuple[Kind, int], ...]
Elements: TypeAlias = tuple[tuple[Element, int], ...]


def show(table: Table, viewer: Seat | None, asks: Mapping[Seat, Ask[Any]]) -> SpiritIslandView:
    """Return the observation of a seat; None is an onlooker."""
    comes, threat, turns_blight, escalation = coming(table)
    return SpiritIslandView(
        seat=viewer,
        seats=len(table.players),
        headline=_headline(table, asks),
        outcome=end_of_game.outcome(table),
        phase=table.phase,
        step=_step(table),
        asked=tuple(
            AskView(seat=seat, prompt=ask.prompt)
            for seat, ask in asks.items()
            if ask.must and ask.prompt.key not in turn.PROMPTS
        ),
        turn=table.turn,
        result=table.result,
        why=end_of_game.why(table) if table.result else (),
        boards=table.boards,
        corners=table.corners,
        adversary=table.adversary,
        adversary_level=table.adversary_level,
        scenario=table.scenario,
        intro=_intro(table),
        ways=tuple(way for each in challenges(table) for way in each.ways(table)),
        goal=next(filter(None, (each.goal_text(table) for each in challenges(table))), None),
        threat=threat,
        near=() if table.result else tuple(way for each in challenges(table) for way in each.near(table)),
        escalation_threat=escalation,
        turns_blight=turns_blight,
        lands=_lands(table, comes),
        invaders=_invaders(table),
        fear=_fear(table),
        blight=_blight(table),
        spirits=tuple(_spirit(table, seat) for seat in table.seats),
        decks={name: len(pile) for name, pile in table.decks.items()},
        discards={name: tuple(sorted(pile)) for name, pile in table.discards.items()},
        first=tuple(table.first),
        free=tuple(setup.free_spirits(table)) if table.phase == "setup" else (),
        victory_score=score.of_victory(table),
    )


def _intro(table: Table) -> tuple[Text, ...]:
    """Return what is special here, until the first turn is over, and the ways to lose that come with it."""
    if table.turn > 1 or table.result is not None:
        return ()
    ways = (way for each in challenges(table) if not each.tells_ways for way in each.ways(table))
    return (*special(table.adversary, table.adversary_level, table.scenario), *ways)


def _lands(table: Table, comes: Mapping[str, Coming]) -> tuple[LandView, ...]:
    oceans = presence.oceans_in_play(table)
    sacred = _sacred(table)
    health = tuple((kind, toughness(table, kind)) for kind in KINDS)
    inner = {land for each in challenges(table) for land in each.inner_lands(table)}
    return tuple(
        [
            _land(
                name,
                in_play=name in oceans or not is_ocean(name),
                pieces=tuple([(piece.kind, piece.damage) for piece in table.lands[name].pieces]),
                health=_health(table, name, health),
                blight=table.lands[name].blight,
                presence=tuple([player.presence.get(name, 0) for player in table.players]),
                sacred=tuple(sacred.get(name, ())),
                defend=defend(table, name),
                marks=_marks(table, name, is_inner=name in inner),
                comes=comes.get(name, NOTHING),
            )
            for name in table.island.places
        ]
    )


def _sacred(table: Table) -> Mapping[str, Sequence[Seat]]:
    """Return the seats that have a sacred site in a land, by land."""
    found: dict[str, list[Seat]] = {}
    for seat, player, rules in spirits_at(table):
        for land, count in player.presence.items():
            if count and rules.is_sacred(count, land):
                found.setdefault(land, []).append(seat)
    return found


def _health(table: Table, name: str, health: Healths) -> Healths:
    """Return the health of the pieces in a land by kind, `health` being theirs wherever nothing else holds."""
    bonus = dahan_bonus(table, name) if table.lasting else 0
    return tuple([(kind, each + bonus * (kind == "dahan")) for kind, each in health]) if bonus else health


@lru_cache(maxsize=MOST_KEPT)
def _land(
    name: str,
    *,
    in_play: bool,
    pieces: tuple[tuple[Kind, int], ...],
    health: Healths,
    blight: int,
    presence: tuple[int, ...],
    sacred: tuple[Seat, ...],
    defend: int,
    marks: tuple[Mark, ...],
    comes: Coming,
) -> LandView:
    """Return the view of a land, which these values are all of: from one move to the next most lands stay as they were."""
    healths = dict(health)
    return LandView(
        id=name,
        board=board_of(name),
        number=number_of(name),
        terrain="ocean" if is_ocean(name) else terrain(name),
        coastal=is_coastal(name),
        in_play=in_play,
        pieces=tuple(
            PieceView(kind=kind, damage=damage, health=healths[kind], count=count)
            for (kind, damage), count in Counter(pieces).items()
        ),
        blight=blight,
        presence=presence,
        sacred=sacred,
        defend=defend,
        marks=marks,
        next=comes.actions,
        will_build=tuple(map(_building, comes.built)),
        builds_alone=comes.is_alone,
        forecast=ForecastView(**asdict(comes.ravage), presence_lost=comes.presence_lost)
        if comes.ravage
        else None,
    )


def _marks(table: Table, name: str, *, is_inner: bool) -> tuple[Mark, ...]:
    if not table.lasting and not is_inner:
        return ()
    found: set[str] = {each.id for each in in_land(table, name, *LASTING_MARKS)}
    if is_inner:
        found.add("heart")
    return tuple(mark for mark in MARKS if mark in found)


def _building(kind: Kind) -> Literal["town", "city"]:
    return "city" if kind == "city" else "town"


def _invaders(table: Table) -> InvadersView:
    track = table.invaders
    return InvadersView(
        ravage=_card(track.ravage),
        build=_card(track.build),
        extra=_card(track.extra),
        explored=_card(track.explored),
        discard=tuple(card for card in map(_card, track.discard) if card),
        deck=tuple(invader_cards()[card].stage for card in track.deck),
    )


@cache
def _card(card: str | None) -> InvaderCardView | None:
    if card is None:
        return None
    known = invader_cards()[card]
    return InvaderCardView(id=known.id, stage=known.stage, lands=known.lands, escalation=known.escalation)


def _fear(table: Table) -> FearView:
    fear = table.fear
    return FearView(
        level=fear.level,
        pool=fear.markers - fear.generated,
        generated=fear.generated,
        markers=fear.markers,
        parts=tuple(fear.parts),
        deck=tuple(card if card in fear.face_up else None for card in fear.deck),
        earned=tuple(card if card in fear.face_up else None for card in fear.earned),
        resolving=fear.resolving,
        discard=tuple(fear.discard),
        end=fear_end(table),
    )


def _blight(table: Table) -> BlightView:
    blight = table.blight
    return BlightView(
        has_card=blight.card is not None,
        card=blight.card if blight.is_blighted else None,
        is_blighted=blight.is_blighted,
        left=blight.left,
    )


def _spirit(table: Table, seat: Seat) -> SpiritView:
    player = table.players[seat]
    if player.spirit is None:
        return _nobody(seat, player)
    has = {element: count for element, count in presence.elements(player).items() if count}
    elements = tuple([(element, has[element]) for element in ELEMENTS if element in has])
    plays = growth.plays(player)
    return SpiritView(
        seat=seat,
        board=player.board,
        spirit=player.spirit,
        energy=player.energy,
        income=presence.number(player, "energy"),
        plays=plays,
        extra_plays=player.extra_plays,
        plays_left=max(0, plays - len(player.played)),
        energy_track=_track(player.facts.energy, player.shown["energy"]),
        plays_track=_track(player.facts.plays, player.shown["plays"]),
        destroyed=player.destroyed,
        on_island=player.on_island,
        elements=dict(elements),
        any_left=presence.any_left(player),
        hand=tuple([_power(table, seat, powers()[card], elements, in_play=False) for card in player.hand]),
        played=tuple([_power(table, seat, powers()[card], elements) for card in player.played]),
        discard=tuple(player.discard),
        drawn=tuple(player.drawn),
        forgets=player.forgets,
        progression=tuple(player.progression),
        innates=tuple([_power(table, seat, power, elements) for power in player.facts.innates]),
        grown=player.grown,
        todo=tuple(
            StepView(number=number, text=growth_texts.step_text(step))
            for number, step in enumerate(player.todo, 1)
        ),
        reclaims=growth.reclaims_left(player),
        is_ready=player.is_ready,
        is_active=table.phase in ("fast", "slow") and power_phase.is_active(table, seat),
        pool=player.pool,
        permissions=tuple(map(growth_texts.permission_text, of_seat(table, seat, *growth_texts.PERMISSIONS))),
        saved_on_fast=int(is_all_fast(table)),
        regrowth_cost=growth.regrowth_cost(table, player) or 0,
    )


def _nobody(seat: Seat, player: Player) -> SpiritView:
    """Return the view of a seat that has not chosen its spirit."""
    nothing: dict[str, Any] = dict.fromkeys(SpiritView.model_fields, ())
    zero = (
        "energy",
        "income",
        "plays",
        "extra_plays",
        "plays_left",
        "destroyed",
        "on_island",
        "any_left",
        "forgets",
        "reclaims",
        "pool",
        "saved_on_fast",
        "regrowth_cost",
    )
    nothing |= dict.fromkeys(zero, 0)
    nothing |= {"seat": seat, "board": player.board, "spirit": None, "elements": {}, "grown": None}
    return SpiritView(**{**nothing, "is_ready": False, "is_active": False})


@cache
def _track(spaces: tuple[Space, ...], shown: int) -> tuple[SpaceView, ...]:
    return tuple(SpaceView(space=space, shown=place < shown) for place, space in enumerate(spaces))


def _power(table: Table, seat: Seat, power: Power, elements: Elements, *, in_play: bool = True) -> PowerView:
    player = table.players[seat]
    is_open = in_play and table.phase in ("fast", "slow")
    usable = is_open and guards.object_to_power(table, seat, power) is None
    return _power_view(
        power.id,
        elements,
        cost=cost(table, power),
        used=any(used.power == power.id for used in player.used),
        usable=usable and bool(power_use.aims(table, seat, power)),
        as_fast=usable and table.phase == "fast" and power.speed == "slow",
        price=power_use.price_anywhere(table, seat, power) if usable else 0,
        far=_far(table, seat, power) if usable else (),
        far_without_range=_far(table, seat, power, targets.extending(player, power)) if usable else (),
        far_cost=rules_of(player).far_cost or 0,
    )


@lru_cache(maxsize=MOST_KEPT)
def _power_view(name: str, elements: Elements, **now: Any) -> PowerView:
    """Return the view of a power, for a spirit with these elements."""
    power, has = powers()[name], dict(elements)
    return PowerView(
        id=name,
        speed=power.speed,
        elements=power.elements,
        thresholds=tuple(
            ThresholdView(
                elements=each.elements,
                met=all(has.get(element, 0) >= count for element, count in each.elements.items()),
            )
            for each in power.thresholds
        ),
        **now,
    )


def _far(table: Table, seat: Seat, power: Power, declined: Thresholds = ()) -> tuple[str, ...]:
    """Return the lands that a power can be aimed at now for energy alone, without the thresholds `declined`."""
    if power.target.spirit:
        return ()
    far = set(targets.far_lands(table, seat, power, declined=declined))
    return tuple(land for land in power_use.aims(table, seat, power, declined) if land in far) if far else ()


def _step(table: Table) -> Text | None:
    if table.phase != "invaders":
        return None
    if table.fear.resolving:
        return tell("step-fear-card", card=name_of(table.fear.resolving))
    if table.acting:
        return tell("step-land", land=table.acting)
    return tell(f"step-{table.agenda[0].split()[0]}") if table.agenda else None


def _headline(table: Table, asks: Mapping[Seat, Ask[Any]]) -> Text:
    if table.result:
        return tell(f"headline-{table.result}", why=end_of_game.why(table))
    seats = [seat for seat, ask in asks.items() if ask.must]
    return tell(
        f"headline-{_moment(table, seats)}", turn=table.turn, who=tuple(map(Who, seats)), count=len(seats)
    )


def _moment(table: Table, seats: Sequence[Seat]) -> str:
    """Return the phase, or what of it is still to be done by everybody who is waited for."""
    if table.phase == "setup" and all(table.players[seat].spirit for seat in seats):
        return "start"
    is_grown = all(player.has_income for player in table.players)
    return "cards" if table.phase == "spirit" and is_grown else table.phase
