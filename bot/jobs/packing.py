"""Packing of jobs for another process, as pickles that are made and read in half the time.

Most of a job is what a view is made of: hundreds of small models and frozen dataclasses. Each of these has its state asked for and set by
functions of its library, in several steps. Here each goes as its class and its values.
"""

from __future__ import annotations

import io
import pickle
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from operator import attrgetter
from typing import Any, TypeAlias

from pydantic import BaseModel

_Reduce: TypeAlias = Callable[[Any], tuple[Callable[..., Any], tuple[Any, ...]]]


def packed(job: object) -> bytes:
    """Return a pickle, which `pickle.load` reads. Of models it keeps the values, and not which of these were left to their defaults."""
    out = io.BytesIO()
    _Packer(out).dump(job)
    return out.getvalue()


def model_of(kind: type[BaseModel], values: dict[str, Any]) -> BaseModel:
    """Return a model with these values, which are known to be valid."""
    made = kind.__new__(kind)
    put = object.__setattr__
    put(made, "__dict__", values)
    put(made, "__pydantic_fields_set__", set(values))
    put(made, "__pydantic_extra__", None)
    put(made, "__pydantic_private__", None)
    return made


class _Ways(dict[type[Any], _Reduce]):
    """The ways to pack each class, found when the first of it is met; KeyError for one that is pickled as ever."""

    def __missing__(self, kind: type[Any]) -> _Reduce:
        way = _way(kind)
        if way is None:
            raise KeyError(kind)
        self[kind] = way
        return way


def _way(kind: type[Any]) -> _Reduce | None:
    if issubclass(kind, BaseModel) and kind.model_config.get("frozen") and not kind.__private_attributes__:
        return None if kind.model_config.get("extra") == "allow" else _of_model
    if not is_dataclass(kind) or not kind.__dataclass_params__.frozen:  # type: ignore[attr-defined]
        return None
    names = [field.name for field in fields(kind) if field.init and not field.kw_only]
    if len(names) < max(2, len(fields(kind))):
        return None
    values_of = attrgetter(*names)
    return lambda value: (kind, values_of(value))


def _of_model(model: BaseModel) -> tuple[Callable[..., BaseModel], tuple[Any, ...]]:
    return model_of, (type(model), model.__dict__)


class _Packer(pickle.Pickler):
    dispatch_table = _Ways()
