"""The version that runs: the number of the release and the commit it was made from.

The number is written here and nowhere else. The commit is told by the environment, by the file that a build or an exported archive
leaves beside this one, or by the checkout itself, which is read without the program git.
"""

from __future__ import annotations

import os
import re
import zlib
from functools import cache
from pathlib import Path

NUMBER = "1.0.0"
"""The number of the release, or of the one that is being made."""
VARIABLE = "GROVEKEEPER_REVISION"
"""The variable of the environment that names the commit, or its tag: an image is built with it."""
FILE = "revision.txt"
"""The file beside this one that names the commit, where there is no checkout; `git archive` and the build write it."""

_COMMIT = re.compile(r"[0-9a-f]{7,40}")
_TAG = re.compile(r"v\d[\w.]*(-\d+-g[0-9a-f]+)?")


@cache
def version() -> str:
    """Return the version of what runs: `1.0.0` where its tag stands on the commit, else `1.0.0+g687b60ef`."""
    here = Path(__file__).parent
    return full(NUMBER, revision(here, os.environ.get(VARIABLE, "")))


def full(number: str, found: str) -> str:
    """Return a number with what was found of the commit: a tag of that number adds nothing."""
    if found in ("", f"v{number}"):
        return number
    if _COMMIT.fullmatch(found):
        return f"{number}+g{found[:8]}"
    return f"{number}+{found.removeprefix('v').replace('-', '.')}"


def revision(here: Path, named: str = "") -> str:
    """Return the tag or the commit of a program in this folder, "" where nothing tells it; `named` is what the environment says."""
    for told in (*named.split(), *_written(here / FILE).split()):
        if _COMMIT.fullmatch(told) or _TAG.fullmatch(told):
            return told
    return _checked_out(here.parent / ".git")


def _written(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8").strip()
    except OSError:
        return ""


def _checked_out(git: Path) -> str:
    """Return the tag of a release on the commit that is checked out, else the commit; "" where this is no checkout."""
    if git.is_file():
        git = git.parent / _written(git).removeprefix("gitdir: ")
    common = git / (_written(git / "commondir") or ".")
    head = _written(git / "HEAD")
    refs = _packed(common)
    name = head.removeprefix("ref: ")
    commit = head if name == head else _written(common / name) or refs.get(name, "")
    for tag in sorted((common / "refs" / "tags").glob("v*")):
        refs[f"refs/tags/{tag.name}"] = _tagged(common, _written(tag))
    tags = [each.removeprefix("refs/tags/") for each, target in refs.items() if commit and target == commit]
    return next((tag for tag in tags if _TAG.fullmatch(tag)), commit)


def _tagged(common: Path, target: str) -> str:
    """Return the commit that a tag stands on: a signed or annotated tag is an object of its own, which names it."""
    try:
        told = zlib.decompress((common / "objects" / target[:2] / target[2:]).read_bytes())
    except (OSError, zlib.error):
        return target
    found = re.match(rb"tag \d+\0object ([0-9a-f]{40})\n", told)
    return found[1].decode() if found else target


def _packed(common: Path) -> dict[str, str]:
    """Return the packed references of a repository by their names; a signed tag as the commit that it stands on."""
    refs: dict[str, str] = {}
    last = ""
    for line in _written(common / "packed-refs").splitlines():
        target, _, name = line.partition(" ")
        if line.startswith("^"):
            refs[last] = line[1:]
        elif _COMMIT.fullmatch(target):
            refs[last := name] = target
    return refs
