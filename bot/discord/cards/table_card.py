"""The table card: the one message that shows a table to everybody, with its buttons.

It is made from the view of an onlooker alone. Its buttons name only verbs that are no secret; moves are picked on the private pages that
the buttons open.
"""

from __future__ import annotations

from collections.abc import Awaitable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import chain, groupby
from types import MappingProxyType
from typing import Any

from discord import ui

from bot.discord.cards import clock, options_form, votes
from bot.discord.cards.lately import Lately
from bot.discord.cards.table_card_buttons import asked_on_card, card_buttons
from bot.discord.ui import limits
from bot.discord.ui.components import (
    Page,
    PictureFile,
    box,
    gallery,
    text,
)
from bot.discord.ui.render_pool import RenderPool
from bot.tables import (
    Change,
    Status,
    Table,
    Told,
)
from bot.tables.model import log_events
from bot.tables.model.preferences import Absence
from bot.tables.steps.votes import is_held
from engine.outcome import Outcome
from engine.text import Seat, Who, say
from render import pictures
from render.painter import Picture
from words.catalogue import Words, signed, words
from words.names import escaped

TOLD = 1500
"""Maximum characters of what just happened; /history shows the rest."""
REMARKS = 1000
"""Maximum characters of the remarks of a game below the picture of its table."""
CHECKSUM = 8
"""Number of characters shown of the checksum of the shuffle: enough to see that it stays the same. All of it is in /audit."""
MOST_TOLD = 8
"""Maximum number of sentences of what just happened; a card that changes again and again tells the last of them."""
MOST_OF_ONE = 24
"""Maximum number of sentences of the last move, which may be all that the invaders of an island do in a turn."""
TOLD_HERE = 1001
"""Id of the text that says what happened, which stays where the rest of an old card goes; Discord numbers the others from 1."""


@dataclass(frozen=True, slots=True)
class News:
    """The news since the last card: the moves made, and the people to notify because they are waited for.

    `in_turn` says that whoever moved goes on moving, so that the card changes and no new one is needed. `ends_turn` says that the turn
    is over once the card has changed, so that later news begin a new one.
    """

    told: tuple[Told, ...] = ()
    pings: frozenset[int] = frozenset()
    answered: frozenset[int] = frozenset()
    """People who are to be notified because what they asked the others for is decided."""
    started: bool = False
    in_turn: bool = False
    ends_turn: bool = False
    again: int = 0
    """Number of the last moves that the next card tells again, because this one has been changed to tell them."""

    def __add__(self, later: News) -> News:
        return News(
            self.told + later.told,
            self.pings | later.pings,
            self.answered | later.answered,
            self.started or later.started,
            self.in_turn and later.in_turn,
            later.ends_turn,
        )


@dataclass(frozen=True, slots=True)
class Card:
    """A message ready to be posted."""

    page: ui.LayoutView
    pictures: tuple[PictureFile, ...] = ()
    pings: frozenset[int] = frozenset()


def escaped_names(table: Table) -> tuple[str, ...]:
    """Return the names by seat, with markdown escaped, as sentences in messages need them."""
    return tuple(escaped(name) for name in table.people)


def awaited(table: Table) -> frozenset[int]:
    """Return the people who are waited for."""
    return votes.awaited_people(table)


def awaited_since(table: Table, then: datetime) -> frozenset[int]:
    """Return the people for whom the others began to wait after that time."""
    new = [chair for chair in table.awaiting if chair.clock.since is not None and chair.clock.since > then]
    return frozenset(chair.mover for chair in new if chair.mover is not None)


def only_computers_think(table: Table) -> bool:
    """Return whether several people wait for computer players alone, after whom somebody will be notified by a new card."""
    people = {chair.person for chair in table.chairs} - {None}
    return len(people) > 1 and not awaited(table) and any(chair.computer for chair in table.awaiting)


def computer_news(change: Change, before: frozenset[int]) -> News:
    """Return the news of a computer player who has thought.

    They change the card that is there, unless the game is over or somebody has to be notified. A person who plays alone against
    computer players is not notified: they know that they are next.
    """
    table = change.table
    people = {chair.person for chair in table.chairs} - {None}
    pings = awaited(table) - before if len(people) > 1 else frozenset()
    stays = not pings and table.status is Status.PLAYING
    return News(change.told, pings, in_turn=stays, ends_turn=stays)


