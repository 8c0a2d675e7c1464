import { h, icon } from "./dom.js";
import { nameOf } from "./faces.js";
import { drawnFrom } from "./patch.js";
import { addressOf } from "./sidebar.js";
import { localised, word } from "./words.js";
import { findChannel } from "./world.js";

/**
 * What an empty channel says: what this is, and one button for each way to begin.
 * @param {import("./shapes.js").World} world
 * @param {{run: (plain: string, values?: Map<string, any>) => void, write: (text: string) => void, open: (id: string) => void}} does
 */
export function welcome(world, does) {
  const channel = findChannel(world, world.channelId);
  const title = h("h2", {}, channel?.guild_id ? word("empty_title", { channel: channel.name }) : word("empty_talk"));
  const picture = h("img", { src: "/page/icon.svg", alt: "", width: 72, height: 72 });
  if (!world.commands.length && world.bot?.online) return [picture, title, nobody(world, does)];
  const play = world.commands.find(({ name }) => name === "play");
  return [
    picture,
    title,
    h("p", {}, word(beginsBy(world, play), { name: nameOf(world.bot.user) })),
    h("div", { class: "beginnings" }, play && games(play, does), world.commands.length > 0 && beginning("secondary", word("empty_all"), () => does.write("/"))),
    company(world),
  ];
}

/** The words for how to begin; nothing is offered while the bot is away and nobody knows what it can do. */
function beginsBy(world, play) {
  if (!world.commands.length) return "empty_wait";
  return play ? "empty_play" : "empty_any";
}

/** Where the bot is not: what to do, and the way to a channel where it is. */
function nobody(world, does) {
  const near = world.guilds.find(({ members }) => members.includes(world.bot.user.id))?.channels[0];
  const way = near && beginning("primary", word("empty_go", { channel: near.name }), () => does.open(near.id));
  return h("div", {}, h("p", {}, nothingHere(world)), h("div", { class: "beginnings" }, way));
}

/** Why no command can be used in the open channel. @param {import("./shapes.js").World} world */
export function nothingHere(world) {
  const isChannel = Boolean(findChannel(world, world.channelId)?.guild_id);
  return word(isChannel ? "empty_nobody" : "empty_talk_nobody", { name: nameOf(world.bot.user) });
}

/** A button for every game that can be played. */
function games(play, does) {
  const game = play.options?.find(({ name }) => name === "game");
  if (!game?.choices?.length) return beginning("primary", word("empty_start"), () => does.run("/play"));
  return game.choices.map((choice) => beginning("primary", localised(choice, "name"), () => does.run("/play", new Map([["game", choice.value]]))));
}

function beginning(style, label, onclick) {
  return drawnFrom(h("button", { type: "button", class: `button ${style}`, onclick }, label), [label]);
}

function company(world) {
  const others = world.people.filter(({ id }) => id !== world.person.id).slice(0, 2);
  const link = (user) => h("a", { href: addressOf(user), target: "_blank" }, word("empty_second_as", { name: nameOf(user) }), icon("open"));
  return h("p", { class: "second" }, word("empty_second"), others.map(link));
}
