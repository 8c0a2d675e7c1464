"""The picture on which something is chosen, where the game draws one, and the page that it is on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeAlias

from bot.discord.cards.move_picker import MovePicker
from bot.discord.ui.components import Page, PictureFile, describe
from bot.discord.ui.render_pool import RenderPool
from bot.discord.ui.trail import Trail
from engine.action import Value
from engine.view import View
from render import pictures
from render.painter import Picture

Asked: TypeAlias = tuple[str, Sequence[Value]]
"""A field and the values that a picture shows."""

_COMING = Picture(b"", "", 0, 0)
"""Stand-in for a picture that is being drawn."""


async def draw(
    pool: RenderPool, picker: MovePicker, trail: Trail | None = None, page: int = 0
) -> PictureFile | None:
    """Return the picture for a page of a trail (None: the root page); None where that page asks in words alone."""
    if (after := await _view_after(pool, picker, trail)) is not None:
        return await _held(pool, picker, after)
    asked = picker.question(trail, page)
    return None if asked is None else await _lit(pool, picker, asked)


async def page_with_picture(
    pool: RenderPool,
    picker: MovePicker,
    make: Callable[[PictureFile | None], Page],
    trail: Trail | None = None,
    page: int = 0,
) -> tuple[Page, PictureFile | None]:
    """Return a page of a trail (None: the root page) as `make` makes it, given its picture, and that picture as `draw` draws it.

    The page is made while a process draws.
    """
    if (after := await _view_after(pool, picker, trail)) is not None:
        held = await _held(pool, picker, after)
        return make(held), held
    asked = picker.question(trail, page)
    if asked is None:
        return make(None), None
    making = asyncio.create_task(_made(make, PictureFile(_name(picker), _COMING)))
    lit, made = await _lit(pool, picker, asked), await making
    if lit is None:
        return make(None), None
    describe(made, lit)
    return made, lit


async def _made(make: Callable[[PictureFile | None], Page], coming: PictureFile) -> Page:
    """Return a page, made after the job of drawing is written, which is done in one turn of the event loop."""
    await asyncio.sleep(0)
    return make(coming)


async def _view_after(pool: RenderPool, picker: MovePicker, trail: Trail | None) -> View | None:
    return None if trail is None else await pool.look_ahead(picker.foresight.view_after, trail)


async def _held(pool: RenderPool, picker: MovePicker, after: View) -> PictureFile | None:
    """Return the picture of what its player would hold after a move."""
    table, language = picker.table, picker.words.language
    return _file(picker, await pool.draw(pictures.hand, table.game.id, after, table.people, language))


async def _lit(pool: RenderPool, picker: MovePicker, asked: Asked) -> PictureFile | None:
    """Return the picture on which the values of a field are lit."""
    table, language = picker.table, picker.words.language
    drawn = await pool.draw(pictures.choice, table.game.id, picker.view, *asked, table.people, language)
    return _file(picker, drawn)


def _file(picker: MovePicker, drawn: Picture | None) -> PictureFile | None:
    return PictureFile(_name(picker), drawn) if drawn else None


def _name(picker: MovePicker) -> str:
    return f"choice-{picker.table.moment}.png"
