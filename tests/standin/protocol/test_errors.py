"""Whatever is refused has Discord's number and a sentence that says why."""

from __future__ import annotations

from collections.abc import Callable
from inspect import Parameter, getmembers, isfunction, signature

import pytest

from standin.protocol import errors
from standin.protocol.errors import ApiError

REFUSALS: dict[str, Callable[..., object]] = {
    name: made
    for name, made in getmembers(errors, isfunction)
    if signature(made).return_annotation in ("ApiError", ApiError)
    and all(each.default is not Parameter.empty for each in signature(made).parameters.values())
}


@pytest.mark.parametrize("name", REFUSALS)
def test_each_refusal_has_a_number_and_a_sentence(name: str) -> None:
    refused = REFUSALS[name]()
    assert isinstance(refused, ApiError)
    assert 400 <= refused.status < 600
    assert len(str(refused).split()) > 1
    assert refused.to_json() == {"message": str(refused), "code": refused.code}


def test_no_two_refusals_are_the_same() -> None:
    told = [
        (made.status, made.code, str(made))
        for make in REFUSALS.values()
        if isinstance(made := make(), ApiError)
    ]
    assert len(told) == len(set(told)) > 20
