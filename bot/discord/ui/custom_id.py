"""State of a button or menu: everything that its answer needs, so that any process can answer it, also after a restart."""

from __future__ import annotations

import re
from dataclasses import dataclass

from bot.discord.ui import limits

PATH = 55
"""Maximum characters of a path; table, moment, op and page need the rest."""

PATTERN = re.compile(
    r"gk:(?P<table>\d+):(?P<moment>\d+):(?P<op>[a-z]+)(?:\.(?P<page>\d+))?:(?P<path>.*)", re.DOTALL
)
"""Pattern of our custom_ids. Cards in channels keep their buttons for years: an id that has once been posted must stay readable."""


@dataclass(frozen=True, slots=True)
class CustomId:
    """The id of a button or menu: names a table, the moment its reader was shown, what the press asks for, and how far the reader has come.

    A table or moment of 0 stands where the answer depends on none. Whoever can press can read it, so it holds no secret of others.
    """

    table: int
    moment: int
    op: str
    path: str = ""
    page: int = 0

    def __str__(self) -> str:
        op = f"{self.op}.{self.page}" if self.page else self.op
        custom_id = f"gk:{self.table}:{self.moment}:{op}:{self.path}"
        if len(custom_id) > limits.CUSTOM_ID:
            raise ValueError(f"custom_id of {len(custom_id)} characters")
        return custom_id

    @classmethod
    def read(cls, custom_id: str) -> CustomId:
        """Return the parts of a custom_id. Raises ValueError where it is none of ours."""
        found = PATTERN.fullmatch(custom_id)
        if not found:
            raise ValueError(custom_id)
        return cls(
            int(found["table"]), int(found["moment"]), found["op"], found["path"], int(found["page"] or 0)
        )
