"""The turn: whose menu is open now, and what happens by itself (SI-PHASE-01, SI-PHASE-05)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.ask import Ask
from engine.games.spirit_island.blight_cards import effect_of as effect_of_blight
from engine.games.spirit_island.course import power_phase, setup_phase, spirit_phase
from engine.games.spirit_island.course.end_of_unit import after_unit
from engine.games.spirit_island.fear.earned import resolve as resolve_fear
from engine.games.spirit_island.model.actions import IslandAction
from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.model.table import Table
from engine.games.spirit_island.model.texts import name_of, tell
from engine.games.spirit_island.rules import end_of_game, invaders, ravage
from engine.games.spirit_island.rules.challenge import challenges, holds_terror
from engine.games.spirit_island.rules.decisions import decide
from engine.games.spirit_island.rules.lasting_rules import of_seat
from engine.legal import Legal
from engine.script import Choose, Script
from engine.text import Seat, Who

Menu = Mapping[Seat, Ask[Any]]

PROMPTS = frozenset(
    tell(f"ask-{moment}").key
    for moment in (
        "setup",
        "start",
        "growth",
        "growth-left",
        "cards",
        "spirit-keep",
        "spirit-forget",
        "wait",
        "fast",
        "slow",
    )
)
"""Prompts of the menus; every other prompt is an effect's."""


def menu(table: Table) -> Menu:
    """Return who may do what now, between effects; a seat that is waited for has a `must`."""
    match table.phase:
        case "setup":
            waiting = [seat for seat in table.seats if setup_phase.actions(table, seat)]
            return {
                seat: _ask(table, seat, setup_phase.actions, _setup_prompt(table, seat), must=True)
                for seat in waiting
            }
        case "spirit":
            if spirit_phase.is_done(table):
                return {}
            return {
                seat: _ask(
                    table, seat, spirit_phase.actions, _spirit_prompt(table, seat), not player.is_ready
                )
                for seat, player in zip(table.seats, table.players, strict=True)
            }
        case "fast" | "slow" as phase:
            return _power_menu(table, f"ask-{phase}")
        case _:
            return {}


def _power_menu(table: Table, prompt: str) -> Menu:
    if power_phase.is_done(table):
        return {}
    found = {}
    for seat in table.seats:
        must = power_phase.is_active(table, seat)
        ask = _ask(table, seat, power_phase.actions, prompt, must)
        if must or ask.legal.actions:
            found[seat] = ask
    return found


def _ask(
    table: Table, seat: Seat, actions: Callable[[Table, Seat], list[IslandAction]], prompt: str, must: bool
) -> Ask[Any]:
    return Ask(tell(prompt, who=Who(seat)), Legal(lambda: actions(table, seat)), must)


def _setup_prompt(table: Table, seat: Seat) -> str:
    return "ask-setup" if table.players[seat].spirit is None else "ask-start"


def _spirit_prompt(table: Table, seat: Seat) -> str:
    player = table.players[seat]
    if player.is_ready:
        return "ask-wait"
    if player.drawn:
        return "ask-spirit-keep"
    if player.forgets:
        return "ask-spirit-forget"
    if player.has_income:
        return "ask-cards"
    return "ask-growth" if player.grown is None else "ask-growth-left"


def act(play: IslandPlay, seat: Seat, action: IslandAction) -> Script[None] | None:
    """Do what a seat chose from the menu."""
    match play.table.phase:
        case "setup":
            setup_phase.do(play, seat, action)
        case "spirit":
            spirit_phase.do(play, seat, action)
        case _:
            return power_phase.act(play, seat, action)
    return None


def advance(play: IslandPlay) -> Script[Any] | None:
    """Do the next thing that happens by itself: one unit, or the beginning of the next phase."""
    table = play.table
    match table.phase:
        case "setup":
            return setup_phase.finish(play)
        case "spirit":
            power_phase.begin(table, "fast")
            end_of_game.check(play)
            end_of_game.settle(play)
        case "fast":
            begin_invaders(table)
        case "invaders":
            return _next(play)
        case _:
            return _time_passes(play)
    return None


