import { h, icon } from "./dom.js";
import { nameOf } from "./faces.js";
import { drawnFrom } from "./patch.js";
import { addressOf } from "./sidebar.js";
import { localised, word } from "./words.js";
import { findChannel } from "./world.js";

/**
 * What an empty channel says: what this is, and one button for each way to begin.
 * @param {import("./shapes.js").World} world
 * @param {{run: (plain: string, values?: Map<string, any>) => void, write: (text: string) => void}} does
 */
export function welcome(world, does) {
  const channel = findChannel(world, world.channelId);
  const play = world.commands.find(({ name }) => name === "play");
  return [
    h("img", { src: "/page/icon.svg", alt: "", width: 72, height: 72 }),
    h("h2", {}, channel?.guild_id ? word("empty_title", { channel: channel.name }) : word("empty_talk")),
    h("p", {}, word(play ? "empty_play" : "empty_any")),
    h("div", { class: "beginnings" }, play && games(play, does), world.commands.length > 0 && beginning("secondary", word("empty_all"), () => does.write("/"))),
    company(world),
  ];
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
