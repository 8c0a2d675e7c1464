"""The picture on which something is chosen, where the game draws one."""

from __future__ import annotations

from bot.discord.cards.move_picker import MovePicker
from bot.discord.ui.components import PictureFile
from bot.discord.ui.render_pool import RenderPool
from bot.discord.ui.trail import Trail
from render import pictures


async def draw(
    pool: RenderPool, picker: MovePicker, trail: Trail | None = None, page: int = 0
) -> PictureFile | None:
    """Return the picture for a page of a trail (None: the root page); None where that page asks in words alone."""
    table, language = picker.table, picker.words.language
    if trail is not None and (after := await pool.look_ahead(picker.foresight.view_after, trail)) is not None:
        held = await pool.draw(pictures.hand, table.game.id, after, table.people, language)
        return PictureFile(f"choice-{table.moment}.png", held) if held else None
    asked = picker.question(trail, page)
    if asked is None:
        return None
    field, values = asked
    drawn = await pool.draw(
        pictures.choice, table.game.id, picker.view, field, values, table.people, language
    )
    return PictureFile(f"choice-{table.moment}.png", drawn) if drawn else None
