"""The table card: the one message that shows a table to everybody, and what may be pressed on it.

It is made from the view of an onlooker and from nothing else; its buttons name verbs that are no secret, and moves are only chosen on
the private answers they open.
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
from bot.tables.model import marks
from engine.game import Outcome
from engine.text import Seat
from render import pictures
from render.kit.text_limits import escaped
from render.words import Words, words

TOLD = 1500
"""Characters of what just happened; /history has the rest."""
MOST_VERBS = 15
"""Three rows of buttons, answers to what is asked included; the rest of the card needs the room that is left."""


_LOOKS = ("hand", "catchup", "words", "help")
"""Buttons to look at something: that may be done from any card, also while it changes, so they carry no moment."""

_OTHERS: Mapping[Status, Sequence[str]] = {
    Status.PLAYING: ("moves", "hand", "catchup", "undo", "words", "help"),
    Status.PAUSED: ("resume", "hand", "history", "scores"),
}


@dataclass(frozen=True, slots=True)
class News:
    """What has happened since the last card: the moves, and whom to notify that they are waited for.

    `in_turn` while whoever moved goes on moving: nobody needs a new card for that. `ends_turn` where the card there is, once it is
    changed, is done with the turn, so that the next one begins after it.
    """

    told: tuple[Told, ...] = ()
    pings: frozenset[int] = frozenset()
    started: bool = False
    in_turn: bool = False
    ends_turn: bool = False

    def __add__(self, later: News) -> News:
        return News(
            self.told + later.told,
            self.pings | later.pings,
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
    """The names by seat as sentences say them: read as they are written, whatever is in them."""
    return tuple(escaped(name) for name in table.people)


def awaited(table: Table) -> frozenset[int]:
    """The people who are waited for."""
    return frozenset(chair.mover for chair in table.awaiting if chair.mover is not None)


def computer_news(change: Change, before: frozenset[int]) -> News:
    """The news of a computer player who took its time. The card on which it was waited for will do, unless the game is over or
    somebody is waited for who was not before; one person alone with computer players knows to be next.
    """
    table = change.table
    people = {chair.person for chair in table.chairs} - {None}
    pings = awaited(table) - before if len(people) > 1 else frozenset()
    stays = not pings and table.status is Status.PLAYING
    return News(change.told, pings, in_turn=stays, ends_turn=stays)


def public_verbs(table: Table) -> tuple[str, ...]:
    """The verbs a person who is waited for can play, but for those whose being legal is a secret."""
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


async def draw(table: Table, news: News, pool: RenderPool, *, attach: bool = True) -> Card:
    """The card of a table that has begun. Without `attach` the table is told in words instead of drawn."""
    language, view = table.language, table.view(None)
    speech, people = words(language), escaped_names(table)
    is_off = table.status is Status.ABANDONED
    headline = speech.key("card-abandoned") if is_off else speech.say(view.headline, people)
    items: list[ui.Item[Any]] = [text(f"### {speech.key(table.game.id)}\n{headline}", 600)]
    shown: list[PictureFile] = []
    if attach:
        if table.status is Status.OVER:
            sums = await pool.draw(pictures.scores, table.game.id, view, table.people, language)
            shown.append(PictureFile(f"scores-{table.moment}.png", sums))
        board = await pool.draw(pictures.table, table.game.id, view, table.people, language)
        shown.append(PictureFile(f"table-{table.moment}.png", board))
        items += [gallery(each) for each in shown]
    else:
        told = await pool.draw(pictures.describe, table.game.id, view, table.people, language)
        items.append(text(told, 1200))
    items += [text(part, TOLD) for part in _below(table, news, speech, people) if part]
    if table.awaiting:
        items.append(text(_waiting(table, speech), TOLD, WAITING))
    answers, verbs = votes.buttons(table, speech), verb_buttons(table, speech)
    for buttons in (answers, verbs[: MOST_VERBS - len(answers)], other_buttons(table, speech)):
        items += rows(buttons)
    return Card(Page(box(*items)), tuple(shown), news.pings & (awaited(table) | votes.people_asked(table)))


def _below(table: Table, news: News, speech: Words, people: Sequence[str]) -> Iterable[str]:
    """What stands under the picture, part by part."""
    yield _happened(table, news, speech, people)
    if what := options_form.summary(table.game, table.options, speech):
        yield f"-# {what}"
    if news.started:
        if pace := clock.summary(table, speech):
            yield f"-# {pace}"
        yield speech.key("card-seed-hash", hash=table.commitment)
    if table.notice:
        yield speech.say(table.notice, people)
    yield votes.asked(table, speech, people)
    if table.status is Status.PAUSED:
        yield speech.key("card-paused")
    elif table.status is not Status.PLAYING:
        yield _ended(table, speech, people)


def _happened(table: Table, news: News, speech: Words, people: Sequence[str]) -> str:
    """The story so far, without the question that is open: it stands below."""
    story = [told for told in news.told if table.motion is None or not told.action.startswith(marks.ASK)]
    lines = [line for told in story for line in sentences(told, speech, people)]
    return latest([f"- {line}" for line in lines], TOLD, speech.key("card-earlier"))


def sentences(told: Told, speech: Words, people: Sequence[str], seat: Seat | None = None) -> list[str]:
    """What an onlooker (or a seat) may read of a move, sentence by sentence."""
    readable = [event for event in told.events if event.read_by(seat)]
    return [speech.say(event.text, people) for event in readable]


def latest(lines: Sequence[str], most: int, earlier: str) -> str:
    """The last lines that fit, under a line that says there are earlier ones where some had to go."""
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
    parts = [ranking(outcome, speech, people)] if outcome else []
    if table.seed:
        parts.append(speech.key("card-seed", seed=table.seed, hash=table.commitment))
    return "\n".join(parts)


def ranking(outcome: Outcome, speech: Words, people: Sequence[str]) -> str:
    """Who stands where, best first."""
    standings = sorted(outcome.standings, key=lambda standing: standing.rank)
    return "\n".join(
        speech.key("score-line", rank=each.rank, who=people[each.seat], points=each.score)
        for each in standings
    )


def verb_buttons(table: Table, speech: Words) -> list[PersistentItem]:
    """A button for each verb that can be played and is no secret."""
    return [
        button_to(
            CustomId(table.id, table.moment, "step", verb),
            speech.key(f"{table.game.id}-verb-{verb}"),
            Style.primary,
        )
        for verb in public_verbs(table)
    ]


def other_buttons(table: Table, speech: Words) -> list[PersistentItem]:
    """The buttons that are always there."""
    ops = _OTHERS.get(table.status, ("history", "scores", "replay"))
    return [
        button_to(
            CustomId(table.id, 0 if op in _LOOKS else table.moment, op),
            speech.key(f"button-{op}"),
            Style.success if op == "moves" else Style.secondary,
        )
        for op in ops
    ]
