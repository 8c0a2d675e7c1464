"""What can go wrong in the store. In every case nothing of the request was written.

StoreError
├── Moved   somebody else has written first: look again
├── Taken   the channel has a live table already
└── Failed  the file is locked, full, read-only or out of reach
"""

from __future__ import annotations


class StoreError(Exception):
    """A write or a read that did not happen."""


class Moved(StoreError):
    """The log goes on from another moment than was expected, or the interaction is in it by now."""


class Taken(StoreError):
    """The channel has a live table."""


class Failed(StoreError):
    """The database did not do it, after waiting for others as long as `WAIT` says."""
