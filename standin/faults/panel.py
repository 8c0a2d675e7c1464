"""The page's panel of faults: what people ask of it over their socket, and what it shows them."""

from __future__ import annotations

from weakref import WeakSet

from pydantic import ValidationError

from standin.faults.injector import FaultInjector, TooManyFaultsError
from standin.faults.model import FAULT, ROUTES, Fault, Routed
from standin.page.tab import Actions, RefusedError, Tab
from standin.protocol.errors import Json
from standin.world.state import World


class Panel:
    """The panel: performs `faults` (show them from now on), `fault` (bring one about) and `stop-fault`; leaves the rest to `actions`."""

    def __init__(self, world: World, faults: FaultInjector, actions: Actions) -> None:
        self._world = world
        self._faults = faults
        self._actions = actions
        self._tabs: WeakSet[Tab] = WeakSet()
        self._ops = {"faults": self._show, "fault": self._add, "stop-fault": self._stop}
        faults.subscribe(self._on_change)

    def perform(self, tab: Tab, op: str, data: Json) -> None:
        """Perform an op of the panel, or pass it on to `actions`. Raises RefusedError for a fault that cannot be."""
        if op in self._ops:
            self._ops[op](tab, data)
        else:
            self._actions.perform(tab, op, data)

    def _show(self, tab: Tab, _data: Json) -> None:
        self._tabs.add(tab)
        tab.tell("FAULTS", self._as_json())

    def _add(self, _tab: Tab, data: Json) -> None:
        fault = _read(data["fault"])
        try:
            self._faults.add(fault)
        except TooManyFaultsError:
            raise RefusedError("Enough is planned to go wrong already; stop something first.") from None
        except KeyError:
            raise RefusedError("There is no such server.") from None

    def _stop(self, _tab: Tab, data: Json) -> None:
        self._faults.stop(int(data["id"]))

    def _on_change(self) -> None:
        for tab in self._tabs:
            tab.tell("FAULTS", self._as_json())

    def _as_json(self) -> Json:
        plans = [{"id": p.id, "left": p.left, "fault": p.fault.model_dump()} for p in self._faults.plans]
        guilds = [guild.name for guild in self._world.guilds.values()]
        return {"routes": list(ROUTES), "guilds": guilds, "plans": plans}


def _read(data: object) -> Fault:
    try:
        fault = FAULT.validate_python(data)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where = " ".join(str(part) for part in first["loc"])
        raise RefusedError(f"This cannot go wrong: {where or 'fault'}: {first['msg']}.") from None
    if isinstance(fault, Routed) and fault.route not in ROUTES:
        raise RefusedError(f"There is no route {fault.route}.")
    return fault
