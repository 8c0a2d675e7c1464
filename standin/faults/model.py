"""Faults between a bot and Discord, as plain values: scripted from a test, or sent by the panel of the page.

    local.faults.add(Drop(code=4009))                           # at once, on every open gateway socket
    local.faults.add(Failing(route="post", status=503))         # the next request of this route
    local.faults.add(Late(route="follow-up", seconds=2, times=3))

Faults of the gateway and of servers come at once (`AtOnce`); all others are planned and meet the next `times` events or requests.
"""

from __future__ import annotations

import re
from typing import Annotated, Literal, TypeAlias

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter

ROUTES = {
    "all": r".",
    "answer": r"POST .*/interactions/\d+/[^/]+/callback$",
    "edit-answer": r"PATCH .*/webhooks/\d+/[^/]+/messages/@original$",
    "follow-up": r"POST .*/webhooks/\d+/[^/]+$",
    "post": r"POST .*/channels/\d+/messages$",
    "change": r"PATCH .*/messages/\d+$",
    "read": r"GET ",
    "commands": r"PUT .*/commands$",
}
"""Patterns of "METHOD /path" by the name of what a bot asks for."""

FORGETTING = frozenset((4004, 4006, 4007, 4009, 4010, 4011, 4012, 4013, 4014))
"""Close codes that end the session as well: a RESUME after them is refused."""


def _route(route: str) -> str:
    try:
        re.compile(route)
    except re.error as error:
        raise ValueError(f"{route!r} is no pattern: {error}") from None
    return route


CloseCode: TypeAlias = Literal[
    1000, 1001, 1006,
    4000, 4001, 4002, 4003, 4004, 4005, 4006, 4007, 4008, 4009,
    4010, 4011, 4012, 4013, 4014,
]  # fmt: skip
Route: TypeAlias = Annotated[str, Field(max_length=200), AfterValidator(_route)]
Seconds: TypeAlias = Annotated[float, Field(ge=0, le=60)]
Times: TypeAlias = Annotated[int, Field(ge=1, le=1000)]
Told: TypeAlias = Literal["INTERACTION_CREATE", "MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE"]


class _Fault(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Drop(_Fault):
    """Every gateway socket is closed with this code; 1006 cuts the connection without a word."""

    kind: Literal["drop"] = "drop"
    code: CloseCode = 4000


class Reconnect(_Fault):
    """The bot is asked to connect anew and resume (op 7)."""

    kind: Literal["reconnect"] = "reconnect"


class InvalidSession(_Fault):
    """The bot is told that its session is invalid (op 9). Not `resumable`: what happens until it is back is lost."""

    kind: Literal["invalid-session"] = "invalid-session"
    resumable: bool = False


class Silence(_Fault):
    """The sockets that are open stay open and carry nothing more to the bot, not even acknowledged heartbeats."""

    kind: Literal["silence"] = "silence"


class InGuild(_Fault):
    """A fault that happens to the server of this name, at once."""

    guild: Annotated[str, Field(max_length=100)]


class Kick(InGuild):
    """The bot is removed from the server."""

    kind: Literal["kick"] = "kick"


class Invite(InGuild):
    """The bot is brought to the server, with the permissions that the README asks for."""

    kind: Literal["invite"] = "invite"


class Outage(InGuild):
    """Nobody reaches the server until an outage comes that is `over`."""

    kind: Literal["outage"] = "outage"
    over: bool = False


class Planned(_Fault):
    """A fault that meets the next `times` events or requests that it concerns."""

    times: Times = 1


class Lag(Planned):
    """Events reach the bot this much later."""

    kind: Literal["lag"] = "lag"
    seconds: Seconds = 1.0


class Twice(Planned):
    """Events of this name reach the bot twice."""

    kind: Literal["twice"] = "twice"
    event: Told = "INTERACTION_CREATE"


class Routed(Planned):
    """A fault that meets requests whose "METHOD /path" matches `route`: a name of `ROUTES` or a pattern of one's own."""

    route: Route = "all"

    def concerns(self, request: str) -> bool:
        return re.search(ROUTES.get(self.route, self.route), request) is not None


class Slow(Routed):
    """Requests take effect this much later."""

    kind: Literal["slow"] = "slow"
    seconds: Seconds = 1.0


class Late(Routed):
    """Requests take effect and everybody sees it; the bot is told so only this much later."""

    kind: Literal["late"] = "late"
    seconds: Seconds = 1.0


class RateLimited(Routed):
    """A refusal with 429. `scope` "address" is the ban of a whole address, which does not say when it will end."""

    kind: Literal["rate-limited"] = "rate-limited"
    retry_after: Seconds = 1.0
    scope: Literal["user", "shared", "global", "address"] = "user"


class Failing(Routed):
    """An error as the answer, with this `code` of Discord's in it. `applied`: it took effect all the same, so a retry meets it again."""

    kind: Literal["failing"] = "failing"
    status: Annotated[int, Field(ge=400, le=599)] = 500
    code: Annotated[int, Field(ge=0, le=999_999, repr=False)] = 0
    applied: bool = False


class Aborted(Routed):
    """The connection is cut instead of an answer. `applied` as in `Failing`."""

    kind: Literal["aborted"] = "aborted"
    applied: bool = False


class NoNewPicture(Routed):
    """A message that is there cannot be changed to show a new file: 400, as Discord's api-docs #7529 tells of galleries."""

    kind: Literal["no-new-picture"] = "no-new-picture"
    route: Route = r"^PATCH "


AtOnce: TypeAlias = Drop | Reconnect | InvalidSession | Silence | Kick | Invite | Outage
Refusing: TypeAlias = RateLimited | Failing | Aborted | NoNewPicture
Fault: TypeAlias = AtOnce | Lag | Twice | Slow | Late | Refusing
FAULT: TypeAdapter[Fault] = TypeAdapter(Annotated[Fault, Field(discriminator="kind")])
