"""Functions of an imported program given the code of the program with a defect in it, so that nothing is imported anew."""

from __future__ import annotations

import gc
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType

Key = tuple[str, int]
"""Qualified name of a function and its first line."""


class CannotSwap(Exception):
    """The defect is outside all functions, or in one that is not at hand, or changes what a function closes over."""


def swap(path: Path, before: CodeType, after: CodeType) -> None:
    """Give each function of a file whose code differs its new code; raise CannotSwap where that leaves part of the defect out."""
    if _at_import(before) != _at_import(after):
        raise CannotSwap
    olds, news = dict(_functions(before)), dict(_functions(after))
    differing = {key: news.get(key) for key, old in olds.items() if _differ(old, news.get(key))}
    at_hand: dict[Key, list[FunctionType]] = defaultdict(list)
    gc.unfreeze()
    for each in gc.get_objects():
        if isinstance(each, FunctionType) and each.__code__.co_filename == str(path):
            at_hand[_key(each.__code__)].append(each)
    outermost = {_key(each) for each in _outer_functions(before)}
    if not any(key in at_hand for key in differing.keys() & outermost):
        raise CannotSwap
    for key, code in differing.items():
        for each in at_hand[key]:
            if code is None or each.__code__.co_freevars != code.co_freevars:
                raise CannotSwap
            each.__code__ = code


def _key(code: CodeType) -> Key:
    return code.co_qualname, code.co_firstlineno


def _inner(code: CodeType) -> Iterator[CodeType]:
    return (const for const in code.co_consts if isinstance(const, CodeType))


def _is_body_of_class(code: CodeType) -> bool:
    return {"__module__", "__qualname__"} <= set(code.co_names)


def _outer_functions(code: CodeType) -> Iterator[CodeType]:
    """Yield the functions of a module and of its classes, without those within functions."""
    for inner in _inner(code):
        if _is_body_of_class(inner):
            yield from _outer_functions(inner)
        else:
            yield inner


def _functions(code: CodeType) -> Iterator[tuple[Key, CodeType]]:
    """Yield all functions by their keys, those within functions too: a decorator has made some of them on import."""
    for inner in _inner(code):
        yield _key(inner), inner
        yield from _functions(inner)


def _at_import(code: CodeType) -> object:
    """Return all that runs while the module is imported, and which functions it makes; twins on one line are told apart by their code."""
    functions = list(_outer_functions(code))
    times = Counter(map(_key, functions))
    bodies = [_at_import(inner) for inner in _inner(code) if _is_body_of_class(inner)]
    made = [_key(each) if times[_key(each)] == 1 else _bare(each) for each in functions]
    consts = [repr(const) for const in code.co_consts if not isinstance(const, CodeType)]
    return code.co_code, code.co_names, consts, made, bodies


def _differ(one: CodeType, other: CodeType | None) -> bool:
    return other is None or _bare(one) != _bare(other)


def _bare(code: CodeType) -> object:
    """Return what code does, whatever its lines are called."""
    consts = [_bare(const) if isinstance(const, CodeType) else repr(const) for const in code.co_consts]
    names = code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars
    return code.co_code, code.co_exceptiontable, names, consts
