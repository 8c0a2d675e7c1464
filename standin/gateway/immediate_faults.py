"""Faults that come at once: how they strike the gateway and the servers."""

from __future__ import annotations

from typing import Protocol

from standin.faults.model import (
    AtOnce,
    Drop,
    InvalidSession,
    Invite,
    Kick,
    Outage,
    Reconnect,
    Silence,
)
from standin.world import membership
from standin.world.state import World


class Connections(Protocol):
    """All connections of the gateway, as far as a fault can reach them."""

    def drop(self, code: int) -> None: ...
    def reconnect(self) -> None: ...
    def invalidate(self, *, resumable: bool) -> None: ...
    def fall_silent(self) -> None: ...


def bring_about(fault: AtOnce, gateway: Connections, world: World) -> None:
    """Bring about a fault that comes at once. Raises KeyError if there is no server of the name that the fault says."""
    match fault:
        case Drop():
            gateway.drop(fault.code)
        case Reconnect():
            gateway.reconnect()
        case InvalidSession():
            gateway.invalidate(resumable=fault.resumable)
        case Silence():
            gateway.fall_silent()
        case Kick():
            membership.kick(world, world.guild_named(fault.guild))
        case Invite():
            membership.invite(world, world.guild_named(fault.guild))
        case Outage():
            membership.set_available(world, world.guild_named(fault.guild), available=fault.over)
