"""The defects that can be put into a file: an operator swapped, a condition dropped, a call left out, a number off by one.

Nothing is put where nobody could notice it: in docstrings, types, log lines, assertions and what only developers read.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

SWAPPED_COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
SWAPPED_OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
OF_DEVELOPERS = ("log", "logger", "logging", "warnings")
"""Names whose calls tell something to nobody who plays."""
TYPING_ONLY = {"frozen", "slots", "kw_only", "strict", "repr", "stacklevel", "exc_info"}
"""Keywords without which the program does the same, whatever they are given."""
WIDTH = 100
"""Number of characters of a piece of code that are shown."""


@dataclass(frozen=True)
class Defect:
    """One defect of a file: where it stands, the code before and after, and its number among those of the file."""

    path: Path
    line: int
    first: int
    """First line of the defect's statement."""
    at_import: bool
    """Whether the defect is outside all functions, so that it runs while the module is imported."""
    before: str
    after: str
    number: int
    code: str
    """Line of the file that the defect is in."""
    last: int = 0
    """Last line of the condition that the defect leaves out or turns round; 0 where it does not: of these any may be run first."""


@dataclass(frozen=True)
class _Change:
    """A node of a tree, the code that takes its place, and the act that puts it there."""

    node: ast.AST
    after: str
    apply: Callable[[], None]


def defects(path: Path) -> list[Defect]:
    """Return every defect that can be put into a file, in the order of its lines."""
    source = path.read_text(encoding="utf-8")
    tree, lines = ast.parse(source), source.splitlines()
    statements = _statements(tree)
    return [
        Defect(
            path,
            _line(change.node),
            *statements.get(id(change.node), (_line(change.node), True)),
            _short(ast.unparse(change.node)),
            change.after,
            number,
            lines[_line(change.node) - 1].strip(),
            _end_of_condition(change.node),
        )
        for number, change in enumerate(_changes(tree))
    ]


def with_defect(defect: Defect) -> ast.Module:
    """Return the tree of the file with the defect in it."""
    tree = ast.parse(defect.path.read_text(encoding="utf-8"))
    list(_changes(tree))[defect.number].apply()
    return ast.fix_missing_locations(tree)


def _statements(tree: ast.Module) -> dict[int, tuple[int, bool]]:
    """Return for each node the first line of its statement, and whether that is outside all functions."""
    found: dict[int, tuple[int, bool]] = {}

    def walk(node: ast.AST, line: int, at_import: bool) -> None:
        line = node.lineno if isinstance(node, ast.stmt) else line
        found[id(node)] = line, at_import
        inside = at_import and not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda))
        for child in ast.iter_child_nodes(node):
            walk(child, line, inside)

    walk(tree, 0, True)
    return found


def _changes(tree: ast.Module) -> Iterator[_Change]:
    """Yield all changes in the order of the tree; none is applied, so each belongs to the tree as it is."""
    yield from sorted(_within(tree), key=lambda change: _line(change.node))


def _within(node: ast.AST) -> Iterator[_Change]:
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "type_params", "decorator_list", "bases") or _is_quiet(value):
            continue
        if isinstance(value, list):
            yield from _of_list(node, name, value)
        elif isinstance(value, ast.AST):
            yield from _of_child(node, name, value)


def _of_list(parent: ast.AST, name: str, children: list[Any]) -> Iterator[_Change]:
    for place, child in enumerate(children):
        if not isinstance(child, ast.AST) or _is_quiet(child):
            continue
        for after in _instead(parent, child):
            yield _Change(child, _short(ast.unparse(after)), _put(children, place, after))
        if _can_go(parent, name, child):
            yield _Change(child, "(left out)", _leave_out(parent, name, children, place))
        yield from _within(child)


def _of_child(parent: ast.AST, name: str, child: ast.AST) -> Iterator[_Change]:
    for after in _instead(parent, child):
        yield _Change(child, _short(ast.unparse(after)), _set(parent, name, after))
    yield from _within(child)


def _put(children: list[ast.AST], place: int, after: ast.AST) -> Callable[[], None]:
    return lambda: children.__setitem__(place, after)


def _set(parent: ast.AST, name: str, after: ast.AST) -> Callable[[], None]:
    return lambda: setattr(parent, name, after)


def _leave_out(parent: ast.AST, name: str, children: list[ast.AST], place: int) -> Callable[[], None]:
    def leave_out() -> None:
        del children[place]
        if name == "body" and not children:
            children.append(ast.Pass())
        if isinstance(parent, ast.BoolOp) and len(children) == 1:
            parent.values = [*parent.values, copy.deepcopy(parent.values[0])]

    return leave_out


def _can_go(parent: ast.AST, name: str, child: ast.AST) -> bool:
    """Return whether a child can be left out: a statement without which names are still bound, a condition, a keyword, an item."""
    match child:
        case ast.Expr() | ast.AugAssign() | ast.Delete() | ast.Raise() | ast.Break() | ast.Continue():
            return True
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            return True
        case ast.If():
            return name == "body"
        case ast.keyword(arg=str()):
            return True
    if isinstance(parent, ast.comprehension):
        return name == "ifs"
    return isinstance(parent, ast.BoolOp) or (
        isinstance(parent, (ast.List, ast.Set)) and len(parent.elts) > 1
    )


