"""Objects behind the ids that a person chooses; Discord sends them beside a command, a menu or a form."""

from __future__ import annotations

from standin.content.components import ComponentKind
from standin.protocol.command_options import OptionType, leaves
from standin.protocol.errors import Json
from standin.world.state import Account, Channel, World
from standin.world.wire import channel_json, member_json, role_json

CHOSEN_BY_OPTION: dict[int, tuple[str, ...]] = {
    OptionType.USER: ("users",),
    OptionType.CHANNEL: ("channels",),
    OptionType.ROLE: ("roles",),
    OptionType.MENTIONABLE: ("users", "roles"),
    OptionType.ATTACHMENT: ("attachments",),
}
CHOSEN_BY_MENU: dict[int, tuple[str, ...]] = {
    ComponentKind.USER_SELECT: ("users",),
    ComponentKind.CHANNEL_SELECT: ("channels",),
    ComponentKind.ROLE_SELECT: ("roles",),
    ComponentKind.MENTIONABLE_SELECT: ("users", "roles"),
    ComponentKind.FILE_UPLOAD: ("attachments",),
}


class UnknownIdError(LookupError):
    """Nothing that this person can choose has this id."""


class Resolver:
    """The resolver of what one person chooses in one channel."""

    def __init__(self, world: World, person: Account, channel: Channel) -> None:
        self._world = world
        self._person = person
        self._channel = channel
        self._found: Json = {}

    def options(self, sent: list[Json]) -> Json:
        """Resolve the options of a command. Raises `UnknownIdError` for the first value that cannot be."""
        for option in leaves(sent):
            self._choose(CHOSEN_BY_OPTION.get(option["type"], ()), str(option["value"]), option)
        return self._found

    def values(self, component: Json, values: list[str]) -> Json:
        """Resolve a menu of people, roles, channels or files, and keep what was resolved before."""
        for value in values:
            self._choose(CHOSEN_BY_MENU.get(component["type"], ()), value, component)
        return self._found

    def _choose(self, families: tuple[str, ...], identity: str, asked: Json) -> None:
        finders = {
            "users": self._user,
            "roles": self._role,
            "channels": self._place,
            "attachments": self._attachment,
        }
        if families and not any(finders[family](identity, asked) for family in families):
            raise UnknownIdError(identity)

    def _add(self, family: str, identity: str, shown: Json) -> bool:
        self._found.setdefault(family, {})[identity] = shown
        return True

    def _user(self, identity: str, _asked: Json) -> bool:
        user = self._world.user(identity)
        if user is None:
            return False
        guild = self._world.guilds.get(self._channel.guild_id or "")
        if guild and identity in guild.members:
            granted = str(self._world.permissions(identity, self._channel))
            member = member_json(guild, user, partial=True) | {"permissions": granted}
            self._add("members", identity, member)
        return self._add("users", identity, user)

    def _role(self, identity: str, _asked: Json) -> bool:
        guild = self._world.guilds.get(self._channel.guild_id or "")
        role = guild.roles.get(identity) if guild else None
        return role is not None and self._add("roles", identity, role_json(role))

    def _place(self, identity: str, asked: Json) -> bool:
        place = self._world.channels.get(identity)
        if place is None or place.guild_id is None or place.guild_id != self._channel.guild_id:
            return False
        if not self._world.may_see(self._person.id, place):
            return False
        if asked.get("channel_types") and place.type not in asked["channel_types"]:
            return False
        granted = str(self._world.permissions(self._person.id, place))
        return self._add("channels", identity, channel_json(self._world, place) | {"permissions": granted})

    def _attachment(self, identity: str, _asked: Json) -> bool:
        upload = self._world.uploads.get((self._person.id, identity))
        return upload is not None and self._add("attachments", identity, upload)
