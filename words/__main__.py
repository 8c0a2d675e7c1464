"""python -m words [FOLDER]: names what each language lacks, and what is wrong in it; the latter is a fault, and the former in a whole one.

Without a folder it looks at what the bot says; the page of the stand-in has catalogues of its own, `standin/page/words`.
"""

from __future__ import annotations

import sys
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


if __name__ == "__main__":
    sys.exit(main(*map(Path, sys.argv[1:2])))
