from __future__ import annotations

import gc
import logging
import sys
from collections.abc import Iterator

import pytest

from bot.operations.logs import OURS, QUIET
from bot.tables.computers import players
from tests.bot import made_texts
from tests.bot.databases import IS_ON_SERVER
from tests.bot.postgresql import MISSING, Databases, programs, shared_server
from tests.standin.conftest import clock as clock
from tests.standin.conftest import conformance as conformance
from tests.standin.conftest import untouched_discord as untouched_discord
from tests.standin.screen import PATIENCE

made_texts.listen()


@pytest.fixture(autouse=True)
def every_text_has_words(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail where a Text was made that has no words, or lacks what they ask for, whether or not anybody has said it."""
    yield
    found = made_texts.lacking()
    assert found == [] or request.node.get_closest_marker("wordless"), found


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip, on a server, the tests of files: nothing is to be seen of them."""
    if IS_ON_SERVER:
        items[:] = [item for item in items if item.get_closest_marker("file") is None]


@pytest.fixture(autouse=True)
def untouched_logging(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Put back, after each test, what a bot that starts in this process has set: levels, listeners and the hook for accidents."""
    loggers = [logging.getLogger(name) for name in ("", *OURS, *QUIET)]
    before = [(logger, logger.level, logger.handlers[:]) for logger in loggers]
    monkeypatch.setattr("sys.excepthook", sys.excepthook)
    yield
    for logger, level, listeners in before:
        if logger.level != level:  # To set one makes every logger forget what it has worked out.
            logger.setLevel(level)
        logger.handlers[:] = listeners


@pytest.fixture(autouse=True)
def untouched_garbage() -> Iterator[None]:
    """Put back, after each test, how seldom garbage is looked for: a bot that starts in this process looks more often than tests need."""
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for a process that thinks as long as for anything else: on a machine under load it takes long to begin."""
    monkeypatch.setattr(players, "PATIENCE", PATIENCE)


@pytest.fixture(scope="session")
def databases(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Databases]:
    """Yield the databases of a server, one server for all workers of this run; skip the test where none is installed."""
    if programs() is None:
        pytest.skip(MISSING)
    own = tmp_path_factory.getbasetemp()
    with shared_server(own.parent if own.name.startswith("popen-") else own) as server:
        yield Databases(server)


@pytest.fixture
def server_url(databases: Databases) -> Iterator[str]:
    """Return a database of a server, with nothing in it."""
    with databases.lent() as url:
        yield url
