"""Whatever is refused has Discord's number and a sentence that says why."""

from __future__ import annotations

from collections.abc import Callable
from inspect import Parameter, getmembers, isfunction, signature
from typing import Any

import pytest

from standin.protocol import errors
from standin.protocol.errors import ApiError, Findings, InvalidError, Path, RateLimitedError

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


def found(*noted: Callable[[Findings], None], prefix: Path = ()) -> object:
    """Return the tree of what was noted; None where nothing was."""
    findings = Findings(prefix)
    for note in noted:
        note(findings)
    try:
        findings.raise_if_any()
    except InvalidError as error:
        return error.errors
    return None


@pytest.mark.parametrize(
    ("value", "low", "code"),
    [
        ("ab", 2, None),
        ("abcd", 2, None),
        ("a", 2, "LENGTH"),
        ("abcde", 2, "LENGTH"),
        ([1, 2], 2, None),
        ((1,), 2, "LENGTH"),
        (None, 0, "REQUIRED"),
        ("  ", 1, "REQUIRED"),
        ("  ", 0, None),
        ("", 0, None),
        ([], 1, "LENGTH"),
        (5, 0, "WRONG TYPE"),
        ({"a": 1, "b": 2}, 0, "WRONG TYPE"),
    ],
)
def test_a_text_or_a_list_has_to_be_there_of_its_type_and_within_its_bounds(
    value: object, low: int, code: str | None
) -> None:
    errors = {
        "LENGTH": ("BASE_TYPE_BAD_LENGTH", f"Must be between {low} and 4 in length."),
        "REQUIRED": ("BASE_TYPE_REQUIRED", "This field is required"),
        "WRONG TYPE": ("BASE_TYPE_BAD_TYPE", "This field has the wrong type"),
    }
    told = found(lambda findings: findings.length(("data", 0), value, low, 4), prefix=("of",))
    if code is None:
        assert told is None
    else:
        number, sentence = errors[code]
        assert told == {"of": {"data": {"0": {"_errors": [{"code": number, "message": sentence}]}}}}


@pytest.mark.parametrize(
    ("value", "code"),
    [(None, None), ("abcd", None), ("", None), ("abcde", "BASE_TYPE_MAX_LENGTH"), (5, "BASE_TYPE_BAD_TYPE")],
)
def test_what_may_be_left_out_is_a_text_and_not_too_long(value: object, code: str | None) -> None:
    told: Any = found(lambda findings: findings.at_most(("data",), value, 4))
    assert (told and told["data"]["_errors"][0]["code"]) == code


def test_a_place_has_errors_itself_or_below_it_whichever_was_found_first() -> None:
    def outer(findings: Findings) -> None:
        findings.add(("a",), "OUTER", "of the whole")

    def inner(findings: Findings) -> None:
        findings.add(("a", "b"), "INNER", "of a part")

    of_whole, of_part = (
        {"code": "OUTER", "message": "of the whole"},
        {"code": "INNER", "message": "of a part"},
    )
    assert found(outer, inner) == {"a": {"_errors": [of_whole]}}
    assert found(inner, outer) == {"a": {"b": {"_errors": [of_part]}}}
    assert found(outer, outer) == {"a": {"_errors": [of_whole, of_whole]}}


@pytest.mark.parametrize(("scope", "is_global"), [("user", False), ("global", True)])
def test_whoever_asks_too_often_is_told_for_how_long_to_wait_and_of_what_limit(
    scope: str, is_global: bool
) -> None:
    limited = RateLimitedError(1.23456, scope)
    assert limited.to_json() == {
        "message": "You are being rate limited.",
        "code": 0,
        "retry_after": 1.235,
        "global": is_global,
    }
    assert limited.headers == {
        "Retry-After": "2",
        "X-RateLimit-Scope": scope,
        "Via": "1.1 local",
        **({"X-RateLimit-Global": "true"} if is_global else {}),
    }
