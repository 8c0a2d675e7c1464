"""/whatif as people use it, through the unmodified bot."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.discord.commands.desk import Desk
from bot.discord.commands.turn import whatif
from bot.discord.delivery.request import Request
from bot.tables import Told
from engine.event import Event
from engine.text import Seat, say
from tests.bot.discord.grove import asked, card_of, grove, label, labels, playing, pressed
from tests.bot.recorded.conversation import keyed
from tests.standin.people import Person
from tests.standin.sight import Message
from words.catalogue import Words, words

ONLY = "Practice board"


async def tried(person: Person, trial: Message) -> Message:
    """Take a single tile in a trial."""
    return await pressed(person, trial, label(trial, "A1"))


async def test_moves_are_tried_on_a_copy_and_the_game_stays_as_it_is(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (place, (ada, celina)):
        await playing(ada, celina)
        before = await place.table(ada)
        trial = await asked(ada, "/whatif")
        assert trial.is_ephemeral
        assert ONLY in trial.text
        assert trial.alt_texts[0].startswith(ONLY)
        assert "Take back" not in labels(trial)
        trial = await tried(ada, trial)
        assert "Ada takes A1" in trial.text
        trial = await pressed(ada, trial, "Keep my gems")
        trial = await pressed(ada, trial, "Let others move: Celina")
        assert "Celina takes" in trial.text
        trial = await pressed(ada, trial, "Take back")
        assert "Let others move: Celina" not in labels(trial)
        assert (await place.table(ada)).moment == before.moment
        assert not any("takes A1" in message.text for message in celina.messages())

        await place.stop()
        await place.start()
        await ada.bot_ready()
        trial = await asked(ada, "/whatif")
        assert "Take back" in labels(trial)

        await asked(ada, "/forest take first:D12")
        await card_of(celina, "Ada takes D12")
        trial = await asked(ada, "/whatif")
        assert "The real game has changed" in trial.text
        trial = await pressed(ada, trial, "Start over from the game as it is now")
        assert "The real game has gone on" not in trial.text
        gone = await pressed(ada, trial, "Close practice board")
        assert labels(gone) == []
        assert "never touched" in gone.text


async def test_an_onlooker_is_told_that_only_players_try(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno", "Celina") as (_, (ada, bruno, celina)):
        await playing(ada, celina)
        await bruno.speak("pl")
        refused = await asked(bruno, "/whatif")
        assert refused.is_ephemeral
        assert "Nie grasz w tej grze" in refused.text


def trial_of(**parts: Any) -> Any:
    usual: dict[str, Any] = {
        "table": SimpleNamespace(id=3, people=("Ada", "Bruno", "Celina")),
        "stamp": 44,
        "others": (),
        "tried": (),
        "labels": (),
        "is_behind": False,
    }
    return SimpleNamespace(**usual | parts)


@pytest.mark.parametrize("plays_together", [True, False])
@pytest.mark.parametrize(
    ("trial", "ops", "labels"),
    [
        (trial_of(), ["tryanew", "tryend"], ["button-try-anew", "button-try-end"]),
        (
            trial_of(is_behind=True),
            ["tryanew", "tryend"],
            ["button-try-from-now", "button-try-end"],
        ),
        (
            trial_of(others=(2, 1), tried=("a",)),
            ["tryothers", "tryback", "tryanew", "tryend"],
            [
                "button-try-others(who Celina and Bruno)",
                "button-try-back",
                "button-try-anew",
                "button-try-end",
            ],
        ),
        (
            trial_of(tried=("a",), labels=("a",)),
            ["tryback", "tryshow", "tryanew", "tryend"],
            ["button-try-back", "button-try-show", "button-try-anew", "button-try-end"],
        ),
    ],
    ids=["new", "behind", "others", "tried"],
)
def test_a_trial_has_a_button_for_all_that_can_be_done_with_it(
    monkeypatch: pytest.MonkeyPatch, trial: Any, ops: list[str], labels: list[str], plays_together: bool
) -> None:
    monkeypatch.setattr(Words, "say", keyed)
    monkeypatch.setattr(whatif, "plays_together", lambda _: plays_together)
    request = cast(Request, SimpleNamespace(words=words("en")))
    found = [cast(Any, each) for each in whatif._buttons(request, trial)]
    shown = [(op, label) for op, label in zip(ops, labels, strict=True) if plays_together or op != "tryshow"]
    assert [(each.custom_id, each.item.label) for each in found] == [
        (f"gk:3:44:{op}:", label) for op, label in shown
    ]
    styles = {each.custom_id: each.item.style.name for each in found}
    assert {op for op, style in styles.items() if style == "success"} <= {"gk:3:44:tryothers:"}
    assert styles.get("gk:3:44:tryothers:", "success") == "success"


def test_what_a_trial_has_brought_to_light_is_told_to_whom_it_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(whatif, "escaped_names", lambda _: ("Ada", "Bruno"))
    events = (
        Event(say("hand-secret"), frozenset({Seat(1)})),
        Event(say("hand-empty"), frozenset({Seat(0)})),
        Event(say("chooser-closed")),
    )
    trial = trial_of(seat=Seat(1), told=(Told(Seat(1), "peek", events),))
    request = cast(Request, SimpleNamespace(words=words("en")))
    assert [*whatif._told(request, trial)] == [
        f"- {words('en').key('hand-secret')}\n- {words('en').key('chooser-closed')}"
    ]


@pytest.mark.parametrize(
    ("above", "is_behind", "lines"),
    [
        ("", False, ["### trial-banner", "told", "hand-secret"]),
        (
            "above",
            True,
            ["### trial-banner", "above", "plan-withdrawn", "trial-behind", "told", "hand-secret"],
        ),
    ],
)
@pytest.mark.parametrize(
    ("legal", "outcome", "below"), [(["a"], None, ["root"]), ([], "outcome", ["the ranking"]), ([], None, [])]
)
async def test_a_trial_says_what_happened_and_what_can_be_tried_or_who_leads(
    monkeypatch: pytest.MonkeyPatch,
    above: str,
    is_behind: bool,
    lines: list[str],
    legal: list[str],
    outcome: str | None,
    below: list[str],
) -> None:
    drawn: list[list[str]] = []

    async def draw(_: object, __: object, ___: object, items: list[Any]) -> None:
        drawn.append([each if isinstance(each, str) else each.content for each in items])

    monkeypatch.setattr(Words, "say", keyed)
    monkeypatch.setattr(whatif, "_told", lambda *_: ["told", ""])
    monkeypatch.setattr(whatif, "_draw", draw)
    monkeypatch.setattr(whatif, "escaped_names", lambda _: ())
    monkeypatch.setattr(whatif, "ranking", lambda *_: "the ranking")
    root = SimpleNamespace(children=["root"])
    monkeypatch.setattr(whatif, "MovePicker", lambda *_: SimpleNamespace(legal=legal, root=lambda: root))
    view = SimpleNamespace(headline=say("hand-secret"))
    trial = trial_of(
        as_table="table",
        seat=0,
        is_behind=is_behind,
        has_withdrawn=is_behind,
        match=SimpleNamespace(view=lambda _: view, outcome=outcome),
    )
    request = cast(Request, SimpleNamespace(words=words("en"), person=SimpleNamespace(id=7)))
    desk = cast(Desk, SimpleNamespace(poster=SimpleNamespace(emojis=None)))
    await whatif._show(desk, request, trial, above)
    assert drawn == [["\n".join(lines), *below]]
