"""Everything a bot does here, held against Discord's own description of its API."""

from __future__ import annotations

import pytest

from standin.rest.observer import RestExchange
from tests.standin.conformance import Conformance
from tests.standin.openapi import MISSING, load
from tests.standin.tour import walk


async def test_requests_and_answers_fit_discords_description(conformance: Conformance) -> None:
    oracle = load()
    if oracle is None:
        pytest.skip(MISSING)
    await walk()
    assert "\n".join(conformance.problems()) == ""
    assert len(oracle.checked) > 15


async def test_what_does_not_fit_is_named() -> None:
    oracle = load()
    if oracle is None:
        pytest.skip(MISSING)
    user = {"id": "1", "username": "ada", "discriminator": "0", "global_name": None, "flags": "none"}
    wrong = RestExchange("GET", "/users/1", None, 200, user)
    assert "/users/1 answered: /flags" in "".join(oracle.problems(wrong))
    assert list(oracle.problems(RestExchange("GET", "/trees", None, 200, {}))) == [
        "GET /trees is no route of Discord"
    ]