def _instead(parent: ast.AST, node: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes that can stand in the place of a node."""
    match node:
        case ast.Compare(ops=[operator]) if type(operator) in SWAPPED_COMPARISONS:
            yield _changed(node, ops=[SWAPPED_COMPARISONS[type(operator)]()])
        case ast.Compare(ops=[first, second]):
            yield _changed(node, ops=[SWAPPED_COMPARISONS[type(first)](), second])
            yield _changed(node, ops=[first, SWAPPED_COMPARISONS[type(second)]()])
        case ast.BoolOp(op=ast.And()):
            yield _changed(node, op=ast.Or())
        case ast.BoolOp(op=ast.Or()):
            yield _changed(node, op=ast.And())
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.UnaryOp(op=ast.USub(), operand=operand) if not isinstance(operand, ast.Constant):
            yield operand
        case ast.BinOp(op=operator) if type(operator) in SWAPPED_OPERATORS and not _is_of_text(node):
            yield _changed(node, op=SWAPPED_OPERATORS[type(operator)]())
        case ast.IfExp(body=body, orelse=orelse):
            yield body
            yield orelse
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)) if not isinstance(parent, ast.FormattedValue):
            yield ast.Constant(value + 1)
            if value > 0:
                yield ast.Constant(value - 1)
        case ast.Constant(value=float(value)) if value:
            yield ast.Constant(value * 2)
        case ast.Constant(value=str(value)) if value and not isinstance(parent, ast.Expr):
            yield ast.Constant("")
        case ast.Return(value=ast.expr() as value) if (empty := _empty(value)) is not None:
            yield ast.Return(empty)
        case ast.If(test=test) | ast.While(test=test) if isinstance(
            test, (ast.Name, ast.Attribute, ast.Call)
        ):
            yield _changed(node, test=ast.UnaryOp(ast.Not(), test))


def _empty(value: ast.expr) -> ast.expr | None:
    """Return a value of the same kind with nothing in it; None where that is not seen from the code, or there is nothing to lose."""
    match value:
        case ast.List(elts=[_, *_]) | ast.ListComp():
            return ast.List([], ast.Load())
        case ast.Tuple(elts=[_, *_]):
            return ast.Tuple([], ast.Load())
        case ast.Dict(keys=[_, *_]) | ast.DictComp():
            return ast.Dict([], [])
        case ast.SetComp() | ast.Set():
            return ast.Call(ast.Name("set", ast.Load()), [], [])
        case ast.Call() | ast.Await():
            return ast.Constant(None)
        case ast.JoinedStr():
            return ast.Constant("")
    return None


def _is_of_text(node: ast.BinOp) -> bool:
    return any(
        isinstance(side, (ast.JoinedStr, ast.List, ast.Tuple)) or _is_text(side)
        for side in (node.left, node.right)
    )


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _is_quiet(value: object) -> bool:
    """Return whether nobody who plays could notice what is in it: docstrings, assertions, log lines, imports, overloads,
    keywords for those who check types.
    """
    match value:
        case ast.Expr(value=ast.Constant()) | ast.Assert() | ast.Import() | ast.ImportFrom():
            return True
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Name(id=name)))):
            return name.strip("_").lower() in OF_DEVELOPERS
        case ast.FunctionDef(name="__repr__") | ast.AnnAssign(value=None):
            return True
        case ast.AnnAssign(annotation=ast.Name(id="TypeAlias")):
            return True
        case ast.Subscript(value=ast.Name(id="Literal" | "Callable")):
            return True
        case ast.Assign(targets=[ast.Name(id="__all__")]):
            return True
        case ast.If(body=body, orelse=orelse):
            return all(map(_is_quiet, [*body, *orelse]))
        case ast.Raise(exc=ast.Call(func=ast.Name(id=name))):
            return name in ("AssertionError", "NotImplementedError", "RuntimeError", "TypeError")
        case ast.Call(func=ast.Name(id=("TypeVar" | "cast" | "NewType" | "getLogger"))):
            return True
        case ast.keyword(arg=str(word)):
            return word in TYPING_ONLY
    return False


def _changed(node: ast.AST, **fields: object) -> ast.AST:
    """Return a shallow copy with other fields."""
    other = copy.copy(node)
    for name, value in fields.items():
        setattr(other, name, value)
    return other


def _line(node: ast.AST) -> int:
    own: int | None = getattr(node, "lineno", None)
    return own if own is not None else next(map(_line, ast.iter_child_nodes(node)), 0)


def _end_of_condition(node: ast.AST) -> int:
    return node.test.end_lineno or 0 if isinstance(node, (ast.If, ast.While)) else 0


def _short(code: str) -> str:
    line = " ".join(code.split())
    return line if len(line) <= WIDTH else f"{line[: WIDTH - 1]}…"


def in_rooms(paths: Sequence[Path]) -> list[Defect]:
    """Return the defects of files and folders, in the order of paths and lines."""
    files = sorted({file for path in paths for file in (path.rglob("*.py") if path.is_dir() else [path])})
    return [defect for file in files if "migrations" not in file.parts for defect in defects(file)]
