"""Laws that no question in the middle of a unit may break, whatever asks it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from engine.action import to_text
from engine.ask import Ask
from engine.games.spirit_island.messages.labels import label
from engine.games.spirit_island.model.actions import Gather, Place, Push
from engine.games.spirit_island.model.kinds import ID
from engine.games.spirit_island.model.land import board_of, is_ocean
from engine.games.spirit_island.model.table import Table
from engine.games.spirit_island.model.view import SpiritIslandView
from engine.games.spirit_island.rules.presence import oceans_in_play
from engine.text import Text
from tests.engine.games.spirit_island.crossings.laws import SPREADING, Asks, Cause, plain
from words.catalogue import words

CASCADE, LOSS, ASHORE = f"{ID}-ask-cascade", f"{ID}-ask-lose", f"{ID}-ask-ashore"
"""Prompts by which others than powers may name an ocean: blight that goes on, presence that is lost, and what the sea gives back."""
NOTED_AT_ONCE: Final = (None, "fear", "ritual", "blight", "deck", "insurrection")
"""Reasons of a win or a loss that cannot be seen on the table afterwards."""
FREELY: Final = tuple(f"{ID}-ask-{key}" for key in ("push", "push-up-to", "push-any", "push-dreamer"))
"""Prompts by which a piece may be pushed into any of the lands next to it."""


def hold_laws_of_question(cause: Cause, table: Table, asks: Asks) -> None:
    """Assert every law about a question, and about the table on which it is asked."""
    a_question_has_two_ways(asks)
    no_question_comes_after_the_verdict(table, asks)
    if cause == "setup":
        the_heart_is_entered_from_a_track_on_the_own_board(table, asks)
    else:
        only_powers_offer_an_ocean(cause, table, asks)
    if cause == "use":
        pieces_move_to_any_land_next_door(table, asks)


def everything_has_words(said: Iterable[Text]) -> None:
    """Assert that there is a sentence for each question and each event, with all that it is about."""
    speech = words("en")
    wordless = [text for text in said if not speech.has(text.key) or "{" in speech.say(text)]
    assert not wordless, f"nobody can say {wordless}"


def pieces_move_to_any_land_next_door(table: Table, asks: Asks) -> None:
    """Assert that a power pushes and gathers from land to land, an ocean in play being one of them for all powers (SI-SPIRIT-10)."""
    for ask in asks.values():
        moves = [each for each in ask.legal.actions if isinstance(each, Push | Gather)]
        for each in moves:
            assert each.land in _next_to(table, each.origin), f"{to_text(each)} goes too far"
        pushes = [each for each in moves if isinstance(each, Push)]
        if ask.prompt.key not in FREELY or plain(dict(ask.prompt.args)["about"]) == SPREADING:
            continue
        for name, origin in {(each.piece, each.origin) for each in pushes}:
            lands = {each.land for each in pushes if (each.piece, each.origin) == (name, origin)}
            near = _next_to(table, origin)
            assert lands == near, (
                f"{name} may be pushed to {sorted(lands)}, and next to it are {sorted(near)}"
            )


def _next_to(table: Table, land: str) -> set[str]:
    near, oceans = table.island.neighbours, oceans_in_play(table)
    return {each for each in near[land] if not is_ocean(each)} | {
        each for each in oceans if land in near[each]
    }


def the_heart_is_entered_from_a_track_on_the_own_board(table: Table, asks: Asks) -> None:
    """Assert that presence of the setup comes from any track of a spirit to its own board (SI-SCENARIO-06)."""
    for seat, ask in asks.items():
        places = [each for each in ask.legal.actions if isinstance(each, Place)]
        player = table.players[seat]
        tracks = {track for track in ("energy", "plays") if player.on_track(track)}
        assert not places or {each.source for each in places} == tracks, f"seat {seat} comes from elsewhere"
        assert {board_of(each.land) for each in places} <= {player.board}, f"seat {seat} comes elsewhere"


def a_question_has_two_ways(asks: Asks) -> None:
    """Assert that whoever has no choice is not asked (SI-ASYNC-14)."""
    ways = [action for ask in asks.values() for action in ask.legal.actions]
    prompts = sorted({ask.prompt.key for ask in asks.values()})
    assert len({*ways}) > 1, f"{prompts} offers {[to_text(way) for way in ways]} alone"
    for ask in asks.values():
        assert len({*ask.legal.actions}) == len(ask.legal.actions), f"{prompts} offers the same twice"


def ways_read_differently(view: SpiritIslandView, ask: Ask[Any]) -> None:
    """Assert that no two answers have the same words on their buttons."""
    speech, read = words("en"), dict[str, str]()
    for action in ask.legal.actions:
        other = read.setdefault(speech.say(label(view, action)), to_text(action))
        assert other == to_text(action), f"{other} and {to_text(action)} read the same"


def no_question_comes_after_the_verdict(table: Table, asks: Asks) -> None:
    """Assert that nothing but what cannot be seen afterwards is noted in the middle of a unit (SI-WIN-04, SI-WIN-06), and that nobody is
    asked where blight goes of which none is left (SI-ASYNC-14).
    """
    assert table.result is None, "somebody is asked although the game is over"
    assert table.won in NOTED_AT_ONCE, f"{table.won} is judged in the middle of a unit"
    assert table.lost in NOTED_AT_ONCE, f"{table.lost} is judged in the middle of a unit"
    prompts = {ask.prompt.key for ask in asks.values()}
    assert table.blight.left or CASCADE not in prompts, "it is asked where blight goes on, and there is none"


def only_powers_offer_an_ocean(cause: Cause, table: Table, asks: Asks) -> None:
    for ask in asks.values():
        if ask.prompt.key in (CASCADE, LOSS, ASHORE):
            continue
        for action in ask.legal.actions:
            for land in (getattr(action, "land", ""), getattr(action, "origin", "")):
                if land and is_ocean(land):
                    assert cause == "use", f"{ask.prompt.key} of {cause} offers {to_text(action)}"
                    assert land in oceans_in_play(table), f"{ask.prompt.key} offers {to_text(action)}"
