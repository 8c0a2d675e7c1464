"""/board, /hand and /scores: looks at a table that change nothing.

But for /board, which posts the card again, each is told privately and from the person's own view.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.discord.cards.table_card import escaped_names, ranking
from bot.discord.cards.table_card_buttons import more_page
from bot.discord.commands.desk import Desk, begun, one_at_a_time
from bot.discord.commands.registry import OptionalUser, button, command
from bot.discord.delivery.request import Request
from bot.discord.ui.components import (
    Page,
    PersistentItem,
    PictureFile,
    button_to,
    gallery,
    pages_of,
    rows,
    text,
)
from bot.discord.ui.custom_id import CustomId
from bot.tables import Table
from engine.errors import Refused
from engine.outcome import Standing
from engine.text import Seat, say
from render import pictures
from words.catalogue import Words, signed
from words.names import escaped

SUMS = 3600
"""Maximum characters of sums in one answer."""


@command("board")
@one_at_a_time
async def show_board(desk: Desk, request: Request, private: bool = False, text: bool = False) -> None:
    """Post the card again for everybody; or show the table to the person alone, drawn or in words."""
    table = await desk.table_here(request)
    if text:
        await _describe(desk, request, begun(table))
    elif private:
        await request.defer()
        await _show_board(desk, request, begun(table))
    else:
        await request.tell("board-posted")
        await desk.poster.show(table, request)


@button("board")
@one_at_a_time
async def show_newest(desk: Desk, request: Request, custom_id: CustomId) -> None:
    """Post the card again for everybody, for whoever pressed where the bot may not post by itself."""
    table = await desk.begun_table(request, custom_id)
    await request.tell("board-posted")
    await desk.poster.show(table, request)


@button("more")
async def show_more(desk: Desk, request: Request, custom_id: CustomId) -> None:
    """Show the buttons that the card has no room for."""
    table = await desk.begun_table(request, custom_id)
    settings = await desk.tables.preferences.get(request.person.id)
    plays = table.seat_of(request.person.id) is not None
    await request.answer(
        more_page(table, request.words, is_muted=table.id in settings.muted if plays else None)
    )


@button("mute", "unmute")
async def switch_pings(desk: Desk, request: Request, custom_id: CustomId) -> None:
    """Switch off, or on again, that the person is notified of their turns at this table alone."""
    settings, is_muted = await desk.tables.preferences.get(request.person.id), custom_id.op == "mute"
    await desk.tables.preferences.set(
        request.person.id, muted=settings.with_muted(custom_id.table, is_muted=is_muted)
    )
    await request.tell("mute-done" if is_muted else "unmute-done")


async def _show_board(desk: Desk, request: Request, table: Table) -> None:
    view = table.view(request.person.id)
    board = await desk.pool.draw(pictures.table, table.game.id, view, table.people, request.language)
    picture = PictureFile("table.png", board)
    headline = request.words.say(view.headline, escaped_names(table))
    await request.answer(Page(text(headline), gallery(picture)), [picture])


@button("words")
@one_at_a_time
async def describe(desk: Desk, request: Request, custom_id: CustomId) -> None:
    """Describe the whole table in words, as the person may know it."""
    await _describe(desk, request, await desk.begun_table(request, custom_id))


async def _describe(desk: Desk, request: Request, table: Table) -> None:
    view = table.view(request.person.id)
    told = await desk.pool.draw(pictures.describe, table.game.id, view, table.people, request.language)
    await request.answer_all(pages_of(told) or ["…"])


@command("hand")
@one_at_a_time
async def show_hand_of(desk: Desk, request: Request, person: OptionalUser = None) -> None:
    """Show what only the person may see; where hands are open, also what lies before somebody else."""
    table = await desk.begun_table(request)
    seat = None if person is None else table.seat_of(person.id)
    if person is not None and seat is None:
        raise Refused(say("hand-no-player", who=escaped(person.display_name)))
    await _show_hand(desk, request, table, seat)


@button("hand")
@one_at_a_time
async def show_hand(desk: Desk, request: Request, custom_id: CustomId) -> None:
    """Show what only the person may see, or, where hands are open, what lies before the seat in the custom_id."""
    table = await desk.begun_table(request, custom_id)
    await _show_hand(desk, request, table, Seat(int(custom_id.path)) if custom_id.path else None)


async def _show_hand(desk: Desk, request: Request, table: Table, seat: Seat | None) -> None:
    """Show a hand, drawn and in words: the person's own, where no seat is named.

    That of another is made from the person's own view, which holds no secret of anybody. Raises Refused where hands are secret.
    """
    own = table.seat_of(request.person.id)
    if seat not in (None, own) and not table.game.open_hands:
        raise Refused(say("hand-secret"))
    if own is None and seat is None:
        await request.tell("hand-onlooker")
        return
    await request.defer()
    view = table.view(request.person.id)
    if seat is not None:
        view = view.model_copy(update={"seat": seat})
    hand = await desk.pool.draw(pictures.hand, table.game.id, view, table.people, request.language)
    if hand is None:
        await request.tell("hand-empty")
        return
    picture = PictureFile("hand.png", hand)
    others = _other_hands(table, own if seat is None else seat)
    await request.answer(Page(text(hand.told or hand.alt), gallery(picture), *rows(others)), [picture])


def _other_hands(table: Table, shown: Seat | None) -> list[PersistentItem]:
    """Return the buttons that show what lies before the others; none where hands are secret."""
    if not table.game.open_hands:
        return []
    return [
        button_to(CustomId(table.id, 0, "hand", str(chair.seat)), chair.name)
        for chair in table.chairs
        if chair.seat != shown
    ]


@command("scores")
@button("scores")
@one_at_a_time
async def show_scores(desk: Desk, request: Request, custom_id: CustomId | None = None) -> None:
    """Show the standing as far as the person may know it, with every term of each sum."""
    table = await desk.begun_table(request, custom_id)
    await request.defer()
    view, people = table.view(request.person.id), escaped_names(table)
    scores = await desk.pool.draw(pictures.scores, table.game.id, view, table.people, request.language)
    picture = PictureFile("scores.png", scores)
    lines = [f"- {line}" for line in pictures.standing(table.game.id, view, people, request.language)]
    if not lines:
        lines = [ranking(table, view.outcome, request.words, people)]
        if not request.words.has(f"{table.game.id}-standing"):  # there each line says all that counts
            lines += [_sum(standing, request.words, people) for standing in view.outcome.standings]
        if not view.outcome.final:
            lines.append(request.words.key("scores-so-far"))
    await request.answer(Page(gallery(picture), text("\n".join(lines), SUMS)), [picture])


def _sum(standing: Standing, words: Words, people: Sequence[str]) -> str:
    """Return the terms that bring points or cost them; those that do neither are on the picture."""
    steps = [
        f"{words.say(line.label, people)} ({signed(line.points)})" for line in standing.lines if line.points
    ]
    return f"**{people[standing.seat]}**: {' · '.join(steps)}" if steps else ""
