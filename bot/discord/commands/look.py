"""What one can look at without changing anything, each for the asker's eyes alone and from the asker's own view."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.discord.cards.table_card import latest, ranking, sentences, spoken
from bot.discord.delivery.request import Caller
from bot.discord.ui.components import Page, Shown, button, clip, gallery, pages_of, rows, text
from bot.discord.ui.render_pool import Pool
from bot.discord.ui.trail import Mark, plain
from bot.tables import Table, Told
from engine.game import Standing
from engine.ledger import RuleEntry, ledger
from render import pictures
from render.kit.text_limits import escaped
from render.words import Words, signed

HISTORY = 15
"""Moves on one page of the history."""
RULES = 3600
"""Characters of rules in one answer."""
ECHO = 100
"""Characters of what somebody looked for that are said back; sentences do not take words of any length."""


async def at_board(caller: Caller, table: Table, pool: Pool) -> None:
    """The picture as the caller sees it."""
    view = table.view(caller.person.id)
    board = await pool.draw(pictures.table, table.game.id, view, table.people, caller.language)
    shown = Shown("table.png", board)
    headline = caller.words.say(view.headline, spoken(table))
    await caller.answer(Page(text(headline), gallery(shown)), [shown])


async def in_words(caller: Caller, table: Table, pool: Pool) -> None:
    """The whole table in words, as the caller may know it."""
    view = table.view(caller.person.id)
    told = await pool.draw(pictures.describe, table.game.id, view, table.people, caller.language)
    await caller.answer_all(pages_of(told) or ["…"])


async def at_hand(caller: Caller, table: Table, pool: Pool) -> None:
    """What only the caller may see, drawn and in words."""
    if table.seat_of(caller.person.id) is None:
        await caller.tell("hand-onlooker")
        return
    await caller.defer()
    view = table.view(caller.person.id)
    hand = await pool.draw(pictures.hand, table.game.id, view, table.people, caller.language)
    if hand is None:
        await caller.tell("hand-empty")
        return
    shown = Shown("hand.png", hand)
    await caller.answer(Page(text(hand.alt), gallery(shown)), [shown])


async def at_scores(caller: Caller, table: Table, pool: Pool) -> None:
    """The standing as far as the caller may know, with every step of each sum."""
    await caller.defer()
    view, people = table.view(caller.person.id), spoken(table)
    picture = await pool.draw(pictures.scores, table.game.id, view, table.people, caller.language)
    shown = Shown("scores.png", picture)
    lines = [ranking(view.outcome, caller.words, people)]
    lines += [_sum(standing, caller.words, people) for standing in view.outcome.standings]
    if not view.outcome.final:
        lines.append(caller.words.key("scores-so-far"))
    await caller.answer(Page(gallery(shown), text("\n".join(lines), RULES)), [shown])


def _sum(standing: Standing, words: Words, people: Sequence[str]) -> str:
    steps = [f"{words.say(line.label, people)}: {signed(line.points)}" for line in standing.lines]
    return f"**{people[standing.seat]}**: {' · '.join(steps)}" if steps else ""


def history(caller: Caller, table: Table, told: Sequence[Told], page: int | None) -> Page:
    """What happened, by numbers, the last page unless another is asked for; with what the caller alone was told."""
    pages = max(1, -(-len(told) // HISTORY))
    page = pages - 1 if page is None else min(max(page, 0), pages - 1)
    seat, people = table.seat_of(caller.person.id), spoken(table)
    start = page * HISTORY
    lines = []
    for number, each in enumerate(told[start : start + HISTORY], start + 1):
        said = sentences(each, caller.words, people, seat)
        lines.append(f"**{number}.** {' '.join(said) or caller.words.key('history-silent')}")
    content = latest(lines, RULES, caller.words.key("card-earlier")) or caller.words.key("history-none")
    turning = []
    if page > 0:
        mark = Mark(table.id, table.moment, "past", page=page)
        turning.append(button(mark, caller.words.key("button-earlier")))
    if page + 1 < pages:
        mark = Mark(table.id, table.moment, "past", page=page + 2)
        turning.append(button(mark, caller.words.key("button-later")))
    if told:
        last = min(start + HISTORY, len(told))
        turning.append(button(moment_mark(table, last), caller.words.key("button-moment")))
    return Page(text(content), *rows(turning))


def moment_mark(table: Table, number: int) -> Mark:
    """Leads to the picture of the table after so many moves."""
    return Mark(table.id, table.moment, "moment", page=number + 1)


def rules(words: Words, game_ids: Iterable[str], wanted: str, table: Table | None = None) -> str:
    """The rule statements of these games that hold all the words, each with its id; with a table only those in play there."""
    entries = [entry for game_id in game_ids for entry in _written(game_id)]
    if not entries:
        return words.key("rules-none-written")
    if table is not None:
        seats = table.seats if table.match is not None else len(table.chairs)
        entries = [each for each in entries if table.game.in_play(table.options, seats, each.id)]
    looked = plain(wanted).split()
    found = [
        line
        for line in (f"**{entry.id}** {words.rule(entry.id)}" for entry in entries)
        if all(word in plain(line) for word in looked)
    ]
    if not found:
        return words.key("rules-none-match", words=escaped(clip(wanted, ECHO)))
    kept: list[str] = []
    for line in found:
        if sum(map(len, kept)) + len(kept) + len(line) > RULES:
            kept.append(words.key("rules-more", count=len(found) - len(kept)))
            break
        kept.append(line)
    return "\n".join(kept)


def _written(game_id: str) -> Sequence[RuleEntry]:
    """The ledger of a game; () where nobody has written one."""
    try:
        return ledger(game_id)
    except FileNotFoundError:
        return ()
