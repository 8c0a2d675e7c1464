"""Recorded games: all they did, told, asked, refused, showed and thought, so that a change which nobody meant is seen.

    python -m tests.engine.contract.recorded                         # records them anew: after a change that is meant
    python -m tests.engine.contract.recorded living-forest random 7  # prints the whole of one, to compare with before
    python -m tests.engine.contract.recorded moonlight               # chooses others for a game, and records these
    python -m tests.engine.contract.recorded moonlight light         # chooses only how many light ones there are, and records all
    python -m tests.engine.contract.recorded moonlight close         # chooses only other close ones, and records all

A recorded game stands in a line of its file: how and from which beginning it is played, and for each `Aspect` the digest of all its
lines. Nothing of it hangs on words of a catalogue. Where "does" has changed, tables that people have saved go on otherwise than they
began: the game's `version` must be raised. Games are chosen that together go the most ways through the code in the least time.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from hashlib import blake2b
from itertools import chain, count, islice
from pathlib import Path
from time import process_time
from typing import Any, Literal, TypeAlias, get_args

from coverage import Coverage

from engine.action import to_text
from engine.chance import Chance
from engine.game import Game
from engine.laws.random_games import MOST_ACTIONS, Start, any_options, played, some_action, starts
from engine.match import Match
from engine.registry import games
from engine.rulebook import ledger
from engine.undo import Entry
from tests.engine.contract.looks import Aspect, Line, News, gains, labels_of_new_verbs, look, spelled

FOLDER = Path(__file__).parent / "recorded_games"
Kind: TypeAlias = Literal["random", "sensible", "light", "close"]
KINDS: tuple[Kind, ...] = ("random", "sensible")
Name: TypeAlias = tuple[Kind, int]
"""Name of a recorded game: whether its steps are drawn alike or more often if they are worth a thought, and the number of its beginning.

Of a light one, whose steps are drawn alike, only the moves are looked at: what may be done, and what it does. A close one is the light one
of its number, looked at closely where something is new in it: a question, a verb, a reason to refuse.
"""
LIGHT, CLOSE = 0.8, 1.2
"""Seconds of the processor that the light games of one game take together, which are many, for what happens seldom, and the close ones."""
Ways: TypeAlias = set[tuple[str, tuple[int, int]]]
"""Ways that a game goes through the code, each a step from line to line in a file."""
CANDIDATES, CLOSE_CANDIDATES = 40, 80
"""Number of games of each kind from which the recorded ones are chosen, and of those from which the close ones are."""
SECONDS, FEW = 1.0, 3
"""Seconds of the processor that the recorded games of one game take together, and ways through the code below which no game is added."""
LONGEST = 160
"""Maximum number of moves of a game that are played."""
CLOSELY = 5
"""Number of moments at the beginning of a game that are all looked at; after it ever fewer are."""
OPTIONS = 20
"""Number of mixes of options that are drawn for a game to see why they are refused."""


def file_of(game: Game[Any, Any]) -> Path:
    """Return the file of a game's records."""
    return FOLDER / f"{game.id}.txt"


def names_in(file: Path) -> list[Name]:
    """Return the names of the recorded games."""
    lines = file.read_text(encoding="utf-8").splitlines()[2:]
    return [(kind, int(number)) for kind, number, *_ in map(str.split, lines)]  # type: ignore[misc]


def recorded(game: Game[Any, Any], names: Iterable[Name]) -> str:
    """Return the text of a game's file."""
    head = f"{game.id}, version {game.version}: {' '.join(get_args(Aspect))}\n"
    box = blake2b("\n".join(_box(game)).encode(), digest_size=4).hexdigest()
    return f"{head}box 0 {box}\n" + "".join(
        f"{kind} {number} {_digests(story(game, (kind, number)))}\n" for kind, number in names
    )


def _digests(lines: Iterable[Line]) -> str:
    hashes = {aspect: blake2b(digest_size=4) for aspect in get_args(Aspect)}
    for aspect, line in lines:
        hashes[aspect].update(line.encode() + b"\n")
    return " ".join(each.hexdigest() for each in hashes.values())


