"""/hint: the move a good player would make now, and why; told to whoever asks, and to nobody else. A button makes that move."""

from __future__ import annotations

from bot.discord.cards.move_picker import MovePicker
from bot.discord.cards.table_card import escaped_names
from bot.discord.commands.desk import Desk, one_at_a_time
from bot.discord.commands.registry import command
from bot.discord.delivery.request import Request
from bot.discord.ui.components import Page, rows, text


@command("hint")
@one_at_a_time
async def give_hint(desk: Desk, request: Request) -> None:
    """Look for a hint, which takes some seconds. Raises HintsNotAgreed, HintSpent, NothingToDo, NoAdvice, NotSeated."""
    table = await desk.playing_here(request)
    await request.defer()
    advice = await desk.tables.hints.give(table.id, request.person.id)
    words, people = request.words, escaped_names(table)
    move = words.say(table.game.telling.label(table.view(request.person.id), advice.action), people)
    reasons = [f"- {words.say(reason, people)}" for reason in advice.reasons]
    question = words.say(advice.question, people)
    about = f"-# {words.key('hint-about')}"
    lines = [f"### {words.key('hint-title')}", question, f"**{move}**", *reasons, about]
    picker = MovePicker(table, request.person.id, words)
    await request.answer(Page(text("\n".join(lines)), *rows([picker.advised(advice.action)])))
