"""A small bot on hikari that uses each way of answering there is; `python hikari_bot.py URL TOKEN PICTURE`.

It runs in an environment of its own, for hikari and the bot want different versions of the same libraries.
"""

import base64
import sys

import hikari
from hikari.impl import special_endpoints as build

URL, TOKEN, PIXEL = sys.argv[1], sys.argv[2], base64.b64decode(sys.argv[3])
STRING = hikari.OptionType.STRING
MESSAGE, DEFER = hikari.ResponseType.MESSAGE_CREATE, hikari.ResponseType.DEFERRED_MESSAGE_CREATE
UPDATE, DEFER_UPDATE = hikari.ResponseType.MESSAGE_UPDATE, hikari.ResponseType.DEFERRED_MESSAGE_UPDATE

bot = hikari.GatewayBot(
    TOKEN,
    intents=hikari.Intents.GUILDS | hikari.Intents.GUILD_MESSAGES,
    rest_url=f"{URL}/api/v10",
    banner=None,
    logs="ERROR",
)


def commands():
    def command(name, description, *options):
        made = bot.rest.slash_command_builder(name, description)
        for option in options:
            made.add_option(option)
        return made

    def text(name, *, autocomplete=False):
        return hikari.CommandOption(
            type=STRING, name=name, description="Words", is_required=True, autocomplete=autocomplete
        )

    return [
        command("hello", "Says hello", text("name")),
        command("draw", "Draws for a while"),
        command("take", "Takes a tile", text("tile", autocomplete=True)),
        command("form", "Asks for a name"),
        command("panel", "Shows a panel"),
        command("card", "Shows a card"),
        command("thread", "Opens a thread"),
    ]


def panel():
    buttons = build.MessageActionRowBuilder()
    buttons.add_interactive_button(hikari.ButtonStyle.PRIMARY, "count", label="Count")
    buttons.add_interactive_button(hikari.ButtonStyle.SECONDARY, "later", label="Later", emoji="🌲")
    trees = build.MessageActionRowBuilder()
    menu = trees.add_text_menu("trees", placeholder="Trees", max_values=2)
    for tree in ("oak", "elm", "ash"):
        menu.add_option(tree, tree)
    who = build.MessageActionRowBuilder()
    who.add_select_menu(hikari.ComponentType.USER_SELECT_MENU, "who", placeholder="Who")
    return [buttons, trees, who]


def card(words):
    row = build.MessageActionRowBuilder()
    row.add_interactive_button(hikari.ButtonStyle.PRIMARY, "look", label="Look")
    gallery = build.MediaGalleryComponentBuilder()
    gallery.add_media_gallery_item(hikari.Bytes(PIXEL, "board.png"), description="A board")
    container = build.ContainerComponentBuilder()
    container.add_text_display(words)
    container.add_component(gallery)
    container.add_component(row)
    return container


async def hello(interaction):
    await interaction.create_initial_response(MESSAGE, f"hello **{interaction.options[0].value}**")


async def draw(interaction):
    await interaction.create_initial_response(DEFER)
    await interaction.edit_initial_response("drawn", attachment=hikari.Bytes(b"green", "leaf.txt"))
    more = await interaction.execute("and more")
    await interaction.edit_message(more, "and much more")


async def take(interaction):
    words = f"took {interaction.options[0].value}"
    await interaction.create_initial_response(MESSAGE, words, flags=hikari.MessageFlag.EPHEMERAL)


async def form(interaction):
    row = build.ModalActionRowBuilder()
    row.add_text_input("name", "Name", max_length=20)
    await interaction.create_modal_response("Name the table", "table", component=row)


async def show_panel(interaction):
    await interaction.create_initial_response(MESSAGE, "panel", components=panel())


async def show_card(interaction):
    await interaction.create_initial_response(MESSAGE, component=card("Ada moves"))


async def open_thread(interaction):
    await interaction.create_initial_response(MESSAGE, "opening")
    kind = hikari.ChannelType.GUILD_PUBLIC_THREAD
    thread = await bot.rest.create_thread(interaction.channel_id, kind, "side table")
    await thread.send("inside")


async def count(interaction):
    await interaction.create_initial_response(UPDATE, "pressed")


async def later(interaction):
    await interaction.create_initial_response(DEFER_UPDATE)
    await interaction.edit_initial_response("changed later")


async def look(interaction):
    await interaction.create_initial_response(UPDATE, component=card("Bruno moves"))


async def trees(interaction):
    await interaction.create_initial_response(MESSAGE, f"chose {'+'.join(interaction.values)}")


async def who(interaction):
    (user,) = interaction.resolved.users.values()
    await interaction.create_initial_response(MESSAGE, f"chose {user.global_name}")


async def table(interaction):
    await interaction.create_initial_response(MESSAGE, f"named {interaction.components[0][0].value}")


ANSWERS = {
    "hello": hello,
    "draw": draw,
    "take": take,
    "form": form,
    "panel": show_panel,
    "card": show_card,
    "thread": open_thread,
    "count": count,
    "later": later,
    "look": look,
    "trees": trees,
    "who": who,
    "table": table,
}


@bot.listen()
async def started(_event: hikari.StartedEvent) -> None:
    me = bot.get_me()
    await bot.rest.set_application_commands(me.id, commands())
    print("ready", flush=True)


@bot.listen()
async def resumed(_event: hikari.ShardResumedEvent) -> None:
    print("resumed", flush=True)


@bot.listen()
async def heard(event: hikari.GuildMessageCreateEvent) -> None:
    if event.is_human:
        print(f"heard {event.author.username}", flush=True)


@bot.listen()
async def answer(event: hikari.InteractionCreateEvent) -> None:
    interaction = event.interaction
    if isinstance(interaction, hikari.AutocompleteInteraction):
        typed = interaction.options[0].value
        tiles = [tile for tile in ("oak", "elm") if tile.startswith(typed)]
        await interaction.create_response([build.AutocompleteChoiceBuilder(tile, tile) for tile in tiles])
    elif isinstance(interaction, hikari.CommandInteraction):
        await ANSWERS[interaction.command_name](interaction)
    else:
        await ANSWERS[interaction.custom_id](interaction)


bot.run(check_for_updates=False)
