"""Names at the ends of lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence


def apart(heights: Sequence[int], step: int, lowest: int) -> Iterator[tuple[int, int]]:
    """Return each place with its height, moved so that no two are nearer than `step` pixels, and none is below `lowest`."""
    order = sorted(range(len(heights)), key=lambda place: (heights[place], place))
    found: list[int] = []
    for place in order:
        found.append(max(heights[place], found[-1] + step if found else 0))
    limit = lowest
    for number in reversed(range(len(found))):
        found[number] = min(found[number], limit)
        limit = found[number] - step
    return zip(order, found, strict=True)
