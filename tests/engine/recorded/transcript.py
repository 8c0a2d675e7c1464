"""A transcript of a game: before each action all that the kernel tells of the moment, then what the action does.

Actions are drawn at random, the same each time. `make recorded` writes the transcripts anew: a person reads what has changed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

from engine.action import field_names, to_text, values
from engine.advice import advise, outlook
from engine.analysis import Analyst
from engine.chance import Chance
from engine.errors import Refused
from engine.match import Match
from engine.players import GreedyPlayer, SearchPlayer
from engine.record import RecordedMove
from engine.registry import find
from engine.saved_match import Saved, load_match, save_match
from engine.text import Seat
from tests.engine.recorded.spelling import spelt
from tests.engine.scripted.smithy import SMITHY
from tests.engine.toys.magpies import GAME as MAGPIES
from tests.engine.toys.nests import MagpieOptions

FOLDER = Path(__file__).parent / "transcripts"
A_FEW = 4
"""Number of actions, bundles and values that are told of each place."""
PLAYER = SearchPlayer(positions=24)
"""The player that gives advice."""


def _begin(game_id: str, seats: int, moves: int = 0, **options: Any) -> Match[Any]:
    """Return a match of ours after some moves at random."""
    game = find(game_id)
    match = Match.new(game, game.Options.model_validate(options), seats, b"transcript")
    chance = Chance(b"before")
    for _ in range(moves):
        _play(match, chance)
    return match


def _smithy() -> Match[Any]:
    return Match.new(SMITHY, SMITHY.Options(), 3, b"transcript")


def _magpies(**options: Any) -> Match[Any]:
    return Match.new(MAGPIES, MagpieOptions(**options), 3, b"transcript")


def _play(match: Match[Any], chance: Chance) -> None:
    if not match.over:
        seat = chance.choice(match.awaiting)
        match.play(seat, chance.choice(match.legal(seat).under(chance.choice(match.legal(seat).verbs))))


BEGINNINGS: dict[str, tuple[Callable[[], Match[Any]], int]] = {
    "magpies": (partial(_magpies, rounds=2), 40),
    "smithy": (_smithy, 30),
    "island": (partial(_begin, "spirit-island", 1), 14),
    "island-of-two": (partial(_begin, "spirit-island", 2, 24), 6),
    "forest": (partial(_begin, "spirits-of-the-forest", 2, 36), 14),
    "grove": (partial(_begin, "living-forest", 2, 20), 8),
    "moonlight": (partial(_begin, "moonlight", 2, 6), 6),
}
"""The match of each transcript, and the greatest number of its actions."""


def transcript(name: str) -> str:
    """Return what the kernel tells of a game."""
    begin, most = BEGINNINGS[name]
    match, chance = begin(), Chance(b"moves")
    prefix = f"{match.game.telling.id}-"
    return "".join(f"{line}\n" for line in _told(match, most, chance)).replace(prefix, "")


def _told(match: Match[Any], most: int, chance: Chance) -> Iterator[str]:
    game, moves, options, seed = match.game, list[RecordedMove](), match.options, match.seed
    is_whole = match.seq == 0
    yield from (f"prelude: {spelt(event.text)}" for event in match.prelude)
    for _ in range(most):
        if match.over:
            break
        seat = chance.choice(match.awaiting)
        legal = match.legal(seat)
        action = chance.choice(legal.under(chance.choice(legal.verbs)))
        yield f"== {match.seq}: {to_text(action)}"
        yield from _moment(match, seat)
        yield from _action(match, seat, action)
        for event in match.play(seat, action):
            readers = [f"seat {each}" for each in map(Seat, range(match.seats)) if event.read_by(each)]
            yield f"{'all' if event.read_by(None) else ', '.join(readers)}: {spelt(event.text)}"
        moves.append(RecordedMove(seat, to_text(action)))
        yield from _back(match, seat)
        yield from _kept(match)
    yield f"digest: {match.digest}"
    if match.outcome is not None:
        for standing in match.outcome.standings:
            lines = [f"{spelt(line.label)} {line.points}" for line in standing.lines]
            yield f"seat {standing.seat}: {standing.rank}. {standing.score} {lines}"
        if is_whole:
            analyst = Analyst(GreedyPlayer(), suspects=4, positions=20)
            done = list[tuple[int, int]]()
            found = analyst.analyse(
                game, options, match.seats, bytes.fromhex(seed), moves, lambda *each: done.append(each)
            )
            yield f"chances: {[[round(each, 4) for each in chances] for chances in found.chances]}"
            for each in found.turning_points:
                yield f"turned: {each.number} seat {each.seat} {each.better} {each.kept:.4f} {each.could:.4f}"
            yield f"progress: {done[0]} to {done[-1]}"


def _moment(match: Match[Any], seat: Seat) -> Iterator[str]:
    """Yield what may be done, and what goes together."""
    for asked, ask in match.asks.items():
        yield f"seat {asked} {'must' if ask.must else 'may'}: {spelt(ask.prompt)} ({len(ask.legal)}: {', '.join(ask.legal.verbs)})"
    legal, view, telling = match.legal(seat), match.view(seat), match.game.telling
    for verb in legal.verbs:
        yield f"{verb}: {legal.next_values(verb)[:A_FEW]}"
        for action in legal.under(verb)[:A_FEW]:
            parts = [spelt(telling.label(view, action))]
            parts += [spelt(telling.choice(view, action, field)) for field in field_names(action)]
            parts += [spelt(each) for each in telling.details(view, action)]
            parts += [spelt(each) for each in (telling.doubt(view, action),) if each]
            yield f"  {to_text(action)} {values(action)}: {' | '.join(parts)}"
    yield from (f"situation: {spelt(each)}" for each in telling.situation(view))
    bundles = match.bundles(seat)
    for bundle in bundles[:A_FEW]:
        labels = [spelt(label) for label in bundle.labels]
        yield f"bundle: {[to_text(each) for each in bundle.actions]} {labels} {bundle.stands_for_all}"
    yield f"{len(bundles)} bundles"
    advice = advise(match, seat, PLAYER)
    yield f"advice: {spelt(advice.question)} {to_text(advice.action)} {[spelt(each) for each in advice.reasons]}"
    for following, words in advice.following:
        yield f"  then {to_text(following)}: {spelt(words)}"
    if (rest := advice.rest(1, advice.question)) is not None:
        yield f"  rest: {to_text(rest.action)} {[spelt(each) for each in rest.reasons]}"


def _action(match: Match[Any], seat: Seat, action: Any) -> Iterator[str]:
    """Yield what is known of an action before it is played."""
    found = match.disclosed_by(seat, action)
    if found:
        yield f"discloses: {spelt(found.warning)} {spelt(found.reason)} {sorted(found.seats)}"
    if ending := match.endings(seat).of(action):
        headline = spelt(ending.headline) if ending.headline else None
        yield f"ends: {ending.has_won} {headline} {[spelt(each) for each in ending.why]}"
    if action in match.idle(seat):
        yield "does nothing"
    yield from (f"outlook: {spelt(each)}" for each in outlook(match, seat, [action]))
    for other in islice((each for each in range(match.seats) if each != seat), 1):
        try:
            match.copy().play(Seat(other), action)
        except Refused as refused:
            nearest = [to_text(each) for each in getattr(refused, "nearest", ())]
            yield f"seat {other} cannot: {spelt(refused.text)} {getattr(refused, 'rule', None)} {nearest}"


def _back(match: Match[Any], seat: Seat) -> Iterator[str]:
    """Yield what could be taken back, and take it back on a copy."""
    for who in map(Seat, range(match.seats)):
        try:
            steps = [to_text(entry.action) for entry in match.undoable(who)]
            preview = [spelt(each) for each in match.undo_preview(who)]
        except Refused as refused:
            yield f"seat {who} takes back nothing: {spelt(refused.text)}"
            continue
        before = match.copy()
        taken = before.undo(who)
        yield f"seat {who} takes back {steps} {preview}, and then {before.seq} {sorted(before.asks)}"
        yield from (f"  {line}" for line in _kept(before))
        for entry in taken:
            before.play(entry.seat, entry.action)
        assert before.digest == match.digest, "the same again"


def _kept(match: Match[Any]) -> Iterator[str]:
    """Save and load a match, and yield what that leaves of it."""
    saved = save_match(match)
    other = load_match(Saved.model_validate_json(saved.model_dump_json()), match.game)
    assert (other.digest, other.notice) == (match.digest, None)
    parts = [name for name in ("rest", "run", "now") if getattr(saved, name) is not None]
    yield f"saved: {saved.base.seq} {parts} {[line for _, line in saved.since]}"
