"""Garbage and free memory: how each kind of process treats them, and why.

Nearly everything here is freed the moment that nobody holds it any more. The collector is for the rest: objects that hold one another
in a circle, as those of an exception and of the frames it came through do. To find them it looks at every object it watches, and
meanwhile the whole process stands still. What it is told here is therefore what it need not look at, and when it may look.

* The bot has some 200,000 objects from its start to its end: modules, cards, catalogues, fonts. A look at them stops every thread for
  a 25th of a second and finds nothing; while they are loaded, such looks were a seventh of the start. So from its beginning it is told
  to `look_seldom`, until `freeze_loaded` takes them out of its sight once they are there. What comes after that is little, so it is
  looked at as ever, only in larger parts.
* A process that thinks builds trees of hundreds of thousands of objects and throws away nearly nothing in a circle, so that every look
  at the tree is for nothing; the looks took half of the time for a decision. `look_seldom` lets it look at young objects alone, and at
  these seldom, while it works. `look_after_work` looks at what is left when the answer is out and nobody waits for it.
* A process that draws is told the same, and looks after very many pictures only: they leave nearly nothing, and the next one may be
  waited for already.

The stand-in, the tests and the benchmarks are processes of their own kind, which say themselves what they do.

Memory that is free again goes back to the system late in the bot, see `keep_heap`: it needs as much for the next picture.
"""

from __future__ import annotations

import ctypes
import gc
import sys
from typing import Final

BOT: Final = (5_000, 20, 20)
"""Thresholds of the bot: objects made more than freed until young ones are looked at, and how many looks at a generation there are
for one at the next. Of what has come since the start all is looked at once in some thousand moves.
"""
LOADING: Final = (1_000_000, 20, 20)
"""Thresholds of the bot while it loads: far more than there is to load, and a bound where that lasts, as without a way to Discord."""
WORKING: Final = (100_000, 20, 1_000)
"""Thresholds of a working process: what a decision leaves in circles cannot grow without end, and the trees are left alone."""
LOOKS: Final = 16
"""Number of jobs after which everything is looked at once. After the others only the young objects are."""
DRAWINGS: Final = 1_000
"""Number of pictures after which a process that draws looks at everything once, and at nothing after the others."""


_HEAP: Final = {-3: 6_000_000, -1: 16_000_000, -8: 2}
"""Settings of glibc's `mallopt`: from how many bytes on a block is the system's own, M_MMAP_THRESHOLD; how much may lie free at the end
of the heap, M_TRIM_THRESHOLD; and how many heaps all threads share, M_ARENA_MAX.
"""


def keep_heap() -> bool:
    """Let the memory of one picture serve for the next; to be called before there are threads. Return whether the system can do so.

    A picture is a block of two to five megabytes, and several of them are needed to draw one. Left alone, glibc gives such blocks back and
    asks for them again, page by page, or keeps some in a heap of each thread. Elsewhere than on Linux with glibc nothing is done.
    """
    if sys.platform != "linux" or not hasattr(libc := ctypes.CDLL(None), "mallopt"):
        return False
    taken = [libc.mallopt(setting, value) for setting, value in _HEAP.items()]
    return all(taken)


def freeze_loaded() -> None:
    """Let the collector never look again at what has been loaded up to now, for good; to be called when that is everything.

    What is frozen is freed as ever when nobody holds it any more. Circles are done away with before, for they would stay.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*BOT)


def look_later() -> None:
    """Let the collector leave alone what the bot loads, which calls `freeze_loaded` when that is everything."""
    gc.set_threshold(*LOADING)


def look_seldom() -> None:
    """Let the collector leave alone what a working process builds, which calls `look_after_work` between its jobs."""
    gc.set_threshold(*WORKING)


def look_after_work(jobs: int) -> None:
    """Look for circles once a job is answered, `jobs` of which have been done: at everything after each `LOOKS`, else at what is young."""
    gc.collect(2 if jobs % LOOKS == 0 else 0)


def look_after_drawing(pictures: int) -> None:
    """Look for circles once a picture is answered, `pictures` of which have been drawn: at everything after each `DRAWINGS`."""
    if pictures % DRAWINGS == 0:
        gc.collect(2)
