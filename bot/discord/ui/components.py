"""The parts of messages: text, pictures, and buttons and menus whose custom_id is all their state.

Every message of ours is a `LayoutView` without timeout, made anew for each edit, whose items are all `DynamicItem`s. A view that mixed
them with ordinary items would unregister their class in the whole process when it ends, and every button would stop working.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Protocol, TypeAlias, cast

import discord
from discord import ui

from bot.discord.ui import limits
from bot.discord.ui.custom_id import PATTERN, CustomId
from render.painter import Picture

Style: TypeAlias = discord.ButtonStyle

GREEN = discord.Colour(0x4E6B3A)

ROWS = 3
"""Number of rows of buttons that a phone shows beside the question."""
ROW_WIDTH = 40
"""Number of characters that fit side by side on a phone."""
EDGES = 4
"""Width of a button beside its words, in characters."""
EMOJI = 3
"""Width that an emoji adds to a button, in characters."""
MOST = 30
"""Maximum number of components for the buttons of a page, rows included: of the 40 of a message, texts, menus and pictures leave these."""


class AnswersPresses(Protocol):
    """The client, as far as buttons and menus know it: it answers presses on them and picks from them."""

    async def answer_press(
        self, interaction: discord.Interaction[Any], custom_id: CustomId, values: Sequence[str]
    ) -> None: ...


class PersistentItem(ui.DynamicItem[ui.Item[Any]], template=PATTERN):
    """Any button or menu of ours. Its custom_id is all its state; the client answers it."""

    def __init__(self, item: ui.Item[Any]) -> None:
        super().__init__(item)

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],  # noqa: ARG003 - the library's signature
        item: ui.Item[Any],
        match: re.Match[str],  # noqa: ARG003
        /,
    ) -> PersistentItem:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        client: AnswersPresses = interaction.client
        # We read the values as they were sent: the library makes objects of channels and roles, and drops strings beside such objects.
        data = cast("Mapping[str, Any]", interaction.data or {})
        await client.answer_press(interaction, CustomId.read(self.custom_id), tuple(data.get("values", ())))


class Page(ui.LayoutView):
    """One message."""

    def __init__(self, *items: ui.Item[Any]) -> None:
        super().__init__(timeout=None)
        for item in items:
            self.add_item(item)

    def is_finished(self) -> bool:
        """Return True always, so that the library keeps no view of ours.

        It would hold each private one for a quarter of an hour, though a press needs only the class of the item.
        """
        return True


@dataclass(frozen=True, slots=True)
class PictureFile:
    """A picture with the name it has in a message."""

    name: str
    picture: Picture

    @property
    def file(self) -> discord.File:
        """File with the picture, a new one each time, because the library can send a file once only."""
        return discord.File(io.BytesIO(self.picture.data), self.name)


@dataclass(frozen=True, slots=True)
class Download:
    """A file for the reader to download, with the name it has in a message."""

    name: str
    data: bytes

    @property
    def file(self) -> discord.File:
        """File to send, a new one each time, because the library can send a file once only."""
        return discord.File(io.BytesIO(self.data), self.name)


def files(given: Iterable[PictureFile | Download]) -> list[discord.File]:
    """Return the pictures and downloads of a message as the library sends them; each list can be sent once."""
    return [each.file for each in given]


def clip(text: str, most: int) -> str:
    """Return the text, cut off and ended by "…" where it is longer than `most` characters."""
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"


def text(content: str, most: int = limits.TEXT, id: int | None = None) -> ui.TextDisplay[Any]:  # noqa: A002 - as the library has it
    return ui.TextDisplay(clip(content, most) or "…", id=id)


def gallery(*pictures: PictureFile) -> ui.MediaGallery[Any]:
    """Return the part of a message that shows pictures, with their alternative texts."""
    shown: ui.MediaGallery[Any] = ui.MediaGallery()
    for each in pictures:
        shown.add_item(media=f"attachment://{each.name}", description=clip(each.picture.alt, limits.ALT_TEXT))
    return shown


def describe(page: Page, shown: PictureFile) -> None:
    """Give a page the alternative text of a picture that was drawn while the page was made."""
    for item in page.walk_children():
        if isinstance(item, ui.MediaGallery):
            for each in item.items:
                if each.media.url == f"attachment://{shown.name}":
                    each.description = clip(shown.picture.alt, limits.ALT_TEXT)


def file_item(download: Download) -> ui.File[Any]:
    """Return the part of a message that offers a download."""
    return ui.File(f"attachment://{download.name}")


def box(*items: ui.Item[Any]) -> ui.Container[Any]:
    return ui.Container(*items, accent_colour=GREEN)


def button_to(
    custom_id: CustomId,
    label: str,
    style: Style = Style.secondary,
    emoji: discord.PartialEmoji | None = None,
) -> PersistentItem:
    said = clip(label, limits.LABEL)
    return PersistentItem(ui.Button(label=said, custom_id=str(custom_id), style=style, emoji=emoji))


@dataclass(frozen=True, slots=True)
class MenuLine:
    """One line of a menu; `about` is a smaller line below it."""

    value: str
    label: str
    chosen: bool = False
    about: str = ""
    emoji: discord.PartialEmoji | None = None


def menu(
    custom_id: CustomId, question: str, options: Sequence[MenuLine], *, many: bool = False
) -> ui.ActionRow[Any]:
    """Return a menu of 1 to 25 options, of which one is picked; with `many` any number, also none."""
    lines = [
        discord.SelectOption(
            label=clip(each.label, limits.OPTION),
            value=each.value,
            default=each.chosen,
            description=clip(each.about, limits.OPTION),
            emoji=each.emoji,
        )
        for each in options
    ]
    select: ui.Select[Any] = ui.Select(
        custom_id=str(custom_id),
        placeholder=clip(question, limits.PLACEHOLDER),
        options=lines,
        min_values=0 if many else 1,
        max_values=len(lines) if many else 1,
    )
    return ui.ActionRow(PersistentItem(select))


def rows(buttons: Sequence[PersistentItem], *, is_dense: bool = False) -> list[ui.ActionRow[Any]]:
    """Return the buttons in rows that fit on a phone, in their order; in as few as there can be where a message would hold no more, or if
    they are to be dense. Of more buttons than a message holds these are the first.
    """
    buttons = buttons[: limits.BUTTONS]
    lengths = row_lengths([_width_of(button) for button in buttons])
    if is_dense or len(buttons) + len(lengths) > MOST:
        lengths = row_lengths([0] * len(buttons))
    left = iter(buttons)
    return [ui.ActionRow(*islice(left, length)) for length in lengths]


def size_of(items: Iterable[ui.Item[Any]]) -> int:
    """Return the number of components of a message of these parts, those within others included."""
    return sum(1 + (len(item.children) if isinstance(item, ui.ActionRow) else 0) for item in items)


def row_lengths(widths: Iterable[int]) -> list[int]:
    """Return the number of buttons in each row, from their widths; no row is wider than a phone or has more than Discord allows."""
    lengths: list[int] = []
    taken = 0
    for width in widths:
        taken += width
        if lengths and lengths[-1] < limits.ROW and taken <= ROW_WIDTH:
            lengths[-1] += 1
        else:
            lengths.append(1)
            taken = width
    return lengths


def width(label: str, emoji: object = None) -> int:
    """Return the width of a button, in characters."""
    return len(label) + EDGES + (EMOJI if emoji else 0)


def _width_of(button: PersistentItem) -> int:
    assert isinstance(button.item, ui.Button)
    return width(button.item.label or "", button.item.emoji)


def pages_of(content: str, most: int = limits.TEXT - 200) -> list[str]:
    """Split a long text into parts of at most `most` characters, between lines where that is possible."""
    parts = [""]
    for line in content.splitlines():
        for piece in (line[start : start + most] for start in range(0, max(len(line), 1), most)):
            if len(parts[-1]) + len(piece) + 1 > most:
                parts.append("")
            parts[-1] = f"{parts[-1]}\n{piece}" if parts[-1] else piece
    return [part for part in parts if part]
