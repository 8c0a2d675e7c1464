"""The loop of a working process, run in the process of the test on jobs that lie there already."""

from __future__ import annotations

import gc
import io
import os
import pickle
import signal
import sys
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from bot import garbage
from bot.jobs import stop_signal
from bot.jobs.__main__ import POLITENESS, main
from bot.jobs.messages import AWAITED, DONE, FAILED, PROGRESS, SIZE
from tests.bot.jobs.errands import Count, Fail, IsDropped

ENOUGH = garbage.LOOKS + 1


class Loop:
    """The loop, with all it does to its process noted instead of done, and the messages that it has sent."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._monkeypatch = monkeypatch
        self.niceness: list[int] = []
        self.looks: list[int] = []
        self.thresholds: list[tuple[int, ...]] = []
        self.heap_is_kept = False
        monkeypatch.setattr(os, "nice", self.niceness.append)
        monkeypatch.setattr(gc, "collect", self.looks.append)
        monkeypatch.setattr(gc, "set_threshold", lambda *told: self.thresholds.append(told))
        monkeypatch.setattr(garbage, "keep_heap", self._keep_heap)

    def _keep_heap(self) -> None:
        self.heap_is_kept = True

    def run(self, *jobs: Any, options: tuple[str, ...] = ()) -> list[tuple[str, Any]]:
        sent, out = io.BytesIO(b"".join(map(pickle.dumps, jobs))), io.BytesIO()
        self._monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=sent))
        self._monkeypatch.setattr(sys, "stdout", SimpleNamespace(buffer=out))
        self._monkeypatch.setattr(sys, "argv", ["jobs", *options])
        main()
        out.seek(0)
        found = []
        while size := int.from_bytes(out.read(SIZE)):
            found.append(pickle.loads(out.read(size)))
        return found


@pytest.fixture
def loop(monkeypatch: pytest.MonkeyPatch) -> Iterator[Loop]:
    handler = signal.getsignal(stop_signal.SIGNAL)
    with monkeypatch.context() as patch:
        yield Loop(patch)
    signal.signal(stop_signal.SIGNAL, handler)


def test_each_job_is_answered_and_what_it_prints_goes_elsewhere(
    loop: Loop, capsys: pytest.CaptureFixture[str]
) -> None:
    told = loop.run(Count(2), Fail(), Count(0))
    done, failed, last = told[2], told[3], told[4]
    assert told[:2] == [(PROGRESS, (0, 2)), (PROGRESS, (1, 2))]
    assert done == (DONE, (2, os.getpid()))
    assert failed[0] == FAILED
    assert "no idea" in failed[1]
    assert last == (DONE, (0, os.getpid()))
    assert len({PROGRESS, DONE, FAILED}) == 3
    assert capsys.readouterr() == ("", "0\n1\n")


def test_a_process_for_which_nobody_waits_stands_back_and_looks_for_circles_now_and_then(loop: Loop) -> None:
    loop.run(*[Count(0)] * ENOUGH)
    assert (loop.niceness, loop.heap_is_kept) == ([POLITENESS], False)
    assert loop.thresholds == [garbage.WORKING]
    assert loop.looks == [0] * (garbage.LOOKS - 1) + [2, 0]


def test_a_process_that_is_waited_for_does_not_stand_back_and_looks_for_circles_very_seldom(
    loop: Loop,
) -> None:
    loop.run(*[Count(0)] * ENOUGH, options=(AWAITED,))
    assert (loop.niceness, loop.heap_is_kept) == ([], True)
    assert loop.thresholds == [garbage.WORKING]
    assert loop.looks == []
    loop.run(*[Count(0)] * (garbage.DRAWINGS + 1), options=(AWAITED,))
    assert loop.looks == [2]


def test_a_signal_is_about_the_job_in_hand_and_not_about_the_next(loop: Loop) -> None:
    loop.run()
    assert not stop_signal.is_dropped()
    signal.raise_signal(stop_signal.SIGNAL)
    assert stop_signal.is_dropped()
    assert loop.run(IsDropped()) == [(DONE, False)]
