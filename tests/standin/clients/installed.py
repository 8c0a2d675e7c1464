"""Folder in which `make clients` puts what tests need from other registries: outside the checkout, pinned."""

from __future__ import annotations

import os
from pathlib import Path

CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
INSTALLED = Path(os.environ.get("CLIENTS") or CACHE / "grovekeeper-clients")
PACKAGES = INSTALLED / "node_modules"
