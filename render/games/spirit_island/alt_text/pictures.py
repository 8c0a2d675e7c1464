"""The words of each picture, and of the whole table, in Texts."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from engine.games.spirit_island.model.texts import name_of, names_of, tell
from engine.games.spirit_island.model.view import InvaderCardView, SpiritIslandView, SpiritView
from engine.text import Text
from render.games.spirit_island.alt_text import lands, players
from render.games.spirit_island.alt_text.remarks import asked
from render.games.spirit_island.alt_text.standing import standing
from render.kit.alt_text import Paragraph


def table(view: SpiritIslandView, brief: bool = False) -> Iterator[Text]:
    """Yield the coming actions of the invaders, the standing of the game, and the spirits; the table in words has the rest."""
    yield tell("told-headline", headline=view.headline)
    yield from middle(view)
    yield from lands.coming_briefly(view) if brief else lands.coming(view)
    yield from (players.short(view, spirit) for spirit in view.spirits)


def filled_lands(view: SpiritIslandView) -> Iterator[Text]:
    """Yield the things in each land, board by board."""
    for board in view.boards:
        yield from lands.on_board(view, board, places=False)


def middle(view: SpiritIslandView) -> Iterator[Text]:
    """Yield the invader track, fear and terror, blight."""
    if view.step is not None:
        yield tell("told-step", step=view.step)
    yield from asked(view)
    track, fear, blight = view.invaders, view.fear, view.blight
    if view.adversary:
        yield tell("told-adversary", adversary=name_of(view.adversary), level=view.adversary_level)
    if view.scenario:
        yield tell("told-scenario", scenario=name_of(view.scenario))
    if track.extra:
        yield tell("told-extra", card=_card(track.extra))
    if track.explored:
        yield tell("told-explored", card=_card(track.explored))
    yield tell("told-track", ravage=_card(track.ravage), build=_card(track.build))
    stage = track.deck[0] if track.deck else 0
    yield tell("told-deck", count=len(track.deck), stage=stage)
    yield tell("told-fear", level=fear.level, generated=fear.generated, markers=fear.markers)
    if fear.end == "nothing":
        yield tell("told-fear-ritual", earned=len(fear.earned))
    else:
        to = "none" if not fear.parts else fear.end if len(fear.parts) == 1 else "level"
        yield tell("told-fear-cards", earned=len(fear.earned), count=sum(fear.parts[:1]), to=to)
    if blight.card:
        yield tell("told-blighted", card=name_of(blight.card), count=blight.left)
    else:
        yield tell("told-healthy", count=blight.left)


def track(view: SpiritIslandView) -> Iterator[Text]:
    """Yield the stages of the invader deck in their order, and the cards that will not come again."""
    if stages := tuple(
        tell("told-stage", stage=stage, count=len(list(run))) for stage, run in groupby(view.invaders.deck)
    ):
        yield tell("told-stages", stages=stages)
    if gone := tuple(_gone(card) for card in view.invaders.discard):
        yield tell("told-invaders-discarded", cards=gone)


def _gone(card: InvaderCardView) -> Text:
    """Return a card among others: of the last stage it names two kinds of land."""
    first, *second = map(name_of, card.lands)
    return tell("told-two-lands", first=first, second=second[0]) if second else first


def _card(card: InvaderCardView | None) -> tuple[Text, ...]:
    return names_of(card.lands) if card else (tell("told-no-card"),)


def hand(spirit: SpiritView, brief: players.Brief = "whole") -> Iterator[Text]:
    """Yield the own spirit, as closely as its player looks at it."""
    if spirit.spirit is None:
        return
    yield tell("told-own", spirit=name_of(spirit.spirit), energy=spirit.energy, income=spirit.income)
    yield tell("told-plays", count=spirit.plays_left, plays=spirit.plays)
    yield from players.elements(spirit)
    yield from players.own(spirit, brief)


def scores(view: SpiritIslandView) -> Iterator[Text]:
    """Yield the score, and what it is made of; before the end what is needed to win."""
    yield tell("told-scores-final" if view.outcome.final else "told-scores-now")
    if told := [text for _, text in standing(view)]:
        yield from told
        return
    sums = view.outcome.standings[0]
    lines = tuple(tell("told-score-line", name=line.label, points=line.points) for line in sums.lines)
    yield tell("told-score", score=sums.score, lines=lines)


def paragraphs(view: SpiritIslandView, brief: bool = False, places: bool = True) -> Iterator[Paragraph]:
    """Yield the standing of the game, the coming actions, the lands board by board with their `places`, the spirits."""
    yield Paragraph([middle(view), track(view)])
    coming = lands.coming_briefly(view) if brief else lands.coming(view)
    yield Paragraph([[text] for text in coming], bullets=True)
    if places:
        yield Paragraph([[tell("told-places")]])
    for board in view.boards:
        yield Paragraph([[text] for text in lands.on_board(view, board, places)], bullets=True)
    for spirit in view.spirits:
        yield Paragraph([players.brief(view, spirit) if brief else players.whole(view, spirit)])