async def draw(
    table: Table,
    news: News,
    pool: RenderPool,
    *,
    attach: bool = True,
    is_quiet: bool = False,
    lately: Lately = (),
    board: Awaitable[Picture] | None = None,
    back: Sequence[Told] = (),
    absent: Mapping[int, Absence] = MappingProxyType({}),
    is_late: bool = False,
    costs_game: bool = False,
    forfeits: bool = False,
) -> Card:
    """Return the card of a game that has been started. Without `attach` it describes the table in words instead of a picture.

    `is_quiet` says that the bot may not post here by itself; then a button shows what has happened since. What happened
    `lately` is marked on the picture, which is `board` where that is being drawn already. `back` is what an open vote would take back.
    `absent` are the people who are not there, `is_late` says that somebody has let their time pass, and `costs_game` that whoever is
    replaced has lost, `forfeits` that whoever is late has.
    """
    language, view = table.language, table.view(None)
    speech, people = words(language), escaped_names(table)
    is_off = table.status is Status.ABANDONED
    headline = called_off(table, speech, people) if is_off else speech.say(view.headline, people)
    items: list[ui.Item[Any]] = []
    shown: list[PictureFile] = []
    remarks: Sequence[str] = ()
    if attach:
        remarks = pictures.remarks(table.game.id, view, people, language)
        if view.intro and table.status is Status.PLAYING:
            items.append(text(" ".join(speech.say(each, people) for each in view.intro), TOLD))
        elif _is_new(table, news) and (special := table.game.telling.special(table.options, table.seats)):
            items.append(text("\n".join(f"- {speech.say(each)}" for each in special), TOLD))
    items += _happened(table, news, speech, people, headline)
    items += [
        text(part, TOLD)
        for part in _below(table, news, speech, people, back, costs_game=costs_game, forfeits=forfeits)
        if part
    ]
    if remarks:
        items.append(text("\n".join(f"- {line}" for line in remarks), REMARKS))
    if table.awaiting:
        asked = asked_on_card(table, speech) if table.status is Status.PLAYING else ""
        items.append(text(f"{_waiting(table, speech, absent)} {asked}".rstrip(), TOLD))
    head: list[ui.Item[Any]] = [text(f"### {speech.key(table.game.id)}\n{headline}")]
    buttons = card_buttons(table, speech, is_quiet=is_quiet, is_late=is_late)
    pings = news.pings & (awaited(table) | votes.people_asked(table)) | news.answered
    # Last of all, for a board that is being drawn is drawn while the words are made.
    if attach:
        if table.status is Status.OVER:
            sums = await pool.draw_first(pictures.scores, table.game.id, view, table.people, language)
            shown.append(PictureFile(f"scores-{table.moment}.png", sums))
        drawn = await (board or draw_board(table, pool, lately))
        shown.append(PictureFile(f"table-{table.moment}.png", drawn))
        head += [gallery(each) for each in shown]
    else:
        told = await pool.draw_first(pictures.describe, table.game.id, view, table.people, language)
        texts = [item for item in (*head, *items) if isinstance(item, ui.TextDisplay)]
        head.append(text(told, limits.TEXT - sum(len(item.content) for item in texts)))
    return Card(Page(box(*head, *items, *buttons)), tuple(shown), pings)


def called_off(table: Table, speech: Words, people: Sequence[str]) -> str:
    """Return the headline of a game that was called off: that somebody has won it so, or that it was cancelled."""
    if table.claimed is None:
        return speech.key("card-abandoned")
    is_left = all(chair.person is None for chair in table.chairs if chair.seat != table.claimed)
    return speech.say(say("told-default" if is_left else "told-claimed", who=Who(table.claimed)), people)


def _is_new(table: Table, news: News) -> bool:
    """Return whether a card tells of the beginning of a game in which somebody has made no move yet."""
    return news.started and len({told.seat for told in news.told if told.events}) < table.seats


async def draw_board(table: Table, pool: RenderPool, lately: Lately) -> Picture:
    """Return the picture of a game that has been started, as an onlooker sees it."""
    view, people = table.view(None), table.people
    return await pool.draw_first(pictures.table, table.game.id, view, people, table.language, lately)


def _below(
    table: Table,
    news: News,
    speech: Words,
    people: Sequence[str],
    back: Sequence[Told],
    *,
    costs_game: bool = False,
    forfeits: bool = False,
) -> Iterable[str]:
    """Yield the parts under the picture."""
    if what := options_form.summary(table.game, table.options, speech):
        yield f"-# {what}"
    if news.started and (pace := clock.summary(table, speech, forfeits=forfeits)):
        yield f"-# {pace}"
    if (view := table.view(None)).lost is not None and table.status is Status.PLAYING:
        yield speech.key("card-lost", why=speech.say(view.lost, people))
    if table.notice:
        yield speech.say(table.notice, people)
    if news.answered:
        whom = speech.listed([f"<@{person}>" for person in sorted(news.answered)])
        yield f"-# {speech.key('vote-answered', who=whom)}"
    yield votes.request_lines(table, speech, people, costs_game=costs_game)
    if table.vote is not None:
        yield told_lines(back, speech, people)
    if table.status is Status.PAUSED:
        yield speech.key("card-paused")
    elif table.status is not Status.PLAYING:
        yield _ended(table, speech, people)


