"""The page's own words: a folder of catalogues for each language makes one, and what it lacks is said in English."""

from __future__ import annotations

import json
import re
from pathlib import Path

CATALOGUES = Path(__file__).parent / "words"
"""A folder for each language, of catalogues in the part of Fluent that has one line for each message and arguments like `{ $name }`."""
MODULE = "sentences.js"
"""The name by which the page asks for all its words."""

_MESSAGE = re.compile(r"^([A-Za-z][\w-]*) = (.+)$", re.MULTILINE)


def sentences(catalogues: Path = CATALOGUES) -> dict[str, dict[str, str]]:
    """Return by language, as the folders are named, all sentences by their keys."""
    return {
        folder.name: {
            key: said
            for path in sorted(folder.glob("*.ftl"))
            for key, said in _MESSAGE.findall(path.read_text(encoding="utf-8"))
        }
        for folder in sorted(catalogues.iterdir())
        if folder.is_dir()
    }


def module(catalogues: Path = CATALOGUES) -> str:
    """Return the module of the page that holds all its words, as they are in the folders now."""
    return f"export const SENTENCES = {json.dumps(sentences(catalogues), ensure_ascii=False)};\n"
