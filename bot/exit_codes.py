"""The exit codes of the process, for when it ends otherwise than it was asked to."""

from __future__ import annotations

FAILED = 1
"""A new start may help."""
CANNOT = 2
"""Only a change of the settings, the facts or the database helps."""