def _happened(
    table: Table, news: News, speech: Words, people: Sequence[str], headline: str
) -> Iterable[ui.TextDisplay[Any]]:
    """Yield the text of what happened, without the question of an open vote, which stands below, and without the headline.

    Where the game has just begun it says how the shuffle can be checked. Sentences that the next card tells again stand apart, so that
    they are told once where this card becomes one line.
    """
    story = [told for told in news.told if table.vote is None or not told.action.startswith(log_events.ASK)]
    fair = speech.key("card-fair", checksum=table.commitment[:CHECKSUM]) if news.started else ""
    first = max(0, len(story) - news.again)
    if not first and not fair:
        first = len(story)
    own = "\n".join(part for part in (told_lines(story[:first], speech, people, headline), fair) if part)
    if own:
        yield text(own, TOLD, TOLD_HERE)
    if later := told_lines(story[first:], speech, people, headline):
        yield text(later, TOLD)


def told_lines(story: Iterable[Told], speech: Words, people: Sequence[str], besides: str = "") -> str:
    """Return the sentences of some moves that everybody may read, but for `besides`, a line for each; the last where not all fit.

    What the last move has brought is told whole.
    """
    moves = [[line for line in sentences(told, speech, people, None) if line != besides] for told in story]
    earlier = speech.key("card-earlier")
    shown = [f"- {line}" for line in folded(chain.from_iterable(moves), speech)]
    newest = moves[-1] if moves else []
    most = max(MOST_TOLD, min(len(newest), MOST_OF_ONE))
    if len(shown) > most:
        shown = [earlier, *shown[-most:]]
    return latest(shown, TOLD, earlier)


def folded(lines: Iterable[str], speech: Words) -> list[str]:
    """Return lines of which each that follows itself is told once, with how often."""
    found = [(line, len(list(alike))) for line, alike in groupby(lines)]
    return [line if count == 1 else speech.key("told-often", line=line, count=count) for line, count in found]


def sentences(told: Told, speech: Words, people: Sequence[str], seat: Seat | None) -> list[str]:
    """Return the sentences of a move that this seat may read, or an onlooker, where it is None."""
    readable = [event for event in told.events if event.read_by(seat)]
    return [speech.say(event.text, people) for event in readable]


def latest(lines: Sequence[str], most: int, earlier: str) -> str:
    """Return the last lines that fit into `most` characters, below the line `earlier` where some do not fit."""
    kept: list[str] = []
    room = most - len(earlier)
    for line in reversed(lines):
        room -= len(line) + 1
        if room < 0:
            kept.append(earlier)
            break
        kept.append(line)
    return "\n".join(reversed(kept))


def _waiting(table: Table, speech: Words, absent: Mapping[int, Absence]) -> str:
    people = clock.mentions(table.awaiting, speech, absent)
    thinking = [] if is_held(table) else [chair for chair in table.awaiting if chair.computer]
    computers = [escaped(chair.name) for chair in thinking]
    lines = (("card-waiting", people), ("card-thinking", computers))
    return "\n".join(speech.key(key, who=speech.listed(who), count=len(who)) for key, who in lines if who)


def _ended(table: Table, speech: Words, people: Sequence[str]) -> str:
    outcome = table.match.outcome if table.match else None
    parts = [ranking(table, outcome, speech, people)] if outcome else []
    if table.unrated is not None:
        parts.append(speech.key(f"card-unrated-{table.unrated}"))
    if not table.live:
        parts.append(speech.key("card-fair-over", checksum=table.commitment[:CHECKSUM]))
    return "\n".join(parts)


def ranking(table: Table, outcome: Outcome, speech: Words, people: Sequence[str]) -> str:
    """Return the places of the players, best first.

    Where all are on one side nobody has a place, but all of them one result, which is told beside that of a game that scores itself.
    """
    if outcome.rival is not None:
        points, rival = signed(outcome.standings[0].score), signed(outcome.rival)
        return speech.key("score-together", who=speech.listed(people), points=points, rival=rival)
    if len(table.game.sides(table.options, table.seats)) == 1:
        return _common_result(outcome, speech, people)
    own = f"{table.game.id}-standing"
    return "\n".join(
        speech.key(
            own if speech.has(own) else "score-line",
            rank=each.rank,
            who=people[each.seat],
            points=each.score,
            counts=speech.listed([speech.say(line.label, people) for line in each.lines]),
        )
        for each in sorted(outcome.standings, key=lambda standing: standing.rank)
    )


def _common_result(outcome: Outcome, speech: Words, people: Sequence[str]) -> str:
    """Return the points of whoever plays alone, or of all together."""
    first = outcome.standings[0]
    if first.rank == 1:
        key = "score-alone"
    elif not outcome.final:
        key = "score-alone-behind"
    else:
        key = "score-lost" if first.score else "score-nothing"
    return speech.key(key, who=speech.listed(list(people[: len(outcome.standings)])), points=first.score)
