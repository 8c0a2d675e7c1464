// A small bot on discord.js that uses each way of answering there is; `node discord_js.cjs URL TOKEN PICTURE`.
const { Client, Events, GatewayIntentBits, MessageFlags } = require("discord.js");

const [URL, TOKEN, PICTURE] = process.argv.slice(2);
const STRING = 3;
const COMMANDS = [
  { name: "hello", description: "Says hello", options: [{ type: STRING, name: "name", description: "To whom", required: true }] },
  { name: "draw", description: "Draws for a while" },
  { name: "take", description: "Takes a tile", options: [{ type: STRING, name: "tile", description: "Which", required: true, autocomplete: true }] },
  { name: "form", description: "Asks for a name" },
  { name: "panel", description: "Shows a panel" },
  { name: "card", description: "Shows a card" },
  { name: "thread", description: "Opens a thread" },
];
const LEAF = { attachment: Buffer.from("green"), name: "leaf.txt" };
const PIXEL = { attachment: Buffer.from(PICTURE, "base64"), name: "board.png" };
const row = (...components) => ({ type: 1, components });
const PANEL = [
  row({ type: 2, style: 1, label: "Count", custom_id: "count" }, { type: 2, style: 2, label: "Later", custom_id: "later", emoji: { name: "🌲" } }),
  row({ type: 3, custom_id: "trees", placeholder: "Trees", max_values: 2, options: ["oak", "elm", "ash"].map((tree) => ({ label: tree, value: tree })) }),
  row({ type: 5, custom_id: "who", placeholder: "Who" }),
];
const FORM = {
  title: "Name the table",
  custom_id: "table",
  components: [row({ type: 4, custom_id: "name", label: "Name", style: 1, max_length: 20 })],
};
const cardOf = (words) => [
  {
    type: 17,
    components: [
      { type: 10, content: words },
      { type: 12, items: [{ media: { url: "attachment://board.png" }, description: "A board" }] },
      row({ type: 2, style: 1, label: "Look", custom_id: "look" }),
    ],
  },
];

const ANSWERS = {
  hello: (interaction) => interaction.reply(`hello **${interaction.options.getString("name")}**`),
  async draw(interaction) {
    await interaction.deferReply();
    await interaction.editReply({ content: "drawn", files: [LEAF] });
    const more = await interaction.followUp("and more");
    await interaction.webhook.editMessage(more, "and much more");
  },
  take: (interaction) => interaction.reply({ content: `took ${interaction.options.getString("tile")}`, flags: MessageFlags.Ephemeral }),
  form: (interaction) => interaction.showModal(FORM),
  panel: (interaction) => interaction.reply({ content: "panel", components: PANEL }),
  card: (interaction) => interaction.reply({ flags: MessageFlags.IsComponentsV2, components: cardOf("Ada moves"), files: [PIXEL] }),
  async thread(interaction) {
    await interaction.reply("opening");
    const thread = await interaction.channel.threads.create({ name: "side table" });
    await thread.send("inside");
  },
  count: (interaction) => interaction.update("pressed"),
  async later(interaction) {
    await interaction.deferUpdate();
    await interaction.editReply("changed later");
  },
  look: (interaction) => interaction.update({ components: cardOf("Bruno moves"), files: [PIXEL] }),
  trees: (interaction) => interaction.reply(`chose ${interaction.values.join("+")}`),
  who: (interaction) => interaction.reply(`chose ${interaction.users.first().displayName}`),
  table: (interaction) => interaction.reply(`named ${interaction.fields.getTextInputValue("name")}`),
};

async function answer(interaction) {
  if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused();
    const tiles = ["oak", "elm"].filter((tile) => tile.startsWith(typed));
    await interaction.respond(tiles.map((tile) => ({ name: tile, value: tile })));
  } else {
    await ANSWERS[interaction.commandName ?? interaction.customId](interaction);
  }
}

const client = new Client({
  intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages],
  rest: { api: `${URL}/api`, cdn: URL },
});
client.once(Events.ClientReady, async () => {
  await client.application.commands.set(COMMANDS);
  console.log("ready");
});
client.on(Events.ShardResume, (_, replayed) => console.log(`resumed ${replayed > 0 ? "with" : "without"} what was missed`));
client.on(Events.MessageCreate, (message) => message.author.bot || console.log(`heard ${message.author.username}`));
client.on(Events.InteractionCreate, answer);
client.login(TOKEN);
