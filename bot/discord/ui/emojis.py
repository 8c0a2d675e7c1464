"""The application's own emojis: signs from our pictures, on the buttons that stand for what they show.

They are given to Discord once: each is named for its sign and for its picture, so one that is there already is used, and one that is
drawn otherwise today is new. Until Discord has an emoji, and where it takes none, words stand in its place.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b

import discord

from bot.discord.ui.render_pool import RenderPool
from render import pictures


class Emojis:
    """The application's emojis, by game and sign."""

    def __init__(self) -> None:
        self._found: dict[tuple[str, str], discord.PartialEmoji] = {}

    def of(self, game_id: str, sign: str) -> discord.PartialEmoji | None:
        """Return the emoji of a sign; None while there is none."""
        return self._found.get((game_id, sign))

    async def prepare(self, client: discord.Client, games: Iterable[str], pool: RenderPool) -> None:
        """Find out which emojis Discord has, and give it those that are missing. Raises what a request to Discord does."""
        known = await _there(client)
        for game_id, signs in (await pool.draw_apart(pictures.all_emblems, tuple(games))).items():
            for sign, picture in signs.items():
                name = _named(sign, picture)
                if name not in known:
                    try:
                        known[name] = await client.create_application_emoji(name=name, image=picture)
                    except discord.HTTPException:
                        known = await _there(
                            client
                        )  # Another process of the bot may have given it meanwhile.
                        if name not in known:
                            raise
                self._found[game_id, sign] = discord.PartialEmoji(name=name, id=known[name].id)


async def _there(client: discord.Client) -> dict[str, discord.Emoji]:
    return {each.name: each for each in await client.fetch_application_emojis()}


def _named(sign: str, picture: bytes) -> str:
    return f"{sign.replace('-', '_')}_{blake2b(picture, digest_size=2).hexdigest()}"
