"""The routes as a whole."""

from __future__ import annotations

import re
from collections import Counter

from standin.server import LocalDiscord


def test_no_route_is_registered_twice() -> None:
    """The second would never be reached: the first that fits answers."""
    routes = LocalDiscord().application().router.routes()
    asked = Counter(
        (route.method, re.sub(r"\{(\w+)(:[^}]*)?\}", r"{\2}", route.resource.canonical))
        for route in routes
        if route.resource
    )
    assert [route for route, times in asked.items() if times > 1] == []
