"""The settings of a server for the games on it: their language, where they are played, and who keeps order.

People are known here only by what an interaction says of them, their roles and whether they may manage the server. None of it is kept.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Literal, TypeAlias

from pydantic import AfterValidator, BaseModel, ConfigDict

from bot.store import Store
from bot.store.settings.guilds import GuildsStore
from bot.tables.model.calendar import known_zone
from bot.tables.model.errors import TableRefused
from bot.tables.model.paces import LeastPace, PaceName
from bot.tables.model.table import Change
from bot.tables.steps import management
from bot.tables.write.writer import Writer
from engine.text import Seat

Starters: TypeAlias = Literal["everyone", "role", "managers"]

MOST_CHANNELS = 25
"""Maximum number of channels that games can be kept to: as many as one menu takes."""


class NotHere(TableRefused):
    """The refusal to open a table in this channel. Takes `channels`, those in which games are played on this server."""

    key = "server-not-here"


class MayNotStart(TableRefused):
    """The refusal to let this member open a table. Takes `who` may."""

    key = "server-may-not-start"


class MayNotStop(TableRefused):
    key = "server-may-not-stop"


@dataclass(frozen=True, slots=True)
class Member:
    """A member of a server, as the interaction describes them."""

    roles: Collection[int]
    manages: bool


class GuildSettings(BaseModel):
    """The settings of one server. Whoever may manage it may do everything."""

    model_config = ConfigDict(frozen=True)

    language: str | None = None
    """The language of new tables; None stands for that of whoever opens one."""
    channels: tuple[int, ...] = ()
    """Ids of the channels in which tables may be opened, their threads included; () stands for everywhere."""
    starters: Starters = "everyone"
    zone: Annotated[str, AfterValidator(known_zone)] = "UTC"
    """The time zone in which a day of the challenge begins and ends here."""
    role: int | None = None
    """The id of the role that is meant where `starters` is `role`; None until it is named, and then only managers may start."""
    threads: bool = False
    """Whether each game opens a thread of its own when it starts, where it can have one."""
    least_pace: PaceName = "none"
    """The slowest pace that new games of several people may have. Whoever plays alone needs none."""
    call: int | None = None
    """The id of the role that a host may call when players are wanted; None where there is none."""

    def may_start(self, member: Member) -> bool:
        """Return whether this member may open tables."""
        return self.starters == "everyone" or self._is_in_charge(member)

    def may_stop(self, member: Member) -> bool:
        """Return whether this member may end a game of others. Not everybody may: a host can end it with the players' consent."""
        return self._is_in_charge(member)

    def allows(self, channels: Collection[int | None]) -> bool:
        """Return whether tables may be opened here: `channels` are the channel, and the one it belongs to where it is a thread."""
        return not self.channels or not set(self.channels).isdisjoint(channels)

    def _is_in_charge(self, member: Member) -> bool:
        return member.manages or (self.starters == "role" and self.role in member.roles)


class Guilds:
    """The settings of servers. Every method raises Failed."""

    def __init__(
        self, store: Store, writer: Writer, allows_stand_in: Callable[[int], Awaitable[bool | None]]
    ) -> None:
        """Take what says of a table whether its tournament allows a computer player to stand in; None for a table of its own."""
        self._store = GuildsStore(store)
        self._writer = writer
        self._allows_stand_in = allows_stand_in

    async def get(self, guild: int | None) -> GuildSettings:
        """Return the settings of a server; the defaults where it has none, and for a conversation without a server (None)."""
        if guild is None:
            return GuildSettings()
        return GuildSettings.model_validate(await self._store.read(guild))

    async def least_pace(self, guild: int | None) -> LeastPace:
        """Return the least pace of a server, or of a conversation without one (None)."""
        least = LeastPace((await self.get(guild)).least_pace)

        def is_same(settings: Mapping[str, object]) -> bool:
            before, least.pace = least.pace, GuildSettings.model_validate(settings).least_pace
            return least.pace == before

        if guild is not None:
            least.hold = self._store.holding(guild, is_same)
        return least

    async def set(self, guild: int, **chosen: object) -> GuildSettings:
        """Change the settings named, leave the others, and return them all as they are then."""

        def change(before: Mapping[str, object]) -> Mapping[str, object]:
            settled = GuildSettings.model_validate({**before, **chosen})
            return settled.model_dump(mode="json")

        await self._store.change(guild, change)
        return await self.get(guild)

    async def stop(self, table_id: int, interaction: int) -> Change:
        """End a lobby or a game over the heads of its players; the caller checks who may. Raises NoTable, IsOver."""
        return await self._writer.make(table_id, interaction, management.stop)

    async def extend(self, table_id: int, seat: Seat, interaction: int) -> Change:
        """Give somebody who is waited for more time; the caller checks who may. Raises NoTable, NotAtTable, IsPaused, IsOver."""
        return await self._writer.make(table_id, interaction, partial(management.extend, seat=seat))

    async def take_out(self, table_id: int, seat: Seat, interaction: int) -> Change:
        """Let a computer player move for somebody who is waited for; the caller checks who may.

        Raises NoTable, NotAtTable, IsPaused, IsOver.
        """
        is_kept = await self._allows_stand_in(table_id) is not None
        step = partial(management.take_out, seat=seat, is_kept=is_kept)
        return await self._writer.make(table_id, interaction, step)
