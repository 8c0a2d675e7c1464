"""The gem bonus: points for gems that are left."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from render.games.spirits_of_the_forest.modules.module import ModulePictures, RowKind
from render.kit.palette import CREAM


class GemBonusPictures(ModulePictures):
    """The pictures of the gem bonus: a row of the score sheet and nothing else."""

    rows: ClassVar[Mapping[str, RowKind]] = {"line-gems": RowKind("gems", "fa:gem", CREAM)}
