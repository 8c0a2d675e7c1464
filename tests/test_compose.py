"""Parts delivered for several bots fit the program: its shards add up, and alerts name figures that there are."""

from __future__ import annotations

import re
from pathlib import Path

from bot import metrics
from bot.settings import Settings
from bot.store.shards import Shards

ROOT = Path(__file__).parents[1]
COMPOSE = (ROOT / "compose.yaml").read_text()


def test_the_bots_hear_each_shard_once() -> None:
    found = [Shards.read(written) for written in re.findall(r'"--shards", "(.*)"', COMPOSE)]
    assert {each.count for each in found} == {sum(len(each.numbers) for each in found)}
    assert frozenset().union(*(each.numbers for each in found)) == frozenset(range(found[0].count))


def test_every_setting_that_is_given_to_them_is_one() -> None:
    named = {name.lower() for name in re.findall(r"GROVEKEEPER_(\w+):", COMPOSE)}
    assert named <= set(Settings.model_fields)


def test_alerts_look_at_figures_that_there_are() -> None:
    alerts = (ROOT / "docs/prometheus/alerts.yaml").read_text()
    known = {sample.name for family in metrics.REGISTRY.collect() for sample in family.samples}
    known |= {family.name for family in metrics.REGISTRY.collect()}
    named = {re.sub(r"_(total|bucket)$", "", name) for name in re.findall(r"\bgrovekeeper_\w+", alerts)}
    assert len(named) > 4
    assert named <= known
