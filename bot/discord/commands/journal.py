"""/journal: how far somebody has come in a game with chapters."""

from __future__ import annotations

from collections.abc import Iterator

from bot.discord.commands.desk import Desk
from bot.discord.commands.registry import OptionalUser, command
from bot.discord.delivery.request import Request
from bot.discord.ui.components import Page, text
from bot.tables.stats.journal import Chapter, Journal
from engine.game import Campaign, games
from render.kit.text_limits import escaped
from render.words import Words


@command("journal")
async def show_journal(desk: Desk, request: Request, person: OptionalUser = None) -> None:
    """Shows the chapters of every game that has them, and which one is next."""
    await request.defer()
    asked = request.interaction.user if person is None else person
    parts = [f"### {request.words.key('journal-title', who=escaped(asked.display_name))}"]
    for game in games().values():
        if game.campaign is not None:
            journal = await desk.tables.journals.of(request.place, asked.id, game)
            parts.append("\n".join(_page(game.id, game.campaign, journal, request.words)))
    parts.append(request.words.key("journal-about"))
    await request.answer(Page(text("\n\n".join(parts))))


def _page(game_id: str, campaign: Campaign, journal: Journal, speech: Words) -> Iterator[str]:
    won = sum(bool(chapter.won) for chapter in journal.chapters)
    yield f"**{speech.key(game_id)}** · {speech.key('journal-won', won=won, of=len(journal.chapters))}"
    if journal.next is not None:
        name = speech.key(f"{game_id}-option-{campaign.chapter}-{journal.next}")
        yield speech.key("journal-next", chapter=name)
    for chapter in journal.chapters:
        yield f"- {_line(game_id, campaign, chapter, speech)}"


def _line(game_id: str, campaign: Campaign, chapter: Chapter, speech: Words) -> str:
    name = speech.key(f"{game_id}-option-{campaign.chapter}-{chapter.number}")
    if not chapter.played:
        return name
    if not chapter.won:
        return speech.key("journal-chapter-lost", chapter=name, played=chapter.played)
    levels = [
        speech.key(
            "journal-level", level=speech.key(f"{game_id}-option-{campaign.level}-{level}"), score=score
        )
        for level, score in chapter.won.items()
    ]
    return speech.key("journal-chapter-won", chapter=name, levels=", ".join(levels))
