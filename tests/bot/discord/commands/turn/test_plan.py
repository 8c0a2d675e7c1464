"""/plan with a computer for a partner: it says what it will do, counts on what it is shown, waits if asked to, and goes on when let."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.discord.commands.desk import Desk
from bot.discord.commands.turn import plan
from bot.tables import Table
from bot.tables.model.errors import NotTogether
from engine.text import Seat, say
from tests.bot.discord.cards.test_every_card import parts
from tests.bot.discord.grove import asked, card_of, grove, label, labels, picked, pressed
from tests.bot.recorded.conversation import keyed
from words.catalogue import Words, words

COUNT_ON = "The computers count on the plans that people show here."
WAIT, GO_ON, MEANT = "Computers, please wait", "Go ahead", "will do this next, unless something changes"


async def test_a_partner_waits_and_shows_its_plan_before_it_is_carried_out(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (_, (ada,)):
        await ada.speak("en-US")
        lobby = await asked(ada, "/play game:spirit-island seats:2")
        lobby = await picked(ada, lobby, "Add a computer", "brief")
        await pressed(ada, lobby, "Start")
        card = await card_of(ada, "🔒")
        board = await asked(ada, "/plan")
        said = await pressed(ada, board, WAIT)
        assert said.is_ephemeral
        assert GO_ON in said.text
        card = await card_of(ada, "asks the computers to wait")
        assert GO_ON in labels(card)
        assert "is thinking" not in card.text
        assert WAIT not in labels(await asked(ada, "/plan"))
        await asked(ada, "/island embody spirit:a-spread-of-rampant-green")
        card = await card_of(ada, "Turn 1, spirit phase")
        assert COUNT_ON not in (await asked(ada, "/plan")).text
        trial = await asked(ada, "/whatif")
        trial = await pressed(ada, trial, label(trial, "3: "))
        await pressed(ada, trial, "Show as my plan")
        board = await asked(ada, "/plan")
        assert COUNT_ON in board.text
        lines = board.text.splitlines()
        (place,) = (number for number, line in enumerate(lines) if MEANT in line)
        plan = lines[place]
        assert re.match(r"-# (Keeps blight|Does not|Nothing will be built)", lines[place + 1])
        await pressed(ada, card, GO_ON)
        (growth,) = re.findall(rf"{MEANT}: Growth \d: (.*?) →", plan)
        await card_of(ada, f"Computer 1 grows: {growth}.")
        closed = await pressed(ada, await asked(ada, "/whatif"), "Close practice board")
        assert "Nobody is shown a plan of yours any more." in closed.text


async def test_a_vote_in_place_of_computers_that_wait_notifies_those_who_are_asked(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (_, (ada, bruno)):
        lobby = await asked(ada, "/play game:spirit-island seats:3")
        await pressed(bruno, await bruno.sees("(host)"), "Join")
        await picked(ada, lobby, "Add a computer", "brief")
        await pressed(ada, lobby, "Start")
        await card_of(ada, "🔒")
        await pressed(ada, await asked(ada, "/plan"), WAIT)
        await card_of(bruno, "asks the computers to wait")
        await asked(bruno, "/pause")
        assert (await card_of(ada, "Bruno asks to pause the game")).mentions == ["Ada"]


@pytest.mark.parametrize("shown", ["plan-of", "plan-of-earlier", "plan-over", None])
@pytest.mark.parametrize("meant", [True, False])
async def test_the_board_names_everybody_with_what_they_mean_to_do(
    monkeypatch: pytest.MonkeyPatch, shown: str | None, meant: bool
) -> None:
    monkeypatch.setattr(Words, "say", keyed)
    monkeypatch.setattr(plan, "escaped_names", lambda _: ["Ada", "Bruno", "Robot", "Idle"])
    moves = (say("resume-done"), say("undo-done"))
    own = {
        Seat(2): SimpleNamespace(moves=moves, comes=(say("pause-done"),)),
        Seat(3): SimpleNamespace(moves=()),
    }

    async def plans(_: int) -> list[Any]:
        is_behind = shown == "plan-of-earlier"
        left = () if shown == "plan-over" else moves
        return [SimpleNamespace(seat=Seat(1), moves=left, is_behind=is_behind)] if shown else []

    async def intentions(_: Table) -> Any:
        return own if meant else {}

    tables = SimpleNamespace(whatif=SimpleNamespace(plans=plans), intentions=intentions)
    table = SimpleNamespace(id=3, chairs=[SimpleNamespace(seat=Seat(seat)) for seat in range(4)])
    board = await plan._board(cast(Desk, SimpleNamespace(tables=tables)), cast(Table, table), words("en"))
    said = "resume-done → undo-done"
    assert board.split("\n") == [
        "### plan-board",
        "plan-none(who Ada)",
        f"{shown}({'' if shown == 'plan-over' else f'moves {said}, '}who Bruno)"
        if shown
        else "plan-none(who Bruno)",
        *(
            [f"plan-of-computer(moves {said}, who Robot)", "-# pause-done"]
            if meant
            else ["plan-none(who Robot)"]
        ),
        "plan-none(who Idle)",
        *(["plan-counted-on"] if shown and meant else []),
    ]


@pytest.mark.parametrize(
    ("waits_for_computer", "has_plan", "has_vote", "moves", "has_computer", "ops"),
    [
        (False, False, False, True, False, ["planpost"]),
        (True, False, False, True, True, ["planpost", "planwait"]),
        (False, True, False, True, True, ["planpost", "plandrop", "planwait"]),
        (False, True, True, True, True, ["planpost", "plandrop"]),
        (False, False, False, False, True, ["planpost"]),
    ],
)
async def test_the_board_offers_what_its_reader_can_do_and_takes_time_where_a_computer_has_to_think(
    monkeypatch: pytest.MonkeyPatch,
    waits_for_computer: bool,
    has_plan: bool,
    has_vote: bool,
    moves: bool,
    has_computer: bool,
    ops: list[str],
) -> None:
    done: list[object] = []

    async def table_here(_: object) -> Any:
        return SimpleNamespace(
            id=3,
            awaiting=[SimpleNamespace(computer=None), SimpleNamespace(computer="well" * waits_for_computer)],
            chairs=[
                SimpleNamespace(computer=None),
                SimpleNamespace(computer="well" if has_computer else None),
            ],
            vote="a vote" if has_vote else None,
            seat_of=lambda person: {7: Seat(1)}[person],
        )

    async def plans(_: int) -> list[Any]:
        return [SimpleNamespace(seat=Seat(0)), *([SimpleNamespace(seat=Seat(1))] if has_plan else [])]

    async def board(*_: object) -> str:
        return "the board"

    async def defer() -> None:
        done.append("takes time")

    async def answer(page: Any) -> None:
        done.extend(found for part in parts(page) if (found := part.get("content") or part.get("custom_id")))

    monkeypatch.setattr(Words, "say", keyed)
    monkeypatch.setattr(plan, "begun", lambda table: table)
    monkeypatch.setattr(plan, "plays_together", lambda _: True)
    monkeypatch.setattr(plan, "movers", lambda _: [Seat(0), *([Seat(1)] if moves else [])])
    monkeypatch.setattr(plan, "_board", board)
    desk: Any = SimpleNamespace(
        table_here=table_here, tables=SimpleNamespace(whatif=SimpleNamespace(plans=plans))
    )
    request: Any = SimpleNamespace(
        words=words("en"), person=SimpleNamespace(id=7), defer=defer, answer=answer
    )
    await plan.show_plans(desk, request)
    assert done == [
        *["takes time"] * waits_for_computer,
        "the board\nplan-how",
        *(f"gk:3:0:{op}:" for op in ops),
    ]
    monkeypatch.setattr(plan, "plays_together", lambda _: False)
    with pytest.raises(NotTogether):
        await plan.show_plans(desk, request)
