"""The forest for the ear: what each picture shows, and the whole table, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.games.spirits_of_the_forest.messages.labels_modules import enchantment_text
from engine.games.spirits_of_the_forest.model.texts import named, tell
from engine.games.spirits_of_the_forest.model.view import ForestView, PlayerView
from engine.games.spirits_of_the_forest.modules.decks import Kind, card_text
from engine.text import Text, Who
from render.games.spirits_of_the_forest.board import moonlight
from render.games.spirits_of_the_forest.score_rows import extra_rows, has_hidden
from render.games.spirits_of_the_forest.told.forest import free, last_turn, rows, state
from render.games.spirits_of_the_forest.told.modules import modules
from render.games.spirits_of_the_forest.told.players import counts, faces, opponent, players
from render.kit.text_limits import ALT_LIMIT, TEXT_LIMIT, escaped, within
from render.words import Words, signed

_SPARE = 3
"""How many kinds of things are left out where a text must be short."""


def table(view: ForestView, people: Sequence[str], words: Words) -> str:
    """The alternative text of the table: whose turn, what can be taken, the last turn, what lies beside it, and each player in short.

    What has no room there is left out in the order of `_short`; the whole table in words has it.
    """
    said = [words.say(text, people) for text in _short(view, 0)]
    for spare in range(1, _SPARE + 1):
        if len(" ".join(said)) <= ALT_LIMIT:
            break
        said = [words.say(text, people) for text in _short(view, spare)]
    return within(said, ALT_LIMIT, " ")


def _short(view: ForestView, spare: int) -> list[Text]:
    """The table in short, without the first so many of: what the free tiles show, gems, what cards say."""
    gems, cards = spare < 2, spare < _SPARE
    said = [view.headline, *state(view), *free(view, bare=spare > 0), *last_turn(view), *modules(view, cards)]
    for player in view.players:
        said += players(view, player, gems=gems, cards=cards)
    return [*said, *opponent(view)]


def hand(view: ForestView, words: Words) -> str:
    """What the viewer alone may see."""
    if view.seat is None:
        return ""
    return within((words.say(text) for text in _hand(view, view.players[view.seat])), ALT_LIMIT, " ")


def _hand(view: ForestView, player: PlayerView) -> Iterator[Text]:
    kinds: tuple[Kind, ...] = ("wish", "curse")
    for kind in kinds:
        dealt = [card.partition(":")[2] for card in player.dealt if card.startswith(kind)]
        kept = player.wish if kind == "wish" else player.curse
        if dealt:
            yield tell(f"told-dealt-{kind}", cards=tuple(card_text(kind, card) for card in dealt))
            if kept:
                yield tell("told-kept", card=card_text(kind, kept))
    if view.drawn:
        yield tell("told-drawn", names=tuple(map(named, view.drawn)))
    if own := tuple(faces(player)):
        yield tell("told-hand", names=own)
    seen = [
        tell("told-block", block=light.name, spirit=named(light.spirit))
        for light in moonlight.secrets(view)
        if light.spirit
    ]
    if seen:
        yield tell("told-secrets", tiles=tuple(seen))
    cards = [enchantment_text(shown.card) for shown in view.display if shown.claimable]
    if cards:
        yield tell("told-claimable", cards=tuple(tell("told-card", card=card) for card in cards))


def scores(view: ForestView, people: Sequence[str], words: Words) -> str:
    """The standing, the best first, and what each leads in."""
    key = "final" if view.outcome.final else "hidden" if has_hidden(view) else "now"
    said = [tell(f"told-scores-{key}")]
    doubled = tuple(named(each.name) for each in view.categories if each.factor > 1)
    said += [tell("told-doubled", names=doubled)] if doubled else []
    for standing in sorted(view.outcome.standings, key=lambda each: (each.rank, each.seat)):
        tiles = view.players[standing.seat].tile_count
        who = Who(standing.seat)
        said.append(
            tell("told-score", rank=standing.rank, who=who, score=standing.score, tiles=tiles)
            if view.opponent is None
            else tell("told-solo-score", who=who, score=standing.score, tiles=tiles)
        )
        leads = counts(view, standing.seat, most=True)
        said += [tell("told-majorities", counts=leads)] if leads else []
        said += _extras(view, standing.seat)
    said += opponent(view)
    return within((words.say(text, people) for text in said), ALT_LIMIT, " ")


def _extras(view: ForestView, seat: int) -> list[Text]:
    """What the modules add to a score."""
    added = [
        tell("told-extra", name=row.name, points=signed(row.points[seat] or 0))
        for row in extra_rows(view)
        if row.points[seat] is not None
    ]
    return [tell("told-extras", lines=tuple(added))] if added else []


def everything(view: ForestView, people: Sequence[str], words: Words) -> str:
    """The whole table as markdown, a paragraph to each of its parts."""
    names = [escaped(name) for name in people]

    def line(texts: Sequence[Text]) -> str:
        return " ".join(words.say(text, names) for text in texts)

    head = [
        f"**{words.say(view.headline, names)}**",
        line([*state(view), *free(view, bare=False)]),
        line(last_turn(view)),
    ]
    told_rows = [f"- {line([row])}" for row in rows(view)]
    beside = [line([text]) for text in modules(view)]
    before = [line(list(players(view, player, whole=True))) for player in view.players]
    parts = ["\n".join(filter(None, head)), "\n".join(told_rows), "\n".join(beside), *before]
    return within(filter(None, [*parts, line(list(opponent(view)))]), TEXT_LIMIT, "\n\n")
