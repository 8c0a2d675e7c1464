"""/journal: how far somebody has come in a game with chapters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.discord.commands.desk import Desk
from bot.discord.commands.registry import OptionalUser, command
from bot.discord.delivery.request import Request
from bot.discord.ui.components import Page, PictureFile, gallery, text
from bot.tables.stats.journal import Chapter, Journal, levels_of
from engine.game import Campaign, Game
from engine.registry import games
from render.sheets import journal as sheet
from words.catalogue import Words, signed
from words.names import escaped


@command("journal")
async def show_journal(desk: Desk, request: Request, person: OptionalUser = None) -> None:
    """Show the chapters of every game that has them, and which one is next; beside a picture only those that were played are told."""
    await request.defer()
    asked = request.interaction.user if person is None else person
    title = request.words.key("journal-title", who=asked.display_name)
    parts, shown = [f"### {escaped(title)}"], []
    for game in games().values():
        if game.campaign is not None:
            journal = await desk.tables.journals.of(request.place, asked.id, game)
            told = _page(game.id, game.campaign, journal, request.words, whole=not request.may_attach)
            parts.append("\n".join(told))
            picture = await desk.pool.draw(sheet.journal, title, *_drawn(game, journal, request.words))
            shown.append(PictureFile(f"journal-{game.id}.png", picture))
    parts.append(request.words.key("journal-about"))
    words = text("\n\n".join(parts))
    if request.may_attach:
        await request.answer(Page(*map(gallery, shown), words), shown)
    else:
        await request.answer(Page(words))


def _drawn(
    game: Game[Any, Any], journal: Journal, speech: Words
) -> tuple[str, list[str], list[sheet.JournalChapter], str]:
    """Return all that the picture of a journal is made from, besides its title."""
    assert game.campaign is not None
    levels, campaign = levels_of(game, game.campaign), game.campaign
    entries = [
        sheet.JournalChapter(
            _name(game.id, campaign, chapter.number, speech),
            {levels.index(level): chapter.won.get(level) for level in chapter.levels},
            is_next=chapter.number == journal.next,
        )
        for chapter in journal.chapters
    ]
    named = [_level(game.id, campaign, level, speech) for level in levels]
    return f"{speech.key(game.id)} · {_count(journal, speech)}", named, entries, speech.language


def _page(game_id: str, campaign: Campaign, journal: Journal, speech: Words, *, whole: bool) -> Iterator[str]:
    yield f"**{speech.key(game_id)}** · {_count(journal, speech)}"
    if journal.next is not None:
        yield speech.key("journal-next", chapter=_name(game_id, campaign, journal.next, speech))
    for chapter in journal.chapters:
        if whole or chapter.played:
            yield f"- {_line(game_id, campaign, chapter, speech)}"


def _line(game_id: str, campaign: Campaign, chapter: Chapter, speech: Words) -> str:
    name = _name(game_id, campaign, chapter.number, speech)
    if not chapter.played:
        return name
    if not chapter.won:
        return speech.key("journal-chapter-lost", chapter=name, played=chapter.played)
    levels = [
        speech.key("journal-level", level=_level(game_id, campaign, level, speech), margin=signed(margin))
        for level, margin in chapter.won.items()
    ]
    return speech.key("journal-chapter-won", chapter=name, levels=", ".join(levels))


def _count(journal: Journal, speech: Words) -> str:
    won = sum(bool(chapter.won) for chapter in journal.chapters)
    return speech.key("journal-won", won=won, of=len(journal.chapters))


def _name(game_id: str, campaign: Campaign, number: int, speech: Words) -> str:
    return speech.key(f"{game_id}-option-{campaign.chapter}-{number}")


def _level(game_id: str, campaign: Campaign, level: str, speech: Words) -> str:
    return speech.key(f"{game_id}-option-{campaign.level}-{level}")