def story(game: Game[Any, Any], name: Name) -> Iterator[Line]:
    """Yield all there is to tell of one of the recorded games."""
    kind, number = name
    start = next(starts(game, 1, f"recorded {'light' if kind == 'close' else kind}", number))
    if kind in ("light", "close"):
        yield from _moves(start, News(start) if kind == "close" else None)
        return
    yield from _beginning(start)
    chance, verbs = Chance(start.seed, name="looks"), set[str]()
    for match, entry in islice(played(start) if kind == "random" else _sensible(start), LONGEST):
        is_looked_at = entry is None or chance.below(1 + match.seq // CLOSELY) == 0
        if is_looked_at:
            yield from look(match, chance)
        yield from labels_of_new_verbs(match, verbs)
        if entry is not None:
            after = match.copy()
            yield from _move(after, entry)
            if is_looked_at:
                yield from gains(match, after, entry)


def _move(match: Match[Any], entry: Entry[Any]) -> Iterator[Line]:
    yield "does", f"> {entry.seat} {to_text(entry.action)}"
    for event in match.play(entry.seat, entry.action):
        readers = "" if event.readers is None else f" for {sorted(event.readers)}"
        yield "tells", f"{spelled(event.text)}{readers}"


def _moves(start: Start, news: News | None) -> Iterator[Line]:
    """Yield what may be done at each moment of a game, what is done, how it ends, and what is new where that is looked at."""
    match, chance = start.match(), Chance(start.seed, name="moves")
    for _ in range(LONGEST):
        for seat, ask in match.asks.items():
            yield "asks", f"{seat}{'!' * ask.must}: {'; '.join(map(to_text, ask.legal))}"
            if news is not None:
                yield from news.of(match, seat, ask)
        if match.over:
            break
        yield from _move(match, some_action(match, chance))
    yield "does", f"{match.digest} {match.game.outcome(match.now.table)}"
    if news is not None:
        yield "shows", match.view(None).model_dump_json()


def _box(game: Game[Any, Any]) -> Iterator[str]:
    """Yield what is so in every game: the ways to play, what is said of verbs, and what people may ask about by name."""
    telling, options = game.telling, game.Options()
    for name, preset in game.presets.items():
        yield f"{name} {game.Options.model_validate(dict(preset))!r}"
    for part in (game, telling):
        for name in sorted(name for name in dir(type(part)) if name.endswith(("_verbs", "sights"))):
            found = getattr(part, name)
            yield f"{name} {sorted(found.items() if isinstance(found, Mapping) else found)}"
    yield f"{game.verb_groups} {game.campaign} {game.challenges} {game.open_hands} {[*game.grammar.verbs]}"
    for mix in (options, *any_options(game, OPTIONS)):
        for option, value in mix.model_dump().items():
            about = telling.option_about(mix, option, value)
            yield f"{option} {value} {'-' if about is None else spelled(about)}"
    for thing in telling.named():
        yield f"{spelled(thing.name)}: {', '.join((*map(spelled, thing.lines), *thing.rules))}"
    remark = telling.remark()
    yield "-" if remark is None else spelled(remark)


def _beginning(start: Start) -> Iterator[Line]:
    game, options, seats = start.game, start.options, start.seats
    match, telling = start.match(), game.telling
    yield "does", str(start)
    for text in chain(
        (event.text for event in match.prelude),
        telling.special(options, seats),
        telling.played_as(options),
    ):
        yield "tells", spelled(text)
    yield "tells", f"{telling.special_rules(options, seats)} {game.sides(options, seats)}"
    yield "tells", " ".join(rule.id for rule in ledger(game.id) if telling.in_play(options, seats, rule.id))
    for each in any_options(game, OPTIONS):
        for number in (None, *game.seats):
            if (refusal := game.refusal(each, number)) is not None:
                yield "refuses", f"{number} {spelled(refusal)}"


def _sensible(start: Start) -> Iterator[tuple[Match[Any], Entry[Any] | None]]:
    """Yield the match as `played` does, of a game in which steps are drawn by how much they are worth a thought."""
    match, chance = start.match(), Chance(start.seed, name="sensible")
    for _ in range(MOST_ACTIONS):
        if match.over:
            yield match, None
            return
        seat = chance.choice(match.awaiting)
        actions = match.legal(seat).actions
        weights = match.game.thinking.priors(match.imagine(seat, chance), seat, actions)
        entry = Entry(seat, _drawn(actions, weights, chance))
        yield match, entry
        match.play(entry.seat, entry.action)
    raise AssertionError(f"does not end: {start}")


def _drawn(actions: Iterable[Any], weights: Iterable[float], chance: Chance) -> Any:
    """Return one of the actions, more likely one of more weight; the best of two where weights are small."""
    rated = [(weight, action) for weight, action in zip(weights, actions, strict=True) if weight > 0]
    if not rated:
        return chance.choice(tuple(actions))
    return max((chance.choice(rated) for _ in range(2)), key=lambda each: each[0])[1]


def chosen(game: Game[Any, Any]) -> list[Name]:
    """Return the names of games that together go the most ways through the code within `SECONDS`, of light and of close ones."""
    ways = {(kind, number): _ways(game, (kind, number)) for kind in KINDS for number in range(CANDIDATES)}
    return [*_going_most(ways, SECONDS, FEW), *_light(game), *_close(game)]


def _going_most(ways: dict[Name, tuple[Ways, float]], left: float, few: int) -> list[Name]:
    """Return the names of games that together go the most ways in so many seconds, leaving out those that go too few new ones."""
    found: list[Name] = []
    met: Ways = set()
    while ways:
        best = max(ways, key=lambda name: len(ways[name][0] - met) / ways[name][1])
        gone, seconds = ways.pop(best)
        if len(gone - met) >= few and seconds <= left:
            found.append(best)
            met |= gone
            left -= seconds
    return sorted(found)


def _light(game: Game[Any, Any]) -> Iterator[Name]:
    began = process_time()
    for number in count():
        if process_time() - began > LIGHT:
            return
        _digests(story(game, ("light", number)))
        yield "light", number


def _close(game: Game[Any, Any]) -> list[Name]:
    candidates: list[Name] = [("close", number) for number in range(CLOSE_CANDIDATES)]
    return _going_most({name: _ways(game, name) for name in candidates}, CLOSE, 1)


def _ways(game: Game[Any, Any], name: Name) -> tuple[Ways, float]:
    """Return the steps from line to line that one game takes through the code, and how many seconds it takes."""
    began = process_time()
    _digests(story(game, name))
    seconds = process_time() - began
    measured = Coverage(
        data_file=None,
        config_file=False,
        branch=True,
        include=[f"engine/games/{game.id.replace('-', '_')}/*"],
    )
    measured.start()
    _digests(story(game, name))
    measured.stop()
    data = measured.get_data()
    return {(path, arc) for path in data.measured_files() for arc in data.arcs(path) or ()}, seconds


def main() -> None:
    """Print one game, choose others for one, or record all anew."""
    match sys.argv[1:]:
        case []:
            for game in games().values():
                file_of(game).write_text(recorded(game, names_in(file_of(game))), encoding="utf-8")
        case [name, "light" | "close" as kind]:
            kept = [each for each in names_in(file_of(games()[name])) if each[0] != kind]
            names = [*kept, *(_light if kind == "light" else _close)(games()[name])]
            file_of(games()[name]).write_text(recorded(games()[name], names), encoding="utf-8")
        case [name]:
            file_of(games()[name]).write_text(
                recorded(games()[name], chosen(games()[name])), encoding="utf-8"
            )
        case [name, "random" | "sensible" | "light" | "close" as kind, number]:
            for aspect, line in story(games()[name], (kind, int(number))):
                print(f"{aspect:8}{line}")
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()
