"""The page's panel of faults: what people ask of it over their socket, and what it shows them."""

from __future__ import annotations

from weakref import WeakSet

from pydantic import ValidationError

from bot.local.faults.injector import Faults, TooMany
from bot.local.faults.model import FAULT, ROUTES, Fault, Routed
from bot.local.page.page import Clicks, RefusedError, Tab
from bot.local.protocol.errors import Json


class Panel:
    """Ops of the page: `faults` (show them from now on), `fault` (bring one about), `stop-fault`; others are clicks."""

    def __init__(self, faults: Faults, clicks: Clicks) -> None:
        self._faults = faults
        self._clicks = clicks
        self._tabs: WeakSet[Tab] = WeakSet()
        self._ops = {"faults": self._show, "fault": self._add, "stop-fault": self._stop}
        faults.subscribe(self._changed)

    def perform(self, tab: Tab, op: str, data: Json) -> None:
        """Raises RefusedError for a fault that cannot be."""
        if op in self._ops:
            self._ops[op](tab, data)
        else:
            self._clicks.perform(tab, op, data)

    def _show(self, tab: Tab, _data: Json) -> None:
        self._tabs.add(tab)
        tab.tell("FAULTS", self._shown())

    def _add(self, _tab: Tab, data: Json) -> None:
        try:
            self._faults.add(_read(data["fault"]))
        except TooMany:
            raise RefusedError("Enough is planned to go wrong already; stop something first.") from None

    def _stop(self, _tab: Tab, data: Json) -> None:
        self._faults.stop(int(data["id"]))

    def _changed(self) -> None:
        for tab in self._tabs:
            tab.tell("FAULTS", self._shown())

    def _shown(self) -> Json:
        plans = [{"id": p.id, "left": p.left, "fault": p.fault.model_dump()} for p in self._faults.plans]
        return {"routes": list(ROUTES), "plans": plans}


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