def begin_invaders(table: Table) -> None:
    """Begin the Invader Phase; a step without a card is skipped (SI-PHASE-05, SI-PHASE-06)."""
    table.phase = "invaders"
    extra = [step for each in challenges(table) for step in each.before_ravage(table)]
    table.agenda = ["blighted", "fear", "ravage", "build", "explore", "slow"]
    table.agenda[2:2] = extra
    table.fear.resolved = 0


def _next(play: IslandPlay) -> Script[Any] | None:
    """Return the script of the next unit: a step of the phase, one card, or one land (`ravage A5`); None where nothing is to run."""
    table = play.table
    step, _, land = table.agenda[0].partition(" ")
    match step:
        case "blighted":
            return _unit(play, _blighted(play))
        case "fear" if table.fear.earned and not holds_terror(table):
            return _unit(play, resolve_fear(play), stays=True)
        case "fear":
            table.agenda.pop(0)
        case "extra-if-quiet":
            table.agenda[:1] = [] if table.fear.resolved else ["extra"]
        case "ravage" | "build" | "extra" if not land:
            _spread(play, step)
        case "ravage":
            return _unit(play, ravage.ravage(play, land), land)
        case "build" | "extra":
            return _unit(play, invaders.build(play, land), land)
        case "explore":
            return _unit(play, _explore(play))
        case _:
            table.agenda.clear()
            power_phase.begin(table, "slow")
    return None


def _spread(play: IslandPlay, step: str) -> None:
    """Turn a step on a card into one unit for each land of the card."""
    table = play.table
    card = invaders.card_of(table, step)
    lands = invaders.matching(table, card) if card else []
    if card is not None:
        play.tell(tell(f"event-begins-{step}", card=name_of(f"invader-{card}")))
    invaders.note_lands_alone(play, lands if step != "ravage" else ())
    table.agenda[:1] = [f"{step} {land}" for land in lands]


def _unit(
    play: IslandPlay, script: Script[Any], land: str | None = None, *, stays: bool = False
) -> Script[Any]:
    """Run a unit, with what is triggered after it. Return what the unit returns.

    A step that `stays` comes again as long as it has something.
    """
    if not stays:
        play.table.agenda.pop(0)
    play.table.acting = land
    found = yield from script
    yield from after_unit(play)
    play.table.acting = None
    return found


def _explore(play: IslandPlay) -> Script[None]:
    yield from invaders.explore(play)
    if play.table.invaders.explored:
        invaders.advance_cards(play.table)


def _blighted(play: IslandPlay) -> Script[None]:
    """Take from each spirit what the blighted island costs it at the start of the phase (SI-BLIGHT-08)."""
    card = play.table.blight.card or ""
    if not play.table.blight.is_blighted:
        return
    play.tell(tell("event-blighted-text", card=name_of(card)))
    for seat in play.table.seats:
        yield from effect_of_blight(card)(play, seat)


def _time_passes(play: IslandPlay) -> Script[None]:
    """Discard the cards in play, end elements, damage and lasting rules, and begin the next turn (SI-TIME)."""
    for seat in play.table.seats:
        for _ in of_seat(play.table, seat, "return"):
            yield from _return_card(play, seat)
    table = play.table
    for land in table.lands.values():
        for piece in land.pieces:
            piece.damage = 0
    for player in table.players:
        player.discard += player.played
        player.played, player.used, player.elements, player.any_chosen = [], [], {}, 0
    table.lasting.clear()
    table.first.clear()
    play.tell(tell("event-time-passes", turn=table.turn))
    spirit_phase.begin(table)
    end_of_game.check(play)
    end_of_game.settle(play)


def _return_card(play: IslandPlay, seat: Seat) -> Script[None]:
    """Let a seat take a card in play back to hand instead of discarding it (Gift of Constancy)."""

    def offer() -> list[Choose]:
        return [*(Choose(f"return-{card}") for card in play.table.players[seat].played), Choose("no")]

    prompt = tell("ask-return", about=name_of("gift-of-constancy"))
    option = (yield from decide(play, seat, prompt, offer)).option
    if option != "no":
        card = option.removeprefix("return-")
        player = play.table.players[seat]
        player.played.remove(card)
        player.hand.append(card)
        play.tell(tell("event-returns", who=Who(seat), card=name_of(card)))
