"""The table card: the one message that shows a table to everybody, with its buttons.

It is made from the view of an onlooker alone. Its buttons name only verbs that are no secret; moves are picked on the private pages that
the buttons open.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from discord import ui

from bot.discord.cards import clock, options_form, votes
from bot.discord.ui.components import (
    WAITING,
    Page,
    PersistentItem,
    PictureFile,
    Style,
    box,
    button_to,
    gallery,
    rows,
    text,
)
from bot.discord.ui.custom_id import CustomId
from bot.discord.ui.render_pool import RenderPool
from bot.tables import (
    Change,
    Status,
    Table,
    Told,
)
from bot.tables.model import log_events
from engine.game import Outcome
from engine.text import Seat
from render import pictures
from render.kit.text_limits import escaped
from render.words import Words, words

TOLD = 1500
"""Characters of what just happened; /history shows the rest."""
REMARKS = 900
"""Characters of what a game has to say below the picture of its table."""
CHECKSUM = 8
"""Characters of the checksum of the shuffle: enough to see that it stays the same. All of it is in /audit."""
MOST_VERBS = 15
"""Buttons of verbs, and of votes and free seats, that leave room for the other components of a card."""


_LOOKS = ("hand", "catchup", "words", "help", "board")
"""Buttons that only show something. They work on any card, old or changed, so their custom_ids have no moment."""

_OTHERS: Mapping[Status, Sequence[str]] = {
    Status.PLAYING: ("moves", "hand", "catchup", "undo", "words", "help"),
    Status.PAUSED: ("resume", "hand", "history", "scores"),
}


@dataclass(frozen=True, slots=True)
class News:
    """What has happened since the last card: the moves, and the people to notify because they are waited for.

    `in_turn` says that whoever moved goes on moving, so that the card changes and no new one is needed. `ends_turn` says that the turn
    is over once the card has changed, so that later news begin a new one. `back` is what an open vote would take back.
    """

    told: tuple[Told, ...] = ()
    pings: frozenset[int] = frozenset()
    started: bool = False
    in_turn: bool = False
    ends_turn: bool = False
    back: tuple[Told, ...] = ()

    def __add__(self, later: News) -> News:
        return News(
            self.told + later.told,
            self.pings | later.pings,
            self.started or later.started,
            self.in_turn and later.in_turn,
            later.ends_turn,
            later.back or self.back,
        )


@dataclass(frozen=True, slots=True)
class Card:
    """A message ready to be posted."""

    page: ui.LayoutView
    pictures: tuple[PictureFile, ...] = ()
    pings: frozenset[int] = frozenset()


def escaped_names(table: Table) -> tuple[str, ...]:
    """The names by seat, with markdown escaped, as sentences in messages need them."""
    return tuple(escaped(name) for name in table.people)


def awaited(table: Table) -> frozenset[int]:
    """The people who are waited for."""
    return frozenset(chair.mover for chair in table.awaiting if chair.mover is not None)


def computer_news(change: Change, before: frozenset[int]) -> News:
    """The news of a computer player who has thought.

    They change the card that is there, unless the game is over or somebody has to be notified. A person who plays alone against
    computer players is not notified: they know that they are next.
    """
    table = change.table
    people = {chair.person for chair in table.chairs} - {None}
    pings = awaited(table) - before if len(people) > 1 else frozenset()
    stays = not pings and table.status is Status.PLAYING
    return News(change.told, pings, in_turn=stays, ends_turn=stays)


def public_verbs(table: Table) -> tuple[str, ...]:
    """The verbs that the people who are waited for can play, without those whose being legal is a secret."""
    if table.match is None:
        return ()
    verbs = {
        verb
        for chair in table.awaiting
        if chair.mover is not None
        for verb in table.match.legal(chair.seat).verbs
        if verb not in table.game.secret_verbs
    }
    return tuple(verb for verb in table.game.grammar.verbs if verb in verbs)


async def draw(
    table: Table, news: News, pool: RenderPool, *, attach: bool = True, is_quiet: bool = False
) -> Card:
    """The card of a game that has been started. Without `attach` it describes the table in words instead of a picture.

    `is_quiet` says that the bot may not post here by itself; then a button shows what has happened since.
    """
    language, view = table.language, table.view(None)
    speech, people = words(language), escaped_names(table)
    is_off = table.status is Status.ABANDONED
    headline = speech.key("card-abandoned") if is_off else speech.say(view.headline, people)
    items: list[ui.Item[Any]] = [text(f"### {speech.key(table.game.id)}\n{headline}", 600)]
    shown: list[PictureFile] = []
    remarks: Sequence[str] = ()
    if attach:
        if table.status is Status.OVER:
            sums = await pool.draw_first(pictures.scores, table.game.id, view, table.people, language)
            shown.append(PictureFile(f"scores-{table.moment}.png", sums))
        board = await pool.draw_first(pictures.table, table.game.id, view, table.people, language)
        shown.append(PictureFile(f"table-{table.moment}.png", board))
        items.append(gallery(*shown))
        remarks = pictures.remarks(table.game.id, view, people, language)
        if view.intro and table.status is Status.PLAYING:
            items.append(text(" ".join(speech.say(each, people) for each in view.intro), TOLD))
    else:
        told = await pool.draw_first(pictures.describe, table.game.id, view, table.people, language)
        items.append(text(told, 1200))
    items += [text(part, TOLD) for part in _below(table, news, speech, people) if part]
    if remarks:
        items.append(text("\n".join(f"- {line}" for line in remarks), REMARKS))
    if table.awaiting:
        items.append(text(_waiting(table, speech), TOLD, WAITING))
    answers, verbs = votes.buttons(table, speech), verb_buttons(table, speech)
    for buttons in (
        answers,
        verbs[: MOST_VERBS - len(answers)],
        other_buttons(table, speech, is_quiet=is_quiet),
    ):
        items += rows(buttons)
    return Card(Page(box(*items)), tuple(shown), news.pings & (awaited(table) | votes.people_asked(table)))


def _below(table: Table, news: News, speech: Words, people: Sequence[str]) -> Iterable[str]:
    """The parts under the picture."""
    yield _happened(table, news, speech, people)
    if what := options_form.summary(table.game, table.options, speech):
        yield f"-# {what}"
    if news.started:
        if pace := clock.summary(table, speech):
            yield f"-# {pace}"
        yield speech.key("card-fair", checksum=table.commitment[:CHECKSUM])
    if table.notice:
        yield speech.say(table.notice, people)
    yield votes.request_lines(table, speech, people)
    if table.vote is not None:
        yield told_lines(news.back, speech, people)
    if table.status is Status.PAUSED:
        yield speech.key("card-paused")
    elif table.status is not Status.PLAYING:
        yield _ended(table, speech, people)


def _happened(table: Table, news: News, speech: Words, people: Sequence[str]) -> str:
    """What happened, without the question of an open vote, which stands below."""
    story = [told for told in news.told if table.vote is None or not told.action.startswith(log_events.ASK)]
    return told_lines(story, speech, people)


def told_lines(story: Iterable[Told], speech: Words, people: Sequence[str]) -> str:
    """What everybody may read of some moves, a line for each sentence, the last of them where not all fit."""
    lines = [line for told in story for line in sentences(told, speech, people)]
    return latest([f"- {line}" for line in lines], TOLD, speech.key("card-earlier"))


def sentences(told: Told, speech: Words, people: Sequence[str], seat: Seat | None = None) -> list[str]:
    """The sentences of a move that an onlooker, or this seat, may read."""
    readable = [event for event in told.events if event.read_by(seat)]
    return [speech.say(event.text, people) for event in readable]


def latest(lines: Sequence[str], most: int, earlier: str) -> str:
    """The last lines that fit, below the line `earlier` where some do not fit."""
    kept: list[str] = []
    room = most - len(earlier) - 1
    for line in reversed(lines):
        room -= len(line) + 1
        if room < 0:
            kept.append(earlier)
            break
        kept.append(line)
    return "\n".join(reversed(kept))


def _waiting(table: Table, speech: Words) -> str:
    people = clock.mentions(table.awaiting, speech)
    computers = [escaped(chair.name) for chair in table.awaiting if chair.computer]
    lines = (("card-waiting", people), ("card-thinking", computers))
    return "\n".join(speech.key(key, who=speech.listed(who), count=len(who)) for key, who in lines if who)


def _ended(table: Table, speech: Words, people: Sequence[str]) -> str:
    outcome = table.match.outcome if table.match else None
    parts = [ranking(table.game.id, outcome, speech, people)] if outcome else []
    if table.seed:
        parts.append(speech.key("card-fair-over", checksum=table.commitment[:CHECKSUM]))
    return "\n".join(parts)


def ranking(game_id: str, outcome: Outcome, speech: Words, people: Sequence[str]) -> str:
    """Who stands where, best first. Whoever plays alone has no place; a game without points says what is counted instead."""
    own = f"{game_id}-standing"
    key = "score-alone" if len(outcome.standings) == 1 else own if speech.has(own) else "score-line"
    return "\n".join(
        speech.key(
            "score-lost" if key == "score-alone" and outcome.final and each.rank > 1 else key,
            rank=each.rank,
            who=people[each.seat],
            points=each.score,
            counts=speech.listed([speech.say(line.label, people) for line in each.lines]),
        )
        for each in sorted(outcome.standings, key=lambda standing: standing.rank)
    )


def verb_buttons(table: Table, speech: Words) -> list[PersistentItem]:
    """A button for each public verb."""
    return [
        button_to(
            CustomId(table.id, table.moment, "step", verb),
            speech.key(f"{table.game.id}-verb-{verb}"),
            Style.primary,
        )
        for verb in public_verbs(table)
    ]


def other_buttons(table: Table, speech: Words, *, is_quiet: bool = False) -> list[PersistentItem]:
    """The buttons that depend only on the status of the table."""
    ops = [
        *_OTHERS.get(table.status, ("rematch", "replay", "scores", "history")),
        *(["board"] if is_quiet else []),
    ]
    return [
        button_to(
            CustomId(table.id, 0 if op in _LOOKS else table.moment, op),
            speech.key(f"button-{op}"),
            Style.success if op in ("moves", "rematch") else Style.secondary,
        )
        for op in ops
    ]
