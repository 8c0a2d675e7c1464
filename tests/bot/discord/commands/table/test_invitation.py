"""The role of a server that a host may call: what its button says, and whether whoever has it is notified."""

from __future__ import annotations

from pathlib import Path

from standin.protocol.permissions import INVITED, MENTION_EVERYONE
from tests.bot.discord.grove import FOREST, asked, grove, house_of, labels, player, pressed
from tests.standin.people import Person
from tests.standin.sight import Message
from words.catalogue import words

EN = words("en")
GUILD = "Grovekeeper"
CALL = EN.key("button-call", role="@Wardens")


async def test_the_button_calls_the_role_by_name_once_and_there_is_none_without_a_role(
    tmp_path: Path,
) -> None:
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        guild = running.local.world.guild_named(GUILD)
        wardens = next(role for role in guild.roles.values() if role.name == "Wardens")
        lobby = await asked(ada, f"/play game:{FOREST} seats:3")
        table = await running.table(ada)

        async def offered() -> list[str]:
            return [each for each in labels(await pressed(ada, lobby, "Invite")) if each.startswith("Call")]

        assert await offered() == []
        await running.tables.guilds.set(int(guild.id), call=12345)
        assert await offered() == []
        await running.tables.guilds.set(int(guild.id), call=int(wardens.id))
        assert await offered() == [CALL]
        page = await pressed(ada, lobby, "Invite")
        assert [c["custom_id"] for c in page.components if c.get("label") == CALL] == [
            f"gk:{table.id}:0:call:"
        ]
        again = await pressed(ada, lobby, "Invite")
        await pressed(ada, page, CALL)
        assert EN.key("invite-called-already") in (await pressed(ada, again, CALL)).text
        assert len(called(ada)) == 1


def called(person: Person) -> list[Message]:
    """Return the messages that call a role."""
    return [each for each in person.messages() if each.json["mention_roles"]]


async def test_a_role_is_called_where_it_or_the_bot_may_be_so_and_else_it_is_said_that_nobody_hears(
    tmp_path: Path,
) -> None:
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        guild = running.local.world.guild_named(GUILD)
        wardens = next(role for role in guild.roles.values() if role.name == "Wardens")
        known = running.bot.get_guild(int(guild.id))
        assert known is not None
        role, home = known.get_role(int(wardens.id)), house_of(running)
        assert role is not None
        for is_mentionable, may_mention, is_known, said in (
            (False, False, True, "invite-unheard"),
            (True, False, True, "invite-called"),
            (False, True, True, "invite-called"),
            (True, False, False, "invite-unheard"),
            (False, True, False, "invite-called"),
        ):
            case = (is_mentionable, may_mention, is_known)
            role.mentionable = is_mentionable
            running.local.permit("grove", INVITED | (MENTION_EVERYONE if may_mention else 0))
            await running.tables.guilds.set(int(guild.id), call=int(wardens.id))
            page = await pressed(ada, await asked(ada, f"/play game:{FOREST} seats:3"), "Invite")
            if not is_known:
                await running.tables.guilds.set(int(guild.id), call=12345)
            assert (await pressed(ada, page, CALL)).text == EN.key(said), case
            table = await running.table(ada)
            await running.tables.cancel(table.id, player(ada), home.next)
