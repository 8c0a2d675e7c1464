"""python -m words [FOLDER]: names what each language lacks, and what is wrong in it; the latter is a fault, and the former in a whole one.

Without a folder it looks at what the bot says; the page of the stand-in has catalogues of its own, `standin/page/words`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from words.catalogue import CATALOGUES, FALLBACK, languages_in
from words.completeness import faults, lacks, share, whole_languages


def main(catalogues: Path = CATALOGUES) -> int:
    """Print a line for each catalogue that lacks something, and for each language how much of it there is. Return the exit code."""
    wrong = False
    for language in languages_in(catalogues):
        missing = [] if language == FALLBACK else list(lacks(catalogues, language))
        found = list(faults(catalogues, language))
        print(*missing, *found, f"{language}: {int(share(catalogues, language) * 100)}%", sep="\n")
        wrong = wrong or bool(found) or (bool(missing) and language in whole_languages(catalogues))
    return 1 if wrong else 0


def given(arguments: Sequence[str] | None = None) -> Path:
    """Return the folder that a command line names. Raises SystemExit, with a sentence, where it has no catalogues of `FALLBACK`."""
    parser = argparse.ArgumentParser(prog="python -m words", description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=CATALOGUES, metavar="FOLDER")
    folder: Path = parser.parse_args(arguments).folder
    if not any((folder / FALLBACK).glob("*.ftl")):
        parser.error(
            f"{folder / FALLBACK} has no catalogues (*.ftl): name the folder that the folders of languages are in"
        )
    return folder


if __name__ == "__main__":
    sys.exit(main(given()))
