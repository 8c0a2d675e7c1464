"""/plan with a computer for a partner: it says what it will do, counts on what it is shown, waits if asked to, and goes on when let."""

from __future__ import annotations

import re
from pathlib import Path

from bot.tables import Person as Player
from engine.players import RandomPlayer
from engine.text import Seat, say
from tests.bot.discord.grove import FOREST, asked, card_of, grove, label, labels, picked, pressed
from tests.standin.people import Person
from words.catalogue import words

EN = words("en")
COUNT_ON = "The computers count on the plans that people show here."
SHOW = "Show everybody"
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


async def test_the_board_names_everybody_and_offers_what_its_reader_can_do(tmp_path: Path) -> None:
    """The computer moves at once and means nothing beforehand."""
    simple = {"brief": RandomPlayer()}
    async with grove(tmp_path, "Ada", "Bruno", "Celina", players=simple) as (running, (ada, bruno, celina)):

        async def board(person: Person) -> list[str]:
            shown = await asked(person, "/plan")
            head, *lines, how = shown.text.split("\n")
            assert head == "### What everybody means to do"
            assert how.startswith("-# Try your moves with /whatif")
            pressable[:] = labels(shown)
            return lines

        pressable: list[str] = []
        for person in (ada, celina):
            await person.speak("en-US")
        lobby = await asked(ada, "/play game:spirit-island seats:3")
        await pressed(bruno, await bruno.sees("(host)"), "Join")
        await picked(ada, lobby, "Add a computer", "brief")
        table = await running.table(ada)
        await running.tables.start(table.id, Player(int(ada.id), "Ada"), running.next)
        nobody = [f"**{name}** shows no plan." for name in ("Ada", "Bruno", "Computer 1")]
        assert await board(ada) == nobody
        assert pressable == [SHOW, WAIT]
        await board(celina)
        assert pressable == [SHOW], "an onlooker asks nobody to wait"
        await running.tables.votes.ask_to_wait(table.id, Player(int(ada.id), "Ada"), running.next)
        await board(ada)
        assert pressable == [SHOW], "they are asked already"

        await running.play(ada, "embody lightnings-swift-strike")
        await running.play(bruno, "embody vital-strength-of-the-earth")
        table, first, then = await running.table(ada), say("order-done"), say("plan-waits")
        comes = [say("plan-board"), say("plan-shown")]
        meant = [("grow 1", first), ("ready", then)]
        running.tables._computers._intentions.keep(table, Seat(2), (), meant, comes)
        moves = f"**Computer 1** {MEANT}: {EN.say(first)} → {EN.say(then)}"
        assert await board(ada) == [*nobody[:2], moves, *(f"-# {EN.say(text)}" for text in comes)]
        trials, person_id = running.tables.whatif, int(ada.id)
        trial = await trials.begin(table.id, person_id)
        trial = await trials.play(table.id, person_id, trial.stamp, table.game.grammar.read("grow 3"))
        await trials.show(table.id, person_id, trial.stamp)
        plan = "**Ada**: Growth 3: add 1 presence (range 1) and gain 3 energy"
        assert await board(ada) == [plan, *nobody[1:], f"-# {COUNT_ON}"]
        assert pressable == [SHOW, "Withdraw my plan"]
        await running.play(bruno, "grow 3")
        assert (await board(bruno))[0] == f"{plan} (the game has changed since)"
        assert pressable == [SHOW], "the plan is another's"
        await running.play(ada, "grow 2")
        assert (await board(ada))[0] == "**Ada** can make none of the moves of the plan shown any more."

        await ada.go("#meadow")
        await asked(ada, "/play game:spirit-island seats:2")
        table = await running.table(ada)
        await running.tables.join(table.id, Player(int(bruno.id), "Bruno"), running.next)
        await running.tables.start(table.id, Player(int(ada.id), "Ada"), running.next)
        assert await board(ada) == nobody[:2]
        assert pressable == [SHOW], "there is no computer to wait"

        await ada.go("mill")
        await asked(ada, f"/play game:{FOREST} seats:1")
        await asked(ada, "/start")
        refused = (await asked(ada, "/plan")).text
        assert refused == "Plans are for games that all players win or lose together."
