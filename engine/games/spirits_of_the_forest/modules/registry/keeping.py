"""The saving of a forest's table, with the state of its modules."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cached_property
from typing import Any

from pydantic import TypeAdapter

from engine.games.spirits_of_the_forest.model.kinds import Module
from engine.games.spirits_of_the_forest.model.table import Table
from engine.games.spirits_of_the_forest.modules.registry.modules import MODULES
from engine.keeping import Keeping, canonical


class ForestKeeping(Keeping[Table]):
    """The keeping of a table as one flat object: every module has its place in it, played or not.

    So saved tables need not know which module keeps what.
    """

    @cached_property
    def _parts(self) -> Mapping[Module, TypeAdapter[Any]]:
        """Adapters that turn the state of each module to and from JSON."""
        return {module.id: TypeAdapter(module.State) for module in MODULES if module.State is not None}

    def dump(self, table: Table) -> str:
        values = self.tables.dump_python(table, mode="json", exclude={"parts", "ground"})
        kept = table.parts
        parts = {
            name: adapter.dump_python(kept[name], mode="json") if name in kept else None
            for name, adapter in self._parts.items()
        }
        return canonical({**values, **parts})

    def load(self, text: str) -> Table:
        table = self.tables.validate_json(text)
        if table.modules:
            kept = json.loads(text)
            table.parts = {
                name: adapter.validate_python(kept[name])
                for name, adapter in self._parts.items()
                if kept.get(name) is not None
            }
        return table
